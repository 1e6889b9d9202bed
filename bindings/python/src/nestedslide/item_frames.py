"""The frames of many items of a list, in memory that the caller may have given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from .batches import DOUBLE, array_interface, chosen_of
from .values import Rect

FRAME_DOUBLES = 4
# A shape with a zero in it can only be cut out of another one.
_NONE = memoryview(bytes(8 * FRAME_DOUBLES)).cast("d", (1, FRAME_DOUBLES))[:0]


class ItemFrames(Sequence[Rect]):
    """A rectangle for each item, made as it is asked for.

    ``frames[2, 1]`` is one number without a rectangle around it: the y of the third. ``raw`` are the doubles in the
    shape (count, 4), and ``numpy.asarray(frames)`` is an array of them; neither copies anything.
    """

    __slots__ = ("_raw",)

    def __init__(self, memory: Any, count: int) -> None:
        size = 8 * FRAME_DOUBLES * count
        self._raw = memoryview(memory).cast("B")[:size].cast("d", (count, FRAME_DOUBLES)) if count else _NONE

    @property
    def raw(self) -> memoryview[float]:
        """The doubles where the library wrote them: x, y, width and height of each frame, in points."""
        return self._raw

    @property
    def shape(self) -> tuple[int, int]:
        """How many there are, and 4."""
        return len(self), FRAME_DOUBLES

    def tolist(self) -> list[list[float]]:
        """All numbers, a list for each frame, in points."""
        numbers: Any = self._raw.tolist()
        found: list[list[float]] = numbers
        return found

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """How numpy finds the memory."""
        return array_interface(self._raw, self.shape, DOUBLE)

    # From Python 3.12 on memoryview() and all else that takes a buffer find the memory here.
    def __buffer__(self, flags: int, /) -> memoryview[float]:
        return self._raw

    def __len__(self) -> int:
        return self._raw.shape[0]  # type: ignore[index]

    def __iter__(self) -> Iterator[Rect]:
        return map(self._at, range(len(self)))

    @overload
    def __getitem__(self, index: int) -> Rect: ...

    @overload
    def __getitem__(self, index: tuple[int, int]) -> float: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Rect, ...]: ...

    def __getitem__(self, index: int | tuple[int, int] | slice) -> Rect | float | tuple[Rect, ...]:
        if isinstance(index, tuple):
            number: float = self._raw[index]
            return number
        chosen = chosen_of(len(self), index)
        return self._at(chosen) if isinstance(chosen, int) else tuple(map(self._at, chosen))

    def __repr__(self) -> str:
        return f"<ItemFrames, {len(self)}>"

    def _at(self, index: int) -> Rect:
        return Rect(*[self._raw[index, part] for part in range(FRAME_DOUBLES)])
