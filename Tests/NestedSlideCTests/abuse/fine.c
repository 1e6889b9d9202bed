#include "fine.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "abuse_calls.h" /* made from the header: the numbers of the types */
#include "memory.h"

enum { ELEMENTS = 3, WRITTEN_ELEMENTS = 64, WRITTEN_BYTES = 16384 };

/* Saved by a process of its own: this one must not use the library before its time. */
static struct saved_bytes {
  size_t size;
  unsigned char bytes[WRITTEN_BYTES];
} *saved;

void fine_begin(void) {
  saved = mmap(NULL, sizeof *saved, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (saved == MAP_FAILED) abort();
  pid_t child = fork();
  if (child == 0) _exit(nslide_save(scene_rest(), saved->bytes, sizeof saved->bytes, &saved->size) != NSLIDE_OK);
  int status = 0;
  check(waitpid(child, &status, 0) == child && status == 0);
}

/* By the function's and the argument's name, else by the argument's. */
static const struct {
  const char *name;
  double value;
} numbers[] = {
    {"nslide_shift_page.shift", 100}, {"nslide_set_header_height.height", 140}, {"nslide_set_hover_height.height", 20},
    {"nslide_wheel.shift", 0},  {"nslide_begin_refresh.page", NSLIDE_NO_PAGE}, {"nslide_move_page.from", 0},
    {"nslide_end_refresh.page", NSLIDE_NO_PAGE}, {"result", 1}, {"distance", 600}, {"distance_power", 1}, {"duration", 2},
    {"duration_power", 0},
    {"action", NSLIDE_POINTER_DOWN}, {"align", NSLIDE_ALIGN_CENTER}, {"animated", 0}, {"axes", NSLIDE_LINK_VERTICAL},
    {"before", 0},    {"behind", 100},        {"content_height", 900}, {"count", 1},  {"dx", 0},       {"dy", 25},
    {"from", 0},      {"height", 50},         {"id", 7},               {"index", 1},  {"inner", 0},    {"item", 3},
    {"key", 2},       {"kind", 0},            {"moved_by", 0},         {"number", 17}, {"offset", 120}, {"outer", 100},
    {"padding_end", 20}, {"padding_start", 10}, {"page", 1},           {"phase", 0},  {"reset", 0},    {"section", 1},
    {"source", 2},    {"status", -1},         {"strictness", 1},       {"time", SCENE_TIME}, {"to", 1}, {"to_item", 5},
    {"to_section", 2}, {"unit", 0},           {"view", NSLIDE_VIEW_OUTER}, {"vx", 0}, {"vy", 700},     {"x", 195},
    {"y", 500}, {"mode", 1}, {"speed", 300}, {"bar", 0},             {"position", 100}, {"direction", 1},
    {"pixel", 0.5},   {"token", 0}, {"place", 0.5},
};

static double number_of(const abuse_function *f, const abuse_parameter *p) {
  char full[128];
  snprintf(full, sizeof full, "%s.%s", f->name, p->name);
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
    if (strcmp(numbers[i].name, full) == 0 || strcmp(numbers[i].name, p->name) == 0) return numbers[i].value;
  }
  check_that(false, "%s: nobody knows what is fine for it", full);
  return 0;
}

size_t fine_bytes(const abuse_function *f, const abuse_parameter *p) {
  const abuse_type *type = &abuse_types[p->type];
  if (p->count < 0 || type->sized) return type->size;
  /* A capacity is room for what there is; a count is of what is asked for. */
  bool is_room = strcmp(f->parameters[p->count].name, "capacity") == 0;
  if (p->type == TYPE_void) return is_room ? WRITTEN_BYTES : saved->size;
  return type->size * (is_room ? WRITTEN_ELEMENTS : ELEMENTS);
}

int64_t fine_count(const abuse_parameter *p, size_t bytes) {
  const abuse_type *type = &abuse_types[p->type];
  return (int64_t)(type->sized ? bytes : bytes / type->size);
}

static void fill_frame(nslide_frame_buffers *frame) {
  nslide_snapshot *snapshot = memory_place(SLOT_SNAPSHOT, sizeof(nslide_snapshot));
  snapshot->struct_size = sizeof *snapshot;
  nslide_motion *motion = memory_place(SLOT_MOTION, sizeof(nslide_motion));
  motion->struct_size = sizeof *motion;
  *frame = (nslide_frame_buffers){
      .struct_size = sizeof *frame,
      .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
      .event_capacity = WRITTEN_ELEMENTS,
      .snapshot = snapshot,
      .pages = memory_place(SLOT_PAGES, NSLIDE_MAX_VISIBLE_PAGES * sizeof(nslide_page)),
      .events = memory_place(SLOT_EVENTS, WRITTEN_ELEMENTS * sizeof(nslide_event)),
      .motion = motion,
  };
}

static void fill_config(nslide_config *config) {
  *config = (nslide_config){.struct_size = sizeof *config};
  check_ok(nslide_config_default(config, sizeof *config));
  config->header_height = 220;
}

/* One element of what is read; a type that the header begins to read is a new case here. */
static void fill_element(enum abuse_type_number type, void *at, int index) {
  switch (type) {
    case TYPE_nslide_config: fill_config(at); return;
    case TYPE_nslide_frame_buffers: fill_frame(at); return;
    case TYPE_nslide_list_config: check_ok(nslide_list_config_default(at, sizeof(nslide_list_config))); return;
    case TYPE_nslide_section: check_ok(nslide_section_default(at, sizeof(nslide_section))); return;
    case TYPE_nslide_page_settings:
      *(nslide_page_settings *)at = (nslide_page_settings){sizeof(nslide_page_settings), -1, -1, -1, -1, -1, NSLIDE_AUTO,
                                                           NSLIDE_AUTO, 5, NSLIDE_AUTO, 0, 0};
      return;
    case TYPE_nslide_region:
      *(nslide_region *)at = (nslide_region){{10 * index, 20, 60, 15}, index - 2, NSLIDE_AXIS_VERTICAL};
      return;
    case TYPE_nslide_snap_area:
      *(nslide_snap_area *)at = (nslide_snap_area){150 * index, 140, NSLIDE_ALIGN_START, 0, index, 0, 0};
      return;
    case TYPE_nslide_fling_sample:
      /* They end where the count does. */
      *(nslide_fling_sample *)at = (nslide_fling_sample){(double)index / (ELEMENTS - 1), (double)index / (ELEMENTS - 1)};
      return;
    case TYPE_nslide_effect:
      *(nslide_effect *)at = (nslide_effect){
          .source = index % 2 == 0, .start = 100 * index, .stop = 100 * index + 50, .at_stop = 1};
      return;
    case TYPE_nslide_header_part:
      *(nslide_header_part *)at = (nslide_header_part){.height = 40, .min_height = NSLIDE_AUTO, .rule = index % 3};
      return;
    case TYPE_double: *(double *)at = 500 + index; return;
    case TYPE_int64_t: *(int64_t *)at = 10 + index; return;
    case TYPE_void: *(unsigned char *)at = saved->bytes[index]; return;
    default: check_that(false, "nobody knows what is fine for %s", abuse_types[type].name); return;
  }
}

void fine_fill(const abuse_parameter *p, void *at, size_t bytes) {
  const abuse_type *type = &abuse_types[p->type];
  if (p->reads) {
    for (size_t i = 0; i < bytes / type->size; i++) {
      fill_element((enum abuse_type_number)p->type, (char *)at + i * type->size, (int)i);
    }
  } else if (type->sized && bytes >= sizeof(uint32_t)) {
    uint32_t size = (uint32_t)type->size;
    memcpy(at, &size, sizeof size);
  }
}

void fine_arguments(const abuse_function *f, const world *w, abuse_value *values) {
  memory_forget();
  for (int n = 0; n < f->parameter_count; n++) {
    const abuse_parameter *p = &f->parameters[n];
    switch (p->kind) {
      case KIND_COORDINATOR: values[n].handle = n == 0 ? w->coordinator : w->spare; break;
      case KIND_LIST: values[n].handle = w->list; break;
      case KIND_HOOK: values[n].whole = 1; break;
      case KIND_REAL: values[n].real = number_of(f, p); break;
      case KIND_POINTER: {
        size_t bytes = fine_bytes(f, p);
        values[n].pointer = memory_place(n, bytes);
        fine_fill(p, values[n].pointer, bytes);
        break;
      }
      default: values[n].whole = INT64_MIN; break;
    }
  }
  for (int n = 0; n < f->parameter_count; n++) {
    const abuse_parameter *p = &f->parameters[n];
    if (p->kind == KIND_POINTER && p->count >= 0) values[p->count].whole = fine_count(p, fine_bytes(f, p));
  }
  for (int n = 0; n < f->parameter_count; n++) {
    const abuse_parameter *p = &f->parameters[n];
    bool counts = values[n].whole != INT64_MIN;
    if ((p->kind == KIND_WHOLE32 || p->kind == KIND_WHOLE64) && !counts) values[n].whole = (int64_t)number_of(f, p);
  }
}
