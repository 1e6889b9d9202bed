"""The photographs' list: a waterfall of as many columns as the screen has room for."""

from __future__ import annotations

from array import array

from nestedslide import ListLayout, Section

from . import content
from .feed import Feed
from .layout import FOOTER, Layout
from .photographs import aspect

GAP = content.PHOTO_GAP

# The pictures of the series, over and over. Scenes of one kind are five apart or more: none lies beside another.
ORDER = (0, 3, 1, 7, 5, 9, 8, 4, 23, 6, 14, 10, 2, 16, 17, 19, 21, 18, 20, 15, 24, 11, 13, 22, 12)


def tile_width(layout: Layout) -> float:
    """How wide a photograph is shown."""
    return (layout.width - GAP * (layout.columns - 1)) / layout.columns


def picture_of(number: int) -> int:
    """Which picture of the series a photograph is."""
    return ORDER[number % len(ORDER)]


class PhotoList:
    """Keeps the list as the feed is."""

    def __init__(self) -> None:
        self.layout = ListLayout(anchor="scrolled")
        self._columns = 1
        self._width = 0.0
        self._new = self._count = 0

    def fill(self, feed: Feed, layout: Layout) -> None:
        """Begins anew."""
        self.layout.remove_sections(0, self.layout.state().section_count)
        self._columns, self._width = layout.columns, tile_width(layout)
        self._new, self._count = feed.new_photos, feed.photo_count
        self.layout.insert_section(0, heights=self._heights(-self._new, self._count), section=self._section())

    def turn(self, layout: Layout) -> None:
        """Lays the photographs out on another screen."""
        self._columns, self._width = layout.columns, tile_width(layout)
        self.layout.set_section(0, self._section())
        self.layout.set_heights(0, 0, self._heights(-self._new, self._count))

    def follow(self, feed: Feed) -> None:
        """Takes in what has come to the feed."""
        newer = feed.new_photos - self._new
        older = feed.photo_count - self._count - newer
        if older > 0:
            self.layout.insert_items(0, self._count, heights=self._heights(self._count - self._new, older))
        if newer > 0:
            self.layout.insert_items(0, 0, heights=self._heights(-feed.new_photos, newer))
        self._new, self._count = feed.new_photos, feed.photo_count

    def _section(self) -> Section:
        return Section(
            layout="waterfall", columns=self._columns, item_spacing=GAP, line_spacing=GAP, footer_height=FOOTER
        )

    def _heights(self, first: int, count: int) -> array[float]:
        return array("d", (self._width * aspect(picture_of(number)) for number in range(first, first + count)))
