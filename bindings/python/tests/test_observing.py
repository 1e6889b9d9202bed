"""Scroll views of a host that scroll by themselves: any reports, as many as there are, and what is refused."""

from __future__ import annotations

from typing import Callable

import pytest
from conftest import STAGE
from hypothesis import given
from hypothesis import strategies as st

from nestedslide import (
    OUTER,
    Coordinator,
    Correction,
    InvalidArgumentError,
    NotFiniteError,
    OutOfRangeError,
)

Stage = Callable[..., Coordinator]


def places(corrections: tuple[Correction, ...]) -> list[tuple[int, float]]:
    return [(each.view, each.offset) for each in corrections]


def observed(c: Coordinator, *pages: int) -> Coordinator:
    """Tells of the outer view and of pages, all at their top."""
    for view in (OUTER, *pages):
        assert c.observe(view, 0, "program") == ()
    return c


def test_a_view_that_ends_at_the_seam_is_asked_in_the_next_frame() -> None:
    with Coordinator([3000.0], viewport=(390, 800), header_height=240) as c:
        observed(c, 0)
        for step in range(1, 7):
            c.advance(0.01 * step)
            assert c.observe(OUTER, 40.0 * step, "inertia") == ()
        assert c.poll_corrections() == ()
        c.advance(0.076)
        (left,) = c.poll_corrections()
        assert (left.view, left.offset, left.heir) == (OUTER, 240, 0)
        assert left.velocity == pytest.approx(4000)
        assert c.poll_corrections() == ()


def test_more_corrections_than_fit_at_once() -> None:
    count = 100
    with Coordinator([3000.0] * count, viewport=(390, 800), header_height=240, page_memory="reset_all") as c:
        c.observe(OUTER, 240)
        for index in range(count):
            c.observe(index, 10.0 + index, "program")
        wanted = [(index, 0) for index in range(count)]
        assert places(c.observe(OUTER, 0, "scroll_to_top")) == wanted
        assert c.poll_corrections() == ()
        c.observe(OUTER, 240, "program")
        for index in range(count):
            c.observe(index, 10.0 + index, "program")
        c.scroll_to_top()
        assert places(c.poll_corrections()) == [(OUTER, 0), *wanted]


REPORTS = st.lists(
    st.tuples(st.sampled_from([OUTER, 0]), st.floats(-150, 600), st.sampled_from(["drag", "inertia"])), max_size=30
)


@pytest.mark.long
@given(REPORTS)
def test_host_and_engine_agree_and_the_seam_holds(reports: list[tuple[int, float, str]]) -> None:
    with Coordinator([3000.0], **STAGE) as c:
        host = {OUTER: 0.0, 0: 0.0}
        observed(c, 0)
        for view, offset, moved_by in reports:
            host[view] = offset
            for each in c.observe(view, offset, moved_by):
                host[each.view] = each.offset
                assert c.observe(each.view, each.offset, "program") == ()
            now = c.snapshot()
            assert (now.outer, now.inner) == (host[OUTER], host[0])
            assert now.outer == 240 or now.inner <= 0
            assert c.poll_corrections() == ()


def test_refused(stage: Stage) -> None:
    c = stage()
    for view in (2, -2, 2**31 - 1, 2**40):
        with pytest.raises(OutOfRangeError):
            c.observe(view, 0)
        with pytest.raises(OutOfRangeError):
            c.unobserve(view)
    with pytest.raises(NotFiniteError):
        c.observe(0, float("nan"))
    with pytest.raises(
        InvalidArgumentError, match="moved_by must be one of drag, inertia, program, scroll_to_top, header_drag"
    ):
        c.observe(0, 0, "wind")
    with pytest.raises(InvalidArgumentError):
        c.observe(0, 1e13)
