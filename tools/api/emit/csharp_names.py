"""How things are named in C#, and which file they go to. What is not here ends the generator: nothing is left out."""

from __future__ import annotations

from typing import NamedTuple


class Named(NamedTuple):
    name: str
    file: str


# Key, Event, EventType and Rect would meet Unity's own of these names. All others are those of every language.
ENUMS = {
    "status": Named("Status", "OutputEnums"),
    "physics": Named("Physics", "MotionEnums"),
    "fling_curve": Named("FlingCurve", "MotionEnums"),
    "velocity_estimator": Named("VelocityEstimator", "MotionEnums"),
    "repeated_flings": Named("RepeatedFlings", "MotionEnums"),
    "chain": Named("Chain", "PolicyEnums"),
    "header_motion": Named("HeaderMotion", "PolicyEnums"),
    "seam": Named("Seam", "PolicyEnums"),
    "overscroll": Named("Overscroll", "PolicyEnums"),
    "bounces": Named("Bounces", "PolicyEnums"),
    "far_turns": Named("FarTurns", "PolicyEnums"),
    "finger_rule": Named("FingerRule", "PolicyEnums"),
    "resampling": Named("Resampling", "PolicyEnums"),
    "page_memory": Named("PageMemory", "PolicyEnums"),
    "page_turn": Named("PageTurn", "PolicyEnums"),
    "path_axis": Named("PathAxis", "PolicyEnums"),
    "short_page": Named("ShortPage", "PolicyEnums"),
    "header_snap": Named("HeaderSnap", "PolicyEnums"),
    "scroll_to_top": Named("ScrollToTop", "PolicyEnums"),
    "indicators": Named("Indicators", "PolicyEnums"),
    "indicator": Named("Indicator", "OutputEnums"),
    "refresh_state": Named("RefreshState", "OutputEnums"),
    "refresh_result": Named("RefreshResult", "InputEnums"),
    "tab_alignment": Named("TabAlignment", "PolicyEnums"),
    "tab_fill": Named("TabFill", "PolicyEnums"),
    "trackpad_momentum": Named("TrackpadMomentum", "MotionEnums"),
    "page_alignment": Named("PageAlignment", "PolicyEnums"),
    "short_page_arrival": Named("ShortPageArrival", "PolicyEnums"),
    "hover_hides": Named("HoverHides", "PolicyEnums"),
    "part_rule": Named("PartRule", "PolicyEnums"),
    "part_snap": Named("PartSnap", "PolicyEnums"),
    "link_axis": Named("LinkAxis", "InputEnums"),
    "observed_view": Named("ObservedView", "InputEnums"),
    "moved_by": Named("MovedBy", "InputEnums"),
    "page_index": Named("PageIndex", "PolicyEnums"),
    "swipe_area": Named("SwipeArea", "PolicyEnums"),
    "phase": Named("Phase", "OutputEnums"),
    "collapse_state": Named("CollapseState", "OutputEnums"),
    "source": Named("Source", "InputEnums"),
    "touch_state": Named("TouchState", "OutputEnums"),
    "pointer_action": Named("PointerAction", "InputEnums"),
    "wheel_unit": Named("WheelUnit", "InputEnums"),
    "wheel_phase": Named("WheelPhase", "InputEnums"),
    "glide": Named("Glide", "MotionEnums"),
    "key": Named("SlideKey", "InputEnums"),
    "align": Named("Align", "InputEnums"),
    "snap_strictness": Named("SnapStrictness", "PolicyEnums"),
    "autoscroll": Named("Autoscroll", "InputEnums"),
    "grows": Named("Grows", "ListEnums"),
    "list_snap": Named("ListSnap", "ListEnums"),
    "axis": Named("Axis", "InputEnums"),
    "region_view": Named("RegionView", "InputEnums"),
    "effect_source": Named("EffectSource", "InputEnums"),
    "effect_unit": Named("EffectUnit", "InputEnums"),
    "easing": Named("Easing", "InputEnums"),
    "bar": Named("Bar", "InputEnums"),
    "thumb_phase": Named("ThumbPhase", "InputEnums"),
    "direction": Named("Direction", "InputEnums"),
    "layout": Named("Layout", "ListEnums"),
    "anchor": Named("Anchor", "ListEnums"),
    "item_kind": Named("ItemKind", "ListEnums"),
    "item_flag": Named("ItemFlag", "ListEnums"),
    "item_change_kind": Named("ItemChangeKind", "ListEnums"),
    "event_type": Named("SlideEventType", "OutputEnums"),
    "struct_kind": Named("StructKind", "OutputEnums"),
}

STRUCTS = {
    "nslide_rect": Named("SlideRect", "OutputStructs"),
    "nslide_insets": Named("Insets", "Config"),
    "nslide_config": Named("Config", "Config"),
    "nslide_page_settings": Named("PageSettings", "SettingsStructs"),
    "nslide_header_part": Named("HeaderPart", "SettingsStructs"),
    "nslide_correction": Named("Correction", "OutputStructs"),
    "nslide_edge": Named("Edge", "OutputStructs"),
    "nslide_region": Named("Region", "SettingsStructs"),
    "nslide_snap_area": Named("SnapArea", "SettingsStructs"),
    "nslide_fling_sample": Named("FlingSample", "SettingsStructs"),
    "nslide_effect": Named("Effect", "SettingsStructs"),
    "nslide_list_config": Named("ListConfig", "ListStructs"),
    "nslide_section": Named("Section", "ListStructs"),
    "nslide_list_state": Named("ListState", "ListStructs"),
    "nslide_item": Named("ListItem", "ListStructs"),
    "nslide_item_range": Named("ItemRange", "ListStructs"),
    "nslide_item_change": Named("ItemChange", "ListStructs"),
    "nslide_snapshot": Named("Snapshot", "OutputStructs"),
    "nslide_page": Named("Page", "OutputStructs"),
    "nslide_event": Named("SlideEvent", "OutputStructs"),
    "nslide_frame_buffers": Named("FrameBuffers", "OutputStructs"),
    "nslide_motion": Named("Motion", "OutputStructs"),
    "nslide_pointer_sample": Named("PointerSample", "OutputStructs"),
}

# Arrays that the library writes to: memory that does not move, see Pinned.
ARRAYS_OUT = {"pages", "events", "items", "changes", "corrections", "indices", "frames", "values"}


def pascal(name: str) -> str:
    """SHORT_PAGE or short_page as ShortPage."""
    return "".join(word.capitalize() for word in name.strip("_").split("_"))
