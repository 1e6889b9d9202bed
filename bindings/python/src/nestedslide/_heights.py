"""Heights of items on their way to the library: a million of them are not touched one by one where that can be."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from ctypes import addressof, byref, c_double
from typing import Any

from ._constants import AUTO, MAX_LENGTH
from ._convert import int32, require_doubles, require_ordered
from .errors import InvalidArgumentError, NestedSlideError

Heights = Iterable["float | None"]
"""Heights in points: a buffer of doubles, or any numbers, with None for ``item_height``."""


def pointer_to(name: str, heights: Heights) -> tuple[int, Any]:
    """How many heights there are, and a pointer to them that keeps their memory alive; None where there are none.

    A buffer of doubles, such as an ``array("d")``, is read where it is. One that cannot be written, which ctypes gives
    no pointer to, is copied as a whole.

    >>> pointer_to("heights", array("d", [80, 44]))[0], pointer_to("heights", (80, None, 44))[0]
    (2, 3)
    """
    try:
        view = memoryview(heights)  # type: ignore[arg-type]
    except TypeError:
        return _pointed(_packed(name, heights))
    require_doubles(name, heights, view)
    if view.ndim != 1 or not view.c_contiguous:
        raise InvalidArgumentError(f"{name} must be a buffer of one dimension without gaps")
    return _pointed(array("d", view.tobytes()) if view.readonly else view)


def count_and_pointer(count: int | None, heights: Heights | None) -> tuple[int, Any]:
    """How many items there are, and a pointer to their heights; None where all have ``item_height``."""
    if heights is None:
        if count is None:
            raise TypeError("count or heights must be given")
        return int32("count", count), None
    length, pointer = pointer_to("heights", heights)
    if count is not None and int32("count", count) != length:
        raise InvalidArgumentError(f"count is {count}, but there are {length} heights")
    return int32("heights", length), pointer


def naming(name: str, heights: Any, error: NestedSlideError) -> NestedSlideError:
    """The same error, but with the height that was the bad one: the library says that one of them was, not which.

    ``heights`` are those that it was given, as a ctypes array or None.

    >>> print(naming("pages", [80, -4.0], InvalidArgumentError("content_heights: each must be from 0 to 1e12 points")))
    pages[1]: must be from 0 to 1e12 points, not -4.0
    """
    _, each, rule = error.message.partition(": each ")
    for index, height in enumerate(heights or ()) if each else ():
        if not (0 <= height <= MAX_LENGTH or (height == AUTO and "NSLIDE_AUTO" in rule)):
            return type(error)(f"{name}[{index}]: {rule.replace('NSLIDE_AUTO', 'None')}, not {height!r}")
    return error


def pointed_at(count: int, pointer: Any) -> Any:
    """The heights that a pointer leads to; None where it is none."""
    return None if pointer is None else (c_double * count).from_address(addressof(pointer._obj))


def _pointed(doubles: array[float] | memoryview) -> tuple[int, Any]:
    length = len(doubles)
    return length, byref(c_double.from_buffer(doubles)) if length else None


def _packed(name: str, heights: Heights) -> array[float]:
    require_ordered(name, heights)
    try:
        found = heights if isinstance(heights, (list, tuple)) else list(heights)
        try:
            return array("d", found)
        except TypeError:
            if not any(each is None for each in found):
                raise
            return array("d", [AUTO if each is None else each for each in found])
    except TypeError as error:
        raise TypeError(f"{name} must be numbers: {error}") from None
    except OverflowError:
        raise InvalidArgumentError(f"{name}: a number is too large") from None
