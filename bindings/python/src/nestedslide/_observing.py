"""For toolkits whose scroll views scroll by themselves: they are observed and corrected.

The host reports where each of its views has moved and puts those it is told about where they belong. Reporting that
movement in turn yields no further corrections.
"""

from __future__ import annotations

from ctypes import byref, c_int32
from typing import Any

from ._convert import choice, correction_from, int32, number
from ._handle import Handle
from ._structs import CorrectionStruct
from .enums import MovedBy
from .values import Correction

_CAPACITY = 16


class Observing(Handle):
    """Reports of a host's scroll views and the answers to them. A view is a page's number, or OUTER."""

    def observe(self, view: int, offset: float, moved_by: MovedBy | str = MovedBy.drag) -> tuple[Correction, ...]:
        """Tells that a view has moved, and by what; answers with what to do. The first report registers the view."""
        raw: Any = (CorrectionStruct * _CAPACITY)()
        count = c_int32()
        self._call(
            self._abi.nslide_observe,
            int32("view", view),
            number("offset", offset),
            choice("moved_by", MovedBy, moved_by),
            raw,
            _CAPACITY,
            byref(count),
        )
        corrections = tuple(correction_from(each) for each in raw[: count.value])
        return corrections + self.poll_corrections() if count.value == _CAPACITY else corrections

    def poll_corrections(self) -> tuple[Correction, ...]:
        """Takes all corrections that wait, as after ``advance`` or a command: the outer's first, then by page."""
        raw: Any = (CorrectionStruct * _CAPACITY)()
        count = c_int32(_CAPACITY)
        corrections: list[Correction] = []
        while count.value == _CAPACITY:
            self._call(self._abi.nslide_poll_corrections, raw, _CAPACITY, byref(count))
            corrections.extend(correction_from(each) for each in raw[: count.value])
        return tuple(corrections)

    def unobserve(self, view: int) -> None:
        """Tells that a view is gone: there are no more corrections for it."""
        self._call(self._abi.nslide_unobserve, int32("view", view))
