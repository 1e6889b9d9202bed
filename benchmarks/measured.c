#include "measured.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

volatile double sink;

void must(nslide_status status) {
  if (status == NSLIDE_OK) return;
  fprintf(stderr, "a benchmark's call failed: %s\n", nslide_status_name(status));
  exit(1);
}

double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return values[count / 2];
}
