#include "digest.h"

#include "fields.h"
#include "mix.h"

static void take_in_fields(uint64_t *hash, const void *of, int table) {
  for (size_t i = 0; i < field_tables[table].count; i++)
    take_in_number(hash, field_read(of, &field_tables[table].fields[i]));
}

static void take_in_state(uint64_t *hash, const view_state *v) {
  take_in_fields(hash, &v->snapshot, FIELDS_OF_SNAPSHOT);
  for (int i = 0; i < v->pages; i++) take_in_fields(hash, &v->page[i], FIELDS_OF_PAGE);
  take_in(hash, v->live);
  take_in_fields(hash, &v->edge, FIELDS_OF_EDGE);
  for (int i = 0; i < v->effects; i++) take_in_number(hash, v->effect[i]);
  if (!v->has_list) return;
  take_in_fields(hash, &v->list, FIELDS_OF_LIST);
  take_in_fields(hash, &v->range, FIELDS_OF_RANGE);
  for (int i = 0; i < v->items; i++) take_in_fields(hash, &v->item[i], FIELDS_OF_ITEM);
}

static void take_in_event(uint64_t *hash, const nslide_event *e) {
  const int32_t whole[] = {e->type, e->index, e->from, e->to, e->cancelled, e->will_decelerate, e->source, e->state};
  const double real[] = {e->time, e->outer, e->inner, e->position, e->progress};
  for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) take_in(hash, (uint64_t)whole[i]);
  for (size_t i = 0; i < sizeof real / sizeof *real; i++) take_in_number(hash, real[i]);
}

uint64_t story_digest(uint64_t before, const session *s, const story *told) {
  uint64_t hash = before;
  for (int k = 0; k < told->stages; k++) {
    const stage *at = &told->stage[k];
    const int answers = k < s->steps ? at->answer.count : 0;
    if (k < s->steps) take_in(&hash, (uint64_t)at->answer.status);
    for (int i = 0; i < answers; i++) take_in_number(&hash, at->answer.number[i]);
    for (int c = 0; c < s->coordinators; c++) {
      take_in_state(&hash, &at->before[c]);
      take_in_state(&hash, &at->after[c]);
    }
  }
  for (int c = 0; c < s->coordinators; c++)
    for (int i = 0; i < told->events[c]; i++) take_in_event(&hash, &told->event[c][i]);
  take_in(&hash, told->written);
  return hash;
}
