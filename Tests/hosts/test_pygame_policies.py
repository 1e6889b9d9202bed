from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import Hand, pixel_of
from nestedslide import Glide, HeaderSnap, Physics, RefreshState, Settings
from nestedslide_demo import theme
from nestedslide_demo.app import App
from nestedslide_demo.controls import HELP_KEYS, KEYS, PANEL_KEYS
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.header_places import settings_box
from nestedslide_demo.layout import LANDSCAPE, LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.palettes import LIGHT
from nestedslide_demo.panel_places import ACTIONS, DEFAULTS, HEADER, ICONS, REFRESH, TURN, panel_places
from nestedslide_demo.policies import GROUPS, POLICIES, Policy, name_of
from nestedslide_demo.policy_panel import HINT, TEXT_X, note_width

pytest_plugins = ["demo_hands"]

BY_SETTING = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.setting)


def row_of(setting: str, layout: Layout = PORTRAIT) -> theme.Box:
    return next(box for policy, box in panel_places(layout).rows if policy.setting == setting)


def shows_panel(app: App) -> bool:
    return app.panel is not None


def inside(box: theme.Box, outside: theme.Box) -> bool:
    x, y, width, height = box
    left, top, wide, high = outside
    return left <= x and top <= y and x + width <= left + wide and y + height <= top + high


# ------------------------------------------------------------------------------------------------------------- keys


@BY_SETTING
def test_a_key_goes_through_all_values_and_shift_goes_back(policy: Policy, app: App) -> None:
    hand = Hand(app)

    def value() -> object:
        return getattr(app.coordinator.settings, policy.setting)

    first, seen = value(), []
    for _ in policy.values:
        hand.key(policy.key)
        seen.append(value())
    assert sorted(map(str, seen)) == sorted(map(str, policy.values))
    assert seen[-1] == first
    hand.key(policy.key, pygame.KMOD_LSHIFT)
    assert value() == seen[-2]


# The panel has room for four presets; a wheel that goes like a script's scrolling is nobody's.
NOT_SHOWN = {Physics.chromium, Physics.qt, Glide.program}


@BY_SETTING
def test_a_policy_has_every_value_that_the_engine_knows(policy: Policy) -> None:
    kind = type(policy.values[0])
    known = {False, True} if kind is bool else set(kind)
    assert set(policy.values) == known - {value for value in NOT_SHOWN if type(value) is kind}
    assert len({policy.note(value) for value in policy.values}) == len(policy.values)


def test_no_key_has_two_meanings() -> None:
    keys = [policy.key for policy in POLICIES] + [action.key for action in (*ACTIONS, *ICONS)]
    others = [*PANEL_KEYS, *HELP_KEYS, pygame.K_ESCAPE, *KEYS]
    assert len(set(keys + others)) == len(keys + others)


def test_the_header_snaps_once_the_key_says_so(hand: Hand) -> None:
    hand.drag((195, 700), (195, 600), 20, hold=10)
    hand.settle()
    assert 0 < hand.app.frame.snapshot.outer < 100
    hand.key(pygame.K_2)
    assert hand.app.coordinator.settings.header_snap is HeaderSnap.direction
    hand.drag((195, 700), (195, 640), 20, hold=10)
    hand.settle()
    now = hand.app.frame.snapshot
    assert now.outer == now.range


def test_the_header_grows_and_shrinks_by_a_key(app: App) -> None:
    hand = Hand(app)
    for height in (PORTRAIT.long_header_height, PORTRAIT.header_height):
        hand.key(HEADER.key)
        assert app.coordinator.settings.header_height == height
        hand.settle()
        assert app.frame.snapshot.hover.y == pytest.approx(height)


def test_from_right_to_left_keys_and_taps_are_mirrored(app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(right_to_left=True)
    hand.key(pygame.K_LEFT)
    hand.settle()
    assert app.frame.snapshot.page_index == 1
    hand.key(pygame.K_RIGHT)
    hand.settle()
    assert app.frame.snapshot.page_index == 0
    x, y, width, height = settings_box(PORTRAIT, 0)
    hand.tap((PORTRAIT.width - x - width / 2, y + height / 2))
    assert app.controls.panel_open


def test_endless_the_keys_go_round(app: App) -> None:
    hand = Hand(app)
    app.coordinator.set(endless=True)
    hand.key(pygame.K_LEFT)
    hand.settle()
    assert app.frame.snapshot.page_index == 2
    hand.key(pygame.K_RIGHT)
    hand.settle()
    assert app.frame.snapshot.page_index == 0


def test_the_policies_can_be_put_back(app: App) -> None:
    hand = Hand(app)
    before = app.coordinator.settings
    for policy in POLICIES:
        hand.key(policy.key)
    assert app.coordinator.settings != before
    hand.key(DEFAULTS.key)
    assert app.coordinator.settings == before


# ------------------------------------------------------------------------------------------------------------ panel


def test_the_panel_opens_and_closes(hand: Hand) -> None:
    app = hand.app
    ways: dict[str, Callable[[], None]] = {
        "tab": lambda: hand.key(pygame.K_TAB),
        "m": lambda: hand.key(pygame.K_m),
        "button": lambda: hand.tap_box(settings_box(PORTRAIT, 0)),
        "cross": lambda: hand.tap_box(panel_places(PORTRAIT).close),
        "escape": lambda: hand.key(pygame.K_ESCAPE),
    }
    for opening, closing in (("tab", "tab"), ("m", "m"), ("button", "button"), ("tab", "cross"), ("tab", "escape")):
        ways[opening]()
        assert shows_panel(app), opening
        ways[closing]()
        assert not shows_panel(app), closing


def test_a_click_on_a_row_changes_its_policy_and_nothing_else(hand: Hand) -> None:
    app = hand.app
    hand.key(pygame.K_TAB)
    before = app.coordinator.settings
    hand.tap_box(row_of("header_snap"))
    after = app.coordinator.settings
    assert after.header_snap is HeaderSnap.direction
    changed = {name for name, value in after.as_keywords().items() if value != before.as_keywords()[name]}
    assert changed == {"header_snap"}


def test_no_drag_begins_on_the_panel(hand: Hand) -> None:
    app = hand.app
    hand.key(pygame.K_TAB)
    x, y, width, _ = row_of("seam")
    before = app.coordinator.settings
    hand.drag((x + width / 2, y + 100), (x + width / 2, y - 300), 10)
    assert app.frame.snapshot.at_rest
    assert app.frame.snapshot.path == 0
    # ... nor is a drag across a row a click.
    assert app.coordinator.settings == before


def test_the_wheel_does_not_scroll_beside_the_screen(app: App) -> None:
    hand = Hand(app)
    hand.key(pygame.K_TAB)
    for point, path in ((row_of("seam")[:2], 0), ((195.0, 600.0), 60)):
        hand.device.post("move", point)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-1.5))
        app.step()
        assert app.frame.snapshot.path == path


def test_a_drag_that_began_on_the_screen_may_end_on_the_panel(hand: Hand) -> None:
    hand.key(pygame.K_TAB)
    hand.drag((195, 700), (500, 500), 10, hold=10)
    assert hand.app.input.fingers == []
    hand.settle()
    assert hand.app.frame.snapshot.page_index == 0


def test_a_button_does_what_its_key_does(app: App) -> None:
    hand = Hand(app)
    buttons = dict(panel_places(PORTRAIT).actions)
    hand.key(pygame.K_TAB)
    hand.tap_box(buttons[HEADER])
    assert app.controls.long_header
    hand.settle()
    hand.tap_box(buttons[REFRESH])
    assert app.frame.snapshot.refresh is RefreshState.refreshing
    hand.tap_box(row_of("endless"))
    hand.tap_box(buttons[DEFAULTS])
    assert not app.coordinator.settings.endless
    hand.tap_box(buttons[TURN])
    assert app.coordinator.settings.viewport == LANDSCAPE.viewport


def test_the_row_under_the_mouse_is_lit(app: App) -> None:
    hand = Hand(app)
    hand.key(pygame.K_TAB)
    x, y, _, height = row_of("seam")
    window = pygame.display.get_surface()
    assert window is not None

    def ground() -> tuple[int, ...]:
        place = pixel_of(app, (x - 4, y + height / 2))
        return tuple(window.get_at((round(place[0]), round(place[1])))[:3])

    hand.wait(1)
    assert ground() == LIGHT.panel
    hand.device.post("move", (x + 20, y + height / 2))
    app.step()
    assert ground() == LIGHT.panel_raised


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_nothing_on_the_panel_overlaps_or_leaves_it(layout: Layout) -> None:
    places = panel_places(layout)
    titled = (*places.headings, *places.rows, *places.actions, *places.icons)
    boxes = [box for _, box in titled] + [places.close]
    assert all(inside(box, places.panel) for box in boxes)
    rects = [pygame.Rect(*map(round, box)) for box in boxes]
    assert all(rect.collidelist(rects[index + 1 :]) < 0 for index, rect in enumerate(rects))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_every_text_of_the_panel_fits(layout: Layout) -> None:
    fonts = Fonts(2.0)
    places = panel_places(layout)
    heading, box = places.headings[0]
    assert fonts.width(heading, theme.CAPTION) + fonts.width(HINT, theme.CAPTION) + 12 <= box[2]
    for policy, box in places.rows:
        for value, note in policy.notes:
            assert fonts.fit(note, theme.CAPTION, note_width(policy, box[2])) == note
            words = fonts.width(policy.title, theme.LABEL) + fonts.width(name_of(value), theme.LABEL_BOLD)
            assert TEXT_X + words + 12 <= box[2], (policy.title, name_of(value))
    for action, box in places.actions:
        assert fonts.width(action.title, theme.LABEL) + 52 <= box[2], action.title


@pytest.mark.parametrize("ground", [LIGHT.panel, LIGHT.panel_raised])
@pytest.mark.parametrize("ink", [LIGHT.on_panel, LIGHT.on_panel_secondary, LIGHT.panel_accent])
def test_the_panel_is_readable(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5


def test_a_heading_is_above_its_policies() -> None:
    for layout in LAYOUTS:
        places = panel_places(layout)
        rows = dict(places.rows)
        for (title, policies), (heading, (x, y, width, height)) in zip(GROUPS, places.headings):
            assert heading == title
            left, top, wide, _ = rows[policies[0]]
            assert (left, top, wide) == (x, y + height, width)
    assert sum((policies for _, policies in GROUPS), ()) == POLICIES


def test_the_wheel_glides_as_its_policy_says(app: App) -> None:
    hand, policy = Hand(app), next(policy for policy in POLICIES if policy.setting == "wheel_glide")
    places = []
    for _ in policy.values:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0))
        hand.wait(5)
        places.append(round(app.frame.snapshot.path, 1))
        hand.settle()
        assert app.frame.snapshot.path == pytest.approx(80)
        hand.key(pygame.K_HOME)
        hand.settle()
        hand.key(policy.key)
    assert len(set(places)) == len(policy.values)


def test_flings_go_by_the_physics_that_was_chosen(app: App) -> None:
    hand, policy = Hand(app), POLICIES[0]
    assert policy.setting == "physics"
    ways = []
    for _ in policy.values:
        hand.drag((195, 700), (195, 600), 8)
        hand.settle()
        ways.append(round(app.frame.snapshot.path))
        hand.key(pygame.K_HOME)
        hand.settle()
        hand.key(policy.key)
    assert len(set(ways)) == len(policy.values)
    assert max(ways) == ways[0]


def test_a_policy_is_a_setting() -> None:
    names = Settings.defaults().as_keywords()
    assert all(policy.setting in names for policy in POLICIES)
