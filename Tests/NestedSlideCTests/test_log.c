/* The log hook: it hears of every refused call and of no other, on the thread and with the words that the call has. */
#include <pthread.h>

#include "support/list_scene.h"

typedef struct heard {
  int times;
  nslide_status status;
  uint64_t handle;
  const char *message;
  pthread_t thread;
} heard;

static heard last;
static void (*then)(void);

static void hear(void *context, nslide_status status, uint64_t handle, const char *message) {
  heard *h = context;
  *h = (heard){h->times + 1, status, handle, message, pthread_self()};
  if (then != NULL) then();
}

#define heard_of(call, wanted, on) check_heard((call), (wanted), (on), __LINE__)

static void check_heard(nslide_status got, nslide_status wanted, uint64_t handle, int line) {
  check_report(got == wanted, __FILE__, line, "%s, not %s", nslide_status_name(got), nslide_status_name(wanted));
  check_report(last.times == 1, __FILE__, line, "heard of %d times", last.times);
  check_report(last.status == got, __FILE__, line, "heard %s", nslide_status_name(last.status));
  check_report(last.handle == handle, __FILE__, line, "heard of %llx", (unsigned long long)last.handle);
  check_report(last.message != NULL && last.message[0] != 0, __FILE__, line, "heard no message");
  check_report(pthread_equal(last.thread, pthread_self()), __FILE__, line, "heard elsewhere");
  last.times = 0;
}

static void every_refusal(int index) {
  (void)index;
  check_case("every refused call");
  nslide_coordinator c = scene_rest(), made = 0;
  nslide_list list = list_scene_alone(), attached = list_scene_attached();
  nslide_config config = scene_config();
  nslide_item_range range;
  config.header_height = -1;
  check_ok(nslide_set_log(hear, &last));
  heard_of(nslide_advance(c, -5), NSLIDE_ERROR_TIME_WENT_BACK, c);
  check(strcmp(last.message, nslide_error_message(c)) == 0);
  heard_of(nslide_pointer(c, 99, NSLIDE_SOURCE_TOUCH, 1, 0, 0, 2), NSLIDE_ERROR_INVALID_ARGUMENT, c);
  heard_of(nslide_get_snapshot(c, NULL), NSLIDE_ERROR_INVALID_ARGUMENT, c);
  heard_of(nslide_set_config(c, &config), NSLIDE_ERROR_INVALID_ARGUMENT, c);
  heard_of(nslide_create(&config, 1, NULL, &made), NSLIDE_ERROR_INVALID_ARGUMENT, 0);
  heard_of(nslide_restore("", 0, &made), NSLIDE_ERROR_CORRUPT_DATA, 0);
  heard_of(nslide_advance(0, 1), NSLIDE_ERROR_INVALID_HANDLE, 0);
  heard_of(nslide_advance(list, 1), NSLIDE_ERROR_INVALID_HANDLE, list);
  heard_of(nslide_destroy(list), NSLIDE_ERROR_INVALID_HANDLE, list);
  heard_of(nslide_list_destroy(c), NSLIDE_ERROR_INVALID_HANDLE, c);
  heard_of(nslide_list_get_range(list, NAN, 0, &range), NSLIDE_ERROR_NOT_FINITE, list);
  heard_of(nslide_list_remove_items(list, 0, 5, 900), NSLIDE_ERROR_OUT_OF_RANGE, list);
  heard_of(nslide_list_remove_items(attached, 0, 5, 900), NSLIDE_ERROR_OUT_OF_RANGE, attached);
  heard_of(nslide_list_attach(list, 12345, 0), NSLIDE_ERROR_INVALID_HANDLE, list);
  heard_of(nslide_set_allocator(NULL, NULL, NULL), NSLIDE_ERROR_INVALID_ARGUMENT, 0);
  check_ok(nslide_destroy(c));
  heard_of(nslide_destroy(c), NSLIDE_ERROR_STALE_HANDLE, c);
  check_ok(nslide_list_destroy(list));
  heard_of(nslide_list_destroy(list), NSLIDE_ERROR_STALE_HANDLE, list);
  check_ok(nslide_set_log(NULL, NULL));
  check_status(nslide_advance(c, 1), NSLIDE_ERROR_STALE_HANDLE);
  check_int(last.times, 0);
  list_scene_end(attached);
}

/* What is made on no handle has its message under 0, the same that the hook hears. */
static void without_a_handle(int index) {
  (void)index;
  check_case("calls on no handle");
  nslide_coordinator c = 0;
  nslide_list list = 0;
  nslide_config config = scene_config();
  nslide_list_config list_config;
  const double heights[] = {100, -1};
  check_ok(nslide_list_config_default(&list_config, sizeof list_config));
  check_int(nslide_error_message(0)[0], 0);
  check_status(nslide_create(&config, 2, heights, &c), NSLIDE_ERROR_INVALID_ARGUMENT);
  check(strcmp(nslide_error_message(0), "content_heights: each must be from 0 to 1e12 points") == 0);
  config.viewport_width = NAN;
  check_status(nslide_create(&config, 1, NULL, &c), NSLIDE_ERROR_NOT_FINITE);
  check(strstr(nslide_error_message(0), "viewport_width: ") != NULL);
  check_status(nslide_restore("nothing of the kind", 19, &c), NSLIDE_ERROR_CORRUPT_DATA);
  check(strstr(nslide_error_message(0), "bytes: ") != NULL);
  list_config.overlap = -1;
  check_status(nslide_list_create(&list_config, &list), NSLIDE_ERROR_INVALID_ARGUMENT);
  check(strstr(nslide_error_message(0), "overlap: ") != NULL);
  check_status(nslide_create(NULL, 0, NULL, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check(strcmp(nslide_error_message(0), "out: must not be null") == 0);
  /* It stays until the next such call fails, whatever else is called or refused. */
  c = scene_rest();
  check_status(nslide_advance(c, -1), NSLIDE_ERROR_TIME_WENT_BACK);
  check_status(nslide_advance(77, 0), NSLIDE_ERROR_INVALID_HANDLE);
  check(strcmp(nslide_error_message(0), "out: must not be null") == 0);
  check(nslide_error_message(77)[0] == 0);
  check_ok(nslide_destroy(c));
}

static void no_other(int index) {
  (void)index;
  check_case("no other call");
  nslide_coordinator c = scene_rest();
  nslide_list list = list_scene_alone();
  nslide_config config = scene_config();
  int32_t count;
  check_ok(nslide_set_log(hear, &last));
  check_ok(nslide_session_begin(c, NSLIDE_SOURCE_TOUCH, 195, 600));
  check_ok(nslide_session_update(c, 0, 100, NULL, NULL));
  check_ok(nslide_session_end(c, 0, 900));
  for (int i = 1; i < 60; i++) check_ok(nslide_advance(c, SCENE_TIME + i / 60.0));
  list_exercise(list);
  check(nslide_error_message(list) != NULL);
  check(nslide_error_message(77)[0] == 0);
  check_ok(nslide_destroy(0));
  check_status(nslide_get_pages(c, NULL, 0, &count), NSLIDE_ERROR_BUFFER_TOO_SMALL);
  config.header_height = NAN;
  check_status(nslide_config_check(&config, NULL), NSLIDE_ERROR_NOT_FINITE);
  check_ok(nslide_list_destroy(list));
  check_ok(nslide_destroy(c));
  check_int(last.times, 0);
}

static nslide_coordinator inside;
static nslide_list inside_list;

static void call_again(void) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  nslide_config config = scene_config();
  nslide_coordinator other = 0;
  if (inside != 0) {
    check_status(nslide_advance(inside, 5), NSLIDE_ERROR_REENTRANT);
    check_status(nslide_destroy(inside), NSLIDE_ERROR_REENTRANT);
  }
  if (inside_list != 0) check_status(nslide_list_set_offset(inside_list, 5), NSLIDE_ERROR_REENTRANT);
  check_status(nslide_set_log(NULL, NULL), NSLIDE_ERROR_REENTRANT);
  /* Another coordinator may be used, and what is refused of it is not told from here. */
  check_ok(nslide_create(&config, 1, NULL, &other));
  check_status(nslide_get_snapshot(other, NULL), NSLIDE_ERROR_INVALID_ARGUMENT);
  check_ok(nslide_get_snapshot(other, &snapshot));
  check_ok(nslide_destroy(other));
}

static void from_within(int index) {
  (void)index;
  check_case("calls from within the hook");
  nslide_coordinator c = scene_rest(), outer = scene_rest();
  nslide_list list = list_scene_alone(), attached = 0;
  check_ok(nslide_link(c, outer, NSLIDE_LINK_VERTICAL));
  check_ok(nslide_set_log(hear, &last));
  then = call_again;
  inside = c;
  heard_of(nslide_advance(c, NAN), NSLIDE_ERROR_NOT_FINITE, c);
  heard_of(nslide_get_snapshot(c, NULL), NSLIDE_ERROR_INVALID_ARGUMENT, c);
  inside = 0;
  inside_list = list;
  heard_of(nslide_list_set_offset(list, NAN), NSLIDE_ERROR_NOT_FINITE, list);
  attached = list_scene_attached();
  inside = list_coordinator(attached);
  inside_list = attached;
  heard_of(nslide_list_remove_items(attached, 9, 0, 1), NSLIDE_ERROR_OUT_OF_RANGE, attached);
  then = NULL;
  check_ok(nslide_advance(c, 5));
  check_ok(nslide_list_destroy(list));
  list_scene_end(attached);
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(outer));
}

/* --------------------------------------------------------------------------------------------------------- threads */

enum { THREADS = 4, CALLS = 5000 };

typedef struct ear {
  _Atomic long heard;
  uint64_t mark;
} ear;

static ear ears[2] = {{0, 11}, {0, 22}};

static void hear_mark(void *context, nslide_status status, uint64_t handle, const char *message) {
  ear *e = context;
  (void)status, (void)handle, (void)message;
  if (e != &ears[0] || e->mark != 11) check_that(false, "another context than its own");
  e->heard++;
}

static void hear_other(void *context, nslide_status status, uint64_t handle, const char *message) {
  ear *e = context;
  (void)status, (void)handle, (void)message;
  if (e != &ears[1] || e->mark != 22) check_that(false, "another context than its own");
  e->heard++;
}

static void *refused_again_and_again(void *unused) {
  nslide_coordinator c = scene_rest();
  (void)unused;
  for (int i = 0; i < CALLS; i++) nslide_advance(c, -1);
  nslide_destroy(c);
  return NULL;
}

static void *set_again_and_again(void *unused) {
  (void)unused;
  for (int i = 0; i < CALLS; i++) nslide_set_log(i % 2 ? hear_mark : hear_other, &ears[i % 2 ? 0 : 1]);
  return NULL;
}

static void set_while_it_is_called(int index) {
  pthread_t threads[THREADS], setter;
  (void)index;
  check_case("set while other threads are refused");
  check_ok(nslide_set_log(hear_mark, &ears[0]));
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, refused_again_and_again, NULL);
  /* Not here: a debug build's runtime takes a forked child's first thread for its parent's, and waits for that one. */
  pthread_create(&setter, NULL, set_again_and_again, NULL);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pthread_join(setter, NULL);
  check_int(ears[0].heard + ears[1].heard, THREADS * CALLS);
}

int main(void) {
  check_forked_each(1, 30, every_refusal);
  check_forked_each(1, 30, without_a_handle);
  check_forked_each(1, 30, no_other);
  check_forked_each(1, 30, from_within);
  check_forked_each(1, 60, set_while_it_is_called);
  return check_summary("the log hook");
}
