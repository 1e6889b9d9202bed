"""The pager: draws the pages that show, each clipped to its place."""

from __future__ import annotations

from typing import Protocol

from .about_view import AboutView
from .canvas import Canvas
from .chat_view import ChatView
from .feed import CHAT, GUESTBOOK, Feed
from .frame import PageLike
from .grid_view import GridView
from .layout import Layout
from .list_view import ListView
from .lists import Seen
from .load_view import LoadView
from .prints_view import PrintsView
from .refresh_view import RefreshView
from .retry_places import foot_top
from .scene import Scene
from .theme import Color

# Of a page that no list lays out.
NOTHING = Seen((), 0.0)


class PageView(Protocol):
    """What a page's content must be able to do."""

    @property
    def ground(self) -> Color:
        """Colour behind the content."""

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws what is seen of the content; the content's top is at x, origin."""


class PagesView:
    """The three pages, the chat and the prints."""

    def __init__(self, layout: Layout, canvas: Canvas, refresh: RefreshView) -> None:
        self._notes = ListView(layout, canvas)
        self.views: tuple[PageView, ...] = (
            self._notes,
            GridView(layout, canvas),
            AboutView(layout, canvas),
            ChatView(layout, canvas),
            PrintsView(layout, canvas),
        )
        self._refresh = refresh
        self._load = LoadView(layout, canvas.scale)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the pages of a frame inside the pager."""
        pager = scene.frame.snapshot.pager
        top = 0.0 if scene.behind_bar else pager.y
        height = max(pager.y + pager.height, canvas.height) - top
        with canvas.clip(pager.x, top, pager.width, height) as visible:
            if visible:
                canvas.fill(pager.x, top, pager.width, height, canvas.palette.backdrop)
                for page in scene.frame.pages:
                    self._draw_page(canvas, page, top, scene)

    def _draw_page(self, canvas: Canvas, page: PageLike, top: float, scene: Scene) -> None:
        kind = scene.feed.kinds[page.index]
        view, place = self.views[kind], page.frame
        x, bottom = canvas.across(place.x, place.width), canvas.height
        top = max(top, 0.0) if scene.behind_bar else max(place.y, top, 0.0)
        with canvas.clip(x, top, place.width, bottom - top) as visible:
            if not visible:
                return
            canvas.fill(x, top, place.width, bottom - top, view.ground)
            origin = place.y - page.offset
            # What comes in from above the first item stays out of the room above it.
            with canvas.clip(x, origin, place.width, bottom - origin):
                view.draw(canvas, x, origin, scene.seen.get(page.index, NOTHING), scene.feed, scene.time)
            if page.index == GUESTBOOK and scene.held is not None:
                self._notes.draw_held(canvas, scene.held, x)
            if page.index in scene.seen and kind != CHAT:
                self._draw_foot(canvas, page, x, scene)
            center = x + place.width / 2
            self._refresh.draw_disc(
                canvas, center, place.y, -page.offset, page.refresh, scene.refresh_height, scene.time
            )

    def _draw_foot(self, canvas: Canvas, page: PageLike, x: float, scene: Scene) -> None:
        feed, kind = scene.feed, scene.feed.kinds[page.index]
        self._load.draw(
            canvas,
            x,
            foot_top(page, scene.seen[page.index].height),
            scene.time,
            more=feed.may_have_more(kind),
            # The engine has asked for more, or a tap on the button has.
            loading=page.loading or kind in feed.loading,
            failed=kind in feed.failed,
        )
