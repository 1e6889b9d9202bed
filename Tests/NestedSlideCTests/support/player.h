/* Reads a record, as docs/records.md describes its bytes, and plays it. */
#ifndef PLAYER_H
#define PLAYER_H

#include "check.h"

enum { PLAYER_MOST_ENTRIES = 4096 };

typedef struct player_entry {
  uint16_t operation; /* RECORD_ */
  uint32_t count;
  const uint64_t *words;
} player_entry;

typedef struct player {
  const unsigned char *state;
  size_t state_size;
  player_entry entries[PLAYER_MOST_ENTRIES];
  int entry_count;
} player;

/* Reads a whole record; `bytes` must be aligned to 8 and stay. False, and a failed check, where it is none. */
bool player_read(player *p, const void *bytes, size_t size);

/* Makes the call of an entry. */
nslide_status player_call(const player_entry *entry, nslide_coordinator c);

/* Restores the state, makes all calls and checks that they end with the record's hash. */
void player_play(const player *p);

#endif
