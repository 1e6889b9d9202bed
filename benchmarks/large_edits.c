#include "large_edits.h"

#include <malloc.h>
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
static void time_edits(large_edits *all) {
  double *inserts = malloc(EDITS * sizeof *inserts), *removals = malloc(EDITS * sizeof *removals);
  if (inserts == NULL || removals == NULL) exit(1);
  for (int again = 0; again < AGAIN; again++) {
    nslide_list list = list_make();
    uint64_t random = 4;
    for (int i = 0; i < EDITS; i++) {
      double height = 30 + i % 20, began = now();
      must(nslide_list_insert_items(list, 0, random_below(&random, LIST_ROWS + i), 1, &height));
      double time = now() - began;
      if (again == 0 || time < inserts[i]) inserts[i] = time;
    }
    for (int i = 0; i < EDITS; i++) {
      double began = now();
      must(nslide_list_remove_items(list, 0, random_below(&random, LIST_ROWS + EDITS - i), 1));
      double time = now() - began;
      if (again == 0 || time < removals[i]) removals[i] = time;
    }
    must(nslide_list_destroy(list));
  }
  for (int i = 0; i < EDITS; i++) {
    all->insert += inserts[i] / EDITS;
    all->remove += removals[i] / EDITS;
    if (inserts[i] > all->insert_worst) all->insert_worst = inserts[i];
    if (removals[i] > all->remove_worst) all->remove_worst = removals[i];
  }
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
  time_edits(&all);
  weigh(&all);
  return all;
}
