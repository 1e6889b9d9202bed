/* What concerns the library, and the life of a coordinator. */
#include <string.h>

#include "calls.h"
#include "fault.h"

static void check_text(const char *text) {
  if (text == NULL || strnlen(text, 1000) == 1000) fault("a text without an end");
}

CALL(nslide_version) {
  (void)w;
  if (nslide_version() != NSLIDE_VERSION) fault("another version than the header's");
  return NSLIDE_OK;
}

CALL(nslide_abi_version) {
  (void)w;
  if (nslide_abi_version() != NSLIDE_ABI_VERSION) fault("another ABI than the header's");
  return NSLIDE_OK;
}

CALL(nslide_struct_size) {
  int32_t kind = take_whole(&w->in);
  if (nslide_struct_size(kind) > 65536) fault("a struct of %zu bytes", nslide_struct_size(kind));
  return NSLIDE_OK;
}

CALL(nslide_status_name) {
  check_text(nslide_status_name(take_index(&w->in, -20, 5)));
  return NSLIDE_OK;
}

CALL(nslide_set_allocator) {
  uint8_t kind = take_byte(&w->in);
  nslide_status status = DO(hooks_set_allocator(kind % 2, kind / 2 % 2));
  if (status == NSLIDE_OK) fault("memory comes from somewhere else at the end");
  return status;
}

CALL(nslide_set_log) {
  bool is_set = take_byte(&w->in) % 2;
  return DO(hooks_set_log(is_set));
}

/* How much room there is for defaults: the usual, some less or some more. */
static size_t default_size(world *w, size_t size) {
  uint8_t kind = take_byte(&w->in);
  return kind < 200 ? size : kind < 228 ? (size_t)kind % size : size + kind;
}

#define DEFAULTS(function, type)                                               \
  CALL(function) {                                                             \
    size_t size = default_size(w, sizeof(type));                               \
    type *settings = take_once_in(&w->in, 32) ? NULL : memory_written(size);   \
    nslide_status status = DO(function(settings, size));                       \
    if (status == NSLIDE_OK && settings->struct_size != size) fault("of another size than was asked for"); \
    return status;                                                             \
  }

DEFAULTS(nslide_config_default, nslide_config)
DEFAULTS(nslide_section_default, nslide_section)
DEFAULTS(nslide_list_config_default, nslide_list_config)

CALL(nslide_config_check) {
  const nslide_config *config = some_config(w, NULL);
  const char **message = some_output(w, sizeof *message);
  /* It tells of a failure too. */
  const char *text = "";
  /* Nobody hears of it. */
  memory_filled();
  nslide_status status = nslide_config_check(config, message == NULL ? NULL : &text);
  check_text(text);
  if (message != NULL && (status == NSLIDE_OK) != (text[0] == 0)) {
    fault("%s with the message '%s'", nslide_status_name(status), text);
  }
  return status;
}

CALL(nslide_create) {
  const nslide_config *config = some_config(w, NULL);
  int32_t count = take_count(w, NSLIDE_MAX_PAGES);
  const double *heights = some_heights(w, count, NSLIDE_MAX_PAGES);
  nslide_coordinator *out = some_output(w, sizeof *out);
  nslide_status status = DO(nslide_create(config, count, heights, out));
  if (status == NSLIDE_OK) world_keep(w, COORDINATOR, *out);
  return status;
}

CALL(nslide_destroy) {
  nslide_coordinator c = use_coordinator(w);
  nslide_status status = DO(nslide_destroy(c));
  if (status == NSLIDE_OK && w->subject != NULL) {
    world_forget(w, w->subject);
    w->subject = NULL;
    w->has_subject = false;
  }
  if (c == 0) w->has_subject = false;
  return status;
}

CALL(nslide_error_message) {
  check_text(nslide_error_message(take_once_in(&w->in, 3) ? use_list(w) : use_coordinator(w)));
  w->has_subject = false;
  return NSLIDE_OK;
}

CALL(nslide_get_config) {
  nslide_coordinator c = use_coordinator(w);
  nslide_config *config = some_room(w, sizeof *config);
  return DO(nslide_get_config(c, config));
}

CALL(nslide_set_config) {
  nslide_coordinator c = use_coordinator(w);
  nslide_config now = {.struct_size = sizeof now};
  bool is_known = nslide_get_config(c, &now) == NSLIDE_OK;
  const nslide_config *config = some_config(w, is_known ? &now : NULL);
  return DO(nslide_set_config(c, config));
}

CALL(nslide_state_hash) {
  nslide_coordinator c = use_coordinator(w);
  uint64_t *hash = some_output(w, sizeof *hash);
  return DO(nslide_state_hash(c, hash));
}
