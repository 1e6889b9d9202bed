"""Lists on several threads: a status where two meet, never a race."""

from __future__ import annotations

import threading
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


def often(call: Callable[[], Any], busy: list[int], times: int = 15) -> None:
    for _ in range(times):
        try:
            call()
        except BusyError:
            busy.append(1)


def test_one_at_a_time() -> None:
    busy: list[int] = []
    with ListLayout() as feed:
        feed.insert_section(0, heights=HEIGHTS, layout="waterfall", columns=3)

        def edit() -> None:
            often(lambda: feed.set_heights(0, 0, HEIGHTS), busy)

        def look() -> None:
            often(lambda: (feed.visible(), feed.update(), feed.state()), busy, 2000)

        together(edit, edit, look, look)
        assert feed.state().item_count == len(HEIGHTS)
        feed.set_heights(0, 0, HEIGHTS)
    assert busy, "they have met"


def test_a_list_and_its_coordinator_are_one() -> None:
    busy: list[int] = []
    with Coordinator([0.0], header_height=240, viewport=(390, 800)) as slide, ListLayout() as feed:
        feed.insert_section(0, heights=HEIGHTS, layout="waterfall", columns=3)
        feed.attach(slide, 0)

        def edit() -> None:
            often(lambda: feed.set_heights(0, 0, HEIGHTS), busy)

        def scroll() -> None:
            often(lambda: slide.wheel(0, 10), busy, 3000)

        together(edit, scroll)
        assert busy, "they have met"
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
