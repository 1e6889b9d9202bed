"""Keys: how far each scrolls, and that one goes on from where the last will end."""

from __future__ import annotations

import math
from typing import Callable

import pytest
from motion import rest

from nestedslide import Coordinator, InvalidArgumentError, Key

Stage = Callable[..., Coordinator]

ARROW = 40.0
PAGER = 740.0
PAGE = 0.875 * PAGER
END = 240.0 + 3000.0 - PAGER
OMEGA = 2 * math.pi / 0.35


@pytest.mark.parametrize(
    ("key", "start", "path"),
    [
        ("down", 0, ARROW),
        ("down", 220, 220 + ARROW),
        ("down", END - 10, END),
        ("up", 0, 0),
        ("up", 30, 0),
        ("up", 500, 500 - ARROW),
        ("up", 260, 260 - ARROW),
        ("page_down", 0, PAGE),
        ("page_down", 1000, 1000 + PAGE),
        ("page_up", 1000, 1000 - PAGE),
        ("page_up", 100, 0),
        ("space", 100, 100 + PAGE),
        ("home", 1234, 0),
        ("end", 17, END),
        ("end", END, END),
    ],
)
def test_along_the_path(key: str, start: float, path: float, stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=min(start, 240), inner=max(start - 240, 0))
    c.key(key)
    now = c.snapshot()
    assert now.rest_outer + now.rest_inner == pytest.approx(path, abs=1e-9)
    assert now.at_rest == (path == start)
    now = rest(c)
    assert now.path == pytest.approx(path, abs=1e-9)
    assert (now.outer, now.inner) == pytest.approx((min(path, 240), max(path - 240, 0)), abs=1e-9)


def test_it_may_be_the_spring_of_commands(stage: Stage) -> None:
    c = stage(key_glide="spring")
    c.key(Key.page_down)
    assert c.snapshot().phase.name == "animating"
    for time in (0.01, 0.05, 0.1, 0.2, 0.3):
        c.advance(time)
        left = PAGE * (1 + OMEGA * time) * math.exp(-OMEGA * time)
        assert c.snapshot().path == pytest.approx(PAGE - left, abs=1e-9)


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        (["down"] * 5, 5 * ARROW),
        (["page_down", "page_down", "up"], 2 * PAGE - ARROW),
        (["end", "up"], END - ARROW),
        (["end", "home", "down"], ARROW),
        (["down", "up", "up"], 0),
    ],
)
def test_one_goes_on_from_where_the_last_will_end(keys: list[str], path: float, stage: Stage) -> None:
    c = stage()
    for k, key in enumerate(keys):
        c.advance(k * 0.03)
        before = c.snapshot().velocity_y
        c.key(key)
        assert c.snapshot().velocity_y == pytest.approx(before, abs=1e-9)
    assert rest(c).path == pytest.approx(path, abs=1e-9)


def test_to_the_pages_beside(stage: Stage) -> None:
    c = stage(900.0, 900.0, 900.0)
    c.key("right")
    assert (c.snapshot().phase.name, c.snapshot().transition_to) == ("paging", 1)
    assert rest(c).page_index == 1
    c.key("right")
    assert rest(c).page_index == 2
    c.key("right")
    assert c.snapshot().at_rest
    c.key("left")
    assert rest(c).page_index == 1


def test_to_pages_in_a_hurry(stage: Stage) -> None:
    c = stage(900.0, 900.0, 900.0, 900.0)
    for k in range(3):
        c.advance(k * 0.05)
        c.key("right")
    assert rest(c).page_index == 3
    c.key("left")
    c.advance(c.snapshot().time + 0.05)
    c.key("left")
    assert rest(c).page_index == 1


def test_right_to_left_the_next_page_is_to_the_left(stage: Stage) -> None:
    c = stage(right_to_left=True)
    c.key("right")
    assert c.snapshot().at_rest
    c.key("left")
    assert rest(c).page_index == 1


def test_keys_turn_pages_where_swipes_do_not(stage: Stage) -> None:
    c = stage(horizontal_enabled=False)
    c.key("right")
    assert rest(c).page_index == 1


def test_a_key_takes_over(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 100)
    c.key("down")
    c.session_update(0, 500)
    c.session_end()
    assert rest(c).path == 100 + ARROW
    c.session_begin()
    c.session_end(0, 5000)
    c.advance(c.snapshot().time + 0.1)
    caught = c.snapshot().path
    c.key("home")
    assert c.snapshot().path == caught
    assert rest(c).path == 0


def test_without_pages() -> None:
    with Coordinator(viewport=(390, 800), header_height=240) as c:
        for key in Key:
            c.key(key)
        assert rest(c).page_index == -1


@pytest.mark.parametrize("key", ["escape", 9, -1, None])
def test_no_such_key(key: str, stage: Stage) -> None:
    with pytest.raises(InvalidArgumentError, match="key must be one of down, up, page_down, "):
        stage().key(key)


def test_no_such_key_in_c(stage: Stage) -> None:
    c = stage()
    with pytest.raises(InvalidArgumentError, match="key"):
        c._call(c._abi.nslide_key, 9)
