/* A coordinator in the scene of all benchmarks, and what a host keeps to read its frames into. */
#ifndef HOST_H
#define HOST_H

#include <stdbool.h>

#include "nestedslide.h"

/* The scene: 390 x 844, header 220, hover bar 48, 10 pages of 200,000 points, 120 frames a second. */
enum { PAGES = 10, EVENTS = 32 };
static const double page_content = 200000, frame_time = 1 / 120.0;

typedef struct host {
  nslide_coordinator coordinator;
  double time;
  nslide_snapshot snapshot;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[EVENTS];
  nslide_frame_buffers buffers;
} host;

nslide_coordinator make_coordinator(void);

/* The same with other settings, from now on; null: the usual ones. */
void host_settings(void (*change)(nslide_config *config));

/* With everything, frames fill the visible pages and the events too; without, the snapshot only. */
void host_open(host *h, bool everything);
void host_close(host *h);

/* One frame: time goes on by a frame, and what is read is used. */
void host_frame(host *h);

/* A finger's event, at the time of the last frame. */
void host_pointer(host *h, int32_t action, double x, double y);

/* Throws at a speed in points a second, without moving before. */
void host_throw(host *h, double speed);

#endif
