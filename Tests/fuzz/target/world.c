#include "world.h"

#include <string.h>

#include "fault.h"

/* ---------------------------------------------------------------------------------------------------------- objects */

void world_begin(world *w, const uint8_t *bytes, size_t size) {
  memset(w, 0, sizeof *w);
  w->in = (input){bytes, size};
  w->room = 20000;
  for (int i = 0; i < OBJECTS; i++) w->objects[i].kind = i < COORDINATORS ? COORDINATOR : LIST;
}

void world_end(world *w) {
  for (int i = 0; i < OBJECTS; i++) {
    object *o = &w->objects[(i + COORDINATORS) % OBJECTS];
    if (o->handle == 0) continue;
    nslide_status status = o->kind == LIST ? nslide_list_destroy(o->handle) : nslide_destroy(o->handle);
    if (status != NSLIDE_OK) fault("at the end something cannot be destroyed: %s", nslide_status_name(status));
  }
}

static object *first_of(world *w, kind kind) { return &w->objects[kind == LIST ? COORDINATORS : 0]; }

object *world_keep(world *w, kind kind, uint64_t handle) {
  object *place = NULL, *first = first_of(w, kind);
  for (int i = 0; i < 4; i++) {
    if (first[i].handle == handle) fault("a handle was handed out twice");
    if (first[i].handle == 0 && place == NULL) place = &first[i];
  }
  if (place == NULL) {
    place = &first[3];
    if ((kind == LIST ? nslide_list_destroy(place->handle) : nslide_destroy(place->handle)) != NSLIDE_OK) {
      fault("something that lives cannot be destroyed");
    }
    world_forget(w, place);
  }
  *place = (object){.handle = handle, .kind = kind};
  world_changed(w);
  return place;
}

void world_forget(world *w, object *o) {
  int half = GONE / 2, number = w->gone_count[o->kind]++ % half;
  w->gone[o->kind * half + number] = o->handle;
  *o = (object){.kind = o->kind};
  world_changed(w);
}

object *world_find(world *w, kind kind, uint64_t handle) {
  object *first = first_of(w, kind);
  for (int i = 0; i < 4; i++) {
    if (handle != 0 && first[i].handle == handle) return &first[i];
  }
  return NULL;
}

void world_changed(world *w) {
  for (int i = 0; i < OBJECTS; i++) w->objects[i].has_digest = false;
}

/* ---------------------------------------------------------------------------------------------------------- handles */

static uint64_t some_handle(world *w, kind kind) {
  uint8_t choice = take_byte(&w->in);
  object *first = first_of(w, kind);
  for (int i = 0; i < 4 && choice < 232; i++) {
    const object *o = &first[(choice + i) % 4];
    if (o->handle != 0) return o->handle;
  }
  switch (choice % 6) {
    case 0: return w->gone[kind * GONE / 2 + take_below(&w->in, GONE / 2)];
    case 1: return first_of(w, kind == LIST ? COORDINATOR : LIST)->handle;
    case 2: return first->handle ^ UINT64_C(1) << take_below(&w->in, 64);
    case 3: return take_word(&w->in);
    default: return first->handle;
  }
}

static uint64_t use(world *w, kind kind) {
  w->handle = w->forced != NULL ? w->forced->handle : some_handle(w, kind);
  w->has_subject = true;
  w->subject = world_find(w, kind, w->handle);
  if (w->subject != NULL && !w->subject->has_digest) {
    w->subject->digest = object_digest(w->subject);
    w->subject->has_digest = true;
  }
  return w->handle;
}

nslide_coordinator use_coordinator(world *w) { return use(w, COORDINATOR); }

nslide_list use_list(world *w) { return use(w, LIST); }

nslide_coordinator use_other(world *w) {
  w->takes_others = true;
  return some_handle(w, COORDINATOR);
}

/* ---------------------------------------------------------------------------------------------------------- numbers */

int32_t take_count(world *w, int32_t limit) {
  uint8_t kind = take_byte(&w->in);
  int32_t count = kind < 224   ? kind % 9
                  : kind < 248 ? take_byte(&w->in) % 200
                  : kind < 250 ? 500 + 20 * take_byte(&w->in)
                               : take_whole(&w->in);
  bool is_refused = count < 0 || count > limit;
  if (is_refused) return count;
  if (count > w->room) count = w->room;
  w->room -= count;
  return count;
}

size_t room_for(int32_t count, int32_t limit, size_t size) {
  return count < 0 || count > limit ? 0 : (size_t)count * size;
}

double take_time(world *w) {
  static const double steps[] = {1.0 / 60, 1.0 / 120, 0, 0.1, 0.5, 2, 0.001, 30};
  uint8_t kind = take_byte(&w->in);
  nslide_snapshot s = {.struct_size = sizeof s};
  if (w->subject == NULL || nslide_get_snapshot(w->subject->handle, &s) != NSLIDE_OK) return take_real(&w->in);
  if (kind < 240) return s.time + steps[kind % 8] * (kind < 64 ? 1 : 1 + kind / 64.0);
  return kind < 248 ? s.time + take_real(&w->in) : take_real(&w->in);
}

/* ---------------------------------------------------------------------------------------------------------- digests */

static uint64_t mixed(uint64_t sum, const void *memory, size_t size) {
  const unsigned char *bytes = memory;
  for (size_t i = 0; i < size; i += 8) {
    uint64_t word = 0;
    memcpy(&word, bytes + i, size - i < 8 ? size - i : 8);
    sum = (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    sum ^= sum >> 29;
  }
  return sum;
}

static uint64_t coordinator_digest(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_edge edge = {0};
  uint64_t hash = 0;
  if (nslide_get_snapshot(c, &s) != NSLIDE_OK || nslide_get_edge(c, &edge) != NSLIDE_OK) {
    fault("one that lives is mute");
  }
  /* The hash takes time in proportion to the pages. */
  if (s.page_count < 40 && nslide_state_hash(c, &hash) != NSLIDE_OK) fault("one that lives has no hash");
  return mixed(mixed(hash, &s, sizeof s), &edge, sizeof edge);
}

static uint64_t list_digest(nslide_list list) {
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_list_config config = {.struct_size = sizeof config};
  if (nslide_list_get_state(list, &state) != NSLIDE_OK) fault("a list that lives is mute");
  if (nslide_list_get_config(list, &config) != NSLIDE_OK) fault("a list that lives has no settings");
  uint64_t sum = mixed(mixed(0, &state, sizeof state), &config, sizeof config);
  nslide_item items[24];
  int32_t count = 0;
  if (nslide_list_get_visible(list, 50, 50, items, 24, &count) == NSLIDE_OK) {
    sum = mixed(sum, items, (size_t)count * sizeof items[0]);
  }
  for (int32_t i = 0; i < state.section_count && i < 4; i++) {
    nslide_section section = {.struct_size = sizeof section};
    if (nslide_list_get_section(list, i, &section) != NSLIDE_OK) fault("a section that there is has no settings");
    sum = mixed(sum, &section, sizeof section);
  }
  return mixed(sum, &count, sizeof count);
}

uint64_t object_digest(object *o) {
  return o->kind == LIST ? list_digest(o->handle) : coordinator_digest(o->handle);
}
