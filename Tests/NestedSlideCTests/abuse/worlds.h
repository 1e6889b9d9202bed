/* What there is when a bad call is made: nothing yet, or a coordinator and a list in some situation. */
#ifndef ABUSE_WORLDS_H
#define ABUSE_WORLDS_H

#include "calls.h"

#include "../support/subject.h"

enum { WORLD_SAVED_ROOM = 16384 };

typedef struct world {
  const char *name;
  nslide_coordinator coordinator; /* 0 where it does not matter */
  nslide_list list;               /* likewise */
  nslide_coordinator spare, stale_coordinator;
  nslide_list spare_list, stale_list;
} world;

/* All of them, or the first, which will do where there is less time. */
int world_count(bool all);

/* The first has nothing, not even a library that was used before. */
world world_make(int index);

/* Whether a function can be called there: what it is called on is what the world is about. */
bool world_takes(const world *w, const abuse_function *f);

/* All that can be read, and what nslide_save writes. */
typedef struct world_state {
  scene_state coordinator, spare;
  list_reading list;
  size_t saved_size;
  unsigned char saved[WORLD_SAVED_ROOM];
} world_state;

void world_read(const world *w, world_state *state);

/* The name of the first part in which two states differ; null where they are equal bit for bit. */
const char *world_difference(const world *w, const world_state *a, const world_state *b);

/* Goes on as a host would. What has been destroyed is 0 in it by then. */
void world_exercise(const world *w);

#endif
