/* What a host does: commands, layout, pages, lists, settings. */
#include "maker.h"

static double animated(maker *m) { return !one_in(m, 4); }

void make_scroll_to(maker *m) {
  double outer = one_in(m, 2) ? NSLIDE_AUTO : between(m, -50, 300);
  put(m, CALL_scroll_to, outer, one_in(m, 3) ? NSLIDE_AUTO : between(m, -50, 3000), animated(m));
}

void make_scroll_to_top(maker *m) { put(m, CALL_scroll_to_top, animated(m)); }
void make_scroll_to_page(maker *m) { put(m, CALL_scroll_to_page, N(maker_page(m)), animated(m)); }

void make_reveal(maker *m) {
  int page = one_in(m, 3) ? NSLIDE_NO_PAGE : maker_page(m);
  double y = between(m, 0, 3000), height = between(m, 10, 600);
  int align = below(m, 4);
  put(m, CALL_reveal, N(page), y, height, N(align), animated(m));
  if (!one_in(m, 3)) return;
  pass(m, 0.01, 0.5);
  put(m, CALL_retarget_reveal, N(page), y + between(m, -200, 300), height, N(align));
}

void make_tab(maker *m) { put(m, CALL_tap_tab, N(maker_page(m)), animated(m)); }

void make_areas(maker *m) {
  put(m, CALL_set_snap_areas, N(maker_page(m)), N(below(m, 10)), N(below(m, 2)), between(m, 0, 300),
      between(m, 50, 900), one_in(m, 2) ? 0.0 : between(m, 0, 300), N(below(m, 3)), N(one_in(m, 4)),
      one_in(m, 3) ? 40.0 : 0.0, 0.0, N(below(m, 3)));
  if (one_in(m, 3)) put(m, CALL_focus_snap_area, N(maker_page(m)), N(1 + below(m, 4)));
}

/* A row is dragged near an edge, or the middle button is down. */
void make_autoscroll(maker *m) {
  int mode = 1 + below(m, 2);
  double from = mode == 1 ? between(m, 20, 200) : between(m, 100, 600), speed = between(m, 50, 2000);
  for (int i = 1 + below(m, 4); i > 0; i--) {
    put(m, CALL_autoscroll, N(mode), one_in(m, 3) ? between(m, 300, 500) : between(m, -20, 820), from, speed);
    pass(m, 0.01, 0.8);
    maker_interrupt(m);
  }
  if (!one_in(m, 4)) put(m, CALL_autoscroll, N(NSLIDE_AUTOSCROLL_OFF), 0.0, 0.0, 0.0);
}

void make_samples(maker *m) {
  put(m, CALL_set_fling_samples, N(one_in(m, 4) ? 0 : 2 + below(m, 12)), between(m, -0.9, 0.9), between(m, 50, 1500),
      between(m, 0, 2), between(m, 0.1, 3), between(m, 0, 1));
}

void make_effects(maker *m) {
  put(m, CALL_set_effects, N(one_in(m, 5) ? 0 : 1 + below(m, STORY_EFFECTS)), N(1 + below(m, NSLIDE_EFFECT_ITEM)),
      N(one_in(m, 2) ? NSLIDE_NO_PAGE : maker_page(m)), N(below(m, 2)), N(below(m, 5)), between(m, -100, 300),
      between(m, 20, 400), between(m, 0, 2000), between(m, 0, 400));
}

void make_parts(maker *m) {
  double h[3];
  int rule[3], snap[3];
  for (int i = 0; i < 3; i++) h[i] = between(m, 20, 150), rule[i] = below(m, 3), snap[i] = below(m, 3);
  put(m, CALL_set_header_parts, N(below(m, 4)), N(HAS(animated_heights) && one_in(m, 2)), h[0], N(rule[0]), N(snap[0]),
      h[1], N(rule[1]), N(snap[1]), h[2], N(rule[2]), N(snap[2]));
}

void make_height(maker *m) {
  bool slowly = HAS(animated_heights) && (!HAS(heights) || one_in(m, 2));
  if (one_in(m, 3)) put(m, CALL_set_hover_height, one_in(m, 4) ? 0.0 : between(m, 20, 120), N(slowly));
  else put(m, CALL_set_header_height, one_in(m, 6) ? 0.0 : between(m, 50, 600), N(slowly));
}

void make_page_height(maker *m) {
  if (one_in(m, 2)) put(m, CALL_set_page_height, N(maker_page(m)), maker_page_height(m));
  else put(m, CALL_shift_page, N(maker_page(m)), maker_page_height(m), between(m, -400, 400));
}

void make_page_edit(maker *m) {
  int *pages = &m->s->pages[m->who];
  int kind = below(m, 4), index = below(m, *pages + 1);
  if (kind == 0 && *pages < SESSION_PAGES) put(m, CALL_insert_page, N(index), maker_page_height(m));
  else if (kind == 1) put(m, CALL_remove_page, N(index));
  else if (kind == 2) put(m, CALL_remake_page, N(below(m, *pages + 2) - 1));
  else put(m, CALL_move_page, N(maker_page(m)), N(maker_page(m)));
}

void make_reload(maker *m) {
  int count = one_in(m, 8) ? 0 : below(m, 6);
  if (one_in(m, 2))
    put(m, CALL_reload, N(count), maker_page_height(m), between(m, -300, 500), N(below(m, 4) - 1), N(one_in(m, 3)));
  else
    put(m, CALL_reload_keyed, N(count), N(1 + below(m, 3)), N(1 + below(m, 2)), maker_page_height(m),
        between(m, -300, 500));
}

void make_page_settings(maker *m) {
  put(m, CALL_set_page_settings, N(maker_page(m)), N(HAS(owners) ? below(m, 5) - 1 : -1),
      N(HAS(seam) ? below(m, 4) - 1 : -1), N(HAS(short) ? below(m, 4) - 1 : -1), N(HAS(top) ? below(m, 3) - 1 : -1),
      N(HAS(indicators) ? below(m, 4) - 1 : -1), HAS(refresh) && one_in(m, 2) ? 50.0 : NSLIDE_AUTO,
      HAS(tabs) && one_in(m, 2) ? between(m, 30, 300) : NSLIDE_AUTO,
      HAS(load_more) && one_in(m, 2) ? between(m, 0, 900) : NSLIDE_AUTO, N(HAS(load_more) && one_in(m, 4)));
}

void make_refresh(maker *m) {
  int page = one_in(m, 2) ? NSLIDE_NO_PAGE : maker_page(m);
  if (one_in(m, 3)) put(m, CALL_begin_refresh, N(page));
  else if (one_in(m, 2)) put(m, CALL_end_refresh, N(page), N(below(m, 3)));
  else {
    put(m, CALL_session_begin, 0.0, 195.0, maker_touch_y(m));
    pass(m, 0.01, 0.2);
    put(m, CALL_session_update, 0.0, between(m, -400, -50));
    pass(m, 0.01, 0.2);
    maker_interrupt(m);
    put(m, CALL_session_end, 0.0, 0.0);
    m->open = false;
    pass(m, 0.01, 1.5);
    put(m, CALL_end_refresh, N(NSLIDE_NO_PAGE), N(NSLIDE_RESULT_NONE));
  }
}

void make_end_load(maker *m) { put(m, CALL_end_load, N(one_in(m, 2) ? NSLIDE_NO_PAGE : maker_page(m))); }

void make_setting(maker *m) {
  int index;
  do index = below(m, setting_count);
  while (settings[index].fixed || !maker_varies(m, &settings[index]));
  put(m, CALL_set, N(index), maker_setting(m, &settings[index]));
}

void make_viewport(maker *m) {
  int index = one_in(m, 2) ? setting_find("viewport_width", 14) : setting_find("viewport_height", 15);
  put(m, CALL_set, N(index), setting_random(&settings[index], &m->r));
}

void make_report(maker *m) {
  int kind = below(m, 20);
  if (kind < 2) put(m, CALL_unobserve, N(one_in(m, 2) ? NSLIDE_VIEW_OUTER : maker_page(m)));
  if (kind > 16) put(m, CALL_poll_corrections, N(one_in(m, 2)));
  if (kind < 2 || kind > 16) return;
  int view = one_in(m, 2) ? NSLIDE_VIEW_OUTER : maker_page(m), by = one_in(m, 3) ? below(m, 4) : below(m, 2);
  double offset = between(m, -40, view == NSLIDE_VIEW_OUTER ? 300 : 2000), pace = between(m, -60, 60);
  int reports = 1 + below(m, 4);
  for (int i = 0; i < reports; i++) {
    put(m, CALL_observe, N(view), offset, N(by), N(!one_in(m, 4)));
    if (i + 1 < reports) pass(m, 0.004, one_in(m, 4) ? 0.2 : 0.02);
    offset += pace;
    maker_interrupt(m);
  }
}

void make_list_edit(maker *m) {
  int section = below(m, 3), item = below(m, 30), count = 1 + below(m, 10);
  switch (below(m, 14)) {
    case 0: put(m, CALL_list_remove_items, N(section), N(item), N(count)); return;
    case 1: put(m, CALL_list_move_item, N(section), N(item), N(below(m, 3)), N(below(m, 20))); return;
    case 2: case 3: case 4:
      put(m, CALL_list_set_heights, N(section), N(item), N(count), between(m, 0, 200), between(m, -10, 20));
      return;
    case 5: put(m, CALL_list_insert_section, N(below(m, 3)), N(count), between(m, 10, 100), 20.0, 0.0); return;
    case 6: put(m, CALL_list_remove_sections, N(section), 1.0); return;
    case 7: put(m, CALL_list_move_section, N(section), N(below(m, 3))); return;
    case 8: put(m, CALL_list_set_section, N(section), N(below(m, 3)), N(below(m, 4)), between(m, 20, 150),
             N(10 * below(m, 4)), N(10 * below(m, 3)), N(4 * below(m, 3))); return;
    case 9: put(m, CALL_list_set_config, N(below(m, 3)), N(below(m, 2)), N(20 * below(m, 3)),
             N(one_in(m, 3)), N(HAS(areas) ? below(m, 3) : 0), N(1 + below(m, 4)), N(below(m, 3)), N(below(m, 2)),
             N(one_in(m, 4))); return;
    case 10: put(m, CALL_list_set_anchor, N(section), N(one_in(m, 3) ? NSLIDE_ITEM_NONE : item)); return;
    case 11: case 12: put(m, CALL_list_scroll_to, N(section), N(item), N(below(m, 4)), animated(m)); return;
    default: break;
  }
  if (!one_in(m, 4)) put(m, CALL_list_insert_items, N(section), N(item), N(count), between(m, 10, 200));
  else if (one_in(m, 2)) put(m, CALL_list_detach);
  else put(m, CALL_list_attach, N(maker_page(m)));
}

void make_link(maker *m) {
  if (m->s->coordinators < 2) return;
  int who = m->who;
  m->who = below(m, m->s->coordinators - 1);
  put(m, CALL_link, N(below(m, 4)), N(below(m, 4)));
  m->who = who;
}

void make_save(maker *m) { put(m, CALL_save_restore); }
