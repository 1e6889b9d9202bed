"""What the demo draws of the engine's word on touches and ends: the glow of an end, and what is pressed."""

from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, EvenSteps, Hand, Point, motion_at
from nestedslide_demo.app import App
from nestedslide_demo.edge_glow import glow_of
from nestedslide_demo.feed import ABOUT
from nestedslide_demo.header_places import button_box, settings_box
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.palettes import LIGHT

pytest_plugins = ["demo_hands"]

TOP = (195.0, 2.0)
BOTTOM = (195.0, PORTRAIT.height - 4)
TABS_Y = PORTRAIT.header_height + PORTRAIT.tabs_height / 2
# Within each tab beside its title.
TABS = {index: (130.0 * index + 16, TABS_Y) for index in range(3)}


def color_at(app: App, point: Point) -> tuple[int, ...]:
    surface = app.screen.canvas.surface
    return tuple(surface.get_at((round(point[0] * SCALE), round(point[1] * SCALE))))[:3]


def away(app: App, point: Point, color: tuple[int, ...]) -> int:
    """How far a point's colour is from another."""
    return sum(abs(one - other) for one, other in zip(color_at(app, point), color))


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.screen.canvas.surface, "RGB")


def busy(app: App) -> bool:
    assert isinstance(app._source, EvenSteps)
    return app._source.busy


# --------------------------------------------------------------------------------------------------------- the glow


@pytest.mark.parametrize(("place", "way"), [(TOP, 1), (BOTTOM, -1)])
def test_an_end_glows_the_more_the_further_it_is_pulled(place: Point, way: int, hand: Hand) -> None:
    app = hand.app
    app.coordinator.set(physics="android", indicators="none")
    app.coordinator.scroll_to_page(ABOUT)
    if way < 0:
        app.coordinator.scroll_to(outer=1e6)
    hand.wait(2)
    other = BOTTOM if place is TOP else TOP
    plain, elsewhere, before = color_at(app, place), color_at(app, other), picture(app)
    seen, start = [0], 500.0
    for pulled in (40, 120, 300):
        hand.drag((195, start), (195, start + way * pulled), 4, hold=2, lift=False)
        # Frames are a moment behind the finger.
        hand.wait(6)
        seen.append(away(app, place, plain))
        assert away(app, other, elsewhere) == 0
        if pulled < 300:
            hand.device.post("up", (195, start + way * pulled))
            hand.settle()
            assert picture(app) == before
    assert seen == sorted(set(seen))
    # Held it stays, and let go it fades.
    hand.wait(60)
    assert (away(app, place, plain), busy(app)) == (seen[-1], False)
    hand.device.post("up", (195, start + way * 300))
    hand.wait(6)
    assert 0 < away(app, place, plain) < seen[-1]
    assert busy(app)
    hand.settle()
    hand.wait(2)
    assert picture(app) == before
    assert not busy(app)


def test_where_an_end_gives_nothing_glows(app: App) -> None:
    hand = Hand(app)
    hand.drag((195, 500), (195, 800), 10, lift=False)
    assert app.coordinator.edge().shown_y == 0
    hand.device.post("up", (195, 800))
    hand.settle()


def test_what_is_pulled_is_given_back_first(hand: Hand) -> None:
    app = hand.app
    app.coordinator.set(physics="android", indicators="none")
    hand.drag((195, 500), (195, 700), 4, hold=2, lift=False)
    hand.wait(6)
    held = app.coordinator.edge().shown_y
    hand.device.post("move", (195, 600))
    hand.wait(6)
    assert held < app.coordinator.edge().shown_y < 0
    assert app.frame.snapshot.outer == 0


def test_a_fling_that_arrives_makes_the_end_flash(hand: Hand) -> None:
    app = hand.app
    app.coordinator.set(physics="android", indicators="none")
    app.coordinator.scroll_to_page(ABOUT)
    hand.wait(2)
    before, plain = picture(app), color_at(app, TOP)
    app.coordinator.scroll_to(outer=300)
    hand.drag((195, 300), (195, 500), 5)
    while app.coordinator.edge().velocity_y == 0:
        assert not app.frame.snapshot.at_rest
        assert app.coordinator.edge().shown_y == 0
        hand.wait(1)
    hand.wait(4)
    assert away(app, TOP, plain) > 20
    hand.settle()
    assert picture(app) == before


def test_it_is_as_strong_as_the_end_is_stretched() -> None:
    assert glow_of(0) == 0
    assert -1 < glow_of(-1e6) < glow_of(-60) == -0.5
    assert glow_of(60) == 0.5


# ------------------------------------------------------------------------------------------------------ what is pressed


def test_a_tab_under_a_finger_is_darker_once_it_is_pressed(hand: Hand) -> None:
    app = hand.app
    hand.wait(1)
    for index, place in TABS.items():
        others = [other for other in TABS if other != index]
        hand.device.post("down", place)
        hand.wait(3)
        assert color_at(app, place) == LIGHT.surface
        hand.wait(5)
        assert 10 < away(app, place, LIGHT.surface) < 120
        assert all(color_at(app, TABS[other]) == LIGHT.surface for other in others)
        hand.device.post("up", place)
        hand.settle()
        assert color_at(app, place) == LIGHT.surface
        assert app.frame.snapshot.page_index == index


def test_a_drag_presses_nothing(hand: Hand) -> None:
    app, place = hand.app, TABS[1]
    hand.device.post("down", place)
    hand.wait(8)
    assert color_at(app, place) != LIGHT.surface
    for x in (place[0] + 12, place[0]):
        hand.device.post("move", (x, place[1]))
        hand.wait(1)
    assert color_at(app, place) == LIGHT.surface


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_button_of_the_header_is_darker_while_it_is_pressed(mirrored: bool, app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(right_to_left=mirrored, indicators="none")
    hand.wait(1)
    for x, y, _, height in (button_box(PORTRAIT, motion_at(PORTRAIT, 0)), settings_box(PORTRAIT, 0)):
        edge = x + height / 6, y + height / 2
        place = (PORTRAIT.width - edge[0], edge[1]) if mirrored else edge
        plain, before = color_at(app, place), picture(app)
        hand.device.post("down", place)
        hand.wait(8)
        assert 0 < away(app, place, plain) < 120
        hand.device.post("move", (195, 700))
        hand.device.post("up", (195, 700))
        app.coordinator.scroll_to(outer=0)
        hand.wait(20)
        hand.settle()
        assert picture(app) == before
