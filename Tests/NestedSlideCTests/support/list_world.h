/* A list and its reference, through the same random edits: the same ones in every run. */
#ifndef LIST_WORLD_H
#define LIST_WORLD_H

#include "list_reference.h"
#include "random.h"

typedef struct list_world {
  random_state random;
  nslide_list list;
  list_reference expected;
} list_world;

/* A list with some sections, alone. */
void world_begin(list_world *w, int number);
void world_end(list_world *w);

/* Random settings. Heights are multiples of a quarter, so that sums of them are exact and edges meet. */
nslide_list_config world_config(list_world *w);
nslide_section world_section(list_world *w);

/* Random heights of items: some are 0, some NSLIDE_AUTO. */
void world_heights(list_world *w, double *heights, int count);

/* One edit of any kind; tells which, for a failure's message. The offset that follows from it is taken over. */
const char *world_edit(list_world *w);

/* One edit of items, of a section before `section` or of its items before `item`. */
const char *world_edit_before(list_world *w, int section, int item);

/* Scrolls a list that is alone, also beyond its ends. */
void world_scroll(list_world *w);

/* Takes over from the library where the list is, and lays out the reference. */
void world_follow(list_world *w);

#endif
