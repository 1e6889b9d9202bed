/* Every function of the header as a row of data: what it takes, what is fine for each argument, where the fine ends. */
#ifndef OPERATIONS_H
#define OPERATIONS_H

#include "scene.h"

enum { MOST_ARGUMENTS = 4, ROOM_FOR_EVENTS = 512, ROOM_FOR_PAGES = 64, ROOM_FOR_BYTES = 16384 };

/* What the pointers of a call may lead to. */
typedef struct storage {
  nslide_config config;
  uint64_t config_tail;
  nslide_page_settings settings;
  uint64_t settings_tail;
  nslide_snapshot snapshot;
  uint64_t snapshot_tail;
  nslide_frame_buffers frame;
  uint64_t frame_tail;
  nslide_coordinator out;
  const char *message;
  double heights[SCENE_PAGES];
  double consumed_x, consumed_y;
  int32_t count;
  nslide_page page;
  nslide_page pages[ROOM_FOR_PAGES];
  int32_t indices[ROOM_FOR_PAGES];
  nslide_event events[ROOM_FOR_EVENTS];
  int64_t keys[SCENE_PAGES];
  nslide_rect frame_of_tab;
  nslide_rect frames[ROOM_FOR_PAGES];
  nslide_header_part parts[NSLIDE_MAX_HEADER_PARTS];
  nslide_correction corrections[ROOM_FOR_PAGES];
  nslide_edge edge;
  uint64_t hash;
  size_t size;
  unsigned char bytes[ROOM_FOR_BYTES];
} storage;

/* Fills it with a pattern, then sets what a call reads to something fine. */
void storage_prepare(storage *s);

/* The kinds of pointers, one letter each. */
enum {
  POINTER_CONFIG = 'c',
  POINTER_SETTINGS = 's',
  POINTER_SNAPSHOT = 'n',
  POINTER_FRAME = 'f',
  POINTER_OUT = 'o',
  POINTER_PAGE = 'g',
  POINTER_PAGES = 'p',
  POINTER_INDICES = 'i',
  POINTER_EVENTS = 'e',
  POINTER_COUNT = 'k',
  POINTER_KEYS = 'K',
  POINTER_RECT = 'r',
  POINTER_RECTS = 'R',
  POINTER_PARTS = 'P',
  POINTER_CORRECTIONS = 'q',
  POINTER_EDGE = 'd',
  POINTER_HASH = 'H',
  POINTER_SIZE = 'z',
  POINTER_BYTES = 'b',      /* for the library to write to */
  POINTER_SAVED = 'B',      /* for the library to read */
  POINTER_REGIONS = 'G',
  POINTER_AREAS = 'a',
  POINTER_HEIGHTS = 'h',    /* may be null */
  POINTER_CONSUMED_X = 'x', /* may be null */
  POINTER_CONSUMED_Y = 'y', /* may be null */
  POINTER_MESSAGE = 'm'     /* may be null */
};

void *storage_pointer(storage *s, char kind);
bool pointer_may_be_null(char kind);

typedef struct arguments {
  nslide_coordinator coordinator;
  double d[MOST_ARGUMENTS];
  int64_t i[MOST_ARGUMENTS];
  void *p[MOST_ARGUMENTS];
} arguments;

/* A double argument: a fine value, and the bounds beyond which it must be refused. */
typedef struct real_argument {
  double fine, least, most;
  bool automatic; /* NSLIDE_AUTO is fine too */
} real_argument;

/* An integer argument likewise, with the status beyond the bounds. */
typedef struct whole_argument {
  int64_t fine, least, most;
  nslide_status beyond;
} whole_argument;

typedef struct operation {
  const char *name;
  nslide_status (*call)(const arguments *a);
  bool coordinator; /* takes one */
  const char *pointers;
  int reals, wholes;
  real_argument real[MOST_ARGUMENTS];
  whole_argument whole[MOST_ARGUMENTS];
} operation;

extern const operation operations[];
extern const int operation_count;

/* The statuses that the header's comment allows, a bit each; 0 where the function is not in the header. */
unsigned operation_statuses(const operation *o);

/* The functions of the header, by number. */
int contract_count(void);
const char *contract_name(int index);

/* Fine arguments for a call, its pointers into s. */
arguments operation_arguments(const operation *o, nslide_coordinator coordinator, storage *s);

#endif
