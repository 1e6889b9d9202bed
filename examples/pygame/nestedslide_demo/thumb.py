"""The scroll bar's thumb: where it lies on its track, and how a mouse or a finger drags it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from nestedslide import Coordinator, InvalidStateError
from nestedslide.enums import Bar, Indicator

from . import content
from .frame import SnapshotLike
from .theme import clamp

# That of a page of a million rows is no shorter, and still goes from end to end.
LEAST = content.THUMB_LEAST
# So far from the screen's edge, and so far beyond its ends, it can be taken hold of, points.
GRIP, SLACK = 16.0, 6.0


@dataclass(frozen=True)
class Track:
    """A bar's track and the thumb on it, points from the screen's top."""

    bar: Bar
    start: float
    room: float
    length: float
    """Of the thumb."""
    place: float
    """Of the thumb on what it leaves of the track, 0 to 1."""

    @property
    def top(self) -> float:
        """Where the thumb begins."""
        return self.start + self.place * (self.room - self.length)

    def at(self, top: float) -> Track:
        """The same with a thumb that begins there, or as near as it can."""
        return replace(self, place=clamp((top - self.start) / max(1e-9, self.room - self.length)))


def track_of(snapshot: SnapshotLike) -> Track:
    """The track of the bar that shows."""
    if snapshot.indicator is Indicator.outer:
        bar, start, room = Bar.outer, 0.0, snapshot.pager.y + snapshot.pager.height
        position, length = snapshot.outer_bar_position, snapshot.outer_bar_length
    else:
        bar, start, room = Bar.page, snapshot.pager.y, snapshot.pager.height
        position, length = snapshot.page_bar_position, snapshot.page_bar_length
    drawn = max(length, min(LEAST, room)) if length > 0 else 0.0
    return Track(bar, start, room, drawn, position / max(1e-9, room - length))


class Thumb:
    """Drags the thumb, from where it is taken hold of to where it is let go."""

    def __init__(self, engine: Coordinator, now: Callable[[], SnapshotLike], shows: Callable[[], bool]) -> None:
        """now: the frame that was drawn last; shows: whether the bar shows in it."""
        self._engine = engine
        self._now = now
        self._shows = shows
        self._grip = 0.0
        self.track: Track | None = None
        """While it is held."""

    def take(self, x: float, y: float, width: float) -> bool:
        """Takes hold of the thumb of a screen so wide; false if nothing of it lies there."""
        snapshot = self._now()
        track = track_of(snapshot)
        is_on = width - GRIP <= x <= width and track.top - SLACK <= y <= track.top + track.length + SLACK
        if not (is_on and track.length > 0 and snapshot.indicator is not Indicator.none and self._shows()):
            return False
        self._grip, self.track = y - track.top, track
        self._engine.drag_thumb(track.bar, "began", track.place)
        return True

    def follow(self, y: float) -> None:
        """The pointer that holds it is there now."""
        if self.track is not None:
            self.track = self.track.at(y - self._grip)
            self._tell("moved")

    def let_go(self) -> None:
        """The pointer lifts."""
        if self.track is not None:
            self._tell("ended")
            self.track = None

    def _tell(self, phase: str) -> None:
        if self.track is None:
            return
        try:
            self._engine.drag_thumb(self.track.bar, phase, self.track.place)
        except InvalidStateError:  # a key or a command has taken over
            self.track = None
