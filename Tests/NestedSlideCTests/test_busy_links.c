/* Threads and links: calls go inside all coordinators around one, while others take links away and put them back. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "support/list_scene.h"

/* Seconds after which a case hangs; in a race detector, beside other work, some run for a minute. */
enum { PATIENCE = 300 };

enum { DEPTH = 3, USERS = 2, LINKERS = 2, BOTH = NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL };

/* A chain a -> b -> c; the list is attached to a page of the innermost. */
static _Atomic nslide_coordinator chain[DEPTH];
static nslide_list list;
static atomic_long calls_ok, calls_busy, calls_gone, calls_not_now, calls_other;
static atomic_bool stop;

static void count(nslide_status status) {
  switch (status) {
    case NSLIDE_OK: atomic_fetch_add(&calls_ok, 1); break;
    case NSLIDE_ERROR_BUSY: atomic_fetch_add(&calls_busy, 1); break;
    case NSLIDE_ERROR_STALE_HANDLE: atomic_fetch_add(&calls_gone, 1); break;
    /* Another thread has a session open, or has given a later time. */
    case NSLIDE_ERROR_INVALID_STATE:
    case NSLIDE_ERROR_TIME_WENT_BACK: atomic_fetch_add(&calls_not_now, 1); break;
    default: atomic_fetch_add(&calls_other, 1); break;
  }
}

/* Input and time for a coordinator of the chain, the innermost more often than the others. */
static void use(unsigned *random, nslide_coordinator c) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  double dy = rand_r(random) % 2000 - 1000.0, dx = rand_r(random) % 400 - 200.0;
  switch (rand_r(random) % 9) {
    case 0: count(nslide_wheel(c, NSLIDE_WHEEL_PIXEL, 0, 0, 195, 600, 0, dy)); break;
    case 1: count(nslide_wheel(c, NSLIDE_WHEEL_NOTCH, 0, 0, 195, 600, dx / 100, 0)); break;
    case 2: count(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600)); break;
    case 3: count(nslide_session_update(c, dx, dy, NULL, NULL)); break;
    case 4: count(nslide_session_end(c, dx, dy)); break;
    case 5:
      count(nslide_get_snapshot(c, &snapshot));
      count(nslide_advance(c, snapshot.time + 0.01));
      break;
    case 6: count(nslide_scroll_to_page(c, rand_r(random) % 3, rand_r(random) % 2)); break;
    case 7: count(nslide_key(c, rand_r(random) % 9)); break;
    default: count(nslide_pointer(c, NSLIDE_POINTER_CANCEL, NSLIDE_SOURCE_TOUCH, 1, 0, 0, 0)); break;
  }
}

static void *use_chain(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  while (!atomic_load(&stop)) {
    int index = rand_r(&random) % 4;
    use(&random, atomic_load(&chain[index < DEPTH ? index : 0]));
  }
  return NULL;
}

/* A call on a that is inside b and c too, as often as can be. */
static void *wheel_in_a(void *argument) {
  (void)argument;
  while (!atomic_load(&stop)) count(nslide_wheel(atomic_load(&chain[0]), NSLIDE_WHEEL_PIXEL, 0, 0, 195, 600, 0, 3));
  return NULL;
}

/* Takes b out of c and puts it back. */
static void *link_and_unlink(void *argument) {
  (void)argument;
  while (!atomic_load(&stop)) {
    count(nslide_link(atomic_load(&chain[1]), 0, 0));
    count(nslide_link(atomic_load(&chain[1]), atomic_load(&chain[2]), BOTH));
  }
  return NULL;
}

/* The list, which is attached to a page of a: a call on it may be inside a, b and c. */
static void *use_list(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  nslide_list_state state = {.struct_size = sizeof state};
  double height = 60;
  while (!atomic_load(&stop)) {
    nslide_coordinator c = atomic_load(&chain[0]);
    switch (rand_r(&random) % 7) {
      case 0: count(nslide_list_set_heights(list, 0, rand_r(&random) % LIST_ITEMS, 1, &height)); break;
      case 1: count(nslide_list_move_item(list, 0, 0, 0, 5)); break;
      case 2: count(nslide_list_scroll_to(list, 1, 3, NSLIDE_ALIGN_START, 1)); break;
      case 3: count(nslide_list_get_state(list, &state)); break;
      case 4: count(nslide_list_detach(list)); break;
      case 5: count(nslide_reload(c, 3, NULL, -1, 0)); break;
      default: count(nslide_list_attach(list, c, 0)); break;
    }
  }
  return NULL;
}

/* Again and again until it is not busy. */
static void insist(nslide_status (*call)(uint64_t handle), uint64_t handle) {
  nslide_status status;
  do status = call(handle);
  while (status == NSLIDE_ERROR_BUSY);
  check_status(status, NSLIDE_OK);
}

/* Destroys a coordinator of the chain and makes another in its place, on until calls have met. */
static void *destroy_and_make(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  for (int i = 0; i < 1500 || atomic_load(&calls_ok) <= 1000 || atomic_load(&calls_busy) == 0; i++) {
    int index = rand_r(&random) % DEPTH;
    insist(nslide_destroy, atomic_load(&chain[index]));
    atomic_store(&chain[index], scene_rest());
    for (int j = 0; j + 1 < DEPTH; j++) count(nslide_link(atomic_load(&chain[j]), atomic_load(&chain[j + 1]), BOTH));
  }
  atomic_store(&stop, true);
  return NULL;
}

static void make_chain(void) {
  list = list_scene_attached();
  atomic_store(&chain[0], list_coordinator(list));
  for (int i = 1; i < DEPTH; i++) atomic_store(&chain[i], scene_rest());
  for (int i = 0; i + 1 < DEPTH; i++) check_ok(nslide_link(chain[i], chain[i + 1], BOTH));
}

/* Nothing is left inside: every handle can be used and destroyed. */
static void end_chain(void) {
  for (int i = 0; i < DEPTH; i++) {
    nslide_status status = nslide_session_cancel(chain[i]);
    check(status == NSLIDE_OK || status == NSLIDE_ERROR_INVALID_STATE);
    scene_check_sane(chain[i]);
  }
  list_check_sane(list);
  check_ok(nslide_list_destroy(list));
  for (int i = 0; i < DEPTH; i++) check_ok(nslide_destroy(chain[i]));
}

static void report(const char *what) {
  printf("  %s: %ld ok, %ld busy\n", what, atomic_load(&calls_ok), atomic_load(&calls_busy));
  check(atomic_load(&calls_ok) > 1000);
  check(atomic_load(&calls_busy) > 0);
  check_int(atomic_load(&calls_other), 0);
}

/* For that long, and on until calls have met: a loaded machine may let one thread run for long before the others. */
static void run_all(int number, void *(*const bodies[])(void *), long milliseconds) {
  pthread_t threads[USERS + LINKERS + 1];
  for (int i = 0; i < number; i++) pthread_create(&threads[i], NULL, bodies[i], (void *)(uintptr_t)(i + 1));
  if (milliseconds > 0) {
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    do nanosleep(&pause, NULL);
    while (atomic_load(&calls_ok) <= 1000 || atomic_load(&calls_busy) == 0);
    atomic_store(&stop, true);
  }
  for (int i = 0; i < number; i++) pthread_join(threads[i], NULL);
}

static void linked_meanwhile(int index) {
  static void *(*const bodies[][5])(void *) = {
    {wheel_in_a, wheel_in_a, link_and_unlink, link_and_unlink},
    {use_chain, use_chain, link_and_unlink, link_and_unlink},
    {use_chain, use_chain, link_and_unlink, link_and_unlink, use_list},
  };
  static const char *const names[] = {"wheel steps", "all input", "all input and a list"};
  check_case("links taken away and put back, %s", names[index]);
  make_chain();
  run_all(index == 2 ? 5 : 4, bodies[index], 2000);
  report(names[index]);
  check_int(atomic_load(&calls_gone), 0);
  end_chain();
}

static void destroyed_meanwhile(int index) {
  static void *(*const bodies[])(void *) = {use_chain, use_chain, destroy_and_make};
  (void)index;
  check_case("coordinators of the chain destroyed meanwhile");
  make_chain();
  run_all(3, bodies, 0);
  report("destroyed meanwhile");
  end_chain();
}

int main(void) {
  check_forked_each(3, PATIENCE, linked_meanwhile);
  check_forked_each(1, PATIENCE, destroyed_meanwhile);
  return check_summary("threads and links");
}
