#include "list_compare.h"

static const double tolerance = 1e-9;

/* Everything the generator makes is in quarters: what is seen by less than this is not seen. */
static const double seen_by = 1e-5;

static void compare_frame(const nslide_rect *got, const nslide_rect *wanted, int section, int item) {
  double slack = tolerance * (1 + fabs(wanted->y));
  bool same = fabs(got->x - wanted->x) <= tolerance && fabs(got->y - wanted->y) <= slack &&
              fabs(got->width - wanted->width) <= tolerance && fabs(got->height - wanted->height) <= tolerance;
  check_that(same, "%d.%d is at %.9g %.9g %.9g %.9g, not %.9g %.9g %.9g %.9g", section, item, got->x, got->y,
             got->width, got->height, wanted->x, wanted->y, wanted->width, wanted->height);
}

void compare_frames(list_world *w) {
  const list_reference *r = &w->expected;
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(w->list, &s));
  check_int(s.section_count, r->section_count);
  check_int(s.item_count, reference_item_count(r));
  check_near(s.content_height, r->content_height, tolerance * (1 + r->content_height));
  check_near(s.max_offset, reference_max_offset(r), tolerance * (1 + r->content_height));
  const reference_element *e = r->elements;
  for (int i = 0; i < r->section_count; i++) {
    nslide_rect frames[REFERENCE_ITEMS], header, footer;
    int count = r->sections[i].count;
    check_ok(nslide_list_get_frames(w->list, i, NSLIDE_ITEM_HEADER, 1, &header));
    check_ok(nslide_list_get_frames(w->list, i, 0, count, frames));
    check_ok(nslide_list_get_frames(w->list, i, NSLIDE_ITEM_FOOTER, 1, &footer));
    if (e->now.height > 0) compare_frame(&header, &e->now, i, NSLIDE_ITEM_HEADER);
    for (int n = 0; n < count; n++) compare_frame(&frames[n], &e[n + 1].now, i, n);
    e += count + 1;
    if (e->now.height > 0) compare_frame(&footer, &e->now, i, NSLIDE_ITEM_FOOTER);
    e++;
  }
}

/* ---------------------------------------------------------------------------------------------------- what is seen */

static bool exists(const reference_element *e) { return e->item >= 0 || e->own.height > 0; }

static bool is_seen(const list_reference *r, const reference_element *e, bool stuck, double before, double behind) {
  return exists(e) && reference_seen(r, stuck ? &e->now : &e->own, before, behind) > seen_by;
}

/* Of a waterfall, what follows one that is seen and begins above the end of what is seen. */
static bool may_be_seen(const list_reference *r, const reference_element *e, double before, double behind) {
  if (r->sections[e->section].settings.layout == NSLIDE_LAYOUT_LIST || e->item < 0) return false;
  if (e->own.y >= r->offset + r->height + behind) return false;
  for (int i = 0; i < r->element_count; i++) {
    const reference_element *other = &r->elements[i];
    bool is_earlier = other->section == e->section && other->item >= 0 && other->item < e->item;
    if (is_earlier && is_seen(r, other, false, before, behind)) return true;
  }
  return false;
}

static void compare_range(list_world *w, double before, double behind) {
  const list_reference *r = &w->expected;
  nslide_item_range range;
  const reference_element *first = NULL, *last = NULL;
  for (int i = 0; i < r->element_count; i++) {
    if (!is_seen(r, &r->elements[i], false, before, behind)) continue;
    if (first == NULL) first = &r->elements[i];
    last = &r->elements[i];
  }
  check_ok(nslide_list_get_range(w->list, before, behind, &range));
  if (first == NULL) {
    check_that(range.first_section == -1, "%d.%d is seen, and should not be", range.first_section, range.first_item);
    return;
  }
  const reference_element *end = reference_find(r, range.last_section, range.last_item);
  bool ends = end == last || (end != NULL && end->section == last->section && end->item > last->item &&
                              may_be_seen(r, end, before, behind));
  bool same = range.first_section == first->section && range.first_item == first->item && ends;
  check_that(same, "seen from %d.%d to %d.%d, not from %d.%d to %d.%d", range.first_section, range.first_item,
             range.last_section, range.last_item, first->section, first->item, last->section, last->item);
}

/* In the order of drawing: items, footers, headers. */
static int layer_of(int item) { return item >= 0 ? 0 : item == NSLIDE_ITEM_FOOTER ? 1 : 2; }

static void compare_item(const list_reference *r, const nslide_item *got, double before, double behind) {
  const reference_element *e = reference_find(r, got->section, got->item);
  if (!check_that(e != NULL, "there is no %d.%d to be seen", got->section, got->item)) return;
  check_that(is_seen(r, e, true, before, behind) || may_be_seen(r, e, before, behind),
             "%d.%d at %g, %g high, should not be seen at %g", e->section, e->item, e->now.y, e->now.height, r->offset);
  compare_frame(&got->frame, &e->now, e->section, e->item);
  check_that(got->flags == e->flags, "the flags of %d.%d are %d, not %d", e->section, e->item, got->flags, e->flags);
}

void compare_seen(list_world *w, double before, double behind) {
  static nslide_item items[COMPARE_ROOM];
  const list_reference *r = &w->expected;
  int32_t count = -1;
  compare_range(w, before, behind);
  if (!check_ok(nslide_list_get_visible(w->list, before, behind, items, COMPARE_ROOM, &count))) return;
  for (int32_t i = 0; i < count; i++) {
    compare_item(r, &items[i], before, behind);
    if (i == 0) continue;
    const nslide_item *one = &items[i - 1], *other = &items[i];
    int a = layer_of(one->item), b = layer_of(other->item);
    bool ordered = a < b || (a == b && (one->section < other->section ||
                                        (one->section == other->section && one->item < other->item)));
    check_that(ordered, "%d.%d comes before %d.%d", one->section, one->item, other->section, other->item);
  }
  for (int i = 0; i < r->element_count; i++) {
    const reference_element *e = &r->elements[i];
    if (!is_seen(r, e, true, before, behind)) continue;
    bool found = false;
    for (int32_t n = 0; n < count && !found; n++) found = items[n].section == e->section && items[n].item == e->item;
    check_that(found, "%d.%d at %g, %g high, is not seen at %g", e->section, e->item, e->now.y, e->now.height,
               r->offset);
  }
}

/* ------------------------------------------------------------------------------------------------ single questions */

static void compare_place(list_world *w, double x, double y) {
  const reference_element *e = reference_at(&w->expected, x, y);
  int32_t section = -77, item = -77;
  check_ok(nslide_list_item_at(w->list, x, y, &section, &item));
  int wanted_section = e != NULL ? e->section : -1, wanted = e != NULL ? e->item : NSLIDE_ITEM_NONE;
  check_that(section == wanted_section && item == wanted, "at %.9g, %.9g lies %d.%d, not %d.%d", x, y, section, item,
             wanted_section, wanted);
}

void compare_places(list_world *w) {
  const list_reference *r = &w->expected;
  for (int i = 0; i < 12; i++) {
    double x = random_between(&w->random, -10, r->width + 10);
    compare_place(w, x, random_between(&w->random, -50, r->content_height + 50));
    compare_place(w, x, random_between(&w->random, r->offset, r->offset + r->height));
  }
}

void compare_edges(list_world *w) {
  const list_reference *r = &w->expected;
  for (int i = 0; i < 8 && r->element_count > 0; i++) {
    const nslide_rect *f = &r->elements[random_below(&w->random, r->element_count)].now;
    double x = f->x + f->width / 2;
    compare_place(w, x, f->y);
    compare_place(w, x, f->y + f->height);
    compare_place(w, x, f->y + f->height - 0.125);
  }
}

void compare_numbers(list_world *w) {
  int number = 0;
  for (int i = 0; i < w->expected.section_count; i++) {
    for (int n = 0; n < w->expected.sections[i].count; n++, number++) {
      int32_t section = -77, item = -77;
      check_ok(nslide_list_find_item(w->list, number, &section, &item));
      check_that(section == i && item == n, "number %d is %d.%d, not %d.%d", number, section, item, i, n);
    }
  }
  int32_t section, item;
  check_status(nslide_list_find_item(w->list, number, &section, &item), NSLIDE_ERROR_OUT_OF_RANGE);
}

void compare_offsets(list_world *w) {
  const list_reference *r = &w->expected;
  for (int i = 0; i < 6 && r->element_count > 0; i++) {
    const reference_element *e = &r->elements[random_below(&w->random, r->element_count)];
    for (int align = NSLIDE_ALIGN_START; align <= NSLIDE_ALIGN_NEAREST; align++) {
      double offset = NAN, wanted = reference_offset_of(r, e, align);
      check_ok(nslide_list_get_item_offset(w->list, e->section, e->item, align, &offset));
      check_that(fabs(offset - wanted) <= 1e-6, "the offset of %d.%d, align %d, is %.9g, not %.9g", e->section, e->item,
                 align, offset, wanted);
    }
  }
}

void compare_all(list_world *w) {
  double before = random_below(&w->random, 3) * 100, behind = random_below(&w->random, 3) * 150;
  compare_frames(w);
  compare_seen(w, 0, 0);
  compare_seen(w, before, behind);
  compare_places(w);
  compare_edges(w);
  compare_numbers(w);
  compare_offsets(w);
}
