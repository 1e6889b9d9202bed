"""Bringing a stretch of a page into view."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest
from motion import rest

from nestedslide import Coordinator, InvalidArgumentError, NotFiniteError, OutOfRangeError

Stage = Callable[..., Coordinator]

# The pager is 740 high, of which 500 are seen while the header of 240 is open.
OPEN, PAGER, HEADER = 500.0, 740.0, 240.0
END = 3000.0 - PAGER


def at(stage: Stage, path: float) -> Coordinator:
    c = stage()
    c.scroll_to(outer=min(path, HEADER), inner=max(path - HEADER, 0))
    return c


@pytest.mark.parametrize(
    ("path", "y", "height", "align", "wanted"),
    [
        # By its start: below the bar, for which the header has to be shut.
        (0, 700, 100, "start", HEADER + 700),
        (0, 1, 100, "start", HEADER + 1),
        (1500, 700, 100, "start", HEADER + 700),
        (0, 2900, 50, "start", HEADER + END),
        # By its end: at the viewport's lower edge.
        (0, 700, 100, "end", 800 - OPEN),
        (0, 550, 50, "end", 600 - OPEN),
        (0, 2000, 100, "end", 2100 - OPEN),
        (2000, 1500, 100, "end", 1600 - OPEN),
        # Its middle in the middle of what is seen: of the whole pager where the header is shut.
        (0, 1000, 100, "center", HEADER + 1050 - PAGER / 2),
        (2000, 1000, 100, "center", HEADER + 1050 - PAGER / 2),
        # No further than it must, and not at all where all of it is seen.
        (0, 100, 400, "nearest", 0),
        (0, 450, 100, "nearest", 50),
        (0, 700, 100, "nearest", 300),
        (0, 1000, 100, "nearest", 600),
        (100, 500, 100, "nearest", 100),
        (1000, 760, 700, "nearest", 1000),
        (1000, 700, 100, "nearest", HEADER + 700),
        (1000, 0, 100, "nearest", HEADER),
        (1000, 1500, 200, "nearest", 1700 - OPEN),
        # What is higher than what is seen: by its start, or by its nearer end.
        (0, 1000, 900, "center", HEADER + 1000),
        (0, 1000, 900, "end", HEADER + 1000),
        (0, 1000, 900, "nearest", HEADER + 1000),
        (2400, 200, 900, "nearest", 1100 - OPEN),
    ],
)
def test_where_it_is_brought(path: float, y: float, height: float, align: str, wanted: float, stage: Stage) -> None:
    c = at(stage, path)
    c.reveal(y, height, align=align)
    now = c.snapshot()
    assert now.path == pytest.approx(wanted, abs=1e-9)
    assert now.outer == pytest.approx(min(wanted, HEADER), abs=1e-9)
    again = c.state_hash()
    c.reveal(y, height, align=align)
    assert c.state_hash() == again


def test_animated_it_is_the_spring_of_commands(stage: Stage) -> None:
    one, other = stage(), stage()
    one.reveal(700, 100, align="start", animated=True)
    other.scroll_to(outer=HEADER, inner=700, animated=True)
    for k in range(1, 30):
        one.advance(k * 0.02)
        other.advance(k * 0.02)
        assert (one.snapshot().outer, one.snapshot().inner) == (other.snapshot().outer, other.snapshot().inner)
    assert rest(one).inner == 700


def test_on_another_page(stage: Stage) -> None:
    c = stage()
    c.reveal(700, 100, page=1, align="start")
    now = c.snapshot()
    assert (now.page_index, now.outer, now.inner) == (1, HEADER, 700)
    assert c.page(0).offset == 0
    c = stage()
    c.reveal(700, 100, page=1, align="start", animated=True)
    assert c.snapshot().transition_to == 1
    now = rest(c)
    assert (now.page_index, now.outer, now.inner) == (1, HEADER, 700)


def test_the_current_page_by_its_number(stage: Stage) -> None:
    c = stage()
    c.scroll_to_page(1)
    c.reveal(700, 100, page=1, align="start")
    assert (c.snapshot().page_index, c.snapshot().inner) == (1, 700)


def test_nothing_to_reveal() -> None:
    with Coordinator(viewport=(390, 800), header_height=240) as c:
        c.reveal(10)
        assert c.snapshot().path == 0
        with pytest.raises(OutOfRangeError, match="page"):
            c.reveal(10, page=0)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"y": math.nan}, NotFiniteError, "y"),
        ({"y": 0, "height": math.inf}, NotFiniteError, "height"),
        ({"y": 0, "height": -1}, InvalidArgumentError, "height"),
        ({"y": 2e12}, InvalidArgumentError, "y"),
        ({"y": 0, "page": 2}, OutOfRangeError, "page"),
        ({"y": 0, "page": -2}, OutOfRangeError, "page"),
        ({"y": 0, "align": "middle"}, InvalidArgumentError, "align must be one of start, center, end, nearest"),
        ({"y": "top"}, TypeError, "y must be a number"),
    ],
)
def test_refused(arguments: Any, error: type[Exception], message: str, stage: Stage) -> None:
    c = at(stage, 500)
    before = c.state_hash()
    with pytest.raises(error, match=message):
        c.reveal(**arguments)
    assert c.state_hash() == before
