/*
 * Loads a library of another system as image.py has described it, and prints the hash of the session played on it.
 * The only argument is the file with the image's bytes.
 */
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "company.h"
#include "session.h"

struct import {
  unsigned long place;
  const char *name;
};
#include "image.h"

/* Where the jumps of jumps.S lead. */
extern unsigned char *table[];

/* What kernel32 has. */
static void *process_heap(void) { return (void *)1; }
static void *heap_alloc(void *heap, unsigned long flags, size_t size) {
  return heap == process_heap() && flags == 0 ? malloc(size) : NULL;
}
static int heap_free(void *heap, unsigned long flags, void *memory) {
  if (heap != process_heap() || flags != 0) abort();
  free(memory);
  return 1;
}
static unsigned thread_id(void) { return 4; }

/* What a Mac's C library has besides the usual. */
static void clear(void *memory, size_t size) { memset(memory, 0, size); }
static void pattern(void *memory, const void *sixteen, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)memory)[i] = ((const unsigned char *)sixteen)[i % 16];
}

typedef void (*function)(void);

static const struct {
  const char *name;
  function at;
} system_functions[] = {
    {"GetProcessHeap", (function)process_heap},
    {"HeapAlloc", (function)heap_alloc},
    {"HeapFree", (function)heap_free},
    {"GetCurrentThreadId", (function)thread_id},
    {"___bzero", (function)clear},
    {"_bzero", (function)clear},
    {"_memset_pattern16", (function)pattern},
    {"_ceil", (function)(double (*)(double))ceil},
    {"_floor", (function)(double (*)(double))floor},
    {"_sqrt", (function)(double (*)(double))sqrt},
    {"_free", (function)free},
    {"_memcpy", (function)memcpy},
    {"_memmove", (function)memmove},
    {"_memset", (function)memset},
    {"_posix_memalign", (function)posix_memalign},
    {"_pthread_self", (function)pthread_self},
    /* Called for what is bound at the first call: nothing is. */
    {"dyld_stub_binder", (function)abort},
};

static function find(const char *name) {
  for (size_t i = 0; i < sizeof system_functions / sizeof *system_functions; i++) {
    if (strcmp(name, system_functions[i].name) == 0) return system_functions[i].at;
  }
  fprintf(stderr, "the library asks for %s\n", name);
  exit(1);
}

/* On x86-64 and in qemu code that was just written can be run at once; a processor of ARM's would have to be told. */
static void load(const char *path) {
  unsigned char *const image =
      mmap(NULL, IMAGE_SIZE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  FILE *const file = fopen(path, "rb");
  if (image == MAP_FAILED || file == NULL || fread(image, 1, IMAGE_SIZE, file) != IMAGE_SIZE) exit(2);
  fclose(file);
  for (int i = 0; i < REBASES; i++) {
    uint64_t address;
    memcpy(&address, image + rebases[i], sizeof address);
    address += (uint64_t)(uintptr_t)image;
    memcpy(image + rebases[i], &address, sizeof address);
  }
  for (int i = 0; i < IMPORTS; i++) {
    const function at = find(imports[i].name);
    memcpy(image + imports[i].place, &at, sizeof at);
  }
  for (int i = 0; i < EXPORTS; i++) table[i] = image + exports[i];
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  load(arguments[1]);
  printf("session %016" PRIx64 "\n", session_hash(10000));
  printf("company %016" PRIx64 "\n", company_hash(10000));
  return 0;
}
