"""What a list answers in one go: whose memory it is, and the values made of it."""

from __future__ import annotations

import ctypes
import struct
import subprocess
import sys
from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from calls import calls_of

from nestedslide import (
    BufferTooSmallError,
    InvalidArgumentError,
    Item,
    ItemChange,
    ItemChangeKind,
    ItemChanges,
    ItemKind,
    ListLayout,
    OutOfRangeError,
    Rect,
    VisibleItems,
)
from nestedslide._structs import ItemStruct

LEFT, ENTERED = ItemChangeKind.left, ItemChangeKind.entered


@pytest.fixture
def feed() -> Iterator[ListLayout]:
    """Sections of a header of 30 and ten rows of 50, estimated in the second, seen through 100 points."""
    with ListLayout(width=390, height=100) as made:
        made.insert_section(0, 10, header_height=30, item_height=50)
        made.insert_section(1, 10, header_height=30, item_height=50, estimated=True)
        yield made


def test_visible_items(feed: ListLayout) -> None:
    feed.set_offset(500)
    feed.update()
    feed.set_heights(1, 0, [50])
    seen = feed.visible()
    assert len(seen) == 4
    assert list(seen) == [seen[0], seen[1], seen[2], seen[3]] == list(seen[:])
    assert seen[0] == Item(Rect(0, 480, 390, 50), 0, 9, seen[0].slot, False, False)
    assert seen[1] == Item(Rect(0, 560, 390, 50), 1, 0, seen[1].slot, False, False)
    assert {each.slot for each in seen} == {0, 1, 2, 3}
    assert seen[2].path == (0, ItemKind.header)
    assert seen[2].frame == Rect(0, 500, 390, 30)
    assert (seen[2].stuck, seen[3].stuck, seen[3].item) == (True, False, ItemKind.header)
    assert seen[-1] == seen[3]
    assert seen[1:3] == (seen[1], seen[2])
    assert seen[::-1] == tuple(reversed(list(seen)))
    assert seen.index(seen[2]) == 2
    with pytest.raises(IndexError):
        seen[4]
    with pytest.raises(TypeError):
        seen["0"]  # type: ignore[call-overload]
    assert repr(seen) == "<VisibleItems, 4>"


def test_estimates_are_told(feed: ListLayout) -> None:
    feed.set_offset(600)
    assert [each.estimated for each in feed.visible() if each.item >= 0] == [True] * 3
    feed.set_heights(1, 1, [50, 50])
    assert [each.estimated for each in feed.visible() if each.item >= 0] == [True, False, False]
    assert not any(each.estimated for each in feed.visible() if each.item < 0)


def test_the_memory_is_the_answers_own(feed: ListLayout) -> None:
    first = feed.visible()
    wanted, raw = list(first), bytes(first.raw)
    feed.set_offset(300)
    second = feed.visible()
    assert (list(first), bytes(first.raw)) == (wanted, raw)
    assert list(second) != wanted
    feed.close()
    assert list(first) == wanted


def test_memory_is_used_again_where_told(feed: ListLayout) -> None:
    kept = feed.visible()
    view = kept.raw
    feed.set_offset(330)
    assert feed.visible(into=kept) is kept
    assert kept[0].item == 6
    # The view looks at the same memory: nothing was copied.
    assert struct.unpack_from(kept.format, view)[5] == 6
    small = VisibleItems(1)
    assert [each.path for each in feed.visible(into=small)] == [each.path for each in kept]
    assert small.capacity >= 4


def test_a_failing_call_leaves_what_was_there(feed: ListLayout) -> None:
    kept = feed.visible()
    before = list(kept)
    with pytest.raises(InvalidArgumentError):
        feed.visible(-1, into=kept)
    assert list(kept) == before


def test_raw_structs(feed: ListLayout) -> None:
    seen = feed.visible()
    assert seen.raw.readonly
    assert len(seen.raw) == len(seen) * ctypes.sizeof(ItemStruct) == len(seen) * struct.calcsize(seen.format)
    structs = list(struct.iter_unpack(seen.format, seen.raw))
    assert [(Rect(*each[:4]), each[4], each[5]) for each in structs] == [
        (item.frame, item.section, item.item) for item in seen
    ]
    doubles = seen.raw.cast("d", (len(seen), 6))
    assert [doubles[k, 1] for k in range(len(seen))] == [item.frame.y for item in seen]


def test_an_array_of_numpy_is_the_same_memory(feed: ListLayout) -> None:
    numpy = pytest.importorskip("numpy")
    feed.set_offset(440)
    seen = feed.visible()
    found = numpy.asarray(seen)
    assert found["frame"].tolist() == [list(item.frame) for item in seen]
    assert found["item"].tolist() == [item.item for item in seen]
    assert (found["slot"].tolist(), found["flags"][-1]) == ([-1] * len(seen), 0)
    assert not found.flags.writeable
    feed.set_offset(0)
    feed.visible(into=seen)
    assert found["frame"][0].tolist() == list(seen[0].frame)
    changes = feed.update()
    assert numpy.asarray(changes)["slot"].tolist() == [each.slot for each in changes]
    assert numpy.asarray(feed.update()).shape == (0,)


def test_numpy_is_not_needed() -> None:
    program = "import sys, nestedslide; feed = nestedslide.ListLayout(); feed.visible().__array_interface__; "
    program += "print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "False\n"


@pytest.mark.skipif(sys.version_info < (3, 12), reason="Python has the buffer protocol for its classes from 3.12 on")
def test_batches_are_buffers(feed: ListLayout) -> None:
    seen, frames = feed.visible(), feed.frames(0, 0, 2)
    batches: Any = (seen, frames)
    views = [memoryview(each) for each in batches]
    assert [(view.nbytes, view.readonly) for view in views] == [(len(seen) * 48, True), (64, False)]
    assert bytes(views[0]) == bytes(seen.raw)
    views[1][0, 1] = 7
    assert frames[0].y == 7


def test_what_comes_and_goes(feed: ListLayout) -> None:
    assert {item.slot for item in feed.visible()} == {-1}
    first = feed.update()
    assert {(each.kind, each.section, each.item) for each in first} == {(ENTERED, 0, k) for k in (-1, 0, 1)}
    assert {(each.section, each.item): each.slot for each in first} == {i.path: i.slot for i in feed.visible()}
    assert list(feed.update()) == []
    feed.set_offset(50)
    changes = feed.update()
    assert isinstance(changes, ItemChanges)
    assert list(changes) == [ItemChange(ENTERED, 3, 0, 2)]
    assert list(feed.update()) == []


def test_slots_are_used_again(feed: ListLayout) -> None:
    first = feed.update()
    assert [(each.kind, each.slot) for each in first] == [(ENTERED, k) for k in range(3)]
    before = {(item.section, item.item): item.slot for item in feed.visible()}
    assert sorted(before.values()) == [0, 1, 2]
    feed.insert_items(0, 0, 2)
    feed.set_offset(0)
    changes = feed.update()
    after = {(item.section, item.item): item.slot for item in feed.visible()}
    assert after[0, -1] == before[0, -1]
    left = [each for each in changes if each.kind is LEFT]
    assert [each.kind for each in changes] == [LEFT] * len(left) + [ENTERED] * (len(changes) - len(left))
    assert {(each.section, each.item) for each in left} == {(0, 2), (0, 3)}
    assert sorted(after.values()) == [0, 1, 2]


def test_what_was_removed_has_no_place(feed: ListLayout) -> None:
    feed.update()
    feed.remove_items(0, 0, 2)
    left = [each for each in feed.update() if each.kind is LEFT]
    assert [(each.section, each.item) for each in left] == [(-1, ItemKind.none)] * 2


def test_more_than_there_is_room_for(feed: ListLayout) -> None:
    feed.insert_section(2, 5_000, item_height=1)
    for batch in (feed.visible(0, 6000), feed.update(0, 6000), feed.update(0, 0)):
        assert len(batch) > 5_000
    assert len({item.slot for item in feed.visible(0, 6000)}) < 10
    small = ItemChanges(2)
    assert len(feed.update(0, 6000, into=small)) == len(small) > 5_000
    assert sorted(each.slot for each in small) == sorted({each.slot for each in small})


def test_frames(feed: ListLayout) -> None:
    frames = feed.frames(0, 2, 3)
    assert (frames.shape, frames.raw.shape, frames.raw.format) == ((3, 4), (3, 4), "d")
    assert frames.tolist() == [[0, 130, 390, 50], [0, 180, 390, 50], [0, 230, 390, 50]]
    assert frames[2, 1] == 230
    feed.set_offset(300)
    assert feed.frames(0, "header").tolist() == [[0, 300, 390, 30]]
    assert feed.frames(1, ItemKind.header).tolist() == [[0, 530, 390, 30]]
    assert (feed.frames(0, 10, 0).shape, feed.frames(0, 10, 0).tolist()) == ((0, 4), [])
    for section, item, count in ((0, 10, 1), (0, 9, 2), (2, 0, 1), (0, -1, 2), (0, 0, -1), (0, 0, 2**31 - 1)):
        with pytest.raises(OutOfRangeError):
            feed.frames(section, item, count)


def test_frames_are_rectangles_one_by_one(feed: ListLayout) -> None:
    frames = feed.frames(0, 0, 3)
    wanted = [Rect(0, y, 390, 50) for y in (30, 80, 130)]
    assert list(frames) == wanted
    assert (frames[0], frames[-1], frames[1:], len(frames)) == (wanted[0], wanted[2], (*wanted[1:],), 3)
    assert (wanted[1] in frames, repr(frames)) == (True, "<ItemFrames, 3>")
    with pytest.raises(IndexError):
        frames[3]
    with pytest.raises(IndexError):
        frames[0, 4]


def test_frames_into_memory_of_the_callers(feed: ListLayout) -> None:
    out = array("d", bytes(8 * 12))
    frames = feed.frames(0, 0, 2, out)
    assert out.tolist() == [0, 30, 390, 50, 0, 80, 390, 50, 0, 0, 0, 0]
    assert frames.shape == (2, 4)
    out[1] = 7
    assert frames[0, 1] == 7
    wrong: list[tuple[Any, type[Exception], str]] = [
        (array("d", bytes(8 * 7)), BufferTooSmallError, "room for 1 frames, and 2 are asked for"),
        (array("f", bytes(4 * 8)), TypeError, 'of format "d", not "f"'),
        (bytes(64), TypeError, 'not "B"'),
        (memoryview(out).toreadonly(), InvalidArgumentError, "can be written"),
        (memoryview(out)[::-1], InvalidArgumentError, "no gaps"),
        ([0.0] * 8, TypeError, "buffer of doubles, not list"),
    ]
    for each, error, message in wrong:
        with pytest.raises(error, match=message):
            feed.frames(0, 0, 2, each)
    with pytest.raises(OutOfRangeError):
        feed.frames(0, 9, 2, out)
    assert out[1] == 7


def test_frames_into_an_array_of_numpy(feed: ListLayout) -> None:
    numpy = pytest.importorskip("numpy")
    out = numpy.zeros((3, 4))
    feed.frames(0, 0, 3, out)
    assert out[:, 1].tolist() == [30, 80, 130]
    frames = feed.frames(0, 0, 3)
    found = numpy.asarray(frames)
    assert found.tolist() == out.tolist()
    found[2, 3] = 9
    assert frames[2].height == 9
    assert numpy.asarray(feed.frames(0, 0, 0)).shape == (0, 4)


@pytest.mark.long
def test_no_item_is_touched_one_by_one() -> None:
    with ListLayout(height=1e9) as feed:
        feed.insert_section(0, 300_000, item_height=10)
        kept = VisibleItems(300_000)
        feed.visible(into=kept)
        # Memory is filled; a value of each item is made where one is asked for.
        assert calls_of(lambda: feed.visible(into=kept)) < 100
        assert len(kept) == 300_000
        assert calls_of(lambda: list(kept)) >= 300_000
        frames = array("d", bytes(32 * 300_000))
        assert calls_of(lambda: feed.frames(0, 0, 300_000, frames)) < 100
        assert frames[-3] == 2_999_990
