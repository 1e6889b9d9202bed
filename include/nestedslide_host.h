/**
 * @file
 * What every host does around a coordinator, in C: pointers by a toolkit's names, taps to tabs, whether a frame is needed.
 *
 * Header only, C99 or later (C++ has nestedslide.hpp). It reads no clock: times are seconds of one clock of the host's, for
 * events and frames alike.
 *
 *     nslide_host host;
 *     nslide_host_begin(&host, slide);
 *     for (;;) {
 *       for each event: nslide_host_down, _move, _up, _wheel, _key;
 *       wait for the next event, at most nslide_host_wait(&host, pixel, now) seconds where that is not negative;
 *       nslide_host_frame(&host, now);
 *       draw host.snapshot, and host.page_count of host.pages; look at host.event_count of host.events
 *     }
 *
 * Input goes to the coordinator as it comes, before the frame that shows it. Functions answer whether the coordinator took it.
 */
#ifndef NESTEDSLIDE_HOST_H
#define NESTEDSLIDE_HOST_H

#include "nestedslide.h"

/** How many events a frame has room for; the rest waits for the next one. */
#define NSLIDE_HOST_EVENTS 64

/** A pointer that is down. */
typedef struct nslide_host_pointer {
  bool is_down;
  int64_t device; /**< What the toolkit calls its device: two touch screens may have fingers of one number. */
  int64_t id;     /**< What the toolkit calls it. */
  double x, y;    /**< Where it was last. */
} nslide_host_pointer;

/** One coordinator and what a host knows of it. Its host reads what is below the line, and sets on_tap. */
typedef struct nslide_host {
  nslide_coordinator slide;
  nslide_host_pointer pointers[NSLIDE_MAX_POINTERS];
  bool is_fed; /**< Something has come since the last frame: nslide_host_changed sets it. */

  /* ---- */
  nslide_snapshot snapshot;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[NSLIDE_HOST_EVENTS];
  int32_t page_count, event_count;

  /** Hears of taps; answers whether it was the host's own. Else, and where it is null, the tab that lies there is tapped. */
  bool (*on_tap)(void *context, double x, double y);
  void *context;
} nslide_host;

/** Begins with a coordinator that the host has made, and ends itself; resampling is switched on. */
static inline nslide_status nslide_host_begin(nslide_host *host, nslide_coordinator slide) {
  nslide_config config;
  *host = (nslide_host){.slide = slide, .is_fed = true};
  host->snapshot.struct_size = sizeof host->snapshot;
  config.struct_size = sizeof config;
  nslide_status status = nslide_get_config(slide, &config);
  if (status != NSLIDE_OK) return status;
  config.resampling = NSLIDE_RESAMPLING_ON;
  status = nslide_set_config(slide, &config);
  return status == NSLIDE_OK ? nslide_get_snapshot(slide, &host->snapshot) : status;
}

/** The next frame shows something new: after changes of settings and commands that nslide_host_catch_up did not announce. */
static inline void nslide_host_changed(nslide_host *host) { host->is_fed = true; }

/** Whether the next frame shows anything new. While it does not the host may sleep until input comes. */
static inline bool nslide_host_needs_frame(const nslide_host *host) {
  return host->is_fed || host->snapshot.needs_frame != 0;
}

/**
 * How long the host may sleep if no input comes, seconds: 0 not at all, negative for ever.
 * @param pixel The size of a pixel of the display, points: until an offset has come to another one nothing is drawn; 0: every
 *   change is.
 */
static inline double nslide_host_wait(const nslide_host *host, double pixel, double now) {
  double next = 0;
  if (host->is_fed || nslide_get_next_change(host->slide, pixel, &next) != NSLIDE_OK) return 0;
  if (next >= NSLIDE_MAX_TIME) return -1;
  return next > host->snapshot.time && next > now ? next - now : 0;
}

/** Moves time on and reads everything; a time before the last frame's is raised to that. */
static inline nslide_status nslide_host_frame(nslide_host *host, double time) {
  nslide_frame_buffers frame = {.struct_size = sizeof frame,
                                .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                .event_capacity = NSLIDE_HOST_EVENTS,
                                .snapshot = &host->snapshot,
                                .pages = host->pages,
                                .events = host->events};
  if (time < host->snapshot.time) time = host->snapshot.time;
  nslide_status status = nslide_frame(host->slide, time, &frame);
  if (status != NSLIDE_OK) return status;
  host->is_fed = false;
  host->page_count = frame.page_count;
  host->event_count = frame.event_count;
  return status;
}

/** The place of a pointer that is down; -1: it is not. */
static inline int32_t nslide_host_find(const nslide_host *host, int64_t device, int64_t id) {
  for (int32_t n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    const nslide_host_pointer *one = &host->pointers[n];
    if (one->is_down && one->device == device && one->id == id) return n;
  }
  return -1;
}

/** Whether any pointer is down. */
static inline bool nslide_host_is_touched(const nslide_host *host) {
  for (int32_t n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    if (host->pointers[n].is_down) return true;
  }
  return false;
}

/**
 * Brings the coordinator's time to the present: after a rest it is that of the last frame. Call it before an animated
 * command, which would else be half over when it is first seen. Taps, wheel steps and keys do so themselves.
 */
static inline void nslide_host_catch_up(nslide_host *host, double time) {
  if (time > host->snapshot.time && nslide_advance(host->slide, time) == NSLIDE_OK) host->snapshot.time = time;
  host->is_fed = true;
}

static inline bool nslide_host_point(nslide_host *host, int32_t action, int32_t source, int32_t number, double time) {
  const nslide_host_pointer *one = &host->pointers[number];
  bool taken = nslide_pointer(host->slide, action, source, number, one->x, one->y, time) == NSLIDE_OK;
  host->is_fed = host->is_fed || taken;
  return taken;
}

/** A finger or button goes down. One more than the coordinator follows is left alone from down to up. */
static inline bool nslide_host_down(nslide_host *host, int32_t source, int64_t device, int64_t id, double x, double y,
                                    double time) {
  int32_t number = 0;
  if (nslide_host_find(host, device, id) >= 0) return false;
  while (number < NSLIDE_MAX_POINTERS && host->pointers[number].is_down) number++;
  if (number == NSLIDE_MAX_POINTERS) return false;
  host->pointers[number] = (nslide_host_pointer){.device = device, .id = id, .x = x, .y = y};
  host->pointers[number].is_down = nslide_host_point(host, NSLIDE_POINTER_DOWN, source, number, time);
  return host->pointers[number].is_down;
}

/** One that is down moves; others, as a mouse without a button, are left alone. */
static inline bool nslide_host_move(nslide_host *host, int64_t device, int64_t id, double x, double y, double time) {
  int32_t number = nslide_host_find(host, device, id);
  if (number < 0) return false;
  host->pointers[number].x = x;
  host->pointers[number].y = y;
  return nslide_host_point(host, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, number, time);
}

/** One lifts. Whether that was a tap the coordinator says, which knows how far it moved and what it caught. */
static inline bool nslide_host_up(nslide_host *host, int64_t device, int64_t id, double x, double y, double time) {
  int32_t number = nslide_host_find(host, device, id), tab = -1;
  nslide_snapshot now = {.struct_size = sizeof now};
  if (number < 0) return false;
  host->pointers[number] = (nslide_host_pointer){.x = x, .y = y};
  if (!nslide_host_point(host, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, number, time)) return false;
  if (nslide_get_snapshot(host->slide, &now) != NSLIDE_OK || now.touch != NSLIDE_TOUCH_TAPPED) return true;
  nslide_host_catch_up(host, time);
  if (host->on_tap != NULL && host->on_tap(host->context, x, y)) return true;
  if (nslide_tab_at(host->slide, x, y, &tab) == NSLIDE_OK && tab >= 0) nslide_tap_tab(host->slide, tab, 1);
  return true;
}

/** The system takes all pointers away: another window comes up. */
static inline bool nslide_host_cancel(nslide_host *host, double time) {
  bool taken = false;
  for (int32_t n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    if (!host->pointers[n].is_down) continue;
    host->pointers[n].is_down = false;
    taken = nslide_host_point(host, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, n, time) || taken;
  }
  return taken;
}

/** A wheel step in offset direction, as nslide_wheel. While a pointer is down it has nothing to say. */
static inline bool nslide_host_wheel(nslide_host *host, int32_t unit, bool shift, double x, double y, double dx,
                                     double dy, double time) {
  if (nslide_host_is_touched(host)) return false;
  nslide_host_catch_up(host, time);
  bool taken = nslide_wheel(host->slide, unit, NSLIDE_WHEEL_PHASE_NONE, shift, x, y, dx, dy) == NSLIDE_OK;
  host->is_fed = host->is_fed || taken;
  return taken;
}

/** A key that scrolls, NSLIDE_KEY_. */
static inline bool nslide_host_key(nslide_host *host, int32_t key, double time) {
  nslide_host_catch_up(host, time);
  bool taken = nslide_key(host->slide, key) == NSLIDE_OK;
  host->is_fed = host->is_fed || taken;
  return taken;
}

#endif
