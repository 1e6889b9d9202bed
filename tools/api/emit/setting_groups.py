"""The topics under which the page of settings lists those of a coordinator."""

from __future__ import annotations

MOST_NEED = [
    *["viewport_width", "viewport_height", "header_height", "hover_height", "physics", "header_motion"],
    *["header_snap", "refresh_height", "load_more_distance", "resampling"],
]

GROUPS = {
    "Sizes": (
        "viewport_width viewport_height axis right_to_left header_height header_min_height header_return_height "
        "hover_height pin_inset pin_distance main_margins top_margins content_margins main_spacing top_spacing"
    ),
    "Header and hover bar": (
        "header_motion header_snap header_stretch seam seam_resistance pager_under_pinned hover_hides hover_hide_delay"
    ),
    "Pages": (
        "initial_page page_memory short_page short_page_arrival page_index lazy prefetch keep_alive load_threshold "
        "endless page_width page_alignment page_spacing"
    ),
    "Turning pages": (
        "horizontal_enabled swipe_area page_bounces page_always_stop page_turn page_turn_distance page_flick_velocity "
        "far_turns"
    ),
    "Tabs": (
        "tab_alignment tab_fill tab_min_width tab_spacing tab_inset_start tab_inset_end indicator_width "
        "indicator_height indicator_radius"
    ),
    "Physics": (
        "physics fling_curve deceleration constant_deceleration fling_friction velocity_estimator repeated_flings "
        "min_fling_velocity max_fling_velocity stop_velocity snap_velocity spring_response spring_damping "
        "rest_distance"
    ),
    "Ends": "bounces overscroll_top overscroll_bottom rubber_band edge_shown",
    "Fingers": (
        "touch_slop axis_ratio press_delay tap_velocity mouse_slop fingers resampling resampling_latency "
        "resampling_ahead"
    ),
    "Wheels, trackpads, keys and commands": (
        "wheel_glide wheel_latch trackpad_momentum key_glide command_glide scroll_to_top reduced_motion indicators"
    ),
    "Refresh and load": (
        "refresh_height refresh_limit refresh_second_height refresh_per_page load_more_distance load_pull"
    ),
    "Inside another coordinator": "chain_top chain_bottom chain_start chain_end",
}


def grouped(names: list[str]) -> dict[str, list[str]]:
    """The groups, each of its names in the order above. What has no group yet comes last."""
    found = {title: [name for name in listed.split() if name in names] for title, listed in GROUPS.items()}
    known = {name for listed in found.values() for name in listed}
    others = [name for name in names if name not in known]
    return {**found, "Others": others} if others else found
