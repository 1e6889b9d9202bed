#include "scene.h"

#include <stddef.h>

nslide_config scene_config(void) {
  nslide_config config;
  check_ok(nslide_config_default(&config, sizeof config));
  config.header_height = 220;
  config.hover_height = 48;
  return config;
}

static nslide_coordinator create(int32_t pages) {
  static const double heights[SCENE_PAGES] = {2000, 2000, 2000};
  nslide_config config = scene_config();
  nslide_coordinator coordinator = 0;
  check_ok(nslide_create(&config, pages, heights, &coordinator));
  return coordinator;
}

nslide_coordinator scene_rest(void) { return create(SCENE_PAGES); }

static nslide_coordinator scene_no_pages(void) { return create(0); }

static nslide_coordinator scene_pinned(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_scroll_to(c, 220, 300, 0));
  return c;
}

static nslide_coordinator scene_session(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, 100, NULL, NULL));
  return c;
}

static nslide_coordinator scene_pulled(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, -150, NULL, NULL));
  return c;
}

static nslide_coordinator scene_pointer_down(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.1));
  return c;
}

static nslide_coordinator scene_pointer_drag(void) {
  nslide_coordinator c = scene_pointer_down();
  for (int i = 1; i <= 5; i++) check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 600 - 20 * i, 0.1 + 0.01 * i));
  return c;
}

/* It has just been let go: its goal can still be changed. */
static nslide_coordinator scene_thrown(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_end(c, 0, 1500));
  return c;
}

static nslide_coordinator scene_fling(void) {
  nslide_coordinator c = scene_thrown();
  check_ok(nslide_advance(c, 0.1));
  return c;
}

static nslide_coordinator scene_bounce(void) {
  nslide_coordinator c = scene_pulled();
  check_ok(nslide_session_end(c, 0, 0));
  check_ok(nslide_advance(c, 0.05));
  return c;
}

static nslide_coordinator scene_paging(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 120, 0, NULL, NULL));
  check_ok(nslide_session_end(c, 900, 0));
  check_ok(nslide_advance(c, 0.05));
  return c;
}

static nslide_coordinator scene_animating(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_scroll_to(c, 220, 400, 1));
  check_ok(nslide_advance(c, 0.1));
  return c;
}

static nslide_coordinator scene_refreshing(void) {
  static const double heights[SCENE_PAGES] = {2000, 2000, 2000};
  nslide_config config = scene_config();
  config.refresh_height = 60;
  config.load_more_distance = 300;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, SCENE_PAGES, heights, &c));
  check_ok(nslide_begin_refresh(c, NSLIDE_NO_PAGE));
  check_ok(nslide_advance(c, 0.2));
  return c;
}

static nslide_coordinator scene_resizing(void) {
  nslide_coordinator c = scene_pinned();
  check_ok(nslide_set_header_height(c, 320, 1));
  check_ok(nslide_set_hover_height(c, 20, 1));
  check_ok(nslide_advance(c, 0.1));
  return c;
}

static nslide_coordinator scene_parts(void) {
  static const nslide_header_part parts[3] = {
      {.height = 100, .min_height = NSLIDE_AUTO, .rule = NSLIDE_PART_AWAY, .snap = NSLIDE_PART_SNAPS},
      {.height = 60, .min_height = 40, .margin_top = 8, .rule = NSLIDE_PART_STAYS},
      {.height = 50, .min_height = NSLIDE_AUTO, .margin_bottom = 4, .rule = NSLIDE_PART_RETURNS}};
  nslide_coordinator c = scene_rest();
  check_ok(nslide_set_header_parts(c, parts, 3, 0));
  check_ok(nslide_scroll_to(c, 70, NSLIDE_AUTO, 0));
  return c;
}

static nslide_coordinator scene_observed(void) {
  nslide_coordinator c = scene_rest();
  int32_t count = 0;
  check_ok(nslide_observe(c, NSLIDE_VIEW_OUTER, 230, NSLIDE_MOVED_BY_INERTIA, 0, NULL, 0, &count));
  check_ok(nslide_observe(c, 1, 90, NSLIDE_MOVED_BY_PROGRAM, 0, NULL, 0, &count));
  return c;
}

/* Inside another one, which lives as long as the program. */
static nslide_coordinator scene_linked(void) {
  static nslide_coordinator outer = 0;
  if (outer == 0) outer = scene_rest();
  nslide_coordinator c = scene_rest();
  check_ok(nslide_link(c, outer, NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL));
  return c;
}

static nslide_coordinator scene_endless(void) {
  static const double heights[SCENE_PAGES] = {2000, 2000, 2000};
  nslide_config config = scene_config();
  config.endless = 1;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, SCENE_PAGES, heights, &c));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, -120, 0, NULL, NULL));
  check_ok(nslide_session_end(c, -900, 0));
  check_ok(nslide_advance(c, 0.05));
  return c;
}

/* Thrown against an end that does not give. */
static nslide_coordinator scene_android(void) {
  static const double heights[SCENE_PAGES] = {2000, 2000, 2000};
  nslide_config config = scene_config();
  config.physics = NSLIDE_PHYSICS_ANDROID;
  config.repeated_flings = NSLIDE_REPEAT_ADD;
  config.wheel_latch = 1;
  nslide_coordinator c = 0;
  check_ok(nslide_create(&config, SCENE_PAGES, heights, &c));
  check_ok(nslide_pointer(c, NSLIDE_POINTER_DOWN, NSLIDE_SOURCE_TOUCH, 1, 195, 600, 0.1));
  for (int i = 1; i <= 5; i++) check_ok(nslide_pointer(c, NSLIDE_POINTER_MOVE, NSLIDE_SOURCE_TOUCH, 1, 195, 600 - 30 * i, 0.1 + 0.01 * i));
  check_ok(nslide_pointer(c, NSLIDE_POINTER_UP, NSLIDE_SOURCE_TOUCH, 1, 195, 450, 0.16));
  check_ok(nslide_advance(c, 0.2));
  return c;
}

static nslide_coordinator scene_wheeled(void) {
  nslide_coordinator c = scene_pinned();
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_BEGAN, 0, 195, 600, 0, 20));
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_CHANGED, 0, 195, 600, 0, 30));
  return c;
}

static nslide_coordinator scene_gliding(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_wheel(c, NSLIDE_WHEEL_NOTCH, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 600, 0, 3));
  check_ok(nslide_advance(c, 0.05));
  return c;
}

/* At rest on one area, on its way to another, where the host claims some of the page and of the header. */
static nslide_coordinator scene_snapping(void) {
  static const nslide_snap_area areas[4] = {{0, 300, NSLIDE_ALIGN_START, 0, 0, 0, 0},
                                            {300, 300, NSLIDE_ALIGN_CENTER, 1, 0, 0, 0},
                                            {600, 300, NSLIDE_ALIGN_START, 0, 0, 0, 0},
                                            {900, 1000, NSLIDE_ALIGN_END, 0, 0, 0, 0}};
  static const nslide_region regions[3] = {
      {{0, 0, 390, 100}, NSLIDE_REGION_HEADER, NSLIDE_AXIS_HORIZONTAL},
      {{320, 700, 56, 56}, NSLIDE_REGION_VIEWPORT, NSLIDE_AXIS_VERTICAL},
      {{0, 700, 390, 100}, 0, NSLIDE_AXIS_VERTICAL | NSLIDE_AXIS_HORIZONTAL}};
  nslide_coordinator c = scene_pinned();
  check_ok(nslide_set_snap_areas(c, 0, areas, 4, NSLIDE_SNAP_AREAS_MANDATORY, 10, 20));
  check_ok(nslide_set_regions(c, regions, 3));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 300));
  check_ok(nslide_session_end(c, 0, 600));
  check_ok(nslide_advance(c, 0.1));
  return c;
}

/* What is to be shown lies on a page that is still turned to. */
static nslide_coordinator scene_revealing(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_reveal(c, 1, 1200, 60, NSLIDE_ALIGN_CENTER, 1));
  check_ok(nslide_advance(c, 0.05));
  return c;
}

static nslide_coordinator scene_recorded(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_record_start(c));
  check_ok(nslide_scroll_to(c, 50, 0, 1));
  check_ok(nslide_advance(c, 0.1));
  return c;
}

const scene scenes[] = {
    {"at rest", scene_rest},         {"pinned", scene_pinned},
    {"in a session", scene_session}, {"pulled down", scene_pulled},
    {"pointer down", scene_pointer_down}, {"pointer dragging", scene_pointer_drag},
    {"in a fling", scene_fling},     {"in a bounce", scene_bounce},
    {"turning a page", scene_paging}, {"animating", scene_animating},
    {"without pages", scene_no_pages}, {"refreshing", scene_refreshing},
    {"resizing", scene_resizing}, {"with header parts", scene_parts},
    {"observed", scene_observed}, {"inside another", scene_linked},
    {"endless", scene_endless}, {"just thrown", scene_thrown},
    {"with android's physics", scene_android}, {"in a trackpad's gesture", scene_wheeled},
    {"gliding", scene_gliding}, {"snapping to an area", scene_snapping},
    {"revealing", scene_revealing}, {"recorded", scene_recorded},
};
const int scene_count = sizeof scenes / sizeof scenes[0];

bool scene_moves_as(const nslide_motion *m, const nslide_snapshot *s) {
  return m->phase == s->phase && m->needs_frame == s->needs_frame && m->time == s->time && m->outer == s->outer &&
         m->inner == s->inner && m->path == s->path && m->overscroll == s->overscroll && m->collapse == s->collapse &&
         m->velocity_x == s->velocity_x && m->velocity_y == s->velocity_y && m->page_position == s->page_position &&
         m->header_y == s->header.y && m->header_height == s->header.height && m->hover_y == s->hover.y &&
         m->pager_y == s->pager.y && m->tab_offset == s->tab_offset && m->indicator_x == s->tab_indicator.x &&
         m->indicator_width == s->tab_indicator.width;
}

bool scene_read(nslide_coordinator c, scene_state *state) {
  memset(state, 0, sizeof *state);
  state->snapshot.struct_size = sizeof state->snapshot;
  state->config.struct_size = sizeof state->config;
  bool ok = nslide_get_snapshot(c, &state->snapshot) == NSLIDE_OK && nslide_get_config(c, &state->config) == NSLIDE_OK;
  for (int32_t i = 0; i < state->snapshot.page_count && i < SCENE_PAGE_ROOM; i++) {
    state->settings[i].struct_size = sizeof state->settings[i];
    ok = ok && nslide_get_page(c, i, &state->pages[i]) == NSLIDE_OK;
    ok = ok && nslide_get_page_settings(c, i, &state->settings[i]) == NSLIDE_OK;
  }
  ok = ok && nslide_get_edge(c, &state->edge) == NSLIDE_OK && nslide_state_hash(c, &state->hash) == NSLIDE_OK;
  nslide_status live = nslide_get_live_pages(c, state->live, SCENE_PAGE_ROOM, &state->live_count);
  return ok && (live == NSLIDE_OK || live == NSLIDE_ERROR_BUFFER_TOO_SMALL);
}

const char *scene_difference(const scene_state *a, const scene_state *b) {
  if (memcmp(&a->snapshot, &b->snapshot, sizeof a->snapshot) != 0) return "snapshot";
  if (memcmp(&a->config, &b->config, sizeof a->config) != 0) return "config";
  if (memcmp(a->pages, b->pages, sizeof a->pages) != 0) return "pages";
  if (memcmp(a->settings, b->settings, sizeof a->settings) != 0) return "page settings";
  if (memcmp(a->live, b->live, sizeof a->live) != 0 || a->live_count != b->live_count) return "live pages";
  if (memcmp(&a->edge, &b->edge, sizeof a->edge) != 0) return "edge";
  if (a->hash != b->hash) return "state hash";
  return NULL;
}

static bool within(int32_t value, int32_t least, int32_t most) { return value >= least && value <= most; }

void scene_check_sane(nslide_coordinator coordinator) {
  nslide_snapshot s = {.struct_size = sizeof s};
  if (!check_ok(nslide_get_snapshot(coordinator, &s))) return;
  /* From `time` to `page_goal` the snapshot is doubles only. */
  const double *numbers = &s.time;
  size_t count = (offsetof(nslide_snapshot, page_goal) - offsetof(nslide_snapshot, time)) / sizeof(double);
  for (size_t i = 0; i < count; i++) {
    if (!isfinite(numbers[i])) check_that(false, "number %zu after snapshot.time is %g", i, numbers[i]);
  }
  check_that(within(s.phase, NSLIDE_PHASE_IDLE, NSLIDE_PHASE_ANIMATING), "phase is %d", s.phase);
  check_that(within(s.collapse_state, NSLIDE_EXPANDED, NSLIDE_PINNED), "collapse_state is %d", s.collapse_state);
  check_that(within(s.at_rest, 0, 1) && within(s.needs_frame, 0, 1), "at_rest %d, needs_frame %d", s.at_rest,
             s.needs_frame);
  check_that(within(s.touch, NSLIDE_TOUCH_NONE, NSLIDE_TOUCH_TAPPED), "touch is %d", s.touch);
  check_that(within(s.can_retarget, 0, 1), "can_retarget is %d", s.can_retarget);
  check_that(within(s.page_count, 0, NSLIDE_MAX_PAGES), "page_count is %d", s.page_count);
  check_that(s.page_count == 0 ? s.page_index == -1 : within(s.page_index, 0, s.page_count - 1),
             "page_index is %d of %d", s.page_index, s.page_count);
  check_that(within(s.page_goal, s.page_count == 0 ? -1 : 0, s.page_count - 1), "page_goal is %d of %d", s.page_goal,
             s.page_count);
  check_that(within(s.direction, NSLIDE_DIRECTION_NONE, NSLIDE_DIRECTION_RIGHT), "direction is %d", s.direction);
  check_that(within(s.visible_pages, 0, NSLIDE_MAX_VISIBLE_PAGES), "visible_pages is %d", s.visible_pages);
  check_that(s.collapse >= 0 && s.collapse <= 1, "collapse is %g", s.collapse);
  check_that(s.transition_progress >= 0 && s.transition_progress <= 1, "progress is %g", s.transition_progress);
  check_that(s.range >= 0 && s.max_outer >= 0 && s.max_inner >= 0, "range %g, max_outer %g, max_inner %g", s.range,
             s.max_outer, s.max_inner);
  nslide_edge e = {NAN, NAN, NAN, NAN, NAN, NAN};
  check_ok(nslide_get_edge(coordinator, &e));
  /* A page turn ends on its page: only the path's end absorbs a velocity. */
  nslide_config config = {.struct_size = sizeof config};
  check_ok(nslide_get_config(coordinator, &config));
  double across = config.axis == NSLIDE_PATH_AXIS_HORIZONTAL ? e.velocity_y : e.velocity_x;
  check_that(isfinite(e.pull_x) && isfinite(e.pull_y) && isfinite(e.velocity_x) && isfinite(e.velocity_y) && across == 0 &&
                 isfinite(e.shown_x) && isfinite(e.shown_y),
             "the edge was given %g %g %g %g", e.pull_x, e.pull_y, e.velocity_x, e.velocity_y);
  nslide_page pages[NSLIDE_MAX_VISIBLE_PAGES];
  int32_t shown = -1;
  if (!check_ok(nslide_get_pages(coordinator, pages, NSLIDE_MAX_VISIBLE_PAGES, &shown))) return;
  check_int(shown, s.visible_pages);
  for (int32_t i = 0; i < shown && i < NSLIDE_MAX_VISIBLE_PAGES; i++) {
    check_that(isfinite(pages[i].offset) && isfinite(pages[i].max_offset) && isfinite(pages[i].frame.x) &&
                   isfinite(pages[i].frame.y) && isfinite(pages[i].frame.width) && isfinite(pages[i].frame.height),
               "page %d is not finite", pages[i].index);
  }
}

void scene_exercise(nslide_coordinator c) {
  nslide_snapshot s = {.struct_size = sizeof s};
  scene_check_sane(c);
  check_ok(nslide_get_snapshot(c, &s));
  double time = s.time;
  nslide_session_cancel(c);
  nslide_pointer(c, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, 1, 0, 0, time);
  nslide_session_begin(c, NSLIDE_SOURCE_MOUSE, 195, 700);
  nslide_session_update(c, 0, 333.3, NULL, NULL);
  nslide_session_update(c, 0, -1000, NULL, NULL);
  scene_check_sane(c);
  nslide_session_end(c, 0, 2500);
  for (int i = 0; i < 4; i++) {
    time += 0.15;
    nslide_advance(c, time);
    scene_check_sane(c);
  }
  nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 700);
  nslide_session_update(c, 200, 0, NULL, NULL);
  nslide_session_end(c, 800, 0);
  nslide_advance(c, time + 0.1);
  scene_check_sane(c);
  nslide_wheel(c, NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 700, 0, 55.5);
  nslide_wheel(c, NSLIDE_WHEEL_NOTCH, NSLIDE_WHEEL_PHASE_NONE, 0, 195, 700, 0, -2);
  nslide_key(c, NSLIDE_KEY_PAGE_DOWN);
  nslide_advance(c, time + 0.2);
  scene_check_sane(c);
  nslide_event events[16];
  int32_t count = 0;
  for (int i = 0; i < 8; i++) check_ok(nslide_poll_events(c, events, 16, &count));
  nslide_advance(c, time + 1000);
  scene_check_sane(c);
}
