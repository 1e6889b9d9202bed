#include "generate.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

typedef struct maker {
  random_state r;
  features set;
  session *s;
  double time, pointer_time;
  int who;
  bool open;             /* a session of the host's */
  int fingers;           /* a bit each */
  double x[3], y[3];     /* of the fingers */
  bool trackpad;         /* its fingers are down */
  int depth;
} maker;

#define HAS(name) STORY_HAS(m->set, name)

static int below(maker *m, int limit) { return random_below(&m->r, limit); }
static bool one_in(maker *m, int number) { return below(m, number) == 0; }

/* Numbers that a person can read in a failure: few digits. */
static double between(maker *m, double low, double high) {
  double value = random_between(&m->r, low, high), unit = one_in(m, 2) ? 10 : 0.1;
  double near = round(value / unit) * unit;
  return near >= low && near <= high ? near : value;
}

static int either(maker *m) { return one_in(m, 2) ? 1 : -1; }

/* Random arguments are taken in the compiler's order, so that a seed's sessions are those of one compiler. */
static void put(maker *m, call_kind kind, ...) {
  session *s = m->s;
  if (s->steps == SESSION_STEPS) return;
  step *x = &s->step[s->steps++];
  memset(x, 0, sizeof *x);
  x->time = m->time;
  x->who = m->who;
  x->kind = kind;
  va_list list;
  va_start(list, kind);
  int count = call_arguments(kind);
  for (int i = 0; i < count; i++) x->a[i] = va_arg(list, double);
  va_end(list);
}

#define N(value) ((double)(value))

/* Milliseconds, or halves of a power of two where calls shall meet frames. */
static void pass(maker *m, double low, double high) {
  double gap = random_between(&m->r, low, high);
  if (one_in(m, 4)) gap = ceil(gap * 60) / 60;
  else if (one_in(m, 8)) gap = ceil(gap * 8) / 8;
  m->time = round((m->time + gap) * 1e6) / 1e6;
}

static void pause_between(maker *m) {
  switch (below(m, 8)) {
    case 0: return;
    case 1: case 2: pass(m, 0.001, 0.03); break;
    case 3: case 4: pass(m, 0.02, 0.3); break;
    case 5: case 6: pass(m, 0.2, 1); break;
    default: pass(m, 1, 5);
  }
}

static int page_of(maker *m) {
  if (one_in(m, 12)) return below(m, 9) - 1;
  int pages = m->s->pages[m->who];
  return pages > 0 ? below(m, pages) : 0;
}

/* Where a gesture begins: on the pages mostly. */
static double touch_y(maker *m) { return one_in(m, 3) ? between(m, 20, 240) : between(m, 320, 580); }

static void act(maker *m);

/* In the middle of a gesture something else may happen. */
static void interrupt(maker *m) {
  if (m->depth < 2 && one_in(m, 8)) act(m);
}

static double drag_amount(maker *m) {
  return one_in(m, 3) ? between(m, -40, 40) : between(m, -400, 500);
}

static double throw_velocity(maker *m) {
  if (one_in(m, 4)) return 0;
  return either(m) * (one_in(m, 3) ? between(m, 10, 300) : between(m, 300, 5000));
}

static void drag(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 3);
  if (!m->open) {
    put(m, CALL_session_begin, N(below(m, 4)), between(m, 20, 370), touch_y(m));
    m->open = true;
  }
  int updates = below(m, 4);
  for (int i = 0; i < updates && m->open; i++) {
    pass(m, 0.001, one_in(m, 3) ? 0.2 : 0.02);
    if (sideways) put(m, CALL_session_update, drag_amount(m) / 2, one_in(m, 3) ? between(m, -20, 20) : 0.0);
    else put(m, CALL_session_update, one_in(m, 4) ? between(m, -5, 5) : 0.0, drag_amount(m));
    interrupt(m);
  }
  if (one_in(m, 8)) return;
  if (!one_in(m, 3)) pass(m, 0.001, 0.03);
  if (one_in(m, 10)) put(m, CALL_session_cancel);
  else if (sideways) put(m, CALL_session_end, throw_velocity(m) / 2, 0.0);
  else put(m, CALL_session_end, 0.0, throw_velocity(m));
  m->open = false;
  if (HAS(retarget) && one_in(m, 2)) {
    double outer = one_in(m, 2) ? NSLIDE_AUTO : between(m, 0, 240), inner = one_in(m, 3) ? NSLIDE_AUTO : between(m, 0, 3000);
    put(m, CALL_retarget, outer, inner);
  }
}

static void lift(maker *m, int id, int action) {
  put(m, CALL_pointer, N(action), N(id), m->x[id], m->y[id], 0.0);
  m->fingers &= ~(1 << id);
}

static void finger(maker *m) {
  int id = below(m, 3);
  if (one_in(m, 3)) id = 0;
  if ((m->fingers >> id & 1) == 0) {
    m->x[id] = between(m, 20, 370);
    m->y[id] = touch_y(m);
    put(m, CALL_pointer, N(NSLIDE_POINTER_DOWN), N(id), m->x[id], m->y[id], 0.0);
    m->fingers |= 1 << id;
  }
  bool sideways = HAS(horizontal) && one_in(m, 3);
  double pace = throw_velocity(m) / 60;
  int moves = below(m, 7);
  for (int i = 0; i < moves && (m->fingers >> id & 1); i++) {
    pass(m, 0.004, 0.02);
    double step = pace + between(m, -4, 4);
    if (sideways) m->x[id] += step;
    else m->y[id] += step;
    put(m, CALL_pointer, N(NSLIDE_POINTER_MOVE), N(id), m->x[id], m->y[id], one_in(m, 4) ? 0.002 : 0.0);
    interrupt(m);
  }
  if (one_in(m, 6)) return;
  if (one_in(m, 3)) pass(m, 0.001, 0.15);
  lift(m, id, one_in(m, 10) ? NSLIDE_POINTER_CANCEL : NSLIDE_POINTER_UP);
}

static void roll(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 4);
  int unit = below(m, 3), steps = 1 + below(m, 3);
  double size = unit == NSLIDE_WHEEL_PIXEL ? between(m, 1, 300) : 1 + below(m, 3);
  if (one_in(m, 2)) size = -size;
  for (int i = 0; i < steps; i++) {
    put(m, CALL_wheel, N(unit), 0.0, N(HAS(horizontal) && one_in(m, 10)), 195.0, touch_y(m), sideways ? size : 0.0,
        sideways ? 0.0 : size);
    if (i + 1 < steps) pass(m, 0.005, one_in(m, 3) ? 0.4 : 0.08);
    interrupt(m);
  }
}

static void swipe_trackpad(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 3);
  double pace = drag_amount(m) / 4, y = touch_y(m);
  int moves = below(m, 5), momentum = one_in(m, 3) ? 0 : below(m, 5);
#define TRACKPAD(phase, amount) \
  put(m, CALL_wheel, 0.0, N(phase), 0.0, 195.0, y, sideways ? (amount) : 0.0, sideways ? 0.0 : (amount))
  TRACKPAD(NSLIDE_WHEEL_PHASE_BEGAN, one_in(m, 2) ? 0.0 : pace);
  for (int i = 0; i < moves; i++) {
    pass(m, 0.004, 0.02);
    TRACKPAD(NSLIDE_WHEEL_PHASE_CHANGED, pace);
    interrupt(m);
  }
  if (one_in(m, 10)) return;
  pass(m, 0.004, 0.02);
  TRACKPAD(NSLIDE_WHEEL_PHASE_ENDED, 0.0);
  for (int i = 0; i < momentum; i++) {
    pass(m, 0.008, 0.03);
    pace = round(pace * 80) / 100;
    TRACKPAD(NSLIDE_WHEEL_PHASE_MOMENTUM, pace);
    interrupt(m);
  }
#undef TRACKPAD
}

static void press_key(maker *m) {
  int key = below(m, HAS(horizontal) ? 9 : 7);
  int times = one_in(m, 3) ? 3 : 1;
  for (int i = 0; i < times; i++) {
    put(m, CALL_key, N(key));
    if (i + 1 < times) pass(m, 0.01, 0.3);
    interrupt(m);
  }
}

static void claim(maker *m) {
  put(m, CALL_set_region, N(below(m, 4) - 2), N(below(m, 4)), between(m, 0, 200), between(m, 0, 200),
      between(m, 50, 400), between(m, 50, 600));
}

static double animated(maker *m) { return !one_in(m, 4); }

static void command_scroll_to(maker *m) {
  double outer = one_in(m, 2) ? NSLIDE_AUTO : between(m, -50, 300), inner = one_in(m, 3) ? NSLIDE_AUTO : between(m, -50, 3000);
  put(m, CALL_scroll_to, outer, inner, animated(m));
}

static void command_top(maker *m) { put(m, CALL_scroll_to_top, animated(m)); }
static void command_page(maker *m) { put(m, CALL_scroll_to_page, N(page_of(m)), animated(m)); }

static void command_reveal(maker *m) {
  int page = one_in(m, 3) ? NSLIDE_NO_PAGE : page_of(m);
  double y = between(m, 0, 3000), height = between(m, 10, 600);
  int align = below(m, 4);
  put(m, CALL_reveal, N(page), y, height, N(align), animated(m));
  if (!one_in(m, 3)) return;
  pass(m, 0.01, 0.5);
  put(m, CALL_retarget_reveal, N(page), y + between(m, -200, 300), height, N(align));
}

static void command_tab(maker *m) { put(m, CALL_tap_tab, N(page_of(m)), animated(m)); }

static void change_areas(maker *m) {
  put(m, CALL_set_snap_areas, N(page_of(m)), N(below(m, 10)), N(below(m, 2)), between(m, 0, 300), between(m, 50, 900),
      one_in(m, 2) ? 0.0 : between(m, 0, 300), N(below(m, 3)), N(one_in(m, 4)), one_in(m, 3) ? 40.0 : 0.0, 0.0);
}

static void change_parts(maker *m) {
  double h[3];
  int rule[3], snap[3];
  for (int i = 0; i < 3; i++) h[i] = between(m, 20, 150), rule[i] = below(m, 3), snap[i] = below(m, 3);
  put(m, CALL_set_header_parts, N(below(m, 4)), N(HAS(animated_heights) && one_in(m, 2)), h[0], N(rule[0]), N(snap[0]),
      h[1], N(rule[1]), N(snap[1]), h[2], N(rule[2]), N(snap[2]));
}

static void change_height(maker *m) {
  bool slowly = HAS(animated_heights) && (!HAS(heights) || one_in(m, 2));
  if (one_in(m, 3)) put(m, CALL_set_hover_height, one_in(m, 4) ? 0.0 : between(m, 20, 120), N(slowly));
  else put(m, CALL_set_header_height, one_in(m, 6) ? 0.0 : between(m, 50, 600), N(slowly));
}

static double page_height(maker *m) { return one_in(m, 3) ? between(m, 0, 900) : between(m, 800, 5000); }

static void change_page_height(maker *m) {
  if (one_in(m, 2)) put(m, CALL_set_page_height, N(page_of(m)), page_height(m));
  else put(m, CALL_shift_page, N(page_of(m)), page_height(m), between(m, -400, 400));
}

static void change_pages(maker *m) {
  int *pages = &m->s->pages[m->who];
  int kind = below(m, 3), index = below(m, *pages + 1);
  if (kind == 0 && *pages < SESSION_PAGES) put(m, CALL_insert_page, N(index), page_height(m));
  else if (kind == 1) put(m, CALL_remove_page, N(index));
  else put(m, CALL_move_page, N(page_of(m)), N(page_of(m)));
}

static void change_all_pages(maker *m) {
  int count = one_in(m, 8) ? 0 : below(m, 6);
  if (one_in(m, 2))
    put(m, CALL_reload, N(count), page_height(m), between(m, -300, 500), N(below(m, 4) - 1), N(one_in(m, 3)));
  else put(m, CALL_reload_keyed, N(count), N(1 + below(m, 3)), N(1 + below(m, 2)), page_height(m), between(m, -300, 500));
}

static void change_page_settings(maker *m) {
  put(m, CALL_set_page_settings, N(page_of(m)), N(HAS(owners) ? below(m, 5) - 1 : -1), N(HAS(seam) ? below(m, 4) - 1 : -1),
      N(HAS(short) ? below(m, 4) - 1 : -1), N(HAS(top) ? below(m, 3) - 1 : -1),
      N(HAS(indicators) ? below(m, 4) - 1 : -1), HAS(refresh) && one_in(m, 2) ? 50.0 : NSLIDE_AUTO,
      HAS(tabs) && one_in(m, 2) ? between(m, 30, 300) : NSLIDE_AUTO);
}

static void refresh(maker *m) {
  int page = one_in(m, 2) ? NSLIDE_NO_PAGE : page_of(m);
  if (one_in(m, 3)) put(m, CALL_begin_refresh, N(page));
  else if (one_in(m, 2)) put(m, CALL_end_refresh, N(page));
  else {
    put(m, CALL_session_begin, 0.0, 195.0, touch_y(m));
    pass(m, 0.01, 0.2);
    put(m, CALL_session_update, 0.0, between(m, -400, -50));
    pass(m, 0.01, 0.2);
    interrupt(m);
    put(m, CALL_session_end, 0.0, 0.0);
    m->open = false;
    pass(m, 0.01, 1.5);
    put(m, CALL_end_refresh, N(NSLIDE_NO_PAGE));
  }
}

static void load_more(maker *m) { put(m, CALL_end_load, N(one_in(m, 2) ? NSLIDE_NO_PAGE : page_of(m))); }

/* Whether the session's features let a setting have other values than the default. */
static bool is_varied(const maker *m, const setting *s) { return s->feature < 0 || (m->set >> s->feature & 1) != 0; }

static double setting_value(maker *m, const setting *s) {
  if (s->offset == offsetof(nslide_config, page_memory)) {
    int memories[4] = {NSLIDE_MEMORY_ALIGN}, count = 1;
    if (HAS(keep)) memories[count++] = NSLIDE_MEMORY_KEEP;
    if (HAS(resets)) memories[count++] = NSLIDE_MEMORY_RESET_CURRENT, memories[count++] = NSLIDE_MEMORY_RESET_ALL;
    return memories[below(m, count)];
  }
  return one_in(m, 3) ? setting_default(s) : setting_random(s, &m->r);
}

static void change_setting(maker *m) {
  int index;
  do index = below(m, setting_count);
  while (settings[index].fixed || !is_varied(m, &settings[index]));
  put(m, CALL_set, N(index), setting_value(m, &settings[index]));
}

static void change_viewport(maker *m) {
  int index = setting_find(one_in(m, 2) ? "viewport_width" : "viewport_height", one_in(m, 2) ? 14 : 15);
  if (index < 0) index = setting_find("viewport_height", 15);
  put(m, CALL_set, N(index), setting_random(&settings[index], &m->r));
}

static void observe(maker *m) {
  int kind = below(m, 20);
  if (kind < 2) put(m, CALL_unobserve, N(one_in(m, 2) ? NSLIDE_VIEW_OUTER : page_of(m)));
  if (kind > 16) put(m, CALL_poll_corrections, N(one_in(m, 2)));
  if (kind < 2 || kind > 16) return;
  int view = one_in(m, 2) ? NSLIDE_VIEW_OUTER : page_of(m), by = one_in(m, 3) ? below(m, 4) : below(m, 2);
  double offset = between(m, -40, view == NSLIDE_VIEW_OUTER ? 300 : 2000), pace = between(m, -60, 60);
  int reports = 1 + below(m, 4);
  for (int i = 0; i < reports; i++) {
    put(m, CALL_observe, N(view), offset, N(by), N(!one_in(m, 4)));
    if (i + 1 < reports) pass(m, 0.004, one_in(m, 4) ? 0.2 : 0.02);
    offset += pace;
    interrupt(m);
  }
}

static void change_list(maker *m) {
  int section = below(m, 3), item = below(m, 30), count = 1 + below(m, 10);
  switch (below(m, 14)) {
    case 0: put(m, CALL_list_remove_items, N(section), N(item), N(count)); return;
    case 1: put(m, CALL_list_move_item, N(section), N(item), N(below(m, 3)), N(below(m, 20))); return;
    case 2: case 3: case 4: put(m, CALL_list_set_heights, N(section), N(item), N(count), between(m, 0, 200), between(m, -10, 20)); return;
    case 5: put(m, CALL_list_insert_section, N(below(m, 3)), N(count), between(m, 10, 100), 20.0, 0.0); return;
    case 6: put(m, CALL_list_remove_sections, N(section), 1.0); return;
    case 7: put(m, CALL_list_move_section, N(section), N(below(m, 3))); return;
    case 8: put(m, CALL_list_set_section, N(section), N(below(m, 3)), N(below(m, 4)), between(m, 20, 150),
             N(10 * below(m, 4)), N(10 * below(m, 3)), N(4 * below(m, 3))); return;
    case 9: put(m, CALL_list_set_config, N(below(m, 3)), N(below(m, 2)), N(20 * below(m, 3))); return;
    case 10: put(m, CALL_list_set_anchor, N(section), N(one_in(m, 3) ? NSLIDE_ITEM_NONE : item)); return;
    case 11: case 12: put(m, CALL_list_scroll_to, N(section), N(item), N(below(m, 4)), animated(m)); return;
    default: break;
  }
  if (!one_in(m, 4)) put(m, CALL_list_insert_items, N(section), N(item), N(count), between(m, 10, 200));
  else if (one_in(m, 2)) put(m, CALL_list_detach);
  else put(m, CALL_list_attach, N(page_of(m)));
}

static void relink(maker *m) {
  if (m->s->coordinators < 2) return;
  int who = m->who;
  m->who = below(m, m->s->coordinators - 1);
  put(m, CALL_link, N(below(m, 4)));
  m->who = who;
}

static void save(maker *m) { put(m, CALL_save_restore); }

/* ---------------------------------------------------------------------------------------------------------- session */

static const struct {
  int feature, weight;
  void (*make)(maker *m);
} acts[] = {
    {STORY_sessions, 10, drag},          {STORY_pointers, 8, finger},
    {STORY_wheel, 5, roll},              {STORY_trackpad, 4, swipe_trackpad},
    {STORY_keys, 4, press_key},          {STORY_regions, 1, claim},
    {STORY_scroll_to, 4, command_scroll_to}, {STORY_page_commands, 4, command_page},
    {STORY_top, 2, command_top},         {STORY_reveal, 3, command_reveal},
    {STORY_tabs, 2, command_tab},        {STORY_areas, 2, change_areas},
    {STORY_parts, 1, change_parts},      {STORY_heights, 2, change_height},
    {STORY_animated_heights, 3, change_height}, {STORY_page_heights, 3, change_page_height},
    {STORY_edits, 3, change_pages},      {STORY_reloads, 2, change_all_pages},
    {STORY_page_settings, 1, change_page_settings}, {STORY_refresh, 3, refresh},
    {STORY_load_more, 1, load_more},     {STORY_settings, 2, change_setting},
    {STORY_resize, 2, change_viewport},  {STORY_observing, 5, observe},
    {STORY_lists, 4, change_list},       {STORY_links, 1, relink},
    {STORY_saving, 2, save},
};

static void act(maker *m) {
  m->depth++;
  int who = m->who;
  if (m->s->coordinators > 1 && one_in(m, 3)) m->who = below(m, m->s->coordinators);
  int total = 0, count = sizeof acts / sizeof *acts;
  for (int i = 0; i < count; i++)
    if (m->set >> acts[i].feature & 1) total += acts[i].weight;
  int pick = total > 0 ? below(m, total) : 0;
  for (int i = 0; i < count && total > 0; i++) {
    if ((m->set >> acts[i].feature & 1) == 0) continue;
    if ((pick -= acts[i].weight) >= 0) continue;
    acts[i].make(m);
    break;
  }
  m->who = who;
  m->depth--;
}

/* The way into a page or half into the header, as most sessions have nothing to tell at the very top. */
static void begin_somewhere(maker *m) {
  if (one_in(m, 3)) return;
  put(m, CALL_scroll_to, one_in(m, 3) ? between(m, 0, 240) : 1000.0, one_in(m, 3) ? 0.0 : between(m, 0, 3000), 0.0);
}

static void choose_features(maker *m, features allowed) {
  int odds = 1 + below(m, 8); /* of 10, for each feature */
  for (int i = 0; i < STORY_FEATURE_COUNT; i++)
    if (below(m, 10) < odds) m->set |= UINT64_C(1) << i;
  /* These cost much and change all else; they are rarer. */
  if (!one_in(m, 3)) m->set &= ~(UINT64_C(1) << STORY_links);
  if (!one_in(m, 3)) m->set &= ~(UINT64_C(1) << STORY_lists);
  if (!one_in(m, 3)) m->set &= ~(UINT64_C(1) << STORY_observing);
  if (!one_in(m, 4)) m->set &= ~(UINT64_C(1) << STORY_late);
  if (!one_in(m, 2)) m->set |= UINT64_C(1) << STORY_sessions;
  m->set &= allowed;
  const features inputs = UINT64_C(1) << STORY_sessions | UINT64_C(1) << STORY_pointers | UINT64_C(1) << STORY_wheel;
  if ((m->set & inputs) == 0) m->set |= allowed & inputs;
}

void session_generate(uint64_t seed, int number, features allowed, session *s) {
  memset(s, 0, sizeof *s);
  maker maker = {.r = (seed * UINT64_C(0x9E3779B97F4A7C15)) ^ ((uint64_t)(number + 1) * UINT64_C(0xBF58476D1CE4E5B9)), .s = s};
  struct maker *m = &maker;
  if (m->r == 0) m->r = 1;
  for (int i = 0; i < 8; i++) random_next(&m->r);
  choose_features(m, allowed);
  s->coordinators = HAS(links) ? 2 + below(m, 2) : 1;
  for (int c = 0; c < s->coordinators; c++) {
    nslide_config_default(&s->config[c], sizeof s->config[c]);
    s->config[c].viewport_height = 800;
    for (int i = 0; i < setting_count; i++)
      if (is_varied(m, &settings[i]) && one_in(m, settings[i].odds))
        setting_put(&settings[i], &s->config[c], setting_value(m, &settings[i]));
    s->pages[c] = one_in(m, 12) ? 0 : 1 + below(m, one_in(m, 3) ? SESSION_PAGES : 3);
    for (int i = 0; i < s->pages[c]; i++) s->height[c][i] = page_height(m);
  }
  if (HAS(late)) m->time = one_in(m, 2) ? 1e4 : 1e6;
  for (int c = s->coordinators - 1; c > 0; c--) {
    m->who = c - 1;
    put(m, CALL_link, N(one_in(m, 3) ? 1 + below(m, 2) : 3));
  }
  for (int c = 0; c < s->coordinators; c++) {
    m->who = c;
    if (HAS(lists) && (c == 0 || one_in(m, 2)))
      put(m, CALL_list_make, N(page_of(m)), N(1 + below(m, 3)), N(below(m, 60)), between(m, 20, 200), N(below(m, 2)),
          N(one_in(m, 3) ? below(m, 3) : 0));
    if (HAS(areas)) change_areas(m);
    if (HAS(parts)) change_parts(m);
    if (HAS(page_settings)) change_page_settings(m);
    if (HAS(regions) && one_in(m, 2)) claim(m);
    begin_somewhere(m);
  }
  m->who = 0;
  int count = 1 + below(m, one_in(m, 3) ? 16 : 6);
  for (int i = 0; i < count && s->steps < SESSION_STEPS - 24; i++) {
    pause_between(m);
    act(m);
  }
  if (m->open && !one_in(m, 4)) put(m, CALL_session_end, 0.0, throw_velocity(m));
  for (int id = 0; id < 3; id++)
    if ((m->fingers >> id & 1) && !one_in(m, 4)) lift(m, id, NSLIDE_POINTER_UP);
  s->end = m->time + (one_in(m, 4) ? between(m, 0.05, 2) : one_in(m, 6) ? 40 : between(m, 2, 9));
}
