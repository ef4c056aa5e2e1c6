#!/usr/bin/env bash
# private-swi-prolog.sh DIRECTORY
# Unpacks a newer SWI-Prolog than the system's into DIRECTORY, from the machine's own Debian or Ubuntu mirror, without
# installing anything. DIRECTORY/env then holds the environment that makes it the one in use (its PATH goes in front).
# Where no such packages are known, DIRECTORY/unavailable says why instead.
set -euo pipefail
[ $# -eq 1 ] || { sed -n 2,5p "$0"; exit 2; }
mkdir -p "$1"
directory=$(cd "$1" && pwd)
root=$directory/root
apt=$directory/apt

unavailable() {
  echo "$*" >"$directory/unavailable"
  exit 0
}

# The mirror of the distribution itself: the first entry of the apt sources that names this release's own suite.
mirror() {
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    awk -v suite="$1" '
      function give(uri) { if (!given) print uri; given = 1 }
      function close_stanza() { if (found && uri != "") give(uri); uri = ""; found = 0 }
      /^deb[ \t]/ { sub(/\[[^]]*\]/, ""); if ($3 == suite) give($2) }
      /^URIs:/    { uri = $2 }
      /^Suites:/  { for (i = 2; i <= NF; i++) if ($i == suite) found = 1 }
      /^[ \t]*$/  { close_stanza() }
      END         { close_stanza() }' || true
}

command -v apt-get >/dev/null && command -v dpkg >/dev/null ||
  unavailable "a private SWI-Prolog comes from Debian's or Ubuntu's packages, and this system has no apt"
. /etc/os-release
case $ID in
debian) suites=trixie component=main keyring=/usr/share/keyrings/debian-archive-keyring.gpg ;;
ubuntu) suites="resolute questing plucky" component=universe keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg ;;
*) unavailable "a private SWI-Prolog is provided on Debian and Ubuntu only, and this is ${PRETTY_NAME:-$ID}" ;;
esac
uri=$(mirror "${VERSION_CODENAME:-}")
[ -n "$uri" ] || unavailable "the apt sources name no mirror for ${PRETTY_NAME:-$ID}"

private_apt() {
  apt-get -q -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$apt/sources" -o Dir::State="$apt/state" \
    -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt/cache" -o Dir::State::status=/dev/null \
    -o APT::Sandbox::User= -o Acquire::Retries=2 -o Acquire::Languages=none "$@"
}

obtain() {
  rm -rf "$root" "$apt"
  mkdir -p "$apt"/{sources,state,lists/partial,cache/archives/partial,packages} "$root"
  echo "deb [signed-by=$keyring] $uri $1 $component" >"$apt/sources/private.list"
  private_apt update &&
    (cd "$apt/packages" && private_apt download swi-prolog-core swi-prolog-core-packages swi-prolog-nox) || return 1
  local package
  for package in "$apt"/packages/*.deb; do dpkg -x "$package" "$root" || return 1; done
  home=$root/usr/lib/swi-prolog
  libraries=$(dirname "$(find "$root/usr/lib" -name 'libswipl.so.*' -print -quit)")
  printf '%s\n' "SWI_HOME_DIR=$home" "LD_LIBRARY_PATH=$libraries" "PATH=$root/usr/bin" >"$directory/env.new"
  # The packages leave the library indexes to their installation script; without them nothing is autoloaded.
  with_private swipl -g "use_module(library(lists)), forall((member(P, ['$home/library', '$home/library/ext/*']), expand_file_name(P, Ds),
                                 member(D, Ds), exists_directory(D)), make_library_index(D, ['*.pl']))" -t halt &&
    with_private swipl -g "current_prolog_flag(version, V), V >= 90112, use_module(library(plunit))" -t halt
}

with_private() {
  SWI_HOME_DIR=$home LD_LIBRARY_PATH=$libraries PATH=$root/usr/bin:$PATH "$@" </dev/null
}

rm -f "$directory/env" "$directory/unavailable"
for suite in $suites; do
  echo "SWI-Prolog from $uri, suite $suite"
  if obtain "$suite"; then
    mv "$directory/env.new" "$directory/env"
    rm -rf "$apt"
    with_private swipl --version
    exit 0
  fi
done
reason="no suite of $uri ($suites) gave a SWI-Prolog of at least 9.1.12 that runs on ${PRETTY_NAME:-$ID}"
[ "$ID" = debian ] || unavailable "$reason"
echo "$reason" >&2
exit 1
