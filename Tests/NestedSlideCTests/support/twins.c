#include "twins.h"

#include <stddef.h>

/* Which numbers of the snapshots differ, counted from their beginning and from `time`. */
static void tell_of_numbers(const nslide_snapshot *a, const nslide_snapshot *b) {
  const int32_t *here = (const int32_t *)a, *there = (const int32_t *)b;
  for (size_t i = 0; i < offsetof(nslide_snapshot, time) / sizeof(int32_t); i++) {
    if (here[i] != there[i]) check_that(false, "whole number %zu of the snapshot is %d and %d", i, here[i], there[i]);
  }
  const double *one = &a->time, *other = &b->time;
  for (size_t i = 0; i < (offsetof(nslide_snapshot, page_goal) - offsetof(nslide_snapshot, time)) / sizeof(double); i++) {
    bool same = memcmp(&one[i], &other[i], sizeof one[i]) == 0;
    if (!same) check_that(false, "number %zu after snapshot.time is %.17g and %.17g", i, one[i], other[i]);
  }
  check_that(a->page_goal == b->page_goal, "page_goal is %d and %d", a->page_goal, b->page_goal);
  check_that(a->direction == b->direction, "direction is %d and %d", a->direction, b->direction);
}

bool twins_are_equal(nslide_coordinator a, nslide_coordinator b) {
  static scene_state one, other;
  if (!check(scene_read(a, &one)) || !check(scene_read(b, &other))) return false;
  const char *part = scene_difference(&one, &other);
  if (part != NULL) tell_of_numbers(&one.snapshot, &other.snapshot);
  return check_that(part == NULL, "their %s differ", part);
}

static bool have_the_same_corrections(nslide_coordinator a, nslide_coordinator b) {
  nslide_correction one[8], other[8];
  int32_t count = 0, as_many = 0;
  do {
    memset(one, 0, sizeof one), memset(other, 0, sizeof other);
    check_ok(nslide_poll_corrections(a, one, 8, &count));
    check_ok(nslide_poll_corrections(b, other, 8, &as_many));
    if (!check_that(count == as_many, "%d corrections wait here, %d there", count, as_many)) return false;
    if (!check_that(memcmp(one, other, sizeof one) == 0, "the corrections differ")) return false;
  } while (count == 8);
  return true;
}

bool twins_have_the_same_waiting(nslide_coordinator a, nslide_coordinator b) {
  nslide_event one[32], other[32];
  int32_t count = 0, as_many = 0;
  if (!have_the_same_corrections(a, b)) return false;
  do {
    memset(one, 0, sizeof one), memset(other, 0, sizeof other);
    check_ok(nslide_poll_events(a, one, 32, &count));
    check_ok(nslide_poll_events(b, other, 32, &as_many));
    if (!check_that(count == as_many, "%d events wait here, %d there", count, as_many)) return false;
    if (!check_that(memcmp(one, other, sizeof one) == 0, "the events differ")) return false;
  } while (count == 32);
  return true;
}

bool twins_go_on(nslide_coordinator a, nslide_coordinator b, driver d, int calls) {
  driver e = d;
  for (int i = 0; i < calls; i++) {
    driver_result one = driver_step(&d, a), other = driver_step(&e, b);
    bool same = memcmp(&one, &other, sizeof one) == 0;
    if (!check_that(same, "call %d, operation %d, answers %s here and %s there", i, one.operation,
                    nslide_status_name(one.status), nslide_status_name(other.status))) {
      return false;
    }
    if (!twins_are_equal(a, b)) {
      return check_that(false, "... after call %d, operation %d: %s", i, one.operation, nslide_status_name(one.status));
    }
  }
  return true;
}
