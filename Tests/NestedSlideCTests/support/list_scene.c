#include "list_scene.h"

static void insert_sections(nslide_list list) {
  for (int32_t n = 0; n < LIST_SECTIONS; n++) {
    nslide_section section = {0};
    double heights[LIST_ITEMS];
    check_ok(nslide_section_default(&section, sizeof section));
    section.layout = n;
    section.columns = 3 - n / 2;
    section.sticky_footer = n % 2;
    section.estimated = n == 2;
    section.header_height = 30 + n;
    section.footer_height = n == 1 ? 25 : 0;
    section.insets = (nslide_insets){4, 10, 6, 12};
    section.item_spacing = 5;
    section.line_spacing = 3;
    section.item_height = 70;
    for (int i = 0; i < LIST_ITEMS; i++) heights[i] = i % 3 == n ? NSLIDE_AUTO : 40 + 11 * i % 60;
    check_ok(nslide_list_insert_section(list, n, &section, LIST_ITEMS, heights));
  }
}

nslide_list list_scene_alone(void) {
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  insert_sections(list);
  return list;
}

static nslide_list scene_empty(void) {
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  return list;
}

static nslide_list scene_scrolled(void) {
  nslide_list list = list_scene_alone();
  check_ok(nslide_list_set_offset(list, 333.5));
  return list;
}

static void take_slots(nslide_list list) {
  nslide_item_change changes[LIST_READ_ITEMS];
  int32_t count = 0;
  check_ok(nslide_list_update(list, 20, 20, changes, LIST_READ_ITEMS, &count));
}

/* With slots, an item that keeps its place, and something of the host's over its top. */
static nslide_list scene_anchored(void) {
  nslide_list list = scene_scrolled();
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_get_config(list, &config));
  config.overlap = 44;
  config.right_to_left = 1;
  config.anchor = NSLIDE_ANCHOR_SCROLLED;
  check_ok(nslide_list_set_config(list, &config));
  take_slots(list);
  check_ok(nslide_list_set_anchor(list, 1, 7));
  return list;
}

nslide_list list_scene_attached(void) {
  nslide_list list = list_scene_alone();
  check_ok(nslide_list_attach(list, scene_rest(), 0));
  return list;
}

static nslide_list scene_pinned(void) {
  nslide_list list = list_scene_attached();
  check_ok(nslide_scroll_to(list_coordinator(list), 220, 300, 0));
  take_slots(list);
  return list;
}

static nslide_list scene_chat(void) {
  nslide_list list = list_scene_attached();
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_get_config(list, &config));
  config.stick_to_end = 1;
  check_ok(nslide_list_set_config(list, &config));
  check_ok(nslide_scroll_to(list_coordinator(list), 220, NSLIDE_MAX_LENGTH, 0));
  return list;
}

static nslide_list scene_dragged(void) {
  nslide_list list = scene_pinned();
  check_ok(nslide_session_begin(list_coordinator(list), NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(list_coordinator(list), 0, 35, NULL, NULL));
  return list;
}

static nslide_list scene_flung(void) {
  nslide_list list = scene_dragged();
  check_ok(nslide_session_end(list_coordinator(list), 0, 900));
  check_ok(nslide_advance(list_coordinator(list), 0.1));
  return list;
}

/* Back from beyond its end. */
static nslide_list scene_bounced(void) {
  nslide_list list = scene_chat();
  check_ok(nslide_session_begin(list_coordinator(list), NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(list_coordinator(list), 0, 200, NULL, NULL));
  check_ok(nslide_session_end(list_coordinator(list), 0, 0));
  check_ok(nslide_advance(list_coordinator(list), 0.05));
  return list;
}

static nslide_list scene_led_to_an_item(void) {
  nslide_list list = list_scene_attached();
  check_ok(nslide_list_scroll_to(list, 2, 9, NSLIDE_ALIGN_CENTER, 1));
  check_ok(nslide_advance(list_coordinator(list), 0.1));
  return list;
}

/* On a page that does not show, of a coordinator that is in a fling. */
static nslide_list scene_aside(void) {
  nslide_list list = list_scene_alone();
  nslide_coordinator c = scene_rest();
  check_ok(nslide_list_attach(list, c, 2));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_end(c, 0, 1500));
  check_ok(nslide_advance(c, 0.1));
  return list;
}

/* Its page is gone. */
static nslide_list scene_left_alone(void) {
  nslide_list list = scene_pinned();
  nslide_coordinator c = list_coordinator(list);
  check_ok(nslide_remove_page(c, 0));
  check_ok(nslide_destroy(c));
  return list;
}

/* On a page of a coordinator inside another one, which lives as long as the program. */
static nslide_list scene_linked(void) {
  static nslide_coordinator outer = 0;
  if (outer == 0) outer = scene_rest();
  nslide_list list = scene_pinned();
  check_ok(nslide_link(list_coordinator(list), outer, NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL));
  return list;
}

static nslide_list scene_recorded(void) {
  nslide_list list = scene_pinned();
  check_ok(nslide_record_start(list_coordinator(list)));
  check_ok(nslide_list_remove_items(list, 0, 2, 1));
  check_ok(nslide_list_insert_items(list, 0, 2, 1, NULL));
  return list;
}

const list_scene list_scenes[] = {
    {"alone", list_scene_alone},       {"empty", scene_empty},
    {"scrolled", scene_scrolled},      {"with an anchor and slots", scene_anchored},
    {"attached", list_scene_attached}, {"attached, pinned", scene_pinned},
    {"dragged", scene_dragged},        {"in a fling", scene_flung},
    {"in a bounce", scene_bounced},    {"led to an item", scene_led_to_an_item},
    {"a chat", scene_chat},            {"on another page", scene_aside},
    {"left alone", scene_left_alone},  {"recorded", scene_recorded},
    {"inside another", scene_linked},
};
const int list_scene_count = sizeof list_scenes / sizeof list_scenes[0];

nslide_coordinator list_coordinator(nslide_list list) {
  nslide_list_state state = {.struct_size = sizeof state};
  return nslide_list_get_state(list, &state) == NSLIDE_OK ? state.coordinator : 0;
}

nslide_coordinator list_scene_spare(void) {
  static nslide_coordinator spare;
  if (spare == 0) spare = scene_rest();
  return spare;
}

void list_scene_end(nslide_list list) {
  nslide_coordinator c = list_coordinator(list);
  check_ok(nslide_list_destroy(list));
  if (c != list_scene_spare()) check_ok(nslide_destroy(c));
}
