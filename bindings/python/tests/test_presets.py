"""Presets, curves and estimators, by the formulas of their sources."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest
from motion import rest

from nestedslide import Coordinator, FlingCurve, Physics, VelocityEstimator

Stage = Callable[..., Coordinator]
Formula = Callable[[float], float]

HEADER, PAGER, FAR = 240.0, 740.0, 100_000.0
K_IOS = -1000 * math.log(0.998)
SPLINE_RATE = math.log(0.78) / math.log(0.9)
SPLINE_COEFFICIENT = 9.80665 * 39.37 * 160 * 0.84


def exponential(v: float, k: float = K_IOS) -> tuple[Formula, Formula, float]:
    """Way and velocity by time, and the whole way."""
    return lambda t: -v / k * math.expm1(-k * t), lambda t: v * math.exp(-k * t), v / k


def spline(v: float, friction: float = 0.015) -> tuple[Formula, Formula, float]:
    time = math.exp(math.log(0.35 * v / (friction * SPLINE_COEFFICIENT)) / (SPLINE_RATE - 1))
    way, end = 0.35 * v * time, 0.35 * SPLINE_RATE * time

    def left(t: float) -> float:
        return max(1 - t / end, 0.0)

    return lambda t: way * (1 - left(t) ** SPLINE_RATE), lambda t: v * left(t) ** (SPLINE_RATE - 1), way


def constant(v: float, a: float = 1500.0) -> tuple[Formula, Formula, float]:
    def until(t: float) -> float:
        return min(t, v / a)

    return lambda t: v * until(t) - a * until(t) ** 2 / 2, lambda t: v - a * until(t), v * v / (2 * a)


def chromium(v: float, k: float = 3.7, a: float = 172 * 3.7) -> tuple[Formula, Formula, float]:
    end = math.log1p(k * v / a) / k

    def until(t: float) -> float:
        return min(t, end)

    return (
        lambda t: -(v + a / k) / k * math.expm1(-k * until(t)) - a / k * until(t),
        lambda t: (v + a / k) * math.exp(-k * until(t)) - a / k,
        v / k - a / k * end,
    )


CURVES: list[tuple[dict[str, Any], Callable[[float], tuple[Formula, Formula, float]]]] = [
    ({}, exponential),
    ({"physics": "ios"}, exponential),
    ({"physics": "ios_fast"}, lambda v: exponential(v, -1000 * math.log(0.99))),
    ({"physics": "desktop"}, lambda v: exponential(v, 4.0)),
    ({"physics": "android"}, spline),
    ({"physics": "android", "fling_friction": 0.05}, lambda v: spline(v, 0.05)),
    ({"physics": "android", "fling_curve": "exponential"}, exponential),
    ({"physics": "desktop", "deceleration": 2.5}, lambda v: exponential(v, 2.5)),
    ({"fling_curve": "spline"}, spline),
    ({"fling_curve": FlingCurve.constant}, constant),
    ({"fling_curve": "constant", "constant_deceleration": 400.0}, lambda v: constant(v, 400.0)),
    ({"fling_curve": "chromium"}, chromium),
    ({"fling_curve": "chromium", "deceleration": 2.0}, lambda v: chromium(v, k=2.0)),
    ({"fling_curve": "chromium", "constant_deceleration": 50.0}, lambda v: chromium(v, a=50.0)),
]


@pytest.mark.parametrize("speed", [300.0, 1000.0, 3000.0, -1000.0])
@pytest.mark.parametrize(("settings", "formula"), CURVES)
def test_a_fling(settings: Any, formula: Callable[..., tuple[Formula, Formula, float]], speed: float) -> None:
    sign = math.copysign(1, speed)
    way, velocity, whole = formula(abs(speed))
    with Coordinator([FAR], viewport=(390, 800), header_height=HEADER, hover_height=60, **settings) as c:
        start = 0.0
        if speed < 0:
            c.scroll_to(outer=HEADER, inner=50_000)
            start = 50_000 + HEADER
        c.session_begin()
        c.session_end(0, speed)
        now = c.snapshot()
        assert now.rest_outer + now.rest_inner == pytest.approx(start + sign * whole, rel=1e-12)
        for k in range(1, 60):
            time = k * 0.033
            c.advance(time)
            if whole - way(time) < 0.11:
                break
            now = c.snapshot()
            assert now.path == pytest.approx(start + sign * way(time), rel=1e-11)
            assert now.velocity_y == pytest.approx(sign * velocity(time), rel=1e-9)
            assert now.phase.name == "decelerating"
        assert rest(c, 60).path == pytest.approx(start + sign * whole, rel=1e-12)


@pytest.mark.parametrize(("settings", "formula"), CURVES)
def test_a_caught_fling_goes_on_as_it_would_have(settings: Any, formula: Callable[..., Any]) -> None:
    """Every curve here can be taken up from any of its states."""
    _, velocity, whole = formula(2000.0)
    with Coordinator([FAR], viewport=(390, 800), header_height=HEADER, hover_height=60, **settings) as c:
        c.session_begin()
        c.session_end(0, 2000)
        c.advance(0.25)
        c.session_begin()
        c.session_end(0, velocity(0.25))
        assert rest(c, 60).path == pytest.approx(whole, rel=1e-9)


def test_chromiums_curve_is_held_to_its_greatest_velocity(stage: Stage) -> None:
    c = stage(FAR, fling_curve="chromium")
    c.session_begin()
    c.session_end(0, 30_000)
    assert rest(c).path == pytest.approx(chromium(20_946)[2], rel=1e-3)


# ------------------------------------------------------------------------------------------------------------- edges


@pytest.mark.parametrize(
    ("settings", "edge_velocity", "hit", "omega"),
    [
        (
            {"fling_curve": "constant"},
            math.sqrt(3000**2 - 2 * 1500 * 500),
            (3000 - math.sqrt(3000**2 - 2 * 1500 * 500)) / 1500,
            4 * math.pi,
        ),
        (
            {"physics": "desktop"},
            3000 - 4 * 500,
            -math.log1p(-4 * 500 / 3000) / 4,
            10.0,
        ),
        ({"physics": "ios"}, 3000 - K_IOS * 500, -math.log1p(-K_IOS * 500 / 3000) / K_IOS, 4 * math.pi),
    ],
)
def test_an_end_is_met_with_the_curves_velocity(
    settings: Any, edge_velocity: float, hit: float, omega: float, stage: Stage
) -> None:
    c = stage(**settings)
    c.scroll_to(outer=HEADER, inner=3000 - PAGER - 500)
    c.session_begin()
    c.session_end(0, 3000)
    c.advance(hit)
    assert c.snapshot().velocity_y == pytest.approx(edge_velocity, rel=1e-6)
    c.advance(hit + 1 / omega)
    now = c.snapshot()
    assert now.phase.name == "bouncing"
    assert now.overscroll == pytest.approx(edge_velocity / (math.e * omega), rel=1e-9)
    assert rest(c).inner == 3000 - PAGER


@pytest.mark.parametrize("settings", [{"physics": "android"}, {"physics": "android", "bounces": True}])
def test_androids_ends_do_not_give(settings: Any, stage: Stage) -> None:
    c = stage(**settings)
    c.session_begin()
    c.session_update(0, -100)
    assert (c.snapshot().outer, c.snapshot().overscroll, c.snapshot().unconsumed_y) == (0, 0, -100)
    c.session_end()
    c.session_begin()
    c.session_update(-100, 0)
    assert (c.snapshot().page_position, c.snapshot().unconsumed_x) == (0, -100)


def test_androids_ends_give_where_there_is_a_band(stage: Stage) -> None:
    c = stage(physics="android", rubber_band=0.4)
    c.session_begin()
    c.session_update(0, -100)
    assert c.snapshot().overscroll == pytest.approx(-(100 * 800 * 0.4) / (800 + 0.4 * 100), rel=1e-12)


def test_the_preset_can_be_changed(stage: Stage) -> None:
    c = stage()
    assert c.settings.physics is Physics.ios
    assert (c.settings.fling_curve, c.settings.velocity_estimator) == (None, None)
    c.set(physics="desktop", velocity_estimator="impulse")
    c.session_begin()
    c.session_end(0, 1000)
    assert rest(c).path == 250
    assert c.settings.velocity_estimator is VelocityEstimator.impulse


# --------------------------------------------------------------------------------------------------------- estimators


def samples(way: Formula, step: float, count: int) -> list[tuple[float, float]]:
    """Times and positions of a finger, which goes up by this way."""
    return [(k * step, 700 - way(k * step)) for k in range(count)]


def released(found: list[tuple[float, float]], held: float = 0.0, **settings: Any) -> float:
    """What is left of these samples as the velocity of a fling."""
    with Coordinator([FAR], viewport=(390, 800), header_height=HEADER, hover_height=60, **settings) as c:
        (start, y), *others = found
        c.pointer_down(195, y, start)
        for time, y in others:
            c.pointer_move(195, y, time)
        c.pointer_up(195, y, others[-1][0] + held)
        return c.snapshot().velocity_y


def segments(found: list[tuple[float, float]]) -> list[float]:
    return [-(y1 - y0) / (t1 - t0) for (t0, y0), (t1, y1) in zip(found, found[1:])]


def weighted(found: list[tuple[float, float]]) -> float:
    last = segments(found)[-3:]
    weights = [0.6, 0.35, 0.05][-len(last) :]
    return sum(w * v for w, v in zip(weights, last)) / sum(weights)


def least_squares(found: list[tuple[float, float]]) -> float:
    """The slope at the end of a parabola through what is no older than 0.1 s, by the normal equations."""
    end = found[-1][0]
    near = [(t - end, y) for t, y in found if end - t <= 0.1]
    degree = min(2, len(near) - 1)
    rows = [[sum(t ** (i + j) for t, _ in near) for j in range(degree + 1)] for i in range(degree + 1)]
    right = [sum(y * t**i for t, y in near) for i in range(degree + 1)]
    for i in range(degree + 1):
        for j in range(i + 1, degree + 1):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
            right[j] -= factor * right[i]
    found_back = [0.0] * (degree + 1)
    for i in reversed(range(degree + 1)):
        known = sum(rows[i][j] * found_back[j] for j in range(i + 1, degree + 1))
        found_back[i] = (right[i] - known) / rows[i][i]
    return -found_back[1]


def impulse(found: list[tuple[float, float]]) -> float:
    end = found[-1][0]
    near = [each for each in found if end - each[0] <= 0.1]
    if len(near) == 2:
        return segments(near)[0]
    work = 0.0
    for k, v in enumerate(segments(near)):
        before = math.copysign(math.sqrt(2 * abs(work)), work)
        change = (v - before) * abs(v)
        work += change / 2 if k == 0 else change
    return math.copysign(math.sqrt(2 * abs(work)), work)


def mean(found: list[tuple[float, float]]) -> float:
    end = found[-1][0]
    near = [each for each in found if end - each[0] <= 0.15]
    return -(near[-1][1] - near[0][1]) / (near[-1][0] - near[0][0])


FINGERS = [
    samples(lambda t: 900 * t, 0.011, 9),
    samples(lambda t: 200 * t + 4000 * t * t, 0.011, 9),
    samples(lambda t: 1500 * t - 3000 * t * t, 0.013, 7),
    samples(lambda t: 900 * t + 3 * math.sin(300 * t), 0.011, 9),
    samples(lambda t: 3000 * t, 0.017, 2),
    samples(lambda t: 1200 * t + 2000 * t * t, 0.017, 3),
]


@pytest.mark.parametrize("found", FINGERS)
@pytest.mark.parametrize(
    ("name", "formula"),
    [("weighted", weighted), ("least_squares", least_squares), ("impulse", impulse), ("mean", mean)],
)
def test_estimators(name: str, formula: Callable[..., float], found: list[tuple[float, float]]) -> None:
    assert released(found, velocity_estimator=name) == pytest.approx(formula(found), rel=1e-9)


@pytest.mark.parametrize(
    ("physics", "formula"), [("ios", weighted), ("android", least_squares), ("desktop", least_squares)]
)
def test_each_preset_has_its_estimator(physics: str, formula: Callable[..., float]) -> None:
    for found in FINGERS:
        assert released(found, physics=physics) == pytest.approx(formula(found), rel=1e-9)


def test_a_parabola_is_found_exactly() -> None:
    found = samples(lambda t: 300 * t + 5000 * t * t, 0.007, 12)
    assert released(found, velocity_estimator="least_squares") == pytest.approx(300 + 10_000 * 11 * 0.007, rel=1e-9)


@pytest.mark.parametrize(
    ("name", "still"), [("weighted", 0.1), ("least_squares", 0.04), ("impulse", 0.04), ("mean", 0.1)]
)
def test_a_finger_held_still_throws_nothing(name: str, still: float) -> None:
    found = FINGERS[0]
    assert released(found, held=still * 1.05, velocity_estimator=name) == 0
    assert released(found, held=still * 0.9, velocity_estimator=name) > 0


# ------------------------------------------------------------------------------------------------------- least, most


@pytest.mark.parametrize(
    ("settings", "speed", "wanted"),
    [
        ({"physics": "android"}, 49.0, 0.0),
        ({"physics": "android"}, 51.0, 51.0),
        ({"physics": "android"}, 7999.0, 7999.0),
        ({"physics": "android"}, 9000.0, 8000.0),
        ({"physics": "android", "min_fling_velocity": 0.0}, 49.0, 49.0),
        ({"physics": "android", "max_fling_velocity": 500.0}, 900.0, 500.0),
        ({"min_fling_velocity": 300.0}, 299.0, 0.0),
        ({"min_fling_velocity": 300.0}, 301.0, 301.0),
        ({"max_fling_velocity": 300.0}, 301.0, 300.0),
        ({}, 20_000.0, 8_000.0),
    ],
)
def test_how_fast_a_pointer_may_throw(settings: Any, speed: float, wanted: float) -> None:
    step = 0.004 if speed > 1000 else 0.02
    found = samples(lambda t: speed * t, step, 12 if speed < 1000 else 8)
    assert released(found, **settings) == pytest.approx(wanted, rel=1e-6)


def test_a_sessions_velocity_is_the_hosts(stage: Stage) -> None:
    for speed in (20.0, 20_000.0):
        c = stage(FAR, physics="android")
        c.session_begin()
        c.session_end(0, speed)
        assert c.snapshot().velocity_y == speed


# -------------------------------------------------------------------------------------------------- repeated flings


def again(first: float, second: float, **settings: Any) -> tuple[float, float]:
    """What was left when a touch caught the first fling, and the velocity of the second."""
    with Coordinator([FAR], viewport=(390, 800), header_height=HEADER, hover_height=60, **settings) as c:
        c.scroll_to(outer=HEADER, inner=50_000)
        c.session_begin()
        c.session_end(0, first)
        c.advance(0.3)
        left = c.snapshot().velocity_y
        c.session_begin()
        c.session_end(0, second)
        return left, c.snapshot().velocity_y


@pytest.mark.parametrize(("first", "second"), [(2000, 1500), (-2000, -1500), (2000, 5000)])
def test_a_second_fling_the_same_way(first: float, second: float) -> None:
    left, got = again(first, second)
    assert left == pytest.approx(first * math.exp(-K_IOS * 0.3))
    assert got == second
    left, got = again(first, second, repeated_flings="add")
    assert got == pytest.approx(second + left, rel=1e-12)
    left, got = again(first, second, repeated_flings="carry")
    assert got == pytest.approx(second + math.copysign(0.000816 * abs(left) ** 1.967, left), rel=1e-9)


def test_what_is_carried_is_held_to_a_greatest() -> None:
    left, got = again(60_000, 50_000, repeated_flings="carry", deceleration=0.1)
    assert 0.000816 * left**1.967 > 40_000
    assert got == pytest.approx(90_000, rel=1e-12)


@pytest.mark.parametrize("how", ["none", "add", "carry"])
@pytest.mark.parametrize(("first", "second"), [(2000, -1500), (-2000, 1500), (2000, 400)])
def test_the_other_way_or_too_slow_it_gets_nothing(how: str, first: float, second: float) -> None:
    assert again(first, second, repeated_flings=how)[1] == second


# ------------------------------------------------------------------------------------------------------- page turns


def turned(velocity: float, **settings: Any) -> int:
    with Coordinator([900.0] * 9, viewport=(390, 800), header_height=HEADER, initial_page=1, **settings) as c:
        c.session_begin()
        c.session_end(velocity, 0)
        return rest(c).page_index


@pytest.mark.parametrize("velocity", [300.0, 500.0, 1500.0, 3000.0, 100_000.0, -3000.0])
def test_a_swipe_may_go_past_pages(velocity: float) -> None:
    projected = math.floor(1 + velocity / (K_IOS * 390) + 0.5)
    assert turned(velocity, page_always_stop=False) == min(max(projected, 0), 8)
    assert turned(velocity) == min(max(projected, 0), 2)
