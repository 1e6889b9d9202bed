#include "compare.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "fields.h"

double compare_tolerance = 1e-9;

static const char *const event_names[] = {
    "none",          "scroll_began",      "scroll_ended",     "drag_began",     "drag_ended",
    "deceleration_began", "deceleration_ended", "offset_changed", "pinned",     "unpinned",
    "page_scrolled", "page_needed",       "page_released",    "page_appeared",  "page_disappeared",
    "page_transition_began", "page_transition_ended", "page_changed", "settled", "scrolled_to_top",
    "indicators_changed", "refresh_changed", "load_more", "fling_left", "page_goal_changed", "opened"};

const char *event_name(int32_t type) {
  return type >= 0 && type < (int32_t)(sizeof event_names / sizeof *event_names) ? event_names[type] : "unknown";
}

void event_print(FILE *file, const nslide_event *e) {
  fprintf(file, "%-12s %s", number_text(e->time), event_name(e->type));
  if (e->index != -1) fprintf(file, " index=%d", e->index);
  if (e->from != -1 || e->to != -1) fprintf(file, " from=%d to=%d", e->from, e->to);
  if (e->cancelled) fprintf(file, " cancelled");
  if (e->will_decelerate) fprintf(file, " will_decelerate");
  fprintf(file, " source=%d", e->source);
  if (e->type == NSLIDE_EVENT_INDICATORS_CHANGED || e->type == NSLIDE_EVENT_REFRESH_CHANGED)
    fprintf(file, " state=%d", e->state);
  if (e->outer != 0 || e->inner != 0) fprintf(file, " outer=%.12g inner=%.12g", e->outer, e->inner);
}

/* ---------------------------------------------------------------------------------------------------------- numbers */

static bool near(double a, double b) {
  double size = fmax(fabs(a), fabs(b));
  return a == b || fabs(a - b) <= compare_tolerance + compare_tolerance * 1e-3 * size;
}

static bool near_time(double a, double b) {
  return a == b || fabs(a - b) <= compare_tolerance * fmax(1, fmax(fabs(a), fabs(b)));
}

static bool say(difference *d, const char *kind, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Answers false, so that what finds a difference can end with it. */
static bool say(difference *d, const char *kind, const char *format, ...) {
  d->found = true;
  snprintf(d->kind, sizeof d->kind, "%s", kind);
  va_list list;
  va_start(list, format);
  vsnprintf(d->text, sizeof d->text, format, list);
  va_end(list);
  return false;
}

static bool say_number(difference *d, const char *where, const char *name, double wanted, double got) {
  char kind[160];
  snprintf(kind, sizeof kind, "%s.%s", where, name);
  return say(d, kind, "%s is %.17g, not %.17g", kind, got, wanted);
}

/* ----------------------------------------------------------------------------------------------------------- fields */

static bool same_fields(const void *wanted, const void *got, const field_table *table, difference *d) {
  for (size_t i = 0; i < table->count; i++) {
    const double x = field_read(wanted, &table->fields[i]), y = field_read(got, &table->fields[i]);
    if (table->fields[i].real ? !near(x, y) : x != y) return say_number(d, table->name, table->fields[i].name, x, y);
  }
  return true;
}

static bool same_state(const view_state *a, const view_state *b, difference *d) {
  if (!same_fields(&a->snapshot, &b->snapshot, &field_tables[FIELDS_OF_SNAPSHOT], d)) return false;
  for (int i = 0; i < a->pages; i++)
    if (!same_fields(&a->page[i], &b->page[i], &field_tables[FIELDS_OF_PAGE], d)) return false;
  if (a->live != b->live) return say_number(d, "pages", "live", (double)a->live, (double)b->live);
  if (!same_fields(&a->edge, &b->edge, &field_tables[FIELDS_OF_EDGE], d)) return false;
  if (a->effects != b->effects) return say_number(d, "effects", "count", a->effects, b->effects);
  for (int i = 0; i < a->effects; i++)
    if (!near(a->effect[i], b->effect[i])) return say_number(d, "effects", "number", a->effect[i], b->effect[i]);
  if (!a->has_list || !b->has_list) return true;
  if (!same_fields(&a->list, &b->list, &field_tables[FIELDS_OF_LIST], d)) return false;
  if (!same_fields(&a->range, &b->range, &field_tables[FIELDS_OF_RANGE], d)) return false;
  if (a->items != b->items) return say_number(d, "list", "visible", a->items, b->items);
  for (int i = 0; i < a->items; i++)
    if (!same_fields(&a->item[i], &b->item[i], &field_tables[FIELDS_OF_ITEM], d)) return false;
  return true;
}

/* ----------------------------------------------------------------------------------------------------------- events */

static bool same_event(const nslide_event *a, const nslide_event *b, features set, difference *d) {
  char kind[96];
  if (a->type != b->type) {
    snprintf(kind, sizeof kind, "event %s in place of %s", event_name(b->type), event_name(a->type));
    return say(d, kind, "event %s at %.12g, where %s at %.12g was wanted", event_name(b->type), b->time,
               event_name(a->type), a->time);
  }
  snprintf(kind, sizeof kind, "event %s", event_name(a->type));
#define INTEGER(name) \
  if (a->name != b->name) return say_number(d, kind, #name, a->name, b->name);
  INTEGER(index) INTEGER(from) INTEGER(to) INTEGER(cancelled) INTEGER(will_decelerate) INTEGER(source) INTEGER(state)
#undef INTEGER
  if (!STORY_HAS(set, times)) return true;
  if (!near_time(a->time, b->time)) return say_number(d, kind, "time", a->time, b->time);
#define NUMBER(name) \
  if (!near(a->name, b->name)) return say_number(d, kind, #name, a->name, b->name);
  NUMBER(outer) NUMBER(inner) NUMBER(position) NUMBER(progress)
#undef NUMBER
  return true;
}

static bool same_events(const nslide_event *a, int count_a, const nslide_event *b, int count_b, features set,
                        difference *d) {
  char kind[96];
  for (int i = 0; STORY_HAS(set, events) && (i < count_a || i < count_b); i++) {
    if (i >= count_a) {
      snprintf(kind, sizeof kind, "event %s too many", event_name(b[i].type));
      return say(d, kind, "event %s at %.12g, where none was wanted", event_name(b[i].type), b[i].time);
    }
    if (i >= count_b) {
      snprintf(kind, sizeof kind, "event %s missing", event_name(a[i].type));
      return say(d, kind, "no event %s, wanted at %.12g", event_name(a[i].type), a[i].time);
    }
    if (!same_event(&a[i], &b[i], set, d)) return false;
  }
  return true;
}

/* ---------------------------------------------------------------------------------------------------------- stories */

static bool same_answer(const step *x, const answer *a, const answer *b, difference *d) {
  char kind[96];
  snprintf(kind, sizeof kind, "answer of %s", call_names[x->kind]);
  if (a->status != b->status)
    return say(d, kind, "%s: %s, not %s", kind, nslide_status_name(b->status), nslide_status_name(a->status));
  if (a->count != b->count) return say_number(d, kind, "count", a->count, b->count);
  for (int i = 0; i < a->count; i++)
    if (!near(a->number[i], b->number[i])) return say_number(d, kind, "number", a->number[i], b->number[i]);
  return true;
}

static bool same_stage(const session *s, int k, const story *a, const story *b, features set, difference *d) {
  const stage *x = &a->stage[k], *y = &b->stage[k];
  bool states = STORY_HAS(set, states) || k == s->steps;
  for (int c = 0; c < s->coordinators; c++) {
    int from_a = k > 0 ? a->stage[k - 1].told_after[c] : 0, from_b = k > 0 ? b->stage[k - 1].told_after[c] : 0;
    if (!same_events(a->event[c] + from_a, x->told_before[c] - from_a, b->event[c] + from_b,
                     y->told_before[c] - from_b, set, d))
      return false;
  }
  for (int c = 0; c < s->coordinators && states; c++)
    if (!same_state(&x->before[c], &y->before[c], d)) return false;
  if (k < s->steps && !same_answer(&s->step[k], &x->answer, &y->answer, d)) return false;
  for (int c = 0; c < s->coordinators; c++)
    if (!same_events(a->event[c] + x->told_before[c], x->told_after[c] - x->told_before[c],
                     b->event[c] + y->told_before[c], y->told_after[c] - y->told_before[c], set, d))
      return false;
  for (int c = 0; c < s->coordinators && states; c++)
    if (!same_state(&x->after[c], &y->after[c], d)) return false;
  return true;
}

difference story_check(const session *s, const story *told, features set) {
  difference d = {.found = false};
  for (int k = 0; k < told->stages; k++)
    for (int c = 0; c < s->coordinators; c++) {
      d.stage = k;
      int from = k > 0 ? told->stage[k - 1].told_after[c] : 0;
      for (int i = from; i < told->stage[k].told_after[c] && STORY_HAS(set, times); i++) {
        const nslide_event *e = &told->event[c][i];
        char kind[96];
        snprintf(kind, sizeof kind, "time runs back at %s", event_name(e->type));
        if (i > 0 && e->time < e[-1].time)
          return say(&d, kind, "event %s at %.12g after %s at %.12g", event_name(e->type), e->time,
                     event_name(e[-1].type), e[-1].time),
                 d;
        double now = k < s->steps ? s->step[k].time : s->end;
        if (e->time > now && (k == s->steps || s->step[k].kind != CALL_pointer)) {
          snprintf(kind, sizeof kind, "time to come at %s", event_name(e->type));
          return say(&d, kind, "event %s at %.12g, told at %.12g", event_name(e->type), e->time, now), d;
        }
      }
      if (told->stage[k].after[c].snapshot.events_lost > 0)
        return say(&d, "events lost", "%u events lost", told->stage[k].after[c].snapshot.events_lost), d;
    }
  return d;
}

difference story_compare(const session *s, const story *wanted, const story *got, features set) {
  difference d = {.found = false};
  for (int k = 0; k <= s->steps; k++) {
    d.stage = k;
    if (!same_stage(s, k, wanted, got, set, &d)) return d;
  }
  return story_check(s, got, set);
}
