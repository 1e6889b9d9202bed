/*
 * Every function of the header, as tools/api has read it, in every world, with one bad input after another, each in a
 * process of its own. What is answered must be documented; an error has changed nothing, neither what can be read or
 * saved nor any output; no byte beyond the arguments' memory is touched; and all can still be used.
 *
 * Under a sanitizer, where a fork is dear, the cases of a function follow each other in one process, and in fewer worlds;
 * what a call has changed is made anew.
 */
#include <stdlib.h>

#include "abuse/bad.h"
#include "abuse/children.h"
#include "abuse/memory.h"

enum { SECONDS = 20 };

static world world_now;
static int world_number;
static const abuse_function *function_now;
static bad_input inputs_now[BAD_MOST_INPUTS];
static world_state state_before;
static nslide_status status_of_fine;

static void check_expected(const bad_expectation *wanted, nslide_status status) {
  const char *name = nslide_status_name(status);
  bool documented = status <= 0 && status > -32 && (function_now->statuses >> -status & 1) != 0;
  check_that(documented, "answers %s (%d), which its comment does not name", name, (int)status);
  if (wanted->outcome == OUTCOME_ANY) return;
  if (status_of_fine != NSLIDE_OK && !wanted->whatever_the_rest) {
    check_that(status != NSLIDE_OK, "answers ok, but %s with fine arguments", nslide_status_name(status_of_fine));
  } else if (wanted->outcome == OUTCOME_REFUSED) {
    check_that(status != NSLIDE_OK, "it was accepted");
  } else {
    nslide_status one = wanted->outcome == OUTCOME_SAME ? status_of_fine : wanted->status;
    check_that(status == one, "answers %s, not %s", name, nslide_status_name(one));
  }
}

/* What an error may write all the same: how much room is needed, and what is wrong with settings. */
static void forgive(const abuse_value *values, nslide_status status) {
  for (int n = 0; n < function_now->parameter_count; n++) {
    const abuse_parameter *p = &function_now->parameters[n];
    bool is_count = strcmp(p->name, "count") == 0 || strcmp(p->name, "size") == 0;
    bool is_needed = status == NSLIDE_ERROR_BUFFER_TOO_SMALL && is_count;
    bool is_written = p->kind == KIND_POINTER && p->writes && (is_needed || strcmp(p->name, "message") == 0);
    if (is_written) memory_forgive(values[n].pointer, abuse_types[p->type].size);
  }
}

static unsigned written_slots(void) {
  unsigned slots = 1u << SLOT_SNAPSHOT | 1u << SLOT_PAGES | 1u << SLOT_EVENTS | 1u << SLOT_MOTION;
  for (int n = 0; n < function_now->parameter_count; n++) {
    const abuse_parameter *p = &function_now->parameters[n];
    if (p->kind == KIND_POINTER && p->writes) slots |= 1u << n;
  }
  return slots;
}

static void check_nothing_changed(const abuse_value *values, nslide_status status) {
  static world_state state;
  const char *name = nslide_status_name(status);
  forgive(values, status);
  check_that(memory_same(0), "an output was written with %s", name);
  world_read(&world_now, &state);
  const char *part = world_difference(&world_now, &state_before, &state);
  check_that(part == NULL, "%s changed with %s", part, name);
  uint64_t subject = abuse_subject(function_now) == KIND_POINTER ? 0 : values[0].handle;
  if (subject != 0 && (subject == world_now.coordinator || subject == world_now.list)) {
    check_that(nslide_error_message(subject)[0] != 0, "no error message with %s", name);
  }
}

/* What it has made is used and ended; what it has ended is not used any more. */
static void follow_up(const abuse_value *values) {
  for (int n = 0; n < function_now->parameter_count; n++) {
    const abuse_parameter *p = &function_now->parameters[n];
    if (p->kind != KIND_POINTER || strcmp(p->name, "out") != 0) continue;
    uint64_t made = *(uint64_t *)values[n].pointer;
    world w = {0};
    if (strstr(function_now->name, "list") != NULL) w.list = made;
    else w.coordinator = made;
    world_exercise(&w);
    check_ok(w.list != 0 ? nslide_list_destroy(made) : nslide_destroy(made));
  }
  bool ends = strstr(function_now->name, "_destroy") != NULL;
  if (ends && values[0].handle == world_now.coordinator) world_now.coordinator = 0;
  if (ends && values[0].handle == world_now.list) world_now.list = 0;
}

static void end_of_child(void) { world_exercise(&world_now); }

static void begin_world(void) {
  world_now = world_make(world_number);
  world_read(&world_now, &state_before);
}

/* In place of a world that a call has changed, unless that reaches beyond what is made anew. */
static bool renew_world(void) {
  bool reaches_others = function_now->parameter_count > 1 && function_now->parameters[1].kind == KIND_COORDINATOR;
  if (!children_go_on() || reaches_others || world_now.spare == 0) return false;
  begin_world();
  return true;
}

/* Whether another case may follow in the same process. */
static bool one_case(int index) {
  const bad_input *input = &inputs_now[index];
  abuse_value values[ABUSE_MOST_PARAMETERS] = {{0}};
  char name[BAD_NAME_ROOM];
  bad_name(function_now, input, name);
  check_case("%s, %s: %s", function_now->name, world_now.name, name);
  fine_arguments(function_now, &world_now, values);
  bad_expectation wanted = bad_spoil(function_now, &world_now, input, values);
  unsigned writable = input->kind == BAD_OVERLAP ? ~0u : written_slots();
  memory_keep();
  nslide_status status = function_now->call(values);
  memory_open();
  if (input->kind == BAD_NOTHING) children_answer(status);
  check_expected(&wanted, status);
  check_that(memory_same(writable), "memory was touched that is not the call's");
  if (status != NSLIDE_OK) {
    check_nothing_changed(values, status);
    return true;
  }
  follow_up(values);
  return renew_world();
}

int main(void) {
  static bool was_fine[512], was_tried[512];
  const int worlds = world_count(!children_go_on());
  long bad = 0, cases = 0;
  fine_begin();
  for (world_number = 0; world_number < worlds; world_number++) {
    begin_world();
    for (int n = 0; n < abuse_function_count; n++) {
      function_now = &abuse_functions[n];
      if (!world_takes(&world_now, function_now)) continue;
      inputs_now[0] = (bad_input){.kind = BAD_NOTHING};
      children_run(0, 1, SECONDS, one_case, end_of_child);
      status_of_fine = (nslide_status)children_answered();
      /* The fields of structs are looked at once, where all else is fine. */
      bool fields = status_of_fine == NSLIDE_OK && !was_fine[n];
      int count = bad_inputs(function_now, fields, inputs_now);
      if (fields || !was_tried[n]) bad += count - 1;
      was_tried[n] = true;
      was_fine[n] = was_fine[n] || status_of_fine == NSLIDE_OK;
      cases += count;
      children_run(1, count, SECONDS, one_case, end_of_child);
    }
  }
  for (int n = 0; n < abuse_function_count; n++) {
    check_that(was_fine[n], "%s: the call that should be fine is refused in every world", abuse_functions[n].name);
  }
  printf("%d functions, %ld bad inputs, in %d worlds: %ld calls in %ld processes\n", abuse_function_count, bad,
         worlds, cases, children_count());
  return check_summary("generated abuse");
}
