"""The example for Qt: its own pager, which the engine follows."""

from __future__ import annotations

from nestedslide import PAGER, MovedBy
from qt_observe_scene import RANGE, Scene, wait_until

pytest_plugins = ["qt_observe_scene"]

WIDTH = 390


def bar(scene: Scene) -> int:
    value: int = scene.window.pager.horizontalScrollBar().value()
    return value


def settled(scene: Scene) -> None:
    """Qt has brought the pager to a page, and the engine has seen that it rests."""
    wait_until(lambda: bar(scene) % WIDTH == 0 and not scene.window.coordination.pager.settles)
    scene.run(0.3)


def test_the_engine_follows_the_pager(still: Scene) -> None:
    still.wheel_across(100)
    assert bar(still) == 100
    assert still.now.page_position == 100 / WIDTH
    # The page that comes in is made, and lies beside the other.
    assert sorted(still.window.pager.pages) == [0, 1]
    assert (still.x_of_page(0), still.x_of_page(1)) == (-100, WIDTH - 100)
    indicator = still.window.tab_bar.indicator.geometry().center().x()
    still.wheel_across(100)
    assert still.window.tab_bar.indicator.geometry().center().x() > indicator
    assert still.reports.of(PAGER) == {MovedBy.drag}
    assert not [each for each in still.reports.corrections if each.view == PAGER]


def test_it_settles_on_the_nearer_page_by_itself(still: Scene) -> None:
    for way, page in ((120, 0), (260, 1), (-120, 1), (-260, 0)):
        still.wheel_across(way)
        settled(still)
        assert (bar(still), still.now.page_index) == (page * WIDTH, page)
        assert still.now.at_rest
    assert MovedBy.inertia in still.reports.of(PAGER)


def test_a_tab_turns_it_and_every_page_keeps_its_place(still: Scene) -> None:
    still.pin(300)
    still.turn(2)
    assert bar(still) == 2 * WIDTH
    assert still.x_of_page(2) == 0
    # Back by hand: in one step onto the next page, which is made meanwhile, and to the first one.
    for page in (1, 0):
        still.wheel_across(-WIDTH)
        settled(still)
        assert still.now.page_index == page
    assert still.places == (RANGE, 300)
