/* Hooks that call the library while it is inside of a call: the engine's one memory grows under a call that lets it grow. */
#include <stdio.h>
#include <stdlib.h>

#include "nestedslide.h"

enum { MANY = 200000 };

static int depth, calls;
static nslide_status answer_in_log = NSLIDE_OK;

static nslide_coordinator make(int32_t pages) {
  nslide_config config;
  nslide_coordinator made = 0;
  if (nslide_config_default(&config, sizeof config) != NSLIDE_OK) return 0;
  return nslide_create(&config, pages, NULL, &made) == NSLIDE_OK ? made : 0;
}

static void *take(void *context, size_t size, size_t alignment) {
  (void)context, (void)alignment;
  calls++;
  if (depth++ == 0 && calls > 1) nslide_destroy(make(MANY));
  depth--;
  return malloc(size);
}

static void give_back(void *context, void *memory) {
  (void)context;
  free(memory);
}

static void hear(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)status, (void)handle, (void)message;
  answer_in_log = nslide_set_allocator(take, give_back, NULL);
}

#define CHECK(condition) \
  if (!(condition)) return printf("line %d: %s\n", __LINE__, #condition), 1

int main(void) {
  /* A hook may not take the memory away from under the call that called it. */
  CHECK(nslide_set_log(hear, NULL) == NSLIDE_OK);
  CHECK(nslide_advance(1, 0) == NSLIDE_ERROR_INVALID_HANDLE);
  CHECK(answer_in_log == NSLIDE_ERROR_INVALID_STATE);
  CHECK(nslide_set_log(NULL, NULL) == NSLIDE_OK);
  CHECK(nslide_set_allocator(take, give_back, NULL) == NSLIDE_OK);
  nslide_coordinator slides[40];
  for (int i = 0; i < 40; i++) CHECK((slides[i] = make(1000 * (i + 1))) != 0);
  CHECK(calls > 3);
  for (int i = 0; i < 40; i++) {
    nslide_snapshot now = {.struct_size = sizeof now};
    CHECK(nslide_get_snapshot(slides[i], &now) == NSLIDE_OK && now.page_count == 1000 * (i + 1));
    CHECK(nslide_destroy(slides[i]) == NSLIDE_OK);
  }
  printf("ok\n");
  return 0;
}
