/* The arithmetic of packaging/platforms/support/arm.c, compared with that of the compiler's own library. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define BASE __attribute__((pcs("aapcs")))
BASE uint32_t ours_uidiv(uint32_t dividend, uint32_t divisor);
BASE int32_t ours_idiv(int32_t dividend, int32_t divisor);
BASE uint64_t ours_idivmod(int32_t dividend, int32_t divisor);
BASE uint64_t ours_llsl(uint64_t value, int32_t by);
BASE uint64_t ours_llsr(uint64_t value, int32_t by);
BASE double ours_l2d(int64_t value);
BASE double ours_ul2d(uint64_t value);

static int failed;
#define CHECK(condition) \
  do { \
    if (!(condition)) failed = printf("line %d: %s of %llx\n", __LINE__, #condition, (unsigned long long)a); \
  } while (0)

static void all(uint64_t a, uint64_t b) {
  const uint32_t x = (uint32_t)a, y = (uint32_t)b | 1;
  const int32_t sx = (int32_t)x == INT32_MIN ? 0 : (int32_t)x, sy = (int32_t)y;
  CHECK(ours_uidiv(x, y) == x / y);
  CHECK(ours_idiv(sx, sy) == sx / sy);
  CHECK((int32_t)ours_idivmod(sx, sy) == sx / sy);
  CHECK((int32_t)(ours_idivmod(sx, sy) >> 32) == sx % sy);
  CHECK(ours_llsl(a, (int32_t)(b & 63)) == a << (b & 63));
  CHECK(ours_llsr(a, (int32_t)(b & 63)) == a >> (b & 63));
  const double whole = (double)(int64_t)a, natural = (double)a;
  const double given = ours_l2d((int64_t)a), unsigned_given = ours_ul2d(a);
  CHECK(memcmp(&given, &whole, sizeof whole) == 0);
  CHECK(memcmp(&unsigned_given, &natural, sizeof natural) == 0);
}

int main(void) {
  uint64_t state = 1;
  for (int i = 0; i < 100000; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const int by = (int)(state >> 58);
    all(state >> by, state * 2862933555777941757u >> (by / 2));
    all((uint64_t)((int64_t)state >> by), state >> (63 - by));
  }
  for (int bit = 0; bit < 64; bit++) {
    all((uint64_t)1 << bit, (uint64_t)bit);
    all(((uint64_t)1 << bit) - 1, (uint64_t)1 << (63 - bit));
    all(~(((uint64_t)1 << bit) - 1), (uint64_t)bit + 1);
  }
  return failed != 0;
}
