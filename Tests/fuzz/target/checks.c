#include "checks.h"

#include <math.h>

#include "amounts.h"
#include "fault.h"

static void check_choice(int32_t value, int32_t last, const char *name) {
  if (value < 0 || value > last) fault("%s is %d", name, value);
}

static void check_finite(const nslide_snapshot *s) {
  /* From `time` to `page_goal` there are doubles only. */
  const double *numbers = &s->time;
  size_t count = (offsetof(nslide_snapshot, page_goal) - offsetof(nslide_snapshot, time)) / sizeof *numbers;
  for (size_t i = 0; i < count; i++) {
    if (!isfinite(numbers[i])) fault("number %zu behind snapshot.time is %g", i, numbers[i]);
  }
}

static void check_choices(const nslide_snapshot *s, bool is_forged) {
  check_choice(s->phase, NSLIDE_PHASE_ANIMATING, "phase");
  check_choice(s->collapse_state, NSLIDE_PINNED, "collapse_state");
  check_choice(s->at_rest, 1, "at_rest");
  check_choice(s->needs_frame, 1, "needs_frame");
  check_choice(s->visible_pages, NSLIDE_MAX_VISIBLE_PAGES, "visible_pages");
  check_choice(s->indicator, NSLIDE_INDICATOR_PAGE, "indicator");
  check_choice(s->refresh, NSLIDE_REFRESH_FAILED, "refresh");
  check_choice(s->touch, NSLIDE_TOUCH_TAPPED, "touch");
  check_choice(s->can_retarget, 1, "can_retarget");
  check_choice(s->page_count, NSLIDE_MAX_PAGES, "page_count");
  bool is_none = s->page_index == -1 && (s->page_count == 0 || is_forged);
  if (!is_none && (s->page_index < 0 || s->page_index >= s->page_count)) {
    fault("page %d of %d", s->page_index, s->page_count);
  }
  if (is_forged) return;
  if (s->transition_from < -1 || s->transition_to < -1) fault("from %d to %d", s->transition_from, s->transition_to);
  if (s->transition_from >= s->page_count || s->transition_to >= s->page_count) {
    if (s->page_count > 0) fault("from %d to %d of %d", s->transition_from, s->transition_to, s->page_count);
  }
}

/* Offsets are within their ranges but for what is overscrolled. At the top what refreshes is held open beyond; a page
 * is also beyond while it eases back or swings. */
static void check_ranges(const object *o, const nslide_snapshot *s) {
  double slack = 1e-6 + 1e-9 * (fabs(s->path) + s->range + s->max_inner), beyond = fabs(s->overscroll) + slack;
  double least = o->has_refreshed ? -NSLIDE_MAX_LENGTH - slack : -beyond;
  if (s->range < 0 || s->max_outer < 0 || s->max_inner < 0) {
    fault("range %g, max_outer %g, max_inner %g", s->range, s->max_outer, s->max_inner);
  }
  if (s->max_outer > s->range + slack) fault("max_outer %g of %g", s->max_outer, s->range);
  if (s->outer < least || s->outer > s->range + beyond) {
    fault("outer %.17g of %.17g, overscroll %.17g", s->outer, s->range, s->overscroll);
  }
  if (s->at_rest && !o->is_observed && (s->inner < least || s->inner > s->max_inner + beyond)) {
    fault("inner %.17g of %.17g, overscroll %.17g", s->inner, s->max_inner, s->overscroll);
  }
  if (fabs(s->outer + s->inner - s->path) > slack) fault("path %g of %g and %g", s->path, s->outer, s->inner);
  if (s->collapse < 0 || s->collapse > 1) fault("collapse %g", s->collapse);
  if (s->transition_progress < 0 || s->transition_progress > 1) fault("progress %g", s->transition_progress);
  if (s->header_stretch < 0 || s->header_shown < 0) fault("stretch %g, shown %g", s->header_stretch, s->header_shown);
  if (s->page_goal < -1 || s->page_goal >= s->page_count) fault("page_goal %d of %d", s->page_goal, s->page_count);
  if (s->at_rest && (s->page_goal != s->page_index || s->direction != NSLIDE_DIRECTION_NONE)) {
    fault("at rest on page %d, goal %d, direction %d", s->page_index, s->page_goal, s->direction);
  }
  if (s->header.height < 0 || s->hover.height < 0 || s->pager.height < 0) fault("a frame of negative height");
  if (s->outer_bar_length < 0 || s->page_bar_length < 0 || s->tab_indicator.width < 0) {
    fault("a bar of negative length");
  }
}

static void check_page(const object *o, const nslide_page *page, const nslide_snapshot *s) {
  const nslide_rect *f = &page->frame;
  bool is_finite = isfinite(f->x) && isfinite(f->y) && isfinite(f->width) && isfinite(f->height);
  if (!is_finite || !isfinite(page->offset) || !isfinite(page->max_offset)) fault("page %d is not finite", page->index);
  /* A list that grows up and is short begins lower than its pager, by the room that it leaves and no header covers. */
  double room = fabs(along_path(o->handle, s->pager.width, s->pager.height)) - covered_by_header(s);
  double lead = page->max_offset < 0 ? room - page->content_height : 0;
  bool is_led = lead == 0 || fabs(page->max_offset + lead) <= 1e-6 + 1e-9 * lead;
  if (!is_led || page->content_height < 0) fault("page %d: %g", page->index, page->max_offset);
  double slack = 1e-6 + 1e-9 * fabs(page->max_offset);
  bool is_current = page->index == s->page_index;
  double beyond = slack + (is_current ? fabs(s->overscroll) : 0);
  double least = o->has_refreshed ? -NSLIDE_MAX_LENGTH - slack : -lead - beyond;
  if (s->at_rest && !o->is_observed && (page->offset < least || page->offset > page->max_offset + beyond)) {
    fault("page %d at %.17g of %.17g, overscroll %.17g of page %d", page->index, page->offset, page->max_offset,
          s->overscroll, s->page_index);
  }
}

/* A frame as a motion has it: along the path, from where that begins. */
static nslide_rect upright(const nslide_config *config, nslide_rect frame) {
  if (config->axis == NSLIDE_PATH_AXIS_VERTICAL) return frame;
  double start = config->right_to_left ? config->viewport_width - (frame.x + frame.width) : frame.x;
  return (nslide_rect){frame.y, start, frame.height, frame.width};
}

void check_motion(const object *o, const nslide_motion *m) {
  nslide_config config = {.struct_size = sizeof config};
  nslide_snapshot seen = {.struct_size = sizeof seen};
  if (nslide_get_config(o->handle, &config) != NSLIDE_OK) fault("one that lives has no settings");
  if (nslide_get_snapshot(o->handle, &seen) != NSLIDE_OK) fault("one that lives has no snapshot");
  const nslide_snapshot *s = &seen;
  nslide_rect header = upright(&config, s->header), hover = upright(&config, s->hover), pager = upright(&config, s->pager);
  bool is_upright = config.axis == NSLIDE_PATH_AXIS_VERTICAL;
  if (m->phase != s->phase || m->needs_frame != s->needs_frame) {
    fault("phase %d and needs_frame %d in the motion, %d and %d", m->phase, m->needs_frame, s->phase, s->needs_frame);
  }
  /* From `time` to the end there are doubles only. */
  const double expected[] = {s->time,       s->outer,         s->inner,           s->path,
                             s->overscroll, s->collapse,      s->velocity_x,      s->velocity_y,
                             s->page_position, header.y,      header.height,      hover.y,
                             pager.y,       s->tab_offset,
                             is_upright ? s->tab_indicator.x : s->tab_indicator.y,
                             is_upright ? s->tab_indicator.width : s->tab_indicator.height};
  _Static_assert(offsetof(nslide_motion, time) + sizeof expected == sizeof *m, "a field more");
  for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
    double found = (&m->time)[i];
    /* What is counted from the right has been taken from the viewport's width twice. */
    double slack = !is_upright && config.right_to_left ? 1e-9 * (fabs(found) + config.viewport_width) : 0;
    if (!(fabs(found - expected[i]) <= slack)) fault("number %zu behind motion.time is %.17g, not %.17g", i, found, expected[i]);
  }
}

void check_coordinator(object *o) {
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_edge e = {NAN, NAN, NAN, NAN, NAN, NAN};
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  int32_t count = -1;
  if (nslide_get_snapshot(o->handle, &s) != NSLIDE_OK) fault("one that lives has no snapshot");
  if (nslide_get_edge(o->handle, &e) != NSLIDE_OK) fault("one that lives has no edge");
  if (nslide_get_pages(o->handle, pages, NSLIDE_MAX_VISIBLE_PAGES, &count) != NSLIDE_OK) fault("no visible pages");
  trace("  at %g: outer %g of %g, inner %g of %g, overscroll %g, page %d of %d, phase %d%s", s.time, s.outer, s.range,
        s.inner, s.max_inner, s.overscroll, s.page_index, s.page_count, s.phase, s.at_rest ? ", at rest" : "");
  check_finite(&s);
  check_choices(&s, o->is_forged);
  if (!isfinite(e.pull_x) || !isfinite(e.pull_y) || !isfinite(e.velocity_y) || e.velocity_x != 0) {
    fault("the edge was given %g %g %g %g", e.pull_x, e.pull_y, e.velocity_x, e.velocity_y);
  }
  if (!isfinite(e.shown_x) || !isfinite(e.shown_y)) fault("the edge shows %g %g", e.shown_x, e.shown_y);
  if (count != s.visible_pages) fault("%d pages, %d visible", count, s.visible_pages);
  if (s.refresh >= NSLIDE_REFRESH_ARMED) o->has_refreshed = true;
  if (o->is_forged) return;
  check_ranges(o, &s);
  for (int32_t i = 0; i < count; i++) {
    if (i > 0 && pages[i].index <= pages[i - 1].index) fault("pages are not in order");
    if (pages[i].visible != 1) fault("page %d is written, not visible", pages[i].index);
    check_page(o, &pages[i], &s);
  }
}
