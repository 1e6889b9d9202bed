from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import Hand
from nestedslide import Coordinator, Physics, Settings
from nestedslide_demo import theme
from nestedslide_demo.app import App
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.layout import LANDSCAPE, LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.panel_places import DEFAULTS, PHYSICS_SIDE, panel_places
from nestedslide_demo.sliders import LEAP, STEP
from nestedslide_demo.tuning import ALL, DECELERATION, FRICTION, PRESETS, SLOP, Tuning, tunings
from nestedslide_demo.tuning_panel import HINT, RESET
from nestedslide_demo.tuning_places import TRACK, track, tuning_places

pytest_plugins = ["demo_hands"]

EVERY = pytest.mark.parametrize("tuning", ALL, ids=lambda tuning: tuning.setting)
S = pygame.K_s


def row_of(app: App, tuning: Tuning) -> theme.Box:
    return dict(tuning_places(app.controls.layout, app.coordinator.settings.physics).rows)[tuning]


def point_at(app: App, tuning: Tuning, share: float) -> tuple[float, float]:
    row = row_of(app, tuning)
    left, width = track(row)
    return left + width * share, row[1] + TRACK


def released(**settings: Any) -> list[float]:
    """A pull at the top and then a fling to the other end, frame by frame."""
    ways, time = [], 0.0
    with Coordinator([900.0, 900.0], viewport=(390, 800), header_height=240, hover_height=48, **settings) as slide:
        for start, pace in ((300.0, 22.0), (600.0, -22.0)):
            slide.pointer("down", 195, start, time)
            for step in range(1, 9):
                time += 1 / 60
                slide.pointer("move", 195, start + pace * step, time)
                ways.append(slide.frame(time).snapshot.path)
            slide.pointer("up", 195, start + pace * 8, time)
            for _ in range(120):
                time += 1 / 60
                ways.append(slide.frame(time).snapshot.path)
    return ways


# ---------------------------------------------------------------------------------------------------------- numbers


def test_a_tuning_is_a_setting_with_its_range() -> None:
    defaults = Settings.defaults()
    for tuning in ALL:
        own = tuning.own(defaults)
        assert own is None or tuning.low <= own <= tuning.high
        assert all(tuning.low <= value <= tuning.high for value in tuning.presets.values())
        # The engine takes both ends.
        for value in (tuning.low, tuning.high):
            change: Any = {tuning.setting: value}
            with Coordinator([500.0], **change) as slide:
                assert getattr(slide.settings, tuning.setting) == value


@pytest.mark.parametrize("physics", PRESETS, ids=lambda physics: physics.name)
def test_the_numbers_of_a_preset_are_the_engines(physics: Physics) -> None:
    plain = released(physics=physics)
    said = {t.setting: t.presets[physics] for t in ALL if t.own(Settings.defaults()) is None and physics in t.presets}
    assert said
    assert released(physics=physics, **said) == pytest.approx(plain)
    # ... and nearly every one is felt in a pull and a fling.
    others = {tuning.setting: tuning.at(0.04) for tuning in ALL if tuning.setting in said}
    felt = [name for name in said if released(physics=physics, **{**said, name: others[name]}) != plain]
    assert len(felt) >= len(said) - 2


@EVERY
def test_a_share_of_the_track_is_a_value_and_back(tuning: Tuning) -> None:
    assert tuning.at(0) == tuning.low
    assert tuning.at(1) == tuning.high
    values = [tuning.at(place / 50) for place in range(51)]
    assert values == sorted(values)
    for value in values:
        assert tuning.at(tuning.share(value)) == pytest.approx(value, abs=10**-tuning.digits)
    assert tuning.at(-1) == tuning.low
    assert tuning.at(2) == tuning.high


def test_values_are_told_with_their_units() -> None:
    assert DECELERATION.text(2.002) == "2.00 1/s"
    assert SLOP.text(10.0) == "10 pt"
    assert FRICTION.text(0.015) == "0.0150"
    assert FRICTION.text(None) == "None"
    most = next(tuning for tuning in ALL if tuning.setting == "max_fling_velocity")
    assert most.text(8000.0) == "8,000 pt/s"
    assert most.text(most.high) == "Any"


# ---------------------------------------------------------------------------------------------------------- sliders


def test_a_slider_is_dragged_and_the_engine_follows_at_once(hand: Hand) -> None:
    app = hand.app
    hand.key(S)
    before = app.coordinator.settings
    start, goal = point_at(app, DECELERATION, 0.4), point_at(app, DECELERATION, 0.8)
    hand.drag(start, goal, 4, lift=False)
    assert app.coordinator.settings.deceleration == pytest.approx(DECELERATION.at(0.8), rel=0.02)
    # Beyond the track, and beyond the panel, it stays at its end.
    hand.device.post("move", (goal[0] + 400, goal[1] + 90))
    app.step()
    assert app.coordinator.settings.deceleration == DECELERATION.high
    hand.device.post("move", (20, goal[1]))
    app.step()
    assert app.coordinator.settings.deceleration == DECELERATION.low
    hand.device.post("up", (20, goal[1]))
    app.step()
    changed = {name for name, value in app.coordinator.settings.as_keywords().items()
               if value != before.as_keywords()[name]}  # fmt: skip
    assert changed == {"deceleration"}
    assert app.frame.snapshot.path == 0
    hand.device.post("move", goal)
    app.step()
    assert app.coordinator.settings.deceleration == DECELERATION.low


def test_a_double_click_resets_one(hand: Hand) -> None:
    app = hand.app
    hand.key(S)
    for tuning in (DECELERATION, SLOP):
        place = point_at(app, tuning, 0.7)
        hand.tap(place)
        assert tuning.changed(app.coordinator.settings)
        hand.wait(60)
        # Late it is another click.
        hand.tap(place)
        assert tuning.changed(app.coordinator.settings)
        hand.tap(place)
        assert tuning.own(app.coordinator.settings) == tuning.own(Settings.defaults())


def test_arrow_keys_move_the_knob_and_go_from_slider_to_slider(app: App) -> None:
    hand = Hand(app)
    hand.key(S)
    first = tunings(Physics.ios)[0]
    assert app.controls.sliders.focus is first
    share = first.share(first.presets[Physics.ios])
    hand.key(pygame.K_RIGHT)
    assert app.coordinator.settings.deceleration == first.at(share + STEP)
    for _ in range(2):
        hand.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
    assert app.coordinator.settings.deceleration == pytest.approx(first.at(share + STEP - 2 * LEAP), abs=0.02)
    hand.key(pygame.K_BACKSPACE)
    assert app.coordinator.settings.deceleration is None
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_UP)
    hand.key(pygame.K_UP)
    assert app.controls.sliders.focus is tunings(Physics.ios)[-1]
    assert app.frame.snapshot.at_rest
    # A step is never nothing.
    hand.key(pygame.K_DOWN)
    for tuning in tunings(Physics.ios):
        before = tuning.value(app.coordinator.settings)
        assert before is not None
        hand.key(pygame.K_LEFT if before == tuning.high else pygame.K_RIGHT)
        assert tuning.value(app.coordinator.settings) != before
        hand.key(pygame.K_DOWN)
    # A tap on the profile gives the arrows back to it.
    hand.tap((195, 300))
    assert app.controls.sliders.focus is None
    hand.key(pygame.K_RIGHT)
    hand.settle()
    assert app.frame.snapshot.page_index == 1


def test_a_preset_brings_its_own_numbers(hand: Hand) -> None:
    app = hand.app
    hand.key(S)
    hand.tap(point_at(app, DECELERATION, 0.9))
    presets = dict(tuning_places(PORTRAIT, Physics.ios).presets)
    for physics in (Physics.android, Physics.desktop, Physics.ios):
        hand.tap_box(presets[physics])
        settings = app.coordinator.settings
        assert settings.physics is physics
        assert not any(tuning.changed(settings) for tuning in ALL)
        assert (FRICTION in dict(tuning_places(PORTRAIT, physics).rows)) is (physics is Physics.android)


def test_all_can_be_reset(hand: Hand) -> None:
    app = hand.app
    hand.key(S)
    before = app.coordinator.settings
    for tuning in tunings(Physics.ios):
        hand.tap(point_at(app, tuning, 0.33))
        assert tuning.changed(app.coordinator.settings)
    hand.tap_box(tuning_places(PORTRAIT, Physics.ios).reset)
    assert app.coordinator.settings == before
    hand.tap(point_at(app, SLOP, 0.9))
    hand.key(DEFAULTS.key)
    assert app.coordinator.settings == before


def test_what_is_tuned_is_felt(app: App) -> None:
    hand, ways = Hand(app), []
    for share in (0.2, 0.8):
        hand.key(S)
        hand.tap(point_at(app, DECELERATION, share))
        hand.key(S)
        hand.drag((195, 700), (195, 560), 8)
        hand.settle()
        ways.append(app.frame.snapshot.path)
        hand.key(pygame.K_HOME)
        hand.settle()
    assert ways[0] > 2 * ways[1]


def test_the_sides_of_the_panel_are_changed_by_a_click(hand: Hand) -> None:
    hand.key(pygame.K_TAB)
    sides = dict(panel_places(PORTRAIT).sides)
    before = hand.app.coordinator.settings
    hand.tap_box(sides[PHYSICS_SIDE])
    assert hand.app.controls.side == PHYSICS_SIDE
    hand.key(S)
    assert hand.app.panel is None
    assert hand.app.coordinator.settings == before


# ------------------------------------------------------------------------------------------------------------ places


@pytest.mark.parametrize("physics", [Physics.ios, Physics.android], ids=lambda physics: physics.name)
@pytest.mark.parametrize("layout", [PORTRAIT, LANDSCAPE], ids=lambda layout: layout.name)
def test_nothing_overlaps_or_leaves_the_panel(layout: Layout, physics: Physics) -> None:
    places = tuning_places(layout, physics)
    boxes = [box for _, box in (*places.presets, *places.headings, *places.rows)] + [places.reset]
    rects = [pygame.Rect(*map(round, box)) for box in boxes]
    assert all(pygame.Rect(layout.panel).contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[index + 1 :]) < 0 for index, rect in enumerate(rects))
    top = panel_places(layout)
    titles = [pygame.Rect(*map(round, box)) for _, box in (*top.sides, *top.icons)]
    assert all(rect.collidelist(titles) < 0 for rect in rects)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_every_text_fits(layout: Layout) -> None:
    fonts = Fonts(2.0)
    for physics in PRESETS:
        places = tuning_places(layout, physics)
        heading, box = places.headings[0]
        assert fonts.width(heading + HINT, theme.CAPTION) + 12 <= box[2]
        for tuning, box in places.rows:
            for value in (tuning.low, tuning.high, None):
                words = fonts.width(tuning.title, theme.LABEL) + 1.1 * fonts.width(tuning.text(value), theme.LABEL_BOLD)
                assert words + 12 <= box[2], tuning.title
    assert all(fonts.width("iOS fast", theme.LABEL_BOLD) + 8 <= box[2] for _, box in places.presets)
    assert fonts.width(RESET, theme.LABEL) + 8 <= places.reset[2]
