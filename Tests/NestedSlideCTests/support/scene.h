/* Coordinators in the situations that tests start from, and their whole readable state. */
#ifndef SCENE_H
#define SCENE_H

#include "check.h"

enum { SCENE_PAGES = 3, SCENE_PAGE_ROOM = 8 };

/* A coordinator at some moment before SCENE_TIME: at rest, dragged, thrown, turning a page, without pages ... */
typedef struct scene {
  const char *name;
  nslide_coordinator (*make)(void);
} scene;

#define SCENE_TIME 1.0

extern const scene scenes[];
extern const int scene_count;

/* 390 x 844, header 220, hover 48; everything else at its default. */
nslide_config scene_config(void);

/* The same with SCENE_PAGES pages of 2000 points. */
nslide_coordinator scene_rest(void);

/* All that can be read of a coordinator without changing it. */
typedef struct scene_state {
  nslide_snapshot snapshot;
  nslide_config config;
  nslide_page pages[SCENE_PAGE_ROOM];
  nslide_page_settings settings[SCENE_PAGE_ROOM];
  int32_t live[SCENE_PAGE_ROOM];
  int32_t live_count;
  nslide_edge edge;
  uint64_t hash; /* of what cannot be read too */
} scene_state;

/* A frame of an upright coordinator has written of what moves what the snapshot has. */
bool scene_moves_as(const nslide_motion *motion, const nslide_snapshot *snapshot);

/* Reads it; false where a call failed. Pages beyond SCENE_PAGE_ROOM are left out. */
bool scene_read(nslide_coordinator coordinator, scene_state *state);

/* The name of the first part in which two states differ; null where they are equal bit for bit. */
const char *scene_difference(const scene_state *a, const scene_state *b);

/* Checks what must hold of every snapshot: finite numbers, indices and kinds within their ranges. */
void scene_check_sane(nslide_coordinator coordinator);

/* Goes on as a host would after anything: a drag, a fling, a page turn, frames; checks every snapshot on the way. */
void scene_exercise(nslide_coordinator coordinator);

#endif
