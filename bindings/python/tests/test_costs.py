"""What the header says of costs: a function without "Time:" takes no longer with a million pages or items.

A loop over a million of anything takes at least half a millisecond, so a fifth of that tells the two apart without a
clock that has to be exact. Each call is timed several times, and the best counts: other programs run as well.
"""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from typing import Any, Callable

import pytest
from interface import API

from nestedslide import Coordinator, ListLayout

MANY = 1_000_000
MOST = 100e-6
FUNCTIONS = {each.name for each in API.exported()}
SAID = {each.name for each in API.exported() if each.cost}

# About the library, or about nothing that could be many.
OTHERS = [
    "version",
    "abi_version",
    "struct_size",
    "status_name",
    "set_allocator",
    "set_log",
    "config_default",
    "config_check",
    "error_message",
    "list_config_default",
    "section_default",
    "list_create",
    "link",
    "record_stop",
]

number = count(1)

# Each changes something every time, at the middle of everything.
PAGES: dict[str, Callable[[Any], object]] = {
    "get_config": lambda c: c.settings,
    "advance": lambda c: c.advance(next(number)),
    "frame": lambda c: c.frame_into(next(number)),
    "pointer": lambda c: (c.pointer_down(9, 600, next(number)), c.pointer_cancel(9, 600, next(number))),
    "session_begin": lambda c: (c.session_begin(), c.session_update(0, 1), c.session_cancel()),
    "session_update": lambda c: (c.session_begin(), c.session_update(0, -1), c.session_cancel()),
    "session_end": lambda c: (c.session_begin(), c.session_end(0, 100)),
    "session_cancel": lambda c: (c.session_begin(), c.session_cancel()),
    "wheel": lambda c: c.wheel(0, 1),
    "key": lambda c: c.key("down"),
    "scroll_to": lambda c: c.scroll_to(next(number) % 200, 0),
    "retarget": lambda c: (c.session_begin(), c.session_end(0, 900), c.retarget(inner=9)),
    "reveal": lambda c: c.reveal(10 + next(number) % 100, page=3),
    "retarget_reveal": lambda c: c.retarget_reveal(10, page=3),
    "scroll_to_page": lambda c: c.scroll_to_page(next(number) * 7919 % MANY),
    "set_page_height": lambda c: c.set_page_height(MANY // 2, next(number)),
    "shift_page": lambda c: c.shift_page(MANY // 2, next(number), 1),
    "get_page_settings": lambda c: c.page_settings(MANY // 2),
    "begin_refresh": lambda c: (c.scroll_to(0), c.begin_refresh(MANY // 2), c.end_refresh(MANY // 2)),
    "end_refresh": lambda c: (c.scroll_to(0), c.begin_refresh(MANY // 2), c.end_refresh(MANY // 2)),
    "end_load": lambda c: c.end_load(MANY // 2),
    "tap_tab": lambda c: c.tap_tab(next(number) * 7919 % MANY, animated=False),
    "tab_at": lambda c: c.tab_at(100, 250),
    "get_tab": lambda c: c.tab(MANY // 2),
    "unobserve": lambda c: c.unobserve(3),
    "get_snapshot": lambda c: c.snapshot(),
    "get_motion": lambda c: c.motion(),
    "get_edge": lambda c: c.edge(),
    "get_edge_shown": lambda c: c.edge_shown(),
    "get_pages": lambda c: c.pages(),
    "get_page": lambda c: c.page(MANY // 2),
    "poll_events": lambda c: c.poll_events(),
}
LISTS: dict[str, Callable[[Any], object]] = {
    "list_get_config": lambda f: f.settings,
    "list_attach": lambda f: attach_and_detach(f),
    "list_detach": lambda f: attach_and_detach(f),
    "list_set_offset": lambda f: f.set_offset(next(number)),
    "list_get_state": lambda f: f.state(),
    "list_get_section": lambda f: f.section(0),
    "list_set_anchor": lambda f: f.set_anchor(0, next(number)),
    "list_get_range": lambda f: f.range(),
    "list_item_at": lambda f: f.item_at(5, 20.0 * MANY),
    "list_find_item": lambda f: f.find_item(next(number)),
    "list_get_item_offset": lambda f: f.item_offset(0, MANY // 2 + next(number)),
    "list_scroll_to": lambda f: f.scroll_to(0, MANY // 2 + next(number)),
    # Said to be linear in what is given or written, which is little here.
    "list_insert_items": lambda f: f.insert_items(0, MANY // 2, heights=[30.0]),
    "list_remove_items": lambda f: f.remove_items(0, MANY // 2),
    "list_move_item": lambda f: f.move_item(0, 5, 0, MANY // 2),
    "list_set_heights": lambda f: f.set_heights(0, MANY // 3, [float(next(number) % 90)]),
    "list_get_visible": lambda f: f.visible(),
    "list_update": lambda f: f.update(),
    "list_get_frames": lambda f: f.frames(0, MANY // 2, 3),
}


def attach_and_detach(feed: ListLayout) -> None:
    with Coordinator([0.0]) as slide:
        feed.attach(slide, 0)
        feed.detach()


def best(call: Callable[[Any], object], subject: Any) -> float:
    """The shortest of some times, in seconds."""
    times = []
    gc.disable()
    try:
        for _ in range(9):
            begin = time.perf_counter()
            call(subject)
            times.append(time.perf_counter() - begin)
    finally:
        gc.enable()
    return min(times)


@pytest.fixture(scope="module")
def slide() -> Iterator[Coordinator]:
    """A coordinator of very many pages."""
    settings: dict[str, Any] = {"viewport": (390, 800), "header_height": 240, "hover_height": 60, "refresh_height": 60}
    with closing(Coordinator(array("d", [2000.0]) * MANY, **settings)) as made:
        yield made


@pytest.fixture(scope="module")
def feed() -> Iterator[ListLayout]:
    """A list of very many items, each of another height."""
    with closing(ListLayout()) as made:
        made.insert_section(0, heights=array("d", (30.0 + n % 61 for n in range(MANY))))
        made.set_offset(20.0 * MANY)
        yield made


@pytest.mark.parametrize("name", PAGES)
def test_calls_do_not_grow_with_pages(name: str, slide: Coordinator) -> None:
    assert best(PAGES[name], slide) < MOST


@pytest.mark.parametrize("name", LISTS)
def test_calls_do_not_grow_with_items(name: str, feed: ListLayout) -> None:
    assert best(LISTS[name], feed) < MOST


def test_the_header_says_it_of_all_others() -> None:
    timed = {f"nslide_{name}" for name in [*PAGES, *LISTS, *OTHERS]}
    assert len(FUNCTIONS) > 90
    assert timed <= FUNCTIONS
    assert sorted(FUNCTIONS - timed - SAID) == []
    assert sorted(SAID & {f"nslide_{name}" for name in PAGES}) == []
