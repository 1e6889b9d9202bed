/* The allocator hook: when it may be set, that all memory comes from it, and what it may do. */
#include <stdlib.h>

#include "support/allocations.h"
#include "support/host_memory.h"
#include "support/list_scene.h"

static void *give(void *context, size_t size, size_t alignment) {
  (void)context, (void)alignment;
  return malloc(size);
}

static void take(void *context, void *memory) {
  (void)context;
  free(memory);
}

/* Coordinators and lists in every situation, used and ended. */
static void live(void) {
  for (int i = 0; i < scene_count; i++) {
    nslide_coordinator c = scenes[i].make();
    scene_exercise(c);
    check_ok(nslide_destroy(c));
  }
  for (int i = 0; i < list_scene_count; i++) {
    nslide_list list = list_scenes[i].make();
    list_exercise(list);
    list_scene_end(list);
  }
}

static void once_and_in_time(int index) {
  nslide_config config = scene_config();
  nslide_coordinator c = 0;
  nslide_list list = 0;
  check_case("set in time or not, %d", index);
  check_status(nslide_set_allocator(NULL, take, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_status(nslide_set_allocator(give, NULL, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  switch (index) {
    case 0: check_ok(nslide_set_allocator(give, take, NULL)); break;
    case 1: check_ok(nslide_create(&config, 3, NULL, &c)); break;
    case 2: check_ok(nslide_list_create(NULL, &list)); break;
    case 3:
      check_ok(nslide_create(&config, 3, NULL, &c));
      check_ok(nslide_destroy(c));
      break;
  }
  for (int i = 0; i < 2; i++) check_status(nslide_set_allocator(give, take, NULL), NSLIDE_ERROR_INVALID_STATE);
  live();
}

static void all_of_it(int index) {
  (void)index;
  check_case("all memory comes from the host");
  host_memory_install();
  check_ok(nslide_destroy(scene_rest()));
  check_ok(nslide_list_destroy(list_scene_alone()));
  /* The table of handles, and a part of it for each kind. */
  check_int(host.live, 3);
  for (int i = 0; i < 20; i++) {
    nslide_coordinator c = scene_rest();
    nslide_list list = i % 2 ? list_scene_alone() : list_scene_attached();
    scene_exercise(c);
    list_exercise(list);
    list_scene_end(list);
    check_ok(nslide_destroy(c));
  }
  check_ok(nslide_destroy(list_scene_spare()));
  check_int(host.live, 3);
  check(host.requests > 100);
}

static void none_from_elsewhere(int index) {
  static double heights[500];
  (void)index;
  check_case("none comes from elsewhere");
  host_memory_install();
  nslide_config config = scene_config();
  nslide_coordinator c = 0;
  nslide_list list = 0;
  /* Those of the hook itself are counted: one for each request. */
  allocations_start();
  check_ok(nslide_create(&config, 5, heights, &c));
  check_ok(nslide_insert_page(c, 0, 100));
  check_ok(nslide_reload(c, 100, NULL, 50, 0));
  check_ok(nslide_record_start(c));
  check_ok(nslide_list_create(NULL, &list));
  check_ok(nslide_list_insert_section(list, 0, NULL, 500, heights));
  check_ok(nslide_list_attach(list, c, 0));
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
  allocations all = allocations_stop();
  check_int(all.calls, host.requests);
  check_int(all.live, host.live);
}

static nslide_coordinator inside;
static nslide_list inside_list;
static int refused_calls;

/* What a hook tries to do with what the call is inside of. */
static void reenter(void) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  if (inside != 0) {
    check_status(nslide_advance(inside, 100), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_get_snapshot(inside, &snapshot), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_insert_page(inside, 0, 1), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_destroy(inside), NSLIDE_ERROR_REENTRANT);
    check(nslide_error_message(inside)[0] == 0);
  }
  if (inside_list != 0) {
    check_status(nslide_list_set_offset(inside_list, 10), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_list_insert_items(inside_list, 0, 0, 1, NULL), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_list_destroy(inside_list), NSLIDE_ERROR_REENTRANT);
  }
  check_status(nslide_set_log(NULL, NULL), NSLIDE_ERROR_REENTRANT);
  check_status(nslide_set_allocator(give, take, NULL), NSLIDE_ERROR_INVALID_STATE);
  check_int(nslide_version(), NSLIDE_VERSION);
  refused_calls++;
}

static void from_within(int index) {
  check_case("calls from within the hook, %d", index);
  host_memory_install();
  nslide_coordinator c = scene_rest();
  nslide_list list = list_scene_alone();
  check_ok(nslide_list_attach(list, c, 0));
  host.on_request = reenter;
  switch (index) {
    case 0:
      inside = c;
      check_ok(nslide_reload(c, 500, NULL, 0, 0));
      check_ok(nslide_record_start(c));
      check_ok(nslide_record_stop(c));
      break;
    case 1:
      inside = c;
      inside_list = list;
      check_ok(nslide_list_insert_items(list, 0, 0, 1000, NULL));
      check_ok(nslide_list_insert_section(list, 0, NULL, 50, NULL));
      break;
    default: {
      /* Others may be used meanwhile. */
      nslide_config config = scene_config();
      nslide_coordinator other = 0;
      check_ok(nslide_create(&config, 3, NULL, &other));
      inside = 0;
      check_ok(nslide_insert_page(c, 0, 1));
      check_ok(nslide_reload(c, 500, NULL, 0, 0));
      check_ok(nslide_destroy(other));
    }
  }
  check_that(refused_calls > 0, "no hook was called");
  host.on_request = NULL;
  check_ok(nslide_advance(c, 1));
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
}

static void misaligned(int index) {
  nslide_config config = scene_config();
  nslide_coordinator c = 0;
  (void)index;
  check_case("memory that is not aligned");
  host_memory_install();
  check_ok(nslide_create(&config, 3, NULL, &c));
  long live_before = host.live;
  host_memory_misalign();
  check_status(nslide_reload(c, 500, NULL, 0, 0), NSLIDE_ERROR_OUT_OF_MEMORY);
  check_int(host.live, live_before);
  check_ok(nslide_reload(c, 500, NULL, 0, 0));
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked_each(4, 30, once_and_in_time);
  check_forked_each(1, 30, all_of_it);
  check_forked_each(1, 30, none_from_elsewhere);
  check_forked_each(3, 30, from_within);
  check_forked_each(1, 30, misaligned);
  return check_summary("the allocator hook");
}
