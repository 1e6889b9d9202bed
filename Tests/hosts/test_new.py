"""What `nestedslide new` writes, in each toolkit: it opens, follows a drag and turns to a page that is tapped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import LIBRARY, TREE, need, xvfb
from PIL import Image, ImageGrab

HEADER, PAPER, BAR = (196, 64, 44), (250, 246, 240), (255, 255, 255)
SIZE = (390, 700)
ENVIRONMENT = {
    **os.environ,
    "NESTEDSLIDE_LIBRARY": str(LIBRARY),
    "PYTHONPATH": str(TREE / "bindings/python/src"),
    "SDL_VIDEODRIVER": "x11",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_VIDEO_WINDOW_POS": "0,0",
    "SDL_RENDER_DRIVER": "software",
}


def new(folder: Path, toolkit: str) -> Path:
    """A new app, by the command line."""
    target = folder / "My notes"
    command = [sys.executable, "-m", "nestedslide", "new", str(target), "--toolkit", toolkit]
    said = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"{target}: a small app for {toolkit}. Next:\n  cd {target}\n")
    return target


@contextmanager
def running(display: str, *command: str | Path, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([str(word) for word in command], cwd=folder, env={**ENVIRONMENT, "DISPLAY": display})
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def seen(display: str) -> Image.Image:
    return ImageGrab.grab(xdisplay=display).convert("RGB")


def until(display: str, condition: Callable[[Image.Image], bool], what: str) -> Image.Image:
    deadline = time.monotonic() + 20
    while not condition(picture := seen(display)):
        assert time.monotonic() < deadline, f"{what}: not within 20 s"
        time.sleep(0.05)
    return picture


def at_rest(display: str) -> None:
    """Waits for what a late release may have thrown: a touch that stops that is no tap."""
    before, quiet = seen(display), 0
    while quiet < 4:
        time.sleep(0.1)
        now = seen(display)
        quiet = quiet + 1 if now.tobytes() == before.tobytes() else 0
        before = now


def hand(display: str, *words: str | float) -> None:
    subprocess.run(["xdotool", *map(str, words)], env={**os.environ, "DISPLAY": display}, check=True)


def is_near(picture: Image.Image, at: tuple[int, int], color: tuple[int, int, int]) -> bool:
    pixel = picture.getpixel(at)
    assert isinstance(pixel, tuple)
    return all(abs(is_ - wanted) < 12 for is_, wanted in zip(pixel, color, strict=True))


def is_open(picture: Image.Image) -> bool:
    return (
        is_near(picture, (380, 20), HEADER) and is_near(picture, (380, 225), BAR) and is_near(picture, (5, 400), PAPER)
    )


def is_collapsed(picture: Image.Image) -> bool:
    return is_near(picture, (380, 4), BAR) and is_near(picture, (5, 60), PAPER)


def drive(display: str) -> None:
    """Drags the header away with the mouse, then taps the last tab, whose page has the mark of the bar."""
    until(display, is_open, "the app")
    hand(display, "mousemove", 200, 600, "mousedown", 1)
    for y in range(590, 320, -10):
        hand(display, "mousemove", 200, y, "sleep", 0.012)
    time.sleep(0.15)
    hand(display, "mouseup", 1)
    until(display, is_collapsed, "the bar on top")
    at_rest(display)
    hand(display, "mousemove", 330, 20, "mousedown", 1, "sleep", 0.05, "mouseup", 1)
    until(
        display, lambda picture: any(is_near(picture, (330, y), HEADER) for y in range(40, 48)), "the mark of the tab"
    )
    press_keys(display)
    turn_wheel(display)


def press_keys(display: str) -> None:
    """Keys reach the app without a click into it: back to the first tab, to its end and to its top."""
    for name in ("Left", "Left"):
        hand(display, "key", name, "sleep", 0.6)
    until(display, lambda picture: any(is_near(picture, (65, y), HEADER) for y in range(40, 48)), "the first tab")
    hand(display, "key", "Home")
    until(display, is_open, "the top")
    hand(display, "key", "End")
    until(display, is_collapsed, "the end")
    hand(display, "key", "Home")
    until(display, is_open, "the top again")


def turn_wheel(display: str) -> None:
    """Notches of the wheel, which X sends as buttons."""
    hand(display, "mousemove", 200, 500, "click", "--repeat", 6, "--delay", 60, 5)
    until(display, is_collapsed, "the header away")
    hand(display, "click", "--repeat", 6, "--delay", 60, 4)
    until(display, is_open, "the header back")


def screen() -> xvfb:
    need("xdotool", "xdotool")
    return xvfb(*SIZE)


def test_tkinter(tmp_path: Path) -> None:
    pytest.importorskip("tkinter", reason="tkinter is not installed: apt install python3-tk")
    folder = new(tmp_path, "tkinter")
    with screen() as display, running(display, sys.executable, "app.py", folder=folder):
        drive(display)


def test_pygame(tmp_path: Path) -> None:
    folder = new(tmp_path, "pygame")
    with screen() as display, running(display, sys.executable, "app.py", folder=folder) as app:
        drive(display)
        app.send_signal(signal.SIGTERM)
        app.wait(10)


def test_sdl2(tmp_path: Path) -> None:
    need("pkg-config", "pkg-config")
    if subprocess.run(["pkg-config", "--exists", "sdl2"], check=False).returncode != 0:
        pytest.skip("SDL 2 is not installed: apt install libsdl2-dev")
    folder = new(tmp_path, "sdl2")
    (tmp_path / "nestedslide.pc").write_text(
        f"libdir={LIBRARY.parent}\nName: nestedslide\nDescription: as built\nVersion: 0\n"
        f"Cflags: -I{TREE / 'include'}\nLibs: -L${{libdir}} -lNestedSlideC\n"
    )
    flags = "CFLAGS=-O1 -Wall -Wextra -Werror"
    subprocess.run(["make", flags], cwd=folder, env={**ENVIRONMENT, "PKG_CONFIG_PATH": str(tmp_path)}, check=True)
    with screen() as display, running(display, folder / "app", folder=folder) as app:
        drive(display)
        app.send_signal(signal.SIGTERM)
        assert app.wait(10) == 0


QT = """
import sys
from app import window
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

application = QApplication(sys.argv)
view = window()
view.show()
QTest.qWait(200)
view.grab().save("open.png")
handle, left, none = view.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
QTest.mousePress(handle, left, none, QPoint(200, 600))
for y in range(590, 320, -10):
    QTest.mouseMove(handle, QPoint(200, y), 12)
QTest.qWait(150)
QTest.mouseRelease(handle, left, none, QPoint(200, 330))
QTest.qWait(300)
view.grab().save("collapsed.png")
"""


def test_qt(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    folder = new(tmp_path, "qt")
    environment = {**ENVIRONMENT, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", QT], cwd=folder, env=environment, check=True, timeout=60)
    with Image.open(folder / "open.png") as opened, Image.open(folder / "collapsed.png") as collapsed:
        assert is_near(opened.convert("RGB"), (380, 20), HEADER)
        assert not is_near(collapsed.convert("RGB"), (380, 20), HEADER)


def test_web(tmp_path: Path) -> None:
    pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
    from web_browser import browser, files

    folder = new(tmp_path, "web")
    with (
        files(folder) as address,
        browser(need("chromium", "chromium")) as running_browser,
        running_browser.tab() as page,
    ):
        page.size(390, 700, mobile=True)
        page.open(address)
        top = "document.getElementById('{}').getBoundingClientRect().{}"
        deadline = time.monotonic() + 20
        while page.evaluate(top.format("bar", "top")) != 220:
            assert time.monotonic() < deadline, page.problems
            time.sleep(0.05)
        at = time.time()
        page.touch("Start", (200, 600, 0), at=at)
        for n in range(1, 28):
            page.touch("Move", (200, 600 - 10 * n, 0), at=at + 0.016 * n)
        page.touch("End", at=at + 1)
        time.sleep(0.3)
        assert page.evaluate(top.format("bar", "top")) == 0
        page.touch("Start", (330, 20, 0), at=at + 3)
        page.touch("End", at=at + 3.05)
        while page.evaluate(top.format("mark", "left")) < 250:
            assert time.monotonic() < deadline + 5, "the tab"
            time.sleep(0.05)
        assert page.evaluate(
            "[...document.querySelectorAll('h1, [role=tab], .page')].map((each) => each.textContent[0])"
        )[:7] == ["M", "N", "P", "A", "N", "P", "A"]

        def press(key: str) -> None:
            page.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key)
            page.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

        def reaches(expression: str, wanted: object) -> None:
            latest = time.monotonic() + 10
            while (found := page.evaluate(expression)) != wanted:
                assert time.monotonic() < latest, f"{expression} is {found}"
                time.sleep(0.05)

        selected = "[...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true')"
        press("ArrowLeft")
        reaches(selected, 1)
        press("Home")
        reaches(top.format("bar", "top"), 220)
        page.mouse("mouseWheel", 200, 500, deltaX=0, deltaY=400)
        reaches(top.format("bar", "top"), 0)
        page.evaluate("document.querySelector('[role=tab]').click()")
        reaches(selected, 0)
        assert page.problems == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "My notes").mkdir()
    (tmp_path / "My notes" / "mine.txt").write_text("mine")
    command = [sys.executable, "-m", "nestedslide", "new", str(tmp_path / "My notes")]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"nestedslide: {tmp_path / 'My notes'} is there already and not empty\n"


def test_a_name_that_would_end_a_string(tmp_path: Path) -> None:
    target = tmp_path / 'a"b c*) d'
    command = [sys.executable, "-m", "nestedslide", "new", str(target), "--toolkit", "sdl2"]
    subprocess.run(command, env=ENVIRONMENT, capture_output=True, check=True)
    text = (target / "main.c").read_text()
    assert text.startswith("/* ab c d: a header")
    assert 'SDL_CreateWindow("ab c d"' in text
