#include "bad.h"

#include <float.h>
#include <stdlib.h>

#include "bad_frame.h"
#include "bounds.h"
#include "memory.h"

static const double reals[] = {NAN,  -NAN,     INFINITY, -INFINITY, 1e308,     -1e308,      DBL_MAX, -DBL_MAX,
                               -0.0, 4.9e-324, -4.9e-324, DBL_MIN,  -DBL_MIN,  NSLIDE_AUTO, 0};
static const int64_t wholes[] = {INT32_MIN, INT32_MIN + 1, -2, -1, 0, 1, INT32_MAX - 1, INT32_MAX,
                                 /* of 64 bits only */ INT64_MIN, INT64_MIN + 1, INT64_MAX - 1, INT64_MAX};
enum { REALS = sizeof reals / sizeof reals[0], WHOLES64 = sizeof wholes / sizeof wholes[0], WHOLES32 = WHOLES64 - 4 };

enum { HANDLE_ZERO, HANDLE_STALE, HANDLE_STALE_FOREIGN, HANDLE_FOREIGN, HANDLE_ITSELF, HANDLE_MADE_UP };
enum { MADE_UP = 6, NEAR = 6, HANDLES = HANDLE_MADE_UP + MADE_UP + NEAR };

/* struct_size, and what lies behind the struct. */
static const struct {
  bool whole;   /* the struct's size and `size` more; else `size` itself, or as much less */
  int32_t size;
  uint64_t tail;
} sizes[] = {{false, 0, 0}, {false, 1, 0}, {false, 4, 0}, {false, -8, 0}, {false, -1, 0},
             {true, 8, 0},  {true, 8, 1},  {true, 8, UINT64_C(1) << 63}, {true, INT32_MAX, UINT64_MAX}};
enum { SIZES = sizeof sizes / sizeof sizes[0], LONGEST_STRUCT = 65536 };

enum {
  COUNT_NULL_AND_0,
  COUNT_NULL_AND_LEAST,
  COUNT_NULL_AND_MINUS_1,
  COUNT_NULL_AND_MOST,
  COUNT_0,
  COUNT_1,
  COUNT_2,
  COUNT_MINUS_1,
  COUNT_LEAST,
  COUNT_MOST,
  COUNTS
};
static const char *const count_names[COUNTS] = {"null and 0", "null and the least", "null and -1", "null and the most", "0",
                                                "1",          "2",                  "-1",          "the least", "the most"};

enum { OVERLAPS = 4 };

bad_expectation bad_refused_if_not_finite(double value) {
  if (isfinite(value)) return (bad_expectation){.outcome = OUTCOME_ANY};
  return (bad_expectation){.outcome = OUTCOME_STATUS, .status = NSLIDE_ERROR_NOT_FINITE};
}

static bool is_counting(const abuse_function *f, int parameter) {
  for (int n = 0; n < f->parameter_count; n++) {
    if (f->parameters[n].kind == KIND_POINTER && f->parameters[n].count == parameter) return true;
  }
  return false;
}

static int values_of(abuse_kind kind) {
  return kind == KIND_HOOK ? 1 : kind == KIND_REAL ? REALS : kind == KIND_WHOLE32 ? WHOLES32 : WHOLES64;
}

/* ----------------------------------------------------------------------------------------------------------- all */

typedef struct collection {
  bad_input *inputs;
  int count;
} collection;

static void add(collection *c, bad_kind kind, int parameter, int other, int values) {
  for (int value = 0; value < values; value++) {
    if (c->count >= BAD_MOST_INPUTS) abort();
    c->inputs[c->count++] = (bad_input){kind, parameter, other, value};
  }
}

static void add_pointer(collection *c, const abuse_function *f, int n, bool fields) {
  const abuse_parameter *p = &f->parameters[n];
  const abuse_type *type = &abuse_types[p->type];
  add(c, BAD_NULL, n, 0, 1);
  if (p->count >= 0) add(c, BAD_COUNT, n, 0, COUNTS);
  if (type->sized && p->count < 0) add(c, BAD_STRUCT_SIZE, n, 0, SIZES);
  if (p->type == bad_frame_type) add(c, BAD_FRAME, n, 0, bad_frame_count);
  for (int other = n + 1; other < f->parameter_count; other++) {
    if (f->parameters[other].kind == KIND_POINTER) add(c, BAD_OVERLAP, n, other, OVERLAPS);
  }
  if (!p->reads || !fields) return;
  for (int i = 0; i < type->field_count; i++) add(c, BAD_FIELD, n, i, values_of(type->fields[i].kind));
  if (strcmp(type->name, "double") == 0) add(c, BAD_FIELD, n, -1, REALS);
  if (strcmp(type->name, "int64_t") == 0) add(c, BAD_FIELD, n, -1, WHOLES64);
}

int bad_inputs(const abuse_function *f, bool fields, bad_input *inputs) {
  collection c = {inputs, 0};
  add(&c, BAD_NOTHING, 0, 0, 1);
  for (int n = 0; n < f->parameter_count; n++) {
    abuse_kind kind = f->parameters[n].kind;
    if (kind == KIND_POINTER) {
      add_pointer(&c, f, n, fields);
    } else if (kind == KIND_COORDINATOR || kind == KIND_LIST) {
      add(&c, BAD_HANDLE, n, 0, HANDLES);
    } else if (!is_counting(f, n)) {
      add(&c, BAD_NUMBER, n, 0, values_of(kind));
      unsigned edges = kind == KIND_HOOK ? 0 : bounds_edges(f, n);
      for (int edge = 0; edge < EDGES; edge++) {
        if ((edges >> edge & 1) != 0) add(&c, BAD_EDGE, n, edge, 1);
      }
    }
  }
  return c.count;
}

/* ------------------------------------------------------------------------------------------------------ handles */

static uint64_t made_up(int number) {
  static const uint64_t some[] = {1, UINT64_MAX, UINT64_C(1) << 63, UINT64_C(0xA5A5A5A5A5A5A5A5), 0xFFFFFFFFu};
  uint64_t state = UINT64_C(0x9E3779B97F4A7C15) * (uint64_t)(number + 1);
  return number < 5 ? some[number] : state ^ state >> 29;
}

static bad_expectation spoil_handle(const abuse_function *f, const world *w, const bad_input *input, abuse_value *values) {
  abuse_value *v = &values[input->parameter];
  bool of_list = f->parameters[input->parameter].kind == KIND_LIST, first = input->parameter == 0;
  bad_expectation wanted = {OUTCOME_STATUS, NSLIDE_ERROR_INVALID_HANDLE, first};
  switch (input->value) {
    case HANDLE_ZERO:
      v->handle = 0;
      /* 0 is none where something is to end, and where there may be none. */
      if (strstr(f->name, "_destroy") != NULL) wanted.status = NSLIDE_OK;
      if (!first && strcmp(f->name, "nslide_link") == 0) wanted.outcome = OUTCOME_ANY;
      break;
    case HANDLE_STALE:
      v->handle = of_list ? w->stale_list : w->stale_coordinator;
      wanted.status = NSLIDE_ERROR_STALE_HANDLE;
      break;
    case HANDLE_STALE_FOREIGN:
      v->handle = of_list ? w->stale_coordinator : w->stale_list;
      wanted.outcome = OUTCOME_REFUSED;
      break;
    case HANDLE_FOREIGN: v->handle = of_list ? w->spare : w->spare_list; break;
    case HANDLE_ITSELF:
      v->handle = values[0].handle;
      wanted.outcome = first ? OUTCOME_SAME : OUTCOME_REFUSED;
      break;
    default: {
      int number = input->value - HANDLE_MADE_UP;
      v->handle = number < MADE_UP ? made_up(number) : v->handle ^ UINT64_C(1) << ((number - MADE_UP) * 11 + 8);
      wanted.outcome = OUTCOME_REFUSED;
      break;
    }
  }
  if (!f->answers) wanted = (bad_expectation){.outcome = OUTCOME_ANY};
  return wanted;
}

/* ----------------------------------------------------------------------------------------------------- pointers */

static bad_expectation spoil_struct_size(const abuse_parameter *p, const bad_input *input, abuse_value *v) {
  const size_t own = abuse_types[p->type].size;
  const uint64_t tail = sizes[input->value].tail;
  bool whole = sizes[input->value].whole;
  int32_t given = sizes[input->value].size;
  uint32_t size = whole || given < 0 ? (uint32_t)own + (uint32_t)given : (uint32_t)given;
  v->pointer = memory_place(input->parameter, whole ? own + sizeof tail : own);
  fine_fill(p, v->pointer, own);
  memcpy(v->pointer, &size, sizeof size);
  if (whole) memcpy((char *)v->pointer + own, &tail, sizeof tail);
  /* A little shorter it is of an earlier version where it has grown: motion is not filled in then. */
  if (p->type == bad_frame_type && !whole && given < 0) return (bad_expectation){.outcome = OUTCOME_ANY};
  bool refused = !whole || given > LONGEST_STRUCT || (p->reads && tail != 0);
  if (refused) return (bad_expectation){.outcome = OUTCOME_STATUS, .status = NSLIDE_ERROR_STRUCT_SIZE};
  return (bad_expectation){.outcome = OUTCOME_SAME};
}

/* Memory for as many elements as the counting argument says. */
static void place_elements(const abuse_function *f, int count, int64_t elements, abuse_value *v) {
  for (int n = 0; n < f->parameter_count; n++) {
    const abuse_parameter *p = &f->parameters[n];
    if (p->kind != KIND_POINTER || p->count != count) continue;
    if (abuse_types[p->type].sized) continue; /* it keeps its memory, so as to lie where it must */
    size_t bytes = (size_t)elements * abuse_types[p->type].size;
    v[n].pointer = memory_place(n, bytes);
    fine_fill(p, v[n].pointer, bytes);
  }
}

static bad_expectation spoil_count(const abuse_function *f, const bad_input *input, abuse_value *v) {
  const abuse_parameter *p = &f->parameters[input->parameter];
  bool wide = f->parameters[p->count].kind == KIND_WHOLE64;
  bool in_bytes = abuse_types[p->type].sized;
  bad_expectation wanted = {.outcome = OUTCOME_ANY};
  int64_t count = 0;
  switch (input->value) {
    case COUNT_1: count = 1; break;
    case COUNT_2: count = 2; break;
    case COUNT_NULL_AND_MINUS_1:
    case COUNT_MINUS_1: count = -1; break;
    case COUNT_NULL_AND_LEAST:
    case COUNT_LEAST: count = wide ? INT64_MIN : INT32_MIN; break;
    case COUNT_NULL_AND_MOST:
    case COUNT_MOST: count = wide ? INT64_MAX : INT32_MAX; break;
    default: break;
  }
  bool exact = input->value == COUNT_0 || input->value == COUNT_1 || input->value == COUNT_2;
  bool null = input->value <= COUNT_NULL_AND_MOST;
  if (exact) place_elements(f, p->count, count, v);
  if (null) v[input->parameter].pointer = NULL;
  v[p->count].whole = count;
  bool most = input->value == COUNT_MOST || input->value == COUNT_NULL_AND_MOST;
  if (in_bytes || (count < 0 && !wide) || (p->reads && most)) wanted.outcome = OUTCOME_REFUSED;
  return wanted;
}

static bad_expectation spoil_field(const abuse_function *f, const bad_input *input, abuse_value *v) {
  const abuse_parameter *p = &f->parameters[input->parameter];
  const abuse_type *type = &abuse_types[p->type];
  const abuse_field *field = input->other >= 0 ? &type->fields[input->other] : NULL;
  abuse_kind kind = field != NULL ? field->kind : strcmp(type->name, "double") == 0 ? KIND_REAL : KIND_WHOLE64;
  char *at = (char *)v[input->parameter].pointer + fine_bytes(f, p) - type->size + (field != NULL ? field->offset : 0);
  int32_t narrow = (int32_t)wholes[input->value % WHOLES64];
  if (kind == KIND_REAL) memcpy(at, &reals[input->value], sizeof(double));
  if (kind == KIND_WHOLE32) memcpy(at, &narrow, sizeof narrow);
  if (kind == KIND_WHOLE64) memcpy(at, &wholes[input->value], sizeof(int64_t));
  return kind == KIND_REAL ? bad_refused_if_not_finite(reals[input->value]) : (bad_expectation){.outcome = OUTCOME_ANY};
}

/* The other's memory begins in the first one's, at its begin, a little later, or right before its end. */
static void spoil_overlap(const abuse_function *f, const bad_input *input, abuse_value *v) {
  const abuse_parameter *one = &f->parameters[input->parameter], *other = &f->parameters[input->other];
  size_t first = fine_bytes(f, one), second = fine_bytes(f, other), offset = 0;
  if (input->value == 1) offset = abuse_types[other->type].size % 8 == 0 ? 8 : 4;
  if (input->value == 2) offset = first / 16 * 8;
  if (input->value == 3) offset = first / 8 > 0 ? first / 8 * 8 - 8 : 0;
  size_t room = offset + second > first ? offset + second : first;
  char *at = memory_place(input->parameter, (room + 7) / 8 * 8);
  fine_fill(one, at, first);
  if (other->reads) fine_fill(other, at + offset, second);
  v[input->parameter].pointer = at;
  v[input->other].pointer = at + offset;
}

/* ------------------------------------------------------------------------------------------------------ numbers */

static bad_expectation refused_beyond_bounds(const abuse_function *f, int parameter, const abuse_value *value) {
  nslide_status status = NSLIDE_OK;
  if (!bounds_exceeded(f, parameter, value, &status)) return (bad_expectation){.outcome = OUTCOME_ANY};
  bad_outcome outcome = status == NSLIDE_OK ? OUTCOME_REFUSED : OUTCOME_STATUS;
  return (bad_expectation){.outcome = outcome, .status = status};
}

/* --------------------------------------------------------------------------------------------------------- both */

bad_expectation bad_spoil(const abuse_function *f, const world *w, const bad_input *input, abuse_value *values) {
  const abuse_parameter *p = &f->parameters[input->parameter];
  abuse_value *v = &values[input->parameter];
  switch (input->kind) {
    case BAD_NOTHING: return (bad_expectation){.outcome = OUTCOME_ANY};
    case BAD_NULL:
      v->pointer = NULL;
      if (p->optional) return (bad_expectation){.outcome = OUTCOME_SAME};
      return (bad_expectation){.outcome = OUTCOME_STATUS, .status = NSLIDE_ERROR_INVALID_ARGUMENT};
    case BAD_HANDLE: return spoil_handle(f, w, input, values);
    case BAD_STRUCT_SIZE: return spoil_struct_size(p, input, v);
    case BAD_COUNT: return spoil_count(f, input, values);
    case BAD_FIELD: return spoil_field(f, input, values);
    case BAD_OVERLAP: spoil_overlap(f, input, values); return (bad_expectation){.outcome = OUTCOME_ANY};
    case BAD_FRAME: return bad_frame_spoil(v, input->value);
    case BAD_EDGE:
      bounds_set(f, input->parameter, (bounds_edge)input->other, v);
      return refused_beyond_bounds(f, input->parameter, v);
    case BAD_NUMBER: break;
  }
  if (p->kind == KIND_HOOK) {
    v->whole = 0;
    if (p->optional) return (bad_expectation){.outcome = OUTCOME_ANY};
    return (bad_expectation){.outcome = OUTCOME_STATUS, .status = NSLIDE_ERROR_INVALID_ARGUMENT};
  }
  if (p->kind == KIND_REAL) v->real = reals[input->value];
  else v->whole = wholes[input->value];
  if (p->kind == KIND_REAL && !isfinite(v->real)) return bad_refused_if_not_finite(v->real);
  return refused_beyond_bounds(f, input->parameter, v);
}

static void value_name(abuse_kind kind, int value, char *name) {
  if (kind == KIND_HOOK) snprintf(name, BAD_NAME_ROOM, "null");
  if (kind == KIND_REAL) snprintf(name, BAD_NAME_ROOM, "%g", reals[value]);
  if (kind == KIND_WHOLE32 || kind == KIND_WHOLE64) snprintf(name, BAD_NAME_ROOM, "%lld", (long long)wholes[value]);
}

void bad_name(const abuse_function *f, const bad_input *input, char *name) {
  const abuse_parameter *p = &f->parameters[input->parameter];
  char value[BAD_NAME_ROOM] = "";
  switch (input->kind) {
    case BAD_NOTHING: snprintf(name, BAD_NAME_ROOM, "all fine"); return;
    case BAD_NULL: snprintf(name, BAD_NAME_ROOM, "%s null", p->name); return;
    case BAD_HANDLE: snprintf(name, BAD_NAME_ROOM, "%s, bad handle %d", p->name, input->value); return;
    case BAD_STRUCT_SIZE: snprintf(name, BAD_NAME_ROOM, "%s, struct_size %d", p->name, input->value); return;
    case BAD_COUNT: snprintf(name, BAD_NAME_ROOM, "%s, its count %s", p->name, count_names[input->value]); return;
    case BAD_OVERLAP:
      snprintf(name, BAD_NAME_ROOM, "%s over %s, %d", p->name, f->parameters[input->other].name, input->value);
      return;
    case BAD_FRAME: snprintf(name, BAD_NAME_ROOM, "%s, case %d", p->name, input->value); return;
    case BAD_FIELD: {
      const abuse_type *type = &abuse_types[p->type];
      const abuse_field *field = input->other >= 0 ? &type->fields[input->other] : NULL;
      bool real = field != NULL ? field->kind == KIND_REAL : strcmp(type->name, "double") == 0;
      value_name(real ? KIND_REAL : KIND_WHOLE64, input->value, value);
      snprintf(name, BAD_NAME_ROOM, "%.40s.%.40s = %.40s", p->name, field != NULL ? field->name : "last", value);
      return;
    }
    case BAD_EDGE: {
      static const char *const names[EDGES] = {"the least", "the most", "right below the least", "right above the most"};
      snprintf(name, BAD_NAME_ROOM, "%.60s = %s", p->name, names[input->other]);
      return;
    }
    case BAD_NUMBER: break;
  }
  value_name(p->kind, input->value, value);
  snprintf(name, BAD_NAME_ROOM, "%.60s = %.60s", p->name, value);
}
