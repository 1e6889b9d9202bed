#include "written.h"

#include <stddef.h>

enum { ROOM = 1 << 20 };

static unsigned char bytes[ROOM];

static uint64_t take_in_bytes(uint64_t hash, size_t count) {
  for (size_t i = 0; i < count; i++) hash = (hash ^ bytes[i]) * 1099511628211u;
  return hash;
}

uint64_t written_digest(uint64_t before, nslide_coordinator c) {
  uint64_t hash = before;
  size_t count = 0;
  nslide_record_stop(c);
  while (nslide_record_read(c, bytes, ROOM, &count) == NSLIDE_OK && count > 0) hash = take_in_bytes(hash, count);
  count = 0;
  if (nslide_save(c, bytes, ROOM, &count) == NSLIDE_OK) hash = take_in_bytes(hash, count);
  return hash;
}
