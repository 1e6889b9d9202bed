/*
 * measure time               prints a JSON object of nanoseconds per step, the library and the limit by turns
 * measure run NAME STEPS     runs a workload for an instruction counter; NAME ends in "-limit" for the limit
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "large_edits.h"
#include "lists.h"
#include "measured.h"
#include "workloads.h"

enum { RUNS = 15 };

static double time_of(void (*run)(long), long steps) {
  double began = now();
  run(steps);
  return (now() - began) / (double)steps;
}

/* So many steps that a run takes some 20 ms. */
static long enough(void (*run)(long)) {
  long steps = 2;
  while (time_of(run, steps) * (double)steps < 2e7) steps *= 2;
  return steps;
}

static void print_edits(const char *name, edit_times times) {
  printf("\"%s\": {\"p50\": %.1f, \"p99\": %.1f, \"worst\": %.0f}", name, times.half, times.most, times.worst);
}

static void print_large_edits(void) {
  large_edits e = large_edits_measure();
  printf("\"whole_lists_ns\": {\"build\": %.0f, \"set all heights\": %.0f}", e.build, e.set_all);
  printf(", \"list_bytes\": {\"built\": %.3f, \"grown\": %.3f}", e.bytes_built, e.bytes_grown);
  printf(", \"edits_ns\": {");
  print_edits("insert", e.insert);
  printf(", ");
  print_edits("remove", e.remove);
  printf(", ");
  print_edits("insert in 10 million", e.insert_in_ten_million);
  printf("}");
}

static void print_times(void) {
  printf("{\"memory\": %.0f", workload_memory());
  for (int i = 0; i < workload_count; i++) {
    const workload *w = &workloads[i];
    if (w->on_list) list_open();
    long steps = enough(w->run), limit_steps = w->limit != NULL ? enough(w->limit) : 0;
    double times[RUNS], limits[RUNS] = {0};
    for (int n = 0; n < RUNS; n++) {
      times[n] = time_of(w->run, steps);
      if (w->limit != NULL) limits[n] = time_of(w->limit, limit_steps);
    }
    if (w->on_list) list_close();
    printf(", \"%s\": {\"unit\": \"%s\", \"ns\": %.2f", w->name, w->unit, median(times, RUNS));
    if (w->limit != NULL) printf(", \"limit_ns\": %.2f", median(limits, RUNS));
    printf("}");
  }
  printf(", \"frames_per_gesture\": %.1f, ", workload_frames_per_gesture);
  print_large_edits();
  printf("}\n");
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
    if (w->on_list) list_open();
    body(steps);
    if (w->on_list) list_close();
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
