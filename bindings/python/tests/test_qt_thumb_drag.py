"""The scroll bar's thumb of a view of widgets, dragged."""

from __future__ import annotations

import pytest
from test_qt_view_scene import HEADER, TABS, Buttons, Scene

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QPoint, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from nestedslide.qt import ScrollIndicator  # noqa: E402

PAGE = 1600.0
"""Forty buttons."""
ROOM = 844.0 - TABS
"""The pager's height while the header is shut."""


@pytest.fixture
def thumb(view_scene: Scene) -> ScrollIndicator:
    """Shown, over a page whose header is shut."""
    found = ScrollIndicator(view_scene.view)
    view_scene.drag(195, 700, -310)
    view_scene.run(20)
    view_scene.point("release", 195, 390)
    view_scene.rest()
    assert found.isVisible()
    return found


def drag(scene: Scene, thumb: ScrollIndicator, down: int, steps: int = 4) -> None:
    """With the mouse, from the thumb's middle; it moves with the mouse."""
    at = thumb.mapTo(scene.view, thumb.rect().center())
    window = scene.view.windowHandle()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    for step in range(1, steps + 1):
        QTest.mouseMove(window, at + QPoint(0, down * step // steps))
        scene.run()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=at + QPoint(0, down))
    scene.run()


def test_a_dragged_thumb_scrolls_the_page(view_scene: Scene, thumb: ScrollIndicator, page: Buttons) -> None:
    before = view_scene.now
    length = ROOM * ROOM / PAGE
    drag(view_scene, thumb, 120)
    moved = view_scene.now.inner - before.inner
    assert moved == pytest.approx(120 / (ROOM - length) * (PAGE - ROOM), abs=3)
    assert (view_scene.now.outer, page.clicked, page.down) == (HEADER, [], [])
    assert view_scene.now.at_rest


def test_at_the_tracks_end_the_page_is_at_its_end(view_scene: Scene, thumb: ScrollIndicator) -> None:
    drag(view_scene, thumb, 2000)
    assert view_scene.now.inner == view_scene.now.max_inner
    drag(view_scene, thumb, -2000)
    assert view_scene.now.inner == 0


def test_a_key_takes_over(view_scene: Scene, thumb: ScrollIndicator) -> None:
    at = thumb.mapTo(view_scene.view, thumb.rect().center())
    window = view_scene.view.windowHandle()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    QTest.keyClick(window, Qt.Key.Key_End)
    view_scene.rest()
    end = view_scene.now.inner
    assert end == view_scene.now.max_inner
    QTest.mouseMove(window, at - QPoint(0, 100))
    view_scene.rest()
    assert view_scene.now.inner == end
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=at)


def test_beside_the_thumb_the_page_gets_the_mouse(view_scene: Scene, thumb: ScrollIndicator, page: Buttons) -> None:
    below = thumb.geometry().bottom() + 60
    QTest.mouseClick(view_scene.view.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(386, below))
    assert len(page.clicked) == 1
