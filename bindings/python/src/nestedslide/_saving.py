"""Everything that decides how a coordinator goes on: as a number, as bytes, and as a record of what is done to it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref, c_size_t, c_uint64

from ._handle import Handle
from .enums import Status

_CHUNK = 65_536


class Saving(Handle):
    """Saving, and recording. A saved state is restored by ``Coordinator.restore``."""

    def state_hash(self) -> int:
        """A number of 64 bits made of the whole state, the events that wait left aside; equal inputs, equal numbers."""
        value = c_uint64()
        self._call(self._abi.nslide_state_hash, byref(value))
        return value.value

    def save(self) -> bytes:
        """The whole state as bytes, the same on every platform; without links to other coordinators.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0], header_height=240) as slide:
        ...     slide.scroll_to(outer=240, inner=77)
        ...     state = slide.save()
        >>> with Coordinator.restore(state) as twin:
        ...     print(twin.snapshot().inner)
        77.0
        """
        size = c_size_t()
        status = self._abi.nslide_save(self._parameter, None, 0, byref(size))
        if status != Status.buffer_too_small:
            self._fail(status)
        buffer = ctypes.create_string_buffer(size.value)
        self._call(self._abi.nslide_save, buffer, size.value, byref(size))
        return buffer.raw[: size.value]

    def record_start(self) -> None:
        """Begins a record: the state as it is, then every call that changes something, see docs/records.md."""
        self._call(self._abi.nslide_record_start)

    def record_read(self) -> bytes:
        """What was recorded since the last reading; it goes behind what was read before."""
        buffer, size = ctypes.create_string_buffer(_CHUNK), c_size_t(_CHUNK)
        parts = []
        while size.value == _CHUNK:
            self._call(self._abi.nslide_record_read, buffer, _CHUNK, byref(size))
            parts.append(buffer.raw[: size.value])
        return b"".join(parts)

    def record_stop(self) -> None:
        """Ends the record; what is not read yet still can be."""
        self._call(self._abi.nslide_record_stop)

    @contextmanager
    def record(self) -> Iterator[Recording]:
        """Records what is done to this coordinator within the block.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0], header_height=240) as slide, slide.record() as recording:
        ...     slide.wheel(0, 300)
        >>> recording.bytes[:8]
        b'NSLIDREC'
        """
        self.record_start()
        recording = Recording(self)
        try:
            yield recording
        finally:
            recording._end()


class Recording:
    """What has been recorded so far, or, once its block has ended, the whole record."""

    def __init__(self, source: Saving) -> None:
        self._source = source
        self._read = b""
        self._ended = False

    @property
    def bytes(self) -> bytes:
        """The record as the bytes of a file."""
        if not self._ended and not self._source.closed:
            self._read += self._source.record_read()
        return self._read

    def _end(self) -> None:
        # A coordinator that was closed within the block takes with it what had not been read.
        if not self._source.closed:
            self._source.record_stop()
            self._read += self._source.record_read()
        self._ended = True
