#include "list_world.h"

enum { AT_ONCE = 12 };

static double quarters(list_world *w, int most) { return random_below(&w->random, most * 4 + 1) / 4.0; }

static bool once_in(list_world *w, int times) { return random_below(&w->random, times) == 0; }

nslide_list_config world_config(list_world *w) {
  nslide_list_config config = {0};
  check_ok(nslide_list_config_default(&config, sizeof config));
  config.anchor = once_in(w, 2) ? NSLIDE_ANCHOR_VISIBLE : random_below(&w->random, 3);
  config.stick_to_end = once_in(w, 5);
  config.right_to_left = once_in(w, 2);
  if (once_in(w, 4)) config.minimum_height = quarters(w, 3000);
  if (once_in(w, 3)) config.overlap = quarters(w, 120);
  config.width = 200 + quarters(w, 300);
  config.height = once_in(w, 8) ? quarters(w, 60) : 300 + quarters(w, 600);
  return config;
}

nslide_section world_section(list_world *w) {
  nslide_section s = {0};
  check_ok(nslide_section_default(&s, sizeof s));
  s.layout = random_below(&w->random, 3);
  s.columns = random_below(&w->random, 6);
  s.min_item_width = 20 + quarters(w, 150);
  s.sticky_header = !once_in(w, 3);
  s.sticky_footer = once_in(w, 2);
  s.estimated = once_in(w, 3);
  s.header_height = once_in(w, 3) ? 0 : quarters(w, 60);
  s.footer_height = once_in(w, 2) ? 0 : quarters(w, 60);
  if (once_in(w, 2)) s.insets = (nslide_insets){quarters(w, 20), quarters(w, 30), quarters(w, 20), quarters(w, 30)};
  if (once_in(w, 12)) s.insets.left = 400;
  if (once_in(w, 2)) s.item_spacing = quarters(w, 12);
  if (once_in(w, 2)) s.line_spacing = quarters(w, 12);
  s.item_height = once_in(w, 8) ? 0 : quarters(w, 120);
  return s;
}

void world_heights(list_world *w, double *heights, int count) {
  bool all_automatic = once_in(w, 5);
  for (int i = 0; i < count; i++) {
    heights[i] = all_automatic || once_in(w, 5) ? NSLIDE_AUTO : once_in(w, 10) ? 0 : quarters(w, 160);
  }
}

void world_follow(list_world *w) {
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(w->list, &s));
  w->expected.offset = s.offset;
  w->expected.width = s.width;
  w->expected.height = s.height;
  reference_lay_out(&w->expected);
}

/* ----------------------------------------------------------------------------------------------------------- edits */

static list_reference *expected(list_world *w) { return &w->expected; }

static int some_section(list_world *w) { return random_below(&w->random, w->expected.section_count); }

static const char *insert_section(list_world *w) {
  if (w->expected.section_count == REFERENCE_SECTIONS) return "nothing";
  int index = random_below(&w->random, w->expected.section_count + 1);
  int count = once_in(w, 6) ? 0 : random_below(&w->random, REFERENCE_ITEMS * 2 / 3);
  nslide_section section = world_section(w);
  double heights[REFERENCE_ITEMS];
  world_heights(w, heights, count);
  bool given = !once_in(w, 5);
  check_ok(nslide_list_insert_section(w->list, index, &section, count, given ? heights : NULL));
  reference_insert_section(expected(w), index, &section, count, given ? heights : NULL);
  return "a section inserted";
}

static const char *remove_sections(list_world *w) {
  int index = some_section(w), count = once_in(w, 4) ? 2 : 1;
  if (index + count > w->expected.section_count) count = w->expected.section_count - index;
  check_ok(nslide_list_remove_sections(w->list, index, count));
  reference_remove_sections(expected(w), index, count);
  return "sections removed";
}

static const char *move_section(list_world *w) {
  int from = some_section(w), to = some_section(w);
  check_ok(nslide_list_move_section(w->list, from, to));
  reference_move_section(expected(w), from, to);
  return "a section moved";
}

static const char *set_section(list_world *w) {
  int index = some_section(w);
  nslide_section settings = world_section(w);
  if (once_in(w, 2)) {
    settings = w->expected.sections[index].settings;
    settings.header_height = quarters(w, 60);
    settings.insets.top = quarters(w, 30);
  }
  check_ok(nslide_list_set_section(w->list, index, &settings));
  w->expected.sections[index].settings = settings;
  return "a section set";
}

static const char *insert_items_at(list_world *w, int section, int item) {
  int room = REFERENCE_ITEMS - w->expected.sections[section].count;
  int count = random_below(&w->random, (room < AT_ONCE ? room : AT_ONCE) + 1);
  double heights[AT_ONCE];
  world_heights(w, heights, count);
  bool given = !once_in(w, 5);
  check_ok(nslide_list_insert_items(w->list, section, item, count, given ? heights : NULL));
  reference_insert_items(expected(w), section, item, count, given ? heights : NULL);
  return "items inserted";
}

static const char *insert_items(list_world *w) {
  int section = some_section(w);
  return insert_items_at(w, section, random_below(&w->random, w->expected.sections[section].count + 1));
}

/* A stretch of items that ends before `end`. */
static int some_stretch(list_world *w, int end, int *item) {
  *item = random_below(&w->random, end + 1);
  int most = end - *item < AT_ONCE ? end - *item : AT_ONCE;
  return once_in(w, 2) && most > 0 ? 1 : random_below(&w->random, most + 1);
}

static const char *remove_items_before(list_world *w, int section, int end) {
  int item, count = some_stretch(w, end, &item);
  bool are_last = item + count == w->expected.sections[section].count;
  check_ok(are_last ? nslide_list_set_item_count(w->list, section, item)
                    : nslide_list_remove_items(w->list, section, item, count));
  reference_remove_items(expected(w), section, item, count);
  return "items removed";
}

static const char *remove_items(list_world *w) {
  int section = some_section(w);
  return remove_items_before(w, section, w->expected.sections[section].count);
}

static const char *set_heights_before(list_world *w, int section, int end) {
  int item, count = some_stretch(w, end, &item);
  double heights[AT_ONCE] = {0};
  world_heights(w, heights, count);
  check_ok(nslide_list_set_heights(w->list, section, item, count, heights));
  reference_set_heights(expected(w), section, item, count, heights);
  return "heights set";
}

static const char *set_heights(list_world *w) {
  int section = some_section(w);
  return set_heights_before(w, section, w->expected.sections[section].count);
}

static const char *move_item(list_world *w) {
  int section = some_section(w), to = once_in(w, 2) ? section : some_section(w);
  int count = w->expected.sections[section].count, room = w->expected.sections[to].count;
  if (count == 0 || (to != section && room == REFERENCE_ITEMS)) return "nothing";
  int item = random_below(&w->random, count), to_item = random_below(&w->random, room + (to != section));
  check_ok(nslide_list_move_item(w->list, section, item, to, to_item));
  reference_move_item(expected(w), section, item, to, to_item);
  return "an item moved";
}

static const char *set_config(list_world *w) {
  nslide_list_config config = world_config(w);
  check_ok(nslide_list_set_config(w->list, &config));
  w->expected.config = config;
  return "the config set";
}

const char *world_edit(list_world *w) {
  const char *done;
  int choice = w->expected.section_count == 0 ? 0 : random_below(&w->random, 24);
  if (choice < 2) {
    done = insert_section(w);
  } else if (choice < 3) {
    done = remove_sections(w);
  } else if (choice < 4) {
    done = move_section(w);
  } else if (choice < 6) {
    done = set_section(w);
  } else if (choice < 7) {
    done = set_config(w);
  } else if (choice < 12) {
    done = insert_items(w);
  } else if (choice < 16) {
    done = remove_items(w);
  } else if (choice < 20) {
    done = set_heights(w);
  } else {
    done = move_item(w);
  }
  world_follow(w);
  return done;
}

const char *world_edit_before(list_world *w, int section, int item) {
  const char *done;
  int choice = random_below(&w->random, 3);
  if (section > 0 && once_in(w, 2)) {
    section = random_below(&w->random, section);
    item = w->expected.sections[section].count;
  }
  if (choice == 0) {
    done = insert_items_at(w, section, random_below(&w->random, item + 1));
  } else if (choice == 1) {
    done = remove_items_before(w, section, item);
  } else {
    done = set_heights_before(w, section, item);
  }
  world_follow(w);
  return done;
}

void world_scroll(list_world *w) {
  double most = reference_max_offset(&w->expected), offset = random_below(&w->random, (int)most * 4 + 4) / 4.0;
  if (once_in(w, 6)) offset = once_in(w, 2) ? 0 : most;
  if (once_in(w, 8)) offset = once_in(w, 2) ? -quarters(w, 300) : most + quarters(w, 300);
  check_ok(nslide_list_set_offset(w->list, offset));
  world_follow(w);
  check_near(w->expected.offset, offset, 0);
}

void world_begin(list_world *w, int number) {
  memset(w, 0, sizeof *w);
  w->random = random_begin(number);
  nslide_list_config config = world_config(w);
  check_ok(nslide_list_create(&config, &w->list));
  reference_begin(expected(w), &config);
  for (int i = 0; i < 4; i++) insert_section(w);
  world_follow(w);
}

void world_end(list_world *w) { check_ok(nslide_list_destroy(w->list)); }
