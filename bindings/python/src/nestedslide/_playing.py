"""Frames over time, for programs that run in asyncio."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Callable

from ._convert import number
from ._handle import Handle
from .errors import InvalidArgumentError
from .frames import Frame


class Playing(Handle):
    """A coordinator whose frames are waited for."""

    def frame(self, time: float) -> Frame:
        """Moves time on to this instant, in seconds, and reads everything."""
        raise NotImplementedError

    async def frames(self, rate: float = 60.0, clock: Callable[[], float] | None = None) -> AsyncIterator[Frame]:
        """Frames at ``rate`` a second, until one needs no other: ``async for frame in slide.frames():``.

        ``clock`` answers the host's time in seconds: the one that the times of pointers are of. Without it time goes on
        from where the coordinator is. A frame that comes late is not made up for. Input may come in between, from the
        same thread; when all has come to rest the iteration ends, and another one is begun after the next input.

        >>> import asyncio
        >>> from nestedslide import Coordinator
        >>> async def main():
        ...     slide = Coordinator([3000.0], header_height=240)
        ...     slide.scroll_to(outer=240, animated=True)
        ...     return [frame.snapshot.outer async for frame in slide.frames(rate=120)][-1]
        >>> asyncio.run(main())
        240.0
        """
        import asyncio

        rate = number("rate", rate)
        if not 0 < rate <= 1000:
            raise InvalidArgumentError(f"rate must be above 0 and at most 1000 frames a second, not {rate:g}")
        loop = asyncio.get_running_loop()
        now = loop.time if clock is None else clock
        # The coordinator's own time may have begun anywhere: what passes is added to it.
        offset = self._time() - now() if clock is None else 0.0
        due = now()
        while True:
            frame = self.frame(now() + offset)
            yield frame
            if not frame.snapshot.needs_frame:
                return
            due = max(due + 1 / rate, now())
            await asyncio.sleep(due - now())

    def _time(self) -> float:
        """The coordinator's time, seconds."""
        raise NotImplementedError
