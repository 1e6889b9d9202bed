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
from .errors import InvalidArgumentError
from .values import Correction

_CAPACITY = 16


class Observing(Handle):
    """Reports of a host's scroll views and the answers to them. A view is a page's number, OUTER or PAGER."""

    def observe(
        self,
        view: int,
        offset: float,
        moved_by: MovedBy | str = MovedBy.drag,
        capacity: int | None = None,
        token: int = 0,
    ) -> tuple[Correction, ...]:
        """Tells that a view has moved to an offset in points, and by what; answers with what to do.

        The first report registers the view. The pager's offset is from its first page towards higher ones. If a
        correction has moved the view, and the toolkit reports that too, the report takes the correction's token. Where
        there is a capacity, what goes beyond it waits for ``poll_corrections``.
        """
        room = _CAPACITY if capacity is None else int32("capacity", capacity, InvalidArgumentError)
        raw: Any = (CorrectionStruct * max(room, 0))()
        count = c_int32()
        self._call(
            self._abi.nslide_observe,
            int32("view", view),
            number("offset", offset),
            choice("moved_by", MovedBy, moved_by),
            int32("token", token),
            raw,
            room,
            byref(count),
        )
        corrections = tuple(correction_from(each) for each in raw[: count.value])
        return corrections + self.poll_corrections() if capacity is None and count.value == room else corrections

    def poll_corrections(self, capacity: int | None = None) -> tuple[Correction, ...]:
        """Takes the corrections that wait, as after ``advance`` or a command: the outer's, the pager's, then by page.

        All of them, or at most as many as there is capacity.
        """
        room = _CAPACITY if capacity is None else int32("capacity", capacity, InvalidArgumentError)
        raw: Any = (CorrectionStruct * max(room, 0))()
        count = c_int32()
        corrections: list[Correction] = []
        while True:
            self._call(self._abi.nslide_poll_corrections, raw, room, byref(count))
            corrections.extend(correction_from(each) for each in raw[: count.value])
            if capacity is not None or count.value < room:
                return tuple(corrections)

    def unobserve(self, view: int) -> None:
        """Tells that a view is gone: there are no more corrections for it."""
        self._call(self._abi.nslide_unobserve, int32("view", view))
