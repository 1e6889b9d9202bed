"""Lists by themselves: editing, and what they answer."""

from __future__ import annotations

from typing import Any

import pytest

from nestedslide import (
    MAX_ITEMS,
    Align,
    InvalidArgumentError,
    InvalidStateError,
    ItemKind,
    ItemPath,
    ItemRange,
    ListLayout,
    ListState,
    NestedSlideError,
    NotFiniteError,
    OutOfRangeError,
)

HEADER, FOOTER = ItemKind.header, ItemKind.footer


def two_sections(**settings: Any) -> ListLayout:
    """Header 30, ten rows of 50, footer 20: 550 each."""
    feed = ListLayout(width=390, height=500, **settings)
    for index in range(2):
        feed.insert_section(index, 10, header_height=30, footer_height=20, item_height=50)
    return feed


def test_an_empty_list() -> None:
    with ListLayout() as feed:
        assert feed.state() == ListState(None, None, 0, 0, 0, 0, 0, 390, 844)
        assert feed.range() is None
        assert (len(feed.visible()), len(feed.update())) == (0, 0)
        assert feed.item_at(0, 0) is None
        assert repr(feed) == "<ListLayout, 0 items in 0 sections, offset 0>"


def test_state() -> None:
    with two_sections() as feed:
        feed.set_offset(120)
        assert feed.state() == ListState(None, None, 2, 20, 1100, 120, 600, 390, 500)
        assert repr(feed) == "<ListLayout, 20 items in 2 sections, offset 120>"
        feed.set_offset(-50)
        assert feed.state().offset == -50
        with pytest.raises(NotFiniteError):
            feed.set_offset(float("nan"))
        with pytest.raises(InvalidArgumentError):
            feed.set_offset(1e13)
        with pytest.raises(TypeError, match="offset must be a number"):
            feed.set_offset("1")  # type: ignore[arg-type]
        assert feed.state().offset == -50


def test_a_million_items() -> None:
    with ListLayout(height=500) as feed:
        feed.insert_section(0, 1_000_000, item_height=50)
        assert feed.state().content_height == 50_000_000
        feed.set_offset(25_000_010)
        assert feed.range() == ItemRange(ItemPath(0, 500_000), ItemPath(0, 500_010))
        assert feed.frames(0, 999_999)[0, 1] == 49_999_950
        with pytest.raises(OutOfRangeError):
            feed.insert_items(0, 0, MAX_ITEMS)


def test_moving_and_removing() -> None:
    with two_sections(anchor="none") as feed:
        feed.set_heights(0, 3, [80])
        feed.move_item(0, 3, 1, 0)
        assert feed.frames(1, 0)[0, 3] == 80
        assert feed.state().content_height == 1130
        feed.move_section(1, 0)
        assert feed.frames(0, 0)[0, 3] == 80
        feed.remove_items(0, 0)
        feed.remove_items(0, 0, 4)
        assert feed.state().item_count == 15
        feed.remove_sections(0, 2)
        assert feed.state().section_count == 0


def test_range_and_what_lies_beyond() -> None:
    with two_sections() as feed:
        feed.set_offset(100)
        assert feed.range() == ItemRange(ItemPath(0, 1), ItemPath(1, 0))
        found = feed.range(80, 0)
        assert found is not None
        assert found.first == (0, HEADER)
        assert f"{found.first}" == "ItemPath(section=0, item=<ItemKind.header: -1>)"
        assert feed.range(0, 10_000) == ItemRange(ItemPath(0, 1), ItemPath(1, FOOTER))
        feed.set_offset(5000)
        assert feed.range() is None
        for wrong, error in ((-1, InvalidArgumentError), (float("inf"), NotFiniteError), (1e13, InvalidArgumentError)):
            for call in (feed.range, feed.visible, feed.update):
                with pytest.raises(error):
                    call(wrong)
                with pytest.raises(error):
                    call(0, wrong)
        with pytest.raises(TypeError, match="before must be a number"):
            feed.visible("1")  # type: ignore[arg-type]


def test_item_at() -> None:
    with two_sections() as feed:
        feed.set_offset(100)
        assert feed.item_at(5, 170) == ItemPath(0, 2)
        assert feed.item_at(5, 110) == ItemPath(0, HEADER)
        assert feed.item_at(5, 1090) == (1, -2)
        assert feed.item_at(5, 1100) is None
        assert feed.item_at(-1, 170) is None
        with pytest.raises(NotFiniteError):
            feed.item_at(float("nan"), 0)


def test_find_item() -> None:
    with two_sections() as feed:
        assert [feed.find_item(n) for n in (0, 9, 10, 19)] == [(0, 0), (0, 9), (1, 0), (1, 9)]
        feed.insert_section(1)
        assert feed.find_item(10) == ItemPath(2, 0)
        for wrong in (-1, 20, 2**40):
            with pytest.raises(IndexError):
                feed.find_item(wrong)


def test_item_offset() -> None:
    with two_sections(overlap=10) as feed:
        assert feed.item_offset(0, 5, "start") == 280 - 10 - 30
        assert feed.item_offset(0, 5, Align.end) == 0
        assert feed.item_offset(1, 5, "end") == 830 + 50 - 500
        assert feed.item_offset(1, 9, "start") == 600
        assert feed.item_offset(1, "header", "start") == 540
        assert feed.item_offset(1, ItemKind.footer, "end") == 600
        assert feed.item_offset(0, 3) == 0
        assert feed.state().offset == 0
        with pytest.raises(InvalidArgumentError, match="one of start, center, end, nearest"):
            feed.item_offset(0, 0, "top")
        with pytest.raises(InvalidArgumentError, match="one of header, footer, none"):
            feed.item_offset(0, "head")
        for section, item in ((0, 10), (2, 0), (-1, 0), (0, -3), (0, "none")):
            with pytest.raises(OutOfRangeError):
                feed.item_offset(section, item)


def test_scroll_to() -> None:
    with two_sections() as feed:
        feed.scroll_to(0, 5, "start")
        assert feed.state().offset == 250
        feed.scroll_to(0, 7)
        assert feed.state().offset == 250
        feed.scroll_to(1, "footer", "end")
        assert feed.state().offset == 600
        with pytest.raises(InvalidStateError):
            feed.scroll_to(0, 0, animated=True)
        with pytest.raises(OutOfRangeError):
            feed.scroll_to(0, 10)
        assert feed.state().offset == 600


def test_what_is_seen_keeps_its_place() -> None:
    with two_sections() as feed:
        feed.set_offset(200)
        feed.insert_items(0, 0, heights=[70])
        assert feed.state().offset == 270
        feed.set(anchor="none")
        feed.insert_items(0, 0, heights=[70])
        assert feed.state().offset == 270
        feed.set_anchor(1, "header")
        feed.remove_items(0, 0, 2)
        assert feed.state().offset == 130
        feed.set_anchor(None)
        feed.insert_items(0, 0, heights=[70])
        assert feed.state().offset == 130


def test_an_anchor_that_is_not_there() -> None:
    with two_sections() as feed:
        for section, item in ((0, 10), (2, 0), (-1, 0)):
            with pytest.raises(OutOfRangeError):
                feed.set_anchor(section, item)
    with ListLayout() as feed:
        feed.set_anchor(None)


def test_out_of_range() -> None:
    with two_sections() as feed:
        calls: list[Any] = [
            lambda: feed.insert_section(3),
            lambda: feed.remove_sections(1, 2),
            lambda: feed.remove_sections(0, -1),
            lambda: feed.move_section(0, 2),
            lambda: feed.insert_items(0, 11, 1),
            lambda: feed.insert_items(0, 0, -1),
            lambda: feed.remove_items(0, 9, 2),
            lambda: feed.move_item(0, 10, 0, 0),
            lambda: feed.move_item(0, 0, 0, 10),
            lambda: feed.move_item(0, 0, 1, 11),
            lambda: feed.set_heights(0, 9, [1, 1]),
        ]
        for call in calls:
            with pytest.raises(IndexError) as caught:
                call()
            assert isinstance(caught.value, NestedSlideError)
            assert caught.value.message
        assert feed.state().content_height == 1100
        feed.move_item(0, 0, 1, 10)
        assert feed.state().item_count == 20


def test_the_numbers_of_the_manual() -> None:
    third = (375 - 20) / 3
    with ListLayout(width=375) as feed:
        settings: dict[str, Any] = {"insets": (5, 5, 5, 5), "item_spacing": 5, "line_spacing": 5}
        feed.insert_section(0, heights=[100, 50, 80, 60], layout="waterfall", columns=3, **settings)
        feed.set_section(0, header_height=35, footer_height=35)
        frames = list(feed.frames(0, 0, 4))
        assert [round(frame.x, 9) for frame in frames] == [
            round(x, 9) for x in (5, 10 + third, 15 + 2 * third, 10 + third)
        ]
        assert [frame.y for frame in frames] == [40, 40, 40, 95]
        footer = feed.frames(0, "footer")
        assert [footer[0, k] for k in range(4)] == [0, 160, 375, 35]
        assert feed.state().content_height == 195
