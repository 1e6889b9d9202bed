#include "perform.h"

#include <string.h>

#include "calls.h"
#include "checks.h"
#include "contract.h" /* made from the header: contracts[], every function with the statuses it documents */
#include "fault.h"
#include "list_checks.h"

const call calls[] = {
#define ROW(function, flags) {#function, fuzz_##function, flags},
    EVERY_CALL(ROW)
#undef ROW
};
const int call_count = sizeof calls / sizeof calls[0];

/* The statuses of every call, a bit each; looked for but once, so that libFuzzer does not learn the names. */
static unsigned documented[sizeof calls / sizeof calls[0]];

void perform_begin(void) {
  for (int i = 0; i < call_count; i++) {
    for (size_t n = 0; n < sizeof contracts / sizeof contracts[0]; n++) {
      if (strcmp(contracts[n].name, calls[i].name) == 0) documented[i] = contracts[n].statuses;
    }
  }
}

/* What lives answers, what does not is refused as such. */
static void check_handle(const world *w, nslide_status status) {
  bool is_alive = w->subject != NULL;
  bool is_refused = status == NSLIDE_ERROR_INVALID_HANDLE || status == NSLIDE_ERROR_STALE_HANDLE;
  if (is_alive && is_refused && !w->takes_others) fault("one that lives is refused: %s", nslide_status_name(status));
  if (!is_alive && status == NSLIDE_OK) fault("it was made on nothing");
  if (is_alive) return;
  uint64_t hash = 0;
  nslide_status answer = nslide_state_hash(w->handle, &hash);
  bool was_there = false;
  for (int i = 0; i < GONE / 2; i++) was_there = was_there || (w->handle != 0 && w->gone[i] == w->handle);
  if (was_there && answer != NSLIDE_ERROR_STALE_HANDLE) {
    fault("one that is gone answers %s", nslide_status_name(answer));
  }
}

/* Where it failed, or only reads, nothing is as it was not before. */
static void check_unchanged(const world *w, nslide_status status) {
  object *o = w->subject;
  if (o == NULL || !o->has_digest) return;
  if (object_digest(o) != o->digest) {
    fault("it %s and changed something", status == NSLIDE_OK ? "only reads" : nslide_status_name(status));
  }
}

nslide_status perform(world *w, const call *c) {
  fault_call(c->name);
  w->subject = NULL;
  w->handle = 0;
  w->has_subject = w->takes_others = false;
  nslide_status status = c->make(w);
  if (status > 0 || status < -30 || !(documented[c - calls] & 1u << -status)) {
    fault("it answers %s (%d), which its comment does not tell of", nslide_status_name(status), status);
  }
  trace("%s %llx: %s", c->name, (unsigned long long)w->handle, nslide_status_name(status));
  hooks_returned(status);
  /* What bytes of no library ask for may be more than there is. */
  bool is_forged = !w->has_subject || (w->subject != NULL && w->subject->is_forged);
  if (status == NSLIDE_ERROR_OUT_OF_MEMORY && !hooks_have_refused() && !is_forged) fault("there is memory");
  const char *wrong = memory_fault(status != NSLIDE_OK, status == NSLIDE_ERROR_BUFFER_TOO_SMALL);
  if (wrong != NULL) fault("%s (%s)", wrong, nslide_status_name(status));
  if (w->has_subject) check_handle(w, status);
  if (status != NSLIDE_OK || c->flags & READS) {
    check_unchanged(w, status);
  } else {
    world_changed(w);
    for (int i = 0; i < OBJECTS; i++) {
      object *o = &w->objects[i];
      bool is_near = o == w->subject || o->kind == LIST || !w->has_subject;
      if (o->handle == 0 || !is_near) continue;
      if (o->kind == LIST) check_list(w, o->handle);
      if (o->kind == COORDINATOR) check_coordinator(o);
    }
  }
  memory_end();
  return status;
}
