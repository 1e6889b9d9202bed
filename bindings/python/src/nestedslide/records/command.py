"""``python -m nestedslide scenario``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .. import _abi
from .._terminal import print_line
from .format import InvalidRecordError
from .playing import NotPlayedError
from .reading import load
from .scenario import to_scenario, to_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``scenario``."""
    parser.add_argument("record", metavar="RECORD", help="what Coordinator.record wrote: the calls that a program made")
    parser.add_argument("--output", metavar="FILE", help="where to write the scenario; else it is printed")


def main(arguments: argparse.Namespace) -> int:
    """Writes a record as a scenario; 0, 1 where the record does not play, 2 where it is none or a file fails."""
    _abi.library()
    source = Path(arguments.record)
    try:
        scenario = to_text(to_scenario(load(source), source.stem))
        if arguments.output is None:
            print(scenario, end="")
        else:
            Path(arguments.output).write_text(scenario, encoding="utf-8")
    except NotPlayedError as failure:
        print_line(failure.result(source.stem).line(), sys.stderr)
        return 1
    except InvalidRecordError as error:
        print_line(f"nestedslide: {source} is no record, or not a whole one: {error}", sys.stderr)
        return 2
    except OSError as error:
        print_line(f"nestedslide: {error.filename} cannot be read or written: {error.strerror}", sys.stderr)
        return 2
    return 0
