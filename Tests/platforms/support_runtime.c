/* Rounding and copying of packaging/platforms/support/runtime.c, compared with the C library's. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

double ours_floor(double x);
double ours_ceil(double x);
double ours_sqrt(double x);
void *ours_memcpy(void *restrict target, const void *restrict source, size_t size);
void *ours_memmove(void *target, const void *source, size_t size);
void *ours_memset(void *target, int value, size_t size);

static int failed;

/* The same bits, -0 and the sign of NaN included; any NaN for a NaN. */
static void same(const char *name, double x, double ours, double theirs) {
  if (isnan(theirs) ? isnan(ours) : memcmp(&ours, &theirs, sizeof ours) == 0) return;
  failed = printf("%s(%a) is %a, not %a\n", name, x, ours, theirs);
}

static void all(double x) {
  same("floor", x, ours_floor(x), floor(x));
  same("ceil", x, ours_ceil(x), ceil(x));
  same("sqrt", x, ours_sqrt(x), sqrt(x));
}

int main(void) {
  static const double edges[] = {0, 0.5, 1, 1.5, 2.5, 0x1p31, 0x1p32, 0x1p51, 0x1.8p51, 0x1p52, 0x1p53, 0x1p63, 0x1p64, 1e300, 5e-324};
  for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
    for (int sign = -1; sign <= 1; sign += 2) {
      const double x = sign * edges[i];
      all(x);
      all(nextafter(x, INFINITY));
      all(nextafter(x, -INFINITY));
      all(x + 0.5);
    }
  }
  all(INFINITY);
  all(-INFINITY);
  all(NAN);
  uint64_t state = 1;
  for (int i = 0; i < 200000; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    double x;
    memcpy(&x, &state, sizeof x);
    all(x);
    all((double)(int64_t)state * 0x1p-40);
  }
  unsigned char ours[64], theirs[64];
  for (size_t size = 0; size < 40; size++) {
    for (size_t to = 0; to < 20; to++) {
      for (size_t i = 0; i < sizeof ours; i++) ours[i] = theirs[i] = (unsigned char)i;
      ours_memmove(ours + to, ours + 10, size);
      memmove(theirs + to, theirs + 10, size);
      ours_memset(ours + to, 7, size / 2);
      memset(theirs + to, 7, size / 2);
      unsigned char copied[64] = {0};
      ours_memcpy(copied, ours, sizeof copied);
      if (memcmp(copied, theirs, sizeof copied) != 0) failed = printf("copying %zu bytes to %zu\n", size, to);
    }
  }
  return failed != 0;
}
