"""A view of widgets: taps and drags, focus, heights, pages that come and go."""

from __future__ import annotations

from test_qt_view_scene import BUTTON, HEADER, MOUSE_SLOP, TABS, Buttons, Open, Scene

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QMouseEvent  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QWidget  # noqa: E402

from nestedslide.qt import NestedSlideView  # noqa: E402

FIRST = HEADER + TABS + BUTTON // 2
"""The middle of the first button."""


# -------------------------------------------------------------------------------------------------------------- taps


def test_a_tap_clicks_and_moves_nothing(view_scene: Scene, page: Buttons) -> None:
    view_scene.point("press", 195, FIRST + BUTTON)
    assert page.down == [1]
    # As far as a hand trembles.
    trembled = FIRST + BUTTON + view_scene.slop - 1
    view_scene.point("move", 195, trembled)
    view_scene.point("release", 195, trembled)
    assert (page.clicked, page.down, view_scene.now.path) == ([1], [], 0)


def test_a_drag_takes_the_press_away(view_scene: Scene, page: Buttons) -> None:
    view_scene.point("press", 195, FIRST + 200)
    assert page.down == [5]
    view_scene.point("move", 195, FIRST + 180)
    assert page.down == []
    assert view_scene.now.path == 20 - view_scene.slop
    # Back on the button that it began on.
    view_scene.point("move", 195, FIRST + 200)
    view_scene.point("release", 195, FIRST + 200)
    assert page.clicked == []
    view_scene.rest()
    view_scene.tap(195, FIRST)
    assert len(page.clicked) == 1


def test_a_quick_flick_without_a_move_does_not_click(view_scene: Scene, page: Buttons) -> None:
    view_scene.point("press", 195, FIRST + 200)
    view_scene.point("release", 195, FIRST + 160)
    assert (page.clicked, page.down) == ([], [])
    assert view_scene.now.path > 0


def test_what_stops_a_fling_does_not_click(view_scene: Scene, page: Buttons) -> None:
    view_scene.drag(195, 700, -300)
    view_scene.point("release", 195, 400)
    assert view_scene.now.velocity_y > 0
    view_scene.run(2)
    view_scene.point("press", 195, 500)
    assert page.down == []
    view_scene.point("release", 195, 500)
    assert (page.clicked, view_scene.now.velocity_y) == ([], 0)
    view_scene.rest()
    view_scene.tap(195, 500)
    assert len(page.clicked) == 1


def test_two_fingers_click_nothing(page: Buttons, open_view: Open) -> None:
    view_scene = open_view(("Buttons", page), touch=True)
    view_scene.touch("press", 100, FIRST)
    assert page.down == [0]
    touch = QTest.touchEvent(view_scene.view.windowHandle(), view_scene.device)
    touch.stationary(0).press(1, QPoint(250, 600)).commit()
    assert page.down == []
    touch.release(0, QPoint(100, FIRST)).release(1, QPoint(250, 600)).commit()
    assert page.clicked == []


def test_a_touch_that_is_taken_away_clicks_nothing(view_scene: Scene, page: Buttons) -> None:
    view_scene.point("press", 195, FIRST)
    view_scene.view.hide()
    view_scene.view.show()
    assert (page.down, page.clicked) == ([], [])
    view_scene.point("release", 195, FIRST)
    view_scene.run()
    assert page.clicked == []


def test_other_buttons_of_the_mouse_are_not_counted(page: Buttons, open_view: Open) -> None:
    view_scene = open_view(("Buttons", page))
    place, none = QPoint(195, FIRST), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view_scene.view.windowHandle(), Qt.MouseButton.RightButton, none, place)
    QTest.mouseMove(view_scene.view.windowHandle(), place - QPoint(0, 100))
    QTest.mouseRelease(view_scene.view.windowHandle(), Qt.MouseButton.RightButton, none, place)
    assert view_scene.now.path == 0


def test_a_release_that_went_elsewhere(page: Buttons, open_view: Open) -> None:
    view_scene = open_view(("Buttons", page))
    view_scene.drag(195, FIRST + 200, -60)
    # As after a drag and drop: the next that comes is a mouse without a button.
    place = QPointF(195, FIRST + 100)
    none = Qt.MouseButton.NoButton
    hovering = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view_scene.view.windowHandle(), hovering)
    before = view_scene.now.path
    QApplication.sendEvent(view_scene.view.windowHandle(), hovering)
    assert view_scene.now.path == before
    view_scene.rest()
    assert (page.clicked, page.down) == ([], [])
    view_scene.tap(195, FIRST)
    assert len(page.clicked) == 1


def test_a_child_that_goes_while_it_is_pressed(view_scene: Scene, page: Buttons) -> None:
    view_scene.point("press", 195, FIRST)
    page.buttons[0].deleteLater()
    QApplication.processEvents()
    view_scene.point("move", 195, FIRST - 60)
    view_scene.point("release", 195, FIRST - 60)
    view_scene.rest()
    assert page.clicked == []


# ------------------------------------------------------------------------------------------------------ whose input


def test_a_widget_may_keep_its_input(view_scene: Scene, page: Buttons) -> None:
    view_scene.view.set_keeps_input(page.buttons[3])
    y = FIRST + 3 * BUTTON
    view_scene.drag(195, y, -10, steps=2)
    view_scene.point("move", 195, y)
    view_scene.point("release", 195, y)
    QTest.wheelEvent(view_scene.view.windowHandle(), QPointF(195, y), QPoint(0, -120))
    assert (page.clicked, view_scene.now.path) == ([3], 0)
    QTest.wheelEvent(view_scene.view.windowHandle(), QPointF(195, y + BUTTON), QPoint(0, -120))
    view_scene.run(60)
    assert view_scene.now.path > 100


def test_what_lies_over_the_view_has_its_own_input(page: Buttons, open_view: Open) -> None:
    view_scene = open_view(("Buttons", page))
    window = QWidget()
    window.resize(390, 844)
    view_scene.view.setParent(window)
    over = QPushButton("over", window)
    over.setGeometry(0, 500, 390, 100)
    window.show()
    view_scene.run()
    for y, path in ((550, 0), (400, 100 - MOUSE_SLOP)):
        none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        QTest.mousePress(window.windowHandle(), left, none, QPoint(195, y))
        QTest.mouseMove(window.windowHandle(), QPoint(195, y - 100))
        assert view_scene.now.path == path
        view_scene.time += 1
        QTest.mouseRelease(window.windowHandle(), left, none, QPoint(195, y - 100))
    view_scene.view.setParent(None)
    window.close()
    window.deleteLater()


def test_an_open_menu_has_its_own_input(view_scene: Scene) -> None:
    menu = QMenu(view_scene.view)
    menu.addAction("one")
    menu.popup(QPoint(20, 20))
    view_scene.drag(195, 600, -100)
    assert view_scene.now.path == 0
    menu.close()


def test_the_innermost_view_gets_the_input(open_view: Open) -> None:
    inner = NestedSlideView([("Deep", Buttons())], automatic_frames=False)
    inner.setFixedHeight(600)
    view_scene = open_view(("Inner", inner))
    inner.coordinator.link(view_scene.view.coordinator)
    inner.request_frame()
    view_scene.drag(195, 700, -150)
    assert inner.snapshot().path + view_scene.now.path == 150 - MOUSE_SLOP
    assert inner.snapshot().path > 0
    view_scene.time += 1
    view_scene.point("release", 195, 550)


# ------------------------------------------------------------------------------------------------- keys and focus


def test_keys_that_a_child_does_not_use_scroll(view_scene: Scene, page: Buttons) -> None:
    page.buttons[0].setFocus()
    QTest.keyClick(page.buttons[0], Qt.Key.Key_PageDown)
    view_scene.rest()
    assert view_scene.now.path > 600
    page.buttons[0].setFocus()
    QTest.keyClick(page.buttons[0], Qt.Key.Key_Space)
    assert page.clicked == [0]
    before = view_scene.now.path
    QTest.keyClick(view_scene.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    view_scene.rest()
    assert view_scene.now.path < before
    QTest.keyClick(view_scene.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    view_scene.rest()
    assert view_scene.now.path < before


def test_what_gets_the_focus_is_revealed(view_scene: Scene, page: Buttons) -> None:
    view_scene.view.activateWindow()
    QApplication.processEvents()
    page.buttons[30].setFocus(Qt.FocusReason.TabFocusReason)
    view_scene.rest()
    button = page.buttons[30]
    top = button.mapTo(view_scene.view, QPoint()).y()
    assert TABS <= top <= view_scene.view.height() - BUTTON
    page.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    view_scene.rest()
    assert page.buttons[0].mapTo(view_scene.view, QPoint()).y() >= TABS


def test_what_gets_the_focus_in_the_header_is_revealed(open_view: Open) -> None:
    view_scene = open_view(("Buttons", Buttons()))
    field = QLineEdit(view_scene.header)
    field.move(20, 40)
    field.show()
    view_scene.view.activateWindow()
    view_scene.view.coordinator.scroll_to(outer=HEADER, inner=300)
    view_scene.rest()
    QApplication.processEvents()
    field.setFocus(Qt.FocusReason.BacktabFocusReason)
    view_scene.rest()
    assert 0 <= field.mapTo(view_scene.view, QPoint()).y() < HEADER
