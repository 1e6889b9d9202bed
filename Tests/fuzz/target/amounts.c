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

/* Between the ends of the path. */
static bool is_between(const nslide_snapshot *s) {
  return s->overscroll == 0 && s->path > 0 && s->path < s->max_outer + s->max_inner;
}

/* What was consumed has moved the path, where it ends at none of its ends and nothing puts pages elsewhere. */
static void check_path(const object *o, const nslide_snapshot *before, const nslide_snapshot *after, double consumed) {
  nslide_config config = {.struct_size = sizeof config};
  if (nslide_get_config(o->handle, &config) != NSLIDE_OK) fault("one that lives has no settings");
  bool resets = config.page_memory == NSLIDE_MEMORY_RESET_CURRENT || config.page_memory == NSLIDE_MEMORY_RESET_ALL;
  bool is_same = is_between(before) && is_between(after) && before->page_index == after->page_index;
  /* What ends at an end that hands nothing on is gone. */
  bool chains = config.chain_top == NSLIDE_CHAIN_AUTO && config.chain_bottom == NSLIDE_CHAIN_AUTO;
  /* What only the page may take, an end of it may. */
  bool is_pages = config.header_motion == NSLIDE_HEADER_CONTENT_FIRST;
  if (resets || !chains || is_pages || !is_same || o->is_linked || o->is_forged || o->is_observed) return;
  double moved = after->path - before->path, scale = fabs(before->path) + fabs(after->path) + fabs(consumed);
  if (fabs(moved - consumed) > 1e-6 + 1e-9 * scale) fault("%.17g consumed, %.17g moved", consumed, moved);
}

void check_update(const object *o, const nslide_snapshot *before, double dx, double dy, const double *x,
                  const double *y) {
  nslide_snapshot after = {.struct_size = sizeof after};
  if (nslide_get_snapshot(o->handle, &after) != NSLIDE_OK) fault("no snapshot");
  if (x != NULL) check_amount(dx, *x, after.unconsumed_x);
  if (y == NULL) return;
  check_amount(dy, *y, after.unconsumed_y);
  check_path(o, before, &after, *y);
}
