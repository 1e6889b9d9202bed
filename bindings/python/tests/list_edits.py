"""Random lists and what is done to them: the same to the library's list and to the slow one of list_reference."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable

from hypothesis import strategies as st
from list_reference import Model, Part, Row
from nestedslide import Anchor, ItemKind, Layout, ListLayout, Section

SMALL = st.sampled_from([0.0, 0.0, 5.0, 12.5])

SETTINGS: dict[str, Any] = {
    "layout": st.sampled_from(Layout.names()),
    "columns": st.integers(0, 4),
    "min_item_width": st.sampled_from([0.0, 60.0, 95.0, 500.0]),
    "header_height": st.sampled_from([0.0, 0.0, 30.0, 120.0]),
    "footer_height": st.sampled_from([0.0, 20.0, 90.0]),
    "insets": st.tuples(SMALL, SMALL, SMALL, SMALL),
    "item_spacing": SMALL,
    "line_spacing": SMALL,
    "item_height": st.sampled_from([44.0, 50.0, 61.25, 0.25]),
    "estimated": st.booleans(),
    "sticky_header": st.booleans(),
    "sticky_footer": st.booleans(),
}
SOME_SETTINGS = st.fixed_dictionaries({}, optional=SETTINGS)
NUMBER = st.integers(0, 10**6)
LIST_SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "anchor": st.sampled_from(Anchor.names()),
        "stick_to_end": st.booleans(),
        "right_to_left": st.booleans(),
        "minimum_height": st.sampled_from([0.0, 300.0, 1500.0]),
        "overlap": st.sampled_from([0.0, 0.0, 44.0]),
        "width": st.sampled_from([390.0, 320.0, 100.0]),
        "height": st.sampled_from([300.0, 500.0, 1.0]),
    },
)


@dataclass
class Edited:
    """Both lists, and what the last edit took to another place."""

    feed: ListLayout
    model: Model
    moved: list[Row] = field(default_factory=list)

    def part(self, number: int) -> tuple[int, Part] | None:
        """A section by any number; None where there is none."""
        if not self.model.parts:
            return None
        index = number % len(self.model.parts)
        return index, self.model.parts[index]


def insert_section(both: Edited, at: int, heights: list[float | None], settings: dict[str, Any]) -> None:
    index = at % (len(both.model.parts) + 1)
    both.feed.insert_section(index, heights=heights, **settings)
    both.model.parts.insert(index, Part(Section(**settings), [Row(height) for height in heights]))


def remove_sections(both: Edited, at: int, count: int) -> None:
    index = at % (len(both.model.parts) + 1)
    count = min(count % 3, len(both.model.parts) - index)
    both.feed.remove_sections(index, count) if count else None
    del both.model.parts[index : index + count]


def move_section(both: Edited, at: int, to: int) -> None:
    found = both.part(at)
    if found:
        to %= len(both.model.parts)
        index, part = found
        both.feed.move_section(index, to)
        both.model.parts.insert(to, both.model.parts.pop(index))
        both.moved = [part.header, *part.rows, part.footer]


def set_section(both: Edited, at: int, settings: dict[str, Any]) -> None:
    found = both.part(at)
    if found:
        index, part = found
        both.feed.set_section(index, None, **settings)
        part.settings = Section(**{**part.settings.as_keywords(), **settings})


def insert_items(both: Edited, at: int, item: int, heights: list[float | None]) -> None:
    found = both.part(at)
    if found:
        index, part = found
        item %= len(part.rows) + 1
        both.feed.insert_items(index, item, heights=heights)
        part.rows[item:item] = [Row(height) for height in heights]


def remove_items(both: Edited, at: int, item: int, count: int) -> None:
    found = both.part(at)
    if found:
        index, part = found
        item %= len(part.rows) + 1
        count = min(count % 8, len(part.rows) - item)
        both.feed.remove_items(index, item, count)
        del part.rows[item : item + count]


def move_item(both: Edited, at: int, item: int, to: int, to_item: int) -> None:
    found, other = both.part(at), both.part(to)
    if found and other and found[1].rows:
        (index, part), (to_index, to_part) = found, other
        item %= len(part.rows)
        row = part.rows.pop(item)
        to_item %= len(to_part.rows) + 1
        both.feed.move_item(index, item, to_index, to_item)
        to_part.rows.insert(to_item, row)
        both.moved = [row]


def set_heights(both: Edited, at: int, item: int, heights: list[float | None]) -> None:
    found = both.part(at)
    if found:
        index, part = found
        item %= len(part.rows) + 1
        heights = heights[: len(part.rows) - item]
        both.feed.set_heights(index, item, heights)
        for row, height in zip(part.rows[item:], heights):
            row.height = height


def set_list(both: Edited, settings: dict[str, Any]) -> None:
    both.feed.set(**settings)
    for name, value in settings.items():
        setattr(both.model, name, Anchor(value) if name == "anchor" else value)


def set_offset(both: Edited, quarters: int) -> None:
    # An eighth between the quarters, where no edge of theirs is.
    both.model.offset = min(quarters / 4 - 30, both.feed.state().max_offset + 60) + 0.125
    both.feed.set_offset(both.model.offset)


def set_anchor(both: Edited, at: int, item: int) -> None:
    found = both.part(at)
    if found is None or item % 4 == 0:
        both.feed.set_anchor(None)
        both.model.named = None
        return
    index, part = found
    rows = {int(ItemKind.header): part.header, int(ItemKind.footer): part.footer, **dict(enumerate(part.rows))}
    name = list(rows)[item % len(rows)]
    both.feed.set_anchor(index, name)
    both.model.named = rows[name]


class Edit:
    """Something that is done, in a form that a failing test prints."""

    def __init__(self, act: Callable[..., None], *arguments: Any) -> None:
        self.act, self.arguments = act, arguments

    def __repr__(self) -> str:
        return f"{self.act.__name__}{self.arguments}"

    def on(self, both: Edited) -> None:
        """Does it to both lists."""
        both.moved = []
        self.act(both, *self.arguments)

    @property
    def is_of_the_content(self) -> bool:
        """Whether sections or items change, so that something keeps its place."""
        return self.act not in (set_list, set_offset, set_anchor)


def _edit(act: Callable[..., None], *arguments: Any) -> Any:
    return st.builds(Edit, st.just(act), *arguments)


# Quarters add up without rounding in any order, so that columns end equally high up in both lists or in neither.
# Items of no height are for test_list_corners.
HEIGHTS = st.lists(st.one_of(st.none(), st.integers(1, 800).map(lambda n: n / 4)), max_size=12)

EDITS = st.one_of(
    _edit(insert_section, NUMBER, HEIGHTS, SOME_SETTINGS),
    _edit(remove_sections, NUMBER, NUMBER),
    _edit(move_section, NUMBER, NUMBER),
    _edit(set_section, NUMBER, SOME_SETTINGS),
    _edit(insert_items, NUMBER, NUMBER, HEIGHTS),
    _edit(insert_items, NUMBER, st.just(0), HEIGHTS),
    _edit(remove_items, NUMBER, NUMBER, NUMBER),
    _edit(move_item, NUMBER, NUMBER, NUMBER, NUMBER),
    _edit(set_heights, NUMBER, NUMBER, HEIGHTS),
    _edit(set_list, LIST_SETTINGS),
    _edit(set_offset, st.integers(0, 6000)),
    _edit(set_offset, st.integers(0, 6000)),
    _edit(set_anchor, NUMBER, NUMBER),
)

Session = tuple[list[Edit], list[Edit]]
"""A list to begin with, and what is done to it."""

SESSIONS = st.tuples(
    st.lists(_edit(insert_section, NUMBER, HEIGHTS, SOME_SETTINGS), min_size=1, max_size=4),
    st.lists(EDITS, max_size=10),
)
