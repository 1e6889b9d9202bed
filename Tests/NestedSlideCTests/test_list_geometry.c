/*
 * Lists against a reference of arrays and loops: after each of many random edits every frame, what is seen, what lies
 * where, and which offsets lead there.
 */
#include "support/list_compare.h"

enum { LISTS = 200, EDITS = 60 };

static void edited(int index) {
  list_world w;
  check_case("list %d", index);
  world_begin(&w, index);
  compare_all(&w);
  for (int i = 0; i < EDITS; i++) {
    const char *done = world_edit(&w);
    check_case("list %d, edit %d: %s", index, i, done);
    compare_all(&w);
    if (i % 3 == 0) {
      world_scroll(&w);
      check_case("list %d, scrolled to %g after edit %d: %s", index, w.expected.offset, i, done);
      compare_all(&w);
    }
  }
  world_end(&w);
}

/* In small steps through all of it, there and back: what is found near the last place is what is found anywhere. */
static void scrolled(int index) {
  list_world w;
  check_case("list %d, scrolled", index);
  world_begin(&w, 1000 + index);
  double most = reference_max_offset(&w.expected), step = 1 + index % 40 * 2.25;
  for (double y = -200; y < most + 200; y += step) {
    check_ok(nslide_list_set_offset(w.list, y));
    world_follow(&w);
    compare_seen(&w, index % 3 * 50, index % 2 * 70);
  }
  for (double y = most + 200; y > -200; y -= 3 * step) {
    check_ok(nslide_list_set_offset(w.list, y));
    world_follow(&w);
    compare_seen(&w, 0, 0);
  }
  world_end(&w);
}

/* Heights and spacings that no double is exactly: frames add up to the same, and what is well inside is seen. */
static void uneven(int index) {
  list_world w;
  check_case("list %d, uneven", index);
  world_begin(&w, 2000 + index);
  double heights[REFERENCE_ITEMS];
  for (int section = 0; section < w.expected.section_count; section++) {
    nslide_section settings = w.expected.sections[section].settings;
    if (settings.layout == NSLIDE_LAYOUT_WATERFALL) settings.layout = NSLIDE_LAYOUT_LIST;
    settings.line_spacing = 1 / 3.0;
    settings.header_height = 10 * random_unit(&w.random);
    check_ok(nslide_list_set_section(w.list, section, &settings));
    w.expected.sections[section].settings = settings;
    for (int i = 0; i < REFERENCE_ITEMS; i++) heights[i] = 100 * random_unit(&w.random);
    int count = w.expected.sections[section].count;
    check_ok(nslide_list_set_heights(w.list, section, 0, count, heights));
    reference_set_heights(&w.expected, section, 0, count, heights);
  }
  world_follow(&w);
  compare_frames(&w);
  for (int i = 0; i < 100; i++) {
    check_ok(nslide_list_set_offset(w.list, reference_max_offset(&w.expected) * random_unit(&w.random)));
    world_follow(&w);
    compare_seen(&w, 0, 30);
    compare_places(&w);
    compare_offsets(&w);
  }
  world_end(&w);
}

/* Columns narrower than a point, found by a place in each. */
static void narrow(int columns) {
  check_case("%d columns", columns);
  nslide_list list = 0;
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_config_default(&config, sizeof config));
  config.width = 100;
  check_ok(nslide_list_create(&config, &list));
  nslide_list_state state = {.struct_size = sizeof state};
  check_ok(nslide_list_get_state(list, &state));
  check_near(state.offset, 0, 0);
  nslide_section section = {.struct_size = sizeof section};
  check_ok(nslide_section_default(&section, sizeof section));
  section.layout = NSLIDE_LAYOUT_GRID;
  section.columns = columns;
  check_ok(nslide_list_insert_section(list, 0, &section, columns, NULL));
  for (int item = 0; item < columns; item++) {
    int32_t found = -1, of = -1;
    check_ok(nslide_list_item_at(list, (item + 0.5) * 100 / columns, 10, &of, &found));
    check_int(found, item);
  }
  check_ok(nslide_list_destroy(list));
}

int main(void) {
  check_forked(LISTS, 20, edited);
  check_forked(40, 20, scrolled);
  check_forked(40, 20, uneven);
  for (int columns = 1; columns <= NSLIDE_MAX_COLUMNS; columns += 15) narrow(columns);
  return check_summary("geometry of lists");
}
