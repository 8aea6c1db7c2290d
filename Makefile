# Everything from a bare machine: Python 3.11+, a C compiler, node 20+ and the package registries.
# A step that Ctrl-C has stopped leaves no stamp, and is done again.
PYTHON ?= python3
BIN := .venv/bin
# What to play with tries to compile, and everything else insists on it.
TRY := $(if $(filter undefined,$(origin LUDOLITH_COMPILE)),auto,$(LUDOLITH_COMPILE))
LUDOLITH_COMPILE ?= 1
BUILT := .venv/built-$(LUDOLITH_COMPILE)
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check --no-compile -c requirements.lock
# For characters that the fonts of the client lack.
FONTS := fonts-dejavu-core fonts-liberation
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml
STATIC := src/ludolith/server/static
CLIENT := $(STATIC)/index.html
NODE := client/node_modules/.installed
# What builds the client, without what tests it; if all is there, that.
NODE_TO_BUILD := $(or $(wildcard $(NODE)),client/node_modules/.to-build)
CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -type f -print) \
	$(shell find src -name '*.ftl' -o -name 'RULES*.md')

# If this were set, each of the hundreds of programs that the tests start would compile all its imports.
export PYTHONDONTWRITEBYTECODE :=

# For two cores: tests with a browser or a server of their own often wait.
WORKERS ?= 4
# Two steps at once; the output of each stays together.
BESIDE := $(MAKE) -j2 --output-sync=target --no-print-directory
# Runs the sources even where compiled files exist, so it can run while they are being compiled.
FROM_SOURCE := PYTHONPATH=src LUDOLITH_PURE=1
SAME_CODE := engine/test_compiled_modules.py \
	$(patsubst tests/%,%,$(foreach part,blows motion rest quick_simulation,$(wildcard tests/games/*/physics/test_$(part).py)))

.PHONY: play test test-client test-interpreted check check-style check-types check-layers check-wire \
	check-client rules bench reports load soak build client browser install-browser screenshots wire \
	copies docs lessons clean

## Open the tables in the browser; compile while people play.
play:
	@$(MAKE) -j2 --no-print-directory NODE=$(NODE_TO_BUILD) .venv/linked client
	@LUDOLITH_COMPILE=$(TRY) MAKE="$(MAKE)" $(BIN)/python scripts/play.py

## Every check and every test, compiled and interpreted. While one core compiles, the other runs all
## steps that need only the sources, the longest first, so that both end at about the same time.
test:
	$(BESIDE) build browser client check-types test-interpreted check-client test-client check-layers check-style
	$(MAKE) --no-print-directory check-wire
	$(BIN)/python -c "import ludolith; assert ludolith.compiled() or '$(LUDOLITH_COMPILE)' != '1'"
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=12 --durations-min=8

## Engine, rules and tables uncompiled, against the same golden games. Tests of code that is never compiled,
## and of the switch itself, which set it themselves, run only once, with all other tests.
test-interpreted: .venv/tools
	$(FROM_SOURCE) $(BIN)/pytest tests/engine tests/games tests/table $(addprefix --ignore=tests/,$(SAME_CODE)) \
		--durations=12 --durations-min=2

test-client: $(NODE)
	cd client && npm test

## Style, types and layers.
check: check-style check-types check-layers check-wire check-client

check-style: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: .venv/tools
	$(BIN)/mypy

check-layers: .venv/tools
	$(FROM_SOURCE) $(BIN)/lint-imports

check-wire: build $(NODE)
	$(BIN)/python -m ludolith.server.schema | node client/tools/wire.mjs --check

check-client: $(NODE)
	cd client && npm run check

## Every rule of every game with the tests that show it.
rules: build
	$(BIN)/python -m tests.rule_index

## Ratios measured in one run.
bench: build
	$(BIN)/ludolith bench

## Each level against the one below, for docs/reports; takes long, and continues where it stopped.
reports: build
	$(BIN)/python -m benchmarks.reports

## Five hundred tables at once, on a new server.
load: build
	$(BIN)/python -m benchmarks.load

## Half an hour of bots at tables of all games, on a new server: no process may grow.
soak: build
	$(BIN)/python -m benchmarks.soak

## The environment, and the compiled modules if a source is newer.
build: $(BUILT)

## The environment to play: what pyproject.toml asks for, in the versions of the lock file.
.venv/linked: requirements.lock pyproject.toml
	$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	$(PIP) setuptools
	LUDOLITH_COMPILE=0 $(PIP) --no-build-isolation -e .
	rm -f .venv/built-*
	touch $@

## What compiles.
.venv/compiler: .venv/linked
	$(PIP) $$($(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'])")
	touch $@

## Everything for development.
.venv/tools: .venv/compiler
	$(PIP) -r requirements.lock
	touch $@

$(BUILT): .venv/compiler $(SOURCES)
	rm -f .venv/built-*
	touch .venv/building
	LUDOLITH_COMPILE=$(LUDOLITH_COMPILE) $(BIN)/python setup.py -q build_ext --inplace
	for kind in $(LUDOLITH_COMPILE) $$(test -e src/ludolith/_compiled.json && echo 1 auto); do cp -p .venv/building .venv/built-$$kind; done
	rm .venv/building # the stamps are dated at the start: an edit during the compile counts for the next one

## The browser client, if one of its sources is newer.
client: $(CLIENT)

client/node_modules/.installed client/node_modules/.to-build: client/package-lock.json
	@command -v npm >/dev/null || { echo "The client needs node and npm: install them, then make client" >&2; exit 1; }
	cd client && npm ci --no-audit --no-fund --no-update-notifier $(if $(filter %.to-build,$@),--omit=dev)
	touch $@

$(CLIENT): $(NODE) $(CLIENT_SOURCES)
	touch client/node_modules/.building
	cd client && npm run --no-update-notifier build -- --outDir ../build/client --emptyOutDir
	rm -rf $(STATIC) && mv build/client $(STATIC)
	touch -r client/node_modules/.building $@

## Install a browser for the tests, if there is none.
browser:
	@command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable || $(MAKE) -s install-browser

install-browser:
	@command -v apt-get >/dev/null || { echo "The browser tests need chromium: install it so that it is on the PATH" >&2; exit 1; }
	$(SUDO) apt-get update
	$(SUDO) apt-get install -y --no-install-recommends chromium-headless-shell $(FONTS) || \
		$(SUDO) apt-get install -y chromium $(FONTS)

## The pictures in docs/.
screenshots: build client browser
	$(BIN)/python -m tests.browser.screenshots

## The client's types of messages, views, events and moves, from the server's schema.
wire: build $(NODE)
	$(BIN)/python -m ludolith.server.schema | node client/tools/wire.mjs

## How positions are cloned and pickled, from the fields they declare.
copies: .venv/linked
	$(FROM_SOURCE) $(BIN)/python -m ludolith.engine.generate_copies src/ludolith/games/*/

## The tables of the documents that are made from the games.
docs: build
	$(BIN)/python -m scripts.docs_tables

## Lessons, and the sizes of parts that a board draws, for the client.
lessons: build
	for game in $(patsubst src/ludolith/games/%/lesson.py,%,$(wildcard src/ludolith/games/*/lesson.py)); do \
		$(BIN)/python -m ludolith.games.$$game.lesson > client/src/learn/$$game/lesson.json || exit 1; \
	done
	for game in $(patsubst client/src/boards/%/sizes.json,%,$(wildcard client/src/boards/*/sizes.json)); do \
		$(BIN)/python -m ludolith.games.$$game.sizes > client/src/boards/$$game/sizes.json || exit 1; \
	done

clean:
	rm -rf .venv build client/node_modules src/ludolith/server/static src/*.egg-info src/*.so src/ludolith/_compiled.json src/ludolith/_uncompiled.txt
	find src -name '*.so' -delete
