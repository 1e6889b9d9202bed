/* Where Godot 4 meets the library: the functions are found, the classes told of. */
#include <stdlib.h>
#include <string.h>

#include "values.h"

#define EXPORT __attribute__((visibility("default")))

/* Of MethodFlags, PropertyUsageFlags. */
enum { FLAGS_DEFAULT = 1, USAGE_DEFAULT = 6, USAGE_NIL_IS_VARIANT = 131072 };
enum { MOST_ARGUMENTS = 8 };

EXPORT extension_bool nestedslide_extension_init(extension_find find, void *library, extension_start *start);

static void *our_library;
static const class_entry *const classes[] = {&slide_class, &list_class};
enum { CLASSES = sizeof classes / sizeof *classes };
static godot_string_name parent, class_names[CLASSES];

/* Whatever the engine refuses is an error in Godot's console, with the engine's own reason. */
static void report(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)handle;
  godot.print_error(message, nslide_status_name(status), "nestedslide", 0);
}

/* The object is Godot's, a RefCounted; the instance behind it ours. */
static void *create(void *data) {
  const class_entry *const *entry = data;
  void *instance = (*entry)->create();
  if (instance == NULL) return NULL;
  void *object = extension.classdb_construct_object(&parent);
  extension.object_set_instance(object, &class_names[entry - classes], instance);
  return object;
}

static void destroy(void *data, void *instance) { (*(const class_entry *const *)data)->destroy(instance); }

static void call(void *data, void *instance, const void *const *given, int64_t count, void *result,
                 extension_call_error *error) {
  error->error = 0;
  *(godot_variant *)result = invoke(instance, data, (int)count, (arguments)(uintptr_t)given);
}

/* From code with types: Godot passes as many variants as the method has arguments. */
static void pointer_call(void *data, void *instance, const void *const *given, void *result) {
  const int count = (int)strlen(((const method_entry *)data)->arguments);
  godot_variant answer = invoke(instance, data, count, (arguments)(uintptr_t)given);
  extension.variant_destroy(result);
  *(godot_variant *)result = answer;
}

static void tell_method(const godot_string_name *class_name, const method_entry *entry) {
  godot_string_name name, nothing_more;
  godot_string no_hint = godot.string_chars_to_utf8("");
  extension.string_name_new_with_latin1_chars(&name, entry->name, 1);
  extension.string_name_new_with_latin1_chars(&nothing_more, "", 1);
  extension_property any = {GODOT_TYPE_NIL, &nothing_more, &nothing_more, 0, &no_hint,
                            USAGE_DEFAULT | USAGE_NIL_IS_VARIANT};
  extension_property properties[MOST_ARGUMENTS];
  int32_t metadata[MOST_ARGUMENTS] = {0};
  for (int n = 0; n < MOST_ARGUMENTS; n++) properties[n] = any;
  extension_method method = {
      .name = &name,
      .data = (void *)(uintptr_t)entry,
      .call = call,
      .pointer_call = pointer_call,
      .flags = FLAGS_DEFAULT,
      .has_result = 1,
      .result = &any,
      .argument_count = (uint32_t)strlen(entry->arguments),
      .arguments = properties,
      .argument_metadata = metadata,
  };
  extension.classdb_register_extension_class_method(our_library, class_name, &method);
  godot.string_destroy(&no_hint);
}

static void initialize(void *data, int32_t level) {
  (void)data;
  if (level != EXTENSION_LEVEL_SCENE) return;
  extension.string_name_new_with_latin1_chars(&parent, "RefCounted", 1);
  for (int n = 0; n < CLASSES; n++) {
    const class_entry *entry = classes[n];
    extension.string_name_new_with_latin1_chars(&class_names[n], entry->name, 1);
    extension_class class = {
        .is_exposed = 1, .create = create, .destroy = destroy, .data = (void *)(uintptr_t)&classes[n]};
    extension.classdb_register_extension_class2(our_library, &class_names[n], &parent, &class);
    for (int table = 0; table < 2 && entry->methods[table] != NULL; table++) {
      for (const method_entry *one = entry->methods[table]; one->name != NULL; one++) tell_method(&class_names[n], one);
    }
  }
  nslide_set_log(report, NULL);
}

static void deinitialize(void *data, int32_t level) {
  (void)data;
  if (level != EXTENSION_LEVEL_SCENE) return;
  nslide_set_log(NULL, NULL);
  for (int n = CLASSES - 1; n >= 0; n--) extension.classdb_unregister_extension_class(our_library, &class_names[n]);
}

extension_bool nestedslide_extension_init(extension_find find, void *library, extension_start *start) {
  if (!godot_start(find)) return 0;
  if (nslide_abi_version() != NSLIDE_ABI_VERSION) {
    godot.print_error("libNestedSlideC has another ABI than this was built for", "init", "nestedslide", 0);
    return 0;
  }
  our_library = library;
  *start = (extension_start){EXTENSION_LEVEL_SCENE, NULL, initialize, deinitialize};
  return 1;
}
