/* Edits of a whole list of a million rows, and of single rows anywhere in it: each is timed by itself. */
#ifndef LARGE_EDITS_H
#define LARGE_EDITS_H

typedef struct large_edits {
  double build, set_all;           /* ns: all rows inserted at once, all given heights at once */
  double insert, insert_worst;     /* ns: one row, on average and at worst */
  double remove, remove_worst;
  double bytes_built, bytes_grown; /* a row, beyond the height itself: of a new list, and after 100,000 insertions */
} large_edits;

large_edits large_edits_measure(void);

#endif
