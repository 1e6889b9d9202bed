/* Memory for the arguments of a call, each object of it right before a page that nobody may touch. */
#ifndef ABUSE_MEMORY_H
#define ABUSE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

enum { MEMORY_SLOTS = 14, MEMORY_ROOM = 20480 };

/* An object of size bytes, all of them of one pattern, in place of what the slot held. */
void *memory_place(int slot, size_t size);

/* Remembers all objects as they are, until memory_forget. With the address sanitizer nothing but them may be touched. */
void memory_keep(void);

/* The call has been made: all may be touched again. */
void memory_open(void);

/* Whether all is as it was, but what lies within objects of which `may_change` has the bit. */
bool memory_same(unsigned may_change);

/* These bytes may be others than they were. */
void memory_forgive(const void *at, size_t size);

/* No slot holds anything any more. */
void memory_forget(void);

#endif
