/* Makes a failure smaller, as long as the stories still differ in the same way. */
#ifndef STORY_SHRINK_H
#define STORY_SHRINK_H

#include "judge.h"

/* Drops frames, calls, coordinators, pages and settings, shortens times, and rounds numbers, until nothing more can go.
 * Plays the session some hundreds of times. */
void failure_shrink(failure *it, features set);

/* The same for a session that ends the process by a signal. Each trial is played in a child. */
void failure_shrink_fatal(failure *it, features set, int signal);

#endif
