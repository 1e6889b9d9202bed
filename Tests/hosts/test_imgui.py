"""The profile page in Dear ImGui, in C++: fed by events in SDL's own queue, drawn by SDL's renderer, and looked at."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import LIBRARY, TREE, need, xvfb
from PIL import Image

SLOP, RANGE, FRAME = 3, 312, 16
ACCENT, SURFACE = (196, 64, 44), (255, 255, 255)


@pytest.fixture(scope="module")
def program() -> Path:
    """The example, compiled without a warning."""
    for tool, package in (("make", "make"), ("g++", "g++"), ("pkg-config", "pkg-config")):
        need(tool, package)
    if subprocess.run(["pkg-config", "--exists", "imgui", "sdl2", "SDL2_image"]).returncode != 0:
        pytest.skip("Dear ImGui or SDL2 is not installed: apt install libimgui-dev libsdl2-dev libsdl2-image-dev")
    out = TREE / ".build" / "hosts-imgui"
    command = ["make", "-s", "-j2", "-C", str(TREE / "examples/imgui"), f"LIBRARY={LIBRARY.parent}", f"OUT={out}"]
    done = subprocess.run([*command, "CXXFLAGS=-O1 -Werror"], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return out / "profile"


@pytest.fixture(scope="module")
def screen() -> Iterator[dict[str, str]]:
    """OpenGL in an X server: SDL's software renderer draws triangles without smooth edges."""
    with xvfb(900, 844) as name:
        yield {"DISPLAY": name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


class Script:
    """What the program reads: events and frames at milliseconds of its own."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.now = 0
        self.frames(3)

    def frames(self, count: int) -> None:
        self.now += FRAME
        self.lines.append(f"frames {self.now} {count}")
        self.now += count * FRAME

    def drag(self, path: list[tuple[int, int]], hold: int = 0, release: bool = True) -> None:
        self.lines.append(f"move {path[0][0]} {path[0][1]} {self.now}")
        self.frames(2)
        for n, (x, y) in enumerate(path):
            self.lines.append(f"{'move' if n else 'down'} {x} {y} {self.now}")
            self.frames(1)
        self.now += hold
        if release:
            self.lines.append(f"up {path[-1][0]} {path[-1][1]} {self.now}")

    def click(self, x: int, y: int) -> None:
        self.drag([(x, y)])
        self.frames(3)

    def rest(self) -> None:
        self.lines.append(f"rest {self.now}")
        self.now += 60_000

    def state(self) -> None:
        self.lines.append("state")

    def run(self, program: Path, **environment: str) -> list[dict[str, Any]]:
        surrounding = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment}
        command = [str(program), "--script"]
        text = "\n".join(self.lines) + "\n"
        done = subprocess.run(command, input=text, env=surrounding, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        return [json.loads(line) for line in done.stdout.splitlines()]


def test_drag_across_the_seam(program: Path) -> None:
    script = Script()
    script.drag([(195, y) for y in range(780, 299, -40)], hold=300)
    script.rest()
    script.state()
    (state,) = script.run(program)
    assert (state["outer"], state["inner"]) == (RANGE, pytest.approx(480 - SLOP - RANGE, abs=1e-9))


def test_fling_and_idle(program: Path) -> None:
    script = Script()
    script.drag([(195, 700), (195, 660), (195, 600), (195, 520)])
    script.frames(1)
    script.state()
    script.rest()
    script.state()
    script.rest()
    script.state()
    released, rest, later = script.run(program)
    assert released["needs_frame"] == 1
    assert rest["outer"] + rest["inner"] > released["outer"] + released["inner"] + 300
    # Nothing is drawn while nothing moves.
    assert later == rest
    assert rest["needs_frame"] == 0


def test_taps_wheel_and_button(program: Path) -> None:
    script = Script()
    script.click(195, 368 + 24)
    script.rest()
    script.state()
    script.click(318, 186)
    script.rest()
    script.state()
    script.lines += [f"wheel 0 -1 {script.now}"]
    script.rest()
    script.state()
    tab, button, wheel = script.run(program)
    assert (tab["page_index"], tab["following"]) == (1, 0)
    assert (button["page_index"], button["following"]) == (1, 1)
    assert wheel["outer"] > 50


def test_keys(program: Path) -> None:
    script = Script()
    for name in ("Right", "End", "Home"):
        script.lines.append(f"key {name} {script.now}")
        script.rest()
        script.state()
    right, end, home = script.run(program)
    assert (right["page_index"], right["outer"]) == (1, 0)
    assert (end["page_index"], end["outer"]) == (1, RANGE)
    assert end["inner"] > 0
    assert (home["outer"], home["inner"]) == (0, 0)


def test_a_window_of_another_size_is_filled(program: Path, screen: dict[str, str], tmp_path: Path) -> None:
    script = Script()
    script.lines += [f"key Right {script.now}"]
    script.rest()
    script.lines += [f"size 860 700 {script.now}"]
    script.frames(4)
    script.lines.append(f"key End {script.now}")
    script.rest()
    script.state()
    script.lines.append(f"shot {tmp_path / 'resized.png'}")
    (state,) = script.run(program, **screen)
    picture = Image.open(tmp_path / "resized.png")
    assert picture.size == (860, 700)
    # At the end of the photographs the last row is at the window's foot, and the inspector fills the rest.
    assert state["outer"] == RANGE
    assert share_darker(picture.crop((392, 0, 860, 700)), 60) > 0.8
    assert share_darker(picture.crop((0, 640, 390, 700)), 8) < 0.5


def test_the_inspector_turns_settings(program: Path) -> None:
    """Clicks in ImGui's own widgets: they reach the engine, and do not scroll what lies beside them."""
    script = Script()
    script.click(540, 115)
    script.click(540, 115 + 4 * 25)
    script.state()
    script.drag([(600, 600), (600, 500), (600, 400)])
    script.lines += [f"wheel 0 -3 {script.now}"]
    script.rest()
    script.state()
    chosen, later = script.run(program)
    assert chosen["physics"] not in (0, 5)
    assert (later["outer"], later["inner"]) == (0, 0)


def test_picture(program: Path, screen: dict[str, str], pictures: Path) -> None:
    script = Script()
    script.drag([(195, 700), (195, 690), (195, 660)])
    script.frames(60)
    script.drag([(195, 400), (195, 430), (195, 520)])
    script.frames(100)
    script.drag([(195, 700), (195, 670), (195, 640), (195, 620)], hold=200)
    script.frames(30)
    script.drag([(195, 500), (100, 500), (40, 500), (5, 500)], release=False)
    script.frames(2)
    path = pictures / "imgui.png"
    script.lines.append(f"shot {path}")
    script.state()
    (state,) = script.run(program, **screen)
    picture = Image.open(path)
    assert picture.size == (900, 844)
    assert 0.3 < state["page"] < 0.7
    assert 0 < state["outer"] < RANGE
    # The indicator is where the engine says, the tabs are white around their names.
    (top, height), (left, width) = state["bar"], state["mark"]
    y = round(top + height) - 2
    assert picture.getpixel((round(left + width / 2), y)) == ACCENT
    assert picture.getpixel((round(left) - 4, round(top) + 6)) == SURFACE
    # Names are written, photographs shown, and the inspector is dark.
    bar = picture.crop((0, round(top), 390, round(top + height) - 4))
    assert 0.02 < share_darker(bar, 140) < 0.3
    edge = round(390 * (1 - state["page"]))
    assert share_darker(picture.crop((edge + 4, round(top) + 60, 380, round(top) + 170)), 250) > 0.95
    assert share_darker(picture.crop((392, 0, 900, 844)), 60) > 0.9


def share_darker(picture: Image.Image, than: int) -> float:
    pixels: bytes = picture.convert("L").tobytes()
    return sum(value < than for value in pixels) / len(pixels)
