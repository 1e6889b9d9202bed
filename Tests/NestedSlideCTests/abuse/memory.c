#include "memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define WITH_ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WITH_ADDRESS_SANITIZER 1
#endif
#endif

#ifdef WITH_ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
#endif

/* How many bytes before an object are watched: behind it there is the page. */
enum { PATTERN = 0xA5, WATCHED = 512 };

typedef struct slot {
  unsigned char *end;
  unsigned char *begin; /* of what is watched */
  unsigned char *object;
  bool used;
  unsigned char before[WATCHED + MEMORY_ROOM];
} slot;

static slot slots[MEMORY_SLOTS];

/* A page that nobody may touch on either side. */
static unsigned char *make_room(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t room = (MEMORY_ROOM + WATCHED + page - 1) / page * page;
  unsigned char *all = mmap(NULL, room + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED || mprotect(all + page, room, PROT_READ | PROT_WRITE) != 0) abort();
  return all + page + room;
}

static size_t watched(const slot *s) { return (size_t)(s->end - s->begin); }

void *memory_place(int number, size_t size) {
  slot *s = &slots[number];
  if (s->end == NULL) s->end = make_room();
  if (size > MEMORY_ROOM) abort();
  s->used = true;
  s->object = s->end - size;
  s->begin = s->object - WATCHED;
  memset(s->begin, PATTERN, watched(s));
  return s->object;
}

void memory_keep(void) {
  for (int n = 0; n < MEMORY_SLOTS; n++) {
    slot *s = &slots[n];
    if (!s->used) continue;
    memcpy(s->before, s->begin, watched(s));
    ASAN_POISON_MEMORY_REGION(s->begin, WATCHED);
  }
}

void memory_open(void) {
  for (int n = 0; n < MEMORY_SLOTS; n++) {
    if (slots[n].used) ASAN_UNPOISON_MEMORY_REGION(slots[n].begin, watched(&slots[n]));
  }
}

bool memory_same(unsigned may_change) {
  for (int n = 0; n < MEMORY_SLOTS; n++) {
    slot *s = &slots[n];
    if (!s->used) continue;
    size_t size = may_change >> n & 1 ? WATCHED : watched(s);
    if (memcmp(s->begin, s->before, size) != 0) return false;
  }
  return true;
}

void memory_forgive(const void *at, size_t size) {
  for (int n = 0; n < MEMORY_SLOTS; n++) {
    slot *s = &slots[n];
    uintptr_t begin = (uintptr_t)s->begin, place = (uintptr_t)at;
    if (s->used && place >= begin && place < begin + watched(s)) memcpy(s->before + (place - begin), at, size);
  }
}

void memory_forget(void) {
  for (int n = 0; n < MEMORY_SLOTS; n++) slots[n].used = false;
}
