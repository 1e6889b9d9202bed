"""What the display over the screen says, and where it is: never where a finger is."""

from __future__ import annotations

from collections.abc import Sequence

from nestedslide import Phase, Snapshot

from .header_places import holds
from .layout import Layout
from .meter import Meter
from .theme import Box, lerp, ramp

ROWS = 7
LINE = 16.0
PADDING = 12.0
GRAPH = 40.0
GRAPH_GAP = 8.0
SIZE = (358.0, 2 * PADDING + ROWS * LINE + GRAPH_GAP + GRAPH)
MARGIN = 16.0

# How long it takes to make way, in seconds, and how far around it a finger needs room.
MOVES = 0.16
FINGER_ROOM = 28.0

MINUS = "\N{MINUS SIGN}"

Row = tuple[str, str]


def places(layout: Layout) -> tuple[Box, Box]:
    """Where it may be: first where it is as a rule, then where it makes way to."""
    width, height = SIZE
    low = layout.height - MARGIN - height
    if layout.width > layout.height:
        return (layout.width - MARGIN - width, low, width, height), (MARGIN, low, width, height)
    high = layout.bar_height + layout.tabs_height + MARGIN
    left = (layout.width - width) / 2
    return (left, low, width, height), (left, high, width, height)


class HudPlace:
    """Makes way for fingers, and stays there until one comes again."""

    def __init__(self) -> None:
        self._at = 0
        self._moved = float("-inf")

    def notice(self, layout: Layout, fingers: Sequence[tuple[float, float]], time: float) -> None:
        """Looks where fingers are."""
        if self._touched(layout, self._at, fingers) and not self._touched(layout, 1 - self._at, fingers):
            self._at, self._moved = 1 - self._at, time

    def box(self, layout: Layout, time: float) -> Box:
        """Where it is on its way."""
        there, here = places(layout)[self._at], places(layout)[1 - self._at]
        t = ramp(time, self._moved, self._moved + MOVES) if self.moves(time) else 1.0
        return (lerp(here[0], there[0], t), lerp(here[1], there[1], t), there[2], there[3])

    def moves(self, time: float) -> bool:
        """Whether it is on its way."""
        return time < self._moved + MOVES

    def _touched(self, layout: Layout, place: int, fingers: Sequence[tuple[float, float]]) -> bool:
        x, y, width, height = places(layout)[place]
        room = (x - FINGER_ROOM, y - FINGER_ROOM, width + 2 * FINGER_ROOM, height + 2 * FINGER_ROOM)
        return any(holds(room, *finger) for finger in fingers)


def number(value: float, digits: int = 0) -> str:
    """With thousands parted, a real minus, and no minus before what is shown as 0."""
    text = f"{value:,.{digits}f}"
    return text[1:] if text.startswith("-") and not text.strip("-0.,") else text.replace("-", MINUS)


def motion_rows(now: Snapshot) -> tuple[Row, ...]:
    """What the engine says: offsets in points, velocities in points a second."""
    return (
        ("Phase", _words(now.phase)),
        ("Velocity", f"{number(now.velocity_y)} pt/s"),
        ("Across", f"{number(now.velocity_x)} pt/s"),
        ("Path", number(now.path, 1)),
        ("Outer", number(now.outer, 1)),
        ("Inner", number(now.inner, 1)),
        ("Page", number(now.page_position, 3)),
    )


def timing_rows(meter: Meter) -> tuple[Row, ...]:
    """What the frames took. The newest ones, where a mean says more over all that are remembered."""
    interval = meter.mean("interval")
    last = meter.readings[-1] if meter.readings else None
    return (
        ("Rate", f"{number(1 / interval, 1) if interval else '0.0'} fps"),
        ("Frame", f"{number(1000 * last.interval if last else 0, 1)} ms"),
        ("Work", f"{number(1000 * last.work if last else 0, 1)} ms"),
        ("Engine", f"{number(1e6 * last.engine if last else 0)} µs"),
        ("Drawn", number(meter.drawn)),
        ("Late", number(meter.late)),
        ("Idle", f"{number(meter.idle, 1)} s"),
    )


def _words(phase: Phase) -> str:
    return phase.name.replace("_", " ").capitalize()
