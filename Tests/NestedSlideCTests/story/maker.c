#include "maker.h"

#include <math.h>
#include <stdarg.h>
#include <string.h>

int below(maker *m, int limit) { return random_below(&m->r, limit); }
bool one_in(maker *m, int number) { return below(m, number) == 0; }
int either(maker *m) { return one_in(m, 2) ? 1 : -1; }

double between(maker *m, double low, double high) {
  double value = random_between(&m->r, low, high);
  double near = one_in(m, 2) ? round(value / 10) * 10 : round(value * 10) / 10;
  return near >= low && near <= high ? near : value;
}

void put(maker *m, call_kind kind, ...) {
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

void pass(maker *m, double low, double high) {
  double gap = random_between(&m->r, low, high);
  if (one_in(m, 4)) gap = ceil(gap * 60) / 60;
  else if (one_in(m, 8)) gap = ceil(gap * 8) / 8;
  m->time = round((m->time + gap) * 1e6) / 1e6;
}

int maker_page(maker *m) {
  if (one_in(m, 12)) return below(m, 9) - 1;
  int pages = m->s->pages[m->who];
  return pages > 0 ? below(m, pages) : 0;
}

double maker_page_height(maker *m) { return one_in(m, 3) ? between(m, 0, 900) : between(m, 800, 5000); }

double maker_velocity(maker *m) {
  if (one_in(m, 4)) return 0;
  return either(m) * (one_in(m, 3) ? between(m, 10, 300) : between(m, 300, 5000));
}

double maker_touch_y(maker *m) { return one_in(m, 3) ? between(m, 20, 240) : between(m, 320, 580); }

bool maker_varies(const maker *m, const setting *s) { return s->feature < 0 || (m->set >> s->feature & 1) != 0; }

double maker_setting(maker *m, const setting *s) {
  if (s->offset == offsetof(nslide_config, page_memory)) {
    int memories[4] = {NSLIDE_MEMORY_ALIGN}, count = 1;
    if (HAS(keep)) memories[count++] = NSLIDE_MEMORY_KEEP;
    if (HAS(resets)) memories[count++] = NSLIDE_MEMORY_RESET_CURRENT, memories[count++] = NSLIDE_MEMORY_RESET_ALL;
    return memories[below(m, count)];
  }
  return one_in(m, 3) ? setting_default(s) : setting_random(s, &m->r);
}

