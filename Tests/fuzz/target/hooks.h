/* The hooks that the library calls: memory that is counted and runs out, and who hears of refused calls. */
#ifndef HOOKS_H
#define HOOKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nestedslide.h"

/* Once for the process: memory comes from here. */
void hooks_install(void);

/* The hooks as every run begins. */
void hooks_begin(void);

/* All that was given in a run has come back. */
void hooks_end(void);

/* The next call is made on `handle`, 0 for none, which lives or not; nothing was heard yet. */
void hooks_call(uint64_t handle, bool is_alive, bool is_list);

/* The call has returned: it heard of its refusal what it answers. */
void hooks_returned(nslide_status status);

/* Whether a piece of memory was refused in the call. */
bool hooks_have_refused(void);

/* Of the next call one piece of memory is refused: the first, or one behind it. */
void hooks_refuse_memory(int pieces_before);

nslide_status hooks_set_log(bool is_set);
nslide_status hooks_set_allocator(bool with_allocate, bool with_release);

#endif
