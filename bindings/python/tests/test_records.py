"""Recording, playing again, and writing as a scenario."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Callable

import pytest
from record_bytes import entry, record, stop
from sessions import calls, start

from nestedslide import Coordinator, InvalidStateError, NestedSlideError, Recording
from nestedslide.cli import main
from nestedslide.records import NotPlayedError, Record, decode, play, to_scenario, to_text
from nestedslide.replay import parse, run

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

SEEDS = range(60)


def recorded(seed: int, before: int = 0) -> tuple[bytes, int]:
    """A random session as a record, begun after some of its calls; and the hash of its end."""
    with start(seed) as c:
        all_calls = list(calls(seed))
        for call in all_calls[:before]:
            call.on(c)
        with c.record() as recording:
            for call in all_calls[before:]:
                call.on(c)
                c.poll_events()
        return recording.bytes, c.state_hash()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_plays_as_it_was_recorded(seed: int) -> None:
    data, end = recorded(seed, before=seed % 3 * 20)
    found = decode(data)
    assert found.entries[-1].values["hash"] == end
    result = play(found, "it")
    assert result.line() == "ok   it"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_as_a_scenario(seed: int) -> None:
    data, _ = recorded(seed, before=seed % 3 * 20)
    scenario = to_scenario(decode(data), "it")
    assert ("state" in scenario) == (seed % 3 > 0)
    for rate in (None, 24, 240):
        result = run(parse(to_text(scenario)), rate)
        assert result.line() == "ok   it", rate


def simple(stage: Stage) -> bytes:
    c = stage(9000.0, 3000.0)
    with c.record() as recording:
        c.session_begin(195, 600, "trackpad")
        c.session_update(0, 300)
        c.session_end(0, 900)
        c.advance(0.5)
        c.frame(1.0)
        c.wheel(0, 3, unit="line")
        c.frame(2.0)
    return recording.bytes


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


def test_a_long_record(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        for k in range(20_000):
            c.advance(k / 100)
    assert len(recording.bytes) > 20_000 * 16
    assert play(decode(recording.bytes)).verdict == 0


def test_another_after_it(stage: Stage) -> None:
    c = stage()
    for dy in (10, 20):
        with c.record() as recording:
            c.wheel(0, dy)
        assert [each.values.get("dy") for each in decode(recording.bytes).entries] == [dy, None]


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


def test_not_twice_and_not_without_a_beginning(stage: Stage) -> None:
    c = stage()
    for call in (c.record_stop, c.record_read):
        with pytest.raises(InvalidStateError, match="record"):
            call()
    c.record_start()
    with pytest.raises(InvalidStateError, match="record"):
        c.record_start()
    c.record_stop()


def test_not_where_it_is_linked(stage: Stage) -> None:
    inner, outer = stage(), stage()
    inner.link(outer)
    with pytest.raises(InvalidStateError, match="record"):
        inner.record_start()
    inner.link(None)
    inner.record_start()
    with pytest.raises(InvalidStateError):
        inner.link(outer)
    inner.record_stop()


# ---------------------------------------------------------------------------------------------- what does not play


def test_another_end_is_noticed(stage: Stage) -> None:
    data = simple(stage)
    right = decode(data).entries[-1].values["hash"]
    result = play(decode(data[:-16] + stop(right ^ 1)), "it")
    assert result.line() == f"FAIL it: entries[7] stop: wanted state {right ^ 1:016x}, got {right:016x}"


def test_another_amount_is_noticed(stage: Stage) -> None:
    state = decode(simple(stage)).state
    end = decode(simple(stage)).entries[-1].values["hash"]
    entries = [
        entry(3, 3, 195.0, 600.0),
        entry(4, 0.0, 300.0),
        entry(5, 0.0, 900.0),
        entry(1, 0.5),
        entry(1, 1.0),
        entry(7, 1, 0, 0, 195.0, 400.0, 0.0, 3.0),
        entry(1, 2.0),
        stop(end),
    ]
    assert play(decode(record(*entries, state=state))).verdict == 0
    entries[1] = entry(4, 0.0, 300.0000001)
    assert "entries[7] stop" in play(decode(record(*entries, state=state))).line()


def test_a_call_that_is_refused_is_noticed(stage: Stage) -> None:
    state = stage().save()
    result = play(decode(record(entry(1, 0.5), entry(22, 9), state=state)), "it")
    assert result.line().startswith("FAIL it: entries[1] remove_page: out_of_range: index")
    result = play(decode(record(entry(4, 0.0, 1.0), state=state)), "it")
    assert result.line().startswith("FAIL it: entries[0] session_update: invalid_state")
    result = play(decode(record(entry(2, 9, 0, 0.0, 0.0, 0.0), state=state)), "it")
    assert result.line().startswith("FAIL it: entries[0] pointer: invalid_argument")


@pytest.mark.parametrize(
    "wrong",
    [
        entry(2, 9, 0, 0.0, 0.0, 0.0),
        entry(3, 9, 0.0, 0.0),
        entry(7, 9, 9, 9, 0.0, 0.0, 0.0, 0.0),
        entry(8, 99),
        entry(9, 0.0, 0.0, 1.0, 1.0, -7, 9),
        entry(10, float("nan"), 0.0, 0),
        entry(14, -5, 0.0, 0.0, 9, 9),
        entry(15, 0, 9, 0.0, 0.0, 0.0, 0.0, 9, 9),
        entry(18, 0, 1.0, 0.0, 0.0, 0.0, 9, 9),
        entry(30, 5, 0.0, 9, 0),
        entry(31, -1),
    ],
)
def test_words_that_mean_nothing(wrong: bytes, stage: Stage) -> None:
    found = decode(record(wrong, state=stage().save()))
    assert play(found, "it").line().startswith("FAIL it: entries[0] ")
    with pytest.raises(NotPlayedError):
        to_scenario(found)


def test_a_damaged_state(stage: Stage) -> None:
    found = Record(stage().save()[:-1], ())
    assert play(found, "it").line().startswith("FAIL it: state: corrupt_data: ")
    with pytest.raises(NotPlayedError):
        to_scenario(found)


@pytest.mark.parametrize("seed", range(3))
def test_damaged_records_do_no_harm(seed: int, tmp_path: Path) -> None:
    data, _ = recorded(seed)
    path = tmp_path / "it"
    for position in range(seed, len(data), 41):
        damaged = bytearray(data)
        damaged[position] ^= 0x41
        path.write_bytes(damaged)
        assert main(["replay", str(path)]) in (0, 1, 2)


# ------------------------------------------------------------------------------------------------------ as scenarios


def test_the_scenario_is_short_and_plain(stage: Stage) -> None:
    scenario = to_scenario(decode(simple(stage)), "it")
    assert list(scenario) == ["format", "name", "config", "pages", "steps"]
    assert scenario["config"] == {"viewport": [390, 800], "header_height": 240, "hover_height": 60}
    assert scenario["pages"] == [{"content_height": 9000}, {"content_height": 3000}]
    *steps, last = scenario["steps"]
    assert steps == [
        {"session": "begin", "from": [195, 600], "source": "trackpad"},
        {"session": "update", "delta": [0, 300]},
        {"session": "end", "velocity": [0, 900]},
        {"at": 1, "wheel": [0, 3], "unit": "line"},
    ]
    assert last["at"] == 2
    assert {"outer", "inner", "page", "page_position", "phase", "time"} <= set(last["expect"])


def test_what_a_scenario_leaves_out() -> None:
    with Coordinator() as c, c.record() as recording:
        pass
    scenario = to_scenario(decode(recording.bytes))
    assert list(scenario) == ["format", "pages", "steps"]
    assert (scenario["pages"], len(scenario["steps"])) == ([], 1)
    assert run(parse(to_text(scenario))).verdict == 0


def test_pages_with_settings_of_their_own_are_still_new(stage: Stage) -> None:
    c = stage(900.0, 800.0)
    c.set_page_settings(1, seam="stop", key=2**62 + 1)
    c.poll_events()
    with c.record() as recording:
        c.wheel(0, 30)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert scenario["pages"] == [
        {"content_height": 900},
        {"content_height": 800, "seam": "stop", "key": 2**62 + 1},
    ]
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_a_state_in_the_middle(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 100)
    c.advance(1.5)
    with c.record() as recording:
        c.session_update(0, 100)
        c.session_end(0, 500)
        c.advance(1.75)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert list(scenario) == ["format", "name", "state", "steps"]
    assert "at" not in scenario["steps"][0]
    assert scenario["steps"][-1]["at"] == 1.75
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_pointers_seen_earlier_keep_their_time(stage: Stage) -> None:
    c = stage(9000.0)
    with c.record() as recording:
        c.pointer_down(195, 600, 0.0)
        for k in range(1, 6):
            c.advance(k * 0.016)
            c.pointer_move(195, 600 - 25 * k, k * 0.016 - 0.004)
        c.pointer_up(195, 475, 0.1)
        c.advance(0.5)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert scenario["steps"][1] == {"at": 0.016, "pointer": "move", "x": 195, "y": 575, "time": 0.012}
    assert scenario["steps"][6] == {"at": 0.1, "pointer": "up", "x": 195, "y": 475}
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_settings_that_change_are_those_that_differ(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        c.set(hover_height=50, physics="android")
        c.set(hover_height=50)
        c.set_page_settings(1, seam="stop")
        c.set_page_settings(1, seam=None, tab_width=30)
    steps = to_scenario(decode(recording.bytes))["steps"]
    assert steps[:4] == [
        {"set": {"hover_height": 50, "physics": "android"}},
        {"set": {}},
        {"call": "set_page_settings", "index": 1, "settings": {"seam": "stop"}},
        {"call": "set_page_settings", "index": 1, "settings": {"seam": None, "tab_width": 30}},
    ]


# -------------------------------------------------------------------------------------------------- the command line


@pytest.fixture
def file(stage: Stage, tmp_path: Path) -> Path:
    path = tmp_path / "crash.nslide"
    path.write_bytes(simple(stage))
    return path


def test_replay(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, scenario = file.with_name("wrong.nslide"), file.with_name("one.json")
    wrong.write_bytes(file.read_bytes()[:-1])
    assert main(["scenario", str(file), "--output", str(scenario)]) == 0
    assert main(["replay", str(file), str(scenario)]) == 0
    assert capsys.readouterr().out == "ok   crash\nok   crash\n"
    assert main(["replay", str(file), str(wrong)]) == 2
    assert (
        capsys.readouterr().out == f"ok   crash\ninvalid {wrong}: entries[7] stop: cut short: 1 words are announced\n"
    )
    other = file.with_name("other.nslide")
    other.write_bytes(file.read_bytes()[:-8] + bytes(8))
    assert main(["replay", "--json", str(other)]) == 1
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["verdict"], result["place"], result["wanted"]) == ("fail", "entries[7] stop", "state " + "0" * 16)


def test_scenario(file: Path, python: Run) -> None:
    done = python("-m", "nestedslide", "scenario", str(file))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["name"] == "crash"
    assert '\n  {"at": 1, "wheel": [0, 3], "unit": "line"},\n' in done.stdout


def test_scenario_of_what_is_none(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases: list[tuple[Any, int, str]] = [
        (b"{}", 2, "invalid {path}: does not begin with NSLIDREC\n"),
        (file.read_bytes()[:-1], 2, "invalid {path}: entries[7] stop: cut short: 1 words are announced\n"),
        (file.read_bytes()[:-8] + bytes(8), 1, "FAIL other: entries[7] stop: wanted state 0000000000000000, got "),
        (None, 2, "nestedslide: {path}: No such file or directory\n"),
    ]
    path = file.with_name("other.nslide")
    for data, status, message in cases:
        path.unlink(missing_ok=True)
        if data is not None:
            path.write_bytes(data)
        assert main(["scenario", str(path)]) == status
        out, err = capsys.readouterr()
        assert (out, err.startswith(message.format(path=path))) == ("", True)
    assert main(["scenario", str(file), "--output", str(file.parent / "none" / "x")]) == 2
