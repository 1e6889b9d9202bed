#include "worlds.h"

#include <stdlib.h>

/* The scenes that differ in what a call may meet. Each function is fine in one of the first of them. */
static const struct {
  subject_kind kind;
  const char *scene;
} situations[] = {
    {SUBJECT_NONE, "nothing yet"},
    {SUBJECT_COORDINATOR, "at rest"},
    {SUBJECT_COORDINATOR, "in a session"},
    {SUBJECT_COORDINATOR, "just thrown"},
    {SUBJECT_COORDINATOR, "refreshing"},
    {SUBJECT_COORDINATOR, "inside another"},
    {SUBJECT_COORDINATOR, "recorded"},
    {SUBJECT_LIST, "alone"},
    {SUBJECT_LIST, "attached, pinned"},
    {SUBJECT_LIST, "in a fling"},
    {SUBJECT_COORDINATOR, "pointer dragging"},
    {SUBJECT_COORDINATOR, "in a fling"},
    {SUBJECT_COORDINATOR, "turning a page"},
    {SUBJECT_LIST, "with an anchor and slots"},
    {SUBJECT_LIST, "dragged"},
};
enum { FIRST = 10, ALL = sizeof situations / sizeof situations[0] };

int world_count(bool all) { return all ? ALL : FIRST; }

static uint64_t make(subject_kind kind, const char *name) {
  for (int i = 0; i < subject_scene_count(kind); i++) {
    if (strcmp(subject_scene_name(kind, i), name) == 0) return subject_make(kind, i);
  }
  abort();
}

world world_make(int index) {
  world w = {.name = situations[index].scene};
  if (situations[index].kind == SUBJECT_NONE) return w;
  if (situations[index].kind == SUBJECT_LIST) {
    w.list = make(SUBJECT_LIST, w.name);
    w.coordinator = list_coordinator(w.list);
  } else {
    w.coordinator = make(SUBJECT_COORDINATOR, w.name);
  }
  w.spare = list_scene_spare();
  w.spare_list = list_scene_alone();
  w.stale_coordinator = scene_rest();
  w.stale_list = list_scene_alone();
  check_ok(nslide_destroy(w.stale_coordinator));
  check_ok(nslide_list_destroy(w.stale_list));
  return w;
}

bool world_takes(const world *w, const abuse_function *f) {
  abuse_kind subject = abuse_subject(f);
  if (subject == KIND_COORDINATOR) return w->coordinator != 0;
  if (subject == KIND_LIST) return w->list != 0;
  return w->list == 0;
}

void world_read(const world *w, world_state *state) {
  memset(state, 0, sizeof *state);
  if (w->list != 0) check(list_read(w->list, &state->list));
  if (w->spare != 0) check(scene_read(w->spare, &state->spare));
  if (w->coordinator == 0) return;
  check(scene_read(w->coordinator, &state->coordinator));
  check_ok(nslide_save(w->coordinator, state->saved, sizeof state->saved, &state->saved_size));
}

const char *world_difference(const world *w, const world_state *a, const world_state *b) {
  const char *part = w->list != 0 ? list_difference(&a->list, &b->list) : NULL;
  if (part != NULL) return part;
  if (memcmp(&a->spare, &b->spare, sizeof a->spare) != 0) return "another coordinator";
  if (w->coordinator == 0) return NULL;
  part = scene_difference(&a->coordinator, &b->coordinator);
  if (part != NULL) return part;
  bool same = a->saved_size == b->saved_size && memcmp(a->saved, b->saved, a->saved_size) == 0;
  return same ? NULL : "what is saved";
}

void world_exercise(const world *w) {
  if (w->list != 0) list_exercise(w->list);
  if (w->coordinator != 0) scene_exercise(w->coordinator);
  nslide_coordinator another = scene_rest();
  scene_check_sane(another);
  check_ok(nslide_destroy(another));
}
