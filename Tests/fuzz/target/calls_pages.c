/* Commands, the header, the pages, refreshing and tabs. */
#include "calls.h"
#include "fault.h"

static int32_t some_page(world *w) { return take_index(&w->in, 0, 4); }

static int32_t animated(world *w) { return take_choice(&w->in, 1); }

CALL(nslide_scroll_to) {
  nslide_coordinator c = use_coordinator(w);
  double outer = take_once_in(&w->in, 4) ? NSLIDE_AUTO : take_real(&w->in), inner = take_real(&w->in);
  int32_t way = animated(w);
  return DO(nslide_scroll_to(c, outer, inner, way));
}

CALL(nslide_scroll_to_top) {
  nslide_coordinator c = use_coordinator(w);
  int32_t way = animated(w);
  return DO(nslide_scroll_to_top(c, way));
}

CALL(nslide_retarget) {
  nslide_coordinator c = use_coordinator(w);
  double outer = take_once_in(&w->in, 4) ? NSLIDE_AUTO : take_real(&w->in), inner = take_real(&w->in);
  return DO(nslide_retarget(c, outer, inner));
}

CALL(nslide_reveal) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 4);
  double y = take_real(&w->in), height = take_length(&w->in);
  int32_t align = take_choice(&w->in, 3), way = animated(w);
  return DO(nslide_reveal(c, page, y, height, align, way));
}

CALL(nslide_retarget_reveal) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 4);
  double y = take_real(&w->in), height = take_length(&w->in);
  int32_t align = take_choice(&w->in, 3);
  return DO(nslide_retarget_reveal(c, page, y, height, align));
}

CALL(nslide_set_snap_areas) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w), count = take_count(w, NSLIDE_MAX_SNAP_AREAS);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_SNAP_AREAS, 1) == 0;
  const nslide_snap_area *areas = is_null ? NULL : some_areas(w, count);
  int32_t strictness = take_choice(&w->in, 1);
  double start = take_length(&w->in), end = take_length(&w->in);
  return DO(nslide_set_snap_areas(c, page, areas, count, strictness, start, end));
}

CALL(nslide_focus_snap_area) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w), key = take_index(&w->in, -1, 4);
  return DO(nslide_focus_snap_area(c, page, key));
}

CALL(nslide_autoscroll) {
  nslide_coordinator c = use_coordinator(w);
  int32_t mode = take_choice(&w->in, 2);
  double y = take_real(&w->in), from = take_real(&w->in), speed = take_length(&w->in);
  return DO(nslide_autoscroll(c, mode, y, from, speed));
}

CALL(nslide_drag_thumb) {
  nslide_coordinator c = use_coordinator(w);
  int32_t bar = take_choice(&w->in, 2), phase = take_choice(&w->in, 2);
  double place = take_once_in(&w->in, 8) ? take_real(&w->in) : take_choice(&w->in, 16) / 16.0;
  return DO(nslide_drag_thumb(c, bar, phase, place));
}

CALL(nslide_set_fling_samples) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_FLING_SAMPLES);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_FLING_SAMPLES, 1) == 0;
  const nslide_fling_sample *samples = is_null ? NULL : some_samples(w, count);
  double distance = take_length(&w->in), distance_power = take_below(&w->in, 5);
  double duration = take_length(&w->in), duration_power = take_below(&w->in, 5);
  return DO(nslide_set_fling_samples(c, samples, count, distance, distance_power, duration, duration_power));
}

CALL(nslide_set_effects) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_STRETCHES);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_STRETCHES, 1) == 0;
  const nslide_effect *effects = is_null ? NULL : some_effects(w, count);
  return DO(nslide_set_effects(c, effects, count));
}

CALL(nslide_scroll_to_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t index = take_index(&w->in, -1, 5), way = animated(w);
  return DO(nslide_scroll_to_page(c, index, way));
}

CALL(nslide_set_header_height) {
  nslide_coordinator c = use_coordinator(w);
  double height = take_length(&w->in);
  int32_t way = animated(w);
  return DO(nslide_set_header_height(c, height, way));
}

CALL(nslide_set_hover_height) {
  nslide_coordinator c = use_coordinator(w);
  double height = take_length(&w->in);
  int32_t way = animated(w);
  return DO(nslide_set_hover_height(c, height, way));
}

CALL(nslide_set_header_parts) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_HEADER_PARTS), way = animated(w);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_HEADER_PARTS, 1) == 0;
  const nslide_header_part *parts = is_null ? NULL : some_parts(w, count);
  return DO(nslide_set_header_parts(c, parts, count, way));
}

CALL(nslide_set_page_height) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  double height = take_length(&w->in);
  return DO(nslide_set_page_height(c, page, height));
}

CALL(nslide_shift_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  double height = take_length(&w->in), shift = take_real(&w->in);
  return DO(nslide_shift_page(c, page, height, shift));
}

CALL(nslide_get_page_settings) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  nslide_page_settings *settings = some_room(w, sizeof *settings);
  return DO(nslide_get_page_settings(c, page, settings));
}

CALL(nslide_set_page_settings) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  nslide_page_settings now = {.struct_size = sizeof now};
  bool is_known = nslide_get_page_settings(c, page, &now) == NSLIDE_OK;
  const nslide_page_settings *settings = some_page_settings(w, is_known ? &now : NULL);
  return DO(nslide_set_page_settings(c, page, settings));
}

CALL(nslide_insert_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  double height = take_length(&w->in);
  return DO(nslide_insert_page(c, page, height));
}

CALL(nslide_remake_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  return DO(nslide_remake_page(c, page));
}

CALL(nslide_remove_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = some_page(w);
  return DO(nslide_remove_page(c, page));
}

CALL(nslide_move_page) {
  nslide_coordinator c = use_coordinator(w);
  int32_t from = some_page(w), to = some_page(w);
  return DO(nslide_move_page(c, from, to));
}

CALL(nslide_reload) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_PAGES);
  const double *heights = some_heights(w, count, NSLIDE_MAX_PAGES);
  int32_t to = take_index(&w->in, -1, 5), reset = take_choice(&w->in, 1);
  return DO(nslide_reload(c, count, heights, to, reset));
}

CALL(nslide_reload_keyed) {
  nslide_coordinator c = use_coordinator(w);
  int32_t count = take_count(w, NSLIDE_MAX_PAGES);
  const double *heights = some_heights(w, count, NSLIDE_MAX_PAGES);
  bool is_null = take_once_in(&w->in, 64) || room_for(count, NSLIDE_MAX_PAGES, 1) == 0;
  const int64_t *keys = is_null ? NULL : some_keys(w, count);
  return DO(nslide_reload_keyed(c, count, keys, heights));
}

CALL(nslide_find_page) {
  nslide_coordinator c = use_coordinator(w);
  int64_t key = take_once_in(&w->in, 32) ? (int64_t)take_word(&w->in) : take_below(&w->in, 8);
  int32_t *index = some_output(w, sizeof *index);
  nslide_status status = DO(nslide_find_page(c, key, index));
  if (status != NSLIDE_OK || *index == -1) return status;
  nslide_page_settings settings = {.struct_size = sizeof settings};
  if (nslide_get_page_settings(c, *index, &settings) != NSLIDE_OK) fault("it found page %d, which is none", *index);
  if (settings.key != key) fault("it found page %d, which has another key", *index);
  return status;
}

CALL(nslide_begin_refresh) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 3);
  nslide_status status = DO(nslide_begin_refresh(c, page));
  if (status == NSLIDE_OK && w->subject != NULL) w->subject->has_refreshed = true;
  return status;
}

CALL(nslide_end_refresh) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 3);
  return DO(nslide_end_refresh(c, page, take_index(&w->in, 0, 3)));
}

CALL(nslide_end_load) {
  nslide_coordinator c = use_coordinator(w);
  int32_t page = take_index(&w->in, -1, 3);
  return DO(nslide_end_load(c, page));
}

CALL(nslide_tap_tab) {
  nslide_coordinator c = use_coordinator(w);
  int32_t index = some_page(w), way = animated(w);
  return DO(nslide_tap_tab(c, index, way));
}

CALL(nslide_tab_at) {
  nslide_coordinator c = use_coordinator(w);
  double x = take_real(&w->in), y = take_real(&w->in);
  int32_t *index = some_output(w, sizeof *index);
  nslide_status status = DO(nslide_tab_at(c, x, y, index));
  if (status == NSLIDE_OK && *index < -1) fault("a tab of number %d", *index);
  return status;
}

CALL(nslide_get_tab) {
  nslide_coordinator c = use_coordinator(w);
  int32_t index = some_page(w);
  nslide_rect *frame = some_output(w, sizeof *frame);
  return DO(nslide_get_tab(c, index, frame));
}
