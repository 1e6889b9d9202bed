#include "judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static story *wanted, *got;

static void prepare(void) {
  if (wanted == NULL) wanted = story_make(), got = story_make();
}

const story *judge_wanted(void) { return wanted; }
const story *judge_got(void) { return got; }

static double first_time(const session *s) { return s->steps > 0 ? s->step[0].time : 0; }

static void add(frames *f, double time) {
  if (f->count < SESSION_FRAMES && (f->count == 0 || time > f->time[f->count - 1])) f->time[f->count++] = time;
}

/* Multiples of the frame, as a host with a steady clock from 0 gives them. */
static void steady(const session *s, double rate, frames *f) {
  f->count = 0;
  double number = ceil(first_time(s) * rate);
  for (; number / rate < s->end && f->count < SESSION_FRAMES; number += 1) add(f, number / rate);
}

/* Long frames, short ones, and frames a hair apart. */
static void irregular(const session *s, random_state *r, frames *f) {
  f->count = 0;
  for (double time = first_time(s); time < s->end && f->count < SESSION_FRAMES;) {
    int kind = random_below(r, 8);
    double low = kind == 0 ? 1e-9 : kind < 5 ? 0.002 : 0.05, high = kind == 0 ? 1e-6 : kind < 5 ? 0.03 : 0.6;
    time += random_between(r, low, high);
    if (time < s->end) add(f, time);
  }
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* The instants at which something happened, exactly, or the least time before or after them: a host may well be there,
 * and what happens at that instant must then happen once, and there. */
static void instants(const session *s, int side, frames *f) {
  f->count = 0;
  for (int c = 0; c < s->coordinators; c++)
    for (int i = 0; i < wanted->events[c] && f->count < SESSION_FRAMES; i++) {
      double time = wanted->event[c][i].time;
      if (side != 0) time = nextafter(time, side < 0 ? -1e300 : 1e300);
      f->time[f->count++] = time;
    }
  qsort(f->time, (size_t)f->count, sizeof(double), ascending);
}

/* The story that the others are measured by: no frames, and nothing saved and restored. Where lists or links are there
 * they are not part of what is saved, and have to be made anew: then it is saved in all. */
static void tell_wanted(const session *s) {
  static const frames none = {.count = 0};
  static session unsaved;
  unsaved = *s;
  bool whole = true;
  for (int k = 0; k < s->steps; k++) whole &= s->step[k].kind != CALL_list_make && s->step[k].kind != CALL_link;
  for (int k = 0; k < s->steps; k++)
    if (whole && unsaved.step[k].kind == CALL_save_restore) unsaved.step[k].kind = CALL_wait;
  session_play(&unsaved, &none, PLAY_PLAIN, wanted);
}

static bool saves(const session *s) {
  for (int k = 0; k < s->steps; k++)
    if (s->step[k].kind == CALL_save_restore) return true;
  return false;
}

difference judge_frames(const session *s, const frames *f, features set) {
  prepare();
  tell_wanted(s);
  difference d = story_check(s, wanted, set);
  if (d.found || (f->count == 0 && !saves(s))) return d;
  session_play(s, f, PLAY_PLAIN, got);
  return story_compare(s, wanted, got, set);
}

static bool try(const session *s, const char *name, features set, failure *found) {
  session_play(s, &found->f, PLAY_PLAIN, got);
  found->d = story_compare(s, wanted, got, set);
  found->name = name;
  return !found->d.found;
}

bool judge_session(const session *s, random_state r, features set, int which, failure *found) {
  static const struct {
    const char *name;
    double rate;
  } rates[] = {{"1 Hz", 1}, {"3 Hz", 3}, {"10 Hz", 10}, {"24 Hz", 24}, {"60 Hz", 60}, {"144 Hz", 144}, {"240 Hz", 240}};
  prepare();
  found->s = *s;
  found->name = "no frames";
  found->f.count = 0;
  tell_wanted(s);
  found->d = story_check(s, wanted, set);
  if (found->d.found) return false;
  if (saves(s) && !try(s, "a save and restore", set, found)) return false;
  for (size_t i = 0; i < sizeof rates / sizeof *rates && (which & JUDGE_RATES); i++) {
    steady(s, rates[i].rate, &found->f);
    if (!try(s, rates[i].name, set, found)) return false;
  }
  if (which & JUDGE_IRREGULAR) {
    irregular(s, &r, &found->f);
    if (!try(s, "irregular frames", set, found)) return false;
  }
  if (which & JUDGE_INSTANTS && STORY_HAS(set, times)) {
    static const char *const names[] = {"just before what happens", "when it happens", "just after it happens"};
    for (int side = -1; side <= 1; side++) {
      instants(s, side, &found->f);
      if (!try(s, names[side + 1], set, found)) return false;
    }
  }
  return true;
}
