"""The tables of what a scenario may say.

Settings come from the tables that the keyword arguments come from. What is not in a table is an error in a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .._settings_fields import FIELDS, PAGE_FIELDS
from ..enums import (
    Align,
    Autoscroll,
    Axis,
    Bar,
    Easing,
    EffectSource,
    EffectUnit,
    EventType,
    Indicator,
    MovedBy,
    PartRule,
    PartSnap,
    PointerAction,
    RefreshResult,
    RefreshState,
    RegionView,
    SnapStrictness,
    Source,
    Status,
    ThumbPhase,
    WheelPhase,
    WheelUnit,
)
from ..enums import Key as KeyName
from .kinds import (
    InvalidScenarioError,
    Key,
    anything,
    count,
    expected,
    flag,
    integer,
    is_number,
    listed,
    members,
    nullable,
    number,
    numbers,
    rate,
    record,
    saved,
    text,
    tolerance,
    words,
)
from .list_schema import LIST, LISTS
from .setting_keys import keys_of

FORMAT = "nestedslide-scenario/1"

FLING_LAW = ("distance", "distance_power", "duration", "duration_power")

SETTINGS: dict[str, Key] = keys_of(FIELDS)

PAGE_SETTINGS: dict[str, Key] = keys_of(PAGE_FIELDS)

PAGE: dict[str, Key] = {"content_height": Key(number), "list": Key(record(LIST)), **PAGE_SETTINGS}

_EVENT_NAMES = words(*EventType.names())

EVENT: dict[str, Key] = {
    "event": Key(_EVENT_NAMES, required=True),
    "index": Key(expected(integer)),
    "from": Key(expected(integer)),
    "to": Key(expected(integer)),
    "cancelled": Key(flag),
    "outer": Key(expected(number)),
    "inner": Key(expected(number)),
    "position": Key(expected(number)),
    "progress": Key(expected(number)),
    "state": Key(words(*RefreshState.names(), *Indicator.names())),
    "source": Key(words(*Source.names())),
    "will_decelerate": Key(flag),
}


def _event(value: Any, place: str) -> None:
    if isinstance(value, str):
        _EVENT_NAMES(value, place)
    else:
        members(value, place, EVENT)


def page(value: Any, place: str) -> None:
    """A page as an object."""
    members(value, place, PAGE)
    if "list" in value and "content_height" in value:
        raise InvalidScenarioError(f"{place}.list", 'stands in place of "content_height", not beside it')


def page_or_height(value: Any, place: str) -> None:
    """A page in a reload: its height alone, or an object."""
    if not is_number(value):
        page(value, place)


def view(value: Any, place: str) -> None:
    """A scroll view of the host."""
    if value not in ("outer", "pager"):
        integer(value, place)
        if value < 0:
            raise InvalidScenarioError(place, f'must be "outer", "pager" or the number of a page, not {value}')


def region_view(value: Any, place: str) -> None:
    """What a region lies in."""
    if value not in RegionView.names():
        integer(value, place)


Keys = Mapping[str, Key]


@dataclass(frozen=True)
class Action:
    """What a step may do: the value under the action's own key, and the keys that may stand beside it.

    Where the value names a variant, such as a command, that one has its own keys.
    """

    value: Key
    options: Keys = field(default_factory=dict)
    variants: Mapping[str, Keys] | None = None


_POINT = numbers("x", "y")
_ANIMATED = {"animated": Key(flag)}
_HEIGHT = Key(number, required=True)
_OFFSETS = {"outer": Key(nullable(number)), "inner": Key(nullable(number))}
_INDEX = Key(integer, required=True)
_MAYBE_INDEX = Key(nullable(integer))
_KEYED_PAGE = {"key": Key(integer, required=True), "content_height": Key(number)}
_HEADER_PART = {
    "height": _HEIGHT,
    "min_height": Key(nullable(number)),
    "margin_top": Key(number),
    "margin_bottom": Key(number),
    "rule": Key(words(*PartRule.names())),
    "snap": Key(words(*PartSnap.names())),
}
_SNAP_AREA = {
    "start": Key(number, required=True),
    "length": Key(number),
    "align": Key(words(*Align.names())),
    "always_stop": Key(flag),
    "key": Key(integer),
    "margin_start": Key(number),
    "margin_end": Key(number),
}
_REVEAL = {
    "index": _MAYBE_INDEX,
    "y": Key(number, required=True),
    "height": Key(number),
    "align": Key(words(*Align.names())),
}
_REGION = {
    "view": Key(region_view, required=True),
    "frame": Key(numbers("x", "y", "width", "height"), required=True),
    "axes": Key(listed(words(*Axis.names())), required=True),
}

_EFFECT = {
    "source": Key(words(*EffectSource.names()), required=True),
    "start": Key(number, required=True),
    "stop": Key(number, required=True),
    "at_start": Key(number, required=True),
    "at_stop": Key(number, required=True),
    "unit": Key(words(*EffectUnit.names())),
    "easing": Key(words(*Easing.names())),
    "page": Key(nullable(integer)),
    "item_y": Key(number),
    "item_height": Key(number),
}

SESSIONS: dict[str, Keys] = {
    "begin": {"from": Key(_POINT), "source": Key(words(*Source.names()))},
    "update": {"delta": Key(numbers("dx", "dy"), required=True)},
    "end": {"velocity": Key(numbers("vx", "vy"))},
    "cancel": {},
}

CALLS: dict[str, Keys] = {
    "scroll_to_page": {"index": _INDEX, **_ANIMATED},
    "scroll_to": {**_OFFSETS, **_ANIMATED},
    "scroll_to_top": _ANIMATED,
    "retarget": _OFFSETS,
    "reveal": {**_REVEAL, **_ANIMATED},
    "retarget_reveal": _REVEAL,
    "set_snap_areas": {
        "index": _INDEX,
        "areas": Key(listed(record(_SNAP_AREA)), required=True),
        "strictness": Key(words(*SnapStrictness.names())),
        "padding": Key(numbers("start", "end")),
    },
    "focus_snap_area": {"index": _INDEX, "area": Key(integer, required=True)},
    "autoscroll": {
        "mode": Key(words(*Autoscroll.names()), required=True),
        "y": Key(number),
        "from": Key(number),
        "speed": Key(number),
    },
    "drag_thumb": {
        "bar": Key(words(*Bar.names()), required=True),
        "phase": Key(words(*ThumbPhase.names()), required=True),
        "place": Key(number),
    },
    "set_regions": {"regions": Key(listed(record(_REGION)), required=True)},
    "set_effects": {"effects": Key(listed(record(_EFFECT)), required=True)},
    "set_fling_samples": {
        "samples": Key(listed(numbers("time", "way")), required=True),
        **{name: Key(number) for name in FLING_LAW},
    },
    "set_header_height": {"height": _HEIGHT, **_ANIMATED},
    "set_hover_height": {"height": _HEIGHT, **_ANIMATED},
    "set_header_parts": {"parts": Key(listed(record(_HEADER_PART)), required=True), **_ANIMATED},
    "set_page_height": {"index": _INDEX, "height": _HEIGHT},
    "shift_page": {"index": _INDEX, "content_height": Key(number, required=True), "shift": Key(number, required=True)},
    "set_page_settings": {"index": _INDEX, "settings": Key(record(PAGE_SETTINGS), required=True)},
    "insert_page": {"index": _INDEX, "content_height": Key(number, required=True)},
    "remove_page": {"index": _INDEX},
    "remake_page": {"index": _MAYBE_INDEX},
    "move_page": {"from": _INDEX, "to": _INDEX},
    "reload": {
        "pages": Key(listed(page_or_height), required=True),
        "to": Key(nullable(integer)),
        "reset": Key(flag),
    },
    "reload_keyed": {"pages": Key(listed(record(_KEYED_PAGE)), required=True)},
    "begin_refresh": {"index": _MAYBE_INDEX},
    "end_refresh": {"index": _MAYBE_INDEX, "result": Key(words(*RefreshResult.names()))},
    "end_load": {"index": _MAYBE_INDEX},
    "tap_tab": {"index": _INDEX, **_ANIMATED},
    "poll_corrections": {"capacity": Key(integer)},
    "unobserve": {"view": Key(view, required=True)},
    "save_restore": {},
    "create_from": {"config": Key(record(SETTINGS)), "pages": Key(listed(page_or_height), required=True)},
}

STEPS: dict[str, Action] = {
    "scroll": Action(Key(numbers("dx", "dy")), {"from": Key(_POINT), "hold": Key(flag)}),
    "fling": Action(Key(numbers("vx", "vy")), {"from": Key(_POINT)}),
    "release": Action(Key(numbers("vx", "vy"))),
    "pointer": Action(
        Key(words(*PointerAction.names())),
        {
            "x": Key(number, required=True),
            "y": Key(number, required=True),
            "id": Key(integer),
            "time": Key(number),
            "source": Key(words("touch", "mouse", "pen")),
        },
    ),
    "swipe": Action(
        Key(
            record(
                {
                    "from": Key(_POINT, required=True),
                    "to": Key(_POINT, required=True),
                    "duration": Key(number, required=True),
                    "samples": Key(count, required=True),
                }
            )
        )
    ),
    "wheel": Action(
        Key(numbers("dx", "dy")),
        {
            "unit": Key(words(*WheelUnit.names())),
            "phase": Key(words(*WheelPhase.names())),
            "shift": Key(flag),
            "from": Key(_POINT),
        },
    ),
    "key": Action(Key(words(*KeyName.names()))),
    "session": Action(Key(text), variants=SESSIONS),
    "observe": Action(
        Key(view),
        {
            "offset": Key(number, required=True),
            "source": Key(words(*MovedBy.names())),
            "token": Key(integer),
            "capacity": Key(integer),
        },
    ),
    "set": Action(Key(anything)),
    "call": Action(Key(text), variants=CALLS),
    "list": Action(Key(text), variants=LISTS),
    "link": Action(
        Key(nullable(text)),
        {
            "axes": Key(listed(words(*Axis.names()))),
            "order": Key(words("inner_first", "header_first")),
            "latched": Key(flag),
            "own_coordinates": Key(flag),
            "place": Key(numbers("page", "y")),
        },
    ),
    "record": Action(Key(words("start", "stop", "play"))),
    "wait": Action(Key(number)),
    "settle": Action(Key(number)),
    "expect": Action(Key(anything), {"tolerance": Key(tolerance)}),
    "expect_events": Action(
        Key(listed(_event)),
        {"mode": Key(words("exact", "contains")), "of": Key(listed(_EVENT_NAMES)), "tolerance": Key(tolerance)},
    ),
}

STATUS_NAMES = words(*Status.names())


def _format(value: Any, place: str) -> None:
    if value != FORMAT:
        raise InvalidScenarioError(place, f'must be "{FORMAT}"')


DOCUMENT: dict[str, Key] = {
    "format": Key(_format, required=True),
    "name": Key(text),
    "why": Key(text),
    "frame_rate": Key(rate),
    "config": Key(anything),
    "pages": Key(anything),
    "state": Key(saved),
    "others": Key(anything),
    "steps": Key(listed(anything), required=True),
}
