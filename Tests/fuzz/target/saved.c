#include "saved.h"

#include <string.h>

#include "fault.h"

enum { HEAD_WORDS = 4 };

unsigned char *saved_bytes(nslide_coordinator c, size_t *size) {
  *size = 0;
  nslide_status status = nslide_save(c, NULL, 0, size);
  if (status != NSLIDE_ERROR_BUFFER_TOO_SMALL) fault("no room for what is saved is %s", nslide_status_name(status));
  size_t room = *size;
  unsigned char *bytes = memory_read(room);
  status = nslide_save(c, bytes, room, size);
  if (status != NSLIDE_OK || *size != room) {
    fault("%zu bytes saved, not %zu: %s", *size, room, nslide_status_name(status));
  }
  if (room % 8 != 0 || room < HEAD_WORDS * 8) fault("%zu bytes saved", room);
  return bytes;
}

static uint64_t word_at(const unsigned char *bytes, size_t index) {
  uint64_t word;
  memcpy(&word, bytes + index * 8, sizeof word);
  return word;
}

static void put(unsigned char *bytes, size_t index, uint64_t word) { memcpy(bytes + index * 8, &word, sizeof word); }

/* The same as in Sources/NestedSlideCore/Coordinator/Saving. */
static uint64_t mixed(uint64_t hash, uint64_t word) {
  uint64_t sum = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
  return (sum ^ (sum >> 32)) * UINT64_C(0xD6E8FEB86659FD93);
}

static void seal(unsigned char *bytes, size_t size) {
  uint64_t sum = 1;
  for (size_t i = HEAD_WORDS; i < size / 8; i++) sum = mixed(sum, word_at(bytes, i));
  put(bytes, 2, size - HEAD_WORDS * 8);
  put(bytes, 3, sum);
}

static uint64_t some_word(input *in, uint64_t old) {
  double value;
  switch (take_below(in, 6)) {
    case 0: return take_word(in);
    case 1: return old ^ UINT64_C(1) << take_below(in, 64);
    case 2: return old + (uint64_t)(int64_t)(take_below(in, 5) - 2);
    case 3: return (uint64_t)(int64_t)take_whole(in);
    default: value = take_real(in); memcpy(&old, &value, sizeof old); return old;
  }
}

size_t saved_spoil(input *in, unsigned char *bytes, size_t size) {
  uint8_t kind = take_byte(in);
  size_t words = size / 8;
  if (kind < 24) return take_word(in) % (size + 1);
  if (kind < 48) {
    bytes[take_word(in) % size] ^= (unsigned char)(1 << take_below(in, 8));
    return size;
  }
  if (kind < 64) size = HEAD_WORDS * 8 + 8 * (take_word(in) % (words - HEAD_WORDS + 1));
  words = size / 8;
  for (int edits = 1 + take_below(in, 3); edits > 0 && words > HEAD_WORDS; edits--) {
    size_t index = HEAD_WORDS + (size_t)(take_byte(in) << 8 | take_byte(in)) % (words - HEAD_WORDS);
    put(bytes, index, some_word(in, word_at(bytes, index)));
  }
  seal(bytes, size);
  return size;
}
