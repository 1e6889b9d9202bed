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

/* attach(handle of a NestedSlide, page) -> status: the page is as high as its list from now on */
METHOD(attach) {
  SELF;
  STATUS(nslide_list_attach(self->handle, (nslide_coordinator)whole(given, 0), small(given, 1)));
}

METHOD(detach) { SELF; STATUS(nslide_list_detach(self->handle)); }

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

METHOD(item_count) {
  SELF;
  nslide_list_state state = {.struct_size = sizeof state};
  return from_whole(nslide_list_get_state(self->handle, &state) == NSLIDE_OK ? state.item_count : 0);
}

static const method_entry methods[] = {
    {"create", "-", create}, {"attach", "li", attach}, {"detach", "", detach},
    {"insert_section", "i-i-", insert_section}, {"remove_sections", "ii", remove_sections},
    {"insert_items", "iii-", insert_items}, {"remove_items", "iii", remove_items}, {"set_item_count", "ii", set_item_count}, {"scroll_to", "iiii", scroll_to},
    {"update", "--", update}, {"visible", "--", visible}, {"item_count", "", item_count},
    {NULL, NULL, NULL},
};

const class_entry list_class = {"NestedSlideList", create_list, destroy_list, {methods, NULL}};
