/* The session of session.h. It needs nothing but the library: no C library and no operating system. */
#include "session.h"

#include "draws.h"
#include "nestedslide.h"

enum { TICKS_PER_SECOND = 1024, FINGERS = 3, EVENTS = 16 };

enum { NO_GESTURE, IN_SESSION, IN_TOUCH };

typedef struct session {
  nslide_coordinator coordinator;
  draws d;
  int64_t ticks;
  struct {
    double x, y;
  } fingers[FINGERS];
  int32_t finger;
  int gesture;
} session;

/* --------------------------------------------------------------------------------------------------------- draws */

typedef struct pair {
  double x, y;
} pair;

static pair place(session *s) {
  pair result;
  result.x = between(&s->d, 0, 390);
  result.y = between(&s->d, 0, 844);
  return result;
}

static pair amount(session *s) {
  const int sideways = draw(&s->d, 4) == 0;
  const double along = between(&s->d, -4000, 4000) / 16.0;
  const double across = between(&s->d, -100, 100) / 16.0;
  return sideways ? (pair){along, across} : (pair){across, along};
}

static double height(session *s) { return between(&s->d, 0, 160000) / 8.0; }

static double seconds(int64_t ticks) { return (double)ticks / TICKS_PER_SECOND; }

/* ---------------------------------------------------------------------------------------------------------- hash */

static void take_in_state(session *s) {
  uint64_t hash = 0;
  take_in(&s->d, (uint32_t)nslide_state_hash(s->coordinator, &hash));
  take_in_long(&s->d, hash);
}

static void take_in_events(session *s) {
  nslide_event events[EVENTS];
  int32_t count = 0;
  take_in(&s->d, (uint32_t)nslide_poll_events(s->coordinator, events, EVENTS, &count));
  take_in(&s->d, (uint32_t)count);
  for (int32_t i = 0; i < count; i++) {
    take_in(&s->d, (uint32_t)events[i].type);
    take_in(&s->d, (uint32_t)events[i].index);
  }
}

/* --------------------------------------------------------------------------------------------------------- calls */

static nslide_status first_settings(nslide_config *config) {
  const nslide_status status = nslide_config_default(config, sizeof *config);
  config->viewport_width = 390;
  config->viewport_height = 844;
  config->header_height = 240;
  config->hover_height = 48;
  config->pin_inset = 44;
  config->page_spacing = 10;
  config->refresh_height = 60;
  config->load_more_distance = 400;
  config->initial_page = 1;
  return status;
}

static nslide_status set_config(session *s) {
  static const int32_t prefetches[] = {0, 1, 2, INT32_MAX};
  static const double dampings[] = {NSLIDE_AUTO, 0.5, 1, 2};
  nslide_config config;
  first_settings(&config);
  config.physics = draw(&s->d, 4);
  config.header_motion = draw(&s->d, 5);
  config.seam = draw(&s->d, 3);
  config.overscroll_top = draw(&s->d, 4);
  config.overscroll_bottom = draw(&s->d, 3);
  config.page_memory = draw(&s->d, 4);
  config.short_page = draw(&s->d, 3);
  config.header_snap = draw(&s->d, 3);
  config.page_index = draw(&s->d, 2);
  config.right_to_left = draw(&s->d, 2);
  config.header_stretch = draw(&s->d, 2);
  config.endless = draw(&s->d, 2);
  config.prefetch = prefetches[draw(&s->d, 4)];
  config.header_min_height = between(&s->d, 0, 64);
  config.header_return_height = between(&s->d, 0, 160);
  config.spring_damping = dampings[draw(&s->d, 4)];
  config.viewport_width = 320 + 64 * draw(&s->d, 4);
  config.fling_curve = between(&s->d, -1, 3);
  config.velocity_estimator = between(&s->d, -1, 3);
  config.repeated_flings = draw(&s->d, 3);
  config.wheel_glide = draw(&s->d, 3);
  config.wheel_latch = draw(&s->d, 2);
  config.chain_top = draw(&s->d, 3);
  config.chain_bottom = draw(&s->d, 3);
  config.chain_start = draw(&s->d, 3);
  config.chain_end = draw(&s->d, 3);
  config.page_always_stop = draw(&s->d, 2);
  config.resampling = draw(&s->d, 2);
  return nslide_set_config(s->coordinator, &config);
}

static nslide_status pointer(session *s, int32_t action, int32_t finger) {
  double *const x = &s->fingers[finger].x, *const y = &s->fingers[finger].y;
  if (action == NSLIDE_POINTER_DOWN) {
    const pair at = place(s);
    *x = at.x;
    *y = at.y;
    s->finger = finger;
  } else if (action == NSLIDE_POINTER_MOVE) {
    *x += between(&s->d, -256, 256) / 16.0;
    *y += between(&s->d, -1024, 1024) / 16.0;
  } else {
    s->gesture = NO_GESTURE;
  }
  s->ticks += between(&s->d, 0, 16);
  const int32_t late = draw(&s->d, 8) == 0 ? between(&s->d, 1, 8) : 0;
  const double time = seconds(s->ticks - late);
  const nslide_status status = nslide_pointer(s->coordinator, action, NSLIDE_SOURCE_TOUCH, finger, *x, *y, time);
  if (action == NSLIDE_POINTER_DOWN && status == NSLIDE_OK) s->gesture = IN_TOUCH;
  return status;
}

static nslide_status any_pointer(session *s, int32_t action) {
  return pointer(s, action, between(&s->d, 0, FINGERS - 1));
}

static nslide_status advance(session *s) {
  s->ticks += draw(&s->d, 16) == 0 ? between(&s->d, 35, 2048) : between(&s->d, 1, 34);
  return nslide_advance(s->coordinator, seconds(s->ticks));
}

static nslide_status session_begin(session *s) {
  const int32_t source = between(&s->d, 0, 3);
  const pair at = place(s);
  const nslide_status status = nslide_session_begin(s->coordinator, source, at.x, at.y);
  if (status == NSLIDE_OK) s->gesture = IN_SESSION;
  return status;
}

static nslide_status session_update(session *s) {
  const pair by = amount(s);
  return nslide_session_update(s->coordinator, by.x, by.y, NULL, NULL);
}

static nslide_status session_end(session *s) {
  const double vx = between(&s->d, -3000, 3000), vy = between(&s->d, -6000, 6000);
  s->gesture = NO_GESTURE;
  return nslide_session_end(s->coordinator, vx, vy);
}

static nslide_status session_cancel(session *s) {
  s->gesture = NO_GESTURE;
  return nslide_session_cancel(s->coordinator);
}

static nslide_status wheel(session *s) {
  const int32_t unit = draw(&s->d, 3), phase = draw(&s->d, 5), shift = draw(&s->d, 2);
  const pair at = place(s);
  const pair by = amount(s);
  return nslide_wheel(s->coordinator, unit, phase, shift, at.x, at.y, by.x, by.y);
}

static nslide_status scroll_to(session *s) {
  const double outer = between(&s->d, -100, 400), inner = between(&s->d, -100, 4000);
  return nslide_scroll_to(s->coordinator, outer, inner, draw(&s->d, 2));
}

static nslide_status scroll_to_page(session *s) {
  const int32_t index = between(&s->d, -1, 8);
  return nslide_scroll_to_page(s->coordinator, index, draw(&s->d, 2));
}

static nslide_status set_page_height(session *s) {
  const int32_t index = between(&s->d, 0, 7);
  return nslide_set_page_height(s->coordinator, index, height(s));
}

static nslide_status set_header_height(session *s) {
  const double points = between(&s->d, 0, 400);
  return nslide_set_header_height(s->coordinator, points, draw(&s->d, 2));
}

static nslide_status set_hover_height(session *s) {
  const double points = between(&s->d, 0, 80);
  return nslide_set_hover_height(s->coordinator, points, draw(&s->d, 2));
}

static nslide_status insert_page(session *s) {
  const int32_t index = between(&s->d, 0, 4);
  return nslide_insert_page(s->coordinator, index, height(s));
}

static nslide_status move_page(session *s) {
  const int32_t from = between(&s->d, 0, 7), to = between(&s->d, 0, 7);
  return nslide_move_page(s->coordinator, from, to);
}

static nslide_status set_snap_areas(session *s) {
  const int32_t page = between(&s->d, 0, 4), count = draw(&s->d, 4);
  nslide_snap_area areas[3];
  for (int32_t i = 0; i < count; i++) {
    areas[i].start = between(&s->d, 0, 3000);
    areas[i].length = between(&s->d, 0, 900);
    areas[i].align = draw(&s->d, 3);
    areas[i].always_stop = draw(&s->d, 2);
    areas[i].key = draw(&s->d, 4);
    areas[i].margin_start = 5 * draw(&s->d, 4);
    areas[i].margin_end = -5 * draw(&s->d, 4);
  }
  const int32_t strictness = draw(&s->d, 2);
  const double start = between(&s->d, 0, 50), end = between(&s->d, 0, 50);
  return nslide_set_snap_areas(s->coordinator, page, areas, count, strictness, start, end);
}

static nslide_status reveal(session *s) {
  const int32_t page = between(&s->d, -1, 4);
  const double y = between(&s->d, -100, 4000), length = between(&s->d, 0, 1000);
  const int32_t align = draw(&s->d, 4);
  return nslide_reveal(s->coordinator, page, y, length, align, draw(&s->d, 2));
}

static nslide_status retarget(session *s) {
  const double outer = between(&s->d, -50, 300), inner = between(&s->d, 0, 2000);
  return nslide_retarget(s->coordinator, outer, inner);
}

static nslide_status set_regions(session *s) {
  const int32_t count = draw(&s->d, 3);
  nslide_region regions[2];
  for (int32_t i = 0; i < count; i++) {
    regions[i].frame.x = between(&s->d, 0, 300);
    regions[i].frame.y = between(&s->d, 0, 200);
    regions[i].frame.width = between(&s->d, 0, 200);
    regions[i].frame.height = between(&s->d, 0, 300);
    regions[i].view = between(&s->d, -2, 4);
    regions[i].axes = between(&s->d, 1, 3);
  }
  return nslide_set_regions(s->coordinator, regions, count);
}

static nslide_status rarely_called(session *s) {
  const int32_t which = draw(&s->d, 6);
  if (which == 4) return retarget(s);
  if (which == 5) return set_regions(s);
  if (which == 3) {
    const int32_t index = between(&s->d, 0, 7);
    return nslide_tap_tab(s->coordinator, index, draw(&s->d, 2));
  }
  const int32_t page = between(&s->d, -1, 1);
  if (which == 0) return nslide_begin_refresh(s->coordinator, page);
  if (which == 1) return nslide_end_refresh(s->coordinator, page, 0);
  return nslide_end_load(s->coordinator, page);
}

static nslide_status from_table(session *s) {
  const int32_t drawn = draw(&s->d, 100);
  if (drawn <= 57) return advance(s);
  if (drawn <= 63) return session_begin(s);
  if (drawn <= 64) return set_snap_areas(s);
  if (drawn <= 65) return reveal(s);
  if (drawn <= 66) return session_update(s);
  if (drawn <= 67) return session_end(s);
  if (drawn <= 68) return session_cancel(s);
  if (drawn <= 74) return any_pointer(s, NSLIDE_POINTER_DOWN);
  if (drawn <= 75) return any_pointer(s, NSLIDE_POINTER_MOVE);
  if (drawn <= 77) return any_pointer(s, NSLIDE_POINTER_UP);
  if (drawn <= 79) return any_pointer(s, NSLIDE_POINTER_CANCEL);
  if (drawn <= 83) return wheel(s);
  if (drawn <= 84) return scroll_to(s);
  if (drawn <= 85) return nslide_key(s->coordinator, draw(&s->d, 9));
  if (drawn <= 87) return scroll_to_page(s);
  if (drawn <= 88) return nslide_scroll_to_top(s->coordinator, draw(&s->d, 2));
  if (drawn <= 90) return set_page_height(s);
  if (drawn <= 91) return set_header_height(s);
  if (drawn <= 92) return set_hover_height(s);
  if (drawn <= 93) return insert_page(s);
  if (drawn <= 94) return nslide_remove_page(s->coordinator, between(&s->d, 0, 7));
  if (drawn <= 95) return move_page(s);
  if (drawn <= 97) return set_config(s);
  return rarely_called(s);
}

static nslide_status step(session *s) {
  const int32_t drawn = s->gesture == NO_GESTURE ? 7 : draw(&s->d, 8);
  if (drawn == 7) return from_table(s);
  if (drawn == 5) return advance(s);
  if (s->gesture == IN_SESSION) return drawn == 6 ? session_end(s) : session_update(s);
  return pointer(s, drawn == 6 ? NSLIDE_POINTER_UP : NSLIDE_POINTER_MOVE, s->finger);
}

static int begin(session *s) {
  static const double heights[] = {3000, 500, 12000, 844, 300};
  nslide_config config;
  s->d = draws_begin(1);
  return first_settings(&config) == NSLIDE_OK && nslide_create(&config, 5, heights, &s->coordinator) == NSLIDE_OK;
}

uint64_t session_hash(int32_t steps) {
  session s = {0};
  if (!begin(&s)) return 0;
  for (int32_t i = 0; i < steps; i++) {
    take_in(&s.d, (uint32_t)step(&s));
    take_in_events(&s);
    take_in_state(&s);
  }
  return nslide_destroy(s.coordinator) == NSLIDE_OK ? s.d.hash : 0;
}

size_t session_record(int32_t steps, void *bytes, size_t room) {
  session s = {0};
  size_t size = room;
  if (!begin(&s) || nslide_record_start(s.coordinator) != NSLIDE_OK) return 0;
  for (int32_t i = 0; i < steps; i++) {
    step(&s);
    take_in_events(&s);
  }
  if (nslide_record_stop(s.coordinator) != NSLIDE_OK) return 0;
  if (nslide_record_read(s.coordinator, bytes, room, &size) != NSLIDE_OK) return 0;
  return nslide_destroy(s.coordinator) == NSLIDE_OK && size < room ? size : 0;
}
