/* What all measurements share. */
#ifndef MEASURED_H
#define MEASURED_H

#include <stdint.h>

#include "nestedslide.h"

/* Keeps what is read from being optimised away. */
extern volatile double sink;

/* Ends the program where a call fails: its time would mean nothing. */
void must(nslide_status status);

/* Nanoseconds of a clock that only goes on. */
double now(void);

/* Sorts the values. */
double median(double *values, int count);

/* Random numbers, the same ones in every run; the state is any number but 0. */
static inline uint64_t random_next(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

/* 0 to limit - 1, by a multiplication instead of a division. */
static inline int32_t random_below(uint64_t *state, int32_t limit) {
  return (int32_t)((random_next(state) >> 32) * (uint64_t)limit >> 32);
}

#endif
