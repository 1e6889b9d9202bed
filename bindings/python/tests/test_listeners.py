"""Functions that are told of events."""

from __future__ import annotations

import pickle
from typing import Any, Callable

import pytest

from nestedslide import (
    Coordinator,
    Event,
    EventType,
    InvalidArgumentError,
    ListenerError,
    NestedSlideError,
)

Stage = Callable[..., Coordinator]


@pytest.fixture
def c(stage: Stage) -> Coordinator:
    """A coordinator whose first events have been read."""
    made = stage()
    made.poll_events()
    return made


def pin(c: Coordinator) -> None:
    c.scroll_to(outer=240)


def unpin(c: Coordinator) -> None:
    c.scroll_to(outer=0)


def test_every_event_in_order(c: Coordinator) -> None:
    heard: list[Event] = []
    c.add_listener(heard.append)
    pin(c)
    assert heard == []
    events = c.poll_events()
    assert "pinned" in [event.name for event in events]
    assert heard == list(events)
    assert c.poll_events() == ()
    assert heard == list(events)


@pytest.mark.parametrize("types", [("pinned", "unpinned"), (EventType.unpinned, EventType.pinned)])
def test_only_the_types_asked_for(types: tuple[Any, ...], c: Coordinator) -> None:
    heard: list[str] = []
    c.add_listener(lambda event: heard.append(event.name), *types)
    pin(c)
    c.frame(0.1)
    unpin(c)
    c.frame(0.2)
    assert heard == ["pinned", "unpinned"]


def test_each_event_goes_to_all_before_the_next(c: Coordinator) -> None:
    heard: list[tuple[str, str]] = []

    def named(name: str) -> Callable[[Event], None]:
        return lambda event: heard.append((name, event.name))

    for name in ("first", "second", "third"):
        c.add_listener(named(name), "scroll_began", "pinned")
    pin(c)
    c.poll_events()
    began, pinned = heard[:3], heard[3:]
    assert began == [(name, "scroll_began") for name in ("first", "second", "third")]
    assert pinned == [(name, "pinned") for name in ("first", "second", "third")]


def test_the_same_function_twice_is_called_twice(c: Coordinator) -> None:
    heard: list[Event] = []
    remove = c.add_listener(heard.append, "pinned")
    c.add_listener(heard.append, "pinned")
    pin(c)
    c.poll_events()
    assert len(heard) == 2
    remove()
    unpin(c)
    pin(c)
    c.poll_events()
    assert len(heard) == 3


def test_the_state_is_final(c: Coordinator) -> None:
    seen: list[tuple[float, bool]] = []
    c.add_listener(lambda event: seen.append((c.snapshot().outer, c.snapshot().at_rest)), "pinned")
    pin(c)
    unpin(c)
    c.poll_events()
    assert seen == [(0, True)]


def test_taken_out_again(c: Coordinator) -> None:
    heard: list[Event] = []
    remove = c.add_listener(heard.append)
    remove()
    remove()
    pin(c)
    assert c.poll_events()
    assert heard == []
    assert not c._listeners.active


def test_frame_into_calls_none(c: Coordinator) -> None:
    heard: list[Event] = []
    c.add_listener(heard.append)
    pin(c)
    assert c.frame_into(1.0).event_count > 0
    assert heard == []
    assert c.poll_events() == ()


def test_frame_has_its_own_state_whatever_a_listener_does(c: Coordinator) -> None:
    c.add_listener(lambda event: c.frame(2.0), "pinned")
    pin(c)
    frame = c.frame(1.0)
    assert (frame.snapshot.time, c.snapshot().time) == (1, 2)
    assert "pinned" in [event.name for event in frame.events]


# ------------------------------------------------------------------------------------------- changes while delivering


def test_one_added_meanwhile_hears_from_the_next_event_on(c: Coordinator) -> None:
    heard: list[str] = []

    def add(event: Event) -> None:
        c.add_listener(lambda event: heard.append(event.name))

    c.add_listener(add, "scroll_began")
    pin(c)
    names = [event.name for event in c.poll_events()]
    assert heard == names[names.index("scroll_began") + 1 :]


def test_one_taken_out_meanwhile_hears_no_more(c: Coordinator) -> None:
    heard: list[str] = []
    removers: list[Callable[[], None]] = []
    c.add_listener(lambda event: removers[0](), "pinned")
    removers.append(c.add_listener(lambda event: heard.append(event.name), "scroll_began", "pinned", "scroll_ended"))
    pin(c)
    c.poll_events()
    assert heard == ["scroll_began"]


def test_one_may_take_itself_out(c: Coordinator) -> None:
    heard: list[str] = []

    def once(event: Event) -> None:
        heard.append(event.name)
        remove()

    remove = c.add_listener(once)
    others: list[Event] = []
    c.add_listener(others.append)
    pin(c)
    events = c.poll_events()
    assert heard == [events[0].name]
    assert others == list(events)


def test_closing_meanwhile(c: Coordinator) -> None:
    heard: list[Event] = []
    c.add_listener(lambda event: c.close(), "pinned")
    c.add_listener(heard.append)
    pin(c)
    assert list(c.poll_events()) == heard
    assert c.closed


# -------------------------------------------------------------------------------------------------- events of events


def test_events_read_inside_come_after_the_present_ones(c: Coordinator) -> None:
    heard: list[str] = []
    inside: list[str] = []

    def turn(event: Event) -> None:
        c.scroll_to_page(1)
        inside.extend(each.name for each in c.poll_events())

    c.add_listener(turn, "pinned")
    c.add_listener(lambda event: heard.append(event.name))
    pin(c)
    present = [event.name for event in c.poll_events()]
    assert "page_changed" in inside
    assert "page_changed" not in present
    assert heard == present + inside
    assert c.poll_events() == ()


def test_events_nobody_reads_inside_wait_for_the_next_call(c: Coordinator) -> None:
    heard: list[str] = []
    c.add_listener(lambda event: c.scroll_to_page(1), "pinned")
    c.add_listener(lambda event: heard.append(event.name), "page_changed")
    pin(c)
    c.poll_events()
    assert heard == []
    c.poll_events()
    assert heard == ["page_changed"]


def test_a_chain_of_reactions_keeps_its_order(c: Coordinator) -> None:
    heard: list[str] = []

    def react(event: Event) -> None:
        heard.append(event.name)
        if event.type is EventType.pinned:
            unpin(c)
        else:
            c.scroll_to_page(1)
        c.poll_events()

    c.add_listener(react, "pinned", "unpinned")
    c.add_listener(lambda event: heard.append(event.name), "page_changed")
    pin(c)
    c.poll_events()
    assert heard == ["pinned", "unpinned", "page_changed"]


# ------------------------------------------------------------------------------------------------------------ errors


def fail(error: BaseException) -> Callable[[Event], None]:
    def listener(event: Event) -> None:
        raise error

    return listener


def test_an_error_stops_nobody_and_reaches_the_caller(c: Coordinator) -> None:
    error, heard = LookupError("no"), []
    c.add_listener(fail(error), "pinned")
    c.add_listener(lambda event: heard.append(event.name))
    pin(c)
    with pytest.raises(LookupError) as caught:
        c.poll_events()
    assert caught.value is error
    kept = c.poll_events()
    assert [event.name for event in kept] == heard
    assert c.poll_events() == ()
    assert len(heard) == len(kept)


def test_a_frames_events_are_not_lost_either(c: Coordinator) -> None:
    remove = c.add_listener(fail(ValueError("no")), "pinned")
    pin(c)
    with pytest.raises(ValueError):
        c.frame(1.0)
    remove()
    unpin(c)
    names = [event.name for event in c.frame(1.0).events]
    assert names.index("pinned") < names.index("unpinned")
    assert not c._listeners.active


def test_several_errors_are_raised_as_one(c: Coordinator) -> None:
    first, second = ValueError("one"), KeyError("two")
    c.add_listener(fail(first), "pinned")
    c.add_listener(fail(second), "scroll_ended")
    pin(c)
    with pytest.raises(ListenerError) as caught:
        c.poll_events()
    assert caught.value.errors == (first, second)
    assert isinstance(caught.value, NestedSlideError)
    assert str(caught.value) == "listeners raised ValueError: one; KeyError: 'two'"
    assert c.poll_events()


def test_an_error_of_an_event_read_inside_reaches_the_outermost_call(c: Coordinator) -> None:
    answers: list[tuple[Event, ...]] = []

    def turn(event: Event) -> None:
        c.scroll_to_page(1)
        answers.append(c.poll_events())

    c.add_listener(turn, "pinned")
    c.add_listener(fail(ValueError("no")), "page_changed")
    pin(c)
    with pytest.raises(ValueError):
        c.poll_events()
    assert len(answers) == 1


def test_an_interrupt_goes_through_at_once_and_nothing_is_lost(c: Coordinator) -> None:
    heard: list[str] = []
    remove = c.add_listener(fail(KeyboardInterrupt()), "pinned")
    c.add_listener(lambda event: heard.append(event.name))
    pin(c)
    with pytest.raises(KeyboardInterrupt):
        c.poll_events()
    remove()
    before = list(heard)
    names = [event.name for event in c.poll_events()]
    assert "pinned" in names
    assert names[: len(before)] == before
    assert heard == [name for name in names if name != "pinned"]


def test_what_is_no_listener(c: Coordinator) -> None:
    with pytest.raises(TypeError, match="callable, not int"):
        c.add_listener(7)  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError, match="type must be one of scroll_began, "):
        c.add_listener(print, "pined")
    assert not c._listeners.active


def test_the_error_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(ListenerError([ValueError("a"), ValueError("b")])))
    assert [str(each) for each in error.errors] == ["a", "b"]
    assert error.status_name == "invalid_state"
