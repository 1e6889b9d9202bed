/* What this library uses of GDExtension, the C interface of Godot 4.2 and later, declared by hand; and the names of
 * Godot 3's interface on top of it, so that the classes are the same.
 *
 * Godot hands over one function, by which every other is found by its name. Values are opaque, and touched by Godot's
 * functions only: their sizes are those of Godot's usual builds, with float coordinates. */
#ifndef NESTEDSLIDE_GDEXTENSION_H
#define NESTEDSLIDE_GDEXTENSION_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t extension_bool;

typedef struct godot_variant {
  uint64_t opaque[3];
} godot_variant;
typedef struct godot_string {
  void *opaque;
} godot_string;
typedef struct godot_string_name {
  void *opaque;
} godot_string_name;
typedef struct godot_array {
  void *opaque;
} godot_array;
typedef struct godot_dictionary {
  void *opaque;
} godot_dictionary;
/* A PackedByteArray and a PackedFloat64Array. */
typedef struct godot_pool_byte_array {
  void *opaque[2];
} godot_pool_byte_array;
typedef struct godot_pool_real_array {
  void *opaque[2];
} godot_pool_real_array;
/* Text that is ours. */
typedef struct godot_char_string {
  char *text;
} godot_char_string;
typedef double godot_real;
/* Godot 4 hands out pointers to the elements themselves. */
typedef godot_pool_byte_array godot_byte_reading, godot_byte_writing;
typedef godot_pool_real_array godot_real_reading;

/* Of GDExtensionVariantType. */
enum {
  GODOT_TYPE_NIL = 0,
  GODOT_TYPE_BOOL = 1,
  GODOT_TYPE_INT = 2,
  GODOT_TYPE_REAL = 3,
  GODOT_TYPE_STRING = 4,
  GODOT_TYPE_DICTIONARY = 27,
  GODOT_TYPE_ARRAY = 28,
  GODOT_TYPE_BYTES = 29,
  GODOT_TYPE_REALS = 33
};

typedef struct extension_call_error {
  int32_t error, argument, expected;
} extension_call_error;

typedef struct extension_property {
  int32_t type;
  void *name, *class_name;
  uint32_t hint;
  void *hint_string;
  uint32_t usage;
} extension_property;

typedef struct extension_method {
  void *name;
  void *data;
  void (*call)(void *data, void *instance, const void *const *arguments, int64_t count, void *result,
               extension_call_error *error);
  void (*pointer_call)(void *data, void *instance, const void *const *arguments, void *result);
  uint32_t flags;
  extension_bool has_result;
  extension_property *result;
  int32_t result_metadata;
  uint32_t argument_count;
  extension_property *arguments;
  int32_t *argument_metadata;
  uint32_t default_count;
  void **defaults;
} extension_method;

/* GDExtensionClassCreationInfo2. What is null here Godot does in its own way. */
typedef struct extension_class {
  extension_bool is_virtual, is_abstract, is_exposed;
  void *set, *get, *property_list, *free_property_list, *property_can_revert, *property_get_revert, *validate_property;
  void *notification, *to_string, *reference, *unreference;
  void *(*create)(void *data);
  void (*destroy)(void *data, void *instance);
  void *recreate, *get_virtual, *get_virtual_data, *call_virtual, *get_rid;
  void *data;
} extension_class;

typedef struct extension_start {
  int32_t level;
  void *data;
  void (*initialize)(void *data, int32_t level);
  void (*deinitialize)(void *data, int32_t level);
} extension_start;
/* The level at which scenes and their classes exist. */
enum { EXTENSION_LEVEL_SCENE = 2 };

typedef void (*extension_function)(void);
typedef extension_function (*extension_find)(const char *name);
typedef void (*extension_from_type)(void *variant, const void *value);
typedef void (*extension_to_type)(void *value, const void *variant);
typedef void (*extension_constructor)(void *value, const void *const *arguments);
typedef void (*extension_destructor)(void *value);

/* result, name, arguments. */
#define EXTENSION_FUNCTIONS(F)                                                                                      \
  F(void, print_error, (const char *, const char *, const char *, int32_t, extension_bool))                        \
  F(void, variant_new_copy, (void *, const void *))                                                                 \
  F(void, variant_new_nil, (void *))                                                                                \
  F(void, variant_destroy, (void *))                                                                                \
  F(int32_t, variant_get_type, (const void *))                                                                      \
  F(void, variant_call,                                                                                             \
    (void *, const void *, const void *const *, int64_t, void *, extension_call_error *))                          \
  F(extension_from_type, get_variant_from_type_constructor, (int32_t))                                              \
  F(extension_to_type, get_variant_to_type_constructor, (int32_t))                                                  \
  F(extension_constructor, variant_get_ptr_constructor, (int32_t, int32_t))                                         \
  F(extension_destructor, variant_get_ptr_destructor, (int32_t))                                                    \
  F(void, string_new_with_utf8_chars, (void *, const char *))                                                       \
  F(int64_t, string_to_utf8_chars, (const void *, char *, int64_t))                                                 \
  F(void, string_name_new_with_latin1_chars, (void *, const char *, extension_bool))                                \
  F(uint8_t *, packed_byte_array_operator_index, (void *, int64_t))                                                 \
  F(const double *, packed_float64_array_operator_index_const, (const void *, int64_t))                             \
  F(void *, array_operator_index, (void *, int64_t))                                                                \
  F(void *, dictionary_operator_index_const, (const void *, const void *))                                          \
  F(void *, classdb_construct_object, (const void *))                                                               \
  F(void, object_set_instance, (void *, const void *, void *))                                                      \
  F(void, classdb_register_extension_class2, (void *, const void *, const void *, const extension_class *))         \
  F(void, classdb_register_extension_class_method, (void *, const void *, const extension_method *))                \
  F(void, classdb_unregister_extension_class, (void *, const void *))

struct extension_functions {
#define EXTENSION_MEMBER(result, name, arguments) result(*name) arguments;
  EXTENSION_FUNCTIONS(EXTENSION_MEMBER)
#undef EXTENSION_MEMBER
};
extern struct extension_functions extension;

/* Finds what godot below is made of; false if this Godot lacks a function. */
bool godot_start(extension_find find);

/* Godot 3's functions that the classes call, on top of Godot 4's. */
extern const struct godot_functions {
  void (*pool_byte_array_new)(godot_pool_byte_array *);
  void (*pool_byte_array_resize)(godot_pool_byte_array *, int);
  godot_byte_reading *(*pool_byte_array_read)(godot_pool_byte_array *);
  godot_byte_writing *(*pool_byte_array_write)(godot_pool_byte_array *);
  int (*pool_byte_array_size)(const godot_pool_byte_array *);
  void (*pool_byte_array_destroy)(godot_pool_byte_array *);
  godot_real_reading *(*pool_real_array_read)(godot_pool_real_array *);
  int (*pool_real_array_size)(const godot_pool_real_array *);
  void (*pool_real_array_destroy)(godot_pool_real_array *);
  const uint8_t *(*pool_byte_array_read_access_ptr)(godot_byte_reading *);
  void (*pool_byte_array_read_access_destroy)(godot_byte_reading *);
  const godot_real *(*pool_real_array_read_access_ptr)(const godot_real_reading *);
  void (*pool_real_array_read_access_destroy)(godot_real_reading *);
  uint8_t *(*pool_byte_array_write_access_ptr)(godot_byte_writing *);
  void (*pool_byte_array_write_access_destroy)(godot_byte_writing *);
  void (*array_new)(godot_array *);
  void (*array_set)(godot_array *, int, const godot_variant *);
  godot_variant (*array_get)(godot_array *, int);
  void (*array_resize)(godot_array *, int);
  int (*array_size)(const godot_array *);
  void (*array_destroy)(godot_array *);
  void (*dictionary_destroy)(godot_dictionary *);
  godot_array (*dictionary_keys)(const godot_dictionary *);
  godot_variant (*dictionary_get)(const godot_dictionary *, const godot_variant *);
  int (*variant_get_type)(const godot_variant *);
  void (*variant_new_nil)(godot_variant *);
  void (*variant_new_int)(godot_variant *, int64_t);
  void (*variant_new_real)(godot_variant *, double);
  void (*variant_new_string)(godot_variant *, const godot_string *);
  void (*variant_new_array)(godot_variant *, const godot_array *);
  void (*variant_new_pool_byte_array)(godot_variant *, const godot_pool_byte_array *);
  int64_t (*variant_as_int)(const godot_variant *);
  double (*variant_as_real)(const godot_variant *);
  godot_string (*variant_as_string)(const godot_variant *);
  godot_dictionary (*variant_as_dictionary)(const godot_variant *);
  godot_array (*variant_as_array)(const godot_variant *);
  godot_pool_byte_array (*variant_as_pool_byte_array)(const godot_variant *);
  godot_pool_real_array (*variant_as_pool_real_array)(const godot_variant *);
  void (*variant_destroy)(godot_variant *);
  const char *(*char_string_get_data)(const godot_char_string *);
  void (*char_string_destroy)(godot_char_string *);
  godot_char_string (*string_utf8)(const godot_string *);
  godot_string (*string_chars_to_utf8)(const char *);
  void (*string_destroy)(godot_string *);
  void (*print_error)(const char *text, const char *function, const char *file, int line);
} godot;

#endif
