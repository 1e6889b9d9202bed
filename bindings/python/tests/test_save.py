"""Saving and restoring: what goes on afterwards is the same to the last bit."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from typing import Any, Callable

import pytest
from sessions import calls, start

from nestedslide import Coordinator, CorruptDataError, Effect, Snapshot

Stage = Callable[..., Coordinator]

SEEDS = range(40)


def bits(c: Coordinator) -> bytes:
    """Everything that is seen of a coordinator."""
    snapshot: Snapshot = c.snapshot()
    numbers = [value for value in snapshot if isinstance(value, (int, float))]
    rects = [*snapshot.header, *snapshot.hover, *snapshot.pager, *snapshot.tab_indicator, *c.edge()]
    pages = [(*page.frame, page.offset, page.max_offset, page.refresh, page.loading) for page in c.pages()]
    flat = [*numbers, *rects, *(number for page in pages for number in page), *c.live_pages()]
    return struct.pack(f"{len(flat)}d", *flat)


@pytest.mark.parametrize("seed", SEEDS)
def test_both_go_on_alike(seed: int) -> None:
    all_calls = list(calls(seed))
    cut = random.Random(seed).randrange(len(all_calls))
    c = start(seed)
    for call in all_calls[:cut]:
        call.on(c)
    state, number = c.save(), c.state_hash()
    assert (c.save(), c.state_hash()) == (state, number)
    twin = Coordinator.restore(state)
    assert (twin.state_hash(), twin.save()) == (number, state)
    assert bits(twin) == bits(c)
    assert twin.settings == c.settings
    assert twin.poll_events() == c.poll_events()
    for call in all_calls[cut:]:
        assert call.on(twin) == call.on(c), call
        assert bits(twin) == bits(c), call
        assert twin.state_hash() == c.state_hash(), call
        assert twin.poll_events() == c.poll_events(), call
    assert twin.save() == c.save()
    c.close()
    twin.close()


def in_flight(stage: Stage) -> Coordinator:
    c = stage(9000.0, 3000.0)
    c.session_begin()
    c.session_end(0, 1500)
    c.advance(0.1)
    return c


def test_in_mid_fling(stage: Stage) -> None:
    c = in_flight(stage)
    with Coordinator.restore(c.save()) as twin:
        assert (twin.snapshot().time, twin.snapshot().phase.name) == (0.1, "decelerating")
        for k in range(1, 300):
            assert twin.frame(0.1 + k / 60) == c.frame(0.1 + k / 60)
        assert twin.snapshot().at_rest


def test_an_open_session_stays_open(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 100)
    with Coordinator.restore(c.save()) as twin:
        twin.session_update(0, 200)
        assert (twin.snapshot().outer, twin.snapshot().inner) == (240, 60)
        twin.session_end()


def test_a_finger_stays_down(stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 600, 0.0, id=2**40)
    c.pointer_move(195, 560, 0.02, id=2**40)
    with Coordinator.restore(c.save()) as twin:
        for each in (c, twin):
            each.pointer_move(195, 500, 0.03, id=2**40)
            each.pointer_up(195, 440, 0.04, id=2**40)
        assert twin.snapshot() == c.snapshot()
        assert twin.snapshot().velocity_y > 0


def test_events_wait_in_the_state_too(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240)
    with Coordinator.restore(c.save()) as twin:
        assert [event.name for event in twin.poll_events()].count("pinned") == 1
        assert c.poll_events()
        # They do not count in the hash.
        assert twin.state_hash() == c.state_hash()


def test_a_hash_tells_states_apart(stage: Stage) -> None:
    c, seen = stage(), set()
    for inner in range(100):
        c.scroll_to(outer=240, inner=inner)
        seen.add(c.state_hash())
    assert len(seen) == 100
    assert all(0 <= each < 2**64 for each in seen)


def test_equal_inputs_give_equal_numbers() -> None:
    for seed in (1, 2, 3):
        numbers = []
        for _ in range(2):
            with start(seed) as c:
                for call in calls(seed):
                    call.on(c)
                numbers.append((c.state_hash(), c.save()))
        assert numbers[0] == numbers[1]


def test_polling_leaves_the_hash_alone(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=100)
    before = c.state_hash()
    c.poll_events()
    c.snapshot()
    assert c.state_hash() == before


def test_links_are_not_saved(stage: Stage) -> None:
    inner, outer = stage(), stage()
    inner.link(outer)
    with Coordinator.restore(inner.save()) as twin:
        twin.wheel(0, 10_000)
        assert outer.snapshot().path == 0
        assert twin.snapshot().unconsumed_y > 0


def test_subclasses_are_restored_as_such(stage: Stage) -> None:
    class Mine(Coordinator):
        pass

    with Mine.restore(stage().save()) as twin:
        assert type(twin) is Mine
        twin.wheel(0, 10)
        twin.link(None)


def test_in_another_size_page_settings_come_along(stage: Stage) -> None:
    c = stage(3000.0, 3000.0)
    c.set_page_settings(1, key=71, refresh_height=33.0)
    with Coordinator.create_from(c.save(), [3000.0, 3000.0, 3000.0], viewport=(800, 400)) as other:
        assert other.find_page(71) == 1
        assert other.page_settings(1) == c.page_settings(1)
        assert other.page_settings(2) == c.page_settings(0)
        assert other.settings.viewport == (800, 400)


def test_in_another_size_nothing_else_comes_along(stage: Stage) -> None:
    c = stage(3000.0, 3000.0)
    c.set_effects([Effect("collapse", 0, 100, 0, 1)])
    c.pointer_down(195, 600, 0.0)
    c.pointer_move(195, 500, 0.02)
    settings = c.settings.as_keywords()
    with Coordinator.create_from(c.save(), [3000.0, 3000.0], **settings) as other:
        assert (other.snapshot().time, other.snapshot().at_rest, other.effects()) == (0, True, ())
        assert other.snapshot().outer == c.snapshot().outer > 0
        other.pointer_down(195, 600, 0.0)


def test_the_same_size_leaves_every_place_to_the_last_bit(stage: Stage) -> None:
    c = stage(3000.1, 2000.7, page_memory="keep")
    c.scroll_to(outer=240, inner=1 / 3)
    c.scroll_to_page(1)
    c.scroll_to(inner=1000 / 7)
    with Coordinator.create_from(c.save(), [3000.1, 2000.7], **c.settings.as_keywords()) as other:
        assert [page.offset for page in other.pages()] == [page.offset for page in c.pages()]
        other.scroll_to_page(0)
        c.scroll_to_page(0)
        assert other.snapshot().inner == c.snapshot().inner == 1 / 3


def test_a_state_in_another_size_is_refused_as_in_any(stage: Stage) -> None:
    state = stage(3000.0).save()
    with pytest.raises(CorruptDataError, match="state"):
        Coordinator.create_from(state[:-1], [3000.0])
    with pytest.raises(ValueError, match="header_height"):
        Coordinator.create_from(state, [3000.0], header_height=-1)
    with pytest.raises(ValueError, match="pages"):
        Coordinator.create_from(state, [-1.0])


def states(stage: Stage) -> Iterator[bytes]:
    yield stage().save()
    yield in_flight(stage).save()
    with start(3) as c:
        for call in calls(3, 25):
            call.on(c)
        yield c.save()


@pytest.mark.parametrize("state", [b"", b"\xff" * 4096])
def test_foreign_bytes(state: bytes) -> None:
    with pytest.raises(CorruptDataError, match="state") as caught:
        Coordinator.restore(state)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("state", [7, "state", None, [1, 2]])
def test_not_even_bytes(state: Any) -> None:
    with pytest.raises(TypeError):
        Coordinator.restore(state)


def test_any_kind_of_bytes(stage: Stage) -> None:
    state = stage().save()
    kinds: list[Any] = [bytearray(state), memoryview(state)]
    for each in kinds:
        with Coordinator.restore(each) as twin:
            assert twin.save() == state
