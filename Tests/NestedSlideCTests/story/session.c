#include "session.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NAME(name, arguments) #name,
#define ARGUMENTS(name, arguments) arguments,
const char *const call_names[CALL_KINDS] = {STORY_CALLS(NAME)};
static const char *const call_texts[CALL_KINDS] = {STORY_CALLS(ARGUMENTS)};

/* ------------------------------------------------------------------------------------------------------- arguments */

typedef struct parameter {
  char name[24];
  char words[96]; /* empty for a number */
  int least;
} parameter;

/* The parameters of a kind, taken from its text once. */
static const parameter *parameters(call_kind kind, int *count) {
  static struct {
    bool ready;
    int count;
    parameter of[STEP_ARGUMENTS];
  } all[CALL_KINDS];
  if (!all[kind].ready) {
    const char *at = call_texts[kind];
    while (*at != 0) {
      parameter *p = &all[kind].of[all[kind].count++];
      size_t length = strcspn(at, " (");
      snprintf(p->name, sizeof p->name, "%.*s", (int)length, at);
      at += length;
      if (*at == '(') {
        char *after = NULL;
        long least = strtol(at + 1, &after, 10);
        if (*after == ':') p->least = (int)least, at = after;
        length = strcspn(at + 1, ")");
        snprintf(p->words, sizeof p->words, "%.*s", (int)length, at + 1);
        at += length + 2;
      }
      at += *at == ' ';
    }
    all[kind].ready = true;
  }
  *count = all[kind].count;
  return all[kind].of;
}

int call_arguments(call_kind kind) {
  int count = 0;
  parameters(kind, &count);
  return count;
}

/* ---------------------------------------------------------------------------------------------------------- numbers */

const char *number_text(double value) {
  static char texts[16][32];
  static int next;
  char *text = texts[next++ % 16];
  if (value == NSLIDE_AUTO) return "auto";
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, 32, "%.*g", digits, value);
    /* 800 rather than 8e+02. */
    bool plain = strchr(text, 'e') == NULL || fabs(value) >= 1e15 || fabs(value) < 1e-4;
    if (plain && strtod(text, NULL) == value) break;
  }
  return text;
}

/* The word for a value; null where it has none. */
static const char *word_of(const char *words, int least, double value, size_t *length) {
  if (words == NULL || *words == 0) return NULL;
  for (int number = least; *words != 0; number++) {
    *length = strcspn(words, " ");
    if (number == value) return words;
    words += *length;
    words += *words == ' ';
  }
  return NULL;
}

static void print_value(FILE *file, const char *words, int least, double value) {
  size_t length = 0;
  const char *word = word_of(words, least, value, &length);
  if (word != NULL) fprintf(file, "%.*s", (int)length, word);
  else fprintf(file, "%s", number_text(value));
}

static bool read_value(const char *text, const char *words, int least, double *value) {
  if (words != NULL) {
    size_t length = 0;
    const char *word = NULL;
    for (int number = least; (word = word_of(words, least, number, &length)) != NULL; number++)
      if (strlen(text) == length && strncmp(word, text, length) == 0) return *value = number, true;
  }
  if (strcmp(text, "auto") == 0) return *value = NSLIDE_AUTO, true;
  char *end = NULL;
  *value = strtod(text, &end);
  return end != text && *end == 0;
}

/* --------------------------------------------------------------------------------------------------------- printing */

void step_print(FILE *file, const session *s, const step *what) {
  fprintf(file, "%s ", number_text(what->time));
  if (s == NULL || s->coordinators > 1) fprintf(file, "c%d ", what->who);
  fprintf(file, "%s", call_names[what->kind]);
  int count = 0;
  const parameter *p = parameters(what->kind, &count);
  if (what->kind == CALL_set) {
    const setting *changed = &settings[(int)what->a[0]];
    fprintf(file, " %s=", changed->name);
    print_value(file, changed->words, changed->least, what->a[1]);
  } else {
    for (int i = 0; i < count; i++) {
      fprintf(file, " %s=", p[i].name);
      print_value(file, p[i].words, p[i].least, what->a[i]);
    }
  }
  fprintf(file, "\n");
}

void session_print(FILE *file, const session *s, const frames *f) {
  for (int c = 0; c < s->coordinators; c++) {
    fprintf(file, "coordinator");
    for (int i = 0; i < setting_count; i++) {
      double value = setting_get(&settings[i], &s->config[c]);
      if (value == setting_default(&settings[i])) continue;
      fprintf(file, " %s=", settings[i].name);
      print_value(file, settings[i].words, settings[i].least, value);
    }
    fprintf(file, "\npages");
    for (int i = 0; i < s->pages[c]; i++) fprintf(file, " %s", number_text(s->height[c][i]));
    fprintf(file, "\n");
  }
  for (int i = 0; i < s->steps; i++) step_print(file, s, &s->step[i]);
  fprintf(file, "end %s\n", number_text(s->end));
  fprintf(file, "frames");
  for (int i = 0; i < f->count; i++) fprintf(file, " %s", number_text(f->time[i]));
  fprintf(file, "\n");
}

/* ---------------------------------------------------------------------------------------------------------- reading */

static bool refuse(int line, const char *why, const char *what) {
  fprintf(stderr, "story: line %d: %s '%s'\n", line, why, what);
  return false;
}

static bool read_settings(char *rest, session *s, int line) {
  nslide_config *config = &s->config[s->coordinators++];
  nslide_config_default(config, sizeof *config);
  for (char *word = strtok(rest, " \n"); word != NULL; word = strtok(NULL, " \n")) {
    size_t length = strcspn(word, "=");
    int found = setting_find(word, length);
    double value = 0;
    if (found < 0 || word[length] != '=') return refuse(line, "no such setting:", word);
    if (!read_value(word + length + 1, settings[found].words, settings[found].least, &value))
      return refuse(line, "no such value:", word);
    setting_put(&settings[found], config, value);
  }
  return true;
}

static bool read_step(char *text, session *s, int line) {
  step *what = &s->step[s->steps];
  memset(what, 0, sizeof *what);
  char *word = strtok(text, " \n");
  if (!read_value(word, NULL, 0, &what->time)) return refuse(line, "no time:", word);
  word = strtok(NULL, " \n");
  if (word != NULL && word[0] == 'c' && word[1] >= '0' && word[1] < '0' + SESSION_COORDINATORS && word[2] == 0) {
    what->who = word[1] - '0';
    word = strtok(NULL, " \n");
  }
  if (word == NULL) return refuse(line, "no call", "");
  int kind = 0;
  while (kind < CALL_KINDS && strcmp(word, call_names[kind]) != 0) kind++;
  if (kind == CALL_KINDS) return refuse(line, "no such call:", word);
  what->kind = (call_kind)kind;
  int count = 0;
  const parameter *p = parameters(what->kind, &count);
  while ((word = strtok(NULL, " \n")) != NULL) {
    size_t length = strcspn(word, "=");
    if (word[length] != '=') return refuse(line, "no argument:", word);
    if (what->kind == CALL_set) {
      int found = setting_find(word, length);
      if (found < 0) return refuse(line, "no such setting:", word);
      what->a[0] = found;
      if (!read_value(word + length + 1, settings[found].words, settings[found].least, &what->a[1]))
        return refuse(line, "no such value:", word);
      continue;
    }
    int i = 0;
    while (i < count && (strlen(p[i].name) != length || strncmp(p[i].name, word, length) != 0)) i++;
    if (i == count) return refuse(line, "no such argument:", word);
    if (!read_value(word + length + 1, p[i].words, p[i].least, &what->a[i])) return refuse(line, "no value:", word);
  }
  s->steps++;
  return true;
}

bool session_read(FILE *file, session *s, frames *f) {
  static char text[1 << 20];
  memset(s, 0, sizeof *s);
  f->count = 0;
  bool ended = false;
  for (int line = 1; fgets(text, sizeof text, file) != NULL; line++) {
    char *at = text + strspn(text, " ");
    if (*at == '#' || *at == '\n' || *at == 0) continue;
    if (strncmp(at, "coordinator", 11) == 0) {
      if (s->coordinators == SESSION_COORDINATORS) return refuse(line, "too many coordinators", "");
      if (!read_settings(at + 11, s, line)) return false;
    } else if (strncmp(at, "pages", 5) == 0) {
      if (s->coordinators == 0) return refuse(line, "pages of no coordinator", "");
      int c = s->coordinators - 1;
      for (char *word = strtok(at + 5, " \n"); word != NULL; word = strtok(NULL, " \n"))
        if (s->pages[c] < SESSION_PAGES) s->height[c][s->pages[c]++] = strtod(word, NULL);
    } else if (strncmp(at, "end ", 4) == 0) {
      s->end = strtod(at + 4, NULL);
      ended = true;
    } else if (strncmp(at, "frames", 6) == 0) {
      for (char *word = strtok(at + 6, " \n"); word != NULL; word = strtok(NULL, " \n"))
        if (f->count < SESSION_FRAMES) f->time[f->count++] = strtod(word, NULL);
    } else {
      if (s->steps == SESSION_STEPS) return refuse(line, "too many calls", "");
      if (!read_step(at, s, line)) return false;
    }
  }
  if (s->coordinators == 0 || !ended) return refuse(0, "a session has a line 'coordinator' and a line 'end'", "");
  return true;
}
