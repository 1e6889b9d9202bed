"""The site in headless Chromium: no error, nothing wider than the window, and small phones that scroll."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from conftest import PICTURES, SITE

WIDTHS = (320, 768, 1440)
LIVE = ("docs/behaviour.html", "docs/physics.html", "docs/feel.html", "docs/lists.html", "docs/cookbook.html")
# What is pictured, for people to look at: page, width, height, dark.
LOOKED_AT = (
    ("index.html", 1440, 1000, False),
    ("index.html", 320, 800, True),
    ("docs/tutorial.html", 768, 1000, False),
    ("docs/cookbook.html", 320, 800, False),
    ("docs/behaviour.html", 1440, 1000, True),
    ("docs/settings.html", 320, 800, False),
)
WIDER = """(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > width + 1)
    .filter((each) => !each.closest(".md-nav, .md-search, .md-typeset__scrollwrap, pre"))
    .slice(0, 5).map((each) => each.tagName + "." + each.className);
})()"""


def until(page: Any, expression: str) -> None:
    deadline = time.monotonic() + 20
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"{expression}: {page.problems}"
        time.sleep(0.05)


def still(page: Any, expression: str) -> Any:
    """What it comes to once the page is laid out anew: a busy machine may measure it before."""
    deadline = time.monotonic() + 2
    while (found := page.evaluate(expression)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def test_nothing_is_wider_than_the_window(page: Any, pages: list[Path], address: str) -> None:
    wide = {}
    for each in pages:
        name = each.relative_to(SITE).as_posix()
        page.call("Page.navigate", url=address + name)
        until(page, f"location.pathname === '/{name}' && document.readyState === 'complete'")
        for width in WIDTHS:
            page.size(width, 900)
            whole = f"(document.documentElement.scrollWidth > {width} ? ['the page'] : [])"
            if found := still(page, f"{WIDER}.concat({whole})"):
                wide[f"{name} at {width}"] = found
    assert wide == {}
    assert page.problems == []


@pytest.mark.parametrize("name", LIVE)
def test_small_phones_follow_a_finger(page: Any, address: str, name: str) -> None:
    page.size(390, 844, mobile=True)
    page.open(address + name)
    until(page, "globalThis.phones?.length > 0")
    for n in range(page.evaluate("phones.length")):
        page.evaluate(f"phones[{n}].screen.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        time.sleep(0.1)
        # Until it is tapped fingers and wheel scroll the page that it lies in.
        wheel = "new WheelEvent('wheel', { deltaY: 60, cancelable: true })"
        assert page.evaluate(f"phones[{n}].screen.dispatchEvent({wheel})")
        assert page.evaluate(f"getComputedStyle(phones[{n}].screen).touchAction") == "pan-y"
        page.evaluate(f"phones[{n}].screen.focus({{ preventScroll: true }})")
        assert page.evaluate(f"getComputedStyle(phones[{n}].screen).touchAction") == "none"
        box = page.evaluate(f"(({{ left, top }}) => [left, top])(phones[{n}].screen.getBoundingClientRect())")
        at, x, y = time.time(), box[0] + 100, box[1] + 300
        page.touch("Start", (x, y, 0), at=at)
        for step in range(1, 16):
            page.touch("Move", (x, y - 12 * step, 0), at=at + 0.016 * step)
        time.sleep(0.05)
        # 180 points less the slop of 10: the header of 120 collapses, and the page scrolls.
        until(page, f"phones[{n}].slide.snapshot().outer === 120 && phones[{n}].slide.snapshot().inner > 0")
        page.touch("End", at=at + 0.5)
    assert page.problems == []


def test_a_button_throws_and_a_choice_changes(page: Any, address: str) -> None:
    page.size(1440, 900)
    page.open(f"{address}docs/feel.html")
    until(page, "globalThis.phones?.length > 0")
    rest = "(!phones[0].slide.snapshot().needsFrame ? phones[0].slide.snapshot().inner : -1)"
    page.evaluate("document.querySelector('.play-text button').click()")
    until(page, f"{rest} > 0")
    choose = "(box => { box.selectedIndex = 1; box.dispatchEvent(new Event('change')) })"
    page.evaluate(f"{choose}(document.querySelector('.play-text select'))")
    until(page, f"{rest} === 0 && phones[0].slide.snapshot().outer === 120")
    assert page.problems == []


def test_the_playground_runs_on_the_first_page(page: Any, address: str) -> None:
    page.size(1440, 900)
    page.open(address)
    until(page, "document.querySelector('iframe.playground')?.contentWindow?.playground?.slide !== undefined")
    assert page.problems == []


FRAME = "document.querySelector('iframe.playground')"
PHONE = f"{FRAME}.contentWindow.playground"


def drag(page: Any, x: float, y: float, *, by: float) -> None:
    """A finger goes up by so many points, and rests before it is lifted."""
    at = time.time()
    page.touch("Start", (x, y, 0), at=at)
    for step in range(1, 21):
        page.touch("Move", (x, y - by * step / 20, 0), at=at + 0.016 * step)
        time.sleep(0.016)
    page.touch("End", at=at + 0.8)


def test_the_first_page_scrolls_by_touch_until_the_playground_is_tapped(page: Any, address: str) -> None:
    page.size(390, 844, mobile=True)
    page.open(address)
    until(page, f"{PHONE}?.slide !== undefined")
    page.evaluate(f"{FRAME}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    time.sleep(0.2)
    place = (
        f"(() => {{ const frame = {FRAME}, outer = frame.getBoundingClientRect(),"
        " inner = frame.contentDocument.querySelector('.screen').getBoundingClientRect();"
        " return [outer.left + inner.left + inner.width / 2, outer.top + inner.top + inner.height / 2]; })()"
    )
    offset = f"{PHONE}.slide.snapshot().outer"
    x, y = page.evaluate(place)
    before = page.evaluate("scrollY")
    drag(page, x, y, by=150)
    until(page, f"scrollY > {before} + 80")
    assert page.evaluate(offset) == 0
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.picture(PICTURES / "first-page-scrolled.png")
    # A tap takes hold of it: then the same drag is the playground's.
    page.evaluate(f"{FRAME}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
    time.sleep(0.3)
    x, y = page.evaluate(place)
    page.touch("Start", (x, y, 0), at=time.time())
    page.touch("End", at=time.time() + 0.05)
    until(page, f"{FRAME}.contentDocument.documentElement.classList.contains('held')")
    before = page.evaluate("scrollY")
    drag(page, x, y, by=150)
    until(page, f"{offset} > 50")
    assert page.evaluate("scrollY") == before
    assert page.problems == []


def test_the_playground_has_the_colours_of_the_site(page: Any, address: str) -> None:
    page.size(1440, 900)
    page.open(address)
    until(page, "document.querySelector('iframe.playground')?.contentWindow?.playground?.slide !== undefined")
    inner = "document.querySelector('iframe.playground').contentDocument.documentElement"
    ground = f"getComputedStyle({inner}).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0)"
    for scheme, is_light in (("slate", False), ("default", True), ("slate", False)):
        page.evaluate(f"document.body.dataset.mdColorScheme = '{scheme}'")
        until(page, f"({ground} > 384) === {str(is_light).lower()}")
    assert page.problems == []


def test_no_name_is_broken_in_a_table(page: Any, address: str) -> None:
    page.size(1440, 900)
    page.open(f"{address}docs/settings.html")
    until(page, "document.readyState === 'complete'")
    broken = "[...document.querySelectorAll('td code')].filter((each) => each.getClientRects().length > 1)"
    assert page.evaluate(f"{broken}.map((each) => each.textContent)") == []


def test_it_finds_what_is_searched(page: Any, address: str) -> None:
    page.size(1440, 900)
    page.open(address)
    until(page, "document.querySelector('.md-search__input') !== null && document.readyState === 'complete'")
    look = "(input => { input.focus(); input.value = 'rubber band'; input.dispatchEvent(new Event('keyup')) })"
    page.evaluate(f"{look}(document.querySelector('.md-search__input'))")
    until(page, "document.querySelectorAll('.md-search-result__item').length > 3")
    assert page.problems == []


def test_pictures_to_look_at(page: Any, address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for which, width, height, is_dark in LOOKED_AT:
        page.size(width, height)
        page.dark(is_dark)
        page.open(address + which)
        until(page, "document.readyState === 'complete'")
        # Whatever the last visit had: the site keeps what was chosen.
        page.evaluate(f"document.body.dataset.mdColorScheme = '{'slate' if is_dark else 'default'}'")
        time.sleep(0.6)
        path = PICTURES / f"{which.replace('/', '-').removesuffix('.html')}-{width}{'-dark' if is_dark else ''}.png"
        page.picture(path)
        assert path.stat().st_size > 10_000
    assert page.problems == []
