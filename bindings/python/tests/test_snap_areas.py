"""Where a page's path comes to rest."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest
from motion import drag, rest

from nestedslide import (
    MAX_SNAP_AREAS,
    Coordinator,
    InvalidArgumentError,
    NotFiniteError,
    OutOfRangeError,
    SnapArea,
)

Stage = Callable[..., Coordinator]

PAGER, HEADER = 740.0, 240.0
K = -1000 * math.log(0.998)


def shut(stage: Stage, *areas: SnapArea, inner: float = 0.0, content: float = 9000.0, **others: Any) -> Coordinator:
    """A coordinator whose header is shut, scrolled to a place, with these areas."""
    c = stage(content)
    c.scroll_to(outer=HEADER, inner=inner)
    c.set_snap_areas(0, areas, **others)
    return c


def fling(c: Coordinator, way: float) -> None:
    """A fling that would rest this far away."""
    c.session_begin()
    c.session_end(0, way * K)


def place(area: SnapArea, padding: tuple[float, float] = (0.0, 0.0)) -> float:
    """The page's offset at which an area lies in the port as its alignment says."""
    start, end = padding
    share = {"start": 0.0, "center": 0.5, "end": 1.0}[str(area.align)]
    return area.start + share * area.length - (start + share * (PAGER - start - end))


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("padding", [(0.0, 0.0), (20.0, 100.0)])
def test_each_alignment(align: str, padding: tuple[float, float], stage: Stage) -> None:
    area = SnapArea(2000.0, 300.0, align)
    c = shut(stage, area, inner=1500, strictness="mandatory", padding_start=padding[0], padding_end=padding[1])
    now = rest(c)
    assert now.outer == HEADER
    assert now.inner == pytest.approx(place(area, padding), abs=1e-9)


AREAS = [SnapArea(start) for start in (0.0, 1000.0, 2000.0, 4000.0)]


@pytest.mark.parametrize(
    ("way", "inner"), [(400, 2000), (600, 2000), (-400, 0), (-600, 0), (1900, 2000), (2100, 4000), (6000, 4000)]
)
def test_a_fling_rests_on_the_one_ahead_nearest_to_where_it_would(way: float, inner: float, stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    fling(c, way)
    now = c.snapshot()
    assert (now.rest_outer, now.rest_inner) == (HEADER, inner)
    assert now.velocity_y == pytest.approx(way * K)
    now = rest(c)
    assert (now.outer, now.inner) == (HEADER, inner)


@pytest.mark.parametrize(("dy", "inner"), [(300, 1000), (499, 1000), (501, 2000), (-501, 0)])
def test_a_drag_too(dy: float, inner: float, stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    drag(c, dy)
    assert not c.snapshot().at_rest
    assert rest(c).inner == inner


@pytest.mark.parametrize(
    ("way", "snaps"),
    [(PAGER / 3 - 1, False), (1000 - PAGER / 3 + 1, True), (1000 - PAGER / 3 - 1, False), (500, False)],
)
def test_proximity_is_a_third_of_the_pager_and_ahead(way: float, snaps: bool, stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000)
    fling(c, way)
    wanted = 2000 if snaps else 1000 + way
    assert rest(c).inner == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize(("way", "inner"), [(5000, 3000), (2500, 3000), (400, 3000), (-5000, 0)])
def test_no_fling_passes_one_that_always_stops(way: float, inner: float, stage: Stage) -> None:
    areas = [SnapArea(0), SnapArea(1000), SnapArea(3000, always_stop=True), SnapArea(5000)]
    c = shut(stage, *areas, inner=1000, strictness="mandatory")
    fling(c, way)
    assert rest(c).inner == inner


def test_of_a_long_area_every_place_that_fills_the_port_will_do(stage: Stage) -> None:
    c = shut(stage, SnapArea(1000, 2000), SnapArea(5000), inner=1000, strictness="mandatory")
    fling(c, 700)
    assert rest(c).inner == pytest.approx(1700, abs=1e-9)
    drag(c, 400)
    assert rest(c).inner == pytest.approx(2100, abs=1e-9)


def test_the_order_makes_no_difference(stage: Stage) -> None:
    one = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    other = shut(stage, *reversed(AREAS), inner=1000, strictness="mandatory")
    for c in (one, other):
        fling(c, 600)
    assert rest(one).inner == rest(other).inner == 2000


def test_commands_go_on_to_an_area(stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    c.scroll_to(inner=1300)
    assert (c.snapshot().inner, c.snapshot().rest_inner, c.snapshot().at_rest) == (1300, 1000, False)
    assert rest(c).inner == 1000
    c.scroll_to(inner=1600, animated=True)
    assert rest(c).inner == 2000


def test_while_the_header_is_open_it_rests_anywhere(stage: Stage) -> None:
    c = stage(9000.0)
    c.set_snap_areas(0, AREAS, "mandatory")
    drag(c, 100)
    assert rest(c).path == 100


def test_after_the_wheel(stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    c.wheel(0, 600)
    assert c.snapshot().inner == 1600
    c.advance(0.01)
    assert rest(c).inner == 2000


def test_at_rest_the_page_follows_its_area(stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=900, strictness="mandatory")
    assert rest(c).inner == 1000
    c.set_snap_areas(0, [SnapArea(0), SnapArea(1300), SnapArea(2000)], "mandatory")
    assert rest(c).inner == 1300


def test_none_any_more(stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    c.set_snap_areas(0, [])
    fling(c, 400)
    assert rest(c).inner == pytest.approx(1400, abs=1e-9)


def test_each_page_has_its_own(stage: Stage) -> None:
    c = stage(9000.0, 9000.0)
    c.scroll_to(outer=HEADER)
    c.set_snap_areas(0, AREAS, "mandatory")
    c.scroll_to_page(1)
    c.scroll_to(inner=300)
    drag(c, 100)
    assert rest(c).inner == 400


def test_as_many_as_there_may_be(stage: Stage) -> None:
    c = stage(1e9)
    c.scroll_to(outer=HEADER, inner=5e8)
    c.set_snap_areas(0, [SnapArea(k * 1e4) for k in range(MAX_SNAP_AREAS)], "mandatory")
    drag(c, 4000)
    assert rest(c).inner == 5e8
    with pytest.raises(OutOfRangeError):
        c.set_snap_areas(0, [SnapArea(0)] * (MAX_SNAP_AREAS + 1))


@pytest.mark.parametrize(
    ("page", "area", "others", "error", "message"),
    [
        (1, SnapArea(0), {}, OutOfRangeError, "page"),
        (-1, SnapArea(0), {}, OutOfRangeError, "page"),
        (0, SnapArea(-1), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(0, -1), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(math.nan), {}, NotFiniteError, "areas"),
        (0, SnapArea(0, align="nearest"), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(0, align="middle"), {}, InvalidArgumentError, "align must be one of"),
        (0, SnapArea("0"), {}, TypeError, "start must be a number"),  # type: ignore[arg-type]
        (0, SnapArea(0), {"strictness": "strict"}, InvalidArgumentError, "strictness must be one of proximity, mand"),
        (0, SnapArea(0), {"padding_start": -1}, InvalidArgumentError, "padding_start"),
        (0, SnapArea(0), {"padding_end": math.inf}, NotFiniteError, "padding_end"),
    ],
)
def test_refused(page: int, area: SnapArea, others: Any, error: type[Exception], message: str, stage: Stage) -> None:
    c = shut(stage, *AREAS, inner=1000, strictness="mandatory")
    with pytest.raises(error, match=message):
        c.set_snap_areas(page, [area], **others)
    fling(c, 600)
    assert rest(c).inner == 2000
