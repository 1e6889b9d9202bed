"""The notice that a refresh has failed. It stays for a while, offers to try again, and then goes by itself."""

from __future__ import annotations

from .theme import clamp

# How long it stays, and how long it takes to come and to go, in seconds.
STAYS = 6.0
FADE = 0.2


class Notice:
    """Whether the notice is up, since when, and until when."""

    def __init__(self) -> None:
        self.page: int | None = None
        """The page whose refresh failed; None if the whole was refreshed."""
        self.is_up = False
        """Whether it can be tapped. While it fades out it cannot."""
        self._came = self._leaves = float("-inf")

    def show(self, page: int | None, time: float) -> None:
        """A refresh has failed. page: as the notice's own."""
        self.page, self.is_up = page, True
        self._came, self._leaves = time, time + STAYS

    def leave(self, time: float) -> None:
        """Begins to fade out, if the notice is up."""
        if self.is_up:
            self.is_up, self._leaves = False, time

    def follow(self, time: float) -> None:
        """Begins to fade out once its time is over."""
        if time >= self._leaves:
            self.is_up = False

    def strength(self, time: float) -> float:
        """How much of it shows, 0 to 1."""
        return clamp(min(time - self._came, self._leaves + FADE - time) / FADE)

    def next_change(self, time: float) -> float | None:
        """When it looks different from how it was drawn at a time; None for never."""
        if time >= self._leaves + FADE:
            return None
        return self._leaves if self._came + FADE <= time < self._leaves else time
