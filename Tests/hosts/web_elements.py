"""What a test does with <nested-slide>: shows some, touches it, waits until it rests, looks at it."""

from __future__ import annotations

import time
from typing import Any

from web_browser import Page, until
from web_playground import clock

SLIDE = "document.querySelector('nested-slide')"
PROFILE = """
  <nested-slide style="height: 600px">
    <header slot="header" style="height: 150px">Header</header>
    <div label="One"><p style="height: 2000px; margin: 0">Text <a href="#there">a link</a></p></div>
    <nested-list label="Two" count="1000" item-height="50"><template><i></i></template></nested-list>
    <div label="Three" style="height: 90px"><button>First</button></div>
  </nested-slide>"""


def show(page: Page, site: str, html: str, width: int = 390, height: int = 600, *, mobile: bool = True) -> None:
    """A page of this HTML, in a window of this size, with the elements defined."""
    page.size(width, height, mobile=mobile)
    page.open(f"{site}element.html")
    until(lambda: page.evaluate(f"{SLIDE}?.slide !== undefined"), "the elements")
    text = html.replace("`", "")
    page.evaluate(
        f"document.head.querySelectorAll('link[rel=stylesheet]').forEach((link) => link.remove());"
        f"document.body.style.margin = 0; document.body.innerHTML = `{text}`"
    )
    rest(page)


def rest(page: Page, within: str = SLIDE) -> dict[str, Any]:
    """What the engine says when nothing moves any more and that has been drawn."""
    drawn = f"requestAnimationFrame(() => done({within}.slide.snapshot().atRest))"
    settled = f"new Promise((done) => setTimeout(() => {drawn}, 40))"
    until(lambda: page.evaluate(settled) == 1, "rest")
    found: dict[str, Any] = page.evaluate(f"({{ ...{within}.slide.snapshot() }})")
    return found


def swipe(page: Page, x: float, y: float, dx: float, dy: float, steps: int = 8, *, hold: bool = True) -> None:
    """A finger that goes so far in each step, and rests before it lifts if it holds."""
    at = clock(page)
    page.touch("Start", (x, y, 0), at=at)
    for step in range(1, steps + 1):
        at = max(clock(page), at + 0.016) if hold else at + 0.016
        page.touch("Move", (x + dx * step, y + dy * step, 0), at=at)
    if hold:
        time.sleep(0.3)
    page.touch("End", at=clock(page) if hold else at + 0.016)
    time.sleep(0.05)


def tap(page: Page, x: float, y: float) -> None:
    at = clock(page)
    page.touch("Start", (x, y, 0), at=at)
    page.touch("End", at=at + 0.02)
    time.sleep(0.1)


def click(page: Page, x: float, y: float) -> None:
    for kind, buttons in (("mousePressed", 1), ("mouseReleased", 0)):
        page.mouse(kind, x, y, button="left", buttons=buttons, clickCount=1)
    time.sleep(0.05)


def wheel(page: Page, dy: float, x: float = 195, y: float = 400) -> None:
    page.mouse("mouseWheel", x, y, deltaX=0, deltaY=dy)
    time.sleep(0.05)


def press(page: Page, key: str, code: int = 0) -> None:
    for kind in ("keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)
    time.sleep(0.05)
