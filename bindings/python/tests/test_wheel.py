"""Wheel steps: pixels, lines and notches, a trackpad's phases; during a bounce they never pull further."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest
from motion import rest

from nestedslide import Coordinator, InvalidArgumentError, InvalidStateError, NotFiniteError, WheelPhase, WheelUnit

Curve = Callable[[float], float]

LINE, NOTCH, END = 40.0, 120.0, 2500.0


def slide(pages: int = 2, **settings: Any) -> Coordinator:
    return Coordinator([3000.0] * pages, viewport=(390, 800), header_height=240, hover_height=60, **settings)


def bouncing(dx: float, dy: float, page: int = 0) -> Coordinator:
    coordinator = slide()
    coordinator.scroll_to_page(page)
    coordinator.session_begin(195, 600)
    coordinator.session_update(dx, dy)
    coordinator.session_end()
    coordinator.advance(0.02)
    return coordinator


@pytest.mark.parametrize(("page", "dx"), [(0, -100.0), (1, 100.0)])
def test_outwards_the_pager_bounces_on_undisturbed(page: int, dx: float) -> None:
    coordinator, reference = bouncing(dx, 0, page), bouncing(dx, 0, page)
    coordinator.wheel(dx / 2, 0)
    assert coordinator.snapshot().unconsumed_x == dx / 2
    for time in (0.02, 0.05, 0.1, 0.3):
        coordinator.advance(time)
        reference.advance(time)
        assert coordinator.snapshot().page_position == reference.snapshot().page_position


@pytest.mark.parametrize(("page", "dx"), [(0, -100.0), (1, 100.0)])
def test_inwards_the_pull_closes_first(page: int, dx: float) -> None:
    coordinator = bouncing(dx, 0, page)
    before = coordinator.snapshot().page_position
    coordinator.wheel(-dx / 5, 0)
    after = coordinator.snapshot()
    assert abs(after.page_position - page) < abs(before - page)
    assert after.unconsumed_x == 0


def test_outwards_the_header_bounces_on_undisturbed() -> None:
    coordinator, reference = bouncing(0, -100), bouncing(0, -100)
    coordinator.wheel(0, -50)
    assert coordinator.snapshot().unconsumed_y == -50
    for time in (0.02, 0.05, 0.1, 0.3):
        coordinator.advance(time)
        reference.advance(time)
        assert coordinator.snapshot().outer == reference.snapshot().outer


# ------------------------------------------------------------------------------------------------- lines and notches


@pytest.mark.parametrize(
    ("unit", "amount", "start", "end", "left"),
    [
        ("line", 3, 0, 3 * LINE, 0),
        ("line", 0.5, 0, 0.5 * LINE, 0),
        (WheelUnit.notch, 4, 0, 4 * NOTCH, 0),
        ("notch", -1, 300, 300 - NOTCH, 0),
        ("notch", -3, 300, 0, -60),
        ("notch", -1, 0, 0, -120),
        ("notch", 2, 2450, END, 190),
    ],
)
def test_a_step_glides_to_its_end(unit: Any, amount: float, start: float, end: float, left: float) -> None:
    for glide in ("spring", "ease", "impulse"):
        c = slide(wheel_glide=glide)
        c.scroll_to(outer=min(start, 240), inner=max(start - 240, 0))
        c.wheel(0, amount, unit=unit)
        now = c.snapshot()
        assert now.path == start
        assert now.unconsumed_y == pytest.approx(left, abs=1e-9)
        assert now.rest_outer + now.rest_inner == pytest.approx(end, abs=1e-9)
        assert now.at_rest == (start == end)
        assert rest(c).path == pytest.approx(end, abs=1e-9)


def spring(way: float) -> Curve:
    omega = 2 * math.pi / 0.2
    return lambda t: way - way * (1 + omega * t) * math.exp(-omega * t)


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """Progress by the share of the time, of a curve through (x1, y1) and (x2, y2)."""

    def at(first: float, second: float, s: float) -> float:
        return 3 * (1 - s) ** 2 * s * first + 3 * (1 - s) * s * s * second + s**3

    def progress(share: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(80):
            middle = (low + high) / 2
            low, high = (middle, high) if at(x1, x2, middle) < share else (low, middle)
        return at(y1, y2, low)

    return progress


def ease(way: float) -> Curve:
    """Chromium's ease-in-out for the wheel."""
    duration = min(max(14 - way / 60, 6), 12) / 60
    curve = bezier(0.42, 0, 0.58, 1)
    return lambda t: way * curve(min(t / duration, 1.0))


def impulse(way: float) -> Curve:
    """Chromium's impulse: 1.5 ms a point."""
    duration = min(max(0.0015 * way, 0.2), 0.5)
    curve = bezier(0.25, 0, 0, 1)
    return lambda t: way * curve(min(t / duration, 1.0))


@pytest.mark.parametrize("notches", [1, 2.5, 4, 9])
@pytest.mark.parametrize(("name", "formula"), [("spring", spring), ("ease", ease), ("impulse", impulse)])
def test_how_it_glides(name: str, formula: Callable[[float], Curve], notches: float) -> None:
    c, way = slide(wheel_glide=name), notches * NOTCH
    c.wheel(0, notches, unit="notch")
    for k in range(1, 40):
        time = k * 0.0123
        wanted = formula(way)(time)
        c.advance(time)
        if abs(way - wanted) > 0.11:
            assert c.snapshot().path == pytest.approx(wanted, abs=1e-6 * way)
        else:
            assert abs(c.snapshot().path - way) <= 0.11
    assert rest(c).path == pytest.approx(way, abs=1e-9)


def test_the_curves_of_chromium_half_way() -> None:
    for name, duration, wanted in (("ease", 0.2, 0.5), ("impulse", 0.2, 0.874246)):
        c = slide(wheel_glide=name)
        c.wheel(0, 1, unit="notch")
        c.advance(duration / 2)
        assert c.snapshot().path == pytest.approx(NOTCH * wanted, abs=1e-3)
        c.advance(duration + 1e-9)
        assert (c.snapshot().path, c.snapshot().at_rest) == (NOTCH, True)


@pytest.mark.parametrize("glide", ["spring", "ease", "impulse"])
@pytest.mark.parametrize(("second", "end"), [(1, 2 * NOTCH), (-1, 0), (3, 4 * NOTCH), (-5, 0), (0.25, 1.25 * NOTCH)])
def test_a_second_step_goes_on_from_where_the_first_will_end(glide: str, second: float, end: float) -> None:
    c = slide(wheel_glide=glide)
    c.wheel(0, 1, unit="notch")
    c.advance(0.06)
    before = c.snapshot()
    c.wheel(0, second, unit="notch")
    now = c.snapshot()
    assert now.path == before.path
    assert now.rest_outer + now.rest_inner == pytest.approx(end, abs=1e-9)
    assert now.velocity_y == pytest.approx(before.velocity_y, rel=1e-9)
    c.advance(0.06 + 1e-7)
    assert (c.snapshot().path - before.path) / 1e-7 == pytest.approx(before.velocity_y, rel=1e-2)
    assert rest(c).path == pytest.approx(end, abs=1e-9)


def test_pixels_lead_a_glide_on() -> None:
    c = slide()
    c.wheel(0, 3, unit="notch")
    c.advance(0.05)
    where = c.snapshot().path
    c.wheel(0, 10)
    assert c.snapshot().path == pytest.approx(where + 10, abs=1e-9)
    c.advance(3)
    assert c.snapshot().path == 370


def test_a_touch_stops_a_glide() -> None:
    c = slide()
    c.wheel(0, 3, unit="notch")
    c.advance(0.05)
    where = c.snapshot().path
    c.pointer_down(195, 600, 0.05)
    c.advance(1)
    assert c.snapshot().path == where


def test_frames_make_no_difference_to_a_glide() -> None:
    for glide in ("spring", "ease", "impulse"):
        one, other = slide(wheel_glide=glide), slide(wheel_glide=glide)
        for c, rate in ((one, 240), (other, 10)):
            c.wheel(0, 3, unit="notch")
            for k in range(1, rate // 10 + 1):
                c.advance(k / rate)
            c.wheel(0, 1, unit="notch")
            c.advance(0.2)
        assert one.snapshot().path == pytest.approx(other.snapshot().path, abs=1e-9)


def test_shift_makes_it_horizontal() -> None:
    c = slide()
    c.wheel(0, 39, shift=True)
    now = c.snapshot()
    assert now.page_position == pytest.approx(0.1)
    assert now.path == 0
    c = slide()
    c.wheel(0, 2, unit="notch", shift=True)
    assert rest(c).page_index == 1


# ---------------------------------------------------------------------------------------------------------- trackpads


def fingers(c: Coordinator, *amounts: tuple[float, float], step: float = 0.01) -> None:
    """A trackpad's gesture, without its end."""
    time = c.snapshot().time
    for k, (dx, dy) in enumerate(amounts):
        c.advance(time + k * step)
        c.wheel(dx, dy, phase=WheelPhase.began if k == 0 else WheelPhase.changed)


def test_fingers_and_momentum_move_as_they_come() -> None:
    c = slide()
    fingers(c, (0, 10), (0, 30), (0, 50))
    assert c.snapshot().path == 90
    c.wheel(0, 0, phase="ended")
    c.advance(1)
    assert c.snapshot().path == 90
    for amount in (40, 20, 10):
        c.wheel(0, amount, phase="momentum")
    assert c.snapshot().path == 160
    c.advance(3)
    assert (c.snapshot().path, c.snapshot().at_rest) == (160, True)


def test_momentum_ends_at_the_end() -> None:
    c = slide()
    c.scroll_to(outer=240, inner=2200)
    fingers(c, (0, 10), (0, 10))
    c.wheel(0, 0, phase="ended")
    c.wheel(0, 100, phase="momentum")
    now = c.snapshot()
    assert (now.path, now.unconsumed_y, now.overscroll) == (END, 60, 0)
    c.advance(1)
    assert (c.snapshot().path, c.snapshot().at_rest) == (END, True)


def test_sideways_the_pager_waits_for_the_end() -> None:
    c = slide(3)
    fingers(c, (50, 0), (50, 0), (50, 0))
    c.advance(1)
    assert c.snapshot().page_position == pytest.approx(150 / 390)
    c.wheel(0, 0, phase="ended")
    assert not c.snapshot().at_rest
    assert rest(c).page_position == 0


def test_sideways_it_is_thrown_on_by_how_fast_they_were() -> None:
    c = slide(3)
    fingers(c, *[(20.0, 0.0)] * 6)
    c.wheel(0, 0, phase="ended")
    assert rest(c).page_index == 1


def test_once_the_pager_settles_the_momentum_moves_nothing() -> None:
    c, reference = slide(3), slide(3)
    for each in (c, reference):
        fingers(each, *[(20.0, 0.0)] * 6)
        each.wheel(0, 0, phase="ended")
    for k in range(1, 60):
        for each in (c, reference):
            each.advance(0.05 + k / 60)
        c.wheel(30, 0, phase="momentum")
        assert c.snapshot().page_position == reference.snapshot().page_position
    assert rest(c).page_index == 1


def test_momentum_that_has_met_a_bounce_moves_nothing() -> None:
    c, reference = bouncing(0, -200), bouncing(0, -200)
    for k in range(1, 60):
        for each in (c, reference):
            each.advance(0.02 + k / 60)
        c.wheel(0, 20, phase="momentum")
        assert c.snapshot().outer == reference.snapshot().outer
    assert rest(c).outer == 0


def test_a_new_gesture_moves_again() -> None:
    c = bouncing(0, -200)
    c.wheel(0, 20, phase="momentum")
    rest(c)
    fingers(c, (0, 10), (0, 10))
    assert c.snapshot().path == 20


def test_fingers_stop_what_a_fling_left() -> None:
    c = slide()
    c.session_begin()
    c.session_end(0, 2000)
    c.advance(0.1)
    where = c.snapshot().path
    c.wheel(0, 0, phase="began")
    c.advance(0.5)
    assert c.snapshot().path == where


@pytest.mark.parametrize("phase", WheelPhase.names())
def test_not_during_a_drag(phase: str) -> None:
    c = slide()
    c.session_begin()
    with pytest.raises(InvalidStateError):
        c.wheel(0, 10, phase=phase)
    c.session_end()
    c.pointer_down(195, 600, 0)
    with pytest.raises(InvalidStateError):
        c.wheel(0, 10, phase=phase)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"unit": "page"}, InvalidArgumentError, "unit must be one of pixel, line, notch"),
        ({"unit": 3}, InvalidArgumentError, "unit must be one of"),
        ({"phase": "stopped"}, InvalidArgumentError, "phase must be one of none, began, changed, ended, momentum, "),
        ({"dx": math.nan}, NotFiniteError, "dx"),
        ({"dy": math.inf}, NotFiniteError, "dy"),
        ({"dy": 2e12}, InvalidArgumentError, "dy"),
        ({"x": math.nan}, NotFiniteError, "x"),
    ],
)
def test_refused(arguments: Any, error: type[Exception], message: str) -> None:
    c = slide()
    with pytest.raises(error, match=message):
        c.wheel(**{"dx": 0, "dy": 1, **arguments})
    assert c.snapshot().at_rest


@pytest.mark.parametrize("numbers", [(3, 0, 0), (-1, 0, 0), (0, 6, 0), (0, -1, 0), (0, 0, 2)])
def test_refused_in_c(numbers: tuple[int, int, int]) -> None:
    c = slide()
    with pytest.raises(InvalidArgumentError, match=r"unit|phase|shift"):
        c._call(c._abi.nslide_wheel, *numbers, 195.0, 400.0, 0.0, 10.0)
    assert c.snapshot().path == 0
