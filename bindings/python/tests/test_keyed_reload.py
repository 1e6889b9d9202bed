"""Pages that the host knows by keys."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import of, rest

from nestedslide import Coordinator, InvalidArgumentError, NotFiniteError, PageSettings, Seam

Stage = Callable[..., Coordinator]


@pytest.fixture
def c(stage: Stage) -> Coordinator:
    """Pages 11, 12 and 13, each with its offset, 12 the current one, the header collapsed."""
    made = stage(page_memory="keep")
    made.reload_keyed({11: 3000.0, 12: 2000.0, 13: 1500.0})
    for index, offset in ((0, 110), (2, 130), (1, 120)):
        made.scroll_to_page(index)
        made.scroll_to(outer=240, inner=offset)
    made.poll_events()
    return made


def offsets(c: Coordinator) -> list[float]:
    return [c.page(index).offset for index in range(c.snapshot().page_count)]


def test_found_by_key(c: Coordinator) -> None:
    assert [c.find_page(key) for key in (11, 12, 13, 14, -11)] == [0, 1, 2, None, None]
    assert [c.page_settings(index).key for index in range(3)] == [11, 12, 13]


def test_another_order(c: Coordinator) -> None:
    c.reload_keyed({13: 1500.0, 12: 2000.0, 11: 3000.0})
    assert offsets(c) == [130, 120, 110]
    assert c.snapshot().page_index == 1
    assert c.snapshot().page_position == 1
    assert of(c, "page_changed", "page_needed", "page_released") == []


def test_the_current_page_moves_with_its_key(c: Coordinator) -> None:
    c.reload_keyed([(12, 2000.0), (11, 3000.0), (13, 1500.0)])
    now = c.snapshot()
    assert (now.page_index, now.page_position, now.inner) == (0, 0, 120)
    assert [event.index for event in of(c, "page_changed")] == [0]


def test_one_gone_and_one_new(c: Coordinator) -> None:
    c.reload_keyed({10: 3000.0, 12: 2000.0, 13: 1500.0, 14: 900.0})
    assert offsets(c) == [0, 120, 130, 0]
    events = of(c, "page_released", "page_needed")
    assert [(event.name, event.index) for event in events] == [("page_released", 0)]
    assert c.live_pages() == (1, 2)


def test_the_current_page_gone(c: Coordinator) -> None:
    c.reload_keyed({11: 3000.0, 13: 1500.0})
    assert (c.snapshot().page_index, c.snapshot().inner) == (1, 130)
    c.reload_keyed({20: 100.0})
    assert (c.snapshot().page_index, c.snapshot().inner) == (0, 0)


def test_settings_go_with_the_key(c: Coordinator) -> None:
    c.set_page_settings(0, seam="stop", tab_width=90)
    c.reload_keyed({13: 1500.0, 11: 3000.0, 15: 1.0})
    assert c.page_settings(1) == PageSettings(seam=Seam.stop, tab_width=90, key=11)
    assert c.page_settings(2) == PageSettings(key=15)


def test_new_heights(c: Coordinator) -> None:
    c.reload_keyed({11: 3000.0, 12: 800.0, 13: 1600.0})
    assert [c.page(index).content_height for index in range(3)] == [3000, 800, 1600]
    assert rest(c).inner == c.page(1).max_offset == 60


def test_keys_given_one_by_one(stage: Stage) -> None:
    c = stage(page_memory="keep")
    c.set_page_settings(1, key=7)
    c.scroll_to_page(1)
    c.scroll_to(outer=240, inner=70)
    c.reload_keyed({7: 3000.0, 8: 3000.0})
    assert (c.snapshot().page_index, c.snapshot().inner) == (0, 70)


def test_keys_go_with_inserted_and_moved_pages(c: Coordinator) -> None:
    c.insert_page(0, 100)
    c.move_page(3, 0)
    assert [c.find_page(key) for key in (13, 11, 12)] == [0, 2, 3]
    c.remove_page(2)
    assert c.find_page(11) is None


def test_a_plain_reload_forgets_keys(c: Coordinator) -> None:
    c.reload([1.0, 2.0, 3.0])
    assert [c.page_settings(index).key for index in range(3)] == [0, 0, 0]
    assert c.find_page(12) is None


def test_none_at_all(c: Coordinator) -> None:
    c.reload_keyed({})
    assert (c.snapshot().page_index, c.snapshot().page_count) == (-1, 0)
    c.reload_keyed({-(2**63): 1.0, 2**63 - 1: 2.0})
    assert c.find_page(-(2**63)) == 0
    assert c.find_page(2**63 - 1) == 1


def test_many() -> None:
    count = 20_000
    with Coordinator() as c:
        c.reload_keyed((key, 100.0) for key in range(1, count + 1))
        c.scroll_to_page(count - 1)
        c.reload_keyed((key, 100.0) for key in range(count, 0, -1))
        assert (c.snapshot().page_index, c.find_page(1)) == (0, count - 1)


def test_refused(c: Coordinator) -> None:
    before = c.snapshot()
    with pytest.raises(InvalidArgumentError):
        c.reload_keyed({0: 1.0})
    with pytest.raises(InvalidArgumentError):
        c.reload_keyed([(1, 1.0), (1, 2.0)])
    with pytest.raises(InvalidArgumentError, match=r"pages|height"):
        c.reload_keyed({1: -1.0})
    with pytest.raises(NotFiniteError):
        c.reload_keyed({1: float("nan")})
    with pytest.raises(InvalidArgumentError, match="keys: a number is too large"):
        c.reload_keyed({2**63: 1.0})
    with pytest.raises(TypeError, match="keys must be numbers"):
        c.reload_keyed({"a": 1.0})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="pages must be numbers"):
        c.reload_keyed({1: "a"})  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError, match="key does not fit"):
        c.find_page(2**63)
    assert c.snapshot() == before
