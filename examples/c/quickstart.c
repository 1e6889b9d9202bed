/* A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time. */
#include <stdio.h>

#include "nestedslide.h"

static nslide_coordinator slide;
static double now;

/* Goes on frame by frame until everything rests; every so many frames it prints what a host would draw. */
static void run(const char *title, int every) {
  static nslide_snapshot shot;
  static nslide_frame_buffers frame;
  shot.struct_size = sizeof shot;
  frame.struct_size = sizeof frame;
  frame.snapshot = &shot;
  int count = 0;
  do {
    now += 1 / 60.0;
    if (nslide_frame(slide, now, &frame) != NSLIDE_OK) return;
    if (count++ % every == 0 || !shot.needs_frame) {
      printf("%-9s header %6.1f  hover %5.1f  page %.2f  scrolled %6.1f\n", title, shot.header.y, shot.hover.y,
             shot.page_position, shot.inner);
    }
  } while (shot.needs_frame);
}

int main(void) {
  nslide_config config;
  nslide_config_default(&config, sizeof config);
  config.header_height = 220;
  config.hover_height = 48;
  const double heights[] = {3000, 1500};
  if (nslide_create(&config, 2, heights, &slide) != NSLIDE_OK) return 1;

  nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 195, 600);
  nslide_session_update(slide, 0, 300, NULL, NULL); /* 220 collapse the header, 80 scroll the page */
  nslide_session_end(slide, 0, 0);
  run("dragged", 1);

  nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 195, 600);
  nslide_session_end(slide, 0, -900); /* thrown down: the page comes to its top, then the header opens */
  run("thrown", 60);

  nslide_scroll_to_page(slide, 1, 1);
  run("turned", 10);
  return nslide_destroy(slide) == NSLIDE_OK ? 0 : 1;
}
