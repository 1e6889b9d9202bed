/*
 * Every field of nslide_list_config and nslide_section at both ends of its documented range, just beyond them, and at
 * values that are no numbers, in every place that takes the struct; and heights likewise.
 */
#include <stddef.h>

#include "support/list_scene.h"

#include "setting_ranges.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static nslide_list_config default_config(void) {
  nslide_list_config config;
  memset(&config, 0, sizeof config);
  check_ok(nslide_list_config_default(&config, sizeof config));
  return config;
}

static nslide_section default_section(void) {
  nslide_section section;
  memset(&section, 0, sizeof section);
  check_ok(nslide_section_default(&section, sizeof section));
  return section;
}

/* What a message calls a field, without what follows a dot. */
static bool names(const char *message, const char *name) {
  char first[64];
  snprintf(first, sizeof first, "%.*s", (int)strcspn(name, "."), name);
  return message != NULL && strstr(message, first) != NULL;
}

/* After a call that should have answered `wanted`: refused it must have changed nothing, and say why. */
static void check_change(nslide_list list, const list_reading *before, nslide_status wanted, const char *name) {
  static list_reading after;
  if (wanted != NSLIDE_OK) {
    check(list_read(list, &after));
    const char *part = list_difference(before, &after);
    check_that(part == NULL, "%s changed by a refused %s", part, name);
    const char *message = nslide_error_message(list);
    check_that(names(message, name), "the error message does not name %s: '%s'", name, message);
  }
  list_exercise(list);
  list_scene_end(list);
}

/* What a list's rule decides is in no record: while its coordinator is recorded a rule is refused. */
static nslide_status wanted_in(const list_scene *scene, const nslide_list_config *config, nslide_status wanted) {
  bool refused = strcmp(scene->name, "recorded") == 0 && config->snap != NSLIDE_LIST_SNAP_NONE;
  return refused && wanted == NSLIDE_OK ? NSLIDE_ERROR_INVALID_STATE : wanted;
}

/* In every situation. */
static void expect_config(const nslide_list_config *config, const char *name, nslide_status wanted_alone) {
  static list_reading before;
  nslide_list made = 0;
  check_status(nslide_list_create(config, &made), wanted_alone);
  check_int(made != 0, wanted_alone == NSLIDE_OK);
  if (made != 0) {
    list_exercise(made);
    list_scene_end(made);
  }
  for (int i = 0; i < list_scene_count; i++) {
    nslide_list list = list_scenes[i].make();
    nslide_status wanted = wanted_in(&list_scenes[i], config, wanted_alone);
    nslide_list_config got = {.struct_size = sizeof got};
    check(list_read(list, &before));
    check_status(nslide_list_set_config(list, config), wanted);
    check_ok(nslide_list_get_config(list, &got));
    if (wanted == NSLIDE_OK) check_that(memcmp(&got, config, sizeof got) == 0, "%s reads back changed", name);
    check_change(list, &before, wanted, name);
  }
}

/* How high the header counts a section in a list that has so much else. Whether there is a spacing below the last item
 * it does not say. */
static double least_height(const nslide_section *s, int items, double other) {
  return other + s->header_height + s->footer_height + s->insets.top + s->insets.bottom + items * s->item_height +
         (items - 1) * s->line_spacing;
}

static void expect_section(const nslide_section *section, const char *name, nslide_status wanted) {
  static list_reading before;
  for (int i = 0; i < list_scene_count * 2; i++) {
    nslide_list list = list_scenes[i / 2].make();
    nslide_section got = {.struct_size = sizeof got};
    check(list_read(list, &before));
    bool inserts = i % 2 == 0 || before.state.section_count == 0;
    double height = least_height(section, inserts ? 1 : LIST_ITEMS, inserts ? before.state.content_height : 0);
    nslide_status status = inserts ? nslide_list_insert_section(list, 0, section, 1, NULL)
                                   : nslide_list_set_section(list, 0, section);
    bool may_be_too_high = height + section->line_spacing > NSLIDE_MAX_LENGTH && status != NSLIDE_OK;
    if (wanted == NSLIDE_OK && (height > NSLIDE_MAX_LENGTH || may_be_too_high)) {
      check_that(status != NSLIDE_OK, "%s makes it too high, and is accepted", name);
      check_change(list, &before, status, "");
      continue;
    }
    check_status(status, wanted);
    if (wanted == NSLIDE_OK) {
      check_ok(nslide_list_get_section(list, 0, &got));
      check_that(memcmp(&got, section, sizeof got) == 0, "%s reads back changed", name);
    }
    check_change(list, &before, wanted, name);
  }
}

typedef void expectation(const setting_range *f, const void *value, nslide_status wanted);

static void with_config(const setting_range *f, const void *value, nslide_status wanted) {
  nslide_list_config config = default_config();
  memcpy((char *)&config + f->offset, value, f->real ? sizeof(double) : sizeof(int32_t));
  expect_config(&config, f->name, wanted);
}

static void with_section(const setting_range *f, const void *value, nslide_status wanted) {
  nslide_section section = default_section();
  memcpy((char *)&section + f->offset, value, f->real ? sizeof(double) : sizeof(int32_t));
  expect_section(&section, f->name, wanted);
}

static void with_real(const setting_range *f, double value, nslide_status wanted, expectation *expect) {
  check_case("%s = %.17g", f->name, value);
  expect(f, &value, wanted);
}

static void with_whole(const setting_range *f, double number, nslide_status wanted, expectation *expect) {
  int32_t value = (int32_t)number;
  check_case("%s = %d", f->name, value);
  expect(f, &value, wanted);
}

/* A double goes from 0 to NSLIDE_MAX_LENGTH, all of them do. */
static void one_field(const setting_range *f, expectation *expect) {
  const nslide_status refused = NSLIDE_ERROR_INVALID_ARGUMENT;
  if (f->real) {
    check(f->least == 0 && f->most == NSLIDE_MAX_LENGTH && !f->automatic);
    const double fine[] = {0, -0.0, 4.9e-324, 1e-300, 0.5, 1e6, NSLIDE_MAX_LENGTH / 4, NSLIDE_MAX_LENGTH};
    const double beyond[] = {-4.9e-324, -1, -1e308, 1e308, NSLIDE_AUTO, -NSLIDE_MAX_LENGTH,
                             nextafter(NSLIDE_MAX_LENGTH, INFINITY)};
    const double none[] = {NAN, -NAN, INFINITY, -INFINITY};
    for (int i = 0; i < COUNT(fine); i++) with_real(f, fine[i], NSLIDE_OK, expect);
    for (int i = 0; i < COUNT(beyond); i++) with_real(f, beyond[i], refused, expect);
    for (int i = 0; i < COUNT(none); i++) with_real(f, none[i], NSLIDE_ERROR_NOT_FINITE, expect);
    return;
  }
  for (double value = f->least; value <= f->most && value <= f->least + 8; value++) {
    with_whole(f, value, NSLIDE_OK, expect);
  }
  with_whole(f, f->most, NSLIDE_OK, expect);
  with_whole(f, f->most + 1, refused, expect);
  with_whole(f, f->least - 1, refused, expect);
  with_whole(f, INT32_MAX, refused, expect);
  with_whole(f, INT32_MIN, refused, expect);
}

static void one_config_field(int index) { one_field(&list_ranges[index], with_config); }
static void one_section_field(int index) { one_field(&section_ranges[index], with_section); }

/* Heights, in the three calls that take them; the last of three is the bad one. */
static void heights(int index) {
  static const struct {
    double height;
    nslide_status status;
  } cases[] = {
      {0, NSLIDE_OK}, {-0.0, NSLIDE_OK}, {4.9e-324, NSLIDE_OK}, {NSLIDE_AUTO, NSLIDE_OK},
      {NSLIDE_MAX_LENGTH / 2, NSLIDE_OK}, {-4.9e-324, NSLIDE_ERROR_INVALID_ARGUMENT},
      {-1, NSLIDE_ERROR_INVALID_ARGUMENT}, {1e13, NSLIDE_ERROR_INVALID_ARGUMENT},
      {1e308, NSLIDE_ERROR_INVALID_ARGUMENT}, {-1e308, NSLIDE_ERROR_INVALID_ARGUMENT},
      {NAN, NSLIDE_ERROR_NOT_FINITE}, {INFINITY, NSLIDE_ERROR_NOT_FINITE}, {-INFINITY, NSLIDE_ERROR_NOT_FINITE},
  };
  static list_reading before;
  for (int i = 0; i < COUNT(cases); i++) {
    const double given[3] = {50, 60, cases[i].height};
    check_case("a height of %g, %s", given[2], list_scenes[index].name);
    for (int call = 0; call < 3; call++) {
      nslide_list list = list_scenes[index].make();
      check(list_read(list, &before));
      if (before.state.section_count == 0 && call > 0) {
        list_scene_end(list);
        continue;
      }
      nslide_status status = call == 0   ? nslide_list_insert_section(list, 0, NULL, 3, given)
                             : call == 1 ? nslide_list_insert_items(list, 0, 2, 3, given)
                                         : nslide_list_set_heights(list, 0, 2, 3, given);
      check_status(status, cases[i].status);
      check_change(list, &before, cases[i].status, "heights");
    }
  }
}

int main(void) {
  check_forked(COUNT(list_ranges), 60, one_config_field);
  check_forked(COUNT(section_ranges), 60, one_section_field);
  check_forked(list_scene_count, 60, heights);
  return check_summary("abuse of list settings");
}
