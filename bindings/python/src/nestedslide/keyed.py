"""A list's sections and items by keys of the host's: replaced as a whole, those that stay keep what they have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from .list_layout import ListLayout
from .list_settings import Section

KeyT = TypeVar("KeyT", bound=Hashable)
SectionT = TypeVar("SectionT", bound=Hashable)


def longest_rise(numbers: Sequence[int]) -> list[int]:
    """The places of the longest part of the numbers that rises."""
    ends: list[int] = []
    places: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        length = bisect_left(ends, number)
        before.append(places[length - 1] if length else -1)
        ends[length : length + 1] = [number]
        places[length : length + 1] = [place]
    found: list[int] = []
    place = places[-1] if places else -1
    while place >= 0:
        found.append(place)
        place = before[place]
    return found[::-1]


class _Keyed(ABC, Generic[KeyT]):
    """Things in an order, each known by a key. Finds the edits that lead to another order, as few as can be."""

    def __init__(self, keys: Iterable[KeyT]) -> None:
        self._keep(keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[KeyT]:
        return iter(self._keys)

    @abstractmethod
    def _remove(self, first: int, count: int) -> None:
        """Removes neighbours."""

    @abstractmethod
    def _move(self, start: int, end: int) -> None:
        """Moves one, to the index that it has afterwards."""

    @abstractmethod
    def _insert(self, first: int, keys: list[KeyT]) -> None:
        """Inserts neighbours."""

    def _keep(self, keys: Iterable[KeyT]) -> None:
        self._keys = list(keys)
        self._index = {key: index for index, key in enumerate(self._keys)}

    def _edit(self, wanted: list[KeyT]) -> None:
        if len(set(wanted)) != len(wanted):
            raise ValueError("keys: no two may be the same")
        stays = set(wanted)
        self._remove_all([index for index, key in enumerate(self._keys) if key not in stays])
        survivors = [key for key in self._keys if key in stays]
        self._move_all(survivors, [key for key in wanted if key in self._index])
        self._insert_all(wanted)
        self._keep(wanted)

    def _remove_all(self, indices: list[int]) -> None:
        """Runs of neighbours go together, the last ones first."""
        while indices:
            last = first = indices.pop()
            while indices and indices[-1] == first - 1:
                first = indices.pop()
            self._remove(first, last - first + 1)

    def _move_all(self, present: list[KeyT], wanted: list[KeyT]) -> None:
        """As few as can be are moved: those that do not rise with the others."""
        place = {key: index for index, key in enumerate(present)}
        rest = {wanted[index] for index in longest_rise([place[key] for key in wanted])}
        for index, key in enumerate(wanted):
            if key in rest:
                continue
            start = present.index(key)
            del present[start]
            end = present.index(wanted[index - 1]) + 1 if index else 0
            present.insert(end, key)
            if start != end:
                self._move(start, end)

    def _insert_all(self, wanted: list[KeyT]) -> None:
        first = 0
        while first < len(wanted):
            end = first
            while end < len(wanted) and wanted[end] not in self._index:
                end += 1
            if end > first:
                self._insert(first, wanted[first:end])
            first = end + 1


class KeyedItems(_Keyed[KeyT]):
    """The items of one section, each known by a key of the host's.

    What is seen stays where it is: items come, go and move around it. Between two calls nobody else edits the section.

    >>> from nestedslide import ListLayout
    >>> rows = ListLayout()
    >>> rows.insert_section(0, item_height=44)
    >>> notes = KeyedItems(rows)
    >>> notes.replace(["a", "b", "c"], {"b": 80})
    >>> notes.replace(["c", "b", "d"])
    >>> notes.find("b"), list(notes), rows.state().content_height
    (1, ['c', 'b', 'd'], 168.0)
    >>> rows.close()
    """

    def __init__(self, rows: ListLayout, section: int = 0, keys: Iterable[KeyT] = ()) -> None:
        """``keys`` are those of the items that are there already, in their order."""
        self._rows = rows
        self.section = section
        """The section's index: to be set when sections before it come or go."""
        self._heights: Mapping[KeyT, float] = {}
        super().__init__(keys)

    def find(self, key: KeyT) -> int | None:
        """The index of the item with a key in its section, None if there is none."""
        return self._index.get(key)

    def replace(self, keys: Iterable[KeyT], heights: Mapping[KeyT, float] | None = None) -> None:
        """Makes the section have the items with these keys, in this order.

        Those whose key was there keep their heights. ``heights``, in points, are for those that come; what it does not
        name has ``item_height``. Cost: n log n, and as much as the edits that lead there.
        """
        self._heights = heights or {}
        self._edit(list(keys))

    def _remove(self, first: int, count: int) -> None:
        self._rows.remove_items(self.section, first, count)

    def _move(self, start: int, end: int) -> None:
        self._rows.move_item(self.section, start, self.section, end)

    def _insert(self, first: int, keys: list[KeyT]) -> None:
        self._rows.insert_items(self.section, first, heights=[self._heights.get(key) for key in keys])


class KeyedSections(_Keyed[SectionT], Generic[SectionT, KeyT]):
    """All sections of a list, each known by a key of the host's, and their items by keys.

    A section that stays keeps its settings and its items their heights, wherever it moves. An item that goes to another
    section is a new one there. Between two calls nobody else edits the list, which has no sections at first.

    >>> from nestedslide import ListLayout
    >>> rows = ListLayout()
    >>> months = KeyedSections(rows, Section(item_height=44, header_height=30))
    >>> months.replace({"May": ["a", "b"], "June": ["c"]}, {"c": 80})
    >>> months.replace({"June": ["c", "d"], "May": ["b"]})
    >>> months.find("May", "b"), months.find("June", "c"), rows.state().content_height
    ((1, 0), (0, 0), 228.0)
    >>> rows.close()
    """

    def __init__(self, rows: ListLayout, section: Section | None = None) -> None:
        """``section`` has the settings of sections that come; the library's own without it."""
        self._rows, self._settings = rows, section
        self._items: dict[SectionT, KeyedItems[KeyT]] = {}
        super().__init__(())

    def find(self, section: SectionT, key: KeyT) -> tuple[int, int] | None:
        """The indices of a section and of an item in it, None if there is none."""
        items = self._items.get(section)
        index = None if items is None else items.find(key)
        return None if items is None or index is None else (items.section, index)

    def replace(self, sections: Mapping[SectionT, Iterable[KeyT]], heights: Mapping[KeyT, float] | None = None) -> None:
        """Makes the list have the sections with these keys, in this order, each with the items of these keys.

        ``heights``, in points, are as for ``KeyedItems.replace``. Cost: n log n, and as much as the edits that lead
        there.
        """
        wanted = {section: list(keys) for section, keys in sections.items()}
        for keys in wanted.values():
            if len(set(keys)) != len(keys):
                raise ValueError("keys: no two may be the same")
        self._edit(list(wanted))
        kept = self._items
        self._items = {each: kept[each] if each in kept else KeyedItems(self._rows) for each in self}
        for index, (section, items) in enumerate(self._items.items()):
            items.section = index
            items.replace(wanted[section], heights)

    def _remove(self, first: int, count: int) -> None:
        self._rows.remove_sections(first, count)

    def _move(self, start: int, end: int) -> None:
        self._rows.move_section(start, end)

    def _insert(self, first: int, keys: list[SectionT]) -> None:
        for index in range(len(keys)):
            self._rows.insert_section(first + index, section=self._settings)
