"""What a host feeds in: pointers, recognised drags, wheel steps, keys; and where it wants to keep them for itself."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_double
from typing import TYPE_CHECKING, Any

from ._convert import choice, int32, int64, number
from ._handle import Handle
from ._structs import RegionStruct
from .enums import Autoscroll, Bar, Key, PointerAction, Source, ThumbPhase, WheelPhase, WheelUnit

if TYPE_CHECKING:
    # Only then: a value that few programs use takes as long to import as ten functions.
    from .region import Region


class Input(Handle):
    """The input side of a coordinator. Amounts and velocities are in offset direction: +100 moves content up."""

    _centre: tuple[float, float]

    def pointer(
        self,
        action: PointerAction | str,
        x: float,
        y: float,
        time: float,
        id: int = 0,  # noqa: A002
        source: Source | str = "touch",
    ) -> None:
        """A raw pointer at x, y in points of the viewport, at a time in seconds.

        ``id`` is one finger's number from down to up. ``source`` is ``touch``, ``mouse`` or ``pen``: that of the first
        that goes down counts.
        """
        self._call(
            self._abi.nslide_pointer,
            choice("action", PointerAction, action),
            choice("source", Source, source),
            int64("id", id),
            number("x", x),
            number("y", y),
            number("time", time),
        )

    def pointer_down(
        self,
        x: float,
        y: float,
        time: float,
        id: int = 0,  # noqa: A002
        source: Source | str = "touch",
    ) -> None:
        """A finger or button goes down at a point, at a time in seconds; any motion stops where it is."""
        self.pointer(PointerAction.down, x, y, time, id, source)

    def pointer_move(self, x: float, y: float, time: float, id: int = 0) -> None:  # noqa: A002
        """A pointer that is down moves to a point, at a time in seconds."""
        self.pointer(PointerAction.move, x, y, time, id)

    def pointer_up(self, x: float, y: float, time: float, id: int = 0) -> None:  # noqa: A002
        """A pointer lifts at a point, at a time in seconds; a drag is thrown with the velocity it had."""
        self.pointer(PointerAction.up, x, y, time, id)

    def pointer_cancel(self, x: float, y: float, time: float, id: int = 0) -> None:  # noqa: A002
        """The system took the pointer away, at a time in seconds; a drag ends with velocity 0."""
        self.pointer(PointerAction.cancel, x, y, time, id)

    def session_begin(self, x: float | None = None, y: float | None = None, source: Source | str = "touch") -> None:
        """Opens a drag that the host recognised, at x, y in points (None: the viewport's centre). It has no slop."""
        at_x, at_y = self._point(x, y)
        self._call(self._abi.nslide_session_begin, choice("source", Source, source), at_x, at_y)

    def session_update(self, dx: float, dy: float) -> tuple[float, float]:
        """Moves the open session by points and tells how many of them were used. The first move decides the axis."""
        consumed_x, consumed_y = c_double(), c_double()
        self._call(
            self._abi.nslide_session_update,
            number("dx", dx),
            number("dy", dy),
            byref(consumed_x),
            byref(consumed_y),
        )
        return consumed_x.value, consumed_y.value

    def session_end(self, vx: float = 0.0, vy: float = 0.0) -> None:
        """Ends the session with a velocity in points per second."""
        self._call(self._abi.nslide_session_end, number("vx", vx), number("vy", vy))

    def session_cancel(self) -> None:
        """Ends the session as if let go at rest."""
        self._call(self._abi.nslide_session_cancel)

    def wheel(
        self,
        dx: float,
        dy: float,
        x: float | None = None,
        y: float | None = None,
        unit: WheelUnit | str = "pixel",
        phase: WheelPhase | str = "none",
        shift: bool = False,
    ) -> None:
        """A wheel step at x, y (None: the viewport's centre). It never overscrolls; see ``unconsumed_x`` and ``_y``.

        Pixels move at once, lines (40 points) and notches (120) glide. ``phase`` is a trackpad's. With ``shift`` what
        is vertical is horizontal.
        """
        at_x, at_y = self._point(x, y)
        self._call(
            self._abi.nslide_wheel,
            choice("unit", WheelUnit, unit),
            choice("phase", WheelPhase, phase),
            int(bool(shift)),
            at_x,
            at_y,
            number("dx", dx),
            number("dy", dy),
        )

    def key(self, key: Key | str) -> None:
        """A key that scrolls, animated; one that comes meanwhile goes on from where the last will end."""
        self._call(self._abi.nslide_key, choice("key", Key, key))

    def autoscroll(self, mode: Autoscroll | str, y: float = 0.0, start: float = 0.0, speed: float = 201.0) -> None:
        """Scrolls by itself as long as a pointer that does something else says so; ``off`` ends it.

        With ``edge`` from nothing at ``start`` points from the viewport's edges to ``speed`` there; with ``origin``
        ``start`` is where the middle button was pressed.
        """
        self._call(
            self._abi.nslide_autoscroll,
            choice("mode", Autoscroll, mode),
            number("y", y),
            number("start", start),
            number("speed", speed),
        )

    def drag_thumb(self, bar: Bar | str, phase: ThumbPhase | str, place: float = 0.0) -> None:
        """Drags a scroll bar's thumb to a place, a fraction of its track, 0 to 1; the content never goes against it.

        With ``began`` it is taken hold of there, with ``ended`` it is let go. Until then ``bar`` answers where it is
        held, while rows are measured below it.
        """
        self._call(
            self._abi.nslide_drag_thumb,
            choice("bar", Bar, bar),
            choice("phase", ThumbPhase, phase),
            number("place", place),
        )

    def set_regions(self, regions: Iterable[Region]) -> None:
        """Replaces all regions in which the host claims an axis; after changes of pages, set those of pages anew."""
        structs = [region.as_struct() for region in regions]
        raw: Any = (RegionStruct * len(structs))(*structs)
        self._call(self._abi.nslide_set_regions, raw, int32("regions", len(structs)))

    def _point(self, x: float | None, y: float | None) -> tuple[float, float]:
        centre_x, centre_y = self._centre
        return centre_x if x is None else number("x", x), centre_y if y is None else number("y", y)
