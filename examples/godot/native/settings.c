/* The settings that a Dictionary may name: those of the header, by the same names. */
#include "values.h"

#define WHOLE(type, name) {#name, offsetof(type, name), true}
#define REAL(type, name) {#name, offsetof(type, name), false}
#define INSETS(type, name)                                                                            \
  {#name "_top", offsetof(type, name.top), false}, {#name "_left", offsetof(type, name.left), false}, \
      {#name "_bottom", offsetof(type, name.bottom), false}, {#name "_right", offsetof(type, name.right), false}

#define W(name) WHOLE(nslide_config, name)
#define R(name) REAL(nslide_config, name)
const member config_members[] = {
    W(physics), R(viewport_width), R(viewport_height), R(header_height), R(header_min_height),
    R(header_return_height), R(hover_height), R(pin_inset), R(pin_distance), INSETS(nslide_config, main_margins),
    INSETS(nslide_config, top_margins), INSETS(nslide_config, content_margins), R(main_spacing), R(top_spacing),
    R(page_spacing), W(right_to_left), W(header_stretch), W(header_motion), W(seam), W(overscroll_top),
    W(overscroll_bottom), W(bounces), W(page_bounces), W(page_memory), W(short_page), W(page_index),
    W(horizontal_enabled), W(swipe_area), W(lazy), W(prefetch), W(keep_alive), W(initial_page), W(header_snap),
    W(scroll_to_top), W(indicators), W(tab_alignment), W(endless), W(page_always_stop), W(fling_curve),
    W(velocity_estimator), W(repeated_flings), W(wheel_glide), W(wheel_latch), W(chain_top), W(chain_bottom),
    W(chain_start), W(chain_end), R(load_threshold), R(seam_resistance), R(deceleration), R(constant_deceleration),
    R(fling_friction), R(min_fling_velocity), R(max_fling_velocity), R(rubber_band), R(spring_response),
    R(spring_damping), R(rest_distance), R(touch_slop), R(axis_ratio), R(press_delay), R(snap_velocity),
    R(refresh_height), R(load_more_distance), R(indicator_width), R(indicator_height), R(indicator_radius),
    R(page_flick_velocity), W(far_turns), {0},
};
#undef W
#undef R

#define W(name) WHOLE(nslide_list_config, name)
#define R(name) REAL(nslide_list_config, name)
const member list_members[] = {
    W(anchor), W(stick_to_end), W(right_to_left), R(minimum_height), R(overlap), R(width), R(height), {0},
};
#undef W
#undef R

#define W(name) WHOLE(nslide_section, name)
#define R(name) REAL(nslide_section, name)
const member section_members[] = {
    W(layout), W(columns), W(sticky_header), W(sticky_footer), W(estimated), R(min_item_width), R(header_height),
    R(footer_height), INSETS(nslide_section, insets), R(item_spacing), R(line_spacing), R(item_height), {0},
};
