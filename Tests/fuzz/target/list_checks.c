#include "list_checks.h"

#include <math.h>

#include "amounts.h"
#include "fault.h"

void check_frame(const nslide_rect *frame, const char *what) {
  bool is_finite = isfinite(frame->x) && isfinite(frame->y) && isfinite(frame->width) && isfinite(frame->height);
  if (!is_finite || frame->width < 0 || frame->height < 0) {
    fault("%s is %g, %g, %g wide, %g high", what, frame->x, frame->y, frame->width, frame->height);
  }
}

/* Items, footers, headers. */
static int rank(const nslide_item *item) {
  return item->item >= 0 ? 0 : item->item == NSLIDE_ITEM_FOOTER ? 1 : item->item == NSLIDE_ITEM_HEADER ? 2 : 3;
}

static bool follows(const nslide_item *item, const nslide_item *previous) {
  if (rank(item) != rank(previous)) return rank(item) > rank(previous);
  if (item->section != previous->section) return item->section > previous->section;
  return item->item > previous->item;
}

void check_items(nslide_list list, const nslide_item *items, int32_t count) {
  nslide_list_state state = {.struct_size = sizeof state};
  if (nslide_list_get_state(list, &state) != NSLIDE_OK) fault("a list that lives is mute");
  for (int32_t i = 0; i < count; i++) {
    const nslide_item *item = &items[i];
    check_frame(&item->frame, "what is seen");
    if (rank(item) > 2 || item->section < 0 || item->section >= state.section_count) {
      fault("item %d.%d of %d sections is seen", item->section, item->item, state.section_count);
    }
    if (item->flags & ~(NSLIDE_ITEM_IS_STUCK | NSLIDE_ITEM_IS_ESTIMATED) || item->slot < -1) {
      fault("flags %d, slot %d", item->flags, item->slot);
    }
    if (i > 0 && !follows(item, item - 1)) {
      fault("%d.%d is seen behind %d.%d", item->section, item->item, items[i - 1].section, items[i - 1].item);
    }
  }
}

static void check_range(nslide_list list, const nslide_list_state *state, const nslide_item *items, int32_t count) {
  nslide_item_range r = {0};
  if (nslide_list_get_range(list, 0, 0, &r) != NSLIDE_OK) fault("a list that lives has no range");
  if (r.first_section == -1) return;
  if (r.first_section < 0 || r.last_section < r.first_section || r.last_section >= state->section_count) {
    fault("sections %d to %d of %d are seen", r.first_section, r.last_section, state->section_count);
  }
  for (int32_t i = 0; i < count; i++) {
    bool is_there = items[i].section >= r.first_section && items[i].section <= r.last_section;
    if (!is_there && !(items[i].flags & NSLIDE_ITEM_IS_STUCK)) {
      fault("section %d is seen, of those from %d to %d", items[i].section, r.first_section, r.last_section);
    }
  }
}

/* The greatest offset of a list that grows up: its end lies at its port's lower end, and an open header covers it there,
   all of it where the header is higher than the pager. */
static double greatest_of_chat(const nslide_list_state *list) {
  if (list->coordinator == 0) return list->content_height - list->height;
  nslide_snapshot s = {.struct_size = sizeof s};
  if (nslide_get_snapshot(list->coordinator, &s) != NSLIDE_OK) fault("a list's coordinator is mute");
  double port = fabs(along_path(list->coordinator, s.pager.width, s.pager.height));
  return list->content_height - port + covered_by_header(&s);
}

/* What sums of such lengths lose to rounding. */
static double rounding(const nslide_list_state *list) { return 1e-9 * (1 + fabs(list->max_offset) + list->content_height); }

static void check_greatest(const nslide_list_state *list, int32_t grows) {
  if (grows != NSLIDE_GROWS_UP) {
    if (list->max_offset >= 0 && list->max_offset <= list->content_height) return;
    fault("of %g the most is %g", list->content_height, list->max_offset);
  }
  double greatest = greatest_of_chat(list);
  if (fabs(list->max_offset - greatest) <= rounding(list)) return;
  fault("of %g the most is %g, not %g", list->content_height, list->max_offset, greatest);
}

void check_list(world *w, nslide_list list) {
  nslide_list_state s = {.struct_size = sizeof s};
  if (nslide_list_get_state(list, &s) != NSLIDE_OK) fault("a list that lives is mute");
  if (!(s.content_height >= 0 && s.content_height <= 1.01 * NSLIDE_MAX_LENGTH)) fault("%g high", s.content_height);
  if (!isfinite(s.offset)) fault("the offset is %g", s.offset);
  nslide_list_config f = {.struct_size = sizeof f};
  if (nslide_list_get_config(list, &f) != NSLIDE_OK) fault("a list that lives has no settings");
  check_greatest(&s, f.grows);
  if (!(isfinite(s.width) && s.width >= 0 && isfinite(s.height) && s.height >= 0)) fault("%g by %g", s.width, s.height);
  if (s.section_count < 0 || s.item_count < 0) fault("%d sections, %d items", s.section_count, s.item_count);
  if ((s.page == NSLIDE_NO_PAGE) != (s.coordinator == 0)) {
    fault("page %d of %llx", s.page, (unsigned long long)s.coordinator);
  }
  if (s.coordinator != 0 && world_find(w, COORDINATOR, s.coordinator) == NULL) fault("attached to one that is no more");
  nslide_item items[64];
  int32_t count = 0;
  nslide_status status = nslide_list_get_visible(list, 0, 0, items, 64, &count);
  if (status != NSLIDE_OK && status != NSLIDE_ERROR_BUFFER_TOO_SMALL) {
    fault("what is seen: %s", nslide_status_name(status));
  }
  if (status != NSLIDE_OK) return;
  check_items(list, items, count);
  check_range(list, &s, items, count);
}
