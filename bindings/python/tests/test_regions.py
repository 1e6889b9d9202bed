"""Regions in which the host claims an axis."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest

from nestedslide import (
    MAX_REGIONS,
    Axis,
    Coordinator,
    InvalidArgumentError,
    NotFiniteError,
    OutOfRangeError,
    Region,
    RegionView,
)

Stage = Callable[..., Coordinator]

# A carousel in the header, a map in page 0 from 500 to 700 of its content, a button in the bar.
CAROUSEL = Region((0, 60, 390, 120), "header", "horizontal")
MAP = Region((20, 500, 350, 200), 0, ["vertical", "horizontal"])
BUTTON = Region((300, 0, 90, 60), RegionView.hover, Axis.vertical)


def moved(c: Coordinator, x: float, y: float, dx: float, dy: float) -> tuple[float, float]:
    """How far a session from there moved the pager and the path."""
    before = c.snapshot()
    c.session_begin(x, y)
    c.session_update(dx, dy)
    now = c.snapshot()
    assert now.unconsumed_x == pytest.approx(dx - (now.page_position - before.page_position) * 390, abs=1e-9)
    assert now.unconsumed_y == pytest.approx(dy - (now.path - before.path), abs=1e-9)
    answer = (now.page_position - before.page_position) * 390, now.path - before.path
    c.session_update(-answer[0], -answer[1])
    c.session_end()
    return answer


def test_a_carousel_keeps_its_swipes(stage: Stage) -> None:
    c = stage(swipe_area="all")
    c.set_regions([CAROUSEL])
    assert moved(c, 195, 100, 30, 0) == (0, 0)
    assert moved(c, 195, 100, 0, 30) == (0, 30)
    assert moved(c, 195, 30, 30, 0) == pytest.approx((30, 0))
    assert moved(c, 195, 200, 30, 0) == pytest.approx((30, 0))


def test_it_moves_with_the_header(stage: Stage) -> None:
    c = stage(swipe_area="all")
    c.set_regions([CAROUSEL])
    c.scroll_to(outer=100)
    # Now from -40 to 80 of the viewport.
    assert moved(c, 195, 70, 30, 0) == (0, 0)
    assert moved(c, 195, 90, 30, 0) == pytest.approx((30, 0))


def test_it_moves_with_the_pages_content(stage: Stage) -> None:
    c = stage()
    c.set_regions([MAP])
    c.scroll_to(outer=240, inner=300)
    # The pager begins at 60: the map is from 260 to 460.
    assert moved(c, 195, 300, 0, 30) == (0, 0)
    assert moved(c, 195, 300, 30, 0) == (0, 0)
    assert moved(c, 195, 250, 0, 30) == (0, 30)
    assert moved(c, 195, 470, 0, 30) == (0, 30)
    assert moved(c, 10, 300, 0, 30) == (0, 30)
    c.scroll_to_page(1)
    c.scroll_to(outer=240, inner=300)
    assert moved(c, 195, 300, 0, 30) == (0, 30)


def test_in_the_bar(stage: Stage) -> None:
    c = stage()
    c.set_regions([BUTTON])
    assert moved(c, 350, 270, 0, 30) == (0, 0)
    assert moved(c, 200, 270, 0, 30) == (0, 30)
    c.scroll_to(outer=240)
    assert moved(c, 350, 30, 0, 30) == (0, 0)


def test_wheel_steps(stage: Stage) -> None:
    c = stage(swipe_area="all")
    c.set_regions([CAROUSEL, BUTTON])
    c.wheel(30, 0, 195, 100)
    assert (c.snapshot().page_position, c.snapshot().unconsumed_x) == (0, 30)
    c.wheel(0, 2, 350, 270, unit="notch")
    assert (c.snapshot().at_rest, c.snapshot().unconsumed_y) == (True, 240)
    c.wheel(0, 30, 195, 100)
    assert c.snapshot().path == 30


def test_pointers(stage: Stage) -> None:
    c = stage()
    c.set_regions([MAP])
    c.scroll_to(outer=240, inner=300)
    c.pointer_down(195, 300, 0.0)
    for k in range(1, 6):
        c.pointer_move(195, 300 - 30 * k, 0.01 * k)
    c.pointer_up(195, 150, 0.05)
    assert (c.snapshot().inner, c.snapshot().at_rest) == (300, True)


def test_where_it_began_counts(stage: Stage) -> None:
    c = stage()
    c.set_regions([MAP])
    c.scroll_to(outer=240, inner=300)
    c.pointer_down(195, 600, 0.0)
    c.pointer_move(195, 590, 0.01)
    c.pointer_move(195, 300, 0.02)
    c.pointer_move(195, 290, 0.03)
    assert c.snapshot().inner == 600


def test_a_fling_in_one(stage: Stage) -> None:
    c = stage()
    c.set_regions([BUTTON])
    c.session_begin(350, 270)
    c.session_end(0, 3000)
    assert c.snapshot().at_rest


def test_none_any_more(stage: Stage) -> None:
    c = stage()
    c.set_regions([BUTTON])
    c.set_regions(())
    assert moved(c, 350, 270, 0, 30) == (0, 30)


def test_as_many_as_there_may_be(stage: Stage) -> None:
    c = stage()
    c.set_regions([Region((0, 0, 1, 1), "header")] * (MAX_REGIONS - 1) + [BUTTON])
    assert moved(c, 350, 270, 0, 30) == (0, 0)
    with pytest.raises(OutOfRangeError):
        c.set_regions([BUTTON] * (MAX_REGIONS + 1))
    assert moved(c, 350, 270, 0, 30) == (0, 0)


@pytest.mark.parametrize(
    ("region", "error", "message"),
    [
        (Region((0, 0, math.nan, 1), "header"), NotFiniteError, "regions"),
        (Region((0, 0, -1, 1), "header"), InvalidArgumentError, "regions"),
        (Region((0, 0, 2e12, 1), "header"), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), -3), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), "header", ()), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), "footer"), InvalidArgumentError, "view must be one of header, hover"),
        (Region((0, 0, 1, 1), 2**31), OutOfRangeError, "view does not fit"),
        (Region((0, 0, 1, 1), "header", "diagonal"), InvalidArgumentError, "axes must be one of vertical, horizontal"),
        (Region((0, 0, 1), "header"), InvalidArgumentError, r"frame must be \(x, y, width, height\), not 3 numbers"),
        (Region(7, "header"), TypeError, r"frame must be \(x, y, width, height\), not int"),  # type: ignore[arg-type]
    ],
)
def test_refused(region: Any, error: type[Exception], message: str, stage: Stage) -> None:
    c = stage()
    c.set_regions([BUTTON])
    with pytest.raises(error, match=message):
        c.set_regions([BUTTON, region])
    assert moved(c, 350, 270, 0, 30) == (0, 0)
