/* The judge of the frame rate: plays random sessions at many frame rates and looks whether each tells the same story.
 *
 * A session is a list of calls, each at its time. It is played once with time given at the calls' own instants only,
 * and then with frames between them: 1 to 240 a second, irregular ones, and frames exactly at what happens and a hair
 * before and after it. All must tell the same: the same events in the same order with the same fields and times, the
 * same answers, the same state after every call. offset_changed and page_scrolled are left out, as a call tells one at
 * most.
 *
 * What fails is made smaller and printed as text, which --replay reads again. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "generate.h"
#include "shrink.h"

enum { MOST_KINDS = 256, SECONDS_FOR_A_SESSION = 60 };

typedef struct options {
  uint64_t seed;
  int count, first, show;
  features set;
  int which;
  bool trace, shrink, survey;
  const char *replay;
} options;

/* What the child that plays tells its parent, also where it dies. */
typedef struct progress {
  int at, passed, failed, shown;
  int kinds;
  struct {
    char name[96];
    int count, number;
  } kind[MOST_KINDS];
} progress;

/* ---------------------------------------------------------------------------------------------------------- telling */

static void print_events(const char *title, const story *told, int c, int from, int to) {
  printf("  %s\n", title);
  for (int i = from; i < to; i++) {
    printf("    ");
    event_print(stdout, &told->event[c][i]);
    printf("\n");
  }
  if (from >= to) printf("    (none)\n");
}

static void print_snapshot(const nslide_snapshot *s) {
  printf("outer=%.12g inner=%.12g page=%d position=%.12g phase=%d", s->outer, s->inner, s->page_index, s->page_position,
         s->phase);
  printf(" velocity=%.12g,%.12g rest=%.12g,%.12g\n", s->velocity_x, s->velocity_y, s->rest_outer, s->rest_inner);
}

/* One where it is wrong by itself. */
static int stories_of(const failure *it) {
  bool two = it->f.count > 0;
  for (int k = 0; k < it->s.steps; k++) two |= it->s.step[k].kind == CALL_save_restore;
  return two ? 2 : 1;
}

static const char *const story_titles[] = {"without frames, nothing saved", "with the frames, saved and restored"};

/* Both stories between the call before and the one where they differ. */
static void print_context(const failure *it) {
  int k = it->d.stage;
  const story *told[2] = {judge_wanted(), judge_got()};
  int stories = stories_of(it);
  for (int c = 0; c < it->s.coordinators; c++)
    for (int i = 0; i < stories; i++) {
      char title[96];
      snprintf(title, sizeof title, "c%d, %s:", c, story_titles[i]);
      const stage *at = &told[i]->stage[k];
      int from = k > 0 ? told[i]->stage[k - 1].told_after[c] : 0;
      print_events(title, told[i], c, from, at->told_after[c]);
      const nslide_snapshot *s = &at->after[c].snapshot;
      printf("    then ");
      print_snapshot(s);
    }
}

static void print_failure(const failure *it, const char *title) {
  printf("--- %s\n", title);
  session_print(stdout, &it->s, &it->f);
  printf("# %s\n", it->d.text);
  printf("# told at ");
  if (it->d.stage < it->s.steps) step_print(stdout, &it->s, &it->s.step[it->d.stage]);
  else printf("the end\n");
  print_context(it);
  printf("---\n");
}

static void print_trace(const failure *it) {
  const story *told[2] = {judge_wanted(), judge_got()};
  for (int i = 0; i < stories_of(it); i++) {
    printf("=== %s\n", story_titles[i]);
    for (int k = 0; k < told[i]->stages; k++) {
      const stage *at = &told[i]->stage[k];
      for (int c = 0; c < it->s.coordinators; c++)
        for (int e = k > 0 ? told[i]->stage[k - 1].told_after[c] : 0; e < at->told_before[c]; e++) {
          printf("  c%d ", c);
          event_print(stdout, &told[i]->event[c][e]);
          printf("\n");
        }
      if (k < it->s.steps) step_print(stdout, &it->s, &it->s.step[k]);
      else printf("end %s\n", number_text(it->s.end));
      if (at->answer.status != NSLIDE_OK) printf("  answers %d\n", at->answer.status);
      for (int c = 0; c < it->s.coordinators; c++) {
        for (int e = at->told_before[c]; e < at->told_after[c]; e++) {
          printf("  c%d ", c);
          event_print(stdout, &told[i]->event[c][e]);
          printf("\n");
        }
        const nslide_snapshot *s = &at->after[c].snapshot;
        printf("  c%d ", c);
        print_snapshot(s);
      }
    }
  }
}

/* ---------------------------------------------------------------------------------------------------------- playing */

static void count_kind(progress *p, const char *name, int number) {
  int k = 0;
  while (k < p->kinds && strcmp(p->kind[k].name, name) != 0) k++;
  if (k == MOST_KINDS) return;
  if (k == p->kinds) {
    snprintf(p->kind[k].name, sizeof p->kind[k].name, "%s", name);
    p->kind[k].number = number;
    p->kinds++;
  }
  p->kind[k].count++;
}

static bool is_known(const progress *p, const char *name) {
  for (int k = 0; k < p->kinds; k++)
    if (strcmp(p->kind[k].name, name) == 0) return true;
  return false;
}

static void play_one(const options *o, int number, progress *p) {
  static session s;
  static failure found;
  session_generate(o->seed, number, o->set, &s);
  random_state r = random_begin((int)(o->seed * 31) + number);
  if (judge_session(&s, r, o->set, o->which, &found)) {
    p->passed++;
    return;
  }
  p->failed++;
  bool known = is_known(p, found.d.kind);
  count_kind(p, found.d.kind, number);
  /* One of each kind is shown. */
  if (known || p->shown >= o->show) return;
  p->shown++;
  char title[160];
  snprintf(title, sizeof title, "session %d of seed %llu, at %s: %s", number, (unsigned long long)o->seed, found.name,
           found.d.kind);
  if (o->shrink) failure_shrink(&found, o->set);
  else judge_frames(&found.s, &found.f, o->set);
  print_failure(&found, title);
  fflush(stdout);
}

static void show_the_end(const options *o, int number, int signal, const char *name) {
  static failure it;
  it.f.count = 0;
  session_generate(o->seed, number, o->set, &it.s);
  if (o->shrink) failure_shrink_fatal(&it, o->set, signal);
  printf("--- session %d of seed %llu: %s\n", number, (unsigned long long)o->seed, name);
  session_print(stdout, &it.s, &it.f);
  printf("---\n");
}

/* In a child, as a session may be the end of it; another one goes on behind that session. */
static void play_all(const options *o, progress *p) {
  for (p->at = o->first; p->at < o->first + o->count;) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      for (; p->at < o->first + o->count; p->at++) {
        alarm(SECONDS_FOR_A_SESSION);
        play_one(o, p->at, p);
      }
      exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFSIGNALED(status)) return;
    char name[96];
    snprintf(name, sizeof name, "ended by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    p->failed++;
    bool known = is_known(p, name);
    count_kind(p, name, p->at);
    if (!known && p->shown++ < o->show) show_the_end(o, p->at, WTERMSIG(status), name);
    p->at++;
  }
}

/* What the sessions are made of: a judge that is only ever refused finds nothing. */
static int count_calls(const options *o) {
  static session s;
  static const frames none;
  static int made[CALL_KINDS], refused[CALL_KINDS], moving[CALL_KINDS];
  int events[32] = {0}, coordinators = 0, not_made = 0;
  story *told = story_make();
  for (int number = o->first; number < o->first + o->count; number++) {
    session_generate(o->seed, number, o->set, &s);
    session_play(&s, &none, PLAY_PLAIN, told);
    for (int k = 0; k < s.steps; k++) {
      call_kind kind = s.step[k].kind;
      made[kind]++;
      refused[kind] += told->stage[k].answer.status != NSLIDE_OK;
      moving[kind] += told->stage[k].before[s.step[k].who].snapshot.phase != NSLIDE_PHASE_IDLE;
    }
    coordinators += s.coordinators;
    for (int c = 0; c < s.coordinators; c++) not_made += nslide_config_check(&s.config[c], NULL) != NSLIDE_OK;
    for (int c = 0; c < s.coordinators; c++)
      for (int i = 0; i < told->events[c]; i++) events[told->event[c][i].type % 32]++;
  }
  printf("%-22s%10d%10d\n", "coordinator", coordinators, not_made);
  printf("%-22s%10s%10s%10s\n", "call", "made", "refused", "in motion");
  for (int kind = 0; kind < CALL_KINDS; kind++)
    printf("%-22s%10d%10d%10d\n", call_names[kind], made[kind], refused[kind], moving[kind]);
  for (int type = 0; type < 32; type++)
    if (events[type] > 0) printf("%-22s%10d\n", event_name(type), events[type]);
  return 0;
}

static int replay(const options *o) {
  static failure it;
  FILE *file = strcmp(o->replay, "-") == 0 ? stdin : fopen(o->replay, "r");
  if (file == NULL) return fprintf(stderr, "story: cannot read %s\n", o->replay), 2;
  if (!session_read(file, &it.s, &it.f)) return 2;
  if (it.f.count > 0) it.d = judge_frames(&it.s, &it.f, o->set);
  else if (!judge_session(&it.s, random_begin(1), o->set, o->which, &it)) {
    printf("differs at %s\n", it.name);
    judge_frames(&it.s, &it.f, o->set);
  }
  if (it.d.found && o->shrink) failure_shrink(&it, o->set);
  if (o->trace) print_trace(&it);
  if (it.d.found) print_failure(&it, o->replay);
  else printf("story: both tell the same\n");
  return it.d.found;
}

/* ---------------------------------------------------------------------------------------------------------- options */

static int usage(void) {
  printf("story [--seed N] [--count N] [--first N] [--without A,B] [--only A,B] [--show N] [--no-shrink]\n"
         "      [--tolerance X] [--frames rates,irregular,instants] [--list] [--survey]\n"
         "story --replay FILE [--trace] [--shrink]\n");
  return 2;
}

static bool read_frames(const char *names, int *which) {
  static const char *const all[] = {"rates", "irregular", "instants"};
  *which = 0;
  for (int i = 0; i < 3; i++)
    if (strstr(names, all[i]) != NULL) *which |= 1 << i;
  return *which != 0;
}

static bool read_options(int count, char **words, options *o) {
  for (int i = 1; i < count; i++) {
    const char *word = words[i], *value = i + 1 < count ? words[i + 1] : "";
    features named = 0;
    if (strcmp(word, "--trace") == 0) o->trace = true;
    else if (strcmp(word, "--no-shrink") == 0) o->shrink = false;
    else if (strcmp(word, "--shrink") == 0) o->shrink = true;
    else if (strcmp(word, "--survey") == 0) o->survey = true;
    else if (i++, strcmp(word, "--seed") == 0) o->seed = strtoull(value, NULL, 10);
    else if (strcmp(word, "--count") == 0) o->count = atoi(value);
    else if (strcmp(word, "--first") == 0) o->first = atoi(value);
    else if (strcmp(word, "--show") == 0) o->show = atoi(value);
    else if (strcmp(word, "--tolerance") == 0) compare_tolerance = strtod(value, NULL);
    else if (strcmp(word, "--replay") == 0) o->replay = value, o->shrink = false;
    else if (strcmp(word, "--frames") == 0) {
      if (!read_frames(value, &o->which)) return false;
    } else if (strcmp(word, "--without") == 0) {
      if (!features_read(value, &named)) return false;
      o->set &= ~named;
    } else if (strcmp(word, "--only") == 0) {
      if (*value == 0) continue;
      if (!features_read(value, &named)) return false;
      /* What is compared is no part of a session. */
      named |= UINT64_C(1) << STORY_events | UINT64_C(1) << STORY_times | UINT64_C(1) << STORY_states;
      o->set &= named;
    } else return false;
  }
  return true;
}

int main(int count, char **words) {
  options o = {.seed = 1, .count = 2000, .show = 5, .set = (UINT64_C(1) << STORY_FEATURE_COUNT) - 1, .which = JUDGE_ALL,
               .shrink = true};
  if (count == 2 && strcmp(words[1], "--list") == 0) {
    for (int i = 0; i < STORY_FEATURE_COUNT; i++) printf("%-18s%s\n", feature_names[i], feature_about[i]);
    return 0;
  }
  if (!read_options(count, words, &o)) return usage();
  if (!settings_prepare()) return 2;
  if (o.replay != NULL) return replay(&o);
  if (o.survey) return count_calls(&o);
  progress *p = mmap(NULL, sizeof *p, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return 2;
  play_all(&o, p);
  for (int k = 0; k < p->kinds; k++)
    printf("%6d  %s (first in session %d)\n", p->kind[k].count, p->kind[k].name, p->kind[k].number);
  printf("story of seed %llu: %d passed, %d failed\n", (unsigned long long)o.seed, p->passed, p->failed);
  return p->failed != 0;
}
