"""The header's enums have no names: what each is called elsewhere, and what its enumerators begin with.

An enum that is not here, and a row without an enum, are errors of the reader.
"""

from __future__ import annotations

from typing import NamedTuple


class EnumName(NamedTuple):
    name: str
    prefix: str
    flags: bool = False
    """Its values are bits, to be added."""


# By the enum's first enumerator.
ENUM_NAMES = {
    "NSLIDE_OK": EnumName("status", "NSLIDE_"),
    "NSLIDE_PHYSICS_IOS": EnumName("physics", "NSLIDE_PHYSICS_"),
    "NSLIDE_FLING_EXPONENTIAL": EnumName("fling_curve", "NSLIDE_FLING_"),
    "NSLIDE_VELOCITY_WEIGHTED": EnumName("velocity_estimator", "NSLIDE_VELOCITY_"),
    "NSLIDE_REPEAT_NONE": EnumName("repeated_flings", "NSLIDE_REPEAT_"),
    "NSLIDE_CHAIN_AUTO": EnumName("chain", "NSLIDE_CHAIN_"),
    "NSLIDE_HEADER_FIRST": EnumName("header_motion", "NSLIDE_HEADER_"),
    "NSLIDE_SEAM_CONTINUOUS": EnumName("seam", "NSLIDE_SEAM_"),
    "NSLIDE_OVERSCROLL_INHERIT": EnumName("overscroll", "NSLIDE_OVERSCROLL_"),
    "NSLIDE_BOUNCES_NEVER": EnumName("bounces", "NSLIDE_BOUNCES_"),
    "NSLIDE_FAR_TURNS_PAIR": EnumName("far_turns", "NSLIDE_FAR_TURNS_"),
    "NSLIDE_FINGERS_NEWEST": EnumName("finger_rule", "NSLIDE_FINGERS_"),
    "NSLIDE_RESAMPLING_NONE": EnumName("resampling", "NSLIDE_RESAMPLING_"),
    "NSLIDE_MEMORY_ALIGN": EnumName("page_memory", "NSLIDE_MEMORY_"),
    "NSLIDE_PAGE_TURN_STOP": EnumName("page_turn", "NSLIDE_PAGE_TURN_"),
    "NSLIDE_PATH_AXIS_VERTICAL": EnumName("path_axis", "NSLIDE_PATH_AXIS_"),
    "NSLIDE_SHORT_PAGE_PAD": EnumName("short_page", "NSLIDE_SHORT_PAGE_"),
    "NSLIDE_SNAP_NONE": EnumName("header_snap", "NSLIDE_SNAP_"),
    "NSLIDE_SCROLL_TO_TOP_WHOLE": EnumName("scroll_to_top", "NSLIDE_SCROLL_TO_TOP_"),
    "NSLIDE_INDICATORS_NONE": EnumName("indicators", "NSLIDE_INDICATORS_"),
    "NSLIDE_INDICATOR_NONE": EnumName("indicator", "NSLIDE_INDICATOR_"),
    "NSLIDE_REFRESH_IDLE": EnumName("refresh_state", "NSLIDE_REFRESH_"),
    "NSLIDE_RESULT_NONE": EnumName("refresh_result", "NSLIDE_RESULT_"),
    "NSLIDE_TABS_START": EnumName("tab_alignment", "NSLIDE_TABS_"),
    "NSLIDE_TAB_FILL_CONTENT": EnumName("tab_fill", "NSLIDE_TAB_FILL_"),
    "NSLIDE_TRACKPAD_MOMENTUM_SYSTEM": EnumName("trackpad_momentum", "NSLIDE_TRACKPAD_MOMENTUM_"),
    "NSLIDE_PAGE_ALIGN_START": EnumName("page_alignment", "NSLIDE_PAGE_ALIGN_"),
    "NSLIDE_ARRIVAL_KEEP": EnumName("short_page_arrival", "NSLIDE_ARRIVAL_"),
    "NSLIDE_HOVER_HIDES_NEVER": EnumName("hover_hides", "NSLIDE_HOVER_HIDES_"),
    "NSLIDE_PART_AWAY": EnumName("part_rule", "NSLIDE_PART_"),
    "NSLIDE_PART_REST_ANYWHERE": EnumName("part_snap", "NSLIDE_PART_"),
    "NSLIDE_LINK_VERTICAL": EnumName("link_axis", "NSLIDE_LINK_", flags=True),
    "NSLIDE_VIEW_OUTER": EnumName("observed_view", "NSLIDE_VIEW_"),
    "NSLIDE_MOVED_BY_DRAG": EnumName("moved_by", "NSLIDE_MOVED_BY_"),
    "NSLIDE_PAGE_INDEX_SETTLE": EnumName("page_index", "NSLIDE_PAGE_INDEX_"),
    "NSLIDE_SWIPE_PAGES": EnumName("swipe_area", "NSLIDE_SWIPE_"),
    "NSLIDE_PHASE_IDLE": EnumName("phase", "NSLIDE_PHASE_"),
    "NSLIDE_EXPANDED": EnumName("collapse_state", "NSLIDE_"),
    "NSLIDE_SOURCE_TOUCH": EnumName("source", "NSLIDE_SOURCE_"),
    "NSLIDE_TOUCH_NONE": EnumName("touch_state", "NSLIDE_TOUCH_"),
    "NSLIDE_POINTER_DOWN": EnumName("pointer_action", "NSLIDE_POINTER_"),
    "NSLIDE_WHEEL_PIXEL": EnumName("wheel_unit", "NSLIDE_WHEEL_"),
    "NSLIDE_WHEEL_PHASE_NONE": EnumName("wheel_phase", "NSLIDE_WHEEL_PHASE_"),
    "NSLIDE_GLIDE_SPRING": EnumName("glide", "NSLIDE_GLIDE_"),
    "NSLIDE_KEY_DOWN": EnumName("key", "NSLIDE_KEY_"),
    "NSLIDE_ALIGN_START": EnumName("align", "NSLIDE_ALIGN_"),
    "NSLIDE_SNAP_AREAS_PROXIMITY": EnumName("snap_strictness", "NSLIDE_SNAP_AREAS_"),
    "NSLIDE_AUTOSCROLL_OFF": EnumName("autoscroll", "NSLIDE_AUTOSCROLL_"),
    "NSLIDE_GROWS_DOWN": EnumName("grows", "NSLIDE_GROWS_"),
    "NSLIDE_LIST_SNAP_NONE": EnumName("list_snap", "NSLIDE_LIST_SNAP_"),
    "NSLIDE_AXIS_VERTICAL": EnumName("axis", "NSLIDE_AXIS_", flags=True),
    "NSLIDE_REGION_HEADER": EnumName("region_view", "NSLIDE_REGION_"),
    "NSLIDE_EFFECT_MORE": EnumName("effect_source", "NSLIDE_EFFECT_"),
    "NSLIDE_UNIT_POINTS": EnumName("effect_unit", "NSLIDE_UNIT_"),
    "NSLIDE_EASING_LINEAR": EnumName("easing", "NSLIDE_EASING_"),
    "NSLIDE_BAR_JOINED": EnumName("bar", "NSLIDE_BAR_"),
    "NSLIDE_THUMB_BEGAN": EnumName("thumb_phase", "NSLIDE_THUMB_"),
    "NSLIDE_DIRECTION_NONE": EnumName("direction", "NSLIDE_DIRECTION_"),
    "NSLIDE_LAYOUT_LIST": EnumName("layout", "NSLIDE_LAYOUT_"),
    "NSLIDE_ANCHOR_NONE": EnumName("anchor", "NSLIDE_ANCHOR_"),
    "NSLIDE_ITEM_HEADER": EnumName("item_kind", "NSLIDE_ITEM_"),
    "NSLIDE_ITEM_IS_STUCK": EnumName("item_flag", "NSLIDE_ITEM_IS_", flags=True),
    "NSLIDE_ITEM_LEFT": EnumName("item_change_kind", "NSLIDE_ITEM_"),
    "NSLIDE_EVENT_SCROLL_BEGAN": EnumName("event_type", "NSLIDE_EVENT_"),
    "NSLIDE_STRUCT_CONFIG": EnumName("struct_kind", "NSLIDE_STRUCT_"),
}
