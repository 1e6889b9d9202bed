#include "host.h"

#include <stddef.h>

#include "measured.h"

static void (*other_settings)(nslide_config *config);

void host_settings(void (*change)(nslide_config *config)) { other_settings = change; }

nslide_coordinator make_coordinator(void) {
  static nslide_config config;
  static double heights[PAGES];
  if (config.struct_size == 0) {
    must(nslide_config_default(&config, sizeof config));
    config.header_height = 220;
    config.hover_height = 48;
    for (int i = 0; i < PAGES; i++) heights[i] = page_content;
  }
  nslide_config given = config;
  if (other_settings != NULL) other_settings(&given);
  nslide_coordinator c = 0;
  must(nslide_create(&given, PAGES, heights, &c));
  return c;
}

void host_open(host *h, bool everything) {
  *h = (host){.coordinator = make_coordinator()};
  h->snapshot.struct_size = sizeof h->snapshot;
  h->buffers = (nslide_frame_buffers){
    .struct_size = sizeof h->buffers, .snapshot = &h->snapshot, .kept_of = NSLIDE_KEEP
  };
  if (!everything) return;
  h->buffers.pages = h->pages;
  h->buffers.page_capacity = NSLIDE_MAX_VISIBLE_PAGES;
  h->buffers.events = h->events;
  h->buffers.event_capacity = EVENTS;
}

void host_close(host *h) { must(nslide_destroy(h->coordinator)); }

void host_frame(host *h) {
  must(nslide_frame(h->coordinator, h->time += frame_time, &h->buffers));
  sink = h->snapshot.outer + h->snapshot.inner + h->snapshot.pager.y + h->pages[0].frame.y;
}

void host_pointer(host *h, int32_t action, double x, double y) {
  must(nslide_pointer(h->coordinator, action, NSLIDE_SOURCE_TOUCH, 1, x, y, h->time));
}

void host_throw(host *h, double speed) {
  must(nslide_session_begin(h->coordinator, NSLIDE_SOURCE_TOUCH, 195, 600));
  must(nslide_session_end(h->coordinator, 0, speed));
}
