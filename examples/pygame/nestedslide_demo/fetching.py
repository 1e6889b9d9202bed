"""The host's half of refreshing and loading: it is asked by events, takes its time, and tells the engine when done."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Callable

from nestedslide import Coordinator, Event, EventType, InvalidStateError, RefreshState

from .chat import Chat
from .feed import CHAT, Feed

# How long the network is pretended to take, in seconds.
REFRESH_TIME = 1.2
LOAD_TIME = 0.8
# How long the second level stays open before it leads on.
SECOND_TIME = 0.6

Work = Callable[[float], None]


class Fetching:
    """Work that is on its way."""

    def __init__(
        self,
        coordinator: Coordinator,
        feed: Feed,
        chat: Chat,
        grown: Callable[[], None],
        second: Callable[[], None],
    ) -> None:
        """grown: is called when there is more; second: when a pull has opened the second level."""
        self._coordinator = coordinator
        self._feed = feed
        self._chat = chat
        self._grown = grown
        self._second = second
        self._work: list[tuple[float, Work]] = []
        self._refreshes_at_top = False
        self.tell_ends()

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._work)

    def notice(self, events: Iterable[Event], now: float) -> None:
        """Begins what the engine's events ask for."""
        for event in events:
            if event.type is EventType.refresh_changed and event.state == RefreshState.refreshing:
                self._feed.notice.leave(now)
                self._work.append((now + REFRESH_TIME, self._refreshing(event.index)))
            elif event.type is EventType.refresh_changed and event.state == RefreshState.second:
                self._work.append((now + SECOND_TIME, self._leading_on(event.index)))
            elif event.type is EventType.load_more:
                self._load(event.index, now)

    def tell_ends(self) -> None:
        """Tells the engine which pages have nothing more to load: it does not ask for those any more."""
        for page, kind in enumerate(self._feed.kinds):
            more = self._chat.may_have_more if kind == CHAT else self._feed.may_have_more(kind)
            self._coordinator.set_page_settings(page, no_more=not more)

    def try_again(self, page: int | None, now: float) -> None:
        """Asks once more for what did not come: for more of a page, or for the refresh where no page is named."""
        if page is not None:
            # The engine itself asks for more when something moves. A tap moves nothing, so the host asks.
            self._load(page, now)
            return
        self._feed.notice.leave(now)
        if self._coordinator.snapshot().path > 0:
            self._coordinator.scroll_to_top(animated=True)
            self._refreshes_at_top = True
        else:
            self._refresh_again()

    def run(self, now: float) -> None:
        """Hands over what has come by now."""
        self._feed.notice.follow(now)
        if self._refreshes_at_top and self._coordinator.snapshot().at_rest:
            self._refreshes_at_top = False
            self._refresh_again()
        self._hand_over(now, until=now)

    def hurry(self, now: float) -> None:
        """Hands over everything at once, also what was asked for since the last frame."""
        self.notice(self._coordinator.poll_events(), now)
        self._hand_over(now, until=float("inf"))

    def _hand_over(self, now: float, until: float) -> None:
        due = [work for time, work in self._work if time <= until]
        self._work = [(time, work) for time, work in self._work if time > until]
        for work in due:
            work(now)

    def _refresh_again(self) -> None:
        # A finger may have led elsewhere meanwhile, where nothing can be held open.
        with suppress(InvalidStateError):
            self._coordinator.begin_refresh(self._feed.notice.page)

    def _load(self, page: int, now: float) -> None:
        kind = self._feed.kinds[page]
        if kind not in self._feed.loading:
            self._feed.loading.add(kind)
            self._feed.failed.discard(kind)
            self._work.append((now + LOAD_TIME, self._loading(page)))

    def _refreshing(self, index: int) -> Work:
        page = None if index < 0 else index

        def refreshed(now: float) -> None:
            if self._feed.offline:
                self._coordinator.end_refresh(page, "failure")
                self._feed.notice.show(page, now)
                return
            self._feed.refresh(page, now)
            self._grown()
            self._coordinator.end_refresh(page, "success")

        return refreshed

    def _leading_on(self, index: int) -> Work:
        def led(now: float) -> None:
            del now
            self._coordinator.end_refresh(None if index < 0 else index)
            self._second()

        return led

    def _loading(self, page: int) -> Work:
        def loaded(now: float) -> None:
            del now
            # To grow is an answer in itself.
            kind = self._feed.kinds[page]
            self._feed.loading.discard(kind)
            if self._feed.offline:
                # The chat has no foot to say so. It asks again at the next movement.
                if kind != CHAT:
                    self._feed.failed.add(kind)
                self._coordinator.end_load(page)
            elif kind == CHAT:
                self._chat.load()
            else:
                self._feed.load(kind)
                self._grown()
            self.tell_ends()

        return loaded
