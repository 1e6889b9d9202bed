#include "memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 24 };

typedef enum kind { READ, WRITTEN, COUNT } kind;

static struct piece {
  kind kind;
  size_t size;
  void *memory, *before;
} pieces[MOST];
static int piece_count;

static void *take(size_t size, kind kind) {
  if (size == 0) return NULL;
  if (piece_count == MOST) abort();
  struct piece *piece = &pieces[piece_count++];
  *piece = (struct piece){kind, size, malloc(size), NULL};
  if (piece->memory == NULL) abort();
  memset(piece->memory, 0xA5, size);
  return piece->memory;
}

void *memory_read(size_t size) { return take(size, READ); }

void *memory_written(size_t size) { return take(size, WRITTEN); }

void *memory_count(size_t size) { return take(size, COUNT); }

void memory_filled(void) {
  for (int i = 0; i < piece_count; i++) {
    pieces[i].before = malloc(pieces[i].size);
    if (pieces[i].before == NULL) abort();
    memcpy(pieces[i].before, pieces[i].memory, pieces[i].size);
  }
}

const char *memory_fault(bool failed, bool was_too_small) {
  for (int i = 0; i < piece_count; i++) {
    const struct piece *piece = &pieces[i];
    if (piece->before == NULL || memcmp(piece->memory, piece->before, piece->size) == 0) continue;
    if (piece->kind == READ) return "what it only reads has changed";
    if (failed && !(piece->kind == COUNT && was_too_small)) return "it failed and wrote to an output";
  }
  return NULL;
}

void memory_end(void) {
  for (int i = 0; i < piece_count; i++) {
    free(pieces[i].memory);
    free(pieces[i].before);
  }
  piece_count = 0;
}
