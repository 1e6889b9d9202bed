/*
 * Saving: what is restored goes on exactly as what was saved would have, whatever was going on; and bytes that are not
 * what was saved are refused, or at worst restored to something that works.
 */
#include <stdlib.h>

#include "support/twins.h"

enum { ROOM = 65536, FURTHER_CALLS = 200 };

static size_t save(nslide_coordinator c, unsigned char *bytes) {
  size_t size = 0;
  check_ok(nslide_save(c, bytes, ROOM, &size));
  return size;
}

static nslide_coordinator restore(const unsigned char *bytes, size_t size) {
  nslide_coordinator c = 0;
  check_ok(nslide_restore(bytes, size, &c));
  return c;
}

/* Saves, restores, saves again, and lets both go on. */
static void check_saving(nslide_coordinator c, driver d) {
  static unsigned char first[ROOM], second[ROOM];
  size_t size = save(c, first);
  nslide_coordinator restored = restore(first, size);
  if (restored == 0) return;
  check(twins_are_equal(c, restored));
  check_int(save(restored, second), size);
  size_t same = 32; /* after the head */
  while (same < size && first[same] == second[same]) same++;
  check_that(same == size, "what is restored is saved as other bytes from %zu of %zu on", same, size);
  /* What waits is told now, or after they have gone on. */
  bool tells_now = size % 16 == 0;
  if (tells_now) twins_have_the_same_waiting(c, restored);
  twins_go_on(c, restored, d, FURTHER_CALLS);
  twins_have_the_same_waiting(c, restored);
  check_ok(nslide_destroy(restored));
}

/* In every situation but inside another one, whose part in it is not saved. */
static void one_scene(int index) {
  const scene *s = &scenes[index % scene_count];
  int variant = index / scene_count;
  check_case("%s, variant %d", s->name, variant);
  if (strcmp(s->name, "inside another") == 0) return;
  nslide_coordinator c = s->make();
  check_saving(c, driver_begin(index));
  check_ok(nslide_destroy(c));
}

enum { SESSION_STEPS = 120 };

/* At every step of a session, each time from its beginning. */
static void one_session(int index) {
  for (int steps = 0; steps < SESSION_STEPS; steps += 1 + steps / 10) {
    check_case("session %d, after %d calls", index, steps);
    driver d = driver_begin(index);
    nslide_coordinator c = driver_create(&d);
    for (int i = 0; i < steps; i++) driver_step(&d, c);
    check_saving(c, d);
    check_ok(nslide_destroy(c));
  }
}

/* The same with calls of few kinds: what a restored one lacks is not made by the calls that follow. */
static void one_sparse_session(int index) {
  for (int steps = 1; steps < SESSION_STEPS; steps += 1 + steps / 4) {
    check_case("sparse session %d, after %d calls", index, steps);
    driver d = driver_begin_sparse(index);
    nslide_coordinator c = index % 2 ? driver_create(&d) : scene_rest();
    for (int i = 0; i < steps; i++) driver_step(&d, c);
    check_saving(c, d);
    check_ok(nslide_destroy(c));
  }
}

/* A host has reported where its views are, and has yet to ask where they have to go. */
static void waiting_corrections(int index) {
  int32_t view = index % 4 - 1, count = 0;
  int32_t moved_by = index / 4 % 4;
  check_case("a view of the host's, %d, was moved by %d", view, moved_by);
  nslide_coordinator c = scene_rest();
  check_ok(nslide_observe(c, view, 90, moved_by, 0, NULL, 0, &count));
  static unsigned char bytes[ROOM];
  nslide_coordinator restored = restore(bytes, save(c, bytes));
  nslide_correction one = {0}, other = {0};
  int32_t as_many = 0;
  check_ok(nslide_poll_corrections(c, &one, 1, &count));
  check_ok(nslide_poll_corrections(restored, &other, 1, &as_many));
  /* The header is open, so a page may not be scrolled. */
  check_int(count, view >= 0);
  check_int(as_many, count);
  check(memcmp(&one, &other, sizeof one) == 0);
  check(twins_are_equal(c, restored));
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(restored));
}

/* A host that has not polled for long, or has only now: when events merge depends on how many have waited. */
static void waiting_events(int index) {
  int turns = index / 2 * 14;
  bool polls = index % 2;
  check_case("%d page turns wait to be polled%s", turns, polls ? ", and are" : "");
  nslide_coordinator c = scene_rest();
  for (int i = 0; i < turns; i++) check_ok(nslide_scroll_to_page(c, i % SCENE_PAGES, 0));
  nslide_event event;
  for (int32_t count = polls; count > 0;) check_ok(nslide_poll_events(c, &event, 1, &count));
  static unsigned char bytes[1 << 20];
  size_t size = 0;
  check_ok(nslide_save(c, bytes, sizeof bytes, &size));
  nslide_coordinator restored = restore(bytes, size);
  for (int i = 0; i < 300; i++) {
    check_ok(nslide_scroll_to(c, i % 2 * 100, NSLIDE_AUTO, 0));
    check_ok(nslide_scroll_to(restored, i % 2 * 100, NSLIDE_AUTO, 0));
    check_ok(nslide_scroll_to_page(c, i % SCENE_PAGES, 0));
    check_ok(nslide_scroll_to_page(restored, i % SCENE_PAGES, 0));
  }
  twins_have_the_same_waiting(c, restored);
  check(twins_are_equal(c, restored));
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(restored));
}

/* The numbers of pages so wide, and so many, are greater than any others. */
static void widest_pages(int index) {
  (void)index;
  check_case("600,000 pages of 2e12 points");
  nslide_config config = scene_config();
  config.viewport_width = config.page_spacing = NSLIDE_MAX_LENGTH;
  config.keep_alive = 1;
  nslide_coordinator c = 0, restored = 0;
  size_t size = 0;
  check_ok(nslide_create(&config, 600000, NULL, &c));
  check_ok(nslide_scroll_to_page(c, 599999, 0));
  check_status(nslide_save(c, NULL, 0, &size), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  unsigned char *bytes = malloc(size);
  check_ok(nslide_save(c, bytes, size, &size));
  check_ok(nslide_restore(bytes, size, &restored));
  free(bytes);
  check(twins_are_equal(c, restored));
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(restored));
}

static void buffers(int index) {
  (void)index;
  check_case("a buffer that is too small");
  static unsigned char bytes[ROOM], untouched[ROOM];
  nslide_coordinator c = scene_rest();
  size_t needed = 0, size = 0;
  check_status(nslide_save(c, NULL, 0, &needed), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  check(needed > 32 && needed < ROOM);
  memset(bytes, 0xA5, sizeof bytes), memset(untouched, 0xA5, sizeof untouched);
  for (size_t capacity = 0; capacity < needed; capacity++, size = 0) {
    check_status(nslide_save(c, bytes, capacity, &size), NSLIDE_ERROR_BUFFER_TOO_SMALL);
    check_int(size, needed);
  }
  check(memcmp(bytes, untouched, sizeof bytes) == 0);
  check_ok(nslide_save(c, bytes, needed, &size));
  check_int(size, needed);
  check(memcmp(bytes + needed, untouched + needed, ROOM - needed) == 0);
  check_status(nslide_save(c, NULL, needed, &size), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_save(c, bytes, needed, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_destroy(c));
}

/* `test_saving 2` plays two sessions and two variants of each scene, for a processor that is emulated. A larger number
 * than the 60 sessions of every day looks further. */
int main(int count, char **arguments) {
  bool is_given = count > 1;
  int sessions = is_given ? atoi(arguments[1]) : 60;
  check_forked(scene_count * (sessions < 20 ? sessions : 20), 20, one_scene);
  check_forked(sessions, 60, one_session);
  check_forked(is_given ? 4 * sessions : 400, 60, one_sparse_session);
  check_forked(16, 20, waiting_corrections);
  check_forked(40, 20, waiting_events);
  check_forked(1, 20, widest_pages);
  check_forked(1, 20, buffers);
  return check_summary("saving");
}
