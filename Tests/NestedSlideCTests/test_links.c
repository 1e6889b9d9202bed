/* Links between handles: who may be linked to whom, and what becomes of a link when one of the two is no more. */
#include "support/scene.h"

enum { BOTH = NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL };

static double outer_of(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(c, &s));
  return s.outer;
}

static void drag(nslide_coordinator c, double dy) {
  double consumed = 0;
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, dy, NULL, &consumed));
  check_ok(nslide_session_end(c, 0, 0));
}

static void what_is_refused(void) {
  check_case("links that are refused");
  nslide_coordinator a = scene_rest(), b = scene_rest(), c = scene_rest();
  check_status(nslide_link(a, a, BOTH), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_link(a, b, 0), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_link(a, b, 4), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_link(a, b, -1), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_link(a, 12345, BOTH), NSLIDE_ERROR_INVALID_HANDLE);
  check_status(nslide_link(0, b, BOTH), NSLIDE_ERROR_INVALID_HANDLE);
  check_ok(nslide_link(a, b, BOTH));
  check_ok(nslide_link(b, c, NSLIDE_LINK_VERTICAL));
  /* Round in a circle, of two and of three. */
  check_status(nslide_link(b, a, BOTH), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_link(c, a, BOTH), NSLIDE_ERROR_INVALID_ARGUMENT);
  check(strstr(nslide_error_message(c), "outer") != NULL);
  /* Again, and to another. */
  check_ok(nslide_link(a, b, NSLIDE_LINK_HORIZONTAL));
  check_ok(nslide_link(a, c, BOTH));
  check_ok(nslide_link(c, 0, 0));
  check_ok(nslide_link(a, 0, 0));
  check_ok(nslide_link(a, 0, BOTH));
  check_ok(nslide_session_begin(a, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_status(nslide_link(a, b, BOTH), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_destroy(a));
  check_ok(nslide_destroy(b));
  check_status(nslide_link(c, b, BOTH), NSLIDE_ERROR_STALE_HANDLE);
  check_ok(nslide_destroy(c));
}

static void a_drag_goes_on(void) {
  check_case("a drag goes on");
  nslide_coordinator inner = scene_rest(), outer = scene_rest();
  check_ok(nslide_link(inner, outer, BOTH));
  drag(inner, 220 + (2000 - 796) + 50);
  check_near(outer_of(outer), 50, 1e-9);
  check_near(outer_of(inner), 220, 1e-9);
  drag(inner, -9000);
  check_near(outer_of(inner), 0, 1e-9);
  check(outer_of(outer) < 0);
  check_ok(nslide_destroy(inner));
  check_ok(nslide_destroy(outer));
}

/* The outer one goes first: the inner one is on its own, also in mid-gesture. */
static void the_outer_one_goes(void) {
  check_case("the outer one goes");
  nslide_coordinator inner = scene_rest(), outer = scene_rest();
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(inner, 0, -40, NULL, NULL));
  check(outer_of(outer) < 0);
  check_ok(nslide_destroy(outer));
  check_ok(nslide_session_update(inner, 0, -40, NULL, NULL));
  check(outer_of(inner) < 0);
  check_ok(nslide_session_end(inner, 0, 0));
  check_ok(nslide_advance(inner, 3));
  check_near(outer_of(inner), 0, 1e-9);
  scene_exercise(inner);
  check_ok(nslide_destroy(inner));
}

/* The inner one goes in mid-gesture: the outer one is let go. */
static void the_inner_one_goes(void) {
  check_case("the inner one goes");
  nslide_coordinator inner = scene_rest(), outer = scene_rest();
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(inner, 0, -40, NULL, NULL));
  check_ok(nslide_destroy(inner));
  check(outer_of(outer) < 0);
  check_status(nslide_session_cancel(outer), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_advance(outer, 3));
  check_near(outer_of(outer), 0, 1e-9);
  scene_exercise(outer);
  check_ok(nslide_destroy(outer));
}

/* Beyond its end before it was linked, it is let go while the outer one is beyond its own. */
static void both_are_pulled(void) {
  check_case("linked in a bounce");
  nslide_coordinator outer = scene_rest(), inner = scene_rest(), both[] = {inner, outer};
  for (int i = 0; i < 2; i++) {
    check_ok(nslide_session_begin(both[i], NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_update(both[i], 0, -150, NULL, NULL));
    check_ok(nslide_session_end(both[i], 0, 0));
    check_ok(nslide_advance(both[i], 0.05));
  }
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(inner, 0, -40, NULL, NULL));
  check_ok(nslide_session_end(inner, 0, 0));
  for (int i = 0; i < 2; i++) {
    check_ok(nslide_advance(both[i], 5));
    check_near(outer_of(both[i]), 0, 1e-9);
    check_ok(nslide_destroy(both[i]));
  }
}

/* The host ends the outer one's part itself: that one stays at its time, and as it was told, when the inner one lets go. */
static void the_outer_one_is_let_go_first(void) {
  check_case("the outer one is let go first");
  nslide_coordinator inner = scene_rest(), outer = scene_rest();
  nslide_event events[32];
  int32_t count;
  uint64_t before, after;
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(inner, 0, 220 + (2000 - 796) + 50, NULL, NULL));
  check_near(outer_of(outer), 50, 1e-9);
  check_ok(nslide_session_end(outer, 0, 300));
  check_ok(nslide_poll_events(outer, events, 32, &count));
  check_ok(nslide_advance(inner, 1));
  check_ok(nslide_state_hash(outer, &before));
  check_ok(nslide_session_end(inner, 0, 0));
  check_ok(nslide_state_hash(outer, &after));
  check(before == after);
  check_ok(nslide_poll_events(outer, events, 32, &count));
  check_int(count, 0);
  check_ok(nslide_advance(outer, 1));
  check(outer_of(outer) > 60);
  check_ok(nslide_destroy(inner));
  check_ok(nslide_destroy(outer));
}

static void many_deep(void) {
  enum { DEPTH = 60 };
  check_case("%d deep", DEPTH);
  nslide_coordinator all[DEPTH];
  for (int i = 0; i < DEPTH; i++) all[i] = scene_rest();
  for (int i = 0; i + 1 < DEPTH; i++) check_ok(nslide_link(all[i], all[i + 1], BOTH));
  drag(all[0], -30);
  check(outer_of(all[DEPTH - 1]) < 0);
  for (int i = 0; i + 1 < DEPTH; i++) check_near(outer_of(all[i]), 0, 0);
  for (int i = 0; i < DEPTH; i++) check_ok(nslide_destroy(all[i]));
}

int main(void) {
  what_is_refused();
  a_drag_goes_on();
  the_outer_one_goes();
  the_inner_one_goes();
  both_are_pulled();
  the_outer_one_is_let_go_first();
  many_deep();
  return check_summary("links");
}
