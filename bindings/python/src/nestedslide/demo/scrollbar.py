"""The bar at the right edge that tells how far down one is, while something moves."""

from __future__ import annotations

from .canvas import Canvas
from .frame import SnapshotLike
from .theme import INK, clamp

WIDTH = 4.0
INSET = 3.0
SHORTEST = 36.0
STAYS = 0.5
FADES = 0.35
OPACITY = 0.38


class ScrollBar:
    """Shows the path: header and page count as one length, as they do for the finger."""

    def __init__(self) -> None:
        self._seen: tuple[int, float] | None = None
        self._moved = float("-inf")

    def notice(self, snapshot: SnapshotLike, time: float) -> None:
        """Keeps in mind when the path moved last."""
        page, path = snapshot.page_index, snapshot.outer + snapshot.inner
        # Neither the first frame nor another page's offset is a movement.
        if self._seen is not None and self._seen[0] == page and abs(path - self._seen[1]) > 0.01:
            self._moved = time
        self._seen = (page, path)

    def opacity(self, time: float) -> float:
        """How much of the bar shows, 0 to 1."""
        return clamp(1 - (time - self._moved - STAYS) / FADES)

    def shows(self, time: float) -> bool:
        """Whether the bar still has to fade, so that a frame is due although nothing moves."""
        return self.opacity(time) > 0

    def thumb(self, snapshot: SnapshotLike, height: float) -> tuple[float, float] | None:
        """Top and length of the thumb in a viewport of a height; none where all is seen."""
        top = snapshot.hover.y + snapshot.hover.height + INSET
        track = height - INSET - top
        way = snapshot.range + snapshot.max_inner
        if way <= 0 or track <= SHORTEST:
            return None
        place = (snapshot.outer + snapshot.inner) / way
        # Beyond an end the thumb is squeezed against it.
        beyond = max(0.0, -place, place - 1) * way
        full = track * track / (track + way)
        length = max(SHORTEST, full) * clamp(1 - beyond / 240, 0.25, 1)
        return top + (track - length) * clamp(place), length

    def draw(self, canvas: Canvas, snapshot: SnapshotLike, time: float, size: tuple[float, float]) -> None:
        """Draws the bar as it fades."""
        # Between pages it would have to jump from one page's place to the other's: it hides.
        apart = abs(snapshot.page_position - round(snapshot.page_position))
        opacity = self.opacity(time) * OPACITY * clamp(1 - apart * 8)
        thumb = self.thumb(snapshot, size[1]) if opacity > 0 else None
        if thumb is not None:
            x = size[0] - INSET - WIDTH
            canvas.rounded(x, thumb[0], WIDTH, thumb[1], WIDTH / 2, INK, opacity)
