"""A header made of parts, and heights that change while it is seen."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from motion import drag, rest

from nestedslide import (
    MAX_HEADER_PARTS,
    Coordinator,
    HeaderMotion,
    HeaderPart,
    InvalidArgumentError,
    InvalidStateError,
    NotFiniteError,
    OutOfRangeError,
    Phase,
    Rect,
)

Stage = Callable[..., Coordinator]


def tops(c: Coordinator) -> list[float]:
    return [frame.y for frame in c.header_parts()]


# ------------------------------------------------------------------------------------------------------------- parts


def test_parts_lie_below_each_other(stage: Stage) -> None:
    c = stage()
    assert c.header_parts() == ()
    c.set_header_parts([HeaderPart(100), HeaderPart(50, margin_top=10, margin_bottom=20), HeaderPart(30)])
    assert c.snapshot().header == Rect(0, 0, 390, 210)
    assert c.settings.header_height == 210
    assert c.header_parts() == (Rect(0, 0, 390, 100), Rect(0, 110, 390, 50), Rect(0, 180, 390, 30))
    c.scroll_to(outer=70)
    assert tops(c) == [-70, 40, 110]


def test_a_part_that_stays(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(180), HeaderPart(60, rule="stays")])
    assert (c.settings.header_height, c.settings.header_min_height) == (240, 60)
    assert c.snapshot().range == 180
    c.scroll_to(outer=180)
    assert tops(c) == [-180, 0]
    assert c.snapshot().hover.y == 60


def test_a_part_that_stays_covers_those_that_scroll_away_under_it(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(50, rule="stays"), HeaderPart(150)])
    c.scroll_to(outer=100)
    assert tops(c) == [0, -50]
    c.scroll_to(outer=150)
    assert tops(c) == [0, -100]
    assert c.snapshot().hover.y == 50


def test_parts_that_stay_stack(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(40, rule="stays"), HeaderPart(100), HeaderPart(30, rule="stays"), HeaderPart(70)])
    assert (c.settings.header_min_height, c.snapshot().range) == (70, 170)
    c.scroll_to(outer=170)
    assert (tops(c)[0], tops(c)[2], c.snapshot().hover.y) == (0, 40, 70)


def test_a_part_of_which_some_stays(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(200, min_height=40, rule="stays")])
    assert (c.settings.header_min_height, c.snapshot().range) == (40, 160)


def test_a_part_that_returns_before_the_page_moves(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(180), HeaderPart(60, rule="returns")])
    now = c.settings
    assert (now.header_motion, now.header_return_height) == (HeaderMotion.quick_return_minimum, 60)
    c.scroll_to(outer=240, inner=300)
    drag(c, -80)
    assert (c.snapshot().outer, c.snapshot().inner) == (180, 280)
    assert tops(c) == [-180, 0]


def test_some_of_a_part_returns(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(180), HeaderPart(60, min_height=20, rule="returns")])
    c.scroll_to(outer=240, inner=300)
    drag(c, -80)
    assert (c.snapshot().outer, c.snapshot().inner) == (220, 240)


def test_none_returns_early_above_what_scrolls_away(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(60, rule="returns"), HeaderPart(180)])
    assert c.settings.header_motion is HeaderMotion.header_first
    c.scroll_to(outer=240, inner=300)
    drag(c, -80)
    assert (c.snapshot().outer, c.snapshot().inner) == (240, 220)


def test_a_collapsed_header_stays_collapsed(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240, inner=100)
    c.set_header_parts([HeaderPart(300), HeaderPart(50, rule="stays")])
    assert (c.snapshot().outer, c.snapshot().inner) == (300, 100)
    c.set_header_parts([HeaderPart(120)], animated=True)
    assert (rest(c).outer, c.snapshot().inner) == (120, 100)


def test_one_piece_again(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(180), HeaderPart(60, rule="stays")])
    with pytest.raises(InvalidStateError):
        c.set_header_height(100)
    c.set_header_parts([])
    assert c.header_parts() == ()
    assert (c.settings.header_height, c.settings.header_min_height) == (240, 60)
    c.set_header_height(100)
    assert c.snapshot().header.height == 100


@pytest.mark.parametrize(("dy", "goal"), [(30, 0), (60, 100), (100, 100), (150, 150), (190, 190)])
def test_it_snaps_to_the_edges_of_parts_that_snap(dy: float, goal: float, stage: Stage) -> None:
    c = stage(header_snap="nearest")
    c.set_header_parts([HeaderPart(100, snap="snaps"), HeaderPart(100)])
    drag(c, dy)
    assert rest(c).outer == goal


@pytest.mark.parametrize(
    ("snap", "dy", "goal"),
    [
        ("snaps", 10, 10),
        ("snaps", 30, 20),
        ("snaps", 90, 120),
        ("snaps", 130, 130),
        ("snaps_with_margins", 10, 0),
        ("snaps_with_margins", 60, 0),
        ("snaps_with_margins", 90, 160),
        ("snaps_with_margins", 130, 160),
    ],
)
def test_it_snaps_with_or_without_margins(snap: str, dy: float, goal: float, stage: Stage) -> None:
    c = stage(header_snap="nearest")
    c.set_header_parts([HeaderPart(100, margin_top=20, margin_bottom=40, snap=snap), HeaderPart(100)])
    drag(c, dy)
    assert rest(c).outer == goal


def test_as_many_as_there_may_be(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(1)] * MAX_HEADER_PARTS)
    assert tops(c) == list(range(MAX_HEADER_PARTS))
    with pytest.raises(OutOfRangeError):
        c.set_header_parts([HeaderPart(1)] * (MAX_HEADER_PARTS + 1))
    assert len(c.header_parts()) == MAX_HEADER_PARTS


@pytest.mark.parametrize(
    ("part", "error"),
    [
        ({"height": -1}, InvalidArgumentError),
        ({"height": float("nan")}, NotFiniteError),
        ({"height": "1"}, TypeError),
        ({"height": 1, "min_height": -1}, InvalidArgumentError),
        ({"height": 1, "margin_top": -1}, InvalidArgumentError),
        ({"height": 1, "margin_bottom": float("inf")}, NotFiniteError),
        ({"height": 1, "rule": "leaves"}, InvalidArgumentError),
        ({"height": 1, "snap": 3}, InvalidArgumentError),
    ],
)
def test_refused(part: Any, error: type[Exception], stage: Stage) -> None:
    c = stage()
    before = c.snapshot()
    with pytest.raises(error):
        c.set_header_parts([HeaderPart(50), HeaderPart(**part)])
    assert c.snapshot() == before
    assert c.header_parts() == ()


# ----------------------------------------------------------------------------------------------------------- heights


@pytest.mark.parametrize("animated", [False, True])
@pytest.mark.parametrize("height", [180, 320, 0])
def test_a_new_height_of_a_collapsed_header(height: float, animated: bool, stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240, inner=60)
    c.set_header_height(height, animated)
    now = rest(c)
    assert (now.outer, now.inner, now.range) == (height, 60, height)


@pytest.mark.parametrize("animated", [False, True])
def test_a_new_height_of_an_open_header(animated: bool, stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=50)
    c.set_header_height(300, animated)
    assert (rest(c).outer, c.snapshot().header.height) == (50, 300)
    c.set_header_height(30, animated)
    assert (rest(c).outer, c.snapshot().header.height) == (30, 30)


def test_an_animated_height_goes_there_smoothly(stage: Stage) -> None:
    c = stage()
    c.set_header_height(340, animated=True)
    assert c.snapshot().header.height == 240
    heights = [c.frame(k / 120).snapshot.header.height for k in range(1, 240)]
    assert heights == sorted(heights)
    assert 240 < heights[5] < heights[20] < 340
    assert heights[-1] == 340
    assert rest(c).phase is Phase.idle


@pytest.mark.parametrize("animated", [False, True])
def test_a_new_height_of_the_bar(animated: bool, stage: Stage) -> None:
    c = stage()
    c.set_hover_height(100, animated)
    now = rest(c)
    assert (now.hover, now.pager) == (Rect(0, 240, 390, 100), Rect(0, 340, 390, 700))
    c.set_hover_height(0, animated)
    assert rest(c).pager == Rect(0, 240, 390, 800)


@pytest.mark.parametrize(
    ("height", "error"), [(-1, InvalidArgumentError), (1e13, InvalidArgumentError), (float("inf"), NotFiniteError)]
)
def test_refused_heights(height: float, error: type[Exception], stage: Stage) -> None:
    c = stage()
    for call in (c.set_header_height, c.set_hover_height):
        with pytest.raises(error, match="height"):
            call(height)
