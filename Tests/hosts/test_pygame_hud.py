from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import EvenSteps, Hand
from nestedslide import Phase
from nestedslide.records import load, play
from nestedslide.replay.report import Verdict
from nestedslide_demo import command, help_view, theme
from nestedslide_demo.app import App
from nestedslide_demo.canvas import Canvas
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.help_view import KEYS, card
from nestedslide_demo.hud import FINGER_ROOM, MOVES, HudPlace, motion_rows, number, places, timing_rows
from nestedslide_demo.layout import LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.meter import REMEMBERED, Meter
from nestedslide_demo.palettes import DARK
from nestedslide_demo.panel_places import HELP, HUD

pytest_plugins = ["demo_hands"]

BOTH = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)


class Ticks:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 5.0
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return self.time


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.screen.canvas.surface, "RGB")


def frame(
    meter: Meter, clock: Ticks, *, wait: float, engine: float = 0.0, work: float = 0.0, idle: bool = False
) -> None:
    """One frame as the program measures it."""
    clock.time += wait
    meter.begin(after_idle=idle)
    meter.engine_begins()
    clock.time += engine
    meter.engine_ends()
    clock.time += work
    meter.end()


# ------------------------------------------------------------------------------------------------------------ meter


def test_it_says_what_a_frame_took() -> None:
    clock = Ticks()
    meter = Meter(0.01, clock)
    meter.toggle()
    frame(meter, clock, wait=1.0, engine=0.001, work=0.002)
    for _ in range(3):
        frame(meter, clock, wait=0.007, engine=0.001, work=0.002)
    assert [reading.interval for reading in meter.readings] == pytest.approx([0, 0.01, 0.01, 0.01])
    assert [reading.work for reading in meter.readings] == pytest.approx([0.003] * 4)
    assert [reading.engine for reading in meter.readings] == pytest.approx([0.001] * 4)
    assert (meter.drawn, meter.late) == (4, 0)
    frame(meter, clock, wait=0.03)
    assert meter.late == 1
    # A wait in which nothing moved is idleness and no late frame.
    frame(meter, clock, wait=3.0, idle=True)
    assert (meter.drawn, meter.late) == (6, 1)
    assert meter.idle == pytest.approx(3.0)
    assert meter.readings[-1].interval == 0
    assert meter.mean("interval") == pytest.approx((0.03 + 0.033) / 4)
    rows = dict(timing_rows(meter))
    assert rows["Drawn"] == "6"
    assert rows["Late"] == "1"
    assert rows["Idle"] == "3.0 s"
    for _ in range(2 * REMEMBERED):
        frame(meter, clock, wait=0.01)
    assert len(meter.readings) == REMEMBERED


def test_off_it_reads_no_clock_and_keeps_nothing() -> None:
    clock = Ticks()
    meter = Meter(0.01, clock)
    for _ in range(5):
        frame(meter, clock, wait=0.01)
    assert (clock.reads, len(meter.readings), meter.drawn) == (0, 0, 0)
    meter.toggle()
    frame(meter, clock, wait=0.01)
    meter.toggle()
    reads = clock.reads
    frame(meter, clock, wait=0.01)
    assert (clock.reads, len(meter.readings)) == (reads, 0)


# ---------------------------------------------------------------------------------------------------------- display


def test_a_key_shows_it_and_it_says_what_the_engine_says(app: App) -> None:
    hand = Hand(app)
    hand.wait(2)
    bare = picture(app)
    hand.key(HUD.key)
    assert picture(app) != bare
    hand.drag((195, 700), (195, 450), 8)
    now = app.frame.snapshot
    assert now.phase is Phase.decelerating
    rows = dict(motion_rows(now))
    assert rows["Phase"] == "Decelerating"
    assert rows["Path"] == number(now.path, 1)
    assert rows["Velocity"] == f"{round(now.velocity_y):,} pt/s"
    hand.wait(3)
    assert app.meter.drawn == len(app.meter.readings) > 5
    assert all(0 < reading.engine < reading.work for reading in app.meter.readings)
    hand.key(pygame.K_HOME)
    hand.settle()
    hand.wait(60)
    hand.key(HUD.key)
    hand.wait(2)
    assert picture(app) == bare
    assert not app.meter.on


def test_shown_it_keeps_nothing_awake(app: App) -> None:
    source, hand = app._source, Hand(app)
    assert isinstance(source, EvenSteps)
    hand.key(HUD.key)
    hand.wait(2)
    source.exposes = False
    hand.wait(2)
    drawn = app.frames
    hand.wait(20)
    assert (app.frames, source.due) == (drawn, None)


def test_numbers_have_a_real_minus_and_zero_has_none() -> None:
    assert [number(value, 1) for value in (-1234.56, 0.0, -0.04, 12.0)] == [
        "\N{MINUS SIGN}1,234.6",
        "0.0",
        "0.0",
        "12.0",
    ]
    assert number(-0.2) == "0"


def test_a_number_that_changes_stands_still() -> None:
    """Every digit of a number begins where another's would."""
    fonts = Fonts(2.0)
    starts = set()
    for text in ("1,111.1", "8,888.8", "4,071.9"):
        surface = pygame.Surface((400, 60))
        Canvas(surface, 2.0, fonts).figures(text, theme.CAPTION_BOLD, 180, 10, (255, 255, 255))
        comma = [x for x in range(400) if surface.get_at((x, 46))[0] > 100 and surface.get_at((x, 30))[0] < 40]
        starts.add((comma[0], comma[-1]) if comma else None)
    cell = fonts.digit_width(theme.CAPTION_BOLD)
    assert all(fonts.width(digit, theme.CAPTION_BOLD) <= cell for digit in "0123456789")
    assert len(starts) == 1


def test_it_makes_way_for_a_finger(hand: Hand) -> None:
    app = hand.app
    hand.key(HUD.key)
    low, high = places(PORTRAIT)
    where = app._hud_place

    def at() -> theme.Box:
        return where.box(PORTRAIT, app._source.now())

    assert at() == low
    hand.device.post("down", (195, low[1] + 20))
    app.step()
    hand.wait(3)
    assert high[1] < at()[1] < low[1]
    hand.wait(round(MOVES * 60))
    assert at() == high
    # It follows in the middle of a drag as well, and stays where it is when the finger is gone.
    hand.device.post("move", (195, high[1] + 40))
    hand.wait(20)
    assert at() == low
    hand.device.post("up", (195, high[1] + 40))
    hand.wait(20)
    assert at() == low


@BOTH
def test_its_places_are_on_the_screen_and_apart(layout: Layout) -> None:
    first, second = (pygame.Rect(*map(round, box)) for box in places(layout))
    screen = pygame.Rect(0, 0, *map(round, layout.viewport))
    assert screen.contains(first)
    assert screen.contains(second)
    # A finger between them needs room from one only.
    assert not first.inflate(2 * FINGER_ROOM, 2 * FINGER_ROOM).colliderect(second)
    place = HudPlace()
    place.notice(layout, [first.center, second.center], 1.0)
    # With fingers on both it stays.
    assert place.box(layout, 9.0) == places(layout)[0]


def test_taps_go_through_it(app: App) -> None:
    hand = Hand(app)
    hand.key(HUD.key)
    hand.drag((195, 800), (195, 500), 20, hold=10)
    assert app.frame.snapshot.path == pytest.approx(300 - hand.slop)


# ------------------------------------------------------------------------------------------------------------- help


@pytest.mark.parametrize("key", [HELP.key, pygame.K_QUESTION, pygame.K_SLASH])
def test_the_keys_are_shown_and_a_tap_or_a_key_closes_them(key: int, hand: Hand) -> None:
    app = hand.app
    hand.wait(2)
    bare = picture(app)
    closing: tuple[Callable[[], None], ...] = (
        lambda: hand.tap((195, 420)),
        lambda: hand.key(key),
        lambda: hand.key(pygame.K_ESCAPE),
    )
    for close in closing:
        hand.key(key)
        assert app.controls.help_open
        assert picture(app) != bare
        close()
        assert not app.controls.help_open
    # The tap was for the card, whatever lies below.
    assert app.frame.snapshot.path == 0
    hand.device.post("move", (195, 100))
    hand.wait(1)
    assert picture(app) == bare


@BOTH
def test_every_word_fits_on_the_card(layout: Layout) -> None:
    fonts, box = Fonts(2.0), card(layout)
    assert pygame.Rect(0, 0, *map(round, layout.viewport)).contains(pygame.Rect(box.x, box.y, box.width, box.height))
    for _, keys in KEYS:
        for key, what in keys:
            caps = [
                max(help_view.KEY, fonts.width(part, theme.CAPTION_BOLD) + 2 * help_view.KEY_INSET)
                for part in help_view.caps(key)
            ]
            assert sum(caps) + 4 * (len(caps) - 1) + 4 <= help_view.TEXT_X
            for recording in (False, True):
                said = help_view.meaning(key, what, recording)
                assert help_view.TEXT_X + fonts.width(said, theme.LABEL) <= box.column, said


def test_every_key_that_does_something_is_on_the_card(app: App) -> None:
    from nestedslide_demo.panel_places import ACTIONS

    told = " ".join(key for _, keys in KEYS for key, _ in keys).upper().split()
    for action in (*ACTIONS, HUD):
        assert action.key_name in told, action.name


# ----------------------------------------------------------------------------------------------------------- record


def test_a_run_is_recorded_and_plays_again(tmp_path: Path) -> None:
    command.open_hidden_window(0.5)
    pygame.event.clear()
    file = tmp_path / "run.bin"
    app = App(EvenSteps(), record=file, palette=DARK)
    hand = Hand(app)
    hand.drag((195, 700), (195, 300), 10)
    hand.settle()
    hand.key(pygame.K_RIGHT)
    hand.settle()
    app.close()
    app.close()
    pygame.display.quit()
    record = load(file)
    names = [entry.operation.name for entry in record.entries]
    assert names.count("pointer") == 12
    assert play(record).verdict is Verdict.ok


def test_escape_closes_one_thing_after_another_and_never_ends_the_program(hand: Hand) -> None:
    app = hand.app
    hand.key(HUD.key)
    hand.key(pygame.K_TAB)
    hand.key(HELP.key)
    shown: list[tuple[bool, bool, bool]] = []
    for _ in range(5):
        shown.append((app.controls.help_open, app.controls.panel_open, app.controls.hud_open))
        hand.key(pygame.K_ESCAPE)
    assert shown == [(True,) * 3, (False, True, True), (False, False, True), (False,) * 3, (False,) * 3]
    assert not app.coordinator.closed
