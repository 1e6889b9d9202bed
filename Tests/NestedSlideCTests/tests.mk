# The C tests: against the release library, in valgrind, and against debug libraries with a sanitizer.

C_TESTS := Tests/NestedSlideCTests
C_SUPPORT := $(wildcard $(C_TESTS)/support/*)
ABUSE := $(wildcard $(C_TESTS)/abuse/*)
C_PROGRAMS := $(patsubst $(C_TESTS)/%.c,$(C_BUILD)/%,$(wildcard $(C_TESTS)/test_*.c))

# What is quick there too.
VALGRIND_TESTS := abuse_pointers abuse_struct_sizes behaviour contract links list_updates shift_page
ADDRESS_TESTS := abuse_generated abuse_pointers abuse_settings abuse_struct_sizes behaviour contract links list_anchoring list_recording shift_page
THREAD_TESTS := busy busy_links busy_lists log

# ------------------------------------------------------------------------------------------------------- generated

# What is made of the header for programs that the build makes.
$(C_BUILD)/contract.h: $(API)
	@mkdir -p $(@D)
	$(PYTHON) -m tools.api --print contract > $@

$(C_BUILD)/struct_layout.h: $(API)
	@mkdir -p $(@D)
	$(PYTHON) -m tools.api --print struct-layout > $@

$(C_BUILD)/setting_ranges.h: $(API)
	@mkdir -p $(@D)
	$(PYTHON) -m tools.api --print setting-ranges > $@

$(C_BUILD)/abuse_calls.h: $(API)
	@mkdir -p $(@D)
	$(PYTHON) -m tools.api --print abuse > $@

$(C_BUILD)/recorded_calls.h: $(API)
	@mkdir -p $(@D)
	$(PYTHON) -m tools.api --print recorded-calls > $@

# --------------------------------------------------------------------------------------------- the release library

$(C_BUILD)/test_%: $(C_TESTS)/test_%.c $(C_SUPPORT) $(C_BUILD)/contract.h $(C_BUILD)/recorded_calls.h $(LIBRARY) | need-cc
	$(CC) $(C_FLAGS) -O1 -I$(C_BUILD) $< $(filter-out %/allocations.c,$(filter %.c,$(C_SUPPORT))) $(C_EXTRA) $(C_LINK) -lm -lpthread -o $@

# These replace malloc.
$(addprefix $(C_BUILD)/test_,allocations allocations_of_calls allocations_of_lists allocator): C_EXTRA := $(C_TESTS)/support/allocations.c

$(C_BUILD)/test_struct_layout: $(C_BUILD)/struct_layout.h
$(addprefix $(C_BUILD)/test_,abuse_list_settings abuse_settings contract): $(C_BUILD)/setting_ranges.h

$(C_BUILD)/test_abuse_generated: $(ABUSE) $(C_BUILD)/abuse_calls.h
$(C_BUILD)/test_abuse_generated: C_EXTRA := $(filter %.c,$(ABUSE))

$(C_BUILD)/quickstart: examples/c/quickstart.c $(LIBRARY) | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) $< $(C_LINK) -o $@

# The judge of the frame rate. `make test-story SEED=2 COUNT=20000 WITHOUT=live,lists`; ONLY= names what is left instead, SHOW=
# how many failures are printed, REPLAY= a file with one of these; docs/testing.md says more.
STORY_SOURCES := $(wildcard $(C_TESTS)/story/*.c)
SEED ?= 1
COUNT ?= 20000
SHOW ?= 5
REPLAY ?=
WITHOUT ?=
ONLY ?=

$(C_BUILD)/story: $(STORY_SOURCES) $(wildcard $(C_TESTS)/story/*.h) $(C_TESTS)/support/random.h $(LIBRARY) | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O2 $(STORY_SOURCES) $(C_LINK) -lm -o $@

test-story: $(C_BUILD)/story
	$< $(if $(REPLAY),--replay '$(REPLAY)' --trace,--seed $(SEED) --count $(COUNT) --show $(SHOW)) --without '$(WITHOUT)' --only '$(ONLY)'

test-c: $(C_PROGRAMS) $(C_BUILD)/quickstart
	$(PYTHON) $(C_TESTS)/run.py $^

test-valgrind: $(addprefix $(C_BUILD)/test_,$(VALGRIND_TESTS))
	$(PYTHON) $(C_TESTS)/run.py --valgrind $^

# ------------------------------------------------------------------------------------------------------ sanitizers
# The library is ordinary Swift there, which also looks for sums that overflow and indices beyond an end. swiftc has nothing
# for undefined behaviour on Linux; the toolchain's clang has, for the C that calls it.

SWIFT_TOOLS = $(dir $(realpath $(shell command -v swiftc)))
SWIFT_RUNTIME = $(SWIFT_TOOLS)../lib/swift/linux

ADDRESS_FLAGS := -fsanitize=address,undefined -fno-sanitize-recover=undefined
THREAD_FLAGS := -fsanitize=thread
# The toolchain's ThreadSanitizer knows libdispatch, and wants it.
THREAD_LINK = -L$(SWIFT_RUNTIME) -ldispatch -lBlocksRuntime

# $(1): the sanitizer, as swift names it; $(2): clang's flags; $(3): what to link besides.
define sanitized
.PRECIOUS: .build/$(1)/c/%.o

.build/$(1)/debug/libNestedSlideC.so: $$(SWIFT_SOURCES) | need-swift
	swift build -c debug --product NestedSlideC --scratch-path .build/$(1) --sanitize=$(1)
	@ln -sf libNestedSlideC.so .build/$(1)/debug/$$(SONAME)
	@touch $$@

.build/$(1)/c/%.o: $$(C_TESTS)/%.c $$(C_SUPPORT) $$(ABUSE) $$(C_BUILD)/contract.h $$(C_BUILD)/recorded_calls.h $$(C_BUILD)/abuse_calls.h $$(C_BUILD)/setting_ranges.h | need-swift
	@mkdir -p $$(@D)
	$$(SWIFT_TOOLS)clang $$(C_FLAGS) -O1 $$($(2)) -I$$(C_BUILD) -c $$< -o $$@

.build/$(1)/test_%: .build/$(1)/c/test_%.o $$(patsubst $$(C_TESTS)/%.c,.build/$(1)/c/%.o,$$(filter-out %/allocations.c,$$(filter %.c,$$(C_SUPPORT)))) .build/$(1)/debug/libNestedSlideC.so
	$$(SWIFT_TOOLS)clang $$($(2)) $$(filter %.o,$$^) -fuse-ld=lld -L.build/$(1)/debug -lNestedSlideC $$($(3)) \
	  -Wl,-rpath,'$$$$ORIGIN/debug' -lm -lpthread -o $$@
endef

$(eval $(call sanitized,address,ADDRESS_FLAGS))
$(eval $(call sanitized,thread,THREAD_FLAGS,THREAD_LINK))

.build/address/test_abuse_generated: $(patsubst $(C_TESTS)/%.c,.build/address/c/%.o,$(filter %.c,$(ABUSE)))

test-sanitized: $(addprefix .build/address/test_,$(ADDRESS_TESTS))
	LD_LIBRARY_PATH=$(SWIFT_RUNTIME) $(PYTHON) $(C_TESTS)/run.py $^

# Forked children look for races too; a warning fails them.
test-threads: $(addprefix .build/thread/test_,$(THREAD_TESTS))
	TSAN_OPTIONS=die_after_fork=0 LD_LIBRARY_PATH=$(SWIFT_RUNTIME) $(PYTHON) $(C_TESTS)/run.py $^
