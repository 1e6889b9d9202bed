from __future__ import annotations

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import FINE, STEP, Hand, color_at, made, new_screen, scene_of
from nestedslide import Indicator, Rect
from nestedslide_demo import theme
from nestedslide_demo.app import App
from nestedslide_demo.indicators_view import FADES, INSET, STAYS, WIDTH, IndicatorsView
from nestedslide_demo.layout import PORTRAIT
from nestedslide_demo.palettes import LIGHT
from nestedslide_demo.screen import Screen
from nestedslide_demo.thumb import LEAST, track_of

pytest_plugins = ["demo_hands"]

RANGE = PORTRAIT.header_height - PORTRAIT.bar_height
TOP = PORTRAIT.bar_height + PORTRAIT.tabs_height


@pytest.fixture
def screen() -> Screen:
    return new_screen()


def run_of(screen: Screen, color: theme.Color, y: float) -> tuple[float, float]:
    """First and last pixel of a colour in the row at y, in points."""
    row = round(y * FINE)
    columns = [
        column
        for column in range(screen.canvas.surface.get_width())
        if screen.canvas.surface.get_at((column, row))[:3] == color
    ]
    return columns[0] / FINE, (columns[-1] + 1) / FINE


# ------------------------------------------------------------------------------------------------- scroll indicators


def test_it_fades_after_the_last_movement() -> None:
    view = IndicatorsView()

    def at(position: float) -> None:
        view.notice(made().but(indicator=Indicator.outer, outer_bar_position=position).snapshot, position)

    at(0)
    assert not view.shows(0)
    at(1)
    assert view.opacity(1) == view.opacity(1 + STAYS) == 1
    assert 0 < view.opacity(1 + STAYS + FADES / 2) < 1
    assert not view.shows(1 + STAYS + FADES)


def test_it_shows_when_it_becomes_anothers_but_not_on_another_page() -> None:
    view = IndicatorsView()
    view.notice(made(RANGE).but(indicator=Indicator.outer).snapshot, 0)
    view.notice(made(RANGE).but(indicator=Indicator.page).snapshot, 1)
    assert view.shows(1)
    view.notice(made(RANGE, 0, 1).but(indicator=Indicator.page, page_bar_position=99).snapshot, 5)
    assert not view.shows(5)


def bar_of(screen: Screen, x: float) -> tuple[float, float]:
    """Where the bar begins and ends that has its middle at x, found by comparing with a picture without one."""
    rows = range(round(PORTRAIT.height * FINE))
    drawn = [color_at(screen, x, row / FINE) for row in rows]
    screen.indicators._moved = float("-inf")
    screen.draw(scene_of(made(RANGE, 100), 100))
    dark = [row for row in rows if drawn[row] != color_at(screen, x, row / FINE)]
    return dark[0] / FINE, (dark[-1] + 1) / FINE


@pytest.mark.parametrize(
    ("indicator", "places", "wanted"),
    [
        (Indicator.page, {"page_bar_position": 200.0, "page_bar_length": 120.0}, (TOP + 200, TOP + 320)),
        (Indicator.outer, {"outer_bar_position": 150.0, "outer_bar_length": 300.0}, (150, 450)),
    ],
)
def test_it_is_drawn_where_the_engine_says(
    indicator: Indicator, places: dict[str, float], wanted: tuple[float, float], screen: Screen
) -> None:
    screen.draw(scene_of(made(RANGE, 100)))
    screen.draw(scene_of(made(RANGE, 100).but(indicator=indicator, **places), 0.1))
    top, bottom = bar_of(screen, PORTRAIT.width - INSET - WIDTH / 2)
    assert top == pytest.approx(wanted[0] + INSET, abs=1)
    assert bottom == pytest.approx(wanted[1] - INSET, abs=1)


def test_where_the_engine_shows_none_none_is_drawn(app: App) -> None:
    hand = Hand(app)
    shown = []
    for indicators in ("switch", "none"):
        app.coordinator.set(indicators=indicators)
        hand.drag((195, 700), (195, 600), 10, hold=8)
        shown.append(app.screen.indicators.shows(app._source.now()))
    assert shown == [True, False]
    assert app.frame.snapshot.indicator is Indicator.none
    before = pygame.image.tobytes(app.screen.canvas.surface, "RGB")
    hand.wait(round((STAYS + FADES) / STEP) + 1)
    assert pygame.image.tobytes(app.screen.canvas.surface, "RGB") == before


def test_on_the_running_program_it_comes_and_goes(app: App) -> None:
    hand = Hand(app)
    assert not app.screen.indicators.shows(app._source.now())
    hand.drag((195, 700), (195, 600), 10, hold=8)
    hand.settle()
    assert app.screen.indicators.shows(app._source.now())
    hand.wait(round((STAYS + FADES) / STEP) + 1)
    assert not app.screen.indicators.shows(app._source.now())


# -------------------------------------------------------------------------------------------------------------- tabs


@pytest.mark.parametrize("position", [0.0, 0.25, 0.5, 1.0, 1.7, 2.0])
def test_the_mark_is_where_the_engine_says(screen: Screen, position: float) -> None:
    frame = made(outer=RANGE, position=position)
    screen.draw(scene_of(frame))
    mark = frame.snapshot.tab_indicator
    # In the middle of its height the mark has its full width.
    first, last = run_of(screen, LIGHT.accent, frame.snapshot.hover.y + mark.y + mark.height / 2)
    assert first == pytest.approx(mark.x, abs=1)
    assert last == pytest.approx(mark.x + mark.width, abs=1)


def test_the_corners_of_the_mark_have_the_settings_radius(screen: Screen) -> None:
    frame = made(outer=RANGE)
    mark, foot = frame.snapshot.tab_indicator, frame.snapshot.hover.y
    corner = (round((mark.x) * FINE) / FINE, foot + mark.y)
    for radius, filled in ((0.0, True), (2.0, False)):
        screen.draw(scene_of(frame, indicator_radius=radius))
        assert (color_at(screen, *corner) == LIGHT.accent) is filled


def test_the_titles_are_where_the_engine_puts_the_items(screen: Screen) -> None:
    frame = made(outer=RANGE)
    bar = frame.snapshot.hover
    middles = []
    for left in (0.0, 60.0):
        tabs = [Rect(left, 0, 100, bar.height), Rect(left + 140, 0, 60, bar.height)]
        screen.draw(scene_of(frame, tabs=tabs))
        row = range(round(left * FINE), round((left + 100) * FINE))
        inked = [x for x in row if min(color_at(screen, x / FINE, bar.y + bar.height / 2)) < 140]
        middles.append((inked[0] + inked[-1]) / 2 / FINE)
    assert middles[0] == pytest.approx(50, abs=4)
    assert middles[1] == pytest.approx(middles[0] + 60, abs=1)


def test_a_swipe_moves_the_mark_of_the_running_program(app: App) -> None:
    hand = Hand(app)
    hand.drag((330, 600), (200, 600), 10, hold=4, lift=False)
    now = app.frame.snapshot
    assert 0 < now.page_position < 1
    here, there = (app.coordinator.tab(index) for index in (0, 1))
    left = here.x + here.width / 2 + (there.x - here.x) * now.page_position - now.tab_indicator.width / 2
    assert now.tab_indicator.x == pytest.approx(left)
    hand.device.post("up", (200, 600))
    hand.settle()


# ------------------------------------------------------------------------------------------------- a thumb that is held


def shown(app: App) -> Hand:
    """The guestbook's thumb, shown by a drag."""
    hand = Hand(app)
    hand.drag((195, 700), (195, 200), 12, hold=20)
    hand.settle()
    assert app.stage.indicators.shows(app._drawn)
    return hand


def middle(app: App) -> tuple[float, float]:
    track = track_of(app.frame.snapshot)
    return PORTRAIT.viewport[0] - INSET - WIDTH / 2, track.top + track.length / 2


def test_a_dragged_thumb_leads_through_the_whole_page(app: App) -> None:
    hand = shown(app)
    x, y = middle(app)
    before = app.frame.snapshot
    hand.drag((x, y), (x, y + 200), 20, lift=False)
    now = app.frame.snapshot
    assert now.inner > before.inner + 1000
    assert track_of(now).top + LEAST / 2 == pytest.approx(y + 200, abs=1)
    assert now.outer == before.outer
    hand.wait(60)
    assert app.stage.indicators.opacity(app._drawn) == 1, "it stays while it is held"
    hand.drag((x, y + 200), (x, 3000), 20)
    assert app.frame.snapshot.inner == app.frame.snapshot.max_inner


def test_beside_the_thumb_the_page_is_dragged(app: App) -> None:
    hand = shown(app)
    x, y = middle(app)
    before = app.frame.snapshot.inner
    hand.drag((x, y + 200), (x, y + 100), 12, hold=20)
    hand.settle()
    assert app.frame.snapshot.inner == before + 100 - hand.slop


def test_a_thumb_that_has_faded_is_not_there(app: App) -> None:
    hand = shown(app)
    hand.wait(round((STAYS + FADES) / STEP) + 2)
    x, y = middle(app)
    before = app.frame.snapshot.inner
    hand.drag((x, y), (x, y - 50), 12, hold=20)
    hand.settle()
    assert app.frame.snapshot.inner == before + 50 - hand.slop
