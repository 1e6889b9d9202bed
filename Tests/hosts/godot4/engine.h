/* Plays Godot 4 for the extension: its values, its functions by name, and the classes that it is told of. Arrays and
 * dictionaries are shared, packed arrays are copied before they change, as Godot's are. */
#ifndef GODOT4_ENGINE_H
#define GODOT4_ENGINE_H

#include "gdextension.h"

enum { MOST_METHODS = 128, MOST_CLASSES = 4 };

typedef struct played_method {
  char name[40];
  void *data;
  int arguments;
  void (*call)(void *, void *, const void *const *, int64_t, void *, extension_call_error *);
  void (*pointer_call)(void *, void *, const void *const *, void *);
} played_method;

typedef struct played_class {
  char name[40];
  extension_class made;
  played_method methods[MOST_METHODS];
  int count;
} played_class;

/* An object of a class, as object_set_instance left it. */
typedef struct played_object {
  const played_class *of;
  void *instance;
} played_object;

extern played_class played_classes[MOST_CLASSES];
extern int played_class_count;
/* How many errors were printed, and the last one. */
extern int printed_errors;
extern char last_error[200];

/* The function by a name, null if this Godot has none. */
extension_function engine_find(const char *name);

/* Strings, arrays and dictionaries that nobody has given back. */
int engine_live(void);

played_object *engine_new(const char *class_name);
void engine_free(played_object *object);

/* Calls a method; what it answers is the caller's. by_pointer: as typed code does. */
godot_variant engine_call(played_object *object, const char *method, int count, const godot_variant *given,
                          bool by_pointer);

/* Values to pass. */
godot_variant of_int(int64_t value);
godot_variant of_real(double value);
godot_variant of_bool(bool value);
godot_variant of_array(int count, const godot_variant *items); /* takes the items */
godot_variant of_dictionary(int count, const char *const *names, const godot_variant *values); /* takes the values */
godot_variant of_reals(int count, const double *values);

/* An element of an Array, and its size. */
double real_at(const godot_variant *array, int index);
int size_of_array(const godot_variant *array);

#endif
