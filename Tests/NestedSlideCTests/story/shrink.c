#include "shrink.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* What has been reached, and room for the next trial: a session with its frames is big. */
typedef struct shrinker {
  failure *best;
  session s;
  frames f;
  features set;
  char kind[96];
  int signal; /* by which the session ends, 0 where the stories differ */
  int plays;
} shrinker;

enum { MOST_PLAYS = 6000, MOST_FATAL_PLAYS = 400, SECONDS_FOR_A_TRIAL = 2 };

/* Whether the trial ends a child by the same signal. */
static bool is_fatal(shrinker *h) {
  pid_t child = fork();
  if (child == 0) {
    static failure found;
    alarm(SECONDS_FOR_A_TRIAL);
    judge_session(&h->s, random_begin(1), h->set, JUDGE_ALL, &found);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) && WTERMSIG(status) == h->signal;
}

static void begin_trial(shrinker *h) {
  h->s = h->best->s;
  h->f = h->best->f;
}

/* Takes the trial over where it fails in the same way. */
static bool keep(shrinker *h) {
  if (h->plays++ > (h->signal ? MOST_FATAL_PLAYS : MOST_PLAYS)) return false;
  if (h->signal) {
    if (!is_fatal(h)) return false;
    h->best->s = h->s;
    return true;
  }
  if (h->f.count == 0 && h->best->f.count > 0) return false;
  difference d = judge_frames(&h->s, &h->f, h->set);
  if (!d.found || strcmp(d.kind, h->kind) != 0) return false;
  h->best->s = h->s;
  h->best->f = h->f;
  h->best->d = d;
  return true;
}

/* ----------------------------------------------------------------------------------------------------------- frames */

/* Drops as many as it can, halves first. One frame is what a person understands. */
static bool drop_frames(shrinker *h) {
  bool smaller = false;
  for (int size = h->best->f.count; size >= 1; size /= 2)
    for (int at = 0; at < h->best->f.count;) {
      begin_trial(h);
      int count = h->f.count - at < size ? h->f.count - at : size;
      memmove(h->f.time + at, h->f.time + at + count, (size_t)(h->f.count - at - count) * sizeof(double));
      h->f.count -= count;
      if (h->f.count > 0 && keep(h)) smaller = true;
      else at += count;
    }
  return smaller;
}

/* Few digits, as long as the frames stay in order. */
static bool round_frames(shrinker *h) {
  static const double units[] = {1, 0.5, 0.1, 0.01, 0.001};
  bool smaller = false;
  for (int i = 0; i < h->best->f.count && h->best->f.count <= 8; i++)
    for (size_t u = 0; u < sizeof units / sizeof *units; u++) {
      begin_trial(h);
      double time = round(h->f.time[i] / units[u]) / (1 / units[u]);
      if (time == h->f.time[i]) break;
      if ((i > 0 && time <= h->f.time[i - 1]) || (i + 1 < h->f.count && time >= h->f.time[i + 1])) continue;
      h->f.time[i] = time;
      if (keep(h)) {
        smaller = true;
        break;
      }
    }
  return smaller;
}

/* ------------------------------------------------------------------------------------------------------------ calls */

static void remove_steps(session *s, int at, int count) {
  memmove(s->step + at, s->step + at + count, (size_t)(s->steps - at - count) * sizeof(step));
  s->steps -= count;
}

static bool drop_steps(shrinker *h) {
  bool smaller = false;
  for (int size = h->best->s.steps; size >= 1; size /= 2)
    for (int at = h->best->s.steps - 1; at >= 0; at--) {
      if (at >= h->best->s.steps) continue;
      begin_trial(h);
      int from = at - size + 1 > 0 ? at - size + 1 : 0;
      remove_steps(&h->s, from, at - from + 1);
      if (keep(h)) smaller = true, at = from < h->best->s.steps ? from : h->best->s.steps;
    }
  return smaller;
}

/* A begin without its end is found above; here the two of a pair go together. */
static bool drop_pairs(shrinker *h) {
  bool smaller = false;
  for (int i = 0; i < h->best->s.steps; i++)
    for (int j = i + 1; j < h->best->s.steps && j < i + 12; j++) {
      begin_trial(h);
      remove_steps(&h->s, j, 1);
      remove_steps(&h->s, i, 1);
      if (!keep(h)) continue;
      smaller = true;
      j = i;
    }
  return smaller;
}

static bool drop_coordinators(shrinker *h) {
  bool smaller = false;
  for (int c = h->best->s.coordinators - 1; c >= 0 && h->best->s.coordinators > 1; c--) {
    begin_trial(h);
    for (int i = h->s.steps - 1; i >= 0; i--) {
      step *x = &h->s.step[i];
      if (x->who == c) remove_steps(&h->s, i, 1);
      else if (x->who > c) x->who--;
    }
    for (int i = c; i + 1 < h->s.coordinators; i++) {
      h->s.config[i] = h->s.config[i + 1];
      h->s.pages[i] = h->s.pages[i + 1];
      memcpy(h->s.height[i], h->s.height[i + 1], sizeof h->s.height[i]);
    }
    h->s.coordinators--;
    smaller |= keep(h);
  }
  return smaller;
}

/* The same calls on another coordinator may do. */
static bool move_to_inner(shrinker *h) {
  bool smaller = false;
  for (int i = 0; i < h->best->s.steps; i++) {
    if (h->best->s.step[i].who == 0) continue;
    begin_trial(h);
    h->s.step[i].who = 0;
    smaller |= keep(h);
  }
  return smaller;
}

/* --------------------------------------------------------------------------------------------------------- settings */

static bool drop_settings(shrinker *h) {
  bool smaller = false;
  for (int c = 0; c < h->best->s.coordinators; c++) {
    begin_trial(h);
    nslide_config plain;
    nslide_config_default(&plain, sizeof plain);
    plain.viewport_height = 800;
    plain.header_height = h->s.config[c].header_height;
    plain.hover_height = h->s.config[c].hover_height;
    if (memcmp(&plain, &h->s.config[c], sizeof plain) != 0) {
      h->s.config[c] = plain;
      smaller |= keep(h);
    }
    for (int i = 0; i < setting_count; i++) {
      static const struct {
        const char *name;
        double value;
      } usual[] = {{"viewport_height", 800}, {"header_height", 200}, {"hover_height", 50}};
      double wanted[2] = {setting_default(&settings[i]), setting_default(&settings[i])};
      for (size_t u = 0; u < sizeof usual / sizeof *usual; u++)
        if (strcmp(usual[u].name, settings[i].name) == 0) wanted[1] = usual[u].value;
      double now = setting_get(&settings[i], &h->best->s.config[c]);
      for (int w = 0; w < 2 && now != wanted[0] && now != wanted[1]; w++) {
        begin_trial(h);
        setting_put(&settings[i], &h->s.config[c], wanted[w]);
        if (keep(h)) {
          smaller = true;
          break;
        }
      }
    }
  }
  return smaller;
}

static bool drop_pages(shrinker *h) {
  bool smaller = false;
  for (int c = 0; c < h->best->s.coordinators; c++) {
    for (int i = h->best->s.pages[c] - 1; i >= 0; i--) {
      begin_trial(h);
      memmove(&h->s.height[c][i], &h->s.height[c][i + 1], (size_t)(SESSION_PAGES - i - 1) * sizeof(double));
      h->s.pages[c]--;
      smaller |= keep(h);
    }
    for (int i = 0; i < h->best->s.pages[c]; i++) {
      static const double heights[] = {3000, 2000, 1000};
      for (size_t k = 0; k < 3; k++) {
        if (h->best->s.height[c][i] == heights[k]) break;
        begin_trial(h);
        h->s.height[c][i] = heights[k];
        if (!keep(h)) continue;
        smaller = true;
        break;
      }
    }
  }
  return smaller;
}

/* ----------------------------------------------------------------------------------------------- times and numbers */

/* Takes `gap` out of the time before a call: it, what follows, and the frames after it come that much earlier. */
static bool bring_forward(shrinker *h, int at, double gap) {
  begin_trial(h);
  double from = at < h->s.steps ? h->s.step[at].time : h->s.end, before = at > 0 ? h->s.step[at - 1].time : 0;
  if (!(gap > 0) || from - gap < before) return false;
  for (int i = 0; i < h->f.count; i++)
    if (h->f.time[i] >= from - gap && h->f.time[i] > before)
      h->f.time[i] = fmax(before, round((h->f.time[i] - gap) * 1e9) / 1e9);
  int kept = 0;
  for (int i = 0; i < h->f.count; i++)
    if (kept == 0 || h->f.time[i] > h->f.time[kept - 1]) h->f.time[kept++] = h->f.time[i];
  h->f.count = kept;
  for (int i = at; i < h->s.steps; i++) h->s.step[i].time = round((h->s.step[i].time - gap) * 1e9) / 1e9;
  h->s.end = round((h->s.end - gap) * 1e9) / 1e9;
  return keep(h);
}

static bool shorten(shrinker *h) {
  bool smaller = false;
  begin_trial(h);
  if (h->best->d.stage < h->s.steps) {
    h->s.end = h->s.step[h->best->d.stage].time;
    h->s.steps = h->best->d.stage + 1;
    smaller |= keep(h);
  }
  for (int at = 0; at <= h->best->s.steps; at++) {
    const session *s = &h->best->s;
    double before = at > 0 ? s->step[at - 1].time : 0, gap = (at < s->steps ? s->step[at].time : s->end) - before;
    static const double gaps[] = {0, 0.01, 0.1, 0.2, 0.5, 1, 2, 5};
    for (size_t k = 0; k < sizeof gaps / sizeof *gaps && gaps[k] < gap - 1e-12; k++)
      if (bring_forward(h, at, gap - gaps[k])) {
        smaller = true;
        break;
      }
  }
  /* Fewer digits of what is left. */
  for (int at = 0; at <= h->best->s.steps; at++) {
    static const double units[] = {0.1, 0.01, 0.001};
    const session *s = &h->best->s;
    double time = at < s->steps ? s->step[at].time : s->end;
    for (size_t u = 0; u < 3; u++) {
      double shift = time - floor(time / units[u]) * units[u];
      if (shift < 1e-9) break;
      if (bring_forward(h, at, shift)) {
        smaller = true;
        break;
      }
    }
  }
  return smaller;
}

static int digits_of(double value) {
  char text[40];
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*e", digits - 1, value);
    if (strtod(text, NULL) == value) return digits;
  }
  return 17;
}

/* Whether a person has less to read. */
static bool is_simpler(double a, double b) {
  if (a == b || b == 0 || b == NSLIDE_AUTO) return false;
  if (a == 0) return true;
  return digits_of(a) < digits_of(b) || (digits_of(a) == digits_of(b) && fabs(a) < fabs(b));
}

static bool simplify_numbers(shrinker *h) {
  bool smaller = false;
  for (int i = 0; i < h->best->s.steps; i++) {
    const step *x = &h->best->s.step[i];
    int count = call_arguments(x->kind);
    for (int k = x->kind == CALL_set ? 1 : 0; k < count; k++) {
      double value = h->best->s.step[i].a[k];
      double trials[] = {0, 1, 10, 100, 500, 1000, round(value / 1000) * 1000, round(value / 100) * 100,
                         round(value / 10) * 10, round(value), trunc(value / 2)};
      for (size_t t = 0; t < sizeof trials / sizeof *trials; t++) {
        double trial = value < 0 && trials[t] > 0 && t < 6 ? -trials[t] : trials[t];
        if (!is_simpler(trial, value)) continue;
        begin_trial(h);
        h->s.step[i].a[k] = trial;
        if (!keep(h)) continue;
        smaller = true;
        break;
      }
    }
  }
  return smaller;
}

/* Settings with few digits, where they cannot be the default. */
static bool simplify_settings(shrinker *h) {
  bool smaller = false;
  for (int c = 0; c < h->best->s.coordinators; c++)
    for (int i = 0; i < setting_count; i++) {
      double value = setting_get(&settings[i], &h->best->s.config[c]);
      if (!settings[i].real || value == setting_default(&settings[i])) continue;
      static const double units[] = {100, 10, 1, 0.1, 0.01};
      for (size_t u = 0; u < sizeof units / sizeof *units; u++) {
        double trial = round(value / units[u]) / (1 / units[u]);
        if (!is_simpler(trial, value)) continue;
        begin_trial(h);
        setting_put(&settings[i], &h->s.config[c], trial);
        if (!keep(h)) continue;
        smaller = true;
        break;
      }
    }
  return smaller;
}

static void shrink(shrinker *h) {
  failure *it = h->best;
  shorten(h);
  for (int round = 0; round < 6; round++) {
    bool smaller = false;
    if (it->f.count > 0) smaller |= drop_frames(h);
    smaller |= drop_coordinators(h);
    smaller |= drop_steps(h);
    smaller |= drop_settings(h);
    smaller |= drop_pages(h);
    smaller |= move_to_inner(h);
    smaller |= shorten(h);
    if (it->s.steps < 16) smaller |= drop_pairs(h);
    if (it->f.count > 0) smaller |= round_frames(h);
    smaller |= simplify_numbers(h);
    smaller |= simplify_settings(h);
    if (!smaller) break;
  }
}

static shrinker all;

void failure_shrink(failure *it, features set) {
  all.best = it;
  all.set = set;
  all.plays = all.signal = 0;
  snprintf(all.kind, sizeof all.kind, "%s", it->d.kind);
  shrink(&all);
  /* The stories of the least session, for whoever prints them. */
  judge_frames(&it->s, &it->f, set);
}

void failure_shrink_fatal(failure *it, features set, int signal) {
  all.best = it;
  all.set = set;
  all.plays = 0;
  all.signal = signal;
  it->d.stage = it->s.steps;
  shrink(&all);
}
