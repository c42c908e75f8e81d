# `make play` and `make test` do all set-up themselves; they need Python 3.11 or newer and make.

VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
LOCKER := .venv-lock
UV := uv==0.13.7

# The first Python that is new enough; `make PYTHON=/path/to/python` decides otherwise.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,$(shell \
	$(name) -c 'import sys; sys.version_info >= (3, 11) and print("$(name)")' 2>/dev/null)))
GAME ?= quarry
TITLES := quarry origins settlers tabannusi tawantinsuyu daitoshi
# Tests that start servers, browsers and databases have a target of their own.
APART := tests/server tests/web tests/adapters
JOBS ?= 2
# Those tests wait for servers and browsers most of the time.
WAITING_JOBS ?= 3

export PIP_DISABLE_PIP_VERSION_CHECK := 1

INSTALL = -m pip install --quiet --require-hashes $(PIP_FLAGS)
OWN := --no-deps --no-build-isolation
APT := DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends
PACKAGING := pyproject.toml setup.py src/tablewright/_version.py
PACKED := src build_backend pyproject.toml setup.py MANIFEST.in README.md LICENSE
SOURCES = $(shell find src/tablewright build_backend -type f -not -path '*/__pycache__/*') $(PACKAGING)

.PHONY: help setup play terminal web site docs wheels wheels-test wheels-everywhere sdist image-test debian release release-check release-notes sbom audit \
	nightly-kills nightly-fuzz nightly-games nightly-speed test test-apart marathon lint type bench baselines test-compiled lock upgrade clean distclean
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-17s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.dev ## virtual environment with everything for development

play: web ## play in the browser: build the client, start the server, open it (SERVE="--port 9000")
	$(BIN)/tablewright serve $(SERVE)

terminal: $(VENV)/.base ## play in the terminal (GAME=quarry)
	$(BIN)/tablewright play $(GAME)

web: $(VENV)/.server ## the browser client, built into the package
	$(BIN)/python web/build.py

site: $(VENV)/.server ## the site that plays without a server, from any file host, into site/
	$(BIN)/python web/site.py

# Alone and in company; `make test-compiled` plays every number and variant, `TABLEWRIGHT_USUAL=0 make test` here, too.
test: lint type web ## everything that must hold: style, types, layers, tests
	TABLEWRIGHT_USUAL=$${TABLEWRIGHT_USUAL:-1} $(BIN)/pytest -n $(JOBS) $(addprefix --ignore=,$(APART))

test-apart: $(VENV)/.dev $(VENV)/.debian web site ## server, browser and the adapters' own kits: they start servers and browsers
	$(BIN)/pytest -n $(WAITING_JOBS) $(APART)

marathon: $(VENV)/.dev $(VENV)/.debian ## kills, fuzz and soak, for hours; writes docs/reliability.md
	$(BIN)/python -m tests.server.load.marathon $(MARATHON)

docs: $(VENV)/.dev ## the documentation site, into build/docs/site; a warning or a dead link stops it
	$(BIN)/python -m docs.site.build

lint: $(VENV)/.dev ## style, formatting and the layers of the architecture
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

type: $(VENV)/.dev ## strict type check
	$(BIN)/mypy

bench: $(VENV)/.bench ## speed of every game next to other engines
	$(BIN)/tablewright bench

# Runs away from src/, so that the compiled package is the one that is imported.
# Words are never compiled, and that the suites bite was shown by `make test`.
test-compiled: $(COMPILED)/.package ## every game in every variant on the compiled package, and compiled against pure
	cd $(COMPILED) && bin/python -m pytest -c ../pyproject.toml -n $(JOBS) -m "not words" \
		--ignore=../tests/generic/test_suites_bite.py ../tests/generic ../tests/compiled

# The compiled wheel is the one that `make test-compiled` tests; both carry the client.
wheels: web $(COMPILED)/.package ## a compiled wheel for this machine and a pure one for every machine, into dist/
	@rm -rf dist $(COMPILED)/pure && mkdir -p dist $(COMPILED)/pure
	cp $(COMPILED)/wheel/*.whl dist/
	cp -R $(PACKED) $(COMPILED)/pure
	TABLEWRIGHT_PURE=1 $(COMPILED)/bin/python -m pip wheel --quiet $(OWN) --wheel-dir dist $(COMPILED)/pure
	@for wheel in dist/*.whl; do $(BIN)/python -m zipfile -l $$wheel | grep -q tablewright/web/index.html \
		|| { echo "$$wheel has no client: rm $(COMPILED)/.package, and again" >&2; exit 1; }; done

wheels-test: wheels ## both wheels in empty environments: a game, doctor, server, page, move (PYTHONS="python3.13")
	.ci/wheels dist

sdist: web ## the source archive with the built client, into dist/
	@mkdir -p dist
	$(BIN)/python -c 'import sys; sys.path.insert(0, "build_backend"); import backend; backend.build_sdist("dist")'

wheels-everywhere: $(VENV)/.publish ## wheels for all machines of this kind from the archive in dist/ (needs a container engine on Linux)
	$(BIN)/cibuildwheel --output-dir dist/wheels dist/*.tar.gz

image-test: web ## the steps of the Containerfile in clean roots, and a move over HTTP; needs root
	@command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -qq -y --no-install-recommends debootstrap; } >&2
	IMAGE_PURE=$(or $(IMAGE_PURE),1) .ci/image

release: ## make a release of what is here: make release VERSION=1.2.3; pushing the tag publishes it
	.ci/release.py bump $(VERSION)
	$(MAKE) setup lint docs wheels-test
	git commit --all --message "Release $(VERSION)"
	git tag --annotate v$(VERSION) --message "Tablewright $(VERSION)"
	$(MAKE) release-check
	@echo "Now: git push --follow-tags"

release-check: ## whether the commit that is here can be released
	.ci/release.py check

release-notes: ## what the changelog says of this version, into build/release-notes.md
	@mkdir -p build
	.ci/release.py notes >build/release-notes.md

sbom: ## all that others made and we ship or build with, with its hashes (CycloneDX), into build/sbom.json
	@mkdir -p build
	.ci/supplies.py list >build/sbom.json

audit: ## whether an advisory is known against any of it; asks osv.dev
	.ci/supplies.py audit

nightly-kills: $(VENV)/.dev $(VENV)/.debian ## 1,000 kills of the server: nothing that was acknowledged may be lost
	$(BIN)/python -m tests.server.load.marathon --kills 1000 --fuzz 0 --soak 0

nightly-fuzz: $(VENV)/.dev $(VENV)/.debian ## 20,000 cases of whatever the protocol allows: no error of the server
	$(BIN)/python -m tests.server.load.marathon --kills 0 --fuzz 20000 --soak 0

nightly-games: $(VENV)/.dev ## 10,000 random games of each title: no error
	@mkdir -p build/nightly
	for game in $(TITLES); do \
		$(BIN)/tablewright sim $$game --games 10000 --jobs $(JOBS) --json >build/nightly/$$game.json || exit 1; \
	done

nightly-speed: $(VENV)/.bench ## speed next to other engines, as ratios
	@mkdir -p build/nightly
	$(BIN)/tablewright bench --json >build/nightly/bench.json

baselines: $(VENV)/.dev ## train the baseline of docs/examples/ppo.py on every solo title
	for game in $(TITLES); do \
		echo $$game; $(BIN)/python docs/examples/ppo.py $$game --updates $(or $(UPDATES),60) || exit 1; \
	done

lock: $(LOCKER)/.uv ## lock the dependencies that pyproject.toml names
	$(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --constraints requirements/dev.txt --output-file requirements/base.txt pyproject.toml
	for extra in server web postgres bench lab rl openspiel mcp push ray docs publish testing; do \
		$(LOCK) --constraints requirements/dev.txt --extra $$extra \
			--output-file requirements/$$extra.txt pyproject.toml || exit 1; \
	done
	$(LOCK) --group build --output-file requirements/build.txt

upgrade: ## lock the newest versions instead of those locked already
	$(MAKE) lock UPGRADE=--upgrade

clean: ## remove builds and caches
	rm -rf build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests build_backend -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove the virtual environments too
	rm -rf $(VENV) $(COMPILED) $(LOCKER)

# New versions wait two days: most bad releases are withdrawn by then.
LOCK = $(LOCKER)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --exclude-newer "2 days" --custom-compile-command "make lock" $(UPGRADE)

define CREATE_VENV
@test -n "$(PYTHON)" || { echo "Tablewright needs Python 3.11 or newer; this machine's is" \
	"$$(python3 --version 2>&1). Install a newer one, or name it: make PYTHON=/path/to/python" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tablewright needs Python 3.11 or newer;" \
	"$(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "$(PYTHON) cannot create virtual environments." \
	"On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
$(PYTHON) -m venv $(@D)
@touch $@
endef

$(VENV)/.python $(COMPILED)/.python $(LOCKER)/.python:
	$(CREATE_VENV)

$(VENV)/.base: $(VENV)/.python requirements/base.txt requirements/build.txt $(PACKAGING)
	$(BIN)/python $(INSTALL) -r requirements/base.txt -r requirements/build.txt
	$(BIN)/python -m pip install --quiet $(OWN) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.base requirements/dev.txt
	$(BIN)/python $(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/.server: $(VENV)/.base requirements/server.txt requirements/web.txt
	$(BIN)/python $(INSTALL) -r requirements/server.txt -r requirements/web.txt
	@touch $@

# A browser and a database server from Debian's packages, if they are missing and we may install them; tests that
# need them are skipped otherwise and say why.
$(VENV)/.debian: $(VENV)/.python
	@{ command -v chromium && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] \
		|| ! command -v apt-get >/dev/null || { echo "Installing chromium and postgresql" && apt-get update -qq \
		&& $(APT) chromium postgresql; } >&2
	@command -v chromium-headless-shell >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null \
		|| $(APT) chromium-headless-shell >&2 || echo "The browser tests take a Chromium that does more." >&2
	@touch $@

debian: $(VENV)/.debian ## a browser and a database server, for tests that need them

$(VENV)/.publish: $(VENV)/.base requirements/publish.txt
	$(BIN)/python $(INSTALL) -r requirements/publish.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.base requirements/bench.txt
	$(BIN)/python $(INSTALL) -r requirements/bench.txt
	@touch $@

# Its own folder comes first, so that the compiled package is found there; everything else lies where development
# has it already.
SITE := -c 'import sysconfig; print(sysconfig.get_path("purelib"))'
$(COMPILED)/.dev: $(COMPILED)/.python $(VENV)/.dev requirements/build.txt
	$(BIN)/python $(SITE) >"$$($(COMPILED)/bin/python $(SITE))/development.pth"
	$(COMPILED)/bin/python $(INSTALL) -r requirements/build.txt
	@touch $@

# Compiled from a copy: the build writes files beside the sources for a while, and tests may run at the same time.
$(COMPILED)/.package: $(COMPILED)/.dev $(SOURCES)
	@echo "Compiling engine, games and bots; this takes minutes. Log: $(COMPILED)/build.log"
	@rm -rf $(COMPILED)/wheel $(COMPILED)/source && mkdir $(COMPILED)/source
	cp -R $(PACKED) $(COMPILED)/source
	TABLEWRIGHT_COMPILED=1 $(COMPILED)/bin/python -m pip wheel --verbose $(OWN) --wheel-dir $(COMPILED)/wheel $(COMPILED)/source \
		>$(COMPILED)/build.log 2>&1 \
		|| { grep -E 'error:|not compiled' $(COMPILED)/build.log; tail -n 40 $(COMPILED)/build.log; exit 1; } >&2
	$(COMPILED)/bin/python -m pip install --quiet --no-deps --force-reinstall $(COMPILED)/wheel/*.whl
	@touch $@

$(LOCKER)/.uv: $(LOCKER)/.python Makefile
	$(LOCKER)/bin/python -m pip install --quiet $(UV)
	@touch $@
