"""The playground in the browser, under real touch, mouse and wheel."""

from __future__ import annotations

from pathlib import Path

import fed
import pytest
from fed import Pointer, Wheel
from nestedslide import WheelPhase, WheelUnit
from PIL import Image

pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
from web_browser import Page, until
from web_playground import (
    PHONE,
    calls,
    clock,
    colors,
    finger,
    line,
    mouse,
    near,
    reaching,
    record,
    rest,
    show,
    snapshot,
    turn,
)

pytest_plugins = ["web_stage"]

BAR, HEADER, TABS = 56, 368, 48
RANGE = HEADER - BAR
SLOP, MOUSE_SLOP = 10, 3
AUTO = -1e300
ACCENT, SURFACE, INK = (196, 64, 44), (255, 255, 255), (22, 25, 34)


# -------------------------------------------------------------------------------------------------------------- input


def test_a_drag_crosses_the_seam(phone: Page, tmp_path: Path) -> None:
    points = line(195, 700, 0, -20, 20)
    sent = finger(phone, points, hold=0.3)
    now = rest(phone)
    assert (now["outer"], now["inner"]) == (RANGE, 400 - SLOP - RANGE)
    path = record(phone, tmp_path)
    assert fed.pointers(path) == sent
    assert fed.wheels(path) == []


def test_moves_of_one_frame_are_all_fed(phone: Page, tmp_path: Path) -> None:
    points = line(195, 700, 0, -7, 40)
    at = clock(phone)
    phone.touch("Start", (*points[0], 0), at=at)
    moves = [{"x": x, "y": y, "id": 0} for x, y in points[1:]]
    phone.burst(
        "Input.dispatchTouchEvent",
        [{"type": "touchMove", "touchPoints": [move], "timestamp": at + 0.002 * n} for n, move in enumerate(moves, 1)],
    )
    with reaching(phone):
        phone.touch("End", at=at + 0.5)
    now = rest(phone)
    assert now["path"] == 280 - SLOP
    assert fed.pointers(record(phone, tmp_path)) == calls(points)


def test_a_fling_goes_on_and_comes_to_rest(phone: Page, tmp_path: Path) -> None:
    phone.evaluate("playground.set({ physics: 1 })")
    sent = finger(phone, line(195, 700, 0, -20, 20))
    let_go = 400 - SLOP
    now = rest(phone)
    assert now["outer"] == RANGE
    assert now["path"] > let_go + 50
    assert now["velocityY"] == 0
    drawn = phone.evaluate("playground.loop.count")
    # Idle costs nothing: ten frames of the browser's later none has been drawn here.
    ten = (
        "new Promise((done) => { let n = 0; (function next() { n++ < 10 ? requestAnimationFrame(next) : done() })() })"
    )
    phone.evaluate(ten)
    assert phone.evaluate("playground.loop.count") == drawn
    assert fed.pointers(record(phone, tmp_path)) == sent


def test_no_frame_of_a_fling_changes_no_pixel(phone: Page) -> None:
    # Besides its offset, only what happens asks for a frame: 7 and 10 are told of every movement.
    phone.evaluate(
        "window.pictures = []; playground.drawn = ({ slide: { now: { snapshot, events } } }) => pictures.push("
        "[Math.round(snapshot.path * devicePixelRatio), events.some(({ type }) => type !== 7 && type !== 10)])"
    )
    finger(phone, line(195, 700, 0, -12, 12))
    rest(phone)
    seen = phone.evaluate("pictures")
    tail = seen[len(seen) // 2 :]
    assert len(tail) > 15
    assert [(before, after) for before, after in zip(tail, tail[1:]) if after[0] == before[0] and not after[1]] == []


def test_a_swipe_turns_the_page_and_a_tap_another(phone: Page, tmp_path: Path) -> None:
    sent = finger(phone, line(320, 650, -20, 0, 12))
    assert rest(phone)["pageIndex"] == 1
    assert phone.evaluate("document.getElementById('tab-1').getAttribute('aria-selected')") == "true"
    sent += finger(phone, [(325, HEADER + TABS / 2)])
    assert rest(phone)["pageIndex"] == 2
    sent += finger(phone, [(330, 186)])
    assert phone.evaluate("document.querySelector('.follow').textContent") == "Following"
    assert fed.pointers(record(phone, tmp_path)) == sent


def test_two_fingers(phone: Page, tmp_path: Path) -> None:
    at = clock(phone)
    with reaching(phone, 2):
        phone.touch("Start", (100, 700, 0), at=at)
        phone.touch("Move", (100, 660, 0), at=at + 0.02)
        phone.touch("Start", (100, 660, 0), (300, 600, 1), at=at + 0.04)
        phone.touch("Move", (100, 660, 0), (300, 560, 1), at=at + 0.06)
        phone.touch("End", at=at + 0.5)
    assert rest(phone)["path"] == 40 - SLOP + 40
    assert fed.pointers(record(phone, tmp_path)) == [
        Pointer("down", 100, 700),
        Pointer("move", 100, 660),
        Pointer("down", 300, 600),
        Pointer("move", 300, 560),
        Pointer("up", 100, 660),
        Pointer("up", 300, 560),
    ]


def test_a_finger_that_is_taken_away(phone: Page, tmp_path: Path) -> None:
    at = clock(phone)
    phone.evaluate("addEventListener('pointerdown', (event) => (globalThis.taken = event.pointerId))")
    with reaching(phone, 2):
        phone.touch("Start", (100, 700, 0), at=at)
        phone.touch("Move", (100, 640, 0), at=at + 0.02)
        until(lambda: snapshot(phone)["path"] >= 60 - SLOP, "the drag")
        cancel = "new PointerEvent('pointercancel', { pointerId: taken, clientX: 100, clientY: 640, bubbles: true })"
        phone.evaluate(f"document.getElementById('screen').dispatchEvent({cancel})")
        phone.touch("Move", (100, 600, 0), at=at + 0.04)
        phone.touch("End", at=at + 0.06)
    assert rest(phone)["path"] == 60 - SLOP
    wanted = [Pointer("down", 100, 700), Pointer("move", 100, 640), Pointer("cancel", 100, 640)]
    assert fed.pointers(record(phone, tmp_path)) == wanted


def test_a_mouse_drags_and_a_wheel_scrolls(phone: Page, tmp_path: Path) -> None:
    points = line(195, 600, 0, -15, 10)
    mouse(phone, points, hold=0.3)
    assert rest(phone)["path"] == 150 - MOUSE_SLOP
    turn(phone, 37)
    assert rest(phone)["path"] == 150 - MOUSE_SLOP + 37
    turn(phone, 120)
    turn(phone, 120)
    assert rest(phone)["path"] == pytest.approx(150 - MOUSE_SLOP + 37 + 240, abs=1e-6)
    turn(phone, -11.5)
    path = record(phone, tmp_path)
    assert fed.pointers(path) == calls(points)
    pixel, notch, single = WheelUnit.pixel, WheelUnit.notch, WheelPhase.none
    steps = [(pixel, 37), (notch, 1), (notch, 1), (pixel, -11.5)]
    assert fed.wheels(path) == [Wheel(unit, single, 0, dy) for unit, dy in steps]


def test_keys_scroll_where_the_focus_is(phone: Page) -> None:
    phone.evaluate("playground.clock.setRate(4); document.getElementById('screen').focus()")
    reached = []
    for key in ("ArrowDown", "PageDown", "ArrowRight", "Home"):
        phone.call("Input.dispatchKeyEvent", type="keyDown", key=key)
        now = rest(phone)
        reached.append((now["path"], now["pageIndex"]))
    page_down = 40 + 0.875 * (PHONE[1] - BAR - TABS)
    assert reached == [(40, 0), (page_down, 0), (RANGE, 1), (0, 1)]


def test_another_orientation(phone: Page) -> None:
    finger(phone, line(195, 700, 0, -20, 20), hold=0.3)
    assert rest(phone)["outer"] == RANGE
    phone.size(844, 390, mobile=True)
    until(lambda: snapshot(phone)["pager"]["width"] == 844, "landscape")
    now = rest(phone)
    assert now["outer"] == now["range"] == 208 - 48, "a collapsed header stays collapsed"
    assert now["hover"]["height"] == 40
    phone.size(*PHONE, mobile=True)
    until(lambda: snapshot(phone)["pager"]["width"] == 390, "portrait")
    assert rest(phone)["outer"] == RANGE


# ----------------------------------------------------------------------------------------------------------- the page


def test_all_settings_can_be_turned(phone: Page) -> None:
    # Those that a person grouped and worded, and those that are generated for what nobody has worded yet.
    missing = """Promise.all(
      ["./javascript/layout.js", "./page/settings.js", "./page/described.js"].map((name) => import(name))
    ).then(([layout, settings, { DESCRIBED }]) => {
      const turned = [], own = new Set(["structSize", "reserved", "viewportWidth", "viewportHeight"]);
      for (const control of [...settings.CONTROLS.values(), ...DESCRIBED]) {
        const { name } = control;
        const values = control.choices?.map(([value]) => value)
          ?? { toggle: [0, 1], insets: [{ top: 4, left: 0, bottom: 8, right: 12 }] }[control.kind]
          ?? [control.range[0], control.range[1], ...(control.isAuto ? [layout.AUTO] : [])];
        for (const value of values) {
          playground.set({ [name]: value });
          const now = playground.slide.settings[name];
          if (JSON.stringify(now) !== JSON.stringify(value)) turned.push(`${name} is ${now}, not ${value}`);
        }
        playground.begin({});
      }
      const fields = layout.CONFIG_LAYOUT.fields.map(({ name }) => name);
      const missing = fields.filter((name) => !own.has(name) && !settings.CONTROLS.has(name));
      if (DESCRIBED.length !== fields.filter((name) => !own.has(name)).length) turned.push("not all are described");
      return [...turned, ...missing.map((name) => `no control for ${name}`)];
    })"""
    phone.evaluate("playground.recorded()")
    assert phone.evaluate(missing) == []


def test_the_system_asks_for_less_motion_while_the_page_is_open(phone: Page) -> None:
    wanted = "playground.slide.settings.reducedMotion"
    assert phone.evaluate(wanted) == 0
    phone.less_motion(True)
    until(lambda: phone.evaluate(wanted) == 1, "less motion")
    # What the user turns holds, whatever the system asks for; another beginning goes by the system again.
    phone.evaluate("playground.set({ reducedMotion: 0 })")
    phone.evaluate("playground.restart()")
    assert phone.evaluate(wanted) == 0
    phone.evaluate("playground.begin({})")
    assert phone.evaluate(wanted) == 1
    phone.less_motion(False)
    until(lambda: phone.evaluate(wanted) == 0, "motion")


THUMB = "document.querySelector('.thumb').getBoundingClientRect().toJSON()"
TOP_NOTE = "(({ section, item }) => section * 1e6 + item)(playground.screen.guestbook.list.visible(0, 0)[0])"


def test_the_thumb_is_dragged_from_end_to_end(desktop: Page) -> None:
    """Over notes that are measured when they come into view: they never go against it, and the last one is reached."""
    box = desktop.evaluate(THUMB)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    desktop.mouse("mouseMoved", x, y)
    until(lambda: desktop.evaluate("document.querySelector('.thumb.near') !== null"), "the thumb")
    desktop.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    tops = []
    for step in range(1, 31):
        desktop.mouse("mouseMoved", x, y + 40 * step, button="left", buttons=1)
        desktop.evaluate("new Promise(requestAnimationFrame)")
        tops.append(desktop.evaluate(TOP_NOTE))
    now = snapshot(desktop)
    assert tops == sorted(tops)
    assert now["phase"] == 1
    until(lambda: snapshot(desktop)["inner"] == snapshot(desktop)["maxInner"], "the last note")
    desktop.mouse("mouseReleased", x, y + 1200, button="left", clickCount=1)
    until(lambda: snapshot(desktop)["atRest"] == 1, "rest")


def test_a_link_brings_the_settings(phone: Page, site: str) -> None:
    wanted = {"physics": 2, "headerSnap": 1, "touchSlop": 4, "springDamping": 0.5, "endless": 1}
    phone.evaluate("document.querySelector('#set-physics').value = '2'")
    for name, value in wanted.items():
        field = f"document.getElementById('set-{name}')"
        change = f"{field}.checked = true" if name == "endless" else f"{field}.value = {value}"
        kind = "input" if name in ("touchSlop", "springDamping") else "change"
        phone.evaluate(f"{change}; {field}.dispatchEvent(new Event('{kind}', {{ bubbles: true }}))")
    link = phone.evaluate("location.hash")
    assert "physics=android" in link
    assert "headerSnap=direction" in link
    show(phone, f"{site}{link}")
    settings = phone.evaluate("({ ...playground.slide.settings })")
    assert {name: settings[name] for name in wanted} == wanted
    show(phone, f"{site}#physics=nonsense&touchSlop=-3&axisRatio=x&nothing=1")
    assert phone.evaluate("playground.slide.settings.touchSlop") == AUTO


def test_of_a_hundred_thousand_notes_a_screen_is_there(phone: Page) -> None:
    phone.evaluate("playground.screen.guestbook.list.scrollTo(5, 4000, 0, false); playground.loop.request()")
    now = rest(phone)
    assert now["inner"] > 3_000_000
    seen = phone.evaluate("[...document.querySelectorAll('.note:not([hidden])')].map((e) => Number(e.dataset.number))")
    assert 8 <= len(seen) <= 16
    assert max(seen) - min(seen) == len(seen) - 1
    assert phone.evaluate("document.querySelectorAll('.note').length") < 32
    # A refresh puts one on top; what is seen stays.
    phone.evaluate("playground.screen.guestbook.prepend(); playground.loop.request()")
    assert rest(phone)["inner"] > now["inner"]
    again = phone.evaluate("[...document.querySelectorAll('.note:not([hidden])')].map((e) => Number(e.dataset.number))")
    assert sorted(again) == sorted(seen)


# ------------------------------------------------------------------------------------------------------------ pictures


def test_a_strip_of_tabs_that_is_wider_than_the_bar(phone: Page, pictures: Path) -> None:
    phone.size(*PHONE, 2, mobile=True)
    phone.evaluate("document.getElementById('knobs').hidden = true")
    phone.evaluate("playground.begin({ tabMinWidth: 180, tabSpacing: 8 })")
    width = 3 * 180 + 2 * 8
    finger(phone, line(300, HEADER + TABS / 2, -12, 0, 10), hold=0.3)
    now = rest(phone)
    assert now["tabOffset"] == 120 - SLOP
    assert (now["outer"], now["pagePosition"]) == (0, 0)
    tabs = "[...document.querySelectorAll('[role=tab]')].map((tab) => tab.getBoundingClientRect().x)"
    assert phone.evaluate(tabs) == [188 * index - now["tabOffset"] for index in range(3)]
    phone.picture(pictures / "web-strip.png")
    finger(phone, line(300, HEADER + TABS / 2, -40, 0, 6))
    now = rest(phone)
    assert now["tabOffset"] == width - PHONE[0]
    finger(phone, [(PHONE[0] - 20, HEADER + TABS / 2)])
    now = rest(phone)
    assert now["pageIndex"] == 2


def test_picture_of_the_phone(phone: Page, pictures: Path) -> None:
    phone.size(*PHONE, 2, mobile=True)
    phone.evaluate("document.getElementById('knobs').hidden = true")
    finger(phone, line(195, 700, 0, -13, 10), hold=0.3)
    finger(phone, [(195, HEADER - 120 + TABS / 2)])
    now = rest(phone)
    assert now["pageIndex"] == 1
    assert now["outer"] == 130 - SLOP
    until(lambda: phone.evaluate("[...document.images].every((image) => image.complete)"), "the pictures")
    path = pictures / "web-phone.png"
    phone.picture(path)
    image = Image.open(path).convert("RGB")
    assert image.size == (780, 1688)
    hover, mark = now["hover"], now["tabIndicator"]
    box = (hover["x"] + mark["x"] + 1, hover["y"] + mark["y"] + 0.5, mark["width"] - 2, mark["height"] - 1)
    assert all(near(color, ACCENT) for color in colors(image, box, 2)), "the mark is under the tab"
    assert mark["x"] > 130
    assert mark["x"] + mark["width"] < 260
    for index in (0, 2):
        other = (hover["x"] + mark["x"] + (index - 1) * 130, *box[1:])
        assert not any(near(color, ACCENT) for color in colors(image, other, 2))
    left = colors(image, (0, hover["y"] + 2, 20, hover["height"] - 4), 2)
    assert left == {SURFACE}, "the bar is where the snapshot has it"
    for x in (0, 130, 260):
        words = colors(image, (x + 8, hover["y"] + 8, 114, 32), 2)
        assert any(sum(color) < 330 for color in words), "a title on each tab"
    assert SURFACE not in colors(image, (130, 2, 120, 52), 2), "the cover is the bar"
    assert len(colors(image, (0, hover["y"] + 60, 390, 200), 2)) > 500, "photographs"
    text = colors(image, (388, 60, 2, hover["y"] - 62), 2)
    assert text == {SURFACE}, "nothing of the header is cut at the edge"


def test_picture_of_the_playground(desktop: Page, pictures: Path) -> None:
    place = (
        "(({ x, y, width, height }) => [x, y, width, height])(document.getElementById('NAME').getBoundingClientRect())"
    )
    left, top, width, _ = desktop.evaluate(place.replace("NAME", "screen"))
    scale = width / PHONE[0]
    assert 0.8 < scale <= 1, "the phone fits the window"

    def drag(points: list[tuple[float, float]]) -> None:
        mouse(desktop, [(left + x * scale, top + y * scale) for x, y in points])

    drag(line(195, 760, 0, -28, 14))
    until(lambda: snapshot(desktop)["velocityY"] < 200, "most of the fling")
    drag(line(195, 300, 0, 40, 9))
    rest(desktop)
    desktop.evaluate("playground.clock.setRate(2); playground.slide.scrollTo(120, 0, true); playground.loop.request()")
    now = rest(desktop)
    assert now["outer"] == 120
    path = pictures / "web.png"
    desktop.picture(path)
    image = Image.open(path).convert("RGB")
    assert image.size == (1920, 1266)
    hover, mark = now["hover"], now["tabIndicator"]
    center = (hover["x"] + mark["x"] + mark["width"] / 2, hover["y"] + mark["y"] + mark["height"] / 2)
    pixel = image.getpixel((round((left + center[0] * scale) * 1.5), round((top + center[1] * scale) * 1.5)))
    assert near(pixel, ACCENT, 24), "the mark is under the tab"
    plot = colors(image, tuple(desktop.evaluate(place.replace("NAME", "plot"))), 1.5)
    assert any(near(color, ACCENT) for color in plot), "a line is plotted"
    blue, green = (222, 232, 250), (219, 238, 231)
    assert all(any(near(color, band, 8) for color in plot) for band in (blue, green)), "over a drag and a fling"
    panel = colors(image, tuple(desktop.evaluate(place.replace("NAME", "panel"))), 1.5)
    assert any(near(color, INK, 8) for color in panel), "words on the panel"
