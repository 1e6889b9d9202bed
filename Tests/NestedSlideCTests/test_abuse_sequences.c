/*
 * Long random sequences of every call with fine and bad arguments mixed, the same ones in every run: nothing dies, an
 * error changes nothing, and every snapshot on the way is sane.
 */
#include <stdlib.h>

#include "support/operations.h"

enum { SEQUENCES = 2000, STEPS = 400 };

static uint64_t seed;

static uint64_t next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}

static int below(int limit) { return (int)(next() % (uint64_t)limit); }
static double unit(void) { return (double)(next() >> 11) * 0x1p-53; }

static double some_real(const real_argument *domain) {
  static const double bad[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308, NSLIDE_AUTO, 1e12, -1e12, -0.0, 4.9e-324, -1};
  int choice = below(20);
  if (choice == 0) return bad[below(sizeof bad / sizeof bad[0])];
  if (choice == 1) return domain->least + (domain->most - domain->least) * unit();
  if (choice < 6) return domain->fine;
  return (unit() - 0.5) * (choice < 14 ? 800 : 6000);
}

static int64_t some_whole(const whole_argument *domain) {
  static const int64_t bad[] = {INT32_MIN, INT32_MAX, -1, -2, 4, 5, 100, NSLIDE_MAX_PAGES + 1};
  int choice = below(20);
  if (choice == 0) return bad[below(sizeof bad / sizeof bad[0])];
  if (choice < 4) return domain->fine;
  return below(4);
}

static void spoil_structs(storage *s) {
  if (below(30) == 0) s->config.struct_size = (uint32_t)below(600);
  s->config.physics = below(4);
  s->config.fling_curve = below(5) - 1;
  s->config.velocity_estimator = below(5) - 1;
  s->config.repeated_flings = below(3);
  s->config.wheel_glide = below(3);
  s->config.wheel_latch = below(2);
  s->config.page_always_stop = below(2);
  s->config.chain_top = below(3);
  s->config.chain_bottom = below(3);
  s->config.chain_start = below(3);
  s->config.chain_end = below(3);
  s->config.press_delay = below(3) * 0.1;
  s->config.header_height = below(3) * 150;
  s->config.hover_height = below(3) * 40;
  s->config.header_motion = below(5);
  s->config.header_stretch = below(2);
  s->config.page_memory = below(4);
  s->config.short_page = below(3);
  s->config.seam = below(3);
  s->config.overscroll_top = below(4);
  s->config.overscroll_bottom = below(3);
  s->config.page_index = below(2);
  s->config.right_to_left = below(2);
  s->config.prefetch = below(3);
  s->config.keep_alive = below(4);
  s->config.page_spacing = below(2) * 20;
  s->config.header_snap = below(3);
  s->config.indicators = below(3);
  s->config.tab_alignment = below(3);
  s->config.endless = below(4) == 0;
  s->config.refresh_height = below(2) * 60;
  s->config.load_more_distance = below(2) * 200;
  s->config.indicator_width = below(2) * 30;
  s->config.viewport_width = below(6) == 0 ? 0 : 200 + 200 * below(2);
  s->config.viewport_height = below(6) == 0 ? 0 : 400 + 200 * below(3);
  s->settings.overscroll_top = below(5) - 1;
  s->settings.seam = below(4) - 1;
  s->settings.short_page = below(4) - 1;
  s->settings.indicators = below(4) - 1;
  if (below(3) == 0) s->settings.refresh_height = below(3) * 40;
  if (below(3) == 0) s->settings.tab_width = below(3) * 90;
  s->settings.key = below(6);
  if (below(40) == 0) s->frame.page_capacity = below(4) - 1;
  if (below(20) == 0) s->frame.event_capacity = below(4) - 1;
  if (below(8) == 0) s->frame.snapshot = NULL;
  if (below(8) == 0) s->frame.pages = NULL;
  if (below(8) == 0) s->frame.events = NULL, s->frame.event_capacity = 0;
}

static void one_sequence(int index) {
  static storage s, before;
  static scene_state earlier, later;
  seed = 0x9E3779B97F4A7C15u * (uint64_t)(index + 1);
  nslide_coordinator c = scenes[index % scene_count].make();
  double time = SCENE_TIME;
  for (int step = 0; step < STEPS; step++) {
    const operation *o = &operations[below(operation_count)];
    if (!o->coordinator || strcmp(o->name, "nslide_destroy") == 0) continue;
    check_case("sequence %d step %d: %s", index, step, o->name);
    storage_prepare(&s);
    spoil_structs(&s);
    arguments a = operation_arguments(o, c, &s);
    for (int n = 0; n < o->reals; n++) a.d[n] = some_real(&o->real[n]);
    for (int n = 0; n < o->wholes; n++) a.i[n] = some_whole(&o->whole[n]);
    const real_argument *last = &o->real[o->reals > 0 ? o->reals - 1 : 0];
    bool timed = o->reals > 0 && last->most == NSLIDE_MAX_TIME && last->fine == SCENE_TIME;
    if (timed && below(20) != 0) a.d[o->reals - 1] = time += unit() * 0.1;
    bool heights = o->pointers != NULL && (o->pointers[0] == POINTER_HEIGHTS || o->pointers[0] == POINTER_KEYS);
    if (heights && a.i[0] > SCENE_PAGES) a.p[0] = a.p[1] = NULL;
    if (o->pointers != NULL && o->pointers[0] != 0 && below(40) == 0) a.p[below((int)strlen(o->pointers))] = NULL;
    memcpy(&before, &s, sizeof s);
    check(scene_read(c, &earlier));
    nslide_status status = o->call(&a);
    check_that(status <= 0 && status >= -14 && (operation_statuses(o) >> -status & 1) != 0, "answers %d", (int)status);
    if (status != NSLIDE_OK) {
      if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && o->pointers[1] == POINTER_COUNT) s.count = before.count;
      if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && o->pointers[1] == POINTER_SIZE) s.size = before.size;
      check_that(memcmp(&s, &before, sizeof s) == 0, "an output was written with %s", nslide_status_name(status));
      check(scene_read(c, &later));
      const char *part = scene_difference(&earlier, &later);
      check_that(part == NULL, "%s changed with %s", part, nslide_status_name(status));
    }
    scene_check_sane(c);
  }
  check_case("sequence %d, afterwards", index);
  scene_exercise(c);
  check_ok(nslide_destroy(c));
}

/* An argument makes them as many. */
int main(int count, char **arguments) {
  check_forked(count > 1 ? atoi(arguments[1]) : SEQUENCES, 30, one_sequence);
  return check_summary("abuse by sequences");
}
