/* The engine's side: one coordinator, the lists of its pages, and what a frame answers. Nothing here knows SDL. */
#ifndef SCENE_H
#define SCENE_H

#include <nestedslide_host.h>
#include <stdbool.h>
#include <stdio.h>

#include "profile.h"

typedef struct scene {
  nslide_host host; /* the coordinator, its pointers, and what the last frame answers */
  nslide_list lists[PAGES]; /* of the guestbook and of the photos; 0 for the page without */
  nslide_config config;
  int32_t photo_columns;

  bool page_changed; /* the current page is another than a frame ago */

  nslide_item *items; /* room for what is seen of a list */
  int32_t item_capacity;

  double effects[EFFECT_COUNT]; /* where everything in the header is, and how much of it shows: EFFECT_COVER_FOOT ... */
  bool following;         /* the Follow button was tapped */
  double press_x, press_y; /* where the last finger went down */
  FILE *record;           /* where the engine's record goes, or null */
  uint64_t frames;        /* how many the engine was asked for */
} scene;

/* Makes the profile for a viewport in points. False where the engine refuses. */
bool scene_open(scene *scene, double width, double height);
void scene_close(scene *scene);

/* How high the page without a list is: its view has measured it. */
void scene_set_about_height(scene *scene, double height);

/* The window has another size. */
void scene_resize(scene *scene, double width, double height);

/* Moves time on: one call of the engine a frame. False where that fails. */
bool scene_frame(scene *scene, double time);

/* What is seen of a page's list, in the order to draw it; it is good until the next call. */
const nslide_item *scene_items(scene *scene, int32_t page, int32_t *count);

/* The index of a note that an item of the guestbook's list shows. */
int32_t scene_note(int32_t section, int32_t item);

/* Writes all that is done from now on to a file. */
bool scene_record(scene *scene, const char *path);

/* Puts what the record has gained behind what is in the file. */
void scene_record_flush(scene *scene);

/* Writes the state as a line of JSON. drawn: how many pictures were. */
void scene_report(scene *scene, FILE *out, uint64_t drawn);

#endif
