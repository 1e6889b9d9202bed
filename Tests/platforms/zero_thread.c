/*
 * pthread_self is 0, as with glibc before 2.27 in a program without libpthread. A call from within a hook is still told
 * from one of another thread.
 */
#include <stdio.h>

#include "nestedslide.h"

unsigned long pthread_self(void);
__attribute__((visibility("default"))) unsigned long pthread_self(void) { return 0; }

static nslide_coordinator slide;
static nslide_status within = NSLIDE_OK;

static void hear(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)status, (void)handle, (void)message;
  if (within == NSLIDE_OK) within = nslide_advance(slide, 1);
}

int main(void) {
  nslide_config config;
  if (nslide_config_default(&config, sizeof config) != NSLIDE_OK) return 2;
  if (nslide_create(&config, 0, NULL, &slide) != NSLIDE_OK || nslide_set_log(hear, NULL) != NSLIDE_OK) return 2;
  nslide_scroll_to_page(slide, 0, 7);
  puts(nslide_status_name(within));
  return 0;
}
