/*
 * What the engine needs of a C library, where WebAssembly has none: memory, and a name for the one thread.
 *
 * Memory is cut into blocks that lie side by side. Each begins with a unit that says how long it is and how long the one
 * before is, so a block that is given back joins its free neighbours at once. Free blocks are kept in lists by length,
 * four for each power of two, and a word of bits says which lists have any: to take and to give back costs the same
 * however many blocks there are. All that is handed out is aligned to a unit.
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
  _Alignas(16) uint32_t before; /* units of the block before it, 0 if it is the first of its stretch of memory */
  uint32_t units : 31;          /* of the block, this one included */
  uint32_t is_free : 1;
  struct unit *next, *last;     /* in its list, while the block is free */
} unit;

/* Where the linker's data end. */
extern unsigned char __heap_base;

enum { CLASSES = 128 };

static unit *lists[CLASSES];
static uint32_t has_blocks[CLASSES / 32];
/* Where the last stretch of memory ends: with a block of its own that is never free. */
static uintptr_t stretch_end;

void *malloc(size_t size);
void free(void *memory);
void *calloc(size_t count, size_t size);
int posix_memalign(void **memory, size_t alignment, size_t size);
void *memcpy(void *restrict target, const void *restrict source, size_t size);
void *memmove(void *target, const void *source, size_t size);
void *memset(void *target, int value, size_t size);
/* Swift calls it by its own convention, which has two more parameters here. */
__attribute__((swiftcall)) uintptr_t pthread_self(void);

/* The list for blocks of a length: lengths of 1, 2 and 3 units, then four for each power of two. */
static int class_of(uint32_t units) {
  if (units < 4) return (int)units;
  const int power = 31 - __builtin_clz(units);
  return 4 * (power - 1) + (int)(units >> (power - 2) & 3);
}

static void put_into_list(unit *block) {
  const int number = class_of(block->units);
  unit *const first = lists[number];
  *block = (unit){.units = block->units, .is_free = 1, .before = block->before, .next = first};
  if (first != NULL) first->last = block;
  lists[number] = block;
  has_blocks[number / 32] |= UINT32_C(1) << number % 32;
}

static void take_from_list(unit *block) {
  const int number = class_of(block->units);
  block->is_free = 0;
  if (block->next != NULL) block->next->last = block->last;
  if (block->last != NULL) {
    block->last->next = block->next;
    return;
  }
  lists[number] = block->next;
  if (block->next == NULL) has_blocks[number / 32] &= ~(UINT32_C(1) << number % 32);
}

static void set_length(unit *block, uint32_t units) {
  block->units = units;
  block[units].before = units;
}

static void give_back(unit *block) {
  unit *const after = block + block->units;
  if (after->is_free) {
    take_from_list(after);
    set_length(block, block->units + after->units);
  }
  unit *const before = block - block->before;
  if (block->before != 0 && before->is_free) {
    take_from_list(before);
    set_length(before, before->units + block->units);
    block = before;
  }
  put_into_list(block);
}

/* Cuts a block that is in no list, and gives its end back. */
static void cut(unit *block, uint32_t units) {
  if (block->units == units) return;
  unit *const end = block + units;
  const uint32_t left = block->units - units;
  *end = (unit){.units = left};
  set_length(block, units);
  set_length(end, left);
  give_back(end);
}

/* A block of so many units, or null if none is free. */
static unit *take(uint32_t units) {
  /* In the lists from here on every block is long enough. */
  const int power = units < 4 ? 2 : 31 - __builtin_clz(units);
  const int least = class_of(units + (UINT32_C(1) << (power - 2)) - 1);
  for (int word = least / 32; word < CLASSES / 32; word++) {
    const uint32_t bits = word == least / 32 ? has_blocks[word] & UINT32_MAX << least % 32 : has_blocks[word];
    if (bits == 0) continue;
    unit *const block = lists[32 * word + __builtin_ctz(bits)];
    take_from_list(block);
    cut(block, units);
    return block;
  }
  return NULL;
}

/* Adds a stretch of memory, to the one before it if they touch. */
static void add(uintptr_t begin, uintptr_t end) {
  const bool touches = begin == stretch_end;
  if (touches) begin -= sizeof(unit);
  if (end - begin < 2 * sizeof(unit)) return;
  unit *const block = (unit *)begin;
  const uint32_t units = (uint32_t)((end - begin) / sizeof(unit)) - 1;
  if (!touches) block->before = 0;
  block[units] = (unit){.units = 1};
  stretch_end = (uintptr_t)(block + units + 1);
  set_length(block, units);
  give_back(block);
}

/* Adds what the module began with, and after that asks the host for more; false if there is none. */
static bool grow(uint32_t units) {
  static bool has_begun;
  const size_t before = __builtin_wasm_memory_size(0);
  if (!has_begun) {
    has_begun = true;
    add(((uintptr_t)&__heap_base + sizeof(unit) - 1) / sizeof(unit) * sizeof(unit), before * PAGE);
    return true;
  }
  /* With room for the block at the end, and for the quarter by which a list's blocks may be shorter. The host may have
   * grown the memory for itself: only what comes now is the lists'. */
  const size_t pages = ((units + units / 4 + 2) * sizeof(unit) + PAGE - 1) / PAGE;
  if (before > MAX_PAGES || pages > MAX_PAGES - before) return false;
  const size_t first = __builtin_wasm_memory_grow(0, pages);
  if (first == SIZE_MAX) return false;
  add(first * PAGE, (first + pages) * PAGE);
  return true;
}

void *malloc(size_t size) {
  if (size > MAX_SIZE) return NULL;
  const uint32_t units = (uint32_t)((size + sizeof(unit) - 1) / sizeof(unit) + 1);
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
    unit *const block = first - 1, *const own = block + gap;
    *own = (unit){.units = (uint32_t)(block->units - gap)};
    set_length(own, own->units);
    set_length(block, (uint32_t)gap);
    give_back(block);
  }
  *memory = first + gap;
  return 0;
}

__attribute__((swiftcall)) uintptr_t pthread_self(void) { return 1; }

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
