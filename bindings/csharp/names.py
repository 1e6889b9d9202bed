"""What generate.py cannot know from the header: how things are named in C#, and which file they go to."""

from __future__ import annotations

from typing import NamedTuple


class Enum(NamedTuple):
    name: str
    prefix: str
    """What its enumerators begin with, after NSLIDE_."""
    file: str
    flags: bool = False


class Struct(NamedTuple):
    name: str
    file: str


# By the enum's first enumerator. Key, Event and Rect would meet Unity's own of these names.
ENUMS = {
    "OK": Enum("Status", "", "OutputEnums"),
    "PHYSICS_IOS": Enum("Physics", "PHYSICS_", "MotionEnums"),
    "FLING_EXPONENTIAL": Enum("FlingCurve", "FLING_", "MotionEnums"),
    "VELOCITY_WEIGHTED": Enum("VelocityEstimator", "VELOCITY_", "MotionEnums"),
    "REPEAT_NONE": Enum("RepeatedFlings", "REPEAT_", "MotionEnums"),
    "CHAIN_AUTO": Enum("Chain", "CHAIN_", "PolicyEnums"),
    "HEADER_FIRST": Enum("HeaderMotion", "HEADER_", "PolicyEnums"),
    "SEAM_CONTINUOUS": Enum("Seam", "SEAM_", "PolicyEnums"),
    "OVERSCROLL_INHERIT": Enum("Overscroll", "OVERSCROLL_", "PolicyEnums"),
    "BOUNCES_NEVER": Enum("Bounces", "BOUNCES_", "PolicyEnums"),
    "FAR_TURNS_PAIR": Enum("FarTurns", "FAR_TURNS_", "PolicyEnums"),
    "MEMORY_ALIGN": Enum("PageMemory", "MEMORY_", "PolicyEnums"),
    "SHORT_PAGE_PAD": Enum("ShortPage", "SHORT_PAGE_", "PolicyEnums"),
    "SNAP_NONE": Enum("HeaderSnap", "SNAP_", "PolicyEnums"),
    "SCROLL_TO_TOP_WHOLE": Enum("ScrollToTop", "SCROLL_TO_TOP_", "PolicyEnums"),
    "INDICATORS_NONE": Enum("Indicators", "INDICATORS_", "PolicyEnums"),
    "INDICATOR_NONE": Enum("Indicator", "INDICATOR_", "OutputEnums"),
    "REFRESH_IDLE": Enum("RefreshState", "REFRESH_", "OutputEnums"),
    "TABS_START": Enum("TabAlignment", "TABS_", "PolicyEnums"),
    "PART_AWAY": Enum("PartRule", "PART_", "PolicyEnums"),
    "PART_REST_ANYWHERE": Enum("PartSnap", "PART_", "PolicyEnums"),
    "LINK_VERTICAL": Enum("LinkAxes", "LINK_", "InputEnums", True),
    "VIEW_OUTER": Enum("ObservedView", "VIEW_", "InputEnums"),
    "MOVED_BY_DRAG": Enum("MovedBy", "MOVED_BY_", "InputEnums"),
    "PAGE_INDEX_SETTLE": Enum("PageIndexChange", "PAGE_INDEX_", "PolicyEnums"),
    "SWIPE_PAGES": Enum("SwipeArea", "SWIPE_", "PolicyEnums"),
    "PHASE_IDLE": Enum("Phase", "PHASE_", "OutputEnums"),
    "EXPANDED": Enum("CollapseState", "", "OutputEnums"),
    "SOURCE_TOUCH": Enum("Source", "SOURCE_", "InputEnums"),
    "TOUCH_NONE": Enum("TouchState", "TOUCH_", "OutputEnums"),
    "POINTER_DOWN": Enum("PointerAction", "POINTER_", "InputEnums"),
    "WHEEL_PIXEL": Enum("WheelUnit", "WHEEL_", "InputEnums"),
    "WHEEL_PHASE_NONE": Enum("WheelPhase", "WHEEL_PHASE_", "InputEnums"),
    "GLIDE_SPRING": Enum("WheelGlide", "GLIDE_", "MotionEnums"),
    "KEY_DOWN": Enum("SlideKey", "KEY_", "InputEnums"),
    "ALIGN_START": Enum("Alignment", "ALIGN_", "InputEnums"),
    "SNAP_AREAS_PROXIMITY": Enum("SnapStrictness", "SNAP_AREAS_", "PolicyEnums"),
    "AXIS_VERTICAL": Enum("RegionAxes", "AXIS_", "InputEnums", True),
    "REGION_HEADER": Enum("RegionView", "REGION_", "InputEnums"),
    "LAYOUT_LIST": Enum("SectionLayout", "LAYOUT_", "ListEnums"),
    "ANCHOR_NONE": Enum("ListAnchor", "ANCHOR_", "ListEnums"),
    "ITEM_HEADER": Enum("ItemIndex", "ITEM_", "ListEnums"),
    "ITEM_IS_STUCK": Enum("ItemFlags", "ITEM_IS_", "ListEnums", True),
    "ITEM_LEFT": Enum("ItemChangeKind", "ITEM_", "ListEnums"),
    "EVENT_SCROLL_BEGAN": Enum("SlideEventType", "EVENT_", "OutputEnums"),
    "STRUCT_CONFIG": Enum("StructKind", "STRUCT_", "OutputEnums"),
}

STRUCTS = {
    "nslide_rect": Struct("SlideRect", "OutputStructs"),
    "nslide_insets": Struct("Insets", "Config"),
    "nslide_config": Struct("Config", "Config"),
    "nslide_page_settings": Struct("PageSettings", "SettingsStructs"),
    "nslide_header_part": Struct("HeaderPart", "SettingsStructs"),
    "nslide_correction": Struct("Correction", "OutputStructs"),
    "nslide_edge": Struct("Edge", "OutputStructs"),
    "nslide_region": Struct("Region", "SettingsStructs"),
    "nslide_snap_area": Struct("SnapArea", "SettingsStructs"),
    "nslide_list_config": Struct("ListConfig", "ListStructs"),
    "nslide_section": Struct("Section", "ListStructs"),
    "nslide_list_state": Struct("ListState", "ListStructs"),
    "nslide_item": Struct("ListItem", "ListStructs"),
    "nslide_item_range": Struct("ItemRange", "ListStructs"),
    "nslide_item_change": Struct("ItemChange", "ListStructs"),
    "nslide_snapshot": Struct("Snapshot", "OutputStructs"),
    "nslide_page": Struct("Page", "OutputStructs"),
    "nslide_event": Struct("SlideEvent", "OutputStructs"),
    "nslide_frame_buffers": Struct("FrameBuffers", "OutputStructs"),
    "nslide_motion": Struct("Motion", "OutputStructs"),
    "nslide_pointer_sample": Struct("PointerSample", "OutputStructs"),
}

# Fields whose comments name the enumerators one by one.
FIELD_TYPES = {
    ("nslide_config", "overscroll_bottom"): "Overscroll",
    ("nslide_header_part", "rule"): "PartRule",
    ("nslide_header_part", "snap"): "PartSnap",
    ("nslide_region", "axes"): "RegionAxes",
    ("nslide_snap_area", "align"): "Alignment",
    ("nslide_item", "flags"): "ItemFlags",
    ("nslide_item_change", "kind"): "ItemChangeKind",
    ("nslide_snapshot", "collapse_state"): "CollapseState",
}

# Arrays that the library writes to: memory that does not move, see Pinned.
ARRAYS_OUT = {"pages", "events", "items", "changes", "corrections", "indices", "frames"}


def pascal(name: str) -> str:
    """SHORT_PAGE or short_page as ShortPage."""
    return "".join(word.capitalize() for word in name.strip("_").split("_"))
