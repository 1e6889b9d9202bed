from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from nestedslide import EventType, Frame
from nestedslide.cli import main as cli
from nestedslide_demo import command, reel, script
from nestedslide_demo.app import App
from nestedslide_demo.clock import LiveEvents
from nestedslide_demo.script import STEP, Script, ScriptedEvents, loop
from nestedslide_demo.viewport import SCALES, Viewport, window_size
from PIL import Image, ImageChops, ImageStat


def test_the_command_writes_a_picture_where_there_is_no_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "loop", lambda: Script().wait(0.1).stroke((195, 700), (195, 500), 0.2))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.chdir(tmp_path)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert cli(["demo", "--scale", "0.5"]) == 0
    assert capsys.readouterr().out.splitlines() == [command.NO_DISPLAY, command.ANIMATION_FILE]
    assert (tmp_path / command.ANIMATION_FILE).is_file()


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
