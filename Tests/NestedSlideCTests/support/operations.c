#include "operation_tables.h"

#include <stddef.h>
#include <stdlib.h>

#include "contract.h" /* made from the header: contracts[], every function with the statuses it documents */

void storage_prepare(storage *s) {
  memset(s, 0xA5, sizeof *s);
  nslide_config config = {.struct_size = sizeof config};
  nslide_config_default(&config, sizeof config);
  config.header_height = 220;
  s->config = config;
  s->settings =
      (nslide_page_settings){.struct_size = sizeof s->settings, -1, -1, -1, -1, -1, NSLIDE_AUTO, NSLIDE_AUTO, 0,
                             NSLIDE_AUTO, 0, 0};
  s->snapshot.struct_size = sizeof s->snapshot;
  s->motion.struct_size = sizeof s->motion;
  s->frame = (nslide_frame_buffers){.struct_size = sizeof s->frame,
                                    .page_capacity = ROOM_FOR_PAGES,
                                    .page_count = -77,
                                    .event_capacity = ROOM_FOR_EVENTS,
                                    .event_count = -77,
                                    .snapshot = &s->snapshot,
                                    .pages = s->pages,
                                    .events = s->events,
                                    .motion = &s->motion};
  for (int i = 0; i < SCENE_PAGES; i++) s->heights[i] = 500 * (i + 1);
  for (int i = 0; i < SCENE_PAGES; i++) s->keys[i] = 10 + i;
  for (int i = 0; i < NSLIDE_MAX_HEADER_PARTS; i++) {
    s->parts[i] = (nslide_header_part){.height = 40 + i, .min_height = i % 2 ? 20 : NSLIDE_AUTO, .margin_top = i % 3,
                                       .margin_bottom = i % 2, .rule = i % 3, .snap = i % 3};
  }
  memset(&s->list_config, 0, sizeof s->list_config);
  memset(&s->section, 0, sizeof s->section);
  nslide_list_config_default(&s->list_config, sizeof s->list_config);
  nslide_section_default(&s->section, sizeof s->section);
  s->list_state.struct_size = sizeof s->list_state;
  for (int i = 0; i < ROOM_FOR_ITEMS; i++) s->item_heights[i] = i % 4 == 3 ? NSLIDE_AUTO : 30 + i;
}

/* What calls only read, too long to be copied before each of them. */

static nslide_region *fine_regions(void) {
  static nslide_region regions[NSLIDE_MAX_REGIONS];
  for (int i = 0; i < NSLIDE_MAX_REGIONS; i++) {
    regions[i] = (nslide_region){{i % 300, 20 * i, 60, 15}, i % 4 - 2, i % 3 + 1};
  }
  return regions;
}

static nslide_snap_area *fine_areas(void) {
  static nslide_snap_area areas[NSLIDE_MAX_SNAP_AREAS];
  if (areas[1].start == 0) {
    for (int i = 0; i < NSLIDE_MAX_SNAP_AREAS; i++) areas[i] = (nslide_snap_area){150 * i, 140, i % 3, i % 5 == 4, i, 0, 0};
  }
  return areas;
}

/* Two: they have to end where the count does. */
static nslide_fling_sample *fine_samples(void) {
  static nslide_fling_sample samples[] = {{0, 0}, {1, 1}};
  return samples;
}

static nslide_effect *fine_effects(void) {
  static nslide_effect effects[] = {{.source = NSLIDE_EFFECT_COLLAPSE, .stop = 90, .at_stop = 1}, {.start = 95, .stop = 99}};
  return effects;
}

static double effect_values[NSLIDE_MAX_EFFECTS];

/* A capacity may be said to be any. There is room for more than sequences of calls can bring into a list. */
enum { MOST_SEEN = 8192 };
static nslide_item items_seen[MOST_SEEN];
static nslide_item_change changes_seen[MOST_SEEN];

static unsigned char saved[ROOM_FOR_BYTES];
static size_t saved_size;

static void *fine_bytes(void) {
  if (saved_size == 0) {
    nslide_coordinator c = scene_rest();
    check_ok(nslide_save(c, saved, sizeof saved, &saved_size));
    check_ok(nslide_destroy(c));
  }
  return saved;
}

void *storage_pointer(storage *s, char kind) {
  switch (kind) {
    case POINTER_CONFIG: return &s->config;
    case POINTER_SETTINGS: return &s->settings;
    case POINTER_SNAPSHOT: return &s->snapshot;
    case POINTER_MOTION: return &s->motion;
    case POINTER_FRAME: return &s->frame;
    case POINTER_OUT: return &s->out;
    case POINTER_PAGE: return &s->page;
    case POINTER_PAGES: return s->pages;
    case POINTER_INDICES: return s->indices;
    case POINTER_EVENTS: return s->events;
    case POINTER_COUNT: return &s->count;
    case POINTER_HEIGHTS: return s->heights;
    case POINTER_CONSUMED_X: return &s->consumed_x;
    case POINTER_CONSUMED_Y: return &s->consumed_y;
    case POINTER_KEYS: return s->keys;
    case POINTER_RECT: return &s->frame_of_tab;
    case POINTER_RECTS: return s->frames;
    case POINTER_PARTS: return s->parts;
    case POINTER_CORRECTIONS: return s->corrections;
    case POINTER_EDGE: return &s->edge;
    case POINTER_HASH: return &s->hash;
    case POINTER_SIZE: return &s->size;
    case POINTER_BYTES: return s->bytes;
    case POINTER_SAVED: return fine_bytes();
    case POINTER_REGIONS: return fine_regions();
    case POINTER_AREAS: return fine_areas();
    case POINTER_SAMPLES: return fine_samples();
    case POINTER_EFFECTS: return fine_effects();
    case POINTER_VALUES: return effect_values;
    case POINTER_MESSAGE: return &s->message;
    case POINTER_LIST_CONFIG:
    case POINTER_LIST_CONFIG_OR_NULL: return &s->list_config;
    case POINTER_SECTION:
    case POINTER_SECTION_OR_NULL: return &s->section;
    case POINTER_LIST_STATE: return &s->list_state;
    case POINTER_LIST_OUT: return &s->list_out;
    case POINTER_ITEM_HEIGHTS:
    case POINTER_ITEM_HEIGHTS_OR_NULL: return s->item_heights;
    case POINTER_ITEMS: return items_seen;
    case POINTER_CHANGES: return changes_seen;
    case POINTER_RANGE: return &s->range;
    case POINTER_SECTION_OUT: return &s->section_out;
    case POINTER_ITEM_OUT: return &s->item_out;
    case POINTER_OFFSET: return &s->offset;
    case POINTER_FUNCTION:
    case POINTER_FUNCTION_OR_NULL: return s;
    default: return NULL;
  }
}

bool pointer_may_be_null(char kind) { return strchr("hxymNUwQ", kind) != NULL; }

int64_t pointer_room(char kind) {
  switch (kind) {
    case POINTER_HEIGHTS:
    case POINTER_KEYS: return SCENE_PAGES;
    case POINTER_ITEM_HEIGHTS_OR_NULL: return ROOM_FOR_ITEMS;
    default: return INT64_MAX;
  }
}

/* A capacity beyond the memory that is there is a lie which cannot be noticed. */
static size_t room(int64_t capacity) { return (uint64_t)capacity < ROOM_FOR_BYTES ? (size_t)capacity : ROOM_FOR_BYTES; }

/* The argument is what is cut off the saved bytes: never more than there are. */
static size_t rest_of_saved(int64_t cut) {
  fine_bytes();
  return cut == 0 ? saved_size : saved_size - 1 - (uint64_t)cut % (saved_size - 1);
}

static void *allocate(void *context, size_t size, size_t alignment) {
  (void)context;
  return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

static void release(void *context, void *memory) {
  (void)context;
  free(memory);
}

static void hear(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)handle;
  check_that(status < 0 && message[0] != 0, "hears of %d: %s", (int)status, message);
}

CALL(nslide_set_allocator, a->p[0] != NULL ? allocate : NULL, a->p[1] != NULL ? release : NULL, a->p[0])
CALL(nslide_set_log, a->p[0] != NULL ? hear : NULL, a->p[0])
CALL(nslide_config_default, a->p[0], (size_t)a->i[0])
CALL(nslide_config_check, a->p[0], a->p[1])
CALL(nslide_create, a->p[0], INTEGER(0), a->p[1], a->p[2])
CALL(nslide_destroy, a->handle)
CALL(nslide_get_config, a->handle, a->p[0])
CALL(nslide_set_config, a->handle, a->p[0])
CALL(nslide_advance, a->handle, a->d[0])
CALL(nslide_frame, a->handle, a->d[0], a->p[0])
CALL(nslide_pointer, a->handle, INTEGER(0), INTEGER(1), a->i[2], a->d[0], a->d[1], a->d[2])
CALL(nslide_session_begin, a->handle, INTEGER(0), a->d[0], a->d[1])
CALL(nslide_session_update, a->handle, a->d[0], a->d[1], a->p[0], a->p[1])
CALL(nslide_session_end, a->handle, a->d[0], a->d[1])
CALL(nslide_session_cancel, a->handle)
CALL(nslide_wheel, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), a->d[0], a->d[1], a->d[2], a->d[3])
CALL(nslide_key, a->handle, INTEGER(0))
CALL(nslide_set_regions, a->handle, a->p[0], INTEGER(0))
CALL(nslide_retarget, a->handle, a->d[0], a->d[1])
CALL(nslide_reveal, a->handle, INTEGER(0), a->d[0], a->d[1], INTEGER(1), INTEGER(2))
CALL(nslide_set_snap_areas, a->handle, INTEGER(0), a->p[0], INTEGER(1), INTEGER(2), a->d[0], a->d[1])
CALL(nslide_set_fling_samples, a->handle, a->p[0], INTEGER(0), a->d[0], a->d[1], a->d[2], a->d[3])
CALL(nslide_set_effects, a->handle, a->p[0], INTEGER(0))
CALL(nslide_get_effects, a->handle, a->p[0], INTEGER(0), a->p[1])
CALL(nslide_can_scroll, a->handle, INTEGER(0), a->p[0])
CALL(nslide_is_lifted, a->handle, a->p[0])
CALL(nslide_get_next_change, a->handle, a->d[0], a->p[0])
CALL(nslide_get_bar, a->handle, INTEGER(0), a->p[0], a->p[1])
CALL(nslide_bar_to_offsets, a->handle, INTEGER(0), a->d[0], a->p[0], a->p[1])
CALL(nslide_state_hash, a->handle, a->p[0])
CALL(nslide_save, a->handle, a->p[0], room(a->i[0]), a->p[1])
CALL(nslide_restore, a->p[0], rest_of_saved(a->i[0]), a->p[1])
CALL(nslide_create_from, a->p[0], INTEGER(0), a->p[1], a->p[2], rest_of_saved(a->i[1]), a->p[3])
CALL(nslide_record_start, a->handle)
CALL(nslide_record_read, a->handle, a->p[0], room(a->i[0]), a->p[1])
CALL(nslide_record_stop, a->handle)
CALL(nslide_focus_snap_area, a->handle, INTEGER(0), a->i[1])
CALL(nslide_autoscroll, a->handle, INTEGER(0), a->d[0], a->d[1], a->d[2])
CALL(nslide_drag_thumb, a->handle, INTEGER(0), INTEGER(1), a->d[0])
CALL(nslide_get_edge, a->handle, a->p[0])
CALL(nslide_scroll_to, a->handle, a->d[0], a->d[1], INTEGER(0))
CALL(nslide_scroll_to_top, a->handle, INTEGER(0))
CALL(nslide_retarget_reveal, a->handle, INTEGER(0), a->d[0], a->d[1], INTEGER(1))
CALL(nslide_scroll_to_page, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_set_page_height, a->handle, INTEGER(0), a->d[0])
CALL(nslide_shift_page, a->handle, INTEGER(0), a->d[0], a->d[1])
CALL(nslide_get_page_settings, a->handle, INTEGER(0), a->p[0])
CALL(nslide_set_page_settings, a->handle, INTEGER(0), a->p[0])
CALL(nslide_insert_page, a->handle, INTEGER(0), a->d[0])
CALL(nslide_remove_page, a->handle, INTEGER(0))
CALL(nslide_remake_page, a->handle, INTEGER(0))
CALL(nslide_move_page, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_reload, a->handle, INTEGER(0), a->p[0], INTEGER(1), INTEGER(2))
CALL(nslide_set_header_height, a->handle, a->d[0], INTEGER(0))
CALL(nslide_set_hover_height, a->handle, a->d[0], INTEGER(0))
CALL(nslide_set_header_parts, a->handle, a->p[0], INTEGER(0), INTEGER(1))
CALL(nslide_get_header_parts, a->handle, a->p[0], INTEGER(0), a->p[1])
CALL(nslide_reload_keyed, a->handle, INTEGER(0), a->p[0], a->p[1])
CALL(nslide_find_page, a->handle, a->i[0], a->p[0])
CALL(nslide_begin_refresh, a->handle, INTEGER(0))
CALL(nslide_end_refresh, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_end_load, a->handle, INTEGER(0))
CALL(nslide_tap_tab, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_tab_at, a->handle, a->d[0], a->d[1], a->p[0])
CALL(nslide_get_tab, a->handle, INTEGER(0), a->p[0])
CALL(nslide_link, a->handle, (nslide_coordinator)a->i[0], INTEGER(1))
CALL(nslide_set_link_place, a->handle, INTEGER(0), a->d[0])
CALL(nslide_observe, a->handle, INTEGER(0), a->d[0], INTEGER(1), INTEGER(2), a->p[0], INTEGER(3), a->p[1])
CALL(nslide_poll_corrections, a->handle, a->p[0], INTEGER(0), a->p[1])
CALL(nslide_unobserve, a->handle, INTEGER(0))
CALL(nslide_get_snapshot, a->handle, a->p[0])
CALL(nslide_get_pages, a->handle, a->p[0], INTEGER(0), a->p[1])
CALL(nslide_get_page, a->handle, INTEGER(0), a->p[0])
CALL(nslide_get_live_pages, a->handle, a->p[0], INTEGER(0), a->p[1])
CALL(nslide_poll_events, a->handle, a->p[0], INTEGER(0), a->p[1])

/* Functions without a status: what they answer must be usable. */
static nslide_status usable(bool ok) { return ok ? NSLIDE_OK : NSLIDE_ERROR_UNSUPPORTED; }
static bool is_text(const char *text) { return text != NULL && strlen(text) < 1000; }

static nslide_status call_nslide_version(const arguments *a) { return (void)a, usable(nslide_version() > 0); }
static nslide_status call_nslide_abi_version(const arguments *a) {
  return (void)a, usable(nslide_abi_version() == NSLIDE_ABI_VERSION);
}
static nslide_status call_nslide_struct_size(const arguments *a) {
  bool known = INTEGER(0) >= NSLIDE_STRUCT_CONFIG && INTEGER(0) <= NSLIDE_STRUCT_POINTER_SAMPLE;
  return usable((nslide_struct_size(INTEGER(0)) != 0) == known);
}
static nslide_status call_nslide_status_name(const arguments *a) {
  return usable(is_text(nslide_status_name(INTEGER(0))));
}
static nslide_status call_nslide_error_message(const arguments *a) {
  return usable(is_text(nslide_error_message(a->handle)));
}

#define TIME {SCENE_TIME, -NSLIDE_MAX_TIME, NSLIDE_MAX_TIME, false}
#define PAGE_OR_NONE(value) {value, -1, SCENE_PAGES - 1, NSLIDE_ERROR_OUT_OF_RANGE}
#define COORDINATOR .subject = SUBJECT_COORDINATOR

const operation coordinator_operations[] = {
    /* At first, since it is to be called before anything is made. */
    {ROW(nslide_set_allocator), .pointers = "AA"},
    {ROW(nslide_set_log), .pointers = "Q"},
    {ROW(nslide_version)},
    {ROW(nslide_abi_version)},
    {ROW(nslide_struct_size), .wholes = 1, .whole = {ANY(0)}},
    {ROW(nslide_status_name), .wholes = 1, .whole = {ANY(-1)}},
    {ROW(nslide_config_default), .pointers = "c", .wholes = 1,
     .whole = {{sizeof(nslide_config), sizeof(nslide_config), sizeof(nslide_config), NSLIDE_ERROR_STRUCT_SIZE}}},
    {ROW(nslide_config_check), .pointers = "cm"},
    {ROW(nslide_create), .pointers = "cho", .wholes = 1, .whole = {INDEX(SCENE_PAGES, NSLIDE_MAX_PAGES)}},
    {ROW(nslide_destroy), COORDINATOR},
    {ROW(nslide_error_message), COORDINATOR},
    {ROW(nslide_get_config), COORDINATOR, .pointers = "c"},
    {ROW(nslide_set_config), COORDINATOR, .pointers = "c"},
    {ROW(nslide_advance), COORDINATOR, .reals = 1, .real = {TIME}},
    {ROW(nslide_frame), COORDINATOR, .pointers = "f", .reals = 1, .real = {TIME}},
    {ROW(nslide_pointer), COORDINATOR, .reals = 3, .real = {LENGTH(195), LENGTH(500), TIME}, .wholes = 3,
     .whole = {CHOICE(NSLIDE_POINTER_MOVE, 3), CHOICE(NSLIDE_SOURCE_TOUCH, 2), ANY(1)}},
    {ROW(nslide_session_begin), COORDINATOR, .reals = 2, .real = {LENGTH(195), LENGTH(500)}, .wholes = 1,
     .whole = {CHOICE(NSLIDE_SOURCE_PEN, 3)}},
    {ROW(nslide_session_update), COORDINATOR, .pointers = "xy", .reals = 2, .real = {LENGTH(0), LENGTH(25)}},
    {ROW(nslide_session_end), COORDINATOR, .reals = 2, .real = {VELOCITY(0), VELOCITY(700)}},
    {ROW(nslide_session_cancel), COORDINATOR},
    {ROW(nslide_wheel), COORDINATOR, .reals = 4, .real = {LENGTH(195), LENGTH(500), LENGTH(0), LENGTH(30)},
     .wholes = 3, .whole = {CHOICE(NSLIDE_WHEEL_PIXEL, 2), CHOICE(NSLIDE_WHEEL_PHASE_NONE, 5), CHOICE(0, 1)}},
    {ROW(nslide_key), COORDINATOR, .wholes = 1, .whole = {CHOICE(NSLIDE_KEY_PAGE_DOWN, NSLIDE_KEY_RIGHT)}},
    {ROW(nslide_set_regions), COORDINATOR, .pointers = "G", .wholes = 1,
     .whole = {INDEX(3, NSLIDE_MAX_REGIONS)}},
    {ROW(nslide_retarget), COORDINATOR, .reals = 2, .real = {OFFSET(220), OFFSET(500)}},
    {ROW(nslide_reveal), COORDINATOR, .reals = 2, .real = {LENGTH(900), HEIGHT(50)}, .wholes = 3,
     .whole = {PAGE_OR_NONE(0), CHOICE(NSLIDE_ALIGN_NEAREST, 3), CHOICE(1, 1)}},
    {ROW(nslide_retarget_reveal), COORDINATOR, .reals = 2, .real = {LENGTH(700), HEIGHT(80)}, .wholes = 2,
     .whole = {PAGE_OR_NONE(1), CHOICE(NSLIDE_ALIGN_START, 3)}},
    {ROW(nslide_set_snap_areas), COORDINATOR, .pointers = "a", .reals = 2, .real = {HEIGHT(10), HEIGHT(20)},
     .wholes = 3, .whole = {INDEX(1, SCENE_PAGES - 1), INDEX(4, NSLIDE_MAX_SNAP_AREAS), CHOICE(1, 1)}},
    {ROW(nslide_set_fling_samples), COORDINATOR, .pointers = "T", .reals = 4,
     .real = {{700, 0.001, 1e9, false}, {1, 0, 4, false}, {2, 0.001, 600, false}, {0.5, 0, 4, false}}, .wholes = 1,
     .whole = {{2, 2, 2, NSLIDE_OK}}},
    {ROW(nslide_focus_snap_area), COORDINATOR, .wholes = 2, .whole = {INDEX(1, SCENE_PAGES - 1), ANY(3)}},
    {ROW(nslide_autoscroll), COORDINATOR, .reals = 3, .real = {LENGTH(30), LENGTH(60), {900, 0, NSLIDE_MAX_VELOCITY, false}}, .wholes = 1,
     .whole = {CHOICE(1, 2)}},
    {ROW(nslide_drag_thumb), COORDINATOR, .reals = 1, .real = {{0.5, 0, 1, false}}, .wholes = 2,
     .whole = {CHOICE(NSLIDE_BAR_JOINED, 2), CHOICE(NSLIDE_THUMB_BEGAN, 2)}},
    {ROW(nslide_set_effects), COORDINATOR, .pointers = "E", .wholes = 1, .whole = {{2, 2, 2, NSLIDE_OK}}},
    {ROW(nslide_get_effects), COORDINATOR, .pointers = "Dk", .wholes = 1, .whole = {CAPACITY(NSLIDE_MAX_EFFECTS)}},
    {ROW(nslide_can_scroll), COORDINATOR, .pointers = "x", .wholes = 1, .whole = {CHOICE(NSLIDE_DIRECTION_DOWN, 3)}},
    {ROW(nslide_is_lifted), COORDINATOR, .pointers = "k"},
    {ROW(nslide_get_next_change), COORDINATOR, .pointers = "x", .reals = 1, .real = {HEIGHT(0.5)}},
    {ROW(nslide_get_bar), COORDINATOR, .pointers = "xy", .wholes = 1, .whole = {CHOICE(NSLIDE_BAR_JOINED, 2)}},
    {ROW(nslide_bar_to_offsets), COORDINATOR, .pointers = "xy", .reals = 1, .real = {OFFSET(100)}, .wholes = 1,
     .whole = {CHOICE(NSLIDE_BAR_JOINED, 2)}},
    {ROW(nslide_scroll_to), COORDINATOR, .reals = 2, .real = {OFFSET(100), OFFSET(0)}, .wholes = 1,
     .whole = {CHOICE(1, 1)}},
    {ROW(nslide_scroll_to_top), COORDINATOR, .wholes = 1, .whole = {CHOICE(0, 1)}},
    {ROW(nslide_scroll_to_page), COORDINATOR, .wholes = 2, .whole = {ANY(1), CHOICE(1, 1)}},
    {ROW(nslide_set_page_height), COORDINATOR, .reals = 1, .real = {HEIGHT(900)}, .wholes = 1,
     .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_shift_page), COORDINATOR, .reals = 2, .real = {HEIGHT(2100), LENGTH(100)}, .wholes = 1,
     .whole = {INDEX(0, SCENE_PAGES - 1)}},
    {ROW(nslide_get_page_settings), COORDINATOR, .pointers = "s", .wholes = 1,
     .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_set_page_settings), COORDINATOR, .pointers = "s", .wholes = 1,
     .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_insert_page), COORDINATOR, .reals = 1, .real = {HEIGHT(900)}, .wholes = 1,
     .whole = {INDEX(0, SCENE_PAGES)}},
    {ROW(nslide_remake_page), COORDINATOR, .wholes = 1, .whole = {PAGE_OR_NONE(1)}},
    {ROW(nslide_remove_page), COORDINATOR, .wholes = 1, .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_move_page), COORDINATOR, .wholes = 2,
     .whole = {INDEX(0, SCENE_PAGES - 1), INDEX(2, SCENE_PAGES - 1)}},
    {ROW(nslide_reload), COORDINATOR, .pointers = "h", .wholes = 3,
     .whole = {INDEX(SCENE_PAGES, NSLIDE_MAX_PAGES), ANY(1), CHOICE(0, 1)}},
    {ROW(nslide_set_header_height), COORDINATOR, .reals = 1, .real = {HEIGHT(140)}, .wholes = 1,
     .whole = {CHOICE(1, 1)}},
    {ROW(nslide_set_hover_height), COORDINATOR, .reals = 1, .real = {HEIGHT(20)}, .wholes = 1,
     .whole = {CHOICE(1, 1)}},
    {ROW(nslide_set_header_parts), COORDINATOR, .pointers = "P", .wholes = 2,
     .whole = {INDEX(3, NSLIDE_MAX_HEADER_PARTS), CHOICE(1, 1)}},
    {ROW(nslide_get_header_parts), COORDINATOR, .pointers = "Rk", .wholes = 1,
     .whole = {CAPACITY(ROOM_FOR_PAGES)}},
    {ROW(nslide_reload_keyed), COORDINATOR, .pointers = "Kh", .wholes = 1,
     .whole = {INDEX(SCENE_PAGES, NSLIDE_MAX_PAGES)}},
    {ROW(nslide_find_page), COORDINATOR, .pointers = "k", .wholes = 1, .whole = {ANY(11)}},
    {ROW(nslide_begin_refresh), COORDINATOR, .wholes = 1, .whole = {PAGE_OR_NONE(-1)}},
    {ROW(nslide_end_refresh), COORDINATOR, .wholes = 2, .whole = {PAGE_OR_NONE(-1), CHOICE(1, 2)}},
    {ROW(nslide_end_load), COORDINATOR, .wholes = 1, .whole = {PAGE_OR_NONE(0)}},
    {ROW(nslide_tap_tab), COORDINATOR, .wholes = 2, .whole = {INDEX(1, SCENE_PAGES - 1), CHOICE(1, 1)}},
    {ROW(nslide_tab_at), COORDINATOR, .pointers = "k", .reals = 2, .real = {LENGTH(100), LENGTH(230)}},
    {ROW(nslide_get_tab), COORDINATOR, .pointers = "r", .wholes = 1, .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_link), COORDINATOR, .wholes = 2, .whole = {ANY(0), CHOICE(3, 3)}},
    {ROW(nslide_set_link_place), COORDINATOR, .reals = 1, .real = {LENGTH(300)}, .wholes = 1,
     .whole = {PAGE_OR_NONE(1)}},
    {ROW(nslide_observe), COORDINATOR, .pointers = "qk", .reals = 1, .real = {LENGTH(120)}, .wholes = 4,
     .whole = {PAGE_OR_NONE(-1), CHOICE(0, 4), {0, 0, INT32_MAX, NSLIDE_ERROR_INVALID_ARGUMENT}, CAPACITY(ROOM_FOR_PAGES)}},
    {ROW(nslide_poll_corrections), COORDINATOR, .pointers = "qk", .wholes = 1,
     .whole = {CAPACITY(ROOM_FOR_PAGES)}},
    {ROW(nslide_unobserve), COORDINATOR, .wholes = 1, .whole = {PAGE_OR_NONE(-1)}},
    {ROW(nslide_state_hash), COORDINATOR, .pointers = "H"},
    {ROW(nslide_save), COORDINATOR, .pointers = "bz", .wholes = 1, .whole = {ANY(ROOM_FOR_BYTES)}},
    {ROW(nslide_restore), .pointers = "Bo", .wholes = 1, .whole = {{0, 0, 0, NSLIDE_ERROR_CORRUPT_DATA}}},
    {ROW(nslide_create_from), .pointers = "chBo", .wholes = 2,
     .whole = {INDEX(SCENE_PAGES, NSLIDE_MAX_PAGES), {0, 0, 0, NSLIDE_ERROR_CORRUPT_DATA}}},
    {ROW(nslide_record_start), COORDINATOR},
    {ROW(nslide_record_read), COORDINATOR, .pointers = "bz", .wholes = 1, .whole = {ANY(ROOM_FOR_BYTES)}},
    {ROW(nslide_record_stop), COORDINATOR},
    {ROW(nslide_get_snapshot), COORDINATOR, .pointers = "n"},
    {ROW(nslide_get_edge), COORDINATOR, .pointers = "d"},
    {ROW(nslide_get_pages), COORDINATOR, .pointers = "pk", .wholes = 1, .whole = {CAPACITY(ROOM_FOR_PAGES)}},
    {ROW(nslide_get_page), COORDINATOR, .pointers = "g", .wholes = 1, .whole = {INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_get_live_pages), COORDINATOR, .pointers = "ik", .wholes = 1,
     .whole = {CAPACITY(ROOM_FOR_PAGES)}},
    {ROW(nslide_poll_events), COORDINATOR, .pointers = "ek", .wholes = 1, .whole = {CAPACITY(ROOM_FOR_EVENTS)}},
};
const int coordinator_operation_count = sizeof coordinator_operations / sizeof coordinator_operations[0];

int operation_count(void) { return coordinator_operation_count + list_operation_count; }

const operation *operation_at(int index) {
  return index < coordinator_operation_count ? &coordinator_operations[index]
                                             : &list_operations[index - coordinator_operation_count];
}

unsigned operation_statuses(const operation *o) {
  for (size_t i = 0; i < sizeof contracts / sizeof contracts[0]; i++) {
    if (strcmp(contracts[i].name, o->name) == 0) return contracts[i].statuses;
  }
  return 0;
}

int contract_count(void) { return sizeof contracts / sizeof contracts[0]; }

const char *contract_name(int index) { return contracts[index].name; }

arguments operation_arguments(const operation *o, uint64_t handle, storage *s) {
  arguments a = {.handle = handle};
  for (int n = 0; n < o->reals; n++) a.d[n] = o->real[n].fine;
  for (int n = 0; n < o->wholes; n++) a.i[n] = o->whole[n].fine;
  for (int n = 0; o->pointers != NULL && o->pointers[n] != 0; n++) a.p[n] = storage_pointer(s, o->pointers[n]);
  return a;
}
