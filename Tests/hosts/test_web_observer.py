"""A page's own scrollers that a NestedObserver holds together, in Chromium: what the browser scrolls, and the rest."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import pytest
from web_browser import Page, until
from web_elements import press, swipe, wheel
from web_stage import chromium, site, tab

__all__ = ["chromium", "site", "tab"]

HEADER, BAR = 176, 48
REFRESH = 60
STATE = """(({ main, contents, pager, refresh, slide }) => ({
  places: [main.scrollTop - refresh.offsetHeight, ...contents.map((each) => each.scrollTop)],
  told: [slide.snapshot().outer, ...contents.map((_, n) => slide.page(n).offset)],
  across: Math.abs(pager.scrollLeft), snapshot: { ...slide.snapshot() } }))(observer)"""


@dataclass
class Shown:
    """Where the browser has each scroller, below 0 beyond its top, and what the engine says."""

    places: list[float]
    told: list[float]
    across: float
    snapshot: dict[str, Any]


@pytest.fixture
def page(tab: Page, site: str) -> Page:
    tab.size(390, 700, mobile=True)
    tab.open(f"{site}observer.html")
    until(lambda: tab.evaluate("globalThis.observer !== undefined"), "the observer")
    return tab


def rest(page: Page) -> Shown:
    """What there is when nothing moves any more: the engine is right about each scroller, to a pixel."""
    drawn = "requestAnimationFrame(() => done(observer.slide.snapshot().atRest))"
    until(lambda: page.evaluate(f"new Promise((done) => setTimeout(() => {drawn}, 120))") == 1, "rest")
    shown = Shown(**page.evaluate(STATE))
    for place, told in zip(shown.places, shown.told):
        assert place == pytest.approx(told, abs=1)
    assert page.problems == []
    return shown


def test_sizes_are_measured(page: Page) -> None:
    now = rest(page).snapshot
    assert (now["range"], now["pager"]["height"]) == (HEADER, 700 - BAR)
    most = page.evaluate("observer.contents[0].scrollHeight - observer.contents[0].clientHeight")
    assert (now["pageCount"], now["maxInner"]) == (2, most)


def test_a_touch_on_a_content_moves_the_header_first(page: Page) -> None:
    swipe(page, 195, 500, 0, -10)
    outer, inner, _ = rest(page).places
    # The browser keeps what it takes to know a drag.
    assert 55 < outer <= 80
    assert inner == 0
    swipe(page, 195, 600, 0, -40)
    after = rest(page).places
    assert after[0] == HEADER
    assert 295 < after[0] - outer + after[1] <= 320


def test_the_same_touch_opens_the_header_when_the_content_is_at_its_top(page: Page) -> None:
    page.evaluate("observer.run((slide) => slide.scrollTo(176, 100))")
    assert rest(page).places[:2] == [HEADER, 100]
    swipe(page, 195, 250, 0, 25)
    outer, inner, _ = rest(page).places
    assert inner == 0
    assert 95 < HEADER - outer + 100 <= 200


def test_a_fling_goes_on_at_the_seam_either_way(page: Page) -> None:
    swipe(page, 195, 560, 0, -40, 6, hold=False)
    outer, inner, _ = rest(page).places
    assert outer == HEADER
    assert inner > 300
    page.evaluate("observer.run((slide) => slide.scrollTo(176, 60))")
    rest(page)
    # The finger has lifted while the content still scrolls; the content ends, and the header opens all the same.
    swipe(page, 195, 300, 0, 12, 4, hold=False)
    assert rest(page).places[:2] == [0, 0]


def test_a_finger_on_the_header_moves_all_of_it(page: Page) -> None:
    swipe(page, 195, 150, 0, -8, 10)
    outer, inner, _ = rest(page).places
    assert 60 < outer < 81
    page.evaluate("observer.run((slide) => slide.scrollTo(100, 0))")
    swipe(page, 195, 70, 0, -40, 6, hold=False)
    outer, inner, _ = rest(page).places
    assert outer == HEADER
    assert inner > 100


def test_wheel_and_keys(page: Page) -> None:
    wheel(page, 120)
    assert rest(page).places[:2] == [120, 0]
    wheel(page, 120)
    assert rest(page).places[:2] == [HEADER, 240 - HEADER]
    wheel(page, -120)
    assert rest(page).places[:2] == [120, 0]
    page.evaluate("document.querySelector('nav button').focus()")
    press(page, "End", 35)
    shown = rest(page)
    assert shown.places[:2] == [HEADER, pytest.approx(shown.snapshot["maxInner"], abs=1)]
    press(page, "Home", 36)
    assert rest(page).places[:2] == [0, 0]


def test_the_pager_turns_by_touch_and_by_tab_and_pages_keep_their_places(page: Page) -> None:
    page.evaluate("observer.run((slide) => slide.scrollTo(176, 500))")
    swipe(page, 330, 400, -40, 0, 6, hold=False)
    shown = rest(page)
    assert (shown.snapshot["pageIndex"], shown.across) == (1, 390)
    wheel(page, 120)
    assert rest(page).places == [HEADER, 500, 120]
    page.evaluate("document.querySelector('nav button').click()")
    between = until(lambda: page.evaluate("observer.pager.scrollLeft % 390"), "a frame of the turn")
    assert 0 < between < 390
    shown = rest(page)
    assert (shown.snapshot["pageIndex"], shown.across) == (0, 0)
    assert shown.places == [HEADER, 500, 120]
    assert page.evaluate("getComputedStyle(observer.pager).scrollSnapType") == "x mandatory"


def test_a_pull_refreshes_and_closes_when_that_is_done(page: Page) -> None:
    page.evaluate(
        "globalThis.asked = 0; observer.addEventListener('refresh', (event) => (asked += 1,"
        " event.detail.waitUntil(new Promise((done) => (globalThis.finish = done)))))"
    )
    swipe(page, 195, 250, 0, 30)
    until(lambda: page.evaluate("asked"), "the refresh")
    time.sleep(1.2)
    assert page.evaluate(STATE)["places"][0] == pytest.approx(-REFRESH, abs=1)
    # What refreshes can be scrolled away, and comes back with the header.
    swipe(page, 195, 500, 0, -20)
    assert page.evaluate(STATE)["places"][0] > 50
    page.evaluate("finish()")
    wheel(page, -500)
    assert rest(page).places[:2] == [0, 0]
    swipe(page, 195, 300, 0, 5)
    assert rest(page).places[0] == 0
    assert page.evaluate("asked") == 1


def test_what_a_program_brings_into_view_is_seen(page: Page) -> None:
    page.evaluate("observer.contents[0].children[30].scrollIntoView()")
    shown = rest(page)
    assert shown.places[0] == HEADER
    top = page.evaluate("observer.contents[0].children[30].getBoundingClientRect().top")
    assert top == pytest.approx(BAR, abs=1)


def test_a_content_that_grows_can_be_scrolled_further(page: Page) -> None:
    before = rest(page).snapshot["maxInner"]
    more = "Object.assign(document.createElement('div'), { style: 'height: 900px' })"
    page.evaluate(f"observer.contents[0].append({more})")
    assert rest(page).snapshot["maxInner"] == before + 900
    page.evaluate("observer.contents[0].lastChild.style.height = '400px'")
    assert rest(page).snapshot["maxInner"] == before + 400
    page.size(320, 500, mobile=True)
    assert rest(page).snapshot["pager"]["height"] == 500 - BAR


def test_another_header_motion(page: Page) -> None:
    page.evaluate("observer.run((slide) => slide.set({ headerMotion: 1 }))")
    page.evaluate("observer.run((slide) => slide.scrollTo(176, 700))")
    swipe(page, 195, 300, 0, 15)
    outer, inner, _ = rest(page).places
    assert inner == 700
    assert 95 < HEADER - outer <= 120


def test_a_touch_stops_what_the_engine_moves(page: Page) -> None:
    page.evaluate("observer.run((slide) => slide.scrollTo(176, 2000, true))")
    time.sleep(0.15)
    swipe(page, 195, 400, 0, 0, 1)
    assert rest(page).places[1] < 1900


def test_right_to_left(page: Page) -> None:
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.size(400, 700, mobile=True)
    rest(page)
    swipe(page, 60, 400, 40, 0, 6, hold=False)
    assert rest(page).snapshot["pageIndex"] == 1
    page.evaluate("document.querySelector('nav button').click()")
    shown = rest(page)
    assert (shown.snapshot["pageIndex"], shown.across) == (0, 0)


def test_scrollers_that_are_let_go_scroll_alone(page: Page) -> None:
    page.evaluate("observer.destroy()")
    swipe(page, 195, 500, 0, -20)
    time.sleep(0.2)
    assert page.evaluate("observer.contents[0].scrollTop") > 100
    assert page.evaluate("observer.main.scrollTop") == 0
    assert page.problems == []
