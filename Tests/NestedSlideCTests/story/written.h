/* What a coordinator writes, its record and its saved bytes, as one number. */
#ifndef STORY_WRITTEN_H
#define STORY_WRITTEN_H

#include <nestedslide.h>

/* The digest of what was written before, of the coordinator's record, which ends, and of its saved bytes. */
uint64_t written_digest(uint64_t before, nslide_coordinator c);

#endif
