/* What becomes of the amounts of a drag. */
#ifndef AMOUNTS_H
#define AMOUNTS_H

#include "world.h"

/* After an update of a session by dx, dy. x, y: what it said was consumed, where it was asked. */
void check_update(const object *o, const nslide_snapshot *before, double dx, double dy, const double *x,
                  const double *y);

#endif
