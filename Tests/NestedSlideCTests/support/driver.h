/* A host that makes one call after another, at random but the same ones in every run: fingers that go down, move and
 * lift, wheels, keys, commands, new heights, pages and settings. */
#ifndef DRIVER_H
#define DRIVER_H

/* The numbers of recorded operations, RECORD_. */
#include "recorded_calls.h"

#include "random.h"
#include "scene.h"

enum { DRIVER_EVENTS = 16, DRIVER_CORRECTIONS = 4, DRIVER_FINGERS = 3 };

typedef struct driver {
  random_state random;
  double time;
  bool down[DRIVER_FINGERS];
  double x[DRIVER_FINGERS], y[DRIVER_FINGERS];
  uint64_t only; /* the operations it makes, a bit for each RECORD_; 0: all */
} driver;

/* Starts at SCENE_TIME. */
driver driver_begin(int number);

/* The same, but beside time that passes it makes only calls of two to five kinds, so that there is state that other calls
 * would have made more of, or cleared. */
driver driver_begin_sparse(int number);

/* What a call answered, all that it wrote included; to be compared bit for bit. */
typedef struct driver_result {
  int32_t operation; /* RECORD_ */
  nslide_status status;
  double consumed_x, consumed_y;
  int32_t count;
  nslide_correction corrections[DRIVER_CORRECTIONS];
  nslide_event events[DRIVER_EVENTS];
} driver_result;

/* Makes the next call. */
driver_result driver_step(driver *d, nslide_coordinator c);

/* Changes some settings at random, all of them to values that are accepted; lazy stays. */
void driver_change_config(driver *d, nslide_config *config);

/* A new coordinator with such settings. */
nslide_coordinator driver_create(driver *d);

#endif
