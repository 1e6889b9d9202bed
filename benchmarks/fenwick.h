/* The yardstick for lists: rows in blocks, the sums of the blocks in a Fenwick tree, and a cursor on the block that was
 * asked for last. Rows do not come or go, there are no sections, no spacings and no checks. */
#ifndef FENWICK_H
#define FENWICK_H

typedef struct fenwick fenwick;

/* From the first to the last row between two places. */
typedef struct fenwick_range {
  long first, last;
} fenwick_range;

/* Copies the heights; null where there is no memory. */
fenwick *fenwick_create(const double *heights, long count);
void fenwick_destroy(fenwick *f);

double fenwick_height(const fenwick *f, long row);
void fenwick_set_height(fenwick *f, long row, double height);

/* Down the tree. */
fenwick_range fenwick_find(const fenwick *f, double top, double bottom);

/* From the cursor on, block by block: for what has moved a little. */
fenwick_range fenwick_follow(fenwick *f, double top, double bottom);

#endif
