/* Values on their way between GDScript and C. */
#include "values.h"

#include <stdlib.h>
#include <string.h>

bool fits(const godot_variant *value, char kind) {
  if (kind == '-') return true;
  const int type = godot.variant_get_type(value);
  if (type == GODOT_TYPE_REAL) {
    const double number = godot.variant_as_real(value);
    const double limit = kind == 'i' ? 2147483648.0 : 9223372036854775808.0;
    return number >= -limit && number < limit && number == (double)(int64_t)number;
  }
  if (type != GODOT_TYPE_BOOL && type != GODOT_TYPE_INT) return false;
  const int64_t number = godot.variant_as_int(value);
  return kind != 'i' || (number >= INT32_MIN && number <= INT32_MAX);
}

godot_variant invoke(void *instance, const method_entry *entry, int count, arguments given) {
  if (instance == NULL) return nothing();
  if (count != (int)strlen(entry->arguments)) {
    godot.print_error("Another number of arguments than the method takes", entry->name, "nestedslide", 0);
    return nothing();
  }
  for (int n = 0; n < count; n++) {
    if (fits(given[n], entry->arguments[n])) continue;
    godot.print_error("An argument is not a whole number, or too large for C", entry->name, "nestedslide", 0);
    return from_whole(NSLIDE_ERROR_OUT_OF_RANGE);
  }
  return entry->call(instance, given);
}

godot_variant nothing(void) {
  godot_variant result;
  godot.variant_new_nil(&result);
  return result;
}

godot_variant from_whole(int64_t value) {
  godot_variant result;
  godot.variant_new_int(&result, value);
  return result;
}

godot_variant from_real(double value) {
  godot_variant result;
  godot.variant_new_real(&result, value);
  return result;
}

godot_variant from_text(const char *text) {
  godot_variant result;
  godot_string string = godot.string_chars_to_utf8(text);
  godot.variant_new_string(&result, &string);
  godot.string_destroy(&string);
  return result;
}

godot_variant from_bytes(const uint8_t *bytes, size_t size) {
  godot_variant result;
  godot_pool_byte_array array;
  godot.pool_byte_array_new(&array);
  if (size > 0) {
    godot.pool_byte_array_resize(&array, (int)size);
    godot_byte_writing *writing = godot.pool_byte_array_write(&array);
    memcpy(godot.pool_byte_array_write_access_ptr(writing), bytes, size);
    godot.pool_byte_array_write_access_destroy(writing);
  }
  godot.variant_new_pool_byte_array(&result, &array);
  godot.pool_byte_array_destroy(&array);
  return result;
}

godot_variant from_reals(const double *values, int32_t count) {
  godot_array array;
  godot.array_new(&array);
  array_fit(&array, count);
  for (int32_t n = 0; n < count; n++) put_real(&array, n, values[n]);
  godot_variant result = from_array(&array);
  godot.array_destroy(&array);
  return result;
}

godot_variant from_array(const godot_array *array) {
  godot_variant result;
  godot.variant_new_array(&result, array);
  return result;
}

void array_fit(godot_array *array, int size) {
  if (godot.array_size(array) != size) godot.array_resize(array, size);
}

void put_whole(godot_array *array, int index, int64_t value) {
  godot_variant variant;
  godot.variant_new_int(&variant, value);
  godot.array_set(array, index, &variant);
}

void put_real(godot_array *array, int index, double value) {
  godot_variant variant;
  godot.variant_new_real(&variant, value);
  godot.array_set(array, index, &variant);
}

static bool set_member(const char *name, const godot_variant *value, const member *members, void *object) {
  const int type = godot.variant_get_type(value);
  if (type != GODOT_TYPE_BOOL && type != GODOT_TYPE_INT && type != GODOT_TYPE_REAL) return false;
  for (const member *one = members; one->name != NULL; one++) {
    if (strcmp(one->name, name) != 0) continue;
    void *place = (char *)object + one->offset;
    if (one->is_whole) {
      if (!fits(value, 'i')) return false;
      *(int32_t *)place = (int32_t)godot.variant_as_int(value);
    } else {
      *(double *)place = godot.variant_as_real(value);
    }
    return true;
  }
  return false;
}

bool read_members(const godot_variant *dictionary, const member *members, void *object) {
  if (godot.variant_get_type(dictionary) == GODOT_TYPE_NIL) return true;
  if (godot.variant_get_type(dictionary) != GODOT_TYPE_DICTIONARY) {
    godot.print_error("Settings are a Dictionary", "settings", "nestedslide", 0);
    return false;
  }
  godot_dictionary settings = godot.variant_as_dictionary(dictionary);
  godot_array keys = godot.dictionary_keys(&settings);
  bool all = true;
  for (int n = 0; n < godot.array_size(&keys) && all; n++) {
    godot_variant key = godot.array_get(&keys, n);
    godot_variant value = godot.dictionary_get(&settings, &key);
    godot_string string = godot.variant_as_string(&key);
    godot_char_string text = godot.string_utf8(&string);
    const char *name = godot.char_string_get_data(&text);
    all = set_member(name, &value, members, object);
    if (!all) godot.print_error("No such setting, or not a number that it can hold", name, "nestedslide", 0);
    godot.char_string_destroy(&text);
    godot.string_destroy(&string);
    godot.variant_destroy(&value);
    godot.variant_destroy(&key);
  }
  godot.array_destroy(&keys);
  godot.dictionary_destroy(&settings);
  return all;
}

bool read_heights(const godot_variant *given, int32_t count, double **heights) {
  *heights = NULL;
  if (godot.variant_get_type(given) == GODOT_TYPE_NIL || count <= 0) return true;
  godot_pool_real_array array = godot.variant_as_pool_real_array(given);
  const bool enough = godot.pool_real_array_size(&array) == count;
  if (enough) *heights = malloc((size_t)count * sizeof **heights);
  if (*heights != NULL) {
    godot_real_reading *reading = godot.pool_real_array_read(&array);
    const godot_real *values = godot.pool_real_array_read_access_ptr(reading);
    for (int32_t n = 0; n < count; n++) (*heights)[n] = values[n];
    godot.pool_real_array_read_access_destroy(reading);
  }
  godot.pool_real_array_destroy(&array);
  if (!enough) godot.print_error("There must be as many heights as items", "heights", "nestedslide", 0);
  return *heights != NULL;
}

nslide_status read_structs(const godot_variant *given, const member *members, size_t size, void **structs,
                           int32_t *count) {
  *structs = NULL;
  *count = 0;
  const int type = godot.variant_get_type(given);
  if (type == GODOT_TYPE_NIL) return NSLIDE_OK;
  if (type != GODOT_TYPE_ARRAY) {
    godot.print_error("An Array of Dictionaries is needed", "structs", "nestedslide", 0);
    return NSLIDE_ERROR_INVALID_ARGUMENT;
  }
  godot_array array = godot.variant_as_array(given);
  *count = godot.array_size(&array);
  nslide_status status = NSLIDE_OK;
  if (*count > 0 && (*structs = calloc((size_t)*count, size)) == NULL) status = NSLIDE_ERROR_OUT_OF_MEMORY;
  for (int n = 0; n < *count && status == NSLIDE_OK; n++) {
    godot_variant one = godot.array_get(&array, n);
    if (!read_members(&one, members, (char *)*structs + (size_t)n * size)) status = NSLIDE_ERROR_INVALID_ARGUMENT;
    godot.variant_destroy(&one);
  }
  godot.array_destroy(&array);
  return status;
}
