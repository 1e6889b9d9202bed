"""The command line: ``python -m nestedslide``."""

from __future__ import annotations

import argparse
import difflib
import importlib
import sys
from collections.abc import Sequence

from . import __version__, info
from ._terminal import by_extra, print_line
from .compare import command as compare
from .errors import LibraryError
from .new import command as new
from .plot import command as plot
from .records import command as scenario
from .replay import command as replay

_NO_LIBRARY = 3
_DEMO = "nestedslide_demo"
_NO_DEMO = f"nestedslide demo needs the extra 'demo'. In the sources: make demo, or {by_extra('demo')}"
_DEMO_HELP = f"""usage: nestedslide demo [OPTION...]

Opens a profile page to scroll with the mouse, a finger or the wheel.

{_NO_DEMO}.
Its own options are told of when it is installed."""
_COMMANDS = {
    "info": info.main,
    "new": new.main,
    "replay": replay.main,
    "scenario": scenario.main,
    "plot": plot.main,
    "compare": compare.main,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # The demo has arguments of its own, so argparse must not see them.
    if arguments[:1] == ["demo"]:
        return _demo(arguments[1:])
    parser = _parser()
    if not arguments:
        parser.print_help(sys.stderr)
        return 2
    if not arguments[0].startswith("-") and arguments[0] not in _COMMANDS:
        print_line(f"nestedslide: there is no command {arguments[0]}{_nearest(arguments[0])}", sys.stderr)
        return 2
    options = parser.parse_args(arguments)
    try:
        return _COMMANDS[options.command](options)
    except LibraryError as error:
        print(f"nestedslide: {error}", file=sys.stderr)
        return _NO_LIBRARY


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="nestedslide", description="A headless engine for nested scrolling.")
    parser.add_argument("--version", action="version", version=f"nestedslide {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    info.add_arguments(commands.add_parser("info", help="tell which library is used"))
    new.add_arguments(commands.add_parser("new", help="write a small app to begin with, for a toolkit of choice"))
    replay.add_arguments(commands.add_parser("replay", help="run scenarios and records and compare"))
    scenario.add_arguments(commands.add_parser("scenario", help="write a record as a scenario"))
    plot.add_arguments(commands.add_parser("plot", help="draw a session as curves over time (needs matplotlib)"))
    compare.add_arguments(commands.add_parser("compare", help="lay another engine's recording over a run"))
    commands.add_parser("demo", help="show a profile page to scroll (needs nestedslide-demo)", add_help=False)
    return parser


def _nearest(name: str) -> str:
    """The command that was meant, or all there are."""
    known = [*_COMMANDS, "demo"]
    near = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"


def _demo(arguments: list[str]) -> int:
    """Runs the demo: a package of its own with requirements of its own, so it is imported only here."""
    try:
        status: int = importlib.import_module(_DEMO).main(arguments)
    except ModuleNotFoundError as error:
        # Only these are the user's to install. Anything else that is missing is a fault and must show.
        if error.name != _DEMO and (error.name or "").partition(".")[0] not in ("pygame", "PIL"):
            raise
        if {"-h", "--help"} & {*arguments}:
            print(_DEMO_HELP)
            return 0
        print(_NO_DEMO, file=sys.stderr)
        return 1
    except LibraryError as error:
        print(f"nestedslide: {error}", file=sys.stderr)
        return _NO_LIBRARY
    return status
