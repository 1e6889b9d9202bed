/*
 * Buffers that a host keeps from frame to frame hold the same bits as buffers that are written in full, whatever is
 * called in between; and a host that changes them, or gives others, is written to in full again.
 */
#include "support/driver.h"

enum { SEEDS = 300, STEPS = 200, EVENTS = 64 };

typedef struct outputs {
  nslide_snapshot snapshot;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_motion motion;
  nslide_event events[EVENTS];
  nslide_frame_buffers buffers;
} outputs;

static void open_outputs(outputs *o, uint64_t kept_of) {
  memset(o, 0, sizeof *o);
  o->snapshot.struct_size = sizeof o->snapshot;
  o->motion.struct_size = sizeof o->motion;
  o->buffers = (nslide_frame_buffers){.struct_size = sizeof o->buffers,
                                      .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                      .event_capacity = EVENTS,
                                      .snapshot = &o->snapshot,
                                      .pages = o->pages,
                                      .events = o->events,
                                      .motion = &o->motion,
                                      .kept_of = kept_of};
}

static bool holds_the_present(const outputs *o, nslide_coordinator c) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  int32_t count = 0;
  check_ok(nslide_get_snapshot(c, &snapshot));
  check_ok(nslide_get_pages(c, pages, NSLIDE_MAX_VISIBLE_PAGES, &count));
  check_int(o->buffers.page_count, count);
  bool same = check_that(memcmp(&snapshot, &o->snapshot, sizeof snapshot) == 0, "another snapshot");
  if (o->buffers.motion != NULL) same &= check_that(scene_moves_as(&o->motion, &snapshot), "another motion");
  return same & check_that(memcmp(pages, o->pages, sizeof *pages * (size_t)count) == 0, "other pages");
}

/* A list for the first page, if there is one: short or long. */
static nslide_list list_of_first_page(random_state *r, nslide_coordinator c) {
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, NULL, random_below(r, 2) ? 3 : 300, NULL));
  nslide_list_attach(list, c, 0);
  return list;
}

static void edit(random_state *r, nslide_list list) {
  nslide_list_config settings;
  check_ok(nslide_list_config_default(&settings, sizeof settings));
  double height = random_unit(r) * 200;
  switch (random_below(r, 5)) {
    case 0: settings.grows = NSLIDE_GROWS_UP; /* fall through */
    case 1: check_ok(nslide_list_set_config(list, &settings)); break;
    case 2: check_ok(nslide_list_insert_items(list, 0, 0, random_below(r, 4), NULL)); break;
    case 3: nslide_list_remove_items(list, 0, 0, random_below(r, 4)); break;
    case 4: nslide_list_set_heights(list, 0, 0, 1, &height); break;
  }
}

static void session(int seed) {
  driver d = driver_begin(seed);
  nslide_coordinator c = driver_create(&d), other = driver_create(&d);
  static outputs kept;
  open_outputs(&kept, NSLIDE_KEEP);
  random_state r = random_begin(seed + 5000);
  nslide_list list = list_of_first_page(&r, c);
  double time = d.time;
  for (int i = 0; i < STEPS; i++) {
    /* What lies is kept only where no motion is asked for. */
    if (seed % 2 == 0) kept.buffers.motion = NULL;
    check_case("seed %d, step %d", seed, i);
    if (random_below(&r, 4) == 0) driver_step(&d, c);
    if (random_below(&r, 8) == 0) edit(&r, list);
    time = (d.time > time ? d.time : time) + random_unit(&r) / 40;
    switch (random_below(&r, 40)) {
      case 0: open_outputs(&kept, NSLIDE_KEEP); break;
      case 1: check_ok(nslide_frame(other, time, &kept.buffers)); break; /* the same buffers for two */
      case 2: check_ok(nslide_advance(c, time)); break;
      case 3: kept.snapshot.outer = 1e6, kept.buffers.kept_of = NSLIDE_KEEP; break;
    }
    if (nslide_frame(c, time, &kept.buffers) != NSLIDE_OK) continue;
    d.time = time;
    check(kept.buffers.kept_of == c);
    if (!holds_the_present(&kept, c)) break;
  }
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(other));
  check_ok(nslide_list_destroy(list));
}

/* A page that is flung under a bar that hides, under a bar that stays, upright and lying: what is kept is as what is
 * written in full. */
static void flung(int seed) {
  nslide_config config;
  check_ok(nslide_config_default(&config, sizeof config));
  config.header_height = 200;
  config.hover_height = 50;
  config.axis = seed % 2;
  config.hover_hides = seed / 2 % 2 ? NSLIDE_HOVER_HIDES_BY_DIRECTION : NSLIDE_HOVER_HIDES_NEVER;
  config.right_to_left = seed / 4 % 2;
  const double height = 20000;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, 1, &height, &c));
  static outputs kept;
  open_outputs(&kept, NSLIDE_KEEP);
  kept.buffers.motion = NULL;
  double time = 0;
  for (int i = 0; i < 3; i++) {
    const double speed = i % 2 ? -3000 : 4000;
    check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_end(c, config.axis ? (seed / 4 % 2 ? -speed : speed) : 0, config.axis ? 0 : speed));
    for (int n = 0; n < 150; n++) {
      check_case("seed %d, fling %d, frame %d", seed, i, n);
      check_ok(nslide_frame(c, time += 1.0 / 120, &kept.buffers));
      holds_the_present(&kept, c);
    }
    check(kept.buffers.kept != 0 || seed % 2);
  }
  check(kept.snapshot.inner > 0);
  check_ok(nslide_destroy(c));
}

/* In the middle of a fling most frames leave alone what does not move, and only where the host has asked for it. */
static void changes_alone(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_end(c, 0, 900));
  static outputs kept, full;
  open_outputs(&kept, NSLIDE_KEEP);
  open_outputs(&full, 0);
  check_ok(nslide_frame(c, SCENE_TIME + 0.01, &kept.buffers));
  check_ok(nslide_frame(c, SCENE_TIME + 0.02, &kept.buffers));
  kept.snapshot.range = full.snapshot.range = -1;
  check_ok(nslide_frame(c, SCENE_TIME + 0.03, &kept.buffers));
  check(kept.snapshot.range == -1 && kept.snapshot.time == SCENE_TIME + 0.03);
  check_ok(nslide_frame(c, SCENE_TIME + 0.04, &full.buffers));
  check(full.snapshot.range > 0 && full.buffers.kept_of == 0 && full.buffers.kept == 0);
  kept.buffers.kept_of = NSLIDE_KEEP;
  check_ok(nslide_frame(c, SCENE_TIME + 0.05, &kept.buffers));
  check(kept.snapshot.range > 0 && kept.buffers.kept_of == c);
  check_ok(nslide_destroy(c));
}

int main(void) {
  changes_alone();
  for (int seed = 0; seed < 8; seed++) flung(seed);
  check_forked(SEEDS, 20, session);
  return check_summary("frames that are kept");
}
