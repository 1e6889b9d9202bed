/*
 * Floating-point exceptions that trap: in every test's forked children a division by zero, an overflow or an invalid
 * operation ends the child, and the failure names the case (support/check.c). Here are the sessions made to bring them
 * about: every setting and every argument at the ends of its range and next to nothing, with lists, a coordinator around,
 * and a save and restore now and then.
 */
#include <stddef.h>
#include <stdlib.h>

#include "support/driver.h"
#include "support/list_scene.h"
#include "support/random_call.h"
#include "support/saved.h"

enum { SESSIONS = 1500, STEPS = 250 };

/* A number of a range: an end of it, nothing, next to nothing, or something usual. */
static double extreme(random_state *r, double least, double most) {
  static const double sizes[] = {0,    4.9e-324, 2.3e-308, 1e-300, 1e-160, 1e-12, 1e-9, 0.001, 0.5,
                                 1, 1, 48,       390,      844,    2000.3, 1e6,   1e9,  1e12};
  int choice = random_below(r, 12);
  double size = sizes[random_below(r, sizeof sizes / sizeof sizes[0])];
  if (choice == 0) return least;
  if (choice == 1) return most;
  if (least < 0 && choice % 2 == 0) size = -size;
  return size < least ? least : size > most ? most : size;
}

static double length(random_state *r) { return extreme(r, 0, NSLIDE_MAX_LENGTH); }

/* -------------------------------------------------------------------------------------------------------- settings */

typedef struct setting {
  size_t at;
  double least, most;
  bool automatic;
} setting;

#define SETTING(name, least, most, automatic) {offsetof(nslide_config, name), least, most, automatic}
#define LENGTH_SETTING(name) SETTING(name, 0, NSLIDE_MAX_LENGTH, false)

static const setting settings[] = {
    LENGTH_SETTING(viewport_width),
    LENGTH_SETTING(viewport_height),
    LENGTH_SETTING(header_height),
    LENGTH_SETTING(header_min_height),
    LENGTH_SETTING(header_return_height),
    LENGTH_SETTING(hover_height),
    LENGTH_SETTING(pin_inset),
    SETTING(pin_distance, 0, NSLIDE_MAX_LENGTH, true),
    LENGTH_SETTING(main_margins.top),
    LENGTH_SETTING(top_margins.left),
    LENGTH_SETTING(content_margins.right),
    LENGTH_SETTING(main_spacing),
    LENGTH_SETTING(top_spacing),
    LENGTH_SETTING(page_spacing),
    SETTING(load_threshold, 0, 0.999, false),
    SETTING(seam_resistance, 0.001, 1000, false),
    SETTING(deceleration, 0.001, 1000, true),
    SETTING(constant_deceleration, 1, 1000000, true),
    SETTING(fling_friction, 0.0001, 10, true),
    SETTING(min_fling_velocity, 0, NSLIDE_MAX_VELOCITY, true),
    SETTING(max_fling_velocity, 0, NSLIDE_MAX_VELOCITY, true),
    SETTING(rubber_band, 0.001, 1, true),
    SETTING(spring_response, 0.01, 100, true),
    SETTING(spring_damping, 0.01, 100, true),
    SETTING(rest_distance, 0.000001, 100, true),
    LENGTH_SETTING(touch_slop),
    SETTING(axis_ratio, 0, 1000, false),
    SETTING(press_delay, 0, 10, false),
    SETTING(snap_velocity, 0, NSLIDE_MAX_VELOCITY, false),
    LENGTH_SETTING(refresh_height),
    LENGTH_SETTING(load_more_distance),
    LENGTH_SETTING(indicator_width),
    LENGTH_SETTING(indicator_height),
};

/* Choices at random; of the numbers one in `rarity` is extreme, the others stay. */
static void spoil_config(driver *d, nslide_config *config, int rarity) {
  driver_change_config(d, config);
  for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
    if (random_below(&d->random, rarity) != 0) continue;
    double value = extreme(&d->random, settings[i].least, settings[i].most);
    if (settings[i].automatic && random_below(&d->random, 4) == 0) value = NSLIDE_AUTO;
    memcpy((char *)config + settings[i].at, &value, sizeof value);
  }
}

static nslide_coordinator make(driver *d) {
  nslide_config config = scene_config();
  double heights[SCENE_PAGE_ROOM];
  spoil_config(d, &config, 1 + random_below(&d->random, 20));
  config.lazy = random_below(&d->random, 2);
  for (int i = 0; i < SCENE_PAGE_ROOM; i++) heights[i] = random_below(&d->random, 2) ? 2500 : length(&d->random);
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, random_below(&d->random, SCENE_PAGE_ROOM), heights, &c));
  return c;
}

/* ----------------------------------------------------------------------------------------------------------- calls */

/* What the pointers of a call lead to. */
static void spoil_storage(driver *d, storage *s) {
  random_state *r = &d->random;
  s->config.struct_size = sizeof s->config;
  spoil_config(d, &s->config, 4);
  s->settings.refresh_height = random_below(r, 2) ? NSLIDE_AUTO : length(r);
  s->settings.tab_width = random_below(r, 2) ? NSLIDE_AUTO : length(r);
  for (int i = 0; i < SCENE_PAGES; i++) s->heights[i] = length(r);
  for (int i = 0; i < 5; i++) {
    s->parts[i].height = length(r);
    s->parts[i].min_height = random_below(r, 2) ? NSLIDE_AUTO : length(r);
    s->parts[i].margin_top = random_below(r, 2) ? 0 : length(r);
    s->parts[i].margin_bottom = random_below(r, 2) ? 0 : length(r);
  }
  s->list_config.width = random_below(r, 2) ? 390 : length(r);
  s->list_config.height = random_below(r, 2) ? 600 : length(r);
  s->list_config.overlap = random_below(r, 2) ? 0 : length(r);
  s->list_config.minimum_height = random_below(r, 2) ? 0 : length(r);
  s->section.min_item_width = random_below(r, 2) ? 0 : length(r);
  s->section.item_spacing = random_below(r, 2) ? 0 : length(r);
  s->section.line_spacing = random_below(r, 2) ? 0 : length(r);
  s->section.item_height = random_below(r, 2) ? 40 : length(r);
  s->section.header_height = random_below(r, 2) ? 0 : length(r);
  s->section.insets.left = random_below(r, 2) ? 0 : length(r);
  for (int i = 0; i < ROOM_FOR_ITEMS; i++) s->item_heights[i] = random_below(r, 4) ? 30 : length(r);
}

static bool ends(const operation *o) {
  return strcmp(o->name, "nslide_destroy") == 0 || strcmp(o->name, "nslide_list_destroy") == 0;
}

/* Any call on the coordinator or on the list, its numbers from the ends of their ranges. */
static void any_call(driver *d, nslide_coordinator c, nslide_list list, storage *s) {
  random_state *r = &d->random;
  const operation *o = operation_at(random_below(r, operation_count()));
  if (o->subject == SUBJECT_NONE || ends(o)) return;
  arguments a = random_call(r, o, o->subject == SUBJECT_LIST ? list : c, s, &d->time);
  spoil_storage(d, s);
  for (int n = 0; n < o->reals; n++) {
    const real_argument *domain = &o->real[n];
    bool isTime = n == o->reals - 1 && domain->most == NSLIDE_MAX_TIME && domain->fine == SCENE_TIME;
    if (!isTime && random_below(r, 4) != 0) a.d[n] = extreme(r, domain->least, domain->most);
    if (!isTime && domain->automatic && random_below(r, 4) == 0) a.d[n] = NSLIDE_AUTO;
  }
  for (int n = 0; n < o->wholes; n++) {
    /* A capacity beyond the room that there is would be a lie, and there may be as much to write. */
    if (o->whole[n].most == INT32_MAX && a.i[n] > o->whole[n].fine) a.i[n] = o->whole[n].fine;
  }
  if (strcmp(o->name, "nslide_list_attach") == 0 && random_below(r, 4) != 0) a.i[0] = (int64_t)c;
  if (strcmp(o->name, "nslide_set_header_parts") == 0) a.i[0] %= 6;
  nslide_status status = o->call(&a);
  check_that(status <= 0 && status >= -14, "%s answers %d", o->name, (int)status);
}

/* Moments that follow upon each other, or lie an age apart. */
static void pass_time(driver *d, nslide_coordinator c) {
  static const double steps[] = {0, 4.9e-324, 1e-300, 1e-9, 0.001, 0.004, 1 / 60.0, 1 / 60.0, 0.1, 0.3, 20, 1e6};
  d->time += steps[random_below(&d->random, sizeof steps / sizeof steps[0])];
  nslide_advance(c, d->time);
}

static nslide_coordinator saved_and_restored(nslide_coordinator c) {
  static saved s;
  nslide_coordinator restored = 0;
  s.size = 0;
  if (nslide_save(c, s.bytes, sizeof s.bytes, &s.size) != NSLIDE_OK) return c;
  if (!check_ok(nslide_restore(s.bytes, s.size, &restored))) return c;
  check_ok(nslide_destroy(c));
  return restored;
}

static void session(int index) {
  static storage s;
  driver d = driver_begin(index);
  nslide_coordinator c = make(&d), outer = make(&d);
  nslide_list list = list_scenes[index % list_scene_count].make();
  nslide_coordinator of_list = list_coordinator(list);
  if (index % 3 == 0) check_ok(nslide_link(c, outer, NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL));
  /* Some sessions are of the driver's sane calls alone, over extreme settings. */
  int rarity = index % 4 == 0 ? STEPS : 2 + index % 4;
  for (int step = 0; step < STEPS; step++) {
    check_case("session %d, step %d", index, step);
    if (random_below(&d.random, rarity) == 0) {
      any_call(&d, c, list, &s);
    } else {
      driver_step(&d, c);
    }
    if (random_below(&d.random, 3) == 0) pass_time(&d, c);
    if (random_below(&d.random, 25) == 0) c = saved_and_restored(c);
    if (step % 16 == 0) scene_check_sane(c), list_check_sane(list);
  }
  check_ok(nslide_list_destroy(list));
  if (of_list != 0) nslide_destroy(of_list);
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(outer));
}

/* ---------------------------------------------------------------------------------------------------- known places */

/* A step of the wheel into one that is under way: on, back, and at the instant at which it turns. */
static void second_steps(int index) {
  nslide_config config = scene_config();
  config.wheel_glide = index % 3;
  config.physics = index / 3 % 4;
  config.fling_curve = index / 12 % 5 - 1;
  const double heights[2] = {2000, 100}, pauses[] = {0, 4.9e-324, 0.001, 0.05, 0.2, 1};
  for (int n = 0; n < 6 * 9; n++) {
    check_case("glide %d, physics %d, curve %d, steps %d", config.wheel_glide, config.physics, config.fling_curve, n);
    nslide_coordinator c = 0;
    double time = 0, second[] = {1, -1, 0.001};
    check_ok(nslide_create(&config, 2, heights, &c));
    check_ok(nslide_wheel(c, 1 + n % 2, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, 3));
    check_ok(nslide_advance(c, time += pauses[n % 6]));
    check_ok(nslide_wheel(c, 2, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, n / 18 * second[n / 6 % 3], second[n / 6 % 3]));
    check_ok(nslide_key(c, n % 9));
    for (int i = 0; i < 20; i++) check_ok(nslide_advance(c, time += 0.02));
    check_ok(nslide_destroy(c));
  }
}

/* A viewport of nothing, in which everything moves. */
static void nothing(int index) {
  nslide_config config = scene_config();
  check_case("a viewport of nothing, variant %d", index);
  config.viewport_width = index & 1 ? 390 : 0;
  config.viewport_height = index & 2 ? 844 : 0;
  config.header_height = index & 4 ? 220 : 0;
  config.hover_height = index & 8 ? 48 : 0;
  config.physics = index / 16 % 4;
  config.endless = index / 64;
  const double heights[3] = {0, 0, 1};
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, index % 3 + 1, heights, &c));
  scene_exercise(c);
  check_ok(nslide_set_header_height(c, 100, 1));
  check_ok(nslide_set_header_height(c, 0, 1));
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* Numbers that are none are refused without a trap, too. */
static void refused(int index) {
  static storage s;
  static const double wrong[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308};
  const operation *o = operation_at(index);
  check_case("%s", o->name);
  nslide_coordinator c = scene_rest();
  nslide_list list = list_scene_alone();
  for (int n = 0; n < o->reals && o->subject != SUBJECT_NONE; n++) {
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
      storage_prepare(&s);
      arguments a = operation_arguments(o, o->subject == SUBJECT_LIST ? list : c, &s);
      a.d[n] = wrong[i];
      check(o->call(&a) != NSLIDE_OK);
    }
  }
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

int main(int count, char **arguments) {
  check_forked(60, 20, second_steps);
  check_forked(128, 20, nothing);
  check_forked(operation_count(), 20, refused);
  check_forked(count > 1 ? atoi(arguments[1]) : SESSIONS, 20, session);
  return check_summary("floating-point exceptions");
}
