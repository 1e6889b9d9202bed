/* What holds of a coordinator after every call. */
#ifndef CHECKS_H
#define CHECKS_H

#include "world.h"

void check_coordinator(object *o);

#endif
