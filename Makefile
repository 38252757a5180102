# Every target that runs something first makes the environment it needs, so that each of them works
# in a fresh clone. ARGS is handed on to the program that a target runs.

PYTHON ?= python3
GAME ?= glory
ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
PINS := requirements/dev.txt

CODE := src tests $(wildcard bench tools examples) setup.py
SOURCES := $(shell find src/aedilis -type f -not -path '*/__pycache__/*' -not -path '*/static/built/*' | LC_ALL=C sort)

# The browser's side: where its sources are, and the file that says it is built.
WEB := src/aedilis/server/static/built/manifest.json
WEB_SOURCES := $(shell find web -type f | LC_ALL=C sort) package.json src/aedilis/kernel/joining.json
NPM := npm --silent --no-update-notifier

# How many games of each kind the fuzz target plays, from which seed, and on which build: the compiled
# one, brought up to date, if there is any.
GAMES ?= 5000
SEED ?= 1
BUILD ?= $(if $(wildcard $(COMPILED)/.stamp),compiled,plain)

# Many tests wait more than they work: one process more than a small machine has cores keeps them busy.
WORKERS ?= 3

# How often the steady target runs the tests.
RUNS ?= 10

# What tests the server, the sources, the words, or packages beside this one: the same on each build.
NEVER_COMPILED := tests/server tests/rules tests/kernel/test_text.py tests/test_how_to.py \
	tests/test_language.py tests/test_terms.py tests/test_steady.py tests/test_third_game.py

# Where single lines are changed to see whether a test notices.
MODULES ?= src/aedilis/republic

# An import path from the caller's shell would let the tests meet another copy of the package.
unexport PYTHONPATH PYTHONHOME

# Images of containers often forbid Python to keep what it has compiled. Every process, and the tests
# start many, would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Environments

.PHONY: setup
setup: $(VENV)/.stamp ## make .venv: the pinned tools and this package, editable (PYTHON=python3)

# The pins are all there is: pip shall choose nothing itself. It would, where one package asks for an
# extra of another (`coverage[toml]`) and a newer version is out than the pinned one.
define make_environment
@command -v "$(PYTHON)" >/dev/null || { echo "error: PYTHON=$(PYTHON) is not a command; name a Python 3.11 or newer" >&2; exit 1; }
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "error: PYTHON=$(PYTHON) is $$("$(PYTHON)" --version 2>&1); Aedilis needs Python 3.11 or newer" >&2; exit 1; }
"$(PYTHON)" -m venv $(1)
$(1)/bin/python $(PIP_INSTALL) --no-deps --require-hashes -r $(PINS)
$(1)/bin/python -m pip check
endef

$(VENV)/.stamp: pyproject.toml setup.py $(PINS)
	$(call make_environment,$(VENV))
	$(VENV)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@# The rules are read once here, so that the first who asks for one has not to wait for it.
	@$(VENV)/bin/aedilis rules --coverage --json >/dev/null
	@touch $@

.PHONY: compiled
compiled: $(COMPILED)/.stamp ## make .venv-compiled: the same, with the package built by mypyc

$(COMPILED)/.pins: $(PINS)
	$(call make_environment,$(COMPILED))
	@touch $@

# A file that is gone leaves no newer prerequisite behind. So the list of files is one itself, and
# what was built from another list is thrown away: a wheel packs whatever lies in its build directory.
build/compiled/sources.txt: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || { rm -rf build/compiled/lib*; printf '%s\n' $(SOURCES) >$@; }

.PHONY: FORCE
FORCE:

$(COMPILED)/.stamp: $(COMPILED)/.pins pyproject.toml setup.py build/compiled/sources.txt $(SOURCES)
	AEDILIS_COMPILE=1 $(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

node_modules/.stamp: package.json package-lock.json
	@command -v node >/dev/null || { echo "error: node is not a command; the table in the browser is built with Node 20 or newer" >&2; exit 1; }
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' || { echo "error: node is $$(node --version); Node 20 or newer builds the table in the browser" >&2; exit 1; }
	$(NPM) ci --no-fund --no-audit
	@touch $@

$(WEB): node_modules/.stamp $(WEB_SOURCES)
	$(NPM) run build -- --logLevel warn
	@touch $@

.PHONY: web
web: $(WEB) ## build the table in the browser into the package

# Use

.PHONY: play
play: setup web ## play in the browser, on a server of your own (ARGS="--port 8065")
	@$(VENV)/bin/aedilis serve --open $(ARGS)

.PHONY: play-terminal
play-terminal: setup ## play in this terminal (GAME, ARGS="--seats 3")
	@$(VENV)/bin/aedilis play $(GAME) $(ARGS)

# Checks

.PHONY: test
test: setup web ## run the tests (ARGS="-k foundry")
	$(NPM) run test
	$(VENV)/bin/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: test-fast
test-fast: setup ## the tests that take less than a minute together, for while one works (ARGS="-k foundry")
	$(VENV)/bin/python -m pytest -q -n 2 --dist worksteal -m "not slow" $(ARGS)

.PHONY: steady
steady: setup web ## run the tests many times in a row, until one run is not green (RUNS=10, ARGS="tests/server/browser")
	$(VENV)/bin/python -m tools.steady --runs $(RUNS) --workers $(WORKERS) $(ARGS)

.PHONY: coverage
coverage: setup ## how much of the engine its tests run; fails below the floor in pyproject.toml (ARGS="-m 'not slow'")
	@mkdir -p build/coverage
	$(VENV)/bin/python -m pytest -q -n 2 --cov --ignore tests/server --ignore tests/terminal $(ARGS)

.PHONY: test-compiled
test-compiled: compiled ## run the tests of what is compiled on the compiled package
	AEDILIS_BUILD=compiled $(COMPILED)/bin/python -m pytest -n $(WORKERS) --dist worksteal $(addprefix --ignore ,$(NEVER_COMPILED)) $(ARGS)

.PHONY: check
check: setup node_modules/.stamp ## lint, formatting, types, import direction, translations, rule index, rules version
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(VENV)/bin/mypy $(CODE)
	$(VENV)/bin/lint-imports --no-cache
	$(VENV)/bin/python -m tools.check_translations
	$(VENV)/bin/python -m pytest -q -p no:cacheprovider tests/test_language.py -k catalogue
	$(VENV)/bin/python -m tools.check_migrations
	$(VENV)/bin/python -m tools.rule_index --check
	$(VENV)/bin/python -m tools.playthroughs --check
	$(VENV)/bin/python -m aedilis.server.wire_schema | node web/make-types.mjs --check
	$(NPM) run check

.PHONY: fuzz
fuzz: setup $(if $(filter compiled,$(BUILD)),compiled) ## checked games over all that can be chosen (GAMES, SEED, BUILD=plain, ARGS="--game NAME")
	$(if $(filter compiled,$(BUILD)),$(COMPILED),$(VENV))/bin/python -m tools.fuzz --games $(GAMES) --seed $(SEED) $(ARGS)

.PHONY: study
study: setup ## the balance study: bots against themselves, and the page written from it (GAMES)
	nice -n 10 $(VENV)/bin/python -m tools.study $(if $(filter command line,$(origin GAMES)),--games $(GAMES)) $(ARGS)

.PHONY: strength
strength: setup ## measure the bots against each other
	$(VENV)/bin/python -m tools.strength $(ARGS)

.PHONY: train
train: setup ## train the learned bot by self-play, and write how (ARGS="--games 4000")
	nice -n 10 $(VENV)/bin/python -m tools.training $(ARGS)

.PHONY: mutants
mutants: setup ## change single lines, and tell which changes no test notices (MODULES, ARGS="--count 20")
	$(VENV)/bin/python -m tools.mutants $(MODULES) $(ARGS)

.PHONY: bench
bench: setup compiled ## measure speed, on the plain and on the compiled package
	$(VENV)/bin/python -m bench $(ARGS)
	$(COMPILED)/bin/python -m bench $(ARGS)

.PHONY: bench-server
bench-server: setup web ## measure the server under load
	$(VENV)/bin/python -m bench.server $(ARGS)

.PHONY: bench-clicks
bench-clicks: setup ## measure how many clicks a year of a game takes in the page
	$(VENV)/bin/python -m bench.year $(ARGS)

.PHONY: bench-peers
bench-peers: setup ## measure the environments beside those of others, each installed by itself (ARGS="--only rlcard")
	$(if $(wildcard $(COMPILED)/.stamp),$(COMPILED),$(VENV))/bin/python -m bench.peers $(ARGS)

.PHONY: bench-browser
bench-browser: setup web ## measure how soon a move is seen in another browser
	$(VENV)/bin/python -m bench.browser $(ARGS)

# Things made from the code

.PHONY: types
types: setup node_modules/.stamp ## make the browser's types from the server's schema
	$(VENV)/bin/python -m aedilis.server.wire_schema | node web/make-types.mjs

.PHONY: screenshots
screenshots: setup web ## take the pictures of the tables for the docs
	$(VENV)/bin/python -m tools.screenshots $(ARGS)

.PHONY: format
format: setup ## mend formatting and whatever the linter can mend itself
	$(VENV)/bin/ruff check --fix $(CODE)
	$(VENV)/bin/ruff format $(CODE)

.PHONY: playthroughs
playthroughs: setup ## write the recorded playthroughs anew
	$(VENV)/bin/python -m tools.playthroughs $(ARGS)

.PHONY: docs
docs: setup ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 DISABLE_MKDOCS_2_WARNING=true $(VENV)/bin/python -m mkdocs build --strict $(ARGS)

.PHONY: wheel
wheel: setup web ## build the pure wheel into dist/
	rm -rf build/pure
	AEDILIS_COMPILE=0 $(VENV)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: lock
lock: ## write the pinned requirements anew (ARGS=--upgrade for newer versions)
	"$(PYTHON)" -m venv build/lock
	build/lock/bin/python $(PIP_INSTALL) uv
	build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --extra dev --output-file $(PINS) $(ARGS) pyproject.toml
	@! grep -n '://' $(PINS) || { echo "error: $(PINS) names a host" >&2; exit 1; }

.PHONY: clean
clean: ## remove all that was built, except .venv
	rm -rf $(COMPILED) build dist site node_modules src/aedilis/server/static/built .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard bench tools) -name __pycache__ -type d -prune -exec rm -rf {} +
