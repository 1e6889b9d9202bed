/* What may move a page, or hold it, while its content changes: everything begins where the header is collapsed. */
#ifndef MOTIONS_H
#define MOTIONS_H

#include "check.h"

typedef struct motion {
  const char *name;
  void (*begin)(nslide_coordinator c);
  void (*frame)(nslide_coordinator c, double time);
} motion;

extern const motion motions[];
extern const int motion_count;

nslide_snapshot motion_snapshot(nslide_coordinator c);

#endif
