/* Time and input. */
#include <math.h>

#include "amounts.h"
#include "calls.h"
#include "checks.h"
#include "fault.h"

CALL(nslide_advance) {
  nslide_coordinator c = use_coordinator(w);
  double time = take_time(w);
  return DO(nslide_advance(c, time));
}

/* A touch, a mouse, a pen: by its number, so that inputs found before sources were mean what they meant. */
static int32_t source_of(int64_t id) { return (int32_t)(id & 3); }

/* Of a frame's pointers; as many as there is memory for. */
static const nslide_pointer_sample *some_pointer_samples(world *w, int32_t count, double time) {
  nslide_pointer_sample *samples = memory_read(room_for(count, INT32_MAX, sizeof *samples));
  for (int32_t i = 0; samples != NULL && i < count; i++) {
    double at = take_once_in(&w->in, 8) ? take_time(w) : time;
    samples[i] = (nslide_pointer_sample){.action = take_choice(&w->in, 3), .id = take_below(&w->in, 3), .time = at};
    samples[i].source = take_once_in(&w->in, 64) ? NSLIDE_SOURCE_TRACKPAD : source_of(samples[i].id);
    samples[i].x = take_real(&w->in);
    samples[i].y = take_real(&w->in);
  }
  return samples;
}

CALL(nslide_frame) {
  nslide_coordinator c = use_coordinator(w);
  double time = take_time(w);
  nslide_frame_buffers *buffers = some_room(w, sizeof *buffers);
  if (buffers == NULL || buffers->struct_size < sizeof *buffers) return DO(nslide_frame(c, time, buffers));
  buffers->page_capacity = take_once_in(&w->in, 16) ? take_below(&w->in, 5) - 1 : 2;
  buffers->event_capacity = take_index(&w->in, 0, 40);
  /* More than there is memory for no host may say. */
  if (buffers->event_capacity > 4000) buffers->event_capacity = 4000;
  if (buffers->page_capacity > 4000) buffers->page_capacity = 4000;
  buffers->reserved = take_once_in(&w->in, 64);
  buffers->snapshot = some_room(w, sizeof *buffers->snapshot);
  buffers->pages = memory_written(room_for(buffers->page_capacity, INT32_MAX, sizeof(nslide_page)));
  buffers->events = memory_written(room_for(buffers->event_capacity, INT32_MAX, sizeof(nslide_event)));
  buffers->motion = take_once_in(&w->in, 4) ? some_room(w, sizeof *buffers->motion) : NULL;
  buffers->sample_count = take_once_in(&w->in, 4) ? take_index(&w->in, 0, 3) : 0;
  if (buffers->sample_count > 4000) buffers->sample_count = 4000;
  buffers->samples = some_pointer_samples(w, buffers->sample_count, time);
  buffers->reserved_2 = 0;
  nslide_status status = DO(nslide_frame(c, time, buffers));
  if (status == NSLIDE_OK && w->subject != NULL && buffers->motion != NULL) check_motion(w->subject, buffers->motion);
  return status;
}

CALL(nslide_pointer) {
  nslide_coordinator c = use_coordinator(w);
  int32_t action = take_choice(&w->in, 3);
  int64_t id = take_once_in(&w->in, 32) ? (int64_t)take_word(&w->in) : take_below(&w->in, 3);
  double x = take_real(&w->in), y = take_real(&w->in), time = take_time(w);
  return DO(nslide_pointer(c, action, source_of(id), id, x, y, time));
}

CALL(nslide_session_begin) {
  nslide_coordinator c = use_coordinator(w);
  int32_t source = take_choice(&w->in, 3);
  double x = take_real(&w->in), y = take_real(&w->in);
  return DO(nslide_session_begin(c, source, x, y));
}

CALL(nslide_session_update) {
  nslide_coordinator c = use_coordinator(w);
  double dx = take_real(&w->in), dy = take_real(&w->in);
  double *x = some_output(w, sizeof *x), *y = some_output(w, sizeof *y);
  standing before;
  bool is_known = standing_of(c, &before);
  nslide_status status = DO(nslide_session_update(c, dx, dy, x, y));
  if (status == NSLIDE_OK && is_known) check_update(w->subject, &before, dx, dy, x, y);
  return status;
}

CALL(nslide_session_end) {
  nslide_coordinator c = use_coordinator(w);
  double vx = take_real(&w->in), vy = take_real(&w->in);
  return DO(nslide_session_end(c, vx, vy));
}

CALL(nslide_session_cancel) {
  nslide_coordinator c = use_coordinator(w);
  return DO(nslide_session_cancel(c));
}

CALL(nslide_wheel) {
  nslide_coordinator c = use_coordinator(w);
  int32_t unit = take_choice(&w->in, 2), phase = take_choice(&w->in, 4), shift = take_choice(&w->in, 1);
  double x = take_real(&w->in), y = take_real(&w->in), dx = take_real(&w->in), dy = take_real(&w->in);
  return DO(nslide_wheel(c, unit, phase, shift, x, y, dx, dy));
}

CALL(nslide_key) {
  nslide_coordinator c = use_coordinator(w);
  int32_t key = take_choice(&w->in, NSLIDE_KEY_RIGHT);
  return DO(nslide_key(c, key));
}

CALL(nslide_set_regions) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_REGIONS);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_REGIONS, 1) == 0;
  const nslide_region *regions = is_null ? NULL : some_regions(w, count);
  return DO(nslide_set_regions(c, regions, count));
}

CALL(nslide_link) {
  nslide_coordinator c = use_coordinator(w), outer = take_once_in(&w->in, 6) ? 0 : use_other(w);
  int32_t axes = take_once_in(&w->in, 4) ? take_choice(&w->in, 2 * NSLIDE_LINK_OWN_COORDINATES) : 3;
  nslide_status status = DO(nslide_link(c, outer, outer == 0 ? axes % 2 : axes));
  if (status == NSLIDE_OK && w->subject != NULL) w->subject->is_linked = outer != 0;
  return status;
}

CALL(nslide_set_link_place) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 4);
  return DO(nslide_set_link_place(c, page, take_real(&w->in)));
}

CALL(nslide_observe) {
  nslide_coordinator c = use_coordinator(w);
  int32_t view = take_index(&w->in, -1, 4);
  double offset = take_real(&w->in);
  int32_t moved_by = take_choice(&w->in, 4), token = take_index(&w->in, 0, 9), capacity = take_index(&w->in, 0, 5);
  if (capacity > 4000) capacity = 4000;
  nslide_correction *corrections = memory_written(room_for(capacity, INT32_MAX, sizeof *corrections));
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_observe(c, view, offset, moved_by, token, corrections, capacity, count));
  if (status == NSLIDE_OK && w->subject != NULL) w->subject->is_observed = true;
  if (status == NSLIDE_OK && (*count < 0 || *count > capacity)) fault("%d of %d corrections", *count, capacity);
  for (int32_t i = 0; status == NSLIDE_OK && i < *count; i++) {
    if (!isfinite(corrections[i].offset) || !isfinite(corrections[i].velocity)) fault("a correction is not finite");
  }
  return status;
}

CALL(nslide_poll_corrections) {
  nslide_coordinator c = use_coordinator(w);
  int32_t capacity = take_index(&w->in, 0, 5);
  if (capacity > 4000) capacity = 4000;
  nslide_correction *corrections = memory_written(room_for(capacity, INT32_MAX, sizeof *corrections));
  int32_t *count = some_count(w);
  nslide_status status = DO(nslide_poll_corrections(c, corrections, capacity, count));
  if (status == NSLIDE_OK && (*count < 0 || *count > capacity)) fault("%d of %d corrections", *count, capacity);
  return status;
}

CALL(nslide_unobserve) {
  nslide_coordinator c = use_coordinator(w);
  int32_t view = take_index(&w->in, -1, 4);
  return DO(nslide_unobserve(c, view));
}
