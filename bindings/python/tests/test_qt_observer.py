"""QScrollAreas of a program's own that a NestedObserver holds together: real ones, with wheel, fingers and commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QWheelEvent  # noqa: E402
from PySide6.QtWidgets import QAbstractSlider, QApplication, QLabel, QScrollArea, QStackedWidget, QWidget  # noqa: E402
from test_qt_view_scene import application  # noqa: E402, F401

from nestedslide.qt import NestedObserver  # noqa: E402

WIDTH, HEIGHT, HEADER, BAR = 390, 800, 200, 50
LENGTHS = (3000, 1200)
Step = QAbstractSlider.SliderAction


def bare(area: QScrollArea) -> None:
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class Profile:
    """A header of 200, a bar of 50 and two contents, one of them shown: what any program of Qt's has."""

    def __init__(self, **settings: Any) -> None:
        self.time = 0.0
        self.main = QScrollArea()
        bare(self.main)
        self.main.resize(WIDTH, HEIGHT)
        column = QWidget()
        QLabel("header", column).setGeometry(0, 0, WIDTH, HEADER)
        QLabel("bar", column).setGeometry(0, HEADER, WIDTH, BAR)
        self.stack = QStackedWidget(column)
        self.stack.setGeometry(0, HEADER + BAR, WIDTH, HEIGHT - BAR)
        self.rows: list[QWidget] = []
        self.contents = [self._content(length) for length in LENGTHS]
        column.setFixedSize(WIDTH, HEADER + HEIGHT)
        self.main.setWidget(column)
        self.main.show()
        QApplication.processEvents()
        self.observer = NestedObserver(self.main, self.contents, stack=self.stack, clock=lambda: self.time, **settings)

    def _content(self, length: int) -> QScrollArea:
        area = QScrollArea()
        bare(area)
        rows = QWidget()
        rows.setFixedSize(WIDTH, length)
        area.setWidget(rows)
        self.rows.append(rows)
        self.stack.addWidget(area)
        return area

    @property
    def places(self) -> tuple[int, int]:
        """How far the main area and the content that shows are scrolled."""
        return self.main.verticalScrollBar().value(), self.contents[
            self.stack.currentIndex()
        ].verticalScrollBar().value()

    def wheel(self, pixels: int) -> None:
        """Qt gives it to the content first, and what that does not take to the area around; 120 units are 60 points."""
        self.time += 0.5
        content = self.contents[self.stack.currentIndex()].viewport()
        place = QPointF(content.rect().center())
        event = QWheelEvent(
            place, QPointF(content.mapToGlobal(place.toPoint())), QPoint(), QPoint(0, -2 * pixels),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(content, event)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.time += 1 / 60
            self.observer.tick()


@pytest.fixture
def profile(application: Any) -> Iterator[Profile]:  # noqa: F811
    shown = Profile()
    yield shown
    shown.observer.stop()
    shown.main.close()


def test_sizes_follow_from_the_widgets(profile: Profile) -> None:
    now = profile.observer.now
    assert (now.range, now.max_inner) == (HEADER, LENGTHS[0] - (HEIGHT - BAR))
    assert now.page_count == len(LENGTHS)


def test_the_header_goes_first_and_the_content_after_it(profile: Profile) -> None:
    profile.wheel(120)
    assert profile.places == (120, 0)
    profile.wheel(200)
    profile.wheel(100)
    outer, inner = profile.places
    assert outer == HEADER
    assert inner > 0
    profile.wheel(-inner)
    assert profile.places == (HEADER, 0)
    profile.wheel(-120)
    assert profile.places == (HEADER - 120, 0)


def test_a_content_that_moves_by_hand_under_an_open_header_is_held(profile: Profile) -> None:
    profile.contents[0].verticalScrollBar().triggerAction(Step.SliderPageStepAdd)
    assert profile.places[1] == 0 or profile.places[0] == HEADER
    assert profile.observer.now.inner == profile.places[1]


def test_commands_move_the_areas(profile: Profile) -> None:
    profile.observer.run(lambda: profile.observer.coordinator.scroll_to(HEADER, 500))
    assert profile.places == (HEADER, 500)
    profile.observer.run(lambda: profile.observer.coordinator.scroll_to_top(animated=True))
    profile.run(3)
    assert profile.places == (0, 0)


def test_the_stack_says_which_page_is_shown_and_each_keeps_its_place(profile: Profile) -> None:
    profile.observer.run(lambda: profile.observer.coordinator.scroll_to(HEADER, 500))
    profile.stack.setCurrentIndex(1)
    assert profile.observer.now.page_index == 1
    assert profile.places == (HEADER, 0)
    profile.wheel(90)
    assert profile.places == (HEADER, 90)
    profile.stack.setCurrentIndex(0)
    assert profile.places == (HEADER, 500)


def test_a_content_that_grows_can_be_scrolled_further(profile: Profile) -> None:
    profile.rows[0].setFixedSize(WIDTH, 5000)
    QApplication.processEvents()
    assert profile.observer.now.max_inner == 5000 - (HEIGHT - BAR)


def test_another_header_motion(application: Any) -> None:  # noqa: F811
    profile = Profile(header_motion="quick_return")
    profile.observer.run(lambda: profile.observer.coordinator.scroll_to(HEADER, 700))
    profile.wheel(-80)
    assert profile.places == (HEADER - 80, 700)
    profile.observer.stop()
    profile.main.close()
