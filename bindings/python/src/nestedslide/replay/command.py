"""``python -m nestedslide replay``."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from .. import _abi
from .._terminal import print_line, title
from ..records import InvalidRecordError, is_record, play
from ..records import load as load_record
from .kinds import MAX_RATE, InvalidScenarioError, rate
from .load import load_all
from .report import Result, Verdict, exit_status
from .runner import run

_SUFFIXES = (".json", ".nslide")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``replay``."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario, a record, or a folder of them")
    parser.add_argument("--frame-rate", type=frame_rate, metavar="N", help="frames a second, instead of a scenario's")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def main(arguments: argparse.Namespace) -> int:
    """Runs the files and prints one line each; 0 when all hold, 1 when not, 2 when a file is no scenario."""
    _abi.library()
    results = []
    for file in within(arguments.files):
        for result in replay_all(file, arguments.frame_rate):
            results.append(result)
            if not arguments.json:
                print_line(result.line())
    status = exit_status(results)
    if arguments.json:
        counts = {verdict.name: sum(each.verdict is verdict for each in results) for verdict in Verdict}
        print(json.dumps({"counts": counts, "exit_status": status, "results": [each.as_data() for each in results]}))
    return status


def within(paths: Iterable[str]) -> Iterator[str]:
    """The files, and in place of each folder all scenarios and records below it, by name; hidden folders are left out.

    A folder without any is answered itself, so that a slip in a path is told of.
    """
    for path in paths:
        below = sorted(_below(path))
        yield from map(str, below) if below else [path]


def _below(folder: str) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        # What is built or installed lies there, and in the latter other people's files: .build, .venv.
        folders[:] = [each for each in folders if not each.startswith(".")]
        yield from (Path(place, each) for each in files if Path(each).suffix in _SUFFIXES)


def replay(file: str, frame_rate: float | None = None) -> Result:
    """One file's outcome; of a file with cases the first that does not hold, or else the last."""
    results = replay_all(file, frame_rate)
    return next((each for each in results if each.verdict is not Verdict.ok), results[-1])


def replay_all(file: str, frame_rate: float | None = None) -> list[Result]:
    """The outcome of each case of a file."""
    path = Path(file)
    if path.is_dir():
        return [Result(file, Verdict.invalid, reason="no scenario and no record is in this folder", file=file)]
    try:
        if is_record(path):
            results = [play(load_record(path), title(path))]
        else:
            results = [run(scenario, frame_rate) for scenario in load_all(path)]
    except (InvalidScenarioError, InvalidRecordError, OSError) as error:
        return [unreadable(file, error)]
    return [Result(**{**vars(result), "file": str(path)}) for result in results]


def unreadable(file: str, error: InvalidScenarioError | InvalidRecordError | OSError) -> Result:
    """The outcome of a file that is neither a scenario nor a record, or cannot be read."""
    if not isinstance(error, OSError):
        return Result(file, Verdict.invalid, error.place, error.reason, file=file)
    return Result(file, Verdict.invalid, reason=f"cannot be read: {error.strerror}", file=file)


def frame_rate(text: str) -> float:
    """A frame rate among the arguments."""
    try:
        value = float(text)
        rate(value, "--frame-rate")
    except (ValueError, InvalidScenarioError):
        raise argparse.ArgumentTypeError(f"must be a number above 0 and up to {MAX_RATE}") from None
    return value
