"""Trying again in the demo: the notice of a failed refresh, and the foot of a page that could not load."""

from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, STEP, EvenSteps, Hand
from nestedslide import EventType, RefreshState
from nestedslide_demo import theme
from nestedslide_demo.app import App, earlier
from nestedslide_demo.feed import GUESTBOOK, PHOTOS
from nestedslide_demo.fetching import LOAD_TIME, REFRESH_TIME
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.layout import FOOTER, LANDSCAPE, LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.notes import FIRST_NOTES
from nestedslide_demo.notice import FADE, STAYS, Notice
from nestedslide_demo.retry_places import (
    FAILED,
    MESSAGE_END,
    TRY_AGAIN,
    finger_box,
    foot_button,
    foot_top,
    notice_box,
    notice_button,
)
from nestedslide_demo.theme import Box

pytest_plugins = ["demo_hands"]

REFRESH_FRAMES = round(REFRESH_TIME / STEP)
LOAD_FRAMES = round(LOAD_TIME / STEP)
FADE_FRAMES = round(FADE / STEP) + 1
BOTH = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)


def fail_to_refresh(hand: Hand) -> None:
    """A pull without a network, until nothing moves and the notice is whole."""
    hand.key(pygame.K_o)
    hand.drag((195, 480), (195, 680), 20, hold=6)
    hand.wait(REFRESH_FRAMES + 1)
    hand.settle()
    hand.wait(FADE_FRAMES)


def fail_to_load(hand: Hand, page: int) -> None:
    """The end of a page without a network."""
    app = hand.app
    app.coordinator.set(indicators="none")
    app.coordinator.scroll_to_page(page)
    hand.key(pygame.K_o)
    app.coordinator.scroll_to(outer=1e9, inner=1e9)
    hand.wait(LOAD_FRAMES + 3)


def button_of(app: App) -> Box:
    """The button at the foot of the current page, on the screen."""
    page = app.coordinator.page(app.frame.snapshot.page_index)
    x, y, width, height = foot_button(app.controls.layout, foot_top(page, page.content_height))
    mirrored = app.coordinator.settings.right_to_left
    return (app.controls.layout.width - x - width if mirrored else x, y, width, height)


def count_of(app: App, page: int) -> int:
    return app.feed.note_count if page == GUESTBOOK else app.feed.photo_count


def color_at(app: App, x: float, y: float) -> tuple[int, ...]:
    return tuple(app.screen.canvas.surface.get_at((round(x * SCALE), round(y * SCALE))))[:3]


def state(app: App) -> str:
    return app.frame.snapshot.refresh.name


def due(app: App) -> float | None:
    assert isinstance(app._source, EvenSteps)
    return app._source.due


# ------------------------------------------------------------------------------------------------------- refreshing


def test_a_tap_on_the_notice_refreshes_again(hand: Hand) -> None:
    app = hand.app
    fail_to_refresh(hand)
    assert (app.feed.notice.is_up, app.feed.new_notes) == (True, 0)
    hand.key(pygame.K_o)
    hand.tap_box(notice_button(PORTRAIT))
    assert state(app) == "refreshing"
    assert not app.feed.notice.is_up
    hand.wait(REFRESH_FRAMES + 1)
    assert app.feed.new_notes == 1
    hand.settle()
    assert state(app) == "idle"
    assert not app.feed.notice.is_up


def test_a_refresh_that_fails_again_says_so_again(hand: Hand) -> None:
    app = hand.app
    fail_to_refresh(hand)
    hand.tap_box(notice_button(PORTRAIT))
    hand.wait(REFRESH_FRAMES + 1)
    assert (app.feed.notice.is_up, app.feed.new_notes) == (True, 0)


def test_with_the_header_collapsed_it_goes_to_the_top_first(hand: Hand) -> None:
    app = hand.app
    fail_to_refresh(hand)
    app.coordinator.scroll_to(outer=1e9, inner=300)
    hand.wait(2)
    hand.key(pygame.K_o)
    hand.tap_box(notice_button(PORTRAIT))
    assert state(app) == "idle"
    hand.settle()
    assert app.frame.snapshot.path <= 0
    hand.wait(2)
    assert state(app) == "refreshing"
    hand.wait(REFRESH_FRAMES + 1)
    assert app.feed.new_notes == 1


def test_a_page_that_was_pulled_alone_is_the_one_that_tries_again(app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(overscroll_top="page")
    fail_to_refresh(hand)
    assert app.feed.notice.page == GUESTBOOK
    hand.key(pygame.K_o)
    hand.tap_box(notice_button(PORTRAIT))
    assert app.coordinator.page(GUESTBOOK).refresh is RefreshState.refreshing


def test_beside_its_button_the_notice_keeps_taps_from_what_it_covers(hand: Hand) -> None:
    app = hand.app
    fail_to_refresh(hand)
    x, y, _, height = notice_box(PORTRAIT)
    hand.tap((x + 40, y + height / 2))
    hand.wait(2)
    assert app.feed.notice.is_up
    assert state(app) == "idle"
    # A drag that begins on it scrolls.
    hand.drag((x + 40, y + height / 2), (x + 40, y - 200), 10, hold=8)
    assert app.frame.snapshot.path > 100


def test_over_the_page_of_prints_the_notice_is_tapped_and_not_the_prints(hand: Hand) -> None:
    app = hand.app
    hand.key(pygame.K_n)
    hand.settle()
    fail_to_refresh(hand)
    x, y, width, height = notice_button(PORTRAIT)
    assert app.prints.at(x + width / 2, y + height / 2) is not None
    hand.tap_box((x, y, width, height))
    assert state(app) == "refreshing"


def test_another_pull_ends_the_notice(hand: Hand) -> None:
    fail_to_refresh(hand)
    hand.drag((195, 480), (195, 680), 20, hold=6)
    assert state(hand.app) == "refreshing"
    assert not hand.app.feed.notice.is_up


def test_the_notice_goes_by_itself_and_the_program_sleeps_until_then(app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(indicators="none")
    fail_to_refresh(hand)
    x, y, _, _ = notice_box(PORTRAIT)
    shown = color_at(app, x + 10, y + 24)
    assert shown == app.stage.palette.panel_raised
    hand.wait(2)
    goes = due(app)
    assert goes is not None
    assert 4 < goes - app._source.now() < STAYS
    hand.wait(round((goes - app._source.now()) / STEP) + FADE_FRAMES + 2)
    assert color_at(app, x + 10, y + 24) != shown
    assert due(app) is None
    assert not app.feed.notice.is_up


def test_how_much_of_the_notice_shows() -> None:
    notice = Notice()
    assert (notice.strength(3.0), notice.next_change(3.0)) == (0, None)
    notice.show(None, 1.0)
    assert notice.strength(1.0) == 0
    assert 0 < notice.strength(1.0 + FADE / 2) < 1
    assert notice.next_change(1.0 + FADE / 2) == 1.0 + FADE / 2
    assert (notice.strength(2.0), notice.next_change(2.0)) == (1, 1.0 + STAYS)
    notice.follow(2.0)
    assert notice.is_up
    notice.follow(1.0 + STAYS)
    assert not notice.is_up
    assert notice.strength(1.0 + STAYS) == 1
    end = 1.0 + STAYS + FADE
    assert (notice.strength(end), notice.next_change(end)) == (0, None)
    assert (earlier(None, None), earlier(1.0, None), earlier(2.0, 1.0)) == (None, 1.0, 1.0)


def test_to_start_over_takes_the_notice_away(app: App) -> None:
    hand = Hand(app)
    fail_to_refresh(hand)
    hand.key(pygame.K_r)
    assert not app.feed.notice.is_up


# ---------------------------------------------------------------------------------------------------------- loading


@pytest.mark.parametrize("page", [GUESTBOOK, PHOTOS])
def test_a_tap_at_the_foot_loads_again(page: int, hand: Hand) -> None:
    app = hand.app
    fail_to_load(hand, page)
    before = count_of(app, page)
    assert app.feed.failed == {page}
    for offline in (True, False):
        if not offline:
            hand.key(pygame.K_o)
        hand.tap_box(button_of(app))
        assert (app.feed.failed, app.feed.loading) == (set(), {page})
        hand.wait(LOAD_FRAMES + 2)
        assert (app.feed.failed, app.feed.loading) == ({page} if offline else set(), set())
        assert (count_of(app, page) == before) is offline


def test_what_a_tap_has_asked_for_is_not_asked_for_twice(app: App) -> None:
    hand = Hand(app)
    asked: list[int] = []
    fail_to_load(hand, GUESTBOOK)
    app.coordinator.add_listener(lambda event: asked.append(event.index), EventType.load_more)
    hand.key(pygame.K_o)
    hand.tap_box(button_of(app))
    # The engine asks, too, as soon as something moves towards the end.
    bottom = app.frame.snapshot.inner
    app.coordinator.scroll_to(inner=bottom - 20)
    app.coordinator.scroll_to(inner=bottom)
    hand.wait(LOAD_FRAMES + 2)
    assert asked == [GUESTBOOK]
    assert app.feed.note_count == FIRST_NOTES + 12
    assert not app.coordinator.page(GUESTBOOK).loading
    hand.wait(LOAD_FRAMES + 2)
    assert app.feed.note_count == FIRST_NOTES + 12


@pytest.mark.parametrize("mirrored", [False, True])
@BOTH
def test_the_button_is_where_it_is_drawn(layout: Layout, mirrored: bool, app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(right_to_left=mirrored)
    if layout is LANDSCAPE:
        hand.key(pygame.K_t)
    fail_to_load(hand, GUESTBOOK)
    x, y, width, height = button_of(app)
    edge = x + 8 if mirrored else x + width - 8
    assert color_at(app, edge, y + height / 2) == app.stage.palette.accent_tint
    hand.tap((x + width - 4, y + height - 4))
    assert app.feed.loading == {GUESTBOOK}
    # While it loads there is no button to tap.
    hand.wait(1)
    assert color_at(app, edge, y + height / 2) == app.stage.palette.surface


# ------------------------------------------------------------------------------------------------------------ look


def test_the_buttons_are_darker_while_they_are_pressed(hand: Hand) -> None:
    app = hand.app
    fail_to_refresh(hand)
    x, y, _, height = notice_button(PORTRAIT)
    plain = color_at(app, x + 6, y + height / 2)
    hand.device.post("down", (x + 6, y + height / 2))
    hand.wait(8)
    assert color_at(app, x + 6, y + height / 2) != plain
    hand.device.post("move", (x + 6, 300))
    hand.device.post("up", (x + 6, 300))
    hand.key(pygame.K_r)
    hand.settle()
    fail_to_load(hand, GUESTBOOK)
    x, y, _, height = button_of(app)
    plain = color_at(app, x + 8, y + height / 2)
    hand.device.post("down", (x + 8, y + height / 2))
    hand.wait(8)
    assert color_at(app, x + 8, y + height / 2) != plain


@BOTH
def test_the_words_fit_and_a_finger_finds_the_buttons(layout: Layout) -> None:
    fonts = Fonts(2.0)
    x, y, width, height = foot_button(layout, 100.0)
    assert fonts.width(TRY_AGAIN, theme.LABEL_BOLD) + 16 <= width
    # The two at the foot stand in the middle of the page, and the button in the middle of the foot.
    left = layout.width / 2 + MESSAGE_END - fonts.width(FAILED, theme.LABEL)
    assert left + x + width == pytest.approx(layout.width, abs=8)
    assert y + height / 2 == 100 + FOOTER / 2
    for button in (notice_button(layout), foot_button(layout, 100.0)):
        assert min(finger_box(button)[2:]) >= 44
    box = pygame.Rect(*map(round, notice_box(layout)))
    assert pygame.Rect(0, 0, *map(round, layout.viewport)).contains(box)
    assert box.contains(pygame.Rect(*map(round, notice_button(layout))))
