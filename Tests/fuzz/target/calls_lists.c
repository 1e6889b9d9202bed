/* The life of a list, its sections and items. */
#include "calls.h"
#include "fault.h"

static int32_t some_section_index(world *w) { return take_index(&w->in, 0, 3); }

static int32_t some_item(world *w) {
  uint8_t kind = take_byte(&w->in);
  return kind < 160 ? kind % 10 : kind < 176 ? kind : kind < 208 ? -1 - kind % 3 : take_index(&w->in, 0, 40);
}

CALL(nslide_list_create) {
  const nslide_list_config *config = some_list_config(w, NULL);
  nslide_list *out = some_output(w, sizeof *out);
  nslide_status status = DO(nslide_list_create(config, out));
  if (status == NSLIDE_OK) world_keep(w, LIST, *out);
  return status;
}

CALL(nslide_list_destroy) {
  nslide_list list = use_list(w);
  nslide_status status = DO(nslide_list_destroy(list));
  if (status == NSLIDE_OK && w->subject != NULL) {
    world_forget(w, w->subject);
    w->subject = NULL;
    w->has_subject = false;
  }
  if (list == 0) w->has_subject = false;
  return status;
}

CALL(nslide_list_get_config) {
  nslide_list list = use_list(w);
  nslide_list_config *config = some_room(w, sizeof *config);
  return DO(nslide_list_get_config(list, config));
}

CALL(nslide_list_set_config) {
  nslide_list list = use_list(w);
  nslide_list_config now = {.struct_size = sizeof now};
  bool is_known = nslide_list_get_config(list, &now) == NSLIDE_OK;
  const nslide_list_config *config = some_list_config(w, is_known ? &now : NULL);
  return DO(nslide_list_set_config(list, config));
}

CALL(nslide_list_attach) {
  nslide_list list = use_list(w);
  nslide_coordinator c = use_other(w);
  int32_t page = take_index(&w->in, 0, 3);
  return DO(nslide_list_attach(list, c, page));
}

CALL(nslide_list_detach) {
  nslide_list list = use_list(w);
  return DO(nslide_list_detach(list));
}

CALL(nslide_list_set_offset) {
  nslide_list list = use_list(w);
  double offset = take_real(&w->in);
  return DO(nslide_list_set_offset(list, offset));
}

CALL(nslide_list_get_state) {
  nslide_list list = use_list(w);
  nslide_list_state *state = some_room(w, sizeof *state);
  return DO(nslide_list_get_state(list, state));
}

CALL(nslide_list_insert_section) {
  nslide_list list = use_list(w);
  int32_t index = some_section_index(w), count = take_count(w, NSLIDE_MAX_ITEMS);
  const nslide_section *section = take_once_in(&w->in, 8) ? NULL : some_section(w, NULL);
  const double *heights = some_heights(w, count, NSLIDE_MAX_ITEMS);
  return DO(nslide_list_insert_section(list, index, section, count, heights));
}

CALL(nslide_list_remove_sections) {
  nslide_list list = use_list(w);
  int32_t index = some_section_index(w), count = take_index(&w->in, 0, 2);
  return DO(nslide_list_remove_sections(list, index, count));
}

CALL(nslide_list_move_section) {
  nslide_list list = use_list(w);
  int32_t from = some_section_index(w), to = some_section_index(w);
  return DO(nslide_list_move_section(list, from, to));
}

CALL(nslide_list_get_section) {
  nslide_list list = use_list(w);
  int32_t index = some_section_index(w);
  nslide_section *section = some_room(w, sizeof *section);
  return DO(nslide_list_get_section(list, index, section));
}

CALL(nslide_list_set_section) {
  nslide_list list = use_list(w);
  int32_t index = some_section_index(w);
  nslide_section now = {.struct_size = sizeof now};
  bool is_known = nslide_list_get_section(list, index, &now) == NSLIDE_OK;
  const nslide_section *section = some_section(w, is_known ? &now : NULL);
  return DO(nslide_list_set_section(list, index, section));
}

CALL(nslide_list_insert_items) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w), count = take_count(w, NSLIDE_MAX_ITEMS);
  const double *heights = some_heights(w, count, NSLIDE_MAX_ITEMS);
  return DO(nslide_list_insert_items(list, section, item, count, heights));
}

CALL(nslide_list_remove_items) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w), count = take_index(&w->in, 0, 12);
  return DO(nslide_list_remove_items(list, section, item, count));
}

CALL(nslide_list_set_item_count) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), count = take_index(&w->in, 0, 40);
  return DO(nslide_list_set_item_count(list, section, count));
}

CALL(nslide_list_move_item) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w), to_section = some_section_index(w), to = some_item(w);
  return DO(nslide_list_move_item(list, section, item, to_section, to));
}

CALL(nslide_list_set_heights) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w), count = take_count(w, NSLIDE_MAX_ITEMS);
  const double *heights = some_heights(w, count, NSLIDE_MAX_ITEMS);
  return DO(nslide_list_set_heights(list, section, item, count, heights));
}

CALL(nslide_list_set_anchor) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w);
  return DO(nslide_list_set_anchor(list, section, item));
}

CALL(nslide_list_scroll_to) {
  nslide_list list = use_list(w);
  int32_t section = some_section_index(w), item = some_item(w), align = take_choice(&w->in, 3);
  int32_t animated = take_choice(&w->in, 1);
  return DO(nslide_list_scroll_to(list, section, item, align, animated));
}
