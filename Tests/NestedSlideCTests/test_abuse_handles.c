/* Handles that are zero, made up, flipped by a bit, destroyed, or whose slot has long been used again. */
#include <stdlib.h>

#include "support/operations.h"

static bool has_name(const operation *o, const char *name) { return strcmp(o->name, name) == 0; }

/* Every function that takes a handle, or one of that kind, refuses it and writes nothing. */
static void refused_by(subject_kind kind, uint64_t handle, nslide_status wanted) {
  static storage s, before;
  for (int n = 0; n < operation_count(); n++) {
    const operation *o = operation_at(n);
    if (o->subject != kind) continue;
    check_case("%s with handle %016llx", o->name, (unsigned long long)handle);
    storage_prepare(&s);
    before = s;
    arguments a = operation_arguments(o, handle, &s);
    nslide_status got = o->call(&a);
    bool is_message = has_name(o, "nslide_error_message");
    bool ends = has_name(o, "nslide_destroy") || has_name(o, "nslide_list_destroy");
    if (is_message || (handle == 0 && ends)) {
      check_status(got, NSLIDE_OK);
    } else if (wanted != NSLIDE_OK) {
      check_status(got, wanted);
    } else {
      check_that(got == NSLIDE_ERROR_INVALID_HANDLE || got == NSLIDE_ERROR_STALE_HANDLE, "answers %s",
                 nslide_status_name(got));
    }
    /* Of 0 it is about what was called on no handle. */
    if (is_message && handle != 0) check_int(nslide_error_message(handle)[0], 0);
    check_that(memcmp(&s, &before, sizeof s) == 0, "an output was written");
  }
}

static void refused_everywhere(uint64_t handle, nslide_status wanted) {
  refused_by(SUBJECT_COORDINATOR, handle, wanted);
  refused_by(SUBJECT_LIST, handle, wanted);
}

static nslide_coordinator live_coordinator;
static nslide_list live_list;

static void make_live(void) {
  live_coordinator = scene_rest();
  live_list = list_scene_alone();
  list_scene_spare();
}

static void end_live(void) {
  check_ok(nslide_list_destroy(live_list));
  check_ok(nslide_destroy(live_coordinator));
}

static bool is_live(uint64_t handle) {
  return handle == live_coordinator || handle == live_list || handle == list_scene_spare();
}

static void zero_and_made_up(int index) {
  (void)index;
  make_live();
  refused_everywhere(0, NSLIDE_ERROR_INVALID_HANDLE);
  const uint64_t values[] = {1, 2, 0xFFFFFFFFu, UINT64_C(1) << 32, UINT64_C(1) << 63, UINT64_MAX, UINT64_MAX - 1,
                             UINT64_C(0xA5A5A5A5A5A5A5A5), UINT64_C(0x7FFFFFFFFFFFFFFF),
                             (uint64_t)(uintptr_t)&live_coordinator};
  for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
    if (!is_live(values[i])) refused_everywhere(values[i], NSLIDE_OK);
  }
  srand(7);
  for (int i = 0; i < 2000; i++) {
    uint64_t value = 0;
    for (int part = 0; part < 4; part++) value = value << 16 | (uint64_t)(rand() & 0xFFFF);
    if (!is_live(value)) refused_everywhere(value, NSLIDE_OK);
  }
  end_live();
}

static void flipped_bits(int index) {
  (void)index;
  make_live();
  for (int bit = 0; bit < 64; bit++) {
    uint64_t one = live_coordinator ^ UINT64_C(1) << bit, other = live_list ^ UINT64_C(1) << bit;
    if (!is_live(one)) refused_everywhere(one, NSLIDE_OK);
    if (!is_live(other)) refused_everywhere(other, NSLIDE_OK);
  }
  end_live();
}

/* A list in place of a coordinator, and the other way round. */
static void of_another_kind(int index) {
  (void)index;
  for (int n = 0; n < list_scene_count; n++) {
    nslide_list list = list_scenes[n].make();
    nslide_coordinator c = list_coordinator(list) != 0 ? list_coordinator(list) : list_scene_spare();
    static list_reading before, after;
    check(list_read(list, &before));
    for (int i = 0; i < operation_count(); i++) {
      static storage s;
      const operation *o = operation_at(i);
      if (o->subject == SUBJECT_NONE || has_name(o, "nslide_error_message")) continue;
      check_case("%s, %s, of another kind", o->name, list_scenes[n].name);
      storage_prepare(&s);
      arguments a = operation_arguments(o, o->subject == SUBJECT_LIST ? c : list, &s);
      check_status(o->call(&a), NSLIDE_ERROR_INVALID_HANDLE);
    }
    if (list_coordinator(list) == 0) check_status(nslide_list_attach(list, list, 0), NSLIDE_ERROR_INVALID_HANDLE);
    check_status(nslide_link(list_scene_spare(), list, 1), NSLIDE_ERROR_INVALID_HANDLE);
    check(list_read(list, &after));
    check(list_difference(&before, &after) == NULL);
    list_scene_end(list);
  }
}

static void destroyed(int index) {
  (void)index;
  for (int n = 0; n < scene_count; n++) {
    nslide_coordinator c = scenes[n].make();
    check_ok(nslide_destroy(c));
    refused_by(SUBJECT_COORDINATOR, c, NSLIDE_ERROR_STALE_HANDLE);
    refused_by(SUBJECT_LIST, c, NSLIDE_OK);
  }
  for (int n = 0; n < list_scene_count; n++) {
    nslide_list list = list_scenes[n].make();
    list_scene_end(list);
    refused_by(SUBJECT_LIST, list, NSLIDE_ERROR_STALE_HANDLE);
    refused_by(SUBJECT_COORDINATOR, list, NSLIDE_OK);
  }
}

/* What has handles of its own, made and used and ended. */
typedef struct maker {
  const char *name;
  subject_kind subject;
  uint64_t (*create)(void);
  nslide_status (*use)(uint64_t handle);
  nslide_status (*destroy)(uint64_t handle);
} maker;

static uint64_t create_coordinator(void) {
  static nslide_config config;
  if (config.struct_size == 0) config = scene_config();
  nslide_coordinator c = 0;
  return nslide_create(&config, 0, NULL, &c) == NSLIDE_OK ? c : 0;
}

static nslide_status use_coordinator(uint64_t handle) { return nslide_advance(handle, 1); }

static uint64_t create_list(void) {
  nslide_list list = 0;
  return nslide_list_create(NULL, &list) == NSLIDE_OK ? list : 0;
}

static nslide_status use_list(uint64_t handle) { return nslide_list_set_offset(handle, 1); }

static const maker makers[] = {
    {"coordinators", SUBJECT_COORDINATOR, create_coordinator, use_coordinator, nslide_destroy},
    {"lists", SUBJECT_LIST, create_list, use_list, nslide_list_destroy},
};
enum { MAKERS = sizeof makers / sizeof makers[0] };

static int compare(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

enum { MANY = 20000 };

/* Every kind by itself, and all of them by turns. */
static void distinct_while_live(int index) {
  static uint64_t all[MANY * 2];
  bool mixed = index == MAKERS;
  check_case("%d live %s", MANY, mixed ? "of all kinds" : makers[index].name);
#define MAKER(i) makers[mixed ? (i) / 2 % MAKERS : index]
  for (int i = 0; i < MANY; i++) all[i] = MAKER(i).create();
  for (int i = 0; i < MANY; i += 2) check_ok(MAKER(i).destroy(all[i]));
  for (int i = 0; i < MANY; i++) all[MANY + i] = MAKER(i).create();
  for (int i = 1; i < MANY; i += 2) check_ok(MAKER(i).use(all[i]));
  for (int i = 0; i < MANY; i += 2) check_status(MAKER(i).use(all[i]), NSLIDE_ERROR_STALE_HANDLE);
  for (int i = 1; i < MANY; i += 2) check_ok(MAKER(i).destroy(all[i]));
  for (int i = 0; i < MANY; i++) check_ok(MAKER(i).destroy(all[MANY + i]));
  for (int i = 0; i < MANY; i += 97) check_status(MAKER(i).destroy(all[i]), NSLIDE_ERROR_STALE_HANDLE);
#undef MAKER
  qsort(all, MANY * 2, sizeof all[0], compare);
  int repeated = 0;
  for (int i = 1; i < MANY * 2; i++) repeated += all[i] == all[i - 1];
  check_int(repeated, 0);
  check(all[0] != 0);
}

/* More often than a generation of 24 bits can count. */
static void stale_for_ever(int index) {
  const maker *m = &makers[index];
  check_case("%s in one slot again and again", m->name);
  uint64_t first = m->create(), last = first;
  check_ok(m->destroy(first));
  int again = 0, failed = 0, last_repeats = 0;
  for (int i = 0; i < (1 << 24) + 16; i++) {
    uint64_t handle = m->create();
    again += handle == first;
    last_repeats += handle == last;
    failed += handle == 0 || m->destroy(handle) != NSLIDE_OK;
    last = handle;
  }
  check_int(again, 0);
  check_int(last_repeats, 0);
  check_int(failed, 0);
  refused_by(m->subject, first, NSLIDE_ERROR_STALE_HANDLE);
}

/* One more than there can be is refused, until one has gone. What is there ends with the process. */
static void as_many_as_can_be(int index) {
  const maker *m = &makers[index];
  int most = m->subject == SUBJECT_LIST ? NSLIDE_MAX_LISTS : NSLIDE_MAX_COORDINATORS;
  check_case("%d %s", most, m->name);
  int count = 0;
  uint64_t last = 0;
  for (uint64_t handle; count <= most && (handle = m->create()) != 0; count++) last = handle;
  check_int(count, most);
  check_ok(m->destroy(last));
  check_that(m->create() != 0, "none in the place of the one that has gone");
}

int main(void) {
  check_forked(1, 60, zero_and_made_up);
  check_forked(1, 60, flipped_bits);
  check_forked(1, 60, of_another_kind);
  check_forked(1, 60, destroyed);
  check_forked(MAKERS + 1, 60, distinct_while_live);
  check_forked(MAKERS, 120, stale_for_ever);
  check_forked(MAKERS, 60, as_many_as_can_be);
  return check_summary("abuse of handles");
}
