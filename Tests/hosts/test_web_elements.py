"""<nested-slide> and <nested-list> in Chromium: touch, wheel, mouse, keys, and what an assistive tool is told."""

from __future__ import annotations

import gzip
import subprocess
from typing import Any

import pytest
from conftest import TREE, need
from web_browser import Page, until
from web_elements import PROFILE, SLIDE, click, press, rest, show, swipe, tap, wheel
from web_stage import SITE, chromium, site, tab

__all__ = ["chromium", "site", "tab"]


@pytest.fixture
def phone(tab: Page, site: str) -> Page:
    show(tab, site, PROFILE)
    return tab


def test_a_finger_moves_the_header_then_the_page(phone: Page) -> None:
    start = rest(phone)
    assert (start["maxOuter"], start["pageCount"]) == (150, 3)
    assert start["hover"]["height"] == 44
    swipe(phone, 195, 500, 0, -40)
    now = rest(phone)
    assert now["outer"] == 150
    assert 100 < now["inner"] < 200
    drawn = phone.evaluate(f"{SLIDE}.querySelector('p').getBoundingClientRect().top")
    assert drawn == pytest.approx(now["pager"]["y"] - now["inner"], abs=0.51)
    swipe(phone, 350, 400, -40, 0, 6, hold=False)
    assert rest(phone)["pageIndex"] == 1


def test_rows_follow(phone: Page) -> None:
    phone.evaluate(
        "document.querySelector('nested-list').renderItem = (row, n) => (row.firstChild.textContent = `row ${n}`)"
    )
    phone.evaluate(f"{SLIDE}.scrollToPage(1); document.querySelector('nested-list').scrollToItem(500)")
    rest(phone)
    shown = "[...document.querySelectorAll('[role=listitem]')].filter((row) => !row.hidden)"
    rows = phone.evaluate(f"{shown}.map((row) => [row.getBoundingClientRect().top, row.textContent])")
    assert len(rows) < 20
    top = rest(phone)["pager"]["y"]
    assert [top, "row 500"] in rows
    phone.evaluate("document.querySelector('nested-list').count = 502")
    rest(phone)
    texts = phone.evaluate(f"{shown}.map((row) => row.textContent)")
    assert "row 501" in texts
    assert "row 502" not in texts
    # Also where the page's styles say how rows are displayed.
    phone.evaluate(
        "document.head.append(Object.assign(document.createElement('style'), "
        "{ textContent: '[role=listitem] { display: flex }' }))"
    )
    hidden = "[...document.querySelectorAll('[role=listitem]')].filter((row) => row.hidden)"
    assert set(phone.evaluate(f"{hidden}.map((row) => getComputedStyle(row).display)")) <= {"none"}


def test_rows_become_as_high_as_they_are(tab: Page, site: str) -> None:
    show(
        tab,
        site,
        """<nested-slide style="height: 600px">
      <nested-list count="400" item-height="30" estimated><template><p style="margin: 0"></p></template></nested-list>
      </nested-slide>""",
    )
    tab.evaluate(
        "document.querySelector('nested-list').renderItem = (row, n) => "
        "(row.firstChild.style.height = `${20 + (n % 5) * 20}px`)"
    )
    rest(tab)
    rows = "[...document.querySelectorAll('[role=listitem]')].filter((row) => !row.hidden)"
    places = (
        f"{rows}.map((row) => row.getBoundingClientRect()).sort((a, b) => a.top - b.top).map((b) => [b.top, b.height])"
    )
    boxes = tab.evaluate(places)
    assert len(boxes) > 5
    for (top, height), (following, _) in zip(boxes, boxes[1:]):
        assert following == pytest.approx(top + height, abs=0.01)


def test_links_are_clicked_and_drags_are_no_clicks(phone: Page) -> None:
    x, y = phone.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        "(document.querySelector('a').getBoundingClientRect())"
    )
    swipe(phone, x, y, 0, -12)
    assert phone.evaluate("location.hash") == ""
    rest(phone)
    x, y = phone.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        "(document.querySelector('a').getBoundingClientRect())"
    )
    tap(phone, x, y)
    assert phone.evaluate("location.hash") == "#there"


def test_a_touch_that_stops_a_fling_is_no_click(phone: Page) -> None:
    phone.evaluate("globalThis.count = 0; document.querySelector('p').addEventListener('click', () => (count += 1))")
    swipe(phone, 195, 550, 0, -30, 6, hold=False)
    tap(phone, 195, 400)
    assert rest(phone)["inner"] > 0
    assert phone.evaluate("count") == 0
    tap(phone, 195, 400)
    until(lambda: phone.evaluate("count") == 1, "the click")


def test_text_is_selected_by_a_mouse(tab: Page, site: str) -> None:
    show(tab, site, PROFILE, 800, 600, mobile=False)
    y = tab.evaluate("document.querySelector('a').getBoundingClientRect().y") + 8
    tab.mouse("mousePressed", 2, y, button="left", buttons=1, clickCount=1)
    tab.mouse("mouseMoved", 60, y, button="left", buttons=1)
    tab.mouse("mouseReleased", 60, y, button="left", clickCount=1)
    assert "Text" in tab.evaluate("String(getSelection())")
    assert rest(tab)["pagePosition"] == 0
    tab.evaluate(f"getSelection().empty(); {SLIDE}.setAttribute('mouse-drag', '')")
    tab.mouse("mousePressed", 600, 500, button="left", buttons=1, clickCount=1)
    for step in range(1, 6):
        tab.mouse("mouseMoved", 600, 500 - 20 * step, button="left", buttons=1)
    tab.mouse("mouseReleased", 600, 400, button="left", clickCount=1)
    assert rest(tab)["outer"] > 60


def test_tabs_by_tap_and_keys(phone: Page) -> None:
    tap(phone, 195, 170)
    assert rest(phone)["pageIndex"] == 1
    phone.evaluate(f"{SLIDE}.shadowRoot.querySelectorAll('[role=tab]')[1].focus()")
    press(phone, "ArrowRight", 39)
    assert rest(phone)["pageIndex"] == 2
    focused = f"{SLIDE}.shadowRoot.activeElement.textContent"
    assert phone.evaluate(focused) == "Three"
    press(phone, "Home", 36)
    assert rest(phone)["pageIndex"] == 0
    press(phone, "ArrowLeft", 37)
    assert rest(phone)["pageIndex"] == 2
    assert phone.evaluate(focused) == "Three"


def test_keys_scroll_the_page(phone: Page) -> None:
    phone.evaluate(f"{SLIDE}.shadowRoot.querySelector('.panel').focus()")
    press(phone, "End", 35)
    now = rest(phone)
    assert (now["outer"], now["inner"]) == (150, now["maxInner"])
    press(phone, "Home", 36)
    assert rest(phone)["outer"] == 0
    press(phone, " ", 32)
    assert rest(phone)["outer"] == 150


def test_what_keys_focus_is_brought_into_view(tab: Page, site: str) -> None:
    show(
        tab,
        site,
        """<nested-slide style="height: 600px"><header slot="header" style="height: 150px">H</header>
      <div><a href="#a" style="display: block; height: 40px">a</a><p style="height: 1500px"></p>
      <a href="#b" style="display: block; height: 40px">b</a></div></nested-slide>""",
        mobile=False,
    )
    tab.evaluate("document.querySelectorAll('a')[0].focus({ focusVisible: true })")
    press(tab, "Tab", 9)
    assert tab.evaluate("document.activeElement.textContent") == "b"
    rest(tab)
    bottom = tab.evaluate("document.activeElement.getBoundingClientRect().bottom")
    assert bottom == pytest.approx(600, abs=0.6)
    assert tab.evaluate(f"{SLIDE}.scrollTop") == 0


def test_a_wheel_goes_on_around_at_an_end(tab: Page, site: str) -> None:
    around = f"<p style='height: 100px; margin: 0'>above</p>{PROFILE}<p style='height: 1500px'>below</p>"
    show(tab, site, around, 800, 600, mobile=False)
    for _ in range(3):
        wheel(tab, 120)
    now = rest(tab)
    assert now["outer"] > 0
    assert tab.evaluate("scrollY") == 0
    tab.evaluate(f"{SLIDE}.slide.scrollTo(1e9, 1e9); {SLIDE}.changed()")
    rest(tab)
    tab.evaluate("new Promise((done) => setTimeout(done, 200))")
    wheel(tab, 120)
    until(lambda: tab.evaluate("scrollY") > 50, "the page around")
    assert rest(tab)["inner"] == rest(tab)["maxInner"]


def test_a_drag_goes_on_around_at_an_end(tab: Page, site: str) -> None:
    show(tab, site, f"{PROFILE}<p style='height: 1500px; margin: 0'>below</p>")
    tab.evaluate(f"{SLIDE}.slide.scrollTo(1e9, 1e9); {SLIDE}.changed()")
    rest(tab)
    swipe(tab, 195, 500, 0, -30, 10)
    rest(tab)
    # 290 points after the slop, and as far as a finger goes on that stops at once.
    assert 250 <= tab.evaluate("scrollY") <= 306
    swipe(tab, 195, 200, 0, 20, 10)
    assert rest(tab)["inner"] < rest(tab)["maxInner"] - 100


@pytest.mark.parametrize("width", [320, 390, 768, 1440])
def test_it_fits_every_window(tab: Page, site: str, width: int) -> None:
    show(tab, site, PROFILE, width, 700, mobile=width < 500)
    now = rest(tab)
    assert now["pager"]["width"] == width
    assert tab.evaluate("document.documentElement.scrollWidth") == width
    tab.size(width + 200, 500)
    until(lambda: rest(tab)["pager"]["width"] == width + 200, "the new width")
    tabs = tab.evaluate(f"[...{SLIDE}.shadowRoot.querySelectorAll('[role=tab]')].map((t) => t.offsetWidth)")
    assert sum(tabs) == pytest.approx(width + 200, abs=3)


def test_an_assistive_tool_finds_tabs_panels_and_rows(phone: Page) -> None:
    nodes = phone.call("Accessibility.getFullAXTree")["nodes"]

    def of(role: str) -> list[dict[str, Any]]:
        return [node for node in nodes if node.get("role", {}).get("value") == role and not node.get("ignored")]

    def names(role: str) -> list[str]:
        return [node["name"]["value"] for node in of(role)]

    def states(role: str, state: str) -> list[Any]:
        return [
            next((p["value"]["value"] for p in node["properties"] if p["name"] == state), None) for node in of(role)
        ]

    assert len(of("tablist")) == 1
    assert names("tab") == ["One", "Two", "Three"]
    assert states("tab", "selected") == [True, False, False]
    assert names("tabpanel") == ["One"], "the pages that do not show are left out"
    phone.evaluate(f"{SLIDE}.scrollToPage(1)")
    rest(phone)
    nodes = phone.call("Accessibility.getFullAXTree")["nodes"]
    assert names("tabpanel") == ["Two"]
    assert len(of("listitem")) > 5
    assert phone.evaluate("document.querySelector('[role=listitem]').getAttribute('aria-setsize')") == "1000"


def test_settings_are_attributes_and_properties(phone: Page) -> None:
    phone.evaluate(f"{SLIDE}.setAttribute('header-snap', 'nearest'); {SLIDE}.setAttribute('endless', '')")
    assert phone.evaluate(f"[{SLIDE}.headerSnap, {SLIDE}.endless]") == [2, 1]
    phone.evaluate(f"{SLIDE}.removeAttribute('endless'); {SLIDE}.physics = 2")
    assert phone.evaluate(f"[{SLIDE}.settings.physics, {SLIDE}.endless]") == [2, 0]
    phone.evaluate(f"{SLIDE}.setAttribute('header-height', '80')")
    assert rest(phone)["maxOuter"] == 80
    words = phone.evaluate(f"(() => {{ try {{ {SLIDE}.physics = 99 }} catch (e) {{ return String(e) }} }})()")
    assert "physics" in words
    assert phone.evaluate(f"{SLIDE}.physics") == 2


def test_children_come_and_go(phone: Page) -> None:
    phone.evaluate(f"{SLIDE}.slide.scrollTo(150, 300); {SLIDE}.changed()")
    rest(phone)
    phone.evaluate(
        f"{SLIDE}.children[1].before(Object.assign(document.createElement('div'), {{ id: 'new' }}));"
        "document.getElementById('new').setAttribute('label', 'New')"
    )
    until(lambda: rest(phone)["pageCount"] == 4, "a fourth page")
    now = rest(phone)
    assert (now["pageIndex"], now["inner"]) == (1, 300)
    texts = f"[...{SLIDE}.shadowRoot.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)"
    assert phone.evaluate(texts) == ["New", "One", "Two", "Three"]
    phone.evaluate("document.getElementById('new').remove()")
    until(lambda: rest(phone)["pageCount"] == 3, "three pages")
    phone.evaluate(f"{SLIDE}.children[1].setAttribute('label', 'First')")
    until(lambda: phone.evaluate(texts)[0] == "First", "the label")
    phone.evaluate(f"globalThis.gone = {SLIDE}; gone.remove(); document.body.append(gone)")
    now = rest(phone)
    assert (now["pageIndex"], now["outer"], now["inner"]) == (0, 150, 300)


def test_a_page_grows_with_what_is_in_it(phone: Page) -> None:
    phone.evaluate("document.querySelector('p').style.height = '5000px'")
    until(lambda: rest(phone)["maxInner"] > 4000, "the new height")
    phone.evaluate("document.querySelector('header').style.height = '60px'")
    until(lambda: rest(phone)["maxOuter"] == 60, "the header's new height")


def test_until_it_has_the_focus_the_page_around_scrolls(tab: Page, site: str) -> None:
    show(
        tab,
        site,
        PROFILE.replace("<nested-slide", "<nested-slide needs-focus tabindex='0'")
        + "<p style='height: 1500px; margin: 0'>below</p>",
    )
    swipe(tab, 195, 500, 0, -30, 10)
    assert rest(tab)["outer"] == 0
    until(lambda: tab.evaluate("scrollY") > 100, "the page around")
    tab.evaluate("scrollTo(0, 0)")
    tap(tab, 195, 400)
    swipe(tab, 195, 500, 0, -30, 10)
    assert rest(tab)["outer"] == 150
    assert tab.evaluate("scrollY") == 0


def test_lists_that_nobody_has_any_more_end(tab: Page, site: str) -> None:
    show(tab, site, "<nested-slide></nested-slide>")
    tab.evaluate("""import("/javascript/list.js").then(({ List }) => {
      globalThis.ended = 0;
      const destroy = List.prototype.destroy;
      List.prototype.destroy = function () { ended += 1; destroy.call(this); };
      for (let n = 0; n < 20; n++) {
        document.body.innerHTML = "<nested-slide><nested-list count=5></nested-list></nested-slide>";
      }
      document.body.innerHTML = "";
    })""")

    def collected() -> bool:
        tab.call("HeapProfiler.collectGarbage")
        return bool(tab.evaluate("ended") >= 15)

    until(collected, "the end of the lists")


def test_events_are_the_doms(phone: Page) -> None:
    phone.evaluate(f"globalThis.told = []; {SLIDE}.addEventListener('pagechanged', (e) => told.push(e.detail.index))")
    phone.evaluate(f"{SLIDE}.scrollToPage(2, true)")
    rest(phone)
    assert phone.evaluate("told") == [2]


def test_a_refresh_waits_for_its_listener(phone: Page) -> None:
    phone.evaluate(f"""{SLIDE}.setAttribute('refresh-height', '60');
      const ended = new Promise((done) => (globalThis.end = done));
      {SLIDE}.addEventListener('refresh', (event) => event.detail.waitUntil(ended))""")
    swipe(phone, 195, 300, 0, 40, 8)
    until(lambda: rest(phone)["refresh"] == 3, "the refresh")
    phone.evaluate("end()")
    until(lambda: rest(phone)["refresh"] == 0, "its end")


def test_reduced_motion_and_direction(tab: Page, site: str) -> None:
    tab.less_motion(True)
    show(tab, site, PROFILE.replace("<nested-slide", "<nested-slide dir='rtl'"))
    assert tab.evaluate(f"[{SLIDE}.reducedMotion, {SLIDE}.rightToLeft]") == [1, 1]
    swipe(tab, 40, 400, 40, 0, 6, hold=False)
    assert rest(tab)["pageIndex"] == 1
    tab.less_motion(False)
    until(lambda: tab.evaluate(f"{SLIDE}.reducedMotion") == 0, "the change")


def test_nothing_moves_no_frames(phone: Page) -> None:
    rest(phone)
    counted = """new Promise((done) => {
      const native = requestAnimationFrame;
      let count = 0;
      globalThis.requestAnimationFrame = (run) => ((count += 1), native(run));
      setTimeout(() => { globalThis.requestAnimationFrame = native; done(count); }, 300);
    })"""
    assert phone.evaluate(counted) == 0


def test_what_a_page_loads_is_small(site: str) -> None:
    """The module and the scripts, as a bundler leaves them."""
    entry = TREE / "bindings/javascript/elements/define.js"
    command = [need("esbuild", "esbuild"), str(entry), "--bundle", "--minify", "--format=esm"]
    script = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    module = (SITE / "nestedslide.wasm").read_bytes()
    sizes = [len(gzip.compress(each, 9)) for each in (module, script)]
    assert sum(sizes) <= 190_000, sizes


def test_a_mouse_clicks(tab: Page, site: str) -> None:
    show(tab, site, PROFILE, 800, 600, mobile=False)
    x, y = tab.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        "(document.querySelector('a').getBoundingClientRect())"
    )
    click(tab, x, y)
    assert tab.evaluate("location.hash") == "#there"
