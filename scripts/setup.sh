#!/usr/bin/env bash
# setup.sh demo | test | lint | bench
# Brings the machine to where `make` needs it: SWI-Prolog from the system's packages, a virtual environment .venv with
# pybridge and what it can use here, and for the tests, where the system's SWI-Prolog is too old for the janus engine,
# a private newer one in .swi-prolog with .venv-janus. What is there already is left alone.
set -euo pipefail
cd "$(dirname "$0")/.."
level=${1:-demo}
case $level in demo | test | lint | bench) ;; *) sed -n 2,5p "$0"; exit 2 ;; esac
log=$PWD/.setup.log
janus_needs=90112

stop() {
  printf 'set-up stopped: %s\n' "$*" >&2
  exit 1
}

# step DESCRIPTION COMMAND...: one line on the terminal, the rest in the log; shows the end of the log on failure.
step() {
  echo "set-up: $1"
  if ! "${@:2}" >"$log" 2>&1 </dev/null; then
    tail -n 8 "$log" >&2
    stop "$1 (all of it is in $log)"
  fi
}

# --- the system's packages -------------------------------------------------------------------------------------------

# install DEBIAN FEDORA BREW: the same thing by its package names in three worlds.
install() {
  local packages manager wanted="SWI-Prolog 9.0 or newer, Python 3.11 or newer with venv"
  if command -v apt-get >/dev/null; then
    manager=apt-get packages=$1
  elif command -v dnf >/dev/null; then
    manager=dnf packages=$2
  elif command -v brew >/dev/null; then
    manager=brew packages=$3
  else
    stop "no apt-get, dnf or brew here: install $wanted yourself, so that swipl and python3 are found, and try again"
  fi
  if [ "$manager" = brew ]; then
    step "installing $packages" brew install $packages
    return
  fi
  local sudo=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "neither root nor sudo: ask for these packages to be installed: $packages"
    sudo -n true 2>/dev/null || { [ -t 0 ] && sudo -v; } ||
      stop "sudo asks for a password: run 'sudo $manager install $packages' and try again"
    sudo=sudo
  fi
  if [ "$manager" = apt-get ]; then
    step "installing $packages" $sudo env DEBIAN_FRONTEND=noninteractive sh -c "apt-get -q update || true
      apt-get -q -y -o DPkg::Lock::Timeout=120 install --no-install-recommends $packages"
  else
    step "installing $packages" $sudo dnf -y install $packages
  fi
}

# Sets python, and python_name, python_version, has_venv and has_headers to what it says of itself.
find_python() {
  local candidate facts
  for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    facts=$("$candidate" - 2>/dev/null <<'PYTHON'
import importlib.util, pathlib, sys, sysconfig
assert sys.version_info >= (3, 11)
found = lambda module: importlib.util.find_spec(module) is not None
print("python%d.%d" % sys.version_info[:2], found("ensurepip") and found("venv"),
      (pathlib.Path(sysconfig.get_path("include")) / "Python.h").exists(), sys.version.replace("\n", " "))
PYTHON
    ) || continue
    read -r python_name has_venv has_headers python_version <<<"$facts"
    python=$candidate
    return
  done
  return 1
}

# swi_version [COMMAND...]: the version as SWI-Prolog counts it (90004 is 9.0.4), or 0.
swi_version() {
  "$@" swipl -g 'current_prolog_flag(version, V), write(V)' -t halt </dev/null 2>/dev/null || echo 0
}

system_packages() {
  command -v swipl >/dev/null || install swi-prolog-nox pl swi-prolog
  swi=$(swi_version)
  [ "$swi" -ge 90000 ] || stop "$(command -v swipl) is too old or does not run: SWI-Prolog 9.0 or newer is needed"
  find_python || install "python3 python3-venv" python3 python
  find_python || stop "Python 3.11 or newer is needed, and python3 is $(python3 --version 2>&1); PYTHON=... names another"
  [ "$has_venv" = True ] || install "$python_name-venv" python3 python
}

# What janus-swi is built with. Only asked for where it will be built.
compiler() {
  local debian= fedora= brew=
  command -v cc >/dev/null || debian="gcc libc6-dev" fedora=gcc brew=gcc
  [ "$has_headers" = True ] || debian="$debian $python_name-dev" fedora="$fedora python3-devel" brew="$brew python"
  [ -z "$debian" ] || install "${debian# }" "${fedora# }" "${brew# }"
}

# For the tests of the pages that pybridge writes. Elsewhere than on Debian it is left to the user.
browser() {
  command -v chromium >/dev/null && command -v chromedriver >/dev/null && return
  if grep -qsx 'ID=debian' /etc/os-release; then
    install "chromium chromium-driver" chromium chromium
  else
    echo "set-up: no chromium with chromedriver here, so the tests that need a browser are skipped"
  fi
}

# --- virtual environments --------------------------------------------------------------------------------------------

# environment DIRECTORY: an empty virtual environment of the chosen Python, unless it is there already.
environment() {
  local wanted
  wanted="$PWD $python_version"
  if [ "$(cat "$1/.made" 2>/dev/null)" != "$wanted" ] || ! "$1/bin/python" -c '' 2>/dev/null; then
    rm -rf "$1"
    step "making $1" "$python" -m venv "$1"
    echo "$wanted" >"$1/.made"
  fi
}

# fingerprint FILE...: changes when one of the files, the set-up, its place, Python or the SWI-Prolog in use changes.
fingerprint() {
  {
    cat pyproject.toml scripts/*.sh "$@"
    echo "$PWD $python_version $swi"
  } | cksum
}

ready() {
  [ "$(cat "$1" 2>/dev/null)" = "$2" ]
}

# janus DIRECTORY [COMMAND...]: janus-swi, built anew for each version of SWI-Prolog (a cached build may be for another).
janus() {
  local stamp=$1/.janus now
  now=$(swi_version "${@:2}")
  ready "$stamp" "$now" && return
  compiler
  step "building janus-swi in $1" "${@:2}" "$1/bin/pip" install -q --no-cache-dir --force-reinstall "janus-swi>=1.5"
  echo "$now" >"$stamp"
}

default_environment() {
  local stamp=.venv/.ready-$level now extras
  now=$(fingerprint)
  environment .venv
  ready "$stamp" "$now" && return
  case $level in
  demo) extras=networkx,png ;;
  test) extras=networkx,png,sat,notebook,test ;;
  lint) extras=networkx,png,test,dev ;;
  bench) extras=networkx,png,bench ;;
  esac
  if [ "$swi" -ge "$janus_needs" ]; then
    janus .venv
    extras=janus,$extras
  fi
  step "installing pybridge into .venv ($extras)" .venv/bin/pip install -q -e ".[$extras]"
  if [ "$level" = bench ]; then
    # What aima3 names as its own needs (an old networkx, all of Jupyter) is not used by its search module.
    step "installing aima3 into .venv" .venv/bin/pip install -q --no-deps aima3
  fi
  echo "$now" >"$stamp"
}

with_private() {
  local SWI_HOME_DIR LD_LIBRARY_PATH prefix key value
  while IFS='=' read -r key value; do
    case $key in
    SWI_HOME_DIR) SWI_HOME_DIR=$value ;;
    LD_LIBRARY_PATH) LD_LIBRARY_PATH=$value ;;
    PATH) prefix=$value ;;
    esac
  done <.swi-prolog/env
  env SWI_HOME_DIR="$SWI_HOME_DIR" LD_LIBRARY_PATH="$LD_LIBRARY_PATH" PATH="$prefix:$PATH" "$@"
}

private_environment() {
  [ "$swi" -lt "$janus_needs" ] || return 0
  if ! grep -qs "^SWI_HOME_DIR=$PWD/" .swi-prolog/env; then
    step "unpacking a private SWI-Prolog into .swi-prolog" scripts/private-swi-prolog.sh .swi-prolog
  fi
  if [ ! -e .swi-prolog/env ]; then
    echo "set-up: no private SWI-Prolog: $(cat .swi-prolog/unavailable)"
    return
  fi
  local stamp=.venv-janus/.ready-test now
  now=$(fingerprint .swi-prolog/env)
  environment .venv-janus
  ready "$stamp" "$now" && return
  janus .venv-janus with_private
  step "installing pybridge into .venv-janus" with_private .venv-janus/bin/pip install -q -e ".[janus,test]"
  echo "$now" >"$stamp"
}

system_packages
default_environment
if [ "$level" = test ]; then
  private_environment
  browser
fi
