/*
 * Every field of nslide_config and nslide_page_settings at both ends of its documented range, just beyond them, and at
 * values that are no numbers: what the header says is accepted is accepted, everything else is refused by name.
 */
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

#include "support/scene.h"

typedef struct real_field {
  const char *name;
  size_t offset;
  double least, most;
  bool automatic; /* NSLIDE_AUTO is accepted */
  bool below;     /* most itself is refused */
} real_field;

typedef struct whole_field {
  const char *name;
  size_t offset;
  int32_t least, most;
} whole_field;

#define REAL(field, least, most) {#field, offsetof(nslide_config, field), least, most, false, false}
#define AUTOMATIC(field, least, most) {#field, offsetof(nslide_config, field), least, most, true, false}
#define LENGTH(field) REAL(field, 0, NSLIDE_MAX_LENGTH)
#define INSETS(field) LENGTH(field.top), LENGTH(field.left), LENGTH(field.bottom), LENGTH(field.right)
#define WHOLE(field, least, most) {#field, offsetof(nslide_config, field), least, most}
#define FLAG(field) WHOLE(field, 0, 1)

static const real_field reals[] = {
    LENGTH(viewport_width),
    LENGTH(viewport_height),
    LENGTH(header_height),
    LENGTH(header_min_height),
    LENGTH(header_return_height),
    LENGTH(hover_height),
    LENGTH(pin_inset),
    AUTOMATIC(pin_distance, 0, NSLIDE_MAX_LENGTH),
    INSETS(main_margins),
    INSETS(top_margins),
    INSETS(content_margins),
    LENGTH(main_spacing),
    LENGTH(top_spacing),
    LENGTH(page_spacing),
    {"load_threshold", offsetof(nslide_config, load_threshold), 0, 1, false, true},
    REAL(seam_resistance, 0.001, 1000),
    AUTOMATIC(deceleration, 0.001, 1000),
    AUTOMATIC(constant_deceleration, 1, 1000000),
    AUTOMATIC(fling_friction, 0.0001, 10),
    AUTOMATIC(min_fling_velocity, 0, NSLIDE_MAX_VELOCITY),
    AUTOMATIC(max_fling_velocity, 0, NSLIDE_MAX_VELOCITY),
    AUTOMATIC(rubber_band, 0.001, 1),
    AUTOMATIC(spring_response, 0.01, 100),
    AUTOMATIC(spring_damping, 0.01, 100),
    AUTOMATIC(rest_distance, 0.000001, 100),
    LENGTH(touch_slop),
    REAL(axis_ratio, 0, 1000),
    REAL(press_delay, 0, 10),
    REAL(snap_velocity, 0, NSLIDE_MAX_VELOCITY),
    LENGTH(refresh_height),
    LENGTH(load_more_distance),
    LENGTH(indicator_width),
    LENGTH(indicator_height),
    LENGTH(indicator_radius),
    REAL(page_flick_velocity, 0, NSLIDE_MAX_VELOCITY),
};

static const whole_field wholes[] = {
    WHOLE(physics, NSLIDE_PHYSICS_IOS, NSLIDE_PHYSICS_DESKTOP),
    FLAG(right_to_left),
    FLAG(header_stretch),
    WHOLE(header_motion, NSLIDE_HEADER_FIRST, NSLIDE_HEADER_CONTENT_FIRST),
    WHOLE(seam, NSLIDE_SEAM_CONTINUOUS, NSLIDE_SEAM_RESISTED),
    WHOLE(overscroll_top, NSLIDE_OVERSCROLL_NONE, NSLIDE_OVERSCROLL_BOTH),
    WHOLE(overscroll_bottom, NSLIDE_OVERSCROLL_NONE, NSLIDE_OVERSCROLL_PAGE),
    WHOLE(bounces, NSLIDE_BOUNCES_NEVER, NSLIDE_BOUNCES_SCROLLABLE),
    FLAG(page_bounces),
    WHOLE(page_memory, NSLIDE_MEMORY_ALIGN, NSLIDE_MEMORY_RESET_ALL),
    WHOLE(short_page, NSLIDE_SHORT_PAGE_PAD, NSLIDE_SHORT_PAGE_HOLD),
    WHOLE(page_index, NSLIDE_PAGE_INDEX_SETTLE, NSLIDE_PAGE_INDEX_LIVE),
    FLAG(horizontal_enabled),
    WHOLE(swipe_area, NSLIDE_SWIPE_PAGES, NSLIDE_SWIPE_ALL),
    FLAG(lazy),
    WHOLE(prefetch, 0, INT32_MAX),
    WHOLE(keep_alive, 0, INT32_MAX),
    WHOLE(initial_page, 0, INT32_MAX),
    WHOLE(header_snap, NSLIDE_SNAP_NONE, NSLIDE_SNAP_NEAREST),
    WHOLE(scroll_to_top, NSLIDE_SCROLL_TO_TOP_WHOLE, NSLIDE_SCROLL_TO_TOP_PAGE_FIRST),
    WHOLE(indicators, NSLIDE_INDICATORS_NONE, NSLIDE_INDICATORS_SWITCH),
    WHOLE(tab_alignment, NSLIDE_TABS_START, NSLIDE_TABS_NEAREST),
    FLAG(endless),
    FLAG(page_always_stop),
    WHOLE(fling_curve, -1, NSLIDE_FLING_CHROMIUM),
    WHOLE(velocity_estimator, -1, NSLIDE_VELOCITY_MEAN),
    WHOLE(repeated_flings, NSLIDE_REPEAT_NONE, NSLIDE_REPEAT_CARRY),
    WHOLE(wheel_glide, NSLIDE_GLIDE_SPRING, NSLIDE_GLIDE_IMPULSE),
    FLAG(wheel_latch),
    WHOLE(chain_top, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE),
    WHOLE(chain_bottom, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE),
    WHOLE(chain_start, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE),
    WHOLE(chain_end, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE),
    WHOLE(far_turns, NSLIDE_FAR_TURNS_PAIR, NSLIDE_FAR_TURNS_PASS),
    WHOLE(reserved, 0, 0),
};

static const whole_field page_fields[] = {
    {"overscroll_top", offsetof(nslide_page_settings, overscroll_top), -1, NSLIDE_OVERSCROLL_BOTH},
    {"seam", offsetof(nslide_page_settings, seam), -1, NSLIDE_SEAM_RESISTED},
    {"short_page", offsetof(nslide_page_settings, short_page), -1, NSLIDE_SHORT_PAGE_HOLD},
    {"scroll_to_top", offsetof(nslide_page_settings, scroll_to_top), -1, NSLIDE_SCROLL_TO_TOP_PAGE_FIRST},
    {"indicators", offsetof(nslide_page_settings, indicators), -1, NSLIDE_INDICATORS_SWITCH},
};

/* Lengths of a page: 0 or more, or NSLIDE_AUTO. */
static const struct {
  const char *name;
  size_t offset;
} page_lengths[] = {
    {"refresh_height", offsetof(nslide_page_settings, refresh_height)},
    {"tab_width", offsetof(nslide_page_settings, tab_width)},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static void set_real(nslide_config *config, const real_field *field, double value) {
  memcpy((char *)config + field->offset, &value, sizeof value);
}

static void set_whole(void *settings, const whole_field *field, int32_t value) {
  memcpy((char *)settings + field->offset, &value, sizeof value);
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
  bool laziness = config->lazy != before.config.lazy && wanted == NSLIDE_OK;
  check_status(nslide_set_config(changed, config), laziness ? NSLIDE_ERROR_INVALID_STATE : wanted);
  if (wanted == NSLIDE_OK && !laziness) {
    nslide_config got = {.struct_size = sizeof got};
    check_ok(nslide_get_config(changed, &got));
    check_that(memcmp(&got, config, sizeof got) == 0, "the configuration reads back changed");
  } else {
    check(scene_read(changed, &after));
    const char *part = scene_difference(&before, &after);
    check_that(part == NULL, "%s changed by a refused configuration", part);
    if (!laziness) {
      const char *why = nslide_error_message(changed);
      check_that(message_names(why, field), "the error message does not name the field: '%s'", why);
    }
  }
  scene_exercise(changed);
  check_ok(nslide_destroy(changed));
}

static void with_real(const real_field *field, double value, nslide_status wanted) {
  check_case("%s = %.17g", field->name, value);
  nslide_config config = scene_config();
  set_real(&config, field, value);
  expect(&config, field->name, wanted);
}

static void with_whole(const whole_field *field, int32_t value, nslide_status wanted) {
  check_case("%s = %d", field->name, value);
  nslide_config config = scene_config();
  set_whole(&config, field, value);
  expect(&config, field->name, wanted);
}

static void one_real_field(int index) {
  const real_field *field = &reals[index];
  const nslide_status refused = NSLIDE_ERROR_INVALID_ARGUMENT;
  with_real(field, field->least, NSLIDE_OK);
  with_real(field, nextafter(field->least, -INFINITY), refused);
  with_real(field, (field->least + field->most) / 2, NSLIDE_OK);
  with_real(field, nextafter(field->most, 0), NSLIDE_OK);
  with_real(field, field->most, field->below ? refused : NSLIDE_OK);
  with_real(field, nextafter(field->most, INFINITY), refused);
  with_real(field, NSLIDE_AUTO, field->automatic ? NSLIDE_OK : refused);
  with_real(field, -1, refused);
  with_real(field, 1e308, refused);
  with_real(field, -1e308, refused);
  with_real(field, NAN, NSLIDE_ERROR_NOT_FINITE);
  with_real(field, -NAN, NSLIDE_ERROR_NOT_FINITE);
  with_real(field, INFINITY, NSLIDE_ERROR_NOT_FINITE);
  with_real(field, -INFINITY, NSLIDE_ERROR_NOT_FINITE);
  if (field->least == 0) {
    with_real(field, -0.0, NSLIDE_OK);
    with_real(field, 4.9e-324, NSLIDE_OK);
  }
}

static void one_whole_field(int index) {
  const whole_field *field = &wholes[index];
  for (int32_t value = field->least; value <= field->least + 8 && value <= field->most; value++) {
    with_whole(field, value, NSLIDE_OK);
  }
  with_whole(field, field->most, NSLIDE_OK);
  with_whole(field, field->least - 1, NSLIDE_ERROR_INVALID_ARGUMENT);
  with_whole(field, INT32_MIN, NSLIDE_ERROR_INVALID_ARGUMENT);
  if (field->most == INT32_MAX) return;
  with_whole(field, field->most + 1, NSLIDE_ERROR_INVALID_ARGUMENT);
  with_whole(field, INT32_MAX, NSLIDE_ERROR_INVALID_ARGUMENT);
}

static nslide_page_settings own_settings(void) {
  return (nslide_page_settings){.struct_size = sizeof(nslide_page_settings), -1, -1, -1, -1, -1, NSLIDE_AUTO,
                                NSLIDE_AUTO, 0};
}

static void one_page_length(int index) {
  const struct {
    double value;
    nslide_status status;
  } cases[] = {
      {0, NSLIDE_OK}, {NSLIDE_MAX_LENGTH, NSLIDE_OK}, {NSLIDE_AUTO, NSLIDE_OK}, {60.5, NSLIDE_OK},
      {-1, NSLIDE_ERROR_INVALID_ARGUMENT}, {1e13, NSLIDE_ERROR_INVALID_ARGUMENT}, {NAN, NSLIDE_ERROR_NOT_FINITE},
      {INFINITY, NSLIDE_ERROR_NOT_FINITE}, {-INFINITY, NSLIDE_ERROR_NOT_FINITE},
  };
  for (int i = 0; i < COUNT(cases); i++) {
    check_case("page settings: %s = %g", page_lengths[index].name, cases[i].value);
    nslide_coordinator c = scene_rest();
    nslide_page_settings settings = own_settings(), got = {.struct_size = sizeof got};
    memcpy((char *)&settings + page_lengths[index].offset, &cases[i].value, sizeof(double));
    check_status(nslide_set_page_settings(c, 1, &settings), cases[i].status);
    if (cases[i].status != NSLIDE_OK) settings = own_settings();
    check_ok(nslide_get_page_settings(c, 1, &got));
    check_that(memcmp(&got, &settings, sizeof got) == 0, "the settings read back otherwise");
    scene_exercise(c);
    check_ok(nslide_destroy(c));
  }
}

static void one_page_field(int index) {
  const whole_field *field = &page_fields[index];
  const int32_t values[] = {field->least, field->most, 0, field->least - 1, field->most + 1, INT32_MIN, INT32_MAX};
  for (int i = 0; i < COUNT(values); i++) {
    check_case("page settings: %s = %d", field->name, values[i]);
    nslide_coordinator c = scene_rest();
    nslide_page_settings settings = own_settings();
    nslide_page_settings got = {.struct_size = sizeof got};
    set_whole(&settings, field, values[i]);
    bool fine = values[i] >= field->least && values[i] <= field->most;
    check_status(nslide_set_page_settings(c, 1, &settings), fine ? NSLIDE_OK : NSLIDE_ERROR_INVALID_ARGUMENT);
    check_ok(nslide_get_page_settings(c, 1, &got));
    if (!fine) set_whole(&settings, field, -1);
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
    for (int i = 0; i < COUNT(reals); i++) {
      double most = reals[i].below ? nextafter(reals[i].most, 0) : reals[i].most;
      const double choices[] = {reals[i].least, most, fmax(1, reals[i].least), fmax(0.5, reals[i].least)};
      if (rand() % 2 == 0) set_real(&config, &reals[i], choices[rand() % (most > 100 ? 4 : 2)]);
    }
    for (int i = 0; i < COUNT(wholes); i++) {
      if (rand() % 2 == 0) set_whole(&config, &wholes[i], rand() % 2 == 0 ? wholes[i].least : wholes[i].most);
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

/* A field added to the header must be added here. */
static void none_is_missing(void) {
  size_t covered = COUNT(reals) * sizeof(double) + (COUNT(wholes) + 1) * sizeof(int32_t);
  check_int(covered, sizeof(nslide_config));
  size_t page = (COUNT(page_fields) + 1) * sizeof(int32_t) + COUNT(page_lengths) * sizeof(double) + sizeof(int64_t);
  check_int(page, sizeof(nslide_page_settings));
}

int main(void) {
  none_is_missing();
  check_forked(COUNT(reals), 60, one_real_field);
  check_forked(COUNT(wholes), 60, one_whole_field);
  check_forked(COUNT(page_fields), 60, one_page_field);
  check_forked(COUNT(page_lengths), 60, one_page_length);
  check_forked(20, 60, extremes_together);
  return check_summary("abuse of settings");
}
