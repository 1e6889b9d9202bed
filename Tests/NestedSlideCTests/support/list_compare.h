/* Holds a list against its reference. */
#ifndef LIST_COMPARE_H
#define LIST_COMPARE_H

#include "list_world.h"

enum { COMPARE_ROOM = 2 * REFERENCE_ELEMENTS };

/* Counts and heights, the frame of everything. */
void compare_frames(list_world *w);

/* Range and visible items, with so many points more above and below. */
void compare_seen(list_world *w, double before, double behind);

/* Which item lies at random places, and at edges where sums are exact; which one has a number; which offsets bring some
 * into view. */
void compare_places(list_world *w);
void compare_edges(list_world *w);
void compare_numbers(list_world *w);
void compare_offsets(list_world *w);

/* All of it. */
void compare_all(list_world *w);

#endif
