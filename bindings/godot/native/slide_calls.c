/* What a slide is asked now and then: sessions, places to reveal, regions, pages that come and go, links, scroll views of
   the host's own. */
#include <stdlib.h>

#include "values.h"

enum { CORRECTIONS = 32, CORRECTION_STRIDE = 5, PAGE_NUMBERS = 9 };

#define SLIDE nslide_coordinator slide = coordinator_of(instance); (void)given

/* session_begin(source, x, y) -> status: a finger that the host follows itself begins to drag */
METHOD(session_begin) { SLIDE; STATUS(nslide_session_begin(slide, small(given, 0), real(given, 1), real(given, 2))); }

/* session_update(dx, dy) -> Array: what of it was used */
METHOD(session_update) {
  SLIDE;
  double used[2] = {0, 0};
  nslide_session_update(slide, real(given, 0), real(given, 1), &used[0], &used[1]);
  return from_reals(used, 2);
}

METHOD(session_end) { SLIDE; STATUS(nslide_session_end(slide, real(given, 0), real(given, 1))); }

METHOD(session_cancel) { SLIDE; STATUS(nslide_session_cancel(slide)); }

/* autoscroll(mode, y, from, speed) -> status */
METHOD(autoscroll) {
  SLIDE;
  STATUS(nslide_autoscroll(slide, small(given, 0), real(given, 1), real(given, 2), real(given, 3)));
}

/* drag_thumb(bar, phase, place) -> status */
METHOD(drag_thumb) {
  SLIDE;
  STATUS(nslide_drag_thumb(slide, small(given, 0), small(given, 1), real(given, 2)));
}

/* set_regions(regions: Array of Dictionaries) -> status: x, y, width and height of each, view and axes */
METHOD(set_regions) {
  static const member members[] = {
      {"x", offsetof(nslide_region, frame.x), false},          {"y", offsetof(nslide_region, frame.y), false},
      {"width", offsetof(nslide_region, frame.width), false},  {"height", offsetof(nslide_region, frame.height), false},
      {"view", offsetof(nslide_region, view), true},           {"axes", offsetof(nslide_region, axes), true},
      {0},
  };
  SLIDE;
  void *regions;
  int32_t count;
  nslide_status status = read_structs(given[0], members, sizeof(nslide_region), &regions, &count);
  if (status == NSLIDE_OK) status = nslide_set_regions(slide, regions, count);
  free(regions);
  return from_whole(status);
}

METHOD(retarget) { SLIDE; STATUS(nslide_retarget(slide, real(given, 0), real(given, 1))); }

/* reveal(page, y, height, align, animated) -> status */
METHOD(reveal) {
  SLIDE;
  STATUS(nslide_reveal(slide, small(given, 0), real(given, 1), real(given, 2), small(given, 3), small(given, 4)));
}

METHOD(retarget_reveal) {
  SLIDE;
  STATUS(nslide_retarget_reveal(slide, small(given, 0), real(given, 1), real(given, 2), small(given, 3)));
}

METHOD(focus_snap_area) { SLIDE; STATUS(nslide_focus_snap_area(slide, small(given, 0), whole(given, 1))); }

METHOD(set_hover_height) { SLIDE; STATUS(nslide_set_hover_height(slide, real(given, 0), small(given, 1))); }

/* set_header_parts(parts: Array of Dictionaries, animated) -> status: the members of each are those of
   nslide_header_part, 0 where it leaves one out; a min_height of NSLIDE_AUTO, -1e300, is the height */
METHOD(set_header_parts) {
  static const member members[] = {
      {"height", offsetof(nslide_header_part, height), false},
      {"min_height", offsetof(nslide_header_part, min_height), false},
      {"margin_top", offsetof(nslide_header_part, margin_top), false},
      {"margin_bottom", offsetof(nslide_header_part, margin_bottom), false},
      {"rule", offsetof(nslide_header_part, rule), true},
      {"snap", offsetof(nslide_header_part, snap), true},
      {0},
  };
  SLIDE;
  void *parts;
  int32_t count;
  nslide_status status = read_structs(given[0], members, sizeof(nslide_header_part), &parts, &count);
  if (status == NSLIDE_OK) status = nslide_set_header_parts(slide, parts, count, small(given, 1));
  free(parts);
  return from_whole(status);
}

/* header_parts() -> Array: x, y, width and height of each */
METHOD(header_parts) {
  SLIDE;
  nslide_rect frames[NSLIDE_MAX_HEADER_PARTS];
  int32_t count = 0;
  if (nslide_get_header_parts(slide, frames, NSLIDE_MAX_HEADER_PARTS, &count) != NSLIDE_OK) count = 0;
  return from_reals(&frames[0].x, 4 * count); /* a rect is four doubles in that order */
}

/* shift_page(index, content_height, shift) -> status */
METHOD(shift_page) { SLIDE; STATUS(nslide_shift_page(slide, small(given, 0), real(given, 1), real(given, 2))); }

METHOD(insert_page) { SLIDE; STATUS(nslide_insert_page(slide, small(given, 0), real(given, 1))); }

/* remake_page(index) -> status: -1 for all */
METHOD(remake_page) { SLIDE; STATUS(nslide_remake_page(slide, small(given, 0))); }
METHOD(remove_page) { SLIDE; STATUS(nslide_remove_page(slide, small(given, 0))); }

METHOD(move_page) { SLIDE; STATUS(nslide_move_page(slide, small(given, 0), small(given, 1))); }

/* reload(heights: PoolRealArray, to, reset) -> status: other pages in place of all */
METHOD(reload) {
  SLIDE;
  godot_pool_real_array array = godot.variant_as_pool_real_array(given[0]);
  const int32_t count = godot.pool_real_array_size(&array);
  godot.pool_real_array_destroy(&array);
  double *heights;
  if (!read_heights(given[0], count, &heights)) return from_whole(NSLIDE_ERROR_OUT_OF_MEMORY);
  const nslide_status status = nslide_reload(slide, count, heights, small(given, 1), small(given, 2));
  free(heights);
  return from_whole(status);
}

/* reload_keyed(heights: PoolRealArray, keys: Array of whole numbers) -> status: a page whose key stays keeps what it
   has */
METHOD(reload_keyed) {
  SLIDE;
  godot_array array = godot.variant_as_array(given[1]);
  const int32_t count = godot.array_size(&array);
  double *heights = NULL;
  int64_t *keys = calloc(count > 0 ? (size_t)count : 1, sizeof *keys);
  nslide_status status = NSLIDE_ERROR_OUT_OF_MEMORY;
  if (keys != NULL && read_heights(given[0], count, &heights)) {
    for (int n = 0; n < count; n++) {
      godot_variant key = godot.array_get(&array, n);
      keys[n] = godot.variant_as_int(&key);
      godot.variant_destroy(&key);
    }
    status = nslide_reload_keyed(slide, count, keys, heights);
  }
  godot.array_destroy(&array);
  free(heights);
  free(keys);
  return from_whole(status);
}

/* live_pages() -> Array: the pages that were asked for and not released */
METHOD(live_pages) {
  SLIDE;
  int32_t count = 0;
  nslide_get_live_pages(slide, NULL, 0, &count);
  int32_t *indices = calloc(count > 0 ? (size_t)count : 1, sizeof *indices);
  godot_array array;
  godot.array_new(&array);
  if (indices != NULL && nslide_get_live_pages(slide, indices, count, &count) == NSLIDE_OK) {
    array_fit(&array, count);
    for (int n = 0; n < count; n++) put_whole(&array, n, indices[n]);
  }
  free(indices);
  godot_variant result = from_array(&array);
  godot.array_destroy(&array);
  return result;
}

/* set_page_key(index, key) -> status: the number by which find_page knows it */
METHOD(set_page_key) {
  SLIDE;
  nslide_page_settings settings = {.struct_size = sizeof settings};
  const nslide_status status = nslide_get_page_settings(slide, small(given, 0), &settings);
  if (status != NSLIDE_OK) return from_whole(status);
  settings.key = whole(given, 1);
  STATUS(nslide_set_page_settings(slide, small(given, 0), &settings));
}

/* find_page(key) -> the page that has it, -1 for none */
METHOD(find_page) {
  SLIDE;
  int32_t index = NSLIDE_NO_PAGE;
  nslide_find_page(slide, whole(given, 0), &index);
  return from_whole(index);
}

/* page(index) -> Array as a frame has pages, whether it shows or not; null where there is none */
METHOD(page) {
  SLIDE;
  nslide_page one;
  if (nslide_get_page(slide, small(given, 0), &one) != NSLIDE_OK) return nothing();
  const double numbers[PAGE_NUMBERS] = {one.index,        one.needed,       one.frame.x, one.frame.y,
                                        one.frame.width,  one.frame.height, one.offset,  one.max_offset,
                                        one.content_height};
  return from_reals(numbers, PAGE_NUMBERS);
}

/* tab(index) -> Array: x, y, width and height of a tab, in the hover bar */
METHOD(tab) {
  SLIDE;
  nslide_rect frame = {0, 0, 0, 0};
  nslide_get_tab(slide, small(given, 0), &frame);
  return from_reals(&frame.x, 4);
}

METHOD(begin_refresh) { SLIDE; STATUS(nslide_begin_refresh(slide, small(given, 0))); }

/* end_refresh(page, result) -> status */
METHOD(end_refresh) { SLIDE; STATUS(nslide_end_refresh(slide, small(given, 0), small(given, 1))); }

METHOD(end_load) { SLIDE; STATUS(nslide_end_load(slide, small(given, 0))); }

/* link(handle of the outer one, axes) -> status: what cannot be used here goes on there; handle 0: no more */
METHOD(link_to) { SLIDE; STATUS(nslide_link(slide, (nslide_coordinator)whole(given, 0), small(given, 1))); }

/* set_link_place(page, y) -> status: where it lies in the page around it; what is revealed here comes into view
   there */
METHOD(set_link_place) { SLIDE; STATUS(nslide_set_link_place(slide, small(given, 0), real(given, 1))); }

static godot_variant from_corrections(const nslide_correction *corrections, int32_t count) {
  double values[CORRECTION_STRIDE * CORRECTIONS];
  for (int n = 0; n < count; n++) {
    const nslide_correction one = corrections[n];
    const double numbers[] = {one.view, one.heir, one.offset, one.velocity, one.token};
    for (int k = 0; k < CORRECTION_STRIDE; k++) values[CORRECTION_STRIDE * n + k] = numbers[k];
  }
  return from_reals(values, CORRECTION_STRIDE * count);
}

/* observe(view, offset, moved_by, token) -> Array: view, heir, offset, velocity and token of each correction; those that
   have no room wait for poll_corrections. The token given is that of the correction that moved the view, or 0. */
METHOD(observe) {
  SLIDE;
  nslide_correction corrections[CORRECTIONS];
  int32_t count = 0;
  const nslide_status status =
      nslide_observe(slide, small(given, 0), real(given, 1), small(given, 2), small(given, 3), corrections, CORRECTIONS,
                     &count);
  return from_corrections(corrections, status == NSLIDE_OK ? count : 0);
}

/* poll_corrections() -> Array as observe; empty when none waits any more */
METHOD(poll_corrections) {
  SLIDE;
  nslide_correction corrections[CORRECTIONS];
  int32_t count = 0;
  const nslide_status status = nslide_poll_corrections(slide, corrections, CORRECTIONS, &count);
  return from_corrections(corrections, status == NSLIDE_OK ? count : 0);
}

METHOD(unobserve) { SLIDE; STATUS(nslide_unobserve(slide, small(given, 0))); }

/* edge() -> Array: pull_x, pull_y, velocity_x, velocity_y, shown_x, shown_y */
METHOD(edge) {
  SLIDE;
  nslide_edge edge = {0};
  nslide_get_edge(slide, &edge);
  return from_reals(&edge.pull_x, 6);
}

const method_entry slide_calls[] = {
    {"session_begin", "i--", session_begin}, {"session_update", "--", session_update},
    {"session_end", "--", session_end}, {"session_cancel", "", session_cancel},
    {"autoscroll", "i---", autoscroll}, {"drag_thumb", "ii-", drag_thumb}, {"set_regions", "-", set_regions}, {"retarget", "--", retarget},
    {"reveal", "i--ii", reveal}, {"retarget_reveal", "i--i", retarget_reveal},
    {"focus_snap_area", "il", focus_snap_area}, {"set_hover_height", "-i", set_hover_height},
    {"set_header_parts", "-i", set_header_parts}, {"header_parts", "", header_parts},
    {"shift_page", "i--", shift_page}, {"insert_page", "i-", insert_page}, {"remove_page", "i", remove_page}, {"remake_page", "i", remake_page},
    {"move_page", "ii", move_page}, {"reload", "-ii", reload},
    {"reload_keyed", "--", reload_keyed}, {"live_pages", "", live_pages}, {"set_page_key", "il", set_page_key},
    {"find_page", "l", find_page}, {"page", "i", page}, {"tab", "i", tab}, {"begin_refresh", "i", begin_refresh},
    {"end_refresh", "ii", end_refresh}, {"end_load", "i", end_load},
    {"link", "li", link_to}, {"set_link_place", "i-", set_link_place}, {"observe", "i-ii", observe},
    {"poll_corrections", "", poll_corrections},
    {"unobserve", "i", unobserve}, {"edge", "", edge}, {NULL, NULL, NULL},
};
