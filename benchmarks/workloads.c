#include "workloads.h"

#include <malloc.h>
#include <stdbool.h>
#include <stdlib.h>

#include "limit.h"
#include "lists.h"
#include "measured.h"
#include "nestedslide.h"

/* The scene: 390 x 844, header 220, hover bar 48, 10 pages of 200,000 points, 120 frames a second. */
enum { PAGES = 10, EVENTS = 32 };
static const double content = 200000, frame_time = 1 / 120.0;

double workload_frames_per_gesture;

static nslide_coordinator make(void) {
  static nslide_config config;
  static double heights[PAGES];
  if (config.struct_size == 0) {
    must(nslide_config_default(&config, sizeof config));
    config.header_height = 220;
    config.hover_height = 48;
    for (int i = 0; i < PAGES; i++) heights[i] = content;
  }
  nslide_coordinator c = 0;
  must(nslide_create(&config, PAGES, heights, &c));
  return c;
}

static limit *make_limit(void) {
  limit *l = limit_create(390, 844, 220, 48, content);
  if (l == NULL) exit(1);
  return l;
}

/* What a host keeps to read frames into: offsets and rectangles, and where it wants them the pages and events. */
typedef struct host {
  nslide_coordinator coordinator;
  double time;
  nslide_snapshot snapshot;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[EVENTS];
  nslide_frame_buffers buffers;
} host;

static void host_open(host *h, bool everything) {
  *h = (host){.coordinator = make()};
  h->snapshot.struct_size = sizeof h->snapshot;
  h->buffers = (nslide_frame_buffers){.struct_size = sizeof h->buffers, .snapshot = &h->snapshot};
  if (!everything) return;
  h->buffers.pages = h->pages;
  h->buffers.page_capacity = NSLIDE_MAX_VISIBLE_PAGES;
  h->buffers.events = h->events;
  h->buffers.event_capacity = EVENTS;
}

static void host_frame(host *h) {
  must(nslide_frame(h->coordinator, h->time, &h->buffers));
  sink = h->snapshot.outer + h->snapshot.inner + h->snapshot.pager.y + h->pages[0].frame.y;
}

static void host_move(host *h, double y) {
  must(nslide_pointer(h->coordinator, NSLIDE_POINTER_MOVE, 1, 195, y, h->time));
  must(nslide_get_snapshot(h->coordinator, &h->snapshot));
  sink = h->snapshot.outer + h->snapshot.inner + h->snapshot.pager.y;
}

static void host_close(host *h) { must(nslide_destroy(h->coordinator)); }

/* W1: a frame of a fling of some 700 frames, there and back across the seam. */
static void fling(long steps, bool everything) {
  host h;
  host_open(&h, everything);
  double speed = 20000;
  h.snapshot.needs_frame = 0;
  for (long i = 0; i < steps; i++) {
    if (!h.snapshot.needs_frame) {
      must(nslide_session_begin(h.coordinator, NSLIDE_SOURCE_TOUCH, 195, 600));
      must(nslide_session_end(h.coordinator, 0, speed));
      speed = -speed;
    }
    h.time += frame_time;
    host_frame(&h);
  }
  host_close(&h);
}

static void run_fling(long steps) { fling(steps, false); }
static void run_full_fling(long steps) { fling(steps, true); }

static void limit_read(const limit *l) { sink = l->outer + l->inner + l->pager.y; }

static void run_fling_limit(long steps) {
  limit *l = make_limit();
  double time = 0, speed = 20000;
  for (long i = 0; i < steps; i++) {
    if (!l->moves) {
      limit_fling(l, time, speed);
      speed = -speed;
    }
    limit_advance(l, time += frame_time);
    limit_read(l);
  }
  limit_destroy(l);
}

/* W2: a finger that goes up and down across the seam. */
static void run_move(long steps) {
  host h;
  host_open(&h, false);
  double y = 600, step = -5;
  must(nslide_pointer(h.coordinator, NSLIDE_POINTER_DOWN, 1, 195, y, h.time));
  for (long i = 0; i < steps; i++) {
    if (i % 100 == 99) step = -step;
    h.time += frame_time;
    y += step;
    host_move(&h, y);
  }
  host_close(&h);
}

static void run_move_limit(long steps) {
  limit *l = make_limit();
  double step = 5;
  for (long i = 0; i < steps; i++) {
    if (i % 100 == 99) step = -step;
    limit_move(l, step);
    limit_read(l);
  }
  limit_destroy(l);
}

/* W3: 20 moves, release, fling to rest: up at 1800 points a second, then down at 3000 into the top edge and back. */
static void run_gesture(long steps) {
  host h;
  host_open(&h, false);
  long frames = 0;
  for (long i = 0; i < steps; i++) {
    double y = i % 2 == 0 ? 700 : 100, step = i % 2 == 0 ? -15 : 25;
    must(nslide_pointer(h.coordinator, NSLIDE_POINTER_DOWN, 1, 195, y, h.time));
    for (int move = 0; move < 20; move++, frames++) {
      h.time += frame_time;
      y += step;
      host_move(&h, y);
    }
    must(nslide_pointer(h.coordinator, NSLIDE_POINTER_UP, 1, 195, y, h.time));
    do {
      h.time += frame_time;
      host_frame(&h);
      frames++;
    } while (h.snapshot.needs_frame);
  }
  workload_frames_per_gesture = (double)frames / (double)steps;
  host_close(&h);
}

/* W5: a coordinator comes and goes. */
static void run_life(long steps) {
  for (long i = 0; i < steps; i++) must(nslide_destroy(make()));
}

static void run_life_limit(long steps) {
  for (long i = 0; i < steps; i++) {
    limit *l = make_limit();
    limit_read(l);
    limit_destroy(l);
  }
}

const workload workloads[] = {
    {"W1", "fling frame", run_fling, run_fling_limit, false},
    {"W1+", "with pages, events", run_full_fling, NULL, false},
    {"W2", "pointer move", run_move, run_move_limit, false},
    {"W3", "gesture to rest", run_gesture, NULL, false},
    {"W4u", "update, range", run_list_update, run_list_update_limit, true},
    {"W4r", "range anywhere", run_list_jump, run_list_jump_limit, true},
    {"W4c", "range, scrolling", run_list_scroll, run_list_scroll_limit, true},
    {"W4f", "fling over a list", run_list_fling, NULL, true},
    {"W5", "create and destroy", run_life, run_life_limit, false},
};
const int workload_count = sizeof workloads / sizeof workloads[0];

double workload_memory(void) {
  enum { NUMBER = 1000 };
  static nslide_coordinator all[NUMBER];
  for (int i = 0; i < NUMBER; i++) all[i] = make();
  size_t full = mallinfo2().uordblks;
  for (int i = 0; i < NUMBER; i++) must(nslide_destroy(all[i]));
  return (double)(full - mallinfo2().uordblks) / NUMBER;
}
