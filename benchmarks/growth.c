#include "growth.h"

#include "host.h"
#include "measured.h"

void run_notch(long steps) {
  static nslide_snap_area areas[NSLIDE_MAX_SNAP_AREAS];
  for (int i = 0; i < NSLIDE_MAX_SNAP_AREAS; i++) areas[i] = (nslide_snap_area){.start = 100.0 * i, .length = 90};
  host h;
  host_open(&h, false);
  must(nslide_set_page_height(h.coordinator, 0, 100.0 * NSLIDE_MAX_SNAP_AREAS));
  must(nslide_set_snap_areas(h.coordinator, 0, areas, NSLIDE_MAX_SNAP_AREAS, NSLIDE_SNAP_AREAS_MANDATORY, 0, 0));
  must(nslide_scroll_to(h.coordinator, 220, 50.0 * NSLIDE_MAX_SNAP_AREAS, 0));
  host_frame(&h);
  for (long i = 0; i < steps; i++) {
    must(nslide_wheel(h.coordinator, NSLIDE_WHEEL_NOTCH, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, i % 2 == 0 ? 1 : -1));
    h.time += 2;
    host_frame(&h);
  }
  host_close(&h);
}

void run_observe(long steps) {
  enum { VIEWS = 10000, CORRECTIONS = 8 };
  nslide_correction corrections[CORRECTIONS];
  int32_t count = 0;
  nslide_config config;
  must(nslide_config_default(&config, sizeof config));
  config.header_height = 220;
  config.hover_height = 48;
  nslide_coordinator c = 0;
  must(nslide_create(&config, VIEWS, NULL, &c));
  for (int i = 0; i < VIEWS; i++) {
    must(nslide_set_page_height(c, i, page_content));
    must(nslide_observe(c, i, 0, NSLIDE_MOVED_BY_PROGRAM, 0, corrections, CORRECTIONS, &count));
  }
  must(nslide_observe(c, NSLIDE_VIEW_OUTER, 220, NSLIDE_MOVED_BY_PROGRAM, 0, corrections, CORRECTIONS, &count));
  for (long i = 0; i < steps; i++) {
    must(nslide_observe(c, 0, (double)(i % 1000), NSLIDE_MOVED_BY_DRAG, 0, corrections, CORRECTIONS, &count));
    must(nslide_poll_corrections(c, corrections, CORRECTIONS, &count));
    must(nslide_advance(c, (double)i / 120));
  }
  must(nslide_destroy(c));
}

void run_parts(long steps) {
  static nslide_header_part parts[NSLIDE_MAX_HEADER_PARTS];
  static nslide_rect frames[NSLIDE_MAX_HEADER_PARTS];
  for (int i = 0; i < NSLIDE_MAX_HEADER_PARTS; i++) {
    parts[i] = (nslide_header_part){.height = 40, .min_height = NSLIDE_AUTO, .rule = i % 3};
  }
  nslide_coordinator c = make_coordinator();
  int32_t count = 0;
  must(nslide_set_header_parts(c, parts, NSLIDE_MAX_HEADER_PARTS, 0));
  for (long i = 0; i < steps; i++) must(nslide_get_header_parts(c, frames, NSLIDE_MAX_HEADER_PARTS, &count));
  sink = frames[1].y;
  must(nslide_destroy(c));
}
