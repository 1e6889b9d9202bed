/*
 * Corrections are all that is needed, and no more, in ascending order: a host with a view for the outer offset and for
 * most of its pages, which does as it is told, compares each of them with where the engine has it, whatever has been called.
 */
#include <stdlib.h>

#include "support/check.h"
#include "support/random.h"

enum { SEEDS = 300, CALLS = 250, MOST_PAGES = 5000 };

/* A host's views; [0] is the outer one's. */
typedef struct host {
  nslide_coordinator c;
  random_state random;
  int pages;
  bool is_told[MOST_PAGES + 1];
  double place[MOST_PAGES + 1];
  double time;
} host;

static double engine_offset(host *h, int view) {
  if (view < 0) {
    nslide_snapshot now = {.struct_size = sizeof now};
    check_ok(nslide_get_snapshot(h->c, &now));
    return now.outer;
  }
  nslide_page page;
  check_ok(nslide_get_page(h->c, view, &page));
  return page.offset;
}

/* Does what the corrections say, and compares them with those that are expected. */
static void follow(host *h, const nslide_correction *corrections, int32_t count) {
  int32_t at = 0;
  for (int view = -1; view < h->pages; view++) {
    if (!h->is_told[view + 1]) continue;
    double offset = engine_offset(h, view);
    if (offset == h->place[view + 1]) continue;
    double place = h->place[view + 1];
    if (!check_that(at < count, "view %d is at %g, not %g, and nothing is said of it", view, place, offset)) continue;
    check_int(corrections[at].view, view);
    check_near(corrections[at].offset, offset, 0);
    h->place[view + 1] = corrections[at++].offset;
  }
  check_int(at, count);
}

static nslide_correction corrections[MOST_PAGES + 1];

static void poll(host *h) {
  int32_t count = 0, more = 0;
  /* In parts sometimes. */
  int32_t capacity = random_below(&h->random, 3) == 0 ? 1 : MOST_PAGES + 1;
  do {
    check_ok(nslide_poll_corrections(h->c, corrections + count, capacity, &more));
    count += more;
  } while (more == capacity);
  follow(h, corrections, count);
}

static void report(host *h, int view) {
  int32_t moved_by = random_below(&h->random, 5), count = 0;
  double offset = random_below(&h->random, 3) == 0 ? random_between(&h->random, -50, 900) : h->place[view + 1] + 7.25;
  /* Nearer to where it was told to go it would be the rounded answer of a toolkit. */
  if (h->is_told[view + 1] && fabs(offset - h->place[view + 1]) < 1) offset = h->place[view + 1] + 7.25;
  nslide_status got = nslide_observe(h->c, view, offset, moved_by, 0, corrections, MOST_PAGES + 1, &count);
  if (got == NSLIDE_ERROR_INVALID_STATE) return;
  check_ok(got);
  h->is_told[view + 1] = true;
  h->place[view + 1] = offset;
  follow(h, corrections, count);
}

static void move_view(host *h, int from, int to) {
  bool is_told = h->is_told[from + 1];
  double place = h->place[from + 1];
  for (int i = from; i != to; i += from < to ? 1 : -1) {
    int next = from < to ? i + 1 : i - 1;
    h->is_told[i + 1] = h->is_told[next + 1];
    h->place[i + 1] = h->place[next + 1];
  }
  h->is_told[to + 1] = is_told;
  h->place[to + 1] = place;
}

static void insert_page(host *h, int index) {
  if (h->pages == MOST_PAGES) return;
  check_ok(nslide_insert_page(h->c, index, 1500));
  h->is_told[++h->pages] = false;
  move_view(h, h->pages - 1, index);
}

static void remove_page(host *h, int index) {
  check_ok(nslide_remove_page(h->c, index));
  move_view(h, index, h->pages - 1);
  h->is_told[h->pages--] = false;
}

static void reload(host *h) {
  int count = random_below(&h->random, 2 * h->pages) + 1;
  if (count > MOST_PAGES) count = MOST_PAGES;
  static double heights[MOST_PAGES];
  for (int i = 0; i < count; i++) heights[i] = 400 + random_below(&h->random, 1500);
  check_ok(nslide_reload(h->c, count, heights, -1, random_below(&h->random, 2)));
  for (int i = count; i < h->pages; i++) h->is_told[i + 1] = false;
  for (int i = h->pages; i < count; i++) h->is_told[i + 1] = false;
  h->pages = count;
}

static void save_and_restore(host *h) {
  size_t size = 0;
  check_status(nslide_save(h->c, NULL, 0, &size), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  void *bytes = malloc(size);
  check_ok(nslide_save(h->c, bytes, size, &size));
  check_ok(nslide_destroy(h->c));
  check_ok(nslide_restore(bytes, size, &h->c));
  free(bytes);
}

static void change(host *h) {
  random_state *r = &h->random;
  int page = random_below(r, h->pages), other = random_below(r, h->pages);
  switch (random_below(r, 16)) {
    case 0: check_ok(nslide_scroll_to(h->c, random_below(r, 220), random_below(r, 900), random_below(r, 2))); return;
    case 1: check_ok(nslide_scroll_to_page(h->c, page, random_below(r, 2))); return;
    /* A page without a height goes where the host moves it. */
    case 2: check_ok(nslide_set_page_height(h->c, page, 1 + random_below(r, 2000))); return;
    case 3: check_ok(nslide_shift_page(h->c, page, 1800, random_below(r, 200) - 100)); return;
    case 4: insert_page(h, page); return;
    case 5:
      if (h->pages > 1) remove_page(h, page);
      return;
    case 6:
      check_ok(nslide_move_page(h->c, page, other));
      move_view(h, page, other);
      return;
    case 7:
      if (random_below(r, 4) == 0) reload(h);
      return;
    case 8: {
      nslide_config config = {.struct_size = sizeof config};
      check_ok(nslide_get_config(h->c, &config));
      config.viewport_height = 500 + random_below(r, 400);
      check_ok(nslide_set_config(h->c, &config));
      return;
    }
    case 9:
      if (random_below(r, 4) == 0) save_and_restore(h);
      return;
    case 10:
      check_ok(nslide_unobserve(h->c, page));
      h->is_told[page + 1] = false;
      return;
    case 11:
      check_ok(nslide_session_begin(h->c, NSLIDE_SOURCE_TOUCH, 195, 600));
      check_ok(nslide_session_update(h->c, 0, random_below(r, 600) - 300, NULL, NULL));
      check_ok(nslide_session_end(h->c, 0, random_below(r, 4000) - 2000));
      return;
    default: report(h, page); return;
  }
}

static void session(int seed) {
  static host h;
  h = (host){.random = random_begin(seed)};
  h.pages = seed % 10 == 0 ? MOST_PAGES - 5 : 1 + random_below(&h.random, 9);
  static double heights[MOST_PAGES];
  for (int i = 0; i < h.pages; i++) heights[i] = 300 + random_below(&h.random, 2000);
  nslide_config config;
  check_ok(nslide_config_default(&config, sizeof config));
  config.header_height = 220;
  config.hover_height = 48;
  const int32_t memories[] = {NSLIDE_MEMORY_ALIGN, NSLIDE_MEMORY_KEEP, NSLIDE_MEMORY_RESET_CURRENT, NSLIDE_MEMORY_RESET_ALL};
  config.page_memory = memories[random_below(&h.random, 4)];
  check_ok(nslide_create(&config, h.pages, heights, &h.c));
  if (random_below(&h.random, 3) > 0) report(&h, -1);
  for (int i = 0; i < h.pages; i += 1 + random_below(&h.random, 3)) {
    /* Few calls where there are many pages. */
    if (h.pages < 100 || i % 50 == 0) report(&h, i);
  }
  int calls = h.pages < 100 ? CALLS : CALLS / 10;
  for (int i = 0; i < calls; i++) {
    check_case("seed %d, call %d", seed, i);
    change(&h);
    if (random_below(&h.random, 2)) check_ok(nslide_advance(h.c, h.time += random_unit(&h.random) / 5));
    if (random_below(&h.random, 3)) poll(&h);
  }
  poll(&h);
  check_ok(nslide_destroy(h.c));
}

int main(void) {
  check_forked(SEEDS, 20, session);
  return check_summary("observing");
}
