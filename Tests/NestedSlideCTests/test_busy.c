/* Threads: two inside one coordinator get OK or BUSY and nothing worse; coordinators of their own are independent. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/operations.h"

/* Seconds after which a case hangs; in a race detector, beside other work, some run for a minute. */
enum { PATIENCE = 300 };

enum { THREADS = 8, OWN = 3000 };

static _Atomic nslide_coordinator common;
static atomic_long calls_ok, calls_busy, calls_stale, calls_other;
static atomic_bool stop;

static void count(nslide_status status) {
  switch (status) {
    case NSLIDE_OK: atomic_fetch_add(&calls_ok, 1); break;
    case NSLIDE_ERROR_BUSY: atomic_fetch_add(&calls_busy, 1); break;
    case NSLIDE_ERROR_STALE_HANDLE: atomic_fetch_add(&calls_stale, 1); break;
    default: atomic_fetch_add(&calls_other, 1); break;
  }
}

/* Calls that are right in any state, so that only BUSY may come between. */
static void *hammer(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_config config = scene_config();
  nslide_event events[8];
  int32_t number;
  uint64_t hash;
  while (!atomic_load(&stop)) {
    switch (rand_r(&random) % 11) {
      case 0: count(nslide_get_snapshot(common, &snapshot)); break;
      case 1: count(nslide_scroll_to(common, rand_r(&random) % 220, rand_r(&random) % 900, rand_r(&random) % 2)); break;
      case 2: count(nslide_scroll_to_page(common, rand_r(&random) % 3, rand_r(&random) % 2)); break;
      case 3: count(nslide_poll_events(common, events, 8, &number)); break;
      case 4: count(nslide_insert_page(common, 0, 500)); break;
      case 5: count(nslide_reload(common, 3, NULL, -1, 0)); break;
      case 6: count(nslide_set_config(common, &config)); break;
      case 7: count(nslide_state_hash(common, &hash)); break;
      case 8: count(nslide_key(common, rand_r(&random) % 9)); break;
      case 9: count(nslide_wheel(common, rand_r(&random) % 3, 0, 0, 195, 600, 0, 3)); break;
      default: (void)nslide_error_message(common)[0]; break;
    }
  }
  return NULL;
}

static void *advance_always(void *argument) {
  double time = 0;
  (void)argument;
  while (!atomic_load(&stop)) {
    time += 1e-4;
    count(nslide_advance(common, time));
  }
  return NULL;
}

/* For that long, and on until enough calls were let in: a loaded machine may let one thread run for long. */
static void run_threads(int number, void *(*body)(void *), void *(*last)(void *), unsigned milliseconds) {
  pthread_t threads[THREADS];
  atomic_store(&stop, false);
  for (int i = 0; i < number; i++) {
    pthread_create(&threads[i], NULL, i == number - 1 ? last : body, (void *)(uintptr_t)(i + 1));
  }
  if (milliseconds > 0) {
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    do nanosleep(&pause, NULL);
    while (atomic_load(&calls_ok) <= 1000);
    atomic_store(&stop, true);
  }
  for (int i = 0; i < number; i++) pthread_join(threads[i], NULL);
}

static void two_in_one(int index) {
  check_case("two threads in one coordinator");
  common = scene_rest();
  run_threads(2, hammer, index == 0 ? hammer : advance_always, 1500);
  check(atomic_load(&calls_ok) > 1000);
  check_int(atomic_load(&calls_stale), 0);
  check_int(atomic_load(&calls_other), 0);
  printf("  two threads in one coordinator: %ld ok, %ld busy\n", atomic_load(&calls_ok), atomic_load(&calls_busy));
  scene_check_sane(common);
  check_ok(nslide_destroy(common));
}

static void *destroy_and_create(void *argument) {
  (void)argument;
  for (int i = 0; i < 2000; i++) {
    nslide_status status;
    do status = nslide_destroy(common);
    while (status == NSLIDE_ERROR_BUSY);
    check_status(status, NSLIDE_OK);
    common = scene_rest();
  }
  atomic_store(&stop, true);
  return NULL;
}

static void destroyed_meanwhile(int index) {
  (void)index;
  check_case("destroyed while another thread calls");
  common = scene_rest();
  run_threads(2, hammer, destroy_and_create, 0);
  check_int(atomic_load(&calls_other), 0);
  check_ok(nslide_destroy(common));
}

/* What a coordinator comes to must not depend on what other threads do. */
static double life(int variant) {
  nslide_coordinator c = scene_rest();
  nslide_snapshot s = {.struct_size = sizeof s};
  nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600);
  nslide_session_update(c, 0, 50 + variant % 40, NULL, NULL);
  nslide_session_end(c, 0, 900 + variant);
  for (int i = 1; i < 20; i++) nslide_advance(c, i / 60.0);
  nslide_get_snapshot(c, &s);
  nslide_status status = nslide_destroy(c);
  return status == NSLIDE_OK ? s.path : -1;
}

static void *own_ones(void *argument) {
  unsigned random = (unsigned)(uintptr_t)argument;
  nslide_coordinator kept[16] = {0};
  double wanted[8];
  int wrong = 0;
  for (int i = 0; i < 8; i++) wanted[i] = life(i);
  for (int i = 0; i < OWN; i++) {
    int slot = rand_r(&random) % 16;
    if (nslide_destroy(kept[slot]) != NSLIDE_OK) wrong++;
    kept[slot] = scene_rest();
    if (nslide_advance(kept[slot], 1) != NSLIDE_OK) wrong++;
    if (life(i % 8) != wanted[i % 8]) wrong++;
  }
  for (int i = 0; i < 16; i++) wrong += nslide_destroy(kept[i]) != NSLIDE_OK;
  count(wrong == 0 ? NSLIDE_OK : NSLIDE_ERROR_INVALID_STATE);
  return NULL;
}

static void many_of_their_own(int index) {
  (void)index;
  check_case("%d threads with coordinators of their own", THREADS);
  run_threads(THREADS, own_ones, own_ones, 0);
  check_int(atomic_load(&calls_ok), THREADS);
}

static atomic_bool is_inside;

static void wait_inside(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)status, (void)handle, (void)message;
  atomic_store(&is_inside, true);
  while (!atomic_load(&stop)) sched_yield();
}

static void *call_inside(void *argument) {
  (void)argument;
  nslide_advance(common, -1);
  return NULL;
}

/* A child has what another thread is inside of at that moment, but not the thread: it stays busy there. All else can be
 * used, as docs/contract.md says. */
static void forked_meanwhile(int index) {
  (void)index;
  check_case("forked while another thread is inside");
  nslide_coordinator other = scene_rest();
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  pthread_t thread;
  int status = -1;
  common = scene_rest();
  check_ok(nslide_set_log(wait_inside, NULL));
  pthread_create(&thread, NULL, call_inside, NULL);
  while (!atomic_load(&is_inside)) sched_yield();
  pid_t child = fork();
  if (child == 0) {
    /* Refusals are told there too, and nobody waits for them. */
    atomic_store(&stop, true);
    bool is_busy = nslide_get_snapshot(common, &snapshot) == NSLIDE_ERROR_BUSY &&
                   nslide_destroy(common) == NSLIDE_ERROR_BUSY;
    bool is_usable = nslide_advance(other, 1) == NSLIDE_OK && nslide_destroy(other) == NSLIDE_OK;
    nslide_coordinator made = scene_rest();
    _exit(is_busy && is_usable && nslide_destroy(made) == NSLIDE_OK ? 0 : 1);
  }
  waitpid(child, &status, 0);
  check_int(status, 0);
  atomic_store(&stop, true);
  pthread_join(thread, NULL);
  check_ok(nslide_set_log(NULL, NULL));
  check_ok(nslide_destroy(common));
  check_ok(nslide_destroy(other));
}

int main(void) {
  check_forked(2, PATIENCE, two_in_one);
  check_forked(1, PATIENCE, destroyed_meanwhile);
  check_forked(1, PATIENCE, many_of_their_own);
  check_forked(1, PATIENCE, forked_meanwhile);
  return check_summary("threads");
}
