"""Scripts of SDL events for examples/sdl2, and what the engine must have been fed by each."""

from __future__ import annotations

import json
import os
import struct
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from conftest import LIBRARY
from fed import Pointer, Wheel, entries, pointers, wheels

WIDTH, HEIGHT = 390, 844
FINGER, MOUSE, DOUBLE = 5, 0, -1
"""A touch screen, a mouse, and what SDL makes of the other."""


class Result(NamedTuple):
    """What a script came to."""

    states: list[dict[str, Any]]
    pointers: list[Pointer]
    wheels: list[Wheel]


def environment(**extra: str) -> dict[str, str]:
    """For the program: without a display, and with the library under test."""
    known = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "LD_LIBRARY_PATH": str(LIBRARY.parent)}
    return {**known, **extra}


def as_sdl(place: float, size: float) -> float:
    """A finger's place as SDL tells it, a float's fraction of the window, in points."""
    fraction: float = struct.unpack("f", struct.pack("f", place / size))[0]
    return fraction * size


class Script:
    """Writes events, and keeps in mind which calls they must become. Times are milliseconds."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pointers: list[Pointer] = []
        self.times: list[float] = []
        self.wheels: list[Wheel] = []
        self.time = 0
        self.frames(3)

    def add(self, line: str) -> None:
        """A line of which the engine is told nothing."""
        self.lines.append(line)

    def frames(self, count: int, step: int = 16) -> None:
        """Turns of the program's loop, so many milliseconds apart."""
        self.add(f"frames {self.time} {step} {count}")
        self.time += step * count

    def settle(self) -> None:
        """Turns for ten seconds, few of them: what is seen at a time is the same."""
        self.frames(50, 200)

    def state(self) -> None:
        self.add("state")

    def finger(self, action: str, x: float, y: float, *, finger: int = 3, device: int = FINGER) -> None:
        """A finger's event, and the mouse's that SDL makes of it."""
        self.add(f"finger {device} {action} {finger} {x} {y} {self.time}")
        self.add(f"mouse {DOUBLE} {action} 1 {x} {y} {self.time}")
        self.expect(action, as_sdl(x, WIDTH), as_sdl(y, HEIGHT))

    def mouse(self, action: str, x: int, y: int) -> None:
        """The left button's event, and the finger's that SDL makes of it."""
        self.add(f"mouse {MOUSE} {action} 1 {x} {y} {self.time}")
        self.add(f"finger {DOUBLE} {action} 1 {x} {y} {self.time}")
        self.expect(action, x, y)

    def expect(self, action: str, x: float, y: float) -> None:
        """A pointer call, with the time of its event."""
        self.pointers.append(Pointer(action, x, y))
        self.times.append(self.time / 1000)

    def drag(self, *places: tuple[int, int], mouse: bool = False, hold: int = 200) -> None:
        """A drag through places, three moves a frame, held still for so many milliseconds before it is let go."""
        send = self.mouse if mouse else self.finger
        send("down", *places[0])
        for n, place in enumerate(places[1:]):
            self.time += 5
            send("move", *place)
            if n % 3 == 2:
                self.frames(1)
        self.time += hold
        send("up", *places[-1])

    def wheel(self, dx: float, dy: float, *, flipped: bool = False) -> None:
        """A wheel's step, and the one that a touch might bring along; DY above 0 is away from the user."""
        for which in (MOUSE, DOUBLE):
            self.add(f"wheel {which} {dx} {dy} {int(flipped)} 195 600 {self.time}")
        whole = dx == int(dx) and dy == int(dy)
        self.wheels.append(Wheel(2, 0, dx, -dy) if whole else Wheel(0, 0, dx * 40, -dy * 40))

    def run(self, program: Path, folder: Path, *options: str) -> Result:
        """Plays it; the engine must have been fed exactly what was sent, each event with its own time."""
        script, record = folder / "script.txt", folder / "made.nslide"
        script.write_text("\n".join(self.lines) + "\n")
        command: list[str | Path] = [program, "--script", script, "--record", record, *options]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        result = Result([json.loads(line) for line in done.stdout.splitlines()], pointers(record), wheels(record))
        assert result.pointers == self.pointers
        assert [words["time"] for words in entries(record, "pointer")] == self.times
        assert result.wheels == self.wheels
        return result


def between(start: tuple[int, int], end: tuple[int, int], count: int) -> list[tuple[int, int]]:
    """Places on the way from one to another, both among them."""
    return [
        (start[0] + (end[0] - start[0]) * n // count, start[1] + (end[1] - start[1]) * n // count)
        for n in range(count + 1)
    ]
