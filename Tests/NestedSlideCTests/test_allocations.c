/*
 * Memory: none is allocated while anything moves, a coordinator is small, nothing leaks, and where there is none left
 * the answer is a status.
 */
#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "support/allocations.h"
#include "support/saved.h"
#include "support/scene.h"

enum { PAGES = 10 };

static double heights[PAGES];

static nslide_coordinator create_with(int32_t physics) {
  for (int i = 0; i < PAGES; i++) heights[i] = 200000;
  nslide_config config = scene_config();
  config.physics = physics;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, PAGES, heights, &c));
  return c;
}

static nslide_coordinator create_work(void) { return create_with(NSLIDE_PHYSICS_IOS); }

/* One frame as a host reads it; polls where wanted. */
static nslide_snapshot frame(nslide_coordinator c, double time, bool polls) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[32];
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &snapshot, .pages = pages};
  buffers.page_capacity = NSLIDE_MAX_VISIBLE_PAGES;
  buffers.events = polls ? events : NULL;
  buffers.event_capacity = polls ? 32 : 0;
  check_ok(nslide_frame(c, time, &buffers));
  return snapshot;
}

/* A gesture by hand, a fling to rest, at 120 Hz; the time at its end. */
static double gesture(nslide_coordinator c, double time, int direction, bool sideways, bool polls) {
  double x = 195, y = 600;
  check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, x, y, time));
  for (int i = 0; i < 20; i++) {
    time += 1 / 120.0;
    if (sideways) {
      x -= direction * 9;
    } else {
      y -= direction * 15;
    }
    check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, x, y, time));
    frame(c, time, polls);
  }
  check_ok(nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 1, x, y, time));
  nslide_snapshot s;
  do s = frame(c, time += 1 / 120.0, polls);
  while (s.needs_frame);
  return time;
}

static void none_in_motion(int index) {
  bool polls = index % 2 == 1;
  check_case("gestures with physics %d %s polling", index / 2, polls ? "with" : "without");
  nslide_coordinator c = create_with(index / 2);
  double time = 0.1;
  /* Until the queue of a host that never polls is as long as it gets. */
  for (int i = 0; i < 100; i++) time = gesture(c, time, i % 2 ? -1 : 1, i / 2 % 2, polls) + 0.1;
  allocations_start();
  for (int i = 0; i < 8; i++) time = gesture(c, time, i % 2 ? -1 : 1, i / 2 % 2, polls) + 0.1;
  allocations all = allocations_stop();
  check_int(all.calls, 0);
  check_int(all.frees, 0);
  check_ok(nslide_destroy(c));
}

static void small(int index) {
  (void)index;
  enum { NUMBER = 1000 };
  check_case("memory of one coordinator");
  static nslide_coordinator all[NUMBER];
  for (int i = 0; i < NUMBER; i++) all[i] = create_work();
  for (int i = 0; i < NUMBER; i++) check_ok(nslide_destroy(all[i]));
  size_t most = 0;
  for (int i = 0; i < NUMBER; i++) {
    allocations_start();
    all[i] = create_work();
    allocations made = allocations_stop();
    if (i == 0) printf("  one coordinator with %d pages: %zu bytes in %ld pieces\n", PAGES, made.bytes, made.calls);
    if (made.bytes > most) most = made.bytes;
  }
  check_that(most <= 2304, "%zu bytes, more than 2304", most);
  struct mallinfo2 before = mallinfo2();
  for (int i = 0; i < NUMBER; i++) check_ok(nslide_destroy(all[i]));
  size_t each = (before.uordblks - mallinfo2().uordblks) / NUMBER;
  check_that(each <= 2304 + 64, "%zu bytes each, the allocator's own included", each);
}

/* All that few coordinators have; its pages come and go, and it is restored. */
static void live_fully(void) {
  static saved s;
  static const nslide_snap_area areas[2] = {{0, 100, NSLIDE_ALIGN_START, 0, 0, 0, 0}, {500, 100, NSLIDE_ALIGN_END, 1, 0, 0, 0}};
  static const nslide_fling_sample samples[2] = {{0, 0}, {1, 1}};
  static const nslide_effect effects[2] = {{.source = NSLIDE_EFFECT_COLLAPSE, .stop = 90, .at_stop = 1}, {.start = 95, .stop = 99}};
  static const nslide_region region = {{0, 0, 10, 10}, NSLIDE_REGION_HEADER, NSLIDE_AXIS_VERTICAL};
  static const nslide_header_part part = {.height = 100, .min_height = 20, .rule = NSLIDE_PART_STAYS};
  static const int64_t keys[3] = {7, 8, 9}, others[3] = {9, 10, 11};
  nslide_coordinator c = create_with(NSLIDE_PHYSICS_ANDROID), restored = 0;
  int32_t count = 0;
  nslide_record_start(c);
  nslide_reload_keyed(c, 3, keys, NULL);
  for (int i = 0; i < 12; i++) {
    nslide_set_snap_areas(c, i % 3, areas, i % 4 == 3 ? 0 : 2, i % 2, 0, 0);
    nslide_set_fling_samples(c, samples, i % 3, 500, 1, 2, 0);
    nslide_set_effects(c, effects, i % 3);
    nslide_set_regions(c, &region, i % 2);
    nslide_set_header_parts(c, &part, i % 3 == 0, i % 2);
    nslide_observe(c, i % 3, 40 * i, NSLIDE_MOVED_BY_DRAG, 0, NULL, 0, &count);
    if (i == 5) nslide_reload_keyed(c, 3, others, NULL);
    if (i == 7) nslide_remove_page(c, 1);
    if (i == 9) nslide_reload(c, 1, NULL, 0, 0);
    if (i == 10) nslide_reload_keyed(c, 3, keys, NULL);
    saved_take(&s, c);
    check_ok(nslide_restore(s.bytes, s.size, &restored));
    nslide_destroy(restored);
    /* Refused when most of it has been made. */
    s.size -= 8;
    saved_seal(&s);
    check_status(nslide_restore(s.bytes, s.size, &restored), NSLIDE_ERROR_CORRUPT_DATA);
  }
  nslide_record_stop(c);
  nslide_record_start(c);
  nslide_destroy(c);
}

/* Nothing, and now and then everything that takes memory. */
static void live_and_die(int number) {
  for (int i = 0; i < number; i++) {
    nslide_coordinator c = create_work();
    if (i % 100 == 0) {
      nslide_insert_page(c, 0, 10);
      nslide_remove_page(c, 3);
      nslide_reload(c, 100, NULL, 50, 0);
      for (int n = 0; n < 200; n++) nslide_scroll_to_page(c, n % 100, 0);
      live_fully();
    }
    nslide_destroy(c);
  }
}

static void no_leaks(int index) {
  /* malloc keeps some freed pieces aside and counts them as used. */
  const size_t kept_aside = 4096;
  (void)index;
  check_case("100000 times");
  live_and_die(1000);
  size_t before = mallinfo2().uordblks;
  live_and_die(100000);
  size_t after = mallinfo2().uordblks;
  check_that(after <= before + kept_aside, "%zu bytes are used, %zu before", after, before);
}

/* Every call that may need memory, with the first allocations granted and the others refused. */
static void without_memory(int index) {
  static scene_state before, after;
  const char *names[] = {"create", "insert", "reload", "a page turn", "a scroll"};
  int granted = index / 5;
  check_case("%s with %d allocations granted", names[index % 5], granted);
  nslide_config config = scene_config();
  nslide_coordinator c = create_work(), made = 0;
  for (int i = 0; i < 30; i++) check_ok(nslide_insert_page(c, 3, 100 * i));
  check(scene_read(c, &before));
  allocations_start();
  allocations_fail_after(granted);
  nslide_status status = NSLIDE_OK;
  switch (index % 5) {
    case 0: status = nslide_create(&config, PAGES, heights, &made); break;
    case 1:
      for (int i = 0; i < 64 && status == NSLIDE_OK; i++) status = nslide_insert_page(c, 0, 100);
      break;
    case 2: status = nslide_reload(c, 5000, NULL, 4000, 0); break;
    case 3:
      for (int i = 0; i < 64 && status == NSLIDE_OK; i++) status = nslide_scroll_to_page(c, i, 0);
      break;
    default:
      for (int i = 0; i < 64 && status == NSLIDE_OK; i++) status = nslide_scroll_to(c, i % 2 * 220, 0, 0);
      break;
  }
  allocations_stop();
  bool may_fail = index % 5 < 3;
  check_that(status == NSLIDE_OK || (may_fail && status == NSLIDE_ERROR_OUT_OF_MEMORY), "answers %s",
             nslide_status_name(status));
  check(scene_read(c, &after));
  if (status != NSLIDE_OK && index % 5 != 1) check(scene_difference(&before, &after) == NULL);
  if (index % 5 == 0) check_that((made != 0) == (status == NSLIDE_OK), "made %llx", (unsigned long long)made);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* As many pages as the header allows need more than there is here. */
static void too_many_pages(int index) {
  const rlim_t limits[] = {RLIM_INFINITY, 256u << 20, 64u << 20};
  const int32_t pages[] = {1000000, NSLIDE_MAX_PAGES, NSLIDE_MAX_PAGES};
  check_case("%d pages", pages[index]);
  struct rlimit limit = {limits[index], limits[index]};
  check_int(setrlimit(RLIMIT_AS, &limit), 0);
  nslide_config config = scene_config();
  nslide_coordinator c = 0;
  nslide_status status = nslide_create(&config, pages[index], NULL, &c);
  if (status == NSLIDE_OK) {
    check_ok(nslide_scroll_to_page(c, pages[index] - 1, 0));
    scene_exercise(c);
    check_status(nslide_reload(c, NSLIDE_MAX_PAGES + 1, NULL, 0, 0), NSLIDE_ERROR_OUT_OF_RANGE);
    check_ok(nslide_destroy(c));
  } else {
    check_status(status, NSLIDE_ERROR_OUT_OF_MEMORY);
    check(index > 0);
  }
  c = create_work();
  nslide_status reloaded = nslide_reload(c, pages[index], NULL, 0, 0);
  check_that(reloaded == NSLIDE_OK || reloaded == NSLIDE_ERROR_OUT_OF_MEMORY, "answers %s",
             nslide_status_name(reloaded));
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(8, 30, none_in_motion);
  check_forked(1, 30, small);
  check_forked(1, 60, no_leaks);
  check_forked(5 * 12, 20, without_memory);
  check_forked(3, 60, too_many_pages);
  return check_summary("memory");
}
