# The library for other platforms: see docs/platforms.md.

PLATFORMS := PYTHONPATH=packaging $(PYTHON) -m platforms
ONLY ?=
FUNCTIONS ?=

.PHONY: platforms dist release amalgamation

# ONLY=windows,riscv builds those whose names contain one of these. FUNCTIONS= says what a microcontroller's library has.
comma := ,
only = $(subst $(comma), ,$(ONLY))
platforms: | need-swift
	@$(PLATFORMS) build $(only) $(if $(FUNCTIONS),--functions '$(FUNCTIONS)')

# The engine as one C file, for any compiler: .build/amalgamation.
amalgamation: | need-swift
	@$(PLATFORMS) amalgamation

# Everything that people download, or with ONLY= what is made of these platforms alone. The wheels' Python is packed by
# setuptools, the types for npm written by TypeScript.
dist: .venv/installed-package | need-swift
	@PYTHONPATH=packaging $(VENV) -m platforms dist $(only)

# Everything of one version, built, packed and tried: what is in dist then can be published, see docs/releasing.md.
release: .venv/installed-package
	@PYTHONPATH=packaging $(VENV) -m platforms check-release
	@$(MAKE) --no-print-directory dist
	@$(MAKE) --no-print-directory test-platforms
	@PYTHONPATH=packaging $(VENV) -m platforms page
