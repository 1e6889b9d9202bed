"""Scroll views of a host that scroll by themselves."""

from __future__ import annotations

from typing import Callable

import pytest
from conftest import STAGE
from hypothesis import given
from hypothesis import strategies as st
from motion import of, rest

from nestedslide import (
    OUTER,
    CollapseState,
    Coordinator,
    Correction,
    Indicator,
    InvalidArgumentError,
    InvalidStateError,
    MovedBy,
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


# ---------------------------------------------------------------------------------------------------------- the seam


def test_a_page_is_held_while_the_header_is_open(stage: Stage) -> None:
    c = observed(stage(), 0)
    assert c.observe(OUTER, 100) == ()
    assert places(c.observe(0, 20)) == [(0, 0)]
    assert (c.snapshot().outer, c.snapshot().inner) == (100, 0)


def test_the_outer_is_held_where_the_header_is_collapsed(stage: Stage) -> None:
    c = observed(stage(), 0)
    assert places(c.observe(OUTER, 260)) == [(OUTER, 240)]
    assert c.snapshot().collapse_state is CollapseState.pinned
    assert c.observe(OUTER, 240) == ()
    assert c.observe(0, 30) == ()
    assert places(c.observe(OUTER, 200)) == [(OUTER, 240)]
    assert (c.snapshot().outer, c.snapshot().inner) == (240, 30)


def test_the_outer_is_free_once_the_page_is_at_its_top(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.observe(OUTER, 240)
    c.observe(0, 30)
    assert places(c.observe(0, -5)) == [(0, 0)]
    assert c.observe(OUTER, 200) == ()
    assert (c.snapshot().outer, c.snapshot().inner) == (200, 0)


@pytest.mark.parametrize("moved_by", MovedBy.names())
def test_telling_of_a_correction_yields_no_further_ones(moved_by: str, stage: Stage) -> None:
    c = observed(stage(), 0)
    c.observe(OUTER, 100)
    for view, offset in ((0, 20), (OUTER, 260), (0, 40), (OUTER, 120), (0, -9)):
        for each in c.observe(view, offset):
            assert c.observe(each.view, each.offset, moved_by) == ()
    assert c.poll_corrections() == ()


def test_a_program_is_never_held_back(stage: Stage) -> None:
    c = observed(stage(page_memory="reset_all"), 0)
    c.observe(OUTER, 240)
    c.observe(0, 300)
    assert places(c.observe(OUTER, 0, MovedBy.scroll_to_top)) == [(0, 0)]
    assert (c.snapshot().outer, c.snapshot().inner) == (0, 0)
    c.observe(OUTER, 240)
    c.observe(0, 300)
    assert places(c.observe(OUTER, 100, "program")) == [(0, 0)]
    assert c.snapshot().outer == 100


def test_pages_keep_their_offset_where_that_is_the_rule(stage: Stage) -> None:
    c = observed(stage(page_memory="keep"), 0)
    c.observe(OUTER, 240)
    c.observe(0, 300)
    assert c.observe(OUTER, 100, "program") == ()
    assert (c.snapshot().outer, c.snapshot().inner) == (100, 300)
    assert places(c.observe(0, 320)) == [(0, 300)]


def test_velocity_lost_at_the_seam_has_an_heir(stage: Stage) -> None:
    c = observed(stage(), 0)
    corrections: tuple[Correction, ...] = ()
    for k in range(1, 60):
        c.advance(k / 60)
        corrections = c.observe(OUTER, 10.0 * k, "inertia")
        if corrections:
            break
    assert places(corrections) == [(OUTER, 240)]
    assert corrections[0].heir == 0
    assert corrections[0].velocity == pytest.approx(600, rel=0.2)


def test_back_at_the_top_the_outer_is_the_heir(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.observe(OUTER, 240)
    c.observe(0, 200)
    corrections: tuple[Correction, ...] = ()
    for k in range(1, 60):
        c.advance(k / 60)
        corrections = c.observe(0, 200 - 15.0 * k, "inertia")
        if corrections:
            break
    assert places(corrections) == [(0, 0)]
    assert corrections[0].heir == OUTER
    assert corrections[0].velocity == pytest.approx(-900, rel=0.2)


def test_held_back_by_a_finger_there_is_no_heir(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.observe(OUTER, 100)
    (correction,) = c.observe(0, 20)
    assert (correction.heir, correction.velocity) == (None, 0)


# ------------------------------------------------------------------------------------------------ as in the rest of it


def test_events_and_indicators_are_as_ever(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.poll_events()
    c.observe(OUTER, 240)
    assert c.snapshot().indicator is Indicator.outer
    c.observe(0, 30)
    assert c.snapshot().indicator is Indicator.page
    names = [event.name for event in of(c, "pinned", "indicators_changed")]
    assert names.count("pinned") == 1
    assert names.count("indicators_changed") == 2


def test_the_engines_own_moves_are_corrections_too(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.scroll_to(outer=240, inner=50)
    assert places(c.poll_corrections()) == [(OUTER, 240), (0, 50)]
    assert c.poll_corrections() == ()
    c.scroll_to(outer=0, inner=0, animated=True)
    rest(c)
    last = dict(places(c.poll_corrections()))
    assert last == {OUTER: 0, 0: 0}


def test_a_view_nobody_told_of_is_left_alone(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240, inner=50)
    assert c.poll_corrections() == ()
    c.observe(OUTER, 240, "program")
    c.scroll_to(outer=100, inner=0)
    assert places(c.poll_corrections()) == [(OUTER, 100)]


def test_a_view_that_is_gone_is_left_alone(stage: Stage) -> None:
    c = observed(stage(), 0)
    c.unobserve(OUTER)
    c.unobserve(OUTER)
    c.scroll_to(outer=240, inner=50)
    assert places(c.poll_corrections()) == [(0, 50)]


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


# ------------------------------------------------------------------------------------------------------------ refused


def test_refused(stage: Stage) -> None:
    c = stage()
    for view in (2, -2, 2**31 - 1, 2**40):
        with pytest.raises(OutOfRangeError):
            c.observe(view, 0)
        with pytest.raises(OutOfRangeError):
            c.unobserve(view)
    with pytest.raises(NotFiniteError):
        c.observe(0, float("nan"))
    with pytest.raises(InvalidArgumentError, match="moved_by must be one of drag, inertia, program, scroll_to_top"):
        c.observe(0, 0, "wind")
    with pytest.raises(InvalidArgumentError):
        c.observe(0, 1e13)


def test_not_while_the_coordinator_is_dragged_itself(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    with pytest.raises(InvalidStateError):
        c.observe(OUTER, 10)
    c.session_end()
    assert c.observe(OUTER, 10) == ()


def test_a_finger_on_both_views_throws_the_outer_one(stage: Stage) -> None:
    """Qt drags the page that is held as well, and tells of it between two frames of the outer view."""
    c = stage()
    c.observe(OUTER, 0, "program")
    c.observe(0, 0, "program")
    for k in range(1, 6):
        c.advance(k / 60)
        assert c.observe(OUTER, 40 * k, "drag") == ()
        assert [each.view for each in c.observe(0, 3, "drag")] == [0]
    c.advance(6 / 60)
    (correction,) = c.observe(OUTER, 250, "inertia")
    assert correction.heir == 0
    assert correction.velocity == pytest.approx(2400, rel=0.1)


def test_a_throw_may_pass_the_top_between_two_frames(stage: Stage) -> None:
    c = stage()
    c.observe(OUTER, 28)
    assert c.observe(OUTER, -53, "inertia") == ()
    assert c.snapshot().outer == -53
