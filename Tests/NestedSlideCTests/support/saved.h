/* Saved bytes in words: a head of four, magic, version, length and checksum of what follows, then one word a field. */
#ifndef SAVED_H
#define SAVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nestedslide.h"

enum { SAVED_HEAD_WORDS = 4, SAVED_ROOM = 1 << 20 };

typedef struct saved {
  size_t size; /* in bytes */
  union {
    unsigned char bytes[SAVED_ROOM];
    uint64_t words[SAVED_ROOM / 8];
  };
} saved;

/* Saves a coordinator. */
void saved_take(saved *s, nslide_coordinator c);

/* Makes the head right for what follows it now. */
void saved_seal(saved *s);

#endif
