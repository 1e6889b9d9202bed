"""What must hold for every input, tried through the shared library."""

from __future__ import annotations

import math
from typing import Any

import pytest
from conftest import STAGE
from hypothesis import given
from hypothesis import strategies as st

from nestedslide import (
    Coordinator,
    HeaderMotion,
)

RUBBER_BAND = 0.55
AMOUNTS = st.lists(st.floats(-2000, 2000), min_size=1, max_size=20)
MOTIONS = st.sampled_from([motion.name for motion in HeaderMotion])
FROM = st.sampled_from([(195.0, 100.0), (195.0, 670.0)])
SPEEDS = st.floats(-8000, 8000)


def close(a: float, b: float, scale: float) -> bool:
    return abs(a - b) <= 1e-9 * max(1.0, scale)


@pytest.mark.long
@given(AMOUNTS, MOTIONS, FROM, st.floats(0, 4000), st.floats(0, 900))
def test_conservation_without_overscroll(
    amounts: list[float], motion: str, begin: tuple[float, float], content: float, header: float
) -> None:
    page_settings: dict[str, Any] = {"bounces": False, "header_motion": motion, "header_return_height": 50}
    with Coordinator([content], **{**STAGE, **page_settings, "header_height": header}) as c:
        c.session_begin(*begin)
        for amount in amounts:
            before = c.snapshot()
            consumed_x, consumed_y = c.session_update(0, amount)
            after = c.snapshot()
            scale = abs(amount) + abs(before.path)
            assert close(after.path - before.path + after.unconsumed_y, amount, scale)
            assert close(consumed_y + after.unconsumed_y, amount, scale)
            assert (consumed_x, after.unconsumed_x) == (0, 0)
            assert 0 <= after.outer <= after.range
            assert 0 <= after.inner <= after.max_inner
            assert after.overscroll == 0


def raw(shown: float, length: float) -> float:
    """What was pulled, from what is seen of it."""
    return math.copysign(abs(shown) * length / (RUBBER_BAND * (length - abs(shown))), shown)


@pytest.mark.long
@given(AMOUNTS, st.sampled_from(["whole", "page", "both"]), st.sampled_from(["whole", "page"]), st.floats(0, 4000))
def test_conservation_with_overscroll(amounts: list[float], top: str, bottom: str, content: float) -> None:
    settings: dict[str, Any] = {"overscroll_top": top, "overscroll_bottom": bottom}
    with Coordinator([content], **{**STAGE, **settings}) as c:
        c.session_begin()
        pager = c.snapshot().pager.height
        total = 0.0
        for amount in amounts:
            c.session_update(0, amount)
            total += amount
            now = c.snapshot()
            outer, inner = min(max(now.outer, 0), now.range), min(max(now.inner, 0), now.max_inner)
            over_outer, over_inner = raw(now.outer - outer, 800), raw(now.inner - inner, pager)
            if top == "both" and over_outer < 0:
                assert close(over_outer, over_inner, 1e3)
                over_inner = 0
            pulled = outer + inner + over_outer + over_inner
            assert close(pulled + now.unconsumed_y, total, sum(map(abs, amounts)) + 1e3)


@pytest.mark.long
@given(SPEEDS, st.floats(0, 2000), FROM, st.sampled_from(["header_first", "quick_return"]))
def test_continuous_across_the_seam(speed: float, start: float, begin: tuple[float, float], motion: str) -> None:
    with Coordinator([3000.0], **{**STAGE, "header_motion": motion}) as c:
        c.scroll_to(outer=min(start, 240), inner=max(start - 240, 0))
        c.session_begin(*begin)
        c.session_end(0, speed)
        before, step = c.snapshot(), 1 / 500
        for k in range(1, 500):
            now = c.frame(k * step).snapshot
            # Faster than it was thrown nothing ever moves, but for the last rest_distance of a motion.
            assert abs(now.path - before.path) <= abs(speed) * step * (1 + 1e-9) + 0.1001
            assert now.outer == 240 or now.inner <= 0 or motion == "quick_return"
            before = now
