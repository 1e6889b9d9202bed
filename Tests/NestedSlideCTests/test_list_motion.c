/*
 * Lists under pages: edits above what is seen move nothing on the screen, at rest, in a drag, a fling, a bounce or an
 * animation, and the motion goes on as that of a twin which nobody edits.
 */
#include "support/list_scene.h"
#include "support/list_world.h"
#include "support/motions.h"
#include "support/scene.h"

enum { SEEDS = 40, FRAMES = 60 };

typedef struct hosted {
  list_world w;
  nslide_coordinator c;
} hosted;

/* A long list under the first page, the header collapsed, somewhere in the middle of it. */
static void host_begin(hosted *h, int number, int32_t anchor) {
  world_begin(&h->w, number);
  nslide_list_config config = h->w.expected.config;
  config.anchor = anchor;
  config.stick_to_end = 0;
  config.overlap = number % 3 * 20;
  check_ok(nslide_list_set_config(h->w.list, &config));
  h->w.expected.config = config;
  for (int i = 0; i < 4; i++) {
    nslide_section section = {0};
    check_ok(nslide_section_default(&section, sizeof section));
    section.header_height = 30;
    section.item_height = 70 + i;
    int index = i < 2 ? 0 : h->w.expected.section_count;
    check_ok(nslide_list_insert_section(h->w.list, index, &section, 40, NULL));
    reference_insert_section(&h->w.expected, index, &section, 40, NULL);
  }
  h->c = scene_rest();
  check_ok(nslide_list_attach(h->w.list, h->c, 0));
  world_follow(&h->w);
  check_ok(nslide_scroll_to(h->c, 220, floor(reference_max_offset(&h->w.expected) / 2), 0));
  world_follow(&h->w);
}

static void host_end(hosted *h) {
  world_end(&h->w);
  check_ok(nslide_destroy(h->c));
}

/* Where something lies on the page's part of the screen. */
static double screen_y(const hosted *h, reference_key key) {
  const reference_element *e = reference_find_key(&h->w.expected, key);
  return e != NULL ? e->own.y - h->w.expected.offset : NAN;
}

/* Edits above the first thing that is seen, and checks that it has not moved. What follows it has not moved either
 * where it is in rows, or `whole_sections` keeps its section as it is. */
static void edit_above(hosted *h, bool whole_sections) {
  world_follow(&h->w);
  const reference_element *first = reference_first_seen(&h->w.expected);
  if (!check(first != NULL)) return;
  reference_key key = first->key;
  double y = screen_y(h, key), velocity = motion_snapshot(h->c).velocity_y;
  const reference_section *section = &h->w.expected.sections[first->section];
  int index = first->section, above = first->item == NSLIDE_ITEM_FOOTER ? section->count : first->item;
  if (first->item == NSLIDE_ITEM_HEADER || (whole_sections && section->settings.layout != NSLIDE_LAYOUT_LIST)) {
    if (--index < 0) return;
    above = h->w.expected.sections[index].count;
  }
  world_edit_before(&h->w, index, above);
  check_near(screen_y(h, key), y, 1e-6);
  check_near(motion_snapshot(h->c).velocity_y, velocity, 1e-9);
  nslide_page page;
  check_ok(nslide_get_page(h->c, 0, &page));
  check_near(page.content_height, h->w.expected.content_height, 1e-6);
  check_near(page.offset, h->w.expected.offset, 0);
}

/* The last thing that is seen: no edit so far was there or below it. */
static const reference_element *last_seen(const list_reference *r) {
  const reference_element *last = NULL;
  for (int i = 0; i < r->element_count; i++) {
    const reference_element *e = &r->elements[i];
    if (e->own.height > 0 && reference_seen(r, &e->own, 0, 0) > 1e-5) last = e;
  }
  return last;
}

/* The twin sees the same frames and is not edited. */
static void beside_a_twin(int index) {
  static hosted h, twin;
  const motion *m = &motions[index % motion_count];
  int seed = index / motion_count;
  check_case("%s, %d", m->name, seed);
  host_begin(&h, 100 + seed, seed % 2 ? NSLIDE_ANCHOR_SCROLLED : NSLIDE_ANCHOR_VISIBLE);
  host_begin(&twin, 100 + seed, NSLIDE_ANCHOR_VISIBLE);
  m->begin(h.c);
  m->begin(twin.c);
  for (int i = 1; i <= FRAMES; i++) {
    m->frame(h.c, i / 60.0);
    m->frame(twin.c, i / 60.0);
    world_follow(&h.w);
    world_follow(&twin.w);
    const reference_element *seen = last_seen(&twin.w.expected);
    if (!check(seen != NULL)) break;
    check_case("%s, %d, frame %d", m->name, seed, i);
    check_near(screen_y(&h, seen->key), screen_y(&twin, seen->key), 1e-6);
    if (i % 7 == 3) edit_above(&h, true);
    check_near(screen_y(&h, seen->key), screen_y(&twin, seen->key), 1e-6);
    check_int(motion_snapshot(h.c).phase, motion_snapshot(twin.c).phase);
  }
  host_end(&h);
  host_end(&twin);
}

/* What is pulled beyond its top gets content there: it is seen at the same place. */
static void pulled_at_the_top(int index) {
  static hosted h;
  check_case("pulled at the top, %d", index);
  host_begin(&h, 300 + index, NSLIDE_ANCHOR_VISIBLE);
  nslide_config config = {.struct_size = sizeof config};
  check_ok(nslide_get_config(h.c, &config));
  config.header_motion = NSLIDE_HEADER_FIXED;
  config.overscroll_top = NSLIDE_OVERSCROLL_PAGE;
  check_ok(nslide_set_config(h.c, &config));
  check_ok(nslide_scroll_to(h.c, 0, 0, 0));
  check_ok(nslide_session_begin(h.c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(h.c, 0, -120, NULL, NULL));
  world_follow(&h.w);
  check(h.w.expected.offset < 0);
  if (index % 2) {
    check_ok(nslide_session_end(h.c, 0, 0));
    check_ok(nslide_advance(h.c, 0.03));
  }
  for (int i = 0; i < 5; i++) {
    world_follow(&h.w);
    const reference_element *first = reference_first_seen(&h.w.expected);
    if (!check(first != NULL)) break;
    reference_key key = first->key;
    double y = screen_y(&h, key), heights[2] = {10, 15};
    check_ok(nslide_list_insert_items(h.w.list, 0, 0, 2, heights));
    reference_insert_items(&h.w.expected, 0, 0, 2, heights);
    world_follow(&h.w);
    check_near(screen_y(&h, key), y, 1e-6);
  }
  scene_exercise(h.c);
  host_end(&h);
}

/* A page beside the one that shows. */
static void out_of_sight(int index) {
  static hosted h;
  check_case("out of sight, %d", index);
  host_begin(&h, 400 + index, NSLIDE_ANCHOR_VISIBLE);
  check_ok(nslide_scroll_to_page(h.c, 1, index % 2));
  check_ok(nslide_advance(h.c, 0.1));
  if (index % 3 == 0) check_ok(nslide_advance(h.c, 5));
  for (int i = 0; i < 10; i++) edit_above(&h, i % 2);
  host_end(&h);
}

/* A chat: what comes at the end is seen at once, in whatever state the end is seen. */
static void at_the_end(int index) {
  static hosted h;
  check_case("at the end, %d", index);
  host_begin(&h, 500 + index, NSLIDE_ANCHOR_VISIBLE);
  nslide_list_config config = h.w.expected.config;
  config.stick_to_end = 1;
  check_ok(nslide_list_set_config(h.w.list, &config));
  h.w.expected.config = config;
  check_ok(nslide_scroll_to(h.c, 220, NSLIDE_MAX_LENGTH, 0));
  for (int i = 0; i < 20; i++) {
    world_follow(&h.w);
    int last = h.w.expected.section_count - 1, count = h.w.expected.sections[last].count;
    double height = 10 + i;
    if (i % 4 == 3 || count == REFERENCE_ITEMS) {
      check_ok(nslide_list_remove_items(h.w.list, last, count - 2, 2));
      reference_remove_items(&h.w.expected, last, count - 2, 2);
    } else {
      check_ok(nslide_list_insert_items(h.w.list, last, count, 1, &height));
      reference_insert_items(&h.w.expected, last, count, 1, &height);
    }
    world_follow(&h.w);
    check_near(h.w.expected.offset, h.w.expected.content_height - 796, 1e-6);
    check_int(motion_snapshot(h.c).at_rest, 1);
  }
  host_end(&h);
}

/* Led to an item while others change: it ends there, stays there, and is let go by the next touch. */
static void led_to_an_item(int index) {
  static hosted h;
  host_begin(&h, 600 + index, NSLIDE_ANCHOR_VISIBLE);
  int section = random_below(&h.w.random, h.w.expected.section_count), align = index % 3;
  int item = random_below(&h.w.random, h.w.expected.sections[section].count + 1) - 1;
  reference_key key = reference_find(&h.w.expected, section, item)->key;
  check_case("led to %d.%d, align %d, %d", section, item, align, index);
  if (index % 5 == 0) check_ok(nslide_scroll_to_page(h.c, 2, 0));
  check_ok(nslide_list_scroll_to(h.w.list, section, item, align, 1));
  for (int i = 1; i <= 480; i++) {
    check_ok(nslide_advance(h.c, i / 60.0));
    /* Also after it has got there; the rest is for content that has shrunk to ease back. */
    if (i % 9 != 4 || (i > 120 && i < 200) || i > 240) continue;
    double heights[REFERENCE_ITEMS];
    int other = random_below(&h.w.random, h.w.expected.section_count), count = h.w.expected.sections[other].count;
    world_heights(&h.w, heights, count);
    check_ok(nslide_list_set_heights(h.w.list, other, 0, count, heights));
    reference_set_heights(&h.w.expected, other, 0, count, heights);
    world_follow(&h.w);
  }
  check_int(motion_snapshot(h.c).at_rest, 1);
  world_follow(&h.w);
  const reference_element *e = reference_find_key(&h.w.expected, key);
  check_near(h.w.expected.offset, reference_offset_of(&h.w.expected, e, align), 1e-6);
  double offset = NAN;
  check_ok(nslide_list_get_item_offset(h.w.list, e->section, e->item, align, &offset));
  check_near(h.w.expected.offset, offset, 1e-6);
  host_end(&h);
}

/* Content that gets shorter than the way, and longer again, is no touch. */
static void led_where_content_ends(int index) {
  enum { ROWS = 40, LED_TO = ROWS - 2 };
  const int shrinks_at = index % 2 ? 20 : 200;
  nslide_coordinator c = scene_rest();
  nslide_list list = 0;
  nslide_section section = {0};
  check_case("led where content ends, %s", index % 2 ? "on the way" : "there already");
  check_ok(nslide_section_default(&section, sizeof section));
  section.item_height = 100;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, &section, ROWS, NULL));
  check_ok(nslide_list_attach(list, c, 0));
  check_ok(nslide_list_scroll_to(list, 0, LED_TO, NSLIDE_ALIGN_START, 1));
  for (int i = 1; i < 600; i++) {
    double low = 10, high = 200;
    check_ok(nslide_advance(c, i / 60.0));
    if (i == shrinks_at) check_ok(nslide_list_set_heights(list, 0, ROWS - 1, 1, &low));
    if (i == shrinks_at + 3) check_ok(nslide_list_set_heights(list, 0, ROWS - 1, 1, &high));
  }
  double wanted = NAN;
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_item_offset(list, 0, LED_TO, NSLIDE_ALIGN_START, &wanted));
  check_ok(nslide_list_get_state(list, &s));
  check_near(s.offset, wanted, 1e-6);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

/* What takes the page away, or with it the coordinator. */
static nslide_status take_away(nslide_coordinator c, int how) {
  static const int64_t other_keys[2] = {7, 8};
  switch (how) {
    case 0: return nslide_remove_page(c, 0);
    case 1: return nslide_reload(c, 2, NULL, 0, 0);
    case 2: return nslide_reload(c, 0, NULL, 0, 1);
    case 3: return nslide_reload_keyed(c, 2, other_keys, NULL);
    default: return nslide_destroy(c);
  }
}

/* It stays where it was, whether anybody has asked for that or not. */
static void left_by_its_page(int index) {
  double offset[2];
  for (int asked = 0; asked < 2; asked++) {
    nslide_list list = list_scene_attached();
    nslide_coordinator c = list_coordinator(list);
    nslide_list_state state = {.struct_size = sizeof state};
    check_ok(nslide_scroll_to(c, 220, 100, 0));
    if (asked) check_ok(nslide_list_get_state(list, &state));
    check_ok(take_away(c, index));
    check_ok(nslide_list_get_state(list, &state));
    check(state.coordinator == 0);
    offset[asked] = state.offset;
    check_ok(nslide_list_destroy(list));
    if (index < 4) check_ok(nslide_destroy(c));
  }
  check_near(offset[0], 100, 0);
  check_near(offset[1], 100, 0);
}

int main(void) {
  check_forked(motion_count * SEEDS, 20, beside_a_twin);
  check_forked(SEEDS, 20, pulled_at_the_top);
  check_forked(SEEDS, 20, out_of_sight);
  check_forked(SEEDS, 20, at_the_end);
  check_forked(SEEDS * 2, 20, led_to_an_item);
  check_forked(2, 20, led_where_content_ends);
  check_forked(5, 20, left_by_its_page);
  return check_summary("lists in motion");
}
