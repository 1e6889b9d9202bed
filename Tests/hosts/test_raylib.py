"""The example for raylib, under a real mouse."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import LIBRARY, TREE, need
from PIL import Image

pytest.importorskip("pyray", reason="raylib is not installed: pip install raylib")


def test_a_mouse_moves_it(display: str, pictures: Path, tmp_path: Path) -> None:
    need("xdotool", "xdotool")
    environment = {**os.environ, "DISPLAY": display, "NESTEDSLIDE_LIBRARY": str(LIBRARY)}
    command = [sys.executable, str(TREE / "Tests/hosts/raylib_scene.py")]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line for line in done.stdout.splitlines() if not line.startswith("RAYLIB")]
    assert lines == ["dragged 180.0 True", "tapped 1", "swiped 2", "home 0.0"]
    image = Image.open(tmp_path / "raylib.png").convert("RGB")
    image.save(pictures / "raylib.png")
    assert image.getpixel((60, 227)) == (36, 87, 199), "the mark under the first tab"
    assert image.getpixel((195, 291)) == (226, 228, 233), "the line below the first note"
