/* One number for all that a story tells. */
#ifndef STORY_DIGEST_H
#define STORY_DIGEST_H

#include "play.h"

enum { STORY_DIGEST_BEGIN = 0 };

/* The digest of the stories before and of this one. Every bit of every number counts, but for the sign of a zero. */
uint64_t story_digest(uint64_t before, const session *s, const story *told);

#endif
