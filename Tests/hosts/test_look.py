"""What all hosts draw the same: each is opened, and its picture is measured against examples/assets/profile.json."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from conftest import TREE, xvfb
from PIL import Image
from sdl2_script import Script as Sdl2Script
from test_godot import Script as GodotScript
from test_godot import binding as godot_binding  # noqa: F401
from test_imgui import Script as ImguiScript
from test_imgui import program as imgui_program  # noqa: F401
from test_imgui import screen as imgui_screen  # noqa: F401
from test_sdl2 import program as sdl2_program  # noqa: F401
from web_browser import until
from web_playground import PHONE

from tools.assets import model

pytest_plugins = ["web_stage"]

SIZES: dict[str, Any] = json.loads(model.STORED.read_text(encoding="utf-8"))["sizes"]
HEADER: float = SIZES["header"]
MARGIN, WIDTH = SIZES["margin"], 390
TEXT_LEFT = MARGIN + SIZES["avatar"] + SIZES["avatar_gap"]
ACCENT, SURFACE = (196, 64, 44), (255, 255, 255)
# Edges are smooth, and where a glyph begins beside its origin is its own affair.
EDGE, BEFORE, BEARING = 0.76, -1.25, 3.5

Box = tuple[float, float, float, float]


class Shot(NamedTuple):
    """A picture of the first page with its pixels a point, how far the header has gone, and what is above the notes."""

    image: Image.Image
    scale: int
    outer: float = 0
    above: float = SIZES["month"]

    def found(self, box: Box, is_found: Callable[[tuple[int, ...]], bool]) -> Box:
        """The bounds of the pixels of a box that are meant, in points of the screen."""
        left, top, right, bottom = (round(length * self.scale) for length in box)
        part = self.image.crop((left, top, right, bottom))
        wanted = Image.new("L", part.size)
        pixels = part.tobytes()
        wanted.putdata([255 * is_found(tuple(pixels[n : n + 3])) for n in range(0, len(pixels), 3)])
        bounds = wanted.getbbox()
        assert bounds is not None, f"there is nothing in {box}"
        return (
            (bounds[0] + left) / self.scale, (bounds[1] + top) / self.scale,
            (bounds[2] + left) / self.scale, (bounds[3] + top) / self.scale,
        )  # fmt: skip

    @property
    def tabs(self) -> float:
        return HEADER - self.outer

    @property
    def notes(self) -> float:
        return self.tabs + float(SIZES["tabs"]) + self.above


def accented(color: tuple[int, ...]) -> bool:
    return sum(abs(a - b) for a, b in zip(color, ACCENT, strict=True)) < 150


def drawn(color: tuple[int, ...]) -> bool:
    return sum(abs(a - b) for a, b in zip(color, SURFACE, strict=True)) > 220


def pygame(request: pytest.FixtureRequest, folder: Path) -> Shot:
    module = pytest.importorskip("pygame", reason="pygame-ce is not installed: make .venv/installed-demo")
    from pygame_hand import Hand
    from test_pygame import FINE, opened

    app = opened(FINE)
    Hand(app, touch=True).settle()
    window = module.display.get_surface()
    image = Image.frombytes("RGB", window.get_size(), module.image.tobytes(window, "RGB"))
    app.close()
    module.display.quit()
    return Shot(image, 2)


def qt(request: pytest.FixtureRequest, folder: Path) -> Shot:
    """Whose picture has its header half collapsed, and whose list has no months."""
    pytest.importorskip("PySide6", reason="pip install 'PySide6-Essentials>=6.8,<6.12'")
    path = folder / "qt.png"
    subprocess.run([sys.executable, TREE / "examples/qt/qt_profile.py", "--screenshot", path], check=True, timeout=120)
    return Shot(Image.open(path).convert("RGB"), 2, outer=64, above=0)


def sdl2(request: pytest.FixtureRequest, folder: Path) -> Shot:
    script, path = Sdl2Script(), folder / "sdl2.png"
    script.frames(2)
    script.run(request.getfixturevalue("sdl2_program"), folder, "--scale", "2", "--screenshot", str(path))
    return Shot(Image.open(path).convert("RGB"), 2)


def imgui(request: pytest.FixtureRequest, folder: Path) -> Shot:
    script, path = ImguiScript(), folder / "imgui.png"
    script.lines.append(f"shot {path}")
    script.run(request.getfixturevalue("imgui_program"), **request.getfixturevalue("imgui_screen"))
    return Shot(Image.open(path).convert("RGB"), 1)


def godot(request: pytest.FixtureRequest, folder: Path) -> Shot:
    request.getfixturevalue("godot_binding")
    script, path = GodotScript(scale=2), folder / "godot.png"
    script.rest("open")
    script.lines.append(f"shot {path}")
    with xvfb(780, 1688) as display:
        script.play(folder, display)
    return Shot(Image.open(path).convert("RGB"), 2)


def web(request: pytest.FixtureRequest, folder: Path) -> Shot:
    phone, path = request.getfixturevalue("phone"), folder / "web.png"
    phone.size(*PHONE, 2, mobile=True)
    until(lambda: phone.evaluate("getComputedStyle(document.querySelector('main')).opacity === '1'"), "all of it")
    phone.picture(path)
    return Shot(Image.open(path).convert("RGB"), 2)


@pytest.mark.parametrize("host", [pygame, qt, sdl2, imgui, godot, web], ids=lambda host: host.__name__)
def test_hosts_draw_the_same(
    host: Callable[[pytest.FixtureRequest, Path], Shot], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    shot = host(request, tmp_path)
    # The line under the first tab, at the foot of the bar.
    width, height = SIZES["underline"]
    foot, middle = shot.tabs + SIZES["tabs"], WIDTH / 6
    mark = shot.found((0, shot.tabs, WIDTH, foot + 2), accented)
    assert mark == pytest.approx((middle - width / 2, foot - height, middle + width / 2, foot), abs=EDGE)
    # The first note: its disc, and where its words begin and end.
    top, side = shot.notes + SIZES["avatar_top"], SIZES["avatar"]
    disc = shot.found((0, shot.notes + 2, TEXT_LEFT - 4, shot.notes + SIZES["note"][0] - 2), drawn)
    assert disc == pytest.approx((MARGIN, top, MARGIN + side, top + side), abs=EDGE)
    author = shot.notes + SIZES["author"]
    words = shot.found((TEXT_LEFT - 4, author, WIDTH, author + 24), drawn)
    assert BEFORE <= words[0] - TEXT_LEFT <= BEARING
    assert BEFORE <= WIDTH - MARGIN - words[2] <= BEARING
    line = shot.notes + SIZES["lines"]
    words = shot.found((TEXT_LEFT - 4, line, WIDTH, line + 20), drawn)
    assert BEFORE <= words[0] - TEXT_LEFT <= BEARING
    # What is said of the person begins at the margin, line by line; the button ends there.
    for begin, high in ((SIZES["name"] - 16, 32), (SIZES["handle"], 24), (SIZES["biography"], 24)):
        words = shot.found((2, begin - shot.outer, 240, begin - shot.outer + high), drawn)
        assert BEFORE <= words[0] - MARGIN <= BEARING
        # In the middle of its line, but for what hangs below it.
        assert (words[1] + words[3]) / 2 == pytest.approx(begin - shot.outer + high / 2, abs=3)
    center = SIZES["button_center"] - shot.outer
    button = shot.found((200, center - 24, WIDTH, center + 24), accented)
    assert button == pytest.approx((WIDTH - MARGIN - 112, center - 18, WIDTH - MARGIN, center + 18), abs=EDGE)
