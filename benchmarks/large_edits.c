#include "large_edits.h"

#include <malloc.h>
#include <stdbool.h>
#include <stdlib.h>

#include "lists.h"
#include "measured.h"

enum { WHOLE = 15, EDITS = 20000, AGAIN = 5, GROWTH = 100000 };

static double time_of_build(void) {
  double times[WHOLE];
  for (int i = 0; i < WHOLE; i++) {
    nslide_list list = 0;
    must(nslide_list_create(NULL, &list));
    double began = now();
    must(nslide_list_insert_section(list, 0, NULL, LIST_ROWS, list_heights()));
    times[i] = now() - began;
    must(nslide_list_destroy(list));
  }
  return median(times, WHOLE);
}

static double time_of_set_all(void) {
  double times[WHOLE], *others = malloc(LIST_ROWS * sizeof *others);
  if (others == NULL) exit(1);
  for (long i = 0; i < LIST_ROWS; i++) others[i] = list_heights()[LIST_ROWS - 1 - i];
  nslide_list list = list_make();
  for (int i = 0; i < WHOLE; i++) {
    double began = now();
    must(nslide_list_set_heights(list, 0, 0, LIST_ROWS, i % 2 ? list_heights() : others));
    times[i] = now() - began;
  }
  must(nslide_list_destroy(list));
  free(others);
  return median(times, WHOLE);
}

/* The same edits again and again from the same beginning: of each the shortest time is its own, what is more was an
 * interruption. */
static void keep_shortest(double *times, int i, double time, bool is_first) {
  if (is_first || time < times[i]) times[i] = time;
}

static edit_times of_times(double *times) {
  edit_times all = {.half = median(times, EDITS)};  // sorted from here on
  all.most = times[EDITS - EDITS / 100];
  all.worst = times[EDITS - 1];
  return all;
}

/* Rows come, and where `removals` is given, as many go again. */
static void time_edits(int32_t rows, int runs, double *inserts, double *removals) {
  for (int again = 0; again < runs; again++) {
    nslide_list list = list_make_of(rows);
    uint64_t random = 4;
    for (int i = 0; i < EDITS; i++) {
      double height = 30 + i % 20, began = now();
      must(nslide_list_insert_items(list, 0, random_below(&random, rows + i), 1, &height));
      keep_shortest(inserts, i, now() - began, again == 0);
    }
    for (int i = 0; removals != NULL && i < EDITS; i++) {
      double began = now();
      must(nslide_list_remove_items(list, 0, random_below(&random, rows + EDITS - i), 1));
      keep_shortest(removals, i, now() - began, again == 0);
    }
    must(nslide_list_destroy(list));
  }
}

static void time_single_rows(large_edits *all) {
  double *inserts = malloc(EDITS * sizeof *inserts), *removals = malloc(EDITS * sizeof *removals);
  if (inserts == NULL || removals == NULL) exit(1);
  time_edits(LIST_ROWS, AGAIN, inserts, removals);
  all->insert = of_times(inserts);
  all->remove = of_times(removals);
  time_edits(10 * LIST_ROWS, AGAIN, inserts, NULL);
  all->insert_in_ten_million = of_times(inserts);
  free(inserts);
  free(removals);
}

/* Large pieces are mapped and counted apart. */
static double bytes_in_use(void) {
  struct mallinfo2 all = mallinfo2();
  return (double)all.uordblks + (double)all.hblkhd;
}

static void weigh(large_edits *all) {
  list_heights();
  double before = bytes_in_use();
  nslide_list list = list_make();
  all->bytes_built = (bytes_in_use() - before) / LIST_ROWS - sizeof(double);
  uint64_t random = 5;
  for (int i = 0; i < GROWTH; i++) {
    double height = 30 + i % 20;
    must(nslide_list_insert_items(list, 0, random_below(&random, LIST_ROWS + i), 1, &height));
  }
  all->bytes_grown = (bytes_in_use() - before) / (LIST_ROWS + GROWTH) - sizeof(double);
  must(nslide_list_destroy(list));
}

large_edits large_edits_measure(void) {
  large_edits all = {.build = time_of_build(), .set_all = time_of_set_all()};
  time_single_rows(&all);
  weigh(&all);
  return all;
}
