"""The example for Qt under real input: who moves, who is held, and what is told of it."""

from __future__ import annotations

import pytest
from nestedslide import OUTER, CollapseState, Correction, MovedBy
from qt_observe_scene import COVER, NOTES, RANGE, STEP, TABS, WHEEL, Open, Scene

pytest_plugins = ["qt_observe_scene"]


# ---------------------------------------------------------------------------------------------------------- the seam


def test_the_header_collapses_before_the_list_moves(scene: Scene) -> None:
    for k, (outer, page) in enumerate(scene.drag(NOTES, -6 * STEP), 1):
        assert outer == pytest.approx(k * STEP, abs=STEP)
        assert page == 0
    assert scene.now.collapse_state is CollapseState.collapsing
    assert scene.reports.of(OUTER) == {MovedBy.drag}
    scene.check_agreement()


def test_in_one_drag_the_header_collapses_and_the_list_goes_on(scene: Scene) -> None:
    seen = scene.drag(NOTES, -14 * STEP)
    assert all(page == 0 for outer, page in seen if outer < RANGE)
    outer, page = seen[-1]
    assert outer == RANGE
    assert page == pytest.approx(14 * STEP - RANGE, abs=STEP)
    assert scene.now.collapse_state is CollapseState.pinned
    scene.check_agreement()


def test_in_one_drag_the_list_comes_down_and_the_header_opens(scene: Scene) -> None:
    scene.pin(120)
    seen = scene.drag((195, 200), 9 * STEP)
    assert all(outer == RANGE for outer, page in seen if page > 0)
    outer, page = seen[-1]
    assert page == 0
    assert RANGE - outer == pytest.approx(9 * STEP - 120, abs=STEP)
    assert scene.now.collapse_state is CollapseState.collapsing
    scene.check_agreement()


def test_a_finger_on_the_header_goes_on_into_the_list_and_back(scene: Scene) -> None:
    outer, page = scene.drag(COVER, -10 * STEP)[-1]
    assert outer == RANGE
    assert page == pytest.approx(10 * STEP - RANGE, abs=20)
    scene.lift()
    scene.rest()
    scene.pin(200)
    outer, page = scene.drag(TABS, 3 * STEP)[-1]
    assert outer == RANGE
    assert page == pytest.approx(200 - 3 * STEP, abs=STEP)


def test_pulled_down_the_whole_bounces_as_qt_does(still: Scene) -> None:
    still.drag(COVER, 3 * STEP)
    pulled = still.window.outer.viewport().y()
    assert pulled == pytest.approx(3 * STEP / 2, abs=STEP / 2)
    assert still.now.outer == pytest.approx(-pulled, abs=1)
    assert still.places == (0, 0)
    still.lift()
    assert still.rest() == (0, 0)
    assert still.window.outer.viewport().y() == 0
    assert still.reports.of(OUTER) == {MovedBy.drag, MovedBy.inertia}


def test_a_short_page_collapses_and_opens_the_header(still: Scene) -> None:
    still.turn(3)
    assert still.bar(3).maximum() == 0
    assert still.drag(NOTES, -10 * STEP)[-1] == (RANGE, 0)
    still.lift()
    still.rest()
    outer, _ = still.drag((195, 300), 4 * STEP)[-1]
    assert RANGE - outer == pytest.approx(4 * STEP, abs=STEP)


def test_a_short_page_may_hold_the_header(open_scene: Open) -> None:
    scene = open_scene(short_page="hold")
    scene.turn(3)
    assert set(scene.drag(NOTES, -4 * STEP)) == {(0, 0)}


# ------------------------------------------------------------------------------------------------------------- wheel


def test_the_wheel_on_the_list_turns_the_header_first(still: Scene) -> None:
    seen = [still.wheel(NOTES, 1) for _ in range(7)]
    assert seen == [(72, 0), (144, 0), (216, 0), (288, 0), (RANGE, 0), (RANGE, WHEEL), (RANGE, 2 * WHEEL)]
    seen = [still.wheel(NOTES, -1) for _ in range(5)]
    assert seen == [(RANGE, WHEEL), (RANGE, 0), (256, 0), (184, 0), (112, 0)]
    assert still.reports.of(OUTER) == {MovedBy.drag}
    assert {moved_by for *_, moved_by, corrections in still.reports.all if corrections} == {MovedBy.drag}
    still.check_agreement()


def test_the_wheel_on_the_stuck_bar_turns_the_list(still: Scene) -> None:
    still.pin(2 * WHEEL)
    assert [still.wheel(TABS, turn) for turn in (1, -1, -1)] == [
        (RANGE, 3 * WHEEL),
        (RANGE, 2 * WHEEL),
        (RANGE, WHEEL),
    ]


# ----------------------------------------------------------------------------------------------------------- program


def test_the_list_is_held_while_the_header_is_open(still: Scene) -> None:
    still.outer.setValue(100)
    still.bar(0).setValue(50)
    assert still.places == (100, 0)
    (correction,) = still.reports.all[-2][3]
    assert still.reports.all[-2][2] is MovedBy.program
    assert correction == Correction(0, None, 0, 0, correction.token)


@pytest.mark.parametrize(
    ("memory", "current", "other"),
    [("align", 300, 200), ("keep", 300, 200), ("reset_current", 0, 200), ("reset_all", 0, 0)],
)
def test_a_program_is_not_held_back_and_pages_follow_their_memory(
    memory: str, current: int, other: int, open_scene: Open
) -> None:
    scene = open_scene(page_memory=memory)
    scene.turn(1)
    scene.pin(200, page=1)
    scene.turn(0)
    scene.pin(300)
    scene.outer.setValue(100)
    assert scene.places == (100, current)
    assert scene.bar(1).value() == other
    scene.check_agreement()


@pytest.mark.parametrize(("memory", "opened"), [("align", 0), ("keep", 300), ("reset_all", 0)])
def test_turning_aligns_pages(memory: str, opened: int, open_scene: Open) -> None:
    scene = open_scene(page_memory=memory)
    scene.pin(300)
    scene.turn(1)
    scene.turn(0)
    assert scene.places == (RANGE, 300)
    scene.turn(1)
    scene.outer.setValue(100)
    scene.turn(0)
    assert scene.places == (100, opened)
    scene.check_agreement()


# ---------------------------------------------------------------------------------------------------------- reports


def test_corrections_end_where_they_begin(scene: Scene) -> None:
    moves = 14
    scene.drag(NOTES, -moves * STEP)
    scene.lift()
    scene.rest()
    assert scene.reports.told_of_corrections > 0
    during = len(scene.reports.all)
    # Both views are dragged, and either may be corrected and say so. After that one of them is thrown, for less than
    # half a second.
    assert during <= 4 * moves + 30
    assert len(scene.reports.corrections) <= 2 * moves
    scene.wait(40)
    assert len(scene.reports.all) == during


def test_a_range_between_two_points_settles(open_scene: Open) -> None:
    scene = open_scene(header_height=384.4)
    assert scene.now.range == pytest.approx(RANGE + 0.4)
    seen = scene.drag(NOTES, -12 * STEP)
    assert seen[-1][0] == RANGE
    assert seen[-1][1] == pytest.approx(12 * STEP - RANGE, abs=STEP)
    scene.lift()
    scene.rest()
    assert scene.now.collapse_state is CollapseState.pinned
    reported = len(scene.reports.all)
    assert reported <= 4 * 12 + 30
    scene.run(0.5)
    assert len(scene.reports.all) == reported

    scene.bar(0).setValue(0)
    assert [scene.wheel(NOTES, turn) for turn in (1, -1, -1)] == [(RANGE, WHEEL), (RANGE, 0), (RANGE - WHEEL, 0)]
    assert scene.now.outer == RANGE - WHEEL
    assert [scene.wheel(NOTES, 1) for _ in range(3)][-1] == (RANGE, 2 * WHEEL)
    scene.check_agreement()
