"""A header that snaps, and the command to scroll to the top."""

from __future__ import annotations

import pytest

from nestedslide import Coordinator, EventType, Phase

RANGE = 240.0


def slide(**settings: object) -> Coordinator:
    return Coordinator([3000, 3000], viewport=(390, 800), header_height=RANGE, hover_height=60, **settings)  # type: ignore[arg-type]


def rest(coordinator: Coordinator) -> float:
    """Lets time pass until all is at rest; where the header is then."""
    time = coordinator.snapshot().time
    for _ in range(1000):
        time += 1 / 60
        coordinator.advance(time)
        if coordinator.snapshot().at_rest:
            return coordinator.snapshot().outer
    raise AssertionError("never at rest")


def drag(coordinator: Coordinator, dy: float, vy: float = 0) -> None:
    coordinator.session_begin(195, 600)
    coordinator.session_update(0, dy)
    coordinator.session_end(0, vy)


@pytest.mark.parametrize(("dy", "goal"), [(119.9, 0), (120, RANGE), (121, RANGE), (240, RANGE), (10, 0)])
def test_nearest_is_judged_where_a_finger_lets_go(dy: float, goal: float) -> None:
    coordinator = slide(header_snap="nearest")
    drag(coordinator, dy)
    assert rest(coordinator) == goal


def test_a_fling_keeps_its_velocity_into_the_snap() -> None:
    coordinator = slide(header_snap="nearest")
    drag(coordinator, 10, vy=300)
    snapshot = coordinator.snapshot()
    assert (snapshot.phase, snapshot.velocity_y, snapshot.rest_outer) == (Phase.snapping, 300, RANGE)
    coordinator.advance(1e-6)
    assert coordinator.snapshot().velocity_y == pytest.approx(300, rel=0.01)
    assert rest(coordinator) == RANGE


def test_a_fling_that_passes_the_seam_is_left_alone() -> None:
    coordinator = slide(header_snap="nearest")
    drag(coordinator, 10, vy=900)
    assert coordinator.snapshot().phase == Phase.decelerating
    assert rest(coordinator) == RANGE
    assert coordinator.snapshot().inner > 0


@pytest.mark.parametrize(("velocity", "goal"), [(-40, RANGE), (-60, 0)])
def test_direction_heeds_the_last_movement_up_to_the_snap_velocity(velocity: float, goal: float) -> None:
    coordinator = slide(header_snap="direction")
    drag(coordinator, 100, vy=velocity)
    assert rest(coordinator) == goal


def test_a_tap_that_catches_a_snap_lets_it_go_on() -> None:
    coordinator = slide(header_snap="nearest")
    drag(coordinator, 150)
    coordinator.advance(0.05)
    coordinator.pointer_down(195, 600, 0.05)
    caught = coordinator.snapshot().outer
    coordinator.advance(0.5)
    assert coordinator.snapshot().outer == caught
    coordinator.pointer_up(195, 600, 0.5)
    assert rest(coordinator) == RANGE


def test_a_wheel_waits_before_it_snaps() -> None:
    coordinator = slide(header_snap="nearest")
    coordinator.wheel(0, 100)
    coordinator.advance(0.14)
    assert coordinator.snapshot().outer == 100
    coordinator.wheel(0, 30)
    assert rest(coordinator) == RANGE


def test_a_command_is_taken_at_its_word() -> None:
    coordinator = slide(header_snap="nearest")
    coordinator.scroll_to(outer=100, animated=True)
    assert rest(coordinator) == 100


def test_a_short_page_snaps_to_what_it_allows() -> None:
    coordinator = slide(header_snap="nearest", short_page="limit")
    coordinator.set_page_height(0, 650)
    drag(coordinator, 130)
    assert rest(coordinator) == coordinator.snapshot().max_outer == 150


@pytest.mark.parametrize("rate", [24, 60, 144])
def test_snapping_does_not_depend_on_the_frame_rate(rate: int) -> None:
    coordinator = slide(header_snap="nearest")
    drag(coordinator, 150, vy=-20)
    for k in range(1, rate // 4 + 1):
        coordinator.advance(k / rate)
    coordinator.advance(0.25)
    reference = slide(header_snap="nearest")
    drag(reference, 150, vy=-20)
    reference.advance(0.25)
    assert coordinator.snapshot().outer == pytest.approx(reference.snapshot().outer, abs=1e-9)


def tops(coordinator: Coordinator) -> int:
    return sum(event.type == EventType.scrolled_to_top for event in coordinator.poll_events())


@pytest.mark.parametrize("animated", [False, True])
def test_to_the_top_brings_the_whole_and_every_page(animated: bool) -> None:
    coordinator = slide(page_memory="keep")
    coordinator.scroll_to(RANGE, 300)
    coordinator.scroll_to_page(1)
    coordinator.scroll_to(RANGE, 200)
    coordinator.scroll_to_top(animated=animated)
    assert rest(coordinator) == 0
    assert [coordinator.page(index).offset for index in (0, 1)] == [0, 0]
    assert tops(coordinator) == 1
    coordinator.scroll_to_top(animated=animated)
    assert tops(coordinator) == 0


def test_the_page_first_then_the_whole() -> None:
    coordinator = slide(scroll_to_top="page_first")
    coordinator.scroll_to(RANGE, 300)
    coordinator.scroll_to_top(animated=True)
    assert (rest(coordinator), coordinator.snapshot().inner) == (RANGE, 0)
    coordinator.scroll_to_top(animated=True)
    assert rest(coordinator) == 0
    assert tops(coordinator) == 2


def test_a_page_may_have_its_own_rule() -> None:
    coordinator = slide()
    coordinator.set_page_settings(0, scroll_to_top="page_first")
    coordinator.scroll_to(RANGE, 300)
    coordinator.scroll_to_top()
    assert (coordinator.snapshot().outer, coordinator.snapshot().inner) == (RANGE, 0)


def test_a_touch_that_catches_it_ends_it_without_the_event() -> None:
    coordinator = slide()
    coordinator.scroll_to(RANGE, 300)
    coordinator.scroll_to_top(animated=True)
    coordinator.advance(0.05)
    coordinator.session_begin(195, 600)
    coordinator.session_end()
    assert rest(coordinator) > 0
    assert tops(coordinator) == 0
