#include "styles.h"

/* What is left of the bytes that choices are made of. */
static int32_t choose(uint64_t *bits, int32_t least, int32_t last) {
  uint64_t count = (uint64_t)(last - least + 1);
  int32_t choice = least + (int32_t)(*bits % count);
  *bits /= count;
  return choice;
}

static void style_header(uint64_t bits, nslide_config *c) {
  c->header_motion = choose(&bits, NSLIDE_HEADER_FIRST, NSLIDE_HEADER_CONTENT_FIRST);
  c->header_snap = choose(&bits, NSLIDE_SNAP_NONE, NSLIDE_SNAP_NEAREST);
  c->header_stretch = choose(&bits, 0, 1);
  c->seam = choose(&bits, NSLIDE_SEAM_CONTINUOUS, NSLIDE_SEAM_RESISTED);
  c->overscroll_top = choose(&bits, NSLIDE_OVERSCROLL_NONE, NSLIDE_OVERSCROLL_BOTH);
  c->overscroll_bottom = choose(&bits, NSLIDE_OVERSCROLL_NONE, NSLIDE_OVERSCROLL_PAGE);
  c->bounces = choose(&bits, NSLIDE_BOUNCES_NEVER, NSLIDE_BOUNCES_SCROLLABLE);
  c->short_page = choose(&bits, NSLIDE_SHORT_PAGE_PAD, NSLIDE_SHORT_PAGE_HOLD);
  c->scroll_to_top = choose(&bits, NSLIDE_SCROLL_TO_TOP_WHOLE, NSLIDE_SCROLL_TO_TOP_PAGE_FIRST);
  c->indicators = choose(&bits, NSLIDE_INDICATORS_NONE, NSLIDE_INDICATORS_SWITCH);
  c->header_min_height = choose(&bits, 0, 2) * 30;
  c->header_return_height = choose(&bits, 0, 2) * 50;
  c->pin_inset = choose(&bits, 0, 1) * 44;
  c->pin_distance = choose(&bits, 0, 3) == 3 ? 120 : NSLIDE_AUTO;
  c->main_spacing = choose(&bits, 0, 1) * 6;
  c->top_spacing = choose(&bits, 0, 1) * 8;
}

static void style_pages(uint64_t bits, nslide_config *c) {
  c->page_memory = choose(&bits, NSLIDE_MEMORY_ALIGN, NSLIDE_MEMORY_RESET_ALL);
  c->page_index = choose(&bits, NSLIDE_PAGE_INDEX_SETTLE, NSLIDE_PAGE_INDEX_LIVE);
  c->page_bounces = choose(&bits, 0, 3) != 3;
  c->page_always_stop = choose(&bits, 0, 1);
  c->far_turns = choose(&bits, NSLIDE_FAR_TURNS_PAIR, NSLIDE_FAR_TURNS_PASS);
  c->page_flick_velocity = choose(&bits, 0, 2) * 300;
  c->endless = choose(&bits, 0, 1);
  c->right_to_left = choose(&bits, 0, 1);
  c->prefetch = choose(&bits, 0, 2);
  c->keep_alive = choose(&bits, 0, 3);
  c->horizontal_enabled = choose(&bits, 0, 7) != 7;
  c->swipe_area = choose(&bits, NSLIDE_SWIPE_PAGES, NSLIDE_SWIPE_ALL);
  c->tab_alignment = choose(&bits, NSLIDE_TABS_START, NSLIDE_TABS_NEAREST);
  c->tab_fill = choose(&bits, NSLIDE_TAB_FILL_CONTENT, NSLIDE_TAB_FILL_BOTH);
  c->tab_min_width = choose(&bits, 0, 3) * 70;
  c->page_spacing = choose(&bits, 0, 1) * 20;
  c->page_width = 1 - choose(&bits, 0, 3) * 0.3;
  c->page_alignment = choose(&bits, NSLIDE_PAGE_ALIGN_START, NSLIDE_PAGE_ALIGN_CENTER);
  c->refresh_height = choose(&bits, 0, 1) * 60;
  c->load_more_distance = choose(&bits, 0, 1) * 200;
  c->indicator_width = choose(&bits, 0, 1) * 30;
  c->load_threshold = choose(&bits, 0, 1) * 0.5;
  c->viewport_width = 200 + choose(&bits, 0, 2) * 100;
  c->viewport_height = choose(&bits, 0, 3) * 300;
  c->load_pull = choose(&bits, 0, 2) * 40;
  c->hover_hides = choose(&bits, NSLIDE_HOVER_HIDES_NEVER, NSLIDE_HOVER_HIDES_AFTER_TIME);
  c->hover_hide_delay = choose(&bits, 0, 2) * 0.2;
}

static void style_motion(uint64_t bits, nslide_config *c) {
  c->physics = choose(&bits, NSLIDE_PHYSICS_IOS, NSLIDE_PHYSICS_DESKTOP);
  c->fling_curve = choose(&bits, -1, NSLIDE_FLING_CHROMIUM);
  c->velocity_estimator = choose(&bits, -1, NSLIDE_VELOCITY_MEAN);
  c->repeated_flings = choose(&bits, NSLIDE_REPEAT_NONE, NSLIDE_REPEAT_CARRY);
  c->wheel_glide = choose(&bits, NSLIDE_GLIDE_SPRING, NSLIDE_GLIDE_IMPULSE);
  c->wheel_latch = choose(&bits, 0, 1);
  c->resampling = choose(&bits, NSLIDE_RESAMPLING_NONE, NSLIDE_RESAMPLING_ON);
  c->chain_top = choose(&bits, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE);
  c->chain_bottom = choose(&bits, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE);
  c->chain_start = choose(&bits, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE);
  c->chain_end = choose(&bits, NSLIDE_CHAIN_AUTO, NSLIDE_CHAIN_NONE);
  c->spring_damping = choose(&bits, 0, 3) == 0 ? 0.5 : choose(&bits, 0, 3) == 0 ? 2 : NSLIDE_AUTO;
  c->touch_slop = choose(&bits, 0, 2) * 5;
  c->press_delay = choose(&bits, 0, 2) * 0.1;
  c->rubber_band = choose(&bits, 0, 4) == 0 ? 1 : NSLIDE_AUTO;
}

void style_config(input *in, nslide_config *config) {
  style_header(take_word(in), config);
  style_pages(take_word(in), config);
  style_motion(take_word(in), config);
}
