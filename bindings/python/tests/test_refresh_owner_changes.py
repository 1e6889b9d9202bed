"""A refresh ends though what a pull belongs to has changed since it began."""

from __future__ import annotations

import pytest

from nestedslide import Coordinator, RefreshState


def refreshing(owner: str) -> Coordinator:
    slide = Coordinator([3000.0], overscroll_top=owner, refresh_height=64, header_height=240, viewport=(390, 800))
    slide.begin_refresh()
    slide.advance(3)
    return slide


CHANGES = [("whole", "page"), ("page", "whole"), ("page", "none"), ("both", "page")]


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_it_can_be_ended(before: str, after: str) -> None:
    slide = refreshing(before)
    assert slide.snapshot().path == -64
    slide.set(overscroll_top=after)
    slide.end_refresh()
    slide.advance(9)
    now = slide.snapshot()
    assert (now.outer, now.inner, now.refresh, slide.page(0).refresh) == (0, 0, RefreshState.idle, RefreshState.idle)


def test_a_page_that_does_not_refresh_ends_nothing() -> None:
    slide = refreshing("whole")
    slide.set(overscroll_top="page")
    slide.end_refresh(0)
    slide.advance(9)
    assert slide.snapshot().outer == -64


def test_a_reset_ends_it() -> None:
    slide = refreshing("whole")
    slide.poll_events()
    slide.reload([3000.0], reset=True)
    now = slide.snapshot()
    assert (now.outer, now.refresh) == (0, RefreshState.idle)
    assert [each.named_state for each in slide.poll_events() if each.name == "refresh_changed"] == [RefreshState.idle]
