#include "play.h"

#include <stdlib.h>
#include <string.h>

#include "written.h"

enum { SAVE_ROOM = 1 << 20, REFUSED_BY_THE_PLAYER = -1000, MOST_CORRECTIONS = 16 };

typedef struct player {
  const session *s;
  story *told;
  int how;
  double now;
  nslide_coordinator c[SESSION_COORDINATORS];
  nslide_list list[STORY_LISTS];
  int linked[SESSION_COORDINATORS]; /* on which axes to the next one */
} player;

story *story_make(void) { return calloc(1, sizeof(story)); }

/* ---------------------------------------------------------------------------------------------------------- reading */

static void take_events(player *p, bool is_end) {
  if ((p->how & PLAY_LATE) && !is_end) return;
  static nslide_event some[512];
  for (int c = 0; c < p->s->coordinators; c++) {
    int32_t count = 0;
    do {
      if (nslide_poll_events(p->c[c], some, 512, &count) != NSLIDE_OK) break;
      story *told = p->told;
      for (int i = 0; i < count; i++) {
        if (p->how & PLAY_WRITTEN) told->written = written_event(told->written, &some[i]);
        if (some[i].type == NSLIDE_EVENT_OFFSET_CHANGED || some[i].type == NSLIDE_EVENT_PAGE_SCROLLED) continue;
        if (told->events[c] == told->room[c]) {
          told->room[c] = told->room[c] * 2 + 256;
          told->event[c] = realloc(told->event[c], (size_t)told->room[c] * sizeof(nslide_event));
        }
        told->event[c][told->events[c]++] = some[i];
      }
    } while (count == 512);
  }
}

static void read_state(nslide_coordinator c, nslide_list list, view_state *v) {
  /* Of a coordinator that is not there, whose settings were refused, nothing is left from the story before. */
  memset(&v->snapshot, 0, sizeof v->snapshot);
  memset(&v->edge, 0, sizeof v->edge);
  memset(v->effect, 0, sizeof v->effect);
  v->effects = 0;
  v->snapshot.struct_size = sizeof v->snapshot;
  nslide_get_snapshot(c, &v->snapshot);
  nslide_get_edge(c, &v->edge);
  nslide_get_effects(c, v->effect, STORY_EFFECTS, &v->effects);
  v->pages = v->snapshot.page_count < STORY_PAGES ? v->snapshot.page_count : STORY_PAGES;
  for (int i = 0; i < v->pages; i++) nslide_get_page(c, i, &v->page[i]);
  int32_t live[64];
  int32_t count = 0;
  v->live = 0;
  if (nslide_get_live_pages(c, live, 64, &count) == NSLIDE_OK)
    for (int i = 0; i < count; i++)
      if (live[i] < 64) v->live |= UINT64_C(1) << live[i];
  v->has_list = list != 0;
  v->items = 0;
  if (!v->has_list) return;
  memset(&v->list, 0, sizeof v->list);
  v->list.struct_size = sizeof v->list;
  nslide_list_get_state(list, &v->list);
  memset(&v->range, 0, sizeof v->range);
  nslide_list_get_range(list, 0, 0, &v->range);
  int32_t items = 0;
  if (nslide_list_get_visible(list, 0, 0, v->item, STORY_ITEMS, &items) == NSLIDE_OK) v->items = items;
}

static void read_states(player *p, view_state *to) {
  for (int c = 0; c < p->s->coordinators; c++) read_state(p->c[c], p->list[c], &to[c]);
}

/* ------------------------------------------------------------------------------------------------------------- time */

/* The inner ones first: what they leave over at an instant reaches the outer ones before these pass it. */
static void advance(player *p, double time) {
  if (!(time > p->now)) return;
  for (int c = 0; c < p->s->coordinators; c++) nslide_advance(p->c[c], time);
  p->now = time;
  take_events(p, false);
}

static void advance_by_frames(player *p, double time, const frames *f, int *next) {
  while (*next < f->count && f->time[*next] < time) advance(p, f->time[(*next)++]);
  advance(p, time);
}

/* ------------------------------------------------------------------------------------------------------------ calls */

static void tell(answer *a, double number) {
  if (a->count < STORY_NUMBERS) a->number[a->count++] = number;
}

/* What the host is told to do to its scroll views. With `echo` it does so and tells of it, as a toolkit would. */
static void follow(nslide_coordinator c, const nslide_correction *some, int count, bool echo, answer *a) {
  tell(a, count);
  for (int i = 0; i < count; i++) {
    tell(a, some[i].view);
    tell(a, some[i].offset);
    tell(a, some[i].heir);
    tell(a, some[i].velocity);
  }
  nslide_correction more[MOST_CORRECTIONS];
  int32_t written = 0;
  for (int i = 0; echo && i < count; i++)
    nslide_observe(c, some[i].view, some[i].offset, NSLIDE_MOVED_BY_DRAG, some[i].token, more, MOST_CORRECTIONS, &written);
}

static void save_and_restore(player *p, int who, answer *a) {
  static unsigned char bytes[SAVE_ROOM];
  size_t size = 0;
  nslide_coordinator restored = 0;
  a->status = nslide_save(p->c[who], bytes, SAVE_ROOM, &size);
  if (a->status == NSLIDE_OK) a->status = nslide_restore(bytes, size, &restored);
  if (a->status != NSLIDE_OK) return;
  nslide_list_state list = {.struct_size = sizeof list, .page = NSLIDE_NO_PAGE};
  if (p->list[who] != 0) nslide_list_get_state(p->list[who], &list);
  p->told->written = written_at_end(p->told->written, p->c[who]);
  nslide_destroy(p->c[who]);
  p->c[who] = restored;
  /* Links and lists are not part of what is saved. */
  if (list.page >= 0) tell(a, nslide_list_attach(p->list[who], restored, list.page));
  if (p->linked[who]) tell(a, nslide_link(restored, p->c[who + 1], p->linked[who]));
  if (who > 0 && p->linked[who - 1]) tell(a, nslide_link(p->c[who - 1], restored, p->linked[who - 1]));
}

static nslide_status set_header_parts(nslide_coordinator c, const double *a) {
  nslide_header_part parts[3];
  memset(parts, 0, sizeof parts);
  for (int i = 0; i < 3; i++) {
    parts[i].height = a[2 + 3 * i];
    parts[i].min_height = parts[i].height > 60 ? 40 : NSLIDE_AUTO;
    parts[i].rule = (int32_t)a[3 + 3 * i];
    parts[i].snap = (int32_t)a[4 + 3 * i];
  }
  return nslide_set_header_parts(c, parts, (int32_t)a[0], (int32_t)a[1]);
}

static nslide_status set_snap_areas(nslide_coordinator c, const double *a) {
  nslide_snap_area areas[32];
  int32_t count = (int32_t)a[1] < 32 ? (int32_t)a[1] : 32;
  for (int i = 0; i < count; i++) {
    areas[i].start = a[3] + i * (a[4] + a[5]);
    areas[i].length = a[4];
    areas[i].align = (int32_t)a[6];
    areas[i].always_stop = (int32_t)a[7];
    areas[i].key = a[10] != 0 ? (int64_t)a[10] + i : 0;
    areas[i].margin_start = a[10];
    areas[i].margin_end = -a[10];
  }
  return nslide_set_snap_areas(c, (int32_t)a[0], areas, count, (int32_t)a[2], a[8], a[9]);
}

/* From a straight line to one that slows down all along. */
static nslide_status set_fling_samples(nslide_coordinator c, const double *a) {
  nslide_fling_sample samples[16];
  int32_t count = (int32_t)a[0] < 16 ? (int32_t)a[0] : 16;
  for (int i = 0; i < count; i++) {
    double share = count > 1 ? i / (count - 1.0) : 0;
    samples[i] = (nslide_fling_sample){share, share + a[1] * share * (1 - share)};
  }
  return nslide_set_fling_samples(c, samples, count, a[2], a[3], a[4], a[5]);
}

/* One of each source from the given one on, every other one of two stretches. */
static nslide_status set_effects(nslide_coordinator c, const double *a) {
  nslide_effect effects[2 * STORY_EFFECTS];
  int32_t count = 0;
  for (int i = 0; i < (int)a[0] && i < STORY_EFFECTS; i++) {
    nslide_effect one = {.source = ((int32_t)a[1] - 1 + i) % NSLIDE_EFFECT_ITEM + 1,
                         .page = (int32_t)a[2],
                         .unit = (int32_t)a[3],
                         .easing = (int32_t)a[4],
                         .start = a[5],
                         .stop = a[5] + a[6],
                         .at_stop = 1,
                         .item_y = a[7],
                         .item_height = a[8]};
    effects[count++] = one;
    if (i % 2 == 0) continue;
    effects[count++] = (nslide_effect){.easing = one.easing, .start = one.stop, .stop = one.stop + a[6], .at_start = 1};
  }
  return nslide_set_effects(c, effects, count);
}

static nslide_status set_page_settings(nslide_coordinator c, const double *a) {
  nslide_page_settings s = {.struct_size = sizeof s};
  nslide_status status = nslide_get_page_settings(c, (int32_t)a[0], &s);
  if (status != NSLIDE_OK) return status;
  s.overscroll_top = (int32_t)a[1];
  s.seam = (int32_t)a[2];
  s.short_page = (int32_t)a[3];
  s.scroll_to_top = (int32_t)a[4];
  s.indicators = (int32_t)a[5];
  s.refresh_height = a[6];
  s.tab_width = a[7];
  s.load_more_distance = a[8];
  s.no_more = (int32_t)a[9];
  return nslide_set_page_settings(c, (int32_t)a[0], &s);
}

static nslide_status reload(nslide_coordinator c, const step *x) {
  double heights[64];
  int64_t keys[64];
  bool keyed = x->kind == CALL_reload_keyed;
  int32_t count = (int32_t)x->a[0] < 64 ? (int32_t)x->a[0] : 64;
  double height = x->a[keyed ? 3 : 1], difference = x->a[keyed ? 4 : 2];
  for (int i = 0; i < count; i++) {
    double h = height + i * difference;
    heights[i] = h > 0 ? h : 0;
    keys[i] = (int64_t)(x->a[1] + i * x->a[2]);
  }
  if (keyed) return nslide_reload_keyed(c, count, keys, heights);
  return nslide_reload(c, count, heights, (int32_t)x->a[3], (int32_t)x->a[4]);
}

static nslide_status change_setting(nslide_coordinator c, const double *a) {
  nslide_config config = {.struct_size = sizeof config};
  nslide_status status = nslide_get_config(c, &config);
  if (status != NSLIDE_OK) return status;
  setting_put(&settings[(int)a[0]], &config, a[1]);
  return nslide_set_config(c, &config);
}

#define I(n) ((int32_t)x->a[n])
#define D(n) (x->a[n])

static nslide_status call_list(player *p, const step *x, answer *a) {
  nslide_list *list = &p->list[x->who];
  if (x->kind == CALL_list_make) {
    if (*list != 0) return REFUSED_BY_THE_PLAYER;
    nslide_status status = nslide_list_create(NULL, list);
    for (int i = 0; status == NSLIDE_OK && i < I(1); i++) {
      nslide_section section;
      nslide_section_default(&section, sizeof section);
      section.item_height = D(3);
      section.estimated = I(4);
      section.layout = I(5);
      section.columns = I(5) == NSLIDE_LAYOUT_LIST ? 1 : 3;
      section.header_height = i == 0 ? 0 : 30;
      status = nslide_list_insert_section(*list, i, &section, I(2), NULL);
    }
    return status == NSLIDE_OK ? nslide_list_attach(*list, p->c[x->who], I(0)) : status;
  }
  if (*list == 0) return REFUSED_BY_THE_PLAYER;
  double heights[64];
  for (int i = 0; i < 64; i++) heights[i] = D(3) + i * (x->kind == CALL_list_set_heights ? D(4) : 0);
  for (int i = 0; i < 64; i++)
    if (heights[i] < 0) heights[i] = 0;
  nslide_section section = {.struct_size = sizeof section};
  nslide_list_config config = {.struct_size = sizeof config};
  switch (x->kind) {
    case CALL_list_attach: return nslide_list_attach(*list, p->c[x->who], I(0));
    case CALL_list_detach: return nslide_list_detach(*list);
    case CALL_list_insert_items: return nslide_list_insert_items(*list, I(0), I(1), I(2) < 64 ? I(2) : 64, heights);
    case CALL_list_remove_items: return nslide_list_remove_items(*list, I(0), I(1), I(2));
    case CALL_list_move_item: return nslide_list_move_item(*list, I(0), I(1), I(2), I(3));
    case CALL_list_set_heights: return nslide_list_set_heights(*list, I(0), I(1), I(2) < 64 ? I(2) : 64, heights);
    case CALL_list_insert_section:
      nslide_section_default(&section, sizeof section);
      section.item_height = D(2);
      section.header_height = D(3);
      section.footer_height = D(4);
      return nslide_list_insert_section(*list, I(0), &section, I(1), NULL);
    case CALL_list_remove_sections: return nslide_list_remove_sections(*list, I(0), I(1));
    case CALL_list_move_section: return nslide_list_move_section(*list, I(0), I(1));
    case CALL_list_set_section:
      a->status = nslide_list_get_section(*list, I(0), &section);
      if (a->status != NSLIDE_OK) return a->status;
      section.layout = I(1);
      section.columns = I(2);
      section.item_height = D(3);
      section.header_height = D(4);
      section.footer_height = D(5);
      section.line_spacing = D(6);
      return nslide_list_set_section(*list, I(0), &section);
    case CALL_list_set_config:
      nslide_list_get_config(*list, &config);
      config.anchor = I(0);
      config.stick_to_end = I(1);
      config.overlap = D(2);
      config.grows = I(3);
      config.snap = I(4);
      config.snap_every = I(5);
      config.snap_align = I(6);
      config.snap_strictness = I(7);
      config.snap_always_stop = I(8);
      return nslide_list_set_config(*list, &config);
    case CALL_list_set_anchor: return nslide_list_set_anchor(*list, I(0), I(1));
    case CALL_list_scroll_to: return nslide_list_scroll_to(*list, I(0), I(1), I(2), I(3));
    default: return REFUSED_BY_THE_PLAYER;
  }
}

static nslide_status call(player *p, const step *x, answer *a) {
  nslide_coordinator c = p->c[x->who];
  double used_x = 0, used_y = 0;
  nslide_correction some[MOST_CORRECTIONS];
  int32_t count = 0;
  nslide_status status = NSLIDE_OK;
  switch (x->kind) {
    case CALL_session_begin: return nslide_session_begin(c, I(0), D(1), D(2));
    case CALL_session_update:
      status = nslide_session_update(c, D(0), D(1), &used_x, &used_y);
      tell(a, used_x);
      tell(a, used_y);
      return status;
    case CALL_session_end: return nslide_session_end(c, D(0), D(1));
    case CALL_session_cancel: return nslide_session_cancel(c);
    case CALL_pointer: return nslide_pointer(c, I(0), I(5), I(1), D(2), D(3), p->now - D(4) > 0 ? p->now - D(4) : 0);
    case CALL_wheel: return nslide_wheel(c, I(0), I(1), I(2), D(3), D(4), D(5), D(6));
    case CALL_key: return nslide_key(c, I(0));
    case CALL_set_region: {
      nslide_region region = {.frame = {D(2), D(3), D(4), D(5)}, .view = I(0), .axes = I(1)};
      return nslide_set_regions(c, &region, I(1) != 0);
    }
    case CALL_scroll_to: return nslide_scroll_to(c, D(0), D(1), I(2));
    case CALL_scroll_to_top: return nslide_scroll_to_top(c, I(0));
    case CALL_scroll_to_page: return nslide_scroll_to_page(c, I(0), I(1));
    case CALL_retarget: return nslide_retarget(c, D(0), D(1));
    case CALL_reveal: return nslide_reveal(c, I(0), D(1), D(2), I(3), I(4));
    case CALL_retarget_reveal: return nslide_retarget_reveal(c, I(0), D(1), D(2), I(3));
    case CALL_set_snap_areas: return set_snap_areas(c, x->a);
    case CALL_set_fling_samples: return set_fling_samples(c, x->a);
    case CALL_set_effects: return set_effects(c, x->a);
    case CALL_focus_snap_area: return nslide_focus_snap_area(c, I(0), I(1));
    case CALL_autoscroll: return nslide_autoscroll(c, I(0), D(1), D(2), D(3));
    case CALL_set_header_height: return nslide_set_header_height(c, D(0), I(1));
    case CALL_set_hover_height: return nslide_set_hover_height(c, D(0), I(1));
    case CALL_set_header_parts: return set_header_parts(c, x->a);
    case CALL_set_page_height: return nslide_set_page_height(c, I(0), D(1));
    case CALL_shift_page: return nslide_shift_page(c, I(0), D(1), D(2));
    case CALL_set_page_settings: return set_page_settings(c, x->a);
    case CALL_insert_page: return nslide_insert_page(c, I(0), D(1));
    case CALL_remove_page: return nslide_remove_page(c, I(0));
    case CALL_remake_page: return nslide_remake_page(c, I(0));
    case CALL_move_page: return nslide_move_page(c, I(0), I(1));
    case CALL_reload:
    case CALL_reload_keyed: return reload(c, x);
    case CALL_begin_refresh: return nslide_begin_refresh(c, I(0));
    case CALL_end_refresh: return nslide_end_refresh(c, I(0), I(1));
    case CALL_end_load: return nslide_end_load(c, I(0));
    case CALL_tap_tab: return nslide_tap_tab(c, I(0), I(1));
    case CALL_set: return change_setting(c, x->a);
    case CALL_observe:
      status = nslide_observe(c, I(0), D(1), I(2), 0, some, MOST_CORRECTIONS, &count);
      follow(c, some, count, I(3) != 0, a);
      return status;
    case CALL_unobserve: return nslide_unobserve(c, I(0));
    case CALL_poll_corrections:
      status = nslide_poll_corrections(c, some, MOST_CORRECTIONS, &count);
      follow(c, some, count, I(0) != 0, a);
      return status;
    case CALL_save_restore: return save_and_restore(p, x->who, a), a->status;
    case CALL_link: {
      if (x->who + 1 >= p->s->coordinators) return REFUSED_BY_THE_PLAYER;
      /* The order's bits follow those of the axes. */
      const int axes = I(0) == 0 ? 0 : I(0) | I(1) << 2;
      status = nslide_link(c, axes == 0 ? 0 : p->c[x->who + 1], axes);
      if (status == NSLIDE_OK) p->linked[x->who] = axes;
      return status;
    }
    case CALL_wait: return NSLIDE_OK;
    default: return call_list(p, x, a);
  }
}

/* ------------------------------------------------------------------------------------------------------------- play */

void session_play(const session *s, const frames *f, int how, story *told) {
  player p = {.s = s, .told = told, .how = how};
  told->stages = s->steps + 1;
  told->written = 0;
  for (int c = 0; c < s->coordinators; c++) {
    told->events[c] = 0;
    nslide_create(&s->config[c], s->pages[c], s->height[c], &p.c[c]);
    if (how & PLAY_RECORDED) nslide_record_start(p.c[c]);
  }
  /* A session that begins late begins with one long rest, which no frames are for. */
  int next = 0;
  while (s->steps > 0 && next < f->count && f->time[next] <= s->step[0].time) next++;
  for (int k = 0; k <= s->steps; k++) {
    stage *at = &told->stage[k];
    advance_by_frames(&p, k < s->steps ? s->step[k].time : s->end, f, &next);
    take_events(&p, false);
    memcpy(at->told_before, told->events, sizeof at->told_before);
    read_states(&p, at->before);
    memset(&at->answer, 0, sizeof at->answer);
    if (k < s->steps) {
      at->answer.status = call(&p, &s->step[k], &at->answer);
      take_events(&p, false);
    }
    memcpy(at->told_after, told->events, sizeof at->told_after);
    read_states(&p, at->after);
    for (int c = 0; how & PLAY_WRITTEN && c < s->coordinators; c++) told->written = written_now(told->written, p.c[c]);
  }
  take_events(&p, true);
  for (int c = 0; c < s->coordinators; c++) {
    told->written = written_at_end(told->written, p.c[c]);
    nslide_destroy(p.c[c]);
    nslide_list_destroy(p.list[c]);
  }
}
