"""Records that do not play as they were recorded, or are none."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Callable

import pytest
from record_bytes import entry, record, stop
from recordings import recorded, simple

from nestedslide import Coordinator
from nestedslide.cli import main
from nestedslide.records import NotPlayedError, Record, decode, play, to_scenario

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


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
    result = play(decode(record(entry(2, 9, 0, 0, 0.0, 0.0, 0.0), state=state)), "it")
    assert result.line().startswith("FAIL it: entries[0] pointer: invalid_argument")


@pytest.mark.parametrize(
    "wrong",
    [
        entry(2, 9, 0, 0, 0.0, 0.0, 0.0),
        entry(3, 9, 0.0, 0.0),
        entry(7, 9, 9, 9, 0.0, 0.0, 0.0, 0.0),
        entry(8, 99),
        entry(9, 0.0, 0.0, 1.0, 1.0, -7, 9),
        entry(10, float("nan"), 0.0, 0),
        entry(14, -5, 0.0, 0.0, 9, 9),
        entry(15, 0, 9, 0.0, 0.0, 0.0, 0.0, 9, 9, 0, 0.0, 0.0),
        entry(18, 0, 1.0, 0.0, 0.0, 0.0, 9, 9),
        entry(30, 5, 0.0, 9, 0, 0),
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


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_damaged_records_do_no_harm(seed: int, tmp_path: Path) -> None:
    data, _ = recorded(seed)
    path = tmp_path / "it"
    for position in range(seed, len(data), 41):
        damaged = bytearray(data)
        damaged[position] ^= 0x41
        path.write_bytes(damaged)
        assert main(["replay", str(path)]) in (0, 1, 2)
