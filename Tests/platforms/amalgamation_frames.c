/* Frames of a fling, as many as are asked for: what one costs is the difference between two numbers of them. */

#include "nestedslide.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  const int frames = argc > 1 ? atoi(argv[1]) : 0;
  const double height = 1e7;
  nslide_config config;
  nslide_config_default(&config, sizeof config);
  config.viewport_width = 390;
  config.viewport_height = 800;
  config.header_height = 200;
  nslide_coordinator slide = 0;
  if (nslide_create(&config, 1, &height, &slide) != NSLIDE_OK) return 1;
  nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 100, 700);
  nslide_session_update(slide, 0, 1000, NULL, NULL);
  nslide_session_end(slide, 0, 1e6);
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &snapshot, .kept_of = NSLIDE_KEEP};
  for (int n = 1; n <= frames; n++) {
    if (nslide_frame(slide, n / 1000.0, &buffers) != NSLIDE_OK) return 1;
  }
  printf("%.17g\n", snapshot.inner);
  return 0;
}
