/* One call with everything that holds of every call. */
#ifndef PERFORM_H
#define PERFORM_H

#include "world.h"

typedef struct call {
  const char *name;
  nslide_status (*make)(world *w);
  int flags;
} call;

extern const call calls[];
extern const int call_count;

/* Once for the process. */
void perform_begin(void);

/* Makes a call with arguments out of the input, and looks at what came of it. */
nslide_status perform(world *w, const call *c);

#endif
