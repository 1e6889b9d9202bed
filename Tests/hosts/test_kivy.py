"""The view for Kivy, in a window of its own, under Kivy's own touches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import LIBRARY, TREE, xvfb
from PIL import Image

pytest.importorskip("kivy", reason="Kivy is not installed: pip install kivy")


def surroundings(folder: Path) -> dict[str, str]:
    """Kivy keeps its settings in a folder; it is not to read arguments, nor to write what it finds here."""
    quiet = {"KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1"}
    return {**quiet, "KIVY_HOME": str(folder), "NESTEDSLIDE_LIBRARY": str(LIBRARY)}


def test_fingers_keys_taps_and_sizes(pictures: Path, tmp_path: Path) -> None:
    picture = tmp_path / "kivy.png"
    environment = {**os.environ, **surroundings(tmp_path)}
    command = [sys.executable, str(TREE / "Tests/hosts/kivy_scene.py"), str(picture)]
    with xvfb(600, 900) as display:
        environment["DISPLAY"] = display
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [
        "begins 200.0 48.0 3",
        "dragged 200.0 True",
        "row at True",
        "turned 1 True",
        "tapped a tab 2",
        "pressed 1",
        "a drag presses nothing 1",
        "wheel True 0.0",
        "the end key True",
        "to the top 0.0",
        "another header 120.0",
        "another size True",
    ]
    (found,) = tmp_path.glob("kivy*.png")
    image = Image.open(found).convert("RGB")
    image.save(pictures / "kivy-touched.png")
    # The bar lies at the top, its mark under the first tab; the header is out of sight.
    assert image.getpixel((60, 47)) == (36, 87, 199)
    assert image.getpixel((300, 47)) == (255, 255, 255)
    assert (51, 102, 204) not in {color for _, color in image.getcolors(1 << 24)}


def test_the_example(pictures: Path, tmp_path: Path) -> None:
    """It opens, and shows what its README says."""
    program = (
        "import runpy\n"
        "from kivy.config import Config\n"
        "Config.set('graphics', 'width', '392'); Config.set('graphics', 'height', '844')\n"
        "from kivy.app import App\n"
        "from kivy.clock import Clock\n"
        "from kivy.core.window import Window\n"
        f"def shoot(_): Window.screenshot(name={str(tmp_path / 'example.png')!r}); App.get_running_app().stop()\n"
        "Clock.schedule_once(shoot, 0.6)\n"
        f"runpy.run_path({str(TREE / 'examples/kivy/main.py')!r}, run_name='__main__')\n"
    )
    environment = {**os.environ, **surroundings(tmp_path)}
    with xvfb(600, 900) as display:
        environment["DISPLAY"] = display
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120
        )
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = tmp_path.glob("example*.png")
    image = Image.open(found).convert("RGB")
    image.save(pictures / "kivy.png")
    assert image.getpixel((60, 227)) == (36, 87, 199), "the mark under the first tab, at the foot of the bar"
    assert len(image.crop((0, 230, 392, 844)).getcolors(1 << 20)) > 20, "rows of words"
