/* Memory as a host gives it through nslide_set_allocator: counted, checked, and refused on demand. */
#ifndef HOST_MEMORY_H
#define HOST_MEMORY_H

#include "check.h"

typedef struct host_memory {
  long requests; /* since the last host_memory_refuse */
  long live;     /* pieces given and not taken back */
  void (*on_request)(void); /* called from within the hooks; may be null */
} host_memory;

extern host_memory host;

/* Hands the library its functions; nothing must have been made before. One thread. */
void host_memory_install(void);

/* Refuses the request of that number, counted from 0 and from now on; with `all_after` those behind it too. -1: none. */
void host_memory_refuse(long number, bool all_after);

/* Gives the next piece at an address that is not aligned. */
void host_memory_misalign(void);

#endif
