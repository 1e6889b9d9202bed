#include "list_scene.h"

static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

static bool is_seen(nslide_status status) { return status == NSLIDE_OK || status == NSLIDE_ERROR_BUFFER_TOO_SMALL; }

bool list_read(nslide_list list, list_reading *r) {
  memset(r, 0, sizeof *r);
  r->state.struct_size = sizeof r->state;
  r->config.struct_size = sizeof r->config;
  bool ok = nslide_list_get_state(list, &r->state) == NSLIDE_OK;
  ok = ok && nslide_list_get_config(list, &r->config) == NSLIDE_OK;
  for (int32_t i = 0; i < smaller(r->state.section_count, LIST_READ_SECTIONS); i++) {
    r->sections[i].struct_size = sizeof r->sections[i];
    ok = ok && nslide_list_get_section(list, i, &r->sections[i]) == NSLIDE_OK &&
         nslide_list_get_frames(list, i, NSLIDE_ITEM_HEADER, 1, &r->headers[i]) == NSLIDE_OK &&
         nslide_list_get_frames(list, i, NSLIDE_ITEM_FOOTER, 1, &r->footers[i]) == NSLIDE_OK;
  }
  for (int32_t i = 0; i < smaller(r->state.item_count, LIST_READ_ITEMS); i++) {
    ok = ok && nslide_list_find_item(list, i, &r->item_section[i], &r->item[i]) == NSLIDE_OK &&
         nslide_list_get_frames(list, r->item_section[i], r->item[i], 1, &r->frames[i]) == NSLIDE_OK;
  }
  ok = ok && nslide_list_get_range(list, 0, 0, &r->range) == NSLIDE_OK &&
       is_seen(nslide_list_get_visible(list, 0, 0, r->visible, LIST_READ_ITEMS, &r->visible_count));
  if (ok && r->state.coordinator != 0) ok = scene_read(r->state.coordinator, &r->page);
  return ok && scene_read(list_scene_spare(), &r->spare);
}

const char *list_difference(const list_reading *a, const list_reading *b) {
  if (memcmp(&a->state, &b->state, sizeof a->state) != 0) return "list state";
  if (memcmp(&a->config, &b->config, sizeof a->config) != 0) return "list config";
  if (memcmp(a->sections, b->sections, sizeof a->sections) != 0) return "sections";
  if (memcmp(a->headers, b->headers, sizeof a->headers) != 0) return "headers";
  if (memcmp(a->footers, b->footers, sizeof a->footers) != 0) return "footers";
  if (memcmp(a->item_section, b->item_section, sizeof a->item_section) != 0) return "sections of items";
  if (memcmp(a->item, b->item, sizeof a->item) != 0) return "indices of items";
  if (memcmp(a->frames, b->frames, sizeof a->frames) != 0) return "frames";
  if (memcmp(&a->range, &b->range, sizeof a->range) != 0) return "range";
  if (memcmp(a->visible, b->visible, sizeof a->visible) != 0) return "visible items";
  if (a->visible_count != b->visible_count) return "number of visible items";
  const char *part = a->state.coordinator != 0 ? scene_difference(&a->page, &b->page) : NULL;
  return part != NULL ? part : scene_difference(&a->spare, &b->spare);
}

static bool finite_frame(const nslide_rect *f) {
  return isfinite(f->x) && isfinite(f->y) && isfinite(f->width) && isfinite(f->height) && f->width >= 0 &&
         f->height >= 0;
}

/* Items first, then footers, then headers. */
static int order_of(const nslide_item *item) { return item->item >= 0 ? 0 : item->item == NSLIDE_ITEM_FOOTER ? 1 : 2; }

static void check_visible(const nslide_item *items, int32_t count, const nslide_list_state *state) {
  bool taken[LIST_READ_ITEMS * 4] = {false};
  for (int32_t i = 0; i < count; i++) {
    const nslide_item *one = &items[i];
    bool is_known = one->item >= NSLIDE_ITEM_FOOTER && one->section >= 0 && one->section < state->section_count;
    if (!is_known) check_that(false, "item %d of section %d is seen", one->item, one->section);
    if (!finite_frame(&one->frame)) {
      check_that(false, "the frame of %d.%d is %g %g %g %g", one->section, one->item, one->frame.x, one->frame.y,
                 one->frame.width, one->frame.height);
    }
    if ((one->flags & ~(NSLIDE_ITEM_IS_STUCK | NSLIDE_ITEM_IS_ESTIMATED)) != 0) check_int(one->flags, 0);
    bool is_free = one->slot < 0 || one->slot >= LIST_READ_ITEMS * 4 || !taken[one->slot];
    if (!is_free || one->slot < -1) check_that(false, "slot %d of %d.%d", one->slot, one->section, one->item);
    if (one->slot >= 0 && one->slot < LIST_READ_ITEMS * 4) taken[one->slot] = true;
    if (i == 0) continue;
    bool later = one->section > one[-1].section || (one->section == one[-1].section && one->item > one[-1].item);
    bool ordered = order_of(one) > order_of(one - 1) || (order_of(one) == order_of(one - 1) && later);
    if (!ordered) check_that(false, "%d.%d is not in order", one->section, one->item);
  }
}

/* Below 0 only where the list grows up and is shorter than what shows it. */
static double least_offset(nslide_list list, const nslide_list_state *s) {
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_get_config(list, &config));
  return config.grows == NSLIDE_GROWS_UP ? fmin(0, s->content_height - s->height) : 0;
}

void list_check_sane(nslide_list list) {
  static nslide_item items[4 * LIST_READ_ITEMS];
  nslide_list_state s = {.struct_size = sizeof s};
  nslide_item_range range = {-77, -77, -77, -77};
  int32_t count = -1;
  if (!check_ok(nslide_list_get_state(list, &s))) return;
  check_that(s.content_height >= 0 && s.content_height <= NSLIDE_MAX_LENGTH, "content_height is %g", s.content_height);
  check_that(isfinite(s.offset) && s.max_offset >= least_offset(list, &s) && isfinite(s.max_offset), "offset %g of %g",
             s.offset, s.max_offset);
  check_that(s.width >= 0 && s.height >= 0 && isfinite(s.width + s.height), "%g x %g", s.width, s.height);
  check_that(s.section_count >= 0 && s.item_count >= 0, "%d sections, %d items", s.section_count, s.item_count);
  check_int(s.coordinator != 0, s.page != NSLIDE_NO_PAGE);
  check_ok(nslide_list_get_range(list, 0, 0, &range));
  bool nothing = range.first_section == -1;
  check_that(nothing || (range.first_section >= 0 && range.first_section <= range.last_section &&
                         range.last_section < s.section_count),
             "from section %d to %d", range.first_section, range.last_section);
  nslide_status status = nslide_list_get_visible(list, 0, 0, items, 4 * LIST_READ_ITEMS, &count);
  check_that(is_seen(status), "answers %s", nslide_status_name(status));
  if (status == NSLIDE_OK) check_visible(items, count, &s);
  if (s.coordinator != 0) {
    nslide_page page;
    check_ok(nslide_get_page(s.coordinator, s.page, &page));
    check_that(page.content_height == s.content_height && page.offset == s.offset, "the page is %g high at %g",
               page.content_height, page.offset);
  }
}

/* May be refused as out of memory or range: the list may be as full as it gets. */
static void edit(nslide_list list, nslide_status status) {
  bool may_be = status == NSLIDE_OK || status == NSLIDE_ERROR_OUT_OF_RANGE || status == NSLIDE_ERROR_OUT_OF_MEMORY ||
                status == NSLIDE_ERROR_INVALID_ARGUMENT;
  check_that(may_be, "an edit answers %s", nslide_status_name(status));
  list_check_sane(list);
}

static void scroll(nslide_list list, double way) {
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(list, &s));
  if (s.coordinator != 0) {
    check_ok(nslide_scroll_to(s.coordinator, NSLIDE_AUTO, fmin(NSLIDE_MAX_LENGTH, fmax(0, s.offset + way)), 0));
  } else {
    check_ok(nslide_list_set_offset(list, fmax(-NSLIDE_MAX_LENGTH, fmin(NSLIDE_MAX_LENGTH, s.offset + way))));
  }
  list_check_sane(list);
}

void list_exercise(nslide_list list) {
  static nslide_item_change changes[4 * LIST_READ_ITEMS];
  const double heights[3] = {120, NSLIDE_AUTO, 0};
  nslide_list_state s = {.struct_size = sizeof s};
  int32_t count = 0;
  double offset = NAN;
  list_check_sane(list);
  check_ok(nslide_list_get_state(list, &s));
  edit(list, nslide_list_insert_section(list, s.section_count, NULL, 3, heights));
  edit(list, nslide_list_insert_items(list, 0, 0, 3, heights));
  edit(list, nslide_list_set_heights(list, 0, 1, 2, heights));
  scroll(list, 250);
  check_that(is_seen(nslide_list_update(list, 0, 50, changes, 4 * LIST_READ_ITEMS, &count)), "not updated");
  edit(list, nslide_list_move_item(list, 0, 0, 0, 1));
  edit(list, nslide_list_remove_items(list, 0, 1, 1));
  nslide_status status = nslide_list_get_item_offset(list, 0, 0, NSLIDE_ALIGN_START, &offset);
  check_ok(nslide_list_get_state(list, &s));
  double least = least_offset(list, &s);
  if (status == NSLIDE_OK) check_that(offset >= least && isfinite(offset), "the first item is at %g", offset);
  if (s.coordinator != 0) {
    scene_exercise(s.coordinator);
    list_check_sane(list);
  }
  scroll(list, -100);
  edit(list, nslide_list_remove_sections(list, 0, 1));
  check_that(is_seen(nslide_list_update(list, 0, 50, changes, 4 * LIST_READ_ITEMS, &count)), "not updated");
}
