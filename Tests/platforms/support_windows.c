/* Memory as packaging/platforms/support/windows.c gives it, over a heap that watches. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int nestedslide_posix_memalign(void **memory, size_t alignment, size_t size);
void nestedslide_free(void *memory);
uintptr_t nestedslide_pthread_self(void);

static int heap, open_blocks, refuses;
void *GetProcessHeap(void) { return &heap; }
void *HeapAlloc(void *from, unsigned long flags, size_t size) {
  if (from != &heap || flags != 0 || refuses) return NULL;
  open_blocks++;
  return malloc(size);
}
int HeapFree(void *from, unsigned long flags, void *memory) {
  if (from != &heap || flags != 0 || memory == NULL) abort();
  open_blocks--;
  free(memory);
  return 1;
}
unsigned long GetCurrentThreadId(void) { return 1234; }

static int failed;
#define CHECK(condition) \
  do { \
    if (!(condition)) failed = printf("line %d: %s\n", __LINE__, #condition); \
  } while (0)

int main(void) {
  void *memory = NULL;
  for (size_t alignment = sizeof(void *); alignment <= 4096; alignment *= 2) {
    for (size_t size = 1; size < 5000; size = size * 3 + 1) {
      CHECK(nestedslide_posix_memalign(&memory, alignment, size) == 0);
      CHECK((uintptr_t)memory % alignment == 0 && (uintptr_t)memory % 16 == 0);
      /* All of it is ours: the sanitizer looks at what lies around. */
      memset(memory, 0xAB, size);
      nestedslide_free(memory);
    }
  }
  CHECK(open_blocks == 0);
  CHECK(nestedslide_posix_memalign(&memory, 24, 8) == 22 && nestedslide_posix_memalign(&memory, 4, 8) == 22);
  CHECK(nestedslide_posix_memalign(&memory, 16, SIZE_MAX - 8) == 12);
  refuses = 1;
  CHECK(nestedslide_posix_memalign(&memory, 16, 8) == 12);
  nestedslide_free(NULL);
  CHECK(nestedslide_pthread_self() == 1234);
  return failed != 0;
}
