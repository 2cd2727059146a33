# For people; everything here can also be typed. `make` needs an environment: see CONTRIBUTING.md.
PYTHON ?= .venv/bin/python

.PHONY: all lint types test vectors published bench bench-bulk agree-bulk

all: lint types test

lint:
	$(PYTHON) -m ruff check .

types:
	$(PYTHON) -m mypy

test:
	$(PYTHON) -m pytest -n auto

vectors:
	$(PYTHON) -m conformance.cli.main compile

published:
	$(PYTHON) -m conformance.cli.main adequacy --publish
	$(PYTHON) -m conformance.cli.main calibrate --publish
	$(PYTHON) -m conformance.cli.main perft --publish
	$(PYTHON) -m conformance.cli.main compare --publish
	$(PYTHON) -m conformance.cli.main agree --deals 100000 --publish
	$(PYTHON) -m conformance.cli.main identify --benchmark 1000 --publish

bench:
	$(PYTHON) -m tests.bench.engine_against_openspiel
	$(PYTHON) -m tests.bench.runner_messages

bench-bulk:
	$(PYTHON) -m tests.bench.bulk --publish

agree-bulk:
	$(PYTHON) -m tests.bench.bulk_agreement --publish
