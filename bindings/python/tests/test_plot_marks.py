"""What is done in a session, as marks on the axis, and its phases."""

from __future__ import annotations

from nestedslide_plot.marks import Mark, marks
from nestedslide_plot.sampling import Deed, Take, take
from nestedslide_plot.session import open_session
from nestedslide_plot.strip import without_name
from plot_takes import BOUNCE, FLING, Write, played

from nestedslide import Phase
from nestedslide.replay.load import Step


def test_marks() -> None:
    steps = [
        {"scroll": [0, 30], "hold": True},
        {"at": 0.5, "scroll": [0, 30], "hold": True},
        {"at": 1, "release": [0, 900]},
        {"at": 2, "swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.25, "samples": 3}},
        {"at": 3, "pointer": "down", "x": 9, "y": 300, "id": 7},
        {"at": 3.5, "pointer": "move", "x": 9, "y": 200, "id": 7},
        {"at": 4, "pointer": "cancel", "x": 9, "y": 200, "id": 7},
        {"at": 5, "wheel": [0, -12.5]},
        {"set": {"touch_slop": 3}},
        {"call": "scroll_to_top"},
        {"at": 5, "pointer": "down", "x": 9, "y": 300},
        {"at": 6, "wait": 1},
    ]
    assert marks(played(*steps)) == [
        Mark(0, 1, "touch", "drag"),
        Mark(1, 1, "release", "release 900"),
        Mark(2, 2.25, "swipe", "swipe"),
        Mark(3, 4, "touch", "touch"),
        Mark(5, 5, "wheel", "wheel \N{MINUS SIGN}12.5"),
        Mark(5, 5, "set", "set touch_slop"),
        Mark(5, 5, "call", "scroll_to_top"),
        Mark(5, 7, "touch", "touch"),
    ]


def test_marks_of_sessions() -> None:
    seen = played({"wait": 3})
    steps = [
        ("begin", {}),
        ("update", {"delta": [0, 9]}),
        ("end", {"velocity": [0, 50]}),
        ("begin", {}),
        ("cancel", {}),
    ]
    seen.deeds = [
        Deed(Step("", "session", value, options), 0.5 * number, "ok", 1)
        for number, (value, options) in enumerate(steps)
    ]
    assert marks(seen) == [
        Mark(0, 1, "touch", "drag"),
        Mark(1, 1, "release", "release 50"),
        Mark(1.5, 2, "touch", "drag"),
        Mark(2, 2, "release", "cancel"),
    ]


def test_a_clock_that_began_elsewhere() -> None:
    seen = played({"wait": 1000}, *FLING)
    begun = [sample for sample in seen.samples if sample.snapshot.time >= 1000]
    later = Take(samples=begun, deeds=seen.deeds[1:])
    assert later.axis()[0] == 0
    assert [(mark.text, mark.begin) for mark in marks(later)] == [("fling 2,400", 0.0)]


def test_stretches_are_of_one_phase_each() -> None:
    found = list(played(*FLING, **BOUNCE).stretches())
    assert [each.phase for each in found] == [Phase.decelerating, Phase.bouncing]
    assert found[0].end == found[1].begin


def test_phases_too_short_for_their_name_are_in_the_key() -> None:
    seen = played({"swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.05, "samples": 3}}, {"settle": 10})
    assert without_name([seen], points=100) == [Phase.dragging]
    assert without_name([seen], points=5) == [Phase.dragging, Phase.decelerating]
    assert without_name([seen], points=10_000) == []


def test_a_session_can_be_played_again(write: Write) -> None:
    session = open_session(write("one.json", *FLING, name="thrown", why="Why not."))
    assert (session.name, session.why, session.physics) == ("thrown", "Why not.", "ios")
    first, second = take(session)[0], take(session)[0]
    assert first.samples == second.samples
    assert len(first.samples) > 100
    assert take(session, frame_rate=24)[0].samples[-1].snapshot.path == first.samples[-1].snapshot.path
    assert take(session, physics="ios_fast")[0].samples[-1].snapshot.path < first.samples[-1].snapshot.path


def test_a_swipe_is_seen_at_each_of_its_moves() -> None:
    seen = played({"swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.25, "samples": 4}})
    after = {sample.snapshot.time: sample.snapshot.path for sample in seen.samples}
    assert [after[time] for time in (0.0625, 0.125, 0.1875, 0.25)] == [15, 40, 65, 90]
