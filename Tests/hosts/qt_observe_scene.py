"""What the tests of the example for Qt share: a window with a still clock, a hand on it, and what is said there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from math import copysign
from time import monotonic, sleep
from typing import Any, Callable

import pytest
from conftest import TREE
from nestedslide import Correction, MovedBy, Snapshot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

try:
    from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
    from PySide6.QtGui import QScrollEvent
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QScroller, QScrollerProperties
except ImportError as error:
    pytest.skip(f"PySide6 cannot be imported: {error}", allow_module_level=True)

EXAMPLES = TREE / "examples" / "qt"
sys.path.insert(0, str(EXAMPLES))
ProfileWindow: Any = import_module("qt_observed.window").ProfileWindow
FLICK: Any = import_module("nestedslide.qt.observed_area").FLICK

RANGE = 328
STEP = 40
"""How far a finger moves at a time; what a view is given at the seam may be off by one such step."""
WHEEL = 72
"""What a notch of the wheel scrolls: three lines of 24."""

NOTES = (195, 780)
COVER = (195, 420)
TABS = (195, 80)


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Watch(QObject):
    """Counts the frames in which Qt scrolls a viewport by finger."""

    def __init__(self, viewport: QObject) -> None:
        super().__init__(viewport)
        self.scrolls = 0
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.scrolls += event.type() == QEvent.Type.Scroll
        return False


class Reports:
    """Listens in on what the window tells the coordinator and on the answers."""

    def __init__(self, window: Any) -> None:
        self.all: list[tuple[int, float, MovedBy, tuple[Correction, ...]]] = []
        self.told_of_corrections = 0
        self._observe = window.coordinator.observe
        self._asked: dict[int, float] = {}
        window.coordinator.observe = self.observe

    def observe(self, view: int, offset: float, moved_by: MovedBy) -> tuple[Correction, ...]:
        corrections: tuple[Correction, ...] = self._observe(view, offset, moved_by)
        asked = self._asked.pop(view, None)
        # A view goes to whole points. What springs back passes close by on its way.
        if asked is not None and offset == round(asked):
            self.told_of_corrections += 1
            assert corrections == ()
        self._asked.update({each.view: each.offset for each in corrections})
        self.all.append((view, offset, moved_by, corrections))
        return corrections

    @property
    def corrections(self) -> list[Correction]:
        return [each for report in self.all for each in report[3]]

    @property
    def heirs(self) -> list[Correction]:
        return [each for each in self.corrections if each.heir is not None]

    def of(self, view: int) -> set[MovedBy]:
        return {moved_by for seen, _, moved_by, _ in self.all if seen == view}


def wait_until(condition: Callable[[], bool]) -> None:
    end = monotonic() + 4
    while not condition():
        assert monotonic() < end
        QTest.qWait(5)


class Scene:
    """A window, its clock, a hand on it, and what is said between Qt and the engine."""

    def __init__(self, device: Any, settings: dict[str, Any]) -> None:
        self.clock = Clock()
        self.window = ProfileWindow(clock=self.clock, **settings)
        self.window.show()
        QTest.qWait(1)
        self.watch = Watch(self.window.outer.viewport())
        self.device = device
        self.finger = (0.0, 0.0)
        self.reports = Reports(self.window)

    @property
    def now(self) -> Snapshot:
        now: Snapshot = self.window.coordination.now
        return now

    @property
    def outer(self) -> Any:
        return self.window.outer.verticalScrollBar()

    def bar(self, page: int) -> Any:
        return self.window.pager.pages[page].verticalScrollBar()

    def x_of_page(self, page: int) -> int:
        """Where a page is in the pager's viewport."""
        x: int = self.window.pager.pages[page].x() - self.window.pager.horizontalScrollBar().value()
        return x

    @property
    def places(self) -> tuple[int, int]:
        """Where the outer view and the current page are."""
        return self.outer.value(), self.bar(self.now.page_index).value()

    def pin(self, offset: int = 0, page: int = 0) -> None:
        """A program collapses the header and scrolls a page."""
        self.outer.setValue(self.outer.maximum())
        self.bar(page).setValue(offset)
        assert self.places == (self.outer.maximum(), offset)

    @property
    def ticks(self) -> bool:
        """Whether the window lets the engine's time go on by itself."""
        return bool(self.window.coordination.findChild(QTimer).isActive())

    def thrown(self, view: int) -> float:
        """How fast Qt scrolls a view by itself, 0 where it does not."""
        scroller = self.window.coordination.views[view].scroller
        if scroller.state() is not QScroller.State.Scrolling:
            return 0
        return float(scroller.velocity().y() * scroller.pixelPerMeter().y())

    def turn(self, page: int) -> None:
        """Clicks on a tab and lets the pager get there."""
        self.click_tab(page)
        self.run(1)
        assert self.now.page_index == page

    # ----------------------------------------------------------------------------------------------------- a hand

    def post(self, kind: str, x: float, y: float) -> None:
        self.finger = (x, y)
        handle, place = self.window.windowHandle(), QPoint(round(x), round(y))
        if self.device is not None:
            touch = QTest.touchEvent(handle, self.device)
            getattr(touch, kind)(0, place)
            touch.commit()
        elif kind == "move":
            QTest.mouseMove(handle, place)
        else:
            act = QTest.mousePress if kind == "press" else QTest.mouseRelease
            act(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def drag(self, start: tuple[int, int], dy: int) -> list[tuple[int, int]]:
        """A finger comes down and moves; tells where the views were after each step. It does not lift."""
        seen = []
        self.post("press", *start)
        for k in range(1, abs(dy) // STEP + 1):
            self.clock.time += 1 / 60
            self.watch.scrolls = 0
            self.post("move", start[0], start[1] + (k * STEP if dy > 0 else -k * STEP))
            # Qt moves what is dragged at its next frame; the outer view sees every finger.
            wait_until(lambda: self.watch.scrolls > 0)
            QTest.qWait(1)
            seen.append(self.places)
        return seen

    def lift(self) -> None:
        self.post("release", *self.finger)

    def flick(self, start: tuple[int, int], dy: int) -> None:
        """Too quick for Qt to move anything before the finger is gone again."""
        self.post("press", *start)
        sleep(0.01)
        self.post("move", start[0], start[1] + dy)
        sleep(0.01)
        self.lift()

    def glide(self, frames: int) -> None:
        """What is left of throws, at the speed it has now: in place of Qt's own frames, which go by the real time."""
        for _ in range(frames):
            self.clock.time += 1 / 60
            views = self.window.coordination.views
            for view, speed in [(views[index], self.thrown(index)) for index in views if self.thrown(index)]:
                place = view.bar.value() + round(copysign(max(abs(speed) / 60, 1), speed))
                inside = min(max(place, 0), view.bar.maximum())
                state = QScrollEvent.ScrollState.ScrollUpdated
                event = QScrollEvent(QPointF(0, inside), QPointF(0, place - inside), state)
                QApplication.sendEvent(view.area.viewport(), event)

    def glide_until(self, there: Callable[[], bool], meanwhile: Callable[[], bool]) -> None:
        for _ in range(600):
            if there():
                return
            assert meanwhile()
            self.glide(1)
        raise AssertionError("it never gets there")

    def wheel(self, place: tuple[int, int], notches: int) -> tuple[int, int]:
        QTest.wheelEvent(self.window.windowHandle(), QPointF(*place), QPoint(0, -120 * notches))
        return self.places

    def wheel_across(self, way: int) -> None:
        """A trackpad moves sideways over the page, so many points."""
        QTest.wheelEvent(self.window.windowHandle(), QPointF(*NOTES), QPoint(-way * 2, 0), QPoint(-way, 0))

    def key(self, name: str) -> None:
        QTest.keyClick(self.window, Qt.Key[f"Key_{name}"])

    def click_tab(self, index: int) -> None:
        QTest.mouseClick(self.window.tab_bar.buttons[index], Qt.MouseButton.LeftButton)

    # ------------------------------------------------------------------------------------------------------- time

    def run(self, seconds: float) -> None:
        """Lets the engine's own motions go on."""
        for _ in range(round(seconds * 60)):
            self.clock.time += 1 / 60
            self.window.coordination.tick()

    def wait(self, milliseconds: int) -> None:
        QTest.qWait(milliseconds)

    def rest(self) -> tuple[int, int]:
        """Ends what Qt moves; what springs back is waited for, and the engine has to see that all is at rest."""
        self.window.coordination.catch()
        wait_until(lambda: not QScroller.activeScrollers())
        self.run(0.2)
        assert self.now.at_rest
        self.check_agreement()
        return self.places

    def check_agreement(self) -> None:
        """Qt's scroll bars are where the engine has them, to the whole point, and nothing is left to correct."""
        outer, page = self.places
        assert abs(outer - self.now.outer) < 1
        assert abs(page - self.now.inner) < 1
        assert self.window.coordinator.poll_corrections() == ()


Open = Callable[..., Scene]


@pytest.fixture(scope="module")
def application() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    # One finger after another is no double click.
    found.setDoubleClickInterval(0)
    return found


@pytest.fixture
def open_scene(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    # Throws keep their speed, whatever time a test takes, and the slowest counts; what springs back is soon there.
    monkeypatch.setitem(FLICK, QScrollerProperties.ScrollMetric.DecelerationFactor, 0.02)
    monkeypatch.setitem(FLICK, QScrollerProperties.ScrollMetric.MinimumVelocity, 0.0)
    monkeypatch.setitem(FLICK, QScrollerProperties.ScrollMetric.OvershootScrollTime, 0.2)
    made: list[Scene] = []

    def make(touch: bool = False, **settings: Any) -> Scene:
        made.append(Scene(QTest.createTouchDevice() if touch else None, settings))
        return made[-1]

    yield make
    for scene in made:
        scene.window.close()
        scene.window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(params=["mouse", "touch"])
def scene(open_scene: Open, request: pytest.FixtureRequest) -> Scene:
    return open_scene(touch=request.param == "touch")


@pytest.fixture
def still(open_scene: Open) -> Scene:
    """Without fingers."""
    return open_scene()
