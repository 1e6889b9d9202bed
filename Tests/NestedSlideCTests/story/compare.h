/* The first difference between two stories of one session. */
#ifndef STORY_COMPARE_H
#define STORY_COMPARE_H

#include "play.h"

typedef struct difference {
  bool found;
  int stage;      /* at which call; the number of calls: at the end */
  char kind[96];  /* what differs, without numbers: failures of one kind may have one cause */
  char text[512]; /* with them */
} difference;

/* How far two numbers may lie apart: 1e-9, and 1e-12 of what is large. */
extern double compare_tolerance;

/* `wanted` is the story with no frames between the calls. Looks also whether the events' times run back in `got`. */
difference story_compare(const session *s, const story *wanted, const story *got, features set);

/* What a story by itself must never do: times of events run back, events are lost. */
difference story_check(const session *s, const story *told, features set);

const char *event_name(int32_t type);
void event_print(FILE *file, const nslide_event *e);

#endif
