"""A section's items by keys of the host's: replaced as a whole, those that stay keep their heights and their places."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from .list_layout import ListLayout

KeyT = TypeVar("KeyT", bound=Hashable)


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


class KeyedItems(Generic[KeyT]):
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
        self._rows, self._section = rows, section
        self._keep(keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[KeyT]:
        return iter(self._keys)

    def find(self, key: KeyT) -> int | None:
        """The index of the item with a key in its section, None if there is none."""
        return self._index.get(key)

    def replace(self, keys: Iterable[KeyT], heights: Mapping[KeyT, float] | None = None) -> None:
        """Makes the section have the items with these keys, in this order.

        Those whose key was there keep their heights. ``heights``, in points, are for those that come; what it does not
        name has ``item_height``. Cost: n log n, and as much as the edits that lead there.
        """
        wanted = list(keys)
        if len(set(wanted)) != len(wanted):
            raise ValueError("keys: no two may be the same")
        stays = set(wanted)
        self._remove([index for index, key in enumerate(self._keys) if key not in stays])
        survivors = [key for key in self._keys if key in stays]
        self._move(survivors, [key for key in wanted if key in self._index])
        self._insert(wanted, heights or {})
        self._keep(wanted)

    def _keep(self, keys: Iterable[KeyT]) -> None:
        self._keys = list(keys)
        self._index = {key: index for index, key in enumerate(self._keys)}

    def _remove(self, indices: list[int]) -> None:
        """Runs of neighbours go together, the last ones first."""
        while indices:
            last = first = indices.pop()
            while indices and indices[-1] == first - 1:
                first = indices.pop()
            self._rows.remove_items(self._section, first, last - first + 1)

    def _move(self, present: list[KeyT], wanted: list[KeyT]) -> None:
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
                self._rows.move_item(self._section, start, self._section, end)

    def _insert(self, wanted: list[KeyT], heights: Mapping[KeyT, float]) -> None:
        first = 0
        while first < len(wanted):
            end = first
            while end < len(wanted) and wanted[end] not in self._index:
                end += 1
            if end > first:
                own = [heights.get(key) for key in wanted[first:end]]
                self._rows.insert_items(self._section, first, heights=own)
            first = end + 1
