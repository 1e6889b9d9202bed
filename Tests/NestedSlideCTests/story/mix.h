/* Numbers taken into a digest, one after the other. */
#ifndef STORY_MIX_H
#define STORY_MIX_H

#include <stdint.h>
#include <string.h>

static inline void take_in(uint64_t *hash, uint64_t word) {
  *hash = (*hash ^ word) * 1099511628211u;
  *hash ^= *hash >> 32;
}

/* Every bit counts, but for the sign of a zero. */
static inline void take_in_number(uint64_t *hash, double number) {
  const double unsigned_zero = number + 0.0;
  uint64_t bits;
  memcpy(&bits, &unsigned_zero, sizeof bits);
  take_in(hash, bits);
}

#endif
