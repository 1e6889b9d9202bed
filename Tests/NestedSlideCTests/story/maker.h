/* What random sessions are made with: a source of random numbers, the time, and what is held down. */
#ifndef STORY_MAKER_H
#define STORY_MAKER_H

#include "session.h"

enum { MAKER_FINGERS = 3 };

typedef struct maker {
  random_state r;
  features set; /* what this session uses */
  session *s;
  double time; /* of the next call */
  int who;     /* on which coordinator it is made */
  bool open;   /* a session of the host's is open */
  int fingers; /* those that are down, a bit each */
  double x[MAKER_FINGERS], y[MAKER_FINGERS];
  int depth; /* of gestures that interrupt one another */
} maker;

#define HAS(name) STORY_HAS(m->set, name)
#define N(value) ((double)(value))

/* Adds a call at the present time, with as many doubles as it has arguments. Random arguments are taken in the
 * compiler's order, so that a seed's sessions are those of one compiler. */
void put(maker *m, call_kind kind, ...);

/* Time passes; now and then up to a frame of 60 or 8 Hz, so that calls and frames meet. */
void pass(maker *m, double low, double high);

int below(maker *m, int limit);
bool one_in(maker *m, int number);
int either(maker *m); /* 1 or -1 */

/* Numbers that a person can read in a failure: few digits. */
double between(maker *m, double low, double high);

/* A page's index; now and then one that does not exist. */
int maker_page(maker *m);
double maker_page_height(maker *m);
double maker_velocity(maker *m);

/* Where a gesture begins: on the pages mostly. */
double maker_touch_y(maker *m);

/* Whether the session's features let a setting have other values than the default, and a value for it. */
bool maker_varies(const maker *m, const setting *s);
double maker_setting(maker *m, const setting *s);

/* In the middle of a gesture something else may happen. */
void maker_interrupt(maker *m);

void maker_lift(maker *m, int id, int action);

/* Each adds some calls. */
void make_drag(maker *m);
void make_touch(maker *m);
void make_wheel(maker *m);
void make_trackpad(maker *m);
void make_key(maker *m);
void make_region(maker *m);
void make_scroll_to(maker *m);
void make_scroll_to_top(maker *m);
void make_scroll_to_page(maker *m);
void make_reveal(maker *m);
void make_tab(maker *m);
void make_areas(maker *m);
void make_samples(maker *m);
void make_autoscroll(maker *m);
void make_effects(maker *m);
void make_parts(maker *m);
void make_height(maker *m);
void make_page_height(maker *m);
void make_page_edit(maker *m);
void make_reload(maker *m);
void make_page_settings(maker *m);
void make_refresh(maker *m);
void make_end_load(maker *m);
void make_setting(maker *m);
void make_viewport(maker *m);
void make_report(maker *m);
void make_list_edit(maker *m);
void make_link(maker *m);
void make_save(maker *m);

#endif
