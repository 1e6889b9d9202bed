from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, Hand, Mouse, Touch, motion_at
from nestedslide_demo.app import App
from nestedslide_demo.clock import LiveEvents
from nestedslide_demo.header_places import biography_box, button_box
from nestedslide_demo.input import merged
from nestedslide_demo.layout import PORTRAIT

pytest_plugins = ["demo_hands"]

RANGE = PORTRAIT.header_height - PORTRAIT.bar_height
TABS_Y = PORTRAIT.header_height + PORTRAIT.tabs_height / 2
MIDDLE_TAB = (195.0, TABS_Y)
LAST_TAB = (325.0, TABS_Y)
LAST_TAB_IN_BAR = (325.0, PORTRAIT.bar_height + PORTRAIT.tabs_height / 2)
TOP_BAR = (190.0, 10.0)


def wheel(app: App, turned: float, across: float = 0.0) -> None:
    event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_x=across, precise_y=turned)
    pygame.event.post(event)
    app.step()


@contextmanager
def shift_down() -> Iterator[None]:
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    try:
        yield
    finally:
        pygame.key.set_mods(pygame.KMOD_NONE)


def test_it_opens_at_rest(app: App) -> None:
    now = app.frame.snapshot
    assert (now.outer, now.inner, now.page_index, now.at_rest) == (0, 0, 0, True)
    assert now.range == RANGE
    assert now.hover.y == PORTRAIT.header_height


def test_a_drag_collapses_the_header_and_scrolls_the_page(hand: Hand) -> None:
    hand.drag((195, 800), (195, 380), 60, hold=12)
    now = hand.app.frame.snapshot
    # All but the slop has arrived, on both sides of the seam.
    assert now.outer == RANGE
    assert now.inner == pytest.approx(420 - hand.slop - RANGE)
    hand.settle()
    assert hand.app.frame.snapshot.inner == pytest.approx(420 - hand.slop - RANGE)


def test_a_fling_goes_on_and_a_touch_catches_it(hand: Hand) -> None:
    hand.drag((195, 700), (195, 300), 8)
    hand.wait(6)
    moving = hand.app.frame.snapshot
    assert moving.velocity_y > 500
    hand.device.post("down", (195, 600))
    hand.wait(1)
    caught = hand.app.frame.snapshot
    hand.wait(10)
    assert hand.app.frame.snapshot.path == caught.path
    hand.device.post("up", (195, 600))
    hand.settle()
    assert hand.app.frame.snapshot.path == caught.path


def test_a_pull_stretches_the_header_and_springs_back(hand: Hand) -> None:
    hand.drag((195, 500), (195, 600), 20, hold=2)
    hand.device.post("down", (195, 500))
    stretched = hand.app.frame.snapshot
    assert stretched.header_stretch > 30
    assert stretched.hover.y > PORTRAIT.header_height
    hand.wait(1)
    hand.device.post("up", (195, 500))
    hand.settle()
    assert hand.app.frame.snapshot.outer == 0


def test_a_swipe_turns_the_page(hand: Hand) -> None:
    hand.drag((330, 600), (90, 604), 10)
    hand.settle()
    now = hand.app.frame.snapshot
    assert (now.page_index, now.page_position, now.outer) == (1, 1, 0)


def test_taps_on_tabs(hand: Hand) -> None:
    hand.tap(LAST_TAB)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 2
    hand.tap(MIDDLE_TAB)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 1


def test_a_tap_on_the_current_tab_goes_to_the_top_and_then_opens_the_header(hand: Hand) -> None:
    hand.drag((195, 800), (195, 300), 30, hold=12)
    assert hand.app.frame.snapshot.inner > 0
    for wanted in ((RANGE, 0), (0, 0)):
        hand.tap((65, hand.app.frame.snapshot.hover.y + 20))
        hand.settle()
        now = hand.app.frame.snapshot
        assert (now.outer, now.inner, now.page_index) == (*wanted, 0)


def test_a_tap_on_the_top_bar_scrolls_to_the_top(hand: Hand) -> None:
    hand.drag((195, 800), (195, 300), 30, hold=12)
    assert hand.app.frame.snapshot.inner > 0
    hand.tap(TOP_BAR)
    hand.settle()
    assert hand.app.frame.snapshot.path == 0


def test_a_drag_that_begins_on_a_tab_is_no_tap(hand: Hand) -> None:
    hand.drag(LAST_TAB, (LAST_TAB[0], LAST_TAB[1] - 60), 12, hold=12)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 0
    assert hand.app.frame.snapshot.outer == pytest.approx(60 - hand.slop)


def test_a_long_press_is_a_tap_too(hand: Hand) -> None:
    hand.device.post("down", LAST_TAB)
    hand.wait(40)
    hand.device.post("up", LAST_TAB)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 2


def test_a_drag_that_comes_back_is_no_tap(hand: Hand) -> None:
    hand.drag(LAST_TAB, (LAST_TAB[0], LAST_TAB[1] - 40), 4, lift=False)
    hand.device.post("move", LAST_TAB)
    hand.wait(12)
    hand.device.post("up", LAST_TAB)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 0


def test_a_tap_that_catches_a_fling_is_none(hand: Hand) -> None:
    hand.drag((195, 800), (195, 400), 6)
    hand.wait(12)
    assert hand.app.frame.snapshot.velocity_y > 500
    for page in (0, 2):
        hand.tap(LAST_TAB_IN_BAR)
        hand.settle()
        assert hand.app.frame.snapshot.page_index == page


def test_a_tap_on_the_button_follows(hand: Hand) -> None:
    for following in (True, False):
        hand.tap_box(button_box(PORTRAIT, motion_at(PORTRAIT, 0)))
        assert hand.app.controls.following is following


def test_a_tap_on_the_biography_makes_the_header_longer_and_shorter(hand: Hand) -> None:
    for long, height in ((True, PORTRAIT.long_header_height), (False, PORTRAIT.header_height)):
        hand.tap_box(biography_box(PORTRAIT, hand.app.frame.snapshot, motion_at(PORTRAIT, 0)))
        hand.wait(4)
        low, high = sorted((PORTRAIT.header_height, PORTRAIT.long_header_height))
        # On its way: the height is animated.
        assert low < hand.app.frame.snapshot.hover.y < high
        hand.settle()
        assert hand.app.frame.snapshot.hover.y == pytest.approx(height)
        assert hand.app.controls.long_header is long


def test_a_vertical_drag_while_a_page_settles_scrolls_the_page_that_is_seen(hand: Hand) -> None:
    hand.drag((330, 600), (90, 604), 10)
    hand.wait(12)
    assert 0.9 < hand.app.frame.snapshot.page_position < 1
    hand.drag((195, 800), (195, 350), 30, hold=12)
    hand.settle()
    now = hand.app.frame.snapshot
    assert (now.page_index, now.page_position) == (1, 1)
    assert now.inner == pytest.approx(450 - hand.slop - RANGE)


def test_a_second_finger_takes_over_without_a_jump(app: App) -> None:
    first, second = Touch(app, 0), Touch(app, 1)
    first.post("down", (100, 700))
    app.step()
    # It brakes as fingers do: frames show one that stops dead a little further, until another takes over.
    for y in (660.0, 620.0, 600.0, 592.0, 588.0, 586.0, 585.0, 584.5):
        first.post("move", (100, y))
        app.step()
    # Frames are a moment behind the finger.
    Hand(app).wait(6)
    before = app.frame.snapshot.path
    second.post("down", (300, 500))
    app.step()
    assert app.frame.snapshot.path == before
    for y in range(499, 469, -1):
        second.post("move", (300, y))
        app.step()
    Hand(app).wait(6)
    # Frames show a finger no further than it needs to stop: slowly that is next to nothing.
    assert app.frame.snapshot.path == pytest.approx(before + 30, abs=0.2)
    second.post("up", (300, 470))
    first.post("up", (100, 584.5))
    app.step()
    assert app.input.fingers == []


def test_all_ten_fingers_may_be_down(app: App) -> None:
    touches = [Touch(app, finger) for finger in range(10)]
    for kind in ("down", "up"):
        for touch in touches:
            touch.post(kind, (195, 600))
        app.step()
    assert app.input.fingers == []


def test_other_buttons_do_not_scroll(app: App) -> None:
    for kind, y in ((pygame.MOUSEBUTTONDOWN, 700), (pygame.MOUSEBUTTONUP, 500)):
        pygame.event.post(pygame.event.Event(kind, pos=(90, y * SCALE), button=3, touch=False))
        app.step()
    assert app.frame.snapshot.path == 0
    assert app.input.fingers == []


@pytest.mark.parametrize("whole", [False, True])
def test_whole_steps_of_the_wheel_glide_and_parts_of_one_move_at_once(whole: bool, app: App) -> None:
    hand, path = Hand(app), 0.0
    for steps in (3.0, -1.0, 2.0) if whole else (2.5, -0.75, 0.25):
        wheel(app, -steps)
        path += 40 * steps
        assert (app.frame.snapshot.path == pytest.approx(path)) is not whole
        hand.settle()
        assert app.frame.snapshot.path == pytest.approx(path)
    wheel(app, 100 if whole else 100.5)
    hand.settle()
    assert app.frame.snapshot.path == 0


def test_a_whole_step_down_with_a_part_of_one_across_is_a_trackpads(app: App) -> None:
    wheel(app, -3.0, across=0.4)
    assert app.frame.snapshot.path == 120


@pytest.mark.parametrize("turned", [-5.5, -6.0])
def test_with_shift_the_wheel_turns_pages(turned: float, app: App) -> None:
    hand = Hand(app)
    with shift_down():
        wheel(app, turned)
    hand.settle()
    assert (app.frame.snapshot.page_index, app.frame.snapshot.path) == (1, 0)
    wheel(app, turned)
    hand.settle()
    assert app.frame.snapshot.path == pytest.approx(-40 * turned)


def test_the_wheel_rests_while_a_finger_is_down(app: App) -> None:
    mouse = Mouse(app)
    mouse.post("down", (195, 600))
    app.step()
    wheel(app, -5)
    wheel(app, -5.5)
    mouse.post("up", (195, 600))
    Hand(app).settle()
    assert app.frame.snapshot.path == 0


def test_keys_that_scroll(app: App) -> None:
    hand = Hand(app)
    hand.key(pygame.K_RIGHT)
    hand.settle()
    assert app.frame.snapshot.page_index == 1
    page = app.frame.snapshot.pager.height * 0.875
    for keys, path in (
        ([pygame.K_SPACE], page),
        ([pygame.K_DOWN, pygame.K_DOWN], page + 80),
        ([pygame.K_PAGEDOWN], 2 * page + 80),
        ([pygame.K_PAGEUP], page + 80),
        ([pygame.K_UP], page + 40),
        ([pygame.K_HOME], 0),
    ):
        for key in keys:
            hand.key(key)
        assert not app.frame.snapshot.at_rest
        hand.settle()
        assert app.frame.snapshot.path == pytest.approx(path)
    for mod, path in ((0, page), (pygame.KMOD_LSHIFT, 0.0)):
        hand.key(pygame.K_SPACE, mod)
        hand.settle()
        assert app.frame.snapshot.path == pytest.approx(path)
    for _ in range(3):
        hand.key(pygame.K_LEFT)
        hand.settle()
    assert app.frame.snapshot.page_index == 0


def test_the_end_key_goes_to_the_end_there_is(app: App) -> None:
    hand = Hand(app)
    end = app.frame.snapshot.max_outer + app.frame.snapshot.max_inner
    hand.key(pygame.K_END)
    hand.settle()
    assert app.frame.snapshot.path == pytest.approx(end)


def test_losing_the_focus_takes_the_fingers_away(app: App) -> None:
    hand = Hand(app)
    hand.drag((195, 700), (195, 500), 1, lift=False)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step()
    assert app.input.fingers == []
    hand.settle()
    assert app.frame.snapshot.outer == pytest.approx(200 - hand.slop)


def test_a_short_page_collapses_and_opens(hand: Hand) -> None:
    hand.tap(LAST_TAB)
    hand.settle()
    hand.drag((195, 820), (195, 340), 40, hold=12)
    hand.settle()
    assert hand.app.frame.snapshot.outer == RANGE
    assert hand.app.frame.snapshot.inner == 0
    hand.drag((195, 340), (195, 700), 40, hold=12)
    hand.settle()
    assert hand.app.frame.snapshot.outer == 0


def test_moves_of_one_frame_are_merged() -> None:
    def move(x: float, finger: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.FINGERMOTION, finger_id=finger, x=x, y=0.0)

    up = pygame.event.Event(pygame.FINGERUP, finger_id=0, x=0.3, y=0.0)
    events = [move(0.1, 0), move(0.2, 0), move(0.5, 1), move(0.3, 0), up, move(0.6, 1)]
    kept = list(merged(events))
    assert [(event.finger_id, event.x) for event in kept if event is not up] == [
        (0, 0.2), (1, 0.5), (0, 0.3), (1, 0.6),
    ]  # fmt: skip
    assert kept.index(up) == 3


def test_it_runs_on_real_time_until_it_is_closed(app: App) -> None:
    live = App(LiveEvents())
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_x=0.0, precise_y=-1.5))
    live.step()
    assert live.frame.snapshot.outer == 60
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    live.run()
    assert live.coordinator.closed
