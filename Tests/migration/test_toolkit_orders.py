"""Which of header and page moves first in Flutter, Android and Compose, beside the settings that say so here.

Each model is one function: a header's offset and a page's, both growing as content moves up, and a step; the answer is
where both are then. Steps are those of a finger, positive up.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import ours
import pytest
from nestedslide import Coordinator

HEADER, LEAST, BAR, HEIGHT, GREATEST = 200.0, 56.0, 48.0, 800.0, 900.0
RANGE = HEADER - LEAST

Order = Callable[[float, float, float], tuple[float, float]]


def clamp(value: float, least: float, greatest: float) -> float:
    return min(max(value, least), greatest)


def nested_scroll_view(outer: float, inner: float, step: float, floating: bool = False) -> tuple[float, float]:
    """Flutter: up the outer position first; down the inner one, unless headers float."""
    if step > 0 or floating:
        now = clamp(outer + step, 0, RANGE)
        return now, clamp(inner + step - (now - outer), 0, GREATEST)
    then = clamp(inner + step, 0, GREATEST)
    return clamp(outer + step - (then - inner), 0, RANGE), then


def app_bar(outer: float, inner: float, step: float, returns: float = 0) -> tuple[float, float]:
    """Android: before the page moves, the bar takes up to its range going up, and what enters always going down.

    A bar that shows more than what enters takes nothing before the page, and the rest after it.
    """
    first = outer
    if step > 0:
        first = clamp(outer + step, 0, RANGE)
    elif outer >= RANGE - returns:
        first = clamp(outer + step, RANGE - returns, RANGE)
    left = step - (first - outer)
    then = clamp(inner + left, 0, GREATEST)
    return (clamp(first + left - (then - inner), 0, RANGE) if step < 0 else first), then


def top_app_bar(outer: float, inner: float, step: float, enter_always: bool = False) -> tuple[float, float]:
    """Compose: a bar that moved before the page has taken the whole step, also where it came to its end with less."""
    if step > 0 or enter_always:
        now = clamp(outer + step, 0, RANGE)
        return (now, inner) if now != outer else (outer, clamp(inner + step, 0, GREATEST))
    then = clamp(inner + step, 0, GREATEST)
    return clamp(outer + step - (then - inner), 0, RANGE), then


def slide(**settings: object) -> Coordinator:
    return Coordinator(
        [GREATEST + HEIGHT - LEAST - BAR],
        viewport=(400, HEIGHT),
        header_height=HEADER,
        header_min_height=LEAST,
        hover_height=BAR,
        bounces="never",
        **settings,  # type: ignore[arg-type]
    )


ORDERS: dict[str, tuple[Order, dict[str, object]]] = {
    "NestedScrollView": (nested_scroll_view, {}),
    "NestedScrollView, floatHeaderSlivers": (
        lambda outer, inner, step: nested_scroll_view(outer, inner, step, floating=True),
        {"header_motion": "quick_return"},
    ),
    "AppBarLayout, scroll|exitUntilCollapsed": (app_bar, {}),
    "AppBarLayout, scroll|enterAlways": (
        lambda outer, inner, step: app_bar(outer, inner, step, RANGE),
        {"header_motion": "quick_return"},
    ),
    "AppBarLayout, scroll|enterAlways|enterAlwaysCollapsed": (
        lambda outer, inner, step: app_bar(outer, inner, step, 90),
        {"header_motion": "quick_return_minimum", "header_return_height": LEAST + 90},
    ),
    "exitUntilCollapsedScrollBehavior": (top_app_bar, {}),
    "enterAlwaysScrollBehavior": (
        lambda outer, inner, step: top_app_bar(outer, inner, step, enter_always=True),
        {"header_motion": "quick_return"},
    ),
}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", ORDERS)
def test_order(name: str, seed: int) -> None:
    """Random drags. Compose's are of single points, as it loses the rest of a longer one."""
    source, (order, settings) = random.Random(seed), ORDERS[name]
    longest = 1 if name.endswith("Behavior") else 60
    there = (0.0, 0.0)
    with slide(**settings) as mine:
        assert mine.snapshot().range == RANGE
        for _ in range(20):
            sign = source.choice((-1, 1))
            steps = [sign * float(source.randint(1, longest)) for _ in range(source.randint(1, 400 // longest))]
            for step in steps:
                there = order(*there, step)
            ours.drag(mine, steps)
            assert ours.offsets(mine) == pytest.approx(there, abs=1e-9)


def test_compose_loses_the_rest_of_a_step_that_shuts_its_bar() -> None:
    assert top_app_bar(RANGE - 10, 0, 30) == (RANGE, 0)
    with slide() as mine:
        ours.drag(mine, [RANGE - 10, 30])
        assert ours.offsets(mine) == (RANGE, 20)


@pytest.mark.parametrize(("collapsed", "rest"), [(RANGE / 2 - 1, 0), (RANGE / 2, RANGE), (RANGE / 2 + 1, RANGE)])
def test_exactly_half_shuts_as_in_compose(collapsed: float, rest: float) -> None:
    """Compose opens a bar that is collapsed by less than a half. In Android exactly half opens."""
    with slide(header_snap="nearest") as mine:
        ours.drag(mine, [collapsed])
        ours.rest(mine)
        assert mine.snapshot().outer == rest
