/* Handles that are zero, made up, flipped by a bit, destroyed, or whose slot has long been used again. */
#include <stdlib.h>

#include "support/operations.h"

/* Every function that takes a coordinator refuses the handle and writes nothing. */
static void refused_everywhere(nslide_coordinator handle, nslide_status wanted) {
  static storage s, before;
  for (int n = 0; n < operation_count; n++) {
    const operation *o = &operations[n];
    if (!o->coordinator) continue;
    check_case("%s with handle %016llx", o->name, (unsigned long long)handle);
    storage_prepare(&s);
    before = s;
    arguments a = operation_arguments(o, handle, &s);
    nslide_status got = o->call(&a);
    bool is_message = strcmp(o->name, "nslide_error_message") == 0;
    if (is_message || (handle == 0 && strcmp(o->name, "nslide_destroy") == 0)) {
      check_status(got, NSLIDE_OK);
    } else if (wanted != NSLIDE_OK) {
      check_status(got, wanted);
    } else {
      check_that(got == NSLIDE_ERROR_INVALID_HANDLE || got == NSLIDE_ERROR_STALE_HANDLE, "answers %s",
                 nslide_status_name(got));
    }
    if (is_message) check_int(nslide_error_message(handle)[0], 0);
    check_that(memcmp(&s, &before, sizeof s) == 0, "an output was written");
  }
}

static void zero_and_made_up(int index) {
  (void)index;
  refused_everywhere(0, NSLIDE_ERROR_INVALID_HANDLE);
  const nslide_coordinator live = scene_rest();
  const uint64_t values[] = {1, 2, 0xFFFFFFFFu, UINT64_C(1) << 32, UINT64_C(1) << 63, UINT64_MAX, UINT64_MAX - 1,
                             UINT64_C(0xA5A5A5A5A5A5A5A5), UINT64_C(0x7FFFFFFFFFFFFFFF), (uint64_t)(uintptr_t)&live};
  for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
    if (values[i] != live) refused_everywhere(values[i], NSLIDE_OK);
  }
  srand(7);
  for (int i = 0; i < 2000; i++) {
    uint64_t value = 0;
    for (int part = 0; part < 4; part++) value = value << 16 | (uint64_t)(rand() & 0xFFFF);
    if (value != live) refused_everywhere(value, NSLIDE_OK);
  }
  check_ok(nslide_destroy(live));
}

static void flipped_bits(int index) {
  (void)index;
  const nslide_coordinator live = scene_rest();
  for (int bit = 0; bit < 64; bit++) refused_everywhere(live ^ UINT64_C(1) << bit, NSLIDE_OK);
  check_ok(nslide_destroy(live));
}

static void destroyed(int index) {
  (void)index;
  for (int n = 0; n < scene_count; n++) {
    nslide_coordinator c = scenes[n].make();
    check_ok(nslide_destroy(c));
    refused_everywhere(c, NSLIDE_ERROR_STALE_HANDLE);
  }
}

static nslide_coordinator create_small(void) {
  static nslide_config config;
  if (config.struct_size == 0) config = scene_config();
  nslide_coordinator c = 0;
  if (nslide_create(&config, 0, NULL, &c) != NSLIDE_OK) c = 0;
  return c;
}

static int compare(const void *a, const void *b) {
  nslide_coordinator x = *(const nslide_coordinator *)a, y = *(const nslide_coordinator *)b;
  return x < y ? -1 : x > y;
}

enum { MANY = 20000 };

static void distinct_while_live(int index) {
  (void)index;
  static nslide_coordinator all[MANY * 2];
  check_case("%d live coordinators", MANY);
  for (int i = 0; i < MANY; i++) all[i] = create_small();
  for (int i = 0; i < MANY; i += 2) check_ok(nslide_destroy(all[i]));
  for (int i = 0; i < MANY; i++) all[MANY + i] = create_small();
  for (int i = 1; i < MANY; i += 2) check_ok(nslide_advance(all[i], 1));
  for (int i = 0; i < MANY; i += 2) check_status(nslide_advance(all[i], 1), NSLIDE_ERROR_STALE_HANDLE);
  for (int i = 1; i < MANY; i += 2) check_ok(nslide_destroy(all[i]));
  for (int i = 0; i < MANY; i++) check_ok(nslide_destroy(all[MANY + i]));
  qsort(all, MANY * 2, sizeof all[0], compare);
  int repeated = 0;
  for (int i = 1; i < MANY * 2; i++) repeated += all[i] == all[i - 1];
  check_int(repeated, 0);
  check(all[0] != 0);
  for (int i = 0; i < MANY * 2; i += 97) check_status(nslide_destroy(all[i]), NSLIDE_ERROR_STALE_HANDLE);
}

/* More often than a generation of 24 bits can count. */
static void stale_for_ever(int index) {
  (void)index;
  check_case("a slot used again and again");
  nslide_coordinator first = create_small();
  check_ok(nslide_destroy(first));
  int again = 0, failed = 0, last_repeats = 0;
  nslide_coordinator last = first;
  for (int i = 0; i < (1 << 24) + 16; i++) {
    nslide_coordinator c = create_small();
    again += c == first;
    last_repeats += c == last;
    failed += c == 0 || nslide_destroy(c) != NSLIDE_OK;
    last = c;
  }
  check_int(again, 0);
  check_int(last_repeats, 0);
  check_int(failed, 0);
  refused_everywhere(first, NSLIDE_ERROR_STALE_HANDLE);
}

int main(void) {
  check_forked(1, 60, zero_and_made_up);
  check_forked(1, 60, flipped_bits);
  check_forked(1, 60, destroyed);
  check_forked(1, 60, distinct_while_live);
  check_forked(1, 120, stale_for_ever);
  return check_summary("abuse of handles");
}
