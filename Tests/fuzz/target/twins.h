/* Two coordinators that are the same stay the same. */
#ifndef TWINS_H
#define TWINS_H

#include "world.h"

/* Makes a second one of what one has saved; the same calls on both have the same outcome, to the last bit. */
void twins_compare(world *w);

/* Time in one step leads where time in several leads. */
void twins_race(world *w);

#endif
