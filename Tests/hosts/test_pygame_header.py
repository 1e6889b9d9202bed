from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import FINE, color_at, made, motion_at, new_screen, scene_of
from nestedslide import RefreshState
from nestedslide_demo import content, theme
from nestedslide_demo.feed import Feed
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.header_places import biography_box, button_box, cover_bottom, portrait_box, settings_box
from nestedslide_demo.layout import LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.palettes import LIGHT
from nestedslide_demo.screen import Screen

WIDTH = PORTRAIT.width
RANGE = PORTRAIT.header_height - PORTRAIT.bar_height
BY_LAYOUT = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)


@pytest.fixture(scope="module")
def screen() -> Screen:
    return new_screen()


def collapse_of(layout: Layout) -> float:
    return layout.header_height - layout.bar_height


# ----------------------------------------------------------------------------------------------------------- places


@BY_LAYOUT
def test_the_portrait_rides_with_the_finger_and_stops_in_the_bar(layout: Layout) -> None:
    x, y, side, _ = portrait_box(layout, motion_at(layout, 0))
    assert (x, side) == (layout.margin, layout.portrait_side)
    for shift in (-10.0, -30.0, -60.0):
        _, moved, small, _ = portrait_box(layout, motion_at(layout, shift))
        assert moved + small / 2 == pytest.approx(y + side / 2 + shift)
        assert small < side
    x, y, side, _ = portrait_box(layout, motion_at(layout, -collapse_of(layout)))
    assert (x, y, side) == (layout.margin, (layout.bar_height - 32) / 2, 32)


@BY_LAYOUT
def test_the_cover_ends_in_the_bar_and_grows_when_pulled(layout: Layout) -> None:
    assert cover_bottom(motion_at(layout, 0)) == layout.cover_height
    assert cover_bottom(motion_at(layout, 60)) == layout.cover_height + 60
    assert cover_bottom(motion_at(layout, -collapse_of(layout))) == layout.bar_height


@BY_LAYOUT
def test_the_buttons_stay_in_reach_and_apart(layout: Layout) -> None:
    settings = pygame.Rect(*map(round, settings_box(layout, 0)))
    assert settings.right == layout.width - layout.margin
    for step in range(21):
        shift = 60.0 - step / 20 * (60.0 + collapse_of(layout))
        button = pygame.Rect(*map(round, button_box(layout, motion_at(layout, shift))))
        assert button.top >= 0
        assert button.height >= 32
        assert button.right <= layout.width - layout.margin
        assert not button.colliderect(settings)
    # A header that moves away takes the button along.
    assert settings_box(layout, 50)[1] == settings_box(layout, 0)[1] + 50


@BY_LAYOUT
def test_every_line_of_the_header_has_room(layout: Layout) -> None:
    fonts = Fonts(FINE)
    more = fonts.width(" more", theme.BODY) + 6
    room = layout.width - 2 * layout.margin
    assert all(fonts.width(line, theme.BODY) + more <= room for line in layout.short_lines + layout.more_lines)
    foot = layout.biography_top + len(layout.short_lines) * theme.BODY.line
    assert foot <= layout.header_height - (layout.statistics_foot or 0)


def test_the_biography_is_where_its_lines_are() -> None:
    x, y, width, height = biography_box(PORTRAIT, made().snapshot, motion_at(PORTRAIT, 0))
    assert (x, y, width) == (0, PORTRAIT.biography_top, WIDTH)
    assert height == len(PORTRAIT.short_lines) * theme.BODY.line
    assert biography_box(PORTRAIT, made(RANGE).snapshot, motion_at(PORTRAIT, -RANGE))[3] == 0
    assert biography_box(PORTRAIT, made(-50).snapshot, motion_at(PORTRAIT, 50))[1] == PORTRAIT.biography_top + 50


# --------------------------------------------------------------------------------------------------------- pictures


def test_white_is_readable_on_every_pixel_of_the_bar(screen: Screen) -> None:
    # The ground alone, without what stands on it. The cover has moved up by 48 under the bar.
    ground = screen.header.bar_ground
    rows = range(48 * FINE, round((48 + PORTRAIT.bar_height) * FINE))
    colors = (ground.get_at((x, y)) for y in rows for x in range(0, ground.get_width(), 7))
    brightest = max(((one.r, one.g, one.b) for one in colors), key=theme.luminance)
    assert theme.contrast(LIGHT.on_cover, brightest) >= 4.5
    assert theme.contrast(LIGHT.on_cover_secondary, brightest) >= 4.5


def test_the_stretched_cover_fills_what_was_pulled_open(screen: Screen) -> None:
    screen.draw(scene_of(made(outer=-80)))
    bottom = cover_bottom(motion_at(PORTRAIT, 80))
    assert color_at(screen, WIDTH - 4, 2) != LIGHT.backdrop
    assert color_at(screen, WIDTH - 4, bottom - 2) != LIGHT.surface
    assert color_at(screen, WIDTH - 4, bottom + 2) == LIGHT.surface


def test_a_header_that_does_not_stretch_leaves_room_above_it(screen: Screen) -> None:
    screen.draw(scene_of(made(outer=-80, stretches=False)))
    assert color_at(screen, 4, 78) == LIGHT.backdrop
    assert color_at(screen, 4, 82) != LIGHT.backdrop
    assert color_at(screen, WIDTH - 4, cover_bottom(motion_at(PORTRAIT, 80)) + 2) == LIGHT.surface


@BY_LAYOUT
def test_the_button_is_never_across_the_covers_foot(layout: Layout) -> None:
    shown = []
    for gone in range(round(collapse_of(layout)) + 1):
        motion = motion_at(layout, -gone)
        _, top, _, height = button_box(layout, motion)
        shown.append(motion[content.EFFECT_BUTTON_SHOWN])
        assert shown[-1] == 0 or not top < cover_bottom(motion) < top + height, gone
    assert shown[0] == shown[-1] == 1
    assert min(shown) == 0


def test_the_name_comes_into_the_bar_after_it_has_left_below(screen: Screen) -> None:
    screen.draw(scene_of(made(outer=220)))
    edge = cover_bottom(motion_at(PORTRAIT, -220))
    # Thin strokes are nowhere quite of their ink's colour.
    above = [theme.luminance(color_at(screen, x / 2, edge - 30)) for x in range(80, 300)]
    assert max(above) > 0.5
    for gone in range(round(RANGE) + 1):
        motion = motion_at(PORTRAIT, -gone)
        top = motion.at(content.EFFECT_BAR_NAME_CENTER) - theme.BAR_TITLE.line / 2
        assert motion[content.EFFECT_NAME_SHOWN] == 0 or top >= cover_bottom(motion)


def darkest(screen: Screen, top: float, height: float) -> float:
    """How dark the darkest ink in a strip of the header is."""
    rows = range(round(top * FINE), round((top + height) * FINE))
    surface = screen.canvas.surface
    pixels = (surface.get_at((x, y)) for y in rows for x in range(32, round(WIDTH * FINE) - 32, 2))
    return min(theme.luminance((pixel.r, pixel.g, pixel.b)) for pixel in pixels)


def test_more_lines_show_as_the_header_grows(screen: Screen) -> None:
    third = PORTRAIT.biography_top + len(PORTRAIT.short_lines) * theme.BODY.line
    found = []
    for grown in (0.0, 8.0, 16.0, 72.0):
        frame, height = made(), PORTRAIT.header_height + grown
        header, hover = frame.snapshot.header, frame.snapshot.hover
        frame = frame.but(header=replace(header, height=height), hover=replace(hover, y=height))
        screen.draw(scene_of(frame))
        found.append(darkest(screen, third + 1, 10))
        # The numbers ride on the foot.
        assert PORTRAIT.statistics_foot is not None
        assert darkest(screen, height - PORTRAIT.statistics_foot + 6, 12) < 0.2
    assert found[0] == pytest.approx(1, abs=0.01)
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.2


# ---------------------------------------------------------------------------------------------------- pull to refresh


def disc_at(screen: Screen, y: float) -> theme.Color:
    """The colour beside the mark in the middle of the disc."""
    return color_at(screen, WIDTH / 2 - 14.5, y)


@pytest.mark.parametrize("stretches", [True, False])
def test_the_disc_is_in_the_room_above_the_header(stretches: bool, screen: Screen) -> None:
    for state, ground in (
        (RefreshState.pulling, LIGHT.surface),
        (RefreshState.armed, LIGHT.accent),
        (RefreshState.refreshing, LIGHT.surface),
    ):
        screen.draw(scene_of(made(outer=-64, stretches=stretches).but(refresh=state)))
        assert disc_at(screen, 32) == ground, state
    screen.draw(scene_of(made(outer=-64, stretches=stretches)))
    assert disc_at(screen, 32) not in (LIGHT.surface, LIGHT.accent)


def test_the_disc_of_a_page_is_under_the_bar(screen: Screen) -> None:
    frame = made(inner=-64)
    middle = frame.pages[0].frame.y + 32
    for state in (RefreshState.idle, RefreshState.armed):
        screen.draw(scene_of(frame.but(refresh=state).but_page(refresh=state)))
        assert disc_at(screen, middle) == (LIGHT.accent if state is RefreshState.armed else LIGHT.surface)
        # Not above the header too, although the snapshot says the same.
        assert disc_at(screen, 32) != LIGHT.accent


def picture_of(screen: Screen, outer: float, state: RefreshState, time: float, height: float = 64) -> bytes:
    screen.draw(scene_of(made(outer=outer, stretches=False).but(refresh=state), time, refresh_height=height))
    box = screen.canvas.box(WIDTH / 2 - 20, 0, 40, 52)
    return pygame.image.tobytes(screen.canvas.surface.subsurface(box), "RGB")


def test_the_arrow_turns_with_the_pull_and_the_ring_with_time(screen: Screen) -> None:
    def turned(state: RefreshState, time: float, height: float = 64) -> bytes:
        return picture_of(screen, -60, state, time, height)

    pulling, refreshing = RefreshState.pulling, RefreshState.refreshing
    assert turned(pulling, 0) == turned(pulling, 1)
    # The same room is a smaller share of a pull that has to be longer.
    assert turned(pulling, 0) != turned(pulling, 0, 90)
    assert turned(refreshing, 0) != turned(refreshing, 0.1)
    assert turned(refreshing, 0) == turned(refreshing, 0, 90)


def test_a_little_pull_shows_nothing_yet(screen: Screen) -> None:
    assert picture_of(screen, -10, RefreshState.pulling, 0) == picture_of(screen, -10, RefreshState.idle, 0)
    assert picture_of(screen, -24, RefreshState.pulling, 0) != picture_of(screen, -24, RefreshState.idle, 0)


def test_the_likes_are_the_feeds(screen: Screen) -> None:
    feed = Feed()
    pictures = []
    for _ in range(2):
        screen.draw(scene_of(made(), 9.0, feed))
        box = screen.canvas.box(0, PORTRAIT.header_height - 40, WIDTH, 24)
        pictures.append(pygame.image.tobytes(screen.canvas.surface.subsurface(box), "RGB"))
        feed.refresh(None, 0.0)
    assert pictures[0] != pictures[1]
    assert feed.statistics[2][0] == "1,931"
