/*
 * footprint          prints the bytes that one coordinator of the scene asks for, through the allocator hook
 * footprint frame    ends with one frame of a fling between two writes to `marker`, for a tracer of memory; prints where
 *                    everything lies, as lines of a name, an address and a size
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "measured.h"

enum { BLOCKS = 64, FRAMES = 60, LINE = 64 };

static struct block {
  char *start;
  size_t size;
} blocks[BLOCKS];
static int block_count;
static volatile int marker;

static void *allocate(void *context, size_t size, size_t alignment) {
  (void)context;
  (void)alignment;
  /* Each on cache lines of its own, so that the count does not depend on what was allocated before. */
  void *memory = aligned_alloc(LINE, (size + LINE - 1) / LINE * LINE);
  if (memory == NULL || block_count == BLOCKS) exit(1);
  blocks[block_count++] = (struct block){memory, size};
  return memory;
}

static void release(void *context, void *memory) {
  (void)context;
  for (int i = 0; i < block_count; i++) {
    if (blocks[i].start == memory) blocks[i--] = blocks[--block_count];
  }
  free(memory);
}

/* The library's tables are made with the first coordinator, and stay. */
static void fill_tables(void) {
  must(nslide_destroy(make_coordinator()));
  block_count = 0;
}

static void print_bytes(void) {
  fill_tables();
  make_coordinator();
  size_t bytes = 0;
  for (int i = 0; i < block_count; i++) bytes += blocks[i].size;
  printf("%zu\n", bytes);
}

/* The coordinator's own copy of the snapshot, if it keeps one: where most of it lies. */
static char *find_snapshot(const nslide_snapshot *wanted) {
  size_t most = sizeof *wanted / 2;
  char *found = NULL;
  for (int i = 0; i < block_count; i++) {
    for (char *at = blocks[i].start; at + sizeof *wanted <= blocks[i].start + blocks[i].size; at += 8) {
      size_t same = 0;
      for (size_t n = 0; n < sizeof *wanted; n += 8) same += memcmp(at + n, (const char *)wanted + n, 8) == 0 ? 8 : 0;
      if (same > most) most = same, found = at;
    }
  }
  return found;
}

static void trace_frame(void) {
  static host h;
  fill_tables();
  host_open(&h, true);
  /* Many, so that the last is not the first of its kind. */
  host_throw(&h, 20000);
  for (int i = 0; i < FRAMES; i++) host_frame(&h);
  char *snapshot = find_snapshot(&h.snapshot);
  for (int i = 0; i < block_count; i++) printf("own %p %zu\n", (void *)blocks[i].start, blocks[i].size);
  if (snapshot != NULL) printf("snapshot %p %zu\n", (void *)snapshot, sizeof h.snapshot);
  printf("caller %p %zu\n", (void *)&h, sizeof h);
  printf("marker %p %zu\n", (void *)(size_t)&marker, sizeof marker);
  fflush(stdout);
  marker = 1;
  must(nslide_frame(h.coordinator, h.time + frame_time, &h.buffers));
  marker = 2;
}

int main(int count, char **arguments) {
  must(nslide_set_allocator(allocate, release, NULL));
  if (count == 1) return print_bytes(), 0;
  if (count == 2 && strcmp(arguments[1], "frame") == 0) return trace_frame(), 0;
  fprintf(stderr, "usage: footprint [frame]\n");
  return 2;
}
