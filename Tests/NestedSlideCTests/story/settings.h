/* Every setting of nslide_config as a row: its name, where it lies, and values worth trying. */
#ifndef STORY_SETTINGS_H
#define STORY_SETTINGS_H

#include "../support/random.h"
#include "features.h"
#include "nestedslide.h"

enum { SETTING_MOST_VALUES = 6, MOST_SETTINGS = 256 };

typedef struct setting {
  const char *name;
  size_t offset;
  bool real;        /* a double, else an int32_t */
  int feature;      /* -1: always varied */
  bool fixed;       /* read at creation only */
  int odds;         /* another value than the default in one session of so many, where the feature is on */
  int count;        /* of values */
  double values[SETTING_MOST_VALUES];
  const char *words; /* names of the values from `least` on, with spaces between them; null for numbers */
  int least;
  bool exact;        /* no numbers near the values: they may be out of its range */
} setting;

extern setting settings[MOST_SETTINGS];
extern int setting_count;

/* Fills the settings, before all else: every field of nslide_config is among them, so that a setting that is added to the
 * library is played too. False where there is no room for all. */
bool settings_prepare(void);

double setting_get(const setting *s, const nslide_config *config);
void setting_put(const setting *s, nslide_config *config, double value);
double setting_default(const setting *s);

/* -1 where there is none. */
int setting_find(const char *name, size_t length);

/* A value for a setting: one of its values, or a number near one of them. */
double setting_random(const setting *s, random_state *r);

#endif
