#include "allocations.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>

/* glibc's own entry points, beneath the names that are replaced here. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static allocations counted;
static bool counting;
static long allowed = -1;

void allocations_start(void) {
  counted = (allocations){0, 0, 0, 0};
  counting = true;
}

allocations allocations_stop(void) {
  counting = false;
  allowed = -1;
  return counted;
}

void allocations_fail_after(long number) { allowed = number; }

static bool permitted(size_t bytes) {
  if (!counting) return true;
  counted.calls++;
  counted.bytes += bytes;
  if (allowed < 0) return true;
  if (allowed == 0) return false;
  allowed--;
  return true;
}

static void *got(void *memory) {
  if (counting && memory != NULL) counted.live++;
  return memory;
}

void *malloc(size_t size) { return permitted(size) ? got(__libc_malloc(size)) : NULL; }

void *calloc(size_t number, size_t size) { return permitted(number * size) ? got(__libc_calloc(number, size)) : NULL; }

void *realloc(void *memory, size_t size) {
  if (memory == NULL) return malloc(size);
  return permitted(size) ? __libc_realloc(memory, size) : NULL;
}

void *memalign(size_t alignment, size_t size) {
  return permitted(size) ? got(__libc_memalign(alignment, size)) : NULL;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

void free(void *memory) {
  if (counting && memory != NULL) {
    counted.frees++;
    counted.live--;
  }
  __libc_free(memory);
}
