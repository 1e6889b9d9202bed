/*
 * Memory that runs out, through the allocator hook: a session of random calls, the same one again and again, each time
 * with another of its requests refused. The call that asked answers NSLIDE_ERROR_OUT_OF_MEMORY and has changed nothing;
 * made again it succeeds, and the session ends as if nothing had happened. Then each time with all requests refused
 * from one on: nothing dies, and all memory comes back.
 */
#include "support/host_memory.h"
#include "support/random_call.h"

enum { SESSIONS = 100, STEPS = 150, MOST_REQUESTS = 4096 };

/* What a session does: which requests its steps made, and how it ended. */
typedef struct outcome {
  long requests;
  int step_of[MOST_REQUESTS];
  int refused_calls;
  list_reading end;
} outcome;

static bool leave_out(const operation *o) {
  static const char *const names[] = {"nslide_destroy", "nslide_list_destroy", "nslide_set_allocator",
                                      "nslide_set_log"};
  for (int i = 0; i < 4; i++) {
    if (strcmp(o->name, names[i]) == 0) return true;
  }
  return false;
}

/* The handles that a call may have made. */
static void end_made(const operation *o, storage *s, nslide_status status) {
  if (status != NSLIDE_OK || o->pointers == NULL) return;
  if (strchr(o->pointers, POINTER_OUT) != NULL) check_ok(nslide_destroy(s->out));
  if (strchr(o->pointers, POINTER_LIST_OUT) != NULL) check_ok(nslide_list_destroy(s->list_out));
}

/* A call that is made once more where memory was missing, after a look at what it has done. */
static nslide_status make_call(const operation *o, const arguments *a, storage *s, nslide_list list, outcome *now) {
  static list_reading before, after;
  static storage untouched;
  long number = host.requests;
  /* Looking asks for no memory. */
  check(list_read(list, &before));
  memcpy(&untouched, s, sizeof untouched);
  nslide_status status = o->call(a);
  if (status != NSLIDE_ERROR_OUT_OF_MEMORY) return status;
  now->refused_calls++;
  check_that(host.requests > number, "out of memory without a request");
  check(list_read(list, &after));
  const char *part = list_difference(&before, &after);
  check_that(part == NULL, "%s changed without memory", part);
  check_that(memcmp(s, &untouched, sizeof untouched) == 0, "an output was written without memory");
  return o->call(a);
}

/* The session with the request `refused` refused; -1: none. looked_at: the step in which that happens. */
static void run(int index, long refused, bool all_after, int looked_at, outcome *now) {
  static storage s;
  random_state random = random_begin(index);
  nslide_list list = list_scenes[index % list_scene_count].make();
  nslide_coordinator c = list_coordinator(list);
  if (c == 0) c = scenes[index % scene_count].make();
  double time = SCENE_TIME;
  now->refused_calls = 0;
  host_memory_refuse(refused, all_after);
  for (int step = 0; step < STEPS; step++) {
    const operation *o = operation_at(random_below(&random, operation_count()));
    if (leave_out(o)) continue;
    arguments a = random_call(&random, o, o->subject == SUBJECT_LIST ? list : c, &s, &time);
    if (strcmp(o->name, "nslide_list_attach") == 0) a.i[0] = (int64_t)c;
    check_case("session %d, request %ld refused, step %d: %s", index, refused, step, o->name);
    long before = host.requests;
    nslide_status status = step == looked_at ? make_call(o, &a, &s, list, now) : o->call(&a);
    for (long n = before; n < host.requests && n < MOST_REQUESTS; n++) now->step_of[n] = step;
    end_made(o, &s, status);
  }
  now->requests = host.requests;
  host_memory_refuse(-1, false);
  check(list_read(list, &now->end));
  /* Every time another one. */
  if (now->end.state.coordinator != 0) now->end.state.coordinator = c != 0;
  list_exercise(list);
  scene_exercise(c);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

/* In a scene inside another one what comes out depends on that other one, which lives on from session to session. */
static bool lies_inside(int index) {
  const char *name = scenes[index % scene_count].name, *list_name = list_scenes[index % list_scene_count].name;
  return strcmp(name, "inside another") == 0 || strcmp(list_name, "inside another") == 0;
}

/* All came back; what lives as long as the program, a scene's outer coordinator, may have grown its queue once. */
static void check_kept(long kept) {
  check_that(host.live <= kept + 1, "%ld pieces are left, not %ld", host.live, kept);
}

static void each_request(int index) {
  static outcome whole, now;
  static nslide_coordinator spare;
  static long requests, refused_calls;
  if (spare == 0) {
    host_memory_install();
    spare = list_scene_spare();
  }
  run(index, -1, false, -1, &whole);
  check_that(whole.requests > 0 && whole.requests <= MOST_REQUESTS, "%ld requests", whole.requests);
  long kept = host.live;
  for (long refused = 0; refused < whole.requests; refused++) {
    run(index, refused, false, whole.step_of[refused], &now);
    check_kept(kept);
    /* A record that breaks off and an event that is lost are not refused. */
    if (now.refused_calls == 0) continue;
    check_int(now.refused_calls, 1);
    refused_calls++;
    const char *part = list_difference(&whole.end, &now.end);
    check_that(part == NULL || lies_inside(index), "%s came out otherwise", part);
    run(index, refused, true, -1, &now);
    check_kept(kept);
  }
  requests += whole.requests;
  if (index < SESSIONS - 1) return;
  printf("  %ld requests refused, one after another: %ld calls answered out_of_memory\n", requests, refused_calls);
  check(refused_calls > requests / 2);
}

int main(void) {
  check_forked(SESSIONS, 60, each_request);
  return check_summary("out of memory");
}
