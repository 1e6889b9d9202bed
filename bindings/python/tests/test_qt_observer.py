"""QScrollAreas of a program's own that a NestedObserver holds together: real ones, with wheel, fingers and commands."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any, Callable

import pytest

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QWheelEvent  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
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

    def __init__(self, *, is_live: bool = False, **settings: Any) -> None:
        self.time = 0.0
        clock = monotonic if is_live else lambda: self.time
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
        self.observer = NestedObserver(self.main, self.contents, stack=self.stack, clock=clock, **settings)

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

    def pull(self, down: int) -> None:
        """A finger pulls the content that shows, in Qt's own time, and lets go."""
        viewport = self.contents[self.stack.currentIndex()].viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(195, 100))
        for way in range(20, down + 1, 20):
            QTest.mouseMove(viewport, QPoint(195, 100 + way))
            QTest.qWait(16)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(195, 100 + down))

    def until(self, condition: Callable[[], bool]) -> None:
        end = monotonic() + 10
        while not condition():
            assert monotonic() < end
            QTest.qWait(20)

    @property
    def pulled(self) -> int:
        """How far the main area is seen beyond its top."""
        return self.main.viewport().y()

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
    assert profile.places == (HEADER, 120 + 200 - HEADER)
    profile.wheel(-200)
    assert profile.places == (120, 0)


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


@pytest.fixture
def refreshing(application: Any) -> Iterator[tuple[Profile, list[int]]]:  # noqa: F811
    """A profile that a pull of more than 60 refreshes, in Qt's own time, and how often it has."""
    shown, asked = Profile(is_live=True, refresh_height=60), [0]
    shown.observer.refreshing.connect(lambda: asked.__setitem__(0, asked[0] + 1))
    yield shown, asked
    shown.observer.stop()
    shown.main.close()


def test_a_pull_refreshes_and_closes_when_that_is_done(refreshing: tuple[Profile, list[int]]) -> None:
    profile, asked = refreshing
    profile.pull(240)
    assert asked == [1]
    assert profile.pulled > 100
    profile.until(lambda: profile.pulled == 60 and profile.observer.now.at_rest)
    assert profile.observer.now.outer == -60
    profile.observer.end_refresh()
    profile.until(lambda: profile.pulled == 0 and profile.observer.now.at_rest)
    assert (profile.observer.now.outer, asked) == (0, [1])


def test_a_short_pull_springs_back(refreshing: tuple[Profile, list[int]]) -> None:
    profile, asked = refreshing
    profile.pull(60)
    profile.until(lambda: profile.pulled == 0 and profile.observer.now.at_rest)
    assert asked == [0]


def test_what_is_held_open_can_be_scrolled_away(refreshing: tuple[Profile, list[int]]) -> None:
    profile, _ = refreshing
    profile.pull(240)
    profile.until(lambda: profile.pulled == 60 and profile.observer.now.at_rest)
    profile.wheel(40)
    assert profile.observer.now.outer == -20
    profile.wheel(120)
    assert (profile.observer.now.outer, profile.places, profile.pulled) == (100, (100, 0), 0)
    profile.wheel(400)
    assert profile.places == (HEADER, 400 - 100)
    profile.observer.end_refresh()
    profile.until(lambda: profile.observer.now.at_rest)
    assert profile.places == (HEADER, 400 - 100)
