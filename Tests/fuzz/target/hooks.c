#include "hooks.h"

#include <stdlib.h>
#include <string.h>

#include "fault.h"

static int live_pieces, usual_pieces;
static bool is_logging, is_inside, is_call_on_living, is_call_on_list;
static uint64_t call_handle;
static bool has_refused;
static int pieces_left = -1; /* until one is refused; -1: none is */
static int heard_count;
static nslide_status heard_status;
static uint64_t heard_handle;
static char context;

/* From within a hook nothing can be called on what the call is inside of. */
static void call_again(void) {
  if (!is_inside || !is_call_on_living) return;
  uint64_t hash = 0;
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_status status =
      is_call_on_list ? nslide_list_get_state(call_handle, &state) : nslide_state_hash(call_handle, &hash);
  if (status == NSLIDE_OK || status == NSLIDE_ERROR_BUSY) {
    fault("from within a hook it answers %s", nslide_status_name(status));
  }
}

static void *allocate(void *given, size_t size, size_t alignment) {
  if (given != &context) fault("a hook was called with another context");
  if (size == 0 || alignment == 0 || alignment > 16 || (alignment & (alignment - 1)) != 0) {
    fault("%zu bytes are wanted at a multiple of %zu", size, alignment);
  }
  call_again();
  if (is_inside && pieces_left >= 0 && pieces_left-- == 0) {
    has_refused = true;
    return NULL;
  }
  void *memory = NULL;
  if (posix_memalign(&memory, alignment < sizeof(void *) ? sizeof(void *) : alignment, size) != 0) return NULL;
  memset(memory, 0xBE, size);
  live_pieces++;
  return memory;
}

static void release(void *given, void *memory) {
  if (given != &context) fault("a hook was called with another context");
  if (memory == NULL) fault("null is released");
  call_again();
  free(memory);
  live_pieces--;
}

static void hear(void *given, nslide_status status, uint64_t handle, const char *message) {
  if (given != &context) fault("a hook was called with another context");
  if (status >= 0 || status == NSLIDE_ERROR_BUFFER_TOO_SMALL) fault("heard of %s", nslide_status_name(status));
  if (message == NULL || message[0] == 0) fault("heard of %s without a message", nslide_status_name(status));
  call_again();
  heard_count++;
  heard_status = status;
  heard_handle = handle;
}

void hooks_install(void) {
  if (nslide_set_allocator(allocate, release, &context) != NSLIDE_OK) fault("the allocator is refused");
  nslide_coordinator c = 0;
  nslide_list list = 0;
  nslide_config config = {0};
  /* What is taken once for the process. */
  if (nslide_config_default(&config, sizeof config) != NSLIDE_OK) fault("no defaults");
  if (nslide_create(&config, 1, NULL, &c) != NSLIDE_OK || nslide_destroy(c) != NSLIDE_OK) fault("no coordinator");
  if (nslide_list_create(NULL, &list) != NSLIDE_OK || nslide_list_destroy(list) != NSLIDE_OK) fault("no list");
  usual_pieces = live_pieces;
}

void hooks_begin(void) {
  is_inside = false;
  pieces_left = -1;
  hooks_set_log(true);
}

void hooks_end(void) {
  is_inside = false;
  if (live_pieces != usual_pieces) fault("%d pieces of memory were not given back", live_pieces - usual_pieces);
}

void hooks_call(uint64_t handle, bool is_alive, bool is_list) {
  call_handle = handle;
  is_call_on_living = is_alive;
  is_call_on_list = is_list;
  is_inside = true;
  heard_count = 0;
  has_refused = false;
}

void hooks_returned(nslide_status status) {
  bool is_refused = status != NSLIDE_OK && status != NSLIDE_ERROR_BUFFER_TOO_SMALL;
  if (is_inside && is_logging && is_refused) {
    if (heard_count == 0) fault("%s, and nobody heard of it", nslide_status_name(status));
    if (heard_count == 1 && heard_status != status) {
      fault("it answers %s, heard was %s", nslide_status_name(status), nslide_status_name(heard_status));
    }
    if (heard_count == 1 && heard_handle != call_handle) fault("heard of another handle");
  }
  if (is_inside && heard_count > 0 && status == NSLIDE_OK) {
    fault("heard of %s, but it is fine", nslide_status_name(heard_status));
  }
  is_inside = false;
  pieces_left = -1;
}

bool hooks_have_refused(void) { return has_refused; }

void hooks_refuse_memory(int pieces_before) { pieces_left = pieces_before; }

nslide_status hooks_set_log(bool is_set) {
  nslide_status status = nslide_set_log(is_set ? hear : NULL, &context);
  if (status == NSLIDE_OK) is_logging = is_set;
  return status;
}

nslide_status hooks_set_allocator(bool with_allocate, bool with_release) {
  return nslide_set_allocator(with_allocate ? allocate : NULL, with_release ? release : NULL, &context);
}
