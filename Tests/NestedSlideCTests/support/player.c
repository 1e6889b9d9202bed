#include "player.h"

#include "driver.h"

static double real(const player_entry *e, uint32_t n) {
  double value;
  memcpy(&value, &e->words[n], sizeof value);
  return value;
}

static int32_t whole(const player_entry *e, uint32_t n) {
  int64_t value = (int64_t)e->words[n];
  check_that(value >= INT32_MIN && value <= INT32_MAX, "word %u of operation %d is %lld", n, e->operation,
             (long long)value);
  return (int32_t)value;
}

/* How long entries are, and the calls that they stand for. */
#define RECORDED_PLAYER
#include "recorded_calls.h"

static uint32_t half(const unsigned char *bytes, size_t at) {
  uint32_t value;
  memcpy(&value, bytes + at, sizeof value);
  return value;
}

static bool read_entry(player *p, const unsigned char *bytes, size_t size, size_t *at) {
  if (!check_that(*at + 8 <= size, "an entry breaks off")) return false;
  uint32_t operation = half(bytes, *at), count = half(bytes, *at + 4);
  if (!check_that(operation >= RECORD_ADVANCE && operation < RECORD_NUMBERS, "operation %u", operation)) return false;
  if (!check_that(*at + 8 + count * 8ul <= size, "%u words are announced", count)) return false;
  int each = (int)lengths[operation].each, beyond = (int)count - (int)lengths[operation].fixed;
  bool fits = each == 0 ? beyond == 0 : beyond >= 0 && beyond % each == 0;
  if (!check_that(fits, "operation %u has %u words", operation, count)) return false;
  if (!check(p->entry_count < PLAYER_MOST_ENTRIES)) return false;
  p->entries[p->entry_count++] = (player_entry){(uint16_t)operation, count, (const uint64_t *)(bytes + *at + 8)};
  *at += 8 + count * 8ul;
  return true;
}

bool player_read(player *p, const void *record, size_t size) {
  const unsigned char *bytes = record;
  p->entry_count = 0;
  if (!check(size >= 24) || !check(memcmp(bytes, "NSLIDREC", 8) == 0)) return false;
  uint64_t state_size;
  memcpy(&state_size, bytes + 16, sizeof state_size);
  if (!check(half(bytes, 8) == 1 && half(bytes, 12) == 0)) return false;
  size_t at = 24 + (state_size + 7) / 8 * 8;
  if (!check_that(at <= size, "a state of %llu bytes", (unsigned long long)state_size)) return false;
  for (size_t i = 24 + state_size; i < at; i++) check_int(bytes[i], 0);
  p->state = bytes + 24;
  p->state_size = state_size;
  while (at < size) {
    if (!read_entry(p, bytes, size, &at)) return false;
  }
  return true;
}

nslide_status player_call(const player_entry *e, nslide_coordinator c) { return calls[e->operation](e, c); }

void player_play(const player *p) {
  nslide_coordinator c = 0;
  if (!check_ok(nslide_restore(p->state, p->state_size, &c)) || !check(p->entry_count > 0)) return;
  for (int i = 0; i < p->entry_count - 1; i++) {
    nslide_status status = player_call(&p->entries[i], c);
    if (status != NSLIDE_OK) {
      check_that(false, "entry %d, operation %d, answers %s", i, p->entries[i].operation, nslide_status_name(status));
      break;
    }
  }
  const player_entry *last = &p->entries[p->entry_count - 1];
  uint64_t hash = 0;
  check_ok(nslide_state_hash(c, &hash));
  if (check_int(last->operation, RECORD_STOP)) check(last->words[0] == hash);
  check_ok(nslide_destroy(c));
}
