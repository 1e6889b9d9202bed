/* Plays a session and writes down everything that a host could see of it: the story. */
#ifndef STORY_PLAY_H
#define STORY_PLAY_H

#include "session.h"

enum {
  STORY_PAGES = 12, /* read after each call; those beyond are left out */
  STORY_ITEMS = 24,
  STORY_NUMBERS = 10,
  STORY_LISTS = SESSION_COORDINATORS
};

/* What can be read of one coordinator and of its list. */
typedef struct view_state {
  nslide_snapshot snapshot;
  nslide_edge edge;
  double effect[STORY_EFFECTS];
  int32_t effects;
  int pages;
  nslide_page page[STORY_PAGES];
  uint64_t live; /* a bit for each of the first pages that is needed */
  bool has_list;
  nslide_list_state list;
  nslide_item_range range;
  int items;
  nslide_item item[STORY_ITEMS];
} view_state;

/* What a call answered: its status, and what it wrote. */
typedef struct answer {
  nslide_status status;
  int count;
  double number[STORY_NUMBERS];
} answer;

/* One call of a session, and the way there. */
typedef struct stage {
  int told_before[SESSION_COORDINATORS]; /* how many events had been told when its time had come */
  int told_after[SESSION_COORDINATORS];  /* and when it had returned */
  view_state before[SESSION_COORDINATORS], after[SESSION_COORDINATORS];
  answer answer;
} stage;

typedef struct story {
  int stages; /* one for each call, and one for the end */
  stage stage[SESSION_STEPS + 1];
  int events[SESSION_COORDINATORS];
  int room[SESSION_COORDINATORS];
  nslide_event *event[SESSION_COORDINATORS]; /* offset_changed and page_scrolled are left out */
  uint64_t written;                            /* what else they write, as one number: written.h */
} story;

/* One story, big; it is used again and again. */
story *story_make(void);

/* How a session is played, added. */
enum {
  PLAY_PLAIN = 0,
  PLAY_RECORDED = 1, /* every coordinator is recorded from the beginning: some links and lists are then refused */
  PLAY_WRITTEN = 2,  /* after each call its whole state is written, too, and what is answered about the future */
  PLAY_LATE = 4      /* events are read at the end only, so that they wait and are put together */
};

/* Plays the session with time given at the calls' own instants and at those of the frames. */
void session_play(const session *s, const frames *f, int how, story *told);

#endif
