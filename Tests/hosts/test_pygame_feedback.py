"""What the demo draws of the engine's word on touches and ends: the glow of an end, and what is pressed."""

from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, STEP, EvenSteps, Hand, Point
from nestedslide import Edge
from nestedslide_demo.app import App
from nestedslide_demo.edge_glow import FADES, EdgeGlow
from nestedslide_demo.feed import ABOUT
from nestedslide_demo.header_places import button_box, settings_box
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.palettes import LIGHT

pytest_plugins = ["demo_hands"]

FADING = round(FADES / STEP) + 1
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
        seen.append(away(app, place, plain))
        assert away(app, other, elsewhere) == 0
        if pulled < 300:
            hand.device.post("up", (195, start + way * pulled))
            hand.wait(FADING)
            assert picture(app) == before
    assert seen == sorted(set(seen))
    # Held it stays, and let go it fades.
    hand.wait(60)
    assert (away(app, place, plain), busy(app)) == (seen[-1], False)
    hand.device.post("up", (195, start + way * 300))
    hand.wait(FADING // 2)
    assert 0 < away(app, place, plain) < seen[-1]
    assert busy(app)
    hand.wait(FADING // 2 + 2)
    assert picture(app) == before
    assert not busy(app)


def test_where_an_end_gives_or_just_ends_nothing_glows(app: App) -> None:
    hand = Hand(app)
    for overscroll in ("whole", "none"):
        app.coordinator.set(overscroll_top=overscroll)
        hand.drag((195, 500), (195, 800), 10, lift=False)
        assert app._glow.strength(app._source.now()) == 0
        hand.device.post("up", (195, 800))
        hand.settle()


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
        assert app._glow.strength(app._source.now()) == 0
        hand.wait(1)
    flash = away(app, TOP, plain)
    assert flash > 20
    hand.wait(FADING // 2)
    assert 0 < away(app, TOP, plain) < flash
    hand.wait(FADING)
    # The engine goes on telling of it, it flashes once.
    assert app.coordinator.edge().velocity_y < 0
    assert picture(app) == before


def test_it_fades_from_when_it_was_let_go() -> None:
    glow, none = EdgeGlow(), Edge(0.0, 0.0, 0.0, 0.0)
    glow.notice(none._replace(pull_y=90.0), 1.0)
    held = glow.strength(1.0)
    assert 0 < held < 1
    assert not glow.fades(1.0)
    # Without a frame between: while it is held nothing changes.
    glow.notice(none, 5.0)
    assert (glow.strength(5.0), glow.fades(5.0)) == (held, True)
    assert glow.strength(5.0 + FADES / 2) == pytest.approx(held / 2)
    assert (glow.strength(5.01 + FADES), glow.fades(5.01 + FADES)) == (0, False)


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
    for x, y, _, height in (button_box(PORTRAIT, 0), settings_box(PORTRAIT, 0)):
        edge = x + height / 6, y + height / 2
        place = (PORTRAIT.width - edge[0], edge[1]) if mirrored else edge
        plain, before = color_at(app, place), picture(app)
        hand.device.post("down", place)
        hand.wait(8)
        assert 0 < away(app, place, plain) < 120
        hand.device.post("move", (195, 700))
        hand.device.post("up", (195, 700))
        app.coordinator.scroll_to(outer=0)
        hand.wait(FADING)
        hand.settle()
        assert picture(app) == before
