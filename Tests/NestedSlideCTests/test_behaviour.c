/* The main gestures through the C interface, in a few lines each; the scenarios go into every detail. */
#include "support/scene.h"

static nslide_snapshot snapshot_of(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  return s;
}

static void forget_events(nslide_coordinator c) {
  nslide_event events[64];
  int32_t count = 0;
  do check_ok(nslide_poll_events(c, events, 64, &count));
  while (count == 64);
}

static double run_to_rest(nslide_coordinator c, double time, double step) {
  for (int i = 0; i < 100000 && snapshot_of(c).needs_frame; i++) check_ok(nslide_advance(c, time += step));
  check_int(snapshot_of(c).at_rest, 1);
  return time;
}

/* Whether these types occur in this order, others between them allowed. */
static void expect_events(nslide_coordinator c, const int32_t *types, int number) {
  nslide_event events[256];
  int32_t count = 0;
  check_ok(nslide_poll_events(c, events, 256, &count));
  int next = 0;
  for (int32_t i = 0; i < count; i++) {
    if (next < number && events[i].type == types[next]) next++;
    if (i > 0) check(events[i].time >= events[i - 1].time);
  }
  check_that(next == number, "event %d is missing after %d of those expected", next < number ? types[next] : 0, next);
  check_int(snapshot_of(c).events_queued, 0);
}

static void drag_across_the_seam(void) {
  nslide_coordinator c = scene_rest();
  double x = -1, y = -1;
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, 150, &x, &y));
  check_near(y, 150, 0);
  check_near(snapshot_of(c).outer, 150, 1e-9);
  check_ok(nslide_session_update(c, 0, 150, &x, &y));
  check_near(x, 0, 0);
  check_near(y, 150, 0);
  nslide_snapshot s = snapshot_of(c);
  check_near(s.outer, 220, 1e-9);
  check_near(s.inner, 80, 1e-9);
  check_int(s.collapse_state, NSLIDE_PINNED);
  check_int(s.phase, NSLIDE_PHASE_DRAGGING);
  check_ok(nslide_session_update(c, 0, -180, NULL, NULL));
  check_near(snapshot_of(c).path, 120, 1e-9);
  check_near(snapshot_of(c).inner, 0, 1e-9);
  check_ok(nslide_session_end(c, 0, 0));
  run_to_rest(c, 0, 1 / 60.0);
  check_near(snapshot_of(c).outer, 120, 1e-9);
  check_ok(nslide_destroy(c));
}

/* Rests where the closed form says, at any frame rate; k is the iOS preset's deceleration. */
static void fling_to_rest(void) {
  const double k = 2.0020026706730793, rates[] = {24, 60, 120, 237.7};
  for (int i = 0; i < 4; i++) {
    check_case("a fling at %g Hz", rates[i]);
    nslide_coordinator c = scene_rest();
    check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_end(c, 0, 1500));
    nslide_snapshot s = snapshot_of(c);
    check_near(s.rest_outer, 220, 1e-9);
    check_near(s.rest_inner, 1500 / k - 220, 1e-9);
    check_ok(nslide_advance(c, 0.25));
    s = snapshot_of(c);
    check_near(s.path, 1500 / k * (1 - exp(-k * 0.25)), 1e-9);
    check_near(s.velocity_y, 1500 * exp(-k * 0.25), 1e-9);
    check_int(s.phase, NSLIDE_PHASE_DECELERATING);
    run_to_rest(c, 0.25, 1 / rates[i]);
    check_near(snapshot_of(c).path, 1500 / k, 1e-9);
    check_near(snapshot_of(c).velocity_y, 0, 0);
    check_int(snapshot_of(c).phase, NSLIDE_PHASE_IDLE);
    check_ok(nslide_destroy(c));
  }
  check_case(" ");
}

static void turn_pages(void) {
  nslide_coordinator c = scene_rest();
  forget_events(c);
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 200, 0, NULL, NULL));
  nslide_snapshot s = snapshot_of(c);
  check_near(s.page_position, 200.0 / 390, 1e-12);
  check_int(s.visible_pages, 2);
  check_int(s.page_index, 0);
  check_int(s.transition_from, 0);
  check_int(s.transition_to, 1);
  nslide_page pages[2];
  int32_t count = 0;
  check_ok(nslide_get_pages(c, pages, 2, &count));
  check_int(count, 2);
  check_near(pages[0].frame.x, -200, 1e-9);
  check_near(pages[1].frame.x, 190, 1e-9);
  check_ok(nslide_session_end(c, 0, 0));
  double time = run_to_rest(c, 0, 1 / 60.0);
  check_int(snapshot_of(c).page_index, 1);
  check_near(snapshot_of(c).page_position, 1, 0);
  const int32_t turned[] = {NSLIDE_EVENT_SCROLL_BEGAN, NSLIDE_EVENT_PAGE_TRANSITION_BEGAN, NSLIDE_EVENT_PAGE_NEEDED,
                            NSLIDE_EVENT_PAGE_CHANGED, NSLIDE_EVENT_SETTLED};
  expect_events(c, turned, 5);
  check_ok(nslide_scroll_to_page(c, 2, 1));
  run_to_rest(c, time, 1 / 60.0);
  check_int(snapshot_of(c).page_index, 2);
  check_ok(nslide_scroll_to_page(c, -100, 0));
  check_int(snapshot_of(c).page_index, 0);
  check_int(snapshot_of(c).at_rest, 1);
  check_ok(nslide_destroy(c));
}

static void events_in_order(void) {
  nslide_coordinator c = scene_rest();
  forget_events(c);
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_PEN, 195, 600));
  check_ok(nslide_session_update(c, 0, 100, NULL, NULL));
  check_ok(nslide_session_end(c, 0, 1500));
  run_to_rest(c, 0, 1 / 60.0);
  const int32_t wanted[] = {NSLIDE_EVENT_SCROLL_BEGAN,       NSLIDE_EVENT_DRAG_BEGAN, NSLIDE_EVENT_DRAG_ENDED,
                            NSLIDE_EVENT_DECELERATION_BEGAN, NSLIDE_EVENT_PINNED,     NSLIDE_EVENT_DECELERATION_ENDED,
                            NSLIDE_EVENT_SCROLL_ENDED,       NSLIDE_EVENT_SETTLED};
  expect_events(c, wanted, 8);
  check_ok(nslide_destroy(c));
}

/* Nothing but offset and progress events may be merged while nobody polls. */
static void events_wait(void) {
  nslide_coordinator c = scene_rest();
  forget_events(c);
  double time = 0;
  int changes = 0;
  for (int i = 0; i < 40; i++) {
    check_ok(nslide_scroll_to_page(c, i % 2 + 1, 0));
    changes++;
    check_ok(nslide_scroll_to(c, i % 2 == 0 ? 220 : 0, NSLIDE_AUTO, 0));
    check_ok(nslide_advance(c, time += 1));
  }
  int counted[NSLIDE_EVENT_OPENED + 1] = {0};
  nslide_event event;
  int32_t count = 0;
  while (nslide_poll_events(c, &event, 1, &count) == NSLIDE_OK && count == 1) counted[event.type]++;
  check_int(counted[NSLIDE_EVENT_PAGE_CHANGED], changes);
  check_int(counted[NSLIDE_EVENT_PINNED], 20);
  check_int(counted[NSLIDE_EVENT_UNPINNED], 20);
  check_int(snapshot_of(c).events_lost, 0);
  check_ok(nslide_destroy(c));
}

/* One call for a frame is the same as four. */
static void frame_is_four_calls(void) {
  nslide_coordinator one = scene_rest(), four = scene_rest();
  for (int i = 1; i <= 200; i++) {
    check_case("frame %d", i);
    double time = i / 90.0;
    for (int n = 0; n < 2; n++) {
      nslide_coordinator c = n == 0 ? one : four;
      if (i % 50 == 1) check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
      if (i % 50 == 1) check_ok(nslide_session_end(c, i % 100 == 1 ? 0 : 900, i % 100 == 1 ? 2000 : 0));
    }
    nslide_snapshot a = {.struct_size = sizeof a}, b = {.struct_size = sizeof b};
    nslide_page pages_a[2] = {{0}}, pages_b[2] = {{0}};
    nslide_event events_a[3] = {{0}}, events_b[3] = {{0}};
    nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .page_capacity = 2, .event_capacity = 3,
                                    .snapshot = &a, .pages = pages_a, .events = events_a};
    int32_t pages = -1, events = -1;
    check_ok(nslide_frame(one, time, &buffers));
    check_ok(nslide_advance(four, time));
    check_ok(nslide_get_snapshot(four, &b));
    check_ok(nslide_get_pages(four, pages_b, 2, &pages));
    check_ok(nslide_poll_events(four, events_b, 3, &events));
    check_int(buffers.page_count, pages);
    check_int(buffers.event_count, events);
    check(memcmp(pages_a, pages_b, sizeof pages_a) == 0);
    check(memcmp(events_a, events_b, sizeof events_a) == 0);
    /* Whether the count of waiting events is taken before or after the polling is not promised. */
    a.events_queued = b.events_queued = 0;
    check(memcmp(&a, &b, sizeof a) == 0);
  }
  check_ok(nslide_destroy(one));
  check_ok(nslide_destroy(four));
}

/* The same input gives the same bits. */
static void same_bits(void) {
  static scene_state a, b;
  for (int i = 0; i < scene_count; i++) {
    check_case("%s", scenes[i].name);
    nslide_coordinator x = scenes[i].make(), y = scenes[i].make();
    for (int step = 0; step <= 60; step++) {
      check(scene_read(x, &a) && scene_read(y, &b));
      check(scene_difference(&a, &b) == NULL);
      check_ok(nslide_advance(x, SCENE_TIME + step / 60.0));
      check_ok(nslide_advance(y, SCENE_TIME + step / 60.0));
    }
    check_ok(nslide_destroy(x));
    check_ok(nslide_destroy(y));
  }
}

/* What moves a page that goes looks at its snap areas for the last time; with the address sanitizer this tells. */
static void pages_that_go(void) {
  const nslide_snap_area areas[2] = {{0, 100, NSLIDE_ALIGN_START, 1, 0, 0, 0}, {300, 100, NSLIDE_ALIGN_START, 1, 0, 0, 0}};
  const int64_t keys[2] = {5, 6};
  for (int way = 0; way < 4; way++) {
    nslide_coordinator c = scene_rest();
    check_ok(nslide_set_snap_areas(c, 0, areas, 2, NSLIDE_SNAP_AREAS_MANDATORY, 0, 0));
    check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_update(c, 0, -150, NULL, NULL));
    check_ok(nslide_scroll_to(c, 220, 300, 1));
    check_ok(nslide_session_end(c, 0, 0));
    check_ok(nslide_advance(c, 0.05));
    if (way == 0) check_ok(nslide_reload_keyed(c, 2, keys, NULL));
    if (way == 1) check_ok(nslide_reload(c, 1, NULL, 0, 0));
    if (way == 2) check_ok(nslide_remove_page(c, 0));
    if (way == 3) check_ok(nslide_set_snap_areas(c, 0, NULL, 0, 0, 0, 0));
    scene_exercise(c);
    check_ok(nslide_destroy(c));
  }
}

/* From none to none: there is no page to be aligned. */
static void no_pages_by_keys(void) {
  const int64_t keys[2] = {5, 6};
  nslide_coordinator c = scene_rest();
  for (int i = 0; i < 3; i++) check_ok(nslide_reload_keyed(c, 0, keys, NULL));
  check_int(snapshot_of(c).page_index, -1);
  check_ok(nslide_reload_keyed(c, 2, keys, NULL));
  check_int(snapshot_of(c).page_index, 0);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* A page springs back at its end while the header goes and a swipe turns it: the path's offsets follow the header. */
static void a_bounce_while_the_header_goes(void) {
  check_case("a bounce under a swipe while the header goes");
  nslide_coordinator c = scene_rest();
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_scroll_to(c, 220, 5000, 0));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, 400, NULL, NULL));
  check_ok(nslide_session_end(c, 0, 0));
  check_ok(nslide_advance(c, 0.02));
  check_ok(nslide_set_header_height(c, 0, 1));
  /* The page gets longer as its pager gets lower, and takes the overshoot in. */
  check_ok(nslide_set_hover_height(c, 150, 1));
  check_ok(nslide_advance(c, 0.04));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 60, 0, NULL, NULL));
  for (int i = 1; i < 60; i++) {
    check_ok(nslide_advance(c, 0.04 + i / 120.0));
    check_ok(nslide_get_snapshot(c, &s));
    check_that(s.outer <= s.range + 1e-9, "at %g: outer %g of %g", s.time, s.outer, s.range);
  }
  check_ok(nslide_session_end(c, 0, 0));
  check_ok(nslide_destroy(c));
}

int main(void) {
  a_bounce_while_the_header_goes();
  no_pages_by_keys();
  pages_that_go();
  drag_across_the_seam();
  fling_to_rest();
  turn_pages();
  events_in_order();
  events_wait();
  frame_is_four_calls();
  same_bits();
  return check_summary("behaviour");
}
