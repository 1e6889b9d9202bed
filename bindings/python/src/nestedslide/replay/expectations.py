"""What an ``expect`` step may ask for: one row per key, with the kind of its value and how to read it.

A row without a reader is known to the format and not yet to the library.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from ..coordinator import Coordinator
from ..enums import CollapseState, Phase
from ..errors import NestedSlideError
from ..values import Page, Snapshot
from .kinds import (
    Check,
    Key,
    always,
    anything,
    by_page,
    expected,
    flag,
    integer,
    listed,
    never,
    number,
    numbers,
    record,
    words,
)
from .schema import STATUS_NAMES


@dataclass(frozen=True)
class Reading:
    """What can be asked at one moment."""

    coordinator: Coordinator
    snapshot: Snapshot
    status: str

    def page(self, index: str) -> Page | None:
        """A page by the key of an object; None where there is none."""
        try:
            return self.coordinator.page(int(index))
        except NestedSlideError:
            return None


Reader = Callable[[Reading, Any], Any]


@dataclass(frozen=True)
class Expectation:
    """A key of ``expect``."""

    check: Check
    read: Reader | None = None

    @property
    def key(self) -> Key:
        """As a row of the schema."""
        return Key(self.check, missing=always if self.read is None else never)


_NUMBER = expected(number)
_PAIR = numbers("x", "y", inner=_NUMBER)
_RECT = numbers("x", "y", "width", "height", inner=_NUMBER)
_OFFSETS = record({"outer": Key(_NUMBER), "inner": Key(_NUMBER)})
_CORRECTION = record({"view": Key(anything, required=True), "offset": Key(_NUMBER, required=True)})


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


def _inners(reading: Reading, wanted: Any) -> dict[str, float | None]:
    pages = {index: reading.page(index) for index in wanted}
    return {index: page.offset if page else None for index, page in pages.items()}


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
            "time",
        )
    },
    "inners": Expectation(by_page(_NUMBER), _inners),
    "unconsumed": Expectation(_PAIR, _pair("unconsumed_x", "unconsumed_y")),
    "page": Expectation(_NUMBER, _plain("page_index")),
    "collapse_state": Expectation(words(*CollapseState.names()), _word("collapse_state")),
    "phase": Expectation(words(*Phase.names()), _word("phase")),
    "at_rest": Expectation(flag, _plain("at_rest")),
    "velocity": Expectation(_PAIR, _pair("velocity_x", "velocity_y")),
    "rest": Expectation(_OFFSETS, _rest),
    "header": Expectation(_RECT, _rect("header")),
    "hover": Expectation(_RECT, _rect("hover")),
    "pager": Expectation(_RECT, _rect("pager")),
    "page_frames": Expectation(by_page(_RECT), _page_frames),
    "live_pages": Expectation(listed(integer), lambda reading, wanted: list(reading.coordinator.live_pages())),
    "status": Expectation(STATUS_NAMES, lambda reading, wanted: reading.status),
    "indicators": Expectation(record({"outer": Key(flag), "page": Key(flag)})),
    "refresh": Expectation(words("idle", "pulling", "armed", "refreshing", "finishing")),
    "tab_indicator": Expectation(_RECT),
    "corrections": Expectation(listed(_CORRECTION)),
}
