/* What holds of a coordinator after every call. */
#ifndef CHECKS_H
#define CHECKS_H

#include "world.h"

void check_coordinator(object *o);

/* What a frame has written of what moves is as the snapshot has it. */
void check_motion(const object *o, const nslide_motion *m);

#endif
