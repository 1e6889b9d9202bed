"""Wheel steps during a bounce: they never pull further."""

from __future__ import annotations

import pytest

from nestedslide import Coordinator


def slide(pages: int = 2) -> Coordinator:
    return Coordinator([3000.0] * pages, viewport=(390, 800), header_height=240, hover_height=60)


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
