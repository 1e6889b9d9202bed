#include "saved.h"

#include "check.h"

void saved_take(saved *s, nslide_coordinator c) {
  s->size = 0;
  check_ok(nslide_save(c, s->bytes, sizeof s->bytes, &s->size));
  check(s->size % 8 == 0);
}

/* The same as in Sources/NestedSlideCore/Coordinator/Saving. */
static uint64_t mixed(uint64_t hash, uint64_t word) {
  uint64_t sum = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
  return (sum ^ (sum >> 32)) * UINT64_C(0xD6E8FEB86659FD93);
}

void saved_seal(saved *s) {
  uint64_t sum = 1;
  for (size_t i = SAVED_HEAD_WORDS; i < s->size / 8; i++) sum = mixed(sum, s->words[i]);
  s->words[2] = s->size - SAVED_HEAD_WORDS * 8;
  s->words[3] = sum;
}
