/*
 * What the engine needs of a C library, where WebAssembly has none: memory, and a name for the one thread.
 *
 * Free blocks are a list in order of address. The first that is long enough is taken, or its end; giving back joins a
 * block with its free neighbours. Every block begins with a unit that says how many it has, so all that is handed out
 * is aligned to a unit.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the memory of a module grows by, and how often before addresses no longer fit. */
#define PAGE ((uintptr_t)65536)
#define MAX_PAGES 65535
/* Differences of addresses within one object are signed. */
#define MAX_SIZE ((size_t)PTRDIFF_MAX)

enum { INVALID = 22, OUT_OF_MEMORY = 12 }; /* EINVAL, ENOMEM */

typedef struct unit {
  _Alignas(16) struct unit *next; /* while the block is free */
  size_t units;                   /* this one included */
} unit;

/* Where the linker's data end. */
extern unsigned char __heap_base;

static unit *free_blocks;

void *malloc(size_t size);
void free(void *memory);
void *calloc(size_t count, size_t size);
int posix_memalign(void **memory, size_t alignment, size_t size);
void *memcpy(void *restrict target, const void *restrict source, size_t size);
void *memmove(void *target, const void *source, size_t size);
void *memset(void *target, int value, size_t size);
uintptr_t pthread_self(void);

static void give_back(unit *block) {
  unit *before = NULL, **link = &free_blocks;
  while (*link != NULL && *link < block) {
    before = *link;
    link = &before->next;
  }
  unit *const after = *link;
  block->next = after;
  if (after != NULL && block + block->units == after) {
    block->units += after->units;
    block->next = after->next;
  }
  if (before != NULL && before + before->units == block) {
    before->units += block->units;
    before->next = block->next;
  } else {
    *link = block;
  }
}

/* A block of so many units, or null where none is free. */
static unit *take(size_t units) {
  for (unit **link = &free_blocks; *link != NULL; link = &(*link)->next) {
    unit *const block = *link;
    if (block->units < units) continue;
    if (block->units == units) {
      *link = block->next;
      return block;
    }
    block->units -= units;
    unit *const end = block + block->units;
    end->units = units;
    return end;
  }
  return NULL;
}

static void add(uintptr_t begin, uintptr_t end) {
  if (end - begin < sizeof(unit)) return;
  unit *const block = (unit *)begin;
  block->units = (end - begin) / sizeof(unit);
  give_back(block);
}

/* Adds what the module began with, and after that asks the host for more; false where there is none. */
static bool grow(size_t units) {
  static bool has_begun;
  const size_t before = __builtin_wasm_memory_size(0);
  if (!has_begun) {
    has_begun = true;
    add(((uintptr_t)&__heap_base + sizeof(unit) - 1) / sizeof(unit) * sizeof(unit), before * PAGE);
    return true;
  }
  /* The host may have grown the memory for itself: only what comes now is the list's. */
  const size_t pages = (units * sizeof(unit) + PAGE - 1) / PAGE;
  if (before > MAX_PAGES || pages > MAX_PAGES - before) return false;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return false;
  add(before * PAGE, (before + pages) * PAGE);
  return true;
}

void *malloc(size_t size) {
  if (size > MAX_SIZE) return NULL;
  const size_t units = (size + sizeof(unit) - 1) / sizeof(unit) + 1;
  unit *block;
  while ((block = take(units)) == NULL) {
    if (!grow(units)) return NULL;
  }
  return block + 1;
}

void free(void *memory) {
  if (memory != NULL) give_back((unit *)memory - 1);
}

void *calloc(size_t count, size_t size) {
  if (size != 0 && count > MAX_SIZE / size) return NULL;
  void *const memory = malloc(count * size);
  return memory == NULL ? NULL : memset(memory, 0, count * size);
}

/* Takes more than is asked for and gives back what lies before the first aligned address. */
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return INVALID;
  if (alignment > MAX_SIZE || size > MAX_SIZE - alignment) return OUT_OF_MEMORY;
  const bool is_unit = alignment <= sizeof(unit);
  unit *const first = malloc(is_unit ? size : size + alignment);
  if (first == NULL) return OUT_OF_MEMORY;
  const uintptr_t aligned = ((uintptr_t)first + alignment - 1) & ~(uintptr_t)(alignment - 1);
  const size_t gap = is_unit ? 0 : (aligned - (uintptr_t)first) / sizeof(unit);
  if (gap > 0) {
    unit *const block = first - 1;
    block[gap].units = block->units - gap;
    block->units = gap;
    give_back(block);
  }
  *memory = first + gap;
  return 0;
}

uintptr_t pthread_self(void) { return 1; }

/* Compilers call these of themselves, to copy and to clear structs. */
void *memcpy(void *restrict target, const void *restrict source, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)target)[i] = ((const unsigned char *)source)[i];
  return target;
}

void *memmove(void *target, const void *source, size_t size) {
  unsigned char *const to = target;
  const unsigned char *const from = source;
  if ((uintptr_t)to <= (uintptr_t)from) {
    for (size_t i = 0; i < size; i++) to[i] = from[i];
  } else {
    for (size_t i = size; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

void *memset(void *target, int value, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)target)[i] = (unsigned char)value;
  return target;
}
