/* The times of frames and of input: a frame behind an input is raised to that, a frame behind a frame is refused. */
#include "support/scene.h"

enum { DOWN = NSLIDE_POINTER_DOWN, MOVE = NSLIDE_POINTER_MOVE, UP = NSLIDE_POINTER_UP };

static nslide_snapshot frame(nslide_coordinator c, double time) {
  nslide_snapshot now = {.struct_size = sizeof now};
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &now};
  check_ok(nslide_frame(c, time, &buffers));
  return now;
}

static void expect_hash(nslide_coordinator a, nslide_coordinator b) {
  uint64_t one = 0, other = 1;
  check_ok(nslide_state_hash(a, &one));
  check_ok(nslide_state_hash(b, &other));
  check(one == other);
}

static nslide_coordinator dragged(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_advance(c, 0.25));
  check_ok(nslide_pointer(c, DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.30));
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 540, 0.40));
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 300, 0.50));
  return c;
}

static void raised_to_the_input(void) {
  check_case("a frame behind an input");
  nslide_coordinator c = dragged();
  check_near(frame(c, 0.30).time, 0.50, 0);
  check_near(frame(c, 0.30).time, 0.50, 0);
  check_ok(nslide_advance(c, 0.35));
  check_near(frame(c, 0.45).time, 0.50, 0);
  check_ok(nslide_pointer(c, UP, NSLIDE_SOURCE_TOUCH, 1, 195, 300, 0.50));
  check_near(frame(c, 0.49).time, 0.50, 0);
  check_near(frame(c, 0.51).time, 0.51, 0);
  check(frame(c, 0.51).velocity_y > 0);
  check_ok(nslide_destroy(c));
}

static void refused_behind_a_frame(void) {
  check_case("a frame behind a frame");
  nslide_coordinator c = dragged();
  nslide_snapshot now = {.struct_size = sizeof now};
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &now};
  check_status(nslide_advance(c, 0.2499), NSLIDE_ERROR_TIME_WENT_BACK);
  check(strcmp(nslide_error_message(c), "time: must not be before the last frame's") == 0);
  check_status(nslide_frame(c, -1, &buffers), NSLIDE_ERROR_TIME_WENT_BACK);
  check_near(frame(c, 0.30).time, 0.50, 0);
  check_status(nslide_advance(c, 0.2999), NSLIDE_ERROR_TIME_WENT_BACK);
  check_near(frame(c, 0.60).time, 0.60, 0);
  check_status(nslide_advance(c, 0.5999), NSLIDE_ERROR_TIME_WENT_BACK);
  /* The hardware saw it before the last frame: it acts now, and leaves the order of frames as it is. */
  check_ok(nslide_pointer(c, MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 280, 0.55));
  check_status(nslide_advance(c, 0.55), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_advance(c, 0.60));
  check_ok(nslide_destroy(c));
}

/* What frames are raised to changes nothing: the outcome is that of a host whose frames come later. */
static void the_same_outcome(void) {
  check_case("raised and not raised");
  nslide_coordinator early = dragged(), late = dragged();
  frame(early, 0.31);
  frame(early, 0.47);
  frame(late, 0.50);
  for (int i = 0; i < 2; i++) check_ok(nslide_pointer(i == 0 ? early : late, UP, NSLIDE_SOURCE_TOUCH, 1, 195, 300, 0.55));
  for (double time = 0.56; time < 4; time += 0.1) {
    check_near(frame(early, time).path, frame(late, time).path, 0);
  }
  expect_hash(early, late);
  check_ok(nslide_destroy(early));
  check_ok(nslide_destroy(late));
}

/* A saved coordinator remembers both times. */
static void saved_between(void) {
  check_case("saved between an input and the frame after it");
  static uint8_t bytes[65536];
  size_t size = 0;
  nslide_coordinator c = dragged(), restored = 0;
  check_ok(nslide_save(c, bytes, sizeof bytes, &size));
  check_ok(nslide_restore(bytes, size, &restored));
  expect_hash(c, restored);
  check_status(nslide_advance(restored, 0.2499), NSLIDE_ERROR_TIME_WENT_BACK);
  check_near(frame(restored, 0.30).time, 0.50, 0);
  frame(c, 0.30);
  expect_hash(c, restored);
  check_status(nslide_advance(restored, 0.2999), NSLIDE_ERROR_TIME_WENT_BACK);
  frame(c, 1);
  check_ok(nslide_destroy(restored));
  /* Without input ahead of it, the time is that of the last frame. */
  check_ok(nslide_save(c, bytes, sizeof bytes, &size));
  check_ok(nslide_restore(bytes, size, &restored));
  check_status(nslide_advance(restored, 0.9999), NSLIDE_ERROR_TIME_WENT_BACK);
  expect_hash(c, restored);
  check_ok(nslide_destroy(restored));
  check_ok(nslide_destroy(c));
}

int main(void) {
  raised_to_the_input();
  refused_behind_a_frame();
  the_same_outcome();
  saved_between();
  return check_summary("frame time");
}
