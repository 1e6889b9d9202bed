"""Lists on several threads: a status where two meet, never a race."""

from __future__ import annotations

import threading
import time
from array import array
from typing import Any, Callable

from nestedslide import BusyError, Coordinator, ListLayout

# So many that setting them takes longer than a thread waits for its turn.
HEIGHTS = array("d", [44.0] * 200_000)


def together(*works: Callable[[], Any]) -> None:
    """Runs them at once; what one raises is raised here."""
    errors: list[BaseException] = []

    def guarded(work: Callable[[], Any]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


class Meeting:
    """Threads that call until one of them was refused since another was inside.

    How soon that is, is the machine's: each goes on beyond its number of calls until they have met, for a minute at
    most.
    """

    def __init__(self) -> None:
        self.met = False
        self.latest = time.monotonic() + 60

    def often(self, call: Callable[[], Any], times: int = 15) -> None:
        calls = 0
        while calls < times or (not self.met and time.monotonic() < self.latest):
            calls += 1
            try:
                call()
            except BusyError:
                self.met = True


def test_one_at_a_time() -> None:
    meeting = Meeting()
    with ListLayout() as feed:
        feed.insert_section(0, heights=HEIGHTS, layout="waterfall", columns=3)

        def edit() -> None:
            meeting.often(lambda: feed.set_heights(0, 0, HEIGHTS))

        def look() -> None:
            meeting.often(lambda: (feed.visible(), feed.update(), feed.state()), 2000)

        together(edit, edit, look, look)
        assert feed.state().item_count == len(HEIGHTS)
        feed.set_heights(0, 0, HEIGHTS)
    assert meeting.met


def test_a_list_and_its_coordinator_are_one() -> None:
    meeting = Meeting()
    with Coordinator([0.0], header_height=240, viewport=(390, 800)) as slide, ListLayout() as feed:
        feed.insert_section(0, heights=HEIGHTS, layout="waterfall", columns=3)
        feed.attach(slide, 0)

        def edit() -> None:
            meeting.often(lambda: feed.set_heights(0, 0, HEIGHTS))

        def scroll() -> None:
            meeting.often(lambda: slide.wheel(0, 10), 3000)

        together(edit, scroll)
        assert meeting.met
        assert slide.page(0).content_height == feed.state().content_height


def test_different_ones_at_once() -> None:
    outcomes: list[Any] = []

    def work() -> None:
        with ListLayout(height=500) as feed:
            feed.insert_section(0, 1000, layout="grid", columns=3)
            for k in range(300):
                feed.insert_items(0, k, heights=[float(k), 80.0])
                feed.set_offset(k * 20.0)
                feed.update()
            outcomes.append((feed.state(), [tuple(item) for item in feed.visible()]))

    together(work, work, work, work)
    assert len(outcomes) == 4
    assert all(outcome == outcomes[0] for outcome in outcomes)
