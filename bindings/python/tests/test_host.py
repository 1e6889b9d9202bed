"""nestedslide.host: the core with a clock of the test's, and each adapter by its toolkit's own events."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from math import floor
from typing import Any, Callable

import pytest

from nestedslide import Coordinator
from nestedslide.host import SlideHost, StampClock


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def profile() -> Coordinator:
    return Coordinator([3000.0, 1500.0], viewport=(390, 844), header_height=240, hover_height=48)


@pytest.fixture
def host(clock: Clock) -> SlideHost:
    return SlideHost(profile(), clock=clock)


def drag(host: SlideHost, clock: Clock, distance: float, steps: int = 10) -> None:
    host.pointer_down(195, 700)
    for n in range(1, steps + 1):
        clock.time += 0.016
        host.pointer_move(195, 700 - distance * n / steps)
        host.frame()
    clock.time += 0.3
    host.pointer_up(195, 700 - distance)


def rest(host: SlideHost, clock: Clock) -> None:
    for _ in range(2000):
        if not host.needs_frame:
            return
        clock.time += 0.016
        host.frame()
    raise AssertionError("it does not come to rest")


class TestCore:
    def test_a_drag_counts_to_the_point(self, host: SlideHost, clock: Clock) -> None:
        drag(host, clock, 410)
        rest(host, clock)
        assert host.last is not None
        shot = host.last.snapshot
        assert shot.outer == 240
        assert shot.inner == pytest.approx(410 - 10 - 240)
        assert host.wait is None

    @pytest.mark.parametrize(
        ("given", "message"),
        [
            ({"slide": 3}, "slide must be a Coordinator, not int"),
            ({"on_tap": 3}, "on_tap must be a function or None, not int"),
            ({"clock": 3}, "clock must be a function, not int"),
            ({"pixel": "1"}, "pixel must be a number, not str"),
        ],
    )
    def test_wrong_arguments_are_named(self, given: dict[str, Any], message: str) -> None:
        with pytest.raises(TypeError, match=message):
            SlideHost(**{"slide": profile(), **given})

    def test_resampling_is_on(self, host: SlideHost) -> None:
        assert host.slide.settings.resampling.name == "on"

    def test_nothing_is_needed_at_rest_and_something_after_input(self, host: SlideHost, clock: Clock) -> None:
        assert host.needs_frame
        host.frame()
        assert not host.needs_frame
        host.changed()
        assert host.needs_frame
        assert host.wait == 0

    @pytest.mark.parametrize("pixel", [0.5, 1.0])
    def test_it_sleeps_until_the_next_pixel(self, pixel: float) -> None:
        shown: list[list[tuple[int, int]]] = []
        for size in (0.0, pixel):
            clock = Clock()
            host = SlideHost(profile(), clock=clock, pixel=size)
            host.pointer_down(195, 800)
            for n in range(1, 6):
                clock.time += 0.016
                host.pointer_move(195, 800 - 30 * n)
                host.frame()
            host.pointer_up(195, 650)
            places = []
            while (wait := host.wait) is not None:
                # The sum may fall short of the instant by a rounding.
                clock.time += max(wait, 1 / 240) + 1e-9
                shot = host.frame().snapshot
                places.append((floor(shot.outer / pixel + 0.5), floor(shot.inner / pixel + 0.5)))
            shown.append(places)
        every, some = shown
        assert every[-1] == some[-1]
        # The last frame ends the motion.
        assert all(one != other for one, other in zip(some, some[1:-1]))
        assert len(some) < len(every)

    def test_what_begins_after_a_rest_begins_now(self, host: SlideHost, clock: Clock) -> None:
        host.frame()
        clock.time += 60
        host.wheel(0, 1, 195, 600)
        clock.time += 0.016
        assert 0 < host.frame().snapshot.path < 60
        rest(host, clock)
        clock.time += 60
        host.key("end")
        clock.time += 0.016
        assert host.frame().snapshot.path < 1000
        rest(host, clock)
        clock.time += 60
        host.pointer_down(300, 24)
        host.pointer_up(300, 24)
        clock.time += 0.016
        assert 0 < host.frame().snapshot.page_position < 0.2
        rest(host, clock)
        clock.time += 60
        host.catch_up()
        assert host.needs_frame
        host.slide.scroll_to_top(animated=True)
        clock.time += 0.016
        assert host.frame().snapshot.path > 200

    def test_a_tap_goes_to_the_tab_below_it(self, host: SlideHost, clock: Clock) -> None:
        host.frame()
        host.pointer_down(300, 264)
        clock.time += 0.05
        host.pointer_up(300, 264)
        rest(host, clock)
        assert host.slide.snapshot().page_index == 1

    def test_the_host_may_take_a_tap(self, host: SlideHost, clock: Clock) -> None:
        taps: list[tuple[float, float]] = []

        def take(x: float, y: float) -> bool:
            taps.append((x, y))
            return True

        host.on_tap = take
        host.frame()
        host.pointer_down(300, 264)
        host.pointer_up(300, 264)
        rest(host, clock)
        assert (taps, host.slide.snapshot().page_index) == ([(300, 264)], 0)

    def test_pointers_that_are_none_of_its_own(self, host: SlideHost, clock: Clock) -> None:
        assert not host.pointer_move(1, 1)
        assert not host.pointer_up(1, 1)
        assert all(host.pointer_down(100 + n, 500, ("screen", n)) for n in range(8))
        assert not host.pointer_down(100, 500, "one more")
        assert not host.pointer_down(100, 500, ("screen", 3))
        assert not host.wheel(0, 1, 195, 600)
        host.cancel()
        assert not host.is_touched
        assert host.wheel(0, 1, 195, 600)

    def test_time_goes_on_from_where_the_coordinator_is(self, clock: Clock) -> None:
        slide = profile()
        slide.advance(50)
        host = SlideHost(slide, clock=clock)
        clock.time += 1
        assert host.frame().snapshot.time == 51
        clock.time -= 10
        assert host.frame().snapshot.time == 51


class TestStamps:
    def test_distances_are_the_stamps(self, clock: Clock) -> None:
        stamps = StampClock(clock)
        first = stamps.of(7.0)
        clock.time += 0.040
        assert stamps.of(7.008) - first == pytest.approx(0.008)
        clock.time += 0.001
        assert stamps.of(7.016) - first == pytest.approx(0.016)

    def test_another_clock_is_noticed(self, clock: Clock) -> None:
        stamps = StampClock(clock)
        stamps.of(7.0)
        clock.time += 5
        assert stamps.of(3.0) == clock.time
        assert stamps.of(0) == clock.time


def test_asyncio_goes_on_after_a_rest() -> None:
    from nestedslide.host.asyncio import AsyncHost

    async def main() -> list[float]:
        host = AsyncHost(profile(), rate=1000)
        seen: list[float] = []

        async def look() -> None:
            async for frame in host.frames():
                seen.append(frame.snapshot.outer)

        task = asyncio.create_task(look())
        await asyncio.sleep(0.02)
        at_rest = len(seen)
        host.slide.scroll_to(outer=240, animated=False)
        host.changed()
        await asyncio.sleep(0.02)
        assert 1 == at_rest < len(seen)
        host.close()
        await asyncio.wait_for(task, 5)
        return seen

    assert asyncio.run(main())[-1] == 240


class TestPygame:
    @pytest.fixture
    def pygame(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
        pygame = pytest.importorskip("pygame")
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.display.set_mode((390, 844))
        pygame.event.get()
        yield pygame
        pygame.display.quit()

    def test_mouse_wheel_and_keys(self, pygame: Any, clock: Clock) -> None:
        from nestedslide.host.pygame import PygameHost

        host = PygameHost(profile(), clock=clock)

        def post(kind: int, **what: Any) -> None:
            pygame.event.post(pygame.event.Event(kind, **what))
            clock.time += 0.016
            host.handle(pygame.event.get())
            host.frame()

        post(pygame.MOUSEBUTTONDOWN, pos=(195, 700), button=1)
        for y in range(690, 289, -10):
            post(pygame.MOUSEMOTION, pos=(195, y), buttons=(1, 0, 0))
        clock.time += 0.3
        post(pygame.MOUSEBUTTONUP, pos=(195, 290), button=1)
        rest(host, clock)
        assert host.slide.snapshot().path == pytest.approx(410 - 3)
        post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
        rest(host, clock)
        assert host.slide.snapshot().path > 407 + 50
        post(pygame.KEYDOWN, key=pygame.K_HOME, mod=0)
        rest(host, clock)
        assert host.slide.snapshot().path == 0

    def test_fingers_count_once_and_moves_of_a_frame_are_one(self, pygame: Any, clock: Clock) -> None:
        from nestedslide.host.pygame import PygameHost

        host = PygameHost(profile(), clock=clock)
        host.frame()
        host.slide.record_start()
        finger = {"touch_id": 5, "finger_id": 9, "x": 0.5}
        events = [pygame.event.Event(pygame.FINGERDOWN, **finger, y=0.5)]
        events += [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(195, 422), button=1, touch=True)]
        events += [pygame.event.Event(pygame.FINGERMOTION, **finger, y=0.5 - n / 100) for n in range(1, 6)]
        events += [pygame.event.Event(pygame.FINGERUP, **finger, y=0.45)]
        host.handle(events)
        assert not host.is_touched
        from nestedslide.records import decode

        calls = [entry for entry in decode(host.slide.record_read()).entries if entry.operation.name == "pointer"]
        assert len(calls) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="the offscreen platform of Linux")
def test_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PySide6")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    from nestedslide.host.qt import QtHost

    application = QApplication.instance() or QApplication([])
    widget = QWidget()
    widget.resize(390, 844)
    seen: list[float] = []
    qt = QtHost(widget, profile(), lambda frame: seen.append(frame.snapshot.path))
    widget.show()

    def until(condition: Callable[[], bool]) -> None:
        for _ in range(1000):
            if condition():
                return
            QTest.qWait(20)
        raise AssertionError("not within 20 s")

    QTest.qWait(50)
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(widget, left, pos=QPoint(195, 700))
    for y in range(690, 289, -10):
        QTest.mouseMove(widget, QPoint(195, y), 1)
    QTest.qWait(300)
    QTest.mouseRelease(widget, left, pos=QPoint(195, 290))
    # On a busy machine the finger may lift while it still counts as moving, and throw.
    until(lambda: not qt.host.needs_frame)
    assert qt.host.slide.snapshot().path >= 410 - 3 - 1e-6
    assert seen[-1] == qt.host.slide.snapshot().path
    drawn = len(seen)
    QTest.qWait(60)
    assert len(seen) == drawn
    QTest.keyClick(widget, Qt.Key.Key_Home)
    until(lambda: qt.host.slide.snapshot().path == 0)
    widget.close()
    application.processEvents()


# Each toolkit that needs a display runs in a program of its own, in an X server.
TKINTER = """
import tkinter
from nestedslide import Coordinator
from nestedslide.host.tkinter import TkHost
root = tkinter.Tk()
root.geometry("390x844+0+0")
slide = Coordinator([3000.0], viewport=(390, 844), header_height=240, hover_height=48)
seen = []
host = TkHost(root, slide, lambda frame: seen.append(frame.snapshot.path))
def wait(milliseconds):
    done = tkinter.BooleanVar(root)
    root.after(milliseconds, lambda: done.set(True))
    root.wait_variable(done)
wait(200)
root.event_generate("<ButtonPress-1>", x=195, y=700)
for y in range(690, 289, -10):
    root.event_generate("<B1-Motion>", x=195, y=y, state=0x100)
    wait(4)
wait(300)
root.event_generate("<ButtonRelease-1>", x=195, y=290)
# On a busy machine the finger may lift while it still counts as moving, and throw.
while host.needs_frame:
    wait(20)
rest = slide.snapshot().path
assert rest >= 407 - 1e-6, rest
assert seen[-1] == slide.snapshot().path and not host.needs_frame
drawn = len(seen)
root.event_generate("<ButtonPress-5>", x=195, y=600)
while slide.snapshot().path <= rest + 50:
    wait(20)
assert len(seen) > drawn
root.destroy()
print("as it should be")
"""
RAYLIB = """
import os, subprocess, time
import pyray
from nestedslide import Coordinator
from nestedslide.host.raylib import RaylibHost
pyray.set_trace_log_level(pyray.TraceLogLevel.LOG_NONE)
pyray.init_window(390, 844, "slide")
pyray.set_window_position(0, 0)
slide = Coordinator([3000.0], viewport=(390, 844), header_height=240, hover_height=48)
host = RaylibHost(slide)
def frames(count):
    for _ in range(count):
        host.poll()
        if host.needs_frame:
            host.frame()
        pyray.begin_drawing()
        pyray.clear_background(pyray.WHITE)
        pyray.end_drawing()
        time.sleep(0.004)
def hand(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)
    frames(4)
frames(5)
found = subprocess.run(["xdotool", "search", "--name", "slide"], capture_output=True, text=True)
hand("windowfocus", found.stdout.split()[0])
hand("mousemove", 195, 700)
hand("mousedown", 1)
for y in range(660, 289, -40):
    hand("mousemove", 195, y)
hand("mousemove", 195, 290)
frames(60)
hand("mouseup", 1)
while host.needs_frame:
    frames(2)
assert slide.snapshot().path >= 407 - 1e-6, slide.snapshot().path
hand("key", "Home")
while slide.snapshot().path != 0:
    frames(2)
pyray.close_window()
print("as it should be")
"""


@pytest.mark.parametrize("toolkit", ["tkinter", "raylib"])
def test_with_a_display(toolkit: str) -> None:
    pytest.importorskip("tkinter" if toolkit == "tkinter" else "pyray")
    for program in ("xvfb-run", *(["xdotool"] if toolkit == "raylib" else [])):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed: apt install xvfb xdotool")
    server = ["xvfb-run", "-a", "-s", "-screen 0 390x844x24 +extension GLX +extension XTEST -nolisten tcp"]
    command = [sys.executable, "-c", TKINTER if toolkit == "tkinter" else RAYLIB]
    done = subprocess.run([*server, *command], env=dict(os.environ), capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "as it should be\n"), done.stderr
