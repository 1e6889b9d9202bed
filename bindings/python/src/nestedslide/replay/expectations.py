"""What an ``expect`` step may ask for: one row per key, with the kind of its value and how to read it."""

from __future__ import annotations

from typing import Any

from .._settings_fields import FIELDS, PAGE_FIELDS
from ..enums import CollapseState, Direction, Indicator, Phase, RefreshState, TouchState
from ..records._operations import Operation
from ..values import OUTER, PAGER
from .kinds import (
    Key,
    by_page,
    expected,
    flag,
    integer,
    listed,
    named,
    nullable,
    number,
    numbers,
    point_text,
    record,
    whole_text,
    words,
)
from .list_expectations import LIST_EXPECTATIONS
from .reading import Expectation, Reader, Reading
from .schema import PAGE_SETTINGS, SETTINGS, STATUS_NAMES, view
from .setting_keys import in_words

_NUMBER = expected(number)
_OPERATION = words(*(name for name in Operation.names() if name != "advance"))
_PAIR = numbers("x", "y", inner=_NUMBER)
_RECT = numbers("x", "y", "width", "height", inner=_NUMBER)
_OFFSETS = record({"outer": Key(_NUMBER), "inner": Key(_NUMBER)})
_TRANSITION = record({"from": Key(_NUMBER), "to": Key(_NUMBER), "progress": Key(_NUMBER)})
_BARS = record(
    {
        "joined": Key(numbers("position", "length", inner=_NUMBER)),
        "outer": Key(numbers("position", "length", inner=_NUMBER)),
        "page": Key(numbers("position", "length", inner=_NUMBER)),
    }
)
_CORRECTION = record(
    {
        "view": Key(view, required=True),
        "offset": Key(_NUMBER, required=True),
        "heir": Key(nullable(view)),
        "velocity": Key(_NUMBER),
        "token": Key(_NUMBER),
    }
)


def _plain(name: str) -> Reader:
    """Straight out of the snapshot."""
    return lambda reading, wanted: getattr(reading.snapshot, name)


def _word(name: str) -> Reader:
    return lambda reading, wanted: getattr(reading.snapshot, name).name


def _pair(first: str, second: str) -> Reader:
    return lambda reading, wanted: [getattr(reading.snapshot, first), getattr(reading.snapshot, second)]


def _rect(name: str) -> Reader:
    return lambda reading, wanted: list(getattr(reading.snapshot, name))


def _rest(reading: Reading, wanted: Any) -> dict[str, float]:
    return {"outer": reading.snapshot.rest_outer, "inner": reading.snapshot.rest_inner}


def _indicators(reading: Reading, wanted: Any) -> dict[str, bool]:
    shown = reading.snapshot.indicator
    return {"outer": shown is Indicator.outer, "page": shown is Indicator.page}


def _can_scroll(reading: Reading, wanted: Any) -> dict[str, float]:
    return {name: reading.coordinator.can_scroll(name) for name in Direction.names() if name != "none"}


def _bars(reading: Reading, wanted: Any) -> dict[str, list[float]]:
    now = reading.snapshot
    return {
        "joined": list(reading.coordinator.bar()),
        "outer": [now.outer_bar_position, now.outer_bar_length],
        "page": [now.page_bar_position, now.page_bar_length],
    }


def _loading(reading: Reading, wanted: Any) -> bool | None:
    page = reading.page(reading.snapshot.page_index)
    return page.loading if page else None


def _content_height(reading: Reading, wanted: Any) -> float | None:
    page = reading.page(reading.snapshot.page_index)
    return page.content_height if page else None


def _of_pages(name: str) -> Reader:
    """A field of each page that is asked for."""

    def read(reading: Reading, wanted: Any) -> dict[str, Any]:
        pages = {index: reading.page(index) for index in wanted}
        return {index: getattr(page, name) if page else None for index, page in pages.items()}

    return read


def _refreshes(reading: Reading, wanted: Any) -> dict[str, str | None]:
    found: dict[str, RefreshState | None] = _of_pages("refresh")(reading, wanted)
    return {index: None if state is None else state.name for index, state in found.items()}


def _transition(reading: Reading, wanted: Any) -> dict[str, float]:
    now = reading.snapshot
    return {"from": now.transition_from, "to": now.transition_to, "progress": now.transition_progress}


def _visible_pages(reading: Reading, wanted: Any) -> list[int]:
    return [page.index for page in reading.coordinator.pages()]


def _keys(reading: Reading, wanted: Any) -> dict[str, int | None]:
    return {key: reading.coordinator.find_page(int(key)) for key in wanted}


def _tab_at(reading: Reading, wanted: Any) -> dict[str, int | None]:
    return {place: reading.coordinator.tab_at(*map(float, place.split(","))) for place in wanted}


def _settings(reading: Reading, wanted: Any) -> dict[str, Any]:
    settings = reading.coordinator.settings
    return {name: in_words(FIELDS[name], getattr(settings, name)) for name in wanted}


def _page_settings(reading: Reading, wanted: Any) -> dict[str, Any]:
    found = {}
    for index, names in wanted.items():
        there = reading.page(index) is not None
        settings = reading.coordinator.page_settings(int(index)) if there else None
        found[index] = {name: in_words(PAGE_FIELDS[name], getattr(settings, name)) for name in names if there}
    return found


def _view(number: int | None) -> str | int | None:
    return {OUTER: "outer", PAGER: "pager"}.get(number, number) if number is not None else None


def _corrections(reading: Reading, wanted: Any) -> list[dict[str, Any]]:
    return [
        {
            "view": _view(each.view),
            "offset": each.offset,
            "heir": _view(each.heir),
            "velocity": each.velocity,
            "token": each.token,
        }
        for each in reading.corrections
    ]


def _edge(first: str, second: str) -> Reader:
    def read(reading: Reading, wanted: Any) -> list[float]:
        edge = reading.coordinator.edge()
        return [getattr(edge, first), getattr(edge, second)]

    return read


def _page_frames(reading: Reading, wanted: Any) -> dict[str, list[float] | None]:
    pages = {index: reading.page(index) for index in wanted}
    return {index: list(page.frame) if page else None for index, page in pages.items()}


EXPECTATIONS: dict[str, Expectation] = {
    **{
        name: Expectation(_NUMBER, _plain(name))
        for name in (
            "outer",
            "inner",
            "path",
            "range",
            "max_inner",
            "page_count",
            "page_position",
            "collapse",
            "overscroll",
            "header_stretch",
            "header_shown",
            "tab_offset",
            "time",
        )
    },
    "inners": Expectation(by_page(_NUMBER), _of_pages("offset")),
    "content_heights": Expectation(by_page(_NUMBER), _of_pages("content_height")),
    "refreshes": Expectation(by_page(words(*RefreshState.names())), _refreshes),
    "loadings": Expectation(by_page(flag), _of_pages("loading")),
    "keys": Expectation(named(whole_text, nullable(integer)), _keys),
    "unconsumed": Expectation(_PAIR, _pair("unconsumed_x", "unconsumed_y")),
    "page": Expectation(_NUMBER, _plain("page_index")),
    "page_goal": Expectation(_NUMBER, _plain("page_goal")),
    "direction": Expectation(words(*Direction.names()), _word("direction")),
    "collapse_state": Expectation(words(*CollapseState.names()), _word("collapse_state")),
    "phase": Expectation(words(*Phase.names()), _word("phase")),
    "at_rest": Expectation(flag, _plain("at_rest")),
    "needs_frame": Expectation(flag, _plain("needs_frame")),
    "velocity": Expectation(_PAIR, _pair("velocity_x", "velocity_y")),
    "rest": Expectation(_OFFSETS, _rest),
    "header": Expectation(_RECT, _rect("header")),
    "hover": Expectation(_RECT, _rect("hover")),
    "pager": Expectation(_RECT, _rect("pager")),
    "page_frames": Expectation(by_page(_RECT), _page_frames),
    "live_pages": Expectation(listed(integer), lambda reading, wanted: list(reading.coordinator.live_pages())),
    "visible_pages": Expectation(listed(integer), _visible_pages),
    "transition": Expectation(_TRANSITION, _transition),
    "status": Expectation(STATUS_NAMES, lambda reading, wanted: reading.status),
    "indicators": Expectation(record({"outer": Key(flag), "page": Key(flag)}), _indicators),
    "bars": Expectation(_BARS, _bars),
    "touch": Expectation(words(*TouchState.names()), _word("touch")),
    "can_retarget": Expectation(flag, _plain("can_retarget")),
    "edge_pull": Expectation(_PAIR, _edge("pull_x", "pull_y")),
    "edge_velocity": Expectation(_PAIR, _edge("velocity_x", "velocity_y")),
    "edge_shown": Expectation(_PAIR, _edge("shown_x", "shown_y")),
    "effects": Expectation(listed(_NUMBER), lambda reading, wanted: list(reading.coordinator.effects())),
    "can_scroll": Expectation(
        record({name: Key(_NUMBER) for name in Direction.names() if name != "none"}), _can_scroll
    ),
    "lifted": Expectation(flag, lambda reading, wanted: reading.coordinator.is_lifted()),
    "refresh": Expectation(words(*RefreshState.names()), _word("refresh")),
    "loading": Expectation(flag, _loading),
    "tab_indicator": Expectation(_RECT, _rect("tab_indicator")),
    "tabs": Expectation(by_page(_RECT), lambda reading, wanted: {index: reading.tab(index) for index in wanted}),
    "tab_at": Expectation(named(point_text, nullable(integer)), _tab_at),
    "header_parts": Expectation(
        listed(_RECT), lambda reading, wanted: [list(frame) for frame in reading.coordinator.header_parts()]
    ),
    "corrections": Expectation(listed(_CORRECTION), _corrections),
    "content_height": Expectation(_NUMBER, _content_height),
    "settings": Expectation(record(SETTINGS), _settings),
    "page_settings": Expectation(by_page(record(PAGE_SETTINGS)), _page_settings),
    "recorded": Expectation(listed(_OPERATION), lambda reading, wanted: reading.recorded()),
    **LIST_EXPECTATIONS,
}
