/* opening PATH: how many nanoseconds the first dlopen of a library takes, and the first call in it. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

int main(int count, char **arguments) {
  if (count != 2) return 2;
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  void *symbol = library != NULL ? dlsym(library, "nslide_version") : NULL;
  uint32_t (*version)(void);
  *(void **)&version = symbol;
  uint32_t number = symbol != NULL ? version() : 0;
  clock_gettime(CLOCK_MONOTONIC, &after);
  if (number == 0) return fprintf(stderr, "%s\n", dlerror()), 1;
  printf("%.0f\n", (double)(after.tv_sec - before.tv_sec) * 1e9 + (double)(after.tv_nsec - before.tv_nsec));
  return 0;
}
