# The library for other platforms: see docs/platforms.md.

PLATFORMS := PYTHONPATH=packaging $(PYTHON) -m platforms
ONLY ?=
FUNCTIONS ?=

.PHONY: platforms dist test-platforms release

# ONLY=windows,riscv builds those whose names contain one of these. FUNCTIONS= says what a microcontroller's library has.
comma := ,
platforms: | need-swift
	$(PLATFORMS) build $(subst $(comma), ,$(ONLY)) $(if $(FUNCTIONS),--functions '$(FUNCTIONS)')

# Everything that people download. The wheels' Python is packed by setuptools, the types for npm written by TypeScript.
dist: .venv/installed-package | need-swift
	PYTHONPATH=packaging $(VENV) -m platforms dist

# What the tests read the libraries with.
.venv/installed-platforms: packaging/platforms/requirements.txt | .venv/installed-test
	$(VENV) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# Builds what is not built, and runs it wherever this machine can.
test-platforms: .venv/installed-platforms .venv/installed-package | need-swift
	$(MAKE) --no-print-directory platforms
	$(VENV) -m pytest -q -ra -p no:cacheprovider Tests/platforms

# Everything of one version, built, packed and tried: what is in dist then can be published, see docs/releasing.md.
release: .venv/installed-platforms .venv/installed-package
	PYTHONPATH=packaging $(VENV) -m platforms check-release
	rm -rf dist
	$(MAKE) --no-print-directory dist
	cd bindings/python && $(CURDIR)/$(VENV) -m build --sdist --no-isolation --outdir $(CURDIR)/dist . > /dev/null
	$(MAKE) --no-print-directory test-platforms
	PYTHONPATH=packaging $(VENV) -m platforms notes
