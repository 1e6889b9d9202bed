#include "motions.h"

nslide_snapshot motion_snapshot(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  return s;
}

static void nothing(nslide_coordinator c) { (void)c; }

static void grab(nslide_coordinator c) { check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600)); }

static void drag(nslide_coordinator c, double time) {
  check_ok(nslide_session_update(c, 0, 7 * sin(time * 5), NULL, NULL));
  check_ok(nslide_advance(c, time));
}

static void press(nslide_coordinator c) { check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 500, 0)); }

static void point(nslide_coordinator c, double time) {
  check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 500 - 150 * time, time));
  check_ok(nslide_advance(c, time));
}

static void throw_up(nslide_coordinator c) {
  grab(c);
  check_ok(nslide_session_end(c, 0, 1400));
}

static void throw_down(nslide_coordinator c) {
  grab(c);
  check_ok(nslide_session_end(c, 0, -1400));
}

static void animate(nslide_coordinator c) {
  check_ok(nslide_scroll_to(c, NSLIDE_AUTO, motion_snapshot(c).inner + 500, 1));
}

static void turn_wheel(nslide_coordinator c) {
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_NOTCH, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, 4));
}

/* Beyond the end and let go. */
static void bounce(nslide_coordinator c) {
  check_ok(nslide_scroll_to(c, 220, NSLIDE_MAX_LENGTH, 0));
  grab(c);
  check_ok(nslide_session_update(c, 0, 300, NULL, NULL));
  check_ok(nslide_session_end(c, 0, 0));
}

/* Held beyond the end. */
static void pull(nslide_coordinator c) {
  check_ok(nslide_scroll_to(c, 220, NSLIDE_MAX_LENGTH, 0));
  grab(c);
  check_ok(nslide_session_update(c, 0, 200, NULL, NULL));
}

static void advance(nslide_coordinator c, double time) { check_ok(nslide_advance(c, time)); }

const motion motions[] = {
    {"at rest", nothing, advance},  {"dragged", grab, drag},       {"under a finger", press, point},
    {"flung up", throw_up, advance}, {"flung down", throw_down, advance}, {"animated", animate, advance},
    {"gliding", turn_wheel, advance}, {"bouncing", bounce, advance}, {"pulled", pull, drag},
};
const int motion_count = sizeof motions / sizeof motions[0];
