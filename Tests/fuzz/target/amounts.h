/* What becomes of the amounts of a drag. */
#ifndef AMOUNTS_H
#define AMOUNTS_H

#include "world.h"

/* How a coordinator stands before an update: which pages show, and where they are. */
typedef struct standing {
  nslide_snapshot snapshot;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  int32_t count;
} standing;

/* Of a width and a height, or of amounts, that along the path, towards its end. */
double along_path(nslide_coordinator c, double x, double y);

/* Of a page that lies as if the header were collapsed, by how much an open one covers it. */
double covered_by_header(const nslide_snapshot *s);

/* False where there is nothing to be asked. */
bool standing_of(nslide_coordinator c, standing *standing);

/* After an update of a session by dx, dy. x, y: what it said was consumed, where it was asked. */
void check_update(const object *o, const standing *before, double dx, double dy, const double *x, const double *y);

#endif
