/*
 * What no sane host sends: times out of order or centuries apart, sizes of nothing and of light years, velocities
 * beyond all measure, fingers that were never down. Each call has a defined answer; every number that comes out is
 * finite, and the offsets are where they may be.
 */
#include <stdlib.h>

#include "support/driver.h"
#include "support/saved.h"

static nslide_snapshot snapshot_of(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  return s;
}

/* Sane, saved and restored without loss, however extreme it is. */
static void check_all(nslide_coordinator c) {
  static saved s;
  uint64_t hash = 0, restored_hash = 1;
  nslide_coordinator restored = 0;
  scene_check_sane(c);
  saved_take(&s, c);
  if (!check_ok(nslide_restore(s.bytes, s.size, &restored))) return;
  check_ok(nslide_state_hash(c, &hash));
  check_ok(nslide_state_hash(restored, &restored_hash));
  check(hash == restored_hash);
  check_ok(nslide_destroy(restored));
}

/* The offsets at rest, or under a finger: within their ranges, and by no more than what is pulled beyond them. `open`:
 * by how much refreshes may hold them open beside what the settings say now; a view of the host's may hang beyond its
 * end. */
static void check_bounds(nslide_coordinator c, double open, bool observed) {
  nslide_snapshot s = snapshot_of(c);
  nslide_config f = {.struct_size = sizeof f};
  check_ok(nslide_get_config(c, &f));
  bool animates = s.phase == NSLIDE_PHASE_ANIMATING || s.phase == NSLIDE_PHASE_SNAPPING;
  bool swings = s.phase == NSLIDE_PHASE_BOUNCING || animates;
  double band = swings ? INFINITY : fmax(f.viewport_height, s.pager.height);
  double slack = 1e-9 * (1 + fabs(s.range) + fabs(s.max_inner));
  double held = open;
  for (int32_t i = 0; i < s.page_count; i++) {
    nslide_page_settings page = {.struct_size = sizeof page};
    check_ok(nslide_get_page_settings(c, i, &page));
    held = fmax(held, page.refresh_height == NSLIDE_AUTO ? f.refresh_height : page.refresh_height);
  }
  held = fmax(held, f.refresh_height);
  if (observed) band = INFINITY;
  check_that(s.outer >= -band - held - slack && s.outer <= s.range + band + slack, "outer is %g of %g, phase %d",
             s.outer, s.range, s.phase);
  check_that(s.inner >= -band - held - slack && s.inner <= s.max_inner + band + slack, "inner is %g of %g, phase %d",
             s.inner, s.max_inner, s.phase);
  if (!s.at_rest || observed) return;
  check_that(s.outer >= -held - slack && s.outer <= s.range + slack, "outer rests at %g of %g", s.outer, s.range);
  check_that(s.inner >= -held - slack && s.inner <= s.max_inner + slack, "inner rests at %g of %g", s.inner,
             s.max_inner);
  check_near(s.overscroll, 0, 0);
}

static void forget_events(nslide_coordinator c) {
  nslide_event events[64];
  int32_t count = 0;
  do check_ok(nslide_poll_events(c, events, 64, &count));
  while (count == 64);
}

/* ----------------------------------------------------------------------------------------------------------- time */

static void times(int index) {
  static const double steps[] = {0, 4.9e-324, 1e-300, 1e-12, 1e-9, 1e-6, 0.001, 1, 3.2e9, 6.4e10, 9e11};
  const double step = steps[index % 11];
  nslide_coordinator c = scenes[index / 11].make();
  double time = SCENE_TIME;
  check_case("%s, times %g apart", scenes[index / 11].name, step);
  for (int i = 0; i < 6; i++) {
    time = fmin(time + step, NSLIDE_MAX_TIME);
    check_ok(nslide_advance(c, time));
    check_ok(nslide_advance(c, time));
    check_bounds(c, 0, false);
    nslide_status down = nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 9, 195, 600, time);
    check(down == NSLIDE_OK || down == NSLIDE_ERROR_INVALID_STATE);
    if (down == NSLIDE_OK) {
      check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 9, 195, 500, time));
      check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 9, 195, 400, time = fmin(time + step, NSLIDE_MAX_TIME)));
      check_ok(nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 9, 195, 300, time = fmin(time + step, NSLIDE_MAX_TIME)));
    }
    check_all(c);
    check_bounds(c, 0, false);
  }
  double before = snapshot_of(c).time;
  check_status(nslide_advance(c, NAN), NSLIDE_ERROR_NOT_FINITE);
  check_status(nslide_advance(c, INFINITY), NSLIDE_ERROR_NOT_FINITE);
  check_status(nslide_advance(c, 1e308), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_advance(c, -1e308), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_advance(c, before));
  check_status(nslide_advance(c, nextafter(before, -1)), NSLIDE_ERROR_TIME_WENT_BACK);
  check_status(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 9, 195, 600, NAN), NSLIDE_ERROR_NOT_FINITE);
  check_near(snapshot_of(c).time, before, 0);
  check_ok(nslide_destroy(c));
}

/* ----------------------------------------------------------------------------------------------------------- sizes */

static const double sizes[] = {0, 4.9e-324, 1e-300, 1e-9, 0.5, 1, 844, 1e9, 1e12};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static void viewports(int index) {
  double width = sizes[index % SIZES], height = sizes[index / SIZES % SIZES], header = sizes[index / SIZES / SIZES];
  check_case("a viewport of %g x %g, a header of %g", width, height, header);
  const double heights[4] = {1e12, 0, height, 4.9e-324};
  nslide_config config = scene_config();
  config.viewport_width = width;
  config.viewport_height = height;
  config.header_height = header;
  config.refresh_height = index % 3 == 0 ? header : 0;
  config.header_snap = index % 3;
  config.endless = index % 2;
  config.physics = index % 4;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, 4, heights, &c));
  check_all(c);
  driver d = driver_begin(index);
  for (int i = 0; i < 40; i++) {
    driver_step(&d, c);
    if (i % 10 == 9) check_all(c);
  }
  check_ok(nslide_destroy(c));
}

static void refused_sizes(int index) {
  static const double wrong[] = {1e300, 1e308, NAN, INFINITY, -INFINITY, -1, -4.9e-324};
  const double size = wrong[index];
  nslide_status wanted = isfinite(size) ? NSLIDE_ERROR_INVALID_ARGUMENT : NSLIDE_ERROR_NOT_FINITE;
  check_case("a size of %g", size);
  nslide_config config = scene_config();
  nslide_coordinator c = scene_rest(), made = 0;
  const nslide_header_part part = {.height = size};
  const nslide_snap_area area = {.start = 10, .length = size};
  const nslide_region region = {{0, 0, size, 10}, NSLIDE_REGION_HEADER, NSLIDE_AXIS_VERTICAL};
  config.viewport_height = size;
  check_status(nslide_create(&config, 1, NULL, &made), wanted);
  check_status(nslide_create(&(nslide_config){0}, 1, NULL, &made), NSLIDE_ERROR_STRUCT_SIZE);
  config.viewport_height = 844;
  check_status(nslide_create(&config, 1, &size, &made), wanted);
  check_status(nslide_set_page_height(c, 0, size), wanted);
  check_status(nslide_insert_page(c, 0, size), wanted);
  check_status(nslide_set_header_height(c, size, 0), wanted);
  check_status(nslide_set_hover_height(c, size, 1), wanted);
  check_status(nslide_set_header_parts(c, &part, 1, 0), wanted);
  check_status(nslide_set_snap_areas(c, 0, &area, 1, 0, 0, 0), wanted);
  check_status(nslide_set_snap_areas(c, 0, NULL, 0, 0, size, 0), wanted);
  check_status(nslide_set_regions(c, &region, 1), wanted);
  check_int(made, 0);
  check_all(c);
  check_ok(nslide_destroy(c));
}

/* ------------------------------------------------------------------------------------------------------ velocities */

static const double speeds[] = {1e9, -1e9, 2e7, -3e5, 1e-9, -1e-300, 4.9e-324};
enum { SPEEDS = sizeof speeds / sizeof speeds[0], KINDS = 4 * 5 * 3 };

/* Over a page of a point and over one of a light hour, with every preset, every curve, whatever the end does. */
static void flings(int index) {
  int kind = index % KINDS;
  double speed = speeds[index / KINDS % SPEEDS];
  nslide_config config = scene_config();
  config.physics = kind % 4;
  config.fling_curve = kind / 4 % 5 - 1;
  config.header_snap = index % 3;
  config.overscroll_top = config.overscroll_bottom = kind / 20 == 2 ? 0 : kind / 20 + 1;
  config.deceleration = index % 5 == 0 ? 0.001 : NSLIDE_AUTO;
  config.constant_deceleration = index % 5 == 1 ? 1 : NSLIDE_AUTO;
  config.fling_friction = index % 5 == 2 ? 0.0001 : NSLIDE_AUTO;
  check_case("a fling of %g with physics %d, curve %d, ends %d", speed, config.physics, config.fling_curve, kind / 20);
  for (int n = 0; n < 4; n++) {
    const double heights[2] = {n % 2 ? 1 : 1e12, 797};
    nslide_coordinator c = 0;
    check_ok(nslide_create(&config, 2, heights, &c));
    check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, n < 2 ? 100 : 600));
    check_ok(nslide_session_end(c, n == 3 ? speed : 0, n == 3 ? 0 : speed));
    double time = 0;
    for (double step = 1e-9; step < 1e9; step *= 31) {
      check_ok(nslide_advance(c, time += step));
      check_all(c);
      check_bounds(c, 0, false);
    }
    check_ok(nslide_advance(c, NSLIDE_MAX_TIME));
    check_int(snapshot_of(c).at_rest, 1);
    check_bounds(c, 0, false);
    check_ok(nslide_destroy(c));
  }
}

static void refused_velocities(int index) {
  static const double wrong[] = {1e308, -1e308, 1.1e9, -1e300, NAN, INFINITY, -INFINITY};
  nslide_status wanted = isfinite(wrong[index]) ? NSLIDE_ERROR_INVALID_ARGUMENT : NSLIDE_ERROR_NOT_FINITE;
  check_case("a velocity of %g", wrong[index]);
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_status(nslide_session_end(c, 0, wrong[index]), wanted);
  check_status(nslide_session_end(c, wrong[index], 0), wanted);
  check_int(snapshot_of(c).phase, NSLIDE_PHASE_IDLE);
  check_ok(nslide_session_update(c, 0, 10, NULL, NULL));
  check_ok(nslide_session_end(c, 0, 0));
  check_ok(nslide_destroy(c));
}

/* Fingers, views of the host's and wheels that cross the world in an instant, for every estimator. */
static void instants(int index) {
  static const double ticks[] = {0, 4.9e-324, 1e-9, 1.0000001e-9, 1e-6, 0.01, 0.14};
  double tick = ticks[index % 7];
  nslide_config config = scene_config();
  config.velocity_estimator = index / 7 % 5 - 1;
  config.physics = index / 35 % 4;
  config.repeated_flings = index % 3;
  check_case("1e12 points in %g s, estimator %d, physics %d", tick, config.velocity_estimator, config.physics);
  const double heights[3] = {1e12, 1e12, 0};
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, 3, heights, &c));
  double time = 0.1;
  for (int n = 0; n < 4; n++) {
    bool sideways = n % 2;
    double far = n < 2 ? 1e12 : -1e12;
    check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, sideways ? -far : 195, sideways ? 600 : -far, time));
    for (int i = 0; i < 5; i++) {
      time += tick;
      double place = i % 2 ? -far : far / (i + 1);
      check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, sideways ? place : 195, sideways ? 600 : place, time));
      check_all(c);
      check_bounds(c, 0, false);
    }
    check_ok(nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 1, sideways ? far : 195, sideways ? 600 : far, time));
    check_all(c);
    check_ok(nslide_advance(c, time += 0.05));
    check_all(c);
  }
  int32_t count = 0;
  nslide_correction corrections[4];
  for (int i = 0; i < 12; i++) {
    check_ok(nslide_observe(c, i % 3 - 1, i % 2 ? 1e12 : -1e12, NSLIDE_MOVED_BY_INERTIA, 0, corrections, 4, &count));
    for (int n = 0; n < count; n++) {
      check_that(isfinite(corrections[n].offset) && fabs(corrections[n].velocity) <= NSLIDE_MAX_VELOCITY,
                 "a correction to %g with %g", corrections[n].offset, corrections[n].velocity);
    }
    check_all(c);
    check_ok(nslide_advance(c, time += tick));
  }
  for (int i = 0; i < 30; i++) {
    double far = i % 2 ? 1e12 : -1e12;
    check_ok(nslide_wheel(c, i % 3, i % 5, i % 4 == 0, 195, 600, i % 3 ? 0 : far, i % 3 ? far : 0));
    check_all(c);
    check_bounds(c, 0, false);
    check_ok(nslide_advance(c, time += tick));
  }
  check_ok(nslide_destroy(c));
}

/* ------------------------------------------------------------------------------------------------------- pointers */

static void ten_thousand_pointers(int index) {
  (void)index;
  check_case("10,000 pointers");
  nslide_coordinator c = scene_rest();
  for (int64_t id = 0; id < 10000; id++) {
    nslide_status wanted = id < NSLIDE_MAX_POINTERS ? NSLIDE_OK : NSLIDE_ERROR_OUT_OF_RANGE;
    check_status(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, id, 195, 600, 0.1), wanted);
  }
  check_all(c);
  for (int64_t id = 0; id < 10000; id++) {
    nslide_status wanted = id < NSLIDE_MAX_POINTERS ? NSLIDE_OK : NSLIDE_ERROR_INVALID_STATE;
    check_status(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, id, 195, 600 - (double)id, 0.2), wanted);
    check_status(nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, id, 195, 600 - (double)id, 0.2), wanted);
  }
  check_all(c);
  /* One after the other, for as long. */
  for (int64_t id = 0; id < 10000; id++) {
    double time = 0.3 + 0.01 * (double)id;
    check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, id * 7919, 195, 600, time));
    check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, id * 7919, 195, 560, time + 0.004));
    check_ok(nslide_pointer(c, id % 2 ? NSLIDE_POINTER_UP : NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, id * 7919, 195, 540, time + 0.008));
    if (id % 1000 == 0) forget_events(c);
  }
  forget_events(c);
  check_all(c);
  check_ok(nslide_destroy(c));
}

static void out_of_turn(int index) {
  check_case("actions out of turn %s", scenes[index].name);
  nslide_coordinator c = scenes[index].make();
  for (int action = NSLIDE_POINTER_MOVE; action <= NSLIDE_POINTER_CANCEL; action++) {
    check_status(nslide_pointer(c, action, NSLIDE_SOURCE_TOUCH, 4711, 195, 600, SCENE_TIME), NSLIDE_ERROR_INVALID_STATE);
  }
  for (int action = -2; action < 8; action++) {
    if (action >= NSLIDE_POINTER_DOWN && action <= NSLIDE_POINTER_CANCEL) continue;
    check_status(nslide_pointer(c, action, NSLIDE_SOURCE_TOUCH, 1, 195, 600, SCENE_TIME), NSLIDE_ERROR_INVALID_ARGUMENT);
  }
  check_all(c);
  check_ok(nslide_destroy(c));
}

/* -------------------------------------------------------------------------------------------------------- anything */

/* After any sequence of calls with any settings. */
static void anything(int index) {
  driver d = driver_begin(index + 5000);
  nslide_coordinator c = driver_create(&d);
  bool observed = false;
  for (int i = 0; i < 400; i++) {
    driver_result r = driver_step(&d, c);
    check_case("sequence %d, call %d, operation %d", index, i, r.operation);
    observed = observed || r.operation == RECORD_OBSERVE;
    scene_check_sane(c);
    check_bounds(c, 80, observed);
    if (i % 50 == 49) check_all(c);
  }
  check_ok(nslide_destroy(c));
}

int main(int count, char **arguments) {
  check_forked(scene_count * 11, 20, times);
  check_forked(SIZES * SIZES * SIZES, 20, viewports);
  check_forked(7, 20, refused_sizes);
  check_forked(KINDS * SPEEDS, 20, flings);
  check_forked(7, 20, refused_velocities);
  check_forked(140, 20, instants);
  check_forked(1, 20, ten_thousand_pointers);
  check_forked(scene_count, 20, out_of_turn);
  check_forked(count > 1 ? atoi(arguments[1]) : 1500, 20, anything);
  return check_summary("extremes");
}
