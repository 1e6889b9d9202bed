# What make platforms has built and make dist has packed, run wherever this machine can, and looked at: docs/platforms.md.

.PHONY: test-platforms

# What the libraries are read with, and a runtime for WebAssembly.
.venv/installed-platforms: Tests/platforms/requirements.txt | .venv/installed-test
	$(call step,installs what platforms are tested with) $(PIP) -r $<
	@touch $@

test-platforms: dist $(LIBRARY) .venv/installed-platforms | need-cc
	$(VENV) -m pytest -q -ra -p no:cacheprovider Tests/platforms
