# `make` alone lists what there is to do.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
KERNEL := $(VENV)/.kernel
# These are made by the build itself.
KERNEL_MADE := $(patsubst %,src/sagrada/kernel/%.pxd,dice layout window) src/sagrada/kernel/arrays/fields.pxd src/sagrada/bots/value/shape.pxd
COMPILED := src/sagrada/kernel src/sagrada/kernel/arrays src/sagrada/kernel/texts src/sagrada/bots/value
KERNEL_SOURCES := setup.py $(filter-out $(KERNEL_MADE),$(wildcard $(foreach d,$(COMPILED),$(d)/*.py $(d)/*.pxd)))
AUDIT := $(VENV)/audit/.installed
DOCS := $(VENV)/docs/.installed
HEAVY := $(VENV)/heavy/.installed
CLIENT := client/node_modules/.installed
CLIENT_SOURCES := $(shell find client/src client/public client/*.* src/sagrada/lab/data/*.json -type f)
STATIC := src/sagrada/server/static
DIST := dist/.built
DIST_SOURCES := pyproject.toml setup.py MANIFEST.in PACKAGE.md LICENSE NOTICE \
	$(filter-out $(KERNEL_MADE),$(shell find src -name '*.py' -o -name '*.pyi' -o -name '*.pxd' -o -name '*.mako' -o -path '*/data/*' -type f))
CHROMIUM ?= /usr/bin/chromium-headless-shell
export CHROMIUM
NPM := npm --prefix client --no-fund --no-audit
JOBS ?= 2
N ?= 10000

MKDOCS := NO_MKDOCS_2_WARNING=1 $(VENV)/docs/bin/mkdocs
PYTEST := $(BIN)/python -m pytest
COVERAGE := $(BIN)/python -m coverage
# On CI, the tests that failed run once more, alone: where processes start and sockets wait, a busy machine can
# break a good test. What failed first stays in the output. At a desk, nothing runs twice.
once_more = $(if $(CI),|| { [ $$? = 1 ] && echo "Once more: the tests that failed." && $(PYTEST) --last-failed --last-failed-no-failures none $(1); })
PINS := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pins"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# ------------------------------------------------------------------ begin

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: setup client ## play in your browser: starts a server and prints its address
	@$(BIN)/sagrada serve

.PHONY: docs
docs: $(DOCS) ## read the docs in your browser: serves them and prints their address
	$(MKDOCS) serve

.PHONY: setup
setup: $(INSTALLED) $(KERNEL) ## make .venv and compile the kernel (instant when nothing changed)

# The files name everything. If pip looked for what they need, it would find newer releases of it and
# stop: these have no hash here.
PINNED := --quiet --require-hashes --no-deps

$(INSTALLED): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install $(PINNED) -r requirements/dev.txt
	$(BIN)/python -m pip uninstall -qq --yes sagrada # the name of the distribution before 0.1.0
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	$(BIN)/python -m pip check
	@touch $@

# Without a C compiler this only warns, and the kernel's sources run as they are.
$(KERNEL): $(INSTALLED) $(KERNEL_SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)
	@touch $@

# The page, made of what the lock file names. (package.json holds the bundler at a version whose
# compiled parts exist for every system, so that the lock file can name them all.)
$(CLIENT): client/package.json client/package-lock.json
	$(NPM) ci
	@touch $@

.PHONY: client
client: $(STATIC)/index.html ## build the web page (into src/sagrada/server/static)

$(STATIC)/index.html: $(CLIENT) $(CLIENT_SOURCES)
	$(NPM) run --silent build

# The wheel is built from the sdist, as an installer without Node would do it.
.PHONY: wheel
wheel: $(DIST) ## build the package: an sdist, and a wheel with the page and the compiled kernel (into dist)

$(DIST): $(INSTALLED) $(STATIC)/index.html $(DIST_SOURCES)
	rm -rf dist src/sagrada_game.egg-info
	$(BIN)/python setup.py --quiet sdist --dist-dir dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@touch $@

# ------------------------------------------------------------------ check

.PHONY: check
check: static client-test client ## the everyday checks: style, types, layers and the quick tests
	HYPOTHESIS_PROFILE=brief $(PYTEST) -n $(JOBS) -m "not long and not slow"

.PHONY: test
test: static client-test docs-check scorer covered kernel uncompiled server browser installed ## everything a change must pass: the checks, the coverage gates, perft, the kernel, the server, the page, the package, the docs

.PHONY: static
static: setup client-static
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: client-static
client-static: $(CLIENT)
	$(NPM) run --silent check

.PHONY: client-test
client-test: $(CLIENT) ## test the pieces of the web page
	$(NPM) test --silent

# Strict: a link that leads nowhere, or a page that nothing leads to, is an error. (Not with --quiet, which
# keeps MkDocs from counting its warnings.)
.PHONY: docs-check
docs-check: $(DOCS) ## build the site of the docs, strictly (into build/site)
	$(MKDOCS) build --strict

$(DOCS): requirements/docs.txt | $(INSTALLED)
	$(PYTHON) -m venv $(VENV)/docs
	$(VENV)/docs/bin/python -m pip install $(PINNED) -r requirements/docs.txt
	@touch $@

.PHONY: scorer
scorer: setup $(CLIENT) ## hold the page's scorer against the engine, on 100,000 random windows
	$(BIN)/python -m tests.client.scorer_lockstep 100000

.PHONY: browser
browser: setup client $(CHROMIUM) ## play whole games through the web page, in Chromium
	$(NPM) run --silent browser

# Only the tests need a browser: Debian's Chromium, without the windows around its pages.
$(CHROMIUM):
	apt-get update -qq
	apt-get install -y -qq --no-install-recommends chromium-headless-shell

# One test run gives the data for both gates; perft is part of it.
.PHONY: covered
covered: setup
	$(PYTEST) -n $(JOBS) -m "not long" --ignore=tests/kernel --ignore=tests/server \
		--ignore=tests/test_wheel.py --ignore=tests/test_sdist.py --cov --cov-report= \
		$(call once_more,-m "not long" --ignore=tests/kernel --ignore=tests/server --cov --cov-append --cov-report=)
	$(COVERAGE) report --include="src/sagrada/engine/*" --fail-under=100
	$(COVERAGE) report --include="src/sagrada/game/*" --fail-under=95

.PHONY: perft
perft: setup ## count the moves of known positions
	$(PYTEST) -n $(JOBS) -m "not long" tests/perft

.PHONY: kernel
kernel: setup ## hold the kernel against the engine
	$(PYTEST) -n $(JOBS) -m "not long" tests/kernel

.PHONY: uncompiled
uncompiled: setup ## test the kernel's sources as they run without a C compiler
	SAGRADA_UNCOMPILED=1 $(PYTEST) -n $(JOBS) -m "not long" tests/kernel

# The server's tests start processes of their own and measure no coverage.
.PHONY: server
server: setup client backends ## test the server: sockets, security, secrets, strangers, a few kills
	$(PYTEST) -n $(JOBS) --dist loadfile -m "not long" tests/server $(call once_more,-m "not long" tests/server)

.PHONY: installed
installed: setup wheel ## install the wheel outside of the repository, play with it, and serve the page
	$(PYTEST) -n $(JOBS) --dist loadgroup -m "not long" tests/test_wheel.py tests/test_sdist.py

.PHONY: backends
backends: ## PostgreSQL and Redis for the tests, from Debian's packages (where that can be done)
	@if command -v redis-server >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -q >/dev/null && apt-get install -y -q postgresql redis-server >/dev/null; \
	else \
		echo "PostgreSQL or Redis is missing; the tests that need them are left out."; \
	fi

# `RUNLEVEL=1`: without starting them.
.PHONY: operators
operators: ## what it takes to try deploy/: debootstrap, nginx and Caddy (where that can be done)
	@if command -v debootstrap >/dev/null && command -v nginx >/dev/null && command -v caddy >/dev/null; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -q >/dev/null && \
		RUNLEVEL=1 apt-get install -y -q --no-install-recommends debootstrap nginx-light caddy openssl >/dev/null; \
	else \
		echo "debootstrap, nginx or Caddy is missing; the tests that need them are left out."; \
	fi

.PHONY: chaos
chaos: setup backends ## kill servers, break disks and cut off databases while people play (long)
	$(BIN)/python -m tests.server.chaos --kills 50
	$(BIN)/python -m tests.server.chaos --kills 50 --shared
	$(BIN)/python -m tests.server.faults --times 5 --seconds 5
	$(BIN)/python -m tests.server.faults io-errors full-disk postgres-paused postgres-apart --times 1 --seconds 40

.PHONY: load
load: setup ## measure what one server process carries (docs/performance.md)
	cd benchmarks/boardgame_io && npm ci --silent
	$(BIN)/python -m benchmarks.load --closed 20 100 --seconds 20 --compare
	$(BIN)/python -m benchmarks.load

# Strict: what the advisories' database was not asked about is a failure, not a clean bill.
.PHONY: audit
audit: $(AUDIT) ## look for known weaknesses in what we depend on (asks the network)
	$(VENV)/audit/bin/pip-audit --strict --requirement requirements/runtime.txt --require-hashes --disable-pip
	npm --prefix client audit --package-lock-only

$(AUDIT): requirements/audit.txt | $(INSTALLED)
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install $(PINNED) -r requirements/audit.txt
	@touch $@

.PHONY: lockstep
lockstep: setup ## play N random games in engine and kernel, step by step (make lockstep N=100000)
	$(BIN)/python -m tests.kernel.lockstep $(N) --jobs $(JOBS)

.PHONY: test-long
test-long: setup client wheel backends operators $(CHROMIUM) ## every test, with many more random examples (long)
	LONG=1 $(NPM) run --silent browser
	HYPOTHESIS_PROFILE=long $(PYTEST) -n $(JOBS) --dist loadfile -m "long or not long"

# Their packages are too large for everybody's environment: half a gigabyte, and PyTorch. Without CUDA, PyTorch takes
# 0.2 GB, but pip finds that only if it knows PyTorch's own index (PIP_EXTRA_INDEX_URL) or a folder (PIP_FIND_LINKS).
# Otherwise it's the package registry's: on Linux, 2.7 GB.
.PHONY: heavy
heavy: setup $(HEAVY) ## test what large packages need: OpenSpiel, Ray, PyTorch (long)
	PYTHONPATH=src $(VENV)/heavy/bin/python -m pytest -p no:cacheprovider tests/lab/environments tests/lab/test_cluster.py \
		tests/lab/ppo/test_network.py tests/lab/ppo/test_training.py

$(HEAVY): requirements/heavy.txt requirements/torch.txt requirements/torch-cpu.txt | $(INSTALLED)
	$(PYTHON) -m venv $(VENV)/heavy
	$(VENV)/heavy/bin/python -m pip install $(PINNED) -r requirements/heavy.txt
	$(VENV)/heavy/bin/python -m pip install $(PINNED) -r requirements/torch-cpu.txt || { \
		echo "pip knows no PyTorch without CUDA. The registry's takes 2.7 GB on Linux."; \
		$(VENV)/heavy/bin/python -m pip install $(PINNED) -r requirements/torch.txt; }
	$(VENV)/heavy/bin/python -m pip check
	@touch $@

.PHONY: format
format: setup $(CLIENT) ## put the code into the project's style
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(NPM) run --silent format

.PHONY: fixtures
fixtures: setup ## write the frames that the client is tested with (client/src/fixtures)
	$(BIN)/python -m tests.client.fixtures

.PHONY: lesson
lesson: setup ## write the tutorial and the pictures of the cards (client/src/learn)
	$(BIN)/python -m tools.lessons.writing

.PHONY: protocol
protocol: setup ## write the types of the wire for the client (client/src/protocol.ts)
	$(BIN)/python -m tools.protocol_types

.PHONY: rule-table
rule-table: setup ## write what the page knows of rules and bots (scorer/rules.ts, app/presets.ts, i18n/en/reasons.ts, home/soloLadder.ts)
	$(BIN)/python -m tools.rule_table
	$(BIN)/python -m tools.preset_table
	$(BIN)/python -m tools.reason_texts
	$(BIN)/python -m tools.solo_ladder

.PHONY: icons
icons: $(CLIENT) $(CHROMIUM) ## draw the icons of the app (client/public)
	node client/scripts/icons.js

.PHONY: pictures
pictures: setup client $(CHROMIUM) ## take the screenshots of the docs again (docs/images)
	node tools/pictures/take.mjs

.PHONY: bench
bench: setup client $(CHROMIUM) ## measure: kernel, moves, windows, start-up time, the web page
	@set -e; for name in kernel engine score_jsonl startup; do \
		echo "== benchmarks/$$name.py"; $(BIN)/python -m benchmarks.$$name; \
	done
	@$(BIN)/python -m benchmarks.startup --import
	@echo "== benchmarks/page.mjs"; node benchmarks/page.mjs

.PHONY: ladder
ladder: setup ## measure the bots and write docs/ladder.md (long; goes on where it was stopped)
	$(BIN)/python -m sagrada.lab.ladder
	$(BIN)/python -m tools.solo_ladder

.PHONY: value-weights
value-weights: setup ## train the weights of the bots' value function again (long; goes on where it was stopped)
	$(BIN)/python -m sagrada.lab.train_value

.PHONY: value-bench
value-bench: setup ## compare the bots' value function with version 1 (a quarter of an hour)
	$(BIN)/python -m sagrada.lab.value_bench v1 latest

.PHONY: puzzles
puzzles: setup ## add to the puzzles that come with the package (long; goes on where it was stopped)
	$(BIN)/python -m sagrada.study.puzzles.mine --add
	$(BIN)/python -m sagrada.study.puzzles.figures docs/puzzles.md

.PHONY: window-lab
window-lab: setup ## measure windows, objectives, tools and solo deals again (long; goes on where it was stopped)
	$(BIN)/python -m sagrada.lab.window_lab
	$(BIN)/python -m sagrada.lab.window_lab.solo_deals
	$(BIN)/python -m sagrada.lab.window_lab.grandmaster_deals
	$(BIN)/python -m sagrada.lab.window_lab.figures docs/window-lab.md

# ------------------------------------------------------------------ upkeep

.PHONY: pins
pins: ## renew the pinned requirements (needs uv)
	$(PINS) --upgrade --extra all pyproject.toml --output-file requirements/runtime.txt
	$(PINS) --upgrade --extra all pyproject.toml requirements/dev.in --constraint requirements/runtime.txt \
		--output-file requirements/dev.txt
	$(PINS) --upgrade requirements/build.in --constraint requirements/dev.txt --output-file requirements/build.txt
	$(PINS) --upgrade requirements/audit.in --output-file requirements/audit.txt
	$(PINS) --upgrade requirements/docs.in --output-file requirements/docs.txt
	$(PINS) --upgrade --extra lab --extra openspiel --extra ray pyproject.toml requirements/heavy.in \
		--constraint requirements/dev.txt --output-file requirements/heavy.txt
	$(PINS) --upgrade requirements/torch.in --constraint requirements/heavy.txt --output-file requirements/torch.txt
	$(PINS) --upgrade requirements/torch-cpu.in --constraint requirements/heavy.txt --find-links "$(PIP_FIND_LINKS)" \
		--output-file requirements/torch-cpu.txt

.PHONY: clean
clean: ## remove .venv and everything the tools left behind
	rm -rf client/node_modules client/test-results $(STATIC)
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache src/*.egg-info
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -f $(KERNEL_MADE) $(foreach d,$(COMPILED),$(d)/*.so $(d)/*.pyd)
