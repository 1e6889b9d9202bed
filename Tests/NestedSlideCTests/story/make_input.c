/* What a user does: drags, touches, wheels, keys. */
#include <math.h>

#include "maker.h"

static double drag_amount(maker *m) {
  return one_in(m, 3) ? between(m, -40, 40) : between(m, -400, 500);
}

void make_drag(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 3);
  if (!m->open) {
    put(m, CALL_session_begin, N(below(m, 4)), between(m, 20, 370), maker_touch_y(m));
    m->open = true;
  }
  int updates = below(m, 4);
  for (int i = 0; i < updates && m->open; i++) {
    pass(m, 0.001, one_in(m, 3) ? 0.2 : 0.02);
    if (sideways) put(m, CALL_session_update, drag_amount(m) / 2, one_in(m, 3) ? between(m, -20, 20) : 0.0);
    else put(m, CALL_session_update, one_in(m, 4) ? between(m, -5, 5) : 0.0, drag_amount(m));
    maker_interrupt(m);
  }
  if (one_in(m, 8)) return;
  if (!one_in(m, 3)) pass(m, 0.001, 0.03);
  if (one_in(m, 10)) put(m, CALL_session_cancel);
  else if (sideways) put(m, CALL_session_end, maker_velocity(m) / 2, 0.0);
  else put(m, CALL_session_end, 0.0, maker_velocity(m));
  m->open = false;
  if (HAS(retarget) && one_in(m, 2)) {
    double outer = one_in(m, 2) ? NSLIDE_AUTO : between(m, 0, 240);
    put(m, CALL_retarget, outer, one_in(m, 3) ? NSLIDE_AUTO : between(m, 0, 3000));
  }
}

void maker_lift(maker *m, int id, int action) {
  put(m, CALL_pointer, N(action), N(id), m->x[id], m->y[id], 0.0, 0.0);
  m->fingers &= ~(1 << id);
}

void make_touch(maker *m) {
  int id = below(m, 3);
  if (one_in(m, 3)) id = 0;
  if ((m->fingers >> id & 1) == 0) {
    m->x[id] = between(m, 20, 370);
    m->y[id] = maker_touch_y(m);
    put(m, CALL_pointer, N(NSLIDE_POINTER_DOWN), N(id), m->x[id], m->y[id], 0.0, N(one_in(m, 3) ? below(m, 3) : 0));
    m->fingers |= 1 << id;
  }
  bool sideways = HAS(horizontal) && one_in(m, 3);
  double pace = maker_velocity(m) / 60;
  int moves = below(m, 7);
  for (int i = 0; i < moves && (m->fingers >> id & 1); i++) {
    pass(m, 0.004, 0.02);
    double step = pace + between(m, -4, 4);
    if (sideways) m->x[id] += step;
    else m->y[id] += step;
    put(m, CALL_pointer, N(NSLIDE_POINTER_MOVE), N(id), m->x[id], m->y[id], one_in(m, 4) ? 0.002 : 0.0, 0.0);
    maker_interrupt(m);
  }
  if (one_in(m, 6)) return;
  if (one_in(m, 3)) pass(m, 0.001, 0.15);
  maker_lift(m, id, one_in(m, 10) ? NSLIDE_POINTER_CANCEL : NSLIDE_POINTER_UP);
}

void make_wheel(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 4);
  /* A high-resolution wheel sends many small steps one upon the other. */
  bool fine = one_in(m, 4);
  int unit = below(m, 3), steps = 1 + below(m, fine ? 12 : 3);
  double size = unit == NSLIDE_WHEEL_PIXEL ? between(m, 1, 300) : 1 + below(m, 3);
  if (fine) size = size / 8;
  if (one_in(m, 2)) size = -size;
  for (int i = 0; i < steps; i++) {
    bool shift = HAS(horizontal) && one_in(m, 10);
    put(m, CALL_wheel, N(unit), 0.0, N(shift), 195.0, maker_touch_y(m), sideways ? size : 0.0, sideways ? 0.0 : size);
    if (i + 1 < steps) pass(m, 0.004, fine ? 0.028 : one_in(m, 3) ? 0.4 : 0.08);
    maker_interrupt(m);
  }
}

void make_trackpad(maker *m) {
  bool sideways = HAS(horizontal) && one_in(m, 3);
  double pace = drag_amount(m) / 4, y = maker_touch_y(m);
  int moves = below(m, 5), momentum = one_in(m, 3) ? 0 : below(m, 5);
#define TRACKPAD(phase, amount) \
  put(m, CALL_wheel, 0.0, N(phase), 0.0, 195.0, y, sideways ? (amount) : 0.0, sideways ? 0.0 : (amount))
  TRACKPAD(NSLIDE_WHEEL_PHASE_BEGAN, one_in(m, 2) ? 0.0 : pace);
  for (int i = 0; i < moves; i++) {
    pass(m, 0.004, 0.02);
    TRACKPAD(NSLIDE_WHEEL_PHASE_CHANGED, pace);
    maker_interrupt(m);
  }
  if (one_in(m, 10)) return;
  pass(m, 0.004, 0.02);
  TRACKPAD(NSLIDE_WHEEL_PHASE_ENDED, 0.0);
  for (int i = 0; i < momentum; i++) {
    pass(m, 0.008, 0.03);
    pace = round(pace * 80) / 100;
    TRACKPAD(NSLIDE_WHEEL_PHASE_MOMENTUM, pace);
    maker_interrupt(m);
  }
  if (momentum > 0 && one_in(m, 2)) {
    pass(m, 0.008, 0.03);
    TRACKPAD(NSLIDE_WHEEL_PHASE_MOMENTUM_ENDED, one_in(m, 2) ? 0.0 : pace);
  }
#undef TRACKPAD
}

void make_key(maker *m) {
  int key = below(m, HAS(horizontal) ? 9 : 7);
  int times = one_in(m, 3) ? 3 : 1;
  for (int i = 0; i < times; i++) {
    put(m, CALL_key, N(key));
    if (i + 1 < times) pass(m, 0.01, 0.3);
    maker_interrupt(m);
  }
}

void make_region(maker *m) {
  put(m, CALL_set_region, N(below(m, 4) - 2), N(below(m, 4)), between(m, 0, 200), between(m, 0, 200),
      between(m, 50, 400), between(m, 50, 600));
}
