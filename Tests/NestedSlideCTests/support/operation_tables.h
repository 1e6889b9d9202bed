/* What the tables of operations are written with. */
#ifndef OPERATION_TABLES_H
#define OPERATION_TABLES_H

#include "operations.h"

#define CALL(function, ...) \
  static nslide_status call_##function(const arguments *a) { return function(__VA_ARGS__); }
#define INTEGER(n) ((int32_t)a->i[n])
#define ROW(function) .name = #function, .call = call_##function
#define LENGTH(value) {value, -NSLIDE_MAX_LENGTH, NSLIDE_MAX_LENGTH, false}
#define OFFSET(value) {value, -NSLIDE_MAX_LENGTH, NSLIDE_MAX_LENGTH, true}
#define HEIGHT(value) {value, 0, NSLIDE_MAX_LENGTH, false}
#define VELOCITY(value) {value, -NSLIDE_MAX_VELOCITY, NSLIDE_MAX_VELOCITY, false}
#define CHOICE(value, last) {value, 0, last, NSLIDE_ERROR_INVALID_ARGUMENT}
#define INDEX(value, last) {value, 0, last, NSLIDE_ERROR_OUT_OF_RANGE}
#define CAPACITY(value) {value, 0, INT32_MAX, NSLIDE_ERROR_INVALID_ARGUMENT}
#define ANY(value) {value, INT64_MIN, INT64_MAX, NSLIDE_OK}

#endif
