/* Counts, and on demand refuses, what the whole program allocates: the C allocation functions are replaced. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

typedef struct allocations {
  long calls;
  long frees;
  size_t bytes; /* asked for */
  long live;    /* pieces got and not given back; those from before count as given back only */
} allocations;

/* From now on; one thread. */
void allocations_start(void);
allocations allocations_stop(void);

/* Between start and stop, lets `number` calls succeed and all after them fail; -1 lets all succeed. */
void allocations_fail_after(long number);

#endif
