"""What assistive tools are told, what nobody pays for at rest, and the other direction of writing."""

from __future__ import annotations

import gc
import subprocess
import weakref
from typing import Any, Callable

import pytest
from test_qt_view_scene import HEADER, TABS, Buttons, Open

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QStringListModel, Qt  # noqa: E402
from PySide6.QtGui import QAccessible  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from nestedslide import Key  # noqa: E402
from nestedslide.qt import EventClock, ListPage, NestedSlideView, ScrollIndicator, TabBar  # noqa: E402

NAME = QAccessible.Text.Name


def seen_as(widget: QWidget) -> Any:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


# ------------------------------------------------------------------------------------------------------ accessibility


def test_the_tabs_are_a_list_of_tabs(open_view: Open) -> None:
    scene = open_view(("Notes", Buttons()), ("Photos", Buttons()))
    tabs = seen_as(scene.tabs)
    assert tabs.role() == QAccessible.Role.PageTabList
    named = [tabs.child(n) for n in range(tabs.childCount()) if tabs.child(n).role() == QAccessible.Role.PageTab]
    assert [tab.text(NAME) for tab in named] == ["Notes", "Photos"]
    assert not named[1].state().selected
    scene.view.turn_to(1)
    scene.rest()
    assert named[1].state().selected


def test_the_view_tells_the_page_that_is_current(open_view: Open) -> None:
    scene = open_view(("Notes", Buttons()), ("Photos", Buttons()))
    assert scene.view.accessibleDescription() == "Notes, page 1 of 2"
    scene.view.turn_to(1)
    scene.rest()
    assert scene.view.accessibleDescription() == "Photos, page 2 of 2"
    page = scene.view.page(1)
    assert page is not None
    slot = page.parentWidget()
    assert slot is not None
    assert seen_as(slot).text(NAME) == "Photos"


def test_pages_that_are_not_seen_are_not_there(open_view: Open) -> None:
    first, second = Buttons(3), Buttons(3)
    scene = open_view(("Notes", first), ("Photos", second), prefetch=1)
    assert not seen_as(first.buttons[0]).state().invisible
    assert seen_as(second.buttons[0]).state().invisible
    scene.view.turn_to(1)
    scene.rest()
    assert seen_as(first.buttons[0]).state().invisible
    assert not seen_as(second.buttons[0]).state().invisible


def test_the_view_offers_to_scroll_where_something_moves(open_view: Open) -> None:
    scene = open_view(("Notes", Buttons()), ("Photos", Buttons()))
    actions = seen_as(scene.view).actionInterface()
    assert actions.actionNames() == ["Scroll Down", "Scroll Right"]
    actions.doAction("Scroll Up")
    scene.rest()
    assert scene.now.path == 0
    actions.doAction("Scroll Down")
    scene.rest()
    assert scene.now.path > 0
    assert actions.actionNames() == ["Scroll Up", "Scroll Down", "Scroll Right"]
    actions.doAction("Scroll Right")
    scene.rest()
    assert scene.now.page_index == 1
    assert "Scroll Right" not in actions.actionNames()
    scene.view.press(Key.end)
    scene.rest()
    assert actions.actionNames() == ["Scroll Up", "Scroll Left"]


def test_where_all_fits_nothing_is_offered(open_view: Open) -> None:
    scene = open_view(("Notes", Buttons(3)), header_height=0)
    assert seen_as(scene.view).actionInterface().actionNames() == []


def test_the_view_is_seen_as_other_widgets_are(open_view: Open) -> None:
    """By the answers of Qt's own interface for a widget in the same place."""
    scene = open_view(("Notes", Buttons()))
    found, tabs = seen_as(scene.view), seen_as(scene.tabs)
    assert found.isValid()
    assert not found.state().invisible
    assert found.state().focusable
    assert found.rect().size() == scene.view.size()
    assert found.window() is scene.view.windowHandle()
    assert tabs.parent().object() is scene.view
    children = [found.child(number) for number in range(found.childCount())]
    assert {child.object() for child in children} >= {scene.header, scene.tabs}
    assert [found.indexOfChild(child) for child in children] == list(range(len(children)))
    assert found.parent().role() == QAccessible.Role.Application


def test_what_assistive_tools_hold_does_not_keep_a_view(open_view: Open) -> None:
    for _ in range(20):
        view = NestedSlideView([("Notes", Buttons(2))], automatic_frames=False)
        gone = weakref.ref(view)
        actions = seen_as(view).actionInterface()
        assert actions is not None
        del view
        gc.collect()
        assert gone() is None
        assert actions.actionNames() == []


def test_rows_are_the_items_of_a_list(open_view: Open) -> None:
    page = ListPage(QStringListModel([f"row {number}" for number in range(100_000)]), uniform=True, item_height=40)
    scene = open_view(("List", page))
    found = seen_as(page)
    assert found.role() == QAccessible.Role.List
    assert found.childCount() == 100_000
    row = found.child(5)
    assert (row.role(), row.text(NAME)) == (QAccessible.Role.ListItem, "row 5")
    corner = scene.view.mapToGlobal(QPoint(0, HEADER + TABS + 200))
    assert row.rect().topLeft() == corner
    assert row.rect().height() == 40
    scene.view.coordinator.scroll_to(outer=100)
    scene.run()
    assert row.rect().topLeft() == corner - QPoint(0, 100)


def test_the_tab_key_goes_through_header_tabs_and_page(open_view: Open) -> None:
    page = Buttons(3)
    scene = open_view(("Buttons", page))
    scene.view.activateWindow()
    scene.view.setFocus()
    QApplication.processEvents()
    been = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget() or scene.view, Qt.Key.Key_Tab)
        been.append(QApplication.focusWidget())
    assert set(been) == {scene.tabs, *page.buttons}


def test_keys_on_the_tabs_turn_pages(open_view: Open) -> None:
    scene = open_view(("Notes", Buttons()), ("Photos", Buttons()))
    scene.view.activateWindow()
    scene.tabs.setFocus()
    QTest.keyClick(scene.tabs, Qt.Key.Key_Right)
    scene.rest()
    assert scene.now.page_index == scene.tabs.currentIndex() == 1


# --------------------------------------------------------------------------------------------------------------- idle


class Counter(QObject):
    """Counts timers and paints of the whole application."""

    def __init__(self) -> None:
        super().__init__()
        self.count: dict[QEvent.Type, int] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Timer, QEvent.Type.Paint, QEvent.Type.UpdateRequest):
            self.count[event.type()] = self.count.get(event.type(), 0) + 1
        return False


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(4000):
        if condition():
            return
        QTest.qWait(5)
    raise AssertionError("it never comes")


@pytest.mark.long
def test_frames_come_by_themselves_and_stop(application: QApplication) -> None:
    view = NestedSlideView([("Buttons", Buttons())], header_height=HEADER, hover_height=TABS)
    view.set_header(QWidget())
    view.set_hover(TabBar(view))
    ScrollIndicator(view)
    assert not view.waiting or view.frames == 0
    view.show()
    wait_until(lambda: view.frames > 0 and not view.waiting)
    QTest.wheelEvent(view.windowHandle(), QPointF(195, 500), QPoint(0, -120))
    assert view.waiting
    wait_until(lambda: not view.waiting)
    assert view.snapshot().path == pytest.approx(120, abs=0.2)
    wait_until(lambda: not view.findChildren(ScrollIndicator)[0].isVisible())
    QTest.qWait(5)
    frames, counter = view.frames, Counter()
    application.installEventFilter(counter)
    QTest.qWait(120)
    application.removeEventFilter(counter)
    assert (view.frames, counter.count) == (frames, {})
    view.close()
    view.deleteLater()


def test_a_view_that_is_hidden_asks_for_no_frames(application: QApplication) -> None:
    view = NestedSlideView([("Buttons", Buttons())], header_height=HEADER)
    view.show()
    # The first widget gets the focus, and is brought into view.
    wait_until(lambda: view.frames > 0 and not view.waiting)
    begun = view.frames
    view.run(lambda: view.coordinator.scroll_to(outer=HEADER, animated=True))
    wait_until(lambda: view.frames > begun + 2)
    view.hide()
    frames = view.frames
    QTest.qWait(60)
    assert view.frames == frames
    view.show()
    wait_until(lambda: view.snapshot().at_rest)
    view.deleteLater()


# ---------------------------------------------------------------------------------------------------------- direction


def test_from_right_to_left(open_view: Open) -> None:
    page = ListPage(QStringListModel([str(n) for n in range(90)]), layout="grid", columns=3, uniform=True)
    scene = open_view(("First", page), ("Second", Buttons()))
    scene.view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    scene.run(2)
    assert scene.view.coordinator.settings.right_to_left
    model = page.model()
    assert model is not None
    assert page.visualRect(model.index(0, 0)).x() == 260
    scene.drag(100, 600, 0)
    scene.point("release", 100, 600)
    QTest.keyClick(scene.view, Qt.Key.Key_Left)
    scene.rest()
    assert scene.now.page_index == 1
    assert scene.now.tab_indicator.x == 0
    scene.tap(290, HEADER + 20)
    scene.rest()
    assert scene.now.page_index == 0


# --------------------------------------------------------------------------------------------------------------- time


class Stamped:
    """As much of an event as a clock looks at."""

    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds

    def timestamp(self) -> int:
        return self.milliseconds


def test_events_keep_the_distances_of_their_stamps(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, now = EventClock(), [0.0]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    times = []
    # Handed over with a lateness of 3, 20, 1, and 50 ms; then by another clock.
    for stamp, late in ((5000, 0.003), (5016, 0.020), (5032, 0.001), (5048, 0.050), (90_000, 5.0)):
        now[0] = (stamp - 5000) / 1000 + late if stamp < 90_000 else 0.2
        times.append(clock.of(Stamped(stamp)))  # type: ignore[arg-type]
    assert times == pytest.approx([0.003, 0.019, 0.033, 0.049, 0.2])
    assert all(later >= earlier for earlier, later in zip(times, times[1:]))


def test_the_package_itself_needs_no_qt(python: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    program = "import sys, nestedslide; print([name for name in sys.modules if 'PySide6' in name or '.qt' in name])"
    assert python("-c", program).stdout == "[]\n"
