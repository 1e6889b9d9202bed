/* Hosts that sleep until the picture changes: no frame of a whole session shows what was shown before, and none is missed.
 *
 *   sleeper   asks nslide_get_next_change after each frame, and draws the next one then
 *   steady    gets the same calls, and draws 240 times a second: nothing may differ by more than half a pixel
 */
#include "support/scene.h"

#define ROOM NSLIDE_MAX_VISIBLE_PAGES

/* What a host draws, in pixels. Each place is a whole number of them. */
typedef struct picture {
  int32_t count;
  double places[3 + 3 * ROOM];
} picture;

static nslide_snapshot snapshot_of(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  return s;
}

/* The places in pixels, as they are. */
static picture places_of(nslide_coordinator c, double pixel) {
  nslide_page pages[ROOM];
  int32_t count = 0;
  nslide_snapshot s = snapshot_of(c);
  check_ok(nslide_get_pages(c, pages, ROOM, &count));
  picture p = {.count = 3};
  nslide_edge edge;
  check_ok(nslide_get_edge(c, &edge));
  p.places[1] = edge.shown_x / pixel;
  p.places[2] = edge.shown_y / pixel;
  p.places[0] = s.outer / pixel;
  for (int32_t n = 0; n < count; n++) {
    p.places[p.count++] = pages[n].index;
    p.places[p.count++] = pages[n].frame.x / pixel;
    p.places[p.count++] = pages[n].offset / pixel;
  }
  return p;
}

static picture picture_of(nslide_coordinator c, double pixel) {
  picture p = places_of(c, pixel);
  for (int32_t n = 0; n < p.count; n++) p.places[n] = floor(p.places[n] + 0.5);
  return p;
}

static bool same(const picture *a, const picture *b) {
  if (a->count != b->count) return false;
  for (int32_t n = 0; n < a->count; n++) {
    if (a->places[n] != b->places[n]) return false;
  }
  return true;
}

/* Whether anything was told but how far it has scrolled. */
static bool tells(nslide_coordinator c) {
  nslide_event events[64];
  int32_t count = 0;
  bool told = false;
  do {
    check_ok(nslide_poll_events(c, events, 64, &count));
    for (int32_t n = 0; n < count; n++) {
      told = told || (events[n].type != NSLIDE_EVENT_OFFSET_CHANGED && events[n].type != NSLIDE_EVENT_PAGE_SCROLLED);
    }
  } while (count == 64);
  return told;
}

typedef struct hosts {
  nslide_coordinator sleeper, steady;
  double pixel;
  int frames, idle;
} hosts;

/* What is drawn is the true place, rounded: but for a page that has come or gone, which is told. */
static void compare(hosts *h, const picture *drawn, double time) {
  check_ok(nslide_advance(h->steady, time));
  picture truth = places_of(h->steady, h->pixel);
  if (!check_that(truth.count == drawn->count, "at %g: %d places, not %d", time, truth.count, drawn->count)) return;
  for (int32_t n = 0; n < truth.count; n++) {
    check_that(fabs(truth.places[n] - drawn->places[n]) <= 0.5 + 1.0 / 512, "at %g: place %d is %.9g, drawn at %.9g",
               time, n, truth.places[n], drawn->places[n]);
  }
}

/* Frames until a time, or until nothing will change. */
static void run(hosts *h, double until) {
  /* What the calls have changed is drawn. */
  nslide_snapshot before = snapshot_of(h->sleeper);
  picture drawn = picture_of(h->sleeper, h->pixel);
  tells(h->sleeper);
  double steady = before.time;
  for (int n = 0; n < 100000; n++) {
    double next = 0;
    check_ok(nslide_get_next_change(h->sleeper, h->pixel, &next));
    check_that(next >= before.time, "%g is before %g", next, before.time);
    bool is_over = next >= until;
    for (; steady < (is_over ? until : next); steady += 1.0 / 240) {
      if (steady >= before.time) compare(h, &drawn, steady);
    }
    if (is_over) {
      check_ok(nslide_advance(h->sleeper, until));
      check_ok(nslide_advance(h->steady, until));
      return;
    }
    /* At once means the next frame of the display. */
    double time = next > before.time ? next : before.time + 1.0 / 240;
    check_ok(nslide_advance(h->sleeper, time));
    nslide_snapshot now = snapshot_of(h->sleeper);
    picture shown = picture_of(h->sleeper, h->pixel);
    bool told = tells(h->sleeper);
    h->frames++;
    if (same(&shown, &drawn) && !told && now.phase == before.phase && now.touch == before.touch) {
      h->idle++;
      check_that(false, "the frame at %.9g shows nothing new: phase %d, outer %.9g, inner %.9g, position %.9g", time,
                 now.phase, now.outer, now.inner, now.page_position);
    }
    before = now, drawn = shown;
  }
  check_that(false, "there is no end to it");
}

#define BOTH(h, call, ...) (check_ok(call((h)->sleeper, __VA_ARGS__)), check_ok(call((h)->steady, __VA_ARGS__)))

static void throw(hosts *h, double dx, double dy, double vx, double vy) {
  BOTH(h, nslide_session_begin, NSLIDE_SOURCE_TOUCH, 195, 600);
  BOTH(h, nslide_session_update, dx, dy, NULL, NULL);
  BOTH(h, nslide_session_end, vx, vy);
}

static hosts begin(double pixel, int32_t physics, int32_t overscroll) {
  nslide_config config = scene_config();
  config.physics = physics;
  config.overscroll_top = overscroll;
  config.edge_shown = 1;
  hosts h = {.pixel = pixel};
  double heights[] = {20000, 6000, 900};
  check_ok(nslide_create(&config, 3, heights, &h.sleeper));
  check_ok(nslide_create(&config, 3, heights, &h.steady));
  return h;
}

static void end(hosts *h) {
  check_ok(nslide_destroy(h->sleeper));
  check_ok(nslide_destroy(h->steady));
}

/* Flings over the seam and back into the top, pages by finger and command, keys, wheel, commands, heights. */
static void a_whole_session(double pixel, int32_t physics, int32_t overscroll) {
  check_case("pixel %g, physics %d, overscroll %d", pixel, physics, overscroll);
  hosts h = begin(pixel, physics, overscroll);
  double time = 10;
  run(&h, time);
  check_int(h.frames, 0);
  throw(&h, 0, 30, 0, 4600);
  run(&h, time += 10);
  check(snapshot_of(h.sleeper).inner > 100);
  throw(&h, 0, -30, 0, -9000);
  run(&h, time += 10);
  check(snapshot_of(h.sleeper).path == 0);
  throw(&h, 0, -150, 0, 0);
  run(&h, time += 10);
  throw(&h, 60, 0, 900, 0);
  run(&h, time += 10);
  check_int(snapshot_of(h.sleeper).page_index, 1);
  BOTH(&h, nslide_scroll_to_page, 2, 1);
  run(&h, time += 10);
  throw(&h, 120, 0, 500, 0);
  run(&h, time += 10);
  BOTH(&h, nslide_scroll_to_page, 0, 1);
  run(&h, time += 10);
  BOTH(&h, nslide_wheel, NSLIDE_WHEEL_NOTCH, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, 3);
  run(&h, time += 10);
  BOTH(&h, nslide_key, NSLIDE_KEY_PAGE_DOWN);
  run(&h, time += 10);
  BOTH(&h, nslide_key, NSLIDE_KEY_END);
  run(&h, time += 10);
  throw(&h, 0, 100, 0, 3000);
  run(&h, time += 10);
  BOTH(&h, nslide_autoscroll, NSLIDE_AUTOSCROLL_EDGE, 20, 60, 400);
  run(&h, time += 2);
  BOTH(&h, nslide_autoscroll, NSLIDE_AUTOSCROLL_OFF, 20, 60, 400);
  run(&h, time += 2);
  BOTH(&h, nslide_scroll_to_top, 1);
  run(&h, time += 10);
  /* A motion that another takes over half way. */
  throw(&h, 0, 40, 0, 4000);
  run(&h, time += 0.31);
  throw(&h, 0, 20, 0, -700);
  run(&h, time += 10);
  check_int(snapshot_of(h.sleeper).needs_frame, 0);
  double never = 0;
  check_ok(nslide_get_next_change(h.sleeper, pixel, &never));
  check_near(never, NSLIDE_MAX_TIME, 0);
  check_int(h.idle, 0);
  uint64_t hashes[2] = {0, 1};
  check_ok(nslide_state_hash(h.sleeper, &hashes[0]));
  check_ok(nslide_state_hash(h.steady, &hashes[1]));
  check(hashes[0] == hashes[1]);
  end(&h);
}

/* How many frames a fling takes at 120 Hz, and how many of them show something. */
static void fewer_frames(void) {
  hosts h = begin(0.5, NSLIDE_PHYSICS_IOS, NSLIDE_OVERSCROLL_WHOLE);
  throw(&h, 0, 30, 0, 2000);
  int frames = 0, asleep = 0;
  for (double time = 0; snapshot_of(h.sleeper).needs_frame; frames++) {
    double next = 0;
    check_ok(nslide_get_next_change(h.sleeper, 0.5, &next));
    asleep += next > time + 1 / 120.0;
    check_ok(nslide_advance(h.sleeper, time += 1 / 120.0));
  }
  check_that(asleep > frames / 4, "%d of %d frames are slept through", asleep, frames);
  end(&h);
}

/* In a far turn the indicator of the tabs goes further than the pages: it is drawn within a pixel of where it is. */
static void a_far_turn(void) {
  nslide_config config = scene_config();
  double heights[30];
  for (int n = 0; n < 30; n++) heights[n] = 4000;
  hosts h = {.pixel = 1};
  check_ok(nslide_create(&config, 30, heights, &h.sleeper));
  check_ok(nslide_create(&config, 30, heights, &h.steady));
  /* The strip is three times as long as a page is wide. */
  nslide_page_settings page = {.struct_size = sizeof page};
  check_ok(nslide_get_page_settings(h.sleeper, 0, &page));
  page.tab_width = 40;
  for (int32_t n = 0; n < 30; n++) BOTH(&h, nslide_set_page_settings, n, &page);
  BOTH(&h, nslide_scroll_to_page, 28, 1);
  double next = 0, drawn = snapshot_of(h.sleeper).tab_indicator.x;
  double offset = snapshot_of(h.sleeper).tab_offset;
  int frames = 0, steady = 0;
  check_ok(nslide_get_next_change(h.sleeper, 1, &next));
  for (double time = 0; snapshot_of(h.steady).needs_frame; time += 1 / 480.0, steady++) {
    if (next <= time) {
      check_ok(nslide_advance(h.sleeper, time));
      nslide_snapshot s = snapshot_of(h.sleeper);
      drawn = s.tab_indicator.x, offset = s.tab_offset;
      frames++;
      check_ok(nslide_get_next_change(h.sleeper, 1, &next));
    }
    check_ok(nslide_advance(h.steady, time));
    nslide_snapshot truth = snapshot_of(h.steady);
    double indicator = truth.tab_indicator.x + truth.tab_offset;
    check_that(fabs(indicator - drawn - offset) < 1.5, "at %g: the indicator is at %g, drawn at %g", time, indicator,
               drawn + offset);
  }
  check_int(snapshot_of(h.sleeper).page_index, 28);
  check_that(frames > 20 && frames < steady * 9 / 10, "%d frames of %d", frames, steady);
  end(&h);
}

/* The page that a far turn leaves is removed, and others beside it. */
static void pages_go_in_a_far_turn(void) {
  nslide_config config = scene_config();
  double heights[30];
  for (int n = 0; n < 30; n++) heights[n] = 4000;
  for (int32_t from = 0; from < 30; from += 29) {
    for (int32_t removed = 0; removed < 30; removed++) {
      nslide_coordinator slide = 0;
      double next = 0;
      check_ok(nslide_create(&config, 30, heights, &slide));
      check_ok(nslide_scroll_to_page(slide, from, 0));
      check_ok(nslide_scroll_to_page(slide, 15, 1));
      check_ok(nslide_advance(slide, 0.05));
      check_ok(nslide_remove_page(slide, removed));
      check_ok(nslide_get_next_change(slide, 1, &next));
      check_that(next >= 0.05 && (next < 10) == snapshot_of(slide).needs_frame, "from %d without %d: next change at %g", from, removed, next);
      check_ok(nslide_destroy(slide));
    }
  }
}

/* Without a pixel every number counts. */
static void each_change(void) {
  hosts h = begin(0, NSLIDE_PHYSICS_IOS, NSLIDE_OVERSCROLL_WHOLE);
  double next = 0;
  throw(&h, 0, 30, 0, 2000);
  check_ok(nslide_advance(h.sleeper, 1));
  check_ok(nslide_get_next_change(h.sleeper, 0, &next));
  check_near(next, 1, 0);
  check_ok(nslide_get_next_change(h.sleeper, 1e-300, &next));
  check_near(next, 1, 0);
  check_status(nslide_get_next_change(h.sleeper, -1, &next), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_get_next_change(h.sleeper, NAN, &next), NSLIDE_ERROR_NOT_FINITE);
  end(&h);
}

int main(void) {
  const double pixels[] = {1, 0.5, 1 / 3.0};
  for (int n = 0; n < 3; n++) {
    for (int32_t physics = NSLIDE_PHYSICS_IOS; physics <= NSLIDE_PHYSICS_ANDROID; physics++) {
      a_whole_session(pixels[n], physics, NSLIDE_OVERSCROLL_WHOLE);
      a_whole_session(pixels[n], physics, NSLIDE_OVERSCROLL_PAGE);
    }
  }
  check_case("one of each");
  fewer_frames();
  a_far_turn();
  pages_go_in_a_far_turn();
  each_change();
  return check_summary("next_change");
}
