#include "written.h"

#include <stddef.h>

#include "mix.h"

enum { ROOM = 1 << 20 };

static unsigned char bytes[ROOM];

static uint64_t take_in_bytes(uint64_t hash, size_t count) {
  for (size_t i = 0; i < count; i++) hash = (hash ^ bytes[i]) * 1099511628211u;
  return hash;
}

static uint64_t take_in_numbers(uint64_t hash, const double *numbers, size_t count) {
  for (size_t i = 0; i < count; i++) take_in_number(&hash, numbers[i]);
  return hash;
}

uint64_t written_now(uint64_t before, nslide_coordinator c) {
  uint64_t state = 0;
  double numbers[5] = {0};
  nslide_state_hash(c, &state);
  for (int direction = NSLIDE_DIRECTION_UP; direction <= NSLIDE_DIRECTION_RIGHT; direction++)
    nslide_can_scroll(c, direction, &numbers[direction - NSLIDE_DIRECTION_UP]);
  nslide_get_next_change(c, 0.5, &numbers[4]);
  return take_in_numbers((before ^ state) * 1099511628211u, numbers, 5);
}

uint64_t written_event(uint64_t before, const nslide_event *e) {
  const double numbers[] = {e->type, e->index, e->time, e->outer, e->inner, e->position, e->progress};
  return take_in_numbers(before, numbers, sizeof numbers / sizeof *numbers);
}

uint64_t written_at_end(uint64_t before, nslide_coordinator c) {
  uint64_t hash = before;
  size_t count = 0;
  nslide_record_stop(c);
  while (nslide_record_read(c, bytes, ROOM, &count) == NSLIDE_OK && count > 0) hash = take_in_bytes(hash, count);
  count = 0;
  if (nslide_save(c, bytes, ROOM, &count) == NSLIDE_OK) hash = take_in_bytes(hash, count);
  return hash;
}
