/* Values on their way between GDScript and C. */
#ifndef NESTEDSLIDE_VALUES_H
#define NESTEDSLIDE_VALUES_H

#include <stddef.h>

#include "godot.h"
#include "nestedslide.h"

/* A method's arguments, and a method; instance is what the class made. */
typedef godot_variant **arguments;
typedef godot_variant (*method)(void *instance, arguments given);

/* Defines a method, and answers a status from one. */
#define METHOD(name) static godot_variant name(void *instance, arguments given)
#define STATUS(call) return from_whole(call)

typedef struct method_entry {
  const char *name;
  const char *arguments; /* one kind for each: 'i' an int32_t, 'l' an int64_t, '-' anything else */
  method call;
} method_entry;

typedef struct class_entry {
  const char *name;
  void *(*create)(void);
  void (*destroy)(void *instance);
  const method_entry *methods[2]; /* each ends with one without a name; the second may be null */
} class_entry;

extern const class_entry slide_class, list_class;
extern const method_entry slide_calls[];

/* Calls a method of an instance if there are as many arguments as it takes and each fits; else an error in Godot's
   console says why not. */
godot_variant invoke(void *instance, const method_entry *entry, int count, arguments given);

/* The coordinator that a slide is. */
nslide_coordinator coordinator_of(void *slide);

static inline double real(arguments given, int index) { return godot.variant_as_real(given[index]); }
static inline int64_t whole(arguments given, int index) { return godot.variant_as_int(given[index]); }

/* Of an argument that fits: a method is only called where all do. */
static inline int32_t small(arguments given, int index) { return (int32_t)whole(given, index); }

/* Whether a value is a whole number that this kind of argument can hold. Godot's own conversion would make 0 of any
   text and something else of 1e300. */
bool fits(const godot_variant *value, char kind);

godot_variant nothing(void);
godot_variant from_whole(int64_t value);
godot_variant from_real(double value);
godot_variant from_text(const char *text);
godot_variant from_bytes(const uint8_t *bytes, size_t size);

/* As an Array of floats. */
godot_variant from_reals(const double *values, int32_t count);

/* An array that is handed out again and again, so that a frame makes none: it holds what the last call wrote. */
godot_variant from_array(const godot_array *array);
void array_fit(godot_array *array, int size);
void put_whole(godot_array *array, int index, int64_t value);
void put_real(godot_array *array, int index, double value);

/* A struct's member that a dictionary may set: its name there, where it is, whether it is an int32_t. */
typedef struct member {
  const char *name;
  size_t offset;
  bool is_whole;
} member;

/* Sets the members that a dictionary names; false, with an error in Godot's console, where it names another, or one
   whose value is no number. Null is an empty dictionary. */
bool read_members(const godot_variant *dictionary, const member *members, void *object);

/* The heights in a PoolRealArray, as doubles to be freed; null in *heights for null. False where there are not as many
   as count says, or no memory. */
bool read_heights(const godot_variant *given, int32_t count, double **heights);

/* The structs that an Array of dictionaries makes, each of so many bytes, to be freed; null in *structs for an empty one,
   or for null. Not OK, with an error in Godot's console, where one of them cannot be read. */
nslide_status read_structs(const godot_variant *given, const member *members, size_t size, void **structs,
                           int32_t *count);

extern const member config_members[], list_members[], section_members[], snap_area_members[], fling_sample_members[],
    effect_members[];

#endif
