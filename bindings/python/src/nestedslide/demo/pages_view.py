"""The pager: draws the pages that show, each clipped to its place."""

from __future__ import annotations

from typing import Protocol

from .about_view import AboutView
from .canvas import Canvas
from .frame import FrameLike, PageLike
from .grid_view import GridView
from .list_view import ListView
from .theme import BACKDROP, Color


class PageView(Protocol):
    """What a page's content must be able to do."""

    @property
    def content_height(self) -> float:
        """Height in points."""

    @property
    def ground(self) -> Color:
        """Colour behind the content."""

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float]) -> None:
        """Draws what lies in the span of the content; the content's top is at x, origin."""


# The engine is told these before anything is drawn.
CONTENT_HEIGHTS = (ListView.content_height, GridView.content_height, AboutView.content_height)


class PagesView:
    """The three pages."""

    def __init__(self, canvas: Canvas) -> None:
        self.views: tuple[PageView, ...] = (
            ListView(),
            GridView(canvas.scale),
            AboutView(canvas),
        )

    def draw(self, canvas: Canvas, frame: FrameLike) -> None:
        """Draws the pages of a frame inside the pager."""
        pager = frame.snapshot.pager
        height = max(pager.height, canvas.height - pager.y)
        with canvas.clip(pager.x, pager.y, pager.width, height) as visible:
            if visible:
                canvas.fill(pager.x, pager.y, pager.width, height, BACKDROP)
                for page in frame.pages:
                    self._draw_page(canvas, page, pager.y)

    def _draw_page(self, canvas: Canvas, page: PageLike, pager_top: float) -> None:
        view = self.views[page.index]
        place = page.frame
        top = max(place.y, pager_top, 0.0)
        bottom = canvas.height
        with canvas.clip(place.x, top, place.width, bottom - top) as visible:
            if visible:
                canvas.fill(place.x, top, place.width, bottom - top, view.ground)
                origin = place.y - page.offset
                view.draw(canvas, place.x, origin, (top - origin, bottom - origin))
