/* The class NestedSlideList: which rows of a page are seen, where, and which of a pool's nodes shows them. */
#include <stdlib.h>

#include "values.h"

enum { ITEM_STRIDE = 8, CHANGE_STRIDE = 4 };

typedef struct list {
  nslide_list handle;
  nslide_item *items;
  nslide_item_change *changes;
  int32_t item_capacity, change_capacity;
  godot_array item_array, change_array;
} list;

static void *create_list(void) {
  list *self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  godot.array_new(&self->item_array);
  godot.array_new(&self->change_array);
  return self;
}

static void destroy_list(void *instance) {
  list *self = instance;
  if (self == NULL) return;
  nslide_list_destroy(self->handle);
  godot.array_destroy(&self->item_array);
  godot.array_destroy(&self->change_array);
  free(self->items);
  free(self->changes);
  free(self);
}

#define SELF list *self = instance; (void)given

/* create(settings: Dictionary) -> status */
METHOD(create) {
  SELF;
  nslide_list_config config;
  nslide_list_config_default(&config, sizeof config);
  if (!read_members(given[0], list_members, &config)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  nslide_list made = 0;
  const nslide_status status = nslide_list_create(&config, &made);
  if (status == NSLIDE_OK) {
    nslide_list_destroy(self->handle);
    self->handle = made;
  }
  return from_whole(status);
}

/* configure(settings: Dictionary) -> status: those that change */
METHOD(configure) {
  SELF;
  nslide_list_config config = {.struct_size = sizeof config};
  const nslide_status status = nslide_list_get_config(self->handle, &config);
  if (status != NSLIDE_OK) return from_whole(status);
  if (!read_members(given[0], list_members, &config)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  STATUS(nslide_list_set_config(self->handle, &config));
}

/* attach(handle of a NestedSlide, page) -> status: the page is as high as its list from now on */
METHOD(attach) {
  SELF;
  STATUS(nslide_list_attach(self->handle, (nslide_coordinator)whole(given, 0), small(given, 1)));
}

METHOD(detach) { SELF; STATUS(nslide_list_detach(self->handle)); }

/* set_offset(points) -> status: of a list that is attached to no page */
METHOD(set_offset) { SELF; STATUS(nslide_list_set_offset(self->handle, real(given, 0))); }

/* insert_section(index, settings: Dictionary, item count, heights: PoolRealArray or null) -> status */
METHOD(insert_section) {
  SELF;
  nslide_section section;
  nslide_section_default(&section, sizeof section);
  double *heights;
  if (!read_members(given[1], section_members, &section) || !read_heights(given[3], small(given, 2), &heights)) {
    return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  }
  const nslide_status status =
      nslide_list_insert_section(self->handle, small(given, 0), &section, small(given, 2), heights);
  free(heights);
  return from_whole(status);
}

/* set_section(index, settings: Dictionary) -> status: those that change */
METHOD(set_section) {
  SELF;
  nslide_section section = {.struct_size = sizeof section};
  const nslide_status status = nslide_list_get_section(self->handle, small(given, 0), &section);
  if (status != NSLIDE_OK) return from_whole(status);
  if (!read_members(given[1], section_members, &section)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  STATUS(nslide_list_set_section(self->handle, small(given, 0), &section));
}

METHOD(move_section) { SELF; STATUS(nslide_list_move_section(self->handle, small(given, 0), small(given, 1))); }

METHOD(remove_sections) { SELF; STATUS(nslide_list_remove_sections(self->handle, small(given, 0), small(given, 1))); }

/* insert_items(section, item, count, heights: PoolRealArray or null) -> status */
METHOD(insert_items) {
  SELF;
  double *heights;
  if (!read_heights(given[3], small(given, 2), &heights)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  const nslide_status status =
      nslide_list_insert_items(self->handle, small(given, 0), small(given, 1), small(given, 2), heights);
  free(heights);
  return from_whole(status);
}

METHOD(remove_items) {
  SELF;
  STATUS(nslide_list_remove_items(self->handle, small(given, 0), small(given, 1), small(given, 2)));
}

METHOD(set_item_count) {
  SELF;
  STATUS(nslide_list_set_item_count(self->handle, small(given, 0), small(given, 1)));
}

/* move_item(section, item, to section, to item) -> status */
METHOD(move_item) {
  SELF;
  STATUS(nslide_list_move_item(self->handle, small(given, 0), small(given, 1), small(given, 2), small(given, 3)));
}

/* set_heights(section, first item, count, heights: PoolRealArray) -> status */
METHOD(set_heights) {
  SELF;
  double *heights;
  if (!read_heights(given[3], small(given, 2), &heights)) return from_whole(NSLIDE_ERROR_INVALID_ARGUMENT);
  const nslide_status status =
      nslide_list_set_heights(self->handle, small(given, 0), small(given, 1), small(given, 2), heights);
  free(heights);
  return from_whole(status);
}

/* set_anchor(section, item) -> status */
METHOD(set_anchor) { SELF; STATUS(nslide_list_set_anchor(self->handle, small(given, 0), small(given, 1))); }

METHOD(scroll_to) {
  SELF;
  STATUS(nslide_list_scroll_to(self->handle, small(given, 0), small(given, 1), small(given, 2), small(given, 3)));
}

/* Makes room for count elements; more is seen than ever before. */
static bool grow(void **elements, int32_t *capacity, int32_t count, size_t size) {
  void *more = realloc(*elements, (size_t)count * 2 * size);
  if (more == NULL) return false;
  *elements = more;
  *capacity = count * 2;
  return true;
}

/* update(before, behind) -> Array, the same one every time, of what came into view and went out of it:
   kind, slot, section, item each */
METHOD(update) {
  SELF;
  int32_t count = 0;
  nslide_status status;
  while ((status = nslide_list_update(self->handle, real(given, 0), real(given, 1), self->changes,
                                      self->change_capacity, &count)) == NSLIDE_ERROR_BUFFER_TOO_SMALL) {
    if (!grow((void **)&self->changes, &self->change_capacity, count, sizeof *self->changes)) break;
  }
  if (status != NSLIDE_OK) count = 0;
  array_fit(&self->change_array, count * CHANGE_STRIDE);
  for (int n = 0, at = 0; n < count; n++) {
    const nslide_item_change *change = &self->changes[n];
    put_whole(&self->change_array, at++, change->kind);
    put_whole(&self->change_array, at++, change->slot);
    put_whole(&self->change_array, at++, change->section);
    put_whole(&self->change_array, at++, change->item);
  }
  return from_array(&self->change_array);
}

/* visible(before, behind) -> Array, the same one every time, of what is seen in the order to draw it:
   section, item, slot, flags, and in the page's content x, y, width, height each */
METHOD(visible) {
  SELF;
  int32_t count = 0;
  nslide_status status;
  while ((status = nslide_list_get_visible(self->handle, real(given, 0), real(given, 1), self->items,
                                           self->item_capacity, &count)) == NSLIDE_ERROR_BUFFER_TOO_SMALL) {
    if (!grow((void **)&self->items, &self->item_capacity, count, sizeof *self->items)) break;
  }
  if (status != NSLIDE_OK) count = 0;
  array_fit(&self->item_array, count * ITEM_STRIDE);
  for (int n = 0, at = 0; n < count; n++) {
    const nslide_item *item = &self->items[n];
    put_whole(&self->item_array, at++, item->section);
    put_whole(&self->item_array, at++, item->item);
    put_whole(&self->item_array, at++, item->slot);
    put_whole(&self->item_array, at++, item->flags);
    put_real(&self->item_array, at++, item->frame.x);
    put_real(&self->item_array, at++, item->frame.y);
    put_real(&self->item_array, at++, item->frame.width);
    put_real(&self->item_array, at++, item->frame.height);
  }
  return from_array(&self->item_array);
}

/* Section and item, or nothing. */
static godot_variant place(bool found, int32_t section, int32_t item) {
  const double numbers[] = {section, item};
  return from_reals(numbers, found ? 2 : 0);
}

/* item_at(x, y) -> [section, item] at a point of the content, [] for none; headers are item -1, footers -2 */
METHOD(item_at) {
  SELF;
  int32_t section = -1, item = 0;
  const nslide_status status = nslide_list_item_at(self->handle, real(given, 0), real(given, 1), &section, &item);
  return place(status == NSLIDE_OK && section >= 0, section, item);
}

/* find_item(number) -> [section, item] of a number counted through all sections, [] for none */
METHOD(find_item) {
  SELF;
  int32_t section = 0, item = 0;
  const nslide_status status = nslide_list_find_item(self->handle, small(given, 0), &section, &item);
  return place(status == NSLIDE_OK, section, item);
}

/* item_offset(section, item, align) -> the offset that brings an item to a place, -1 for none */
METHOD(item_offset) {
  SELF;
  double offset = -1;
  nslide_list_get_item_offset(self->handle, small(given, 0), small(given, 1), small(given, 2), &offset);
  return from_real(offset);
}

/* item_frame(section, item) -> x, y, width, height in the page's content, seen or not; [] for none */
METHOD(item_frame) {
  SELF;
  nslide_rect frame = {0, 0, 0, 0};
  const nslide_status status = nslide_list_get_frames(self->handle, small(given, 0), small(given, 1), 1, &frame);
  const double numbers[] = {frame.x, frame.y, frame.width, frame.height};
  return from_reals(numbers, status == NSLIDE_OK ? 4 : 0);
}

/* seen_range(before, behind) -> first section and item, last section and item; [] if there is nothing to see */
METHOD(seen_range) {
  SELF;
  nslide_item_range range = {-1, 0, 0, 0};
  const nslide_status status = nslide_list_get_range(self->handle, real(given, 0), real(given, 1), &range);
  const double numbers[] = {range.first_section, range.first_item, range.last_section, range.last_item};
  return from_reals(numbers, status == NSLIDE_OK && range.first_section >= 0 ? 4 : 0);
}

METHOD(item_count) {
  SELF;
  nslide_list_state state = {.struct_size = sizeof state};
  return from_whole(nslide_list_get_state(self->handle, &state) == NSLIDE_OK ? state.item_count : 0);
}

static const method_entry methods[] = {
    {"create", "-", create}, {"configure", "-", configure}, {"attach", "li", attach}, {"detach", "", detach},
    {"set_offset", "-", set_offset}, {"insert_section", "i-i-", insert_section}, {"set_section", "i-", set_section},
    {"move_section", "ii", move_section}, {"remove_sections", "ii", remove_sections},
    {"insert_items", "iii-", insert_items}, {"remove_items", "iii", remove_items},
    {"set_item_count", "ii", set_item_count}, {"move_item", "iiii", move_item},
    {"set_heights", "iii-", set_heights}, {"set_anchor", "ii", set_anchor}, {"scroll_to", "iiii", scroll_to},
    {"update", "--", update}, {"visible", "--", visible}, {"item_at", "--", item_at}, {"find_item", "i", find_item},
    {"item_offset", "iii", item_offset}, {"item_frame", "ii", item_frame}, {"seen_range", "--", seen_range},
    {"item_count", "", item_count},
    {NULL, NULL, NULL},
};

const class_entry list_class = {"NestedSlideList", create_list, destroy_list, {methods, NULL}};
