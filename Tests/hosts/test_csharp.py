"""The C# example: the profile of characters on Mono, scripted and in a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import csharp_terminal as terminal
import fed
import pytest
from conftest import LIBRARY, TREE, need
from PIL import Image

EXAMPLE = TREE / "examples/csharp"
CELL_WIDTH, CELL_HEIGHT, COLUMNS, ROWS = 10, 20, 39, 42
HEADER, BAR, UNDERLINE = 360, 40, 40
ACCENT, SURFACE, SCRIM = (196, 64, 44), (255, 255, 255), (24, 20, 44)
ENVIRONMENT = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent), "TERM": "xterm", "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the example's Makefile makes, the binding too."""
    need("mcs", "mono-mcs")
    need("mono", "mono-runtime")
    out = tmp_path_factory.mktemp("csharp")
    command: list[str | Path] = [need("make", "make"), "-C", EXAMPLE, f"OUT={out}", out / "example.exe"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert made.returncode == 0, made.stdout + made.stderr
    return out


def mono(*words: object) -> subprocess.CompletedProcess[str]:
    command = ["mono", *map(str, words)]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=240)


class Mouse:
    """A script of mouse reports, and the pointer and wheel calls that they should become."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pointers: list[fed.Pointer] = []
        self.wheels: list[fed.Wheel] = []

    def report(self, at: float, button: int, column: int, row: int, end: str = "M") -> None:
        self.lines.append(f"at {at:.3f} \\e[<{button};{column};{row}{end}")

    def point(self, at: float, action: str, column: int, row: int) -> None:
        self.report(at, 32 if action == "move" else 0, column, row, "m" if action == "up" else "M")
        self.pointers.append(fed.Pointer(action, (column - 0.5) * CELL_WIDTH, (row - 0.5) * CELL_HEIGHT))

    def drag(self, at: float, places: list[tuple[int, int]], hold: float = 0) -> float:
        """One place every 1/50 s, then up at the last one; answers when."""
        for n, (column, row) in enumerate(places):
            self.point(at, "move" if n else "down", column, row)
            at += 0.02
        self.point(at + hold, "up", *places[-1])
        return at + hold

    def turn(self, at: float, step: int) -> None:
        self.report(at, 65 if step > 0 else 64, 20, 30)
        self.wheels.append(fed.Wheel(2, 0, 0, step))

    def state(self, at: float) -> None:
        self.lines.append(f"state {at:.3f}")

    def play(self, built: Path, folder: Path) -> list[dict[str, str]]:
        """Plays it; answers the states, and checks the record."""
        script, record = folder / "script.txt", folder / "record.nslide"
        script.write_text("\n".join(self.lines))
        played = mono(built / "example.exe", "--play", script, "--record", record)
        assert played.returncode == 0, played.stderr
        assert fed.pointers(record) == self.pointers
        assert fed.wheels(record) == self.wheels
        return states(played.stdout)


def states(output: str) -> list[dict[str, str]]:
    lines = [line for line in output.splitlines() if line.startswith("state ")]
    return [dict(word.split("=") for word in line.split()[1:]) for line in lines]


def test_a_drag_ends_where_the_finger_does(built: Path, tmp_path: Path) -> None:
    mouse = Mouse()
    end = mouse.drag(0.1, [(20, row) for row in range(40, 16, -1)], hold=0.3)
    mouse.state(end + 0.1)
    mouse.state(60)
    held, later = mouse.play(built, tmp_path)
    # 23 rows, of which the first 10 points only told that it is a drag.
    assert (float(held["outer"]), float(held["inner"])) == (HEADER - BAR, 23 * CELL_HEIGHT - 10 - (HEADER - BAR))
    assert held["phase"] == "Idle"
    assert held == later, "at rest no frame is asked for"


def test_a_fling_crosses_the_seam_and_rests(built: Path, tmp_path: Path) -> None:
    mouse = Mouse()
    end = mouse.drag(0.1, [(20, row) for row in (38, 37, 35, 32, 29, 26)])
    for at in (end + 0.02, end + 0.5, 30, 40):
        mouse.state(at)
    let_go, going, rests, later = mouse.play(built, tmp_path)
    assert float(let_go["outer"]) < HEADER - BAR
    assert float(let_go["inner"]) == 0
    assert let_go["phase"] == going["phase"] == "Decelerating"
    assert float(going["outer"]) == HEADER - BAR
    assert 100 < float(going["inner"]) < float(rests["inner"])
    assert rests["phase"] == "Idle"
    assert rests == later


def test_a_swipe_a_tab_the_wheel_and_keys(built: Path, tmp_path: Path) -> None:
    mouse = Mouse()
    end = mouse.drag(0.1, [(column, 30) for column in (34, 31, 26, 20, 14)])
    mouse.state(end + 3)
    mouse.drag(5, [(33, HEADER // CELL_HEIGHT + 1)])
    mouse.state(8)
    for n in range(3):
        mouse.turn(9 + n, 1)
    mouse.turn(12, -1)
    mouse.state(14)
    # A report that comes in two parts, a key, a wheel step while a button is down, which moves nothing.
    mouse.lines += ["at 15 \\e[<65;2", "at 15.01 0;30M\\e[A", "at 16 \\e[<0;5;30M", "at 16.1 \\e[<65;5;30M"]
    mouse.lines += ["at 16.2 \\e[<0;5;30m"]
    mouse.wheels.append(fed.Wheel(2, 0, 0, 1))
    mouse.pointers += [fed.Pointer(action, 45, 590) for action in ("down", "up")]
    mouse.state(17)
    swiped, tapped, turned, keyed = mouse.play(built, tmp_path)
    assert (swiped["page"], float(swiped["position"]), swiped["phase"]) == ("1", 1, "Idle")
    assert (tapped["page"], float(tapped["position"])) == ("2", 2)
    # About is short: three notches end where the header is shut, one goes back; then one more on, and a key back.
    assert (float(turned["outer"]), float(turned["inner"])) == (HEADER - BAR - 120, 0)
    assert (float(keyed["outer"]), float(keyed["inner"])) == (HEADER - BAR - 40, 0)


def test_after_a_rest_keys_wheel_and_tabs_glide_from_now(built: Path, tmp_path: Path) -> None:
    mouse = Mouse()
    mouse.lines.append("at 5 \\e[B")
    mouse.state(5.05)
    mouse.state(9)
    mouse.turn(10, 1)
    mouse.state(10.05)
    mouse.state(14)
    mouse.lines.append("at 15 2")
    mouse.state(15.05)
    mouse.state(19)
    states = mouse.play(built, tmp_path)
    keyed, key, wheeled, wheel = (float(state["outer"]) for state in states[:4])
    assert 0 < keyed < key == 40
    assert key < wheeled < wheel == 40 + 120
    turning, turned = (float(state["position"]) for state in states[4:])
    assert 0 < turning < turned == 1


def test_in_a_terminal(built: Path, tmp_path: Path) -> None:
    """As a person has it: a terminal of 39x42 cells that sends mouse reports, on the program's own clock."""
    record = tmp_path / "record.nslide"
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    command = ["mono", str(built / "example.exe"), "--record", str(record)]
    program = subprocess.Popen(command, env=ENVIRONMENT, stdin=theirs, stdout=theirs, start_new_session=True)
    os.close(theirs)
    try:
        read(ours, until=b"May 2026")
        read(ours, quiet=1)
        assert not select.select([ours], [], [], 0.3)[0], "at rest nothing is drawn"
        reports = [
            (0, 20, 40, "M"),
            *((32, 20, row, "M") for row in range(38, 16, -2)),
            (0, 20, 18, "m"),
            (65, 9, 9, "M"),
        ]
        os.write(ours, "".join(f"\x1b[<{b};{x};{y}{end}" for b, x, y, end in reports).encode())
        read(ours, until=b"1,000,000 notes")  # in the bar that stays: the header is shut
        os.write(ours, b"q")
        read(ours, until=b"\x1b[?1049l")
        assert program.wait(60) == 0
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    actions = ["down", *["move"] * 11, "up"]
    rows = [40, *range(38, 16, -2), 18]
    assert fed.pointers(record) == [
        fed.Pointer(action, 195, (row - 0.5) * CELL_HEIGHT) for action, row in zip(actions, rows)
    ]
    assert fed.wheels(record) == [fed.Wheel(2, 0, 0, 1)]


def read(file: int, until: bytes | None = None, quiet: float | None = None) -> None:
    """Takes what a terminal shows, up to some bytes, or until nothing has come for a while."""
    deadline, found = time.monotonic() + 60, b""
    while time.monotonic() < deadline:
        if until is not None and until in found:
            return
        if select.select([file], [], [], quiet or 1)[0]:
            found += os.read(file, 65536)
        elif quiet is not None:
            return
    raise AssertionError(f"{until!r} did not come")


def test_picture(built: Path, pictures: Path, tmp_path: Path) -> None:
    lines = []
    for line in (EXAMPLE / "fling.txt").read_text().splitlines():
        lines += [line, *(f"state {line.split()[1]}" for _ in range(line.startswith("shot")))]
    script = tmp_path / "fling.txt"
    script.write_text("\n".join(lines))
    played = mono(built / "example.exe", "--play", script)
    assert played.returncode == 0, played.stderr
    strip = "\n".join(line for line in played.stdout.splitlines() if not line.startswith("state"))
    image = terminal.picture(f"\x1b[1m$\x1b[0m make strip\n\n{strip}", "Mira Lund, in C#")
    image.save(pictures / "csharp.png")
    found = states(played.stdout)
    assert len(found) == 4
    for n, state in enumerate(found):
        check(image, state, n % 2 * (COLUMNS + 2), 3 + n // 2 * (ROWS + 2))
    assert float(found[2]["inner"]) > 0 < 1 - float(found[3]["position"]) < 1


@pytest.mark.parametrize(("rows", "outer"), [(4, 70), (6, 110), (11, 210)])
def test_the_header_is_drawn_by_effects(rows: int, outer: int, built: Path, tmp_path: Path) -> None:
    mouse, script = Mouse(), tmp_path / "held.txt"
    end = mouse.drag(0.1, [(20, row) for row in range(30, 29 - rows, -1)], hold=0.3)
    script.write_text("\n".join([*mouse.lines, f"shot {end + 0.1} held", f"state {end + 0.1}"]))
    played = mono(built / "example.exe", "--play", script, "--across", "1")
    assert played.returncode == 0, played.stderr
    assert float(states(played.stdout)[0]["outer"]) == outer
    lines = [line for line in played.stdout.splitlines() if not line.startswith("state")]
    screen = [list(terminal.cells(line)) for line in lines[1:]]
    # The cover shrinks to the bar, and is dark when it is the bar.
    foot = int(max(140 - outer, BAR) / CELL_HEIGHT + 0.5)
    assert screen[foot][0].paper == SURFACE
    dark = min(1, (outer - 49) / 51)
    assert (screen[0][0].paper == SCRIM) == (dark == 1)
    assert screen[foot - 1][0].paper != SURFACE
    # The button fades before the bar would cut it, and comes back in the bar.
    row = int((160 - outer) / CELL_HEIGHT + 0.5) if outer <= 120 else 0
    shown = 1 if outer <= 80 else (120 - outer) / 40 if outer <= 120 else min(1, (outer - 120) / 30)
    found = screen[row][COLUMNS - 12].paper
    assert all(abs(a - (b + (c - b) * shown)) <= 1 for a, b, c in zip(found, SURFACE, ACCENT, strict=True))
    # The name is either below the bar or in it.
    name = "".join(cell.glyph for cell in screen[0])
    assert ("Mira Lund" in name) == (outer == 210)


def check(image: Image.Image, state: dict[str, str], column: int, row: int) -> None:
    """Whether a frame of the strip shows what the engine says."""

    def pixel(x: float, y: float) -> tuple[int, ...]:
        left, top = terminal.place(0, 0)
        place = round(left + (column + x) * terminal.CELL[0]), round(top + (row + y) * terminal.CELL[1])
        found: tuple[int, ...] = image.getpixel(place)
        return found

    hover = int((HEADER - float(state["outer"])) / CELL_HEIGHT + 0.5)
    accented = [x for x in range(COLUMNS) if pixel(x + 0.5, hover + 1.45) == ACCENT]
    tab = COLUMNS * CELL_WIDTH / 3
    begin = int(((float(state["position"]) + 0.5) * tab - UNDERLINE / 2) / CELL_WIDTH + 0.5)
    assert accented == list(range(begin, begin + UNDERLINE // CELL_WIDTH)), (
        "the indicator is under its tab, or between two"
    )
    letters = [(x, y) for x in range(COLUMNS * 3) for y in range(12) if pixel(x / 3, hover + y / 12) not in (SURFACE,)]
    assert len(letters) > 60, "the tabs have names"
    assert pixel(0, 0) == (SCRIM if float(state["outer"]) > 170 else (51, 48, 94)), "cover, or what stays of the header"
    assert image.getpixel(terminal.place(column + COLUMNS + 1, row + 3)) == terminal.WINDOW, (
        "nothing is drawn beside it"
    )
