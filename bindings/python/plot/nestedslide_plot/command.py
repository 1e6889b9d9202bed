"""``python -m nestedslide plot``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TypeVar

from nestedslide import _abi
from nestedslide._terminal import by_extra, print_line, printable
from nestedslide.enums import Physics
from nestedslide.records import InvalidRecordError
from nestedslide.records.playing import NotPlayedError
from nestedslide.replay.command import frame_rate, unreadable
from nestedslide.replay.kinds import InvalidScenarioError
from nestedslide.replay.report import Result, Verdict

from .output import FORMATS
from .sampling import Take, label, take
from .session import Session, open_session
from .style import THEMES

NO_MATPLOTLIB = f"nestedslide plot needs matplotlib, the extra 'plot'. In the sources: {by_extra('plot')}"
DESCRIPTION = "Draws sessions as curves over time."
WIDTH = 1920
Given = TypeVar("Given", str, float)
SMALLEST, LARGEST = 800, 8000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``plot``."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario or a record, see docs")
    parser.add_argument(
        "--output", type=_picture, metavar="PATH", help="a .png or .svg; FILE's name with .png if not given"
    )
    parser.add_argument(
        "--preset",
        action="append",
        choices=Physics.names(),
        metavar="NAME",
        help=f"play with this physics instead of the file's, several times to compare: {', '.join(Physics.names())}",
    )
    parser.add_argument(
        "--frame-rate",
        action="append",
        type=frame_rate,
        metavar="N",
        help="frames a second instead of the file's, several times to compare",
    )
    parser.add_argument("--velocity", action=argparse.BooleanOptionalAction, help="a panel of velocity or none")
    parser.add_argument("--theme", choices=tuple(THEMES), default="light", help="colours (light)")
    parser.add_argument("--width", type=pixels, default=WIDTH, metavar="N", help=f"pixels of a PNG ({WIDTH})")
    parser.add_argument("--height", type=pixels, metavar="N", help="pixels of a PNG, as many as needed if not given")


def main(arguments: argparse.Namespace) -> int:
    """Draws each file and prints the path of its picture; the worst exit status, those of ``replay``."""
    if arguments.output and len(arguments.files) > 1:
        print("nestedslide plot: --output is for one FILE", file=sys.stderr)
        return 2
    twice = [name for name, times in Counter(map(_default, arguments.files)).items() if times > 1]
    if twice:
        print_line(f"nestedslide plot: more than one FILE would be drawn to {twice[0]}", sys.stderr)
        return 2
    try:
        importlib.import_module("matplotlib")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "matplotlib":
            raise
        print(NO_MATPLOTLIB, file=sys.stderr)
        return 1
    _abi.library()
    return max(_plot(file, arguments) for file in arguments.files)


def _plot(file: str, arguments: argparse.Namespace) -> int:
    try:
        session = open_session(file)
    except (InvalidScenarioError, InvalidRecordError, OSError) as error:
        return _refused(unreadable(file, error))
    except NotPlayedError as failure:
        return _refused(failure.result(Path(file).stem))
    takes = []
    presets: Sequence[str | None] = _once(arguments.preset)
    rates: Sequence[float | None] = _once(arguments.frame_rate)
    for physics, rate in product(presets, rates):
        run, result = take(session, physics, rate)
        if result.verdict is not Verdict.ok:
            return _refused(result)
        takes.append(run)
    label(takes)
    path = arguments.output or _default(file)
    try:
        _draw(session, takes, path, arguments)
    except OSError as error:
        return _refused(Result(str(path), Verdict.fail, reason=f"cannot be written: {error.strerror}"))
    print_line(str(path))
    return 0


def _default(file: str) -> Path:
    """Beside the working directory's other files, not beside FILE, which may be in a source tree."""
    return Path(f"{Path(file).stem}.png")


def _draw(session: Session, takes: list[Take], path: Path, arguments: argparse.Namespace) -> None:
    from .figure import draw
    from .output import write

    theme = THEMES[arguments.theme]
    size = arguments.width, arguments.height
    write(draw(takes, printable(session.name), printable(session.why), theme, *size, velocity=arguments.velocity), path)


def _refused(result: Result) -> int:
    print_line(result.line(), sys.stderr)
    return result.verdict.exit_status


def _once(given: Sequence[Given] | None) -> Sequence[Given | None]:
    """What was asked for, each once in the order it was given; or as the file has it."""
    return list(dict.fromkeys(given)) if given else [None]


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in FORMATS:
        raise argparse.ArgumentTypeError(f"must end in {' or '.join(FORMATS)}")
    return path


def pixels(text: str) -> int:
    """How wide or high a PNG shall be."""
    try:
        value = int(text)
    except ValueError:
        value = 0
    if not SMALLEST <= value <= LARGEST:
        raise argparse.ArgumentTypeError(f"must be a whole number from {SMALLEST} to {LARGEST}")
    return value
