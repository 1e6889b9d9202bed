// What a frame of a fling costs in each language: this one is the bare call, beside which the others are measured. The
// frame is kept; outer, inner, the header's top and the events are read. Prints nanoseconds a frame: the least of some
// runs, as others on the machine only make it more.
#include <stdio.h>
#include <time.h>

#include "nestedslide.h"

enum { RUNS = 9, FLINGS = 40, FRAMES = 600 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(void) {
  nslide_config config;
  nslide_config_default(&config, sizeof config);
  config.header_height = 220, config.hover_height = 48;
  nslide_coordinator slide;
  nslide_create(&config, 1, (double[]){200000}, &slide);
  nslide_snapshot now = {.struct_size = sizeof now};
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[64];
  nslide_frame_buffers frame = {.struct_size = sizeof frame, .snapshot = &now, .pages = pages,
                                .page_capacity = NSLIDE_MAX_VISIBLE_PAGES, .events = events, .event_capacity = 64,
                                .kept_of = NSLIDE_KEEP};
  double time = 0, velocity = 20000, sum = 0, least = 1e9;
  for (int run = 0; run < RUNS; run++) {
    double spent = 0;
    for (int fling = 0; fling < FLINGS; fling++, velocity = -velocity) {
      nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 195, 600);
      nslide_session_end(slide, 0, velocity);
      const double began = seconds();
      for (int n = 0; n < FRAMES; n++) {
        nslide_frame(slide, time += 1 / 120.0, &frame);
        sum += now.outer + now.inner + now.header.y + frame.event_count;
      }
      spent += seconds() - began;
    }
    if (spent < least) least = spent;
  }
  printf("%.1f\n", least / (FLINGS * FRAMES) * 1e9);
  return nslide_destroy(slide) + (sum == 0);
}
