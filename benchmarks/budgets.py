"""What the library may cost at most: one table, which `make test-instructions` holds, to be lowered as it gets better.

A limit lies about 5 % above what was measured when it was set; the goal is what the next version is to reach.
"""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    step: str
    most: int
    goal: int | None
    steps: int
    """How many to measure: whole motions there and back, in about a second."""


FULL = "snapshot, pages, events"
# Instructions a step. README.md says what a step is.
INSTRUCTIONS: dict[str, Row] = {
    "W1": Row("fling frame, snapshot only", 300, 270, 2_800),
    "W1+": Row(f"fling frame: {FULL}", 400, 360, 2_800),
    "W1w": Row("the same, written in full every time", 439, None, 2_800),
    "android": Row(f"fling frame: {FULL}", 507, 600, 2_800),
    "desktop": Row(f"fling frame: {FULL}", 352, 600, 2_800),
    "chromium": Row(f"fling frame: {FULL}", 810, 750, 2_800),
    "qt": Row(f"fling frame: {FULL}", 440, 600, 2_800),
    "resampled": Row(f"fling frame: {FULL}", 331, 600, 2_800),
    "linked": Row(f"fling frame, inside another: {FULL}", 333, 600, 2_800),
    "lying": Row(f"fling frame, horizontal axis: {FULL}", 480, 600, 2_800),
    "hiding": Row(f"fling frame, hover bar hides by direction: {FULL}", 372, 600, 2_800),
    "recorded": Row(f"fling frame, recorded: {FULL}", 495, 600, 2_800),
    "together": Row(f"fling frame, android, resampled, hiding, tabs: {FULL}", 589, 600, 2_800),
    "W2": Row("pointer move, snapshot: two calls", 340, 340, 2_800),
    "W2+": Row("pointer move, full frame: two calls", 450, 450, 2_800),
    "fingered": Row("pointer move, full frame, resampled", 7_631, 1_000, 2_800),
    "fingerhid": Row("pointer move, full frame, hover bar hides", 701, 700, 2_800),
    "W2f": Row("pointer move, snapshot: in one call", 345, 300, 2_800),
    "W2m": Row("pointer move, motion: in one call", 360, 280, 2_800),
    "W3": Row("20 moves, release, fling to rest", 115_120, 118_000, 8),
    "W4u": Row("list: one height, range", 970, 1_100, 8_000),
    "W4r": Row("list: range anywhere", 800, 800, 8_000),
    "W4c": Row("list: range, scrolling", 250, 250, 8_000),
    "W4i": Row("list: insert one row anywhere", 2_130, 3_000, 8_000),
    "W4v": Row("list: rows seen, scrolling", 690, 700, 8_000),
    "W4s": Row("list: slots, scrolling", 530, 900, 8_000),
    "W4b": Row("list: build, a row", 16, 16, 400_000),
    "W4g": Row("list: one height in a grid, range", 21_000, None, 800),
    "W4w": Row("list: one height in a waterfall, range", 25_800, None, 800),
    "W6": Row("list: fling frame, rows seen", 919, 900, 8_000),
    "W6s": Row("list: the same with slots", 1_239, 1_200, 8_000),
    "W5": Row("create and destroy, 10 pages", 3_540, 2_500, 400),
    "W7": Row("page turn, full frame", 530, 500, 2_800),
    "swipe": Row("horizontal drag, full frame: two calls", 580, 600, 2_800),
    "wheel": Row("wheel step, full frame: two calls", 600, 600, 2_800),
    "bounce": Row("bounce, full frame", 530, 600, 2_800),
    "animation": Row("animated scroll_to, full frame", 488, 600, 2_800),
    "idle": Row("idle, full frame", 119, 120, 2_800),
    "notch": Row("notch and rest, 100,000 snap areas", 14_195, None, 40),
    "observe": Row("report and poll, 10,000 views", 3_086, None, 400),
    "parts": Row("frames of 64 header parts", 2_843, None, 400),
}

# Bytes that a coordinator with 10 pages asks the allocator for, and its own cache lines that a fling frame touches.
MEMORY = (4_096, 1_792)
CACHE_LINES = (8, 8)
