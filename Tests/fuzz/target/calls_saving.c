/* Saving, restoring and recording. */
#include "calls.h"
#include "fault.h"
#include "saved.h"

CALL(nslide_save) {
  nslide_coordinator c = use_coordinator(w);
  size_t needed = 0;
  nslide_save(c, NULL, 0, &needed);
  uint8_t kind = take_byte(&w->in);
  size_t capacity = kind < 128 ? needed : kind < 192 ? kind - 128u : kind % 3 == 0 ? needed + 8 : needed / 2;
  size_t *size = kind == 255 ? NULL : memory_count(sizeof *size);
  void *buffer = kind == 254 ? NULL : memory_written(capacity);
  nslide_status status = DO(nslide_save(c, buffer, capacity, size));
  if (status == NSLIDE_OK && *size > capacity) fault("%zu bytes saved into %zu", *size, capacity);
  return status;
}

/* What `from` saves, mostly spoiled; without one, any bytes. */
static unsigned char *some_saved(world *w, const object *from, size_t *size, bool *is_spoiled) {
  uint8_t kind = take_byte(&w->in);
  *size = kind;
  *is_spoiled = kind % 4 != 0;
  if (from == NULL) {
    unsigned char *bytes = memory_read(*size);
    for (size_t i = 0; i < *size; i++) bytes[i] = take_byte(&w->in);
    return bytes;
  }
  size_t whole = 0;
  unsigned char *saved = saved_bytes(from->handle, &whole);
  *size = *is_spoiled ? saved_spoil(&w->in, saved, whole) : whole;
  unsigned char *bytes = memory_read(*size);
  for (size_t i = 0; i < *size; i++) bytes[i] = saved[i];
  return bytes;
}

CALL(nslide_create_from) {
  const nslide_config *config = some_config(w, NULL);
  int32_t count = take_count(w, NSLIDE_MAX_PAGES);
  const double *heights = some_heights(w, count, NSLIDE_MAX_PAGES);
  const object *from = world_find(w, COORDINATOR, use_other(w));
  nslide_coordinator *out = some_output(w, sizeof *out);
  size_t size = 0;
  bool is_spoiled = false;
  const unsigned char *bytes = some_saved(w, from, &size, &is_spoiled);
  nslide_status status = DO(nslide_create_from(config, count, heights, bytes, size, out));
  if (status == NSLIDE_OK) world_keep(w, COORDINATOR, *out);
  return status;
}

CALL(nslide_restore) {
  object *from = world_find(w, COORDINATOR, use_other(w));
  nslide_coordinator *out = some_output(w, sizeof *out);
  size_t size = 0;
  bool is_spoiled = false;
  const unsigned char *bytes = some_saved(w, from, &size, &is_spoiled);
  nslide_status status = DO(nslide_restore(bytes, size, out));
  if (status == NSLIDE_OK) {
    object before = *from;
    object *made = world_keep(w, COORDINATOR, *out);
    made->is_forged = is_spoiled || before.is_forged;
    made->is_observed = before.is_observed;
    made->has_refreshed = before.has_refreshed;
  }
  if (status != NSLIDE_OK && from != NULL && !is_spoiled && !from->is_forged && out != NULL && !hooks_have_refused()) {
    fault("what was saved is refused: %s", nslide_status_name(status));
  }
  return status;
}

CALL(nslide_record_start) {
  nslide_coordinator c = use_coordinator(w);
  return DO(nslide_record_start(c));
}

CALL(nslide_record_read) {
  nslide_coordinator c = use_coordinator(w);
  size_t capacity = (size_t)take_below(&w->in, 128) * 32;
  size_t *size = take_once_in(&w->in, 64) ? NULL : memory_written(sizeof *size);
  void *buffer = memory_written(capacity);
  nslide_status status = DO(nslide_record_read(c, buffer, capacity, size));
  if (status == NSLIDE_OK && *size > capacity) fault("%zu bytes of a record into %zu", *size, capacity);
  return status;
}

CALL(nslide_record_stop) {
  nslide_coordinator c = use_coordinator(w);
  return DO(nslide_record_stop(c));
}
