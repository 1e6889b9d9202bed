/* What a call is made on, a coordinator or a list: the situations it may be in, and all that can be read of it. */
#ifndef SUBJECT_H
#define SUBJECT_H

#include "list_scene.h"
#include "scene.h"

typedef enum subject_kind { SUBJECT_NONE, SUBJECT_COORDINATOR, SUBJECT_LIST } subject_kind;

typedef struct subject_state {
  subject_kind kind;
  scene_state coordinator;
  list_reading list;
} subject_state;

/* One scene, of the name "", for what is made on nothing. */
int subject_scene_count(subject_kind kind);
const char *subject_scene_name(subject_kind kind, int index);

/* 0 for SUBJECT_NONE. */
uint64_t subject_make(subject_kind kind, int index);

bool subject_read(subject_kind kind, uint64_t handle, subject_state *state);

/* The name of the first part in which two states differ; null where they are equal bit for bit. */
const char *subject_difference(const subject_state *a, const subject_state *b);

/* Goes on as a host would after anything. */
void subject_exercise(subject_kind kind, uint64_t handle);

/* With the coordinator that a list is attached to. */
void subject_destroy(subject_kind kind, uint64_t handle);

#endif
