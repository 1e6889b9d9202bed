/* Plays Godot 4 for the extension. */
#include "engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What several values may share. A dictionary has keys and values in turn. */
typedef struct shared {
  int owners, type;
  int64_t size;
  void *items;
} shared;

/* In the three words of a variant. */
typedef struct value {
  int64_t type;
  union {
    int64_t whole;
    double real;
    shared *shared;
  };
  int64_t unused;
} value;
_Static_assert(sizeof(value) == sizeof(godot_variant), "a variant has three words");

played_class played_classes[MOST_CLASSES];
int played_class_count;
int printed_errors;
char last_error[200];
static int live;

int engine_live(void) { return live; }

static bool is_shared(int64_t type) {
  return type == GODOT_TYPE_STRING || type == GODOT_TYPE_DICTIONARY || type == GODOT_TYPE_ARRAY ||
         type == GODOT_TYPE_BYTES || type == GODOT_TYPE_REALS;
}

static size_t item_size(int type) {
  if (type == GODOT_TYPE_ARRAY || type == GODOT_TYPE_DICTIONARY) return sizeof(value);
  return type == GODOT_TYPE_REALS ? sizeof(double) : 1;
}

static shared *make(int type, int64_t size) {
  shared *made = calloc(1, sizeof *made);
  made->owners = 1, made->type = type, made->size = size;
  made->items = calloc((size_t)size + 1, item_size(type));
  live++;
  return made;
}

static shared *hold(shared *one) {
  if (one != NULL) one->owners++;
  return one;
}

static void let_go(shared *one) {
  if (one == NULL || --one->owners > 0) return;
  if (item_size(one->type) == sizeof(value)) {
    for (int64_t n = 0; n < one->size; n++) {
      value *item = (value *)one->items + n;
      if (is_shared(item->type)) let_go(item->shared);
    }
  }
  free(one->items);
  free(one);
  live--;
}

/* Packed arrays are values: one that is to change belongs to nobody else. */
static void make_own(shared **one) {
  if ((*one)->owners == 1) return;
  shared *copy = make((*one)->type, (*one)->size);
  memcpy(copy->items, (*one)->items, (size_t)copy->size * item_size(copy->type));
  let_go(*one);
  *one = copy;
}

static void resize(shared *one, int64_t size) {
  const size_t each = item_size(one->type);
  char *items = calloc((size_t)size + 1, each);
  memcpy(items, one->items, (size_t)(size < one->size ? size : one->size) * each);
  if (each == sizeof(value)) {
    for (int64_t n = size; n < one->size; n++) {
      value *item = (value *)one->items + n;
      if (is_shared(item->type)) let_go(item->shared);
    }
  }
  free(one->items);
  one->items = items, one->size = size;
}

/* The functions, as Godot's interface has them. */

static void variant_new_nil(void *variant) { memset(variant, 0, sizeof(value)); }

static void variant_destroy(void *variant) {
  value *one = variant;
  if (is_shared(one->type)) let_go(one->shared);
  variant_new_nil(variant);
}

static void variant_new_copy(void *variant, const void *other) {
  *(value *)variant = *(const value *)other;
  if (is_shared(((value *)variant)->type)) hold(((value *)variant)->shared);
}

static int32_t variant_get_type(const void *variant) { return (int32_t)((const value *)variant)->type; }

#define FROM(kind, type_number, member, expression)                       \
  static void from_##kind(void *variant, const void *given) {             \
    *(value *)variant = (value){.type = type_number, .member = expression}; \
  }
FROM(bool, GODOT_TYPE_BOOL, whole, *(const extension_bool *)given)
FROM(int, GODOT_TYPE_INT, whole, *(const int64_t *)given)
FROM(real, GODOT_TYPE_REAL, real, *(const double *)given)
FROM(string, GODOT_TYPE_STRING, shared, hold(*(shared *const *)given))
FROM(dictionary, GODOT_TYPE_DICTIONARY, shared, hold(*(shared *const *)given))
FROM(array, GODOT_TYPE_ARRAY, shared, hold(*(shared *const *)given))
FROM(bytes, GODOT_TYPE_BYTES, shared, hold(*(shared *const *)given))
FROM(reals, GODOT_TYPE_REALS, shared, hold(*(shared *const *)given))

static extension_from_type get_from(int32_t type) {
  switch (type) {
    case GODOT_TYPE_BOOL: return from_bool;
    case GODOT_TYPE_INT: return from_int;
    case GODOT_TYPE_REAL: return from_real;
    case GODOT_TYPE_STRING: return from_string;
    case GODOT_TYPE_DICTIONARY: return from_dictionary;
    case GODOT_TYPE_ARRAY: return from_array;
    case GODOT_TYPE_BYTES: return from_bytes;
    default: return from_reals;
  }
}

/* A variant of another type gives an empty value, as Godot's conversions do. */
static void to_shared(int type, void *place, const value *from) {
  *(shared **)place = from->type == type ? hold(from->shared) : make(type, 0);
}
static void to_bool(void *place, const void *variant) { *(extension_bool *)place = ((const value *)variant)->whole != 0; }
static void to_int(void *place, const void *variant) { *(int64_t *)place = ((const value *)variant)->whole; }
static void to_real(void *place, const void *variant) { *(double *)place = ((const value *)variant)->real; }
static void to_string(void *place, const void *variant) { to_shared(GODOT_TYPE_STRING, place, variant); }
static void to_dictionary(void *place, const void *variant) { to_shared(GODOT_TYPE_DICTIONARY, place, variant); }
static void to_array(void *place, const void *variant) { to_shared(GODOT_TYPE_ARRAY, place, variant); }
static void to_bytes(void *place, const void *variant) { to_shared(GODOT_TYPE_BYTES, place, variant); }
static void to_reals(void *place, const void *variant) {
  const value *from = variant;
  to_shared(GODOT_TYPE_REALS, place, from);
  if (from->type != GODOT_TYPE_ARRAY) return;
  resize(*(shared **)place, from->shared->size);
  for (int64_t n = 0; n < from->shared->size; n++) {
    const value *item = (const value *)from->shared->items + n;
    ((double *)(*(shared **)place)->items)[n] = item->type == GODOT_TYPE_INT ? (double)item->whole : item->real;
  }
}

static extension_to_type get_to(int32_t type) {
  switch (type) {
    case GODOT_TYPE_BOOL: return to_bool;
    case GODOT_TYPE_INT: return to_int;
    case GODOT_TYPE_REAL: return to_real;
    case GODOT_TYPE_STRING: return to_string;
    case GODOT_TYPE_DICTIONARY: return to_dictionary;
    case GODOT_TYPE_ARRAY: return to_array;
    case GODOT_TYPE_BYTES: return to_bytes;
    default: return to_reals;
  }
}

static void new_array(void *place, const void *const *given) { (void)given, *(shared **)place = make(GODOT_TYPE_ARRAY, 0); }
static void new_bytes(void *place, const void *const *given) { (void)given, *(shared **)place = make(GODOT_TYPE_BYTES, 0); }
static extension_constructor get_constructor(int32_t type, int32_t number) {
  if (number != 0) return NULL;
  return type == GODOT_TYPE_ARRAY ? new_array : type == GODOT_TYPE_BYTES ? new_bytes : NULL;
}

static void end_value(void *place) { let_go(*(shared **)place), *(shared **)place = NULL; }
static extension_destructor get_destructor(int32_t type) { return is_shared(type) ? end_value : NULL; }

static void variant_call(void *variant, const void *name, const void *const *given, int64_t count, void *result,
                         extension_call_error *error) {
  value *self = variant;
  const char *method = *(const char *const *)name;
  error->error = 0;
  variant_new_nil(result);
  if (strcmp(method, "size") == 0 && count == 0) {
    *(value *)result = (value){.type = GODOT_TYPE_INT, .whole = self->shared->size};
  } else if (strcmp(method, "resize") == 0 && count == 1) {
    if (self->type != GODOT_TYPE_ARRAY) make_own(&self->shared);
    resize(self->shared, ((const value *)given[0])->whole);
  } else if (strcmp(method, "keys") == 0 && self->type == GODOT_TYPE_DICTIONARY) {
    shared *keys = make(GODOT_TYPE_ARRAY, self->shared->size / 2);
    for (int64_t n = 0; n < keys->size; n++) {
      variant_new_copy((value *)keys->items + n, (value *)self->shared->items + 2 * n);
    }
    *(value *)result = (value){.type = GODOT_TYPE_ARRAY, .shared = keys};
  } else {
    error->error = 1;
  }
}

static void string_new(void *place, const char *text) {
  shared *made = make(GODOT_TYPE_STRING, (int64_t)strlen(text));
  memcpy(made->items, text, (size_t)made->size);
  *(shared **)place = made;
}

static int64_t string_to_utf8(const void *place, char *text, int64_t most) {
  const shared *string = *(shared *const *)place;
  const int64_t written = most < string->size ? most : string->size;
  if (text != NULL) memcpy(text, string->items, (size_t)written);
  return string->size;
}

static void name_new(void *place, const char *text, extension_bool is_static) {
  (void)is_static;
  *(const char **)place = text;
}

static uint8_t *byte_at(void *array, int64_t index) {
  make_own((shared **)array);
  return (uint8_t *)(*(shared **)array)->items + index;
}
static const double *real_place(const void *array, int64_t index) {
  return (const double *)(*(shared *const *)array)->items + index;
}
static void *array_at(void *array, int64_t index) { return (value *)(*(shared **)array)->items + index; }

static void *dictionary_at(const void *dictionary, const void *key) {
  shared *pairs = *(shared *const *)dictionary;
  for (int64_t n = 0; n < pairs->size; n += 2) {
    value *found = (value *)pairs->items + n;
    if (found->shared == ((const value *)key)->shared) return found + 1;
  }
  return NULL;
}

static void print_error(const char *text, const char *function, const char *file, int32_t line, extension_bool tell) {
  (void)file, (void)line, (void)tell;
  printed_errors++;
  snprintf(last_error, sizeof last_error, "%s: %s", function, text);
}

static const played_class *class_of(const void *name) {
  for (int n = 0; n < played_class_count; n++) {
    if (strcmp(played_classes[n].name, *(const char *const *)name) == 0) return &played_classes[n];
  }
  return NULL;
}

static void *construct(const void *name) {
  return strcmp(*(const char *const *)name, "RefCounted") == 0 ? calloc(1, sizeof(played_object)) : NULL;
}

static void set_instance(void *object, const void *name, void *instance) {
  ((played_object *)object)->of = class_of(name);
  ((played_object *)object)->instance = instance;
}

static void register_class(void *library, const void *name, const void *parent, const extension_class *made) {
  (void)library, (void)parent;
  played_class *one = &played_classes[played_class_count++];
  snprintf(one->name, sizeof one->name, "%s", *(const char *const *)name);
  one->made = *made;
}

static void register_method(void *library, const void *name, const extension_method *method) {
  (void)library;
  played_class *one = (played_class *)(uintptr_t)class_of(name);
  played_method *made = &one->methods[one->count++];
  *made = (played_method){.data = method->data, .arguments = (int)method->argument_count, .call = method->call,
                          .pointer_call = method->pointer_call};
  snprintf(made->name, sizeof made->name, "%s", *(const char *const *)method->name);
}

static void unregister_class(void *library, const void *name) {
  (void)library;
  if (class_of(name) == &played_classes[played_class_count - 1]) played_class_count--;
}

extension_function engine_find(const char *name) {
  static const struct {
    const char *name;
    extension_function function;
  } all[] = {
#define HAS(name, function) {name, (extension_function)function}
      HAS("print_error", print_error),
      HAS("variant_new_copy", variant_new_copy),
      HAS("variant_new_nil", variant_new_nil),
      HAS("variant_destroy", variant_destroy),
      HAS("variant_get_type", variant_get_type),
      HAS("variant_call", variant_call),
      HAS("get_variant_from_type_constructor", get_from),
      HAS("get_variant_to_type_constructor", get_to),
      HAS("variant_get_ptr_constructor", get_constructor),
      HAS("variant_get_ptr_destructor", get_destructor),
      HAS("string_new_with_utf8_chars", string_new),
      HAS("string_to_utf8_chars", string_to_utf8),
      HAS("string_name_new_with_latin1_chars", name_new),
      HAS("packed_byte_array_operator_index", byte_at),
      HAS("packed_float64_array_operator_index_const", real_place),
      HAS("array_operator_index", array_at),
      HAS("dictionary_operator_index_const", dictionary_at),
      HAS("classdb_construct_object", construct),
      HAS("object_set_instance", set_instance),
      HAS("classdb_register_extension_class2", register_class),
      HAS("classdb_register_extension_class_method", register_method),
      HAS("classdb_unregister_extension_class", unregister_class),
#undef HAS
  };
  for (size_t n = 0; n < sizeof all / sizeof *all; n++) {
    if (strcmp(all[n].name, name) == 0) return all[n].function;
  }
  return NULL;
}

/* What tests do with it. */

played_object *engine_new(const char *class_name) {
  const played_class *of = class_of(&class_name);
  return of->made.create(of->made.data);
}

void engine_free(played_object *object) {
  object->of->made.destroy(object->of->made.data, object->instance);
  free(object);
}

godot_variant engine_call(played_object *object, const char *name, int count, const godot_variant *given,
                          bool by_pointer) {
  const void *pointers[8];
  godot_variant result = {{0}};
  extension_call_error error = {0};
  for (int n = 0; n < count; n++) pointers[n] = &given[n];
  for (int n = 0; n < object->of->count; n++) {
    const played_method *method = &object->of->methods[n];
    if (strcmp(method->name, name) != 0) continue;
    if (by_pointer && count == method->arguments) {
      method->pointer_call(method->data, object->instance, pointers, &result);
    } else {
      method->call(method->data, object->instance, pointers, count, &result, &error);
    }
    return result;
  }
  fprintf(stderr, "there is no method %s\n", name);
  exit(1);
}

static godot_variant whole_variant(value one) {
  godot_variant variant;
  memcpy(&variant, &one, sizeof variant);
  return variant;
}

godot_variant of_int(int64_t number) { return whole_variant((value){.type = GODOT_TYPE_INT, .whole = number}); }
godot_variant of_real(double number) { return whole_variant((value){.type = GODOT_TYPE_REAL, .real = number}); }
godot_variant of_bool(bool is) { return whole_variant((value){.type = GODOT_TYPE_BOOL, .whole = is}); }

godot_variant of_array(int count, const godot_variant *items) {
  shared *made = make(GODOT_TYPE_ARRAY, count);
  if (count > 0) memcpy(made->items, items, (size_t)count * sizeof *items);
  return whole_variant((value){.type = GODOT_TYPE_ARRAY, .shared = made});
}

godot_variant of_dictionary(int count, const char *const *names, const godot_variant *values) {
  shared *made = make(GODOT_TYPE_DICTIONARY, 2 * count);
  for (int n = 0; n < count; n++) {
    value *pair = (value *)made->items + 2 * n;
    pair[0].type = GODOT_TYPE_STRING;
    string_new(&pair[0].shared, names[n]);
    memcpy(&pair[1], &values[n], sizeof *values);
  }
  return whole_variant((value){.type = GODOT_TYPE_DICTIONARY, .shared = made});
}

godot_variant of_reals(int count, const double *values) {
  shared *made = make(GODOT_TYPE_REALS, count);
  if (count > 0) memcpy(made->items, values, (size_t)count * sizeof *values);
  return whole_variant((value){.type = GODOT_TYPE_REALS, .shared = made});
}

int size_of_array(const godot_variant *array) { return (int)((const value *)array)->shared->size; }

double real_at(const godot_variant *array, int index) {
  const value *item = (const value *)((const value *)array)->shared->items + index;
  return item->type == GODOT_TYPE_INT ? (double)item->whole : item->real;
}
