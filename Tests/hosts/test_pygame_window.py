from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import SCALE, Hand, content_heights
from nestedslide_demo.app import App
from nestedslide_demo.feed import PHOTOS
from nestedslide_demo.layout import LANDSCAPE, PORTRAIT, Layout
from nestedslide_demo.palettes import LIGHT
from nestedslide_demo.panel_places import TURN
from nestedslide_demo.viewport import Viewport, scale_within_desktop, window_size

pytest_plugins = ["demo_hands"]


def turn(hand: Hand) -> None:
    hand.key(TURN.key)


# --------------------------------------------------------------------------------------------------------- rotation


def test_turned_the_window_and_the_engine_have_the_other_size(app: App) -> None:
    hand = Hand(app)
    for layout in (LANDSCAPE, PORTRAIT):
        turn(hand)
        assert pygame.display.get_window_size() == window_size(SCALE, layout.viewport)
        settings, now = app.coordinator.settings, app.frame.snapshot
        assert settings.viewport == layout.viewport
        assert (now.hover.y, now.hover.height) == (layout.header_height, layout.tabs_height)
        assert now.range == layout.header_height - layout.bar_height
        heights = [app.coordinator.page(index).content_height for index in range(3)]
        assert heights == pytest.approx(content_heights(layout, app.feed))


@pytest.mark.parametrize("page", [0, 1, 2])
def test_a_turn_keeps_the_page_and_the_collapsed_header(page: int, app: App) -> None:
    hand = Hand(app)
    app.coordinator.scroll_to(outer=1e6, inner=0)
    app.coordinator.scroll_to_page(page)
    turn(hand)
    hand.settle()
    now = app.frame.snapshot
    assert (now.page_index, now.page_position, now.outer) == (page, page, now.range)
    assert app.coordinator.page(page).frame.x == 0


def test_a_turn_keeps_the_photographs_that_are_seen(app: App) -> None:
    hand = Hand(app)
    app.coordinator.scroll_to_page(PHOTOS)
    app.coordinator.scroll_to(outer=1e6, inner=700)
    hand.wait(1)
    turn(hand)
    now, height = app.frame.snapshot, app.coordinator.page(PHOTOS).content_height
    assert now.inner / height == pytest.approx(700 / content_heights(PORTRAIT, app.feed)[PHOTOS])
    turn(hand)
    assert app.frame.snapshot.inner == pytest.approx(700)


def test_a_turn_takes_the_fingers_away(hand: Hand) -> None:
    hand.drag((195, 700), (195, 500), 4, lift=False)
    turn(hand)
    assert hand.app.input.fingers == []
    hand.device.post("move", (195, 200))
    hand.device.post("up", (195, 200))
    hand.settle()
    assert hand.app.frame.snapshot.inner == 0


def test_a_long_header_stays_long(app: App) -> None:
    hand = Hand(app)
    app.controls.press(pygame.K_h)
    hand.settle()
    turn(hand)
    hand.settle()
    assert app.frame.snapshot.hover.y == pytest.approx(LANDSCAPE.long_header_height)


def test_lying_it_can_be_scrolled_and_swiped(hand: Hand) -> None:
    turn(hand)
    hand.drag((400, 380), (400, 120), 40, hold=12)
    now = hand.app.frame.snapshot
    assert now.outer == now.range
    assert now.inner == pytest.approx(260 - hand.slop - now.range)
    hand.drag((700, 250), (200, 254), 10)
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 1


# ----------------------------------------------------------------------------------------------------------- window


@pytest.mark.parametrize("layout", [PORTRAIT, LANDSCAPE], ids=lambda layout: layout.name)
def test_the_window_makes_room_for_the_panel(layout: Layout, app: App) -> None:
    hand = Hand(app)
    if layout is LANDSCAPE:
        turn(hand)
    screen = app.input.viewport.area
    hand.key(pygame.K_TAB)
    assert pygame.display.get_window_size() == window_size(SCALE, layout.stage(True))
    # The profile is where it was, as large as it was.
    assert app.input.viewport.area == screen
    assert app.screen.canvas.surface.get_size() == screen.size
    assert app.panel is not None
    assert app.panel.canvas.surface.get_size() == app.input.viewport.area_of(layout.panel).size
    hand.key(pygame.K_TAB)
    assert pygame.display.get_window_size() == window_size(SCALE, layout.viewport)


def test_on_a_small_desktop_everything_gets_smaller(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(300, 600)])
    hand = Hand(app)
    hand.key(pygame.K_TAB)
    assert app.input.viewport.scale == pytest.approx(300 / PORTRAIT.stage(True)[0], rel=0.01)
    hand.key(pygame.K_TAB)
    assert app.input.viewport.scale == pytest.approx(SCALE)


def test_a_scale_is_kept_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1000, 600), (4000, 3000)])
    assert scale_within_desktop(2.0, (390, 844)) == pytest.approx(600 / 844)
    assert scale_within_desktop(0.5, (390, 844)) == 0.5
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    assert scale_within_desktop(2.0, (390, 844)) == 2.0


def test_a_resized_window_draws_at_its_own_scale(app: App) -> None:
    pygame.display.set_mode((500, 500))
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=500, y=500))
    app.step()
    assert app.input.viewport == Viewport.fitting((500, 500))
    area = app.input.viewport.area
    assert area.height == 500
    assert area.centerx == pytest.approx(250, abs=1)
    assert app.screen.canvas.scale == pytest.approx(500 / 844)
    window = pygame.display.get_surface()
    assert window is not None
    assert tuple(window.get_at((2, 250))[:3]) == LIGHT.letterbox


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("panel", [False, True])
@pytest.mark.parametrize("layout", [PORTRAIT, LANDSCAPE], ids=lambda layout: layout.name)
def test_points_and_touches_map_back(layout: Layout, panel: bool, scale: float) -> None:
    stage = layout.stage(panel)
    view = Viewport.fitting(window_size(scale, stage), layout.viewport, stage)
    assert view.scale == pytest.approx(scale, rel=0.01)
    x, y = view.touch_point(*view.touch_of(123, 356))
    assert [x, y] == pytest.approx([123, 356])


def test_screen_and_panel_meet_without_a_gap() -> None:
    for layout in (PORTRAIT, LANDSCAPE):
        stage = layout.stage(True)
        view = Viewport.fitting((1111, 777), layout.viewport, stage)
        screen, panel = view.area, view.area_of(layout.panel)
        if layout is PORTRAIT:
            assert screen.right == panel.left
        else:
            assert screen.bottom == panel.top
        assert not screen.colliderect(panel)
