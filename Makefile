# Everything from a bare machine: Python 3.11+, a C compiler and the package registry.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml

.PHONY: play test check rules bench build clean

## Play in the terminal.
play: build
	$(BIN)/ludolith play diamant

## Every check and every test, compiled and interpreted.
test: build check
	$(BIN)/pytest -n 2
	LUDOLITH_PURE=1 $(BIN)/pytest -n 2 tests/games tests/engine

## Style, types and layers.
check: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

## Every rule of every game with the tests that show it.
rules: build
	$(BIN)/python -m tests.rule_index

## Ratios measured in one run.
bench: build
	$(BIN)/ludolith bench

## The environment, and the compiled modules whenever a source is newer.
build: .venv/built

.venv/tools: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	touch $@

.venv/built: .venv/tools $(SOURCES)
	LUDOLITH_COMPILE=$${LUDOLITH_COMPILE-1} $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

clean:
	rm -rf .venv build src/*.egg-info src/*.so src/ludolith/_compiled.json
	find src -name '*.so' -delete
