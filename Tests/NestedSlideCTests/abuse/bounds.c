#include "bounds.h"

#include <math.h>
#include <string.h>

#include "../support/check.h"
#include "../support/list_scene.h"
#include "../support/scene.h"

typedef struct bounds {
  const char *name; /* of the argument, or of the function and the argument */
  double least, most;
  nslide_status beyond; /* of whole numbers; OK: any error */
  bool automatic;       /* NSLIDE_AUTO is fine too */
} bounds;

#define LENGTH -NSLIDE_MAX_LENGTH, NSLIDE_MAX_LENGTH, NSLIDE_OK, false
#define OFFSET -NSLIDE_MAX_LENGTH, NSLIDE_MAX_LENGTH, NSLIDE_OK, true
#define HEIGHT 0, NSLIDE_MAX_LENGTH, NSLIDE_OK, false
#define VELOCITY -NSLIDE_MAX_VELOCITY, NSLIDE_MAX_VELOCITY, NSLIDE_OK, false
#define TIME -NSLIDE_MAX_TIME, NSLIDE_MAX_TIME, NSLIDE_OK, false
#define POWER 0, 4, NSLIDE_OK, false
#define CHOICE(last) 0, last, NSLIDE_ERROR_INVALID_ARGUMENT, false
#define FROM_TO(first, last) first, last, NSLIDE_ERROR_OUT_OF_RANGE, false
#define ANY -INFINITY, INFINITY, NSLIDE_OK, false
#define ITEMS FROM_TO(0, LIST_ITEMS - 1)
#define SECTIONS FROM_TO(0, LIST_SECTIONS - 1)
#define PAGES FROM_TO(0, SCENE_PAGES - 1)

/* The first that fits counts: what is of one function comes before what is of all. Beside an item in the middle the fine
 * call has a count of 1. */
static const bounds all[] = {
    {"nslide_autoscroll.from", LENGTH},
    {"nslide_autoscroll.speed", 0, NSLIDE_MAX_VELOCITY, NSLIDE_ERROR_INVALID_ARGUMENT, false},
    {"nslide_autoscroll.y", LENGTH},
    {"nslide_drag_thumb.place", 0, 1, NSLIDE_ERROR_INVALID_ARGUMENT, false},
    {"nslide_find_page.key", ANY},
    {"nslide_focus_snap_area.key", ANY},
    {"nslide_focus_snap_area.page", PAGES},
    {"nslide_insert_page.index", FROM_TO(0, SCENE_PAGES)},
    {"nslide_list_attach.page", PAGES},
    {"nslide_list_find_item.number", FROM_TO(0, LIST_SECTIONS * LIST_ITEMS - 1)},
    {"nslide_list_get_item_offset.item", FROM_TO(NSLIDE_ITEM_FOOTER, LIST_ITEMS - 1)},
    {"nslide_list_get_section.index", SECTIONS},
    {"nslide_list_insert_items.item", FROM_TO(0, LIST_ITEMS)},
    {"nslide_list_insert_section.index", FROM_TO(0, LIST_SECTIONS)},
    {"nslide_list_move_section.from", SECTIONS},
    {"nslide_list_move_section.to", SECTIONS},
    {"nslide_list_remove_items.count", FROM_TO(0, LIST_ITEMS - 3)},
    {"nslide_list_remove_sections.count", FROM_TO(0, LIST_SECTIONS - 1)},
    {"nslide_list_remove_sections.index", FROM_TO(0, LIST_SECTIONS - 1)},
    {"nslide_list_scroll_to.item", FROM_TO(NSLIDE_ITEM_FOOTER, LIST_ITEMS - 1)},
    {"nslide_list_set_anchor.item", FROM_TO(NSLIDE_ITEM_NONE, LIST_ITEMS - 1)},
    {"nslide_list_set_item_count.count", FROM_TO(0, NSLIDE_MAX_ITEMS - (LIST_SECTIONS - 1) * LIST_ITEMS)},
    {"nslide_list_set_section.index", SECTIONS},
    {"nslide_pointer.id", ANY},
    {"nslide_reload.to", ANY},
    {"nslide_scroll_to_page.index", ANY},
    {"nslide_set_fling_samples.distance", 0.001, 1e9, NSLIDE_OK, false},
    {"nslide_set_fling_samples.distance_power", POWER},
    {"nslide_set_fling_samples.duration", 0.001, 600, NSLIDE_OK, false},
    {"nslide_end_refresh.result", CHOICE(NSLIDE_RESULT_FAILURE)},
    {"nslide_set_fling_samples.duration_power", POWER},
    {"nslide_set_snap_areas.page", PAGES},
    {"nslide_shift_page.shift", LENGTH},
    {"nslide_status_name.status", ANY},
    {"nslide_struct_size.kind", ANY},
    {"action", CHOICE(NSLIDE_POINTER_CANCEL)},
    {"align", CHOICE(NSLIDE_ALIGN_NEAREST)},
    {"direction", NSLIDE_DIRECTION_NONE, NSLIDE_DIRECTION_RIGHT, NSLIDE_ERROR_INVALID_ARGUMENT, false},
    {"bar", CHOICE(NSLIDE_BAR_PAGE)},
    {"animated", CHOICE(1)},
    {"axes", CHOICE(2 * NSLIDE_LINK_OWN_COORDINATES - 1)},
    {"before", HEIGHT},
    {"behind", HEIGHT},
    {"content_height", HEIGHT},
    {"dx", LENGTH},
    {"dy", LENGTH},
    {"from", PAGES},
    {"height", HEIGHT},
    {"index", PAGES},
    {"inner", OFFSET},
    {"item", ITEMS},
    {"key", CHOICE(NSLIDE_KEY_RIGHT)},
    {"mode", CHOICE(NSLIDE_AUTOSCROLL_ORIGIN)},
    {"moved_by", CHOICE(NSLIDE_MOVED_BY_HEADER_DRAG)},
    {"offset", LENGTH},
    {"outer", OFFSET},
    {"padding_end", HEIGHT},
    {"padding_start", HEIGHT},
    {"page", FROM_TO(NSLIDE_NO_PAGE, SCENE_PAGES - 1)},
    {"phase", CHOICE(NSLIDE_WHEEL_PHASE_MOMENTUM_ENDED)},
    {"pixel", HEIGHT},
    {"position", LENGTH},
    {"reset", CHOICE(1)},
    {"section", SECTIONS},
    {"shift", CHOICE(1)},
    {"source", CHOICE(NSLIDE_SOURCE_TRACKPAD)},
    {"strictness", CHOICE(1)},
    {"time", TIME},
    {"to", PAGES},
    {"to_item", FROM_TO(0, LIST_ITEMS)},
    {"to_section", SECTIONS},
    {"token", CHOICE(INT32_MAX)},
    {"unit", CHOICE(NSLIDE_WHEEL_NOTCH)},
    {"view", FROM_TO(NSLIDE_VIEW_OUTER, SCENE_PAGES - 1)},
    {"vx", VELOCITY},
    {"vy", VELOCITY},
    {"x", LENGTH},
    {"y", LENGTH},
};

static const bounds *bounds_of(const abuse_function *f, int parameter) {
  const char *name = f->parameters[parameter].name;
  size_t length = strlen(f->name);
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
    const char *given = all[i].name;
    bool of_function = strncmp(given, f->name, length) == 0 && given[length] == '.' && strcmp(given + length + 1, name) == 0;
    if (of_function || strcmp(given, name) == 0) return &all[i];
  }
  return NULL;
}

static double at(const bounds *b, abuse_kind kind, bounds_edge edge) {
  switch (edge) {
    case EDGE_LEAST: return b->least;
    case EDGE_MOST: return b->most;
    case EDGE_BELOW: return kind == KIND_REAL ? nextafter(b->least, -INFINITY) : b->least - 1;
    default: return kind == KIND_REAL ? nextafter(b->most, INFINITY) : b->most + 1;
  }
}

unsigned bounds_edges(const abuse_function *f, int parameter) {
  const bounds *b = bounds_of(f, parameter);
  check_that(b != NULL, "%s.%s: nobody knows where it ends", f->name, f->parameters[parameter].name);
  if (b == NULL || isinf(b->least)) return 0;
  return (1u << EDGES) - 1;
}

void bounds_set(const abuse_function *f, int parameter, bounds_edge edge, abuse_value *value) {
  abuse_kind kind = f->parameters[parameter].kind;
  double to = at(bounds_of(f, parameter), kind, edge);
  if (kind == KIND_REAL) value->real = to;
  else value->whole = (int64_t)to;
}

bool bounds_exceeded(const abuse_function *f, int parameter, const abuse_value *value, nslide_status *status) {
  const bounds *b = bounds_of(f, parameter);
  bool real = f->parameters[parameter].kind == KIND_REAL;
  double given = real ? value->real : (double)value->whole;
  *status = b == NULL ? NSLIDE_OK : b->beyond;
  if (b == NULL || (b->automatic && given == NSLIDE_AUTO)) return false;
  return given < b->least || given > b->most;
}
