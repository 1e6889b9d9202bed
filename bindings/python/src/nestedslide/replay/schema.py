"""The tables of what a scenario may say.

Settings come from the table that the keyword arguments come from. What the format knows and this version of the
library does not is here too, marked as missing: such a file is a valid scenario that cannot be run yet. When the
library learns it, its mark goes, or its row, where the row is then made from the keyword arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import _fields
from ..enums import EventType, PointerAction, Source, Status
from .kinds import (
    Check,
    InvalidScenarioError,
    Key,
    always,
    among,
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
    text,
    tolerance,
    unless,
    words,
)

FORMAT = "nestedslide-scenario/1"

_CHECKS: dict[type[_fields.Field], Check] = {
    _fields.Number: number,
    _fields.Derived: nullable(number),
    _fields.Flag: flag,
    _fields.Count: integer,
    _fields.Size: numbers("width", "height"),
    _fields.Margins: numbers("top", "left", "bottom", "right"),
}


def _setting(item: _fields.Field) -> Key:
    if isinstance(item, _fields.Choice):
        return Key(words(*item.kind.names()))
    return Key(_CHECKS[type(item)])


# A value that is the default asks for nothing that is not there, so such a file can be run.
SETTINGS: dict[str, Key] = {
    **{name: _setting(item) for name, item in _fields.FIELDS.items()},
    "physics": Key(words("ios", "ios_fast", "android", "desktop"), missing=among(("android", "desktop"))),
    "indicators": Key(words("none", "page", "switch"), missing=unless("switch")),
    "refresh_height": Key(number, missing=unless(0)),
    "load_more_distance": Key(number, missing=unless(0)),
    "indicator_width": Key(number, missing=unless(0)),
    "indicator_height": Key(number, missing=unless(2)),
    "indicator_radius": Key(number, missing=unless(1)),
}

PAGE: dict[str, Key] = {
    "content_height": Key(number),
    **{
        name: SETTINGS[name]
        for name in ("overscroll_top", "seam", "short_page", "indicators", "scroll_to_top", "refresh_height")
    },
}

_LATER_EVENTS = ("indicators_changed", "refresh_changed", "load_more")
_EVENT_NAMES = words(*EventType.names(), *_LATER_EVENTS)
_REFRESH_STATES = words("idle", "pulling", "armed", "refreshing", "finishing")

EVENT: dict[str, Key] = {
    "event": Key(_EVENT_NAMES, required=True),
    "index": Key(expected(integer)),
    "from": Key(expected(integer)),
    "to": Key(expected(integer)),
    "cancelled": Key(flag),
    "outer": Key(expected(number)),
    "inner": Key(expected(number)),
    "progress": Key(expected(number)),
    "state": Key(_REFRESH_STATES),
    "source": Key(words(*Source.names())),
    "will_decelerate": Key(flag),
}


def _event(value: Any, place: str) -> None:
    if isinstance(value, str):
        _EVENT_NAMES(value, place)
    else:
        members(value, place, EVENT)


def _asks_for_later_event(value: Any) -> bool:
    names = [each if isinstance(each, str) else each["event"] for each in value]
    return any(name in _LATER_EVENTS for name in names)


def page_or_height(value: Any, place: str) -> None:
    """A page in a reload: its height alone, or an object."""
    if not is_number(value):
        members(value, place, PAGE)


def _asks_for_later_page(value: Any) -> bool:
    return any(
        PAGE[name].missing(setting) for page in value if isinstance(page, dict) for name, setting in page.items()
    )


@dataclass(frozen=True)
class Action:
    """What a step may do: the value under the action's own key, and the keys that may stand beside it."""

    value: Key
    options: Mapping[str, Key] = field(default_factory=dict)


_POINT = numbers("x", "y")
_ANIMATED = {"animated": Key(flag)}

STEPS: dict[str, Action] = {
    "scroll": Action(Key(numbers("dx", "dy")), {"from": Key(_POINT), "hold": Key(flag)}),
    "fling": Action(Key(numbers("vx", "vy")), {"from": Key(_POINT)}),
    "release": Action(Key(numbers("vx", "vy"))),
    "pointer": Action(
        Key(words(*PointerAction.names())),
        {"x": Key(number, required=True), "y": Key(number, required=True), "id": Key(integer)},
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
            "unit": Key(words("pixel", "line", "notch"), missing=unless("pixel")),
            "phase": Key(words("none", "began", "changed", "ended", "momentum"), missing=unless("none")),
        },
    ),
    "key": Action(
        Key(words("down", "up", "page_down", "page_up", "space", "home", "end", "left", "right"), missing=always)
    ),
    "observe": Action(
        Key(lambda value, place: integer(value, place) if value != "outer" else None, missing=always),
        {
            "offset": Key(number, required=True),
            "source": Key(words("drag", "inertia", "program", "scroll_to_top")),
        },
    ),
    "set": Action(Key(anything)),
    "call": Action(Key(text)),
    "wait": Action(Key(number)),
    "settle": Action(Key(number)),
    "expect": Action(Key(anything), {"tolerance": Key(tolerance)}),
    "expect_events": Action(
        Key(listed(_event), missing=_asks_for_later_event),
        {"mode": Key(words("exact", "contains")), "tolerance": Key(tolerance)},
    ),
}

_HEIGHT = {"height": Key(number, required=True), "animated": Key(flag, missing=unless(False))}
_OFFSETS = {"outer": Key(nullable(number)), "inner": Key(nullable(number))}
_INDEX = Key(integer, required=True)


@dataclass(frozen=True)
class Call:
    """A command by name and its arguments."""

    arguments: Mapping[str, Key]
    missing: bool = False


CALLS: dict[str, Call] = {
    "scroll_to_page": Call({"index": _INDEX, **_ANIMATED}),
    "scroll_to": Call({**_OFFSETS, **_ANIMATED}),
    "set_header_height": Call(_HEIGHT),
    "set_hover_height": Call(_HEIGHT),
    "set_page_height": Call({"index": _INDEX, "height": Key(number, required=True)}),
    "insert_page": Call({"index": _INDEX, "content_height": Key(number, required=True)}),
    "remove_page": Call({"index": _INDEX}),
    "move_page": Call({"from": _INDEX, "to": _INDEX}),
    "reload": Call(
        {
            "pages": Key(listed(page_or_height), missing=_asks_for_later_page, required=True),
            "to": Key(nullable(integer)),
            "reset": Key(flag),
        }
    ),
    "scroll_to_top": Call(_ANIMATED),
    "begin_refresh": Call({}, missing=True),
    "end_refresh": Call({}, missing=True),
    "end_load": Call({}, missing=True),
    "retarget": Call(_OFFSETS, missing=True),
    "save_restore": Call({}, missing=True),
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
    "steps": Key(listed(anything), required=True),
}
