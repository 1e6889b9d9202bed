"""A page of as many rows as you like, with as many widgets as fit the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable

from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from ..coordinator import Coordinator
from ..list_layout import ListLayout

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._settings_keywords import SectionKeywords

# What lies this little beyond the edge is made ready too, points.
MARGIN = 96.0


class Rows(RelativeLayout):  # type: ignore[misc]
    """Rows of one height each, or a grid: settings are those of a section, such as ``item_height=56``.

    ``make(index, old)`` answers the widget for a row: ``old``, filled anew, where there is one. ``list`` is the
    `ListLayout`; after a change of it call ``changed()`` of the view.
    """

    def __init__(
        self, count: int, make: Callable[[int, Widget | None], Widget], **section: Unpack[SectionKeywords]
    ) -> None:
        super().__init__(size_hint=(None, None))
        self.list = ListLayout()
        section.setdefault("item_height", 56.0)
        self.list.insert_section(0, count, **section)
        self._make = make
        self._rows: dict[int, Widget] = {}

    def attach(self, slide: Coordinator, page: int) -> None:
        """The view gives the page to the list."""
        self.list.attach(slide, page)

    def show(self, offset: float) -> None:
        """Puts what is seen now to its places; the page is scrolled so far, points."""
        for change in self.list.update(MARGIN, MARGIN):
            old = self._rows.get(change.slot)
            if change.kind.name != "entered":
                if old is not None:
                    self.remove_widget(old)
                continue
            row = self._make(change.item, old)
            row.size_hint = (None, None)
            self._rows[change.slot] = row
            if row.parent is None:
                self.add_widget(row)
        for item in self.list.visible(MARGIN, MARGIN):
            row = self._rows[item.slot]
            row.size = (item.frame.width, item.frame.height)
            row.pos = (item.frame.x, self.height - (item.frame.y - offset) - item.frame.height)
