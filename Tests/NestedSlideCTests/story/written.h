/* What a coordinator writes that is not in the story, as one number. */
#ifndef STORY_WRITTEN_H
#define STORY_WRITTEN_H

#include <nestedslide.h>

/* Each answers the digest of what was written before and of this. */

/* Its record, which ends, and its saved bytes. */
uint64_t written_at_end(uint64_t before, nslide_coordinator c);

/* Its state, how far it can scroll, and when its picture changes. */
uint64_t written_now(uint64_t before, nslide_coordinator c);

/* An event of any kind. */
uint64_t written_event(uint64_t before, const nslide_event *event);

#endif
