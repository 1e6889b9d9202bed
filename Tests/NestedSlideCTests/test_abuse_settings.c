/*
 * Every field of nslide_config and nslide_page_settings at both ends of its documented range, just beyond them, and at
 * values that are no numbers: what the header says is accepted is accepted, everything else is refused by name.
 */
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

#include "support/scene.h"

#include "setting_ranges.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static void set(void *settings, const setting_range *field, double value) {
  int32_t whole = field->real ? 0 : (int32_t)value;
  memcpy((char *)settings + field->offset, field->real ? (void *)&value : (void *)&whole, field->real ? 8 : 4);
}

/* The last part of a name, "top" of "main_margins.top", may be left out of a message. */
static bool message_names(const char *message, const char *field) {
  char name[64];
  snprintf(name, sizeof name, "%s", field);
  char *dot = strchr(name, '.');
  if (dot != NULL) *dot = 0;
  return message != NULL && strstr(message, name) != NULL;
}

/* The three places that take a configuration must agree on it. */
static void expect(const nslide_config *config, const char *field, nslide_status wanted) {
  static const double heights[2] = {3000, 100};
  const char *message = NULL;
  check_status(nslide_config_check(config, &message), wanted);
  check_status(nslide_config_check(config, NULL), wanted);
  if (wanted == NSLIDE_OK) {
    check_that(message != NULL && message[0] == 0, "the message for an accepted configuration is '%s'", message);
  } else {
    check_that(message_names(message, field), "the message does not name the field: '%s'", message);
  }

  nslide_coordinator made = 0;
  check_status(nslide_create(config, 2, heights, &made), wanted);
  if (wanted == NSLIDE_OK) {
    scene_exercise(made);
    check_ok(nslide_destroy(made));
  } else {
    check(made == 0);
  }

  nslide_coordinator changed = scene_rest();
  static scene_state before, after;
  check(scene_read(changed, &before));
  bool is_fixed = config->lazy != before.config.lazy || config->axis != before.config.axis;
  bool is_late = is_fixed && wanted == NSLIDE_OK;
  check_status(nslide_set_config(changed, config), is_late ? NSLIDE_ERROR_INVALID_STATE : wanted);
  if (wanted == NSLIDE_OK && !is_late) {
    nslide_config got = {.struct_size = sizeof got};
    check_ok(nslide_get_config(changed, &got));
    check_that(memcmp(&got, config, sizeof got) == 0, "the configuration reads back changed");
  } else {
    check(scene_read(changed, &after));
    const char *part = scene_difference(&before, &after);
    check_that(part == NULL, "%s changed by a refused configuration", part);
    if (!is_late) {
      const char *why = nslide_error_message(changed);
      check_that(message_names(why, field), "the error message does not name the field: '%s'", why);
    }
  }
  scene_exercise(changed);
  check_ok(nslide_destroy(changed));
}

static void with(const setting_range *field, double value, nslide_status wanted) {
  check_case("%s = %.17g", field->name, value);
  nslide_config config = scene_config();
  set(&config, field, value);
  expect(&config, field->name, wanted);
}

static void one_real_field(const setting_range *field) {
  const nslide_status refused = NSLIDE_ERROR_INVALID_ARGUMENT;
  with(field, field->least, NSLIDE_OK);
  with(field, nextafter(field->least, -INFINITY), refused);
  with(field, (field->least + field->most) / 2, NSLIDE_OK);
  with(field, nextafter(field->most, 0), NSLIDE_OK);
  with(field, field->most, field->below ? refused : NSLIDE_OK);
  with(field, nextafter(field->most, INFINITY), refused);
  with(field, NSLIDE_AUTO, field->automatic ? NSLIDE_OK : refused);
  with(field, -1, refused);
  with(field, 1e308, refused);
  with(field, -1e308, refused);
  with(field, NAN, NSLIDE_ERROR_NOT_FINITE);
  with(field, -NAN, NSLIDE_ERROR_NOT_FINITE);
  with(field, INFINITY, NSLIDE_ERROR_NOT_FINITE);
  with(field, -INFINITY, NSLIDE_ERROR_NOT_FINITE);
  if (field->least == 0) {
    with(field, -0.0, NSLIDE_OK);
    with(field, 4.9e-324, NSLIDE_OK);
  }
}

static void one_whole_field(const setting_range *field) {
  for (double value = field->least; value <= field->least + 8 && value <= field->most; value++) {
    with(field, value, NSLIDE_OK);
  }
  with(field, field->most, NSLIDE_OK);
  with(field, field->least - 1, NSLIDE_ERROR_INVALID_ARGUMENT);
  with(field, INT32_MIN, NSLIDE_ERROR_INVALID_ARGUMENT);
  if (field->most == INT32_MAX) return;
  with(field, field->most + 1, NSLIDE_ERROR_INVALID_ARGUMENT);
  with(field, INT32_MAX, NSLIDE_ERROR_INVALID_ARGUMENT);
}

static void one_field(int index) {
  const setting_range *field = &config_ranges[index];
  if (field->real) {
    one_real_field(field);
  } else {
    one_whole_field(field);
  }
}

static nslide_page_settings own_settings(void) {
  return (nslide_page_settings){.struct_size = sizeof(nslide_page_settings), -1, -1, -1, -1, -1, NSLIDE_AUTO,
                                NSLIDE_AUTO, 0, NSLIDE_AUTO, 0, 0};
}

static void one_page_length(const setting_range *field) {
  const struct {
    double value;
    nslide_status status;
  } cases[] = {
      {0, NSLIDE_OK}, {NSLIDE_MAX_LENGTH, NSLIDE_OK}, {NSLIDE_AUTO, NSLIDE_OK}, {60.5, NSLIDE_OK},
      {-1, NSLIDE_ERROR_INVALID_ARGUMENT}, {1e13, NSLIDE_ERROR_INVALID_ARGUMENT}, {NAN, NSLIDE_ERROR_NOT_FINITE},
      {INFINITY, NSLIDE_ERROR_NOT_FINITE}, {-INFINITY, NSLIDE_ERROR_NOT_FINITE},
  };
  for (int i = 0; i < COUNT(cases); i++) {
    check_case("page settings: %s = %g", field->name, cases[i].value);
    nslide_coordinator c = scene_rest();
    nslide_page_settings settings = own_settings(), got = {.struct_size = sizeof got};
    set(&settings, field, cases[i].value);
    check_status(nslide_set_page_settings(c, 1, &settings), cases[i].status);
    if (cases[i].status != NSLIDE_OK) settings = own_settings();
    check_ok(nslide_get_page_settings(c, 1, &got));
    check_that(memcmp(&got, &settings, sizeof got) == 0, "the settings read back otherwise");
    scene_exercise(c);
    check_ok(nslide_destroy(c));
  }
}

static void one_page_choice(const setting_range *field) {
  const double values[] = {field->least, field->most, 0, field->least - 1, field->most + 1, INT32_MIN, INT32_MAX};
  for (int i = 0; i < COUNT(values); i++) {
    check_case("page settings: %s = %.0f", field->name, values[i]);
    nslide_coordinator c = scene_rest();
    nslide_page_settings settings = own_settings();
    nslide_page_settings got = {.struct_size = sizeof got};
    set(&settings, field, values[i]);
    bool fine = values[i] >= field->least && values[i] <= field->most;
    check_status(nslide_set_page_settings(c, 1, &settings), fine ? NSLIDE_OK : NSLIDE_ERROR_INVALID_ARGUMENT);
    check_ok(nslide_get_page_settings(c, 1, &got));
    if (!fine) settings = own_settings();
    check_that(memcmp(&got, &settings, sizeof got) == 0, "the settings read back otherwise");
    scene_exercise(c);
    check_ok(nslide_destroy(c));
  }
}

/* Extremes of many fields together, the same ones in every run. */
static void extremes_together(int index) {
  enum { EACH = 100 };
  srand((unsigned)index + 1);
  for (int n = 0; n < EACH; n++) {
    check_case("extremes %d.%d", index, n);
    nslide_config config = scene_config();
    for (int i = 0; i < COUNT(config_ranges); i++) {
      const setting_range *one = &config_ranges[i];
      double most = one->below ? nextafter(one->most, 0) : one->most;
      const double choices[] = {one->least, most, fmax(1, one->least), fmax(0.5, one->least)};
      if (rand() % 2 == 0) set(&config, one, choices[rand() % (one->real && most > 100 ? 4 : 2)]);
    }
    const double heights[3] = {NSLIDE_MAX_LENGTH, 0, 1};
    nslide_coordinator c = 0;
    const char *message = "";
    nslide_status status = nslide_config_check(&config, &message);
    if (check_that(status == NSLIDE_OK, "refused: %s", message)) {
      check_ok(nslide_create(&config, rand() % 4, heights, &c));
      scene_exercise(c);
      check_ok(nslide_destroy(c));
    }
  }
}

static void one_page_field(int index) {
  const setting_range *field = &page_ranges[index];
  if (field->real) {
    one_page_length(field);
  } else {
    one_page_choice(field);
  }
}

int main(void) {
  check_forked(COUNT(config_ranges), 60, one_field);
  check_forked(COUNT(page_ranges), 60, one_page_field);
  check_forked(20, 60, extremes_together);
  return check_summary("abuse of settings");
}
