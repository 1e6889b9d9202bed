/*
 * Memory, call by call: what happens while somebody scrolls takes none, whatever the settings; and where there is none
 * left, a call that needs it answers so and has changed nothing.
 */
#include <stdlib.h>

#include "support/allocations.h"
#include "support/driver.h"
#include "support/player.h"
#include "support/saved.h"

enum { PAGES = 6, WARM = 300, COUNTED = 100 };

static saved bytes;
static double now;

static nslide_coordinator create(int32_t physics) {
  double heights[PAGES];
  for (int i = 0; i < PAGES; i++) heights[i] = 9000;
  nslide_config config = scene_config();
  config.physics = physics;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, PAGES, heights, &c));
  return c;
}

/* -------------------------------------------------------------------------------------------- what takes no memory */

static void frames(nslide_coordinator c, int number) {
  nslide_event events[64];
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .event_capacity = 64, .events = events};
  for (int i = 0; i < number; i++) nslide_frame(c, now += 1 / 120.0, &buffers);
}

static void steps_of_a_wheel(nslide_coordinator c, int i) {
  double amount = i / 7 % 2 ? -2 : 3;
  nslide_wheel(c, i % 3, NSLIDE_WHEEL_PHASE_NONE, i % 5 == 0, 195, 600, i % 4 == 0 ? amount : 0, amount);
  frames(c, 3);
}

static void gesture_of_a_trackpad(nslide_coordinator c, int i) {
  double dx = i % 3 == 0 ? 25 : 0, dy = i % 2 ? 30 : -30;
  nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_BEGAN, 0, 195, 600, dx, dx == 0 ? dy : 0);
  for (int n = 0; n < 5; n++) {
    nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_CHANGED, 0, 195, 600, dx, dx == 0 ? dy : 0);
    frames(c, 1);
  }
  nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_ENDED, 0, 195, 600, 0, 0);
  for (int n = 5; n > 0; n--) {
    nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_MOMENTUM, 0, 195, 600, dx * n / 5, dx == 0 ? dy * n / 5 : 0);
    frames(c, 1);
  }
}

static void keys(nslide_coordinator c, int i) {
  nslide_key(c, i % 9);
  frames(c, i % 4 * 20);
}

static void fingers(nslide_coordinator c, int i) {
  double x = 195, y = 500;
  nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, x, y, now);
  for (int n = 0; n < 8; n++) {
    if (i % 4 == 0) x -= i % 8 == 0 ? 12 : -12; else y -= i % 3 ? 14 : -14;
    nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, x, y, now + 1 / 120.0);
    if (n == 4 && i % 5 == 0) nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 2, 100, 700, now + 1 / 120.0);
    frames(c, 1);
  }
  if (i % 5 == 0) nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 2, 100, 700, now);
  nslide_pointer(c, i % 7 ? NSLIDE_POINTER_UP : NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, 1, x, y, now);
  frames(c, i % 6 * 25);
}

static void flings_led_elsewhere(nslide_coordinator c, int i) {
  nslide_edge edge;
  nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600);
  nslide_session_update(c, 0, i % 2 ? 40 : -60, NULL, NULL);
  nslide_session_end(c, 0, (i % 2 ? 1 : -1) * (500 + 300 * (i % 9)));
  if (i % 3) nslide_retarget(c, NSLIDE_AUTO, 100.0 * (i % 30));
  for (int n = 0; n < 40; n++) {
    frames(c, 1);
    nslide_get_edge(c, &edge);
  }
}

static void commands(nslide_coordinator c, int i) {
  switch (i % 5) {
    case 0: nslide_scroll_to(c, 100, 300, i % 2); break;
    case 1: nslide_scroll_to_page(c, i % PAGES, i % 2); break;
    case 2: nslide_reveal(c, i % PAGES, 700, 50, i % 4, i % 2); break;
    case 3: nslide_tap_tab(c, i % PAGES, i % 2); break;
    default: nslide_scroll_to_top(c, i % 2); break;
  }
  frames(c, 15);
}

static void hashing_and_saving(nslide_coordinator c, int i) {
  uint64_t hash;
  size_t size;
  fingers(c, i);
  check_ok(nslide_state_hash(c, &hash));
  check_ok(nslide_save(c, bytes.bytes, sizeof bytes.bytes, &size));
  check_status(nslide_save(c, NULL, 0, &size), NSLIDE_ERROR_BUFFER_TOO_SMALL);
}

static const struct {
  const char *name;
  void (*run)(nslide_coordinator c, int i);
} activities[] = {{"a wheel", steps_of_a_wheel},
                  {"a trackpad", gesture_of_a_trackpad},
                  {"keys", keys},
                  {"fingers", fingers},
                  {"flings led elsewhere", flings_led_elsewhere},
                  {"commands", commands},
                  {"hashing and saving", hashing_and_saving}};
enum { ACTIVITIES = sizeof activities / sizeof activities[0], KINDS = 12 };

static nslide_status set_samples(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const nslide_fling_sample samples[3] = {{0, 0}, {0.3, 0.6}, {1, 1}};
  return nslide_set_fling_samples(c, samples, 3, 600, 1, 2, 0);
}

static nslide_status set_effects(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const nslide_effect effects[2] = {{.source = NSLIDE_EFFECT_COLLAPSE, .stop = 90, .at_stop = 1}, {.start = 95, .stop = 99}};
  return nslide_set_effects(c, effects, 2);
}

/* Settings of every kind, with and without snap areas. */
static nslide_coordinator create_kind(int kind) {
  nslide_coordinator c = create(kind % 4);
  nslide_config config = {.struct_size = sizeof config};
  check_ok(nslide_get_config(c, &config));
  config.velocity_estimator = kind % 5 - 1;
  config.repeated_flings = kind % 3;
  config.wheel_glide = kind / 2 % 3;
  config.wheel_latch = kind % 2;
  config.fling_curve = kind < 5 ? -1 : kind % 4;
  config.endless = kind % 6 == 5;
  config.chain_top = kind % 3;
  config.bounces = kind != 8;
  config.header_snap = kind % 3;
  config.refresh_height = kind % 4 == 3 ? 60 : 0;
  config.edge_shown = kind % 2;
  check_ok(nslide_set_config(c, &config));
  if (kind % 3 == 1) {
    const nslide_snap_area areas[3] = {{0, 200, 0, 0, 0, 0, 0}, {900, 300, 1, 1, 0, 0, 0}, {2500, 2000, 2, 0, 0, 0, 0}};
    const nslide_region region = {{0, 0, 50, 50}, 0, NSLIDE_AXIS_VERTICAL};
    for (int32_t i = 0; i < PAGES; i++) check_ok(nslide_set_snap_areas(c, i, areas, 3, i % 2, 0, 10));
    check_ok(nslide_set_regions(c, &region, 1));
    check_ok(set_samples(c, NULL));
    check_ok(set_effects(c, NULL));
  }
  return c;
}

static void none_taken(int index) {
  int kind = index % KINDS;
  check_case("%s, settings %d", activities[index / KINDS].name, kind);
  nslide_coordinator c = create_kind(kind);
  now = 0.1;
  /* Until every page has been made and the queue of events is as long as it gets. */
  check_ok(nslide_reveal(c, 1, 300, 10, 0, 1));
  for (int32_t i = 0; i < PAGES; i++) check_ok(nslide_scroll_to_page(c, i, 0));
  for (int i = 0; i < WARM; i++) activities[index / KINDS].run(c, i);
  allocations_start();
  for (int i = 0; i < COUNTED; i++) activities[index / KINDS].run(c, i);
  allocations all = allocations_stop();
  check_int(all.calls, 0);
  check_int(all.frees, 0);
  check_ok(nslide_destroy(c));
}

/* --------------------------------------------------------------------------------------------- where there is none */

static nslide_status set_android(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  nslide_config config = {.struct_size = sizeof config};
  check_ok(nslide_get_config(c, &config));
  config.physics = NSLIDE_PHYSICS_ANDROID;
  return nslide_set_config(c, &config);
}

static nslide_status create_android(nslide_coordinator c, nslide_coordinator *made) {
  (void)c;
  nslide_config config = scene_config();
  config.physics = NSLIDE_PHYSICS_ANDROID;
  return nslide_create(&config, 3, NULL, made);
}

static nslide_status set_areas(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const nslide_snap_area areas[2] = {{0, 100, 0, 0, 0, 0, 0}, {500, 100, 2, 1, 0, 0, 0}};
  return nslide_set_snap_areas(c, 1, areas, 2, 1, 0, 0);
}

static nslide_status set_regions(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const nslide_region regions[2] = {{{0, 0, 9, 9}, 0, 1}, {{0, 0, 9, 9}, -1, 2}};
  return nslide_set_regions(c, regions, 2);
}

static nslide_status set_parts(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const nslide_header_part part = {100, 20, 0, 0, NSLIDE_PART_STAYS, 0};
  return nslide_set_header_parts(c, &part, 1, 1);
}

static nslide_status set_height(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  return nslide_set_header_height(c, 300, 1);
}

static nslide_status set_key(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  nslide_page_settings settings = {sizeof settings, 0, -1, -1, -1, -1, NSLIDE_AUTO, NSLIDE_AUTO, 7, NSLIDE_AUTO, 0, 0};
  return nslide_set_page_settings(c, 0, &settings);
}

static nslide_status observe(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  int32_t count = 0;
  return nslide_observe(c, 1, 40, NSLIDE_MOVED_BY_DRAG, 0, NULL, 0, &count);
}

static nslide_status link_outwards(nslide_coordinator c, nslide_coordinator *made) {
  return nslide_link(c, *made, NSLIDE_LINK_VERTICAL);
}

static nslide_status record_start(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  return nslide_record_start(c);
}

static nslide_status restore(nslide_coordinator c, nslide_coordinator *made) {
  (void)c;
  return nslide_restore(bytes.bytes, bytes.size, made);
}

static nslide_status reload_keyed(nslide_coordinator c, nslide_coordinator *made) {
  (void)made;
  const int64_t some[4] = {5, 6, 7, 8};
  return nslide_reload_keyed(c, 4, some, NULL);
}

static const struct {
  const char *name;
  nslide_status (*call)(nslide_coordinator c, nslide_coordinator *made);
  bool makes;
} calls[] = {{"nslide_set_config to android", set_android, false},
             {"nslide_create with android", create_android, true},
             {"nslide_restore", restore, true},
             {"nslide_set_snap_areas", set_areas, false},
             {"nslide_set_regions", set_regions, false},
             {"nslide_set_fling_samples", set_samples, false},
             {"nslide_set_effects", set_effects, false},
             {"nslide_set_header_parts", set_parts, false},
             {"nslide_set_header_height", set_height, false},
             {"nslide_set_page_settings", set_key, false},
             {"nslide_observe", observe, false},
             {"nslide_link", link_outwards, false},
             {"nslide_reload_keyed", reload_keyed, false},
             {"nslide_record_start", record_start, false}};
enum { CALLS = sizeof calls / sizeof calls[0], GRANTED = 20 };

/* Everything that takes memory of its own when it is restored. */
static void fill_bytes(void) {
  nslide_coordinator c = create(NSLIDE_PHYSICS_ANDROID);
  check_ok(set_parts(c, NULL));
  check_ok(set_areas(c, NULL));
  check_ok(set_regions(c, NULL));
  check_ok(set_samples(c, NULL));
  check_ok(set_effects(c, NULL));
  check_ok(set_key(c, NULL));
  for (int i = 0; i < 20; i++) check_ok(nslide_scroll_to_page(c, i % PAGES, 0));
  saved_take(&bytes, c);
  check_ok(nslide_destroy(c));
}

static void none_left(int index) {
  int call = index / GRANTED, granted = index % GRANTED;
  static scene_state before, after;
  check_case("%s with %d allocations granted", calls[call].name, granted);
  fill_bytes();
  nslide_coordinator c = create(NSLIDE_PHYSICS_IOS), made = calls[call].call == link_outwards ? scene_rest() : 0;
  check(scene_read(c, &before));
  allocations_start();
  allocations_fail_after(granted);
  nslide_status status = calls[call].call(c, &made);
  allocations_stop();
  check_that(status == NSLIDE_OK || status == NSLIDE_ERROR_OUT_OF_MEMORY, "answers %s", nslide_status_name(status));
  if (granted == 0) check_status(status, NSLIDE_ERROR_OUT_OF_MEMORY);
  check(scene_read(c, &after));
  const char *part = scene_difference(&before, &after);
  if (status != NSLIDE_OK) check_that(part == NULL, "%s changed", part);
  if (granted == GRANTED - 1) check_status(status, NSLIDE_OK);
  if (calls[call].makes) check_int(made != 0, status == NSLIDE_OK);
  scene_exercise(c);
  if (calls[call].makes && made != 0) scene_exercise(made);
  check_ok(nslide_destroy(made));
  check_ok(nslide_destroy(c));
}

/* A record that memory runs out for ends before that, at a whole entry; the calls go on. */
static void a_record_breaks_off(int index) {
  static player p;
  check_case("a record that breaks off, granted %d", index);
  nslide_coordinator c = create(NSLIDE_PHYSICS_IOS);
  check_ok(nslide_record_start(c));
  allocations_start();
  allocations_fail_after(index);
  for (int i = 1; i <= 2000; i++) check_ok(nslide_advance(c, i));
  allocations_stop();
  size_t size = 0;
  bytes.size = 0;
  nslide_status status = NSLIDE_OK;
  for (int i = 0; i < 10000 && status == NSLIDE_OK; i++, bytes.size += size) {
    size = 0;
    status = nslide_record_read(c, bytes.bytes + bytes.size, 100, &size);
  }
  check_status(status, NSLIDE_ERROR_OUT_OF_MEMORY);
  if (player_read(&p, bytes.words, bytes.size)) {
    check(p.entry_count > 0 && p.entry_count < 2000);
    for (int i = 0; i < p.entry_count; i++) check_int(p.entries[i].operation, RECORD_ADVANCE);
  }
  check_ok(nslide_record_stop(c));
  check_status(nslide_record_read(c, bytes.bytes, 100, &size), NSLIDE_ERROR_OUT_OF_MEMORY);
  check_ok(nslide_record_start(c));
  check_ok(nslide_record_read(c, bytes.bytes, 100, &size));
  check_int(size, 100);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(ACTIVITIES * KINDS, 30, none_taken);
  check_forked(CALLS * GRANTED, 20, none_left);
  check_forked(3, 20, a_record_breaks_off);
  return check_summary("memory of calls");
}
