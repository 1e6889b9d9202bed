"""The sections of a list and the items in them."""

from __future__ import annotations

import ctypes
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable

from ._convert import choice, int32
from ._handle import Handle
from ._heights import Heights, count_and_pointer, naming, pointed_at, pointer_to
from ._structs import SectionStruct
from .enums import ItemKind
from .errors import InvalidArgumentError, NotFiniteError
from .list_settings import Section, SectionKeywords, default_section, read_section, write_section

if TYPE_CHECKING:
    from typing_extensions import Unpack


class ListEditing(Handle):
    """Changing what a list is made of. What is seen keeps its place on the screen, as the list's anchor says.

    Heights are a buffer of doubles, such as an ``array("d")``, which goes over as it is, or any numbers with None for
    ``item_height``; in a buffer that is ``AUTO``.
    """

    def insert_section(
        self,
        index: int,
        count: int | None = None,
        heights: Heights | None = None,
        section: Section | None = None,
        **settings: Unpack[SectionKeywords],
    ) -> None:
        """Inserts a section before index, with so many items or with items of these heights.

        Its settings are those of ``section``, or the library's own, with what the keywords say changed.

        >>> from nestedslide import ListLayout
        >>> with ListLayout() as feed:
        ...     feed.insert_section(0, 1_000_000, header_height=30)
        ...     feed.insert_section(1, heights=[80, 44, None], layout="grid", columns=2)
        ...     state = feed.state()
        >>> state.item_count, state.content_height
        (1000003, 44000154.0)
        """
        raw = default_section() if section is None else section.as_struct()
        write_section(raw, settings)
        count, pointer = count_and_pointer(0 if count is None and heights is None else count, heights)
        self._give(self._abi.nslide_list_insert_section, int32("index", index), byref(raw), count, pointer)

    def remove_sections(self, index: int, count: int = 1) -> None:
        """Removes sections from index on."""
        self._call(self._abi.nslide_list_remove_sections, int32("index", index), int32("count", count))

    def move_section(self, from_index: int, to_index: int) -> None:
        """Moves a section so that its index becomes to_index."""
        self._call(self._abi.nslide_list_move_section, int32("from_index", from_index), int32("to_index", to_index))

    def section(self, index: int) -> Section:
        """A section's settings."""
        return read_section(self._section(index))

    def set_section(self, index: int, section: Section | None = None, **changes: Unpack[SectionKeywords]) -> None:
        """Changes a section's settings: all to those of ``section``, where it is given, then what the keywords say."""
        raw = self._section(index) if section is None else section.as_struct()
        write_section(raw, changes)
        self._call(self._abi.nslide_list_set_section, int32("index", index), byref(raw))

    def insert_items(self, section: int, item: int, count: int | None = None, heights: Heights | None = None) -> None:
        """Inserts so many items, or items of these heights, before an item."""
        count, pointer = count_and_pointer(count, heights)
        section, item = int32("section", section), int32("item", item)
        self._give(self._abi.nslide_list_insert_items, section, item, count, pointer)

    def remove_items(self, section: int, item: int, count: int = 1) -> None:
        """Removes items from this one on."""
        section, item, count = int32("section", section), int32("item", item), int32("count", count)
        self._call(self._abi.nslide_list_remove_items, section, item, count)

    def set_item_count(self, section: int, count: int) -> None:
        """Makes a section have so many items: they come, with ``item_height``, or go at its end."""
        self._call(self._abi.nslide_list_set_item_count, int32("section", section), int32("count", count))

    def move_item(self, section: int, item: int, to_section: int, to_item: int) -> None:
        """Moves an item so that its section and index become those.

        It keeps its height, unless that is ``item_height``: it then has the other section's.
        """
        self._call(
            self._abi.nslide_list_move_item,
            int32("section", section),
            int32("item", item),
            int32("to_section", to_section),
            int32("to_item", to_item),
        )

    def set_heights(self, section: int, item: int, heights: Heights) -> None:
        """Gives items from this one on heights of their own, measured ones in place of estimates."""
        count, pointer = pointer_to("heights", heights)
        section, item = int32("section", section), int32("item", item)
        self._give(self._abi.nslide_list_set_heights, section, item, int32("heights", count), pointer)

    def set_anchor(self, section: int | None, item: ItemKind | str | int = 0) -> None:
        """Names the item, header or footer that keeps its place when something changes, seen or not.

        It does until it is removed, or until another is named; None leaves it to the setting ``anchor`` again.
        """
        if section is None:
            section, item = 0, ItemKind.none
        self._call(self._abi.nslide_list_set_anchor, int32("section", section), item_argument(item))

    def _give(self, function: Callable[..., int], *arguments: Any) -> None:
        """Calls a function whose last two arguments are heights; an error names the height that was refused."""
        try:
            self._call(function, *arguments)
        except (InvalidArgumentError, NotFiniteError) as error:
            raise naming("heights", pointed_at(*arguments[-2:]), error) from None

    def _section(self, index: int) -> SectionStruct:
        raw = SectionStruct(struct_size=ctypes.sizeof(SectionStruct))
        self._call(self._abi.nslide_list_get_section, int32("index", index), byref(raw))
        return raw


def item_argument(item: ItemKind | str | int) -> int:
    """An item's index for the library, or the number that stands for a header or footer."""
    return choice("item", ItemKind, item) if isinstance(item, str) else int32("item", item)
