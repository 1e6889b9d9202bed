"""The example for Qt: throws that pass the seam, and motions of the engine's own."""

from __future__ import annotations

import pytest
from nestedslide import OUTER, MovedBy
from qt_observe_scene import COVER, NOTES, RANGE, STEP, Scene, wait_until

pytest_plugins = ["qt_observe_scene"]


# ------------------------------------------------------------------------------------------------------------ throws


def test_a_throw_has_the_velocity_asked_for_and_does_not_jump(still: Scene) -> None:
    still.pin(1000)
    for velocity in (300, -900, 3000):
        still.window.coordination.views[0].throw(velocity)
        assert still.thrown(0) == pytest.approx(velocity, rel=0.03)
        assert still.places == (RANGE, 1000)
        still.window.coordination.catch()


def test_what_moves_that_way_already_is_not_thrown_again(still: Scene) -> None:
    still.pin(1000)
    view = still.window.coordination.views[0]
    view.throw(1800)
    view.throw(900)
    assert still.thrown(0) == pytest.approx(1800, rel=0.05)
    view.throw(-600)
    assert still.thrown(0) == pytest.approx(-600, rel=0.05)


def test_a_throw_goes_on_beyond_the_seam(still: Scene) -> None:
    still.window.coordination.views[OUTER].throw(1800)
    still.glide(10)
    assert still.places == (10 * 30, 0)
    still.glide(1)
    assert still.places == (RANGE, 0)
    assert still.window.outer.viewport().y() == 0
    (correction,) = still.reports.heirs
    assert (correction.view, correction.heir) == (OUTER, 0)
    assert correction.velocity == pytest.approx(1800, rel=0.05)
    assert still.thrown(0) == pytest.approx(1800, rel=0.05)
    still.glide(5)
    assert still.places[0] == RANGE
    assert still.places[1] == pytest.approx(5 * 30, abs=10)
    assert still.reports.of(0) == {MovedBy.inertia}


def test_a_throw_down_from_the_list_opens_the_header(still: Scene) -> None:
    still.pin(100)
    still.window.coordination.views[0].throw(-1800)
    still.glide(4)
    assert still.places == (RANGE, 0)
    assert still.window.pager.pages[0].viewport().y() == 0
    (correction,) = still.reports.heirs
    assert (correction.view, correction.heir) == (0, OUTER)
    assert still.thrown(OUTER) == pytest.approx(-1800, rel=0.05)
    still.glide(5)
    assert still.places[0] == pytest.approx(RANGE - 5 * 30, abs=10)
    assert still.places[1] == 0


@pytest.mark.parametrize("start", [NOTES, COVER])
def test_a_flick_collapses_the_header_and_moves_the_list(start: tuple[int, int], scene: Scene) -> None:
    scene.flick(start, -STEP)
    assert scene.thrown(OUTER) > 0
    assert scene.places[0] < RANGE
    scene.glide_until(lambda: scene.places[0] == RANGE, meanwhile=lambda: scene.places[1] == 0)
    scene.glide(1)
    assert [(each.view, each.heir) for each in scene.reports.heirs] == [(OUTER, 0)]
    scene.glide(10)
    assert scene.places[0] == RANGE
    assert scene.places[1] > 0


def test_a_flick_down_from_the_list_opens_the_header(scene: Scene) -> None:
    scene.pin(250)
    scene.flick((195, 250), STEP)
    assert scene.thrown(0) < 0
    assert scene.places[1] > 0
    scene.glide_until(lambda: scene.places[1] == 0, meanwhile=lambda: scene.places[0] == RANGE)
    scene.glide(1)
    assert [(each.view, each.heir) for each in scene.reports.heirs] == [(0, OUTER)]
    scene.glide(10)
    assert scene.places[0] < RANGE
    assert scene.places[1] == 0


def test_in_qts_own_time_it_gets_to_the_seam_too(still: Scene) -> None:
    still.window.coordination.views[OUTER].throw(2000)
    wait_until(lambda: still.thrown(OUTER) == 0)
    assert still.places[0] == RANGE
    assert still.window.outer.viewport().y() == 0
    assert still.reports.of(OUTER) == {MovedBy.inertia}


def test_a_touch_stops_what_moves_by_itself(still: Scene) -> None:
    still.pin(100)
    still.window.coordination.views[0].throw(1800)
    still.glide(3)
    caught = still.places
    assert caught[1] > 150
    still.post("press", *NOTES)
    assert still.thrown(0) == 0
    still.glide(3)
    assert still.places == caught
    still.lift()
    assert still.rest() == caught


# ------------------------------------------------------------------------------------------------- the engine's moves


def test_home_brings_the_list_and_then_the_header_to_the_top(still: Scene) -> None:
    still.pin(500)
    still.key("Home")
    seen = []
    for _ in range(120):
        still.run(1 / 60)
        seen.append(still.places)
    assert seen[-1] == (0, 0)
    assert all(outer == RANGE for outer, page in seen if page > 0)
    assert {0 < outer < RANGE for outer, _ in seen} == {True, False}
    # What is told of its own moves does not end them.
    assert len({sum(each) for each in seen}) > 20
    assert still.now.at_rest


def test_frames_come_by_themselves_while_the_engine_moves(still: Scene) -> None:
    still.pin(100)
    still.key("Home")
    assert still.ticks
    seen = {still.places}

    def is_at_the_top() -> bool:
        still.clock.time += 0.01
        seen.add(still.places)
        return still.places == (0, 0) and still.now.at_rest

    wait_until(is_at_the_top)
    assert len(seen) > 3
    assert not still.ticks


def test_a_touch_ends_the_way_home(still: Scene) -> None:
    still.pin(500)
    still.key("Home")
    still.run(0.1)
    caught = still.places
    assert 0 < sum(caught) < RANGE + 500
    still.post("press", *NOTES)
    still.run(0.5)
    assert still.places == caught
    still.lift()
    assert still.rest() == caught


def test_keys_move_the_header_and_then_the_list(still: Scene) -> None:
    still.key("Down")
    assert still.places == (24, 0)
    still.key("PageDown")
    assert still.places == (RANGE, 0)
    still.key("Down")
    assert still.places == (RANGE, 24)
    still.key("Up")
    still.key("Up")
    assert still.places == (RANGE - 24, 0)
    still.key("Right")
    still.run(1)
    assert still.now.page_index == 1
    still.key("Left")
    still.run(1)
    assert still.now.page_index == 0


def test_pages_slide_and_the_tabs_indicator_with_them(still: Scene) -> None:
    indicator = still.window.tab_bar.indicator
    middles = []
    still.click_tab(2)
    for _ in range(60):
        still.run(1 / 60)
        middles.append(indicator.geometry().center().x())
        for page in still.window.coordinator.pages():
            assert still.x_of_page(page.index) == round(page.frame.x)
    assert middles == sorted(middles)
    assert len(set(middles)) > 10
    assert middles[-1] == pytest.approx(still.window.tab_bar.buttons[2].geometry().center().x(), abs=1)
    assert [index for index, page in still.window.pager.pages.items() if page.isVisible()] == [2]
    assert [button.isChecked() for button in still.window.tab_bar.buttons] == [False, False, True, False]
