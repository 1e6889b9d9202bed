# NestedSlide. `make` lists what there is to do; `make test` and `make demo` set up everything they need themselves.

PYTHON ?= python3
CC := $(shell command -v cc || command -v gcc || command -v clang || echo cc)
INSTRUCTIONS ?=
SECONDS ?= 600

# A step is one line with its time; V=1 shows each command, and so does a step that fails.
V ?=
ifeq ($(V),)
.SILENT:
endif
export V
step = $(PYTHON) tools/steps.py '$(1)' --

# The header says which version this is.
number = $(shell sed -n 's/^\#define $(1) \([0-9]*\).*/\1/p' include/nestedslide.h)
VERSION := $(shell n=$(call number,NSLIDE_VERSION); echo $$((n / 1000000)).$$((n / 1000 % 1000)).$$((n % 1000)))

# DEBUG=1: against a debug library, which is built in a fraction of the time and has all of the language's checks.
DEBUG ?=
PRODUCT := .build/$(if $(DEBUG),debug,product)
LIBRARY := $(PRODUCT)/libNestedSlideC.so
SONAME := libNestedSlideC.so.$(call number,NSLIDE_ABI_VERSION)
VENV := .venv/bin/python
SCRIPTS := Tests/platforms benchmarks packaging Tests/api Tests/behaviour Tests/coverage Tests/docs Tests/loops Tests/checks Tests/fuzz Tests/hosts Tests/languages Tests/migration Tests/packaging Tests/mutants Tests/portability Tests/recipes Tests/site Tests/NestedSlideCTests examples docs/images docs/site tools
WASM := .build/wasm/nestedslide.wasm
C_BUILD := .build/c-tests$(if $(DEBUG),-debug)
BENCH_BUILD := .build/bench
WHEELS := .build/wheels
DOCS := .build/docs/html/index.html
# The C interface as data, and the programs that make things of it.
API := $(shell find tools/api -name "*.py" -o -name "*.json")

SWIFT_TOOLS = $(dir $(realpath $(shell command -v swiftc)))
# The library just built, not one that is installed somewhere. A debug library needs those of Swift besides.
export NESTEDSLIDE_LIBRARY := $(CURDIR)/$(LIBRARY)
export NESTEDSLIDE_MODULE := $(CURDIR)/$(WASM)
ifdef DEBUG
export LD_LIBRARY_PATH := $(SWIFT_TOOLS)../lib/swift/linux
endif

SWIFT_SOURCES := Package.swift $(shell find Sources include -type f 2>/dev/null)
C_FLAGS := -std=c11 -D_GNU_SOURCE -g -Wall -Wextra -Wpedantic -Werror -Iinclude
C_LINK := -L$(PRODUCT) -lNestedSlideC -Wl,-rpath,'$$ORIGIN/../$(notdir $(PRODUCT))'

.PHONY: always help quick quick-c debug-environment test-c-long test-docs coverage test-all test-needs test-packages test-demo build api wasm web gallery bench-chart bench-feel test-feel wheel install uninstall demo test test-swift test-c test-valgrind test-sanitized test-site test-threads test-install test-product test-python test-python-long test-pythons test-behaviour test-portability test-instructions test-fuzz mutants test-bare test-hosts test-langs test-story test-recipes fuzz fuzz-corpus fuzz-coverage session-hash abi-baseline check bench assets physics-pictures site lint format clean docs need-swift need-cc need-doxygen
.DELETE_ON_ERROR:

help:
	@echo 'make build    the release library, $(LIBRARY), and $(notdir $(ARCHIVE)) to link statically'
	@echo 'make install, make uninstall    library, header, the API as JSON, pkg-config and CMake files; PREFIX=$(PREFIX), DESTDIR='
	@echo 'make wheel    the Python package with the library inside, and its sources, in $(WHEELS)'
	@echo 'make wasm     the library for WebAssembly, $(WASM)'
	@echo 'make platforms    the library for other systems and processors, .build/platforms; ONLY=windows,riscv'
	@echo 'make amalgamation    the engine as one C file for any compiler, .build/amalgamation'
	@echo 'make dist     everything that people download, in dist; make test-platforms runs it where this machine can'
	@echo 'make release  checks that all is of one version, builds, tries and packs it: docs/releasing.md'
	@echo 'make web      a playground for the browser, a folder of files that any server can show'
	@echo 'make demo     a profile page to scroll with the mouse'
	@echo 'make quick    tests of what has changed since it last passed: seconds, 2 minutes after a change of Swift'
	@echo 'make test     what every change is tried with, under 8 minutes: $(EVERYDAY)'
	@echo 'make test-all all of that and what takes longer: $(LONG)'
	@echo 'make api      everything that is generated from the header'
	@echo 'make abi-baseline    takes the header as it is for what later ones are compared with'
	@echo 'make coverage which lines of the library all tests together run through'
	@echo 'DEBUG=1       any of these against a debug library, with all checks of the language'
	@echo 'V=1           shows each command and all that it prints'
	@echo
	@echo 'One test of each kind:'
	@echo '  a scenario       .venv/bin/python -m nestedslide replay behaviour/tabs/right-to-left.json'
	@echo '  a topic          .venv/bin/python Tests/behaviour/run.py behaviour/tabs'
	@echo '  a Swift suite    swift test --filter RestTests'
	@echo '  a C program      make .build/c-tests/test_saving && .build/c-tests/test_saving'
	@echo '  a Python file    cd bindings/python && ../../.venv/bin/python -m pytest tests/test_save.py -k in_mid_fling'
	@echo '  a host           make test-hosts HOST=love'
	@echo '  a page           make test-docs PAGE=records.md'
	@echo '  random calls     make test-story SEED=7 COUNT=100; WITHOUT= ONLY= REPLAY='
	@echo
	@echo 'make gallery  the pictures and the table at the top of the README, from the tests of the hosts'
	@echo 'make test-pythons    the Python tests that need the library only, with each of PYTHONS='
	@echo 'make bench    instructions (valgrind), times and sizes, beside what must be reached and other engines'
	@echo 'make bench-chart    the chart of what a frame costs, beside other engines'
	@echo 'make bench-feel    how evenly frames follow a finger, and the chart of it'
	@echo 'make site     all pages as a static site, with the engine alive in them, .build/site/html'
	@echo 'make docs     the reference of the C interface, $(DOCS)'
	@echo 'make fuzz     looks for inputs that fail, for SECONDS=600'
	@echo 'make assets   the pictures, texts, colours and sizes of the examples'
	@echo 'make physics-pictures    the pictures of docs/physics.md and behaviour.md'
	@echo 'make seam-pictures    the picture of the README that compares engines at the seam'
	@echo 'make recording-figures    the table of docs/feel.md: how far the presets are from other engines'
	@echo 'make mutants  changes lines of the engine and looks which tests notice: COUNT=60 SEED=1'
	@echo 'make lint     swift format, ruff, mypy'
	@echo 'make format   lays out the sources as lint wants them'
	@echo 'make clean    removes what was built'

include packaging/install.mk
include packaging/platforms/platforms.mk

# ---------------------------------------------------------------------------------------------------------- tools

need-swift:
	@command -v swift >/dev/null || { echo 'make: Swift 6.3 is not installed, see https://www.swift.org/install'; exit 1; }

need-cc:
	@command -v $(CC) >/dev/null || { echo 'make: no C compiler is installed: apt install gcc libc6-dev'; exit 1; }

need-doxygen:
	@command -v doxygen >/dev/null || { echo 'make: Doxygen is not installed: apt install doxygen'; exit 1; }

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 9))' \
	  || { echo 'make: Python 3.9 or later is not installed: apt install python3, or set PYTHON='; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo 'make: Python cannot make virtual environments: apt install python3-venv'; exit 1; }
	$(call step,makes a virtual environment) $(PYTHON) -m venv .venv

PIP := $(VENV) -m pip install --quiet --disable-pip-version-check

# Editable, so that changed modules need no new installation, and no library: that is the one named above. So make quick
# can go on with a debug library without building the product first.
.venv/installed-demo: examples/pygame/pyproject.toml bindings/python/pyproject.toml bindings/python/setup.py | .venv/bin/python
	$(call step,installs the demo) $(PIP) --editable bindings/python --editable examples/pygame
	@touch $@

.venv/installed-test: bindings/python/pyproject.toml bindings/python/plot/pyproject.toml bindings/python/setup.py | .venv/bin/python
	$(call step,installs the Python packages for tests) $(PIP) --editable 'bindings/python[test]' --editable bindings/python/plot
	@touch $@

.venv/installed-plot: bindings/python/pyproject.toml bindings/python/plot/pyproject.toml bindings/python/setup.py | .venv/bin/python
	$(call step,installs the Python packages that draw) $(PIP) --editable bindings/python --editable bindings/python/plot
	@touch $@

.venv/installed-%: bindings/python/pyproject.toml bindings/python/setup.py | .venv/bin/python
	$(call step,installs the Python package for $*) $(PIP) --editable 'bindings/python[$*]'
	@touch $@

# ---------------------------------------------------------------------------------------------------------- build

build: $(LIBRARY) $(ARCHIVE)

ifdef DEBUG
# With the Swift tests, so that neither builds what the other has.
$(LIBRARY): $(SWIFT_SOURCES) $(shell find Tests/NestedSlideCoreTests Tests/NestedSlideTests -name '*.swift') | need-swift
	$(call step,builds a debug library and the Swift tests) swift build --build-tests --quiet
	@ln -sf $(notdir $(LIBRARY)) $(PRODUCT)/$(SONAME)
	@touch $@

# Also where the library was built by hand.
$(PRODUCT)/$(SONAME): $(LIBRARY)
	@ln -sf $(notdir $(LIBRARY)) $@
else
# Always runs, and builds only when sources, options or compiler differ from those in the product's stamp. What depends on
# the product is then made anew only if the product was.
$(LIBRARY): always
	@$(PYTHON) packaging/product.py

$(ARCHIVE): $(LIBRARY) ;
endif

always:

wasm: $(WASM)

web: $(WASM)
	$(PYTHON) examples/web/build.py

$(WASM): $(SWIFT_SOURCES) $(wildcard bindings/wasm/*.c packaging/platforms/*.py) | need-swift
	@$(PLATFORMS) wasm

include Tests/NestedSlideCTests/tests.mk
include Tests/platforms/tests.mk

$(BENCH_BUILD)/measure: $(wildcard benchmarks/*.c benchmarks/*.h) $(LIBRARY) | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O2 $(filter-out %/opening.c %/footprint.c,$(filter %.c,$^)) $(C_LINK) -lm -o $@

$(BENCH_BUILD)/footprint: $(addprefix benchmarks/,footprint.c host.c measured.c host.h measured.h) $(LIBRARY) | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O2 $(filter %.c,$^) $(C_LINK) -o $@

$(BENCH_BUILD)/opening: benchmarks/opening.c | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O2 $< -ldl -o $@

$(BENCH_BUILD)/elementary.o: benchmarks/elementary/Calls.swift $(wildcard Sources/NestedSlideCore/Numerics/Elementary*.swift) Sources/NestedSlideCore/Numerics/Divisor.swift | need-swift
	@mkdir -p $(@D)
	swiftc -swift-version 6 -O -wmo -enable-experimental-feature Embedded -parse-as-library -module-name Elementaries -c $^ -o $@

$(BENCH_BUILD)/elementary: benchmarks/elementary/main.c $(BENCH_BUILD)/elementary.o | need-cc
	$(CC) $(C_FLAGS) -O2 $^ -lm -Wl,-z,now -o $@

# The wheel is for any Linux with glibc 2.17 or later: auditwheel looks whether the library is, and says so in its name.
# build/ is what setuptools leaves; it would pack files that have gone since.
wheel: $(LIBRARY) $(WASM) .venv/installed-package
	rm -rf .build/wheel $(WHEELS) bindings/python/build
	$(VENV) -m build --no-isolation --outdir .build/wheel bindings/python
	for project in bindings/python/plot examples/pygame; do \
	  rm -rf $$project/build; $(VENV) -m build --no-isolation --wheel --outdir $(WHEELS) $$project || exit; done
	PATH="$(CURDIR)/.venv/bin:$$PATH" $(VENV) -m auditwheel repair --only-plat --plat manylinux_2_17_$$(uname -m) \
	  --wheel-dir $(WHEELS) .build/wheel/*.whl
	mv .build/wheel/*.tar.gz $(WHEELS)

# ------------------------------------------------------------------------------------------------------------ use

docs: need-doxygen
	@rm -rf $(dir $(DOCS)) && mkdir -p $(dir $(DOCS))
	doxygen docs/Doxyfile
	@cp -r docs/images $(dir $(DOCS))
	@echo '$(DOCS)'

# A static site of all pages, with the engine alive in them: .build/site/html.
.venv/installed-site: docs/site/requirements.txt | .venv/bin/python
	$(call step,installs what the site is made with) $(PIP) --requirement $<
	@touch $@

site: web .venv/installed-site
	$(VENV) docs/site/build.py

# In headless Chromium: links, errors, widths, the small phones.
test-site: site .venv/installed-test
	$(VENV) -m pytest -q -ra -p no:cacheprovider Tests/site

demo: $(LIBRARY) .venv/installed-demo
	$(VENV) -m nestedslide demo

bench: $(addprefix $(BENCH_BUILD)/,measure opening footprint) .venv/installed-demo
	$(VENV) benchmarks/bench.py

# What a frame costs, beside other engines: the chart of it.
bench-chart: $(BENCH_BUILD)/measure .venv/installed-plot
	$(VENV) docs/images/make_costs.py

# How evenly frames follow a finger, beside others' rules; and the chart of it.
bench-feel: $(LIBRARY) .venv/installed-plot
	$(VENV) docs/images/make_feel.py
	$(VENV) benchmarks/feel_page.py

# A test: the levels of that table, no jump where a finger lifts, no overshoot.
test-feel: $(LIBRARY) .venv/installed-test
	$(VENV) benchmarks/feel.py --check

# The hosts' pictures are what their tests have seen; the demo's is played for it.
gallery: test-hosts
	$(VENV) -m nestedslide demo --animation docs/images/demo.webp
	$(VENV) docs/images/make_gallery.py

# The pictures that the examples show, and their texts, colours and sizes in each host's language. `make check` compares
# the latter.
assets: $(LIBRARY) .venv/installed-demo
	$(VENV) -m tools.assets
	$(VENV) examples/assets/make.py

physics-pictures: $(LIBRARY) .venv/installed-plot
	$(VENV) docs/images/make_physics.py
	$(VENV) docs/images/make_behaviour.py

.PHONY: seam-pictures recording-figures
seam-pictures: $(LIBRARY) .venv/installed-plot
	$(VENV) docs/images/make_seam.py

recording-figures: $(LIBRARY) .venv/installed-test
	$(VENV) Tests/behaviour/recording_figures.py

# What every day's change is tried with, in under 8 minutes on two cores. `test-all` has what takes longer besides: every
# host and binding in depth, sanitizers, fuzzing, other platforms. Files that are included may add to either. What takes
# longest comes first: then nothing is left over in the end.
EVERYDAY := test-hosts test-python lint test-swift test-c check test-instructions test-docs test-behaviour test-install test-story test-feel
LONG := coverage test-platforms test-product test-fuzz test-threads test-python-long test-langs test-site test-demo test-c-long test-recipes test-bare test-sanitized test-valgrind test-portability
# Some wait for a window, a browser or a clock: one part more than there are cores keeps these busy.
JOBS ?= $(shell echo $$(($$(nproc) + 1)))

# What is changed, and what depends on it: under 2 minutes after one Swift file, under 20 s after one of Python or C.
quick: .venv/installed-test .venv/installed-demo
	@$(VENV) Tests/loops/quick.py

debug-environment:
	@echo 'NESTEDSLIDE_LIBRARY=$(NESTEDSLIDE_LIBRARY)'
	@echo 'LD_LIBRARY_PATH=$(LD_LIBRARY_PATH)'

test:
	@$(PYTHON) Tests/loops/parts.py --jobs $(JOBS) --first test-needs $(EVERYDAY)

# The Swift tests run once: by the part that also counts what they run through.
test-all:
	@$(PYTHON) Tests/loops/parts.py --jobs $(JOBS) --first test-needs --name test-all $(LONG) $(filter-out test-swift,$(EVERYDAY))

# What several parts need: parts that run at the same time must not build the same files.
test-needs: build $(WASM) $(C_PROGRAMS) $(C_BUILD)/quickstart $(C_BUILD)/story test-packages

# One after the other: both write to one environment.
test-packages:
	$(MAKE) --no-print-directory .venv/installed-test
	$(MAKE) --no-print-directory .venv/installed-demo

check: $(LIBRARY) .venv/installed-test | need-cc
	$(VENV) Tests/checks/run.py
	$(VENV) -m pytest -q -p no:cacheprovider Tests/api Tests/loops

# The JSON, the bindings' tables, pages of the docs: after a change of the header. `make check` compares them.
api: .venv/installed-test
	$(VENV) -m tools.api

# For a change that programs compiled before cannot bear.
abi-baseline: $(LIBRARY) .venv/installed-test | need-cc
	@command -v abidw >/dev/null || { echo 'make: abidw is not installed: apt install abigail-tools'; exit 1; }
	$(VENV) Tests/checks/abi.py --renew
	abidw --no-corpus-path --no-comp-dir-path --out-file Tests/checks/abi-symbols.xml $(LIBRARY)

# Follows the recipes of docs/recipes.md on a copy of the tree: half a minute.
test-recipes: .venv/installed-test | need-swift
	$(VENV) Tests/recipes/run.py

test-install: $(LIBRARY) $(ARCHIVE) wheel .venv/installed-demo | need-cc
	CC='$(CC)' $(PYTHON) Tests/packaging/run.py

# Builds the product in another folder, and the package as SwiftPM builds it: about two minutes.
test-product: $(LIBRARY) | need-swift
	$(PYTHON) Tests/packaging/product.py

test-portability: $(LIBRARY) $(WASM) | need-cc
	CC='$(CC)' $(PYTHON) Tests/portability/run.py

# For a change after which the engine is to behave differently.
session-hash: $(LIBRARY) $(C_BUILD)/test_stories | need-cc
	CC='$(CC)' $(PYTHON) Tests/portability/run.py --renew session
	$(C_BUILD)/test_stories --renew

test-instructions: $(addprefix $(BENCH_BUILD)/,measure footprint elementary)
	$(PYTHON) benchmarks/check_instructions.py

# The examples in their hosts, each driven by the host's own input. HOST=love: one of them.
HOST ?=
DEMO_TESTS := $(wildcard Tests/hosts/test_pygame_*.py)

test-hosts: $(LIBRARY) $(WASM) .venv/installed-test .venv/installed-demo
	$(VENV) -m pytest -q -ra -p no:cacheprovider $(if $(HOST),$(wildcard Tests/hosts/test_$(HOST)*.py),$(filter-out $(DEMO_TESTS),$(wildcard Tests/hosts/test_*.py)))

# The hosts' tests as on a machine that has Swift, Python and a C compiler only: none may fail for want of a program.
test-bare: $(LIBRARY) $(WASM) .venv/installed-test .venv/installed-demo
	$(PYTHON) Tests/loops/bare.py make --no-print-directory test-hosts

# Every language that has a binding but no host of its own: its own tests, the session, its quick start.
test-langs: $(LIBRARY) .venv/installed-test
	$(VENV) -m pytest -q -ra -p no:cacheprovider Tests/languages

# The pygame example in depth: its views, its theme, its pictures.
test-demo: $(LIBRARY) .venv/installed-test .venv/installed-demo
	SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy $(VENV) -m pytest -q -ra -p no:cacheprovider $(DEMO_TESTS)

# Which lines of the library all rings together run through. LEAST is what they reach today: it only goes up.
LEAST := 97

coverage: $(C_PROGRAMS) $(C_BUILD)/story .venv/installed-test | need-swift
	$(VENV) Tests/coverage/run.py --least $(LEAST)

# Every scenario of behaviour, and what plays and lays them out.
test-behaviour: $(LIBRARY) .venv/installed-test
	$(VENV) Tests/behaviour/run.py
	$(VENV) -m pytest -q -p no:cacheprovider Tests/behaviour

# The code blocks of all pages, what docs/coming-from.md names, and the old systems' own algorithms beside ours.
# PAGE=records.md: one page.
PAGE ?=

test-docs: $(LIBRARY) .venv/installed-test .venv/installed-demo
	$(VENV) -m pytest -q -ra -p no:cacheprovider Tests/docs $(if $(PAGE),-k '$(PAGE)',Tests/migration)

PYTHON_TESTS := cd bindings/python && SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy QT_QPA_PLATFORM=offscreen $(CURDIR)/$(VENV) -m pytest -q -ra

# Without those marked as long, which are a part of their own.
test-python: $(LIBRARY) .venv/installed-test .venv/installed-demo
	$(PYTHON_TESTS) -m 'not long'

test-python-long: $(LIBRARY) .venv/installed-test .venv/installed-demo
	$(PYTHON_TESTS) -m long

# The Python tests that need the library only, with each of PYTHONS.
PYTHONS ?= $(wildcard $(foreach minor,9 10 11 12 13,/usr/bin/python3.$(minor) /usr/local/bin/python3.$(minor)))

test-pythons: $(LIBRARY)
	@for python in $(PYTHONS); do \
	  venv=$(CURDIR)/.build/pythons/$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])') && \
	  echo "== $$($$python --version)" && $$python -m venv $$venv && \
	  $$venv/bin/python -m pip install --quiet --disable-pip-version-check pytest hypothesis pycparser 'setuptools>=77' && \
	  (cd bindings/python && PYTHONPATH=src $$venv/bin/python -m pytest -q -p no:cacheprovider tests \
	    --ignore-glob='*plot*' --ignore-glob='*qt*') && \
	  PYTHONPATH=bindings/python/src $$venv/bin/python Tests/behaviour/run.py || exit; \
	done

# Optimised, with all checks of a debug build: Package.swift.
test-swift: need-swift
	NESTEDSLIDE_OPTIMISED=1 swift test --scratch-path .build/swift-tests

# Changes lines of the engine and looks which tests notice: an hour. docs/testing.md says what came of it.
COUNT_OF_MUTANTS = $(if $(filter command line,$(origin COUNT)),$(COUNT),60)

mutants: $(C_PROGRAMS) $(C_BUILD)/story .venv/installed-test | need-swift
	$(VENV) Tests/mutants/run.py --count $(COUNT_OF_MUTANTS) --seed $(SEED)

# The inputs in the tree, then a minute of new ones.
test-fuzz: $(ADDRESS_LIBRARY)
	$(PYTHON) Tests/fuzz/run.py test 8000

# Goes on from what was found before, in .build/fuzz/corpus.
fuzz: $(ADDRESS_LIBRARY)
	$(PYTHON) Tests/fuzz/run.py fuzz $(SECONDS)

# Packs the least of what was found into the tree.
fuzz-corpus: $(ADDRESS_LIBRARY)
	$(PYTHON) Tests/fuzz/run.py corpus

# Which lines the inputs in the tree run through.
fuzz-coverage: | need-swift
	$(PYTHON) Tests/fuzz/run.py coverage

# What mypy has learnt of the standard library serves all that follow.
lint: export MYPY_CACHE_DIR = $(CURDIR)/.build/mypy
lint: need-swift .venv/installed-test .venv/installed-demo
	swift format lint --strict --recursive Sources Tests Package.swift examples/swift
	cd bindings/python && $(CURDIR)/.venv/bin/ruff check . && $(CURDIR)/.venv/bin/mypy
	cd bindings/python/plot && MYPYPATH=$(CURDIR)/bindings/python/src $(CURDIR)/.venv/bin/mypy --strict --ignore-missing-imports nestedslide_plot
	.venv/bin/mypy --strict --ignore-missing-imports -p tools
	cd packaging && MYPYPATH=$(CURDIR) $(CURDIR)/.venv/bin/mypy --strict --ignore-missing-imports -p platforms
	cd Tests/platforms && MYPYPATH=$(CURDIR):$(CURDIR)/packaging $(CURDIR)/.venv/bin/mypy --strict --ignore-missing-imports .
	cd examples/qt && MYPYPATH=$(CURDIR)/bindings/python/src:$(CURDIR)/examples/pygame $(CURDIR)/.venv/bin/mypy --strict .
	cd examples/pygame && MYPYPATH=$(CURDIR)/bindings/python/src $(CURDIR)/.venv/bin/mypy --strict --ignore-missing-imports nestedslide_demo
	cd Tests/hosts && $(CURDIR)/.venv/bin/mypy .
	cd Tests/languages && MYPYPATH=$(CURDIR)/Tests/hosts $(CURDIR)/.venv/bin/mypy --config-file ../hosts/mypy.ini .
	cd Tests/migration && MYPYPATH=$(CURDIR)/bindings/python/src $(CURDIR)/.venv/bin/mypy --strict .
	.venv/bin/ruff check --config bindings/python/pyproject.toml --extend-ignore D $(SCRIPTS)
	.venv/bin/ruff format --check --line-length 120 $(SCRIPTS)
	$(VENV) -m tools.scenarios --check

format: need-swift .venv/installed-test
	swift format --in-place --recursive Sources Tests Package.swift examples/swift
	.venv/bin/ruff format --line-length 120 bindings/python $(SCRIPTS)
	$(VENV) -m tools.scenarios

clean:
	swift package clean 2>/dev/null || true
	rm -rf .build .venv out dist bindings/python/build examples/pygame/build examples/csharp/build examples/godot/addons bindings/csharp/build
