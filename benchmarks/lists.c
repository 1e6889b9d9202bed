#include "lists.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "fenwick.h"
#include "measured.h"

enum { SEEN = 64 };
static const double height_seen = 844, frame_time = 1 / 120.0;

static nslide_list list, grown;
static fenwick *rows;
static double total;

const double *list_heights(void) {
  static double *heights;
  if (heights != NULL) return heights;
  heights = malloc(LIST_ROWS * sizeof *heights);
  if (heights == NULL) exit(1);
  uint64_t random = 1;
  for (long i = 0; i < LIST_ROWS; i++) heights[i] = 24 + random_below(&random, 160) / 4.0;
  return heights;
}

nslide_list list_make(void) { return list_make_of(LIST_ROWS); }

nslide_list list_make_of(int32_t rows) {
  nslide_list made = 0;
  must(nslide_list_create(NULL, &made));
  must(nslide_list_insert_section(made, 0, NULL, LIST_ROWS, list_heights()));
  for (int32_t count = LIST_ROWS; count < rows; count += LIST_ROWS) {
    must(nslide_list_insert_items(made, 0, count, LIST_ROWS, list_heights()));
  }
  return made;
}

static double some_offset(uint64_t *random) { return random_below(random, 40000000); }

/* A yardstick that answers otherwise measures something else. */
static void compare_answers(void) {
  uint64_t random = 6;
  for (int i = 0; i < 1000; i++) {
    double offset = some_offset(&random);
    nslide_item_range range;
    must(nslide_list_set_offset(list, offset));
    must(nslide_list_get_range(list, 0, 0, &range));
    fenwick_range found = fenwick_find(rows, offset, offset + height_seen);
    fenwick_range followed = fenwick_follow(rows, offset, offset + height_seen);
    bool same = found.first == range.first_item && found.last == range.last_item;
    if (same && followed.first == found.first && followed.last == found.last) continue;
    fprintf(stderr, "at %.0f the list sees %d to %d, the tree %ld to %ld\n", offset, range.first_item, range.last_item,
            found.first, found.last);
    exit(1);
  }
}

void list_open(void) {
  nslide_list_state state = {.struct_size = sizeof state};
  list = list_make();
  rows = fenwick_create(list_heights(), LIST_ROWS);
  if (rows == NULL) exit(1);
  must(nslide_list_get_state(list, &state));
  total = state.content_height;
  compare_answers();
}

void list_close(void) {
  must(nslide_list_destroy(list));
  must(nslide_list_destroy(grown));
  grown = 0;
  fenwick_destroy(rows);
}

static void read_range(nslide_list of) {
  nslide_item_range range;
  must(nslide_list_get_range(of, 0, 0, &range));
  sink = (double)(range.first_item + range.last_item);
}

static void read_rows(fenwick_range range) { sink = (double)(range.first + range.last); }

void run_list_update(long steps) {
  uint64_t random = 2;
  must(nslide_list_set_offset(list, total / 2));
  for (long i = 0; i < steps; i++) {
    int32_t row = random_below(&random, LIST_ROWS);
    double height = 24 + (double)(i & 127) / 4;
    must(nslide_list_set_heights(list, 0, row, 1, &height));
    read_range(list);
  }
}

void run_list_update_limit(long steps) {
  uint64_t random = 2;
  double offset = total / 2;
  long first = fenwick_find(rows, offset, offset + height_seen).first;
  for (long i = 0; i < steps; i++) {
    int32_t row = random_below(&random, LIST_ROWS);
    double height = 24 + (double)(i & 127) / 4;
    /* What is seen keeps its place. */
    if (row < first) offset += height - fenwick_height(rows, row);
    fenwick_set_height(rows, row, height);
    read_rows(fenwick_find(rows, offset, offset + height_seen));
  }
}

void run_list_jump(long steps) {
  uint64_t random = 3;
  for (long i = 0; i < steps; i++) {
    must(nslide_list_set_offset(list, some_offset(&random)));
    read_range(list);
  }
}

void run_list_jump_limit(long steps) {
  uint64_t random = 3;
  for (long i = 0; i < steps; i++) {
    double offset = some_offset(&random);
    read_rows(fenwick_find(rows, offset, offset + height_seen));
  }
}

/* It grows from run to run: how large it is hardly counts. */
void run_list_insert(long steps) {
  uint64_t random = 4;
  if (grown == 0) grown = list_make();
  for (long i = 0; i < steps; i++) {
    double height = 30 + (double)(i % 20);
    must(nslide_list_insert_items(grown, 0, random_below(&random, LIST_ROWS), 1, &height));
  }
}

/* One height anywhere in lines or columns of three, then the range of what is seen. In the waterfall a row becomes as high
 * as four: behind it all columns soon end as before, three rows lower. */
static void run_columns(int32_t layout, long steps) {
  static nslide_list lists[2];
  nslide_list *made = &lists[layout == NSLIDE_LAYOUT_WATERFALL];
  nslide_section section;
  must(nslide_section_default(&section, sizeof section));
  section.layout = layout;
  section.columns = 3;
  if (*made == 0) {
    must(nslide_list_create(NULL, made));
    must(nslide_list_insert_section(*made, 0, &section, LIST_ROWS, NULL));
    double height = 50;
    must(nslide_list_set_heights(*made, 0, 0, 1, &height));
  }
  uint64_t random = 2;
  for (long i = 0; i < steps; i++) {
    static int32_t row;
    if (i % 2 == 0) row = random_below(&random, LIST_ROWS);
    double height = i % 2 == 0 ? 4 * section.item_height : section.item_height;
    must(nslide_list_set_heights(*made, 0, row, 1, &height));
    read_range(*made);
  }
}

void run_list_grid(long steps) { run_columns(NSLIDE_LAYOUT_GRID, steps); }

void run_list_waterfall(long steps) { run_columns(NSLIDE_LAYOUT_WATERFALL, steps); }

/* There and back by what a fast fling moves in a frame; begins where the last run ended. */
static double scrolled(double offset, double *step) {
  if (offset < 1000) *step = 40;
  if (offset > 40000000) *step = -40;
  return offset + *step;
}

void run_list_scroll(long steps) {
  static double offset, step;
  for (long i = 0; i < steps; i++) {
    offset = scrolled(offset, &step);
    must(nslide_list_set_offset(list, offset));
    read_range(list);
  }
}

void run_list_scroll_limit(long steps) {
  static double offset, step;
  for (long i = 0; i < steps; i++) {
    offset = scrolled(offset, &step);
    read_rows(fenwick_follow(rows, offset, offset + height_seen));
  }
}

void run_list_visible(long steps) {
  static double offset, step;
  nslide_item items[SEEN];
  int32_t count = 0;
  for (long i = 0; i < steps; i++) {
    offset = scrolled(offset, &step);
    must(nslide_list_set_offset(list, offset));
    must(nslide_list_get_visible(list, 0, 0, items, SEEN, &count));
    sink = items[count - 1].frame.y;
  }
}

void run_list_slots(long steps) {
  static double offset, step;
  nslide_item_change changes[SEEN];
  int32_t count = 0;
  for (long i = 0; i < steps; i++) {
    offset = scrolled(offset, &step);
    must(nslide_list_set_offset(list, offset));
    must(nslide_list_update(list, 0, 0, changes, SEEN, &count));
    sink = count;
  }
}

/* A step is a row. The list of the time before goes first, so that a run of its own builds and destroys nothing. */
void run_list_build(long steps) {
  /* There are no more heights than that. */
  for (; steps > 0; steps -= LIST_ROWS) {
    must(nslide_list_destroy(grown));
    must(nslide_list_create(NULL, &grown));
    must(nslide_list_insert_section(grown, 0, NULL, steps < LIST_ROWS ? (int32_t)steps : LIST_ROWS, list_heights()));
  }
}

static void fling(long steps, bool with_slots) {
  nslide_config config;
  nslide_coordinator c = 0;
  must(nslide_config_default(&config, sizeof config));
  config.header_height = 220;
  config.hover_height = 48;
  must(nslide_create(&config, 1, NULL, &c));
  must(nslide_list_attach(list, c, 0));
  must(nslide_scroll_to(c, 220, total / 2, 0));
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &snapshot};
  nslide_item items[SEEN];
  nslide_item_change changes[2 * SEEN];
  double time = 0, speed = 20000;
  for (long i = 0; i < steps; i++) {
    if (!snapshot.needs_frame) {
      must(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
      must(nslide_session_end(c, 0, speed));
      speed = -speed;
    }
    int32_t count = 0;
    must(nslide_frame(c, time += frame_time, &buffers));
    if (with_slots) must(nslide_list_update(list, 0, 0, changes, 2 * SEEN, &count));
    must(nslide_list_get_visible(list, 0, 0, items, SEEN, &count));
    sink = snapshot.outer + snapshot.inner + items[count - 1].frame.y;
  }
  must(nslide_list_detach(list));
  must(nslide_destroy(c));
}

void run_list_fling(long steps) { fling(steps, false); }

void run_list_fling_slots(long steps) { fling(steps, true); }
