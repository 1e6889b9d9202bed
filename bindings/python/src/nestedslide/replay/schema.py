"""The tables of what a scenario may say.

Settings come from the tables that the keyword arguments come from. What the format knows and this version of the
library does not is here too, marked as missing: such a file is a valid scenario that cannot be run yet. When the
library learns it, its mark goes, or its row, where the row is then made from the keyword arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .. import _fields
from ..enums import (
    EventType,
    Indicator,
    MovedBy,
    PartRule,
    PartSnap,
    PointerAction,
    RefreshState,
    Source,
    Status,
)
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
    _fields.Identity: integer,
    _fields.Size: numbers("width", "height"),
    _fields.Margins: numbers("top", "left", "bottom", "right"),
}


def _setting(item: _fields.Field) -> Key:
    if isinstance(item, _fields.Choice):
        return Key(words(*item.kind.names()))
    return Key(_CHECKS[type(item)])


SETTINGS: dict[str, Key] = {
    **{name: _setting(item) for name, item in _fields.FIELDS.items()},
    "physics": Key(words("ios", "ios_fast", "android", "desktop"), missing=among(("android", "desktop"))),
}

PAGE: dict[str, Key] = {
    "content_height": Key(number),
    **{name: _setting(item) for name, item in _fields.PAGE_FIELDS.items()},
}

_EVENT_NAMES = words(*EventType.names())

EVENT: dict[str, Key] = {
    "event": Key(_EVENT_NAMES, required=True),
    "index": Key(expected(integer)),
    "from": Key(expected(integer)),
    "to": Key(expected(integer)),
    "cancelled": Key(flag),
    "outer": Key(expected(number)),
    "inner": Key(expected(number)),
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


def page_or_height(value: Any, place: str) -> None:
    """A page in a reload: its height alone, or an object."""
    if not is_number(value):
        members(value, place, PAGE)


def view(value: Any, place: str) -> None:
    """A scroll view of the host."""
    if value != "outer":
        integer(value, place)
        if value < 0:
            raise InvalidScenarioError(place, f'must be "outer" or the number of a page, not {value}')


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
        Key(view),
        {"offset": Key(number, required=True), "source": Key(words(*MovedBy.names()))},
    ),
    "set": Action(Key(anything)),
    "call": Action(Key(text)),
    "wait": Action(Key(number)),
    "settle": Action(Key(number)),
    "expect": Action(Key(anything), {"tolerance": Key(tolerance)}),
    "expect_events": Action(
        Key(listed(_event)),
        {"mode": Key(words("exact", "contains")), "tolerance": Key(tolerance)},
    ),
}

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


@dataclass(frozen=True)
class Call:
    """A command by name and its arguments."""

    arguments: Mapping[str, Key]
    missing: bool = False


CALLS: dict[str, Call] = {
    "scroll_to_page": Call({"index": _INDEX, **_ANIMATED}),
    "scroll_to": Call({**_OFFSETS, **_ANIMATED}),
    "set_header_height": Call({"height": _HEIGHT, **_ANIMATED}),
    "set_hover_height": Call({"height": _HEIGHT, **_ANIMATED}),
    "set_header_parts": Call({"parts": Key(listed(record(_HEADER_PART)), required=True), **_ANIMATED}),
    "set_page_height": Call({"index": _INDEX, "height": _HEIGHT}),
    "insert_page": Call({"index": _INDEX, "content_height": Key(number, required=True)}),
    "remove_page": Call({"index": _INDEX}),
    "move_page": Call({"from": _INDEX, "to": _INDEX}),
    "reload": Call(
        {
            "pages": Key(listed(page_or_height), required=True),
            "to": Key(nullable(integer)),
            "reset": Key(flag),
        }
    ),
    "reload_keyed": Call({"pages": Key(listed(record(_KEYED_PAGE)), required=True)}),
    "scroll_to_top": Call(_ANIMATED),
    "begin_refresh": Call({"index": _MAYBE_INDEX}),
    "end_refresh": Call({"index": _MAYBE_INDEX}),
    "end_load": Call({"index": _MAYBE_INDEX}),
    "tap_tab": Call({"index": _INDEX, **_ANIMATED}),
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
