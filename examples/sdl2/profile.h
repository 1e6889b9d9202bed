/* The pages, and what the bar says of each. What they show is in content.h. */
#ifndef PROFILE_H
#define PROFILE_H

#include "content.h"

enum { GUESTBOOK, PHOTOS, ABOUT, PAGES };

_Static_assert(sizeof TABS / sizeof *TABS == PAGES, "a tab for each page");

#endif
