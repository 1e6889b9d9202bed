"""What the tests of the PySide6 widgets share: views with a still clock, and a hand on them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from nestedslide import Snapshot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

try:
    from PySide6.QtCore import QEvent, QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

    from nestedslide.qt import NestedSlideView, TabBar
except ImportError as error:
    pytest.skip(f"PySide6 cannot be imported: {error}", allow_module_level=True)

FRAME = 1 / 60
HEADER, TABS, BUTTON = 200, 48, 40
SLOP, MOUSE_SLOP = 10, 3


class Buttons(QWidget):
    """A page of buttons, one below the other without gaps, that remembers what was clicked."""

    def __init__(self, count: int = 40) -> None:
        super().__init__()
        self.clicked: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.buttons = [QPushButton(str(number)) for number in range(count)]
        for number, button in enumerate(self.buttons):
            button.setFixedHeight(BUTTON)
            button.clicked.connect(lambda _=False, number=number: self.clicked.append(number))
            column.addWidget(button)

    @property
    def down(self) -> list[int]:
        return [number for number, button in enumerate(self.buttons) if button.isDown()]


class Scene:
    """A view of 390 by 844 with a header of 200 and tabs of 48, and a hand."""

    def __init__(self, pages: list[tuple[str, Any]], device: Any, settings: dict[str, Any]) -> None:
        self.time = 0.0
        self.device = device
        given = {"header_height": HEADER, "hover_height": TABS, **settings}
        self.view = NestedSlideView(pages, clock=lambda: self.time, automatic_frames=False, **given)
        self.header = QLabel("header")
        self.tabs = TabBar(self.view)
        self.view.set_header(self.header)
        self.view.set_hover(self.tabs)
        self.view.show()
        self.run(2)

    @property
    def slop(self) -> int:
        """How far what drives the view moves before it drags."""
        return MOUSE_SLOP if self.device is None else SLOP

    @property
    def now(self) -> Snapshot:
        return self.view.snapshot()

    def run(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.time += FRAME
            QApplication.processEvents()
            self.view.frame()

    def rest(self) -> None:
        for _ in range(3000):
            self.time += FRAME
            if not self.view.frame():
                assert self.now.at_rest
                return
        raise AssertionError("it never rests")

    def touch(self, kind: str, x: float, y: float, finger: int = 0) -> None:
        self.time += FRAME
        touch = QTest.touchEvent(self.view.windowHandle(), self.device)
        getattr(touch, kind)(finger, QPoint(round(x), round(y)))
        touch.commit()

    def mouse(self, kind: str, x: float, y: float) -> None:
        self.time += FRAME
        handle, place = self.view.windowHandle(), QPoint(round(x), round(y))
        if kind == "move":
            QTest.mouseMove(handle, place)
        else:
            act = QTest.mousePress if kind == "press" else QTest.mouseRelease
            act(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def point(self, kind: str, x: float, y: float) -> None:
        """By touch where there is a device, else by mouse."""
        (self.mouse if self.device is None else self.touch)(kind, x, y)

    def tap(self, x: float, y: float) -> None:
        self.point("press", x, y)
        self.point("release", x, y)

    def drag(self, x: float, y: float, dy: float, steps: int = 6) -> None:
        self.point("press", x, y)
        for step in range(1, steps + 1):
            self.point("move", x, y + dy * step / steps)


Open = Callable[..., Scene]


@pytest.fixture(scope="module")
def application() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    found.setDoubleClickInterval(0)
    return found


@pytest.fixture
def open_view(application: QApplication) -> Iterator[Open]:
    made: list[Scene] = []

    def make(*pages: tuple[str, Any], touch: bool = False, **settings: Any) -> Scene:
        device = QTest.createTouchDevice() if touch else None
        made.append(Scene(list(pages), device, settings))
        return made[-1]

    yield make
    for scene in made:
        scene.view.close()
        scene.view.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def page() -> Buttons:
    return Buttons()


@pytest.fixture(params=["touch", "mouse"])
def view_scene(request: pytest.FixtureRequest, page: Buttons, open_view: Open) -> Scene:
    return open_view(("Buttons", page), ("Others", Buttons(3)), touch=request.param == "touch")
