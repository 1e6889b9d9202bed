/* What is asked of a list. */
#include <math.h>

#include "calls.h"
#include "fault.h"
#include "list_checks.h"

/* How much more counts as seen; a billion points of it would be slow. */
static double some_margin(world *w) {
  double margin = take_length(&w->in);
  return margin > 100000 && margin <= NSLIDE_MAX_LENGTH ? 100000 : margin;
}

static int32_t some_capacity(world *w) {
  uint8_t kind = take_byte(&w->in);
  return kind < 128 ? 40 : kind < 250 ? kind % 16 : kind < 254 ? 4000 : -1 - kind % 2;
}

CALL(nslide_list_get_range) {
  nslide_list list = use_list(w);
  double before = some_margin(w), behind = some_margin(w);
  nslide_item_range *range = some_output(w, sizeof *range);
  return DO(nslide_list_get_range(list, before, behind, range));
}

CALL(nslide_list_get_visible) {
  nslide_list list = use_list(w);
  double before = some_margin(w), behind = some_margin(w);
  int32_t capacity = some_capacity(w), *count = some_count(w);
  nslide_item *items = memory_written(room_for(capacity, INT32_MAX, sizeof *items));
  nslide_status status = DO(nslide_list_get_visible(list, before, behind, items, capacity, count));
  if (status == NSLIDE_OK && *count > capacity) fault("%d items into %d", *count, capacity);
  if (status == NSLIDE_OK) check_items(list, items, *count);
  return status;
}

CALL(nslide_list_update) {
  nslide_list list = use_list(w);
  double before = some_margin(w), behind = some_margin(w);
  int32_t capacity = some_capacity(w), *count = some_count(w);
  nslide_item_change *changes = memory_written(room_for(capacity, INT32_MAX, sizeof *changes));
  nslide_status status = DO(nslide_list_update(list, before, behind, changes, capacity, count));
  if (status != NSLIDE_OK) return status;
  if (*count < 0 || *count > capacity) fault("%d changes into %d", *count, capacity);
  bool has_entered = false;
  for (int32_t i = 0; i < *count; i++) {
    bool enters = changes[i].kind == NSLIDE_ITEM_ENTERED;
    if (has_entered && !enters) fault("what left does not come first");
    has_entered = enters;
    if (changes[i].slot < 0) fault("a change of slot %d", changes[i].slot);
    if (changes[i].slot >= SLOTS) continue;
    bool *is_shown = &w->subject->is_shown[changes[i].slot];
    if (*is_shown == enters) fault("slot %d %s", changes[i].slot, enters ? "has two views" : "leaves without a view");
    *is_shown = enters;
  }
  return status;
}

CALL(nslide_list_get_frames) {
  nslide_list list = use_list(w);
  int32_t section = take_index(&w->in, 0, 3), item = take_index(&w->in, -2, 12);
  int32_t count = take_count(w, NSLIDE_MAX_ITEMS);
  bool is_null = take_once_in(&w->in, 64);
  nslide_rect *frames = is_null ? NULL : memory_written(room_for(count, NSLIDE_MAX_ITEMS, sizeof *frames));
  nslide_status status = DO(nslide_list_get_frames(list, section, item, count, frames));
  for (int32_t i = 0; status == NSLIDE_OK && i < count; i++) check_frame(&frames[i], "a frame");
  return status;
}

CALL(nslide_list_item_at) {
  nslide_list list = use_list(w);
  double x = take_real(&w->in), y = take_real(&w->in);
  int32_t *section = some_output(w, sizeof *section), *item = some_output(w, sizeof *item);
  nslide_status status = DO(nslide_list_item_at(list, x, y, section, item));
  if (status != NSLIDE_OK) return status;
  if (*section == -1) {
    if (*item != NSLIDE_ITEM_NONE) fault("no section, but item %d", *item);
    return status;
  }
  nslide_rect frame = {0};
  if (nslide_list_get_frames(list, *section, *item, 1, &frame) != NSLIDE_OK) fault("an item that there is none of");
  double slack = 1e-6 + 1e-9 * (fabs(x) + fabs(y));
  bool is_inside = x >= frame.x - slack && x <= frame.x + frame.width + slack && y >= frame.y - slack;
  if (!is_inside || y > frame.y + frame.height + slack) fault("%g, %g is not in item %d.%d", x, y, *section, *item);
  return status;
}

CALL(nslide_list_find_item) {
  nslide_list list = use_list(w);
  int32_t number = take_index(&w->in, 0, 40);
  int32_t *section = some_output(w, sizeof *section), *item = some_output(w, sizeof *item);
  return DO(nslide_list_find_item(list, number, section, item));
}

CALL(nslide_list_get_item_offset) {
  nslide_list list = use_list(w);
  int32_t section = take_index(&w->in, 0, 3), item = take_index(&w->in, -2, 12), align = take_choice(&w->in, 3);
  double *offset = some_output(w, sizeof *offset);
  nslide_status status = DO(nslide_list_get_item_offset(list, section, item, align, offset));
  nslide_list_state state = {.struct_size = sizeof state};
  if (status != NSLIDE_OK || nslide_list_get_state(list, &state) != NSLIDE_OK) return status;
  if (!(*offset >= 0 && *offset <= state.max_offset)) {
    fault("item %d.%d at %g of %g", section, item, *offset, state.max_offset);
  }
  return status;
}
