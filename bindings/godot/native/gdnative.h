/* What this library uses of GDNative, the C interface of Godot 3 (core 1.0, NativeScript 1.0), declared by hand.
 *
 * Godot hands over a struct of function pointers. Its first version is frozen, so each function has a fixed place in
 * it: 0 is godot_color_new_rgba, 743, the last, godot_print. The functions used are listed with their places, and
 * gdnative.c picks them out. */
#ifndef NESTEDSLIDE_GDNATIVE_H
#define NESTEDSLIDE_GDNATIVE_H

#include <stdbool.h>
#include <stdint.h>

typedef void godot_object;

/* Godot's values as it hands them over: of these sizes, to be touched by its functions only. */
typedef struct godot_variant {
  uint64_t opaque[3];
} godot_variant;
typedef struct godot_string {
  void *opaque;
} godot_string;
typedef struct godot_char_string {
  void *opaque;
} godot_char_string;
typedef struct godot_array {
  void *opaque;
} godot_array;
typedef struct godot_dictionary {
  void *opaque;
} godot_dictionary;
typedef struct godot_pool_byte_array {
  void *opaque;
} godot_pool_byte_array;
typedef struct godot_pool_real_array {
  void *opaque;
} godot_pool_real_array;
typedef struct godot_byte_reading godot_byte_reading;
typedef struct godot_byte_writing godot_byte_writing;
typedef struct godot_real_reading godot_real_reading;

typedef float godot_real;

/* Of godot_variant_type. */
enum {
  GODOT_TYPE_NIL = 0,
  GODOT_TYPE_BOOL = 1,
  GODOT_TYPE_INT = 2,
  GODOT_TYPE_REAL = 3,
  GODOT_TYPE_STRING = 4,
  GODOT_TYPE_DICTIONARY = 18,
  GODOT_TYPE_ARRAY = 19,
  GODOT_TYPE_POOL_REAL_ARRAY = 22
};

/* place, result, name without godot_, arguments. A godot_int is an int, a godot_real a float. */
#define GODOT_FUNCTIONS(F)                                                                        \
  F(155, void, pool_byte_array_new, (godot_pool_byte_array *))                                    \
  F(164, void, pool_byte_array_resize, (godot_pool_byte_array *, int))                            \
  F(165, godot_byte_reading *, pool_byte_array_read, (const godot_pool_byte_array *))             \
  F(166, godot_byte_writing *, pool_byte_array_write, (godot_pool_byte_array *))                  \
  F(169, int, pool_byte_array_size, (const godot_pool_byte_array *))                              \
  F(170, void, pool_byte_array_destroy, (godot_pool_byte_array *))                                \
  F(197, godot_real_reading *, pool_real_array_read, (const godot_pool_real_array *))             \
  F(201, int, pool_real_array_size, (const godot_pool_real_array *))                              \
  F(202, void, pool_real_array_destroy, (godot_pool_real_array *))                                \
  F(268, const uint8_t *, pool_byte_array_read_access_ptr, (const godot_byte_reading *))          \
  F(270, void, pool_byte_array_read_access_destroy, (godot_byte_reading *))                       \
  F(276, const float *, pool_real_array_read_access_ptr, (const godot_real_reading *))            \
  F(278, void, pool_real_array_read_access_destroy, (godot_real_reading *))                       \
  F(296, uint8_t *, pool_byte_array_write_access_ptr, (const godot_byte_writing *))               \
  F(298, void, pool_byte_array_write_access_destroy, (godot_byte_writing *))                      \
  F(323, void, array_new, (godot_array *))                                                        \
  F(332, void, array_set, (godot_array *, int, const godot_variant *))                            \
  F(333, godot_variant, array_get, (const godot_array *, int))                                    \
  F(354, void, array_resize, (godot_array *, int))                                                \
  F(356, int, array_size, (const godot_array *))                                                  \
  F(361, void, array_destroy, (godot_array *))                                                    \
  F(364, void, dictionary_destroy, (godot_dictionary *))                                          \
  F(372, godot_array, dictionary_keys, (const godot_dictionary *))                                \
  F(374, godot_variant, dictionary_get, (const godot_dictionary *, const godot_variant *))        \
  F(507, int, variant_get_type, (const godot_variant *))                                          \
  F(509, void, variant_new_nil, (godot_variant *))                                                \
  F(512, void, variant_new_int, (godot_variant *, int64_t))                                       \
  F(513, void, variant_new_real, (godot_variant *, double))                                       \
  F(514, void, variant_new_string, (godot_variant *, const godot_string *))                       \
  F(529, void, variant_new_array, (godot_variant *, const godot_array *))                         \
  F(530, void, variant_new_pool_byte_array, (godot_variant *, const godot_pool_byte_array *))     \
  F(539, int64_t, variant_as_int, (const godot_variant *))                                        \
  F(540, double, variant_as_real, (const godot_variant *))                                        \
  F(541, godot_string, variant_as_string, (const godot_variant *))                                \
  F(555, godot_dictionary, variant_as_dictionary, (const godot_variant *))                        \
  F(556, godot_array, variant_as_array, (const godot_variant *))                                  \
  F(557, godot_pool_byte_array, variant_as_pool_byte_array, (const godot_variant *))              \
  F(559, godot_pool_real_array, variant_as_pool_real_array, (const godot_variant *))              \
  F(570, void, variant_destroy, (godot_variant *))                                                \
  F(572, const char *, char_string_get_data, (const godot_char_string *))                         \
  F(573, void, char_string_destroy, (godot_char_string *))                                        \
  F(678, godot_char_string, string_utf8, (const godot_string *))                                  \
  F(681, godot_string, string_chars_to_utf8, (const char *))                                      \
  F(721, void, string_destroy, (godot_string *))                                                  \
  F(741, void, print_error, (const char *text, const char *function, const char *file, int line))

/* The functions, once godot_gdnative_init has run. */
struct godot_functions {
#define GODOT_MEMBER(place, result, name, arguments) result(*name) arguments;
  GODOT_FUNCTIONS(GODOT_MEMBER)
#undef GODOT_MEMBER
};
extern struct godot_functions godot;

typedef struct godot_version {
  unsigned int major, minor;
} godot_version;

/* How every part of the interface begins. */
typedef struct godot_api {
  unsigned int type;
  godot_version version;
  const struct godot_api *next;
} godot_api;

typedef struct godot_core_api {
  godot_api head;
  unsigned int extension_count;
  const godot_api **extensions;
  void (*functions[744])(void);
} godot_core_api;

typedef struct godot_options {
  bool in_editor;
  uint64_t core_api_hash, editor_api_hash, no_api_hash;
  void (*report_version_mismatch)(const godot_object *library, const char *what, godot_version want,
                                  godot_version have);
  void (*report_loading_error)(const godot_object *library, const char *what);
  godot_object *library;
  const godot_core_api *core;
  const godot_string *library_path;
} godot_options;

/* NativeScript: classes and their methods. data goes to the function with every call; free_data ends it. */
typedef struct godot_creation {
  void *(*create)(godot_object *, void *data);
  void *data;
  void (*free_data)(void *);
} godot_creation;
typedef struct godot_destruction {
  void (*destroy)(godot_object *, void *data, void *instance);
  void *data;
  void (*free_data)(void *);
} godot_destruction;
typedef struct godot_method {
  godot_variant (*call)(godot_object *, void *data, void *instance, int count, godot_variant **arguments);
  void *data;
  void (*free_data)(void *);
} godot_method;
typedef struct godot_method_attributes {
  int rpc_mode; /* 0: none */
} godot_method_attributes;

enum { GODOT_API_CORE = 0, GODOT_API_NATIVESCRIPT = 1 };

typedef struct godot_nativescript_api {
  godot_api head;
  void (*register_class)(void *handle, const char *name, const char *base, godot_creation, godot_destruction);
  void (*register_tool_class)(void *handle, const char *name, const char *base, godot_creation, godot_destruction);
  void (*register_method)(void *handle, const char *class_name, const char *name, godot_method_attributes,
                          godot_method);
} godot_nativescript_api;

#endif
