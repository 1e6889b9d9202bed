/* Makes random sessions. */
#ifndef STORY_GENERATE_H
#define STORY_GENERATE_H

#include "session.h"

/* The session of a seed and a number, always the same one. It uses some of the features: each session others, so that
 * each feature is seen alone, with few others, and among many. */
void session_generate(uint64_t seed, int number, features allowed, session *s);

#endif
