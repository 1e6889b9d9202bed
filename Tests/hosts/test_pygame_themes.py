from __future__ import annotations

import subprocess
from typing import Any

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import FINE, EvenSteps, Hand, Mouse, made, new_screen, scene_of
from nestedslide_demo import command, system_wishes
from nestedslide_demo.app import App
from nestedslide_demo.layout import LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.palettes import DARK, LIGHT, PALETTES, SCRIM, Palette, other
from nestedslide_demo.panel_places import THEME, panel_places
from nestedslide_demo.stage import CROSS_FADE
from nestedslide_demo.theme import contrast, mix

pytest_plugins = ["demo_hands"]

BOTH = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def picture() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


@BOTH
def test_every_text_can_be_read_on_every_ground(palette: Palette) -> None:
    pairs = list(palette.pairs())
    assert len(pairs) >= 18
    assert {name: round(contrast(ink, ground), 2) for name, ink, ground in pairs if contrast(ink, ground) < 4.5} == {}


@BOTH
def test_the_button_on_the_cover_can_be_seen(palette: Palette) -> None:
    # The button on the cover, at its brightest; an icon needs 3.
    assert contrast(palette.on_cover, mix((255, 226, 178), SCRIM, 0.42)) >= 3


@BOTH
def test_surfaces_can_be_told_from_each_other(palette: Palette) -> None:
    grounds = (palette.surface, palette.backdrop, palette.panel, palette.letterbox)
    assert len(set(grounds)) == len(grounds)
    assert contrast(palette.hairline, palette.surface) > 1.15


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_dark_nothing_is_left_of_the_light_theme(layout: Layout) -> None:
    """Flat colours of one theme are nowhere in a picture of the other."""
    # Photographs have every colour there is, and so may the bar, which is a picture as well.
    bar = round(layout.bar_height * FINE)
    for position in (0, 2):
        colors = {}
        for palette in (LIGHT, DARK):
            screen = new_screen(layout, palette)
            screen.draw(scene_of(made(layout.header_height - layout.bar_height, 0, position, layout)))
            pixels = pygame.image.tobytes(screen.canvas.surface, "RGB")[bar * screen.canvas.surface.get_width() * 3 :]
            colors[palette.name] = {pixels[at : at + 3] for at in range(0, len(pixels), 3)}
        for palette in (LIGHT, DARK):
            for ground in ("hairline", "accent", "surface", "backdrop"):
                color = bytes(getattr(palette, ground))
                assert color in colors[palette.name]
                # White is also the ink on pictures.
                if color != b"\xff\xff\xff":
                    assert color not in colors[other(palette).name], ground


def test_a_key_and_an_icon_change_the_theme_and_back(app: App) -> None:
    hand = Hand(app, Mouse(app))
    hand.wait(2)
    before = picture()
    hand.key(THEME.key)
    assert app.controls.palette is DARK
    hand.wait(30)
    dark = picture()
    assert dark != before
    hand.key(THEME.key)
    hand.wait(30)
    # Both ways every pixel: nothing that was kept has a colour of the other theme.
    assert picture() == before
    hand.key(pygame.K_TAB)
    hand.tap_box(dict(panel_places(PORTRAIT).icons)[THEME])
    hand.wait(30)
    assert app.stage.palette is DARK
    hand.key(pygame.K_TAB)
    hand.device.post("move", (100, 700))
    hand.wait(2)
    assert picture() == dark


def test_themes_go_over_into_each_other_and_then_it_is_quiet(app: App) -> None:
    source, hand = app._source, Hand(app)
    assert isinstance(source, EvenSteps)
    hand.wait(2)
    source.exposes = False
    window = pygame.display.get_surface()
    assert window is not None
    place = (2, window.get_height() - 3)
    levels = [sum(window.get_at(place)[:3])]
    hand.key(THEME.key)
    while (source.due is not None or len(levels) < 3) and len(levels) < 90:
        levels.append(sum(window.get_at(place)[:3]))
        hand.wait(1)
    assert levels == sorted(levels, reverse=True)
    assert len(set(levels)) > 6
    assert levels[-1] == sum(DARK.surface)
    assert source.now() < CROSS_FADE + 0.2
    drawn = app.frames
    hand.wait(10)
    assert app.frames == drawn


def test_a_window_of_another_shape_has_no_trace_of_the_theme_before(app: App) -> None:
    hand = Hand(app)
    pygame.display.set_mode((500, 500))
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=500, y=500))
    hand.wait(2)
    hand.key(THEME.key)
    hand.wait(30)
    window = pygame.display.get_surface()
    assert window is not None
    assert tuple(window.get_at((2, 250))[:3]) == DARK.letterbox
    # Where the window takes another shape as well there is nothing to fade from.
    hand.key(THEME.key)
    hand.key(pygame.K_TAB)
    hand.wait(30)
    assert app.panel is not None
    assert app.panel.canvas.palette is LIGHT


def test_a_theme_survives_a_turn_and_the_panel(app: App) -> None:
    hand = Hand(app)
    hand.key(THEME.key)
    for key in (pygame.K_t, pygame.K_TAB, pygame.K_t, pygame.K_TAB):
        hand.key(key)
        hand.wait(1)
        assert app.screen.canvas.palette is DARK
        assert app.panel is None or app.panel.canvas.palette is DARK


def test_an_option_says_which_theme(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command.palette_of("light") is LIGHT
    assert command.palette_of("dark") is DARK
    for dark, palette in ((True, DARK), (False, LIGHT)):
        monkeypatch.setattr(command, "prefers_dark", lambda dark=dark: dark)
        assert command.palette_of("auto") is palette


@pytest.mark.parametrize(
    ("platform", "answer", "status", "dark"),
    [
        ("linux", "'prefer-dark'\n", 0, True),
        ("linux", "'default'\n", 0, False),
        ("linux", "dark", 1, False),
        ("darwin", "Dark\n", 0, True),
        ("win32", "    AppsUseLightTheme    REG_DWORD    0x0\n", 0, True),
        ("win32", "    AppsUseLightTheme    REG_DWORD    0x1\n", 0, False),
        ("sunos", "dark", 0, False),
    ],
)
def test_what_the_desktop_says(
    platform: str, answer: str, status: int, dark: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: tuple[str, ...], **more: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, status, answer, "")

    monkeypatch.delenv("GTK_THEME", raising=False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(subprocess, "run", run)
    assert system_wishes.prefers_dark() is dark


@pytest.mark.parametrize("fault", [FileNotFoundError(), subprocess.TimeoutExpired("gsettings", 1)])
def test_a_desktop_that_says_nothing_is_light(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*command: object, **more: object) -> None:
        raise fault

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("GTK_THEME", raising=False)
    assert not system_wishes.prefers_dark()
    monkeypatch.setenv("GTK_THEME", "Adwaita:dark")
    assert system_wishes.prefers_dark()


@pytest.mark.parametrize(
    ("platform", "answer", "status", "less"),
    [
        ("linux", "false\n", 0, True),
        ("linux", "true\n", 0, False),
        ("linux", "false\n", 1, False),
        ("linux", "", 0, False),
        ("darwin", "1\n", 0, True),
        ("darwin", "0\n", 0, False),
        ("win32", "    UserPreferencesMask    REG_BINARY    9012038010000000\n", 0, True),
        ("win32", "    UserPreferencesMask    REG_BINARY    9E1E078012000000\n", 0, False),
        ("win32", "    UserPreferencesMask    REG_BINARY    9E1E\n", 0, False),
        ("sunos", "false", 0, False),
    ],
)
def test_whether_the_desktop_asks_for_less_motion(
    platform: str, answer: str, status: int, less: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: tuple[str, ...], **more: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, status, answer, "")

    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(subprocess, "run", run)
    assert system_wishes.prefers_less_motion() is less


def test_the_icons_of_the_panel_are_where_they_can_be_hit() -> None:
    for layout in LAYOUTS:
        places = panel_places(layout)
        for action, (x, y, width, height) in places.icons:
            assert places.icon_at(x + width / 2, y + height / 2) is action
        assert THEME in dict(places.icons)
