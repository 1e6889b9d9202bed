from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from nestedslide import EventType, Frame, Phase, RefreshState
from nestedslide.cli import main as cli
from nestedslide_demo import animation, command, film, reel, script
from nestedslide_demo.app import App
from nestedslide_demo.clock import LiveEvents
from nestedslide_demo.script import STEP, Script, ScriptedEvents, loop, tour
from nestedslide_demo.slide import REFRESH_HEIGHT
from nestedslide_demo.viewport import SCALES, Viewport, window_size
from PIL import Image, ImageChops, ImageStat

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return command.make_film(tmp_path_factory.mktemp("film") / "new", scale=1)


def test_the_strip_has_all_moments_side_by_side(pictures: tuple[Path, Path]) -> None:
    count = len(tour().moments)
    assert count == 9
    with Image.open(pictures[0]) as strip:
        width = 2 * film.STRIP_MARGIN + count * film.PANEL_WIDTH + (count - 1) * film.PANEL_GAP
        assert strip.format == "PNG"
        assert strip.width == width
        assert strip.height > film.PANEL_HEIGHT + 2 * film.STRIP_MARGIN
        assert strip.getpixel((3, 3)) == film.GROUND
        middle = film.STRIP_MARGIN + film.PANEL_HEIGHT // 2
        step = film.PANEL_WIDTH + film.PANEL_GAP
        panels = {
            strip.crop(
                (
                    film.STRIP_MARGIN + index * step,
                    middle,
                    film.STRIP_MARGIN + index * step + 320,
                    middle + 200,
                )
            ).tobytes()
            for index in range(count)
        }
        assert len(panels) == count


def test_the_animation_is_small_and_as_long_as_the_script(pictures: tuple[Path, Path]) -> None:
    assert pictures[1].stat().st_size < 2.2 * MEGABYTE
    with Image.open(pictures[1]) as moving:
        assert moving.format == "GIF"
        assert moving.size == animation.SIZE
        assert moving.info["loop"] == 0
        durations = []
        for frame in range(getattr(moving, "n_frames", 1)):
            moving.seek(frame)
            durations.append(moving.info["duration"])
    # Pillow joins frames without a difference, so their number is not that of the steps.
    assert len(durations) > 80
    seconds = (sum(durations) - 1000 * animation.LAST_FRAME) / 1000
    assert seconds == pytest.approx(tour().length, abs=0.1)
    assert 6 <= seconds <= 8


def test_the_tour_refreshes_snaps_and_turns_all_pages() -> None:
    command.open_hidden_window(0.25)
    try:
        events = ScriptedEvents(tour(), Viewport.fitting(pygame.display.get_window_size()))
        phases: set[Phase] = set()
        states: list[int] = []
        pages: list[int] = []
        lowest = 0.0

        def watch(surface: pygame.Surface, frame: Frame) -> None:
            nonlocal lowest
            now = frame.snapshot
            phases.add(now.phase)
            lowest = min(lowest, now.outer)
            states.extend(event.state for event in frame.events if event.type is EventType.refresh_changed)
            pages.extend(event.index for event in frame.events if event.type is EventType.page_changed)

        app = App(events, watcher=watch)
        app.run()
    finally:
        pygame.display.quit()
    assert [RefreshState(state).name for state in states] == ["pulling", "armed", "refreshing", "succeeded", "idle"]
    assert pages == [1, 2]
    assert Phase.snapping in phases
    assert lowest < -REFRESH_HEIGHT
    assert app.feed.refreshes == 1


def test_flat_colours_survive_the_palette(pictures: tuple[Path, Path]) -> None:
    with Image.open(pictures[1]) as moving:
        first = moving.convert("RGB")
    colors = {color for _, color in first.getcolors(100_000) or []}
    assert {(255, 255, 255), (196, 64, 44)} <= colors


def test_the_command_films_where_there_is_no_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    short = Script().key(pygame.K_2).wait(0.1).moment("Here").stroke((195, 700), (195, 500), 0.2)
    monkeypatch.setattr(command, "tour", lambda: short)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert cli(["demo", "--output", str(tmp_path), "--scale", "0.5"]) == 0
    said, *lines = capsys.readouterr().out.splitlines()
    assert said == "No display: played the scripted gesture and wrote"
    printed = [Path(line) for line in lines]
    assert printed == [tmp_path / command.STRIP_FILE, tmp_path / command.ANIMATION_FILE]
    assert all(path.exists() for path in printed)
    # Who asks for the film knows why there is one.
    assert cli(["demo", "--film", "--output", str(tmp_path), "--scale", "0.5"]) == 0
    assert [Path(line) for line in capsys.readouterr().out.splitlines()] == printed


def test_a_window_is_opened_at_the_scale_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[tuple[int, int]] = []

    class OneRound(LiveEvents):
        def next_events(self, due: float | None) -> list[pygame.event.Event]:
            sizes.append(pygame.display.get_window_size())
            return [pygame.event.Event(pygame.QUIT)]

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(command, "LiveEvents", OneRound)
    command.show(0.5, show_fingers=True)
    command.show()
    assert sizes[0] == window_size(0.5)
    assert sizes[1] in [window_size(scale) for scale in SCALES]
    assert not pygame.display.get_init()


@pytest.mark.parametrize("scale", ["0", "9", "nan", "wide"])
def test_a_scale_that_makes_no_window_is_refused(scale: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(["--scale", scale])
    assert refused.value.code == 2
    assert "scale" in capsys.readouterr().err


def test_a_script_posts_touches_in_order() -> None:
    command.open_hidden_window(0.5)
    try:
        pygame.event.clear()
        played = Script().wait(2 * STEP).stroke((100, 400), (100, 300), 4 * STEP).wait(STEP)
        events = ScriptedEvents(played, Viewport.fitting(window_size(0.5)))
        seen: list[tuple[float, int, float]] = []
        while not any(kind == pygame.QUIT for _, kind, _ in seen):
            for event in events.next_events(None):
                if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
                    seen.append((round(events.now() / STEP), event.type, event.y * 844))
                elif event.type == pygame.QUIT:
                    seen.append((0, event.type, 0))
    finally:
        pygame.display.quit()
    assert seen[0][:2] == (2, pygame.FINGERDOWN)
    assert seen[0][2] == pytest.approx(400, abs=0.5)
    assert [tick for tick, _, _ in seen[:-1]] == [2, 3, 4, 5, 6]
    assert seen[-2][:2] == (6, pygame.FINGERUP)
    assert seen[-2][2] == pytest.approx(300, abs=0.5)


def test_a_script_presses_keys_when_they_are_due() -> None:
    command.open_hidden_window(0.5)
    try:
        pygame.event.clear()
        played = Script().wait(3 * STEP).key(pygame.K_2).wait(2 * STEP).key(pygame.K_t).wait(STEP)
        events = ScriptedEvents(played, Viewport.fitting(window_size(0.5)))
        seen: list[tuple[int, int]] = []
        for tick in range(1, 9):
            seen += [(tick, event.key) for event in events.next_events(0.0) if event.type == pygame.KEYDOWN]
    finally:
        pygame.display.quit()
    assert seen == [(3, pygame.K_2), (5, pygame.K_t)]


@pytest.mark.parametrize("easing", [script.even, script.gentle, script.thrown])
def test_easings_go_from_start_to_goal(easing: script.Easing) -> None:
    assert easing(0) == 0
    assert easing(1) == pytest.approx(1)
    values = [easing(step / 20) for step in range(21)]
    assert values == sorted(values)


# ------------------------------------------------------------------------------------------------------------- loop


@pytest.mark.parametrize("kind", [".webp", ".png"])
def test_a_loop_ends_where_it_begins(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Script().wait(0.1).stroke((195, 700), (195, 500), 0.2).wait(0.8)
    monkeypatch.setattr(command, "loop", lambda: played)
    file = tmp_path / "new" / f"loop{kind}"
    assert command.main(["--animation", str(file), "--scale", "0.5", "--theme", "dark"]) == 0
    with Image.open(file) as moving:
        share = reel.WEBP_SCALE if kind == ".webp" else 1
        assert moving.size == tuple(round(side * share) for side in window_size(0.5))
        assert moving.info["loop"] == 0
        count = getattr(moving, "n_frames", 1)
        assert count > 8
        frames, seconds = [], 0.0
        for place in range(count):
            moving.seek(place)
            moving.load()
            seconds += moving.info["duration"] / 1000
            frames.append(moving.convert("RGBA"))
    assert seconds == pytest.approx(played.length, abs=max(reel.FRAME_MS) / 1000)
    # Round corners: nothing is seen in them.
    seen = [frame.getchannel("A") for frame in frames]
    assert {alpha.getpixel((0, 0)) for alpha in seen} == {0}
    assert seen[0].getpixel((97, 200)) == 255
    last, first = frames[-1].convert("RGB"), frames[0].convert("RGB")
    middle = frames[count // 2].convert("RGB")
    assert difference(last, first) < difference(middle, first) / 3


def difference(one: Image.Image, other: Image.Image) -> float:
    return float(sum(ImageStat.Stat(ImageChops.difference(one, other)).mean))


def test_the_loop_shows_what_it_is_to_show() -> None:
    command.open_hidden_window(0.25)
    try:
        events = ScriptedEvents(loop(), Viewport.fitting(pygame.display.get_window_size()))
        pages: list[int] = []
        furthest = 0.0

        def watch(surface: pygame.Surface, frame: Frame) -> None:
            nonlocal furthest
            furthest = max(furthest, frame.snapshot.inner)
            pages.extend(event.index for event in frame.events if event.type is EventType.page_changed)

        app = App(events, watcher=watch)
        app.run()
    finally:
        pygame.display.quit()
    # The events of a frame may be seen in more than one round, where nothing was drawn anew.
    assert sorted(set(pages)) == [0, 1]
    assert furthest > 1000
    assert app.feed.refreshes == 1
    assert app.frame.snapshot.path == 0
    assert 8 <= loop().length <= 10


def test_a_picture_of_another_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--animation", "loop.gif"])
    assert ".webp" in capsys.readouterr().err
