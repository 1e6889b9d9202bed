/* struct_size: too short is refused, longer is fine as long as what the library does not know is zero. */
#include "support/operations.h"

typedef struct sized_struct {
  const char *name;
  size_t size;
  size_t offset; /* in storage; a tail of 8 bytes follows there */
  int32_t kind;
} sized_struct;

static const sized_struct structs[] = {
    {"nslide_config", sizeof(nslide_config), offsetof(storage, config), NSLIDE_STRUCT_CONFIG},
    {"nslide_page_settings", sizeof(nslide_page_settings), offsetof(storage, settings), NSLIDE_STRUCT_PAGE_SETTINGS},
    {"nslide_snapshot", sizeof(nslide_snapshot), offsetof(storage, snapshot), NSLIDE_STRUCT_SNAPSHOT},
    {"nslide_frame_buffers", sizeof(nslide_frame_buffers), offsetof(storage, frame), NSLIDE_STRUCT_FRAME},
};

typedef struct taker {
  const char *name;
  int structure; /* index in structs */
  bool reads;    /* the library reads all of the struct */
  nslide_status (*call)(nslide_coordinator c, storage *s);
} taker;

#define TAKER(name, call) static nslide_status name(nslide_coordinator c, storage *s) { return (void)c, call; }

TAKER(config_check, nslide_config_check(&s->config, NULL))
TAKER(create, nslide_create(&s->config, 1, s->heights, &s->out))
TAKER(get_config, nslide_get_config(c, &s->config))
TAKER(set_config, nslide_set_config(c, &s->config))
TAKER(get_page_settings, nslide_get_page_settings(c, 1, &s->settings))
TAKER(set_page_settings, nslide_set_page_settings(c, 1, &s->settings))
TAKER(get_snapshot, nslide_get_snapshot(c, &s->snapshot))
TAKER(frame, nslide_frame(c, SCENE_TIME, &s->frame))
TAKER(frame_snapshot, nslide_frame(c, SCENE_TIME, &s->frame))

static const taker takers[] = {
    {"nslide_config_check", 0, true, config_check},
    {"nslide_create", 0, true, create},
    {"nslide_get_config", 0, false, get_config},
    {"nslide_set_config", 0, true, set_config},
    {"nslide_get_page_settings", 1, false, get_page_settings},
    {"nslide_set_page_settings", 1, true, set_page_settings},
    {"nslide_get_snapshot", 2, false, get_snapshot},
    {"nslide_frame", 3, true, frame},
    {"nslide_frame, its snapshot", 2, false, frame_snapshot},
};
enum { TAKERS = sizeof takers / sizeof takers[0] };

static void try_size(const taker *t, uint32_t size, uint64_t tail, nslide_status wanted) {
  check_case("%s with struct_size %u and tail %llx", t->name, size, (unsigned long long)tail);
  static storage s, before;
  static scene_state earlier, later;
  const sized_struct *structure = &structs[t->structure];
  nslide_coordinator c = scene_rest();
  check(scene_read(c, &earlier));
  storage_prepare(&s);
  char *place = (char *)&s + structure->offset;
  memcpy(place, &size, sizeof size);
  memcpy(place + structure->size, &tail, sizeof tail);
  before = s;
  nslide_status got = t->call(c, &s);
  check_status(got, wanted);
  if (got != NSLIDE_OK) {
    check_that(memcmp(&s, &before, sizeof s) == 0, "an output was written");
    check(scene_read(c, &later));
    check_that(scene_difference(&earlier, &later) == NULL, "the coordinator changed");
  } else {
    uint32_t size_after;
    memcpy(&size_after, place, sizeof size_after);
    check_int(size_after, size);
    check_that(memcmp(place + structure->size, &tail, sizeof tail) == 0, "the tail was written");
  }
  if (t->call == create && got == NSLIDE_OK) check_ok(nslide_destroy(s.out));
  check_ok(nslide_destroy(c));
}

static void one_taker(int index) {
  const taker *t = &takers[index];
  uint32_t size = (uint32_t)structs[t->structure].size;
  const nslide_status refused = NSLIDE_ERROR_STRUCT_SIZE;
  try_size(t, 0, 0, refused);
  try_size(t, 1, 0, refused);
  try_size(t, 4, 0, refused);
  try_size(t, size / 2, 0, refused);
  try_size(t, size - 8, 0, refused);
  try_size(t, size - 1, 0, refused);
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

static void defaults_of_any_size(int index) {
  (void)index;
  struct {
    nslide_config config;
    unsigned char tail[64];
  } longer, before;
  for (size_t size = 0; size < sizeof(nslide_config); size++) {
    check_case("nslide_config_default with size %zu", size);
    memset(&longer, 0xA5, sizeof longer);
    before = longer;
    check_status(nslide_config_default(&longer.config, size), NSLIDE_ERROR_STRUCT_SIZE);
    check(memcmp(&longer, &before, sizeof longer) == 0);
  }
  /* A program built with a later header: its longer struct must come out as one that is accepted. */
  check_case("nslide_config_default with a longer struct");
  memset(&longer, 0xA5, sizeof longer);
  check_ok(nslide_config_default(&longer.config, sizeof longer));
  check_ok(nslide_config_check(&longer.config, NULL));
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
  check_int(nslide_struct_size(NSLIDE_STRUCT_SNAP_AREA + 1), 0);
  check_int(nslide_struct_size(INT32_MAX), 0);
  check_int(nslide_struct_size(INT32_MIN), 0);
}

int main(void) {
  sizes();
  check_forked(TAKERS, 20, one_taker);
  check_forked(1, 20, defaults_of_any_size);
  return check_summary("abuse of struct sizes");
}
