#include "features.h"

#include <stdio.h>
#include <string.h>

#define NAME(name, about) #name,
#define ABOUT(name, about) about,
const char *const feature_names[STORY_FEATURE_COUNT] = {STORY_FEATURES(NAME)};
const char *const feature_about[STORY_FEATURE_COUNT] = {STORY_FEATURES(ABOUT)};

bool features_read(const char *names, features *set) {
  while (*names != 0) {
    size_t length = strcspn(names, ",");
    int found = -1;
    for (int i = 0; i < STORY_FEATURE_COUNT; i++)
      if (strlen(feature_names[i]) == length && strncmp(feature_names[i], names, length) == 0) found = i;
    if (found < 0 && length > 0) {
      fprintf(stderr, "story: there is no feature '%.*s'; --list shows them\n", (int)length, names);
      return false;
    }
    if (found >= 0) *set |= UINT64_C(1) << found;
    names += length;
    names += *names == ',';
  }
  return true;
}
