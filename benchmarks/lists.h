/* W4: a list of a million rows of different heights under a page, or alone; beside it the Fenwick tree. */
#ifndef LISTS_H
#define LISTS_H

#include "nestedslide.h"

enum { LIST_ROWS = 1000000 };

/* A million heights, 24 to 63.75 in steps of a quarter, so that every sum of them is exact. */
const double *list_heights(void);

/* A list with these rows; or with so many, which have these heights over and over. */
nslide_list list_make(void);
nslide_list list_make_of(int32_t rows);

/* What the steps below work on, made before they are timed. */
void list_open(void);
void list_close(void);

/* One height changes anywhere, then the visible range. */
void run_list_update(long steps);
void run_list_update_limit(long steps);

/* The visible range anywhere. */
void run_list_jump(long steps);
void run_list_jump_limit(long steps);

/* The visible range a little further on. */
void run_list_scroll(long steps);
void run_list_scroll_limit(long steps);

/* A row comes anywhere, in a list of its own. */
void run_list_insert(long steps);

/* One height changes anywhere in a grid or waterfall of three columns, then the visible range. */
void run_list_grid(long steps);
void run_list_waterfall(long steps);

/* It scrolls as by a fling, and the frames of all rows seen are read, or what came and went. */
void run_list_visible(long steps);
void run_list_slots(long steps);

/* A list is built. A step is a row. */
void run_list_build(long steps);

/* A frame of a fling over a page with the list, and the frames of all rows seen; then also what came and went. */
void run_list_fling(long steps);
void run_list_fling_slots(long steps);

#endif
