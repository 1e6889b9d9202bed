#include "generate.h"

#include <math.h>
#include <string.h>

#include "maker.h"

static const struct {
  int feature, weight;
  void (*make)(maker *m);
} acts[] = {
    {STORY_sessions, 10, make_drag},          {STORY_pointers, 8, make_touch},
    {STORY_wheel, 5, make_wheel},              {STORY_trackpad, 4, make_trackpad},
    {STORY_keys, 4, make_key},          {STORY_regions, 1, make_region},
    {STORY_scroll_to, 4, make_scroll_to}, {STORY_page_commands, 4, make_scroll_to_page},
    {STORY_top, 2, make_scroll_to_top},         {STORY_reveal, 3, make_reveal},
    {STORY_tabs, 2, make_tab},        {STORY_areas, 2, make_areas}, {STORY_autoscroll, 2, make_autoscroll},
    {STORY_curves, 1, make_samples},   {STORY_effects, 2, make_effects},
    {STORY_parts, 1, make_parts},      {STORY_heights, 2, make_height},
    {STORY_animated_heights, 3, make_height}, {STORY_page_heights, 3, make_page_height},
    {STORY_edits, 3, make_page_edit},      {STORY_reloads, 2, make_reload},
    {STORY_page_settings, 1, make_page_settings}, {STORY_refresh, 3, make_refresh},
    {STORY_load_more, 1, make_end_load},     {STORY_settings, 2, make_setting},
    {STORY_resize, 2, make_viewport},  {STORY_observing, 9, make_report},
    {STORY_lists, 16, make_list_edit},       {STORY_links, 1, make_link},
    {STORY_saving, 2, make_save},
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

/* In the middle of a gesture something else may happen. */
void maker_interrupt(maker *m) {
  if (m->depth < 2 && one_in(m, 8)) act(m);
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
  struct maker maker = {.s = s}, *m = &maker;
  m->r = (seed * UINT64_C(0x9E3779B97F4A7C15)) ^ ((uint64_t)(number + 1) * UINT64_C(0xBF58476D1CE4E5B9));
  if (m->r == 0) m->r = 1;
  for (int i = 0; i < 8; i++) random_next(&m->r);
  choose_features(m, allowed);
  s->coordinators = HAS(links) ? 2 + below(m, 2) : 1;
  for (int c = 0; c < s->coordinators; c++) {
    nslide_config_default(&s->config[c], sizeof s->config[c]);
    s->config[c].viewport_height = 800;
    for (int i = 0; i < setting_count; i++)
      if (maker_varies(m, &settings[i]) && one_in(m, settings[i].odds))
        setting_put(&settings[i], &s->config[c], maker_setting(m, &settings[i]));
    s->pages[c] = one_in(m, 12) ? 0 : 1 + below(m, one_in(m, 3) ? SESSION_PAGES : 3);
    for (int i = 0; i < s->pages[c]; i++) s->height[c][i] = maker_page_height(m);
  }
  if (HAS(late)) m->time = one_in(m, 2) ? 1e4 : 1e6;
  for (int c = s->coordinators - 1; c > 0; c--) {
    m->who = c - 1;
    put(m, CALL_link, N(one_in(m, 3) ? 1 + below(m, 2) : 3), N(one_in(m, 2) ? below(m, 4) : 0));
  }
  for (int c = 0; c < s->coordinators; c++) {
    m->who = c;
    if (HAS(lists) && (c == 0 || one_in(m, 2)))
      put(m, CALL_list_make, N(maker_page(m)), N(1 + below(m, 3)), N(below(m, 60)), between(m, 20, 200), N(below(m, 2)),
          N(one_in(m, 3) ? below(m, 3) : 0));
    if (HAS(areas)) make_areas(m);
    if (HAS(parts)) make_parts(m);
    if (HAS(page_settings)) make_page_settings(m);
    if (HAS(regions) && one_in(m, 2)) make_region(m);
    begin_somewhere(m);
  }
  m->who = 0;
  int count = 1 + below(m, one_in(m, 3) ? 16 : 6);
  for (int i = 0; i < count && s->steps < SESSION_STEPS - 24; i++) {
    pause_between(m);
    act(m);
  }
  if (m->open && !one_in(m, 4)) put(m, CALL_session_end, 0.0, maker_velocity(m));
  for (int id = 0; id < 3; id++)
    if ((m->fingers >> id & 1) && !one_in(m, 4)) maker_lift(m, id, NSLIDE_POINTER_UP);
  s->end = m->time + (one_in(m, 4) ? between(m, 0.05, 2) : one_in(m, 6) ? 40 : between(m, 2, 9));
  s->end = round(s->end * 1e6) / 1e6;
}
