"""How things are named in Python, and which file they go to. What is not here ends the generator."""

from __future__ import annotations

import keyword

from ...model import Enum, Value

# Each file's title, and its enums.
ENUM_FILES = {
    "library": ("What the library answers, and what it is asked.", ["status", "struct_kind"]),
    "input": (
        "What a host tells.",
        [
            *["source", "pointer_action", "wheel_unit", "wheel_phase", "key", "align", "autoscroll", "axis"],
            *["region_view", "moved_by", "effect_source", "effect_unit", "easing", "bar", "thumb_phase", "direction"],
            "refresh_result",
        ],
    ),
    "lists": (
        "What lists are made of, and what becomes of their items.",
        ["layout", "anchor", "grows", "list_snap", "item_kind", "item_flag", "item_change_kind"],
    ),
    "motion": (
        "What motion follows.",
        ["physics", "fling_curve", "velocity_estimator", "repeated_flings", "glide", "trackpad_momentum"],
    ),
    "output": (
        "What a coordinator answers.",
        ["phase", "collapse_state", "touch_state", "indicator", "refresh_state", "event_type"],
    ),
    "policies": (
        "What a coordinator does, as its settings say.",
        [
            "bounces",
            "chain",
            "far_turns",
            "finger_rule",
            "resampling",
            "header_motion",
            "header_snap",
            "hover_hides",
            "indicators",
            "overscroll",
            "page_alignment",
            "page_index",
            "page_memory",
            "page_turn",
            "path_axis",
            "part_rule",
            "part_snap",
            "scroll_to_top",
            "seam",
            "short_page",
            "short_page_arrival",
            "snap_strictness",
            "swipe_area",
            "tab_alignment",
            "tab_fill",
        ],
    ),
}
# Their values are constants: one needs no word for a place that is no page.
PLAIN_ENUMS = {"link_axis", "observed_view"}
# None stands for it.
LEFT_OUT = {"NSLIDE_OVERSCROLL_INHERIT"}
WORDS = {"NSLIDE_HEADER_FIRST": "header_first"}

STRUCT_FILES = {
    "settings": ("Settings as the C interface has them.", ["rect", "insets", "config", "page_settings"]),
    "parts": (
        "Small structs that calls take and give.",
        ["header_part", "correction", "edge", "region", "snap_area", "fling_sample", "effect"],
    ),
    "lists": (
        "What a list takes and answers, as the C interface has it.",
        ["list_config", "section", "list_state", "item", "item_range", "item_change"],
    ),
    "output": (
        "What a coordinator answers, as the C interface has it.",
        ["snapshot", "page", "event", "motion", "pointer_sample", "frame_buffers"],
    ),
}
# What a struct is to those who use the package.
VALUES = {
    "nslide_config": "Settings",
    "nslide_page_settings": "PageSettings",
    "nslide_list_config": "ListSettings",
    "nslide_coordinator": "Coordinator",
    "nslide_list": "ListLayout",
}


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def enum_class(enum: Enum) -> str:
    return pascal(enum.name)


def word(value: Value) -> str:
    """An enumerator as people write it in Python."""
    return WORDS.get(value.name, value.short.removeprefix("ERROR_").lower())


def member(value: Value) -> str:
    """The same as a name in a class: Python's own words have an underscore."""
    return identifier(word(value))


def identifier(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def struct_class(name: str) -> str:
    return f"{pascal(name.removeprefix('nslide_'))}Struct"
