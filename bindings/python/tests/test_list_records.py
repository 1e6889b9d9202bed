"""Records of pages that lists lay out: they play without the list, and as scenarios. behaviour/list has the rest."""

from __future__ import annotations

from array import array
from typing import Callable

from nestedslide import Coordinator, ListLayout
from nestedslide.records import decode, play, to_scenario, to_text
from nestedslide.replay import parse, run

Stage = Callable[..., Coordinator]


def rows(slide: Coordinator) -> ListLayout:
    """Two hundred rows of 50 under a header of 30."""
    feed = ListLayout()
    feed.insert_section(0, 200, header_height=30, item_height=50, estimated=True)
    feed.attach(slide, 0)
    return feed


def recorded(slide: Coordinator) -> tuple[bytes, int]:
    """A record of a page that a list lays out, begun with the list or before it."""
    with slide.record() as recording, rows(slide) as feed:
        slide.session_begin()
        slide.session_end(0, 3000)
        for k in range(1, 40):
            slide.advance(k / 60)
            if k % 5 == 0:
                feed.insert_items(0, 0, heights=array("d", [30.0 + k]))
            if k % 7 == 0:
                path = feed.item_at(10, feed.state().offset + 1)
                if path is not None and path.item >= 0:
                    feed.set_heights(*path, [90.0])
        feed.scroll_to(0, 20, "center", animated=True)
        slide.advance(0.75)
        feed.insert_items(0, 0, heights=[500.0])
        slide.advance(0.8)
        feed.remove_items(0, 30, 5)
        slide.advance(1.5)
        feed.scroll_to(0, 100, "end")
        feed.set_section(0, item_height=60)
        slide.advance(4)
    return recording.bytes, slide.state_hash()


def test_a_record_plays_without_the_list(stage: Stage) -> None:
    data, end = recorded(stage())
    found = decode(data)
    assert found.entries[-1].values["hash"] == end
    names = {entry.operation.name for entry in found.entries}
    assert {"shift_page", "retarget_reveal", "reveal"} <= names
    assert play(found, "it").line() == "ok   it"


def test_a_record_with_a_list_as_a_scenario(stage: Stage) -> None:
    data, _ = recorded(stage())
    scenario = to_scenario(decode(data), "it")
    calls = {step.get("call") for step in scenario["steps"]}
    assert {"shift_page", "retarget_reveal"} <= calls
    for rate in (None, 24, 240):
        assert run(parse(to_text(scenario)), rate).line() == "ok   it"
