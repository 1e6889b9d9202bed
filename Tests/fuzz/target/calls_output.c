/* What is read of a coordinator. */
#include <math.h>

#include "calls.h"
#include "fault.h"

/* 0 to some, or what is to be refused; never more than there is memory for. */
static int32_t some_capacity(world *w, int32_t most) {
  int32_t capacity = take_index(&w->in, 0, most);
  return capacity > 4000 ? 4000 : capacity;
}

#define ROOM(type, capacity) memory_written(room_for(capacity, INT32_MAX, sizeof(type)))

CALL(nslide_get_snapshot) {
  nslide_coordinator c = use_coordinator(w);
  nslide_snapshot *snapshot = some_room(w, sizeof *snapshot);
  return DO(nslide_get_snapshot(c, snapshot));
}

CALL(nslide_get_edge) {
  nslide_coordinator c = use_coordinator(w);
  nslide_edge *edge = some_output(w, sizeof *edge);
  return DO(nslide_get_edge(c, edge));
}

CALL(nslide_get_effects) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = some_capacity(w, 5);
  double *values = ROOM(double, capacity);
  int32_t *count = some_count(w);
  return DO(nslide_get_effects(c, values, capacity, count));
}

CALL(nslide_can_scroll) {
  nslide_coordinator c = use_coordinator(w);
  int32_t direction = take_choice(&w->in, 4);
  double *distance = some_output(w, sizeof *distance);
  nslide_status status = DO(nslide_can_scroll(c, direction, distance));
  if (status == NSLIDE_OK && !(*distance >= 0)) fault("%g points left", *distance);
  return status;
}

CALL(nslide_is_lifted) {
  nslide_coordinator c = use_coordinator(w);
  int32_t *is_lifted = some_output(w, sizeof *is_lifted);
  return DO(nslide_is_lifted(c, is_lifted));
}

CALL(nslide_get_next_change) {
  nslide_coordinator c = use_coordinator(w);
  double pixel = take_length(&w->in);
  double *time = some_output(w, sizeof *time);
  return DO(nslide_get_next_change(c, pixel, time));
}

CALL(nslide_get_bar) {
  nslide_coordinator c = use_coordinator(w);
  int32_t bar = take_choice(&w->in, 3);
  double *position = some_output(w, sizeof *position), *length = some_output(w, sizeof *length);
  return DO(nslide_get_bar(c, bar, position, length));
}

CALL(nslide_bar_to_offsets) {
  nslide_coordinator c = use_coordinator(w);
  int32_t bar = take_choice(&w->in, 3);
  double position = take_real(&w->in), *outer = some_output(w, sizeof *outer), *inner = some_output(w, sizeof *inner);
  return DO(nslide_bar_to_offsets(c, bar, position, outer, inner));
}

CALL(nslide_get_pages) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = some_capacity(w, 3);
  nslide_page *pages = ROOM(nslide_page, capacity);
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_get_pages(c, pages, capacity, count));
  if (status == NSLIDE_OK && *count > capacity) fault("%d pages into %d", *count, capacity);
  return status;
}

CALL(nslide_get_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t index = take_index(&w->in, 0, 4);
  nslide_page *page = some_output(w, sizeof *page);
  nslide_status status = DO(nslide_get_page(c, index, page));
  if (status == NSLIDE_OK && page->index != index) fault("page %d, not %d", page->index, index);
  return status;
}

CALL(nslide_get_live_pages) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = some_capacity(w, 20);
  int32_t *indices = ROOM(int32_t, capacity);
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_get_live_pages(c, indices, capacity, count));
  if (status != NSLIDE_OK) return status;
  for (int32_t i = 0; i < *count; i++) {
    nslide_page page = {0};
    if (i > 0 && indices[i] <= indices[i - 1]) fault("needed pages are not in order");
    if (nslide_get_page(c, indices[i], &page) != NSLIDE_OK || page.needed != 1) {
      fault("page %d is not needed", indices[i]);
    }
  }
  return status;
}

CALL(nslide_get_header_parts) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = some_capacity(w, NSLIDE_MAX_HEADER_PARTS);
  nslide_rect *frames = ROOM(nslide_rect, capacity);
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_get_header_parts(c, frames, capacity, count));
  for (int32_t i = 0; status == NSLIDE_OK && i < *count; i++) {
    if (!isfinite(frames[i].x + frames[i].y + frames[i].width + frames[i].height)) fault("part %d is not finite", i);
    if (frames[i].height < 0) fault("part %d is %g high", i, frames[i].height);
  }
  return status;
}

static void check_event(const nslide_event *e) {
  if (e->type < NSLIDE_EVENT_SCROLL_BEGAN || e->type > NSLIDE_EVENT_OPENED) fault("event %d", e->type);
  bool is_finite = isfinite(e->time) && isfinite(e->outer) && isfinite(e->inner) && isfinite(e->position);
  if (!is_finite || !isfinite(e->progress)) fault("event %d is not finite", e->type);
  if (e->progress < 0 || e->progress > 1) fault("event %d with progress %g", e->type, e->progress);
  if (e->index < -1 || e->from < -1 || e->to < -1) {
    fault("event %d of %d, from %d to %d", e->type, e->index, e->from, e->to);
  }
  if ((e->cancelled | e->will_decelerate) & ~1) fault("event %d: %d, %d", e->type, e->cancelled, e->will_decelerate);
}

CALL(nslide_poll_events) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = some_capacity(w, 60);
  nslide_event *events = ROOM(nslide_event, capacity);
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_poll_events(c, events, capacity, count));
  if (status != NSLIDE_OK) return status;
  if (*count < 0 || *count > capacity) fault("%d events into %d", *count, capacity);
  for (int32_t i = 0; i < *count && w->subject != NULL && !w->subject->is_forged; i++) check_event(&events[i]);
  return status;
}
