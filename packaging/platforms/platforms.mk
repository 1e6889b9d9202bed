# The library for other platforms: see docs/platforms.md.

PLATFORMS := PYTHONPATH=packaging $(PYTHON) -m platforms
ONLY ?=
FUNCTIONS ?=

.PHONY: platforms

# ONLY=windows,riscv builds those whose names contain one of these. FUNCTIONS= says what a microcontroller's library has.
comma := ,
platforms: | need-swift
	$(PLATFORMS) build $(subst $(comma), ,$(ONLY)) $(if $(FUNCTIONS),--functions '$(FUNCTIONS)')
