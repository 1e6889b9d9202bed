#define ABUSE_TABLES

#include "calls.h"

#include <stdlib.h>
#include <string.h>

/* One for each type of hook that the header has. */
static void *hook_nslide_allocate_function(void *context, size_t size, size_t alignment) {
  (void)context;
  return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

static void hook_nslide_release_function(void *context, void *memory) { (void)context, free(memory); }

static void hook_nslide_log_function(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)handle;
  if (status == NSLIDE_OK || message[0] == 0) abort();
}

/* Of a function that answers with a text: it must be one. */
static nslide_status answered_text(const char *text) {
  return text != NULL && strlen(text) < 1000 ? NSLIDE_OK : NSLIDE_ERROR_UNSUPPORTED;
}

#include "abuse_calls.h" /* made from the header */

abuse_kind abuse_subject(const abuse_function *f) {
  abuse_kind first = f->parameter_count > 0 ? f->parameters[0].kind : KIND_POINTER;
  return first == KIND_COORDINATOR || first == KIND_LIST ? first : KIND_POINTER;
}
