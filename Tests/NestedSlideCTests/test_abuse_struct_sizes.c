/* struct_size: too short is refused, longer is fine as long as what the library does not know is zero. */
#include <sys/mman.h>
#include <unistd.h>

#include "support/operations.h"

typedef struct sized_struct {
  const char *name;
  size_t size;
  size_t offset; /* in storage; a tail of 8 bytes follows there */
  int32_t kind;
  size_t first; /* the size of its first version; 0 where it has not grown */
} sized_struct;

static size_t least_size(const sized_struct *s) { return s->first > 0 ? s->first : s->size; }

static const sized_struct structs[] = {
    {"nslide_config", sizeof(nslide_config), offsetof(storage, config), NSLIDE_STRUCT_CONFIG, 0},
    {"nslide_page_settings", sizeof(nslide_page_settings), offsetof(storage, settings), NSLIDE_STRUCT_PAGE_SETTINGS,
     0},
    {"nslide_snapshot", sizeof(nslide_snapshot), offsetof(storage, snapshot), NSLIDE_STRUCT_SNAPSHOT, 0},
    {"nslide_frame_buffers", sizeof(nslide_frame_buffers), offsetof(storage, frame), NSLIDE_STRUCT_FRAME,
     offsetof(nslide_frame_buffers, samples)},
    {"nslide_list_config", sizeof(nslide_list_config), offsetof(storage, list_config), NSLIDE_STRUCT_LIST_CONFIG,
     0},
    {"nslide_section", sizeof(nslide_section), offsetof(storage, section), NSLIDE_STRUCT_SECTION, 0},
    {"nslide_list_state", sizeof(nslide_list_state), offsetof(storage, list_state), NSLIDE_STRUCT_LIST_STATE,
     0},
    {"nslide_motion", sizeof(nslide_motion), offsetof(storage, motion), NSLIDE_STRUCT_MOTION, 0},
};

typedef struct taker {
  const char *name;
  int structure; /* index in structs */
  bool reads;    /* the library reads all of the struct */
  nslide_status (*call)(uint64_t c, storage *s);
  subject_kind subject;
} taker;

#define TAKER(name, call) static nslide_status name(uint64_t c, storage *s) { return (void)c, call; }

TAKER(config_check, nslide_config_check(&s->config, NULL))
TAKER(create, nslide_create(&s->config, 1, s->heights, &s->out))
TAKER(get_config, nslide_get_config(c, &s->config))
TAKER(set_config, nslide_set_config(c, &s->config))
TAKER(get_page_settings, nslide_get_page_settings(c, 1, &s->settings))
TAKER(set_page_settings, nslide_set_page_settings(c, 1, &s->settings))
TAKER(get_snapshot, nslide_get_snapshot(c, &s->snapshot))
TAKER(frame_motion, nslide_frame(c, SCENE_TIME, &s->frame))
TAKER(frame, nslide_frame(c, SCENE_TIME, &s->frame))
TAKER(frame_snapshot, nslide_frame(c, SCENE_TIME, &s->frame))
TAKER(list_create, nslide_list_create(&s->list_config, &s->list_out))
TAKER(list_get_config, nslide_list_get_config(c, &s->list_config))
TAKER(list_set_config, nslide_list_set_config(c, &s->list_config))
TAKER(list_insert_section, nslide_list_insert_section(c, 1, &s->section, 4, s->item_heights))
TAKER(list_get_section, nslide_list_get_section(c, 1, &s->section))
TAKER(list_set_section, nslide_list_set_section(c, 1, &s->section))
TAKER(list_get_state, nslide_list_get_state(c, &s->list_state))

static const taker takers[] = {
    {"nslide_config_check", 0, true, config_check, SUBJECT_COORDINATOR},
    {"nslide_create", 0, true, create, SUBJECT_COORDINATOR},
    {"nslide_get_config", 0, false, get_config, SUBJECT_COORDINATOR},
    {"nslide_set_config", 0, true, set_config, SUBJECT_COORDINATOR},
    {"nslide_get_page_settings", 1, false, get_page_settings, SUBJECT_COORDINATOR},
    {"nslide_set_page_settings", 1, true, set_page_settings, SUBJECT_COORDINATOR},
    {"nslide_get_snapshot", 2, false, get_snapshot, SUBJECT_COORDINATOR},
    {"nslide_frame", 3, true, frame, SUBJECT_COORDINATOR},
    {"nslide_frame, its motion", 7, false, frame_motion, SUBJECT_COORDINATOR},
    {"nslide_frame, its snapshot", 2, false, frame_snapshot, SUBJECT_COORDINATOR},
    {"nslide_list_create", 4, true, list_create, SUBJECT_LIST},
    {"nslide_list_get_config", 4, false, list_get_config, SUBJECT_LIST},
    {"nslide_list_set_config", 4, true, list_set_config, SUBJECT_LIST},
    {"nslide_list_insert_section", 5, true, list_insert_section, SUBJECT_LIST},
    {"nslide_list_get_section", 5, false, list_get_section, SUBJECT_LIST},
    {"nslide_list_set_section", 5, true, list_set_section, SUBJECT_LIST},
    {"nslide_list_get_state", 6, false, list_get_state, SUBJECT_LIST},
};
enum { TAKERS = sizeof takers / sizeof takers[0] };

static void try_size(const taker *t, uint32_t size, uint64_t tail, nslide_status wanted) {
  check_case("%s with struct_size %u and tail %llx", t->name, size, (unsigned long long)tail);
  static storage s, before;
  static subject_state earlier, later;
  const sized_struct *structure = &structs[t->structure];
  uint64_t c = subject_make(t->subject, 0);
  check(subject_read(t->subject, c, &earlier));
  storage_prepare(&s);
  char *place = (char *)&s + structure->offset;
  memcpy(place, &size, sizeof size);
  memcpy(place + structure->size, &tail, sizeof tail);
  before = s;
  nslide_status got = t->call(c, &s);
  check_status(got, wanted);
  if (got != NSLIDE_OK) {
    check_that(memcmp(&s, &before, sizeof s) == 0, "an output was written");
    check(subject_read(t->subject, c, &later));
    const char *part = subject_difference(&earlier, &later);
    check_that(part == NULL, "%s changed", part);
  } else {
    uint32_t size_after;
    memcpy(&size_after, place, sizeof size_after);
    check_int(size_after, size);
    check_that(memcmp(place + structure->size, &tail, sizeof tail) == 0, "the tail was written");
  }
  if (t->call == create && got == NSLIDE_OK) check_ok(nslide_destroy(s.out));
  if (t->call == list_create && got == NSLIDE_OK) check_ok(nslide_list_destroy(s.list_out));
  subject_destroy(t->subject, c);
}

static void one_taker(int index) {
  const taker *t = &takers[index];
  uint32_t size = (uint32_t)structs[t->structure].size, least = (uint32_t)least_size(&structs[t->structure]);
  const nslide_status refused = NSLIDE_ERROR_STRUCT_SIZE;
  try_size(t, 0, 0, refused);
  try_size(t, 1, 0, refused);
  try_size(t, 4, 0, refused);
  try_size(t, least / 2, 0, refused);
  try_size(t, least - 8, 0, refused);
  try_size(t, least - 1, 0, refused);
  /* As an earlier header had it, and what no header had. */
  for (uint32_t shorter = least; shorter < size; shorter++) try_size(t, shorter, 0, NSLIDE_OK);
  try_size(t, size, 0, NSLIDE_OK);
  try_size(t, size, 1, NSLIDE_OK);
  try_size(t, size + 8, 0, NSLIDE_OK);
  if (!t->reads) return;
  try_size(t, size + 1, 1, refused);
  try_size(t, size + 4, 1, refused);
  try_size(t, size + 8, UINT64_C(1) << 56, refused);
  try_size(t, UINT32_MAX, UINT64_MAX, refused);
  try_size(t, 0x80000000u, UINT64_MAX, refused);
}

/* Nothing behind its end is read of a struct that is too short, or of an earlier version: no memory follows it. */
static void at_the_end_of_memory(int index) {
  static storage s;
  const taker *t = &takers[index];
  const sized_struct *structure = &structs[t->structure];
  size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (sizeof s / page + 1) * page;
  char *memory = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!check(memory != MAP_FAILED) || !check(mprotect(memory + room, page, PROT_NONE) == 0)) return;
  uint64_t c = subject_make(t->subject, 0);
  storage_prepare(&s);
  for (uint32_t size = 8; size < structure->size; size += 8) {
    check_case("%s with struct_size %u at the end of memory", t->name, size);
    char *begin = memory + room - structure->offset - size;
    memcpy(begin, &s, structure->offset + size);
    memcpy(begin + structure->offset, &size, sizeof size);
    storage *end = (storage *)begin;
    nslide_frame_buffers buffers = {.struct_size = sizeof buffers, .snapshot = &end->snapshot};
    if (t->call == frame_motion) buffers.motion = &end->motion;
    if (t->call == frame_motion) buffers.snapshot = NULL;
    bool is_inside = t->call == frame_snapshot || t->call == frame_motion;
    nslide_status got = is_inside ? nslide_frame(c, SCENE_TIME, &buffers) : t->call(c, end);
    check_status(got, size < least_size(structure) ? NSLIDE_ERROR_STRUCT_SIZE : NSLIDE_OK);
  }
  subject_destroy(t->subject, c);
  check(munmap(memory, room + page) == 0);
}

/* Functions that fill a struct of the size that the caller's header has. */

typedef union any_struct {
  uint32_t struct_size;
  nslide_config config;
  nslide_list_config list_config;
  nslide_section section;
  unsigned char bytes[1024]; /* with a tail that a later header may know */
} any_struct;

static nslide_status default_config(any_struct *s, size_t size) { return nslide_config_default(&s->config, size); }
static nslide_status default_list_config(any_struct *s, size_t size) {
  return nslide_list_config_default(&s->list_config, size);
}
static nslide_status default_section(any_struct *s, size_t size) { return nslide_section_default(&s->section, size); }

static nslide_status take_config(const any_struct *s) { return nslide_config_check(&s->config, NULL); }

static nslide_status take_list_config(const any_struct *s) {
  nslide_list list = 0;
  nslide_status status = nslide_list_create(&s->list_config, &list);
  check_ok(nslide_list_destroy(list));
  return status;
}

static nslide_status take_section(const any_struct *s) {
  nslide_list list = 0;
  check_ok(nslide_list_create(NULL, &list));
  nslide_status status = nslide_list_insert_section(list, 0, &s->section, 1, NULL);
  check_ok(nslide_list_destroy(list));
  return status;
}

static const struct {
  const char *name;
  size_t size;
  nslide_status (*fill)(any_struct *s, size_t size);
  nslide_status (*take)(const any_struct *s);
} defaults[] = {
    {"nslide_config_default", sizeof(nslide_config), default_config, take_config},
    {"nslide_list_config_default", sizeof(nslide_list_config), default_list_config, take_list_config},
    {"nslide_section_default", sizeof(nslide_section), default_section, take_section},
};
enum { DEFAULTS = sizeof defaults / sizeof defaults[0] };

static void defaults_of_any_size(int index) {
  any_struct given, before;
  for (size_t size = 0; size < defaults[index].size; size++) {
    check_case("%s with size %zu", defaults[index].name, size);
    memset(&given, 0xA5, sizeof given);
    before = given;
    check_status(defaults[index].fill(&given, size), NSLIDE_ERROR_STRUCT_SIZE);
    check(memcmp(&given, &before, sizeof given) == 0);
  }
  /* A program built with a later header: its longer struct must come out as one that is accepted. */
  for (size_t size = defaults[index].size; size <= defaults[index].size + 64; size += 8) {
    check_case("%s with size %zu", defaults[index].name, size);
    memset(&given, 0xA5, sizeof given);
    check_ok(defaults[index].fill(&given, size));
    check_int(given.struct_size, size);
    check_int(given.bytes[size], 0xA5);
    check_ok(defaults[index].take(&given));
  }
}

static void sizes(void) {
  for (size_t i = 0; i < sizeof structs / sizeof structs[0]; i++) {
    check_int(nslide_struct_size(structs[i].kind), structs[i].size);
  }
  check_int(nslide_struct_size(NSLIDE_STRUCT_PAGE), sizeof(nslide_page));
  check_int(nslide_struct_size(NSLIDE_STRUCT_EVENT), sizeof(nslide_event));
  check_int(nslide_struct_size(-1), 0);
  check_int(nslide_struct_size(NSLIDE_STRUCT_HEADER_PART), sizeof(nslide_header_part));
  check_int(nslide_struct_size(NSLIDE_STRUCT_CORRECTION), sizeof(nslide_correction));
  check_int(nslide_struct_size(NSLIDE_STRUCT_EDGE), sizeof(nslide_edge));
  check_int(nslide_struct_size(NSLIDE_STRUCT_REGION), sizeof(nslide_region));
  check_int(nslide_struct_size(NSLIDE_STRUCT_SNAP_AREA), sizeof(nslide_snap_area));
  check_int(nslide_struct_size(NSLIDE_STRUCT_ITEM), sizeof(nslide_item));
  check_int(nslide_struct_size(NSLIDE_STRUCT_ITEM_RANGE), sizeof(nslide_item_range));
  check_int(nslide_struct_size(NSLIDE_STRUCT_ITEM_CHANGE), sizeof(nslide_item_change));
  check_int(nslide_struct_size(NSLIDE_STRUCT_POINTER_SAMPLE), sizeof(nslide_pointer_sample));
  check_int(nslide_struct_size(NSLIDE_STRUCT_FLING_SAMPLE), sizeof(nslide_fling_sample));
  check_int(nslide_struct_size(NSLIDE_STRUCT_EFFECT), sizeof(nslide_effect));
  check_int(nslide_struct_size(NSLIDE_STRUCT_EFFECT + 1), 0);
  check_int(nslide_struct_size(INT32_MAX), 0);
  check_int(nslide_struct_size(INT32_MIN), 0);
}

int main(void) {
  sizes();
  check_forked(TAKERS, 20, one_taker);
  check_forked(TAKERS, 20, at_the_end_of_memory);
  check_forked(DEFAULTS, 20, defaults_of_any_size);
  return check_summary("abuse of struct sizes");
}
