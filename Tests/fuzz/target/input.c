#include "input.h"

#include <math.h>
#include <string.h>

#include "nestedslide.h"

static const double extremes[] = {NAN,
                                  INFINITY,
                                  -INFINITY,
                                  NSLIDE_AUTO,
                                  1e308,
                                  -1e308,
                                  NSLIDE_MAX_LENGTH,
                                  -NSLIDE_MAX_LENGTH,
                                  1.0000000000000002e12,
                                  NSLIDE_MAX_VELOCITY,
                                  -NSLIDE_MAX_VELOCITY,
                                  4.9e-324,
                                  -4.9e-324,
                                  2.2250738585072014e-308,
                                  -0.0,
                                  1e-9,
                                  -1e-9,
                                  1e-6,
                                  0.01,
                                  0.001,
                                  0.5,
                                  1,
                                  9007199254740993.0,
                                  1e15,
                                  -1e15,
                                  1e6,
                                  -1e6,
                                  4294967296.0,
                                  -2147483649.0,
                                  999999999999.9999,
                                  0.49999999999999994,
                                  0.9999999999999999};
enum { EXTREMES = sizeof extremes / sizeof extremes[0] };

static const int32_t limits[] = {INT32_MIN,
                                 INT32_MAX,
                                 -1,
                                 -2,
                                 -3,
                                 -4,
                                 INT32_MIN + 1,
                                 INT32_MAX - 1,
                                 NSLIDE_MAX_PAGES,
                                 NSLIDE_MAX_PAGES + 1,
                                 NSLIDE_MAX_ITEMS,
                                 NSLIDE_MAX_ITEMS + 1,
                                 NSLIDE_MAX_SECTIONS + 1,
                                 NSLIDE_MAX_REGIONS + 1,
                                 NSLIDE_MAX_SNAP_AREAS + 1,
                                 NSLIDE_MAX_COLUMNS + 1,
                                 NSLIDE_MAX_HEADER_PARTS + 1,
                                 65536};
enum { LIMITS = sizeof limits / sizeof limits[0] };

uint8_t take_byte(input *in) {
  if (in->left == 0) return 0;
  in->left--;
  return *in->bytes++;
}

int32_t take_below(input *in, int32_t limit) { return take_byte(in) % limit; }

bool take_once_in(input *in, int32_t times) { return take_byte(in) % times == times - 1; }

uint64_t take_word(input *in) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word = word << 8 | take_byte(in);
  return word;
}

int32_t take_whole(input *in) {
  uint8_t kind = take_byte(in);
  if (kind < 160) return kind & 15;
  if (kind < 192) return kind;
  if (kind < 240) return limits[kind % LIMITS];
  return (int32_t)take_word(in);
}

int32_t take_choice(input *in, int32_t last) {
  uint8_t kind = take_byte(in);
  return kind < 248 ? kind % (last + 1) : kind < 252 ? last + kind - 247 : take_whole(in);
}

int32_t take_index(input *in, int32_t least, int32_t last) {
  uint8_t kind = take_byte(in);
  if (kind >= 248) return take_whole(in);
  if (kind >= 244) return last + 1;
  return last < least ? least : least + kind % (last - least + 1);
}

static double ordinary(input *in, uint8_t kind, double number) {
  static const double scales[] = {1, 10, 100, 4, 0.1, 1000, 33.3, 1.0 / 3};
  return kind < 32 ? 0 : kind < 64 ? number : number * scales[kind % 8] + (kind < 96 ? 0 : take_byte(in) / 256.0);
}

static double extreme(input *in, uint8_t kind) {
  if (kind < 232 + 16) return extremes[take_below(in, EXTREMES)];
  uint64_t word = take_word(in);
  double value;
  memcpy(&value, &word, sizeof value);
  return value;
}

double take_real(input *in) {
  uint8_t kind = take_byte(in);
  return kind < 232 ? ordinary(in, kind, (int8_t)take_byte(in)) : extreme(in, kind);
}

double take_length(input *in) {
  uint8_t kind = take_byte(in);
  return kind < 240 ? ordinary(in, kind, take_byte(in)) : extreme(in, kind);
}
