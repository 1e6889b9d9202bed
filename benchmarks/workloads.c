#include "workloads.h"

#include <malloc.h>
#include <stdbool.h>
#include <stdlib.h>

#include "frames.h"
#include "growth.h"
#include "host.h"
#include "limit.h"
#include "lists.h"
#include "measured.h"

double workload_frames_per_gesture;

static limit *make_limit(void) {
  limit *l = limit_create(390, 844, 220, 48, page_content);
  if (l == NULL) exit(1);
  return l;
}

/* A finger's move and the snapshot after it, as a host does that draws at once: two calls and no frame. */
static void host_move(host *h, double y) {
  h->time += frame_time;
  host_pointer(h, NSLIDE_POINTER_MOVE, 195, y);
  must(nslide_get_snapshot(h->coordinator, &h->snapshot));
  sink = h->snapshot.outer + h->snapshot.inner + h->snapshot.pager.y;
}

/* Frames of flings there and back. */
static void throw_again_and_again(host *h, long steps, void (*throw)(host *h, double speed)) {
  double speed = 20000;
  for (long i = 0; i < steps; i++) {
    if (!h->snapshot.needs_frame) {
      throw(h, speed);
      speed = -speed;
    }
    host_frame(h);
  }
}

/* W1: a frame of a fling of some 700 frames, there and back across the seam. */
static void fling(long steps, bool everything, bool is_kept) {
  host h;
  host_open(&h, everything);
  if (!is_kept) h.buffers.kept_of = 0;
  throw_again_and_again(&h, steps, host_throw);
  host_close(&h);
}

static void run_fling(long steps) { fling(steps, false, true); }
static void run_full_fling(long steps) { fling(steps, true, true); }
static void run_written_fling(long steps) { fling(steps, true, false); }

/* W1+ in the scenes that people have: another platform, a finger that is resampled, a coordinator inside another, an
   axis that lies. */
static void android(nslide_config *c) { c->physics = NSLIDE_PHYSICS_ANDROID; }
static void desktop(nslide_config *c) { c->physics = NSLIDE_PHYSICS_DESKTOP; }
static void chromium(nslide_config *c) { c->physics = NSLIDE_PHYSICS_CHROMIUM; }
static void qt(nslide_config *c) { c->physics = NSLIDE_PHYSICS_QT; }
static void resampled(nslide_config *c) { c->resampling = NSLIDE_RESAMPLING_ON; }
static void hiding(nslide_config *c) { c->hover_hides = NSLIDE_HOVER_HIDES_BY_DIRECTION; }
static void together(nslide_config *c) {
  resampled(c);
  hiding(c);
  c->physics = NSLIDE_PHYSICS_ANDROID;
  c->tab_spacing = 12;
}
static void lying(nslide_config *c) { c->axis = NSLIDE_PATH_AXIS_HORIZONTAL; }

static void fling_with(void (*change)(nslide_config *config), long steps) {
  host_settings(change);
  fling(steps, true, true);
  host_settings(NULL);
}

static void run_android(long steps) { fling_with(android, steps); }
static void run_desktop(long steps) { fling_with(desktop, steps); }
static void run_chromium(long steps) { fling_with(chromium, steps); }
static void run_qt(long steps) { fling_with(qt, steps); }
static void run_resampled(long steps) { fling_with(resampled, steps); }

static void run_hiding(long steps) { fling_with(hiding, steps); }
static void run_together(long steps) { fling_with(together, steps); }

static void move_with(void (*change)(nslide_config *config), long steps) {
  host_settings(change);
  run_full_move(steps);
  host_settings(NULL);
}

static void run_resampled_move(long steps) { move_with(resampled, steps); }
static void run_hiding_move(long steps) { move_with(hiding, steps); }

static void run_recorded(long steps) {
  host h;
  host_open(&h, true);
  must(nslide_record_start(h.coordinator));
  throw_again_and_again(&h, steps, host_throw);
  host_close(&h);
}

static void throw_along_x(host *h, double speed) {
  must(nslide_session_begin(h->coordinator, NSLIDE_SOURCE_TOUCH, 195, 600));
  must(nslide_session_end(h->coordinator, speed, 0));
}

static void run_lying(long steps) {
  host h;
  host_settings(lying);
  host_open(&h, true);
  throw_again_and_again(&h, steps, throw_along_x);
  host_close(&h);
  host_settings(NULL);
}

static void run_linked(long steps) {
  host h;
  host_open(&h, true);
  nslide_coordinator outer = make_coordinator();
  must(nslide_link(h.coordinator, outer, NSLIDE_LINK_VERTICAL));
  throw_again_and_again(&h, steps, host_throw);
  host_close(&h);
  must(nslide_destroy(outer));
}

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
  host_pointer(&h, NSLIDE_POINTER_DOWN, 195, y);
  for (long i = 0; i < steps; i++) {
    if (i % 100 == 99) step = -step;
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
    host_pointer(&h, NSLIDE_POINTER_DOWN, 195, y);
    for (int move = 0; move < 20; move++, frames++) {
      y += step;
      host_move(&h, y);
    }
    host_pointer(&h, NSLIDE_POINTER_UP, 195, y);
    do {
      host_frame(&h);
      frames++;
    } while (h.snapshot.needs_frame);
  }
  workload_frames_per_gesture = (double)frames / (double)steps;
  host_close(&h);
}

/* W5: a coordinator comes and goes. */
static void run_life(long steps) {
  for (long i = 0; i < steps; i++) must(nslide_destroy(make_coordinator()));
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
    {"W1w", "written in full", run_written_fling, NULL, false},
    {"android", "fling frame", run_android, NULL, false},
    {"desktop", "fling frame", run_desktop, NULL, false},
    {"chromium", "fling frame", run_chromium, NULL, false},
    {"qt", "fling frame", run_qt, NULL, false},
    {"resampled", "fling frame", run_resampled, NULL, false},
    {"linked", "fling frame", run_linked, NULL, false},
    {"lying", "fling frame", run_lying, NULL, false},
    {"hiding", "fling frame", run_hiding, NULL, false},
    {"recorded", "fling frame", run_recorded, NULL, false},
    {"together", "fling frame", run_together, NULL, false},
    {"W2", "pointer move", run_move, run_move_limit, false},
    {"W2+", "pointer move, full frame", run_full_move, NULL, false},
    {"fingered", "the same with resampling", run_resampled_move, NULL, false},
    {"fingerhid", "the same, hover bar hides", run_hiding_move, NULL, false},
    {"W2f", "move in a frame", run_frame_move, NULL, false},
    {"W2m", "move in a frame, motion", run_frame_motion, NULL, false},
    {"W3", "gesture to rest", run_gesture, NULL, false},
    {"W4u", "update, range", run_list_update, run_list_update_limit, true},
    {"W4r", "range anywhere", run_list_jump, run_list_jump_limit, true},
    {"W4c", "range, scrolling", run_list_scroll, run_list_scroll_limit, true},
    {"W4i", "insert anywhere", run_list_insert, NULL, true},
    {"W4v", "visible, scrolling", run_list_visible, NULL, true},
    {"W4s", "slots, scrolling", run_list_slots, NULL, true},
    {"W4b", "build, a row", run_list_build, NULL, true},
    {"W4g", "one height, grid", run_list_grid, NULL, true},
    {"W4w", "one height, waterfall", run_list_waterfall, NULL, true},
    {"W6", "fling over a list", run_list_fling, NULL, true},
    {"W6s", "the same with slots", run_list_fling_slots, NULL, true},
    {"W5", "create and destroy", run_life, run_life_limit, false},
    {"W7", "page turn", run_page_turn, NULL, false},
    {"swipe", "horizontal drag", run_swipe, NULL, false},
    {"wheel", "wheel step", run_wheel, NULL, false},
    {"bounce", "bounce", run_bounce, NULL, false},
    {"animation", "animated scroll_to", run_animation, NULL, false},
    {"idle", "idle frame", run_idle, NULL, false},
    {"notch", "notch, 100,000 areas", run_notch, NULL, false},
    {"observe", "report, 10,000 views", run_observe, NULL, false},
    {"parts", "64 header parts", run_parts, NULL, false},
};
const int workload_count = sizeof workloads / sizeof workloads[0];

double workload_memory(void) {
  enum { NUMBER = 1000 };
  static nslide_coordinator all[NUMBER];
  for (int i = 0; i < NUMBER; i++) all[i] = make_coordinator();
  size_t full = mallinfo2().uordblks;
  for (int i = 0; i < NUMBER; i++) must(nslide_destroy(all[i]));
  return (double)(full - mallinfo2().uordblks) / NUMBER;
}
