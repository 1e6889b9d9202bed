"""The session of session.txt, played through the Python package: what every other host is compared with.

`python Tests/hosts/session.py` compares, `--renew` writes what the library answers into the file.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nestedslide import Coordinator, Key, PointerAction, WheelPhase, WheelUnit

SESSION = Path(__file__).with_name("session.txt")
TICKS_PER_SECOND = 1024
FRAME = 17


class Player:
    """Does what one line after the other says."""

    def __init__(self) -> None:
        self.slide: Coordinator | None = None
        self.events = 0
        self.bytes = 0

    def play(self, line: str) -> str | None:
        """Plays a line; answers what an `expect` line should be."""
        operation, *words = line.split()
        if operation == "create":
            width, height, header, hover, *pages = map(float, words)
            self.slide = Coordinator(pages, viewport=(width, height), header_height=header, hover_height=hover)
            self.slide.record_start()
            return None
        assert self.slide is not None, "the first line creates"
        slide = self.slide
        if operation == "expect":
            self.bytes += len(slide.record_read())
            return f"expect {slide.state_hash():016x} {self.events} {self.bytes}"
        numbers = [int(word) for word in words]
        if operation == "pointer":
            action, finger, x, y, ticks = numbers
            slide.pointer(PointerAction(action), x, y, ticks / TICKS_PER_SECOND, finger)
        elif operation == "wheel":
            unit, phase, shift, x, y, dx, dy = numbers
            slide.wheel(dx, dy, x, y, WheelUnit(unit), WheelPhase(phase), bool(shift))
        elif operation == "key":
            slide.key(Key(numbers[0]))
        elif operation == "page":
            slide.scroll_to_page(numbers[0], animated=bool(numbers[1]))
        elif operation == "resize":
            slide.set(viewport=(numbers[0], numbers[1]))
        elif operation == "frames":
            first, count = numbers
            for ticks in range(first, first + count * FRAME, FRAME):
                self.events += len(slide.frame(ticks / TICKS_PER_SECOND).events)
        else:
            raise ValueError(f"no such operation: {line}")
        return None


def lines_of(text: str) -> list[str]:
    """The lines that are no comments."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def answers(text: str) -> list[str]:
    """What its `expect` lines should be."""
    player = Player()
    return [answer for line in lines_of(text) if (answer := player.play(line)) is not None]


def expected(text: str) -> list[str]:
    """What its `expect` lines are."""
    return [line for line in lines_of(text) if line.startswith("expect")]


def main() -> int:
    text = SESSION.read_text()
    found = answers(text)
    if sys.argv[1:] == ["--renew"]:
        waiting = iter(found)
        text = "".join(f"{next(waiting) if line.startswith('expect') else line}\n" for line in text.splitlines())
        SESSION.write_text(text)
        return 0
    print("\n".join(found))
    return 0 if found == expected(text) else 1


if __name__ == "__main__":
    sys.exit(main())
