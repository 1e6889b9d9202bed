/*
 * A list that is attached to no page: after every edit what is to keep its place on the screen has done so, as the
 * list's anchor says, or the list is at an end of its content.
 */
#include "support/list_world.h"

enum { LISTS = 300, EDITS = 100 };

static bool near_end(const list_reference *r) {
  double most = reference_max_offset(r);
  return r->offset < most && r->offset > most - 2;
}

/* What was first, or what of the rest came next where that is gone; null where nothing of it is left to be seen. */
static const reference_element *what_is_left(const list_reference *before, const list_reference *after,
                                             const reference_element *first) {
  for (const reference_element *e = first; e < before->elements + before->element_count; e++) {
    if (e->item < 0 && e->own.height == 0) continue;
    if (e->own.y >= before->offset + before->height) return NULL;
    if (reference_find_key(after, e->key) != NULL) return e;
  }
  return NULL;
}

/* Where the list should be after an edit; NaN where the header leaves it open. */
/* Rows with estimated heights are seen, and something that is seen is where it was. */
static bool something_stays(const list_reference *before, const list_reference *after, const reference_element *first) {
  const reference_element *end = before->elements + before->element_count;
  /* At an end there may be no room for it. */
  bool estimates = false, stays = after->offset <= 0 || after->offset >= reference_max_offset(after);
  for (const reference_element *e = first; e < end && e->own.y < before->offset + before->height; e++) {
    estimates |= (e->flags & NSLIDE_ITEM_IS_ESTIMATED) != 0;
    const reference_element *now = reference_find_key(after, e->key);
    if (now != NULL) stays |= fabs(now->own.y - after->offset - (e->own.y - before->offset)) < 1e-6;
  }
  return estimates && stays;
}

static double offset_wanted(const list_reference *before, const list_reference *after) {
  const nslide_list_config *config = &before->config;
  double offset = before->offset, most = reference_max_offset(after);
  if (offset > reference_max_offset(before)) return NAN;
  if (config->stick_to_end && near_end(before)) return NAN;
  if (config->stick_to_end && offset >= reference_max_offset(before)) return most;
  bool holds = config->anchor == NSLIDE_ANCHOR_VISIBLE || (config->anchor == NSLIDE_ANCHOR_SCROLLED && offset > 0);
  const reference_element *first = holds ? reference_first_seen(before) : NULL;
  if (first != NULL) {
    /* Which of them it is where some come in with estimated heights is told in test_list_estimates.c. */
    if (something_stays(before, after, first)) return after->offset;
    const reference_element *held = what_is_left(before, after, first);
    if (held == NULL) return NAN;
    const reference_element *now = reference_find_key(after, held->key);
    bool by_lower_edge = held == first && (held->flags & NSLIDE_ITEM_IS_ESTIMATED) != 0 &&
                         held->own.y < before->offset + config->overlap;
    offset += now->own.y - held->own.y + (by_lower_edge ? now->own.height - held->own.height : 0);
  }
  return before->offset < 0 && offset <= 0 ? offset : fmin(most, fmax(0, offset));
}

static bool is_of(const char *done, const char *kind) { return strcmp(done, kind) == 0; }

static void edited(int index) {
  static list_reference before;
  list_world w;
  int checked = 0;
  world_begin(&w, 4000 + index);
  for (int i = 0; i < EDITS; i++) {
    if (i % 4 == 0) world_scroll(&w);
    before = w.expected;
    const char *done = world_edit(&w);
    check_case("list %d, edit %d: %s, at %g of %g", index, i, done, before.offset, reference_max_offset(&before));
    /* What is moved is seen no more where it was; what other settings do to the place is told elsewhere. */
    if (is_of(done, "an item moved") || is_of(done, "a section moved") || is_of(done, "the config set")) continue;
    double wanted = offset_wanted(&before, &w.expected);
    if (isnan(wanted)) continue;
    checked++;
    check_near(w.expected.offset, wanted, 1e-6);
  }
  check_that(checked > EDITS / 4, "only %d edits were judged", checked);
  world_end(&w);
}

/* What is moved from the place where it was first seen: the next keeps its place. */
static void moved_away(int index) {
  list_world w;
  world_begin(&w, 5000 + index);
  nslide_list_config config = w.expected.config;
  config.anchor = NSLIDE_ANCHOR_VISIBLE;
  config.stick_to_end = 0;
  config.height = 800;
  check_ok(nslide_list_set_config(w.list, &config));
  w.expected.config = config;
  world_follow(&w);
  for (int i = 0; i < 50; i++) {
    double most = reference_max_offset(&w.expected);
    check_ok(nslide_list_set_offset(w.list, random_below(&w.random, (int)most + 1)));
    world_follow(&w);
    const reference_element *first = reference_first_seen(&w.expected);
    if (first == NULL || first->item < 0 || first[1].item < 0 || first[1].own.y >= w.expected.offset + 800) continue;
    reference_key next = first[1].key;
    double y = first[1].own.y - w.expected.offset;
    int section = first->section, item = first->item, to = random_below(&w.random, w.expected.section_count);
    if (to == section || w.expected.sections[to].count == REFERENCE_ITEMS) continue;
    check_case("list %d, %d.%d moved to section %d", index, section, item, to);
    check_ok(nslide_list_move_item(w.list, section, item, to, 0));
    reference_move_item(&w.expected, section, item, to, 0);
    world_follow(&w);
    double offset = reference_find_key(&w.expected, next)->own.y - y;
    check_near(w.expected.offset, fmin(reference_max_offset(&w.expected), fmax(0, offset)), 1e-6);
  }
  world_end(&w);
}

/* An item that the host names keeps its place, seen or not, before and after it is moved, until it is removed. */
static void named(int index) {
  list_world w;
  world_begin(&w, 6000 + index);
  for (int round = 0; round < 20; round++) {
    if (w.expected.element_count == 0) world_edit(&w);
    if (w.expected.element_count == 0) continue;
    double most = reference_max_offset(&w.expected);
    check_ok(nslide_list_set_offset(w.list, random_below(&w.random, (int)most + 1)));
    world_follow(&w);
    const reference_element *e = &w.expected.elements[random_below(&w.random, w.expected.element_count)];
    reference_key key = e->key;
    check_ok(nslide_list_set_anchor(w.list, e->section, e->item));
    for (int i = 0; i < 8; i++) {
      e = reference_find_key(&w.expected, key);
      double y = e->own.y - w.expected.offset;
      const char *done = world_edit(&w);
      check_case("list %d, round %d, edit %d: %s", index, round, i, done);
      e = reference_find_key(&w.expected, key);
      if (e == NULL) break;
      double wanted = fmin(reference_max_offset(&w.expected), fmax(0, e->own.y - y));
      check_near(w.expected.offset, wanted, 1e-6);
    }
    check_ok(nslide_list_set_anchor(w.list, 0, NSLIDE_ITEM_NONE));
  }
  world_end(&w);
}

/* Scrolled to an item, the list keeps it in its place through measurements, until the host scrolls on. */
static void scrolled_to(int index) {
  list_world w;
  world_begin(&w, 7000 + index);
  for (int round = 0; round < 20; round++) {
    int section = random_below(&w.random, w.expected.section_count), count = w.expected.sections[section].count;
    if (count == 0) continue;
    int item = random_below(&w.random, count), align = random_below(&w.random, 3);
    const reference_element *e = reference_find(&w.expected, section, item);
    check_case("list %d, round %d, to %d.%d, align %d", index, round, section, item, align);
    check_ok(nslide_list_scroll_to(w.list, section, item, align, 0));
    world_follow(&w);
    check_near(w.expected.offset, reference_offset_of(&w.expected, e, align), 1e-6);
    for (int i = 0; i < 4; i++) {
      double heights[REFERENCE_ITEMS];
      int other = random_below(&w.random, w.expected.section_count), others = w.expected.sections[other].count;
      world_heights(&w, heights, others);
      check_ok(nslide_list_set_heights(w.list, other, 0, others, heights));
      reference_set_heights(&w.expected, other, 0, others, heights);
      world_follow(&w);
      e = reference_find(&w.expected, section, item);
      check_near(w.expected.offset, reference_offset_of(&w.expected, e, align), 1e-6);
    }
  }
  check_status(nslide_list_scroll_to(w.list, 0, NSLIDE_ITEM_HEADER, 0, 1), NSLIDE_ERROR_INVALID_STATE);
  world_end(&w);
}

/* Pulled down, with only a footer to be seen: rows that push it away bring the list no further than to its end. */
static void pulled(int rows) {
  check_case("%d rows above the footer of a list that is pulled down", rows);
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_config_default(&config, sizeof config));
  config.height = 400;
  nslide_list list = 0;
  check_ok(nslide_list_create(&config, &list));
  nslide_section section = {.struct_size = sizeof section};
  check_ok(nslide_section_default(&section, sizeof section));
  section.footer_height = 30;
  check_ok(nslide_list_insert_section(list, 0, &section, 0, NULL));
  check_ok(nslide_list_set_offset(list, -25));
  check_ok(nslide_list_insert_items(list, 0, 0, rows, NULL));
  nslide_list_state state = {.struct_size = sizeof state};
  check_ok(nslide_list_get_state(list, &state));
  check_near(state.offset, fmin(44 * rows - 25, state.max_offset), 1e-9);
  check_ok(nslide_list_destroy(list));
}

int main(void) {
  check_forked(LISTS, 20, edited);
  check_forked(60, 20, moved_away);
  check_forked(60, 20, named);
  check_forked(60, 20, scrolled_to);
  for (int rows = 0; rows < 40; rows++) pulled(rows);
  return check_summary("anchors of lists");
}
