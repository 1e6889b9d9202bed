#include "bad_frame.h"

#include "abuse_calls.h" /* made from the header: the number of the type */
#include "memory.h"

const int bad_frame_type = TYPE_nslide_frame_buffers;

enum { PARTS = 4, PAIRS = 6, OFFSETS = 3, SNAPSHOT_SIZES = 6 };

enum {
  NO_SNAPSHOT,
  NO_PAGES,
  NO_EVENTS,
  NO_EVENTS_FOR_NONE,
  NOTHING,
  ONE_PAGE,
  NO_PAGE,
  ONE_EVENT,
  NO_EVENT,
  NO_MOTION,
  MOTION_SIZE,
  NO_SAMPLES,
  SNAPSHOT_SIZE,
  OVERLAP = SNAPSHOT_SIZE + SNAPSHOT_SIZES,
  COUNT = OVERLAP + PAIRS * OFFSETS
};

const int bad_frame_count = COUNT;

static const bad_expectation any = {.outcome = OUTCOME_ANY}, same = {.outcome = OUTCOME_SAME};

static bad_expectation status(nslide_status wanted) {
  return (bad_expectation){.outcome = OUTCOME_STATUS, .status = wanted};
}

static bad_expectation spoil_snapshot_size(nslide_frame_buffers *frame, int number) {
  const int own = sizeof(nslide_snapshot), given[SNAPSHOT_SIZES] = {0, 1, own - 8, own - 1, own + 8, own + 8};
  const uint64_t tail = number == SNAPSHOT_SIZES - 1;
  bool is_longer = given[number] > own;
  frame->snapshot = memory_place(SLOT_SNAPSHOT, sizeof(nslide_snapshot) + (is_longer ? sizeof tail : 0));
  frame->snapshot->struct_size = (uint32_t)given[number];
  if (!is_longer) return status(NSLIDE_ERROR_STRUCT_SIZE);
  memcpy(frame->snapshot + 1, &tail, sizeof tail);
  return same;
}

/* The buffers and all that they lead to in one piece of memory; one part begins within another. */
static void spoil_overlap(abuse_value *v, int number) {
  static const int pairs[PAIRS][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
  static const size_t offsets[OFFSETS] = {0, 8, 48};
  nslide_frame_buffers frame = *(nslide_frame_buffers *)v->pointer;
  char *room = memory_place(SLOT_SNAPSHOT, 16384);
  char *places[PARTS] = {room, room + 1024, room + 2048, room + 4096};
  const int *pair = pairs[number / OFFSETS];
  places[pair[1]] = places[pair[0]] + offsets[number % OFFSETS];
  frame.snapshot = (nslide_snapshot *)(void *)places[1];
  frame.pages = (nslide_page *)(void *)places[2];
  frame.events = (nslide_event *)(void *)places[3];
  frame.snapshot->struct_size = sizeof *frame.snapshot;
  memcpy(places[0], &frame, sizeof frame);
  v->pointer = places[0];
}

bad_expectation bad_frame_spoil(abuse_value *v, int number) {
  nslide_frame_buffers *frame = v->pointer;
  switch (number) {
    case NO_SNAPSHOT: frame->snapshot = NULL; return same;
    case NO_PAGES: frame->pages = NULL; return same;
    case NO_EVENTS: frame->events = NULL; return any;
    case NO_EVENTS_FOR_NONE: frame->events = NULL, frame->event_capacity = 0; return same;
    case NOTHING:
      frame->snapshot = NULL, frame->pages = NULL, frame->events = NULL;
      frame->page_capacity = frame->event_capacity = 0;
      return same;
    case ONE_PAGE:
      frame->pages = memory_place(SLOT_PAGES, sizeof(nslide_page));
      frame->page_capacity = 1;
      return status(NSLIDE_ERROR_BUFFER_TOO_SMALL);
    case NO_PAGE: frame->page_capacity = 0; return status(NSLIDE_ERROR_BUFFER_TOO_SMALL);
    case ONE_EVENT:
      frame->events = memory_place(SLOT_EVENTS, sizeof(nslide_event));
      frame->event_capacity = 1;
      return same;
    case NO_EVENT: frame->event_capacity = 0; return same;
    case NO_MOTION: frame->motion = NULL; return same;
    case MOTION_SIZE: frame->motion->struct_size = sizeof *frame->motion - 8; return status(NSLIDE_ERROR_STRUCT_SIZE);
    case NO_SAMPLES: frame->sample_count = 1; return status(NSLIDE_ERROR_INVALID_ARGUMENT);
    default: break;
  }
  if (number < OVERLAP) return spoil_snapshot_size(frame, number - SNAPSHOT_SIZE);
  spoil_overlap(v, number - OVERLAP);
  return any;
}
