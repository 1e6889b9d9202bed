"""The engine's record of a run, written to a file while it grows."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from nestedslide import Coordinator

# Read this often: the engine keeps what waits in memory.
EVERY = 60


class RecordFile:
    """Takes what the engine has written down since it was last asked, every so many frames and at the end."""

    def __init__(self, coordinator: Coordinator, path: Path) -> None:
        self._coordinator = coordinator
        self._file: IO[bytes] | None = path.open("wb")
        self._frames = 0
        coordinator.record_start()

    def frame(self) -> None:
        """Another frame was asked for."""
        self._frames += 1
        if self._frames % EVERY == 0:
            self._take()

    def close(self) -> None:
        """Nothing more is recorded; a second call does nothing."""
        if self._file is not None:
            self._coordinator.record_stop()
            self._take()
            self._file.close()
            self._file = None

    def _take(self) -> None:
        if self._file is not None:
            self._file.write(self._coordinator.record_read())
