"""How the touch stands, for a host's own buttons."""

from __future__ import annotations

from typing import Callable

import pytest

from nestedslide import Coordinator, InvalidArgumentError

Stage = Callable[..., Coordinator]


def touch(c: Coordinator) -> str:
    return c.snapshot().touch.name


def test_a_tap(stage: Stage) -> None:
    c = stage()
    assert touch(c) == "none"
    c.pointer_down(195, 600, 0.0)
    assert (touch(c), c.snapshot().needs_frame) == ("waiting", True)
    c.advance(0.099)
    assert touch(c) == "waiting"
    c.advance(0.101)
    assert touch(c) == "pressed"
    c.pointer_move(195, 608, 0.2)
    assert touch(c) == "pressed"
    c.pointer_up(195, 608, 0.3)
    assert touch(c) == "tapped"
    c.advance(7)
    assert touch(c) == "tapped"
    c.pointer_down(195, 600, 8.0)
    assert touch(c) == "waiting"
    assert c.snapshot().path == 0


def test_a_short_tap(stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 600, 0.0)
    c.pointer_up(195, 600, 0.02)
    assert touch(c) == "tapped"


@pytest.mark.parametrize("dy", [11, -11])
def test_beyond_the_slop_it_is_no_tap(dy: float, stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 600, 0.0)
    c.advance(0.2)
    c.pointer_move(195, 600 + dy, 0.25)
    assert touch(c) == "dragged"
    c.pointer_move(195, 600, 0.3)
    assert touch(c) == "dragged"
    c.pointer_up(195, 600, 0.4)
    assert touch(c) == "none"


def test_sideways_too(stage: Stage) -> None:
    c = stage(horizontal_enabled=False)
    c.pointer_down(195, 600, 0.0)
    c.pointer_move(215, 600, 0.05)
    assert touch(c) == "dragged"


def test_one_of_two_is_no_tap(stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 600, 0.0, id=1)
    c.pointer_down(250, 600, 0.01, id=2)
    assert touch(c) == "dragged"
    c.pointer_up(195, 600, 0.02, id=1)
    assert touch(c) == "dragged"
    c.pointer_up(250, 600, 0.03, id=2)
    assert touch(c) == "none"


def test_the_system_takes_it_away(stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 600, 0.0)
    c.pointer_cancel(195, 600, 0.05)
    assert touch(c) == "none"


def test_a_touch_that_catches_a_fling_is_no_tap(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_end(0, 3000)
    c.advance(0.2)
    c.pointer_down(195, 600, 0.2)
    assert touch(c) == "dragged"
    c.pointer_up(195, 600, 0.25)
    assert touch(c) == "none"
    c.pointer_down(195, 600, 0.5)
    c.pointer_up(195, 600, 0.55)
    assert touch(c) == "tapped"


def test_one_that_catches_a_page_turn_is_none_either(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_end(900, 0)
    c.advance(0.1)
    c.pointer_down(195, 600, 0.1)
    assert touch(c) == "dragged"


def test_one_that_catches_what_a_command_moves_may_be_a_tap(stage: Stage) -> None:
    c = stage()
    c.scroll_to_page(1, animated=True)
    c.advance(0.1)
    assert c.snapshot().page_position > 0
    c.pointer_down(195, 600, 0.1)
    assert touch(c) == "waiting"


def test_one_that_catches_a_bounce_may_be_a_tap(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, -200)
    c.session_end()
    c.advance(0.1)
    assert c.snapshot().phase.name == "bouncing"
    c.pointer_down(195, 600, 0.1)
    assert touch(c) == "waiting"
    c.pointer_up(195, 600, 0.15)
    assert touch(c) == "tapped"


@pytest.mark.parametrize("delay", [0.0, 0.5, 10.0])
def test_press_delay(delay: float, stage: Stage) -> None:
    c = stage(press_delay=delay)
    c.pointer_down(195, 600, 0.0)
    if delay > 0:
        assert touch(c) == "waiting"
        c.advance(delay * 0.99)
        assert touch(c) == "waiting"
    c.advance(delay * 1.01)
    assert touch(c) == "pressed"


def test_how_many_frames_led_there_makes_no_difference(stage: Stage) -> None:
    one, other = stage(), stage()
    for c in (one, other):
        c.pointer_down(195, 600, 0.0)
    for k in range(1, 31):
        one.advance(k / 100)
    other.advance(0.3)
    assert one.snapshot() == other.snapshot()
    assert not one.snapshot().needs_frame


@pytest.mark.parametrize("delay", [-0.1, 10.1])
def test_refused(delay: float, stage: Stage) -> None:
    with pytest.raises(InvalidArgumentError, match="press_delay"):
        stage(press_delay=delay)


def test_a_session_is_no_touch(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 5)
    assert touch(c) == "none"
