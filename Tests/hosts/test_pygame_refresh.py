from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import STEP, EvenSteps, Hand, content_heights
from nestedslide import EventType, RefreshState
from nestedslide_demo.app import App
from nestedslide_demo.feed import ABOUT, ARRIVAL, FRESH, GUESTBOOK, PHOTOS, PRINTS, Feed
from nestedslide_demo.fetching import LOAD_TIME, REFRESH_TIME, SECOND_TIME
from nestedslide_demo.indicators_view import FADES, STAYS
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.note_list import ROWS
from nestedslide_demo.notes import FIRST_NOTES, NEW_NOTES, NOTE_COUNT, Note, heights, note
from nestedslide_demo.profile import PHOTO_COUNT
from nestedslide_demo.slide import REFRESH_HEIGHT

pytest_plugins = ["demo_hands"]

REFRESH_FRAMES = round(REFRESH_TIME / STEP)
LOAD_FRAMES = round(LOAD_TIME / STEP)


def pull(hand: Hand, far: float) -> None:
    hand.drag((195, 480), (195, 480 + far), 20, hold=6)


def state(app: App) -> str:
    return app.frame.snapshot.refresh.name


def height_of(app: App, page: int) -> float:
    return app.coordinator.page(page).content_height


def first_notes(app: App, count: int = 1) -> list[Note]:
    """The notes of the uppermost rows."""
    return [note(app.feed.note_number(0, item)) for item in range(count)]


# ------------------------------------------------------------------------------------------------------- refreshing


def test_a_pull_past_the_threshold_refreshes_for_as_long_as_it_loads(hand: Hand) -> None:
    app = hand.app
    before, likes = height_of(app, GUESTBOOK), app.feed.statistics[2]
    pull(hand, 200)
    assert state(app) == "refreshing"
    hand.wait(REFRESH_FRAMES - 1)
    assert state(app) == "refreshing"
    assert app.frame.snapshot.outer == pytest.approx(-REFRESH_HEIGHT, abs=0.1)
    assert first_notes(app) == [note(1)]
    hand.wait(2)
    assert state(app) == "succeeded"
    hand.settle()
    assert (state(app), app.frame.snapshot.outer) == ("idle", 0)
    assert first_notes(app, 2) == [NEW_NOTES[0], note(1)]
    assert height_of(app, GUESTBOOK) == before + ROWS[0]
    assert app.feed.statistics[2] != likes


def test_a_pull_that_is_too_short_does_not(hand: Hand) -> None:
    pull(hand, 80)
    hand.settle()
    hand.wait(REFRESH_FRAMES)
    assert hand.app.frame.snapshot.refresh is RefreshState.idle
    assert first_notes(hand.app) == [note(1)]


def test_a_page_pulled_under_the_bar_refreshes_alone(hand: Hand) -> None:
    app = hand.app
    app.coordinator.set(overscroll_top="page")
    photos = app.feed.photo_count
    pull(hand, 200)
    hand.wait(REFRESH_FRAMES // 2)
    assert app.coordinator.page(GUESTBOOK).refresh is RefreshState.refreshing
    assert app.frame.snapshot.outer == 0
    assert app.frame.snapshot.inner == pytest.approx(-REFRESH_HEIGHT, abs=0.5)
    hand.settle()
    hand.wait(REFRESH_FRAMES)
    hand.settle()
    assert app.frame.snapshot.inner == 0
    assert first_notes(app) == [NEW_NOTES[0]]
    assert app.feed.photo_count == photos


def test_the_key_refreshes_at_the_top_and_goes_there_first(app: App) -> None:
    hand = Hand(app)
    hand.drag((195, 800), (195, 300), 20, hold=8)
    hand.key(pygame.K_u)
    hand.settle()
    assert (app.frame.snapshot.path, app.frame.snapshot.refresh) == (0, RefreshState.idle)
    hand.key(pygame.K_u)
    hand.wait(30)
    assert app.frame.snapshot.refresh is RefreshState.refreshing
    hand.wait(REFRESH_FRAMES)
    hand.settle()
    assert first_notes(app) == [NEW_NOTES[0]]


def test_what_is_pulled_may_become_another_while_it_refreshes(app: App) -> None:
    hand = Hand(app)
    pull(hand, 200)
    hand.wait(10)
    # The whole refreshes; from now on a page would be pulled.
    hand.key(pygame.K_3)
    hand.settle()
    assert f"{app.coordinator.settings.overscroll_top}" == "page"
    assert app.frame.snapshot.outer == 0
    assert not app.fetching.busy


def test_to_start_over_forgets_what_is_on_its_way(app: App) -> None:
    hand = Hand(app)
    hand.tap((325, PORTRAIT.header_height + 20))
    hand.settle()
    pull(hand, 200)
    app.controls.following = True
    hand.key(pygame.K_r)
    hand.settle()
    now = app.frame.snapshot
    assert (now.outer, now.inner, now.page_index, now.refresh) == (0, 0, 0, RefreshState.idle)
    assert not app.controls.following
    hand.wait(REFRESH_FRAMES + 2)
    assert first_notes(app) == [note(1)]


def test_to_start_over_even_under_a_finger(app: App) -> None:
    hand = Hand(app)
    hand.drag((195, 700), (195, 500), 4, lift=False)
    # Frames are a moment behind the finger.
    hand.wait(6)
    hand.key(pygame.K_r)
    now = app.frame.snapshot
    assert (now.outer, now.inner, now.page_index) == (0, 0, 0)
    hand.device.post("move", (195, 490))
    app.step()
    hand.device.post("up", (195, 490))
    hand.settle()


# ---------------------------------------------------------------------------------------------------------- loading


def to_the_end(hand: Hand) -> None:
    now = hand.app.frame.snapshot
    hand.app.coordinator.scroll_to(outer=now.range, inner=1e9)
    hand.wait(1)


@pytest.mark.parametrize(("page", "count"), [(GUESTBOOK, FIRST_NOTES + 12), (PHOTOS, 60)])
def test_near_the_end_a_page_loads_more(page: int, count: int, app: App) -> None:
    hand = Hand(app)
    app.coordinator.scroll_to_page(page)
    before = height_of(app, page)
    to_the_end(hand)
    assert app.coordinator.page(page).loading
    hand.wait(LOAD_FRAMES - 1)
    assert height_of(app, page) == before
    hand.wait(2)
    assert (app.feed.note_count if page == GUESTBOOK else app.feed.photo_count) == count
    assert height_of(app, page) == content_heights(PORTRAIT, app.feed)[page] > before
    assert not app.coordinator.page(page).loading
    # It lies further down: nothing more is asked for yet.
    assert not app.fetching.busy


def test_after_a_few_times_all_is_loaded_and_loading_ends(app: App) -> None:
    hand = Hand(app)
    found: list[float] = []
    while app.feed.may_have_more(GUESTBOOK):
        assert len(found) < 9
        found.append(height_of(app, GUESTBOOK))
        to_the_end(hand)
        assert app.coordinator.page(GUESTBOOK).loading
        hand.wait(LOAD_FRAMES + 2)
        assert not app.coordinator.page(GUESTBOOK).loading
    found.append(height_of(app, GUESTBOOK))
    # The rows that came last said that there are no more: nobody had to ask in vain.
    assert found == [found[0] + sum(heights(FIRST_NOTES + 1, rows, ROWS)) for rows in (0, 12, 24, 36)]
    assert app.feed.note_count == app.lists[GUESTBOOK].state().item_count == NOTE_COUNT
    # The engine knows it, and asks for nothing more.
    assert app.coordinator.page_settings(GUESTBOOK).no_more
    asked: list[int] = []
    app.coordinator.add_listener(lambda event: asked.append(event.index), EventType.load_more)
    app.coordinator.scroll_to(inner=0)
    to_the_end(hand)
    assert not asked
    assert not app.fetching.busy


def test_pages_that_never_grow_ask_for_nothing(app: App) -> None:
    assert [app.coordinator.page_settings(page).no_more for page in range(3)] == [False, False, True]
    app.controls.press(pygame.K_c)
    app.controls.press(pygame.K_n)
    ends = [app.coordinator.page_settings(page).no_more for page in range(len(app.feed.kinds))]
    assert ends == [kind in (ABOUT, PRINTS) for kind in app.feed.kinds]


def test_a_drag_to_the_end_loads_too(hand: Hand) -> None:
    asked: list[int] = []
    app = hand.app
    app.coordinator.add_listener(lambda event: asked.append(event.index), EventType.load_more)
    app.coordinator.scroll_to(outer=1e9, inner=app.frame.snapshot.max_inner - 1000)
    while not asked:
        assert app.feed.note_count == FIRST_NOTES
        hand.drag((195, 800), (195, 200), 20, hold=8)
    assert asked == [GUESTBOOK]
    hand.wait(LOAD_FRAMES + 1)
    assert app.feed.note_count == FIRST_NOTES + 12


def test_what_is_new_comes_before_what_was_loaded() -> None:
    feed = Feed()
    feed.refresh(None, 1.0)
    feed.load(GUESTBOOK)
    feed.load(PHOTOS)
    assert (feed.note_count, feed.new_notes) == (FIRST_NOTES + 13, 1)
    assert [feed.note_number(0, item) for item in range(3)] == [0, 1, 2]
    assert (feed.photo_count, feed.new_photos) == (61, 1)
    for page in (GUESTBOOK, PHOTOS):
        while feed.may_have_more(page):
            feed.load(page)
    assert feed.note_count == NOTE_COUNT + 1
    assert feed.photo_count == PHOTO_COUNT + 1
    assert not feed.may_have_more(ABOUT)


def test_what_is_new_comes_in_and_is_marked_for_a_while() -> None:
    feed = Feed()
    assert (feed.arrival(GUESTBOOK, 0), feed.freshness(GUESTBOOK, 0), feed.moves(0)) == (1, 0, False)
    feed.refresh(GUESTBOOK, 1.0)
    assert feed.arrival(GUESTBOOK, 1.0) == 0
    assert 0 < feed.arrival(GUESTBOOK, 1.2) < 1
    assert feed.arrival(PHOTOS, 1.2) == 1
    assert feed.freshness(GUESTBOOK, 1.2) == 1
    assert 0 < feed.freshness(GUESTBOOK, 2.0) < 1
    assert feed.moves(2.0)
    assert not feed.moves(4.0)


# ------------------------------------------------------------------------------------------------------------- time


def test_nothing_is_asked_for_at_rest(app: App) -> None:
    hand = Hand(app)
    hand.wait(2)
    assert isinstance(app._source, EvenSteps)
    assert not app._source.busy


def test_while_it_loads_and_while_the_new_is_marked_frames_go_on(app: App) -> None:
    hand = Hand(app)
    source = app._source
    assert isinstance(source, EvenSteps)
    app.coordinator.set(indicators="none")
    hand.key(pygame.K_u)
    while app.frame.snapshot.needs_frame:
        hand.wait(1)
    # The engine is at rest, held open; the ring turns.
    hand.wait(2)
    assert app.frame.snapshot.refresh is RefreshState.refreshing
    assert source.busy
    while not app.frame.snapshot.at_rest or app.fetching.busy:
        hand.wait(1)
    hand.wait(2)
    assert source.busy
    hand.wait(round((ARRIVAL + FRESH) / STEP))
    assert not source.busy


def test_while_the_bar_fades_frames_go_on(app: App) -> None:
    hand = Hand(app)
    source = app._source
    assert isinstance(source, EvenSteps)
    hand.key(pygame.K_DOWN)
    hand.settle()
    hand.wait(2)
    assert source.busy
    hand.wait(round((STAYS + FADES) / STEP))
    assert not source.busy


# ---------------------------------------------------------------------------------------- failure, and the second level


def test_without_a_network_a_refresh_fails_and_says_so(hand: Hand) -> None:
    app = hand.app
    hand.key(pygame.K_o)
    pull(hand, 200)
    hand.wait(REFRESH_FRAMES + 1)
    assert state(app) == "failed"
    assert first_notes(app) == [note(1)]
    hand.settle()
    assert (state(app), app.frame.snapshot.outer) == ("idle", 0)
    # With a network again the next one comes.
    hand.key(pygame.K_o)
    pull(hand, 200)
    hand.wait(REFRESH_FRAMES + 1)
    assert first_notes(app) == [NEW_NOTES[0]]


def test_without_a_network_nothing_is_loaded_and_it_may_be_asked_for_again(hand: Hand) -> None:
    app = hand.app
    app.coordinator.scroll_to_page(PHOTOS)
    before = app.feed.photo_count
    hand.key(pygame.K_o)
    for offline in (True, False):
        app.coordinator.scroll_to(PORTRAIT.header_height, 0)
        app.coordinator.scroll_to(inner=app.coordinator.snapshot().max_inner)
        hand.wait(LOAD_FRAMES + 3)
        assert not app.coordinator.page(PHOTOS).loading
        assert app.feed.failed == ({PHOTOS} if offline else set())
        assert (app.feed.photo_count == before) is offline
        hand.key(pygame.K_o)


def test_a_pull_to_the_second_level_opens_the_prints(hand: Hand) -> None:
    app = hand.app
    hand.drag((195, 420), (195, 840), 24, hold=6, lift=False)
    assert state(app) == "second_armed"
    hand.device.post("up", (195, 840))
    app.step()
    assert state(app) == "second"
    hand.settle()
    hand.wait(round(SECOND_TIME / STEP))
    hand.settle()
    assert app.feed.kinds[app.frame.snapshot.page_index] == PRINTS
    assert state(app) == "idle"
