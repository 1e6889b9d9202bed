from __future__ import annotations

import threading
import time

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import EvenSteps, Hand
from nestedslide_demo import sdl_wait
from nestedslide_demo.app import App
from nestedslide_demo.clock import LiveEvents
from nestedslide_demo.indicators_view import FADES, STAYS
from nestedslide_demo.pacing import LEAST_SHARE, Pacer, display_waits

pytest_plugins = ["demo_hands"]

PERIOD = 1 / 60


class Desk:
    """A clock that only goes on while something sleeps or works."""

    def __init__(self, oversleeps: float = 0.0) -> None:
        self.time = 100.0
        self.oversleeps = oversleeps
        self.slept: list[float] = []

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.slept.append(seconds)
        self.time += seconds + self.oversleeps


def frames(desk: Desk, pacer: Pacer, work: list[float]) -> list[float]:
    """When frames that take so long begin, from the first on."""
    pacer.restart()
    begun = [desk.time]
    for seconds in work:
        desk.time += seconds
        pacer.wait()
        begun.append(desk.time)
    return [time - begun[0] for time in begun]


# ----------------------------------------------------------------------------------------------------------- pacing


def test_deadlines_do_not_drift_however_badly_one_sleeps() -> None:
    desk = Desk(oversleeps=0.0009)
    begun = frames(desk, Pacer(PERIOD, clock=desk.now, sleep=desk.sleep), [0.004] * 600)
    for index, at in enumerate(begun[1:], 1):
        assert at == pytest.approx(index * PERIOD + 0.0009, abs=1e-6)


def test_a_late_frame_is_not_followed_by_a_burst() -> None:
    desk = Desk()
    begun = frames(desk, Pacer(PERIOD, clock=desk.now, sleep=desk.sleep), [0.002, 0.2, 0.002, 0.002, 0.002])
    steps = [b - a for a, b in zip(begun, begun[1:])]
    assert steps[1] == pytest.approx(0.2)
    assert [steps[0], *steps[2:]] == pytest.approx([PERIOD] * 4)


def test_frames_that_always_take_longer_come_as_fast_as_they_can() -> None:
    desk = Desk()
    begun = frames(desk, Pacer(PERIOD, clock=desk.now, sleep=desk.sleep), [0.02] * 10)
    assert begun[-1] == pytest.approx(0.2)
    assert desk.slept == []


def test_where_the_display_waits_nobody_else_does() -> None:
    desk = Desk()
    pacer = Pacer(PERIOD, display_waits=True, clock=desk.now, sleep=desk.sleep)
    # Presenting took the whole of the time: a display that is a little faster than it says is followed.
    begun = frames(desk, pacer, [PERIOD * 0.99] * 100)
    assert desk.slept == []
    assert begun[-1] == pytest.approx(99 * PERIOD)


def test_a_hidden_window_that_waits_for_nothing_is_held_back() -> None:
    desk = Desk()
    pacer = Pacer(PERIOD, display_waits=True, clock=desk.now, sleep=desk.sleep)
    begun = frames(desk, pacer, [0.0005] * 40)
    assert begun[-1] == pytest.approx(40 * PERIOD * LEAST_SHARE)


@pytest.mark.parametrize(("takes", "waits"), [(PERIOD, True), (0.0002, False)])
def test_whether_the_display_waits_is_found_out(takes: float, waits: bool) -> None:
    desk = Desk()
    shown = 0

    def present() -> None:
        nonlocal shown
        shown += 1
        desk.time += takes if shown > 2 else 0.0

    assert display_waits(present, PERIOD, desk.now) is waits


def test_live_frames_come_at_their_rate(app: App) -> None:
    events, period = LiveEvents(Pacer(0.01)), 0.01
    events.next_events(0.0)
    start = time.perf_counter()
    for _ in range(20):
        events.next_events(0.0)
    # A machine under load may be late, but never early.
    assert time.perf_counter() - start > 19 * period


# ------------------------------------------------------------------------------------------------------------- idle


class CountedClock:
    def __init__(self) -> None:
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return time.perf_counter()


def test_idle_the_program_sleeps_until_something_comes(app: App) -> None:
    clock = CountedClock()
    live = App(LiveEvents(Pacer(PERIOD, clock=clock), clock))
    live.step()
    assert live.frames == 1
    seen: list[tuple[int, int]] = []

    def watch() -> None:
        # Some time for the program to fall asleep, then a look at what it does there.
        for _ in range(2):
            time.sleep(0.3)
            seen.append((clock.reads, live.frames))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0))

    watcher = threading.Thread(target=watch)
    watcher.start()
    live.step()
    watcher.join()
    assert seen[0] == seen[1]
    assert seen[1][1] == 1
    # The key woke it, and a frame was drawn at once.
    assert live.frames == 2
    assert live.frame.snapshot.needs_frame
    live.close()


def test_at_rest_no_frame_is_asked_for_or_drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    source, hand = app._source, Hand(app)
    assert isinstance(source, EvenSteps)
    hand.wait(2)
    source.exposes = False
    asked = 0
    original = app.coordinator.frame

    def counted(now: float) -> object:
        nonlocal asked
        asked += 1
        return original(now)

    monkeypatch.setattr(app.coordinator, "frame", counted)
    drawn = app.frames
    hand.wait(30)
    # What a desktop tells besides is no reason either.
    for kind in (pygame.KEYUP, pygame.WINDOWENTER, pygame.MOUSEMOTION):
        more = {"pos": (40, 90), "rel": (1, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"key": 0}
        pygame.event.post(pygame.event.Event(kind, **more))
        hand.wait(1)
    assert (asked, app.frames) == (0, drawn)
    hand.key(pygame.K_DOWN)
    # One to bring the engine's time on, and the one that is drawn.
    assert (asked, app.frames) == (2, drawn + 1)
    assert not app.frame.snapshot.at_rest


def test_every_frame_of_a_fling_shows_something_new(app: App) -> None:
    source, hand = app._source, Hand(app)
    assert isinstance(source, EvenSteps)
    app.coordinator.set(physics="ios")
    hand.wait(2)
    source.exposes = False
    app.coordinator.session_begin(195, 600)
    app.coordinator.session_update(0, 40)
    app.coordinator.session_end(0, 1500)
    hand.key(pygame.K_F15)
    app.frame = app.coordinator.frame(source.now())
    asleep, same, pictures = 0, 0, app.frames
    before = b""
    while app.frame.snapshot.needs_frame:
        hand.wait(1)
        if app.frames == pictures:
            asleep += 1
        elif app.frame.snapshot.needs_frame:
            pictures, shown = app.frames, pygame.image.tobytes(app.screen.canvas.surface, "RGB")
            same, before = same + (shown == before), shown
    assert app.frame.snapshot.path > 700
    assert pictures > 60
    assert same == 0
    assert asleep > 20


def test_while_the_bar_only_stays_nothing_is_drawn_and_then_it_fades_away(app: App) -> None:
    source, hand = app._source, Hand(app)
    assert isinstance(source, EvenSteps)
    hand.wait(2)
    source.exposes = False
    bare = pygame.image.tobytes(app.screen.canvas.surface, "RGB")
    hand.key(pygame.K_DOWN)
    hand.settle()
    hand.key(pygame.K_HOME)
    hand.settle()
    moved, drawn = source.now(), app.frames
    while source.now() < moved + STAYS - 3 * 1 / 60:
        hand.wait(1)
    assert app.frames <= drawn + 1
    assert source.due is not None
    hand.wait(round(FADES * 60) + 8)
    assert app.frames > drawn + 10
    assert source.due is None
    # Nothing of it is left, although no frame is drawn any more.
    assert pygame.image.tobytes(app.screen.canvas.surface, "RGB") == bare


# ------------------------------------------------------------------------------------------------------------- wait


@pytest.mark.parametrize("found", [True, False])
def test_a_wait_ends_with_its_time_or_with_an_event_that_is_still_there(
    found: bool, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not found:
        monkeypatch.setattr(sdl_wait, "_FUNCTION", "SDL_NoSuchFunction")
    wait = sdl_wait.best_wait()
    # In the wheels for Linux the library is found: pygame's own wait would wake every millisecond.
    assert (wait is sdl_wait._pygame_wait) is not found
    pygame.event.clear()
    start = time.perf_counter()
    wait(30)
    assert time.perf_counter() - start > 0.025
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    wait(None)
    assert [event.key for event in pygame.event.get() if event.type == pygame.KEYDOWN] == [pygame.K_a]
