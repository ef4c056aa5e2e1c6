.PHONY: demo test lint bench clean

PYBRIDGE = .venv/bin/pybridge

demo:
	@scripts/setup.sh demo
	$(PYBRIDGE) solve wolf-goat-cabbage
	$(PYBRIDGE) tour 6 --method article --view columns

test:
	@scripts/setup.sh test
	@.venv/bin/python tests/matrix.py

lint:
	@scripts/setup.sh lint
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	swipl scripts/check.pl

bench:
	@scripts/setup.sh bench
	.venv/bin/python -m tests.benchmarks

clean:
	rm -rf .venv .venv-janus .swi-prolog .setup.log .pytest_cache .hypothesis .mypy_cache .ruff_cache dist build
