/*
 * Long random sequences of every call with fine and bad arguments mixed, the same ones in every run: nothing dies, an
 * error changes nothing, and every snapshot on the way is sane.
 */
#include <stdlib.h>

#include "support/random_call.h"

enum { SEQUENCES = 2000, STEPS = 400, LIST_SEQUENCES = 200 };

static bool ends(const operation *o) {
  return strcmp(o->name, "nslide_destroy") == 0 || strcmp(o->name, "nslide_list_destroy") == 0;
}

/* Makes a call, and checks that it answers as its comment says and writes nothing where it fails. */
static nslide_status make_call(const operation *o, const arguments *a, storage *s) {
  static storage before;
  memcpy(&before, s, sizeof before);
  nslide_status status = o->call(a);
  check_that(status <= 0 && status >= -14 && (operation_statuses(o) >> -status & 1) != 0, "answers %d", (int)status);
  if (status == NSLIDE_OK) return status;
  if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && o->pointers[1] == POINTER_COUNT) s->count = before.count;
  if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && o->pointers[1] == POINTER_SIZE) s->size = before.size;
  check_that(memcmp(s, &before, sizeof before) == 0, "an output was written with %s", nslide_status_name(status));
  return status;
}

static void one_sequence(int index) {
  static storage s;
  static scene_state earlier, later;
  random_state random = random_begin(index);
  nslide_coordinator c = scenes[index % scene_count].make();
  double time = SCENE_TIME;
  for (int step = 0; step < STEPS; step++) {
    const operation *o = &coordinator_operations[random_below(&random, coordinator_operation_count)];
    if (o->subject != SUBJECT_COORDINATOR || ends(o)) continue;
    check_case("sequence %d step %d: %s", index, step, o->name);
    arguments a = random_call(&random, o, c, &s, &time);
    check(scene_read(c, &earlier));
    nslide_status status = make_call(o, &a, &s);
    if (status != NSLIDE_OK) {
      check(scene_read(c, &later));
      const char *part = scene_difference(&earlier, &later);
      check_that(part == NULL, "%s changed with %s", part, nslide_status_name(status));
    }
    scene_check_sane(c);
  }
  check_case("sequence %d, afterwards", index);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* A list and a coordinator, which it is attached to at times. */
static void one_sequence_with_a_list(int index) {
  static storage s;
  static list_reading earlier, later;
  random_state random = random_begin(index);
  nslide_list list = list_scenes[index % list_scene_count].make();
  nslide_coordinator c = list_coordinator(list);
  if (c == 0) c = scene_rest();
  double time = SCENE_TIME;
  for (int step = 0; step < STEPS; step++) {
    const operation *o = operation_at(random_below(&random, operation_count()));
    if (random_below(&random, 2) == 0) o = &list_operations[random_below(&random, list_operation_count)];
    if (o->subject == SUBJECT_NONE || ends(o)) continue;
    check_case("sequence %d with a list, step %d: %s", index, step, o->name);
    arguments a = random_call(&random, o, o->subject == SUBJECT_LIST ? list : c, &s, &time);
    bool attaches = strcmp(o->name, "nslide_list_attach") == 0;
    if (attaches && a.i[0] >= 0 && a.i[0] < 4) a.i[0] = (int64_t)c;
    check(list_read(list, &earlier));
    nslide_status status = make_call(o, &a, &s);
    if (status != NSLIDE_OK) {
      check(list_read(list, &later));
      const char *part = list_difference(&earlier, &later);
      check_that(part == NULL, "%s changed with %s", part, nslide_status_name(status));
    }
    list_check_sane(list);
    scene_check_sane(c);
  }
  check_case("sequence %d with a list, afterwards", index);
  list_exercise(list);
  check_ok(nslide_list_destroy(list));
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* An argument makes them as many. */
int main(int count, char **arguments) {
  int sequences = count > 1 ? atoi(arguments[1]) : SEQUENCES;
  check_forked(sequences, 30, one_sequence);
  check_forked(count > 1 ? sequences : LIST_SEQUENCES, 30, one_sequence_with_a_list);
  return check_summary("abuse by sequences");
}
