/*
 * Lists and what they hang on: attached twice, to pages that go, to coordinators that end, and destroyed under them;
 * too much of everything; calls that are right in themselves, but not now. What is refused has changed nothing.
 */
#include <sys/resource.h>

#include "support/list_scene.h"

static list_reading before;

/* Checks that a call has been refused so, and that nothing has changed since `before` was read. */
static void refused(nslide_list list, nslide_status got, nslide_status wanted) {
  static list_reading after;
  check_status(got, wanted);
  check(list_read(list, &after));
  const char *part = list_difference(&before, &after);
  check_that(part == NULL, "%s changed", part);
  check(nslide_error_message(list)[0] != 0);
}

static nslide_list_state state_of(nslide_list list) {
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(list, &s));
  return s;
}

/* On its own, with all that it had. */
static void check_alone(nslide_list list, double height) {
  nslide_list_state s = state_of(list);
  check_int(s.page, NSLIDE_NO_PAGE);
  check(s.coordinator == 0);
  check_near(s.content_height, height, 0);
  check_ok(nslide_list_set_offset(list, 20));
  list_exercise(list);
}

static void attached_twice(int index) {
  (void)index;
  nslide_list list = list_scene_attached(), other = list_scene_alone();
  nslide_coordinator c = list_coordinator(list);
  check(list_read(list, &before));
  refused(list, nslide_list_attach(list, c, 0), NSLIDE_ERROR_INVALID_STATE);
  refused(list, nslide_list_attach(list, c, 1), NSLIDE_ERROR_INVALID_STATE);
  refused(list, nslide_list_attach(list, list_scene_spare(), 1), NSLIDE_ERROR_INVALID_STATE);
  check(list_read(other, &before));
  refused(other, nslide_list_attach(other, c, 0), NSLIDE_ERROR_INVALID_STATE);
  refused(other, nslide_list_attach(other, c, 3), NSLIDE_ERROR_OUT_OF_RANGE);
  refused(other, nslide_list_attach(other, c, -1), NSLIDE_ERROR_OUT_OF_RANGE);
  refused(other, nslide_list_attach(other, 0, 0), NSLIDE_ERROR_INVALID_HANDLE);
  refused(other, nslide_list_attach(other, other, 0), NSLIDE_ERROR_INVALID_HANDLE);
  check_ok(nslide_list_attach(other, c, 2));
  check_int(state_of(other).page, 2);
  check_ok(nslide_list_detach(list));
  check_ok(nslide_list_detach(list));
  check_ok(nslide_list_detach(other));
  check_ok(nslide_list_attach(other, c, 0));
  list_exercise(other);
  check_ok(nslide_list_destroy(list));
  list_scene_end(other);
}

static void what_a_page_with_a_list_refuses(int index) {
  (void)index;
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list);
  check(list_read(list, &before));
  check(nslide_error_message(c)[0] == 0);
  check_status(nslide_set_page_height(c, 0, 100), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_shift_page(c, 0, 100, 10), NSLIDE_ERROR_INVALID_STATE);
  check(nslide_error_message(c)[0] != 0);
  refused(list, nslide_list_set_offset(list, 10), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_set_page_height(c, 1, 100));
  check_ok(nslide_shift_page(c, 1, 100, 10));
  double height = state_of(list).content_height;
  check_ok(nslide_list_detach(list));
  nslide_page page;
  check_ok(nslide_get_page(c, 0, &page));
  check_near(page.content_height, height, 0);
  check_ok(nslide_set_page_height(c, 0, 100));
  check_near(state_of(list).content_height, height, 0);
  check_alone(list, height);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

/* The page keeps its offset as far as there is content; the list keeps what it had of the page. */
static void attached_and_detached(int index) {
  const double places[] = {0, 250, 1200};
  nslide_coordinator c = scene_rest();
  nslide_list list = list_scene_alone();
  nslide_list_config config = {.struct_size = sizeof config};
  check_case("attached at %g", places[index]);
  check_ok(nslide_scroll_to(c, 220, places[index], 0));
  check_ok(nslide_list_attach(list, c, 0));
  check_ok(nslide_advance(c, 5));
  nslide_list_state s = state_of(list);
  check_near(s.max_offset, s.content_height - 796, 1e-9);
  check_near(s.offset, fmin(places[index], s.max_offset), 1e-6);
  check_near(s.width, 390, 0);
  check_near(s.height, 796, 0);
  check_ok(nslide_scroll_to(c, 0, 40, 0));
  check_near(state_of(list).height, 796 - 220, 0);
  check_ok(nslide_list_detach(list));
  nslide_list_state later = state_of(list);
  check_near(later.offset, 40, 0);
  check_near(later.width, 390, 0);
  check_near(later.content_height, s.content_height, 0);
  check_ok(nslide_list_get_config(list, &config));
  check_near(config.width, 390, 0);
  check_near(config.height, 796, 0);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

/* Everything that takes the page from under a list. */
static void page_goes(int index) {
  const int64_t keys[3] = {7, 8, 9};
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list);
  double height = state_of(list).content_height;
  check_case("the page goes, %d", index);
  switch (index) {
    case 0: check_ok(nslide_remove_page(c, 0)); break;
    case 1: check_ok(nslide_reload(c, 3, NULL, 0, 0)); break;
    case 2: check_ok(nslide_reload(c, 0, NULL, 0, 1)); break;
    case 3: check_ok(nslide_reload_keyed(c, 3, keys, NULL)); break;
    default: check_ok(nslide_destroy(c)); break;
  }
  check_alone(list, height);
  check_ok(nslide_list_detach(list));
  if (index < 4) {
    scene_exercise(c);
    if (index != 2) {
      check_ok(nslide_set_page_height(c, 0, 50));
      check_ok(nslide_list_attach(list, c, 1));
      list_exercise(list);
    }
    check_ok(nslide_destroy(c));
  }
  check_ok(nslide_list_destroy(list));
}

/* Attached again at once: the call that finds the page gone must leave the coordinator, which it then goes inside of. */
static void attached_again(int index) {
  const int64_t keys[3] = {7, 8, 9};
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list);
  check_case("attached again, %d", index);
  switch (index) {
    case 0: check_ok(nslide_remove_page(c, 0)); break;
    case 1: check_ok(nslide_reload(c, 2, NULL, -1, 0)); break;
    default: check_ok(nslide_reload_keyed(c, 3, keys, NULL)); break;
  }
  check_ok(nslide_list_attach(list, c, 0));
  check_int(state_of(list).page, 0);
  list_exercise(list);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

/* The list keeps its page wherever that goes. */
static void page_moves(int index) {
  (void)index;
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list);
  const int64_t keys[3] = {9, 7, 8}, turned[4] = {5, 7, 6, 9};
  for (int32_t i = 0; i < 3; i++) {
    nslide_page_settings settings = {.struct_size = sizeof settings};
    check_ok(nslide_get_page_settings(c, i, &settings));
    settings.key = keys[i];
    check_ok(nslide_set_page_settings(c, i, &settings));
  }
  check_ok(nslide_insert_page(c, 0, 100));
  check_int(state_of(list).page, 1);
  check_ok(nslide_move_page(c, 1, 3));
  check_int(state_of(list).page, 3);
  list_check_sane(list);
  check_ok(nslide_remove_page(c, 0));
  check_int(state_of(list).page, 2);
  check_ok(nslide_reload_keyed(c, 4, turned, NULL));
  check_int(state_of(list).page, 3);
  nslide_page page;
  check_ok(nslide_get_page(c, 3, &page));
  check_near(page.content_height, state_of(list).content_height, 0);
  check_status(nslide_set_page_height(c, 3, 10), NSLIDE_ERROR_INVALID_STATE);
  list_exercise(list);
  list_scene_end(list);
}

/* Its page is as it was, and goes on without it. */
static void list_goes(int index) {
  nslide_list list = list_scenes[index].make();
  nslide_coordinator c = list_coordinator(list);
  check_case("the list goes, %s", list_scenes[index].name);
  if (c == 0) {
    check_ok(nslide_list_destroy(list));
    return;
  }
  int32_t number = state_of(list).page;
  nslide_page earlier, later;
  check_ok(nslide_get_page(c, number, &earlier));
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_get_page(c, number, &later));
  check_that(memcmp(&earlier, &later, sizeof later) == 0, "its page is another");
  check_status(nslide_list_get_state(list, &(nslide_list_state){.struct_size = sizeof(nslide_list_state)}),
               NSLIDE_ERROR_STALE_HANDLE);
  check_ok(nslide_set_page_height(c, number, 1000));
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* Saved and restored, a page has its height and no list. */
static void saved_without(int index) {
  (void)index;
  static unsigned char bytes[65536];
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list), restored = 0;
  size_t size = 0;
  check_ok(nslide_save(c, bytes, sizeof bytes, &size));
  check_ok(nslide_restore(bytes, size, &restored));
  nslide_page page;
  check_ok(nslide_get_page(restored, 0, &page));
  check_near(page.content_height, state_of(list).content_height, 0);
  check_ok(nslide_set_page_height(restored, 0, 77));
  check_ok(nslide_destroy(restored));
  list_scene_end(list);
}

static void too_many(int index) {
  nslide_list list = list_scenes[index].make();
  double height = 10;
  check_case("too many, %s", list_scenes[index].name);
  check(list_read(list, &before));
  int32_t items = before.state.item_count, sections = before.state.section_count, rest = NSLIDE_MAX_ITEMS - items;
  const nslide_status beyond = NSLIDE_ERROR_OUT_OF_RANGE;
  refused(list, nslide_list_insert_section(list, sections, NULL, INT32_MAX, NULL), beyond);
  refused(list, nslide_list_insert_section(list, sections, NULL, NSLIDE_MAX_ITEMS + 1, NULL), beyond);
  if (items > 0) {
    refused(list, nslide_list_insert_section(list, sections, NULL, NSLIDE_MAX_ITEMS, NULL), beyond);
    refused(list, nslide_list_insert_items(list, 0, 0, rest + 1, NULL), beyond);
    refused(list, nslide_list_insert_items(list, 0, 0, INT32_MAX, NULL), beyond);
    refused(list, nslide_list_remove_items(list, 0, 1, INT32_MAX), beyond);
    refused(list, nslide_list_remove_items(list, 0, INT32_MAX, INT32_MAX), beyond);
    refused(list, nslide_list_set_heights(list, 0, 1, INT32_MAX, &height), beyond);
    refused(list, nslide_list_get_frames(list, 0, 1, INT32_MAX, &(nslide_rect){0}), beyond);
    refused(list, nslide_list_remove_sections(list, 1, INT32_MAX), beyond);
  }
  /* Higher than the content may be, if all items lay one below the other. */
  nslide_section high = {0};
  check_ok(nslide_section_default(&high, sizeof high));
  high.item_height = NSLIDE_MAX_LENGTH / 2;
  nslide_status status = nslide_list_insert_section(list, 0, &high, 3, NULL);
  check_that(status != NSLIDE_OK, "it is higher than it may be");
  refused(list, status, status);
  high.layout = NSLIDE_LAYOUT_GRID;
  high.columns = 4;
  status = nslide_list_insert_section(list, 0, &high, 3, NULL);
  check_that(status != NSLIDE_OK, "it would be higher than it may be");
  refused(list, status, status);
  check_ok(nslide_list_insert_section(list, 0, &high, 1, NULL));
  list_exercise(list);
  list_scene_end(list);
}

/* As many as the header allows, where that fits into memory. */
static void as_many_as_allowed(int index) {
  const struct rlimit limit = {UINT64_C(4) << 30, UINT64_C(4) << 30};
  check_case("%s, all of them", index ? "sections" : "items");
  check_int(setrlimit(RLIMIT_AS, &limit), 0);
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  nslide_status status = NSLIDE_OK;
  nslide_section section = {0};
  check_ok(nslide_section_default(&section, sizeof section));
  section.item_height = 100;
  if (index == 0) status = nslide_list_insert_section(list, 0, &section, NSLIDE_MAX_ITEMS, NULL);
  for (int32_t i = 0; index == 1 && i < NSLIDE_MAX_SECTIONS && status == NSLIDE_OK; i++) {
    status = nslide_list_insert_section(list, i, &section, 1, NULL);
  }
  check_that(status == NSLIDE_OK || status == NSLIDE_ERROR_OUT_OF_MEMORY, "answers %s", nslide_status_name(status));
  nslide_list_state s = state_of(list);
  if (status == NSLIDE_OK) {
    check_status(nslide_list_insert_section(list, 0, NULL, index ? 0 : 1, NULL), NSLIDE_ERROR_OUT_OF_RANGE);
    check_near(s.content_height, 100.0 * s.item_count, 0);
    int32_t at = -1, item = -1;
    check_ok(nslide_list_find_item(list, s.item_count - 1, &at, &item));
    check_int(index ? at : item, s.item_count - 1);
  }
  list_exercise(list);
  check_ok(nslide_list_destroy(list));
}

/* A list of its own for each page, all of them edited while the pager turns. */
static void one_for_each_page(int index) {
  (void)index;
  nslide_coordinator c = scene_rest();
  nslide_list lists[SCENE_PAGES];
  for (int32_t i = 0; i < SCENE_PAGES; i++) {
    lists[i] = list_scene_alone();
    check_ok(nslide_list_attach(lists[i], c, i));
  }
  for (int step = 0; step < 60; step++) {
    check_ok(nslide_scroll_to_page(c, step / 7 % SCENE_PAGES, 1));
    check_ok(nslide_list_insert_items(lists[step % SCENE_PAGES], 0, 0, 1, NULL));
    check_ok(nslide_advance(c, step / 30.0));
    for (int i = 0; i < SCENE_PAGES; i++) list_check_sane(lists[i]);
  }
  nslide_config config = {.struct_size = sizeof config};
  check_ok(nslide_get_config(c, &config));
  config.viewport_width = 800;
  config.content_margins.left = 50;
  check_ok(nslide_set_config(c, &config));
  for (int i = 0; i < SCENE_PAGES; i++) check_near(state_of(lists[i]).width, 750, 0);
  check_ok(nslide_destroy(c));
  for (int i = 0; i < SCENE_PAGES; i++) {
    check_near(state_of(lists[i]).width, 750, 0);
    list_exercise(lists[i]);
    check_ok(nslide_list_destroy(lists[i]));
  }
}

int main(void) {
  check_forked(1, 20, attached_twice);
  check_forked(1, 20, what_a_page_with_a_list_refuses);
  check_forked(3, 20, attached_and_detached);
  check_forked(5, 20, page_goes);
  check_forked(3, 20, attached_again);
  check_forked(1, 20, page_moves);
  check_forked(list_scene_count, 20, list_goes);
  check_forked(1, 20, saved_without);
  check_forked(list_scene_count, 20, too_many);
  check_forked(2, 60, as_many_as_allowed);
  check_forked(1, 20, one_for_each_page);
  return check_summary("abuse of lists");
}
