/* Uses the library and prints what the process has loaded, as the system sees it. */
#include <stdio.h>

#include "nestedslide.h"

int main(void) {
  nslide_config config;
  nslide_coordinator slide = 0;
  nslide_config_default(&config, sizeof config);
  if (nslide_create(&config, 0, NULL, &slide) != NSLIDE_OK || nslide_destroy(slide) != NSLIDE_OK) return 1;
  FILE *maps = fopen("/proc/self/maps", "r");
  if (maps == NULL) return 1;
  for (int next = fgetc(maps); next != EOF; next = fgetc(maps)) putchar(next);
  return fclose(maps);
}
