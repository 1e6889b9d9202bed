/* Every function of the header as a row of data: what it takes, what is fine for each argument, where the fine ends. */
#ifndef OPERATIONS_H
#define OPERATIONS_H

#include "subject.h"

enum { MOST_ARGUMENTS = 4, ROOM_FOR_EVENTS = 512, ROOM_FOR_PAGES = 64, ROOM_FOR_BYTES = 16384, ROOM_FOR_ITEMS = 64 };

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
  nslide_motion motion;
  uint64_t motion_tail;
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
  nslide_list_config list_config;
  uint64_t list_config_tail;
  nslide_section section;
  uint64_t section_tail;
  nslide_list_state list_state;
  uint64_t list_state_tail;
  nslide_list list_out;
  double item_heights[ROOM_FOR_ITEMS];
  nslide_item_range range;
  int32_t section_out, item_out;
  double offset;
} storage;

/* Fills it with a pattern, then sets what a call reads to something fine. */
void storage_prepare(storage *s);

/* The kinds of pointers, one letter each. */
enum {
  POINTER_CONFIG = 'c',
  POINTER_SETTINGS = 's',
  POINTER_SNAPSHOT = 'n',
  POINTER_MOTION = 'Z',
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
  POINTER_SAMPLES = 'T',
  POINTER_EFFECTS = 'E',
  POINTER_VALUES = 'D',
  POINTER_HEIGHTS = 'h',    /* may be null */
  POINTER_CONSUMED_X = 'x', /* may be null */
  POINTER_CONSUMED_Y = 'y', /* may be null */
  POINTER_MESSAGE = 'm',    /* may be null */
  POINTER_LIST_CONFIG = 'L',
  POINTER_LIST_CONFIG_OR_NULL = 'N',
  POINTER_SECTION = 'S',
  POINTER_SECTION_OR_NULL = 'U',
  POINTER_LIST_STATE = 't',
  POINTER_LIST_OUT = 'l',
  POINTER_ITEM_HEIGHTS = 'W',
  POINTER_ITEM_HEIGHTS_OR_NULL = 'w',
  POINTER_ITEMS = 'I',
  POINTER_CHANGES = 'C',
  POINTER_RANGE = 'j',
  POINTER_SECTION_OUT = 'v',
  POINTER_ITEM_OUT = 'V',
  POINTER_OFFSET = 'F',
  POINTER_FUNCTION = 'A',        /* stands for a function of the host's */
  POINTER_FUNCTION_OR_NULL = 'Q'
};

void *storage_pointer(storage *s, char kind);
bool pointer_may_be_null(char kind);

/* How many numbers there are for the count that is the first integer of a call; INT64_MAX where it is not of these. */
int64_t pointer_room(char kind);

typedef struct arguments {
  uint64_t handle; /* of a coordinator or a list */
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
  subject_kind subject; /* what its handle is of */
  const char *pointers;
  int reals, wholes;
  real_argument real[MOST_ARGUMENTS];
  whole_argument whole[MOST_ARGUMENTS];
} operation;

/* Those of coordinators and of lists in one row. */
int operation_count(void);
const operation *operation_at(int index);

/* The parts of it. */
extern const operation coordinator_operations[], list_operations[];
extern const int coordinator_operation_count, list_operation_count;

/* The statuses that the header's comment allows, a bit each; 0 where the function is not in the header. */
unsigned operation_statuses(const operation *o);

/* The functions of the header, by number. */
int contract_count(void);
const char *contract_name(int index);

/* Fine arguments for a call, its pointers into s. */
arguments operation_arguments(const operation *o, uint64_t handle, storage *s);

#endif
