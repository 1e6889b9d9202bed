/* The session that every host of the library plays: Tests/hosts/session.txt. */
#ifndef SESSION_H
#define SESSION_H

#include <stdbool.h>

/* Plays the calls of a session and prints, for each of its `expect` lines, what that should be. */
bool session_play(const char *path);

#endif
