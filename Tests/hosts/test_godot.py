"""The Godot example: Godot's own input events, and a picture under X."""

from __future__ import annotations

import json
import math
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import godot
import pytest
from conftest import LIBRARY, TREE, need, xvfb
from fed import Pointer, Wheel, entries, pointers, wheels
from PIL import Image

PROJECT = TREE / "examples/godot"
HERE = Path(__file__).parent
SLOP, MOUSE_SLOP = 10, 3
RANGE, BAR, NOTCH = 312, 56, 120
INK, ACCENT, SURFACE = (22, 25, 34), (196, 64, 44), (255, 255, 255)

State = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def binding() -> None:
    need("cc", "gcc")
    command: list[str | Path] = ["make", "-s", "-C", PROJECT, f"NESTEDSLIDE={LIBRARY.parent}"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (made.returncode, made.stderr) == (0, "")


def run(home: Path, script: str, *options: str, display: str | None = None) -> str:
    return godot.run(PROJECT, home, script, *options, display=display)


class Script:
    """Lines for godot_driver.gd, and the calls that they must become. Times are milliseconds."""

    def __init__(self, scale: int = 1) -> None:
        self.lines: list[str] = ["at 0"]
        self.pointers: list[Pointer] = []
        self.times: list[float] = []
        self.wheels: list[Wheel] = []
        self.scale = scale
        self.time = 0

    def wait(self, milliseconds: int) -> None:
        """Time goes on, and Godot makes a frame."""
        self.time += milliseconds
        self.lines.append(f"at {self.time}")

    def finger(self, action: str, x: int, y: int, finger: int = 0) -> None:
        word = {"down": "touch", "move": "drag", "up": "lift"}[action]
        self.send(f"{word} {finger}", action, x, y)

    def mouse(self, action: str, x: int, y: int) -> None:
        self.send({"down": "press", "move": "move", "up": "release"}[action], action, x, y)

    def send(self, words: str, action: str, x: int, y: int) -> None:
        self.lines.append(f"{words} {x * self.scale} {y * self.scale}")
        self.pointers.append(Pointer(action, x, y))
        self.times.append(self.time / 1000)

    def drag(self, send: Callable[[str, int, int], None], *places: tuple[int, int], hold: int = 0) -> None:
        """A frame for each place; held still at the last one for so long."""
        for n, place in enumerate(places):
            send("move" if n else "down", *place)
            self.wait(16)
        self.wait(hold)
        send("up", *places[-1])

    def wheel(self, direction: str) -> None:
        self.lines.append(f"wheel {direction} {195 * self.scale} {600 * self.scale}")
        self.wheels.append(Wheel(2, 0, 0, 1 if direction == "DOWN" else -1))

    def rest(self, name: str) -> None:
        """Frames until nothing moves, the state, and a long time in which nothing happens."""
        self.lines += ["rest", f"tell {name}"]
        self.time += 60_000
        self.lines.append(f"at {self.time}")

    def idle(self, name: str) -> None:
        """Twenty of Godot's frames in which nothing may happen, and the state."""
        self.lines += ["idle", f"tell {name}"]
        self.time += 1000
        self.lines.append(f"at {self.time}")

    def tell(self, name: str) -> None:
        self.lines.append(f"tell {name}")

    def play(self, folder: Path, display: str | None = None) -> dict[str, State]:
        """The states by their names; every event must have reached the engine once, at its own time."""
        script, record = folder / "script.txt", folder / "made.nslide"
        script.write_text("\n".join(self.lines) + "\n")
        printed = run(folder, "godot_driver.gd", f"--play={script}", f"--record={record}", display=display)
        states = [json.loads(line[6:]) for line in printed.splitlines() if line.startswith("STATE ")]
        assert pointers(record) == self.pointers
        assert [words["time"] for words in entries(record, "pointer")] == self.times
        assert wheels(record) == self.wheels
        return {state["name"]: state for state in states}


@pytest.mark.parametrize("device", ["finger", "mouse"])
def test_input(tmp_path: Path, device: str) -> None:
    script = Script()
    send, slop = (script.finger, SLOP) if device == "finger" else (script.mouse, MOUSE_SLOP)
    script.drag(send, (195, 700), (195, 680), (195, 300), (195, 220), hold=200)
    script.rest("across")
    script.drag(send, (195, 780), (195, 740), (195, 680), (195, 600))
    script.wait(16)
    script.tell("thrown")
    script.rest("flung")
    script.drag(send, (330, 600), (300, 600), (250, 602), (180, 602))
    script.rest("swiped")
    script.drag(send, (325, BAR + 24), hold=30)
    script.rest("tabbed")
    script.drag(send, (320, BAR // 2), hold=30)
    script.rest("followed")
    script.drag(send, (320, BAR // 2), (320, BAR // 2 + 40), hold=200)  # moves the page: no tap
    script.rest("dragged")
    told = script.play(tmp_path)
    # 480 points less the slop: 312 collapse the header, the rest scrolls the page.
    assert (told["across"]["outer"], told["across"]["inner"]) == (RANGE, 480 - slop - RANGE)
    assert told["thrown"]["moving"] == 1
    assert told["across"]["inner"] < told["thrown"]["inner"] + 100 < told["flung"]["inner"]
    assert (told["flung"]["moving"], told["flung"]["page"]) == (0, 0)
    assert (told["swiped"]["page"], told["swiped"]["position"]) == (1, 1)
    assert (told["tabbed"]["page"], told["tabbed"]["follows"]) == (2, False)
    assert told["followed"]["follows"] is True
    assert told["dragged"]["follows"] is True
    assert told["dragged"]["outer"] == told["followed"]["outer"] - (40 - slop)


def test_a_second_finger_and_a_caught_fling(tmp_path: Path) -> None:
    script = Script()
    script.drag(script.finger, (195, 780), (195, 700), (195, 600), (195, 480))
    script.wait(32)
    script.tell("thrown")
    script.finger("down", 320, 186, 3)  # catches it, on the button: no tap
    script.wait(16)
    script.finger("up", 320, 186, 3)
    script.rest("caught")
    script.finger("down", 100, 600, 1)
    script.wait(16)
    script.finger("down", 300, 700, 2)
    script.wait(16)
    for y in (680, 650, 620):
        script.finger("move", 300, y, 2)
        script.wait(16)
    script.finger("up", 300, 620, 2)
    script.finger("up", 100, 600, 1)
    script.rest("second")
    told = script.play(tmp_path)
    assert told["thrown"]["moving"] == 1
    caught = told["caught"]["outer"] + told["caught"]["inner"]
    assert told["caught"]["follows"] is False
    assert 0 <= caught - told["thrown"]["outer"] - told["thrown"]["inner"] < 100
    assert told["second"]["outer"] + told["second"]["inner"] >= caught + 80 - 2 * SLOP


def test_after_a_rest_keys_and_wheel_glide_from_now(tmp_path: Path) -> None:
    script = Script()
    script.rest("first")
    begins: dict[str, Callable[[], None]] = {
        "key": lambda: script.lines.append("key DOWN"),
        "wheel": lambda: script.wheel("DOWN"),
    }
    for name, begin in begins.items():
        begin()
        script.wait(16)
        script.wait(16)
        script.tell(f"{name}-begun")
        script.rest(name)
    told = {name: state["outer"] for name, state in script.play(tmp_path).items()}
    assert 0 == told["first"] < told["key-begun"] < told["key"] == 40
    assert 40 < told["wheel-begun"] < told["wheel"] == 40 + NOTCH


@pytest.mark.parametrize("rate", [125, 1000])
def test_a_mouse_throws_as_fast_as_it_is(tmp_path: Path, rate: int) -> None:
    """A real mouse under X: Godot hands over what a frame has missed at once, without times."""
    need("xdotool", "xdotool")
    with xvfb(780, 1688) as display, godot.start(PROJECT, tmp_path, "godot_swipe.gd", display=display) as lines:
        for line in lines:
            if line == "READY":
                break
        environment = {**os.environ, "DISPLAY": display}
        with subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True, env=environment) as mouse:
            assert mouse.stdin is not None
            thrown = []
            for turn in range(5):
                # Up and down by turns. The window has two pixels a point.
                first, way = (1500, -1) if turn % 2 == 0 else (700, 1)
                mouse.stdin.write(f"mousemove 400 {first}\nmousedown 1\n")
                began = time.perf_counter()
                while (since := time.perf_counter() - began) < 0.25:
                    mouse.stdin.write(f"mousemove 400 {first + way * round(2000 * since)}\n")
                    mouse.stdin.flush()
                    time.sleep(1 / rate)
                mouse.stdin.write("mouseup 1\n")
                mouse.stdin.flush()
                for line in lines:
                    if line.startswith("THROWN"):
                        thrown.append(float(line.split()[1]))
                        break
                time.sleep(0.3)
    assert sorted(thrown)[2] == pytest.approx(1000, rel=0.15), thrown


def test_the_window_has_the_persons_name(tmp_path: Path) -> None:
    """And not what a debug build makes of the project's name."""
    xdotool = need("xdotool", "xdotool")
    with xvfb(780, 1688) as display, godot.start(PROJECT, tmp_path, "godot_swipe.gd", display=display) as lines:
        assert "READY" in lines
        command = [xdotool, "search", "--onlyvisible", "--name", "."]
        environment = {**os.environ, "DISPLAY": display}
        windows = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60).stdout.split()
        names = [
            subprocess.run([xdotool, "getwindowname", window], env=environment, capture_output=True, text=True).stdout
            for window in windows
        ]
    assert [name.strip() for name in names if name.strip()] == ["Mira Lund"]


def test_no_frame_is_like_the_one_before(tmp_path: Path) -> None:
    """What the engine is asked for in the tail of a fling has come to another pixel, or is the end."""
    script = Script()
    script.drag(script.finger, (195, 700), (195, 650), (195, 600), (195, 550))
    for n in range(300):
        script.wait(16)
        script.tell(str(n))
    told = script.play(tmp_path)
    states = [told[str(n)] for n in range(300)]
    asked = [now for before, now in zip(states, states[1:]) if now["frames"] > before["frames"]]
    places = [(math.floor(now["outer"] + 0.5), math.floor(now["inner"] + 0.5), now["moving"]) for now in asked]
    assert [now for before, now in zip(places, places[1:]) if now == before] == []
    assert 10 < len(asked) < 200
    assert states[-1]["moving"] == 0


def test_picture_and_rest(tmp_path: Path, pictures: Path) -> None:
    path = pictures / "godot.png"
    path.unlink(missing_ok=True)
    script = Script(scale=2)
    script.drag(script.finger, (195, 780), (195, 700), (195, 600), (195, 400), hold=200)
    script.rest("collapsed")
    script.idle("idle")
    script.drag(script.finger, (195, BAR + 24), hold=30)
    script.rest("photos")
    script.finger("down", 330, 600)
    for x in (300, 270, 240, 210):
        script.wait(16)
        script.finger("move", x, 600)
    script.wait(16)
    script.tell("seen")
    script.lines.append(f"shot {path}")
    with xvfb(780, 1688) as display:
        told = script.play(tmp_path, display)
    # At rest the engine is asked for nothing, and Godot draws nothing.
    assert told["idle"]["frames"] == told["collapsed"]["frames"]
    assert told["idle"]["drawn"] == told["collapsed"]["drawn"]
    seen = told["seen"]
    assert 1 < seen["position"] < 2
    image = Image.open(path).convert("RGB")
    assert image.size == (780, 1688)
    # The bar sticks below what stays of the header, its indicator between the two tabs, on white.
    assert seen["hover"] == BAR
    left, width = seen["indicator"]
    row = [image.getpixel((x, 2 * (BAR + 48) - 3)) for x in range(780)]
    accent = [x for x, color in enumerate(row) if near(color, ACCENT)]
    assert abs(accent[0] - 2 * left) <= 2
    assert abs(accent[-1] - 2 * (left + width)) <= 2
    assert image.getpixel((4, 2 * BAR + 10)) == SURFACE
    # The name in what is left of the cover is light on dark; the words of all tabs are there, and not cut off.
    assert image.crop((120, 20, 320, 60)).convert("L").getextrema()[1] > 200
    assert sum(image.getpixel((760, 100))) < 300
    for tab in range(3):
        part = image.crop((260 * tab, 2 * BAR + 20, 260 * tab + 260, 2 * BAR + 70)).convert("L")
        words = part.point(lambda value: 255 * (value < 140)).getbbox()
        assert words is not None
        assert 20 < words[0] < words[2] < 240
    # The photographs have moved to the left by as much as the pager, and the short page's card is beside them.
    edge = round(780 * (2 - seen["position"]))
    assert near(image.getpixel((edge + 60, 300)), SURFACE)
    assert len({image.getpixel((x, 500)) for x in range(0, edge, 5)}) > 20


def near(color: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return all(abs(one - two) <= 6 for one, two in zip(color, other))
