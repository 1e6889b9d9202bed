"""Lists as the header describes them, worked out the slow and obvious way: plain lists, loops over everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from nestedslide import Align, Anchor, ItemKind, ItemPath, Layout, Rect, Section

HEADER, FOOTER = int(ItemKind.header), int(ItemKind.footer)
MOST_COLUMNS = 256


@dataclass(eq=False)
class Row:
    """One item, header or footer; it is itself wherever it goes."""

    height: float | None = None
    """Its own; None for ``item_height``."""


@dataclass(eq=False)
class Part:
    """A section."""

    settings: Section
    rows: list[Row]
    header: Row = field(default_factory=Row)
    footer: Row = field(default_factory=Row)


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
    named: Row | None = None


class Placed(NamedTuple):
    """Something, where it belongs, and where it is now if it sticks."""

    section: int
    item: int
    row: Row
    frame: Rect
    now: Rect

    @property
    def path(self) -> ItemPath:
        return ItemPath(self.section, self.item)

    @property
    def is_stuck(self) -> bool:
        return self.now != self.frame


class Picture:
    """Where everything of a list is at one moment."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.placed: list[Placed] = []
        end = 0.0
        for index, part in enumerate(model.parts):
            begin, end = end, self._end(part, end)
            self.placed += self._section(index, part, begin, end)
        # A header or footer without a height is not there to be seen, but has a place all the same.
        self.frames = {each.row: each.frame for each in self.placed}
        self.placed = [each for each in self.placed if each.item >= 0 or each.frame.height > 0]
        self.content_height = max(model.minimum_height, end)
        self.max_offset = max(0.0, self.content_height - model.height)

    def seen(self, before: float = 0.0, behind: float = 0.0, slack: float = 0.0) -> list[Placed]:
        """What is seen at its own place, in the order of the list; with slack also what is so near to it."""
        window = self._window(before, behind, slack)
        return [each for each in self.placed if _overlap(each.frame, window)]

    def shown(self, before: float, behind: float, slack: float) -> set[ItemPath]:
        """What is seen where it is now."""
        window = self._window(before, behind, slack)
        return {each.path for each in self.placed if _overlap(each.now, window)}

    def _window(self, before: float, behind: float, slack: float) -> tuple[float, float]:
        top, bottom = self.model.offset - before, self.model.offset + self.model.height + behind
        # Of no height nothing is seen, also with slack.
        return (top - slack, bottom + slack) if top < bottom else (0.0, 0.0)

    def item_at(self, x: float, y: float) -> ItemPath | None:
        """What lies there, as it is drawn: headers above footers, and those above items."""
        order = sorted(self.placed, key=lambda each: (each.item != HEADER, each.item != FOOTER))
        return next((each.path for each in order if _contains(each.now, x, y)), None)

    def item_offset(self, each: Placed, align: Align) -> float:
        """The offset that brings something to a place."""
        settings = self.model.parts[each.section].settings
        top, bottom = self.model.overlap, self.model.height
        if settings.sticky_header and each.item != HEADER:
            top += settings.header_height
        if settings.sticky_footer and each.item != FOOTER:
            bottom -= settings.footer_height
        start, end = each.frame.y - top, each.frame.bottom - bottom
        if align is Align.nearest:
            wanted = min(max(self.model.offset, min(start, end)), max(start, end))
        elif align is Align.start or each.frame.height > bottom - top:
            wanted = start
        else:
            wanted = end if align is Align.end else (start + end) / 2
        return min(max(wanted, 0.0), self.max_offset)

    # ------------------------------------------------------------------------------------------------- sections

    def _section(self, index: int, part: Part, begin: float, end: float) -> Iterator[Placed]:
        settings, model = part.settings, self.model
        frame = Rect(0.0, begin, model.width, settings.header_height)
        stuck = max(begin, min(model.offset + model.overlap, end - frame.height))
        now = frame._replace(y=stuck) if settings.sticky_header else frame
        yield Placed(index, HEADER, part.header, frame, now)
        frames = self._items(part, begin + settings.header_height + settings.insets.top)
        for number, (row, frame) in enumerate(zip(part.rows, frames)):
            yield Placed(index, number, row, frame, frame)
        frame = Rect(0.0, end - settings.footer_height, model.width, settings.footer_height)
        stuck = min(frame.y, max(model.offset + model.height - frame.height, begin))
        now = frame._replace(y=stuck) if settings.sticky_footer else frame
        yield Placed(index, FOOTER, part.footer, frame, now)

    def _end(self, part: Part, begin: float) -> float:
        top = begin + part.settings.header_height + part.settings.insets.top
        below = max((frame.bottom for frame in self._items(part, top)), default=top)
        return below + part.settings.insets.bottom + part.settings.footer_height

    def _items(self, part: Part, top: float) -> list[Rect]:
        item_height = part.settings.item_height
        heights = [item_height if row.height is None else row.height for row in part.rows]
        columns, spacing = self._columns(part.settings), part.settings.line_spacing
        if part.settings.layout is Layout.waterfall:
            return list(_waterfall(columns, heights, spacing, top))
        return list(_lines(columns, heights, spacing, top))

    def _columns(self, settings: Section) -> list[tuple[float, float]]:
        """Where each column begins, and how wide it is."""
        room = self.model.width - settings.insets.left - settings.insets.right
        count, spacing = settings.columns, settings.item_spacing
        if settings.layout is Layout.list:
            count = 1
        if count == 0:
            count, least = 1, settings.min_item_width
            # Of no width there would be room for any number: then it is one.
            while least > 0 and count < MOST_COLUMNS and (count + 1) * least + count * spacing <= room:
                count += 1
        width = max(0.0, (room - (count - 1) * spacing) / count)
        order: Iterable[int] = reversed(range(count)) if self.model.right_to_left else range(count)
        return [(settings.insets.left + k * (width + spacing), width) for k in order]


def _lines(columns: list[tuple[float, float]], heights: list[float], spacing: float, top: float) -> Iterator[Rect]:
    """Lists and grids: a line is as high as its highest item."""
    for start in range(0, len(heights), len(columns)):
        line = heights[start : start + len(columns)]
        for (x, width), height in zip(columns, line):
            yield Rect(x, top, width, height)
        top += max(line) + spacing


def _waterfall(columns: list[tuple[float, float]], heights: list[float], spacing: float, top: float) -> Iterator[Rect]:
    """Each item in the column that ends highest up, one without items first, of several the first."""
    ends: list[float] = []
    for height in heights:
        if len(ends) < len(columns):
            k, y = len(ends), top
            ends.append(top)
        else:
            k = ends.index(min(ends))
            y = ends[k] + spacing
        yield Rect(columns[k][0], y, columns[k][1], height)
        ends[k] = y + height


def same(one: Iterable[float], other: Iterable[float]) -> bool:
    """Numbers that are equal but for the order in which they were added up."""
    pairs = list(zip(one, other))
    return bool(pairs) and all(abs(a - b) <= 1e-7 for a, b in pairs)


def _overlap(frame: Rect, window: tuple[float, float]) -> bool:
    return window[0] < window[1] and frame.y < window[1] and frame.bottom > window[0]


def _contains(frame: Rect, x: float, y: float) -> bool:
    return frame.x <= x < frame.right and frame.y <= y < frame.bottom
