/*
 * Bytes that are not what was saved. What is cut short, flipped or made up is refused; what was forged with a checksum
 * that is right is refused too, or makes a coordinator that works: nothing dies, hangs, or is no number.
 */
#include <stdlib.h>

#include "support/driver.h"
#include "support/saved.h"

static bool is_refusal(nslide_status status) {
  return status == NSLIDE_ERROR_CORRUPT_DATA || status == NSLIDE_ERROR_UNSUPPORTED;
}

static void check_refused(const void *bytes, size_t size) {
  nslide_coordinator c = 0xA5A5;
  nslide_status status = nslide_restore(bytes, size, &c);
  check_that(is_refusal(status), "answers %s", nslide_status_name(status));
  check(c == 0xA5A5);
}

/* Everything at once: a header of parts, areas, regions, observed views, keys, waiting events, an animation. */
static nslide_coordinator make_full(void) {
  nslide_coordinator c = 0;
  for (int i = 0; i < scene_count; i++) {
    if (strcmp(scenes[i].name, "snapping to an area") == 0) c = scenes[i].make();
  }
  const nslide_header_part parts[2] = {{.height = 120, .min_height = 30, .rule = NSLIDE_PART_RETURNS},
                                       {.height = 40, .min_height = NSLIDE_AUTO, .rule = NSLIDE_PART_STAYS}};
  nslide_page_settings settings = {sizeof settings, -1, -1, -1, -1, -1, 50, 120, 77, 900, 1, 0};
  int32_t count = 0;
  check_ok(nslide_set_page_settings(c, 1, &settings));
  check_ok(nslide_set_header_parts(c, parts, 2, 1));
  check_ok(nslide_observe(c, 0, 700, NSLIDE_MOVED_BY_DRAG, 0, NULL, 0, &count));
  check_ok(nslide_reveal(c, 2, 900, 50, NSLIDE_ALIGN_CENTER, 1));
  check_ok(nslide_advance(c, 0.15));
  return c;
}

static void cut_short(int index) {
  (void)index;
  static saved s;
  nslide_coordinator c = make_full();
  saved_take(&s, c);
  for (size_t size = 0; size < s.size; size++) {
    check_case("%zu of %zu bytes", size, s.size);
    check_refused(s.bytes, size);
  }
  check_case("more than was saved");
  memset(s.bytes + s.size, 0, 64);
  for (size_t more = 1; more <= 64; more++) check_refused(s.bytes, s.size + more);
  /* Also where the head says that it is as it should be. */
  size_t whole = s.size;
  for (size_t size = SAVED_HEAD_WORDS * 8; size < whole + 32; size += 8) {
    check_case("%zu of %zu bytes, sealed", size, whole);
    if (size == whole) continue;
    saved_take(&s, c);
    memset(s.bytes + s.size, 0, 64);
    s.size = size;
    saved_seal(&s);
    check_refused(s.bytes, s.size);
  }
  check_ok(nslide_destroy(c));
}

static void flipped(int index) {
  static saved s;
  nslide_coordinator c = make_full();
  saved_take(&s, c);
  for (size_t i = 0; i < s.size; i++) {
    check_case("byte %zu of %zu, pattern %d", i, s.size, index);
    unsigned char right = s.bytes[i];
    s.bytes[i] ^= (unsigned char)(index == 0 ? 0xFF : 1 << (index - 1));
    check_refused(s.bytes, s.size);
    s.bytes[i] = right;
  }
  check_ok(nslide_restore(s.bytes, s.size, &(nslide_coordinator){0}));
  check_ok(nslide_destroy(c));
}

static void garbage(int index) {
  static saved s;
  random_state random = random_begin(index);
  nslide_coordinator c = scene_rest();
  saved_take(&s, c);
  check_ok(nslide_destroy(c));
  check_case("garbage %d", index);
  uint64_t magic = s.words[0], version = s.words[1];
  for (int n = 0; n < 100; n++) {
    s.size = (size_t)random_below(&random, n % 2 ? 64 : 4096);
    for (size_t i = 0; i < s.size; i++) s.bytes[i] = (unsigned char)random_next(&random);
    check_refused(s.bytes, s.size);
    /* With a head that is right. */
    s.size = s.size / 8 * 8 + SAVED_HEAD_WORDS * 8;
    s.words[0] = magic, s.words[1] = version;
    saved_seal(&s);
    check_refused(s.bytes, s.size);
    memset(s.bytes + SAVED_HEAD_WORDS * 8, n % 3 == 0 ? 0 : 0xFF, s.size - SAVED_HEAD_WORDS * 8);
    saved_seal(&s);
    check_refused(s.bytes, s.size);
  }
}

static void another_version(int index) {
  static saved s;
  check_case("version %d", index);
  nslide_coordinator c = scene_rest();
  saved_take(&s, c);
  uint64_t current = s.words[1];
  s.words[1] = index == 9 ? UINT64_MAX : (uint64_t)index;
  bool same = s.words[1] == current;
  c = same ? c : 0;
  check_status(nslide_restore(s.bytes, s.size, &c), same ? NSLIDE_OK : NSLIDE_ERROR_UNSUPPORTED);
  check_status(nslide_restore(NULL, 0, &c), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_restore(NULL, 100, &c), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_restore(s.bytes, s.size, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
}

/* ------------------------------------------------------------------------------------------------------- forgeries */

enum { FORGERIES = 40, CALLS = 50 };

static uint64_t bits(double value) {
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return word;
}

/* A word as a number, where it is one. */
static const char *told(uint64_t word) {
  static char text[64];
  double value = 0;
  bool is_number = (word >> 52 & 0x7FF) != 0x7FF;
  if (is_number) memcpy(&value, &word, sizeof value);
  snprintf(text, sizeof text, "%016llx (%g)", (unsigned long long)word, value);
  return text;
}

static uint64_t some_word(random_state *random, uint64_t old) {
  static const double reals[] = {1e308, -1e308, 1e18, -1e18, 1e12, -1e12, 1e9, -1e9, 1e-300, -1, 0.5, 1, 2, 1e3, 1e6,
                                 -1e6, 4.9e-324, 9e15, -9e15, 1e5};
  static const int64_t wholes[] = {-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 63, 255, 256, 1023, 65535, 1 << 24, INT32_MAX,
                                   INT32_MIN, INT64_MAX, INT64_MIN, -2, -3, -8};
  double number;
  switch (random_below(random, 8)) {
    case 0: return random_next(random);
    case 1: return bits(random_below(random, 2) ? NAN : random_below(random, 2) ? INFINITY : -INFINITY);
    case 2: return old ^ UINT64_C(1) << random_below(random, 64);
    case 3: return old + (uint64_t)(int64_t)(random_below(random, 5) - 2);
    case 4: {
      memcpy(&number, &old, sizeof number);
      double factor = random_between(random, -3, 3);
      /* What is no number, or would be none three times as large, is not calculated with. */
      return (old >> 52 & 0x7FF) < 0x7F0 ? bits(number * factor) : bits(factor);
    }
    case 5: return bits(reals[random_below(random, sizeof reals / sizeof reals[0])]);
    default: return (uint64_t)wholes[random_below(random, sizeof wholes / sizeof wholes[0])];
  }
}

static void check_events_are_finite(const driver_result *r) {
  for (int i = 0; i < r->count && i < DRIVER_EVENTS; i++) {
    const nslide_event *e = &r->events[i];
    bool finite = isfinite(e->time) && isfinite(e->outer) && isfinite(e->inner) && isfinite(e->position);
    check_that(finite && isfinite(e->progress), "event %d is not finite: %g %g %g %g %g", e->type, e->time, e->outer,
               e->inner, e->position, e->progress);
  }
}

/* No length is greater: the sum of a few settings. */
#define MOST 1e14

static void check_rectangle(const char *name, nslide_rect r) {
  bool fits = r.width >= 0 && r.width <= MOST && r.height >= 0 && r.height <= MOST && fabs(r.y) <= MOST;
  check_that(fits, "%s is %g x %g at %g, %g", name, r.width, r.height, r.x, r.y);
}

/* Every length is one that there can be, every setting one that can be set. */
static void check_ranges(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_config config = {.struct_size = sizeof config};
  nslide_rect frame = {0, 0, 0, 0};
  check_ok(nslide_get_snapshot(c, &s));
  check_rectangle("the header", s.header);
  check_rectangle("the hover bar", s.hover);
  check_rectangle("the pager", s.pager);
  check_rectangle("the tabs' indicator", s.tab_indicator);
  check_that(s.range >= 0 && s.range <= MOST && s.max_inner >= 0 && s.max_inner <= NSLIDE_MAX_LENGTH,
             "the ranges are %g and %g", s.range, s.max_inner);
  check_that(s.time >= 0 && s.time <= NSLIDE_MAX_TIME, "it is %g s old", s.time);
  check_ok(nslide_get_config(c, &config));
  check_ok(nslide_config_check(&config, NULL));
  for (int32_t i = 0; i < s.page_count && i < SCENE_PAGE_ROOM; i++) {
    nslide_page_settings settings = {.struct_size = sizeof settings};
    nslide_page page;
    check_ok(nslide_get_tab(c, i, &frame));
    check_rectangle("a tab", frame);
    check_ok(nslide_get_page(c, i, &page));
    check_rectangle("a page", page.frame);
    check_that(page.content_height >= 0 && page.content_height <= NSLIDE_MAX_LENGTH, "%g high", page.content_height);
    check_ok(nslide_get_page_settings(c, i, &settings));
    check_ok(nslide_set_page_settings(c, i, &settings));
  }
}

static bool is_finite(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_edge e;
  if (nslide_get_snapshot(c, &s) != NSLIDE_OK || nslide_get_edge(c, &e) != NSLIDE_OK) return false;
  const double *numbers = &s.time;
  for (size_t i = 0; i < (offsetof(nslide_snapshot, page_goal) - offsetof(nslide_snapshot, time)) / sizeof(double); i++) {
    if (!check_that(isfinite(numbers[i]), "number %zu after snapshot.time is %g", i, numbers[i])) return false;
  }
  bool fits = s.visible_pages >= 0 && s.visible_pages <= NSLIDE_MAX_VISIBLE_PAGES;
  return check_that(fits, "%d pages are visible", s.visible_pages) && check(isfinite(e.pull_x + e.pull_y)) &&
         check(isfinite(e.velocity_y));
}

/* Goes on with what was restored. */
static void go_on(nslide_coordinator c, driver d) {
  bool finite = is_finite(c);
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_get_snapshot(c, &s);
  /* What a host takes for an index without asking. */
  int32_t last = s.page_count - 1, least = last < 0 ? -1 : 0;
  check_that(s.page_index >= least && s.page_index <= last, "page %d of %d", s.page_index, s.page_count);
  bool turns = s.transition_from >= 0 && s.transition_to >= 0 && s.transition_from <= last && s.transition_to <= last;
  check_that(turns || (s.transition_from == -1 && s.transition_to == -1), "from page %d to %d of %d",
             s.transition_from, s.transition_to, s.page_count);
  if (finite) check_ranges(c);
  d.time = fmax(d.time, s.time);
  for (int call = 0; call < CALLS && finite; call++) {
    driver_result r = driver_step(&d, c);
    check_that(r.status <= 0 && r.status >= -14, "operation %d answers %d", r.operation, (int)r.status);
    if (r.operation <= RECORD_ADVANCE) check_events_are_finite(&r);
    finite = check_that(is_finite(c), "... after call %d, operation %d", call, r.operation);
  }
  static saved again;
  size_t size = 0;
  nslide_status status = nslide_save(c, again.bytes, sizeof again.bytes, &size);
  check_that(status == NSLIDE_OK || status == NSLIDE_ERROR_BUFFER_TOO_SMALL, "saving answers %d", (int)status);
  check_ok(nslide_destroy(c));
}

/* One word after the other, with what is out of most ranges. */
static void every_word(int index) {
  static const uint64_t wrongs[] = {
      UINT64_C(0xC26D1A94A2000000) /* -1e12 */, UINT64_C(0xBFF0000000000000) /* -1 */,
      UINT64_C(0x43ABC16D674EC800) /* 1e18 */,  UINT64_C(0x7FF0000000000001) /* a NaN that signals */,
      UINT64_C(0x0000000000000001) /* 4.9e-324, or 1 */, UINT64_C(0x42D6BCC41E900000) /* 1e14 */};
  static saved right, wrong;
  nslide_coordinator c = index < scene_count ? scenes[index].make() : make_full();
  saved_take(&right, c);
  check_ok(nslide_destroy(c));
  for (size_t i = SAVED_HEAD_WORDS; i < right.size / 8; i++) {
    for (size_t n = 0; n < sizeof wrongs / sizeof wrongs[0]; n++) {
      check_case("scene %d, word %zu of %zu is %s", index, i, right.size / 8, told(wrongs[n]));
      wrong = right;
      wrong.words[i] = wrongs[n];
      saved_seal(&wrong);
      nslide_coordinator made = 0;
      if (nslide_restore(wrong.bytes, wrong.size, &made) != NSLIDE_OK) continue;
      if (is_finite(made)) check_ranges(made);
      check_ok(nslide_destroy(made));
    }
  }
}

/* How much memory is in use, and was at most. */
static size_t in_use, most_in_use;

static void *count_memory(void *context, size_t size, size_t alignment) {
  (void)context;
  size_t room = (size + alignment - 1) / alignment * alignment;
  char *memory = aligned_alloc(16, room + 16);
  if (memory == NULL) return NULL;
  memcpy(memory, &room, sizeof room);
  in_use += room;
  if (in_use > most_in_use) most_in_use = in_use;
  return memory + 16;
}

static void uncount_memory(void *context, void *memory) {
  (void)context;
  size_t room;
  if (memory == NULL) return;
  memcpy(&room, (char *)memory - 16, sizeof room);
  in_use -= room;
  free((char *)memory - 16);
}

/* Whatever number stands for how many there are of something: it reserves no more than the bytes could tell of. */
static void reserved_memory(int index) {
  static const uint64_t counts[] = {UINT64_C(1) << 26, 10000000, 100000, 65536, 1024, 64, 8};
  static saved right, wrong;
  check_ok(nslide_set_allocator(count_memory, uncount_memory, NULL));
  nslide_coordinator c = index < scene_count ? scenes[index].make() : make_full();
  saved_take(&right, c);
  check_ok(nslide_destroy(c));
  for (size_t i = SAVED_HEAD_WORDS; i < right.size / 8; i++) {
    for (size_t n = 0; n < sizeof counts / sizeof counts[0]; n++) {
      check_case("scene %d, word %zu of %zu is %llu", index, i, right.size / 8, (unsigned long long)counts[n]);
      wrong = right;
      wrong.words[i] = counts[n];
      saved_seal(&wrong);
      nslide_coordinator made = 0;
      size_t before = in_use;
      most_in_use = in_use;
      if (nslide_restore(wrong.bytes, wrong.size, &made) == NSLIDE_OK) check_ok(nslide_destroy(made));
      size_t reserved = most_in_use - before;
      check_that(reserved <= 8192 + 4 * wrong.size, "%zu bytes reserve %zu", wrong.size, reserved);
      check_that(in_use == before, "%zu bytes are left", in_use - before);
    }
  }
}

static void forged(int index) {
  static saved right, wrong;
  driver d = driver_begin(index);
  nslide_coordinator c = index % 3 == 0 ? driver_create(&d) : scenes[index / 3 % scene_count].make();
  if (index % 7 == 1) nslide_destroy(c), c = make_full();
  for (int steps = random_below(&d.random, 30); steps > 0; steps--) driver_step(&d, c);
  saved_take(&right, c);
  check_ok(nslide_destroy(c));
  for (int n = 0; n < FORGERIES; n++) {
    wrong = right;
    int words = (int)(wrong.size / 8), places[3], changes = 1 + random_below(&d.random, 3);
    for (int i = 0; i < changes; i++) {
      places[i] = SAVED_HEAD_WORDS + random_below(&d.random, words - SAVED_HEAD_WORDS);
      wrong.words[places[i]] = some_word(&d.random, wrong.words[places[i]]);
    }
    saved_seal(&wrong);
    check_case("forgery %d.%d: word %d of %d is %s, and %d more", index, n, places[0], words,
               told(wrong.words[places[0]]), changes - 1);
    nslide_coordinator made = 0;
    nslide_status status = nslide_restore(wrong.bytes, wrong.size, &made);
    if (status == NSLIDE_OK) {
      go_on(made, d);
    } else {
      check_that(is_refusal(status) || status == NSLIDE_ERROR_OUT_OF_MEMORY, "answers %s", nslide_status_name(status));
      check(made == 0);
    }
  }
}

int main(int count, char **arguments) {
  check_forked(1, 20, cut_short);
  check_forked(9, 20, flipped);
  check_forked(20, 20, garbage);
  check_forked(10, 20, another_version);
  check_forked(scene_count + 1, 60, every_word);
  check_forked_each(scene_count + 1, 60, reserved_memory);
  check_forked(count > 1 ? atoi(arguments[1]) : 1000, 20, forged);
  return check_summary("damaged saves");
}
