"""The demo's chat, and the rows of its guestbook that are dragged."""

from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import Hand
from nestedslide_demo.chat import FIRST_MESSAGES, MESSAGES_A_LOAD
from nestedslide_demo.feed import CHAT, GUESTBOOK
from nestedslide_demo.layout import PORTRAIT

pytest_plugins = ["demo_hands"]


def press(hand: Hand, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
    hand.settle()


def right(hand: Hand, kind: int, x: float, y: float) -> None:
    scale = hand.app.input.viewport.scale
    more = {"buttons": (0, 0, 1), "rel": (0, 0)} if kind == pygame.MOUSEMOTION else {"button": pygame.BUTTON_RIGHT}
    pygame.event.post(pygame.event.Event(kind, pos=(x * scale, y * scale), touch=False, **more))
    hand.app.step()


def test_a_chat_begins_at_its_end_and_stays_there(hand: Hand) -> None:
    press(hand, pygame.K_c)
    app = hand.app
    page = app.coordinator.page(CHAT)
    assert app.frame.snapshot.page_index == CHAT
    assert page.offset == page.max_offset > 0
    for _ in range(3):
        press(hand, pygame.K_c)
        page = app.coordinator.page(CHAT)
        assert page.offset == page.max_offset
    assert app.lists.chat.layout.state().item_count == FIRST_MESSAGES + 3


def test_earlier_messages_come_in_above_without_a_jump(hand: Hand) -> None:
    press(hand, pygame.K_c)
    app, chat = hand.app, hand.app.lists.chat

    def places() -> dict[int, float]:
        state = chat.layout.state()
        return {chat.first + item.item: item.frame.y - state.offset for item in chat.layout.visible()}

    while not app.fetching.busy:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_x=0.0, precise_y=3.0))
        hand.settle()
    before = places()
    while app.fetching.busy:
        app.step()
    assert chat.first == -FIRST_MESSAGES - MESSAGES_A_LOAD
    assert places() == pytest.approx(before)
    assert app.coordinator.page(CHAT).offset > MESSAGES_A_LOAD * 48


def test_a_row_is_dragged_beyond_what_is_seen(hand: Hand) -> None:
    app = hand.app
    app.coordinator.scroll_to(PORTRAIT.header_height, 0)
    hand.settle()
    notes = app.lists[GUESTBOOK]
    number = app.feed.note_number(0, 1)
    top = app.frame.snapshot.pager.y
    row = notes.frames(0, 1, 1)[0]
    y = top + row.y + row.height / 2
    right(hand, pygame.MOUSEBUTTONDOWN, 100, y)
    held = app.reorder.held
    assert held is not None
    assert held.number == number
    right(hand, pygame.MOUSEMOTION, 100, PORTRAIT.height - 2)
    for _ in range(60):
        app.step()
    assert held.item > 12
    # Where the pointer is there the row is, and all others have come one up.
    frame = notes.frames(0, held.item, 1)[0]
    page = app.coordinator.page(GUESTBOOK)
    place = frame.y - page.offset + page.frame.y
    assert PORTRAIT.height - 200 < place + frame.height < PORTRAIT.height + frame.height
    assert app.feed.note_number(0, held.item) == number
    assert app.feed.note_number(0, 1) == number + 1
    right(hand, pygame.MOUSEBUTTONUP, 100, PORTRAIT.height - 2)
    offset = app.coordinator.snapshot().inner
    hand.settle()
    assert app.coordinator.snapshot().inner == offset > 500
