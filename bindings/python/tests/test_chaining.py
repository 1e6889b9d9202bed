"""What becomes of a movement beyond an end, set for each end."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from motion import rest

from nestedslide import Coordinator

Stage = Callable[..., Coordinator]
Pair = tuple[Coordinator, Coordinator]

FIELDS = {"top": (0, -50), "bottom": (0, 50), "start": (-50, 0), "end": (50, 0)}


def at_the(end: str, stage: Stage, **settings: Any) -> Pair:
    """A coordinator at one of its ends, inside another that can move every way."""
    outer = stage(3000.0, 3000.0, 3000.0)
    outer.scroll_to_page(1)
    outer.scroll_to(outer=240, inner=500)
    inner = stage(3000.0, 3000.0, **settings)
    inner.link(outer)
    if end == "bottom":
        inner.scroll_to(outer=240, inner=2260)
    if end == "end":
        inner.scroll_to_page(1)
    return inner, outer


def place(c: Coordinator) -> tuple[float, float]:
    return c.snapshot().page_position, c.snapshot().path


@pytest.mark.parametrize("end", FIELDS)
def test_what_is_not_used_goes_on(end: str, stage: Stage) -> None:
    inner, outer = at_the(end, stage)
    before = place(outer)
    inner.session_begin()
    inner.session_update(*FIELDS[end])
    assert place(outer) != before


@pytest.mark.parametrize("how", ["contain", "none"])
@pytest.mark.parametrize("end", FIELDS)
def test_or_it_ends_here(end: str, how: str, stage: Stage) -> None:
    inner, outer = at_the(end, stage, **{f"chain_{end}": how})
    before = place(outer), place(inner)
    inner.session_begin()
    inner.session_update(*FIELDS[end])
    assert place(outer) == before[0]
    if how == "none":
        assert (place(inner), inner.snapshot().overscroll) == (before[1], 0)
    inner.session_end()
    rest(inner)
    assert (place(outer), place(inner)) == before


@pytest.mark.parametrize("how", ["contain", "none"])
@pytest.mark.parametrize("end", FIELDS)
def test_only_at_that_end(end: str, how: str, stage: Stage) -> None:
    for other, amount in FIELDS.items():
        if other != end:
            inner, outer = at_the(other, stage, **{f"chain_{end}": how})
            before = place(outer)
            inner.session_begin()
            inner.session_update(*amount)
            assert place(outer) != before, other


@pytest.mark.parametrize("how", ["contain", "none"])
def test_flings_and_the_wheel_too(how: str, stage: Stage) -> None:
    inner, outer = at_the("bottom", stage, chain_bottom=how)
    before = place(outer)
    inner.wheel(0, 500)
    assert place(outer) == before
    inner.wheel(0, 3, unit="notch")
    inner.scroll_to(inner=2000)
    inner.session_begin()
    inner.session_end(0, 5000)
    for k in range(1, 600):
        inner.advance(k / 60)
        outer.advance(k / 60)
    assert (place(outer), inner.snapshot().inner) == (before, 2260)


@pytest.mark.parametrize("end", FIELDS)
def test_alone_it_is_not_left_over(end: str, stage: Stage) -> None:
    for how in ("contain", "none"):
        c = stage(bounces=False, page_bounces=False, **{f"chain_{end}": how})
        if end == "bottom":
            c.scroll_to(outer=240, inner=2260)
        if end == "end":
            c.scroll_to_page(1)
        c.session_begin()
        c.session_update(*FIELDS[end])
        assert (c.snapshot().unconsumed_x, c.snapshot().unconsumed_y) == (0, 0)
        c.session_end()


@pytest.mark.parametrize(("end", "over"), [("top", -50.0), ("bottom", 50.0)])
def test_none_shows_no_overscroll(end: str, over: float, stage: Stage) -> None:
    for how, shown in (("auto", True), ("contain", True), ("none", False)):
        c = stage(**{f"chain_{end}": how})
        if end == "bottom":
            c.scroll_to(outer=240, inner=2260)
        c.session_begin()
        c.session_update(0, over)
        assert (c.snapshot().overscroll != 0) == shown


@pytest.mark.parametrize(("end", "page", "over"), [("start", 0, -50.0), ("end", 1, 50.0)])
def test_nor_of_the_pager(end: str, page: int, over: float, stage: Stage) -> None:
    for how, shown in (("auto", True), ("contain", True), ("none", False)):
        c = stage(**{f"chain_{end}": how})
        c.scroll_to_page(page)
        c.session_begin()
        c.session_update(over, 0)
        assert (c.snapshot().page_position != page) == shown


# ------------------------------------------------------------------------------------------------------------ latch


def gesture(c: Coordinator, *amounts: float) -> None:
    for k, amount in enumerate(amounts):
        c.wheel(0, amount, phase="began" if k == 0 else "changed")
    c.wheel(0, 0, phase="ended")


def test_a_wheel_gesture_goes_on_outwards_where_it_is_not_latched(stage: Stage) -> None:
    inner, outer = at_the("bottom", stage)
    inner.scroll_to(inner=2200)
    gesture(inner, 40, 40, 40)
    assert (inner.snapshot().inner, outer.snapshot().inner) == (2260, 560)


def test_latched_it_stays_with_the_one_that_it_first_moved(stage: Stage) -> None:
    inner, outer = at_the("bottom", stage, wheel_latch=True)
    inner.scroll_to(inner=2200)
    gesture(inner, 40, 40, 40)
    assert (inner.snapshot().inner, outer.snapshot().inner) == (2260, 500)
    gesture(inner, 40, 40)
    assert (inner.snapshot().inner, outer.snapshot().inner) == (2260, 580)


def test_latched_to_the_outer_one_it_stays_there(stage: Stage) -> None:
    inner, outer = at_the("bottom", stage, wheel_latch=True)
    gesture(inner, 40, -60, -60)
    assert (inner.snapshot().inner, outer.snapshot().inner) == (2260, 500 + 40 - 120)
