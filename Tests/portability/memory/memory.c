/*
 * The memory of the WebAssembly module (bindings/wasm/runtime.c), which has 4 megabytes at most here: what is taken is
 * aligned, nobody else's and as it was left; what is given back can be taken again in one piece; and where there is no
 * more, it says so and the library does too.
 */
#include <stddef.h>
#include <stdint.h>

#include "nestedslide.h"

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *memory);
int posix_memalign(void **memory, size_t alignment, size_t size);
void *memmove(void *target, const void *source, size_t size);

/* The line of the first check that failed. */
static int32_t failed;
#define CHECK(condition) \
  do { \
    if (!(condition) && failed == 0) failed = __LINE__; \
  } while (0)

enum { BLOCKS = 200, ROUNDS = 60000 };
#define MEGABYTE ((size_t)1 << 20)

static struct {
  unsigned char *bytes;
  size_t size;
} blocks[BLOCKS];

static uint64_t state = 1;
static uint32_t draw(uint32_t limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33) % limit;
}

/* The largest piece that can be taken at once, to a kilobyte. */
static size_t largest(void) {
  for (size_t size = 8 * MEGABYTE; size > 0; size -= 1024) {
    void *const memory = malloc(size);
    if (memory == NULL) continue;
    free(memory);
    return size;
  }
  return 0;
}

static void take(int number) {
  const size_t size = draw(8) == 0 ? draw(40000) : draw(600);
  const size_t alignment = (size_t)1 << (2 + draw(8));
  void *memory = NULL;
  const uint32_t way = draw(3);
  if (way == 0) memory = malloc(size);
  if (way == 1) memory = calloc(size, 1);
  if (way == 2 && posix_memalign(&memory, alignment, size) != 0) CHECK(memory == NULL);
  CHECK((uintptr_t)memory % (way == 2 ? alignment : 16) == 0);
  if (memory == NULL) return;
  blocks[number].bytes = memory;
  blocks[number].size = size;
  for (size_t i = 0; i < size; i++) {
    if (way == 1) CHECK(blocks[number].bytes[i] == 0);
    blocks[number].bytes[i] = (unsigned char)(number + (int)i);
  }
}

static void give(int number) {
  for (size_t i = 0; i < blocks[number].size; i++) {
    CHECK(blocks[number].bytes[i] == (unsigned char)(number + (int)i));
  }
  free(blocks[number].bytes);
  blocks[number].bytes = NULL;
  blocks[number].size = 0;
}

static void random_blocks(void) {
  for (int round = 0; round < ROUNDS; round++) {
    const int number = (int)draw(BLOCKS);
    if (blocks[number].bytes == NULL) {
      take(number);
    } else {
      give(number);
    }
  }
  for (int number = 0; number < BLOCKS; number++) give(number);
}

static void wrong_sizes(void) {
  void *memory = &state;
  CHECK(malloc(SIZE_MAX) == NULL && malloc(SIZE_MAX - 8) == NULL && malloc((size_t)PTRDIFF_MAX + 1) == NULL);
  CHECK(malloc(PTRDIFF_MAX) == NULL && calloc(SIZE_MAX / 2, 3) == NULL);
  CHECK(posix_memalign(&memory, 24, 8) != 0 && posix_memalign(&memory, 2, 8) != 0);
  CHECK(posix_memalign(&memory, 0, 8) != 0 && posix_memalign(&memory, 64, SIZE_MAX - 32) != 0);
  CHECK(memory == &state);
  free(NULL);
}

static void moved_bytes(void) {
  unsigned char bytes[64];
  for (int i = 0; i < 64; i++) bytes[i] = (unsigned char)i;
  memmove(bytes + 7, bytes, 50);
  for (int i = 0; i < 50; i++) CHECK(bytes[7 + i] == i);
  memmove(bytes, bytes + 7, 50);
  for (int i = 0; i < 50; i++) CHECK(bytes[i] == i);
}

/* Refused where there is no memory for it; as before with as much as there is. */
static void library_without_memory(void) {
  nslide_config config;
  nslide_coordinator few = 0, many = 0;
  CHECK(nslide_config_default(&config, sizeof config) == NSLIDE_OK);
  CHECK(nslide_create(&config, 10, NULL, &few) == NSLIDE_OK);
  CHECK(nslide_create(&config, NSLIDE_MAX_PAGES, NULL, &many) == NSLIDE_ERROR_OUT_OF_MEMORY && many == 0);
  CHECK(nslide_reload(few, NSLIDE_MAX_PAGES, NULL, 0, 0) == NSLIDE_ERROR_OUT_OF_MEMORY);
  CHECK(nslide_insert_page(few, 10, 100) == NSLIDE_OK);
  CHECK(nslide_destroy(few) == NSLIDE_OK);
}

/* Numbers that do not fit twice into an integer of 32 bits. */
static void largest_numbers(void) {
  nslide_config config;
  nslide_coordinator coordinator = 0;
  CHECK(nslide_config_default(&config, sizeof config) == NSLIDE_OK);
  config.prefetch = config.keep_alive = config.initial_page = INT32_MAX;
  for (int endless = 0; endless < 2; endless++) {
    config.endless = endless;
    CHECK(nslide_create(&config, 5, NULL, &coordinator) == NSLIDE_OK);
    CHECK(nslide_scroll_to_page(coordinator, INT32_MAX, 1) == NSLIDE_OK);
    CHECK(nslide_advance(coordinator, NSLIDE_MAX_TIME) == NSLIDE_OK);
    CHECK(nslide_scroll_to_page(coordinator, INT32_MIN, 0) == NSLIDE_OK);
    CHECK(nslide_session_begin(coordinator, 0, 0, 0) == NSLIDE_OK);
    CHECK(nslide_session_update(coordinator, NSLIDE_MAX_LENGTH, 0, NULL, NULL) == NSLIDE_OK);
    CHECK(nslide_session_update(coordinator, -NSLIDE_MAX_LENGTH, 0, NULL, NULL) == NSLIDE_OK);
    CHECK(nslide_session_end(coordinator, -NSLIDE_MAX_VELOCITY, 0) == NSLIDE_OK);
    config.keep_alive = 1;
    CHECK(nslide_set_config(coordinator, &config) == NSLIDE_OK);
    CHECK(nslide_insert_page(coordinator, INT32_MAX, 0) == NSLIDE_ERROR_OUT_OF_RANGE);
    CHECK(nslide_remove_page(coordinator, INT32_MIN) == NSLIDE_ERROR_OUT_OF_RANGE);
    CHECK(nslide_destroy(coordinator) == NSLIDE_OK);
  }
}

int32_t memory_problem(void);
int32_t memory_problem(void) {
  /* The table of handles stays for good; it comes first. */
  library_without_memory();
  /* Once to have all the memory that there is. */
  largest();
  const size_t before = largest();
  random_blocks();
  CHECK(largest() == before);
  wrong_sizes();
  moved_bytes();
  library_without_memory();
  largest_numbers();
  CHECK(largest() == before);
  return failed;
}
