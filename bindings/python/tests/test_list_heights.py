"""Heights of items as a host may have them."""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Iterable, Iterator
from typing import Any, Callable

import pytest
from calls import calls_of

from nestedslide import AUTO, MAX_LENGTH, InvalidArgumentError, ListLayout, NotFiniteError, OutOfRangeError
from nestedslide._heights import pointer_to

NAN = float("nan")


@pytest.fixture
def feed() -> Iterator[ListLayout]:
    with ListLayout() as made:
        yield made


def heights_of(feed: ListLayout, count: int, section: int = 0) -> list[float]:
    return [feed.frames(section, k)[0, 3] for k in range(count)]


def numbers() -> Iterable[float]:
    yield 80
    yield 44.5
    yield 10


SAME: list[Any] = [
    [80, 44.5, 10],
    (80.0, 44.5, True * 10),
    array("d", [80, 44.5, 10]),
    memoryview(array("d", [80, 44.5, 10])),
    memoryview(array("d", [80, 44.5, 10])).toreadonly(),
    memoryview(array("d", [7, 80, 44.5, 10, 7]))[1:4],
    memoryview(array("d", [80, 44.5, 10]).tobytes()).cast("d"),
    (ctypes.c_double * 3)(80, 44.5, 10),
    {80: "a", 44.5: "b", 10: "c"},
]


@pytest.mark.parametrize("heights", SAME)
def test_each_kind(heights: Any, feed: ListLayout) -> None:
    feed.insert_section(0, heights=heights)
    assert heights_of(feed, 3) == [80, 44.5, 10]
    feed.insert_items(0, 1, heights=heights)
    assert heights_of(feed, 6) == [80, 80, 44.5, 10, 44.5, 10]
    feed.insert_section(0, 4)
    feed.set_heights(0, 1, heights)
    assert heights_of(feed, 4) == [44, 80, 44.5, 10]


def test_what_is_given_out_one_by_one(feed: ListLayout) -> None:
    feed.insert_section(0, heights=numbers())
    feed.insert_items(0, 3, heights=(None if k == 1 else 10.0 * k for k in range(3)))
    assert heights_of(feed, 6) == [80, 44.5, 10, 0, 44, 20]


def test_none_is_item_height(feed: ListLayout) -> None:
    feed.insert_section(0, heights=[80, None, None], item_height=50)
    feed.insert_section(1, 3, item_height=60)
    feed.insert_section(2, heights=array("d", [AUTO, 80, AUTO]), item_height=70)
    assert heights_of(feed, 3, 0) == [80, 50, 50]
    assert heights_of(feed, 3, 1) == [60, 60, 60]
    assert heights_of(feed, 3, 2) == [70, 80, 70]
    feed.set_heights(0, 0, [None])
    feed.set_section(0, item_height=55)
    assert heights_of(feed, 3, 0) == [55, 55, 55]


@pytest.mark.parametrize("nothing", [[], (), array("d"), range(0), memoryview(b"").cast("d")])
def test_no_heights(nothing: Any, feed: ListLayout) -> None:
    feed.insert_section(0, heights=nothing)
    feed.insert_section(1, 2)
    feed.insert_items(1, 1, heights=nothing)
    feed.set_heights(1, 2, nothing)
    assert (feed.state().item_count, feed.state().content_height) == (2, 88)


def test_count_and_heights_must_agree(feed: ListLayout) -> None:
    feed.insert_section(0, 2, [10, 20])
    with pytest.raises(InvalidArgumentError, match="count is 3, but there are 2 heights"):
        feed.insert_section(0, 3, [10, 20])
    with pytest.raises(InvalidArgumentError, match="count is 0"):
        feed.insert_items(0, 0, 0, array("d", [10, 20]))
    with pytest.raises(TypeError, match="count or heights must be given"):
        feed.insert_items(0, 0)
    with pytest.raises(TypeError, match="count must be an integer, not list"):
        feed.insert_items(0, 0, [10.0])  # type: ignore[arg-type]
    assert feed.state().item_count == 2


WRONG: list[tuple[Any, type[Exception], str]] = [
    ("12", TypeError, "heights must be numbers, not str"),
    (b"12345678", TypeError, 'a buffer of format "d", not "B"'),
    (bytearray(8), TypeError, 'not "B"'),
    (array("f", [1]), TypeError, 'not "f"'),
    (array("q", [1]), TypeError, 'not "q"'),
    ((ctypes.c_int * 2)(), TypeError, "heights must be doubles"),
    (memoryview(array("d", [1, 2, 3, 4]))[::2], InvalidArgumentError, "one dimension without gaps"),
    (memoryview(array("d", [1, 2, 3, 4]))[::-1], InvalidArgumentError, "one dimension without gaps"),
    (memoryview(array("d", [1, 2, 3, 4])).cast("B").cast("d", (2, 2)), InvalidArgumentError, "one dimension"),
    (["tall"], TypeError, "heights must be numbers"),
    ([1.0, None, "tall"], TypeError, "heights must be numbers"),
    ([[1.0]], TypeError, "heights must be numbers"),
    (7, TypeError, "heights must be a sequence of numbers, not int"),
    ({7.0}, TypeError, "heights must be in order"),
    ([10**400], InvalidArgumentError, "heights: a number is too large"),
    ([10.0, -1.0], InvalidArgumentError, "heights"),
    ([10.0, NAN], NotFiniteError, "heights"),
    ([float("inf")], NotFiniteError, "heights"),
    ([2 * MAX_LENGTH], InvalidArgumentError, "heights"),
    (array("d", [10, -1e-9]), InvalidArgumentError, "heights"),
]


@pytest.mark.parametrize(("heights", "error", "message"), WRONG)
def test_wrong_heights_change_nothing(heights: Any, error: type[Exception], message: str, feed: ListLayout) -> None:
    feed.insert_section(0, 5)
    calls: list[Callable[[], None]] = [
        lambda: feed.insert_section(0, heights=heights),
        lambda: feed.insert_items(0, 0, heights=heights),
        lambda: feed.set_heights(0, 0, heights),
    ]
    for call in calls:
        with pytest.raises(error, match=message):
            call()
    state = feed.state()
    assert (state.section_count, state.item_count, state.content_height) == (1, 5, 220)


def test_none_is_no_answer_to_what_the_heights_are(feed: ListLayout) -> None:
    feed.insert_section(0, 5)
    with pytest.raises(TypeError, match="heights must be a sequence of numbers, not NoneType"):
        feed.set_heights(0, 0, None)  # type: ignore[arg-type]


WITH_A_NUMBER: list[Callable[[ListLayout, int], Any]] = [
    lambda feed, n: feed.insert_section(n),
    lambda feed, n: feed.insert_section(0, n),
    lambda feed, n: feed.remove_sections(n),
    lambda feed, n: feed.remove_sections(0, n),
    lambda feed, n: feed.move_section(n, 0),
    lambda feed, n: feed.move_section(0, n),
    lambda feed, n: feed.insert_items(n, 0, 1),
    lambda feed, n: feed.insert_items(0, n, 1),
    lambda feed, n: feed.insert_items(0, 0, n),
    lambda feed, n: feed.remove_items(n, 0),
    lambda feed, n: feed.remove_items(0, n),
    lambda feed, n: feed.remove_items(0, 0, n),
    lambda feed, n: feed.move_item(n, 0, 0, 0),
    lambda feed, n: feed.move_item(0, n, 0, 0),
    lambda feed, n: feed.move_item(0, 0, n, 0),
    lambda feed, n: feed.move_item(0, 0, 0, n),
    lambda feed, n: feed.set_heights(n, 0, [1]),
    lambda feed, n: feed.set_heights(0, n, [1]),
    lambda feed, n: feed.set_anchor(n, 0),
    lambda feed, n: feed.set_anchor(0, n),
    lambda feed, n: feed.frames(n),
    lambda feed, n: feed.frames(0, n),
    lambda feed, n: feed.frames(0, 0, n),
    lambda feed, n: feed.find_item(n),
    lambda feed, n: feed.item_offset(n),
    lambda feed, n: feed.item_offset(0, n),
    lambda feed, n: feed.scroll_to(n),
    lambda feed, n: feed.scroll_to(0, n),
]


@pytest.mark.parametrize("call", WITH_A_NUMBER)
def test_numbers_are_never_wrapped(call: Callable[[ListLayout, int], Any], feed: ListLayout) -> None:
    feed.insert_section(0, 5)
    for beyond in (2**31, -(2**31) - 1, 2**32, 2**64 + 1):
        with pytest.raises(OutOfRangeError, match="does not fit into 32 bits"):
            call(feed, beyond)
    for wrong in (1.5, "1", [1]):
        with pytest.raises((TypeError, ValueError)):
            call(feed, wrong)  # type: ignore[arg-type]
    state = feed.state()
    assert (state.section_count, state.item_count, state.content_height) == (1, 5, 220)


def test_a_buffer_is_read_where_it_is() -> None:
    heights = array("d", [80, 44])
    count, pointer = pointer_to("heights", heights)
    assert count == 2
    heights[1] = 45
    assert ctypes.cast(pointer, ctypes.POINTER(ctypes.c_double))[1] == 45
    # Python refuses to move memory that is pointed to.
    with pytest.raises(BufferError):
        heights.append(1)
    del pointer
    heights.append(1)


def test_a_buffer_is_free_again_after_the_call(feed: ListLayout) -> None:
    heights = array("d", [80, 44])
    feed.insert_section(0, heights=heights)
    heights.append(10)
    with pytest.raises(OutOfRangeError):
        feed.set_heights(0, 0, heights)
    heights.append(10)


def test_a_million_heights_at_once(feed: ListLayout) -> None:
    heights = array("d", bytes(8_000_000))
    # Not one by one.
    assert calls_of(lambda: pointer_to("heights", heights)) < 100
    heights = array("d", [k % 100 for k in range(1_000_000)])
    feed.insert_section(0, heights=heights)
    assert feed.state().content_height == sum(heights)
    assert feed.frames(0, 999_999)[0, 3] == 99


def test_numpy(feed: ListLayout) -> None:
    numpy = pytest.importorskip("numpy")
    heights = numpy.array([80, 44.5, 10])
    feed.insert_section(0, heights=heights)
    frozen = heights.copy()
    frozen.setflags(write=False)
    feed.insert_items(0, 3, heights=frozen)
    assert heights_of(feed, 6) == [80, 44.5, 10] * 2
    wrong: list[tuple[Any, type[Exception]]] = [
        (heights.astype("float32"), TypeError),
        (heights.astype("int64"), TypeError),
        (heights.astype(">f8" if sys.byteorder == "little" else "<f8"), TypeError),
        (heights[::2], InvalidArgumentError),
        (heights.reshape(3, 1), InvalidArgumentError),
    ]
    for each, error in wrong:
        with pytest.raises(error):
            feed.set_heights(0, 0, each)
    assert heights_of(feed, 3) == [80, 44.5, 10]
