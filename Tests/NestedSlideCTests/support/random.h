/* Random numbers that are the same ones in every run. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

/* Any but 0; the next one is made of it. */
typedef uint64_t random_state;

static inline random_state random_begin(int number) { return UINT64_C(0x9E3779B97F4A7C15) * (uint64_t)(number + 1); }

static inline uint64_t random_next(random_state *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

/* 0 to limit - 1. */
static inline int random_below(random_state *state, int limit) {
  return (int)((random_next(state) >> 16) % (uint64_t)limit);
}

/* 0 up to, not with, 1. */
static inline double random_unit(random_state *state) { return (double)(random_next(state) >> 11) * 0x1p-53; }

static inline double random_between(random_state *state, double low, double high) {
  return low + (high - low) * random_unit(state);
}

#endif
