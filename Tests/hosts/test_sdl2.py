"""The profile page in C with SDL2, fed by events in SDL's own queue and, in a window, by an X server's."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import session
from conftest import LIBRARY, TREE, need, xvfb
from fed import Pointer, Wheel, pointers, wheels
from PIL import Image
from sdl2_script import HEIGHT, WIDTH, Script, between, environment

SLOP, MOUSE_SLOP = 10, 3  # points that a drag begins with and that move nothing
RANGE = 312  # of the header
NOTCH = 120

FONTS = ("opentype/inter/Inter-Regular.otf", "truetype/dejavu/DejaVuSans.ttf")

WHITE, INK, ACCENT = (255, 255, 255), (22, 25, 34), (196, 64, 44)


@pytest.fixture(scope="module")
def program() -> Path:
    """The example, compiled without a warning."""
    for tool, package in (("make", "make"), ("cc", "gcc"), ("pkg-config", "pkg-config")):
        need(tool, package)
    wanted = ["sdl2 >= 2.26", "SDL2_ttf >= 2.20", "SDL2_image >= 2.6"]
    if subprocess.run(["pkg-config", "--exists", *wanted]).returncode != 0:
        pytest.skip("SDL2 is not installed: apt install libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev")
    if not any((Path("/usr/share/fonts") / font).exists() for font in FONTS):
        pytest.skip("neither Inter nor DejaVu Sans is installed: apt install fonts-inter")
    out = TREE / ".build" / "hosts-sdl2"
    command = ["make", "-s", "-j2", "-C", str(TREE / "examples/sdl2"), f"LIBRARY={LIBRARY.parent}", f"OUT={out}"]
    done = subprocess.run([*command, "CFLAGS=-O1 -Werror"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return out / "profile"


def test_session(program: Path) -> None:
    command: list[str | Path] = [program, "--session", session.SESSION]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == session.expected(session.SESSION.read_text())


@pytest.mark.parametrize("mouse", [False, True], ids=["finger", "mouse"])
def test_drag_across_the_seam(program: Path, tmp_path: Path, mouse: bool) -> None:
    script = Script()
    script.drag(*between((195, 780), (195, 300), 16), mouse=mouse)
    script.frames(2)
    script.state()
    state = script.run(program, tmp_path).states[-1]
    moved = script.pointers[0].y - script.pointers[-1].y - (MOUSE_SLOP if mouse else SLOP)
    assert (state["outer"], state["inner"]) == (RANGE, pytest.approx(moved - RANGE, abs=1e-9))
    assert (state["phase"], state["needs_frame"]) == (0, 0)


def test_fling_and_idle(program: Path, tmp_path: Path) -> None:
    script = Script()
    script.drag(*between((195, 700), (195, 500), 12), hold=0)
    script.frames(1)
    script.state()
    script.frames(10)
    script.state()
    script.frames(110, 64)
    script.state()
    script.frames(50)
    script.state()
    released, flying, rest, later = script.run(program, tmp_path).states
    assert released["outer"] < RANGE
    assert flying["outer"] + flying["inner"] > released["outer"] + released["inner"] + 200
    assert (flying["needs_frame"], rest["needs_frame"]) == (1, 0)
    assert (rest["outer"], rest["phase"]) == (RANGE, 0)
    assert rest["inner"] > flying["inner"]
    # Nothing is asked for and nothing is drawn while nothing moves, and until then only what moved.
    assert later == rest
    assert flying["drawn"] == released["drawn"] + 10
    assert flying["drawn"] + 40 < rest["drawn"] < flying["drawn"] + 110


def test_no_picture_is_like_the_one_before(program: Path, tmp_path: Path) -> None:
    """What is drawn in the tail of a fling has come to another pixel, or is the end."""
    script = Script()
    script.drag(*between((195, 700), (195, 560), 12), hold=0)
    script.frames(20)
    for _ in range(300):
        script.frames(1)
        script.state()
    states = script.run(program, tmp_path).states
    drawn = [now for before, now in zip(states, states[1:]) if now["drawn"] > before["drawn"]]
    # After that the scroll indicator fades, which changes pixels, too.
    moving = [now for now in drawn if now["needs_frame"]]
    places = [(math.floor(now["outer"] + 0.5), math.floor(now["inner"] + 0.5)) for now in moving]
    assert [now for before, now in zip(places, places[1:]) if now == before] == []
    assert 10 < len(moving) < 200
    assert states[-1]["needs_frame"] == 0


def test_a_fling_is_caught(program: Path, tmp_path: Path) -> None:
    script = Script()
    script.drag(*between((195, 700), (195, 500), 12), hold=0)
    script.frames(6)
    script.state()
    # Where it is caught there is a tab, but catching is no tap.
    script.drag((300, 80), hold=60)
    script.settle()
    script.state()
    flying, caught = script.run(program, tmp_path).states
    assert flying["outer"] == RANGE
    assert flying["hover"][1] < 80 < flying["hover"][1] + flying["hover"][3]
    assert caught["inner"] - flying["inner"] < 60
    assert (caught["phase"], caught["page_position"]) == (0, 0)


def test_swipe_taps_and_keys(program: Path, tmp_path: Path) -> None:
    script = Script()
    script.drag(*between((330, 600), (130, 604), 8), hold=0)
    script.settle()
    script.state()
    script.drag((340, 392), hold=60)  # a tap on the third tab
    script.settle()
    script.state()
    script.drag((320, 186), hold=60)  # on the button
    script.frames(2)
    script.state()
    script.drag((320, 186), (320, 150), hold=200)  # no tap, it moves
    script.frames(2)
    script.state()
    script.add(f"key Left {script.time}")
    script.settle()
    script.state()
    swiped, tapped, followed, dragged, left = script.run(program, tmp_path).states
    assert (swiped["page_position"], swiped["page_index"], swiped["following"]) == (1, 1, 0)
    assert (tapped["page_position"], tapped["following"]) == (2, 0)
    assert (followed["page_position"], followed["following"]) == (2, 1)
    assert (dragged["outer"], dragged["following"]) == (pytest.approx(36 - SLOP, abs=1e-4), 1)
    assert left["page_position"] == 1


def test_wheel(program: Path, tmp_path: Path) -> None:
    script = Script()
    for _ in range(3):
        script.wheel(0, -1)
        script.frames(3)
    script.settle()
    script.state()
    script.wheel(0, 1, flipped=True)  # as the user wants content to move, whatever the hand did
    script.settle()
    script.state()
    script.wheel(0, -0.25)
    script.frames(2)
    script.state()
    down, up, fine = script.run(program, tmp_path).states
    assert down["outer"] + down["inner"] == pytest.approx(3 * NOTCH, abs=1e-9)
    assert up["outer"] + up["inner"] == pytest.approx(2 * NOTCH, abs=1e-9)
    assert fine["outer"] + fine["inner"] == pytest.approx(2 * NOTCH + 10, abs=1e-9)


def test_after_a_rest_keys_and_wheel_glide_from_now(program: Path, tmp_path: Path) -> None:
    script = Script()
    script.settle()
    turns: list[Callable[[], None]] = [lambda: script.add(f"key Down {script.time}"), lambda: script.wheel(0, -1)]
    for turn in turns:
        turn()
        script.frames(3)
        script.state()
        script.settle()
        script.state()
    keyed, key, wheeled, wheel = (state["outer"] for state in script.run(program, tmp_path).states)
    assert 0 < keyed < key == 40
    assert key < wheeled < wheel == 40 + NOTCH


def test_fingers_of_two_screens(program: Path, tmp_path: Path) -> None:
    # The same number on another screen is another finger. The one that came last drives, without a slop of its own,
    # and the wheel waits for both.
    script = Script()
    script.finger("down", 100, 700)
    for y in (660, 620):
        script.time += 16
        script.finger("move", 100, y)
    script.finger("down", 300, 700, device=9)
    for y in (690, 640, 600):
        script.time += 16
        script.finger("move", 300, y, device=9)
        script.finger("move", 100 + y % 7, 620)
        script.frames(1)
    script.add(f"wheel 0 0 -1 0 195 600 {script.time}")
    script.time += 200
    script.finger("up", 300, 600, device=9)
    script.finger("up", 105, 620)
    script.add(f"finger 5 move 3 100 300 {script.time}")  # not down any more
    script.add(f"mouse 0 down 3 195 600 {script.time}")  # the right button
    script.add(f"mouse 0 move 0 195 300 {script.time}")
    script.frames(10)
    script.state()
    state = script.run(program, tmp_path).states[-1]
    assert state["outer"] == pytest.approx(80 - SLOP + 100, abs=1e-3)
    assert state["phase"] == 0


def test_lists_and_another_window(program: Path, tmp_path: Path) -> None:
    script = Script()
    script.add(f"key End {script.time}")
    script.settle()
    script.state()
    script.add("window 844 390")
    script.frames(3)
    script.state()
    end, turned = script.run(program, tmp_path).states
    # All of the million notes, of which a dozen are looked at.
    assert end["inner"] > 84_000_000
    assert 8 <= end["rows"] <= 14
    assert turned["pager"][2:] == [844, 390 - 56 - 48]
    assert turned["outer"] == RANGE


def near(one: Sequence[int], other: Sequence[int], by: int = 12) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other))


def share(picture: Image.Image, box: tuple[float, float, float, float], color: Sequence[int]) -> float:
    """How much of a part of the picture, in points from its left and top, has a colour."""
    left, top, width, height = (round(2 * number) for number in box)
    pixels = picture.crop((left, top, left + width, top + height)).tobytes()
    return sum(near(pixels[n : n + 3], color) for n in range(0, len(pixels), 3)) / (width * height)


def test_picture(program: Path, tmp_path: Path, pictures: Path) -> None:
    # The header half collapsed, between the guestbook and the photographs.
    script = Script()
    script.drag(*between((195, 700), (195, 620), 8))
    script.settle()
    script.finger("down", 330, 600)
    for place in between((330, 600), (330 - SLOP - 164, 600), 6)[1:]:
        script.time += 16
        script.finger("move", *place)
        script.frames(1)
    script.frames(2)
    script.state()
    path = pictures / "sdl2.png"
    state = script.run(program, tmp_path, "--scale", "2", "--screenshot", str(path)).states[-1]
    picture = Image.open(path)
    assert (picture.size, picture.mode) == ((2 * WIDTH, 2 * HEIGHT), "RGB")
    assert 0.3 < state["page_position"] < 0.5
    assert 50 < state["outer"] < 100

    bar, mark = state["hover"], state["tab_indicator"]
    left, top = bar[0] + mark[0], bar[1] + mark[1]
    assert share(picture, (left + 2, top + 0.5, mark[2] - 4, mark[3] - 1), ACCENT) == 1
    assert share(picture, (left - 8, top, 6, mark[3] - 1), ACCENT) == 0
    assert share(picture, (left + mark[2] + 2, top, 6, mark[3] - 1), ACCENT) == 0
    # Titles: ink in the middle of the tab, the bar's white around it.
    for tab in range(3):
        text = (WIDTH / 3 * tab + 16, bar[1] + 14, WIDTH / 3 - 32, 20)
        assert 0.5 < share(picture, text, WHITE) < 0.95
        assert share(picture, (WIDTH / 3 * tab + 4, bar[1] + 2, WIDTH / 3 - 8, 8), WHITE) == 1
        assert share(picture, (WIDTH / 3 * tab, bar[1] + 14, 4, 20), WHITE) == 1
    # The header: its foot is the bar's top, the cover above its text, the button on it.
    foot, cover = state["header"][1] + state["header"][3], 152 + state["header"][1]
    assert foot == pytest.approx(bar[1])
    assert share(picture, (200, 8, 180, cover - 40), WHITE) == 0
    assert share(picture, (130, cover + 1, 90, 12), WHITE) == 1
    name = (16, 208 + state["header"][1], 120, 32)
    assert 0.05 < share(picture, name, INK) < 0.5
    assert share(picture, (0, name[1], 14, 32), WHITE) == 1
    assert share(picture, (290, 176 + state["header"][1], 60, 2), ACCENT) == 1
    # The pages: rows up to where the second page begins, then photographs and the gap between two of them.
    edge = WIDTH * (1 - state["page_position"])
    cell = (WIDTH - 8) / 3
    pager = state["pager"][1]
    assert share(picture, (edge - 15, pager + 50, 14, 200), WHITE) > 0.9
    assert share(picture, (edge + 1, pager + 20, cell - 2, cell - 40), WHITE) < 0.2
    assert share(picture, (edge + 1, pager + cell + 1, cell - 2, 2), WHITE) == 1
    assert 0.02 < 1 - share(picture, (0, pager + 36, edge - 15, 300), WHITE) < 0.5


def test_the_readme(program: Path, tmp_path: Path) -> None:
    """The program that the README shows compiles, runs, and ends when it is told to."""
    text = (TREE / "examples/sdl2/README.md").read_text()
    source, made = tmp_path / "slide.c", tmp_path / "slide"
    source.write_text(text.split("```c\n")[1].split("```")[0])
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl2"], capture_output=True, text=True, check=True)
    command: list[str | Path] = ["cc", "-Wall", "-Wextra", "-Werror", source, f"-I{TREE / 'include'}"]
    command += flags.stdout.split()
    command += [f"-L{LIBRARY.parent}", "-lNestedSlideC", "-o", made]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    running = subprocess.Popen([made], env=environment(), stderr=subprocess.PIPE, text=True)
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            running.communicate(timeout=0.5)
        running.terminate()
        _, errors = running.communicate(timeout=60)
    finally:
        running.kill()
    assert (running.returncode, errors) == (0, "")


def test_in_a_window(program: Path, tmp_path: Path) -> None:
    """A mouse that X tells of, and a loop that sleeps."""
    need("xdotool", "xdotool")
    record = tmp_path / "made.nslide"
    path = [(195, y) for y in range(700, 300, -40)]
    with xvfb(WIDTH, HEIGHT) as display:
        env = environment(
            DISPLAY=display, SDL_VIDEODRIVER="x11", SDL_RENDER_DRIVER="software", XDG_RUNTIME_DIR=str(tmp_path)
        )
        command: list[str | Path] = [program, "--state", "--record", record]
        running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

        def hand(*words: object) -> None:
            subprocess.run(["xdotool", *map(str, words)], env=env, check=True, timeout=60)

        try:
            hand("search", "--sync", "--onlyvisible", "--name", "Mira Lund", "windowmove", "--sync", 0, 0)
            moves = [word for place in path[1:] for word in ("mousemove", *place, "sleep", "0.01")]
            hand("mousemove", *path[0], "mousedown", 1, *moves, "sleep", "0.3", "mouseup", 1)
            hand("click", 5)
            running.terminate()  # Ctrl+C, as SDL tells of it: one event, with nothing to come behind it
            out, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (running.returncode, errors) == (0, "")
    state = json.loads(out)
    actions = ["down", *["move"] * (len(path) - 1), "up"]
    assert pointers(record) == [Pointer(action, *place) for action, place in zip(actions, [*path, path[-1]])]
    assert wheels(record) == [Wheel(2, 0, 0, 1)]
    # Where it would have come to rest; further, where the machine was too busy to see that the mouse was held still.
    assert state["rest"] >= 700 - 340 - MOUSE_SLOP + NOTCH - 1e-6
