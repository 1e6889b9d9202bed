#include "twins.h"

bool twins_are_equal(nslide_coordinator a, nslide_coordinator b) {
  static scene_state one, other;
  if (!check(scene_read(a, &one)) || !check(scene_read(b, &other))) return false;
  const char *part = scene_difference(&one, &other);
  return check_that(part == NULL, "their %s differ", part);
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
