"""Every method of a coordinator: what it takes and what it answers. What the engine then does is in behaviour."""

from __future__ import annotations

import pickle
from typing import Any, Callable

import pytest

from nestedslide import (
    MAX_POINTERS,
    CollapseState,
    Coordinator,
    Event,
    EventType,
    Frame,
    FrameBuffers,
    Indicator,
    InvalidArgumentError,
    InvalidStateError,
    NestedSlideError,
    NotFiniteError,
    OutOfRangeError,
    PageSettings,
    Phase,
    Rect,
    RefreshState,
    Seam,
    Source,
    TimeWentBackError,
)

Stage = Callable[..., Coordinator]
NAN = float("nan")


def names(c: Coordinator) -> list[str]:
    return [event.name for event in c.poll_events()]


def test_at_first_everything_rests_and_is_open(stage: Stage) -> None:
    now = stage().snapshot()
    assert (now.phase, now.collapse_state) == (Phase.idle, CollapseState.expanded)
    assert now.at_rest is True
    assert now.needs_frame is False
    assert (now.page_index, now.page_count, now.time) == (0, 2, 0.0)
    assert (now.outer, now.inner, now.path, now.range, now.max_inner) == (0, 0, 0, 240, 2260)
    assert now.header == Rect(0, 0, 390, 240)
    assert now.hover == Rect(0, 240, 390, 60)
    assert now.pager == Rect(0, 300, 390, 740)
    assert (now.transition_from, now.transition_to, now.visible_pages) == (-1, -1, 1)


def test_rect() -> None:
    rect = Rect(10, 20, 30, 40)
    assert (rect.right, rect.bottom, rect.centre) == (40, 60, (25, 40))


def test_session(stage: Stage) -> None:
    c = stage(bounces=False)
    c.session_begin()
    assert c.session_update(0, 300) == (0, 300)
    assert c.snapshot().phase is Phase.dragging
    assert c.session_update(0, -400) == (0, -300)
    assert c.snapshot().unconsumed_y == -100
    c.session_end()
    assert c.snapshot().at_rest


def test_session_end_throws(stage: Stage) -> None:
    c = stage()
    c.session_begin(195, 670, source="mouse")
    c.session_end(vy=1000)
    now = c.snapshot()
    assert now.phase is Phase.decelerating
    assert now.needs_frame
    assert now.velocity_y == pytest.approx(1000)
    assert now.rest_outer + now.rest_inner > 240


def test_session_cancel(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 100)
    c.session_cancel()
    assert c.snapshot().path == 100
    with pytest.raises(InvalidStateError):
        c.session_update(0, 1)


def test_session_twice(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    with pytest.raises(InvalidStateError):
        c.session_begin()


def test_drag_events_tell_the_source(stage: Stage) -> None:
    c = stage()
    c.session_begin(source=Source.trackpad)
    c.session_update(0, 10)
    c.session_end()
    drags = {event.name: event for event in c.poll_events() if event.name.startswith("drag")}
    assert drags["drag_began"].source is Source.trackpad
    assert drags["drag_ended"].will_decelerate is False


def test_pointers(stage: Stage) -> None:
    c = stage()
    c.pointer_down(195, 700, 0.0, id=-7)
    c.pointer_move(195, 600, 0.05, id=-7)
    assert c.snapshot().path == 90
    c.pointer_up(195, 600, 0.3, id=-7)
    assert c.snapshot().path == 90
    c.pointer("down", 195, 700, 0.4)
    c.pointer_cancel(195, 700, 0.4)
    c.frame(3)
    assert c.snapshot().at_rest


def test_pointer_errors(stage: Stage) -> None:
    c = stage()
    with pytest.raises(InvalidStateError):
        c.pointer_move(0, 0, 0)
    with pytest.raises(InvalidArgumentError, match="one of down, move, up, cancel"):
        c.pointer("press", 0, 0, 0)
    with pytest.raises(NotFiniteError):
        c.pointer_down(NAN, 0, 0)
    with pytest.raises(InvalidArgumentError, match="64 bits"):
        c.pointer_down(0, 0, 0, id=2**63)
    with pytest.raises(TypeError, match="integer"):
        c.pointer_down(0, 0, 0, id=1.5)  # type: ignore[arg-type]


def test_too_many_pointers(stage: Stage) -> None:
    c = stage()
    for k in range(MAX_POINTERS):
        c.pointer_down(195, 600, 0.0, id=k)
    with pytest.raises(OutOfRangeError):
        c.pointer_down(195, 600, 0.0, id=MAX_POINTERS)


def test_wheel(stage: Stage) -> None:
    c = stage()
    c.wheel(0, 300)
    assert (c.snapshot().outer, c.snapshot().inner) == (240, 60)
    c.wheel(0, -1000, x=10, y=20)
    assert (c.snapshot().path, c.snapshot().unconsumed_y) == (0, -700)


def test_scroll_to(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240, inner=77)
    assert (c.snapshot().outer, c.snapshot().inner) == (240, 77)
    c.scroll_to(inner=10)
    assert (c.snapshot().outer, c.snapshot().inner) == (240, 10)
    c.scroll_to(outer=0, inner=0, animated=True)
    assert c.snapshot().phase is Phase.animating
    assert c.frame(3).snapshot.path == 0


def test_scroll_to_page(stage: Stage) -> None:
    c = stage(1.0, 2.0, 3.0)
    c.poll_events()
    c.scroll_to_page(2)
    assert c.snapshot().page_index == 2
    changed = [event for event in c.poll_events() if event.type is EventType.page_changed]
    assert [event.index for event in changed] == [2]
    c.scroll_to_page(-5)
    assert c.snapshot().page_index == 0
    c.scroll_to_page(1, animated=True)
    now = c.frame(0.1).snapshot
    assert (now.transition_from, now.transition_to) == (0, 1)
    assert 0 < now.transition_progress < 1
    assert now.visible_pages == 2
    assert c.frame(3).snapshot.page_position == 1


def test_pages(stage: Stage) -> None:
    c = stage(3000.0, 900.0)
    (page,) = c.pages()
    assert (page.index, page.needed, page.visible, page.offset, page.max_offset) == (0, True, True, 0, 2260)
    assert (page.refresh, page.loading) == (RefreshState.idle, False)
    assert page.frame == Rect(0, 300, 390, 740)
    other = c.page(1)
    assert (other.needed, other.visible, other.content_height) == (False, False, 900)
    with pytest.raises(OutOfRangeError):
        c.page(2)
    with pytest.raises(IndexError):
        c.page(2**40)


def test_live_pages_of_any_number() -> None:
    with Coordinator([10.0] * 1000, lazy=False) as c:
        assert c.live_pages() == tuple(range(1000))
        events = c.poll_events()
        assert [event.index for event in events if event.name == "page_needed"] == list(range(1000))
        assert c.poll_events() == ()


def test_edit_pages(stage: Stage) -> None:
    c = stage(3000.0, 900.0)
    c.insert_page(2, 500)
    assert [c.page(i).content_height for i in range(3)] == [3000, 900, 500]
    c.move_page(2, 0)
    assert [c.page(i).content_height for i in range(3)] == [500, 3000, 900]
    c.remove_page(0)
    c.set_page_height(1, 950)
    assert c.page(1).content_height == 950
    assert c.snapshot().page_count == 2
    calls: list[Callable[[], None]]
    calls = [lambda: c.insert_page(3, 1), lambda: c.remove_page(2), lambda: c.move_page(0, 2)]
    for call in calls:
        with pytest.raises(OutOfRangeError):
            call()


def test_reload(stage: Stage) -> None:
    c = stage(1.0, 2.0, 3.0)
    c.scroll_to_page(2)
    c.reload([5.0, 6.0])
    assert c.snapshot().page_index == 1
    c.reload([5.0, 6.0, 7.0], to=0, reset=True)
    assert (c.snapshot().page_index, c.snapshot().page_count) == (0, 3)
    c.reload([])
    assert (c.snapshot().page_index, c.pages(), c.live_pages()) == (-1, (), ())
    with pytest.raises(TypeError):
        c.reload(["tall"])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        c.reload("12")  # type: ignore[arg-type]


def test_no_pages() -> None:
    with Coordinator() as c:
        assert c.snapshot().page_index == -1
        c.scroll_to_page(3)
        c.wheel(0, 10)


def test_page_settings(stage: Stage) -> None:
    c = stage()
    assert c.page_settings(1) == PageSettings(None, None, None)
    c.set_page_settings(1, overscroll_top="page", seam=Seam.stop)
    c.set_page_settings(1, seam=None)
    page = c.page_settings(1)
    assert (page.overscroll_top and page.overscroll_top.name, page.seam, page.short_page) == ("page", None, None)
    with pytest.raises(OutOfRangeError):
        c.page_settings(2)
    with pytest.raises(TypeError, match="did you mean 'short_page'"):
        c.set_page_settings(0, short_pages="hold")  # type: ignore[call-arg]


def test_frame_is_all_in_one(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(50, 0)
    frame = c.frame(0.5)
    assert frame.snapshot == c.snapshot()
    assert frame.pages == c.pages()
    assert [page.index for page in frame.pages] == [0, 1]
    assert "drag_began" in [event.name for event in frame.events]
    assert c.poll_events() == ()


def test_a_frame_is_a_value(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(50, 0)
    frame = c.frame(0.5)
    # Nothing of it was looked at before other frames were made.
    c.session_update(100, 0)
    later = c.frame(0.6)
    snapshot, pages, events = frame
    assert (snapshot, pages, events) == (frame.snapshot, frame.pages, frame.events)
    assert frame.snapshot is snapshot
    assert snapshot.time == 0.5
    assert snapshot.page_position == pytest.approx(50 / 390)
    assert (later.snapshot.time, later != frame, frame == Frame(snapshot, pages, events)) == (0.6, True, True)
    assert {pickle.loads(pickle.dumps(frame)), frame} == {frame}
    assert repr(frame).startswith("Frame(snapshot=Snapshot(phase=<Phase.dragging: 1>")
    with pytest.raises(AttributeError):
        frame.snapshot = later.snapshot  # type: ignore[misc]


def test_frame_reads_all_events_however_many() -> None:
    with Coordinator([10.0] * 500, lazy=False) as c:
        assert sum(event.name == "page_needed" for event in c.frame(0).events) == 500


def test_frame_into(stage: Stage) -> None:
    c = stage()
    c.scroll_to(inner=33, outer=240)
    buffers = c.frame_into(1.0)
    assert (buffers.snapshot.outer, buffers.snapshot.inner, buffers.snapshot.time) == (240, 33, 1)
    assert buffers.page_count == 1
    assert buffers.pages[0].offset == 33
    assert buffers.event_count > 0
    own = FrameBuffers(event_capacity=1)
    c.wheel(0, 10)
    assert c.frame_into(2.0, own) is own
    assert (own.event_count, own.event_capacity) == (1, 1)
    assert c.poll_events()
    assert buffers.snapshot.time == 1
    with pytest.raises(ValueError):
        FrameBuffers(-1)


def test_time(stage: Stage) -> None:
    c = stage()
    c.advance(5)
    with pytest.raises(TimeWentBackError) as caught:
        c.advance(4)
    assert caught.value.status_name == "time_went_back"
    assert caught.value.message
    with pytest.raises(NotFiniteError):
        c.frame(float("inf"))
    with pytest.raises(InvalidArgumentError):
        c.advance(1e13)
    with pytest.raises(TypeError, match="time must be a number"):
        c.advance("6")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="time must be a number"):
        c.frame_into("6")  # type: ignore[arg-type]
    assert c.snapshot().time == 5


def test_errors_say_which_argument(stage: Stage) -> None:
    c = stage()
    with pytest.raises(NestedSlideError, match="height") as caught:
        c.set_page_height(0, -1)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value).startswith("content_height: ")
    with pytest.raises(NotFiniteError):
        c.scroll_to(outer=NAN)


def test_creation_errors() -> None:
    with pytest.raises(InvalidArgumentError, match="header_height"):
        Coordinator(header_height=-1)
    with pytest.raises(NotFiniteError, match="hover_height"):
        Coordinator(hover_height=NAN)
    with pytest.raises(InvalidArgumentError, match="pages"):
        Coordinator([100.0, -1.0])
    with pytest.raises(NotFiniteError, match="pages"):
        Coordinator([NAN])


def test_event_states_are_words() -> None:
    armed = Event(EventType.refresh_changed, 1.0, index=-1, state=2)
    assert armed.named_state is RefreshState.armed
    assert armed.state == 2
    assert repr(armed) == "Event(refresh_changed, time=1.0, state=armed, index=-1)"
    shown = Event(EventType.indicators_changed, 1.0, state=2)
    assert shown.named_state is Indicator.page
    assert repr(shown) == "Event(indicators_changed, time=1.0, state=page)"
    assert Event(EventType.pinned, 1.0, state=2).named_state is None
    later = Event(EventType.refresh_changed, 1.0, state=9).named_state
    assert later is not None
    assert later.name == "unknown_9"


def test_event_repr() -> None:
    assert repr(Event(EventType.settled, 1.5)) == "Event(settled, time=1.5)"
    event = Event(EventType.page_transition_ended, 2.0, from_=0, to=1, cancelled=True)
    assert repr(event) == "Event(page_transition_ended, time=2.0, from=0, to=1, cancelled=True)"


@pytest.mark.parametrize("value", ["down", 0])
def test_actions_by_name_and_number(value: Any, stage: Stage) -> None:
    stage().pointer(value, 195, 600, 0)
