"""Recording, and playing again."""

from __future__ import annotations

import subprocess
from typing import Callable

import pytest
from recordings import SEEDS, recorded, simple
from sessions import calls, start

from nestedslide import Coordinator, InvalidStateError, NestedSlideError, Recording
from nestedslide.records import decode, play, to_scenario, to_text
from nestedslide.replay import parse, run

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_plays_as_it_was_recorded(seed: int) -> None:
    data, end = recorded(seed, before=seed % 3 * 20)
    found = decode(data)
    assert found.entries[-1].values["hash"] == end
    result = play(found, "it")
    assert result.line() == "ok   it"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_as_a_scenario(seed: int) -> None:
    # Resampled, what a finger drags lies where each frame finds it: a scenario does not keep the frames.
    data, _ = recorded(seed, before=seed % 3 * 20, resamples=False)
    scenario = to_scenario(decode(data), "it")
    assert ("state" in scenario) == (seed % 3 > 0)
    for rate in (None, 24, 240):
        result = run(parse(to_text(scenario)), rate)
        assert result.line() == "ok   it", rate


def test_what_a_record_holds(stage: Stage) -> None:
    entries = decode(simple(stage)).entries
    assert [f"{each.operation}" for each in entries] == [
        "session_begin",
        "session_update",
        "session_end",
        "advance",
        "advance",
        "wheel",
        "advance",
        "stop",
    ]
    assert entries[0].values == {"source": 3, "x": 195, "y": 600}
    assert entries[4].values == {"time": 1.0}
    assert entries[5].values == {"unit": 1, "phase": 0, "shift": 0, "x": 195, "y": 400, "dx": 0, "dy": 3}


def test_it_begins_with_the_state(stage: Stage) -> None:
    c = stage()
    state = c.save()
    with c.record() as recording:
        pass
    found = decode(recording.bytes)
    assert (found.state, len(found.entries)) == (state, 1)


def test_what_is_refused_or_only_read_is_not_in_it(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        refused: list[Callable[[], None]] = [c.session_end, lambda: c.remove_page(7), lambda: c.advance(-1)]
        for call in refused:
            with pytest.raises(NestedSlideError):
                call()
        c.snapshot()
        c.pages()
        c.page(0)
        c.poll_events()
        c.live_pages()
        c.tab_at(0, 0)
        c.find_page(3)
        c.save()
        c.state_hash()
        c.edge()
        _ = c.settings
    assert len(decode(recording.bytes).entries) == 1


def test_recording_changes_nothing() -> None:
    for seed in (4, 5):
        _, end = recorded(seed)
        with start(seed) as c:
            for call in calls(seed):
                call.on(c)
            assert c.state_hash() == end


def test_it_can_be_read_in_pieces(stage: Stage) -> None:
    whole = simple(stage)
    c = stage(9000.0, 3000.0)
    c.record_start()
    pieces = [c.record_read()]
    c.session_begin(195, 600, "trackpad")
    pieces.append(c.record_read())
    pieces.append(c.record_read())
    assert pieces[-1] == b""
    c.session_update(0, 300)
    c.session_end(0, 900)
    c.advance(0.5)
    c.frame(1.0)
    c.wheel(0, 3, unit="line")
    c.frame(2.0)
    c.record_stop()
    pieces.append(c.record_read())
    assert b"".join(pieces) == whole
    with pytest.raises(InvalidStateError):
        c.record_stop()


def test_it_can_be_looked_at_within_the_block(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        c.wheel(0, 10)
        so_far = recording.bytes
        assert decode(so_far).entries[-1].values["dy"] == 10
        assert not decode(so_far).ended
        assert play(decode(so_far)).verdict == 0
        c.wheel(0, 20)
    assert recording.bytes.startswith(so_far)
    assert decode(recording.bytes).ended


@pytest.mark.long
def test_a_long_record(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        for k in range(20_000):
            c.advance(k / 100)
    assert len(recording.bytes) > 20_000 * 16
    assert play(decode(recording.bytes)).verdict == 0


def test_an_error_within_the_block_ends_the_record(stage: Stage) -> None:
    c = stage()
    found: list[Recording] = []

    def fails() -> None:
        with c.record() as recording:
            found.append(recording)
            c.wheel(0, 10)
            raise KeyError

    with pytest.raises(KeyError):
        fails()
    assert decode(found[0].bytes).ended


def test_closing_within_the_block(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        c.wheel(0, 10)
        kept = recording.bytes
        c.close()
    assert recording.bytes == kept
