# For people; everything here can also be typed. `make` needs an environment: see CONTRIBUTING.md.
PYTHON ?= .venv/bin/python

.PHONY: all lint types test vectors bench

all: lint types test

lint:
	$(PYTHON) -m ruff check .

types:
	$(PYTHON) -m mypy

test:
	$(PYTHON) -m pytest -n auto

vectors:
	$(PYTHON) -m conformance.cli.main compile

bench:
	$(PYTHON) -m tests.bench.engine_against_openspiel
	$(PYTHON) -m tests.bench.runner_messages
