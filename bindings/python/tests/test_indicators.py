"""Whose scroll indicator shows, and where it is."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import drag, of, rest

from nestedslide import Coordinator, Indicator

Stage = Callable[..., Coordinator]


def changes(c: Coordinator) -> list[str]:
    return [f"{event.named_state}" for event in of(c, "indicators_changed")]


def test_at_first_none(stage: Stage) -> None:
    assert stage().snapshot().indicator is Indicator.none


def test_what_moved_last(stage: Stage) -> None:
    c = stage()
    for amount, shown in ((100, "outer"), (200, "page"), (-40, "page"), (-100, "outer")):
        drag(c, amount)
        assert c.snapshot().indicator.name == shown, amount


def test_an_event_only_on_change(stage: Stage) -> None:
    c = stage()
    for amount in (50, 50, 200, 10, -20, -300):
        drag(c, amount)
        rest(c)
    assert changes(c) == ["outer", "page", "outer"]


def test_at_rest_it_stays(stage: Stage) -> None:
    c = stage()
    drag(c, 300)
    c.advance(60)
    assert c.snapshot().indicator is Indicator.page


def test_pages_only(stage: Stage) -> None:
    c = stage(indicators="page")
    drag(c, 100)
    assert c.snapshot().indicator is Indicator.none
    drag(c, 200)
    assert c.snapshot().indicator is Indicator.page
    assert changes(c) == ["page"]


def test_none_at_all(stage: Stage) -> None:
    c = stage(indicators="none")
    drag(c, 300)
    assert (c.snapshot().indicator, changes(c)) == (Indicator.none, [])


def test_a_page_may_have_its_own_rule(stage: Stage) -> None:
    c = stage()
    c.set_page_settings(0, indicators="none")
    drag(c, 300)
    assert c.snapshot().indicator is Indicator.none
    c.set_page_settings(0, indicators=None)
    drag(c, 10)
    assert c.snapshot().indicator is Indicator.page


def test_none_for_a_page_that_fits(stage: Stage) -> None:
    c = stage(300.0, overscroll_top="page", indicators="page")
    drag(c, -50)
    assert c.snapshot().indicator is Indicator.none


def test_the_pages_bar_runs_from_top_to_bottom(stage: Stage) -> None:
    c = stage()
    height = c.snapshot().pager.height
    places = []
    for inner in (0, 500, 1000, 2260):
        c.scroll_to(outer=240, inner=inner)
        now = c.snapshot()
        assert 0 < now.page_bar_length < height
        places.append(now.page_bar_position)
    assert places[0] == 0
    assert places == sorted(places)
    assert places[-1] + c.snapshot().page_bar_length == pytest.approx(height)


def test_the_wholes_bar_lies_in_the_viewport(stage: Stage) -> None:
    c = stage()
    places = []
    for outer in (0, 60, 120, 240):
        c.scroll_to(outer=outer)
        now = c.snapshot()
        assert 0 < now.outer_bar_length < 800
        places.append(now.outer_bar_position)
    assert places[0] == 0
    assert places == sorted(set(places))
    assert places[-1] + c.snapshot().outer_bar_length == pytest.approx(800)
