"""For programs in asyncio: frames that are waited for, also through rests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from ..coordinator import Coordinator
from ..frames import Frame
from .slide_host import SlideHost


class AsyncHost(SlideHost):
    """``async for frame in host.frames():`` goes on through rests: while nothing moves it waits for input."""

    def __init__(self, slide: Coordinator, rate: float = 60, **others: Any) -> None:
        self._input = asyncio.Event()
        self._period = 1 / rate
        self._is_closed = False
        super().__init__(slide, **others)

    async def frames(self) -> AsyncIterator[Frame]:
        """A frame for each that shows something new."""
        while not self._is_closed:
            wait = self.wait
            if wait != 0:
                self._input.clear()
                with suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._input.wait(), wait)
                continue
            yield self.frame()
            await asyncio.sleep(self._period)

    def close(self) -> None:
        """Ends the frames."""
        self._is_closed = True
        self._input.set()

    def _note(self) -> None:
        super()._note()
        self._input.set()
