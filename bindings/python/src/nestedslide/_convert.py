"""From the library's memory to values, and from arguments to numbers that C takes whole.

Structs are unpacked with one call of ``struct`` each; reading thirty fields through ctypes one by one takes several
times as long as the engine's own frame.
"""

from __future__ import annotations

import ctypes
import operator
import struct
import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, SupportsFloat, TypeVar

from ._constants import VIEW_NONE
from ._structs import CorrectionStruct, EdgeStruct, EventStruct, PageStruct, RectStruct, SnapshotStruct
from .enums import CollapseState, Direction, EventType, Indicator, Named, Phase, RefreshState, Source, TouchState
from .errors import InvalidArgumentError, NestedSlideError, OutOfRangeError
from .values import Correction, Edge, Event, Page, Rect, Snapshot

_CODES = {ctypes.c_int32: "i", ctypes.c_uint32: "I", ctypes.c_double: "d"}
NamedT = TypeVar("NamedT", bound=Named)

# The formats of a buffer of the machine's own doubles, which is what the library reads.
DOUBLES = frozenset(("d", "@d", "=d", "<d" if sys.byteorder == "little" else ">d"))


def _format(kind: Any) -> str:
    """The ``struct`` format of a ctypes struct without pointers."""
    return "".join(_CODES.get(field) or _format(field) for _, field in kind._fields_)


_SNAPSHOT = struct.Struct(_format(SnapshotStruct))
_PAGE = struct.Struct(_format(PageStruct))
_EVENT = struct.Struct(_format(EventStruct))
# Without the calls of __init__ and _make, which check what is right here.
_new: Any = object.__new__
_tuple: Any = tuple.__new__
_PHASES = {int(member): member for member in Phase}
_STATES = {int(member): member for member in CollapseState}
_INDICATORS = {int(member): member for member in Indicator}
_REFRESH = {int(member): member for member in RefreshState}
_DIRECTIONS = {int(member): member for member in Direction}
_TOUCHES = {int(member): member for member in TouchState}
_EVENTS = {int(member): member for member in EventType}
_SOURCES = {int(member): member for member in Source}


def _member(known: dict[int, NamedT], kind: type[NamedT], value: int) -> NamedT:
    member = known.get(value)
    return kind.from_library(value) if member is None else member


def snapshot_at(raw: Any, place: int) -> Snapshot:
    """A snapshot out of bytes that the library wrote, from a place on."""
    v = _SNAPSHOT.unpack_from(raw, place)
    phase, state = _member(_PHASES, Phase, v[1]), _member(_STATES, CollapseState, v[2])
    indicator, refresh = _member(_INDICATORS, Indicator, v[12]), _member(_REFRESH, RefreshState, v[13])
    touch, can_retarget = _member(_TOUCHES, TouchState, v[14]), v[15] != 0
    rects = _tuple(Rect, v[35:39]), _tuple(Rect, v[39:43]), _tuple(Rect, v[43:47])
    flags = v[3] != 0, v[4] != 0
    words = indicator, refresh, touch, can_retarget
    tail = *v[47:52], _tuple(Rect, v[52:56]), v[56], _member(_DIRECTIONS, Direction, v[57])
    snapshot: Snapshot = _tuple(Snapshot, (phase, state, *flags, *v[5:12], *words, *v[16:35], *rects, *tail))
    return snapshot


def page_at(raw: Any, place: int) -> Page:
    """A page out of bytes that the library wrote, from a place on."""
    index, needed, visible, refresh, loading, _, content_height, offset, max_offset, *frame = _PAGE.unpack_from(
        raw, place
    )
    page: Page = _new(Page)
    # At once: a frozen dataclass sets its fields one by one, each through a call.
    page.__dict__.update(
        index=index,
        needed=needed != 0,
        visible=visible != 0,
        refresh=_member(_REFRESH, RefreshState, refresh),
        loading=loading != 0,
        content_height=content_height,
        offset=offset,
        max_offset=max_offset,
        frame=_tuple(Rect, frame),
    )
    return page


def event_at(raw: Any, place: int) -> Event:
    """An event out of bytes that the library wrote, from a place on."""
    fields = _EVENT.unpack_from(raw, place)
    kind, index, from_, to, cancelled, will_decelerate, source, state, time, outer, inner, position, progress = fields
    event: Event = _new(Event)
    event.__dict__.update(
        type=_member(_EVENTS, EventType, kind),
        time=time,
        index=index,
        from_=from_,
        to=to,
        cancelled=cancelled != 0,
        will_decelerate=will_decelerate != 0,
        source=_member(_SOURCES, Source, source),
        state=state,
        outer=outer,
        inner=inner,
        position=position,
        progress=progress,
    )
    return event


def snapshot_from(raw: SnapshotStruct) -> Snapshot:
    """A snapshot out of the library's struct."""
    return snapshot_at(raw, 0)


def page_from(raw: PageStruct) -> Page:
    """A page out of the library's struct."""
    return page_at(raw, 0)


def event_from(raw: EventStruct) -> Event:
    """An event out of the library's struct."""
    return event_at(raw, 0)


def rect_from(raw: RectStruct) -> Rect:
    """A rectangle out of the library's struct."""
    return Rect(raw.x, raw.y, raw.width, raw.height)


def rect_struct(name: str, value: Sequence[float]) -> RectStruct:
    """A rectangle for the library, from x, y, width and height."""
    return RectStruct(*numbers(name, value, Rect._fields))


def correction_from(raw: CorrectionStruct) -> Correction:
    """A correction out of the library's struct."""
    return Correction(raw.view, None if raw.heir == VIEW_NONE else raw.heir, raw.offset, raw.velocity, raw.token)


def edge_from(raw: EdgeStruct) -> Edge:
    """An edge out of the library's struct."""
    return Edge(raw.pull_x, raw.pull_y, raw.velocity_x, raw.velocity_y, raw.shown_x, raw.shown_y)


def number(name: str, value: SupportsFloat) -> float:
    """A double. Text and bytes are refused although ``float`` would read them: quotes are a mistake of the host.

    >>> number("time", 3)
    3.0
    """
    kind = type(value)
    if kind is float:
        return value  # type: ignore[return-value]
    if not hasattr(kind, "__float__") and not hasattr(kind, "__index__"):
        raise TypeError(f"{name} must be a number, not {kind.__name__}")
    try:
        return float(value)
    except TypeError:
        raise TypeError(f"{name} must be a number, not {type(value).__name__}") from None
    except OverflowError:
        raise InvalidArgumentError(f"{name} is too large") from None


def numbers(name: str, value: Any, parts: Sequence[str]) -> list[float]:
    """Doubles, as many as there are parts."""
    if isinstance(value, (str, bytes, bytearray)):
        raise TypeError(f"{name} must be ({', '.join(parts)}), not {type(value).__name__}")
    try:
        values = list(value)
    except TypeError:
        raise TypeError(f"{name} must be ({', '.join(parts)}), not {type(value).__name__}") from None
    if len(values) != len(parts):
        raise InvalidArgumentError(f"{name} must be ({', '.join(parts)}), not {len(values)} numbers")
    return [number(f"{name} {part}", each) for part, each in zip(parts, values)]


def int32(name: str, value: int, error: type[NestedSlideError] = OutOfRangeError) -> int:
    """An int that fits: ctypes would silently drop the upper bits of one that does not."""
    try:
        whole = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {type(value).__name__}") from None
    if not -(2**31) <= whole < 2**31:
        raise error(f"{name} does not fit into 32 bits")
    return whole


def int64(name: str, value: int) -> int:
    """As int32, for pointer ids and keys."""
    try:
        whole = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {type(value).__name__}") from None
    if not -(2**63) <= whole < 2**63:
        raise InvalidArgumentError(f"{name} does not fit into 64 bits")
    return whole


def choice(name: str, kind: type[NamedT], value: NamedT | str | int) -> NamedT:
    """A member of an enumeration, from itself or its name.

    >>> choice("unit", Source, "mouse")
    <Source.mouse: 1>
    """
    try:
        return kind(value)  # type: ignore[arg-type]
    except ValueError:
        words = ", ".join(kind.names())
        raise InvalidArgumentError(f"{name} must be one of {words}, not {value!r}") from None


def doubles(name: str, values: Iterable[float]) -> tuple[int, Any]:
    """A C array of doubles and its length: of any numbers, or of a buffer of doubles.

    >>> doubles("pages", [3000, 900.5])[0], doubles("pages", array("d", [3000, 900.5]))[0]
    (2, 2)
    """
    return _packed("d", ctypes.c_double, name, values)


def int64s(name: str, values: Iterable[int]) -> tuple[int, Any]:
    """A C array of 64-bit integers and its length."""
    return _packed("q", ctypes.c_int64, name, values)


def require_ordered(name: str, values: object) -> None:
    """Refuses what cannot be heights one after the other: text, sets, and what is not many."""
    if isinstance(values, str):
        raise TypeError(f"{name} must be numbers, not str")
    if isinstance(values, (set, frozenset)):
        raise TypeError(f"{name} must be in order, which a {type(values).__name__} is not: give a list")
    if not hasattr(type(values), "__iter__") and not hasattr(type(values), "__getitem__"):
        many = "heights" if name == "pages" else "numbers"
        raise TypeError(f"{name} must be a sequence of {many}, not {type(values).__name__}")


def require_doubles(name: str, values: object, view: memoryview) -> None:
    """Refuses a buffer of other things than doubles; of an array of numpy's it says what helps."""
    if view.format in DOUBLES:
        return
    kind = getattr(values, "dtype", None)
    if kind is not None:
        raise TypeError(f"{name} must be doubles: an array of float64, not of {kind}; use .astype(float)")
    raise TypeError(f'{name} must be doubles: a buffer of format "d", not "{view.format}"')


def _require_items(name: str, values: object) -> None:
    """Refuses text, and buffers whose items are no doubles.

    ``array`` would take the memory of a ``bytearray`` for the numbers themselves. A buffer of any other format is more
    likely a mistake than heights; a host that means it passes ``list(buffer)``.
    """
    require_ordered(name, values)
    try:
        view = memoryview(values)  # type: ignore[arg-type]
    except TypeError:
        return
    require_doubles(name, values, view)
    if view.ndim != 1:
        raise TypeError(f"{name} must be a buffer of one dimension, not of {view.ndim}")


def _packed(code: str, kind: Any, name: str, values: Iterable[float]) -> tuple[int, Any]:
    """Through ``array``, since that copies a million numbers in one go."""
    _require_items(name, values)
    try:
        packed: Any = array(code, values)
    except TypeError as error:
        raise TypeError(f"{name} must be numbers: {error}") from None
    except OverflowError:
        raise InvalidArgumentError(f"{name}: a number is too large") from None
    return len(packed), (kind * len(packed)).from_buffer(packed) if packed else None
