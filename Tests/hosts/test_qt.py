"""The PySide6 widgets and the profile page made of them: real events of Qt, the engine's record, a picture."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import fed
import pytest
import session
from nestedslide import Snapshot, WheelPhase
from nestedslide.records import load
from nestedslide.records.playing import perform, restored
from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

try:
    from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
    from PySide6.QtGui import QPointingDevice
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
except ImportError as error:
    pytest.skip(
        f"PySide6 cannot be imported ({error}): pip install 'PySide6-Essentials>=6.8,<6.12', "
        "apt install libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxkbcommon0",
        allow_module_level=True,
    )

from qt_picture import ACCENT, HAIRLINE, SCALE, SURFACE, Box, colors, crop, share, unlike
from qt_player import DOWN, MOVE, UP, Player
from qt_scene import EXAMPLES, FRAME, LIST, Scene

RANGE = 312
SLOP, MOUSE_SLOP = 10, 3
LATENCY = 0.005
"""The view resamples: a frame shows a pointer where it was so long ago, in seconds."""


@pytest.fixture(scope="module")
def application() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    # One tap after another is no double click.
    found.setDoubleClickInterval(0)
    return found


@pytest.fixture(scope="module")
def device(application: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


# ------------------------------------------------------------------------------------------------------------ session


def test_the_session_comes_out_the_same(device: QPointingDevice) -> None:
    text = session.SESSION.read_text()
    player = Player(device)
    answers = [answer for line in session.lines_of(text) if (answer := player.play(line)) is not None]
    player.view.close()
    assert answers == session.expected(text)


# -------------------------------------------------------------------------------------------------------------- input


@pytest.fixture(params=["touch", "mouse"])
def scene(request: pytest.FixtureRequest, device: QPointingDevice, tmp_path: Path) -> Iterator[Scene]:
    made = Scene(device, tmp_path / "record", request.param == "mouse")
    yield made
    made.check_record()


@pytest.fixture
def still(device: QPointingDevice, tmp_path: Path) -> Iterator[Scene]:
    """For what has neither finger nor mouse."""
    made = Scene(device, tmp_path / "record", mouse=True)
    yield made
    made.check_record()


def slop_of(scene: Scene) -> int:
    """How far what drives the scene moves before it drags."""
    return MOUSE_SLOP if scene.uses_mouse else SLOP


def behind(step: float) -> float:
    """How far a frame is behind a pointer that moves so far from one frame to the next."""
    return step * LATENCY / FRAME


def test_a_drag_crosses_the_seam(scene: Scene) -> None:
    scene.drag(LIST, 0, -480, steps=12)
    outer, inner, page = scene.places
    assert (outer, page) == (RANGE, 0)
    assert 480 - slop_of(scene) - RANGE - inner == pytest.approx(behind(480 / 12), rel=0.2)
    # Held still before it lifts: nothing is thrown.
    scene.lift(held=0.5)
    scene.rest()
    assert scene.places == (RANGE, 480 - slop_of(scene) - RANGE, 0)


def test_the_widgets_are_where_the_engine_says(scene: Scene) -> None:
    scene.drag(LIST, 0, -480)
    window, now = scene.window, scene.now
    assert window.header.y() == round(now.header.y) == -RANGE
    assert window.hover.geometry().top() == round(now.hover.y) == 56
    assert window.note_list.verticalOffset() == round(now.inner)
    assert window.note_list.mapTo(window, QPoint()).y() == round(now.pager.y)
    assert window.profile.follow.mapTo(window, QPoint()).y() == 12
    scene.lift()


def test_a_fling_goes_on_across_the_seam_and_comes_to_rest(scene: Scene) -> None:
    scene.drag((195, 500), 0, -200, steps=8)
    outer, inner, _ = scene.places
    assert outer < RANGE
    assert inner == 0
    scene.lift()
    assert scene.now.velocity_y > 1000
    seen = scene.run(0.5)
    paths = [outer + inner for outer, inner, _ in seen]
    assert all(after > before for before, after in zip(paths, paths[1:]))
    assert seen[-1][0] == RANGE
    assert seen[-1][1] > 100
    scene.rest()
    assert scene.places[1] > seen[-1][1]


def test_a_swipe_turns_the_page(scene: Scene) -> None:
    scene.drag((320, 600), -180, 0, steps=6)
    assert 180 - slop_of(scene) - scene.now.page_position * 390 == pytest.approx(behind(180 / 6), rel=0.2)
    scene.lift()
    scene.rest()
    assert scene.places == (0, 0, 1)
    assert scene.window.tabs.currentIndex() == 1
    assert scene.window.photo_list.isVisible()
    assert not scene.window.note_list.isVisible()


def test_a_tap_on_a_tab_turns_the_page(scene: Scene) -> None:
    tab, hover = scene.window.coordinator.tab(2), scene.now.hover
    scene.tap(round(tab.centre[0]), round(hover.y + tab.centre[1]))
    scene.rest()
    assert scene.places == (0, 0, 2)


def test_a_tap_likes_and_a_drag_does_not(scene: Scene) -> None:
    likes = scene.window.profile.likes
    scene.tap(195, 480)
    assert scene.window.profile.likes == likes + 1
    scene.drag((195, 480), 0, -60, steps=4)
    scene.lift()
    assert scene.now.velocity_y > 0
    # This one stops the fling.
    scene.run(4 * FRAME)
    scene.tap(195, 480)
    assert scene.now.velocity_y == 0
    assert scene.window.profile.likes == likes + 1
    scene.rest()
    scene.tap(195, 480)
    assert scene.window.profile.likes == likes + 2


def test_a_drag_from_a_button_does_not_click_it(scene: Scene) -> None:
    button = scene.window.profile.follow
    middle = button.mapTo(scene.window, button.rect().center())
    scene.drag((middle.x(), middle.y()), 0, -40, steps=4)
    assert not button.isDown()
    scene.lift(held=0.5)
    assert not button.isChecked()
    assert scene.places == (40 - slop_of(scene), 0, 0)
    middle = button.mapTo(scene.window, button.rect().center())
    scene.tap(middle.x(), middle.y())
    assert button.isChecked()


def test_a_second_finger_takes_over(device: QPointingDevice, tmp_path: Path) -> None:
    scene = Scene(device, tmp_path / "record", mouse=False)
    scene.drag((100, 700), 0, -100, steps=5)
    scene.hand.touch_two(MOVE, 0, 100, 600, DOWN, 1, 250, 650)
    scene.pointers += [fed.Pointer("move", 100, 600), fed.Pointer("down", 250, 650)]
    before = scene.now.path
    scene.clock.time += FRAME
    scene.hand.touch_two(MOVE, 0, 100, 590, MOVE, 1, 250, 600)
    scene.pointers += [fed.Pointer("move", 100, 590), fed.Pointer("move", 250, 600)]
    assert scene.now.path > before
    scene.clock.time += 0.5
    scene.hand.touch_two(UP, 0, 100, 590, UP, 1, 250, 600)
    scene.pointers += [fed.Pointer("up", 100, 590), fed.Pointer("up", 250, 600)]
    scene.rest()
    scene.check_record()


def test_wheel_notches_glide_across_the_seam(still: Scene) -> None:
    for _ in range(3):
        still.wheel(QPoint(0, -120))
        still.run(0.5)
    outer, inner, page = still.places
    assert (outer, page) == (RANGE, 0)
    assert inner == pytest.approx(360 - RANGE, abs=0.2)
    still.wheel(QPoint(0, 30))
    still.run(1)
    outer, inner, page = still.places
    assert (outer, page) == (RANGE, 0)
    assert inner == pytest.approx(330 - RANGE, abs=0.2)
    for _ in range(2):
        still.wheel(QPoint(0, -120), shift=True)
    still.rest()
    assert still.places[2] == 1


def test_a_trackpad_moves_at_once_and_brings_its_own_momentum(still: Scene) -> None:
    still.wheel(phase=WheelPhase.began, pixels=QPoint(0, -4))
    for amount in (20, 40, 60):
        still.clock.time += FRAME
        still.wheel(phase=WheelPhase.changed, pixels=QPoint(0, -amount))
        still.window.frame()
    assert still.places == (124, 0, 0)
    still.wheel(phase=WheelPhase.ended)
    for amount in (50, 30, 10):
        still.clock.time += FRAME
        still.wheel(phase=WheelPhase.momentum, pixels=QPoint(0, -amount))
        still.window.frame()
    assert still.places == (214, 0, 0)
    still.rest()
    assert still.places == (214, 0, 0)


@pytest.mark.parametrize(
    ("key", "place"),
    [("Down", (40, 0, 0)), ("End", None), ("PageDown", None), ("Space", None), ("Right", (0, 0, 1))],
)
def test_keys_scroll(key: str, place: tuple[float, float, int] | None, still: Scene) -> None:
    QTest.keyClick(still.window, Qt.Key[f"Key_{key}"])
    still.rest()
    if place is not None:
        assert still.places == place
    elif key == "End":
        assert still.places[:2] == (RANGE, still.now.max_inner)
    else:
        assert still.places[0] + still.places[1] == pytest.approx(0.875 * still.now.pager.height)
    QTest.keyClick(still.window, Qt.Key.Key_Left if key == "Right" else Qt.Key.Key_Home)
    still.rest()
    assert still.places == (0, 0, 0)


# ------------------------------------------------------------------------------------------------------------ picture


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / "qt_profile.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module")
def shot(pictures: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Image.Image, Snapshot]:
    """The picture, and where the engine had everything, by the record of that run."""
    record = tmp_path_factory.mktemp("qt") / "record"
    done = python("--screenshot", str(pictures / "qt.png"), "--record", str(record))
    assert done.returncode == 0, done.stderr
    told = load(record)
    with restored(told) as engine:
        for position, entry in enumerate(told.entries):
            perform(engine, entry, position)
        return Image.open(pictures / "qt.png").convert("RGB"), engine.snapshot()


def test_the_picture_shows_what_the_engine_says(shot: tuple[Image.Image, Snapshot]) -> None:
    picture, now = shot
    assert picture.size == (390 * SCALE, 844 * SCALE)
    assert 0 < now.collapse < 1
    at, hover = now.tab_indicator, now.hover
    assert share(crop(picture, at.x + 2, hover.y + at.y + 0.5, at.width - 4, at.height - 1), ACCENT) > 0.98
    others = crop(picture, hover.width / 3, hover.y, hover.width * 2 / 3 - 10, hover.height)
    assert share(others, ACCENT) == 0
    line = crop(picture, at.x + at.width + 4, hover.y + hover.height - 1, 200, 1)
    assert share(line, HAIRLINE) > 0.98
    assert share(crop(picture, 200, hover.y - 8, 100, 7), SURFACE) == 1


def test_the_cover_ends_where_the_header_has_it(shot: tuple[Image.Image, Snapshot]) -> None:
    picture, now = shot
    foot = now.header.y + 152
    cover, below = crop(picture, 140, 0, 240, foot - 1), crop(picture, 140, foot + 1, 120, 12)
    assert share(cover, SURFACE) < 0.01
    assert len(colors(cover.resize((12, 6)))) > 40
    assert share(below, SURFACE) == 1
    # The portrait lies across the cover's foot.
    assert share(crop(picture, 24, foot - 30, 40, 36), SURFACE) < 0.2


TEXTS: dict[str, Callable[[Snapshot], Box]] = {
    "name": lambda now: (8, now.header.y + 206, 160, 36),
    "handle": lambda now: (8, now.header.y + 241, 240, 23),
    "numbers": lambda now: (8, now.header.y + 324, 374, 28),
    "first tab": lambda now: (4, now.hover.y + 4, 122, 38),
    "second tab": lambda now: (134, now.hover.y + 4, 122, 38),
    "third tab": lambda now: (264, now.hover.y + 4, 112, 38),
    "first author": lambda now: (64, now.pager.y + 12, 240, 24),
    "first note": lambda now: (64, now.pager.y + 36, 310, 20),
}


@pytest.mark.parametrize("name", TEXTS)
def test_text_is_there_and_whole(name: str, shot: tuple[Image.Image, Snapshot]) -> None:
    picture, now = shot
    place = crop(picture, *TEXTS[name](now))
    bounds = unlike(place, SURFACE)
    assert bounds is not None
    left, top, right, bottom = bounds
    assert left > 0
    assert top > 0
    assert right < place.width
    assert bottom < place.height
    assert right - left > 30 * SCALE
    assert bottom - top > 8 * SCALE


def test_liked_notes_have_hearts(shot: tuple[Image.Image, Snapshot]) -> None:
    picture, now = shot
    first = crop(picture, 300, now.pager.y + 14, 80, 20)
    second = crop(picture, 300, now.pager.y + 68 + 14, 80, 20)
    assert share(first, ACCENT) > 0.03
    assert share(second, ACCENT) == 0


def test_without_qt_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "PySide6.py").write_text("raise ImportError('not here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = python()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "pip install" in done.stderr


# --------------------------------------------------------------------------------------------------------------- idle


class Paints(QObject):
    """Counts how often anything of the application is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        QTest.qWait(5)


def test_nothing_runs_at_rest(application: QApplication) -> None:
    from profile_page.window import ProfileWindow

    window, paints = ProfileWindow(), Paints()
    window.show()
    QTest.wheelEvent(window.windowHandle(), QPointF(*LIST), QPoint(0, -120))
    assert window.waiting
    wait_until(lambda: window.now.outer > 0 and not window.waiting)
    wait_until(lambda: not window.indicator.isVisible())
    frames = window.frames
    assert frames > 1
    application.installEventFilter(paints)
    QTest.qWait(150)
    application.removeEventFilter(paints)
    assert (window.frames, paints.count) == (frames, 0)
    window.close()


def test_no_frame_of_a_fling_changes_no_pixel(application: QApplication) -> None:
    from profile_page.window import ProfileWindow

    window = ProfileWindow()
    window.show()
    wait_until(lambda: not window.waiting)
    slide, pictures, told = window.coordinator, [window.grab().toImage()], [0]

    def look() -> None:
        before, picture = pictures[0], window.grab().toImage()
        told[0] += 1
        if picture == before and not window.now.at_rest:
            told.append(told[0])
        pictures[0] = picture

    def throw() -> None:
        slide.session_begin(*LIST)
        slide.session_end(0, 900)

    window.run(throw)
    window.moved.connect(look)
    wait_until(lambda: window.now.at_rest and not window.waiting)
    frames, vain = told[0], told[1:]
    # The call's own frame comes before anything has moved.
    assert frames > 20
    assert [frame for frame in vain if frame > 1] == []
    window.close()
