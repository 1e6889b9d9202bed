"""The example for raylib under a real mouse; prints what a test looks at."""

from __future__ import annotations

import importlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyray as rl

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "raylib"))
example: Any = importlib.import_module("main")


def frames(profile: Any, count: int) -> None:
    for _ in range(count):
        profile.host.poll()
        rl.begin_drawing()
        profile.draw()
        rl.end_drawing()
        time.sleep(0.004)


def hand(profile: Any, *words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)
    frames(profile, 5)


def rest(profile: Any) -> None:
    frames(profile, 4)
    while profile.host.needs_frame:
        frames(profile, 2)


def drag(profile: Any, x: int, y: int, dx: int, dy: int) -> None:
    hand(profile, "mousemove", x, y)
    hand(profile, "mousedown", 1)
    for step in range(1, 11):
        hand(profile, "mousemove", x + dx * step, y + dy * step)
    frames(profile, 40)
    hand(profile, "mouseup", 1)
    rest(profile)


rl.set_trace_log_level(rl.TraceLogLevel.LOG_NONE)
rl.init_window(example.WIDTH, example.HEIGHT, "scene")
rl.set_window_position(0, 0)
profile = example.Profile()
frames(profile, 10)
rl.take_screenshot("raylib.png")
found = subprocess.run(["xdotool", "search", "--name", "scene"], capture_output=True, text=True)
hand(profile, "windowfocus", found.stdout.split()[0])
drag(profile, 195, 700, 0, -40)
now = profile.slide.snapshot()
print("dragged", now.outer, now.inner > 150)
hand(profile, "mousemove", 195, 24)
hand(profile, "mousedown", 1)
hand(profile, "mouseup", 1)
rest(profile)
print("tapped", profile.slide.snapshot().page_index)
drag(profile, 350, 500, -28, 0)
print("swiped", profile.slide.snapshot().page_index)
hand(profile, "key", "Home")
rest(profile)
print("home", profile.slide.snapshot().outer)
rl.close_window()
