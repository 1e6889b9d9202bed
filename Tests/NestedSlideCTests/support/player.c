#include "player.h"

#include "driver.h"

/* How many words an entry has: those that are always there, and those of one element of a list. */
static const struct {
  int fixed, each;
} lengths[RECORD_NUMBERS] = {
    [RECORD_ADVANCE] = {1, 0},        [RECORD_POINTER] = {5, 0},
    [RECORD_SESSION_BEGIN] = {3, 0},  [RECORD_SESSION_UPDATE] = {2, 0},
    [RECORD_SESSION_END] = {2, 0},    [RECORD_SESSION_CANCEL] = {0, 0},
    [RECORD_WHEEL] = {7, 0},          [RECORD_KEY] = {1, 0},
    [RECORD_SET_REGIONS] = {0, 6},    [RECORD_SCROLL_TO] = {3, 0},
    [RECORD_SCROLL_TO_TOP] = {1, 0},  [RECORD_SCROLL_TO_PAGE] = {2, 0},
    [RECORD_RETARGET] = {2, 0},       [RECORD_REVEAL] = {5, 0},
    [RECORD_SET_SNAP_AREAS] = {4, 4}, [RECORD_SET_HEADER_HEIGHT] = {2, 0},
    [RECORD_SET_HOVER_HEIGHT] = {2, 0}, [RECORD_SET_HEADER_PARTS] = {1, 6},
    [RECORD_SET_PAGE_HEIGHT] = {2, 0},
    [RECORD_SET_PAGE_SETTINGS] = {1 + sizeof(nslide_page_settings) / 8, 0},
    [RECORD_INSERT_PAGE] = {2, 0},    [RECORD_REMOVE_PAGE] = {1, 0},
    [RECORD_MOVE_PAGE] = {2, 0},      [RECORD_RELOAD] = {2, 1},
    [RECORD_RELOAD_KEYED] = {0, 2},   [RECORD_BEGIN_REFRESH] = {1, 0},
    [RECORD_END_REFRESH] = {1, 0},    [RECORD_END_LOAD] = {1, 0},
    [RECORD_TAP_TAB] = {2, 0},        [RECORD_OBSERVE] = {4, 0},
    [RECORD_POLL_CORRECTIONS] = {1, 0}, [RECORD_UNOBSERVE] = {1, 0},
    [RECORD_SET_CONFIG] = {sizeof(nslide_config) / 8, 0}, [RECORD_STOP] = {1, 0},
    [RECORD_SHIFT_PAGE] = {3, 0},     [RECORD_RETARGET_REVEAL] = {4, 0},
};

static uint32_t half(const unsigned char *bytes, size_t at) {
  uint32_t value;
  memcpy(&value, bytes + at, sizeof value);
  return value;
}

static bool read_entry(player *p, const unsigned char *bytes, size_t size, size_t *at) {
  if (!check_that(*at + 8 <= size, "an entry breaks off")) return false;
  uint32_t operation = half(bytes, *at), count = half(bytes, *at + 4);
  if (!check_that(operation >= RECORD_ADVANCE && operation < RECORD_NUMBERS, "operation %u", operation)) return false;
  if (!check_that(*at + 8 + count * 8ul <= size, "%u words are announced", count)) return false;
  int each = lengths[operation].each, beyond = (int)count - lengths[operation].fixed;
  bool fits = each == 0 ? beyond == 0 : beyond >= 0 && beyond % each == 0;
  if (!check_that(fits, "operation %u has %u words", operation, count)) return false;
  if (!check(p->entry_count < PLAYER_MOST_ENTRIES)) return false;
  p->entries[p->entry_count++] = (player_entry){(uint16_t)operation, count, (const uint64_t *)(bytes + *at + 8)};
  *at += 8 + count * 8ul;
  return true;
}

bool player_read(player *p, const void *record, size_t size) {
  const unsigned char *bytes = record;
  p->entry_count = 0;
  if (!check(size >= 24) || !check(memcmp(bytes, "NSLIDREC", 8) == 0)) return false;
  uint64_t state_size;
  memcpy(&state_size, bytes + 16, sizeof state_size);
  if (!check(half(bytes, 8) == 1 && half(bytes, 12) == 0)) return false;
  size_t at = 24 + (state_size + 7) / 8 * 8;
  if (!check_that(at <= size, "a state of %llu bytes", (unsigned long long)state_size)) return false;
  for (size_t i = 24 + state_size; i < at; i++) check_int(bytes[i], 0);
  p->state = bytes + 24;
  p->state_size = state_size;
  while (at < size) {
    if (!read_entry(p, bytes, size, &at)) return false;
  }
  return true;
}

/* ---------------------------------------------------------------------------------------------------- arguments */

static double real(const player_entry *e, uint32_t n) {
  double value;
  memcpy(&value, &e->words[n], sizeof value);
  return value;
}

static int32_t whole(const player_entry *e, uint32_t n) {
  int64_t value = (int64_t)e->words[n];
  check_that(value >= INT32_MIN && value <= INT32_MAX, "word %u of operation %d is %lld", n, e->operation,
             (long long)value);
  return (int32_t)value;
}

static nslide_status set_regions(const player_entry *e, nslide_coordinator c) {
  static nslide_region regions[NSLIDE_MAX_REGIONS];
  int32_t count = (int32_t)e->count / 6;
  for (uint32_t i = 0; i < e->count; i += 6) {
    regions[i / 6] = (nslide_region){{real(e, i), real(e, i + 1), real(e, i + 2), real(e, i + 3)}, whole(e, i + 4),
                                     whole(e, i + 5)};
  }
  return nslide_set_regions(c, regions, count);
}

static nslide_status set_snap_areas(const player_entry *e, nslide_coordinator c) {
  static nslide_snap_area areas[1024];
  int32_t count = (int32_t)(e->count - 4) / 4;
  if (!check(count <= 1024)) return NSLIDE_ERROR_OUT_OF_RANGE;
  for (int32_t i = 0; i < count; i++) {
    uint32_t n = 4 + 4 * (uint32_t)i;
    areas[i] = (nslide_snap_area){real(e, n), real(e, n + 1), whole(e, n + 2), whole(e, n + 3)};
  }
  return nslide_set_snap_areas(c, whole(e, 0), areas, count, whole(e, 1), real(e, 2), real(e, 3));
}

static nslide_status set_header_parts(const player_entry *e, nslide_coordinator c) {
  static nslide_header_part parts[NSLIDE_MAX_HEADER_PARTS];
  int32_t count = (int32_t)(e->count - 1) / 6;
  for (int32_t i = 0; i < count; i++) {
    uint32_t n = 1 + 6 * (uint32_t)i;
    parts[i] = (nslide_header_part){real(e, n), real(e, n + 1), real(e, n + 2), real(e, n + 3), whole(e, n + 4),
                                    whole(e, n + 5)};
  }
  return nslide_set_header_parts(c, parts, count, whole(e, 0));
}

static nslide_status reload_keyed(const player_entry *e, nslide_coordinator c) {
  static int64_t keys[1024];
  static double heights[1024];
  if (!check(e->count <= 2048)) return NSLIDE_ERROR_OUT_OF_RANGE;
  for (uint32_t i = 0; i < e->count; i += 2) keys[i / 2] = (int64_t)e->words[i], heights[i / 2] = real(e, i + 1);
  return nslide_reload_keyed(c, (int32_t)e->count / 2, keys, heights);
}

static nslide_status observe(const player_entry *e, nslide_coordinator c) {
  nslide_correction corrections[DRIVER_CORRECTIONS];
  int32_t count = 0;
  if (!check(whole(e, 3) <= DRIVER_CORRECTIONS)) return NSLIDE_ERROR_OUT_OF_RANGE;
  return nslide_observe(c, whole(e, 0), real(e, 1), whole(e, 2), corrections, whole(e, 3), &count);
}

static nslide_status poll_corrections(const player_entry *e, nslide_coordinator c) {
  nslide_correction corrections[DRIVER_CORRECTIONS];
  int32_t count = 0;
  if (!check(whole(e, 0) <= DRIVER_CORRECTIONS)) return NSLIDE_ERROR_OUT_OF_RANGE;
  return nslide_poll_corrections(c, corrections, whole(e, 0), &count);
}

static nslide_status set_page_settings(const player_entry *e, nslide_coordinator c) {
  nslide_page_settings settings;
  memcpy(&settings, e->words + 1, sizeof settings);
  return nslide_set_page_settings(c, whole(e, 0), &settings);
}

static nslide_status set_config(const player_entry *e, nslide_coordinator c) {
  nslide_config config;
  memcpy(&config, e->words, sizeof config);
  return nslide_set_config(c, &config);
}

/* ---------------------------------------------------------------------------------------------------------- calls */

nslide_status player_call(const player_entry *e, nslide_coordinator c) {
  switch (e->operation) {
    case RECORD_ADVANCE: return nslide_advance(c, real(e, 0));
    case RECORD_POINTER:
      return nslide_pointer(c, whole(e, 0), whole(e, 1), (int64_t)e->words[2], real(e, 3), real(e, 4), real(e, 5));
    case RECORD_SESSION_BEGIN: return nslide_session_begin(c, whole(e, 0), real(e, 1), real(e, 2));
    case RECORD_SESSION_UPDATE: return nslide_session_update(c, real(e, 0), real(e, 1), NULL, NULL);
    case RECORD_SESSION_END: return nslide_session_end(c, real(e, 0), real(e, 1));
    case RECORD_SESSION_CANCEL: return nslide_session_cancel(c);
    case RECORD_WHEEL:
      return nslide_wheel(c, whole(e, 0), whole(e, 1), whole(e, 2), real(e, 3), real(e, 4), real(e, 5), real(e, 6));
    case RECORD_KEY: return nslide_key(c, whole(e, 0));
    case RECORD_SET_REGIONS: return set_regions(e, c);
    case RECORD_SCROLL_TO: return nslide_scroll_to(c, real(e, 0), real(e, 1), whole(e, 2));
    case RECORD_SCROLL_TO_TOP: return nslide_scroll_to_top(c, whole(e, 0));
    case RECORD_SCROLL_TO_PAGE: return nslide_scroll_to_page(c, whole(e, 0), whole(e, 1));
    case RECORD_RETARGET: return nslide_retarget(c, real(e, 0), real(e, 1));
    case RECORD_REVEAL: return nslide_reveal(c, whole(e, 0), real(e, 1), real(e, 2), whole(e, 3), whole(e, 4));
    case RECORD_SET_SNAP_AREAS: return set_snap_areas(e, c);
    case RECORD_SET_HEADER_HEIGHT: return nslide_set_header_height(c, real(e, 0), whole(e, 1));
    case RECORD_SET_HOVER_HEIGHT: return nslide_set_hover_height(c, real(e, 0), whole(e, 1));
    case RECORD_SET_HEADER_PARTS: return set_header_parts(e, c);
    case RECORD_SET_PAGE_HEIGHT: return nslide_set_page_height(c, whole(e, 0), real(e, 1));
    case RECORD_SET_PAGE_SETTINGS: return set_page_settings(e, c);
    case RECORD_INSERT_PAGE: return nslide_insert_page(c, whole(e, 0), real(e, 1));
    case RECORD_REMOVE_PAGE: return nslide_remove_page(c, whole(e, 0));
    case RECORD_MOVE_PAGE: return nslide_move_page(c, whole(e, 0), whole(e, 1));
    case RECORD_RELOAD:
      return nslide_reload(c, (int32_t)e->count - 2, (const double *)(e->words + 2), whole(e, 0), whole(e, 1));
    case RECORD_RELOAD_KEYED: return reload_keyed(e, c);
    case RECORD_BEGIN_REFRESH: return nslide_begin_refresh(c, whole(e, 0));
    case RECORD_END_REFRESH: return nslide_end_refresh(c, whole(e, 0));
    case RECORD_END_LOAD: return nslide_end_load(c, whole(e, 0));
    case RECORD_TAP_TAB: return nslide_tap_tab(c, whole(e, 0), whole(e, 1));
    case RECORD_OBSERVE: return observe(e, c);
    case RECORD_POLL_CORRECTIONS: return poll_corrections(e, c);
    case RECORD_UNOBSERVE: return nslide_unobserve(c, whole(e, 0));
    case RECORD_SHIFT_PAGE: return nslide_shift_page(c, whole(e, 0), real(e, 1), real(e, 2));
    case RECORD_RETARGET_REVEAL: return nslide_retarget_reveal(c, whole(e, 0), real(e, 1), real(e, 2), whole(e, 3));
    default: return set_config(e, c);
  }
}

void player_play(const player *p) {
  nslide_coordinator c = 0;
  if (!check_ok(nslide_restore(p->state, p->state_size, &c)) || !check(p->entry_count > 0)) return;
  for (int i = 0; i < p->entry_count - 1; i++) {
    nslide_status status = player_call(&p->entries[i], c);
    if (status != NSLIDE_OK) {
      check_that(false, "entry %d, operation %d, answers %s", i, p->entries[i].operation, nslide_status_name(status));
      break;
    }
  }
  const player_entry *last = &p->entries[p->entry_count - 1];
  uint64_t hash = 0;
  check_ok(nslide_state_hash(c, &hash));
  if (check_int(last->operation, RECORD_STOP)) check(last->words[0] == hash);
  check_ok(nslide_destroy(c));
}
