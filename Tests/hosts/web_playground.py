"""What a test does with the playground: shows it, touches it, waits until it rests, looks at it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fed import Pointer
from PIL import Image
from web_browser import Page, until

PHONE = (390, 844)


def show(page: Page, address: str) -> None:
    page.open(address)
    until(lambda: page.evaluate("document.body.classList.contains('ready') && playground.loop.count > 0"), "the page")
    rest(page)


def snapshot(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("({ ...playground.slide.snapshot() })")
    return found


def rest(page: Page) -> dict[str, Any]:
    """How it is when nothing moves any more and that has been drawn."""
    until(lambda: page.evaluate("playground.loop.isIdle && playground.slide.snapshot().atRest === 1"), "rest")
    return snapshot(page)


@contextmanager
def reaching(page: Page, count: int = 1) -> Iterator[None]:
    """Goes on when what the block sends has been seen: so many fingers that lifted, or steps of the wheel."""
    wanted = page.evaluate("seen") + count
    yield
    until(lambda: page.evaluate("seen") >= wanted, "what was sent")


def clock(page: Page) -> float:
    now: float = page.evaluate("(performance.timeOrigin + performance.now()) / 1000")
    return now


def finger(page: Page, points: list[tuple[float, float]], *, hold: float = 0.0, step: float = 0.016) -> list[Pointer]:
    """A finger that goes down, moves and lifts; answers the calls that the engine should have got."""
    at = clock(page)
    with reaching(page):
        page.touch("Start", (*points[0], 0), at=at)
        for point in points[1:]:
            at += step
            page.touch("Move", (*point, 0), at=at)
        clicks = page.evaluate("clicks")
        page.touch("End", at=at + max(step, hold))
    if len(points) == 1 and hold == 0:
        until(lambda: page.evaluate("clicks") > clicks, "the click of a tap")
    return calls(points)


def mouse(page: Page, points: list[tuple[float, float]], *, hold: float = 0.0, step: float = 0.016) -> list[Pointer]:
    """The same with the left button of a mouse."""
    at = clock(page)
    with reaching(page):
        page.mouse("mousePressed", *points[0], button="left", buttons=1, clickCount=1, timestamp=at)
        for point in points[1:]:
            at += step
            page.mouse("mouseMoved", *point, button="left", buttons=1, timestamp=at)
        page.mouse("mouseReleased", *points[-1], button="left", clickCount=1, timestamp=at + max(step, hold))
    return calls(points)


def turn(page: Page, dy: float) -> None:
    """A step of the wheel, as browsers count: 120 a notch."""
    with reaching(page):
        page.mouse("mouseWheel", 195, 600, deltaX=0, deltaY=dy)


def calls(points: list[tuple[float, float]]) -> list[Pointer]:
    moves = [Pointer("move", *point) for point in points[1:]]
    return [Pointer("down", *points[0]), *moves, Pointer("up", *points[-1])]


def line(x: float, y: float, dx: float, dy: float, count: int) -> list[tuple[float, float]]:
    return [(x + dx * n, y + dy * n) for n in range(count + 1)]


def record(page: Page, folder: Path) -> Path:
    """What the engine wrote down since the page was opened; it must play to its end."""
    text = page.evaluate("btoa(String.fromCharCode(...playground.recorded()))")
    path = folder / "web.nslide"
    path.write_bytes(base64.b64decode(text))
    return path


def colors(image: Image.Image, box: tuple[float, float, float, float], scale: float) -> set[tuple[int, int, int]]:
    """The colours in a rectangle of points."""
    x, y, width, height = box
    part = image.crop((round(x * scale), round(y * scale), round((x + width) * scale), round((y + height) * scale)))
    return {color for _, color in part.getcolors(part.width * part.height)}


def near(one: tuple[int, int, int], other: tuple[int, int, int], by: int = 3) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other))
