"""The pages that a list lays out: what of them is seen, and what is done to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nestedslide import Coordinator, Item, ListLayout

from .chat import Chat
from .feed import CHAT, GUESTBOOK, PHOTOS, Feed
from .layout import Layout
from .note_list import NoteList
from .photo_list import PhotoList
from .theme import ramp

# What the panel's buttons do.
FAR_NOTE = 777_777
NOTES_AT_ONCE = 10


@dataclass(frozen=True)
class Seen:
    """What is seen of a page, in the order to draw it."""

    items: Sequence[Item]
    height: float
    """Of the page's content."""
    lift: float = 0.0
    """How much higher rows still are: what has come pushes them down."""
    top: float = 0.0
    """Where in the content what is seen begins."""
    news: int = 0
    """How many have come just now and lie above it."""
    first: int = 0
    """Of a chat, the number of its first message."""


class Lists:
    """The guestbook's list and the photographs'."""

    def __init__(self, feed: Feed, layout: Layout) -> None:
        self._notes = NoteList()
        self._photos = PhotoList()
        self.chat = Chat()
        self._feed = feed
        self.fill(feed, layout)

    def __getitem__(self, page: int) -> ListLayout:
        kinds = {GUESTBOOK: self._notes.layout, PHOTOS: self._photos.layout, CHAT: self.chat.layout}
        return kinds[self._feed.kinds[page]]

    def __contains__(self, page: int) -> bool:
        return self._feed.kinds[page] in (GUESTBOOK, PHOTOS, CHAT)

    def fill(self, feed: Feed, layout: Layout) -> None:
        """Begins anew with a feed."""
        self._feed = feed
        self._notes.fill(feed)
        self._photos.fill(feed, layout)

    def attach(self, coordinator: Coordinator) -> None:
        """From now on the pages are as high as their lists."""
        for page in (GUESTBOOK, PHOTOS):
            self[page].attach(coordinator, page)

    def close(self) -> None:
        """Ends the lists."""
        for layout in (self._notes.layout, self._photos.layout, self.chat.layout):
            layout.close()

    def follow(self) -> None:
        """Takes in what has come to the feed."""
        self._notes.follow(self._feed)
        self._photos.follow(self._feed)

    def turn(self, layout: Layout) -> None:
        """Lays out for another screen."""
        self._photos.turn(layout)

    def seen(self, page: int, time: float) -> Seen:
        """What is seen of a page."""
        found, state = self[page], self[page].state()
        if page != GUESTBOOK:
            return Seen(found.visible(), state.content_height, top=state.offset, first=self.chat.first)
        lift = self._notes.pushed * (1 - ramp(self._feed.arrival(GUESTBOOK, time), 0, 1))
        news = 0 if self._notes.pushed > 0 else self._feed.fresh_notes
        return Seen(found.visible(behind=lift), state.content_height, lift, state.offset, news)

    # ------------------------------------------------------------------------------------------------- commands

    def go_far(self) -> None:
        """Scrolls to a row in the hundred thousands and marks it."""
        self._feed.seek(FAR_NOTE)
        self._notes.scroll_to(FAR_NOTE, self._feed)

    def insert_above(self, time: float) -> None:
        """New notes at the top; what is seen stays where it is."""
        self._feed.add_notes(NOTES_AT_ONCE, time)
        self._notes.follow(self._feed, keep_still=True)
