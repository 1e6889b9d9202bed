/*
 * Random sessions with every call and every setting, story/generate.h, tell what Tests/golden/stories.txt says, to the
 * bit, and write it: a third are recorded, of a fourth the events wait until the end. So a change of what the engine
 * does shows here within seconds. If the change is wanted, `make session-hash` writes the file anew.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "story/digest.h"
#include "story/generate.h"
#include "support/check.h"

static const char path[] = "Tests/golden/stories.txt";

enum { GROUPS = 40, SESSIONS_IN_A_GROUP = 1000, SEED = 1, FRAMES_A_SECOND = 60 };

static void make_frames(const session *s, frames *f) {
  f->count = 0;
  const double first = s->steps > 0 ? s->step[0].time : 0;
  for (int i = 0; f->count < SESSION_FRAMES && first + i / (double)FRAMES_A_SECOND < s->end; i++)
    f->time[f->count++] = first + i / (double)FRAMES_A_SECOND;
}

static uint64_t digest_of(int group) {
  static session s;
  static frames f;
  static story *told;
  if (told == NULL) told = story_make();
  uint64_t digest = STORY_DIGEST_BEGIN;
  for (int i = 0; i < SESSIONS_IN_A_GROUP; i++) {
    session_generate(SEED, group * SESSIONS_IN_A_GROUP + i, (UINT64_C(1) << STORY_FEATURE_COUNT) - 1, &s);
    make_frames(&s, &f);
    session_play(&s, &f, PLAY_WRITTEN | (i % 3 == 0 ? PLAY_RECORDED : 0) | (i % 4 == 0 ? PLAY_LATE : 0), told);
    digest = story_digest(digest, &s, told);
  }
  return digest;
}

static int renew(void) {
  FILE *file = fopen(path, "w");
  if (file == NULL) return perror(path), 1;
  fprintf(file, "# What %d random sessions each tell, as one number: Tests/NestedSlideCTests/test_stories.c.\n",
          SESSIONS_IN_A_GROUP);
  for (int group = 0; group < GROUPS; group++) fprintf(file, "%016" PRIx64 "\n", digest_of(group));
  return fclose(file);
}

int main(int count, char **arguments) {
  if (!settings_prepare()) return 2;
  if (count == 2 && strcmp(arguments[1], "--renew") == 0) return renew();
  FILE *file = fopen(path, "r");
  if (!check_that(file != NULL, "%s cannot be read: the tests run in the root of the tree", path))
    return check_summary("stories");
  char line[200];
  int group = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    uint64_t wanted = 0;
    if (line[0] == '#' || sscanf(line, "%" SCNx64, &wanted) != 1) continue;
    const uint64_t digest = digest_of(group++);
    check_that(digest == wanted, "sessions %d to %d: %016" PRIx64 ", not %016" PRIx64,
               (group - 1) * SESSIONS_IN_A_GROUP, group * SESSIONS_IN_A_GROUP - 1, digest, wanted);
  }
  fclose(file);
  check_that(group == GROUPS, "%s has %d numbers, not %d", path, group, GROUPS);
  return check_summary("stories");
}
