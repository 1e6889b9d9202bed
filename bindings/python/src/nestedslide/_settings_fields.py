"""One row a setting, in the order of its struct: how it goes into the struct and comes out.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from ._fields import Choice, Count, Derived, Field, Flag, Identity, Margins, Number, OwnChoice, Rule, Size
from .enums import (
    Anchor,
    Bounces,
    Chain,
    FarTurns,
    FingerRule,
    FlingCurve,
    Glide,
    HeaderMotion,
    HeaderSnap,
    Indicators,
    Layout,
    Overscroll,
    PageIndex,
    PageMemory,
    Physics,
    RepeatedFlings,
    Resampling,
    ScrollToTop,
    Seam,
    ShortPage,
    SwipeArea,
    TabAlignment,
    VelocityEstimator,
)

FIELDS: dict[str, Field] = {
    field.name: field
    for field in (
        Choice("physics", Physics),
        Size("viewport"),
        Number("header_height"),
        Number("header_min_height"),
        Number("header_return_height"),
        Number("hover_height"),
        Number("pin_inset"),
        Derived("pin_distance"),
        Margins("main_margins"),
        Margins("top_margins"),
        Margins("content_margins"),
        Number("main_spacing"),
        Number("top_spacing"),
        Number("page_spacing"),
        Flag("right_to_left"),
        Flag("header_stretch"),
        Choice("header_motion", HeaderMotion),
        Choice("seam", Seam),
        Choice("overscroll_top", Overscroll),
        Choice("overscroll_bottom", Overscroll),
        Rule("bounces", Bounces),
        Flag("page_bounces"),
        Choice("page_memory", PageMemory),
        Choice("short_page", ShortPage),
        Choice("page_index", PageIndex),
        Flag("horizontal_enabled"),
        Choice("swipe_area", SwipeArea),
        Flag("lazy"),
        Count("prefetch"),
        Count("keep_alive"),
        Count("initial_page"),
        Choice("header_snap", HeaderSnap),
        Choice("scroll_to_top", ScrollToTop),
        Choice("indicators", Indicators),
        Choice("tab_alignment", TabAlignment),
        Flag("endless"),
        Flag("page_always_stop"),
        OwnChoice("fling_curve", FlingCurve),
        OwnChoice("velocity_estimator", VelocityEstimator),
        Choice("repeated_flings", RepeatedFlings),
        OwnChoice("wheel_glide", Glide),
        Flag("wheel_latch"),
        Choice("chain_top", Chain),
        Choice("chain_bottom", Chain),
        Choice("chain_start", Chain),
        Choice("chain_end", Chain),
        Number("load_threshold"),
        Number("seam_resistance"),
        Derived("deceleration"),
        Derived("constant_deceleration"),
        Derived("fling_friction"),
        Derived("min_fling_velocity"),
        Derived("max_fling_velocity"),
        Derived("rubber_band"),
        Derived("spring_response"),
        Derived("spring_damping"),
        Derived("rest_distance"),
        Number("touch_slop"),
        Number("axis_ratio"),
        Number("press_delay"),
        Number("snap_velocity"),
        Number("refresh_height"),
        Number("load_more_distance"),
        Number("indicator_width"),
        Number("indicator_height"),
        Number("indicator_radius"),
        Number("page_flick_velocity"),
        Number("stop_velocity"),
        Number("resampling_latency"),
        Number("resampling_ahead"),
        Number("tap_velocity"),
        Number("mouse_slop"),
        Choice("far_turns", FarTurns),
        Choice("key_glide", Glide),
        OwnChoice("command_glide", Glide),
        Choice("resampling", Resampling),
        Flag("reduced_motion"),
        Choice("fingers", FingerRule),
        Flag("edge_shown"),
    )
}

PAGE_FIELDS: dict[str, Field] = {
    field.name: field
    for field in (
        OwnChoice("overscroll_top", Overscroll),
        OwnChoice("seam", Seam),
        OwnChoice("short_page", ShortPage),
        OwnChoice("scroll_to_top", ScrollToTop),
        OwnChoice("indicators", Indicators),
        Derived("refresh_height"),
        Derived("tab_width"),
        Identity("key"),
    )
}

LIST_FIELDS: dict[str, Field] = {
    field.name: field
    for field in (
        Choice("anchor", Anchor),
        Flag("stick_to_end"),
        Flag("right_to_left"),
        Number("minimum_height"),
        Number("overlap"),
        Number("width"),
        Number("height"),
    )
}

SECTION_FIELDS: dict[str, Field] = {
    field.name: field
    for field in (
        Choice("layout", Layout),
        Count("columns"),
        Flag("sticky_header"),
        Flag("sticky_footer"),
        Flag("estimated"),
        Number("min_item_width"),
        Number("header_height"),
        Number("footer_height"),
        Margins("insets"),
        Number("item_spacing"),
        Number("line_spacing"),
        Number("item_height"),
    )
}
