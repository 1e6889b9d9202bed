/* Plays a session at many frame rates and says where the stories differ. */
#ifndef STORY_JUDGE_H
#define STORY_JUDGE_H

#include "compare.h"

typedef struct failure {
  session s;
  frames f;         /* the instants at which time was given besides; none where the story is wrong by itself */
  const char *name; /* of these frames: "60 Hz" */
  difference d;
} failure;

/* Which frames the judge tries, besides none. Bits. */
enum { JUDGE_RATES = 1, JUDGE_IRREGULAR = 2, JUDGE_INSTANTS = 4, JUDGE_ALL = 7 };

/* False, with the failure filled in, where two stories of the session differ. */
bool judge_session(const session *s, random_state r, features set, int which, failure *found);

/* Whether these frames make a difference. */
difference judge_frames(const session *s, const frames *f, features set);

/* The stories of the last judge_frames: without and with the frames. */
const story *judge_wanted(void);
const story *judge_got(void);

#endif
