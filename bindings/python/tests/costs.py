"""Calls some of the library's functions so many times each, on so many pages or items.

On the command line: how many there are, how many times, and the functions. Whoever counts the instructions compares
runs.
"""

from __future__ import annotations

import sys
from array import array
from itertools import count
from typing import Any, Callable

from nestedslide import Coordinator, ListLayout

MANY = int(sys.argv[1]) if __name__ == "__main__" else 0

number = count(1)

AROUND = Coordinator([3000.0])

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
    "set_link_place": lambda c: (c.link(AROUND), c.set_link_place(0, next(number)), c.link(None)),
    "retarget_reveal": lambda c: c.retarget_reveal(10, page=3),
    "autoscroll": lambda c: c.autoscroll("edge", next(number) % 100, 50),
    "drag_thumb": lambda c: c.drag_thumb("joined", "began", next(number) % 100 / 100),
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
    "get_edge": lambda c: c.edge(),
    "can_scroll": lambda c: c.can_scroll("right"),
    "is_lifted": lambda c: c.is_lifted(),
    "get_next_change": lambda c: c.next_change(0.5),
    "get_bar": lambda c: c.bar(),
    "bar_to_offsets": lambda c: c.bar_to_offsets(10),
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
    "list_set_item_count": lambda f: f.set_item_count(0, MANY + next(number) % 100),
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


def many_pages() -> Coordinator:
    """A coordinator of very many pages."""
    settings: dict[str, Any] = {"viewport": (390, 800), "header_height": 240, "hover_height": 60, "refresh_height": 60}
    return Coordinator(array("d", [2000.0]) * MANY, **settings)


def many_items() -> ListLayout:
    """A list of very many items of different heights."""
    feed = ListLayout()
    some = array("d", (30.0 + n for n in range(61)))
    feed.insert_section(0, heights=(some * (MANY // len(some) + 1))[:MANY])
    feed.set_offset(20.0 * MANY)
    return feed


if __name__ == "__main__":
    with many_pages() as slide, many_items() as feed:
        for name in sys.argv[3:]:
            call, subject = (PAGES[name], slide) if name in PAGES else (LISTS[name], feed)
            for _ in range(int(sys.argv[2])):
                call(subject)
