/*
 * Records: every call that was taken is there with its arguments, none that was refused; however it is read, it plays
 * to the same state; and being recorded changes nothing.
 */
#include <stdlib.h>

#include "support/player.h"
#include "support/twins.h"

enum { ROOM = 1 << 20 };

typedef struct record {
  size_t size;
  union {
    unsigned char bytes[ROOM];
    uint64_t words[ROOM / 8];
  };
} record;

/* Reads up to `most` bytes; how many there were. */
static size_t read_some(record *r, nslide_coordinator c, size_t most) {
  size_t size = 12345;
  if (most > ROOM - r->size) most = ROOM - r->size;
  if (!check_ok(nslide_record_read(c, r->bytes + r->size, most, &size))) return 0;
  check(size <= most);
  r->size += size;
  return size;
}

static void read_all(record *r, nslide_coordinator c, size_t piece) {
  while (read_some(r, c, piece) > 0) continue;
}

/* ------------------------------------------------------------------------------------------------- what was called */

enum { MOST_CALLS = 1024 };

/* The operations of the calls that were taken. */
typedef struct history {
  int operations[MOST_CALLS];
  int count;
} history;

static void note(history *h, const driver_result *r) {
  if (r->status != NSLIDE_OK || r->operation == RECORD_NONE) return;
  h->operations[h->count++] = r->operation;
}

static void check_calls(const player *p, const history *h) {
  if (!check_int(p->entry_count, h->count + 1)) return;
  for (int i = 0; i < h->count; i++) {
    if (!check_int(p->entries[i].operation, h->operations[i])) return;
  }
}

/* A session from any moment on, beside one that is not recorded; read in pieces of any size, or not before its end. */
static void one_session(int index) {
  static record r;
  static player p;
  static history h;
  check_case("session %d", index);
  r.size = 0, h.count = 0;
  driver d = driver_begin(index), e = d;
  nslide_coordinator c = driver_create(&d), twin = driver_create(&e);
  for (int i = random_below(&d.random, 100), n = random_below(&e.random, 100); i > 0 && n > 0; i--) {
    driver_step(&d, c), driver_step(&e, twin);
  }
  check(twins_are_equal(c, twin));
  check_ok(nslide_record_start(c));
  check(twins_are_equal(c, twin));
  random_state pieces = random_begin(index + 7);
  for (int i = 0; i < 300; i++) {
    driver_result one = driver_step(&d, c), other = driver_step(&e, twin);
    note(&h, &one);
    if (!check(memcmp(&one, &other, sizeof one) == 0) || !check(twins_are_equal(c, twin))) break;
    if (index % 3 == 1) read_some(&r, c, (size_t)random_below(&pieces, 40));
    if (index % 3 == 2) read_all(&r, c, 1 + (size_t)random_below(&pieces, 9));
  }
  check_ok(nslide_record_stop(c));
  check(twins_are_equal(c, twin));
  read_all(&r, c, index % 2 ? 7 : 4096);
  if (player_read(&p, r.words, r.size)) {
    check_calls(&p, &h);
    player_play(&p);
  }
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(twin));
}

/* ------------------------------------------------------------------------------------------------------ arguments */

static uint64_t bits(double value) {
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return word;
}

static void expect(const player *p, int *next, int operation, const uint64_t *words, uint32_t count) {
  check_case("operation %d", operation);
  const player_entry *e = &p->entries[(*next)++];
  if (!check(*next <= p->entry_count) || !check_int(e->operation, operation) || !check_int(e->count, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    check_that(e->words[i] == words[i], "word %u is %llx", i, (unsigned long long)e->words[i]);
  }
}

#define R(value) bits(value)
#define W(value) ((uint64_t)(int64_t)(value))
#define WORDS(...) ((const uint64_t[]){__VA_ARGS__})
#define EXPECT(operation, ...) expect(&p, &next, operation, WORDS(__VA_ARGS__), sizeof WORDS(__VA_ARGS__) / 8)

static void all_arguments(int index) {
  static record r;
  static player p;
  (void)index;
  const nslide_region region = {{1, 2, 30, 40}, NSLIDE_REGION_HOVER, NSLIDE_AXIS_HORIZONTAL};
  const nslide_snap_area areas[2] = {{100, 50, NSLIDE_ALIGN_END, 1, 77, 3, -4}, {400, 60, NSLIDE_ALIGN_CENTER, 0, 0, 0, 0}};
  const nslide_fling_sample samples[3] = {{0, 0}, {0.25, 0.5}, {1, 1}};
  const nslide_effect effects[2] = {{1, -1, 1, 2, 20, 60, 0.5, -7, 0, 0}, {0, 3, 0, 0, 70, 80, 2, 3, 4, 5}};
  const nslide_header_part part = {90, 30, 1, 2, NSLIDE_PART_STAYS, NSLIDE_PART_SNAPS};
  const double heights[2] = {700, 1900};
  const int64_t keys[2] = {INT64_MIN, 9};
  nslide_correction corrections[2];
  int32_t count = 0;
  nslide_page_settings settings = {sizeof settings, 1, -1, 2, -1, 0, 33, NSLIDE_AUTO, -5, 700, 0, 0};
  nslide_config config = {.struct_size = sizeof config};
  nslide_coordinator c = scene_rest();
  check_ok(nslide_record_start(c));
  check_ok(nslide_advance(c, 0.25));
  check_ok(nslide_frame(c, 0.5, &(nslide_frame_buffers){.struct_size = sizeof(nslide_frame_buffers)}));
  check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, INT64_MIN, 195, 600, 0.5));
  check_ok(nslide_pointer(c, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, INT64_MIN, 194, 601, 0.75));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_PEN, 10, 20));
  check_ok(nslide_session_update(c, -0.0, 12.5, NULL, NULL));
  check_ok(nslide_session_end(c, -1, 900));
  check_ok(nslide_retarget(c, NSLIDE_AUTO, 300));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_MOUSE, 11, 21));
  check_ok(nslide_session_cancel(c));
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_LINE, NSLIDE_WHEEL_PHASE_NONE, 1, 3, 4, 5, 6));
  check_ok(nslide_key(c, NSLIDE_KEY_END));
  check_ok(nslide_set_regions(c, &region, 1));
  check_ok(nslide_set_regions(c, NULL, 0));
  check_ok(nslide_scroll_to(c, NSLIDE_AUTO, 70, 1));
  check_ok(nslide_scroll_to_top(c, 0));
  check_ok(nslide_scroll_to_page(c, -7, 1));
  check_ok(nslide_reveal(c, NSLIDE_NO_PAGE, -5, 6, NSLIDE_ALIGN_NEAREST, 1));
  check_ok(nslide_retarget_reveal(c, NSLIDE_NO_PAGE, 9, 10, NSLIDE_ALIGN_END));
  check_ok(nslide_set_snap_areas(c, 1, areas, 2, NSLIDE_SNAP_AREAS_MANDATORY, 7, 8));
  check_ok(nslide_focus_snap_area(c, 1, -78));
  check_ok(nslide_autoscroll(c, NSLIDE_AUTOSCROLL_EDGE, 400, 60, 900));
  check_ok(nslide_set_fling_samples(c, samples, 3, 600, 1.5, 2.5, 0.25));
  check_ok(nslide_set_effects(c, effects, 2));
  check_ok(nslide_set_header_height(c, 180, 0));
  check_ok(nslide_set_hover_height(c, 60, 1));
  check_ok(nslide_set_header_parts(c, &part, 1, 1));
  check_ok(nslide_set_page_height(c, 2, 1234));
  check_ok(nslide_shift_page(c, 1, 1500, -12.5));
  check_ok(nslide_set_page_settings(c, 1, &settings));
  check_ok(nslide_insert_page(c, 3, 432));
  check_ok(nslide_remove_page(c, 2));
  check_ok(nslide_move_page(c, 2, 0));
  check_ok(nslide_reload(c, 2, heights, -1, 1));
  check_ok(nslide_reload(c, 1, NULL, 0, 0));
  check_ok(nslide_reload_keyed(c, 2, keys, heights));
  check_ok(nslide_get_config(c, &config));
  config.refresh_height = 44;
  check_ok(nslide_set_config(c, &config));
  check_ok(nslide_scroll_to_top(c, 0));
  check_ok(nslide_begin_refresh(c, NSLIDE_NO_PAGE));
  check_ok(nslide_end_refresh(c, NSLIDE_NO_PAGE, NSLIDE_RESULT_NONE));
  check_ok(nslide_end_load(c, 1));
  check_ok(nslide_tap_tab(c, 1, 0));
  check_ok(nslide_observe(c, NSLIDE_VIEW_OUTER, 90, NSLIDE_MOVED_BY_PROGRAM, 0, NULL, 0, &count));
  check_ok(nslide_observe(c, 0, 40, NSLIDE_MOVED_BY_DRAG, 0, corrections, 2, &count));
  check_ok(nslide_poll_corrections(c, corrections, 1, &count));
  check_ok(nslide_unobserve(c, 0));
  /* What is refused, and what only reads. */
  check_status(nslide_advance(c, 0), NSLIDE_ERROR_TIME_WENT_BACK);
  check_status(nslide_key(c, 99), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_remove_page(c, 99), NSLIDE_ERROR_OUT_OF_RANGE);
  scene_check_sane(c);
  check_ok(nslide_record_stop(c));
  read_all(&r, c, 1000);
  if (!player_read(&p, r.words, r.size)) return;

  int next = 0;
  EXPECT(RECORD_ADVANCE, R(0.25));
  EXPECT(RECORD_ADVANCE, R(0.5));
  EXPECT(RECORD_POINTER, W(NSLIDE_POINTER_DOWN), W(NSLIDE_SOURCE_TOUCH), W(INT64_MIN), R(195), R(600), R(0.5));
  EXPECT(RECORD_POINTER, W(NSLIDE_POINTER_CANCEL), W(NSLIDE_SOURCE_TOUCH), W(INT64_MIN), R(194), R(601), R(0.75));
  EXPECT(RECORD_SESSION_BEGIN, W(NSLIDE_SOURCE_PEN), R(10), R(20));
  EXPECT(RECORD_SESSION_UPDATE, R(-0.0), R(12.5));
  EXPECT(RECORD_SESSION_END, R(-1), R(900));
  EXPECT(RECORD_RETARGET, R(NSLIDE_AUTO), R(300));
  EXPECT(RECORD_SESSION_BEGIN, W(NSLIDE_SOURCE_MOUSE), R(11), R(21));
  expect(&p, &next, RECORD_SESSION_CANCEL, NULL, 0);
  EXPECT(RECORD_WHEEL, W(NSLIDE_WHEEL_LINE), W(0), W(1), R(3), R(4), R(5), R(6));
  EXPECT(RECORD_KEY, W(NSLIDE_KEY_END));
  EXPECT(RECORD_SET_REGIONS, R(1), R(2), R(30), R(40), W(-2), W(2));
  expect(&p, &next, RECORD_SET_REGIONS, NULL, 0);
  EXPECT(RECORD_SCROLL_TO, R(NSLIDE_AUTO), R(70), W(1));
  EXPECT(RECORD_SCROLL_TO_TOP, W(0));
  EXPECT(RECORD_SCROLL_TO_PAGE, W(-7), W(1));
  EXPECT(RECORD_REVEAL, W(-1), R(-5), R(6), W(NSLIDE_ALIGN_NEAREST), W(1));
  EXPECT(RECORD_RETARGET_REVEAL, W(-1), R(9), R(10), W(NSLIDE_ALIGN_END));
  EXPECT(RECORD_SET_SNAP_AREAS, W(1), W(1), R(7), R(8), R(100), R(50), W(2), W(1), W(77), R(3),
         R(-4), R(400), R(60), W(1), W(0), W(0), R(0), R(0));
  EXPECT(RECORD_FOCUS_SNAP_AREA, W(1), W(-78));
  EXPECT(RECORD_AUTOSCROLL, W(NSLIDE_AUTOSCROLL_EDGE), R(400), R(60), R(900));
  EXPECT(RECORD_SET_FLING_SAMPLES, R(600), R(1.5), R(2.5), R(0.25), R(0), R(0), R(0.25), R(0.5), R(1), R(1));
  EXPECT(RECORD_SET_EFFECTS, W(1), W(-1), W(1), W(2), R(20), R(60), R(0.5), R(-7), R(0), R(0), W(0), W(3), W(0), W(0),
         R(70), R(80), R(2), R(3), R(4), R(5));
  EXPECT(RECORD_SET_HEADER_HEIGHT, R(180), W(0));
  EXPECT(RECORD_SET_HOVER_HEIGHT, R(60), W(1));
  EXPECT(RECORD_SET_HEADER_PARTS, W(1), R(90), R(30), R(1), R(2), W(NSLIDE_PART_STAYS), W(NSLIDE_PART_SNAPS));
  EXPECT(RECORD_SET_PAGE_HEIGHT, W(2), R(1234));
  EXPECT(RECORD_SHIFT_PAGE, W(1), R(1500), R(-12.5));
  uint64_t words[1 + sizeof settings / 8] = {1};
  memcpy(words + 1, &settings, sizeof settings);
  expect(&p, &next, RECORD_SET_PAGE_SETTINGS, words, 1 + sizeof settings / 8);
  EXPECT(RECORD_INSERT_PAGE, W(3), R(432));
  EXPECT(RECORD_REMOVE_PAGE, W(2));
  EXPECT(RECORD_MOVE_PAGE, W(2), W(0));
  EXPECT(RECORD_RELOAD, W(-1), W(1), R(700), R(1900));
  EXPECT(RECORD_RELOAD, W(0), W(0), R(0));
  EXPECT(RECORD_RELOAD_KEYED, W(INT64_MIN), R(700), W(9), R(1900));
  expect(&p, &next, RECORD_SET_CONFIG, (const uint64_t *)&config, sizeof config / 8);
  EXPECT(RECORD_SCROLL_TO_TOP, W(0));
  EXPECT(RECORD_BEGIN_REFRESH, W(-1));
  EXPECT(RECORD_END_REFRESH, W(-1), W(0));
  EXPECT(RECORD_END_LOAD, W(1));
  EXPECT(RECORD_TAP_TAB, W(1), W(0));
  EXPECT(RECORD_OBSERVE, W(-1), R(90), W(NSLIDE_MOVED_BY_PROGRAM), W(0), W(0));
  EXPECT(RECORD_OBSERVE, W(0), R(40), W(NSLIDE_MOVED_BY_DRAG), W(0), W(2));
  EXPECT(RECORD_POLL_CORRECTIONS, W(1));
  EXPECT(RECORD_UNOBSERVE, W(0));
  check_int(next, p.entry_count - 1);
  player_play(&p);
  check_ok(nslide_destroy(c));
}

/* ---------------------------------------------------------------------------------------------------------- states */

static void states(int index) {
  static record r;
  (void)index;
  check_case("calls out of turn");
  unsigned char bytes[64];
  size_t size = 12345;
  nslide_coordinator c = scene_rest(), outer = scene_rest();
  check_status(nslide_record_stop(c), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_record_read(c, bytes, sizeof bytes, &size), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_record_read(c, NULL, 0, &size), NSLIDE_ERROR_INVALID_STATE);
  check_int(size, 12345);
  check_ok(nslide_link(c, outer, NSLIDE_LINK_VERTICAL));
  check_status(nslide_record_start(c), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_link(c, 0, 0));
  check_ok(nslide_record_start(c));
  check_status(nslide_record_start(c), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_link(c, outer, NSLIDE_LINK_VERTICAL), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_link(outer, c, NSLIDE_LINK_VERTICAL), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_record_read(c, NULL, 1, &size), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_record_read(c, bytes, 1, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_record_read(c, NULL, 0, &size));
  check_int(size, 0);
  check_ok(nslide_record_stop(c));
  check_status(nslide_record_stop(c), NSLIDE_ERROR_INVALID_STATE);
  /* Another one begins anew, whether or not the first was read. */
  check_ok(nslide_record_start(c));
  check_ok(nslide_record_stop(c));
  static player p;
  read_all(&r, c, 11);
  if (player_read(&p, r.words, r.size)) check_int(p.entry_count, 1);
  player_play(&p);
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(outer));
}

/* A struct of a later header is recorded as this one's. */
static void longer_structs(int index) {
  static record r;
  static player p;
  (void)index;
  check_case("longer structs");
  struct {
    nslide_config config;
    uint64_t tail;
  } longer = {.config = scene_config()};
  longer.config.struct_size = sizeof longer;
  struct {
    nslide_page_settings settings;
    uint64_t tail;
  } settings = {.settings = {sizeof settings, -1, -1, -1, -1, -1, NSLIDE_AUTO, NSLIDE_AUTO, 3, NSLIDE_AUTO, 0, 0}};
  nslide_coordinator c = scene_rest();
  check_ok(nslide_record_start(c));
  check_ok(nslide_set_config(c, &longer.config));
  check_ok(nslide_set_page_settings(c, 1, &settings.settings));
  check_ok(nslide_record_stop(c));
  read_all(&r, c, 4096);
  if (player_read(&p, r.words, r.size) && check_int(p.entry_count, 3)) {
    check_int(*(const uint32_t *)p.entries[0].words, sizeof(nslide_config));
    check_int(*(const uint32_t *)(p.entries[1].words + 1), sizeof(nslide_page_settings));
    player_play(&p);
  }
  check_ok(nslide_destroy(c));
}

int main(int count, char **arguments) {
  check_forked(1, 20, states);
  check_forked(1, 20, all_arguments);
  check_forked(1, 20, longer_structs);
  check_forked(count > 1 ? atoi(arguments[1]) : 300, 20, one_session);
  return check_summary("recording");
}
