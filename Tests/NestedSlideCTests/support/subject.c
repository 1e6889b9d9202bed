#include "subject.h"

int subject_scene_count(subject_kind kind) {
  switch (kind) {
    case SUBJECT_COORDINATOR: return scene_count;
    case SUBJECT_LIST: return list_scene_count;
    default: return 1;
  }
}

const char *subject_scene_name(subject_kind kind, int index) {
  switch (kind) {
    case SUBJECT_COORDINATOR: return scenes[index].name;
    case SUBJECT_LIST: return list_scenes[index].name;
    default: return "";
  }
}

uint64_t subject_make(subject_kind kind, int index) {
  switch (kind) {
    case SUBJECT_COORDINATOR: return scenes[index].make();
    case SUBJECT_LIST: return list_scenes[index].make();
    default: return 0;
  }
}

bool subject_read(subject_kind kind, uint64_t handle, subject_state *state) {
  state->kind = kind;
  switch (kind) {
    case SUBJECT_COORDINATOR: return scene_read(handle, &state->coordinator);
    case SUBJECT_LIST: return list_read(handle, &state->list);
    default: return true;
  }
}

const char *subject_difference(const subject_state *a, const subject_state *b) {
  switch (a->kind) {
    case SUBJECT_COORDINATOR: return scene_difference(&a->coordinator, &b->coordinator);
    case SUBJECT_LIST: return list_difference(&a->list, &b->list);
    default: return NULL;
  }
}

void subject_exercise(subject_kind kind, uint64_t handle) {
  if (kind == SUBJECT_COORDINATOR) scene_exercise(handle);
  if (kind == SUBJECT_LIST) list_exercise(handle);
}

void subject_destroy(subject_kind kind, uint64_t handle) {
  if (kind == SUBJECT_COORDINATOR) check_ok(nslide_destroy(handle));
  if (kind == SUBJECT_LIST) list_scene_end(handle);
}
