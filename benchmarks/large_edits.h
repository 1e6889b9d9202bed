/* Edits of a whole list of a million rows, and of single rows anywhere in a large one: each is timed by itself. */
#ifndef LARGE_EDITS_H
#define LARGE_EDITS_H

/* Of many times, in nanoseconds: half are shorter than `half`, of a hundred all but one than `most`. */
typedef struct edit_times {
  double half, most, worst;
} edit_times;

typedef struct large_edits {
  double build, set_all;               /* ns: all rows inserted at once, all given heights at once */
  edit_times insert, remove;           /* one row anywhere in a million */
  edit_times insert_in_ten_million;    /* the same in ten million */
  double bytes_built, bytes_grown; /* a row, beyond the height itself: of a new list, and after 100,000 insertions */
} large_edits;

large_edits large_edits_measure(void);

#endif
