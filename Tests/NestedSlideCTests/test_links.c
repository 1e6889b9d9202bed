/* Links between handles: who may be linked to whom, and what becomes of a link when one of the two is no more. */
#include <pthread.h>

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

/* What an inner one's finger drags is not the host's to update or end; it is let go with the inner one. */
static void the_outer_one_is_not_the_hosts(void) {
  check_case("the outer one's part of a session");
  nslide_coordinator inner = scene_rest(), outer = scene_rest();
  uint64_t before, after;
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(inner, 0, 220 + (2000 - 796) + 50, NULL, NULL));
  check_near(outer_of(outer), 50, 1e-9);
  check_ok(nslide_state_hash(outer, &before));
  check_status(nslide_session_update(outer, 0, 20, NULL, NULL), NSLIDE_ERROR_INVALID_STATE);
  check_status(nslide_session_end(outer, 0, 300), NSLIDE_ERROR_INVALID_STATE);
  check_ok(nslide_state_hash(outer, &after));
  check(before == after);
  check_ok(nslide_session_end(inner, 0, 300));
  check_ok(nslide_advance(inner, 1));
  check_ok(nslide_advance(outer, 1));
  check(outer_of(outer) > 60);
  check_ok(nslide_destroy(inner));
  check_ok(nslide_destroy(outer));
}

/* A chain has LINKS links at most, so one coordinator more. */
enum { LINKS = 64, SMALL_STACK = 256 * 1024 };

static void make_all(nslide_coordinator *all, int count) {
  for (int i = 0; i < count; i++) all[i] = scene_rest();
}

static void destroy_all(nslide_coordinator *all, int count) {
  for (int i = 0; i < count; i++) check_ok(nslide_destroy(all[i]));
}

static void many_deep(void) {
  check_case("%d links", LINKS);
  nslide_coordinator all[LINKS + 1];
  make_all(all, LINKS + 1);
  for (int i = 0; i < LINKS; i++) check_ok(nslide_link(all[i], all[i + 1], BOTH));
  drag(all[0], -30);
  check(outer_of(all[LINKS]) < 0);
  for (int i = 0; i < LINKS; i++) check_near(outer_of(all[i]), 0, 0);
  destroy_all(all, LINKS + 1);
}

/* Links in some order; the one that would be the 65th of the chain is refused, and nothing has changed. */
static void one_too_many(int order) {
  enum { ALL = LINKS + 2 };
  nslide_coordinator all[ALL];
  int first = order == 2 ? 41 : 2;
  check_case("%d links and one more, order %d", LINKS, order);
  make_all(all, ALL);
  for (int i = 0; i < LINKS + 1; i++) {
    /* From the inside out, from the outside in, two chains that meet, and one by one around the innermost two. */
    int link = order == 0 ? i : order == 1 ? LINKS - i : (first + i) % (LINKS + 1);
    nslide_status status = nslide_link(all[link], all[link + 1], BOTH);
    check_status(status, i < LINKS ? NSLIDE_OK : NSLIDE_ERROR_OUT_OF_RANGE);
    if (i == LINKS) {
      check(strstr(nslide_error_message(all[link]), "64") != NULL);
      drag(all[link], -30);
      check(outer_of(all[link]) < 0);
      check_near(outer_of(all[link + 1]), 0, 0);
    }
  }
  destroy_all(all, ALL);
}

/* What is taken out of a chain, or destroyed, counts no longer. */
static void room_again(int how) {
  enum { ALL = LINKS + 3 };
  nslide_coordinator all[ALL];
  check_case("room again after %s", how == 0 ? "a link is taken away" : how == 1 ? "the innermost goes" : "the middle goes");
  make_all(all, ALL);
  for (int i = 0; i < LINKS; i++) check_ok(nslide_link(all[i], all[i + 1], BOTH));
  check_status(nslide_link(all[LINKS], all[LINKS + 1], BOTH), NSLIDE_ERROR_OUT_OF_RANGE);
  switch (how) {
    case 0: check_ok(nslide_link(all[0], 0, 0)); break;
    case 1: check_ok(nslide_destroy(all[0])); break;
    default: check_ok(nslide_destroy(all[LINKS / 2])); break;
  }
  check_ok(nslide_link(all[LINKS], all[LINKS + 1], BOTH));
  if (how == 2) {
    /* Two chains of about half the length; no call was inside the inner one since. */
    check_ok(nslide_link(all[LINKS / 2 - 1], all[LINKS + 2], BOTH));
    check_status(nslide_link(all[LINKS + 2], all[LINKS / 2 + 1], BOTH), NSLIDE_ERROR_OUT_OF_RANGE);
    check_ok(nslide_link(all[LINKS + 2], all[LINKS / 2 + 2], BOTH));
    all[LINKS / 2] = 0;
  } else {
    check_status(nslide_link(all[LINKS + 1], all[LINKS + 2], BOTH), NSLIDE_ERROR_OUT_OF_RANGE);
    if (how == 1) all[0] = 0;
  }
  destroy_all(all, ALL);
}

/* Linked to another in the same chain: those around both are entered once. The longest way counts. */
static void linked_past_one(void) {
  check_case("linked past one");
  nslide_coordinator all[LINKS + 2];
  make_all(all, LINKS + 2);
  for (int i = 0; i < LINKS; i++) check_ok(nslide_link(all[i], all[i + 1], BOTH));
  check_ok(nslide_link(all[0], all[2], BOTH));
  check_ok(nslide_link(all[LINKS], all[LINKS + 1], BOTH));
  check_status(nslide_link(all[0], all[1], BOTH), NSLIDE_ERROR_OUT_OF_RANGE);
  drag(all[0], -30);
  check(outer_of(all[LINKS + 1]) < 0);
  check_ok(nslide_link(all[LINKS], 0, 0));
  check_ok(nslide_link(all[0], all[1], BOTH));
  check_status(nslide_link(all[LINKS], all[LINKS + 1], BOTH), NSLIDE_ERROR_OUT_OF_RANGE);
  destroy_all(all, LINKS + 2);
}

/* What each call that changes something does with a whole chain around its coordinator. */
static void use_all_doors(nslide_coordinator inner, nslide_coordinator *all) {
  nslide_event events[64];
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &snapshot, .events = events, .event_capacity = 64};
  nslide_config config = scene_config();
  const int64_t keys[3] = {1, 2, 3};
  double time = 0;
  for (int round = 0; round < 6; round++) {
    double way = round % 2 ? 200000 : -200000;
    check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
    check_ok(nslide_session_update(inner, 0, way, NULL, NULL));
    check_ok(nslide_session_update(inner, 0, -way / 2, NULL, NULL));
    check_ok(nslide_session_end(inner, 0, way));
    for (int i = 0; i < 8; i++) {
      time += 0.7;
      for (int j = 0; j <= LINKS; j++) check_ok(nslide_frame(all[j], time, &buffers));
    }
    check_ok(nslide_pointer(inner, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, time));
    for (int i = 1; i < 9; i++) {
      double x = round < 3 ? 195 : 195 + 60.0 * i, y = round < 3 ? 600 - way / 1000 * i : 600;
      check_ok(nslide_pointer(inner, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, x, y, time += 0.01));
    }
    check_ok(nslide_pointer(inner, round == 5 ? NSLIDE_POINTER_CANCEL : NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 1, 195, 600, time));
    for (int phase = 0; phase < 5; phase++) {
      check_ok(nslide_wheel(inner, NSLIDE_WHEEL_PIXEL, phase, 0, 195, 600, 0, way));
      check_ok(nslide_wheel(inner, NSLIDE_WHEEL_PIXEL, phase, 0, 195, 600, way, 0));
      check_ok(nslide_wheel(inner, NSLIDE_WHEEL_NOTCH, phase, 0, 195, 600, 0, way));
    }
    check_ok(nslide_key(inner, NSLIDE_KEY_DOWN));
    check_ok(nslide_scroll_to(inner, 100, NSLIDE_AUTO, 1));
    check_ok(nslide_scroll_to_page(inner, round % 3, 1));
    check_ok(nslide_scroll_to_top(inner, 1));
    check_ok(nslide_reveal(inner, 0, 500, 100, NSLIDE_ALIGN_CENTER, 1));
    check_ok(nslide_set_header_height(inner, 200 + round, round % 2));
    check_ok(nslide_set_config(inner, &config));
    check_ok(nslide_insert_page(inner, 0, 2000));
    check_ok(nslide_move_page(inner, 0, 1));
    check_ok(nslide_remove_page(inner, 0));
    check_ok(nslide_reload_keyed(inner, 3, keys, NULL));
    check_ok(nslide_reload(inner, 3, NULL, -1, 0));
    for (int i = 0; i < 3; i++) check_ok(nslide_set_page_height(inner, i, 2000));
    check_ok(nslide_tap_tab(inner, 1, 1));
  }
}

static void *with_little_stack(void *argument) {
  nslide_coordinator all[LINKS + 1];
  nslide_list list;
  (void)argument;
  make_all(all, LINKS + 1);
  for (int i = 0; i < LINKS; i++) check_ok(nslide_link(all[i], all[i + 1], BOTH));
  use_all_doors(all[0], all);
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_attach(list, all[0], 0));
  check_ok(nslide_list_insert_section(list, 0, NULL, 0, NULL));
  check_ok(nslide_list_insert_items(list, 0, 0, 100, NULL));
  check_ok(nslide_list_scroll_to(list, 0, 50, NSLIDE_ALIGN_START, 1));
  check_ok(nslide_list_detach(list));
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_session_begin(all[0], NSLIDE_SOURCE_TOUCH, 195, 600));
  destroy_all(all, LINKS + 1);
  return NULL;
}

static void little_stack(void) {
  pthread_attr_t attributes;
  pthread_t thread;
  check_case("%d links on a stack of %d KB", LINKS, SMALL_STACK / 1024);
  check(pthread_attr_init(&attributes) == 0);
  check(pthread_attr_setstacksize(&attributes, SMALL_STACK) == 0);
  check(pthread_create(&thread, &attributes, with_little_stack, NULL) == 0);
  check(pthread_join(thread, NULL) == 0);
  pthread_attr_destroy(&attributes);
}

enum { FLING, OPEN_SESSION, NOTCH, KEY, HISTORIES };

/* One linked to another and moved, with their state saved in the end: of the outer one, of which a handle is told. */
static size_t save_history(int history, uint8_t *bytes, size_t capacity, uint64_t *hash) {
  nslide_coordinator outer = scene_rest(), inner = scene_rest();
  check_ok(nslide_link(inner, outer, BOTH));
  check_ok(nslide_scroll_to(inner, 0, 100, 0));
  switch (history) {
    case FLING:
      drag(inner, -5);
      check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600));
      check_ok(nslide_session_end(inner, 0, -6000));
      break;
    case OPEN_SESSION: check_ok(nslide_session_begin(inner, NSLIDE_SOURCE_TOUCH, 195, 600)); break;
    case NOTCH: check_ok(nslide_wheel(inner, NSLIDE_WHEEL_NOTCH, 0, 0, 195, 600, 0, -3)); break;
    case KEY: check_ok(nslide_key(inner, NSLIDE_KEY_PAGE_UP)); break;
  }
  size_t size = 0;
  check_ok(nslide_state_hash(outer, hash));
  check_ok(nslide_save(outer, bytes, capacity, &size));
  check_ok(nslide_destroy(inner));
  check_ok(nslide_destroy(outer));
  return size;
}

/* Handles are no state: whoever else there is, equal histories are saved as equal bytes. */
static void equal_histories(void) {
  static uint8_t one[1 << 16], other[1 << 16];
  for (int history = 0; history < HISTORIES; history++) {
    check_case("history %d", history);
    uint64_t hashes[2] = {0, 1};
    size_t size = save_history(history, one, sizeof one, &hashes[0]);
    nslide_coordinator stranger = scene_rest();
    check_int((long long)save_history(history, other, sizeof other, &hashes[1]), (long long)size);
    check(hashes[0] == hashes[1] && memcmp(one, other, size) == 0);
    check_ok(nslide_destroy(stranger));
  }
}

int main(void) {
  equal_histories();
  what_is_refused();
  a_drag_goes_on();
  the_outer_one_goes();
  the_inner_one_goes();
  both_are_pulled();
  the_outer_one_is_not_the_hosts();
  many_deep();
  for (int order = 0; order < 4; order++) one_too_many(order);
  for (int how = 0; how < 3; how++) room_again(how);
  linked_past_one();
  little_stack();
  return check_summary("links");
}
