/* What is measured, once through the C interface and once by the limit. */
#ifndef WORKLOADS_H
#define WORKLOADS_H

#include <stdbool.h>

typedef struct workload {
  const char *name;
  const char *unit;          /* what one step is */
  void (*run)(long steps);   /* through the library */
  void (*limit)(long steps); /* null where there is none */
  bool on_list;              /* works on what list_open makes */
} workload;

extern const workload workloads[];
extern const int workload_count;

/* Frames per gesture in the last run of W3. */
extern double workload_frames_per_gesture;

/* Bytes that one coordinator of the scene takes, as malloc counts them. */
double workload_memory(void);

#endif
