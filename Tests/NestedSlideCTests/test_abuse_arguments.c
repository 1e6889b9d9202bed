/*
 * Every function, in every situation, with one argument after another replaced by the worst values there are. Each call
 * must answer with a status that its comment names; when that is an error, nothing may have changed and no output may
 * have been written; and whatever it answers, the coordinator or the list must still be usable.
 */
#include <float.h>
#include <stdlib.h>

#include "support/operations.h"

static const double bad_reals[] = {
    NAN,   -NAN,  INFINITY, -INFINITY, 1e308,  -1e308,      DBL_MAX, -DBL_MAX, 1e300,  NSLIDE_AUTO,
    1e155, 1e13,  -1e13,    1e12,      -1e12,  1e9,         -1e9,    1e6,      -1e6,   4294967296.0,
    -0.0,  0.0,   -1.0,     1.0,       0.5,    DBL_MIN,     -DBL_MIN, 4.9e-324, -4.9e-324, 1e-300,
    1e17,  -1e17, 2147483648.0, 9007199254740993.0, 9.3e18, -9.3e18,
};

static const int64_t bad_wholes[] = {
    INT64_MIN, INT64_MAX, INT32_MIN, INT32_MIN + 1, INT32_MAX, INT32_MAX - 1, -1000, -15, -14, -2, -1, 0, 1, 2, 3, 4,
    5, 6, 7, 8, 16, 17, 100, 255, 256, 65535, 65536, 100000, NSLIDE_MAX_PAGES + 1, 1 << 30,
};

enum { MOST_ITEMS = 100000 };
enum { REALS = sizeof bad_reals / sizeof bad_reals[0], WHOLES = sizeof bad_wholes / sizeof bad_wholes[0] };

/* The case being run. */
static const operation *operation_now;
static int scene_now;

static const char *pointers_now(void) { return operation_now->pointers != NULL ? operation_now->pointers : ""; }

static bool ends_its_handle(void) {
  return strcmp(operation_now->name, "nslide_destroy") == 0 || strcmp(operation_now->name, "nslide_list_destroy") == 0;
}

/* How a case spoils the arguments of a fine call. */
typedef struct spoiled {
  enum { FINE, BEYOND, NOT_FINITE, MISSING, ACCEPTABLE } expected;
  nslide_status status; /* for BEYOND, where one is certain */
  arguments arguments;
} spoiled;

static nslide_status status_of_fine_call(void) {
  static storage s;
  storage_prepare(&s);
  uint64_t handle = subject_make(operation_now->subject, scene_now);
  arguments a = operation_arguments(operation_now, handle, &s);
  nslide_status status = operation_now->call(&a);
  if (status == NSLIDE_OK && strchr(pointers_now(), POINTER_OUT) != NULL) nslide_destroy(s.out);
  if (status == NSLIDE_OK && strchr(pointers_now(), POINTER_LIST_OUT) != NULL) nslide_list_destroy(s.list_out);
  if (!ends_its_handle()) subject_destroy(operation_now->subject, handle);
  return status;
}

/* Of the functions that write bytes. */
static size_t room_given(const spoiled *how) {
  uint64_t capacity = (uint64_t)how->arguments.i[0];
  return capacity < ROOM_FOR_BYTES ? (size_t)capacity : ROOM_FOR_BYTES;
}

/* Makes the call, and checks all that must hold of it. */
static void run(const spoiled *how, storage *s, uint64_t handle, nslide_status fine) {
  static storage before;
  static subject_state earlier, later;
  memcpy(&before, s, sizeof before);
  check(subject_read(operation_now->subject, handle, &earlier));
  nslide_status status = operation_now->call(&how->arguments);

  check_that(status <= 0 && status >= -14 && (operation_statuses(operation_now) >> -status & 1) != 0,
             "answers %s (%d), which its comment does not name", nslide_status_name(status), (int)status);
  if (how->expected == FINE || how->expected == ACCEPTABLE) {
    /* Any documented status may be right. */
  } else if (fine != NSLIDE_OK) {
    check_that(status != NSLIDE_OK, "answers ok, but %s without the bad argument", nslide_status_name(fine));
  } else if (how->expected == NOT_FINITE) {
    check_status(status, NSLIDE_ERROR_NOT_FINITE);
  } else if (how->expected == MISSING) {
    check_status(status, NSLIDE_ERROR_INVALID_ARGUMENT);
  } else if (how->status != NSLIDE_OK) {
    check_status(status, how->status);
  } else {
    check_that(status != NSLIDE_OK, "accepted");
  }

  if (status != NSLIDE_OK) {
    if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && strchr(pointers_now(), POINTER_COUNT) != NULL) {
      check_that(s->count >= 0 && s->count <= ROOM_FOR_PAGES, "needs room for %d", s->count);
      s->count = before.count;
    }
    if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL && strchr(pointers_now(), POINTER_SIZE) != NULL) {
      check_that(s->size > room_given(how), "needs %zu bytes, and has %zu", s->size, room_given(how));
      s->size = before.size;
    }
    if (strchr(pointers_now(), POINTER_MESSAGE) != NULL && how->arguments.p[1] != NULL) {
      check_that(s->message != NULL && s->message != before.message && s->message[0] != 0, "no message");
      s->message = before.message;
    }
    check_that(memcmp(s, &before, sizeof before) == 0, "an output was written with %s", nslide_status_name(status));
    if (handle != 0) {
      const char *message = nslide_error_message(handle);
      check_that(message != NULL && message[0] != 0, "no error message with %s", nslide_status_name(status));
      check(subject_read(operation_now->subject, handle, &later));
      const char *part = subject_difference(&earlier, &later);
      check_that(part == NULL, "%s changed with %s", part, nslide_status_name(status));
    }
  } else if (strchr(pointers_now(), POINTER_OUT) != NULL) {
    scene_exercise(s->out);
    check_ok(nslide_destroy(s->out));
  } else if (strchr(pointers_now(), POINTER_LIST_OUT) != NULL) {
    list_exercise(s->list_out);
    check_ok(nslide_list_destroy(s->list_out));
  }
}

static void run_fresh(spoiled (*spoil)(arguments a, int argument, int value), int argument, int value,
                      nslide_status fine) {
  static storage s;
  storage_prepare(&s);
  uint64_t handle = subject_make(operation_now->subject, scene_now);
  spoiled how = spoil(operation_arguments(operation_now, handle, &s), argument, value);
  run(&how, &s, handle, fine);
  if (handle != 0 && !ends_its_handle()) {
    subject_exercise(operation_now->subject, handle);
    subject_destroy(operation_now->subject, handle);
  }
}

static spoiled spoil_real(arguments a, int argument, int value) {
  double bad = bad_reals[value];
  const real_argument *domain = &operation_now->real[argument];
  a.d[argument] = bad;
  spoiled how = {.arguments = a, .expected = ACCEPTABLE};
  if (!isfinite(bad)) {
    how.expected = NOT_FINITE;
  } else if ((bad < domain->least || bad > domain->most) && !(domain->automatic && bad == NSLIDE_AUTO)) {
    how.expected = BEYOND;
  }
  return how;
}

static spoiled spoil_whole(arguments a, int argument, int value) {
  int64_t bad = bad_wholes[value];
  const whole_argument *domain = &operation_now->whole[argument];
  bool wide = domain->most == INT64_MAX;
  if (!wide) bad = (int32_t)bad;
  /* A size beyond the memory that is there is a lie which cannot be noticed. */
  if (domain->beyond == NSLIDE_ERROR_STRUCT_SIZE) bad = (int64_t)((uint64_t)bad % (uint64_t)domain->fine);
  a.i[argument] = bad;
  /* More than the list of heights or keys has cannot be refused by anybody; heights may be left out. */
  for (size_t n = 0; argument == 0 && n < strlen(pointers_now()); n++) {
    if (bad <= pointer_room(pointers_now()[n]) || bad > domain->most) continue;
    a.p[n] = NULL;
    /* Longer lists have tests of their own. */
    if (pointers_now()[n] == POINTER_ITEM_HEIGHTS_OR_NULL) a.i[0] %= MOST_ITEMS;
  }
  bool beyond = bad < domain->least || bad > domain->most;
  return (spoiled){.arguments = a, .expected = beyond ? BEYOND : ACCEPTABLE, .status = domain->beyond};
}

static spoiled spoil_pointer(arguments a, int argument, int value) {
  (void)value;
  a.p[argument] = NULL;
  bool optional = pointer_may_be_null(operation_now->pointers[argument]);
  return (spoiled){.arguments = a, .expected = optional ? ACCEPTABLE : MISSING};
}

/* All arguments at once: whatever the order in which they are looked at, the answer is an error. */
static spoiled spoil_all(arguments a, int argument, int value) {
  (void)argument;
  for (int n = 0; n < operation_now->reals; n++) a.d[n] = bad_reals[value % 8];
  for (int n = 0; n < operation_now->wholes; n++) a.i[n] = bad_wholes[value % 6 + 2];
  for (size_t n = 0; n < strlen(pointers_now()); n++) a.p[n] = NULL;
  return (spoiled){.arguments = a, .expected = ACCEPTABLE};
}

static spoiled spoil_nothing(arguments a, int argument, int value) {
  (void)argument, (void)value;
  return (spoiled){.arguments = a, .expected = FINE};
}

static void in_one_scene(void) {
  const operation *o = operation_now;
  const char *situation = subject_scene_name(o->subject, scene_now);
  check_case("%s %s", o->name, situation);
  nslide_status fine = status_of_fine_call();
  run_fresh(spoil_nothing, 0, 0, fine);
  for (int n = 0; n < o->reals; n++) {
    for (int value = 0; value < REALS; value++) {
      check_case("%s %s: double argument %d = %g", o->name, situation, n, bad_reals[value]);
      run_fresh(spoil_real, n, value, fine);
    }
  }
  for (int n = 0; n < o->wholes; n++) {
    for (int value = 0; value < WHOLES; value++) {
      check_case("%s %s: integer argument %d = %lld", o->name, situation, n, (long long)bad_wholes[value]);
      run_fresh(spoil_whole, n, value, fine);
    }
  }
  for (size_t n = 0; n < strlen(pointers_now()); n++) {
    check_case("%s %s: null for '%c'", o->name, situation, o->pointers[n]);
    run_fresh(spoil_pointer, (int)n, 0, fine);
  }
  for (int value = 0; value < REALS; value++) {
    check_case("%s %s: everything wrong, %d", o->name, situation, value);
    run_fresh(spoil_all, 0, value, fine);
  }
}

/* Every operation, each in every situation. */
static void one_case(int index) {
  for (int n = 0; n < operation_count(); n++) {
    operation_now = operation_at(n);
    int scenes = subject_scene_count(operation_now->subject);
    if (index < scenes) {
      scene_now = index;
      in_one_scene();
      return;
    }
    index -= scenes;
  }
}

static int case_count(void) {
  int count = 0;
  for (int n = 0; n < operation_count(); n++) count += subject_scene_count(operation_at(n)->subject);
  return count;
}

/* Otherwise its cases would only ever see the same refusal. */
static void fine_somewhere(int index) {
  operation_now = operation_at(index);
  check_case("%s", operation_now->name);
  bool ok = false;
  for (int n = 0; n < subject_scene_count(operation_now->subject); n++) {
    scene_now = n;
    ok = ok || status_of_fine_call() == NSLIDE_OK;
  }
  check_that(ok, "the call that should be fine is refused in every situation");
}

static void none_is_missing(void) {
  for (int i = 0; i < operation_count(); i++) {
    check_that(operation_statuses(operation_at(i)) != 0, "%s is not in the header", operation_at(i)->name);
  }
  for (int i = 0; i < contract_count(); i++) {
    bool found = false;
    for (int n = 0; n < operation_count(); n++) found = found || strcmp(operation_at(n)->name, contract_name(i)) == 0;
    check_that(found, "%s is in the header but not among the operations", contract_name(i));
  }
}

int main(void) {
  none_is_missing();
  check_forked(operation_count(), 20, fine_somewhere);
  check_forked(case_count(), 20, one_case);
  return check_summary("abuse of arguments");
}
