/* Any call with random arguments, most of them fine. */
#ifndef RANDOM_CALL_H
#define RANDOM_CALL_H

#include "operations.h"
#include "random.h"

/* Prepares s for it. time: what is given goes on from there. */
arguments random_call(random_state *r, const operation *o, uint64_t handle, storage *s, double *time);

#endif
