"""The demo's page of prints: a carousel and a slide of its own, linked to the profile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, EvenSteps, Hand
from nestedslide import Coordinator, InvalidStateError
from nestedslide.records import load, play
from nestedslide.replay.report import Verdict
from nestedslide_demo import command
from nestedslide_demo.app import App
from nestedslide_demo.canvas import Canvas
from nestedslide_demo.feed import CHAT, PRINTS
from nestedslide_demo.help_view import LEFT_OUT, UNRECORDED, meaning
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.prints import CARD, SHELF_HEADER, SHELF_TOP, WALKS_TOP

pytest_plugins = ["demo_hands"]

CENTER = PORTRAIT.width / 2


def press(hand: Hand, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
    hand.settle()


@pytest.fixture
def app(hand: Hand) -> App:
    press(hand, pygame.K_n)
    return hand.app


def rest(hand: Hand) -> None:
    """All three are at rest."""
    for _ in range(2000):
        hand.app.step()
        prints = hand.app.prints
        if hand.app.frame.snapshot.at_rest and prints.walks.snapshot().at_rest and prints.shelf.snapshot().at_rest:
            return
    raise AssertionError("never at rest")


def in_page(app: App, y: float) -> float:
    """Where on the screen a place in the page's content is."""
    page = app.coordinator.page(app.feed.kinds.index(PRINTS))
    return page.frame.y - page.offset + y


def test_a_key_opens_the_page(app: App, hand: Hand) -> None:
    assert app.feed.kinds[app.frame.snapshot.page_index] == PRINTS
    press(hand, pygame.K_c)
    assert app.feed.kinds[app.frame.snapshot.page_index] == CHAT
    press(hand, pygame.K_n)
    assert app.feed.titles[app.frame.snapshot.page_index] == "Prints"


def test_a_swipe_moves_the_cards_and_not_the_profile(app: App, hand: Hand) -> None:
    page = app.frame.snapshot.page_index
    y = in_page(app, WALKS_TOP + 60)
    hand.drag((CENTER + 90, y), (CENTER - 90, y), 8, hold=20)
    rest(hand)
    assert app.prints.walks.snapshot().page_index == 1
    assert (app.frame.snapshot.page_index, app.frame.snapshot.outer) == (page, 0)


def test_a_drag_up_on_the_cards_scrolls_the_profile(app: App, hand: Hand) -> None:
    y = in_page(app, WALKS_TOP + 60)
    hand.drag((CENTER, y), (CENTER, y - 100 - hand.slop), 10, hold=20)
    rest(hand)
    assert app.frame.snapshot.outer == pytest.approx(100, abs=1e-6)
    assert app.prints.walks.snapshot().page_position == 0


def test_the_profile_collapses_before_the_shelf_moves(app: App, hand: Hand) -> None:
    profile, shelf = app.coordinator, app.prints.shelf
    y = in_page(app, SHELF_TOP + 30)
    hand.drag((CENTER, y), (CENTER, y - 200 - hand.slop), 10, hold=20)
    rest(hand)
    assert profile.snapshot().outer == pytest.approx(200, abs=1e-6)
    assert shelf.snapshot().outer == 0
    left = profile.snapshot().range - 200
    y = in_page(app, SHELF_TOP + 300)
    hand.drag((CENTER, y), (CENTER, y - left - 50 - hand.slop), 10, hold=20)
    rest(hand)
    assert profile.snapshot().outer == profile.snapshot().range
    assert shelf.snapshot().outer == pytest.approx(50, abs=1e-6)


def test_a_fling_crosses_all_seams(app: App, hand: Hand) -> None:
    profile, shelf = app.coordinator, app.prints.shelf
    y = in_page(app, SHELF_TOP + 60)
    hand.drag((CENTER, y), (CENTER, y - 260), 5)
    rest(hand)
    assert profile.snapshot().outer == profile.snapshot().range
    assert shelf.snapshot().outer == SHELF_HEADER
    assert shelf.snapshot().inner > 0
    # And back: the shelf first.
    y = max(in_page(app, SHELF_TOP + 60), 200)
    hand.drag((CENTER, y), (CENTER, y + 260), 5)
    rest(hand)
    assert shelf.snapshot().path == 0
    assert profile.snapshot().outer < profile.snapshot().range


def test_taps_find_tabs_and_cards(app: App, hand: Hand) -> None:
    bar = app.prints.shelf.snapshot().hover
    hand.tap((CENTER + bar.width / 4, in_page(app, SHELF_TOP + bar.y + 20)))
    rest(hand)
    assert app.prints.shelf.snapshot().page_index == 1
    hand.tap((CENTER + CARD / 2 + 30, in_page(app, WALKS_TOP + 60)))
    rest(hand)
    assert app.prints.walks.snapshot().page_index == 1
    assert app.feed.kinds[app.frame.snapshot.page_index] == PRINTS


def test_begun_anew_the_page_is_gone_and_can_be_opened_again(app: App, hand: Hand) -> None:
    press(hand, pygame.K_r)
    assert PRINTS not in app.feed.kinds
    assert not app.prints.is_open
    press(hand, pygame.K_n)
    assert app.feed.kinds[app.frame.snapshot.page_index] == PRINTS


def test_turned_it_fits_the_screen(app: App, hand: Hand) -> None:
    press(hand, pygame.K_t)
    layout = app.controls.layout
    assert app.prints.shelf.settings.viewport[0] == layout.width - 2 * layout.margin
    assert app.prints.shelf.settings.viewport[1] < layout.height - layout.bar_height - layout.tabs_height


# ----------------------------------------------------------------------------------------------------------- record


def test_a_record_holds_one_coordinator() -> None:
    with Coordinator([3000]) as outer, Coordinator([3000]) as inner:
        outer.record_start()
        with pytest.raises(InvalidStateError):
            inner.link(outer)


def test_while_recording_the_prints_are_left_out_and_the_card_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    original = Canvas.text

    def note(self: Canvas, text: str, *rest: Any, **more: Any) -> float:
        said.append(text)
        return original(self, text, *rest, **more)

    monkeypatch.setattr(Canvas, "text", note)
    command.open_hidden_window(SCALE)
    pygame.event.clear()
    app = App(EvenSteps(), record=tmp_path / "run.bin")
    hand = Hand(app)
    hand.key(pygame.K_n)
    # As far as the second level, without a record, which would lead to the prints.
    hand.drag((195, 420), (195, 840), 24, hold=6)
    hand.wait(120)
    assert PRINTS not in app.feed.kinds
    hand.key(pygame.K_F1)
    assert said.count(LEFT_OUT) == 1
    app.close()
    pygame.display.quit()
    assert play(load(tmp_path / "run.bin")).verdict is Verdict.ok
    assert meaning(UNRECORDED, "a slide in a page", recording=False) == "a slide in a page"
