#include "fenwick.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* Larger ones take longer to walk through, smaller ones make a tree that does not stay in the cache. */
enum { BLOCK = 64 };
static const double least_seen = 1e-6;

struct fenwick {
  long count, blocks, size;     /* size: the least power of two above blocks */
  double *heights;              /* rounded up to whole blocks, 0 beyond count */
  double *tree;                 /* from 1 on; tree[i] is the sum of the i & -i blocks that end with i; from blocks on
                                   infinite: nothing lies behind the last */
  double *sums;                 /* of each block, for the cursor */
  long block;                   /* the cursor's, and where it begins */
  double start;
};

fenwick *fenwick_create(const double *heights, long count) {
  fenwick *f = calloc(1, sizeof *f);
  if (f == NULL) return NULL;
  f->count = count;
  f->blocks = (count + BLOCK - 1) / BLOCK;
  f->heights = calloc((size_t)(f->blocks * BLOCK), sizeof(double));
  for (f->size = 1; f->size <= f->blocks;) f->size *= 2;
  f->tree = calloc((size_t)f->size, sizeof(double));
  f->sums = calloc((size_t)f->blocks, sizeof(double));
  if (f->heights == NULL || f->tree == NULL || f->sums == NULL) return fenwick_destroy(f), NULL;
  for (long i = 0; i < count; i++) f->heights[i] = heights[i];
  for (long i = 0; i < f->blocks; i++) {
    for (long n = 0; n < BLOCK; n++) f->sums[i] += f->heights[i * BLOCK + n];
  }
  for (long i = 1; i <= f->blocks; i++) {
    long above = i + (i & -i);
    f->tree[i] += f->sums[i - 1];
    if (above <= f->blocks) f->tree[above] += f->tree[i];
  }
  for (long i = f->blocks; i < f->size; i++) f->tree[i] = INFINITY;
  return f;
}

void fenwick_destroy(fenwick *f) {
  if (f == NULL) return;
  free(f->heights);
  free(f->tree);
  free(f->sums);
  free(f);
}

double fenwick_height(const fenwick *f, long row) { return f->heights[row]; }

void fenwick_set_height(fenwick *f, long row, double height) {
  double change = height - f->heights[row];
  long block = row / BLOCK;
  f->heights[row] = height;
  f->sums[block] += change;
  if (block < f->block) f->start += change;
  for (long i = block + 1; i <= f->blocks; i += i & -i) f->tree[i] += change;
}

/* The row in which y lies, at `row` or after it, and in start where it begins. Four at a time as long as y lies beyond
 * them: their sum does not wait for the one before. */
static long row_at(const fenwick *f, long row, double *start, double y) {
  const double *h = f->heights;
  for (; row + 4 < f->count; row += 4) {
    double end = *start + ((h[row] + h[row + 1]) + (h[row + 2] + h[row + 3]));
    if (end <= y) *start = end; else break;
  }
  for (; row < f->count - 1 && *start + h[row] <= y; row++) *start += h[row];
  return row;
}

static fenwick_range rows_between(const fenwick *f, long block, double start, double top, double bottom) {
  long first = row_at(f, block * BLOCK, &start, top);
  /* A row that only begins where the last one ends is not seen. */
  return (fenwick_range){first, row_at(f, first, &start, bottom - least_seen)};
}

fenwick_range fenwick_find(const fenwick *f, double top, double bottom) {
  long block = 0;
  double start = 0;
  /* Without a branch: which way it goes cannot be guessed. */
  for (long step = f->size / 2; step > 0; step /= 2) {
    double end = start + f->tree[block + step];
    bool below = end <= top;
    block += below ? step : 0;
    start = below ? end : start;
  }
  return rows_between(f, block, start, top, bottom);
}

fenwick_range fenwick_follow(fenwick *f, double top, double bottom) {
  while (f->block > 0 && f->start > top) f->start -= f->sums[--f->block];
  while (f->block < f->blocks - 1 && f->start + f->sums[f->block] <= top) f->start += f->sums[f->block++];
  return rows_between(f, f->block, f->start, top, bottom);
}
