/* What holds of a list after every call. */
#ifndef LIST_CHECKS_H
#define LIST_CHECKS_H

#include "world.h"

void check_list(world *w, nslide_list list);

/* What is seen of it, as it was written. */
void check_items(nslide_list list, const nslide_item *items, int32_t count);

void check_frame(const nslide_rect *frame, const char *what);

#endif
