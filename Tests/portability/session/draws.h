/* Random numbers and the hash of session.h, for the programs of this folder. */
#ifndef DRAWS_H
#define DRAWS_H

#include <stdint.h>

typedef struct draws {
  uint64_t state;
  uint64_t hash;
} draws;

static inline draws draws_begin(uint64_t state) { return (draws){state, 14695981039346656037u}; }

static inline int32_t draw(draws *d, int32_t count) {
  d->state = d->state * 6364136223846793005u + 1442695040888963407u;
  return (int32_t)((d->state >> 33) % (uint64_t)count);
}

static inline int32_t between(draws *d, int32_t low, int32_t high) { return low + draw(d, high - low + 1); }

static inline void take_in(draws *d, uint32_t word) { d->hash = (d->hash ^ word) * 1099511628211u; }

static inline void take_in_long(draws *d, uint64_t word) {
  take_in(d, (uint32_t)word);
  take_in(d, (uint32_t)(word >> 32));
}

#endif
