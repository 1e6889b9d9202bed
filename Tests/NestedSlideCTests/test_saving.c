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
  twins_go_on(c, restored, d, FURTHER_CALLS);
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

/* A host that has not polled for long. */
static void waiting_events(int index) {
  check_case("%d page turns wait to be polled", index * 7);
  nslide_coordinator c = scene_rest();
  for (int i = 0; i < index * 7; i++) check_ok(nslide_scroll_to_page(c, i % SCENE_PAGES, 0));
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
  nslide_event one[32], other[32];
  int32_t count = 0, as_many = 0;
  do {
    memset(one, 0, sizeof one), memset(other, 0, sizeof other);
    check_ok(nslide_poll_events(c, one, 32, &count));
    check_ok(nslide_poll_events(restored, other, 32, &as_many));
    check_int(count, as_many);
    check(memcmp(one, other, sizeof one) == 0);
  } while (count > 0 || as_many > 0);
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

int main(int count, char **arguments) {
  check_forked(scene_count * 20, 20, one_scene);
  check_forked(count > 1 ? atoi(arguments[1]) : 60, 60, one_session);
  check_forked(40, 20, waiting_events);
  check_forked(1, 20, buffers);
  return check_summary("saving");
}
