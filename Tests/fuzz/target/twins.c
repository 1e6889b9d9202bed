#include "twins.h"

#include <math.h>
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
  if (memcmp(&s, &t, sizeof s) == 0) return;
  size_t place = 0;
  while (((const char *)&s)[place] == ((const char *)&t)[place]) place++;
  fault("the twins' snapshots differ %s, from byte %zu on", when, place);
}

/* One that is alone, the twin that it gets in `other`; null where there is none. */
static object *begin(world *w, object *other) {
  object *one = NULL;
  int32_t choice = take_below(&w->in, COORDINATORS);
  for (int i = 0; i < COORDINATORS && one == NULL; i++) {
    object *o = &w->objects[(choice + i) % COORDINATORS];
    if (o->handle != 0 && is_alone(w, o)) one = o;
  }
  if (one == NULL) return NULL;
  size_t size = 0;
  const unsigned char *bytes = saved_bytes(one->handle, &size);
  *other = (object){.kind = COORDINATOR, .is_observed = one->is_observed, .has_refreshed = one->has_refreshed};
  nslide_status status = nslide_restore(bytes, size, &other->handle);
  if (status != NSLIDE_OK) fault("what was saved is refused: %s", nslide_status_name(status));
  memory_end();
  check_same(one, other, "at once");
  return one;
}

static void end(const object *other) {
  if (nslide_destroy(other->handle) != NSLIDE_OK) fault("the twin cannot be destroyed");
}

void twins_compare(world *w) {
  object twin, *one = begin(w, &twin), *place = NULL;
  if (one == NULL) return;
  for (int i = 0; i < COORDINATORS && place == NULL; i++) {
    if (w->objects[i].handle == 0) place = &w->objects[i];
  }
  if (place == NULL) {
    end(&twin);
    return;
  }
  *place = twin;
  for (int calls_left = take_below(&w->in, 12); calls_left > 0; calls_left--) {
    const call *c = &calls[take_byte(&w->in) % call_count];
    if (!(c->flags & TWINS)) continue;
    input before = w->in;
    int32_t room = w->room;
    w->forced = one;
    nslide_status status = perform(w, c);
    w->in = before;
    w->room = room;
    w->forced = place;
    nslide_status answer = perform(w, c);
    w->forced = NULL;
    if (status != answer) {
      fault("%s: the twins answer %s and %s", c->name, nslide_status_name(status), nslide_status_name(answer));
    }
    check_same(one, place, c->name);
  }
  end(place);
  world_forget(w, place);
}

static nslide_snapshot snapshot_of(const object *o) {
  nslide_snapshot s = {.struct_size = sizeof s};
  if (nslide_get_snapshot(o->handle, &s) != NSLIDE_OK) fault("no snapshot");
  return s;
}

static void check_near(double value, double expected, double scale, const char *name) {
  if (fabs(value - expected) > 1e-6 * (1 + scale)) fault("%s is %.17g in steps, %.17g at once", name, value, expected);
}

void twins_race(world *w) {
  object twin;
  const object *one = begin(w, &twin);
  if (one == NULL) return;
  int steps = 2 + take_below(&w->in, 6);
  nslide_snapshot now = snapshot_of(one);
  double time = (1 + take_byte(&w->in)) / 128.0, began = now.time;
  /* Where pages become current half way, an animation of the path that began in a page turn is known to depend a little
   * on the frame in which that happens. */
  if (now.phase == NSLIDE_PHASE_ANIMATING && now.transition_from >= 0) {
    end(&twin);
    return;
  }
  nslide_status status = nslide_advance(one->handle, began + time);
  for (int i = 1; i <= steps; i++) {
    nslide_status answer = nslide_advance(twin.handle, i == steps ? began + time : began + time * i / steps);
    if (i == steps && status != answer) fault("the time is refused to one of the twins");
  }
  nslide_snapshot s = snapshot_of(one), t = snapshot_of(&twin);
  double scale = fabs(s.path) + s.range + s.max_inner + fabs(s.velocity_y);
  check_near(t.outer, s.outer, scale, "outer");
  check_near(t.inner, s.inner, scale, "inner");
  check_near(t.overscroll, s.overscroll, scale, "overscroll");
  check_near(t.page_position, s.page_position, 1, "page_position");
  end(&twin);
}
