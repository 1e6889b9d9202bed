#include "amounts.h"

#include <math.h>

#include "fault.h"

/* What was consumed and what was not are together what was given. */
static void check_amount(double given, double consumed, double left) {
  double tolerance = 1e-9 * (1 + fabs(given));
  if (!isfinite(consumed) || !isfinite(left)) fault("of %g %g was consumed and %g left", given, consumed, left);
  if (fabs(consumed + left - given) > tolerance) {
    fault("of %.17g %.17g was consumed and %.17g left", given, consumed, left);
  }
  if (fabs(consumed) > fabs(given) + tolerance) fault("of %.17g %.17g was consumed", given, consumed);
  if (fabs(left) > fabs(given) + tolerance) fault("of %.17g %.17g was left", given, left);
}

double covered_by_header(const nslide_snapshot *s) { return fmin(fmax(s->range - s->outer, 0), s->range); }

bool standing_of(nslide_coordinator c, standing *standing) {
  standing->snapshot.struct_size = sizeof standing->snapshot;
  return nslide_get_snapshot(c, &standing->snapshot) == NSLIDE_OK &&
         nslide_get_pages(c, standing->pages, NSLIDE_MAX_VISIBLE_PAGES, &standing->count) == NSLIDE_OK;
}

double along_path(nslide_coordinator c, double x, double y) {
  nslide_config config = {.struct_size = sizeof config};
  if (nslide_get_config(c, &config) != NSLIDE_OK) fault("one that lives has no settings");
  if (config.axis == NSLIDE_PATH_AXIS_VERTICAL) return y;
  return config.right_to_left ? -x : x;
}

/* Between the ends of the path, where that leads through a page. */
static bool is_between(const nslide_snapshot *s, double offset, double greatest) {
  return s->overscroll == 0 && s->outer + offset > 0 && s->outer + offset < s->max_outer + greatest;
}

static bool is_as_far(double moved, double consumed, double scale) {
  return fabs(moved - consumed) <= 1e-6 + 1e-9 * (scale + fabs(consumed));
}

/* While pages turn, a page that shows is moved, and it need not be the current one: one of them must have moved by
 * `consumed` together with the header. Where one was at an end, what it says is not known. */
static void check_turning(const object *o, const standing *before, const nslide_snapshot *after, double consumed) {
  for (int32_t i = 0; i < before->count; i++) {
    const nslide_page *page = &before->pages[i];
    nslide_page now = {0};
    if (nslide_get_page(o->handle, page->index, &now) != NSLIDE_OK) fault("a page that showed is gone");
    if (!is_between(&before->snapshot, page->offset, page->max_offset)) return;
    if (!is_between(after, now.offset, now.max_offset)) return;
    double moved = after->outer + now.offset - before->snapshot.outer - page->offset;
    if (is_as_far(moved, consumed, fabs(before->snapshot.outer + page->offset))) return;
  }
  fault("%.17g consumed, and no page that turns has moved by that", consumed);
}

/* What was consumed has moved the path, where it ends at none of its ends and nothing puts pages elsewhere. */
static void check_path(const object *o, const standing *standing, const nslide_snapshot *after, double consumed) {
  const nslide_snapshot *before = &standing->snapshot;
  nslide_config config = {.struct_size = sizeof config};
  if (nslide_get_config(o->handle, &config) != NSLIDE_OK) fault("one that lives has no settings");
  bool resets = config.page_memory == NSLIDE_MEMORY_RESET_CURRENT || config.page_memory == NSLIDE_MEMORY_RESET_ALL;
  bool is_same = is_between(before, before->inner, before->max_inner) &&
                 is_between(after, after->inner, after->max_inner) && before->page_index == after->page_index;
  /* What ends at an end that hands nothing on is gone. */
  bool chains = config.chain_top == NSLIDE_CHAIN_AUTO && config.chain_bottom == NSLIDE_CHAIN_AUTO;
  /* What only the page may take, an end of it may. */
  bool is_pages = config.header_motion == NSLIDE_HEADER_CONTENT_FIRST;
  if (resets || !chains || is_pages || !is_same || o->is_linked || o->is_forged || o->is_observed) return;
  double moved = after->path - before->path;
  if (is_as_far(moved, consumed, fabs(before->path) + fabs(after->path))) return;
  bool is_turning = before->transition_from >= 0 || after->transition_from >= 0;
  if (!is_turning) fault("%.17g consumed, %.17g moved", consumed, moved);
  check_turning(o, standing, after, consumed);
}

void check_update(const object *o, const standing *before, double dx, double dy, const double *x, const double *y) {
  nslide_snapshot after = {.struct_size = sizeof after};
  if (nslide_get_snapshot(o->handle, &after) != NSLIDE_OK) fault("no snapshot");
  if (x != NULL) check_amount(dx, *x, after.unconsumed_x);
  if (y != NULL) check_amount(dy, *y, after.unconsumed_y);
  if (x == NULL || y == NULL) return;
  check_path(o, before, &after, along_path(o->handle, *x, *y));
}
