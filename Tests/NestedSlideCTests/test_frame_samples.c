/*
 * nslide_frame that is given the pointers is the same as nslide_pointer for each of them and then nslide_frame: in state,
 * events, records and refusals, of which none changes anything. What a generation promises holds in every frame.
 */
#include <stdlib.h>

#include "support/check.h"
#include "support/random.h"
#include "support/scene.h"

enum { SEEDS = 400, FRAMES = 150, PAGES = 4, MOST = 12, EVENTS = 128 };

/* A host, and what it reads. */
typedef struct host {
  nslide_coordinator c;
  nslide_snapshot now;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[EVENTS];
  nslide_motion motion;
  nslide_frame_buffers frame;
} host;

static void open_host(host *h, random_state *r) {
  nslide_config config;
  check_ok(nslide_config_default(&config, sizeof config));
  config.header_height = 220;
  config.hover_height = 48;
  config.header_snap = random_below(r, 3);
  config.page_index = random_below(r, 2);
  config.endless = random_below(r, 4) == 0;
  config.refresh_height = random_below(r, 2) * 60;
  config.press_delay = random_below(r, 2) * 0.1;
  double heights[PAGES];
  for (int i = 0; i < PAGES; i++) heights[i] = 300 + random_below(r, 4000);
  memset(h, 0, sizeof *h);
  check_ok(nslide_create(&config, PAGES, heights, &h->c));
  h->now.struct_size = sizeof h->now;
  h->motion.struct_size = sizeof h->motion;
  h->frame = (nslide_frame_buffers){.struct_size = sizeof h->frame,
                                    .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                    .event_capacity = EVENTS,
                                    .snapshot = &h->now,
                                    .pages = h->pages,
                                    .events = h->events,
                                    .motion = &h->motion};
}

static uint64_t hash_of(nslide_coordinator c) {
  uint64_t hash = 0;
  check_ok(nslide_state_hash(c, &hash));
  return hash;
}

/* What the fingers do; some of it is refused. */
typedef struct fingers {
  random_state random;
  bool is_down[3];
  double x[3], y[3], time;
} fingers;

static nslide_pointer_sample next_sample(fingers *f, double end) {
  random_state *r = &f->random;
  int id = random_below(r, 6) == 0 ? random_below(r, 3) : 0;
  nslide_pointer_sample sample = {.id = id};
  f->time += random_unit(r) * (end - f->time) * 0.5;
  if (!f->is_down[id]) {
    sample.action = NSLIDE_POINTER_DOWN;
    f->x[id] = random_below(r, 390);
    f->y[id] = random_below(r, 844);
  } else {
    sample.action = random_below(r, 25) == 0   ? NSLIDE_POINTER_UP
                    : random_below(r, 60) == 0 ? NSLIDE_POINTER_CANCEL
                                               : NSLIDE_POINTER_MOVE;
    f->x[id] += random_below(r, 5) == 0 ? random_below(r, 41) - 20 : 0;
    f->y[id] += random_below(r, 61) - 30;
  }
  f->is_down[id] = sample.action == NSLIDE_POINTER_DOWN || sample.action == NSLIDE_POINTER_MOVE;
  sample.x = f->x[id];
  sample.y = f->y[id];
  sample.time = f->time;
  return sample;
}

/* The fields that a generation tells of. */
static nslide_snapshot resting(const nslide_snapshot *s) {
  nslide_snapshot r = *s;
  r.phase = r.collapse_state = r.needs_frame = 0;
  r.events_queued = r.events_lost = 0;
  r.time = r.outer = r.inner = r.path = r.overscroll = r.collapse = r.header_shown = r.header_stretch = 0;
  r.velocity_x = r.velocity_y = r.rest_outer = r.rest_inner = r.unconsumed_x = r.unconsumed_y = 0;
  r.page_position = r.transition_progress = 0;
  r.header.y = r.header.height = r.hover.y = r.pager.y = 0;
  r.outer_bar_position = r.outer_bar_length = r.page_bar_position = r.page_bar_length = 0;
  r.tab_offset = r.tab_indicator.x = r.tab_indicator.width = 0;
  return r;
}

static void check_motion(const host *h, uint32_t *generation, nslide_snapshot *read) {
  const nslide_motion *m = &h->motion;
  const nslide_snapshot *s = &h->now;
  check(scene_moves_as(m, s));
  nslide_snapshot now = resting(s);
  if (m->generation == *generation) check(memcmp(&now, read, sizeof now) == 0);
  *generation = m->generation;
  *read = now;
}

static void one_bad(host *h, nslide_pointer_sample *samples, int count, int bad, random_state *r, double end) {
  nslide_pointer_sample kept = samples[bad];
  nslide_status wanted = NSLIDE_ERROR_INVALID_ARGUMENT;
  switch (random_below(r, 7)) {
    case 0: samples[bad].action = 9; break;
    case 1: samples[bad].source = NSLIDE_SOURCE_TRACKPAD; break;
    case 2: samples[bad].x = NAN, wanted = NSLIDE_ERROR_NOT_FINITE; break;
    case 3: samples[bad].y = 1e13; break;
    case 4: samples[bad].time = end + 1e-9; break;
    case 5:
      /* A pointer that lifts is not refused for its time. */
      if (kept.action == NSLIDE_POINTER_DOWN || kept.action == NSLIDE_POINTER_MOVE) {
        samples[bad].time = -1, wanted = NSLIDE_ERROR_TIME_WENT_BACK;
        break;
      } /* fall through */
    default: samples[bad].id = 77, samples[bad].action = NSLIDE_POINTER_MOVE, wanted = NSLIDE_ERROR_INVALID_STATE;
  }
  static host before;
  before = *h;
  uint64_t hash = hash_of(h->c);
  h->frame.samples = samples;
  h->frame.sample_count = count;
  nslide_frame_buffers given = h->frame;
  check_status(nslide_frame(h->c, end, &h->frame), wanted);
  check(memcmp(&h->frame, &given, sizeof given) == 0);
  check(memcmp(&h->now, &before.now, sizeof h->now) == 0 && memcmp(h->events, before.events, sizeof h->events) == 0);
  check(hash_of(h->c) == hash);
  samples[bad] = kept;
}

static size_t record_of(nslide_coordinator c, char **bytes) {
  size_t size = 0, room = 1 << 20;
  *bytes = malloc(room);
  check_ok(nslide_record_stop(c));
  check_ok(nslide_record_read(c, *bytes, room, &size));
  return size;
}

static void session(int seed) {
  random_state r = random_begin(seed), same = r;
  static host calls, frames;
  open_host(&calls, &r);
  open_host(&frames, &same);
  frames.frame.kept_of = seed % 2 == 0 ? NSLIDE_KEEP : 0;
  bool is_recorded = seed % 3 == 0;
  if (is_recorded) check_ok(nslide_record_start(calls.c));
  if (is_recorded) check_ok(nslide_record_start(frames.c));
  fingers f = {.random = random_begin(seed + 1000)};
  uint32_t generation = 0;
  nslide_snapshot read = {0};
  double time = 0;
  for (int i = 0; i < FRAMES; i++) {
    check_case("seed %d, frame %d", seed, i);
    time += random_unit(&r) / 30;
    if (random_below(&r, 30) == 0) {
      int32_t page = random_below(&r, PAGES), animated = random_below(&r, 2);
      check_status(nslide_scroll_to_page(frames.c, page, animated), nslide_scroll_to_page(calls.c, page, animated));
    }
    nslide_pointer_sample samples[MOST];
    int count = random_below(&r, 5) == 0 ? random_below(&r, MOST) : random_below(&r, 2);
    if (f.time < time - 1 / 60.0) f.time = time - 1 / 60.0;
    for (int n = 0; n < count; n++) samples[n] = next_sample(&f, time);
    for (int n = 0; n < count; n++) {
      nslide_pointer_sample s = samples[n];
      check_ok(nslide_pointer(calls.c, s.action, NSLIDE_SOURCE_TOUCH, s.id, s.x, s.y, s.time));
    }
    check_ok(nslide_frame(calls.c, time, &calls.frame));
    if (count > 0 && random_below(&r, 4) == 0) one_bad(&frames, samples, count, random_below(&r, count), &r, time);
    frames.frame.samples = count > 0 ? samples : NULL;
    frames.frame.sample_count = count;
    check_ok(nslide_frame(frames.c, time, &frames.frame));
    check(memcmp(&calls.now, &frames.now, sizeof calls.now) == 0);
    check_int(calls.frame.event_count, frames.frame.event_count);
    check(memcmp(calls.events, frames.events, sizeof calls.events) == 0);
    check(memcmp(calls.pages, frames.pages, sizeof calls.pages) == 0);
    check(hash_of(calls.c) == hash_of(frames.c));
    check_motion(&frames, &generation, &read);
  }
  if (is_recorded) {
    char *one, *other;
    size_t size = record_of(calls.c, &one), other_size = record_of(frames.c, &other);
    check(size == other_size && memcmp(one, other, size) == 0);
    free(one);
    free(other);
  }
  check_ok(nslide_destroy(calls.c));
  check_ok(nslide_destroy(frames.c));
}

/* Arguments of the buffers themselves. */
static void arguments(void) {
  static host h;
  random_state r = random_begin(1);
  open_host(&h, &r);
  nslide_pointer_sample sample = {.action = NSLIDE_POINTER_DOWN, .x = 9, .y = 600, .time = 1};
  h.frame.sample_count = -1;
  check_status(nslide_frame(h.c, 1, &h.frame), NSLIDE_ERROR_INVALID_ARGUMENT);
  h.frame.sample_count = 1;
  check_status(nslide_frame(h.c, 1, &h.frame), NSLIDE_ERROR_INVALID_ARGUMENT);
  h.frame.samples = &sample;
  h.motion.struct_size = 8;
  check_status(nslide_frame(h.c, 1, &h.frame), NSLIDE_ERROR_STRUCT_SIZE);
  h.motion.struct_size = sizeof h.motion;
  check_status(nslide_frame(h.c, 0.5, &h.frame), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_int(h.now.touch, NSLIDE_TOUCH_NONE);
  check_ok(nslide_frame(h.c, 1, &h.frame));
  check(h.now.touch != NSLIDE_TOUCH_NONE);
  /* A frame that goes back takes no sample. */
  sample = (nslide_pointer_sample){.action = NSLIDE_POINTER_CANCEL, .x = 9, .y = 600, .time = 0.9};
  check_status(nslide_frame(h.c, 0.9, &h.frame), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_pointer(h.c, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, 0, 9, 600, 2));
  check_ok(nslide_destroy(h.c));
}

/* A steady fling and a steady drag need no whole snapshot, nor does a page that turns by itself. */
static void steady(void) {
  static host h;
  random_state r = random_begin(2);
  open_host(&h, &r);
  check_ok(nslide_session_begin(h.c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_end(h.c, 0, 900));
  double time = 0;
  int changes = 0, count = 0;
  uint32_t generation = 0;
  for (int i = 0; i < 60; i++, count++) {
    check_ok(nslide_frame(h.c, time += 1 / 120.0, &h.frame));
    changes += generation != h.motion.generation;
    generation = h.motion.generation;
  }
  check_that(changes <= 3, "%d of %d frames of a fling have changed more than what moves", changes, count);
  check_ok(nslide_destroy(h.c));
}

int main(void) {
  arguments();
  steady();
  check_forked(SEEDS, 20, session);
  return check_summary("frames with samples");
}
