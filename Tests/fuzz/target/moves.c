#include "moves.h"

#include "amounts.h"
#include "calls.h"
#include "checks.h"
#include "fault.h"
#include "perform.h"
#include "saved.h"
#include "styles.h"
#include "twins.h"

static object *some_living(world *w, kind kind) {
  object *first = &w->objects[kind == LIST ? COORDINATORS : 0];
  int32_t choice = take_below(&w->in, 4);
  for (int i = 0; i < 4; i++) {
    if (first[(choice + i) % 4].handle != 0) return &first[(choice + i) % 4];
  }
  return NULL;
}

static void expect(nslide_status status, unsigned allowed, const char *what) {
  if (status != NSLIDE_OK && !(allowed & 1u << -status)) fault("%s: %s", what, nslide_status_name(status));
}

enum { NOT_NOW = 1 << 6, WENT_BACK = 1 << 7, INVALID = 1 << 1 };

static double amount(input *in) { return ((int8_t)take_byte(in)) * 4.0; }

/* Some frames of time for all of them. */
static void pass(world *w) {
  int frames = 1 + take_below(&w->in, 6);
  double step = (1 + take_below(&w->in, 32)) / 120.0;
  for (; frames > 0; frames--) {
    for (int i = 0; i < COORDINATORS; i++) {
      nslide_snapshot s = {.struct_size = sizeof s};
      object *o = &w->objects[i];
      if (o->handle == 0) continue;
      if (nslide_get_snapshot(o->handle, &s) != NSLIDE_OK) fault("no snapshot");
      expect(nslide_advance(o->handle, s.time + step), INVALID, "time");
      check_coordinator(o);
    }
  }
}

/* A drag that the host recognised, from its beginning to its end. */
static void drag(world *w) {
  object *o = some_living(w, COORDINATOR);
  if (o == NULL) return;
  nslide_session_cancel(o->handle);
  expect(nslide_session_begin(o->handle, take_below(&w->in, 4), 100, take_byte(&w->in) * 4), NOT_NOW, "a drag begins");
  for (int steps = take_below(&w->in, 6); steps > 0; steps--) {
    double dx = amount(&w->in), dy = amount(&w->in);
    double x = 0, y = 0;
    standing before;
    if (!standing_of(o->handle, &before)) fault("no snapshot");
    nslide_status status = nslide_session_update(o->handle, dx, dy, &x, &y);
    expect(status, NOT_NOW, "a drag moves");
    if (status == NSLIDE_OK) check_update(o, &before, dx, dy, &x, &y);
    check_coordinator(o);
  }
  double vx = amount(&w->in) * 20, vy = amount(&w->in) * 20;
  if (!take_once_in(&w->in, 4)) expect(nslide_session_end(o->handle, vx, vy), NOT_NOW, "a drag ends");
  check_coordinator(o);
}

/* A finger. */
static void touch(world *w) {
  object *o = some_living(w, COORDINATOR);
  nslide_snapshot s = {.struct_size = sizeof s};
  if (o == NULL || nslide_get_snapshot(o->handle, &s) != NSLIDE_OK) return;
  double x = take_byte(&w->in) * 2, y = take_byte(&w->in) * 4, time = s.time;
  unsigned allowed = NOT_NOW | WENT_BACK | INVALID;
  expect(nslide_pointer(o->handle, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, x, y, time), allowed, "down");
  for (int steps = take_below(&w->in, 8); steps > 0; steps--) {
    time += 0.008 * (1 + take_below(&w->in, 4));
    x += amount(&w->in);
    y += amount(&w->in);
    expect(nslide_pointer(o->handle, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, x, y, time), allowed, "move");
    check_coordinator(o);
  }
  if (!take_once_in(&w->in, 4)) {
    expect(nslide_pointer(o->handle, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 1, x, y, time + 0.004), allowed, "up");
  }
  check_coordinator(o);
}

/* Sections of items, on a page. */
static void fill(world *w) {
  const object *o = some_living(w, LIST), *c = some_living(w, COORDINATOR);
  if (o == NULL) return;
  if (c != NULL) nslide_list_attach(o->handle, c->handle, take_below(&w->in, 3));
  for (int sections = 1 + take_below(&w->in, 3); sections > 0; sections--) {
    nslide_section section = {0};
    nslide_section_default(&section, sizeof section);
    uint8_t kind = take_byte(&w->in);
    section.layout = kind % 3;
    section.columns = 1 + kind / 3 % 4;
    section.estimated = kind / 12 % 2;
    section.sticky_footer = kind / 24 % 2;
    section.header_height = kind % 2 * 30;
    section.footer_height = kind / 2 % 2 * 20;
    section.line_spacing = kind / 4 % 3;
    section.item_height = take_byte(&w->in);
    nslide_list_insert_section(o->handle, 0, &section, take_below(&w->in, 60), NULL);
  }
  world_changed(w);
}

void one_call(world *w, nslide_status (*make)(world *w)) {
  for (int i = 0; i < call_count; i++) {
    if (calls[i].make == make) perform(w, &calls[i]);
  }
}

static void configure(world *w) { one_call(w, fuzz_nslide_set_config); }

static void restore(world *w) { one_call(w, fuzz_nslide_restore); }

/* Other settings in many of their choices. */
static void restyle(world *w) {
  object *o = some_living(w, COORDINATOR);
  nslide_config config = {.struct_size = sizeof config};
  if (o == NULL) return;
  if (nslide_get_config(o->handle, &config) != NSLIDE_OK) fault("one that lives has no settings");
  style_config(&w->in, &config);
  expect(nslide_set_config(o->handle, &config), NOT_NOW, "settings that fit together");
  check_coordinator(o);
}

/* A call that does not get all the memory it asks for. */
static void starve(world *w) {
  int pieces = take_below(&w->in, 6);
  const call *c = &calls[take_byte(&w->in) % call_count];
  hooks_refuse_memory(pieces);
  perform(w, c);
}

static void (*const moves[])(world *w) = {pass,      drag,    touch,  pass, fill, twins_compare,
                                         configure, restore, starve, twins_race, restyle};
const int move_count = sizeof moves / sizeof moves[0];

void make_move(world *w, int number) {
  fault_call("a move");
  world_changed(w);
  moves[number](w);
  world_changed(w);
  memory_end();
}
