/*
 * A million rows, and some more, against an array and its sums: random edits, then samples of places, ranges and
 * frames. Whatever it is, no call may take long; a case that takes more than some seconds is ended.
 */
#include <stdlib.h>

#include "support/list_scene.h"
#include "support/random.h"

enum { ROWS = 1000000, ROOM = ROWS + 200000, ROUNDS = 8, EDITS = 60, SAMPLES = 300, SEEN = 256 };

typedef struct rows {
  random_state random;
  nslide_list list;
  int count;
  double *heights; /* of each row */
  double *tops;    /* of each, and the end of the last; as of the last sums */
} rows;

/* In quarters: all sums are exact. */
static double some_height(rows *r) {
  return random_below(&r->random, 9) == 0 ? 0 : random_below(&r->random, 400) / 4.0;
}

static void add_up(rows *r) {
  double y = 0;
  for (int i = 0; i < r->count; i++) {
    r->tops[i] = y;
    y += r->heights[i];
  }
  r->tops[r->count] = y;
}

static void rows_begin(rows *r, int number) {
  *r = (rows){.random = random_begin(number), .count = ROWS};
  r->heights = malloc(ROOM * sizeof(double));
  r->tops = malloc((ROOM + 1) * sizeof(double));
  if (r->heights == NULL || r->tops == NULL) abort();
  for (int i = 0; i < ROWS; i++) r->heights[i] = some_height(r);
  check_ok(nslide_list_create(NULL, &r->list));
  check_ok(nslide_list_insert_section(r->list, 0, NULL, ROWS, r->heights));
  nslide_list_config config = {.struct_size = sizeof config};
  check_ok(nslide_list_get_config(r->list, &config));
  config.anchor = NSLIDE_ANCHOR_NONE;
  check_ok(nslide_list_set_config(r->list, &config));
}

static void rows_end(rows *r) {
  check_ok(nslide_list_destroy(r->list));
  free(r->heights);
  free(r->tops);
}

static void insert(rows *r, int at, int count) {
  double *heights = r->heights + at;
  memmove(heights + count, heights, (size_t)(r->count - at) * sizeof *heights);
  for (int i = 0; i < count; i++) heights[i] = some_height(r);
  r->count += count;
  check_ok(nslide_list_insert_items(r->list, 0, at, count, heights));
}

static void erase(rows *r, int at, int count) {
  memmove(r->heights + at, r->heights + at + count, (size_t)(r->count - at - count) * sizeof(double));
  r->count -= count;
  check_ok(nslide_list_remove_items(r->list, 0, at, count));
}

static void change(rows *r, int at, int count) {
  for (int i = 0; i < count; i++) r->heights[at + i] = some_height(r);
  check_ok(nslide_list_set_heights(r->list, 0, at, count, r->heights + at));
}

static void move(rows *r, int from, int to) {
  double height = r->heights[from];
  memmove(r->heights + from, r->heights + from + 1, (size_t)(r->count - from - 1) * sizeof height);
  memmove(r->heights + to + 1, r->heights + to, (size_t)(r->count - 1 - to) * sizeof height);
  r->heights[to] = height;
  check_ok(nslide_list_move_item(r->list, 0, from, 0, to));
}

static void edit(rows *r) {
  static const int sizes[] = {0, 1, 1, 2, 7, 63, 64, 65, 300, 1000, 4097, 30000};
  int size = sizes[random_below(&r->random, 12)], at = random_below(&r->random, r->count - size + 1);
  if (random_below(&r->random, 10) == 0) at = random_below(&r->random, 2) ? 0 : r->count - size;
  switch (random_below(&r->random, 4)) {
    case 0:
      if (r->count + size <= ROOM) insert(r, at, size);
      break;
    case 1: erase(r, at, size); break;
    case 2: change(r, at, size); break;
    default: move(r, random_below(&r->random, r->count), random_below(&r->random, r->count)); break;
  }
}

/* The row that an offset lies in, by halves: the last that begins at or above it. */
static int row_at(const rows *r, double y) {
  int low = 0, high = r->count;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (r->tops[middle] <= y) low = middle; else high = middle;
  }
  return low;
}

static void sample_range(rows *r) {
  double top = random_below(&r->random, (int)(r->tops[r->count] * 4)) / 4.0, bottom = top + 844;
  int first = row_at(r, top), last = first;
  while (first > 0 && r->tops[first] > top) first--;
  while (r->tops[first + 1] <= top) first++;
  while (last + 1 < r->count && r->tops[last + 1] < bottom) last++;
  nslide_item_range range;
  nslide_item items[SEEN];
  int32_t count = 0, section = -77, item = -77;
  check_ok(nslide_list_set_offset(r->list, top));
  check_ok(nslide_list_get_range(r->list, 0, 0, &range));
  check_that(range.first_item == first && range.last_item == last, "seen at %.9g is %d to %d, not %d to %d", top,
             range.first_item, range.last_item, first, last);
  check_ok(nslide_list_get_visible(r->list, 0, 0, items, SEEN, &count));
  check_int(count, last - first + 1);
  for (int32_t i = 0; i < count; i++) {
    int row = first + i;
    bool same = items[i].item == row && items[i].frame.y == r->tops[row] && items[i].frame.height == r->heights[row];
    check_that(same, "%d is %d at %.9g, %g high; not at %.9g, %g high", row, items[i].item, items[i].frame.y,
               items[i].frame.height, r->tops[row], r->heights[row]);
  }
  check_ok(nslide_list_item_at(r->list, 100, top, &section, &item));
  check_int(item, first);
}

static void sample_row(rows *r) {
  int row = random_below(&r->random, r->count);
  nslide_rect frame = {0};
  int32_t section = -77, item = -77;
  check_ok(nslide_list_get_frames(r->list, 0, row, 1, &frame));
  check_that(frame.y == r->tops[row] && frame.height == r->heights[row], "%d is at %.9g, %g high; not at %.9g, %g high",
             row, frame.y, frame.height, r->tops[row], r->heights[row]);
  check_ok(nslide_list_find_item(r->list, row, &section, &item));
  check_int(item, row);
}

static void compare(rows *r) {
  nslide_list_state s = {.struct_size = sizeof s};
  add_up(r);
  check_ok(nslide_list_get_state(r->list, &s));
  check_int(s.item_count, r->count);
  check_near(s.content_height, r->tops[r->count], 0);
  for (int i = 0; i < SAMPLES; i++) {
    sample_range(r);
    sample_row(r);
  }
}

static void edited(int index) {
  rows r;
  check_case("a million rows, %d", index);
  rows_begin(&r, index);
  compare(&r);
  for (int round = 0; round < ROUNDS; round++) {
    for (int i = 0; i < EDITS; i++) edit(&r);
    check_case("a million rows, %d, round %d", index, round);
    compare(&r);
  }
  rows_end(&r);
}

/* One row at a time, at random and at one place, in and out again: it ends as it began. */
static void one_by_one(int index) {
  enum { NUMBER = 20000 };
  rows r;
  check_case("one by one, %d", index);
  rows_begin(&r, 50 + index);
  double place = random_unit(&r.random), height = 33;
  for (int i = 0; i < NUMBER; i++) {
    int at = index % 2 ? random_below(&r.random, ROWS + i + 1) : (int)(place * (ROWS + i));
    check_ok(nslide_list_insert_items(r.list, 0, at, 1, &height));
  }
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(r.list, &s));
  add_up(&r);
  check_near(s.content_height, r.tops[ROWS] + NUMBER * height, 0);
  nslide_rect *frames = malloc((ROWS + NUMBER) * sizeof *frames);
  check_ok(nslide_list_get_frames(r.list, 0, 0, ROWS + NUMBER, frames));
  double y = 0;
  int wrong = 0;
  for (int i = 0; i < ROWS + NUMBER; i++) {
    wrong += frames[i].y != y;
    y += frames[i].height;
  }
  check_int(wrong, 0);
  free(frames);
  /* Of random places nobody knows which rows are left. */
  if (index % 2 == 0) {
    check_ok(nslide_list_remove_items(r.list, 0, (int)(place * ROWS), NUMBER));
    check_ok(nslide_list_insert_items(r.list, 0, 0, NUMBER, NULL));
    check_ok(nslide_list_remove_items(r.list, 0, 0, NUMBER));
    compare(&r);
  }
  rows_end(&r);
}

/* All at once, all removed, and many sections of few rows. */
static void other_shapes(int index) {
  (void)index;
  rows r;
  check_case("a million rows, all changed at once");
  rows_begin(&r, 99);
  change(&r, 0, r.count);
  compare(&r);
  for (int i = 0; i < r.count; i++) r.heights[i] = NSLIDE_AUTO;
  check_ok(nslide_list_set_heights(r.list, 0, 0, r.count, r.heights));
  for (int i = 0; i < r.count; i++) r.heights[i] = 44;
  compare(&r);
  erase(&r, 10, r.count - 20);
  insert(&r, 10, 100000);
  compare(&r);
  erase(&r, 0, r.count);
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(r.list, &s));
  check_near(s.content_height, 0, 0);
  check_ok(nslide_list_remove_sections(r.list, 0, 1));
  enum { SECTIONS = 200000 };
  nslide_section section = {0};
  check_ok(nslide_section_default(&section, sizeof section));
  section.header_height = 20;
  for (int i = 0; i < SECTIONS - 100; i++) check_ok(nslide_list_insert_section(r.list, i, &section, 5, NULL));
  for (int i = 0; i < 200; i++) {
    int at = random_below(&r.random, SECTIONS - 100);
    check_ok(nslide_list_insert_section(r.list, at, &section, 5, NULL));
    if (i % 2 == 0) check_ok(nslide_list_remove_sections(r.list, random_below(&r.random, SECTIONS - 100), 1));
    check_ok(nslide_list_move_section(r.list, at, random_below(&r.random, SECTIONS - 100)));
  }
  check_ok(nslide_list_get_state(r.list, &s));
  check_int(s.item_count, SECTIONS * 5);
  check_near(s.content_height, SECTIONS * 240.0, 0);
  for (int i = 0; i < 3000; i++) {
    int number = random_below(&r.random, SECTIONS * 5);
    int32_t found = -1, item = -1;
    nslide_rect frame = {0};
    check_ok(nslide_list_find_item(r.list, number, &found, &item));
    check_that(found == number / 5 && item == number % 5, "number %d is %d.%d", number, found, item);
    check_ok(nslide_list_get_frames(r.list, found, item, 1, &frame));
    check_near(frame.y, found * 240.0 + 20 + item * 44, 0);
    check_ok(nslide_list_item_at(r.list, 5, frame.y + 43, &found, &item));
    check_that(found == number / 5 && item == number % 5, "at number %d is %d.%d", number, found, item);
  }
  rows_end(&r);
}

int main(void) {
  check_forked(3, 20, edited);
  check_forked(4, 20, one_by_one);
  check_forked(1, 20, other_shapes);
  return check_summary("big lists");
}
