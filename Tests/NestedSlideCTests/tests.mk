# The C tests: against the release library, in valgrind, and against debug libraries with a sanitizer.

C_TESTS := Tests/NestedSlideCTests
C_SUPPORT := $(wildcard $(C_TESTS)/support/*)
ABUSE := $(wildcard $(C_TESTS)/abuse/*)
C_PROGRAMS := $(patsubst $(C_TESTS)/%.c,$(C_BUILD)/%,$(wildcard $(C_TESTS)/test_*.c))

# Those of a second or less, which `make quick` runs after a change of the engine.
QUICK_C := behaviour contract frame_samples links list_anchoring list_estimates list_motion list_recording list_updates observing session session_hash shift_page stories struct_layout
# Those of more than 20 s of CPU time, which are no part of `make test`.
LONG_C := abuse_handles abuse_sequences many_pages out_of_memory saving

# What is quick in valgrind and with sanitizers too.
VALGRIND_TESTS := abuse_pointers abuse_struct_sizes behaviour contract links list_updates shift_page
ADDRESS_TESTS := abuse_generated abuse_pointers abuse_settings abuse_struct_sizes behaviour contract links list_anchoring list_recording session shift_page
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

C_GENERATED := $(addprefix $(C_BUILD)/,abuse_calls.h contract.h recorded_calls.h setting_ranges.h struct_layout.h)
C_OBJECTS := $(C_BUILD)/objects
# Some replace malloc, and are the only ones to be linked with what does so.
C_LINKED := $(patsubst $(C_TESTS)/%.c,$(C_OBJECTS)/%.o,$(filter-out %/allocations.c,$(filter %.c,$(C_SUPPORT))))

.PRECIOUS: $(C_OBJECTS)/%.o

# Which headers a file includes the compiler writes beside its object: a change makes only those objects anew that it concerns.
$(C_OBJECTS)/%.o: $(C_TESTS)/%.c | $(C_GENERATED) need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O1 -MMD -MP -I$(C_BUILD) -c $< -o $@

-include $(shell find $(C_OBJECTS) -name '*.d' 2>/dev/null)

$(C_BUILD)/test_%: $(C_OBJECTS)/test_%.o $(C_LINKED) $(LIBRARY)
	$(CC) $(filter %.o,$^) $(C_LINK) -lm -lpthread -o $@

$(addprefix $(C_BUILD)/test_,allocations allocations_of_calls allocations_of_lists allocator): $(C_OBJECTS)/support/allocations.o
# The sessions that every platform plays.
SESSIONS := $(patsubst %,$(C_OBJECTS)/sessions/%.o,session company)

$(C_OBJECTS)/sessions/%.o: Tests/portability/session/%.c $(wildcard Tests/portability/session/*.h) include/nestedslide.h
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -O2 -c $< -o $@

$(C_BUILD)/test_session_hash: $(SESSIONS)
$(C_BUILD)/test_stories: $(patsubst $(C_TESTS)/%.c,$(C_OBJECTS)/%.o,$(filter-out %/story.c %/judge.c %/shrink.c %/compare.c,$(wildcard $(C_TESTS)/story/*.c)))
$(C_BUILD)/test_abuse_generated: $(patsubst $(C_TESTS)/%.c,$(C_OBJECTS)/%.o,$(filter %.c,$(ABUSE)))

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

$(C_BUILD)/story: $(STORY_SOURCES) $(wildcard $(C_TESTS)/story/*.h) $(C_TESTS)/support/random.h $(C_BUILD)/setting_ranges.h $(LIBRARY) | need-cc
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -I$(C_BUILD) -O2 $(STORY_SOURCES) $(C_LINK) -lm -o $@

test-story: $(C_BUILD)/story
	$< $(if $(REPLAY),--replay '$(REPLAY)' --trace,--seed $(SEED) --count $(COUNT) --show $(SHOW)) --without '$(WITHOUT)' --only '$(ONLY)'

test-c: $(filter-out $(addprefix $(C_BUILD)/test_,$(LONG_C)),$(C_PROGRAMS)) $(C_BUILD)/quickstart
	$(PYTHON) $(C_TESTS)/run.py $^

test-c-long: $(addprefix $(C_BUILD)/test_,$(LONG_C))
	$(PYTHON) $(C_TESTS)/run.py $^

# For make quick: builds all of them, and says which are quick.
quick-c: $(C_PROGRAMS) $(PRODUCT)/$(SONAME)
	@echo 'quick: $(QUICK_C)'

test-valgrind: $(addprefix $(C_BUILD)/test_,$(VALGRIND_TESTS))
	$(PYTHON) $(C_TESTS)/run.py --valgrind $^

# ------------------------------------------------------------------------------------------------------ sanitizers
# The library is ordinary Swift there, optimised, with all checks of a debug build: it also looks for sums that overflow and
# indices beyond an end. swiftc has nothing
# for undefined behaviour on Linux; the toolchain's clang has, for the C that calls it.

SWIFT_RUNTIME = $(SWIFT_TOOLS)../lib/swift/linux
ADDRESS_LIBRARY := .build/address/debug/libNestedSlideC.so

ADDRESS_FLAGS := -fsanitize=address,undefined -fno-sanitize-recover=undefined
THREAD_FLAGS := -fsanitize=thread
# The toolchain's ThreadSanitizer knows libdispatch, and wants it.
THREAD_LINK = -L$(SWIFT_RUNTIME) -Wl,-rpath,$(SWIFT_RUNTIME) -ldispatch -lBlocksRuntime

# $(1): the sanitizer; $(2): how swiftc names it; $(3): clang's flags; $(4): what to link besides.
define sanitized
.PRECIOUS: .build/$(1)/c/%.o

.build/$(1)/debug/libNestedSlideC.so: $$(SWIFT_SOURCES) | need-swift
	NESTEDSLIDE_OPTIMISED=1 swift build --product NestedSlideC --scratch-path .build/$(1) --quiet -Xswiftc -sanitize=$(2) \
	  -Xlinker -rpath=$$(SWIFT_RUNTIME)
	@ln -sf libNestedSlideC.so .build/$(1)/debug/$$(SONAME)
	@touch $$@

.build/$(1)/c/%.o: $$(C_TESTS)/%.c $$(C_SUPPORT) $$(ABUSE) $$(C_BUILD)/contract.h $$(C_BUILD)/recorded_calls.h $$(C_BUILD)/abuse_calls.h $$(C_BUILD)/setting_ranges.h | need-swift
	@mkdir -p $$(@D)
	$$(SWIFT_TOOLS)clang $$(C_FLAGS) -O1 $$($(3)) -I$$(C_BUILD) -c $$< -o $$@

.build/$(1)/test_%: .build/$(1)/c/test_%.o $$(patsubst $$(C_TESTS)/%.c,.build/$(1)/c/%.o,$$(filter-out %/allocations.c,$$(filter %.c,$$(C_SUPPORT)))) .build/$(1)/debug/libNestedSlideC.so
	$$(SWIFT_TOOLS)clang $$($(3)) $$(filter %.o,$$^) -fuse-ld=lld -L.build/$(1)/debug -lNestedSlideC $$($(4)) \
	  -Wl,-rpath,'$$$$ORIGIN/debug' -lm -lpthread -o $$@
endef

# The fuzzer drives this library too. What the fuzzer wants to be told, the address sanitizer's runtime takes and forgets.
$(eval $(call sanitized,address,fuzzer$$(comma)address,ADDRESS_FLAGS))
$(eval $(call sanitized,thread,thread,THREAD_FLAGS,THREAD_LINK))

.build/address/test_abuse_generated: $(patsubst $(C_TESTS)/%.c,.build/address/c/%.o,$(filter %.c,$(ABUSE)))

test-sanitized: $(addprefix .build/address/test_,$(ADDRESS_TESTS))
	$(PYTHON) $(C_TESTS)/run.py $^

# Forked children look for races too; a warning fails them.
test-threads: $(addprefix .build/thread/test_,$(THREAD_TESTS))
	TSAN_OPTIONS=die_after_fork=0 $(PYTHON) $(C_TESTS)/run.py $^
