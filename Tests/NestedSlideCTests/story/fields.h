/* The fields of what a story reads, by name. */
#ifndef STORY_FIELDS_H
#define STORY_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

#include "nestedslide.h"

typedef struct field {
  const char *name;
  size_t offset;
  bool real; /* a double; else an int32_t */
} field;

typedef struct field_table {
  const char *name;
  const field *fields;
  size_t count;
} field_table;

enum {
  FIELDS_OF_SNAPSHOT,
  FIELDS_OF_PAGE,
  FIELDS_OF_EDGE,
  FIELDS_OF_LIST,
  FIELDS_OF_RANGE,
  FIELDS_OF_ITEM,
  FIELD_TABLES
};

extern const field_table field_tables[FIELD_TABLES];

double field_read(const void *of, const field *what);

#endif
