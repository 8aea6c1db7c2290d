# Everything from a bare machine: Python 3.11+, a C compiler, node 20+ and the package registries.
PYTHON ?= python3
BIN := .venv/bin
LUDOLITH_COMPILE ?= 1
BUILT := .venv/built-$(LUDOLITH_COMPILE)
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml
CLIENT := src/ludolith/server/static/index.html
CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -type f -print) \
	$(shell find src -name '*.ftl' -o -name 'RULES*.md')

.PHONY: play test check rules bench reports load build client browser install-browser screenshots wire lessons clean

## Open the tables in the browser.
play: build client
	$(BIN)/ludolith play --web

## Every check and every test, compiled and interpreted.
test: build check browser
	$(BIN)/python -c "import ludolith; assert ludolith.compiled() or '$(LUDOLITH_COMPILE)' != '1'"
	$(BIN)/pytest -n 2
	cd client && npm test
	LUDOLITH_PURE=1 $(BIN)/pytest -n 2 tests/games tests/engine

## Style, types and layers.
check: build client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m ludolith.server.schema | node client/tools/wire.mjs --check
	cd client && npm run check

## Every rule of every game with the tests that show it.
rules: build
	$(BIN)/python -m tests.rule_index

## Ratios measured in one run.
bench: build
	$(BIN)/ludolith bench

## Each level against the one below, for docs/reports; takes a while, and goes on where it was.
reports: build
	$(BIN)/python benchmarks/reports.py

## Five hundred tables at once, on a server of its own.
load: build
	$(BIN)/python benchmarks/load.py

## The environment, and the compiled modules whenever a source is newer.
build: $(BUILT)

.venv/tools: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	touch $@

$(BUILT): .venv/tools $(SOURCES)
	rm -f .venv/built-*
	LUDOLITH_COMPILE=$(LUDOLITH_COMPILE) $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

## The pages people play on, whenever one of their sources is newer.
client: $(CLIENT)

client/node_modules/.installed: client/package-lock.json
	@command -v npm >/dev/null || { echo "The client needs node and npm: install them, then make client" >&2; exit 1; }
	cd client && npm ci
	touch $@

$(CLIENT): client/node_modules/.installed $(CLIENT_SOURCES)
	cd client && npm run build

## The browser that the tests drive, where there is none.
browser:
	@command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable || $(MAKE) -s install-browser

install-browser:
	@command -v apt-get >/dev/null || { echo "The browser tests need chromium: install it so that it is on the PATH" >&2; exit 1; }
	$(SUDO) apt-get update
	$(SUDO) apt-get install -y chromium fonts-dejavu-core

## The pictures in docs/.
screenshots: build client browser
	$(BIN)/python -m tests.browser.screenshots

## What the client takes over from the Python side: message types, guided first games.
wire: build client/node_modules/.installed
	$(BIN)/python -m ludolith.server.schema | node client/tools/wire.mjs

lessons: build
	for game in diamant dinokalipsa dino_bones gods_love_dinosaurs seven_dwarfs; do \
		$(BIN)/python -m ludolith.games.$$game.lesson > client/src/learn/$$game/lesson.json || exit 1; \
	done

clean:
	rm -rf .venv build client/node_modules src/ludolith/server/static src/*.egg-info src/*.so src/ludolith/_compiled.json src/ludolith/_uncompiled.txt
	find src -name '*.so' -delete
