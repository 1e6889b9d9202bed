/* The class NestedSlide: a coordinator, and one reused Array with what a frame answers. */
#include <stdlib.h>

#include "values.h"

enum { EVENT_CAPACITY = 64, EVENT_STRIDE = 13, PAGE_STRIDE = 9 };

typedef struct slide {
  nslide_coordinator coordinator;
  nslide_snapshot now;
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[EVENT_CAPACITY];
  int32_t page_count, event_count;
  godot_array frame_array, event_array;
} slide;

/* What the frame's Array holds, in this order; SlideFrame.Field in GDScript has the same. */
#define WHOLES(F)                                                                                               \
  F(phase) F(collapse_state) F(at_rest) F(needs_frame) F(page_index) F(transition_from) F(transition_to)        \
  F(indicator) F(refresh) F(touch) F(page_goal) F(direction)
#define REALS(F)                                                                                                \
  F(time) F(outer) F(inner) F(path) F(range) F(max_outer) F(max_inner) F(overscroll) F(collapse)                \
  F(header_shown) F(header_stretch) F(velocity_x) F(velocity_y) F(rest_outer) F(rest_inner) F(unconsumed_x)     \
  F(unconsumed_y) F(page_position) F(header.y) F(header.width) F(header.height) F(hover.x) F(hover.y)           \
  F(hover.width) F(hover.height) F(pager.x) F(pager.y) F(pager.width) F(pager.height) F(outer_bar_position)     \
  F(outer_bar_length) F(page_bar_position) F(page_bar_length) F(tab_indicator.x) F(tab_indicator.y)             \
  F(tab_indicator.width) F(tab_indicator.height)
#define COUNT(name) +1
enum { FRAME_SIZE = 0 WHOLES(COUNT) REALS(COUNT) + 2 + NSLIDE_MAX_VISIBLE_PAGES * PAGE_STRIDE };

static void *create_slide(void) {
  slide *self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  self->now.struct_size = sizeof self->now;
  godot.array_new(&self->frame_array);
  godot.array_new(&self->event_array);
  return self;
}

static void destroy_slide(void *instance) {
  slide *self = instance;
  if (self == NULL) return;
  nslide_destroy(self->coordinator);
  godot.array_destroy(&self->frame_array);
  godot.array_destroy(&self->event_array);
  free(self);
}

#define SELF slide *self = instance; (void)given

/* From now on it is the coordinator that was made, where one was. */
static godot_variant take(slide *self, nslide_status status, nslide_coordinator made) {
  if (status == NSLIDE_OK) {
    nslide_destroy(self->coordinator);
    self->coordinator = made;
    self->page_count = self->event_count = 0;
  }
  return from_whole(status);
}

static godot_variant make(slide *self, arguments given, const godot_variant *saved) {
  nslide_config config;
  nslide_config_default(&config, sizeof config);
  if (!read_members(given[0], config_members, &config)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  godot_pool_real_array array = godot.variant_as_pool_real_array(given[1]);
  const int32_t count = godot.pool_real_array_size(&array);
  godot.pool_real_array_destroy(&array);
  double *heights;
  if (!read_heights(given[1], count, &heights)) return from_whole(NSLIDE_ERROR_OUT_OF_MEMORY);
  nslide_coordinator made = 0;
  nslide_status status;
  if (saved == NULL) {
    status = nslide_create(&config, count, heights, &made);
  } else {
    godot_pool_byte_array bytes = godot.variant_as_pool_byte_array(saved);
    godot_byte_reading *reading = godot.pool_byte_array_read(&bytes);
    status = nslide_create_from(&config, count, heights, godot.pool_byte_array_read_access_ptr(reading),
                                (size_t)godot.pool_byte_array_size(&bytes), &made);
    godot.pool_byte_array_read_access_destroy(reading);
    godot.pool_byte_array_destroy(&bytes);
  }
  free(heights);
  return take(self, status, made);
}

/* create(settings: Dictionary, heights: PoolRealArray of the pages' contents) -> status */
METHOD(create) { SELF; return make(self, given, NULL); }

/* create_from(settings: Dictionary, heights: PoolRealArray, saved: PoolByteArray) -> status: at the places of what save
   answered in a window of another size */
METHOD(create_from) { SELF; return make(self, given, given[2]); }

/* restore(saved: PoolByteArray) -> status: goes on as what save answered would have */
METHOD(restore) {
  SELF;
  godot_pool_byte_array bytes = godot.variant_as_pool_byte_array(given[0]);
  godot_byte_reading *reading = godot.pool_byte_array_read(&bytes);
  nslide_coordinator made = 0;
  const nslide_status status = nslide_restore(godot.pool_byte_array_read_access_ptr(reading),
                                              (size_t)godot.pool_byte_array_size(&bytes), &made);
  godot.pool_byte_array_read_access_destroy(reading);
  godot.pool_byte_array_destroy(&bytes);
  return take(self, status, made);
}

/* configure(settings: Dictionary) -> status: changes what it names */
METHOD(configure) {
  SELF;
  nslide_config config = {.struct_size = sizeof config};
  const nslide_status status = nslide_get_config(self->coordinator, &config);
  if (status != NSLIDE_OK) return from_whole(status);
  if (!read_members(given[0], config_members, &config)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  STATUS(nslide_set_config(self->coordinator, &config));
}

METHOD(handle) { SELF; return from_whole((int64_t)self->coordinator); }

METHOD(pointer) {
  SELF;
  STATUS(nslide_pointer(self->coordinator, small(given, 0), small(given, 1), whole(given, 2), real(given, 3),
                        real(given, 4), real(given, 5)));
}

METHOD(wheel) {
  SELF;
  STATUS(nslide_wheel(self->coordinator, small(given, 0), small(given, 1), small(given, 2), real(given, 3),
                      real(given, 4), real(given, 5), real(given, 6)));
}

METHOD(key) { SELF; STATUS(nslide_key(self->coordinator, small(given, 0))); }

/* frame(time: float) -> Array, the same one every time, as SlideFrame says; null where it is refused */
METHOD(frame) {
  SELF;
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                  .event_capacity = EVENT_CAPACITY, .snapshot = &self->now, .pages = self->pages,
                                  .events = self->events};
  if (nslide_frame(self->coordinator, real(given, 0), &buffers) != NSLIDE_OK) return nothing();
  self->page_count = buffers.page_count;
  self->event_count = buffers.event_count;
  godot_array *array = &self->frame_array;
  const nslide_snapshot *now = &self->now;
  array_fit(array, FRAME_SIZE);
  int at = 0;
#define PUT_WHOLE(name) put_whole(array, at++, now->name);
#define PUT_REAL(name) put_real(array, at++, now->name);
  WHOLES(PUT_WHOLE)
  REALS(PUT_REAL)
  put_whole(array, at++, self->event_count);
  put_whole(array, at++, self->page_count);
  for (int n = 0; n < self->page_count; n++) {
    const nslide_page *page = &self->pages[n];
    put_whole(array, at++, page->index);
    put_whole(array, at++, page->needed);
    put_real(array, at++, page->frame.x);
    put_real(array, at++, page->frame.y);
    put_real(array, at++, page->frame.width);
    put_real(array, at++, page->frame.height);
    put_real(array, at++, page->offset);
    put_real(array, at++, page->max_offset);
    put_real(array, at++, page->content_height);
  }
  return from_array(array);
}

/* events() -> Array, the same one every time: those of the last frame, SlideFrame.EVENT_STRIDE numbers each */
METHOD(events) {
  SELF;
  godot_array *array = &self->event_array;
  array_fit(array, self->event_count * EVENT_STRIDE);
  for (int n = 0, at = 0; n < self->event_count; n++) {
    const nslide_event *event = &self->events[n];
    const int32_t wholes[] = {event->type, event->index, event->from, event->to, event->cancelled,
                              event->will_decelerate, event->source, event->state};
    const double reals[] = {event->time, event->outer, event->inner, event->position, event->progress};
    for (int k = 0; k < 8; k++) put_whole(array, at++, wholes[k]);
    for (int k = 0; k < 5; k++) put_real(array, at++, reals[k]);
  }
  return from_array(array);
}

/* advance(time: float) -> status: moves time on without an answer */
METHOD(advance) { SELF; STATUS(nslide_advance(self->coordinator, real(given, 0))); }

/* touch() -> NSLIDE_TOUCH_, as it is now: asked after a pointer is up, it tells of a tap */
METHOD(touch) {
  SELF;
  nslide_snapshot now = {.struct_size = sizeof now};
  return from_whole(nslide_get_snapshot(self->coordinator, &now) == NSLIDE_OK ? now.touch : NSLIDE_TOUCH_NONE);
}

METHOD(scroll_to) {
  SELF;
  STATUS(nslide_scroll_to(self->coordinator, real(given, 0), real(given, 1), small(given, 2)));
}

METHOD(scroll_to_top) { SELF; STATUS(nslide_scroll_to_top(self->coordinator, small(given, 0))); }

METHOD(scroll_to_page) { SELF; STATUS(nslide_scroll_to_page(self->coordinator, small(given, 0), small(given, 1))); }

METHOD(tap_tab) { SELF; STATUS(nslide_tap_tab(self->coordinator, small(given, 0), small(given, 1))); }

/* tab_at(x, y) -> the page of the tab there, -1 for none */
METHOD(tab_at) {
  SELF;
  int32_t index = NSLIDE_NO_PAGE;
  nslide_tab_at(self->coordinator, real(given, 0), real(given, 1), &index);
  return from_whole(index);
}

METHOD(set_header_height) {
  SELF;
  STATUS(nslide_set_header_height(self->coordinator, real(given, 0), small(given, 1)));
}

METHOD(set_page_height) {
  SELF;
  STATUS(nslide_set_page_height(self->coordinator, small(given, 0), real(given, 1)));
}

/* set_snap_areas(page, areas: Array of Dictionaries, strictness, padding_start, padding_end) -> status: the members of
   each are those of nslide_snap_area, 0 where it leaves one out */
METHOD(set_snap_areas) {
  SELF;
  void *areas;
  int32_t count;
  nslide_status status = read_structs(given[1], snap_area_members, sizeof(nslide_snap_area), &areas, &count);
  if (status == NSLIDE_OK) {
    status = nslide_set_snap_areas(self->coordinator, small(given, 0), areas, count, small(given, 2), real(given, 3),
                                   real(given, 4));
  }
  free(areas);
  return from_whole(status);
}

/* set_fling_samples(samples: Array of Dictionaries, distance, distance_power, duration, duration_power) -> status: each
   has time and way; an empty Array lets flings go by the settings again */
METHOD(set_fling_samples) {
  SELF;
  void *samples;
  int32_t count;
  nslide_status status = read_structs(given[0], fling_sample_members, sizeof(nslide_fling_sample), &samples, &count);
  if (status == NSLIDE_OK) {
    status = nslide_set_fling_samples(self->coordinator, samples, count, real(given, 1), real(given, 2),
                                      real(given, 3), real(given, 4));
  }
  free(samples);
  return from_whole(status);
}

/* set_effects(effects: Array of Dictionaries) -> status: the members of each are those of nslide_effect, 0 where it leaves
   one out */
METHOD(set_effects) {
  SELF;
  void *effects;
  int32_t count;
  nslide_status status = read_structs(given[0], effect_members, sizeof(nslide_effect), &effects, &count);
  if (status == NSLIDE_OK) status = nslide_set_effects(self->coordinator, effects, count);
  free(effects);
  return from_whole(status);
}

/* effects() -> Array: the number of each effect that is not MORE */
METHOD(effects) {
  SELF;
  double values[NSLIDE_MAX_EFFECTS];
  int32_t count = 0;
  nslide_get_effects(self->coordinator, values, NSLIDE_MAX_EFFECTS, &count);
  return from_reals(values, count);
}

/* can_scroll(direction) -> how far keys can still scroll, points */
METHOD(can_scroll) {
  SELF;
  double distance = 0;
  nslide_can_scroll(self->coordinator, small(given, 0), &distance);
  return from_real(distance);
}

/* is_lifted() -> whether content lies under the header */
METHOD(is_lifted) {
  SELF;
  int32_t is_lifted = 0;
  nslide_is_lifted(self->coordinator, &is_lifted);
  return from_whole(is_lifted);
}

/* next_change(pixel) -> when the picture changes next if no call comes before */
METHOD(next_change) {
  SELF;
  double time = 0;
  nslide_get_next_change(self->coordinator, real(given, 0), &time);
  return from_real(time);
}

/* bar(bar) -> Array: position and length of its thumb */
METHOD(bar) {
  SELF;
  double thumb[2] = {0, 0};
  nslide_get_bar(self->coordinator, small(given, 0), &thumb[0], &thumb[1]);
  return from_reals(thumb, 2);
}

/* bar_to_offsets(bar, position) -> Array: outer and inner for scroll_to */
METHOD(bar_to_offsets) {
  SELF;
  double offsets[2] = {NSLIDE_AUTO, NSLIDE_AUTO};
  nslide_bar_to_offsets(self->coordinator, small(given, 0), real(given, 1), &offsets[0], &offsets[1]);
  return from_reals(offsets, 2);
}

/* state_hash() -> String of 16 hexadecimal digits */
METHOD(state_hash) {
  SELF;
  uint64_t hash = 0;
  nslide_state_hash(self->coordinator, &hash);
  char text[17] = "";
  for (int digit = 0; digit < 16; digit++) text[digit] = "0123456789abcdef"[(hash >> (60 - 4 * digit)) & 15];
  return from_text(text);
}

METHOD(record_start) { SELF; STATUS(nslide_record_start(self->coordinator)); }

METHOD(record_stop) { SELF; STATUS(nslide_record_stop(self->coordinator)); }

/* save() -> PoolByteArray, empty where there is no memory */
METHOD(save) {
  SELF;
  size_t size = 0;
  nslide_save(self->coordinator, NULL, 0, &size);
  uint8_t *bytes = malloc(size + 1);
  if (bytes == NULL || nslide_save(self->coordinator, bytes, size, &size) != NSLIDE_OK) size = 0;
  godot_variant result = from_bytes(bytes, size);
  free(bytes);
  return result;
}

/* record_read() -> PoolByteArray: what waits to be read, to be put behind what was read before; at most 64 KB */
METHOD(record_read) {
  SELF;
  static const size_t capacity = 65536;
  uint8_t *bytes = malloc(capacity);
  size_t size = 0;
  if (bytes != NULL && nslide_record_read(self->coordinator, bytes, capacity, &size) != NSLIDE_OK) size = 0;
  godot_variant result = from_bytes(bytes, size);
  free(bytes);
  return result;
}

METHOD(error_message) { SELF; return from_text(nslide_error_message(self->coordinator)); }

static const method_entry methods[] = {
    {"create", "--", create}, {"create_from", "---", create_from}, {"restore", "-", restore}, {"save", "", save},
    {"configure", "-", configure}, {"handle", "", handle}, {"pointer", "iil---", pointer},
    {"wheel", "iii----", wheel}, {"key", "i", key}, {"advance", "-", advance}, {"frame", "-", frame},
    {"events", "", events}, {"touch", "", touch}, {"scroll_to", "--i", scroll_to},
    {"scroll_to_top", "i", scroll_to_top}, {"scroll_to_page", "ii", scroll_to_page}, {"tap_tab", "ii", tap_tab},
    {"tab_at", "--", tab_at}, {"set_header_height", "-i", set_header_height},
    {"set_page_height", "i-", set_page_height}, {"set_snap_areas", "i-i--", set_snap_areas},
    {"set_fling_samples", "-----", set_fling_samples}, {"set_effects", "-", set_effects}, {"effects", "", effects},
    {"can_scroll", "i", can_scroll}, {"next_change", "-", next_change}, {"is_lifted", "", is_lifted},
    {"bar", "i", bar}, {"bar_to_offsets", "i-", bar_to_offsets},
    {"state_hash", "", state_hash}, {"record_start", "", record_start},
    {"record_stop", "", record_stop}, {"record_read", "", record_read}, {"error_message", "", error_message},
    {NULL, NULL, NULL},
};

nslide_coordinator coordinator_of(void *instance) { return ((slide *)instance)->coordinator; }

const class_entry slide_class = {"NestedSlide", create_slide, destroy_slide, {methods, slide_calls}};
