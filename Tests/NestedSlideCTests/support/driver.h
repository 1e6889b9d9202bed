/* A host that makes one call after another, at random but the same ones in every run: fingers that go down, move and
 * lift, wheels, keys, commands, new heights, pages and settings. */
#ifndef DRIVER_H
#define DRIVER_H

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

/* The operations' numbers in a record, 0 for what is not recorded. */
enum {
  RECORD_NONE = 0,
  RECORD_ADVANCE = 1,
  RECORD_POINTER,
  RECORD_SESSION_BEGIN,
  RECORD_SESSION_UPDATE,
  RECORD_SESSION_END,
  RECORD_SESSION_CANCEL,
  RECORD_WHEEL,
  RECORD_KEY,
  RECORD_SET_REGIONS,
  RECORD_SCROLL_TO,
  RECORD_SCROLL_TO_TOP,
  RECORD_SCROLL_TO_PAGE,
  RECORD_RETARGET,
  RECORD_REVEAL,
  RECORD_SET_SNAP_AREAS,
  RECORD_SET_HEADER_HEIGHT,
  RECORD_SET_HOVER_HEIGHT,
  RECORD_SET_HEADER_PARTS,
  RECORD_SET_PAGE_HEIGHT,
  RECORD_SET_PAGE_SETTINGS,
  RECORD_INSERT_PAGE,
  RECORD_REMOVE_PAGE,
  RECORD_MOVE_PAGE,
  RECORD_RELOAD,
  RECORD_RELOAD_KEYED,
  RECORD_BEGIN_REFRESH,
  RECORD_END_REFRESH,
  RECORD_END_LOAD,
  RECORD_TAP_TAB,
  RECORD_OBSERVE,
  RECORD_POLL_CORRECTIONS,
  RECORD_UNOBSERVE,
  RECORD_SET_CONFIG,
  RECORD_STOP, /* no call: the end */
  RECORD_SHIFT_PAGE,
  RECORD_RETARGET_REVEAL,
  RECORD_NUMBERS
};

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
