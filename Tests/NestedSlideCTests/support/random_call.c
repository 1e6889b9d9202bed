#include "random_call.h"

static double some_real(random_state *r, const real_argument *domain) {
  static const double bad[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308, NSLIDE_AUTO, 1e12, -1e12, -0.0, 4.9e-324, -1};
  int choice = random_below(r, 20);
  if (choice == 0) return bad[random_below(r, sizeof bad / sizeof bad[0])];
  if (choice == 1) return domain->least + (domain->most - domain->least) * random_unit(r);
  if (choice < 6) return domain->fine;
  return (random_unit(r) - 0.5) * (choice < 14 ? 800 : 6000);
}

static int64_t some_whole(random_state *r, const whole_argument *domain) {
  static const int64_t bad[] = {INT32_MIN, INT32_MAX, -1, -2, 4, 5, 100, NSLIDE_MAX_PAGES + 1};
  int choice = random_below(r, 20);
  if (choice == 0) return bad[random_below(r, sizeof bad / sizeof bad[0])];
  if (choice < 4) return domain->fine;
  return random_below(r, 4);
}

static void spoil_structs(random_state *r, storage *s) {
  if (random_below(r, 30) == 0) s->config.struct_size = (uint32_t)random_below(r, 600);
  s->config.physics = random_below(r, 4);
  s->config.fling_curve = random_below(r, 5) - 1;
  s->config.velocity_estimator = random_below(r, 5) - 1;
  s->config.repeated_flings = random_below(r, 3);
  s->config.wheel_glide = random_below(r, 3);
  s->config.wheel_latch = random_below(r, 2);
  s->config.page_always_stop = random_below(r, 2);
  s->config.bounces = random_below(r, 3);
  s->config.far_turns = random_below(r, 2);
  s->config.reduced_motion = random_below(r, 4) == 0;
  s->config.fingers = random_below(r, 2);
  s->config.resampling = random_below(r, 4) == 0;
  s->config.edge_shown = random_below(r, 3) == 0;
  s->config.page_flick_velocity = random_below(r, 3) * 300;
  s->config.chain_top = random_below(r, 3);
  s->config.chain_bottom = random_below(r, 3);
  s->config.chain_start = random_below(r, 3);
  s->config.chain_end = random_below(r, 3);
  s->config.press_delay = random_below(r, 3) * 0.1;
  s->config.header_height = random_below(r, 3) * 150;
  s->config.hover_height = random_below(r, 3) * 40;
  s->config.header_motion = random_below(r, 5);
  s->config.header_stretch = random_below(r, 2);
  s->config.page_memory = random_below(r, 4);
  s->config.short_page = random_below(r, 3);
  s->config.seam = random_below(r, 3);
  s->config.overscroll_top = random_below(r, 4);
  s->config.overscroll_bottom = random_below(r, 3);
  s->config.page_index = random_below(r, 2);
  s->config.right_to_left = random_below(r, 2);
  s->config.prefetch = random_below(r, 3);
  s->config.keep_alive = random_below(r, 4);
  s->config.page_spacing = random_below(r, 2) * 20;
  s->config.page_width = random_below(r, 2) ? 1 : 0.1 + random_below(r, 3) * 0.3;
  s->config.page_alignment = random_below(r, 2);
  s->config.header_snap = random_below(r, 3);
  s->config.indicators = random_below(r, 3);
  s->config.tab_alignment = random_below(r, 3);
  s->config.tab_fill = random_below(r, 3);
  s->config.tab_min_width = random_below(r, 3) * 100;
  s->config.tab_spacing = random_below(r, 2) * 10;
  s->config.endless = random_below(r, 4) == 0;
  s->config.refresh_height = random_below(r, 2) * 60;
  s->config.load_more_distance = random_below(r, 2) * 200;
  s->config.indicator_width = random_below(r, 2) * 30;
  s->config.viewport_width = random_below(r, 6) == 0 ? 0 : 200 + 200 * random_below(r, 2);
  s->config.viewport_height = random_below(r, 6) == 0 ? 0 : 400 + 200 * random_below(r, 3);
  s->settings.overscroll_top = random_below(r, 5) - 1;
  s->settings.seam = random_below(r, 4) - 1;
  s->settings.short_page = random_below(r, 4) - 1;
  s->settings.indicators = random_below(r, 4) - 1;
  if (random_below(r, 3) == 0) s->settings.refresh_height = random_below(r, 3) * 40;
  if (random_below(r, 3) == 0) s->settings.tab_width = random_below(r, 3) * 90;
  s->settings.key = random_below(r, 6);
  if (random_below(r, 3) == 0) s->settings.load_more_distance = random_below(r, 3) * 200;
  s->settings.no_more = random_below(r, 4) == 0;
  if (random_below(r, 40) == 0) s->frame.page_capacity = random_below(r, 4) - 1;
  if (random_below(r, 20) == 0) s->frame.event_capacity = random_below(r, 4) - 1;
  s->config.load_pull = random_below(r, 3) * 40;
  s->config.hover_hides = random_below(r, 3);
  s->config.hover_hide_delay = random_below(r, 3) * 0.2;
  if (random_below(r, 8) == 0) s->frame.snapshot = NULL;
  if (random_below(r, 8) == 0) s->frame.pages = NULL;
  if (random_below(r, 8) == 0) s->frame.events = NULL, s->frame.event_capacity = 0;
}

static void spoil_list_structs(random_state *r, storage *s) {
  nslide_list_config *c = &s->list_config;
  nslide_section *section = &s->section;
  if (random_below(r, 30) == 0) c->struct_size = (uint32_t)random_below(r, 100);
  if (random_below(r, 30) == 0) section->struct_size = (uint32_t)random_below(r, 200);
  c->anchor = random_below(r, 3);
  c->stick_to_end = random_below(r, 4) == 0;
  c->right_to_left = random_below(r, 2);
  c->minimum_height = random_below(r, 3) == 0 ? 900 * random_unit(r) : 0;
  c->overlap = random_below(r, 3) == 0 ? 100 * random_unit(r) : 0;
  c->width = random_below(r, 6) == 0 ? 0 : 500 * random_unit(r);
  c->height = random_below(r, 6) == 0 ? 0 : 900 * random_unit(r);
  section->layout = random_below(r, 3);
  section->columns = random_below(r, 6);
  section->sticky_header = random_below(r, 2);
  section->sticky_footer = random_below(r, 2);
  section->estimated = random_below(r, 2);
  section->min_item_width = random_below(r, 2) * 150 * random_unit(r);
  section->header_height = random_below(r, 2) * 60 * random_unit(r);
  section->footer_height = random_below(r, 2) * 60 * random_unit(r);
  section->insets.top = random_below(r, 2) * 20;
  section->insets.left = random_below(r, 2) * 200 * random_unit(r);
  section->insets.right = random_below(r, 2) * 200 * random_unit(r);
  section->insets.bottom = random_below(r, 2) * 15;
  section->item_spacing = random_below(r, 2) * 10;
  section->line_spacing = random_below(r, 2) * 12;
  section->item_height = random_below(r, 5) == 0 ? 0 : 90 * random_unit(r);
  for (int i = 0; i < ROOM_FOR_ITEMS; i++) {
    s->item_heights[i] = random_below(r, 5) == 0 ? NSLIDE_AUTO : random_below(r, 6) == 0 ? 0 : 150 * random_unit(r);
  }
  if (random_below(r, 40) == 0) s->item_heights[random_below(r, 4)] = random_below(r, 2) ? NAN : -1;
}

arguments random_call(random_state *r, const operation *o, uint64_t handle, storage *s, double *time) {
  storage_prepare(s);
  spoil_structs(r, s);
  spoil_list_structs(r, s);
  arguments a = operation_arguments(o, handle, s);
  for (int n = 0; n < o->reals; n++) a.d[n] = some_real(r, &o->real[n]);
  for (int n = 0; n < o->wholes; n++) a.i[n] = some_whole(r, &o->whole[n]);
  const real_argument *last = &o->real[o->reals > 0 ? o->reals - 1 : 0];
  bool timed = o->reals > 0 && last->most == NSLIDE_MAX_TIME && last->fine == SCENE_TIME;
  if (timed && random_below(r, 20) != 0) a.d[o->reals - 1] = *time += random_unit(r) * 0.1;
  int pointers = o->pointers != NULL ? (int)strlen(o->pointers) : 0;
  for (int n = 0; n < pointers; n++) {
    if (a.i[0] <= pointer_room(o->pointers[n])) continue;
    a.p[n] = NULL;
    if (o->pointers[n] == POINTER_ITEM_HEIGHTS_OR_NULL && a.i[0] < NSLIDE_MAX_ITEMS) a.i[0] %= 10000;
  }
  if (pointers > 0 && random_below(r, 40) == 0) a.p[random_below(r, pointers)] = NULL;
  return a;
}
