#include "host_memory.h"

#include <stdlib.h>

/* Room in front of each piece: what it is known by, and where it was got. */
typedef struct front {
  void *got;
  uint64_t mark;
} front;

enum { MARK = 0x51DE, FRONT = 32 };

host_memory host;
static long refused = -1;
static bool refuse_all_after, misalign_next;

static void *give(void *context, size_t size, size_t alignment) {
  check_that(context == &host, "another context");
  check_that(size > 0, "no bytes asked for");
  check_that(alignment > 0 && alignment <= 16 && (alignment & (alignment - 1)) == 0, "alignment %zu", alignment);
  long number = host.requests++;
  if (host.on_request != NULL) host.on_request();
  if (refused >= 0 && (refuse_all_after ? number >= refused : number == refused)) return NULL;
  unsigned char *got = malloc(FRONT + size);
  if (got == NULL) return NULL;
  unsigned char *given = got + FRONT - (misalign_next ? 1 : 0);
  misalign_next = false;
  memcpy(given - sizeof(front), &(front){got, MARK}, sizeof(front));
  /* What the library does not set itself is not zero. */
  memset(given, 0xA5, size);
  host.live++;
  return given;
}

static void take_back(void *context, void *memory) {
  front f;
  check_that(context == &host && memory != NULL, "another context, or nothing");
  memcpy(&f, (unsigned char *)memory - sizeof f, sizeof f);
  if (!check_that(f.mark == MARK, "given back twice, or never given")) return;
  if (host.on_request != NULL) host.on_request();
  memset((unsigned char *)memory - sizeof f, 0, sizeof f);
  free(f.got);
  host.live--;
}

void host_memory_install(void) { check_ok(nslide_set_allocator(give, take_back, &host)); }

void host_memory_refuse(long number, bool all_after) {
  host.requests = 0;
  refused = number;
  refuse_all_after = all_after;
}

void host_memory_misalign(void) { misalign_next = true; }
