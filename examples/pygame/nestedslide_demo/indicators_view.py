"""The scroll indicators: the engine says whose shows and where, the fading is the host's."""

from __future__ import annotations

from collections.abc import Callable

from nestedslide.enums import Bar, Indicator

from . import content
from .canvas import Canvas
from .frame import FrameLike, SnapshotLike
from .theme import clamp
from .thumb import Track, track_of

WIDTH, INSET = content.THUMB_WIDTH, content.THUMB_INSET
OPACITY = 0.42
RIM, RIM_OPACITY = 0.75, 0.3

# After the last movement it stays, then it fades, in seconds.
STAYS = 0.5
FADES = 0.3

# The page, what shows, where it begins and how long it is; the offset, which moves a long page's bar hardly at all.
Place = tuple[int, Indicator, float, float, float]


class IndicatorsView:
    """Draws what the engine shows, and keeps in mind when it moved last."""

    def __init__(self) -> None:
        self._seen: Place | None = None
        self.held: Callable[[], Track | None] = lambda: None
        """The track of a thumb that is held, where that is so."""
        self._moved = float("-inf")

    def notice(self, snapshot: SnapshotLike, time: float) -> None:
        """Looks whether what shows has moved."""
        place = _place(snapshot)
        # Neither the first frame nor another page's offset is a movement.
        if self._seen is not None and place[0] == self._seen[0] and _differ(place, self._seen):
            self._moved = float("-inf") if place[1] is Indicator.none else time
        self._seen = place

    def opacity(self, time: float) -> float:
        """How much of it shows, 0 to 1."""
        if self.held() is not None:
            return 1.0
        return clamp(1 - (time - self._moved - STAYS) / FADES)

    def shows(self, time: float) -> bool:
        """Whether it still has to fade, so that a frame is due although nothing moves."""
        return self.opacity(time) > 0

    def next_change(self, time: float) -> float | None:
        """When it looks another way than at a time, though nothing moves: it stays, then it fades, then it is gone."""
        if not self.shows(time):
            return None
        return max(time, self._moved + STAYS)

    def draw(self, canvas: Canvas, frame: FrameLike, time: float) -> None:
        """Draws it as it fades: the whole's at the screen's edge, a page's at the edge of its page."""
        snapshot, opacity = frame.snapshot, self.opacity(time)
        if opacity <= 0 or snapshot.indicator is Indicator.none:
            return
        track = self.held() or track_of(snapshot)
        if track.bar is Bar.outer:
            self._draw_bar(canvas, canvas.width, track.top, track.length, opacity)
            return
        pager = snapshot.pager
        with canvas.clip(pager.x, pager.y, pager.width, pager.height):
            for page in frame.pages:
                if page.index == snapshot.page_index:
                    right = canvas.across(page.frame.x, page.frame.width) + page.frame.width
                    self._draw_bar(canvas, right, page.frame.y - pager.y + track.top, track.length, opacity)

    def _draw_bar(self, canvas: Canvas, right: float, top: float, length: float, opacity: float) -> None:
        x, y, height = right - INSET - WIDTH, top + INSET, max(WIDTH, length - 2 * INSET)
        # A light rim keeps it visible on a dark cover.
        rim = (x - RIM, y - RIM, WIDTH + 2 * RIM, height + 2 * RIM)
        canvas.rounded(*rim, WIDTH / 2 + RIM, canvas.palette.surface, opacity * RIM_OPACITY)
        canvas.rounded(x, y, WIDTH, height, WIDTH / 2, canvas.palette.ink, opacity * OPACITY)


def _place(snapshot: SnapshotLike) -> Place:
    if snapshot.indicator is Indicator.outer:
        bar = snapshot.outer_bar_position, snapshot.outer_bar_length, snapshot.outer
    else:
        bar = snapshot.page_bar_position, snapshot.page_bar_length, snapshot.inner
    return snapshot.page_index, snapshot.indicator, *bar


def _differ(one: Place, other: Place) -> bool:
    return one[1] is not other[1] or any(abs(a - b) > 0.01 for a, b in zip(one[2:], other[2:]))
