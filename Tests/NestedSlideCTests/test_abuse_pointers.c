/* Raw pointers out of turn: too many, unknown, twice down, with extreme ids, in the past, in a hurry. */
#include "support/scene.h"

#define DOWN NSLIDE_POINTER_DOWN
#define MOVE NSLIDE_POINTER_MOVE
#define UP NSLIDE_POINTER_UP
#define CANCEL NSLIDE_POINTER_CANCEL

static void too_many(int index) {
  (void)index;
  static scene_state before, after;
  nslide_coordinator c = scene_rest();
  for (int64_t id = 0; id < NSLIDE_MAX_POINTERS; id++) check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, id, 195, 600, 0.1));
  check(scene_read(c, &before));
  check_status(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, NSLIDE_MAX_POINTERS, 195, 600, 0.1), NSLIDE_ERROR_OUT_OF_RANGE);
  check_status(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, INT64_MAX, 195, 600, 0.5), NSLIDE_ERROR_OUT_OF_RANGE);
  check(scene_read(c, &after));
  check(scene_difference(&before, &after) == NULL);
  check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 3, 195, 600, 0.2));
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, NSLIDE_MAX_POINTERS, 195, 600, 0.2));
  for (int i = 1; i <= 20; i++) {
    for (int64_t id = 0; id <= NSLIDE_MAX_POINTERS; id++) {
      nslide_status wanted = id == 3 ? NSLIDE_ERROR_INVALID_STATE : NSLIDE_OK;
      check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, id, 195, 600 - 15 * i, 0.2 + 0.01 * i), wanted);
    }
    scene_check_sane(c);
  }
  for (int64_t id = 0; id <= NSLIDE_MAX_POINTERS; id++) nslide_pointer(c, id % 2 ? UP : CANCEL, NSLIDE_SOURCE_TOUCH, id, 195, 300, 0.5);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

static const int64_t ids[] = {INT64_MIN, INT64_MIN + 1, INT32_MIN, -1, 0, 1, INT32_MAX, UINT32_MAX, INT64_MAX};
enum { IDS = sizeof ids / sizeof ids[0], AT_ONCE = 3 };

/* Whatever its number, a pointer is told from its neighbours and forgotten when it is up. */
static void any_id(int index) {
  nslide_coordinator c = scene_rest();
  int64_t some[AT_ONCE];
  for (int i = 0; i < AT_ONCE; i++) some[i] = ids[(index + i) % IDS];
  check_case("pointers %lld and the like", (long long)some[0]);
  for (int i = 0; i < AT_ONCE; i++) check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, some[i], 0, 0, 0), NSLIDE_ERROR_INVALID_STATE);
  for (int i = 0; i < AT_ONCE; i++) check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, some[i], 195, 600, 0.1));
  for (int i = 0; i < AT_ONCE; i++) {
    check_status(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, some[i], 195, 600, 0.1), NSLIDE_ERROR_INVALID_STATE);
  }
  for (int i = 0; i < AT_ONCE; i++) check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, some[i], 195, 500, 0.2));
  for (int i = 0; i < AT_ONCE; i++) check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, some[i], 195, 500, 0.3));
  for (int i = 0; i < AT_ONCE; i++) {
    check_status(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, some[i], 0, 0, 0.4), NSLIDE_ERROR_INVALID_STATE);
    check_status(nslide_pointer(c, CANCEL, NSLIDE_SOURCE_TOUCH, some[i], 0, 0, 0.4), NSLIDE_ERROR_INVALID_STATE);
  }
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

static void against_sessions(int index) {
  (void)index;
  nslide_coordinator c = scene_rest();
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.1));
  check_status(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_session_update(c, 0, 10, NULL, NULL), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_session_end(c, 0, 10), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_session_cancel(c), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, 0, 0, 195, 600, 0, 10), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.2));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_status(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.3), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, 0, 0, 195, 600, 0, 10), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_session_cancel(c));
  check_status(nslide_session_cancel(c), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_LINE, 0, 0, 195, 600, 0, 1));
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_NOTCH, 0, 0, 195, 600, 0, 1));
  check_ok(nslide_destroy(c));
}

static void time_backwards(int index) {
  (void)index;
  nslide_coordinator c = scene_rest();
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.5));
  check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 500, 0.4), NSLIDE_ERROR_TIME_WENT_BACK);
  check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 500, -1), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_advance(c, 0.25)); /* raised to the pointer's */
  check_status(nslide_advance(c, 0.24999), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_advance(c, 1));
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 500, 0.6)); /* seen by the hardware before the frame */
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 450, 0.6)); /* twice in one tick of its clock */
  check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 500, 0.5989), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 450, 0.599)); /* a clock that is rounded */
  check_status(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 1, 195, 500, 1.0000001e12), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 2, 95, 450, 0.7));
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 440, 0.65)); /* its own last time was 0.6 */
  check_status(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 3, 95, 450, 0.65), NSLIDE_ERROR_TIME_WENT_BACK);
  check_status(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 2, 95, 450, 0.65), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_pointer(c, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, 2, 95, 450, -1)); /* a finger that lifts is never refused */
  check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 1, 195, 400, 0.59));
  scene_check_sane(c);
  check_status(nslide_advance(c, 0.9), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_advance(c, 1));
  check_ok(nslide_advance(c, NSLIDE_MAX_TIME));
  check_status(nslide_advance(c, 1.0000001e12), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_advance(c, 2), NSLIDE_ERROR_TIME_WENT_BACK);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* Velocities from moves that are far apart in place and close in time, or the other way round. */
static void in_a_hurry(int index) {
  const double steps[] = {1e12, -1e12, 1e9, 1e6, 1e3, 11, 1e-9, 4.9e-324};
  const double ticks[] = {0, 4.9e-324, 1e-300, 1e-15, 1e-9, 1e-3, 1e3, 1e9};
  double step = steps[index % 8], tick = ticks[index / 8 % 8];
  bool sideways = index >= 64;
  check_case("a pointer that moves by %g every %g s, %s", step, tick, sideways ? "sideways" : "down");
  nslide_coordinator c = scene_rest();
  double place = 300, time = 0.1;
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, time));
  for (int i = 0; i < 8; i++) {
    time += tick;
    place = fmax(-NSLIDE_MAX_LENGTH, fmin(NSLIDE_MAX_LENGTH, place + (i % 3 == 2 ? -step : step)));
    check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, sideways ? place : 195, sideways ? 600 : place, time));
    scene_check_sane(c);
  }
  check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 1, sideways ? place : 195, sideways ? 600 : place, time));
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(1, 20, too_many);
  check_forked(IDS, 20, any_id);
  check_forked(1, 20, against_sessions);
  check_forked(1, 20, time_backwards);
  check_forked(128, 20, in_a_hurry);
  return check_summary("abuse of pointers");
}
