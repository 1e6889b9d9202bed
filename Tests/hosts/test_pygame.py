"""The pygame demo: played on by its own events on a clock of its own, without a display."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import session

pytest.importorskip("pygame", reason="pygame-ce is not installed: pip install pygame-ce Pillow")

import pygame
from demo_hands import motion_at
from fed import pointers, wheels
from nestedslide import Phase, WheelUnit
from nestedslide_demo import command
from nestedslide_demo.app import App
from nestedslide_demo.header_places import cover_bottom
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.palettes import LIGHT
from PIL import Image
from pygame_hand import Hand, Steps

RANGE = PORTRAIT.header_height - PORTRAIT.bar_height
SLOP, MOUSE_SLOP = 10, 3
ABOUT_TAB = (325.0, 392.0)
SMALL, FINE = 0.5, 2


def opened(scale: float, record: Path | None = None) -> App:
    command.open_hidden_window(scale)
    pygame.event.clear()
    return App(Steps(), record=record)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "record.bin"


@pytest.fixture
def app(record: Path) -> Iterator[App]:
    app = opened(SMALL, record)
    yield app
    app.close()
    pygame.display.quit()


@pytest.fixture(params=[True, False], ids=["finger", "mouse"])
def hand(app: App, request: pytest.FixtureRequest) -> Hand:
    return Hand(app, request.param)


def fed_as_sent(hand: Hand, record: Path) -> None:
    """Every event has come to the engine once, in its order and at its place."""
    hand.app.close()
    fed = pointers(record)
    assert [call.action for call in fed] == [call.action for call in hand.sent]
    for call, sent in zip(fed, hand.sent):
        assert call[1:] == pytest.approx(sent[1:], abs=1e-3)
    assert wheels(record) == hand.turned


def test_the_session() -> None:
    text = session.SESSION.read_text()
    assert session.answers(text) == session.expected(text)


def test_a_drag_goes_over_the_seam_to_where_the_finger_is(hand: Hand, record: Path) -> None:
    hand.stroke((195, 700), (195, 250), 30, hold=10)
    moved = 450 - (SLOP if hand.touch else MOUSE_SLOP)
    now = hand.app.frame.snapshot
    assert (now.outer, now.inner) == pytest.approx((RANGE, moved - RANGE), abs=0.01)
    hand.settle()
    assert hand.app.frame.snapshot.path == pytest.approx(moved, abs=0.01)
    fed_as_sent(hand, record)


def test_a_fling_goes_on_and_comes_to_rest(hand: Hand, record: Path) -> None:
    hand.stroke((195, 700), (195, 400), 8)
    released = hand.app.frame.snapshot
    assert released.phase is Phase.decelerating
    assert released.velocity_y > 1000
    hand.settle()
    assert hand.app.frame.snapshot.path > released.path + 500
    assert hand.app.frame.snapshot.velocity_y == 0
    fed_as_sent(hand, record)


def test_a_swipe_turns_the_page(hand: Hand, record: Path) -> None:
    hand.stroke((330, 600), (110, 606), 10)
    assert 0 < hand.app.frame.snapshot.page_position < 1
    hand.settle()
    assert (hand.app.frame.snapshot.page_index, hand.app.frame.snapshot.page_position) == (1, 1)
    fed_as_sent(hand, record)


def test_a_tap_on_a_tab_shows_its_page(hand: Hand, record: Path) -> None:
    hand.tap(*ABOUT_TAB)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 2
    fed_as_sent(hand, record)


def test_notches_of_the_wheel_scroll(app: App, record: Path) -> None:
    hand = Hand(app, touch=False)
    for notches in (3, -1, 2):
        hand.wheel(notches)
        hand.settle()
    assert app.frame.snapshot.path == pytest.approx(40 * 4)
    assert WheelUnit(hand.turned[0].unit) is WheelUnit.line
    fed_as_sent(hand, record)


def test_at_rest_nothing_is_drawn(hand: Hand) -> None:
    hand.stroke((195, 700), (195, 500), 10, hold=10)
    hand.settle()
    # The scroll indicator stays for a while and fades.
    for _ in range(60):
        hand.app.step()
    frames = hand.app.frames
    for place in range(60):
        # A mouse that only moves about changes nothing either.
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(place, 400), rel=(1, 0), buttons=(0, 0, 0)))
        hand.app.step()
    assert hand.app.frames == frames
    hand.post("down", 195, 500)
    hand.app.step()
    assert hand.app.frames == frames + 1


def test_the_picture_is_what_the_engine_says(pictures: Path) -> None:
    app = opened(FINE)
    hand = Hand(app, touch=True)
    hand.stroke((330, 600), (110, 606), 10)
    hand.settle()
    hand.stroke((195, 700), (195, 666), 20, hold=10)
    hand.settle()
    now, window = app.frame.snapshot, pygame.display.get_surface()
    assert window is not None
    image = Image.frombytes("RGB", window.get_size(), pygame.image.tobytes(window, "RGB"))
    app.close()
    pygame.display.quit()
    image.save(pictures / "pygame.png", optimize=True)
    assert image.size == (780, 1688)

    def color(x: float, y: float) -> tuple[int, ...]:
        pixel: tuple[int, ...] = image.getpixel((round(x * FINE), round(y * FINE)))
        return pixel

    assert now.page_index == 1
    assert now.outer == pytest.approx(34 - SLOP, abs=0.01)
    # The mark is below the middle tab, in the bar, which is where the snapshot has it.
    mark, bar = now.tab_indicator, now.hover
    assert mark.x + mark.width / 2 == pytest.approx(195)
    assert color(bar.x + mark.x + mark.width / 2, bar.y + mark.y + mark.height / 2) == LIGHT.accent
    for tab in (65, 325):
        assert color(tab, bar.y + mark.y + mark.height / 2) == LIGHT.surface
    assert color(4, bar.y + 4) == LIGHT.surface
    # Above it the header, with the cover at its top; below it the photographs.
    edge = cover_bottom(motion_at(PORTRAIT, -now.outer))
    assert color(380, edge + 2) == LIGHT.surface
    assert color(380, edge - 2) != LIGHT.surface
    below = {color(x, bar.y + bar.height + 60) for x in range(0, 390, 5)}
    assert len(below) > 20
    # The name is there, from the margin on and not cut at the end.
    name = PORTRAIT.name_place[1] - now.outer
    box = tuple(round(value * FINE) for value in (0, name - 16, 390, name + 16))
    ink = [x / FINE for x in range(image.width) if _darkest(image.crop((x, box[1], x + 1, box[3]))) < 80]
    assert PORTRAIT.margin <= ink[0] <= PORTRAIT.margin + 4
    assert 60 < ink[-1] - ink[0] < 200


def _darkest(strip: Image.Image) -> int:
    low, _ = strip.convert("L").getextrema()
    return int(low)


def test_the_command_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    said = capsys.readouterr().out
    assert all(option in said for option in ("--theme", "--record", "--animation"))
