#include "frames.h"

#include "host.h"
#include "measured.h"

/* There and back: a hundred steps one way, then a hundred the other. */
static double to_and_fro(long i, double step) { return i / 100 % 2 == 0 ? step : -step; }

void run_full_move(long steps) {
  host h;
  host_open(&h, true);
  double y = 600;
  host_pointer(&h, NSLIDE_POINTER_DOWN, 195, y);
  for (long i = 0; i < steps; i++) {
    /* The finger's event is as old as the frame that shows it. */
    h.time += frame_time;
    host_pointer(&h, NSLIDE_POINTER_MOVE, 195, y += to_and_fro(i, -5));
    h.time -= frame_time;
    host_frame(&h);
  }
  host_close(&h);
}

/* Moves up and down across the seam, each with its frame in one call. */
static void run_move_in_frame(host *h, long steps) {
  nslide_pointer_sample sample = {.action = NSLIDE_POINTER_DOWN, .x = 195, .y = 600};
  h->buffers.samples = &sample;
  h->buffers.sample_count = 1;
  host_frame(h);
  sample.action = NSLIDE_POINTER_MOVE;
  for (long i = 0; i < steps; i++) {
    sample.y += to_and_fro(i, -5);
    sample.time = h->time + frame_time;
    host_frame(h);
  }
}

void run_frame_move(long steps) {
  host h;
  host_open(&h, false);
  run_move_in_frame(&h, steps);
  host_close(&h);
}

void run_frame_motion(long steps) {
  host h;
  host_open(&h, false);
  nslide_motion motion = {.struct_size = sizeof motion};
  h.buffers.snapshot = NULL;
  h.buffers.motion = &motion;
  run_move_in_frame(&h, steps);
  host_close(&h);
}

void run_swipe(long steps) {
  host h;
  host_open(&h, true);
  double x = 350;
  host_pointer(&h, NSLIDE_POINTER_DOWN, x, 600);
  for (long i = 0; i < steps; i++) {
    h.time += frame_time;
    host_pointer(&h, NSLIDE_POINTER_MOVE, x += to_and_fro(i, -3), 600);
    h.time -= frame_time;
    host_frame(&h);
  }
  host_close(&h);
}

void run_page_turn(long steps) {
  host h;
  host_open(&h, true);
  int32_t page = 0;
  for (long i = 0; i < steps; i++) {
    if (!h.snapshot.needs_frame) must(nslide_scroll_to_page(h.coordinator, page = 1 - page, 1));
    host_frame(&h);
  }
  host_close(&h);
}

void run_wheel(long steps) {
  host h;
  host_open(&h, true);
  for (long i = 0; i < steps; i++) {
    must(nslide_wheel(h.coordinator, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, to_and_fro(i, 7)));
    host_frame(&h);
  }
  host_close(&h);
}

void run_bounce(long steps) {
  host h;
  host_open(&h, true);
  for (long i = 0; i < steps; i++) {
    if (!h.snapshot.needs_frame) {
      must(nslide_session_begin(h.coordinator, NSLIDE_SOURCE_TOUCH, 195, 600));
      must(nslide_session_update(h.coordinator, 0, -300, NULL, NULL));
      must(nslide_session_end(h.coordinator, 0, 0));
    }
    host_frame(&h);
  }
  host_close(&h);
}

void run_animation(long steps) {
  host h;
  host_open(&h, true);
  double inner = 0;
  for (long i = 0; i < steps; i++) {
    if (!h.snapshot.needs_frame) {
      inner = 1000 - inner;
      must(nslide_scroll_to(h.coordinator, inner > 0 ? 220 : 0, inner, 1));
    }
    host_frame(&h);
  }
  host_close(&h);
}

void run_idle(long steps) {
  host h;
  host_open(&h, true);
  for (long i = 0; i < steps; i++) host_frame(&h);
  host_close(&h);
}
