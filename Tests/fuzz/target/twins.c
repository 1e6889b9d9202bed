#include "twins.h"

#include <string.h>

#include "calls.h"
#include "fault.h"
#include "perform.h"
#include "saved.h"

/* Neither list nor link, nor inside of another one, which are no part of what is saved. */
static bool is_alone(world *w, const object *o) {
  if (o->is_linked || o->is_forged) return false;
  for (int i = COORDINATORS; i < OBJECTS; i++) {
    nslide_list_state s = {.struct_size = sizeof s};
    if (w->objects[i].handle == 0) continue;
    if (nslide_list_get_state(w->objects[i].handle, &s) != NSLIDE_OK || s.coordinator == o->handle) return false;
  }
  return true;
}

static void check_same(const object *one, const object *other, const char *when) {
  uint64_t hash = 0, other_hash = 1;
  if (nslide_state_hash(one->handle, &hash) != NSLIDE_OK) fault("no hash");
  if (nslide_state_hash(other->handle, &other_hash) != NSLIDE_OK) fault("no hash");
  nslide_snapshot s = {.struct_size = sizeof s}, t = {.struct_size = sizeof t};
  if (nslide_get_snapshot(one->handle, &s) != NSLIDE_OK || nslide_get_snapshot(other->handle, &t) != NSLIDE_OK) {
    fault("mute");
  }
  if (hash != other_hash) fault("the twins' hashes differ %s", when);
  if (memcmp(&s, &t, sizeof s) != 0) fault("the twins' snapshots differ %s", when);
}

void twins_compare(world *w) {
  object *one = NULL;
  int32_t choice = take_below(&w->in, COORDINATORS), calls_left = take_below(&w->in, 12);
  for (int i = 0; i < COORDINATORS && one == NULL; i++) {
    object *o = &w->objects[(choice + i) % COORDINATORS];
    if (o->handle != 0 && is_alone(w, o)) one = o;
  }
  if (one == NULL) return;
  size_t size = 0;
  const unsigned char *bytes = saved_bytes(one->handle, &size);
  nslide_coordinator made = 0;
  nslide_status status = nslide_restore(bytes, size, &made);
  if (status != NSLIDE_OK) fault("what was saved is refused: %s", nslide_status_name(status));
  memory_end();
  object twin = {.handle = made, .kind = COORDINATOR}, *place = NULL;
  for (int i = 0; i < COORDINATORS && place == NULL; i++) {
    if (w->objects[i].handle == 0) place = &w->objects[i];
  }
  if (place != NULL) *place = twin;
  object *other = place != NULL ? place : &twin;
  check_same(one, other, "at once");
  for (; calls_left > 0 && place != NULL; calls_left--) {
    const call *c = &calls[take_byte(&w->in) % call_count];
    if (!(c->flags & TWINS)) continue;
    input before = w->in;
    int32_t room = w->room;
    w->forced = one;
    status = perform(w, c);
    w->in = before;
    w->room = room;
    w->forced = other;
    nslide_status answer = perform(w, c);
    w->forced = NULL;
    if (status != answer) {
      fault("%s: the twins answer %s and %s", c->name, nslide_status_name(status), nslide_status_name(answer));
    }
    check_same(one, other, c->name);
  }
  if (nslide_destroy(made) != NSLIDE_OK) fault("the twin cannot be destroyed");
  if (place != NULL) world_forget(w, place);
}
