/* What the header promises outright: versions, names, defaults, and which pointers may be null. */
#include "support/scene.h"

#include "setting_ranges.h"

static void versions_and_names(void) {
  check_int(nslide_version(), NSLIDE_VERSION);
  check_int(nslide_abi_version(), NSLIDE_ABI_VERSION);
  static const char *const names[] = {"ok", "invalid_argument", "not_finite", "out_of_range", "invalid_handle",
                                      "stale_handle", "invalid_state", "time_went_back", "struct_size",
                                      "buffer_too_small", "out_of_memory", "busy", "reentrant", "unsupported",
                                      "corrupt_data"};
  for (int i = 0; i < (int)(sizeof names / sizeof names[0]); i++) {
    check_that(strcmp(nslide_status_name(-i), names[i]) == 0, "status %d is '%s'", -i, nslide_status_name(-i));
  }
  const nslide_status unknown[] = {1, -15, INT32_MIN, INT32_MAX};
  for (int i = 0; i < 4; i++) check(strcmp(nslide_status_name(unknown[i]), "unknown") == 0);
}

/* Whether all settings have the defaults that the header names. */
#define check_defaults(settings, ranges)                                                                \
  do {                                                                                                  \
    check_int((settings)->struct_size, sizeof *(settings));                                             \
    for (size_t i = 0; i < sizeof(ranges) / sizeof((ranges)[0]); i++) check_default(settings, &(ranges)[i]); \
  } while (0)

static void check_default(const void *settings, const setting_range *field) {
  const char *place = (const char *)settings + field->offset;
  double value = 0;
  int32_t whole = 0;
  memcpy(field->real ? (void *)&value : (void *)&whole, place, field->real ? sizeof value : sizeof whole);
  if (!field->real) value = whole;
  check_that(value == field->usual, "%s is %g, not %g by default", field->name, value, field->usual);
}

static void defaults(void) {
  nslide_config c;
  memset(&c, 0xA5, sizeof c);
  check_ok(nslide_config_default(&c, sizeof c));
  check_defaults(&c, config_ranges);
  check_ok(nslide_config_check(&c, NULL));

  nslide_coordinator made = scene_rest();
  nslide_page_settings settings = {.struct_size = sizeof settings};
  check_ok(nslide_get_page_settings(made, 0, &settings));
  check_defaults(&settings, page_ranges);
  check(settings.key == 0);
  check_ok(nslide_destroy(made));
}

static void defaults_of_lists(void) {
  nslide_list_config config, got = {.struct_size = sizeof got};
  memset(&config, 0xA5, sizeof config);
  check_ok(nslide_list_config_default(&config, sizeof config));
  check_defaults(&config, list_ranges);
  nslide_section section, other = {.struct_size = sizeof other};
  memset(&section, 0xA5, sizeof section);
  check_ok(nslide_section_default(&section, sizeof section));
  check_defaults(&section, section_ranges);

  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_get_config(list, &got));
  check(memcmp(&got, &config, sizeof got) == 0);
  check_ok(nslide_list_insert_section(list, 0, NULL, 3, NULL));
  check_ok(nslide_list_get_section(list, 0, &other));
  check(memcmp(&other, &section, sizeof other) == 0);
  check_int(nslide_error_message(list)[0], 0);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_list_destroy(0));
}

static void a_new_list(void) {
  nslide_list list = 0;
  nslide_list_state s = {.struct_size = sizeof s};
  nslide_item_range range = {-77, -77, -77, -77};
  int32_t count = -77, section = -77, item = -77;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_get_state(list, &s));
  check_int(s.page, NSLIDE_NO_PAGE);
  check(s.coordinator == 0);
  check_int(s.section_count, 0);
  check_int(s.item_count, 0);
  check_near(s.content_height, 0, 0);
  check_near(s.offset, 0, 0);
  check_near(s.max_offset, 0, 0);
  check_near(s.width, 390, 0);
  check_near(s.height, 844, 0);
  check_ok(nslide_list_get_range(list, 0, 0, &range));
  check_int(range.first_section, -1);
  check_ok(nslide_list_get_visible(list, 0, 0, NULL, 0, &count));
  check_int(count, 0);
  count = -77;
  check_ok(nslide_list_update(list, 0, 0, NULL, 0, &count));
  check_int(count, 0);
  check_ok(nslide_list_item_at(list, 10, 10, &section, &item));
  check_int(section, -1);
  check_int(item, NSLIDE_ITEM_NONE);
  check_ok(nslide_list_destroy(list));
}

/* Where nothing is to be read or written there may be nothing to read or write it. */
static void no_heights_and_no_frames(void) {
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, NULL, 0, NULL));
  check_ok(nslide_list_set_heights(list, 0, 0, 0, NULL));
  check_ok(nslide_list_insert_items(list, 0, 0, 0, NULL));
  check_ok(nslide_list_get_frames(list, 0, 0, 0, NULL));
  check_ok(nslide_list_insert_items(list, 0, 0, 2, NULL));
  check_status(nslide_list_set_heights(list, 0, 0, 1, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_list_get_frames(list, 0, 0, 1, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_list_set_heights(list, 0, 2, 0, NULL));
  check_ok(nslide_list_remove_items(list, 0, 2, 0));
  check_ok(nslide_list_remove_sections(list, 1, 0));
  check_ok(nslide_list_destroy(list));
}

static void a_new_coordinator(void) {
  nslide_coordinator c = scene_rest();
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  check_int(s.phase, NSLIDE_PHASE_IDLE);
  check_int(s.collapse_state, NSLIDE_EXPANDED);
  check_int(s.at_rest, 1);
  check_int(s.needs_frame, 0);
  check_int(s.page_index, 0);
  check_int(s.page_count, SCENE_PAGES);
  check_int(s.transition_from, -1);
  check_int(s.transition_to, -1);
  check_int(s.visible_pages, 1);
  check_int(s.events_lost, 0);
  check_int(s.touch, NSLIDE_TOUCH_NONE);
  check_int(s.can_retarget, 0);
  check_near(s.time, 0, 0);
  check_near(s.path, 0, 0);
  check_near(s.range, 220, 0);
  check_near(s.max_inner, 2000 - (844 - 48), 1e-9);
  check_near(s.header.height, 220, 0);
  check_near(s.hover.y, 220, 0);
  check_near(s.pager.y, 268, 0);
  check_near(s.pager.height, 796, 0);
  check_int(nslide_error_message(c)[0], 0);
  check_ok(nslide_destroy(c));
}

/* A host may ask for the parts of a frame that it wants. */
static void parts_of_a_frame(void) {
  for (int parts = 0; parts < 8; parts++) {
    check_case("a frame with parts %d", parts);
    nslide_coordinator c = scene_rest();
    nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
    nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES] = {{0}};
    nslide_event events[32] = {{0}};
    nslide_frame_buffers buffers = {.struct_size = sizeof buffers};
    buffers.snapshot = parts & 1 ? &snapshot : NULL;
    buffers.pages = parts & 2 ? pages : NULL;
    buffers.page_capacity = parts & 2 ? NSLIDE_MAX_VISIBLE_PAGES : 0;
    buffers.events = parts & 4 ? events : NULL;
    buffers.event_capacity = parts & 4 ? 32 : 0;
    check_ok(nslide_scroll_to(c, 50, NSLIDE_AUTO, 0));
    check_ok(nslide_frame(c, 0.5, &buffers));
    if (parts & 1) check_near(snapshot.outer, 50, 0);
    if (parts & 1) check_near(snapshot.time, 0.5, 0);
    check_int(buffers.page_count, parts & 2 ? 1 : 0);
    if (parts & 2) check_near(pages[0].frame.height, 796, 0);
    check(parts & 4 ? buffers.event_count > 0 : buffers.event_count == 0);
    check_ok(nslide_destroy(c));
  }
}

/* On any error of a frame time has not moved. */
static void a_frame_that_fails(void) {
  nslide_coordinator c = scene_rest();
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot}, now = {.struct_size = sizeof now};
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  nslide_event events[4];
  const nslide_frame_buffers fine = {.struct_size = sizeof fine, .page_capacity = 2, .event_capacity = 4,
                                     .snapshot = &snapshot, .pages = pages, .events = events};
  nslide_frame_buffers b = fine;
  check_ok(nslide_scroll_to(c, 100, 0, 1));
  b.page_capacity = 1;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  b.page_capacity = 0;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  b.page_capacity = -1;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_INVALID_ARGUMENT);
  b = fine;
  b.event_capacity = -1;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_INVALID_ARGUMENT);
  b.event_capacity = INT32_MIN;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_INVALID_ARGUMENT);
  b = fine;
  snapshot.struct_size = 8;
  check_status(nslide_frame(c, 0.1, &b), NSLIDE_ERROR_STRUCT_SIZE);
  snapshot.struct_size = sizeof snapshot;
  check_status(nslide_frame(c, NAN, &b), NSLIDE_ERROR_NOT_FINITE);
  check_status(nslide_frame(c, -1, &b), NSLIDE_ERROR_TIME_WENT_BACK);
  check_ok(nslide_get_snapshot(c, &now));
  check_near(now.time, 0, 0);
  check_near(now.outer, 0, 0);
  check(strlen(nslide_error_message(c)) > 0);
  check_ok(nslide_frame(c, 0.1, &b));
  check(snapshot.outer > 0);
  check_ok(nslide_destroy(c));
}

static void buffers_too_small(void) {
  nslide_config config = scene_config();
  config.lazy = 0;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, 5, NULL, &c));
  int32_t indices[8] = {-7, -7, -7, -7, -7, -7, -7, -7}, count = -7;
  check_status(nslide_get_live_pages(c, NULL, 0, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(count, 5);
  check_status(nslide_get_live_pages(c, indices, 4, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(count, 5);
  check_int(indices[0], -7);
  check_ok(nslide_get_live_pages(c, indices, 5, &count));
  for (int32_t i = 0; i < 5; i++) check_int(indices[i], i);
  check_int(indices[5], -7);
  nslide_page pages[1];
  count = -7;
  check_status(nslide_get_pages(c, pages, 0, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(count, 1);
  check_ok(nslide_get_pages(c, pages, 1, &count));
  check_int(count, 1);
  check_ok(nslide_destroy(c));
}

static void buffers_of_lists_too_small(void) {
  nslide_list list = 0;
  nslide_item items[32];
  nslide_item_change changes[32];
  int32_t count = -7;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, NULL, 100, NULL));
  memset(items, 0x11, sizeof items);
  memset(changes, 0x11, sizeof changes);
  /* 844 / 44: 20 rows, the last of them cut off. */
  check_status(nslide_list_get_visible(list, 0, 0, NULL, 0, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(count, 20);
  check_status(nslide_list_get_visible(list, 0, 0, items, 19, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(items[0].section, 0x11111111);
  check_ok(nslide_list_get_visible(list, 0, 0, items, 20, &count));
  check_int(count, 20);
  check_int(items[19].item, 19);
  check_int(items[19].slot, -1);
  check_int(items[20].section, 0x11111111);
  count = -7;
  check_status(nslide_list_update(list, 0, 0, NULL, 0, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(count, 20);
  check_status(nslide_list_update(list, 0, 0, changes, 19, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check_int(changes[0].kind, 0x11111111);
  check_ok(nslide_list_get_visible(list, 0, 0, items, 20, &count));
  check_int(items[19].slot, -1);
  check_ok(nslide_list_update(list, 0, 0, changes, 20, &count));
  check_int(count, 20);
  check_int(changes[19].slot, 19);
  check_int(changes[20].kind, 0x11111111);
  check_ok(nslide_list_get_visible(list, 0, 0, items, 20, &count));
  check_int(items[19].slot, 19);
  check_ok(nslide_list_destroy(list));
}

int main(void) {
  versions_and_names();
  defaults();
  defaults_of_lists();
  a_new_list();
  no_heights_and_no_frames();
  buffers_of_lists_too_small();
  a_new_coordinator();
  parts_of_a_frame();
  a_frame_that_fails();
  buffers_too_small();
  return check_summary("contract");
}
