/* The memory of one call: every piece exactly as long as the call is told, so that a byte too far is seen at once. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* What a call reads; it must not change. Null where size is 0. */
void *memory_read(size_t size);

/* What a call writes, filled with a pattern; a call that fails must not change it. Null where size is 0. */
void *memory_written(size_t size);

/* The same for a count that is written although the buffer is too small. */
void *memory_count(size_t size);

/* What memory_read and memory_written gave is as it should be before the call. */
void memory_filled(void);

/* What is wrong after the call, null where nothing is. */
const char *memory_fault(bool failed, bool was_too_small);

/* Gives all of it back. */
void memory_end(void);

#endif
