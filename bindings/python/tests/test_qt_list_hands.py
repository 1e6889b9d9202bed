"""A page that shows a model: what is clicked, pressed, selected and gone to by keys."""

from __future__ import annotations

import pytest
from test_qt_list_scene import TOP, Delegate, opened, rows
from test_qt_view_scene import HEADER, TABS, Open

pytest_plugins = ["test_qt_list_scene", "test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QRect, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QStyle  # noqa: E402

# -------------------------------------------------------------------------------------------------------------- hands


@pytest.mark.parametrize("touch", [True, False])
def test_a_tap_clicks_a_row_and_a_drag_does_not(touch: bool, open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(100), delegate, touch=touch)
    clicked: list[int] = []
    page.clicked.connect(lambda index: clicked.append(index.row()))
    scene.tap(195, TOP + 120)
    assert clicked == [2]
    scene.drag(195, TOP + 300, -120)
    assert scene.now.path == 120 - scene.slop
    scene.time += 1
    scene.point("release", 195, TOP + 180)
    scene.rest()
    assert clicked == [2]
    scene.tap(195, TOP - (120 - scene.slop) + 20)
    assert clicked == [2, 0]


def test_a_press_that_stays_shows(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(100), delegate)
    scene.point("press", 195, TOP + 20)
    QTest.qWait(1)
    assert not delegate.states[0] & QStyle.StateFlag.State_Sunken
    for _ in range(400):
        QTest.qWait(5)
        if delegate.states[0] & QStyle.StateFlag.State_Sunken:
            break
    assert delegate.states[0] & QStyle.StateFlag.State_Sunken
    assert not delegate.states[1] & QStyle.StateFlag.State_Sunken
    scene.point("move", 195, TOP - 20)
    QTest.qWait(1)
    page.viewport().repaint()
    assert not delegate.states[0] & QStyle.StateFlag.State_Sunken
    scene.point("release", 195, TOP - 20)


def test_arrow_keys_go_from_row_to_row_and_then_scroll(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(100), delegate)
    scene.view.activateWindow()
    QApplication.processEvents()
    page.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.currentIndex().row() == 0
    for _ in range(30):
        QTest.keyClick(page, Qt.Key.Key_Down)
    scene.rest()
    assert page.currentIndex().row() == 30
    assert QRect(0, 0, 390, 844 - TABS).contains(page.visualRect(page.currentIndex()))
    assert scene.now.outer == HEADER
    activated: list[int] = []
    page.activated.connect(lambda index: activated.append(index.row()))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert activated == [30]
    for _ in range(30):
        QTest.keyClick(page, Qt.Key.Key_Up)
    scene.rest()
    assert page.currentIndex().row() == 0
    for _ in range(12):
        # There is no row above: the view scrolls on, and the header opens.
        QTest.keyClick(page, Qt.Key.Key_Up)
    scene.rest()
    assert scene.now.outer == 0


def test_a_focus_ring_is_for_keys_only(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(100), delegate)
    scene.view.activateWindow()
    scene.tap(195, TOP + 20)
    page.viewport().repaint()
    assert not delegate.states[0] & QStyle.StateFlag.State_HasFocus
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Down)
    page.viewport().repaint()
    assert delegate.states[1] & QStyle.StateFlag.State_HasFocus


def test_rows_can_be_selected(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(100), delegate)
    page.setSelectionMode(page.SelectionMode.SingleSelection)
    scene.tap(195, TOP + 120)
    assert [index.row() for index in page.selectedIndexes()] == [2]
    page.viewport().repaint()
    assert delegate.states[2] & QStyle.StateFlag.State_Selected
