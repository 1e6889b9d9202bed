/* Godot 3's functions that the classes call, on top of Godot 4's. */
#include <stdlib.h>

#include "gdextension.h"

struct extension_functions extension;
static godot_string_name resize, size, keys;

bool godot_start(extension_find find) {
#define EXTENSION_PICK(result, name, arguments)                                  \
  if ((extension.name = (result(*) arguments)find(#name)) == NULL) return false;
  EXTENSION_FUNCTIONS(EXTENSION_PICK)
#undef EXTENSION_PICK
  extension.string_name_new_with_latin1_chars(&resize, "resize", 1);
  extension.string_name_new_with_latin1_chars(&size, "size", 1);
  extension.string_name_new_with_latin1_chars(&keys, "keys", 1);
  return true;
}

/* A variant that holds a value of a type; it shares what an array or a dictionary refers to. */
static godot_variant holding(int type, const void *value) {
  godot_variant variant;
  extension.get_variant_from_type_constructor(type)(&variant, value);
  return variant;
}

/* What a method without arguments answers, or one with a whole number. */
static godot_variant asked(godot_variant *variant, const godot_string_name *method, const int64_t *number) {
  godot_variant given = {{0}}, answer;
  const void *arguments[] = {&given};
  extension_call_error error = {0};
  if (number != NULL) given = holding(GODOT_TYPE_INT, number);
  extension.variant_call(variant, method, arguments, number != NULL, &answer, &error);
  if (number != NULL) extension.variant_destroy(&given);
  return answer;
}

static void take_type(int type, const godot_variant *variant, void *value) {
  extension.get_variant_to_type_constructor(type)(value, variant);
}

static int size_of(int type, const void *value) {
  godot_variant variant = holding(type, value), answer = asked(&variant, &size, NULL);
  int64_t count = 0;
  take_type(GODOT_TYPE_INT, &answer, &count);
  extension.variant_destroy(&answer);
  extension.variant_destroy(&variant);
  return (int)count;
}

static void destroy(int type, void *value) { extension.variant_get_ptr_destructor(type)(value); }

/* Bytes */

static void bytes_new(godot_pool_byte_array *array) {
  extension.variant_get_ptr_constructor(GODOT_TYPE_BYTES, 0)(array, NULL);
}

static void bytes_destroy(godot_pool_byte_array *array) { destroy(GODOT_TYPE_BYTES, array); }

/* A variant has a copy of a packed array: the longer one is taken back. */
static void bytes_resize(godot_pool_byte_array *array, int count) {
  godot_variant variant = holding(GODOT_TYPE_BYTES, array);
  const int64_t wanted = count;
  godot_variant answer = asked(&variant, &resize, &wanted);
  extension.variant_destroy(&answer);
  bytes_destroy(array);
  *array = (godot_pool_byte_array){{NULL, NULL}};
  take_type(GODOT_TYPE_BYTES, &variant, array);
  extension.variant_destroy(&variant);
}

static int bytes_size(const godot_pool_byte_array *array) { return size_of(GODOT_TYPE_BYTES, array); }
static godot_pool_byte_array *bytes_access(godot_pool_byte_array *array) { return array; }
static void bytes_end(godot_pool_byte_array *array) { (void)array; }
static uint8_t *bytes_at(godot_pool_byte_array *array) {
  return bytes_size(array) > 0 ? extension.packed_byte_array_operator_index(array, 0) : NULL;
}
static const uint8_t *bytes_read_at(godot_pool_byte_array *array) { return bytes_at(array); }

/* Numbers */

static godot_pool_real_array *reals_access(godot_pool_real_array *array) { return array; }
static void reals_end(godot_pool_real_array *array) { (void)array; }
static int reals_size(const godot_pool_real_array *array) { return size_of(GODOT_TYPE_REALS, array); }
static void reals_destroy(godot_pool_real_array *array) { destroy(GODOT_TYPE_REALS, array); }
static const double *reals_at(const godot_pool_real_array *array) {
  return reals_size(array) > 0 ? extension.packed_float64_array_operator_index_const(array, 0) : NULL;
}

/* Arrays and dictionaries */

static void array_new(godot_array *array) { extension.variant_get_ptr_constructor(GODOT_TYPE_ARRAY, 0)(array, NULL); }

static void array_set(godot_array *array, int index, const godot_variant *value) {
  void *place = extension.array_operator_index(array, index);
  extension.variant_destroy(place);
  extension.variant_new_copy(place, value);
}

static godot_variant array_get(godot_array *array, int index) {
  godot_variant value;
  extension.variant_new_copy(&value, extension.array_operator_index(array, index));
  return value;
}

static void array_resize(godot_array *array, int count) {
  godot_variant variant = holding(GODOT_TYPE_ARRAY, array);
  const int64_t wanted = count;
  godot_variant answer = asked(&variant, &resize, &wanted);
  extension.variant_destroy(&answer);
  extension.variant_destroy(&variant);
}

static int array_size(const godot_array *array) { return size_of(GODOT_TYPE_ARRAY, array); }
static void array_destroy(godot_array *array) { destroy(GODOT_TYPE_ARRAY, array); }
static void dictionary_destroy(godot_dictionary *dictionary) { destroy(GODOT_TYPE_DICTIONARY, dictionary); }

static godot_array dictionary_keys(const godot_dictionary *dictionary) {
  godot_variant variant = holding(GODOT_TYPE_DICTIONARY, dictionary), answer = asked(&variant, &keys, NULL);
  godot_array array = {NULL};
  take_type(GODOT_TYPE_ARRAY, &answer, &array);
  extension.variant_destroy(&answer);
  extension.variant_destroy(&variant);
  return array;
}

static godot_variant dictionary_get(const godot_dictionary *dictionary, const godot_variant *key) {
  godot_variant value;
  extension.variant_new_copy(&value, extension.dictionary_operator_index_const(dictionary, key));
  return value;
}

/* Variants */

static int variant_type(const godot_variant *variant) { return extension.variant_get_type(variant); }
static void new_nil(godot_variant *variant) { extension.variant_new_nil(variant); }
static void new_int(godot_variant *variant, int64_t value) { *variant = holding(GODOT_TYPE_INT, &value); }
static void new_real(godot_variant *variant, double value) { *variant = holding(GODOT_TYPE_REAL, &value); }
static void new_string(godot_variant *variant, const godot_string *text) { *variant = holding(GODOT_TYPE_STRING, text); }
static void new_array(godot_variant *variant, const godot_array *array) { *variant = holding(GODOT_TYPE_ARRAY, array); }
static void new_bytes(godot_variant *variant, const godot_pool_byte_array *array) {
  *variant = holding(GODOT_TYPE_BYTES, array);
}
static void variant_destroy(godot_variant *variant) { extension.variant_destroy(variant); }

static double as_real(const godot_variant *variant) {
  double number = 0;
  int64_t whole = 0;
  extension_bool is = 0;
  switch (variant_type(variant)) {
    case GODOT_TYPE_REAL: take_type(GODOT_TYPE_REAL, variant, &number); return number;
    case GODOT_TYPE_INT: take_type(GODOT_TYPE_INT, variant, &whole); return (double)whole;
    case GODOT_TYPE_BOOL: take_type(GODOT_TYPE_BOOL, variant, &is); return is;
    default: return 0;
  }
}

static int64_t as_int(const godot_variant *variant) {
  int64_t whole = 0;
  if (variant_type(variant) != GODOT_TYPE_INT) return (int64_t)as_real(variant);
  take_type(GODOT_TYPE_INT, variant, &whole);
  return whole;
}

static godot_string as_string(const godot_variant *variant) {
  godot_string text = {NULL};
  take_type(GODOT_TYPE_STRING, variant, &text);
  return text;
}

static godot_dictionary as_dictionary(const godot_variant *variant) {
  godot_dictionary dictionary = {NULL};
  take_type(GODOT_TYPE_DICTIONARY, variant, &dictionary);
  return dictionary;
}

static godot_array as_array(const godot_variant *variant) {
  godot_array array = {NULL};
  take_type(GODOT_TYPE_ARRAY, variant, &array);
  return array;
}

static godot_pool_byte_array as_bytes(const godot_variant *variant) {
  godot_pool_byte_array array = {{NULL, NULL}};
  take_type(GODOT_TYPE_BYTES, variant, &array);
  return array;
}

/* Also of an Array of numbers and of a PackedFloat32Array: Godot converts them. */
static godot_pool_real_array as_reals(const godot_variant *variant) {
  godot_pool_real_array array = {{NULL, NULL}};
  take_type(GODOT_TYPE_REALS, variant, &array);
  return array;
}

/* Text */

static godot_char_string string_utf8(const godot_string *string) {
  const int64_t length = extension.string_to_utf8_chars(string, NULL, 0);
  char *text = malloc((size_t)length + 1);
  if (text == NULL) return (godot_char_string){NULL};
  extension.string_to_utf8_chars(string, text, length);
  text[length] = '\0';
  return (godot_char_string){text};
}

static const char *text_of(const godot_char_string *string) { return string->text == NULL ? "" : string->text; }
static void text_destroy(godot_char_string *string) { free(string->text); }

static godot_string string_of(const char *text) {
  godot_string string = {NULL};
  extension.string_new_with_utf8_chars(&string, text);
  return string;
}

static void string_destroy(godot_string *string) { destroy(GODOT_TYPE_STRING, string); }

static void print_error(const char *text, const char *function, const char *file, int line) {
  extension.print_error(text, function, file, line, 0);
}

const struct godot_functions godot = {
    .pool_byte_array_new = bytes_new,
    .pool_byte_array_resize = bytes_resize,
    .pool_byte_array_read = bytes_access,
    .pool_byte_array_write = bytes_access,
    .pool_byte_array_size = bytes_size,
    .pool_byte_array_destroy = bytes_destroy,
    .pool_real_array_read = reals_access,
    .pool_real_array_size = reals_size,
    .pool_real_array_destroy = reals_destroy,
    .pool_byte_array_read_access_ptr = bytes_read_at,
    .pool_byte_array_read_access_destroy = bytes_end,
    .pool_real_array_read_access_ptr = reals_at,
    .pool_real_array_read_access_destroy = reals_end,
    .pool_byte_array_write_access_ptr = bytes_at,
    .pool_byte_array_write_access_destroy = bytes_end,
    .array_new = array_new,
    .array_set = array_set,
    .array_get = array_get,
    .array_resize = array_resize,
    .array_size = array_size,
    .array_destroy = array_destroy,
    .dictionary_destroy = dictionary_destroy,
    .dictionary_keys = dictionary_keys,
    .dictionary_get = dictionary_get,
    .variant_get_type = variant_type,
    .variant_new_nil = new_nil,
    .variant_new_int = new_int,
    .variant_new_real = new_real,
    .variant_new_string = new_string,
    .variant_new_array = new_array,
    .variant_new_pool_byte_array = new_bytes,
    .variant_as_int = as_int,
    .variant_as_real = as_real,
    .variant_as_string = as_string,
    .variant_as_dictionary = as_dictionary,
    .variant_as_array = as_array,
    .variant_as_pool_byte_array = as_bytes,
    .variant_as_pool_real_array = as_reals,
    .variant_destroy = variant_destroy,
    .char_string_get_data = text_of,
    .char_string_destroy = text_destroy,
    .string_utf8 = string_utf8,
    .string_chars_to_utf8 = string_of,
    .string_destroy = string_destroy,
    .print_error = print_error,
};
