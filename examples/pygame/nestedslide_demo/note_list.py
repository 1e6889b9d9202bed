"""The guestbook's list: a section for every month, rows of different heights."""

from __future__ import annotations

from nestedslide import ListLayout

from . import content
from .feed import Feed
from .layout import FOOTER
from .notes import FIRST_NOTES, MONTHS, heights

# The height of a note of one line, of two, and of three.
ROWS = content.NOTE_HEIGHTS
HEADER = content.MONTH_HEIGHT


class NoteList:
    """Keeps the list as the feed is."""

    def __init__(self) -> None:
        # What comes in at the top pushes the rest down; further down what is seen stays.
        self.layout = ListLayout(anchor="scrolled")
        self._new = self._old = 0
        self._pushed = 0.0

    @property
    def pushed(self) -> float:
        """How far down the last that came has pushed the others."""
        return self._pushed

    def fill(self, feed: Feed) -> None:
        """Begins anew, with a feed to which nothing has come yet."""
        self.layout.remove_sections(0, self.layout.state().section_count)
        for section, month in enumerate(MONTHS):
            foot = FOOTER if section == len(MONTHS) - 1 else 0.0
            rows = heights(month.first, month.count, ROWS)
            self.layout.insert_section(section, heights=rows, header_height=HEADER, footer_height=foot)
        self._new, self._old, self._pushed = 0, FIRST_NOTES, 0.0
        self.follow(feed)

    def follow(self, feed: Feed, *, keep_still: bool = False) -> None:
        """Takes in what has come to the feed. keep_still: no row that is seen moves, not even at the top."""
        older, newer = feed.old_notes - self._old, feed.new_notes - self._new
        if older > 0:
            last = len(MONTHS) - 1
            end = self._old + 1 - MONTHS[last].first
            self.layout.insert_items(last, end, heights=heights(self._old + 1, older, ROWS))
        if newer > 0:
            self._insert_above(heights(1 - feed.new_notes, newer, ROWS).tolist(), keep_still)
        self._new, self._old = feed.new_notes, feed.old_notes

    def _insert_above(self, rows: list[float], keep_still: bool) -> None:
        row = next((item for item in self.layout.visible() if item.item >= 0), None)
        if keep_still and row is not None:
            self.layout.set_anchor(row.section, row.item)
        before = self.layout.state().offset
        self.layout.insert_items(0, 0, heights=rows)
        self._pushed = sum(rows) if self.layout.state().offset == before else 0.0
        self.layout.set_anchor(None)

    def scroll_to(self, number: int, feed: Feed) -> None:
        """Goes to a note, which then lies below its month's header."""
        path = self.layout.find_item(number - 1 + feed.new_notes)
        self.layout.scroll_to(path.section, path.item, "start", animated=True)
