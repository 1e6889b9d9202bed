/*
 * measure time               prints a JSON object of nanoseconds per step, the library and the limit by turns
 * measure run NAME STEPS     runs a workload for an instruction counter; NAME ends in "-limit" for the limit
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "workloads.h"

enum { RUNS = 15 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double time_of(void (*run)(long), long steps) {
  double began = now();
  run(steps);
  return (now() - began) / (double)steps;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *values) {
  qsort(values, RUNS, sizeof *values, ascending);
  return values[RUNS / 2];
}

/* So many steps that a run takes some 20 ms. */
static long enough(void (*run)(long)) {
  long steps = 2;
  while (time_of(run, steps) * (double)steps < 2e7) steps *= 2;
  return steps;
}

static void print_times(void) {
  printf("{\"memory\": %.0f", workload_memory());
  for (int i = 0; i < workload_count; i++) {
    const workload *w = &workloads[i];
    long steps = enough(w->run), limit_steps = w->limit != NULL ? enough(w->limit) : 0;
    double times[RUNS], limits[RUNS] = {0};
    for (int n = 0; n < RUNS; n++) {
      times[n] = time_of(w->run, steps);
      if (w->limit != NULL) limits[n] = time_of(w->limit, limit_steps);
    }
    printf(", \"%s\": {\"unit\": \"%s\", \"ns\": %.2f", w->name, w->unit, median(times));
    if (w->limit != NULL) printf(", \"limit_ns\": %.2f", median(limits));
    printf("}");
  }
  printf(", \"frames_per_gesture\": %.1f}\n", workload_frames_per_gesture);
}

static int run(const char *name, long steps) {
  for (int i = 0; i < workload_count; i++) {
    const workload *w = &workloads[i];
    size_t length = strlen(w->name);
    if (strncmp(name, w->name, length) != 0) continue;
    bool limit = strcmp(name + length, "-limit") == 0;
    if (!limit && name[length] != 0) continue;
    void (*body)(long) = limit ? w->limit : w->run;
    if (body == NULL) break;
    body(steps);
    return 0;
  }
  fprintf(stderr, "no such workload: %s\n", name);
  return 2;
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "time") == 0) return print_times(), 0;
  if (count == 4 && strcmp(arguments[1], "run") == 0) return run(arguments[2], atol(arguments[3]));
  fprintf(stderr, "usage: measure time | measure run NAME STEPS\n");
  return 2;
}
