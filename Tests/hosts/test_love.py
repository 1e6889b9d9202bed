"""The LÖVE example: a game's inventory."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import session
from conftest import LIBRARY, TREE, need, xvfb
from fed import Pointer, Wheel, entries, pointers, wheels
from PIL import Image, ImageGrab

GAME = TREE / "examples/love"
ENVIRONMENT = os.environ | {
    "NESTEDSLIDE_LIBRARY": str(LIBRARY),
    "SDL_AUDIODRIVER": "dummy",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}
HEADER, COLLAPSED, TABS, PANEL = 296, 60, 52, 148
RANGE = HEADER - COLLAPSED
SLOP, MOUSE_SLOP = 10, 3
MATERIALS = 7200  # the first item of the fourth page
MATERIALS_TAB = 285


def run(*command: str | Path, display: str = "") -> str:
    """What a program prints; it must end well."""
    result = subprocess.run(
        [str(word) for word in command],
        env=ENVIRONMENT | {"DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def love(display: str, *options: str | Path) -> str:
    return run(need("love", "love"), GAME, *options, display=display)


def values(line: str) -> dict[str, float]:
    """A line of the program's state: a name and a number in turn, the tab's indicator as two."""
    words = line.replace("tab ", "tab_x ").split()
    where = words.index("tab_x")
    words.insert(where + 2, "tab_width")
    words = words[words.index("outer") :]
    return {name: float(number) for name, number in zip(words[::2], words[1::2], strict=True)}


# The session ----------------------------------------------------------------------------------------------------------


def test_session_in_love(display: str) -> None:
    assert love(display, "--session", session.SESSION).splitlines() == session.expected(session.SESSION.read_text())


# Input --------------------------------------------------------------------------------------------------------------


class Script:
    """A file of input for the game, and what of it the engine should have been told."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pointers: list[Pointer] = []
        self.wheels: list[Wheel] = []

    def event(self, device: str, action: str, x: int, y: int, told: bool = True, finger: int = 7) -> None:
        name = f"{finger} " if device == "touch" else ""
        self.lines.append(f"{device} {action} {name}{x} {y}")
        if told:
            self.pointers.append(Pointer(action, x, y))

    def stroke(self, device: str, points: list[tuple[int, int]], hold: bool) -> None:
        """Down, moves a frame apart, up at the last point: at once, or after it was held for a second."""
        self.event(device, "down", *points[0])
        for point in points[1:]:
            self.frames(1)
            self.event(device, "move", *point)
        if hold:
            self.lines.append("wait 1024")
        self.event(device, "up", *points[-1])

    def tap(self, device: str, x: int, y: int, told: bool = True) -> None:
        self.event(device, "down", x, y, told)
        self.frames(3)
        self.event(device, "up", x, y, told)

    def wheel(self, dx: int, dy: int) -> None:
        self.lines.append(f"wheel {dx} {dy}")
        self.wheels.append(Wheel(2, 0, dx, -dy))

    def frames(self, count: int) -> None:
        self.lines.append(f"frames {count}")

    def rest(self) -> None:
        self.lines += ["rest", "state"]

    def play(self, display: str, folder: Path, *options: str | Path) -> list[dict[str, float]]:
        path = folder / "script.txt"
        path.write_text("\n".join(self.lines) + "\n")
        return [values(line) for line in love(display, "--script", path, *options).splitlines()]


def told(path: Path) -> list[Pointer]:
    """The record's pointers; a finger's place comes from SDL as a fraction of the window, in single precision."""
    return [Pointer(one.action, round(one.x, 3), round(one.y, 3)) for one in pointers(path)]


@pytest.mark.parametrize("device", ["touch", "mouse"])
def test_every_event_reaches_the_engine_once(display: str, tmp_path: Path, device: str) -> None:
    script = Script()
    # A drag across the seam, held before it is let go; a fling.
    script.stroke(device, [(195, 700), (195, 670), (196, 600), (194, 500), (195, 400)], hold=True)
    script.rest()
    script.stroke(device, [(195, 700), (195, 650), (195, 580), (195, 500)], hold=False)
    script.frames(1)
    script.lines.append("state")
    script.rest()
    # A swipe, then a tap on a tab.
    script.stroke(device, [(330, 500), (290, 500), (230, 502), (160, 500)], hold=False)
    script.rest()
    script.tap(device, MATERIALS_TAB, COLLAPSED + TABS // 2)
    script.rest()
    # A tap on an item opens the panel, which keeps to itself what falls on it.
    script.tap(device, 150, 300)
    script.rest()
    script.tap(device, 200, 844 - 20, told=False)
    script.tap(device, 364, 844 - PANEL + 24, told=False)
    script.rest()
    # While something is held a wheel's step would be refused: the engine does not hear of it.
    script.event(device, "down", 195, 600)
    script.lines.append("wheel 0 -3")
    script.event(device, "up", 195, 600)
    script.wheel(0, -1)
    script.frames(4)
    script.wheel(0, -1)
    script.rest()
    script.frames(100)
    script.lines.append("state")
    record = tmp_path / "love.nsrec"
    dragged, flung, rested, swiped, tabbed, selected, closed, wheeled, idle = script.play(
        display, tmp_path, "--record", record
    )
    assert told(record) == script.pointers
    assert wheels(record) == script.wheels
    slop = MOUSE_SLOP if device == "mouse" else SLOP
    assert (dragged["outer"], dragged["inner"]) == (RANGE, 300 - slop - RANGE)
    assert flung["phase"] != 0
    assert flung["inner"] >= dragged["inner"] + 190
    assert rested["phase"] == 0
    assert rested["inner"] > flung["inner"] + 100
    assert swiped["page"] == 1
    assert swiped["outer"] == RANGE
    assert tabbed["page"] == 3
    assert selected["selected"] >= MATERIALS
    assert closed["selected"] == -1
    assert wheeled["inner"] == closed["inner"] + 240
    assert wheeled["phase"] == 0
    assert idle == wheeled, "nothing is drawn while nothing changes"


def test_no_frame_of_a_fling_changes_no_pixel(display: str, tmp_path: Path) -> None:
    script = Script()
    script.stroke("touch", [(195, 700), (195, 650), (195, 580), (195, 500)], hold=False)
    for _ in range(300):
        script.frames(1)
        script.lines.append("state")
    states = script.play(display, tmp_path)
    # While it flies: afterwards the indicator fades.
    flight = [state for state in states if state["phase"] == states[0]["phase"]]
    steps = [(before, after) for before, after in zip(flight, flight[1:]) if after["drawn"] > before["drawn"]]
    assert 30 < len(steps) < len(flight) - 1
    assert [after for before, after in steps if pixel(before) == pixel(after)] == []


def pixel(state: dict[str, float]) -> int:
    """Where what is seen lies, to the nearest pixel."""
    return math.floor(state["outer"] + state["inner"] + 0.5)


def test_after_a_rest_keys_and_wheel_glide_from_now(display: str, tmp_path: Path) -> None:
    script = Script()
    script.rest()
    turns: list[Callable[[], None]] = [lambda: script.lines.append("key down"), lambda: script.wheel(0, -1)]
    for turn in turns:
        script.lines.append("wait 5000")
        turn()
        script.frames(3)
        script.lines.append("state")
        script.rest()
    opened, keyed, key, wheeled, wheel = (state["outer"] for state in script.play(display, tmp_path))
    assert opened == 0 < keyed < key == 40
    assert key < wheeled < wheel == 40 + 120


def test_while_only_the_scroll_bar_fades_a_key_glides_from_now(display: str, tmp_path: Path) -> None:
    script = Script()
    script.wheel(0, -1)
    script.frames(60)
    script.lines += ["state", "key down"]
    script.frames(2)
    script.lines.append("state")
    script.rest()
    rested, keyed, key = script.play(display, tmp_path)
    assert (rested["phase"], rested["outer"]) == (0, 120)
    assert 120 < keyed["outer"] < key["outer"] == 160


def test_a_second_finger_takes_over(display: str, tmp_path: Path) -> None:
    script = Script()
    strokes = [("down", 7, 700), ("move", 7, 650), ("down", 9, 600), ("move", 9, 570), ("move", 7, 500)]
    for action, finger, y in [*strokes, ("move", 9, 520), ("up", 9, 520), ("up", 7, 500)]:
        script.event("touch", action, 195, y, finger=finger)
        # A finger that rests for more than 0.1 s leaves the path to one that moves.
        script.lines.append("wait 50" if (action, y) == ("move", 570) else "wait 300")
    script.rest()
    # Another window comes: what is held is let go, and what the finger does then is not heard.
    script.event("touch", "down", 195, 700)
    script.event("touch", "move", 195, 600)
    script.lines.append("blur")
    script.pointers.append(Pointer("cancel", 195, 600))
    script.event("touch", "move", 195, 500, told=False)
    script.event("touch", "up", 195, 500, told=False)
    script.rest()
    record = tmp_path / "love.nsrec"
    state, blurred = script.play(display, tmp_path, "--record", record)
    assert told(record) == script.pointers
    ids = [values["id"] for values in entries(record, "pointer")]
    assert ids == [1, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1]
    assert state["outer"] == 50 - SLOP + 80, "the finger that came last drives"
    assert blurred["outer"] == state["outer"] + 100 - SLOP
    assert blurred["phase"] == 0


def test_a_mouse_and_its_wheel_on_a_real_clock(display: str, tmp_path: Path) -> None:
    xdotool = need("xdotool", "xdotool")
    record = tmp_path / "love.nsrec"
    command = [need("love", "love"), str(GAME), "--trace", "--record", str(record)]
    environment = ENVIRONMENT | {"DISPLAY": display}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:

        def next_idle() -> dict[str, float]:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("idle "), line
            return values(line)

        def do(*words: str | float) -> None:
            subprocess.run([xdotool, *map(str, words)], env=environment, check=True, timeout=60)

        watchdog = threading.Timer(60, process.kill)
        watchdog.start()
        try:
            assert next_idle()["outer"] == 0
            # A window that has just drawn may not be told of the mouse yet.
            do("search", "--sync", "--onlyvisible", "--name", "^Inventory$", "mousemove", 195, 690, "sleep", 0.2)
            path = [(195, 680), (195, 640), (196, 560), (195, 480), (195, 400)]
            do("mousemove", 195, 700, "mousedown", 1)
            do(*(word for point in path for word in ("mousemove", *point, "sleep", 0.02)), "sleep", 0.4, "mouseup", 1)
            # It may have slept while the mouse was held, and shown it a little further.
            dragged = next_idle()
            while (dragged["outer"], dragged["inner"]) != (RANGE, 300 - MOUSE_SLOP - RANGE):
                dragged = next_idle()
            do("click", 5, "click", 5, "click", 4)
            wheeled = next_idle()
            while wheeled["inner"] != dragged["inner"] + 120:
                wheeled = next_idle()
            # A smaller window: the tabs share its width, what has collapsed stays so.
            do("search", "--name", "^Inventory$", "windowsize", 340, 700)
            sized = next_idle()
            while sized["tab_width"] == wheeled["tab_width"]:
                sized = next_idle()
            assert sized["bar"] == COLLAPSED
            assert sized["tab_width"] == pytest.approx(wheeled["tab_width"] - 50 / 5, abs=0.01)
            time.sleep(0.4)
        finally:
            process.send_signal(signal.SIGTERM)
            ended, _ = process.communicate(timeout=60)
            watchdog.cancel()
    assert process.returncode == 0
    last = values(ended.splitlines()[-1])
    assert last["drawn"] == sized["drawn"], "an idle program draws nothing"
    down, up = Pointer("down", 195, 700), Pointer("up", 195, 400)
    assert pointers(record) == [down, *(Pointer("move", *point) for point in path), up]
    assert wheels(record) == [Wheel(2, 0, 0, 1), Wheel(2, 0, 0, 1), Wheel(2, 0, 0, -1)]


def test_a_million_notes(display: str, tmp_path: Path) -> None:
    script = Script()
    script.lines += ["key 5", "rest", "key end", "rest", "state"]
    script.tap("touch", 195, 400)
    script.rest()
    end, tapped = script.play(display, tmp_path)
    assert end["page"] == 4
    assert end["outer"] == RANGE
    assert end["inner"] > 78_000_000
    assert (tapped["inner"], tapped["selected"]) == (end["inner"], -1), "a note is no item"


# The picture --------------------------------------------------------------------------------------------------------


GOLD, EMBER, MOON, BACKDROP = (230, 185, 104), (242, 163, 63), (255, 226, 184), (13, 14, 22)


def near(found: tuple[int, ...], color: tuple[int, ...], distance: int = 12) -> bool:
    return all(abs(a - b) <= distance for a, b in zip(found, color, strict=False))


def test_the_first_frame_is_there_before_the_icons_are_painted(display: str) -> None:
    command = [need("love", "love"), str(GAME), "--trace"]
    environment = ENVIRONMENT | {"DISPLAY": display}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        try:
            deadline = time.monotonic() + 60
            seen: list[Image.Image] = []
            # All that is shown, one after the other, until there are tiles.
            while not seen or not tiles(seen[-1]):
                assert time.monotonic() < deadline
                # The server has to end the connection of each picture.
                time.sleep(0.1)
                try:
                    screen = ImageGrab.grab(xdisplay=display).convert("RGB")
                except OSError:
                    continue
                if screen.getextrema() != ((0, 0),) * 3 and (not seen or screen.tobytes() != seen[-1].tobytes()):
                    seen.append(screen)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
    first = [screen for screen in seen if not tiles(screen)]
    assert first, "nothing is seen until all is loaded"
    # The banner with its moon, the tabs' words, and the ground where the tiles come.
    assert near(first[-1].getpixel((round(390 * 0.66), 118 - 50)), MOON, 40)
    assert first[-1].crop((0, HEADER + 12, 390, HEADER + 34)).convert("L").getextrema()[1] > 215
    assert near(first[-1].getpixel((60, HEADER + TABS + 80)), BACKDROP)
    # Both are where they stay.
    banner = (0, 0, 390, HEADER)
    assert first[-1].crop(banner).tobytes() == seen[-1].crop(banner).tobytes()


def tiles(screen: Image.Image) -> bool:
    """Whether the first section's tiles are there, in their frames."""
    column = [screen.getpixel((20, HEADER + TABS + 40 + y)) for y in range(80)]
    return any(near(pixel, EMBER, 60) for pixel in column)


def test_picture(pictures: Path, tmp_path: Path) -> None:
    path = pictures / "love.png"
    script = Script()
    script.frames(1)
    script.lines += ["key d", "frames 1", "key return"]
    script.tap("touch", 60, 520)
    script.stroke("touch", [(195, 640), (195, 600), (195, 546)], hold=True)
    script.rest()
    script.lines.append(f"screenshot {path}")
    with xvfb(780, 1688) as display:
        (state,) = script.play(display, tmp_path, "--scale", "2")
    image = Image.open(path).convert("RGB")
    assert image.size == (780, 1688)
    bar = round(state["bar"])
    assert 0 < state["outer"] == HEADER - state["bar"] < RANGE

    def at(x: float, y: float) -> tuple[int, ...]:
        pixel: tuple[int, ...] = image.getpixel((round(x * 2), round(y * 2)))
        return pixel

    # The indicator lies under its tab and nowhere else, between its ends but for the lozenge in the middle.
    row = bar + TABS - 1.25
    golden = [x for x in range(390) if near(at(x, row), GOLD)]
    assert abs(golden[0] - state["tab_x"]) <= 1
    assert abs(golden[-1] - (state["tab_x"] + state["tab_width"])) <= 2
    assert len(golden) > state["tab_width"] * 0.8
    # The tabs' words are there, bright for the page that shows, and end before the edges do.
    words = image.crop((0, bar * 2 + 24, 780, bar * 2 + 68)).convert("L")
    columns = [words.crop((x, 0, x + 1, 44)).getextrema()[1] for x in range(780)]
    assert max(columns[: round(state["tab_width"] * 2)]) > 215
    assert 120 < max(columns[round(state["tab_width"] * 2) :]) < 200
    assert max(columns[:16]) < 40
    assert max(columns[-16:]) < 40
    # The moon has moved up with the header, but less far.
    assert near(at(390 * 0.66, 118 - 0.3 * state["outer"] - 50), MOON, 40)
    # The first section's tiles in their frames, on the backdrop.
    first = bar + TABS + 40
    assert near(at(7, first + 40), BACKDROP)
    assert near(at(16 + 83.5 + 4, first + 40), BACKDROP)
    frame = [at(16 + dx / 2, first + 42) for dx in range(-2, 6)]
    assert any(near(pixel, EMBER, 45) for pixel in frame), frame
    # What was selected wears the bright frame, and the panel tells of it.
    assert state["selected"] >= 0
    assert near(at(100, 844 - PANEL), GOLD, 50)
    title = image.crop((216, (844 - PANEL + 16) * 2, 640, (844 - PANEL + 40) * 2))
    assert sum(near(title.getpixel((x, y)), EMBER, 60) for x in range(title.width) for y in range(title.height)) > 300
