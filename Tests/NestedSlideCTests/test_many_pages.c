/* Hundreds of thousands of pages, in every way of loading them: no call may take longer the more there are of them in
 * any way but in proportion, whether the host polls or not. A case that takes more than some seconds is ended. */

#include "support/scene.h"

enum { MANY = 200000 };

typedef struct loading {
  const char *name;
  int32_t lazy, prefetch, keep_alive;
} loading;

static const loading loadings[] = {
    {"lazy", 1, 0, 0},
    {"lazy, few kept", 1, 2, 5},
    {"all prefetched", 1, INT32_MAX, 0},
    {"all prefetched, few kept", 1, INT32_MAX, 3},
    {"many prefetched, many kept", 1, 1000, 3000},
    {"eager", 0, 0, 0},
};
enum { LOADINGS = sizeof loadings / sizeof loadings[0] };

static nslide_coordinator create(const loading *how, int32_t pages) {
  nslide_config config = scene_config();
  config.lazy = how->lazy;
  config.prefetch = how->prefetch;
  config.keep_alive = how->keep_alive;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, pages, NULL, &c));
  return c;
}

static void poll_all(nslide_coordinator c) {
  static nslide_event events[1024];
  int32_t count = 0;
  do check_ok(nslide_poll_events(c, events, 1024, &count));
  while (count == 1024);
}

static void many(int index) {
  const loading *how = &loadings[index / 2];
  bool polls = index % 2 == 1;
  check_case("%d pages, %s, %s", MANY, how->name, polls ? "polled" : "never polled");
  nslide_coordinator c = create(how, MANY);
  nslide_snapshot s = {.struct_size = sizeof s};
  static int32_t live[MANY + 100];
  for (int i = 0; i < 100; i++) {
    check_ok(nslide_scroll_to_page(c, i % 2 ? i * 1999 : MANY - 1 - i * 997, i % 3 == 0));
    check_ok(nslide_advance(c, i));
    if (polls) poll_all(c);
  }
  for (int i = 0; i < 20; i++) {
    check_ok(nslide_insert_page(c, i * 7777, 100));
    check_ok(nslide_remove_page(c, i * 5555));
    check_ok(nslide_move_page(c, i, MANY - 1 - i));
    if (polls) poll_all(c);
  }
  for (int i = 0; i < 8; i++) {
    check_ok(nslide_reload(c, i % 2 ? MANY : MANY / 2, NULL, i * 20000, i % 3 == 0));
    if (polls) poll_all(c);
  }
  int32_t count = 0;
  check_ok(nslide_get_live_pages(c, live, MANY + 100, &count));
  for (int32_t i = 1; i < count; i++) {
    if (live[i] <= live[i - 1]) check_that(false, "live page %d follows %d", live[i], live[i - 1]);
  }
  if (how->lazy == 0) check_int(count, MANY);
  check_ok(nslide_get_snapshot(c, &s));
  check_int(s.page_count, MANY);
  if (polls) check_int(s.events_lost, 0);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* Nobody polls, for long: the queue stays bounded, and what is lost is counted. */
static void nobody_polls(int index) {
  (void)index;
  check_case("a queue that nobody polls");
  nslide_coordinator c = scene_rest();
  nslide_snapshot s = {.struct_size = sizeof s};
  for (int i = 0; i < 50000; i++) check_ok(nslide_scroll_to_page(c, i % SCENE_PAGES, 0));
  check_ok(nslide_get_snapshot(c, &s));
  check_that(s.events_queued < 100000, "%u events are kept", s.events_queued);
  check(s.events_lost > 0);
  poll_all(c);
  check_ok(nslide_scroll_to_page(c, 0, 0));
  check_ok(nslide_scroll_to_page(c, 2, 0));
  uint32_t lost = s.events_lost;
  check_ok(nslide_get_snapshot(c, &s));
  check_int(s.events_lost, lost);
  check(s.events_queued > 0);
  check_ok(nslide_destroy(c));
}

/* A turn that passes every page, at a time so late that times are coarse too: one call brings it to its end. */
static void pass_all(int index) {
  double start = index == 0 ? 0 : 999999999000.0;
  check_case("a turn that passes %d pages in one call, begun at %g s", MANY, start);
  nslide_config config = scene_config();
  config.far_turns = NSLIDE_FAR_TURNS_PASS;
  config.page_index = NSLIDE_PAGE_INDEX_LIVE;
  config.load_threshold = 0.2;
  config.page_spacing = 10;
  nslide_coordinator c = 0;
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_create(&config, MANY, NULL, &c));
  check_ok(nslide_advance(c, start));
  check_ok(nslide_scroll_to_page(c, MANY - 1, 1));
  check_ok(nslide_advance(c, start + 10));
  check_ok(nslide_get_snapshot(c, &s));
  check_int(s.page_index, MANY - 1);
  check_int(s.at_rest, 1);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(LOADINGS * 2, 8, many);
  check_forked(1, 8, nobody_polls);
  check_forked(2, 30, pass_all);
  return check_summary("many pages");
}
