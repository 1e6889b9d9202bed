#include "settings.h"

#include <string.h>

#include "setting_ranges.h"

#define AT(field) #field, offsetof(nslide_config, field)
#define REAL(field, feature, odds, ...) \
  {AT(field), true, feature, false, odds, sizeof((double[]){__VA_ARGS__}) / sizeof(double), {__VA_ARGS__}, NULL, 0, false}
#define WHOLE(field, feature, odds, ...) \
  {AT(field), false, feature, false, odds, sizeof((double[]){__VA_ARGS__}) / sizeof(double), {__VA_ARGS__}, NULL, 0, false}
#define WORDS(field, feature, odds, least, words, ...)                                                               \
  {AT(field), false, feature, false, odds, sizeof((double[]){__VA_ARGS__}) / sizeof(double), {__VA_ARGS__}, words, \
   least, false}
#define FIXED(field, feature, odds, ...) \
  {AT(field), false, feature, true, odds, sizeof((double[]){__VA_ARGS__}) / sizeof(double), {__VA_ARGS__}, NULL, 0, false}

#define CHAIN "auto contain none"

/* Values that were chosen by hand. Settings that have no row here get values by their range. */
static const setting chosen[] = {
    WORDS(physics, STORY_physics, 1, 0, "ios ios_fast android desktop chromium qt", 1, 2, 3, 4, 5),
    REAL(viewport_width, STORY_resize, 3, 390, 400, 320, 800),
    REAL(viewport_height, STORY_resize, 3, 800, 844, 600, 1200),
    REAL(header_height, -1, 1, 240, 200, 400, 100, 0, 1000),
    REAL(header_min_height, STORY_insets, 2, 0, 40, 64),
    REAL(header_return_height, STORY_motions, 2, 56, 80, 120),
    REAL(hover_height, -1, 1, 60, 50, 44, 0),
    REAL(pin_inset, STORY_insets, 2, 0, 44, 88),
    REAL(pin_distance, STORY_insets, 4, NSLIDE_AUTO, 100, 150.5, 300),
    REAL(main_margins.top, STORY_margins, 4, 10, 24),
    REAL(main_margins.left, STORY_margins, 4, 10, 24),
    REAL(main_margins.bottom, STORY_margins, 4, 10, 24),
    REAL(main_margins.right, STORY_margins, 4, 10, 24),
    REAL(top_margins.top, STORY_margins, 4, 10, 24),
    REAL(top_margins.left, STORY_margins, 4, 10, 24),
    REAL(top_margins.bottom, STORY_margins, 4, 10, 24),
    REAL(top_margins.right, STORY_margins, 4, 10, 24),
    REAL(content_margins.top, STORY_margins, 4, 10, 24),
    REAL(content_margins.left, STORY_margins, 4, 10, 24),
    REAL(content_margins.bottom, STORY_margins, 4, 10, 24),
    REAL(content_margins.right, STORY_margins, 4, 10, 24),
    REAL(main_spacing, STORY_margins, 2, 8, 20),
    REAL(top_spacing, STORY_margins, 2, 8, 20),
    REAL(page_spacing, STORY_margins, 2, 8, 20),
    REAL(page_width, STORY_margins, 2, 0.5, 0.34, 0.8),
    WORDS(page_alignment, STORY_margins, 1, 0, "start center", 1),
    WHOLE(right_to_left, STORY_rtl, 1, 1),
    WHOLE(header_stretch, STORY_stretch, 1, 1),
    WORDS(header_motion, STORY_motions, 1, 0, "header_first quick_return quick_return_minimum fixed content_first", 1,
          2, 2, 3, 4),
    WORDS(seam, STORY_seam, 1, 0, "continuous stop resisted", 1, 2),
    WORDS(overscroll_top, STORY_owners, 1, 0, "none whole page both", 0, 2, 3),
    WORDS(overscroll_bottom, STORY_owners, 2, 0, "none whole page", 0, 0, 1),
    WORDS(bounces, STORY_bounces, 2, 1, "never always scrollable", 0, 0, 2),
    WHOLE(page_bounces, STORY_bounces, 2, 0),
    WORDS(page_memory, -1, 1, 0, "align keep reset_current reset_all", 0, 1, 2, 3),
    WORDS(short_page, STORY_short, 1, 0, "pad limit hold", 1, 2),
    WORDS(page_index, STORY_live, 1, 0, "settle live", 1),
    WHOLE(horizontal_enabled, STORY_touch, 5, 0),
    WORDS(swipe_area, STORY_touch, 2, 0, "pages all", 1),
    FIXED(lazy, STORY_loading, 4, 0),
    WHOLE(prefetch, STORY_loading, 2, 1, 2),
    WHOLE(keep_alive, STORY_loading, 2, 1, 2, 3),
    FIXED(initial_page, -1, 4, 1, 2),
    WORDS(header_snap, STORY_snap, 1, 0, "none direction nearest", 1, 2, 2),
    WORDS(scroll_to_top, STORY_top, 2, 0, "whole page_first", 1),
    WORDS(indicators, STORY_indicators, 1, 0, "none page switch", 0, 1),
    WORDS(tab_alignment, STORY_tabs, 2, 0, "start center nearest", 0, 2),
    WHOLE(endless, STORY_endless, 1, 1),
    WHOLE(page_always_stop, STORY_flights, 1, 0),
    WORDS(fling_curve, STORY_curves, 2, -1, "preset exponential spline constant chromium chromium_physics", 0, 1,
          2, 3, 4, 4),
    WORDS(velocity_estimator, STORY_curves, 2, -1, "preset weighted least_squares impulse mean", 0, 1, 2, 3),
    WORDS(repeated_flings, STORY_repeats, 1, 0, "none add carry", 1, 2),
    WORDS(wheel_glide, STORY_glides, 1, -1, "preset spring ease impulse program", 0, 1, 2, 3),
    WORDS(key_glide, STORY_glides, 1, 0, "spring ease impulse program", 0, 2, 3),
    WORDS(command_glide, STORY_glides, 1, -1, "preset spring ease impulse program", 0, 1, 2, 3),
    WHOLE(wheel_latch, STORY_latch, 1, 1),
    WORDS(chain_top, STORY_chains, 2, 0, CHAIN, 1, 2),
    WORDS(chain_bottom, STORY_chains, 2, 0, CHAIN, 1, 2),
    WORDS(chain_start, STORY_chains, 2, 0, CHAIN, 1, 2),
    WORDS(chain_end, STORY_chains, 2, 0, CHAIN, 1, 2),
    REAL(load_threshold, STORY_loading, 2, 0, 0.25, 0.75),
    REAL(seam_resistance, STORY_seam, 3, 0.5, 8),
    REAL(deceleration, STORY_curves, 3, 1, 6),
    REAL(constant_deceleration, STORY_curves, 3, 500, 3000),
    REAL(fling_friction, STORY_curves, 3, 0.01, 0.05),
    REAL(min_fling_velocity, STORY_curves, 3, 0, 100),
    REAL(max_fling_velocity, STORY_curves, 3, 1000, 3000),
    REAL(rubber_band, STORY_springs, 2, 0.3, 1),
    REAL(spring_response, STORY_springs, 2, 0.2, 1.5),
    REAL(spring_damping, STORY_springs, 2, 0.1, 0.4, 0.8, 1.5, 4),
    REAL(rest_distance, STORY_springs, 3, 0.001, 1),
    REAL(touch_slop, STORY_touch, 3, 0, 20),
    REAL(axis_ratio, STORY_touch, 3, 0.5, 2),
    REAL(press_delay, STORY_touch, 3, 0, 0.3),
    REAL(snap_velocity, STORY_snap, 3, 0, 500),
    REAL(refresh_height, STORY_refresh, 1, 60, 60, 20),
    REAL(load_more_distance, STORY_load_more, 1, 200, 500, 1500),
    REAL(load_pull, STORY_load_more, 2, 40, 80),
    WORDS(hover_hides, STORY_tabs, 2, 0, "never by_direction after_time", 1, 2),
    REAL(hover_hide_delay, STORY_tabs, 2, 0, 0.3, 1),
    REAL(indicator_width, STORY_tabs, 3, 24, 300),
    REAL(tab_spacing, STORY_tabs, 3, 8, 150),
    REAL(tab_inset_start, STORY_tabs, 3, 16),
    REAL(tab_inset_end, STORY_tabs, 3, 16),
    REAL(tab_min_width, STORY_tabs, 2, 90, 200, 300),
    WORDS(tab_fill, STORY_tabs, 2, 0, "content equal both", 1, 2),
    REAL(indicator_height, STORY_tabs, 4, 4),
    REAL(indicator_radius, STORY_tabs, 4, 2),
    WHOLE(edge_shown, STORY_bounces, 2, 1),
    REAL(stop_velocity, STORY_curves, 2, 20, 200),
    REAL(page_flick_velocity, STORY_flights, 3, 0, 1000),
    WORDS(far_turns, STORY_flights, 2, 0, "pair pass", 1),
    WORDS(page_turn, STORY_flights, 2, 0, "stop continue hand_over", 1, 2),
    WHOLE(reduced_motion, STORY_reduced, 1, 1),
    REAL(tap_velocity, STORY_touch, 3, 0, 400),
    REAL(mouse_slop, STORY_touch, 3, 0, 12),
    WORDS(fingers, STORY_touch, 2, 0, "newest average", 1),
    REAL(refresh_limit, STORY_refresh, 2, 80, 150, 400),
    REAL(refresh_second_height, STORY_refresh, 2, 90, 130),
    WHOLE(refresh_per_page, STORY_refresh, 2, 1),
    WHOLE(pager_under_pinned, STORY_lists, 2, 1),
};
setting settings[MOST_SETTINGS];
int setting_count;

/* A setting without a row: values from its range's lower part, which is where lengths and velocities are usual. */
static setting by_range(const setting_range *range) {
  setting s = {.name = range->name, .offset = range->offset, .real = range->real, .feature = -1, .odds = 3, .exact = true};
  double room = range->most - range->least;
  for (s.count = 0; s.count < 3 && s.count <= room; s.count++)
    s.values[s.count] = range->least + (range->real ? (room < 100 ? room : 100) * s.count / 3 : s.count);
  return s;
}

bool settings_prepare(void) {
  bool named[sizeof(nslide_config)] = {false};
  /* Resampled, what a finger drags lies where each frame finds it: another story at another frame rate, on purpose. */
  named[offsetof(nslide_config, resampling)] = true;
  named[offsetof(nslide_config, resampling_latency)] = true;
  named[offsetof(nslide_config, resampling_ahead)] = true;
  /* Turned, every amount is on the other axis: a test of its own turns sessions and compares. */
  named[offsetof(nslide_config, axis)] = true;
  size_t by_hand = sizeof chosen / sizeof *chosen, all = sizeof config_ranges / sizeof *config_ranges;
  if (by_hand + all > MOST_SETTINGS) return false;
  memcpy(settings, chosen, sizeof chosen);
  setting_count = (int)by_hand;
  for (size_t i = 0; i < by_hand; i++) named[chosen[i].offset] = true;
  for (size_t i = 0; i < all; i++) {
    const setting_range *range = &config_ranges[i];
    bool reserved = range->least == range->most;
    if (!named[range->offset] && !reserved) settings[setting_count++] = by_range(range);
  }
  return true;
}

double setting_get(const setting *s, const nslide_config *config) {
  const char *at = (const char *)config + s->offset;
  return s->real ? *(const double *)(const void *)at : *(const int32_t *)(const void *)at;
}

void setting_put(const setting *s, nslide_config *config, double value) {
  char *at = (char *)config + s->offset;
  if (s->real) *(double *)(void *)at = value;
  else *(int32_t *)(void *)at = (int32_t)value;
}

double setting_default(const setting *s) {
  nslide_config config;
  nslide_config_default(&config, sizeof config);
  return setting_get(s, &config);
}

int setting_find(const char *name, size_t length) {
  for (int i = 0; i < setting_count; i++)
    if (strlen(settings[i].name) == length && strncmp(settings[i].name, name, length) == 0) return i;
  return -1;
}

double setting_random(const setting *s, random_state *r) {
  double value = s->values[random_below(r, s->count)];
  if (!s->real || s->exact || value == 0 || value == NSLIDE_AUTO || random_below(r, 4) != 0) return value;
  double other = value * random_between(r, 0.6, 1.4);
  return value <= 1 && other >= 1 ? value : other;
}
