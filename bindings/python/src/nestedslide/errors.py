"""What can go wrong, as exceptions.

Each status of the library has a class of its own, which is also the built-in exception a Python programmer would
expect: ``except IndexError`` catches a page number that ``tap_tab`` refuses, ``except NestedSlideError`` catches
everything. ``scroll_to_page`` refuses no number: it clamps.

>>> issubclass(OutOfRangeError, IndexError)
True
>>> OutOfRangeError("index: there is no such page").status
<Status.out_of_range: -3>
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from .enums import Status


class NestedSlideError(Exception):
    """Anything this package raises on purpose.

    ``status`` is the library's status and ``message`` its sentence about the argument that was wrong.
    """

    status: Status = Status.invalid_state

    @property
    def message(self) -> str:
        """Which argument was wrong, and why."""
        return str(self.args[0]) if self.args else ""

    @property
    def status_name(self) -> str:
        """The status as the word that scenarios use."""
        return self.status.name

    def __str__(self) -> str:
        return self.message or self.status_name

    @property
    def line(self) -> str:
        """The status and the message, as reports write them."""
        return f"{self.status_name}: {self.message}" if self.message else self.status_name


class InvalidArgumentError(NestedSlideError, ValueError):
    """A value outside its documented range."""

    status = Status.invalid_argument


class NotFiniteError(NestedSlideError, ValueError):
    """NaN or an infinity."""

    status = Status.not_finite


class OutOfRangeError(NestedSlideError, IndexError):
    """An index or a count that the coordinator does not have room for."""

    status = Status.out_of_range


class HandleError(NestedSlideError, ReferenceError):
    """A handle the library does not know."""

    status = Status.invalid_handle


class StaleHandleError(HandleError):
    """A coordinator that has ended."""

    status = Status.stale_handle


class ClosedError(StaleHandleError, ValueError):
    """A coordinator used after ``close()``, as with a closed file."""


class InvalidStateError(NestedSlideError, RuntimeError):
    """Right in itself, but not now."""

    status = Status.invalid_state


class TimeWentBackError(NestedSlideError, ValueError):
    """A time earlier than one already given."""

    status = Status.time_went_back


class StructSizeError(NestedSlideError, RuntimeError):
    """The library and this package disagree about a struct."""

    status = Status.struct_size


class BufferTooSmallError(NestedSlideError, BufferError):
    """A buffer without room for the answer."""

    status = Status.buffer_too_small


class OutOfMemoryError(NestedSlideError, MemoryError):
    """No memory for more pages or coordinators."""

    status = Status.out_of_memory


class BusyError(NestedSlideError, RuntimeError):
    """Another thread is inside this coordinator."""

    status = Status.busy


class ReentrantError(NestedSlideError, RuntimeError):
    """A call from within a hook of the same coordinator."""

    status = Status.reentrant


class UnsupportedError(NestedSlideError, NotImplementedError):
    """Not in this build of the library."""

    status = Status.unsupported


class CorruptDataError(NestedSlideError, ValueError):
    """Saved bytes that are not what they say."""

    status = Status.corrupt_data


class ListenerError(NestedSlideError):
    """Several listeners raised while they were told of events; a single one's error is raised itself.

    >>> str(ListenerError([ValueError("no"), KeyError(1)]))
    'listeners raised ValueError: no; KeyError: 1'
    """

    def __init__(self, errors: Iterable[Exception]) -> None:
        super().__init__(tuple(errors))

    @property
    def errors(self) -> tuple[Exception, ...]:
        """What they raised, in order."""
        return cast("tuple[Exception, ...]", self.args[0])

    @property
    def message(self) -> str:
        """All their errors in one line."""
        return "; ".join(f"{type(error).__name__}: {error}" for error in self.errors)

    def __str__(self) -> str:
        return f"listeners raised {self.message}"


class LibraryError(NestedSlideError, ImportError):
    """The shared library cannot be used; ``status`` says nothing then."""

    status = Status.unsupported

    def __str__(self) -> str:
        return self.message


class LibraryNotFoundError(LibraryError):
    """No shared library could be loaded from any of the places it may be in."""


class LibraryMismatchError(LibraryError):
    """A shared library was loaded that this package was not written for."""


_BY_STATUS: dict[int, type[NestedSlideError]] = {
    error.status: error
    for error in (
        InvalidArgumentError,
        NotFiniteError,
        OutOfRangeError,
        HandleError,
        StaleHandleError,
        InvalidStateError,
        TimeWentBackError,
        StructSizeError,
        BufferTooSmallError,
        OutOfMemoryError,
        BusyError,
        ReentrantError,
        UnsupportedError,
        CorruptDataError,
    )
}


def error_for(status: int, message: str) -> NestedSlideError:
    """The exception for a status that is not ok."""
    kind = _BY_STATUS.get(status)
    if kind is not None:
        return kind(message)
    error = NestedSlideError(message)
    error.status = Status.from_library(status)
    return error
