"""``python -m nestedslide compare``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from pathlib import Path

from nestedslide import _abi
from nestedslide._terminal import print_line
from nestedslide.enums import Physics

from ..command import NO_MATPLOTLIB, SMALLEST, WIDTH, pixels
from ..style import THEMES
from .difference import Difference, measure
from .playing import Curve, NotPlayableError, play
from .recording import InvalidRecordingError, Recording, load

DESCRIPTION = "Lays recordings of another engine over a run."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``compare``."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a recording of another engine, see docs/feel.md")
    parser.add_argument("--preset", choices=Physics.names(), metavar="NAME",
                        help=f"play with this physics instead of the file's: {', '.join(Physics.names())}")  # fmt: skip
    parser.add_argument("--no-picture", action="store_true", help="only print the differences; needs no matplotlib")
    parser.add_argument("--output", type=Path, metavar="DIR", default=Path(), help="where the pictures go (here)")
    parser.add_argument("--theme", choices=tuple(THEMES), default="light", help="colours (light)")
    parser.add_argument("--width", type=pixels, default=WIDTH, metavar="N",
                        help=f"pixels, {SMALLEST} or more ({WIDTH})")  # fmt: skip


def main(arguments: argparse.Namespace) -> int:
    """Compares each file, prints a line for it and draws it: 1 where a bound does not hold, 2 where a file is wrong."""
    if not arguments.no_picture:
        twice = [name for name, times in Counter(map(_picture, arguments.files)).items() if times > 1]
        if twice:
            print_line(f"nestedslide compare: more than one FILE would be drawn to {twice[0]}", sys.stderr)
            return 2
        try:
            importlib.import_module("matplotlib")
        except ModuleNotFoundError as error:
            if error.name is None or error.name.partition(".")[0] != "matplotlib":
                raise
            print(NO_MATPLOTLIB.replace("plot needs", "compare needs", 1), file=sys.stderr)
            return 1
    _abi.library()
    return max(_compare(file, arguments) for file in arguments.files)


def line(recording: Recording, found: Difference) -> str:
    """What is printed of a comparison."""
    allowed = "" if found.allowed is None else f", {found.allowed:.2f} allowed"
    rest = f"rests {found.rest:.2f} points apart{allowed if recording.compared == 'rest' else ''}"
    if recording.compared == "rest":
        return f"{_verdict(found)} {recording.name}: {rest}"
    if not found.counted:
        return f"{_verdict(found)} {recording.name}: no frame can be compared, {rest}"
    apart = f"{found.greatest:.2f} points apart at {found.time:.3f} s{allowed}"
    moved = f"moved by {found.shift * 1000:.1f} ms, {len(found.counted)} of {len(recording.times)} frames"
    return f"{_verdict(found)} {recording.name}: {apart}; {moved}; {rest}"


def _compare(file: str, arguments: argparse.Namespace) -> int:
    try:
        recording = load(file)
        ours = play(recording, arguments.preset)
    except (InvalidRecordingError, NotPlayableError) as error:
        print_line(f"invalid {file}: {error}", sys.stderr)
        return 2
    except OSError as error:
        print_line(f"invalid {file}: cannot be read: {error.strerror}", sys.stderr)
        return 2
    found = measure(recording, ours)
    print_line(line(recording, found))
    if not arguments.no_picture:
        try:
            print_line(str(_draw(recording, ours, found, arguments, arguments.output / _picture(file))))
        except OSError as error:
            print_line(f"nestedslide compare: the picture cannot be written: {error.strerror}", sys.stderr)
            return 1
    return 0 if found.held else 1


def _draw(recording: Recording, ours: Curve, found: Difference, arguments: argparse.Namespace, path: Path) -> Path:
    from ..output import write
    from .figure import draw

    write(draw(recording, ours, found, THEMES[arguments.theme], arguments.width), path)
    return path


def _verdict(found: Difference) -> str:
    if found.allowed is None:
        return "    "
    return "ok  " if found.held else "FAIL"


def _picture(file: str) -> Path:
    return Path(f"{Path(file).stem}.png")
