/*
 * Memory of lists: no question takes any, nor does a frame; where there is none left every call that needs some answers
 * so, whichever piece it is that is missing, and has changed nothing; and all of it is given back.
 */
#include <stdlib.h>

#include "support/allocations.h"
#include "support/list_world.h"
#include "support/scene.h"
#include "support/list_scene.h"

enum { ROOM = 256, ROWS = 3000, MOST_PIECES = 80 };

/* ------------------------------------------------------------------------------------------------ what takes none */

static void ask_everything(nslide_list list, int i) {
  static nslide_item items[ROOM];
  static nslide_item_change changes[ROOM];
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_list_config config = {.struct_size = sizeof config};
  nslide_section section = {.struct_size = sizeof section};
  nslide_item_range range;
  nslide_rect frames[LIST_ITEMS];
  int32_t count, at, item;
  double offset;
  check_ok(nslide_list_get_state(list, &state));
  check_ok(nslide_list_get_config(list, &config));
  check_ok(nslide_list_get_section(list, i % state.section_count, &section));
  check_ok(nslide_list_get_range(list, 0, i % 3 * 50, &range));
  check_ok(nslide_list_get_visible(list, 10, 0, items, ROOM, &count));
  check_ok(nslide_list_update(list, 0, 0, changes, ROOM, &count));
  check_ok(nslide_list_get_frames(list, i % state.section_count, 0, LIST_ITEMS, frames));
  check_ok(nslide_list_item_at(list, i * 7 % 390, i * 31 % 2000, &at, &item));
  check_ok(nslide_list_find_item(list, i * 13 % state.item_count, &at, &item));
  check_ok(nslide_list_get_item_offset(list, at, item, i % 4, &offset));
}

static void scroll(nslide_list list, nslide_coordinator c, int i, double *time) {
  if (c == 0) {
    check_ok(nslide_list_set_offset(list, 40 * (i % 50) - 100));
    return;
  }
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_event events[64];
  nslide_frame_buffers buffers = {
      .struct_size = sizeof buffers, .event_capacity = 64, .events = events, .snapshot = &snapshot};
  if (i % 90 == 0) {
    check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_end(c, 0, i % 180 ? -2500 : 2500));
  }
  check_ok(nslide_frame(c, *time += 1 / 120.0, &buffers));
}

/* A long list, and every situation. */
static nslide_list make(int index) {
  if (index < list_scene_count) return list_scenes[index].make();
  nslide_list list = index % 2 ? list_scene_alone() : list_scene_attached();
  check_ok(nslide_list_insert_items(list, 0, 5, ROWS, NULL));
  return list;
}

static void none_taken(int index) {
  nslide_list list = make(index);
  nslide_coordinator c = list_coordinator(list);
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  check_case("no memory is taken, %d", index);
  check_ok(nslide_list_get_state(list, &state));
  if (state.item_count == 0) check_ok(nslide_list_insert_section(list, 0, NULL, LIST_ITEMS, NULL));
  if (c != 0) {
    check_ok(nslide_get_snapshot(c, &snapshot));
    nslide_session_cancel(c);
    nslide_record_stop(c);
  }
  /* Until as much has been seen at a time as ever will be, and the queue of events is as long as it gets. */
  nslide_item_change changes[ROOM];
  int32_t count = 0;
  check_ok(nslide_list_update(list, 1500, 1500, changes, ROOM, &count));
  for (int i = 0; i < 900; i++) {
    scroll(list, c, i, &snapshot.time);
    ask_everything(list, i);
  }
  allocations_start();
  for (int i = 0; i < 900; i++) {
    scroll(list, c, i, &snapshot.time);
    ask_everything(list, i);
  }
  allocations all = allocations_stop();
  check_int(all.calls, 0);
  check_int(all.frees, 0);
  list_scene_end(list);
}

/* ------------------------------------------------------------------------------------------ what there is none for */

static double heights[ROWS];

static nslide_status create(nslide_list list) {
  (void)list;
  nslide_list made = 0;
  nslide_status status = nslide_list_create(NULL, &made);
  check_int(made != 0, status == NSLIDE_OK);
  nslide_list_destroy(made);
  return status;
}

static nslide_section waterfall(void) {
  nslide_section section = {0};
  check_ok(nslide_section_default(&section, sizeof section));
  section.layout = NSLIDE_LAYOUT_WATERFALL;
  section.columns = 40;
  return section;
}

static nslide_status insert_section(nslide_list list) {
  return nslide_list_insert_section(list, 1, NULL, ROWS, heights);
}

static nslide_status insert_waterfall(nslide_list list) {
  nslide_section section = waterfall();
  return nslide_list_insert_section(list, 0, &section, ROWS, heights);
}

static nslide_status insert_rows(nslide_list list) { return nslide_list_insert_items(list, 0, 3, ROWS, heights); }
static nslide_status insert_cells(nslide_list list) { return nslide_list_insert_items(list, 1, 3, ROWS, heights); }
static nslide_status insert_standard(nslide_list list) { return nslide_list_insert_items(list, 2, 3, ROWS, NULL); }
static nslide_status remove_items(nslide_list list) { return nslide_list_remove_items(list, 0, 3, 5); }
static nslide_status remove_all(nslide_list list) { return nslide_list_remove_items(list, 1, 0, LIST_ITEMS); }
static nslide_status move_within(nslide_list list) { return nslide_list_move_item(list, 0, 0, 0, 7); }
static nslide_status move_away(nslide_list list) { return nslide_list_move_item(list, 0, 4, 2, 3); }
static nslide_status set_heights(nslide_list list) { return nslide_list_set_heights(list, 0, 2, 7, heights); }
static nslide_status set_heights_of_cells(nslide_list list) { return nslide_list_set_heights(list, 1, 2, 7, heights); }

static nslide_status make_waterfall(nslide_list list) {
  nslide_section section = waterfall();
  return nslide_list_set_section(list, 0, &section);
}

static nslide_status set_config(nslide_list list) {
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_get_config(list, &config));
  config.width = 1000;
  config.overlap = 33;
  return nslide_list_set_config(list, &config);
}

static nslide_status attach(nslide_list list) { return nslide_list_attach(list, list_scene_spare(), 1); }
static nslide_status scroll_to(nslide_list list) { return nslide_list_scroll_to(list, 2, 5, NSLIDE_ALIGN_START, 0); }

static nslide_status scroll_slowly_to(nslide_list list) {
  return nslide_list_scroll_to(list, 2, 5, NSLIDE_ALIGN_START, 1);
}

static nslide_status update(nslide_list list) {
  static nslide_item_change changes[ROOM];
  int32_t count = 0;
  return nslide_list_update(list, 3000, 3000, changes, ROOM, &count);
}

static nslide_status resize_page(nslide_list list) {
  nslide_coordinator c = list_coordinator(list);
  nslide_config config = {.struct_size = sizeof config};
  nslide_status status = nslide_get_config(c, &config);
  config.viewport_width = 2000;
  return status == NSLIDE_OK ? nslide_set_config(c, &config) : NSLIDE_OK;
}

/* What documents no want of memory. */
static nslide_status remove_sections(nslide_list list) { return nslide_list_remove_sections(list, 0, 2); }
static nslide_status move_section(nslide_list list) { return nslide_list_move_section(list, 0, 2); }
static nslide_status set_anchor(nslide_list list) { return nslide_list_set_anchor(list, 1, 3); }
static nslide_status detach(nslide_list list) { return nslide_list_detach(list); }

static const struct {
  const char *name;
  nslide_status (*call)(nslide_list list);
  bool never_fails;
} calls[] = {
    {"create", create, false},
    {"insert_section", insert_section, false},
    {"insert_section, a waterfall", insert_waterfall, false},
    {"insert_items into a list", insert_rows, false},
    {"insert_items into a grid", insert_cells, false},
    {"insert_items without heights", insert_standard, false},
    {"remove_items", remove_items, false},
    {"remove_items, all", remove_all, false},
    {"move_item within its section", move_within, false},
    {"move_item to another section", move_away, false},
    {"set_heights", set_heights, false},
    {"set_heights in a grid", set_heights_of_cells, false},
    {"set_section to a waterfall", make_waterfall, false},
    {"set_config", set_config, false},
    {"attach", attach, false},
    {"scroll_to", scroll_to, false},
    {"scroll_to, animated", scroll_slowly_to, false},
    {"update", update, false},
    {"nslide_set_config", resize_page, false},
    {"remove_sections", remove_sections, true},
    {"move_section", move_section, true},
    {"set_anchor", set_anchor, true},
    {"detach", detach, true},
};
enum { CALLS = sizeof calls / sizeof calls[0] };

/* With so many pieces granted; what the call answers. */
static nslide_status one_call(int call, int scene, int granted) {
  static list_reading before, after;
  nslide_list list = list_scenes[scene].make();
  nslide_coordinator c = list_coordinator(list);
  check(list_read(list, &before));
  allocations_fail_after(granted);
  nslide_status status = calls[call].call(list);
  allocations_fail_after(-1);
  check(list_read(list, &after));
  if (status != NSLIDE_OK) {
    const char *part = list_difference(&before, &after);
    check_that(part == NULL, "%s changed with %s", part, nslide_status_name(status));
  }
  list_exercise(list);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
  return status;
}

/* One piece more at a time, until it has all it needs. */
static void none_left(int index) {
  int call = index / list_scene_count, scene = index % list_scene_count, refused = 0;
  const char *name = calls[call].name, *situation = list_scenes[scene].name;
  for (int i = 0; i < ROWS; i++) heights[i] = i % 7 * 12;
  check_case("%s, %s, all granted", name, situation);
  nslide_status whole = one_call(call, scene, -1);
  for (int granted = 0; granted < MOST_PIECES; granted++) {
    check_case("%s, %s, %d granted", name, situation, granted);
    allocations_start();
    nslide_status status = one_call(call, scene, granted);
    allocations all = allocations_stop();
    check_int(all.live, 0);
    if (status != NSLIDE_ERROR_OUT_OF_MEMORY) {
      check_status(status, whole);
      break;
    }
    check_that(!calls[call].never_fails, "the header does not say that it may");
    refused++;
  }
  check_that(refused < MOST_PIECES, "it needs more than %d pieces", refused);
}

/* The lives of lists of all shapes. */
static void all_given_back(int index) {
  list_world w;
  check_case("the life of list %d", index);
  if (index == 0) {
    world_begin(&w, 0);
    world_end(&w);
  }
  allocations_start();
  world_begin(&w, index);
  for (int i = 0; i < 100; i++) {
    nslide_item_change changes[8];
    int32_t count = 0;
    world_edit(&w);
    if (i % 5 == 0) nslide_list_update(w.list, 100.0 * i, 100.0 * i, changes, 8, &count);
  }
  world_end(&w);
  allocations all = allocations_stop();
  check_int(all.live, 0);
}

/* Areas that lie on a list's rows: the list or the page ends first, or other areas come. */
static void areas_on_rows(int index) {
  const nslide_snap_area areas[2] = {{.start = 100, .length = 50}, {.start = 400, .length = 50}};
  check_case("areas on rows, %d", index);
  /* The tables of handles stay. */
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(scene_rest()));
  allocations_start();
  nslide_coordinator c = scene_rest();
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, NULL, 50, NULL));
  check_ok(nslide_list_attach(list, c, 0));
  check_ok(nslide_set_snap_areas(c, 0, areas, 2, NSLIDE_SNAP_AREAS_PROXIMITY, 0, 0));
  check_ok(nslide_list_set_heights(list, 0, 0, 1, (double[]){70}));
  if (index == 1) check_ok(nslide_set_snap_areas(c, 0, areas, 1, NSLIDE_SNAP_AREAS_MANDATORY, 0, 0));
  if (index == 2) check_ok(nslide_list_destroy(list));
  if (index == 3) check_ok(nslide_remove_page(c, 0));
  check_ok(nslide_destroy(c));
  if (index != 2) check_ok(nslide_list_destroy(list));
  allocations all = allocations_stop();
  check_int(all.live, 0);
}

int main(void) {
  check_forked(4, 30, areas_on_rows);
  check_forked(list_scene_count + 2, 30, none_taken);
  check_forked(CALLS * list_scene_count, 30, none_left);
  check_forked(50, 30, all_given_back);
  return check_summary("memory of lists");
}
