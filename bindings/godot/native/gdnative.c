/* Where Godot meets the library: the functions are picked out, the classes told of. */
#include "values.h"

#define EXPORT __attribute__((visibility("default")))

EXPORT void godot_gdnative_init(godot_options *options);
EXPORT void godot_gdnative_terminate(void *options);
EXPORT void godot_nativescript_init(void *handle);

struct godot_functions godot;
static const godot_nativescript_api *nativescript;

/* Whatever the engine refuses is an error in Godot's console, with the engine's own reason. */
static void report(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)handle;
  godot.print_error(message, nslide_status_name(status), "nestedslide", 0);
}

void godot_gdnative_init(godot_options *options) {
  const godot_core_api *core = options->core;
  if (core->head.version.major != 1) {
    options->report_version_mismatch(options->library, "Core", (godot_version){1, 0}, core->head.version);
    return;
  }
#define GODOT_PICK(place, result, name, arguments) godot.name = (result(*) arguments)core->functions[place];
  GODOT_FUNCTIONS(GODOT_PICK)
#undef GODOT_PICK
  if (nslide_abi_version() != NSLIDE_ABI_VERSION) {
    options->report_loading_error(options->library, "libNestedSlideC has another ABI than this was built for");
    return;
  }
  for (unsigned int n = 0; n < core->extension_count; n++) {
    const godot_api *part = core->extensions[n];
    if (part->type == GODOT_API_NATIVESCRIPT) nativescript = (const godot_nativescript_api *)part;
  }
  nslide_set_log(report, NULL);
}

void godot_gdnative_terminate(void *options) {
  (void)options;
  nslide_set_log(NULL, NULL);
  nativescript = NULL;
}

static void *create(godot_object *object, void *entry) {
  (void)object;
  return ((const class_entry *)entry)->create();
}

static void destroy(godot_object *object, void *entry, void *instance) {
  (void)object;
  ((const class_entry *)entry)->destroy(instance);
}

static godot_variant call(godot_object *object, void *data, void *instance, int count, arguments given) {
  (void)object;
  return invoke(instance, data, count, given);
}

static void tell(void *handle, const class_entry *entry) {
  /* The classes only read their data, which is theirs. */
  void *data = (void *)(uintptr_t)entry;
  nativescript->register_class(handle, entry->name, "Reference", (godot_creation){create, data, NULL},
                               (godot_destruction){destroy, data, NULL});
  for (int table = 0; table < 2 && entry->methods[table] != NULL; table++) {
    for (const method_entry *one = entry->methods[table]; one->name != NULL; one++) {
      nativescript->register_method(handle, entry->name, one->name, (godot_method_attributes){0},
                                    (godot_method){call, (void *)(uintptr_t)one, NULL});
    }
  }
}

void godot_nativescript_init(void *handle) {
  if (nativescript == NULL) return;
  tell(handle, &slide_class);
  tell(handle, &list_class);
}
