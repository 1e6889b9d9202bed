/*
 * What compilers for 32-bit ARM call by themselves, under the names of ARM's run-time rules: dividing, shifting and
 * converting 64-bit integers. A program brings these with its compiler; the shared library has its own, so that it needs
 * no libgcc_s.so.
 */
#include <stdint.h>

/* These hand doubles over in general registers, whatever other functions do. */
#define BASE __attribute__((visibility("hidden"), pcs("aapcs")))

typedef union {
  uint64_t all;
  struct {
    uint32_t low, high;
  } part;
} parts;

BASE uint32_t __aeabi_uidiv(uint32_t dividend, uint32_t divisor);
BASE int32_t __aeabi_idiv(int32_t dividend, int32_t divisor);
BASE uint64_t __aeabi_idivmod(int32_t dividend, int32_t divisor);
BASE uint64_t __aeabi_llsl(uint64_t value, int32_t by);
BASE uint64_t __aeabi_llsr(uint64_t value, int32_t by);
BASE double __aeabi_l2d(int64_t value);
BASE double __aeabi_ul2d(uint64_t value);

/* One bit of the quotient a step. The engine never divides by 0. */
BASE uint32_t __aeabi_uidiv(uint32_t dividend, uint32_t divisor) {
  if (divisor == 0) return 0;
  uint32_t quotient = 0;
  const int first = divisor <= dividend ? __builtin_clz(divisor) - __builtin_clz(dividend) : -1;
  for (int bit = first; bit >= 0; bit--) {
    if (dividend < divisor << bit) continue;
    dividend -= divisor << bit;
    quotient |= UINT32_C(1) << bit;
  }
  return quotient;
}

BASE int32_t __aeabi_idiv(int32_t dividend, int32_t divisor) {
  const uint32_t size = dividend < 0 ? -(uint32_t)dividend : (uint32_t)dividend;
  const uint32_t by = divisor < 0 ? -(uint32_t)divisor : (uint32_t)divisor;
  const uint32_t quotient = __aeabi_uidiv(size, by);
  return (int32_t)((dividend < 0) == (divisor < 0) ? quotient : -quotient);
}

/* The quotient in the first register of the answer, what is left in the second. */
BASE uint64_t __aeabi_idivmod(int32_t dividend, int32_t divisor) {
  const uint32_t quotient = (uint32_t)__aeabi_idiv(dividend, divisor);
  const parts both = {.part = {quotient, (uint32_t)dividend - quotient * (uint32_t)divisor}};
  return both.all;
}

BASE uint64_t __aeabi_llsl(uint64_t value, int32_t by) {
  const parts before = {.all = value};
  if (by == 0) return value;
  parts after = {.part = {0, 0}};
  if (by >= 32) {
    after.part.high = before.part.low << (by - 32);
  } else {
    after.part.low = before.part.low << by;
    after.part.high = before.part.high << by | before.part.low >> (32 - by);
  }
  return after.all;
}

BASE uint64_t __aeabi_llsr(uint64_t value, int32_t by) {
  const parts before = {.all = value};
  if (by == 0) return value;
  parts after = {.part = {0, 0}};
  if (by >= 32) {
    after.part.low = before.part.high >> (by - 32);
  } else {
    after.part.high = before.part.high >> by;
    after.part.low = before.part.low >> by | before.part.high << (32 - by);
  }
  return after.all;
}

/* Both halves and the product are exact, so that only the sum is rounded. */
BASE double __aeabi_l2d(int64_t value) {
  const parts both = {.all = (uint64_t)value};
  return (double)(int32_t)both.part.high * 4294967296.0 + (double)both.part.low;
}

BASE double __aeabi_ul2d(uint64_t value) {
  const parts both = {.all = value};
  return (double)both.part.high * 4294967296.0 + (double)both.part.low;
}
