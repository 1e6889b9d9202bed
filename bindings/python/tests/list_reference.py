"""Lists as the header describes them, worked out the slow and obvious way: plain lists, loops over everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from nestedslide import Align, Item, ItemPath, Rect, Section
from nestedslide.enums import Anchor, ItemKind, Layout

HEADER, FOOTER = int(ItemKind.header), int(ItemKind.footer)


@dataclass(eq=False)
class Row:
    """One item; it is itself wherever it goes."""

    height: float | None


@dataclass(eq=False)
class Part:
    """A section."""

    settings: Section
    rows: list[Row]
    header: Row = field(default_factory=lambda: Row(None))
    footer: Row = field(default_factory=lambda: Row(None))

    def height(self, row: Row) -> float:
        return self.settings.item_height if row.height is None else row.height


class Placed(NamedTuple):
    """Something at its own place in the content."""

    section: int
    item: int
    row: Row
    frame: Rect

    @property
    def path(self) -> ItemPath:
        return ItemPath(self.section, self.item)


@dataclass
class Model:
    """A list without a page."""

    parts: list[Part] = field(default_factory=list)
    width: float = 390.0
    height: float = 844.0
    right_to_left: bool = False
    stick_to_end: bool = False
    anchor: Anchor = Anchor.visible
    minimum_height: float = 0.0
    overlap: float = 0.0
    offset: float = 0.0

    # ---------------------------------------------------------------------------------------------- where all is

    def placed(self) -> list[Placed]:
        """Everything at its own place, in reading order."""
        return list(self._placed())

    @property
    def content_height(self) -> float:
        return max(self.minimum_height, self._bounds()[-1])

    @property
    def max_offset(self) -> float:
        return max(0.0, self.content_height - self.height)

    def bounds(self, section: int) -> tuple[float, float]:
        """Where a section begins and ends."""
        ends = self._bounds()
        return ends[section], ends[section + 1]

    def now(self, each: Placed) -> Rect:
        """Where something is now: its own place, or where it is stuck."""
        settings, frame = self.parts[each.section].settings, each.frame
        begin, end = self.bounds(each.section)
        if each.item == HEADER and settings.sticky_header:
            return frame._replace(y=max(frame.y, min(self.offset + self.overlap, end - frame.height)))
        if each.item == FOOTER and settings.sticky_footer:
            return frame._replace(y=min(frame.y, max(self.offset + self.height - frame.height, begin)))
        return frame

    def column_count(self, settings: Section) -> int:
        if settings.layout is Layout.list:
            return 1
        if settings.columns > 0:
            return settings.columns
        room = self.width - settings.insets.left - settings.insets.right
        count = 1
        while count < 256 and (count + 1) * settings.min_item_width + count * settings.item_spacing <= room:
            count += 1
        return count

    def columns(self, settings: Section) -> list[tuple[float, float]]:
        """Where each column begins, and how wide it is."""
        count, spacing = self.column_count(settings), settings.item_spacing
        if settings.layout is Layout.list:
            spacing = 0.0
        room = self.width - settings.insets.left - settings.insets.right - (count - 1) * spacing
        width = max(0.0, room / count)
        order = reversed(range(count)) if self.right_to_left else range(count)
        return [(settings.insets.left + k * (width + spacing), width) for k in order]

    def _bounds(self) -> list[float]:
        ends = [0.0]
        for part in self.parts:
            ends.append(self._end(part, ends[-1]))
        return ends

    def _end(self, part: Part, begin: float) -> float:
        top = begin + part.settings.header_height + part.settings.insets.top
        below = max((frame.bottom for frame in self._items(part, top)), default=top)
        return below + part.settings.insets.bottom + part.settings.footer_height

    def _placed(self) -> Iterator[Placed]:
        begin = 0.0
        for index, part in enumerate(self.parts):
            settings, end = part.settings, self._end(part, begin)
            if settings.header_height > 0:
                yield Placed(index, HEADER, part.header, Rect(0.0, begin, self.width, settings.header_height))
            top = begin + settings.header_height + settings.insets.top
            for number, (row, frame) in enumerate(zip(part.rows, self._items(part, top))):
                yield Placed(index, number, row, frame)
            if settings.footer_height > 0:
                top = end - settings.footer_height
                yield Placed(index, FOOTER, part.footer, Rect(0.0, top, self.width, settings.footer_height))
            begin = end

    def _items(self, part: Part, top: float) -> list[Rect]:
        layouts = {Layout.list: self._lines, Layout.grid: self._lines, Layout.waterfall: self._waterfall}
        return layouts[part.settings.layout](part, top)

    def _lines(self, part: Part, top: float) -> list[Rect]:
        columns, frames, y = self.columns(part.settings), [], top
        for start in range(0, len(part.rows), len(columns)):
            line = part.rows[start : start + len(columns)]
            heights = [part.height(row) for row in line]
            frames += [Rect(x, y, width, height) for (x, width), height in zip(columns, heights)]
            y += max(heights) + part.settings.line_spacing
        return frames

    def _waterfall(self, part: Part, top: float) -> list[Rect]:
        columns, frames = self.columns(part.settings), []
        ends: list[float | None] = [None] * len(columns)
        for row in part.rows:
            lowest = [top if end is None else end for end in ends]
            k = lowest.index(min(lowest))
            end = ends[k]
            y = top if end is None else end + part.settings.line_spacing
            x, width = columns[k]
            frames.append(Rect(x, y, width, part.height(row)))
            ends[k] = y + part.height(row)
        return frames

    # -------------------------------------------------------------------------------------------- what is asked

    def seen(self, before: float = 0.0, behind: float = 0.0, slack: float = 0.0) -> list[Placed]:
        """What is seen at its own place, in reading order; with slack also what is so near to it."""
        top, bottom = self.offset - before, self.offset + self.height + behind
        return [each for each in self.placed() if _overlaps(each.frame, top, bottom, slack)]

    def shown(self, before: float, behind: float, slack: float) -> dict[ItemPath, Rect]:
        """What is seen where it is now."""
        top, bottom = self.offset - before, self.offset + self.height + behind
        found = {each.path: self.now(each) for each in self.placed()}
        return {path: frame for path, frame in found.items() if _overlaps(frame, top, bottom, slack)}

    def item_at(self, x: float, y: float) -> ItemPath | None:
        """What lies there: headers that are stuck above footers that are, and those above all else."""
        placed = self.placed()
        stuck = [each for kind in (HEADER, FOOTER) for each in placed if each.item == kind and self.is_stuck(each)]
        for each in stuck:
            if _contains(self.now(each), x, y):
                return each.path
        return next((each.path for each in placed if each not in stuck and _contains(each.frame, x, y)), None)

    def is_stuck(self, each: Placed) -> bool:
        return self.now(each) != each.frame

    def item_offset(self, each: Placed, align: Align) -> float:
        """The offset that brings something to a place."""
        settings, frame = self.parts[each.section].settings, each.frame
        top = self.overlap
        bottom = self.height
        if settings.sticky_header and each.item != HEADER:
            top += settings.header_height
        if settings.sticky_footer and each.item != FOOTER:
            bottom -= settings.footer_height
        start, end = frame.y - top, frame.bottom - bottom
        higher = frame.height > bottom - top
        if align is Align.nearest:
            low, high = min(start, end), max(start, end)
            wanted = min(max(self.offset, low), high)
        elif align is Align.start or higher:
            wanted = start
        elif align is Align.center:
            wanted = (start + end) / 2
        else:
            wanted = end
        return min(max(wanted, 0.0), self.max_offset)


def same(one: Any, other: Any) -> bool:
    """Numbers that come out of sums in another order."""
    return all(abs(a - b) <= 1e-7 * max(1.0, abs(a)) for a, b in zip(one, other)) and len(one) == len(other)


def is_item(each: Item | Placed) -> bool:
    return each.item >= 0


def _overlaps(frame: Rect, top: float, bottom: float, slack: float) -> bool:
    if frame.height <= 0:
        return slack > 0 and top - slack <= frame.y <= bottom + slack
    return frame.y < bottom + slack and frame.bottom > top - slack


def _contains(frame: Rect, x: float, y: float) -> bool:
    return frame.x <= x < frame.right and frame.y <= y < frame.bottom
