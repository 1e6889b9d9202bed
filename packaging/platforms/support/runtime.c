/*
 * What the compiler calls of a C library by itself, for a DLL that has none: rounding, and copying memory.
 *
 * NAME lets the tests compile these beside a C library's own.
 */
#include <stddef.h>
#include <stdint.h>

#ifndef NAME
#define NAME(name) name
#endif

double NAME(floor)(double x);
double NAME(ceil)(double x);
double NAME(sqrt)(double x);
void *NAME(memcpy)(void *restrict target, const void *restrict source, size_t size);
void *NAME(memmove)(void *target, const void *source, size_t size);
void *NAME(memset)(void *target, int value, size_t size);

double NAME(sqrt)(double x) { return __builtin_elementwise_sqrt(x); }

/* The number without its fraction, towards zero. From 2^52 on all numbers are whole; NaN fails the comparison. */
static double whole(double x) {
  return __builtin_fabs(x) < 0x1p52 ? __builtin_copysign((double)(int64_t)x, x) : x;
}

double NAME(floor)(double x) {
  const double towards_zero = whole(x);
  return towards_zero > x ? towards_zero - 1 : towards_zero;
}

double NAME(ceil)(double x) {
  const double towards_zero = whole(x);
  /* What is rounded up to zero from below is -0. */
  return towards_zero < x ? __builtin_copysign(towards_zero + 1, x) : towards_zero;
}

void *NAME(memcpy)(void *restrict target, const void *restrict source, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)target)[i] = ((const unsigned char *)source)[i];
  return target;
}

void *NAME(memmove)(void *target, const void *source, size_t size) {
  unsigned char *const to = target;
  const unsigned char *const from = source;
  if ((uintptr_t)to <= (uintptr_t)from) {
    for (size_t i = 0; i < size; i++) to[i] = from[i];
  } else {
    for (size_t i = size; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

void *NAME(memset)(void *target, int value, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)target)[i] = (unsigned char)value;
  return target;
}
