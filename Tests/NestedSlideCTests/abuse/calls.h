/* Every function of the header as data, made by tools/api: what its arguments are, what it may answer, and a call of it
 * from an array of values. */
#ifndef ABUSE_CALLS_H
#define ABUSE_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nestedslide.h"

enum { ABUSE_MOST_PARAMETERS = 8 };

typedef enum abuse_kind {
  KIND_COORDINATOR,
  KIND_LIST,
  KIND_POINTER,
  KIND_HOOK,
  KIND_REAL,
  KIND_WHOLE32,
  KIND_WHOLE64
} abuse_kind;

typedef union abuse_value {
  uint64_t handle;
  double real;
  int64_t whole; /* of a hook: 0 for none */
  void *pointer;
} abuse_value;

typedef struct abuse_field {
  const char *name;
  abuse_kind kind;
  size_t offset;
} abuse_field;

/* What a pointer leads to. */
typedef struct abuse_type {
  const char *name;
  size_t size;
  bool sized; /* it begins with struct_size */
  const abuse_field *fields;
  int field_count;
} abuse_type;

typedef struct abuse_parameter {
  const char *name;
  abuse_kind kind;
  int type; /* of a pointer, the number of what it leads to */
  bool reads, writes;
  bool optional; /* it may be null whatever the others are */
  int count;     /* the number of the parameter that counts what it leads to, -1 for none */
} abuse_parameter;

typedef struct abuse_function {
  const char *name;
  nslide_status (*call)(const abuse_value *values);
  const abuse_parameter *parameters;
  int parameter_count;
  unsigned statuses; /* documented: bit n for status -n */
  bool answers;      /* with a status; else the call counts as OK */
} abuse_function;

extern const abuse_type abuse_types[];
extern const abuse_function abuse_functions[];
extern const int abuse_function_count;

/* What a function is called on: the kind of its first argument where that is a handle, else KIND_POINTER. */
abuse_kind abuse_subject(const abuse_function *f);

#endif
