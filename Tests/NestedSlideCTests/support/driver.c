#include "driver.h"

#include <stdlib.h>

enum { MOST_PAGES = 7 };

static int below(driver *d, int limit) { return random_below(&d->random, limit); }
static double between(driver *d, double low, double high) { return random_between(&d->random, low, high); }
static bool now_and_then(driver *d, int one_in) { return below(d, one_in) == 0; }

driver driver_begin(int number) {
  driver d = {.random = random_begin(number), .time = SCENE_TIME};
  for (int i = 0; i < DRIVER_FINGERS; i++) d.x[i] = 195, d.y[i] = 600;
  return d;
}

driver driver_begin_sparse(int number) {
  driver d = driver_begin(number);
  d.only = UINT64_C(1) << RECORD_ADVANCE;
  for (int kinds = 2 + below(&d, 4); kinds > 0; kinds--) d.only |= UINT64_C(1) << (1 + below(&d, RECORD_NUMBERS - 1));
  /* What begins must be able to end. */
  if (d.only >> RECORD_SESSION_BEGIN & 1) d.only |= UINT64_C(1) << RECORD_SESSION_UPDATE | UINT64_C(1) << RECORD_SESSION_END;
  return d;
}

/* ------------------------------------------------------------------------------------------------------ settings */

static double some(driver *d, double automatic, double low, double high) {
  return below(d, 2) ? automatic : between(d, low, high);
}

void driver_change_config(driver *d, nslide_config *config) {
  config->physics = below(d, 4);
  config->fling_curve = below(d, 5) - 1;
  config->velocity_estimator = below(d, 5) - 1;
  config->repeated_flings = below(d, 3);
  config->wheel_glide = below(d, 3);
  config->wheel_latch = below(d, 2);
  config->chain_top = below(d, 3);
  config->chain_bottom = below(d, 3);
  config->chain_start = below(d, 3);
  config->chain_end = below(d, 3);
  config->page_always_stop = below(d, 2);
  config->far_turns = below(d, 2);
  config->reduced_motion = now_and_then(d, 4);
  config->tap_velocity = between(d, 0, 200);
  config->mouse_slop = between(d, 0, 10);
  config->fingers = below(d, 2);
  config->resampling = below(d, 4) == 0;
  config->edge_shown = below(d, 3) == 0;
  config->page_flick_velocity = below(d, 3) * 300;
  config->header_motion = below(d, 5);
  config->seam = below(d, 3);
  config->overscroll_top = below(d, 4);
  config->overscroll_bottom = below(d, 3);
  config->bounces = below(d, 3);
  config->page_bounces = below(d, 4) != 0;
  config->page_memory = below(d, 4);
  config->short_page = below(d, 3);
  config->page_index = below(d, 2);
  config->swipe_area = below(d, 2);
  config->right_to_left = below(d, 2);
  config->header_stretch = below(d, 2);
  config->endless = below(d, 3) == 0;
  config->header_snap = below(d, 3);
  config->scroll_to_top = below(d, 2);
  config->indicators = below(d, 3);
  config->tab_alignment = below(d, 3);
  config->tab_fill = below(d, 3);
  config->tab_min_width = below(d, 3) * 100.0;
  config->prefetch = below(d, 3);
  config->keep_alive = below(d, 4);
  config->header_height = below(d, 4) * 90.5;
  config->header_min_height = below(d, 3) * 20;
  config->header_return_height = below(d, 3) * 30;
  config->hover_height = below(d, 3) * 24;
  config->page_spacing = below(d, 2) * 12;
  config->page_width = 1 - below(d, 4) * 0.29;
  config->page_alignment = below(d, 2);
  config->refresh_height = below(d, 2) * 60;
  config->load_more_distance = below(d, 2) * 200;
  config->press_delay = below(d, 3) * 0.1;
  config->deceleration = some(d, NSLIDE_AUTO, 0.5, 12);
  config->constant_deceleration = some(d, NSLIDE_AUTO, 100, 5000);
  config->fling_friction = some(d, NSLIDE_AUTO, 0.005, 0.1);
  config->min_fling_velocity = some(d, NSLIDE_AUTO, 0, 100);
  config->max_fling_velocity = some(d, NSLIDE_AUTO, 1000, 20000);
  config->rubber_band = some(d, NSLIDE_AUTO, 0.1, 1);
  config->spring_response = some(d, NSLIDE_AUTO, 0.1, 2);
  config->spring_damping = some(d, NSLIDE_AUTO, 0.1, 2);
  /* Drawn without going on: the calls that follow stay the same. */
  config->load_pull = (d->random >> 20 & 1) * 40.0;
  config->hover_hides = (int32_t)((d->random >> 21 & 7) % 3);
  config->hover_hide_delay = (d->random >> 24 & 1) * 0.3;
}

nslide_coordinator driver_create(driver *d) {
  nslide_config config = scene_config();
  double heights[MOST_PAGES];
  driver_change_config(d, &config);
  config.lazy = below(d, 2);
  for (int i = 0; i < MOST_PAGES; i++) heights[i] = below(d, 3) ? 2500 : between(d, 0, 900);
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, below(d, MOST_PAGES), heights, &c));
  return c;
}

static nslide_status set_config(driver *d, nslide_coordinator c) {
  nslide_config config = {.struct_size = sizeof config};
  nslide_status status = nslide_get_config(c, &config);
  if (status != NSLIDE_OK) return status;
  driver_change_config(d, &config);
  return nslide_set_config(c, &config);
}

static nslide_status set_page_settings(driver *d, nslide_coordinator c) {
  nslide_page_settings settings = {.struct_size = sizeof settings};
  settings.overscroll_top = below(d, 5) - 1;
  settings.seam = below(d, 4) - 1;
  settings.short_page = below(d, 4) - 1;
  settings.scroll_to_top = below(d, 3) - 1;
  settings.indicators = below(d, 4) - 1;
  settings.refresh_height = some(d, NSLIDE_AUTO, 0, 80);
  settings.tab_width = some(d, NSLIDE_AUTO, 20, 300);
  settings.key = below(d, 9);
  settings.load_more_distance = some(d, NSLIDE_AUTO, 0, 900);
  settings.no_more = below(d, 2);
  return nslide_set_page_settings(c, below(d, MOST_PAGES), &settings);
}

/* --------------------------------------------------------------------------------------------------------- input */

static nslide_status pointer(driver *d, nslide_coordinator c) {
  int finger = now_and_then(d, 6) ? below(d, DRIVER_FINGERS) : 0;
  int action = NSLIDE_POINTER_DOWN;
  if (d->down[finger]) action = now_and_then(d, 5) ? NSLIDE_POINTER_UP : NSLIDE_POINTER_MOVE;
  if (d->down[finger] && now_and_then(d, 40)) action = NSLIDE_POINTER_CANCEL;
  if (action == NSLIDE_POINTER_MOVE) {
    bool sideways = d->random >> 20 & 1;
    d->x[finger] += sideways ? between(d, -60, 60) : between(d, -3, 3);
    d->y[finger] += sideways ? between(d, -5, 5) : between(d, -70, 70);
    d->time += between(d, 0, 0.02);
  } else if (action == NSLIDE_POINTER_DOWN) {
    d->x[finger] = between(d, 0, 390);
    d->y[finger] = between(d, 0, 844);
  }
  nslide_status status = nslide_pointer(c, action, below(d, 3), finger, d->x[finger], d->y[finger], d->time);
  if (status == NSLIDE_OK) d->down[finger] = action == NSLIDE_POINTER_DOWN || action == NSLIDE_POINTER_MOVE;
  /* It knows of the pointer what this driver does not, from before it began. */
  if (status == NSLIDE_ERROR_INVALID_STATE) d->down[finger] = false;
  return status;
}

static nslide_status wheel(driver *d, nslide_coordinator c) {
  double amount = between(d, -3, 3);
  int unit = below(d, 3), phase = now_and_then(d, 2) ? 0 : below(d, 6);
  if (unit == NSLIDE_WHEEL_PIXEL) amount *= 60;
  bool sideways = now_and_then(d, 4);
  return nslide_wheel(c, unit, phase, now_and_then(d, 8), between(d, 0, 390), between(d, 0, 844), sideways ? amount : 0,
                      sideways ? 0 : amount);
}

static nslide_status set_regions(driver *d, nslide_coordinator c) {
  nslide_region regions[3];
  int count = below(d, 4);
  for (int i = 0; i < count; i++) {
    regions[i] = (nslide_region){{between(d, 0, 300), between(d, 0, 900), between(d, 0, 200), between(d, 0, 200)},
                                 below(d, 5) - 2, 1 + below(d, 3)};
  }
  return nslide_set_regions(c, regions, count);
}

/* --------------------------------------------------------------------------------------------------------- pages */

static nslide_status set_snap_areas(driver *d, nslide_coordinator c) {
  nslide_snap_area areas[6];
  int count = below(d, 7);
  for (int i = 0; i < count; i++) {
    areas[i] = (nslide_snap_area){between(d, 0, 2500), between(d, 0, 1200), below(d, 3), now_and_then(d, 4),
                                  below(d, 4), below(d, 2) * 15, below(d, 3) * 10 - 10};
  }
  return nslide_set_snap_areas(c, below(d, MOST_PAGES), areas, count, below(d, 2), below(d, 2) * 20, below(d, 2) * 30);
}

static nslide_status set_fling_samples(driver *d, nslide_coordinator c) {
  nslide_fling_sample samples[5];
  int count = below(d, 6);
  for (int i = 0; i < count; i++) {
    double share = count > 1 ? i / (count - 1.0) : 0;
    samples[i] = (nslide_fling_sample){share, share * (2 - share)};
  }
  return nslide_set_fling_samples(c, samples, count, between(d, 50, 2000), between(d, 0, 2), between(d, 0.1, 3), between(d, 0, 1));
}

static nslide_status set_effects(driver *d, nslide_coordinator c) {
  nslide_effect effects[6];
  int count = below(d, 7);
  for (int i = 0; i < count; i++) {
    double start = 150 * i + between(d, 0, 50);
    effects[i] = (nslide_effect){i == 0 ? 1 : below(d, 7), below(d, MOST_PAGES) - 1, below(d, 2), below(d, 5),
                                 start, start + between(d, 0, 100), between(d, -1, 1), between(d, -300, 300),
                                 between(d, 0, 2500), between(d, 0, 300)};
  }
  return nslide_set_effects(c, effects, count);
}

static nslide_status set_header_parts(driver *d, nslide_coordinator c) {
  nslide_header_part parts[4];
  int count = below(d, 5);
  for (int i = 0; i < count; i++) {
    parts[i] = (nslide_header_part){.height = between(d, 0, 120), .min_height = some(d, NSLIDE_AUTO, 0, 60),
                                    .margin_top = below(d, 2) * 8, .margin_bottom = below(d, 2) * 6,
                                    .rule = below(d, 3), .snap = below(d, 3)};
  }
  return nslide_set_header_parts(c, parts, count, below(d, 2));
}

static nslide_status reload(driver *d, nslide_coordinator c, bool keyed) {
  double heights[MOST_PAGES];
  int64_t keys[MOST_PAGES];
  int first = below(d, 5), count = below(d, MOST_PAGES);
  for (int i = 0; i < MOST_PAGES; i++) heights[i] = between(d, 0, 2500), keys[i] = (first + i * 3) % MOST_PAGES + 1;
  if (keyed) return nslide_reload_keyed(c, count, keys, heights);
  return nslide_reload(c, count, below(d, 3) ? heights : NULL, below(d, 4) - 1, below(d, 2));
}

static nslide_status observe(driver *d, nslide_coordinator c, driver_result *r) {
  int32_t capacity = below(d, DRIVER_CORRECTIONS + 1);
  return nslide_observe(c, below(d, 5) - 1, between(d, -50, 700), below(d, 5), below(d, 4), capacity > 0 ? r->corrections : NULL,
                        capacity, &r->count);
}

/* --------------------------------------------------------------------------------------------------------- calls */

static nslide_status advance(driver *d, nslide_coordinator c) {
  static const double longest[] = {1 / 60.0, 1 / 60.0, 1 / 60.0, 0.1, 0.1, 0.7, 20};
  if (!now_and_then(d, 20)) d->time += between(d, 0, longest[below(d, 7)]);
  return nslide_advance(c, d->time);
}

static nslide_status frame(driver *d, nslide_coordinator c, driver_result *r) {
  nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .event_capacity = below(d, DRIVER_EVENTS)};
  buffers.events = buffers.event_capacity > 0 ? r->events : NULL;
  d->time += 1 / 120.0;
  nslide_status status = nslide_frame(c, d->time, &buffers);
  r->count = buffers.event_count;
  return status;
}

/* The drags, wheels, keys and times: what happens all the time. */
static nslide_status often(driver *d, nslide_coordinator c, driver_result *r) {
  switch (r->operation) {
    case RECORD_POINTER: return pointer(d, c);
    case RECORD_SESSION_BEGIN: return nslide_session_begin(c, below(d, 4), between(d, 0, 390), between(d, 0, 844));
    case RECORD_SESSION_UPDATE: {
      bool sideways = now_and_then(d, 4);
      return nslide_session_update(c, sideways ? between(d, -300, 300) : 0, sideways ? 0 : between(d, -400, 400),
                                   &r->consumed_x, &r->consumed_y);
    }
    case RECORD_SESSION_END: {
      bool sideways = now_and_then(d, 4);
      return nslide_session_end(c, sideways ? between(d, -2500, 2500) : 0, sideways ? 0 : between(d, -5000, 5000));
    }
    case RECORD_SESSION_CANCEL: return nslide_session_cancel(c);
    case RECORD_WHEEL: return wheel(d, c);
    case RECORD_KEY: return nslide_key(c, below(d, 9));
    default: return now_and_then(d, 2) ? frame(d, c, r) : advance(d, c);
  }
}

static nslide_status seldom(driver *d, nslide_coordinator c, driver_result *r) {
  switch (r->operation) {
    case RECORD_SET_REGIONS: return set_regions(d, c);
    case RECORD_SCROLL_TO:
      return nslide_scroll_to(c, some(d, NSLIDE_AUTO, 0, 300), some(d, NSLIDE_AUTO, 0, 2000), below(d, 2));
    case RECORD_SCROLL_TO_TOP: return nslide_scroll_to_top(c, below(d, 2));
    case RECORD_SCROLL_TO_PAGE: return nslide_scroll_to_page(c, below(d, MOST_PAGES), below(d, 2));
    case RECORD_RETARGET: return nslide_retarget(c, some(d, NSLIDE_AUTO, 0, 300), some(d, NSLIDE_AUTO, 0, 2000));
    case RECORD_REVEAL:
      return nslide_reveal(c, below(d, MOST_PAGES) - 1, between(d, 0, 2500), between(d, 0, 900), below(d, 4),
                           below(d, 2));
    case RECORD_SET_SNAP_AREAS: return set_snap_areas(d, c);
    case RECORD_SET_FLING_SAMPLES: return set_fling_samples(d, c);
    case RECORD_FOCUS_SNAP_AREA: return nslide_focus_snap_area(c, below(d, MOST_PAGES), below(d, 4));
    case RECORD_AUTOSCROLL:
      return nslide_autoscroll(c, below(d, 3), between(d, -20, 700), between(d, 0, 400), between(d, 0, 2000));
    case RECORD_DRAG_THUMB: return nslide_drag_thumb(c, below(d, 3), below(d, 3), between(d, 0, 1));
    case RECORD_SET_EFFECTS: return set_effects(d, c);
    case RECORD_SET_HEADER_HEIGHT: return nslide_set_header_height(c, between(d, 0, 300), below(d, 2));
    case RECORD_SET_HOVER_HEIGHT: return nslide_set_hover_height(c, between(d, 0, 80), below(d, 2));
    case RECORD_SET_HEADER_PARTS: return set_header_parts(d, c);
    case RECORD_SET_PAGE_HEIGHT: return nslide_set_page_height(c, below(d, MOST_PAGES), between(d, 0, 3000));
    case RECORD_SHIFT_PAGE:
      return nslide_shift_page(c, below(d, MOST_PAGES), between(d, 0, 3000), between(d, -200, 200));
    case RECORD_RETARGET_REVEAL:
      return nslide_retarget_reveal(c, below(d, 4) - 1, between(d, -50, 2500), between(d, 0, 900), below(d, 4));
    case RECORD_SET_PAGE_SETTINGS: return set_page_settings(d, c);
    case RECORD_INSERT_PAGE: return nslide_insert_page(c, below(d, MOST_PAGES), between(d, 0, 3000));
    case RECORD_REMOVE_PAGE: return nslide_remove_page(c, below(d, MOST_PAGES));
    case RECORD_REMAKE_PAGE: return nslide_remake_page(c, below(d, MOST_PAGES) - 1);
    case RECORD_MOVE_PAGE: return nslide_move_page(c, below(d, MOST_PAGES), below(d, MOST_PAGES));
    case RECORD_RELOAD: return reload(d, c, false);
    case RECORD_RELOAD_KEYED: return reload(d, c, true);
    case RECORD_BEGIN_REFRESH: return nslide_begin_refresh(c, below(d, 4) - 1);
    case RECORD_END_REFRESH: return nslide_end_refresh(c, below(d, 4) - 1, below(d, 4));
    case RECORD_END_LOAD: return nslide_end_load(c, below(d, 4) - 1);
    case RECORD_TAP_TAB: return nslide_tap_tab(c, below(d, MOST_PAGES), below(d, 2));
    case RECORD_OBSERVE: return observe(d, c, r);
    case RECORD_POLL_CORRECTIONS:
      return nslide_poll_corrections(c, r->corrections, below(d, DRIVER_CORRECTIONS), &r->count);
    case RECORD_UNOBSERVE: return nslide_unobserve(c, below(d, 5) - 1);
    case RECORD_SET_CONFIG: return set_config(d, c);
    default: return nslide_poll_events(c, r->events, below(d, DRIVER_EVENTS), &r->count);
  }
}

static bool makes(const driver *d, int operation) { return d->only == 0 || (d->only >> operation & 1) != 0; }

driver_result driver_step(driver *d, nslide_coordinator c) {
  static const int common[] = {RECORD_ADVANCE, RECORD_ADVANCE,       RECORD_ADVANCE,     RECORD_ADVANCE,
                               RECORD_POINTER, RECORD_POINTER,       RECORD_POINTER,     RECORD_POINTER,
                               RECORD_POINTER, RECORD_SESSION_BEGIN, RECORD_SESSION_END, RECORD_SESSION_UPDATE,
                               RECORD_SESSION_UPDATE, RECORD_WHEEL,  RECORD_WHEEL,       RECORD_KEY};
  driver_result r;
  memset(&r, 0, sizeof r);
  bool is_common = below(d, 4) != 0;
  if (d->only != 0 && below(d, 4) == 0) {
    do r.operation = 1 + below(d, RECORD_NUMBERS - 1);
    while (!makes(d, r.operation) || r.operation == RECORD_STOP);
    r.status = r.operation < RECORD_SET_REGIONS ? often(d, c, &r) : seldom(d, c, &r);
  } else if (is_common) {
    r.operation = now_and_then(d, 30) ? RECORD_SESSION_CANCEL : common[below(d, 16)];
    if (!makes(d, r.operation)) r.operation = RECORD_ADVANCE;
    r.status = often(d, c, &r);
  } else {
    r.operation = RECORD_SET_REGIONS + below(d, RECORD_NUMBERS - RECORD_SET_REGIONS + 2);
    if (r.operation == RECORD_STOP || r.operation >= RECORD_NUMBERS) r.operation = RECORD_NONE;
    if (!makes(d, r.operation)) r.operation = RECORD_NONE;
    r.status = seldom(d, c, &r);
  }
  return r;
}
