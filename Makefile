# `make help` lists the targets. Every target sets up what it needs by itself; ARGS="..." hands further arguments on.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play fast test test-fast slow check rules soak kills bench bench-compiled golden learn balance browser clean

# What one process compiled the others need not compile again, even where that is forbidden by default.
unexport PYTHONDONTWRITEBYTECODE

# PYTHON=/path/to/python chooses the interpreter of new environments; otherwise the first one here that is new enough.
PYTHON ?= python3.13 python3.12 python3.11 python3
OLDEST := 3.11

BIN := .venv/bin
BENCH_BIN := .venv-bench/bin
PIP_INSTALL := pip install --quiet --disable-pip-version-check
PLAY := .venv/.play-installed
DEV := .venv/.dev-installed
FAST := .venv/.fast-installed
GET_CATANATRON := $(BENCH_BIN)/$(PIP_INSTALL) --upgrade catanatron || echo "The newest catanatron could not be installed" >&2

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

play: $(PLAY) ## open the table in the browser
	@$(BIN)/chicane serve --open $(ARGS)

fast: $(FAST) ## compile the engine and the games for this machine (ARGS=--remove takes that away again)
	@$(BIN)/chicane fast $(ARGS)

test: $(DEV) | browser ## run the tests on all cores
	@CHICANE_PURE=1 $(BIN)/pytest -n auto --dist worksteal -m "not slow" $(ARGS)

test-fast: $(DEV) | browser ## the same with the engine and the games compiled
	@$(BIN)/chicane fast
	@$(BIN)/pytest -n auto --dist worksteal -m "not slow" $(ARGS)

slow: $(DEV) | browser ## run the tests that take minutes, such as a whole campaign in the browser
	@CHICANE_PURE=1 $(BIN)/pytest -n auto --dist worksteal -m slow $(ARGS)

check: $(DEV) | browser ## ruff, mypy --strict and the tests
	@echo "ruff"; $(BIN)/ruff check .
	@echo "mypy --strict"; $(BIN)/mypy --strict
	@echo "pytest"; CHICANE_PURE=1 $(BIN)/pytest -n auto --dist worksteal -m "not slow"

rules: $(DEV) ## count the catalogue's rules that no test cites (ARGS=-v lists them)
	@$(BIN)/python -m tools.rules $(ARGS)

soak: $(PLAY) ## play 10,000 random games over every mix of options and player counts
	@$(BIN)/python -m tools.soak $(ARGS)

kills: $(DEV) ## kill a server a thousand times under people who play, and count what was lost (ARGS=--help)
	@$(BIN)/python -m tools.kills $(ARGS)

bench: $(BENCH_BIN)/pip ## options per second and copy time, beside Catanatron (ARGS=--help)
	@$(GET_CATANATRON)
	@$(BENCH_BIN)/python -m bench.run $(ARGS)
	@$(BENCH_BIN)/python -m bench.cards

bench-compiled: $(BENCH_BIN)/pip ## the same, pure and compiled; compiles what is not compiled yet, as `make fast` does
	@$(GET_CATANATRON)
	@$(BENCH_BIN)/$(PIP_INSTALL) --upgrade mypy setuptools
	@$(BENCH_BIN)/python -m bench.run --compiled $(ARGS)

golden: $(DEV) ## write the golden playthroughs anew; review them as a diff
	@$(BIN)/python -m tests.playthroughs.regenerate $(ARGS)

learn: $(DEV) ## write docs/learn anew from the books of the games
	@$(BIN)/python -m tools.learn

balance: $(DEV) ## play the tournaments of tools/balance.toml and write docs/balance.md of them (ARGS="--most 8": 8 games of each)
	@$(BIN)/python -m tools.balance $(ARGS)

clean: ## remove the environments, caches and builds
	rm -rf .venv .venv-bench .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist src/chicane/fast/*/
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): pyproject.toml | $(BIN)/pip
	@echo "Installing Chicane into .venv"
	@$(BIN)/$(PIP_INSTALL) -e '.[serve,png]'
	@touch $@

$(DEV): pyproject.toml | $(BIN)/pip
	@echo "Installing Chicane and its development tools into .venv"
	@$(BIN)/$(PIP_INSTALL) -e '.[dev]'
	@touch $(PLAY) $(FAST) $@

$(FAST): pyproject.toml | $(BIN)/pip
	@echo "Installing Chicane and what compiles it into .venv"
	@$(BIN)/$(PIP_INSTALL) -e '.[serve,png,fast]'
	@touch $(PLAY) $@

# The browser tests drive Debian's chromium; root may install it, elsewhere they are skipped and say so.
browser:
	@if ! command -v chromium >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing chromium"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null \
			|| echo "chromium could not be installed; the browser tests will be skipped" >&2; \
	fi

# Debian ships Python without what `venv` needs; root may install it, everybody else is told its name.
$(BIN)/pip $(BENCH_BIN)/pip:
	@python=; for candidate in $(PYTHON); do \
		"$$candidate" -c 'import sys; sys.exit(sys.version_info < tuple(map(int, "$(OLDEST)".split("."))))' 2>/dev/null \
			&& python="$$candidate" && break; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Chicane needs Python $(OLDEST) or newer; none of these is: $(PYTHON). Name one with PYTHON=/path/to/python" >&2; \
		exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
		package=$$("$$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
		if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
			echo "$$python cannot make environments: install its venv module (on Debian or Ubuntu: apt-get install $$package)" >&2; \
			exit 1; \
		fi; \
		echo "Installing $$package"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$$package" >/dev/null || exit 1; \
	fi; \
	echo "Making $(@:/bin/pip=) with $$("$$python" --version)"; \
	"$$python" -m venv --clear $(@:/bin/pip=)
