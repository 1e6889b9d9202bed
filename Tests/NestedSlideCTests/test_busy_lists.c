/* Threads and lists: an attached list and its coordinator are inside together, or one of them is told to wait; lists of
 * their own are independent. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "support/list_scene.h"

/* Seconds after which a case hangs; in a race detector, beside other work, some run for a minute. */
enum { PATIENCE = 300 };

enum { THREADS = 8, OWN = 300, CHANGES = 256 };

static _Atomic nslide_coordinator coordinator;
static _Atomic nslide_list common;
static atomic_long calls_ok, calls_busy, calls_gone, calls_other;
static atomic_bool stop;

static void count(nslide_status status) {
  switch (status) {
    case NSLIDE_OK: atomic_fetch_add(&calls_ok, 1); break;
    case NSLIDE_ERROR_BUSY: atomic_fetch_add(&calls_busy, 1); break;
    case NSLIDE_ERROR_STALE_HANDLE: atomic_fetch_add(&calls_gone, 1); break;
    default: atomic_fetch_add(&calls_other, 1); break;
  }
}

/* Calls that are right in any state, so that only BUSY may come between. The list has some 40 items. */
static void *use_list(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  static _Thread_local nslide_item_change changes[CHANGES];
  static _Thread_local nslide_item items[CHANGES];
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_item_range range;
  int32_t number, section, item;
  double offset, height = 60;
  while (!atomic_load(&stop)) {
    nslide_list list = atomic_load(&common);
    switch (rand_r(&random) % 12) {
      case 0: count(nslide_list_get_state(list, &state)); break;
      case 1: count(nslide_list_get_range(list, 0, 100, &range)); break;
      case 2: count(nslide_list_get_visible(list, 0, 0, items, CHANGES, &number)); break;
      case 3: count(nslide_list_update(list, 50, 50, changes, CHANGES, &number)); break;
      case 4: count(nslide_list_set_heights(list, 0, rand_r(&random) % LIST_ITEMS, 1, &height)); break;
      case 5: count(nslide_list_move_item(list, 0, 0, 0, 5)); break;
      case 6: count(nslide_list_item_at(list, 100, 100, &section, &item)); break;
      case 7: count(nslide_list_get_item_offset(list, 1, 3, NSLIDE_ALIGN_CENTER, &offset)); break;
      case 8: count(nslide_list_scroll_to(list, 2, 3, NSLIDE_ALIGN_START, 0)); break;
      case 9: count(nslide_list_set_anchor(list, 1, rand_r(&random) % LIST_ITEMS)); break;
      case 10: count(nslide_list_move_section(list, 0, 2)); break;
      default: (void)nslide_error_message(list)[0]; break;
    }
  }
  return NULL;
}

static void *use_coordinator(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_config config = scene_config();
  while (!atomic_load(&stop)) {
    nslide_coordinator c = atomic_load(&coordinator);
    switch (rand_r(&random) % 6) {
      case 0: count(nslide_get_snapshot(c, &snapshot)); break;
      case 1: count(nslide_scroll_to(c, 220, rand_r(&random) % 900, rand_r(&random) % 2)); break;
      case 2: count(nslide_move_page(c, 0, 2)); break;
      case 3:
        config.viewport_width = 300 + rand_r(&random) % 2 * 100;
        count(nslide_set_config(c, &config));
        break;
      case 4: count(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, 0, 0, 195, 600, 0, 3)); break;
      default: (void)nslide_error_message(c)[0]; break;
    }
  }
  return NULL;
}

static void *advance_always(void *argument) {
  double time = 0;
  (void)argument;
  while (!atomic_load(&stop)) count(nslide_advance(coordinator, time += 1e-4));
  return NULL;
}

/* For that long, and on until calls have met: a loaded machine may let one thread run for long before the other. */
static void run_two(void *(*one)(void *), void *(*other)(void *), long milliseconds) {
  pthread_t threads[2];
  atomic_store(&stop, false);
  pthread_create(&threads[0], NULL, one, (void *)1);
  pthread_create(&threads[1], NULL, other, (void *)2);
  if (milliseconds > 0) {
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    do nanosleep(&pause, NULL);
    while (atomic_load(&calls_ok) <= 1000 || atomic_load(&calls_busy) == 0);
    atomic_store(&stop, true);
  }
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}

static void count_anew(void) {
  atomic_store(&calls_ok, 0);
  atomic_store(&calls_busy, 0);
  atomic_store(&calls_gone, 0);
  atomic_store(&calls_other, 0);
}

static void make_common(void) {
  atomic_store(&common, list_scene_attached());
  atomic_store(&coordinator, list_coordinator(common));
}

static void two_inside(int index) {
  static void *(*const others[])(void *) = {use_list, use_coordinator, advance_always};
  static const char *const names[] = {"the list", "its coordinator", "its coordinator's time"};
  check_case("a list and %s", names[index]);
  count_anew();
  make_common();
  run_two(use_list, others[index], 800);
  check(atomic_load(&calls_ok) > 1000);
  check(atomic_load(&calls_busy) > 0);
  check_int(atomic_load(&calls_gone), 0);
  check_int(atomic_load(&calls_other), 0);
  printf("  a list and %s: %ld ok, %ld busy\n", names[index], atomic_load(&calls_ok), atomic_load(&calls_busy));
  list_check_sane(common);
  scene_check_sane(coordinator);
  list_scene_end(common);
}

/* Again and again until it is not busy. */
static void insist(nslide_status (*call)(uint64_t handle), uint64_t handle) {
  nslide_status status;
  do status = call(handle);
  while (status == NSLIDE_ERROR_BUSY);
  check_status(status, NSLIDE_OK);
}

/* By turns the list goes first, its coordinator does, or it is taken from its page before. */
static void *destroy_and_make(void *argument) {
  (void)argument;
  for (int i = 0; i < 1500 || atomic_load(&calls_ok) == 0; i++) {
    nslide_list list = common;
    nslide_coordinator c = coordinator;
    if (i % 3 == 2) insist(nslide_list_detach, list);
    if (i % 3 == 0) insist(nslide_list_destroy, list);
    insist(nslide_destroy, c);
    if (i % 3 != 0) insist(nslide_list_destroy, list);
    make_common();
  }
  atomic_store(&stop, true);
  return NULL;
}

static void destroyed_meanwhile(int index) {
  check_case("destroyed while another thread calls %s", index ? "the coordinator" : "the list");
  count_anew();
  make_common();
  run_two(index ? use_coordinator : use_list, destroy_and_make, 0);
  check_int(atomic_load(&calls_other), 0);
  check(atomic_load(&calls_ok) > 0);
  list_scene_end(common);
}

/* What a list comes to must not depend on what other threads do. */
static double life(int variant) {
  nslide_list list = list_scene_attached();
  nslide_coordinator c = list_coordinator(list);
  nslide_list_state state = {.struct_size = sizeof state};
  nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600);
  nslide_session_end(c, 0, 900 + variant);
  for (int i = 1; i < 20; i++) {
    nslide_advance(c, i / 60.0);
    nslide_list_insert_items(list, 0, i % LIST_ITEMS, 1, NULL);
  }
  nslide_list_get_state(list, &state);
  bool ended = nslide_list_destroy(list) == NSLIDE_OK && nslide_destroy(c) == NSLIDE_OK;
  return ended ? state.offset + state.content_height : -1;
}

static void *own_ones(void *argument) {
  (void)argument;
  double wanted[8];
  int wrong = 0;
  for (int i = 0; i < 8; i++) wanted[i] = life(i);
  for (int i = 0; i < OWN; i++) wrong += life(i % 8) != wanted[i % 8];
  count(wrong == 0 ? NSLIDE_OK : NSLIDE_ERROR_INVALID_STATE);
  return NULL;
}

static void many_of_their_own(int index) {
  (void)index;
  check_case("%d threads with lists of their own", THREADS);
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, own_ones, NULL);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  check_int(atomic_load(&calls_ok), THREADS);
}

int main(void) {
  check_forked(3, PATIENCE, two_inside);
  check_forked(2, PATIENCE, destroyed_meanwhile);
  check_forked(1, PATIENCE, many_of_their_own);
  return check_summary("threads and lists");
}
