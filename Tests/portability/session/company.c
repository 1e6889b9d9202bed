/* The company of company.h. It needs nothing but the library: no C library and no operating system. */
#include "company.h"

#include "draws.h"
#include "nestedslide.h"

enum { OUTER, INNER, WATCHED, COUNT };
enum { LISTS = 2, ROOM = 24, CHANGES = 200, MOST_BYTES = 1 << 16 };

typedef struct company {
  draws d;
  nslide_coordinator slides[COUNT];
  nslide_list lists[LISTS];
  int64_t ticks;
  double finger, place[3];
  int is_down;
} company;

static const int32_t owner[LISTS] = {INNER, OUTER};
static unsigned char bytes[MOST_BYTES];

static double points(company *c, int32_t low, int32_t high) { return between(&c->d, low * 8, high * 8) / 8.0; }

static double now(const company *c) { return (double)c->ticks / 1024; }

static int32_t section(company *c) { return between(&c->d, -1, 3); }

static int32_t item(company *c) { return between(&c->d, -1, 40); }

/* ------------------------------------------------------------------------------------------------------- settings */

static void configure(company *c, nslide_config *config) {
  nslide_config_default(config, sizeof *config);
  config->viewport_width = 390;
  config->viewport_height = 800;
  config->header_height = points(c, 0, 320);
  config->hover_height = 44;
  config->header_snap = draw(&c->d, 3);
  config->header_motion = draw(&c->d, 5);
  config->page_memory = draw(&c->d, 4);
  config->short_page = draw(&c->d, 3);
  config->refresh_height = 60;
  config->load_more_distance = 200;
  config->physics = draw(&c->d, 6);
  config->hover_hides = draw(&c->d, 3);
  config->wheel_latch = draw(&c->d, 2);
  config->bounces = draw(&c->d, 3);
  config->reduced_motion = draw(&c->d, 8) == 0;
}

static nslide_status configure_list(company *c, nslide_list list) {
  nslide_list_config config;
  nslide_list_config_default(&config, sizeof config);
  config.anchor = draw(&c->d, 3);
  config.stick_to_end = draw(&c->d, 2);
  config.grows = draw(&c->d, 2);
  config.snap = draw(&c->d, 3);
  config.snap_every = draw(&c->d, 4);
  config.snap_strictness = draw(&c->d, 2);
  config.snap_always_stop = draw(&c->d, 2);
  config.overlap = 10 * draw(&c->d, 4);
  return nslide_list_set_config(list, &config);
}

static nslide_section any_section(company *c) {
  nslide_section made;
  nslide_section_default(&made, sizeof made);
  made.layout = draw(&c->d, 3);
  made.columns = between(&c->d, 0, 4);
  made.min_item_width = 90;
  made.sticky_header = draw(&c->d, 2);
  made.sticky_footer = draw(&c->d, 2);
  made.estimated = draw(&c->d, 2);
  made.header_height = 24 * draw(&c->d, 2);
  made.footer_height = 16 * draw(&c->d, 2);
  made.item_spacing = made.line_spacing = 4 * draw(&c->d, 3);
  made.item_height = points(c, 10, 120);
  return made;
}

static const double *heights(company *c, int32_t count, double *room) {
  for (int32_t i = 0; i < count; i++) room[i] = points(c, 0, 200);
  return draw(&c->d, 3) == 0 ? 0 : room;
}

/* ---------------------------------------------------------------------------------------------------------- lists */

static nslide_status edit(company *c) {
  nslide_list list = c->lists[draw(&c->d, LISTS)];
  double room[ROOM];
  const int32_t which = draw(&c->d, 14), at = section(c), row = item(c), count = draw(&c->d, ROOM);
  const int32_t other = section(c), target = item(c), align = draw(&c->d, 4), animated = draw(&c->d, 2);
  switch (which) {
    case 0:
    case 1:
    case 2: return nslide_list_insert_items(list, at, row, count, heights(c, count, room));
    case 3:
    case 4: return nslide_list_remove_items(list, at, row, draw(&c->d, 8));
    case 5: return nslide_list_move_item(list, at, row, other, target);
    case 6:
    case 7: heights(c, count, room); return nslide_list_set_heights(list, at, row, count, room);
    case 8: return nslide_list_set_anchor(list, at, row);
    case 9: return configure_list(c, list);
    case 10: return nslide_list_scroll_to(list, at, row, align, animated);
    case 11: return nslide_list_move_section(list, at, other);
    case 12: return nslide_list_remove_sections(list, at, draw(&c->d, 2));
    default: break;
  }
  const nslide_section made = any_section(c);
  if (animated) return nslide_list_set_section(list, at, &made);
  return nslide_list_insert_section(list, at, &made, count, heights(c, count, room));
}

/* What a host is told of the rows that come and go. */
static void take_in_rows(company *c) {
  for (int32_t i = 0; i < LISTS; i++) {
    nslide_item_change changes[CHANGES];
    int32_t count = 0;
    const nslide_status status = nslide_list_update(c->lists[i], 0, 50 * draw(&c->d, 2), changes, CHANGES, &count);
    take_in(&c->d, (uint32_t)status);
    /* Where there is no room nothing is written. */
    for (int32_t k = 0; k < count && status == NSLIDE_OK; k++) {
      take_in(&c->d, (uint32_t)changes[k].kind);
      take_in(&c->d, (uint32_t)changes[k].slot);
      take_in(&c->d, (uint32_t)changes[k].item);
    }
  }
}

static nslide_status attach(company *c, int32_t which) {
  return nslide_list_attach(c->lists[which], c->slides[owner[which]], 0);
}

/* --------------------------------------------------------------------------------------------------------- slides */

static nslide_status relink(company *c) {
  int32_t axes = NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL;
  if (draw(&c->d, 2)) axes |= NSLIDE_LINK_HEADER_FIRST;
  if (draw(&c->d, 2)) axes |= NSLIDE_LINK_LATCHED;
  return nslide_link(c->slides[INNER], c->slides[OUTER], axes);
}

/* Saves one, and goes on with what is made of its bytes. */
static nslide_status restore(company *c) {
  const int32_t which = draw(&c->d, COUNT);
  size_t size = 0;
  nslide_status status = nslide_save(c->slides[which], bytes, MOST_BYTES, &size);
  nslide_coordinator made = 0;
  if (status == NSLIDE_OK) status = nslide_restore(bytes, size, &made);
  if (status != NSLIDE_OK) return status;
  nslide_destroy(c->slides[which]);
  c->slides[which] = made;
  for (int32_t i = 0; i < LISTS; i++) {
    if (owner[i] == which) take_in(&c->d, (uint32_t)attach(c, i));
  }
  if (which == INNER) c->is_down = 0;
  return which == WATCHED ? status : relink(c);
}

static nslide_status advance(company *c) {
  c->ticks += draw(&c->d, 12) == 0 ? between(&c->d, 35, 1024) : between(&c->d, 1, 34);
  nslide_status status = NSLIDE_OK;
  /* One inside goes before the one around it. */
  for (int32_t i = COUNT - 1; i >= 0; i--) {
    const nslide_status given = nslide_advance(c->slides[i], now(c));
    if (given != NSLIDE_OK) status = given;
  }
  take_in_rows(c);
  return status;
}

static nslide_status pointer(company *c, int32_t action) {
  if (action == NSLIDE_POINTER_DOWN) c->finger = points(c, 100, 700);
  if (action == NSLIDE_POINTER_MOVE) c->finger += points(c, -80, 80);
  const int32_t late = draw(&c->d, 8) == 0 ? 3 : 0;
  const double time = (double)(c->ticks - late) / 1024;
  const nslide_status status =
      nslide_pointer(c->slides[INNER], action, NSLIDE_SOURCE_TOUCH, 1, 195, c->finger, time);
  if (status == NSLIDE_OK) c->is_down = action == NSLIDE_POINTER_DOWN || action == NSLIDE_POINTER_MOVE;
  return status;
}

static nslide_status observe(company *c) {
  nslide_correction corrections[4];
  int32_t count = 0;
  const int32_t view = between(&c->d, -1, 1);
  c->place[view + 1] += points(c, -60, 80);
  const nslide_status status =
      nslide_observe(c->slides[WATCHED], view, c->place[view + 1], draw(&c->d, 4), 0, corrections, 4, &count);
  for (int32_t i = 0; i < count && i < 4; i++) {
    const int32_t corrected = corrections[i].view;
    if (corrected >= -1 && corrected <= 1) c->place[corrected + 1] = corrections[i].offset;
    take_in(&c->d, (uint32_t)corrected);
  }
  return status;
}

static nslide_status edit_pages(company *c) {
  nslide_coordinator slide = c->slides[draw(&c->d, COUNT)];
  const int32_t page = between(&c->d, 0, 5);
  const double height = points(c, 0, 3000);
  switch (draw(&c->d, 8)) {
    case 0: return nslide_insert_page(slide, page, height);
    case 1: return nslide_remove_page(slide, page);
    case 2: return nslide_move_page(slide, page, between(&c->d, 0, 5));
    case 3: return nslide_set_page_height(slide, page, height);
    case 4: return nslide_shift_page(slide, page, height, points(c, -100, 100));
    case 5: return nslide_begin_refresh(slide, -1);
    case 6: return nslide_end_refresh(slide, -1, 0);
    default: return nslide_end_load(slide, -1);
  }
}

static nslide_status command(company *c) {
  nslide_coordinator slide = c->slides[draw(&c->d, 2)];
  const double outer = points(c, 0, 400), inner = points(c, 0, 3000);
  const int32_t page = between(&c->d, -1, 5), align = draw(&c->d, 4), animated = draw(&c->d, 2);
  nslide_config config;
  switch (draw(&c->d, 8)) {
    case 0: return nslide_scroll_to(slide, outer, inner, animated);
    case 1: return nslide_scroll_to_page(slide, page, animated);
    case 2: return nslide_key(slide, draw(&c->d, 9));
    case 3: return nslide_reveal(slide, page, inner, outer, align, animated);
    case 4: return nslide_set_header_height(slide, outer, animated);
    case 5: return nslide_scroll_to_top(slide, animated);
    case 6: return nslide_autoscroll(slide, draw(&c->d, 3), 2 * outer, 60, 400);
    default: configure(c, &config); return nslide_set_config(slide, &config);
  }
}

static nslide_status wheel(company *c) {
  const int32_t unit = draw(&c->d, 3), phase = draw(&c->d, 2) ? 0 : draw(&c->d, 6);
  const double most = unit == NSLIDE_UNIT_POINTS ? 60 : 2;
  const double dx = most * between(&c->d, -8, 8) / 64, dy = most * between(&c->d, -16, 16) / 16;
  const double y = points(c, 0, 800);
  return nslide_wheel(c->slides[draw(&c->d, 2)], unit, phase, 0, 195, y, dx, dy);
}

/* A time that is too early is refused, and nothing changes. */
static nslide_status go_back(company *c) {
  const double early = (double)(c->ticks - between(&c->d, 1, 2000)) / 1024;
  return nslide_advance(c->slides[draw(&c->d, COUNT)], early);
}

static nslide_status step(company *c) {
  if (c->is_down && draw(&c->d, 3)) return pointer(c, draw(&c->d, 6) ? NSLIDE_POINTER_MOVE : NSLIDE_POINTER_UP);
  const int32_t drawn = draw(&c->d, 100);
  if (drawn < 45) return advance(c);
  if (drawn < 53) return pointer(c, c->is_down ? NSLIDE_POINTER_UP : NSLIDE_POINTER_DOWN);
  if (drawn < 66) return edit(c);
  if (drawn < 74) return observe(c);
  if (drawn < 80) return wheel(c);
  if (drawn < 88) return command(c);
  if (drawn < 94) return edit_pages(c);
  if (drawn < 97) return restore(c);
  return drawn < 98 ? relink(c) : go_back(c);
}

static void take_in_all(company *c) {
  for (int32_t i = 0; i < COUNT; i++) {
    nslide_event events[16];
    int32_t count = 0;
    uint64_t hash = 0;
    nslide_poll_events(c->slides[i], events, 16, &count);
    take_in(&c->d, (uint32_t)count);
    for (int32_t k = 0; k < count; k++) {
      take_in(&c->d, (uint32_t)events[k].type);
      take_in(&c->d, (uint32_t)events[k].index);
    }
    nslide_snapshot shown;
    shown.struct_size = sizeof shown;
    take_in(&c->d, (uint32_t)nslide_get_snapshot(c->slides[i], &shown));
    union {
      double number;
      uint64_t word;
    } place = {shown.path};
    take_in_long(&c->d, place.word);
    /* The hash of the one around has the name of the one inside. */
    if (i != OUTER) take_in(&c->d, (uint32_t)nslide_state_hash(c->slides[i], &hash));
    if (i == WATCHED) take_in_long(&c->d, hash);
  }
}

static int begin(company *c) {
  static const double pages[] = {1200, 300, 5000};
  nslide_config config;
  for (int32_t i = 0; i < COUNT; i++) {
    configure(c, &config);
    if (nslide_create(&config, 3, pages, &c->slides[i]) != NSLIDE_OK) return 0;
  }
  for (int32_t i = 0; i < LISTS; i++) {
    const nslide_section made = any_section(c);
    if (nslide_list_create(0, &c->lists[i]) != NSLIDE_OK) return 0;
    if (nslide_list_insert_section(c->lists[i], 0, &made, 30, 0) != NSLIDE_OK) return 0;
    if (attach(c, i) != NSLIDE_OK) return 0;
  }
  return relink(c) == NSLIDE_OK;
}

uint64_t company_hash(int32_t steps) {
  company c = {.d = draws_begin(7)};
  if (!begin(&c)) return 0;
  for (int32_t i = 0; i < steps; i++) {
    take_in(&c.d, (uint32_t)step(&c));
    take_in_all(&c);
  }
  for (int32_t i = 0; i < LISTS; i++) {
    if (nslide_list_destroy(c.lists[i]) != NSLIDE_OK) return 0;
  }
  for (int32_t i = COUNT - 1; i >= 0; i--) {
    if (nslide_destroy(c.slides[i]) != NSLIDE_OK) return 0;
  }
  return c.d.hash;
}
