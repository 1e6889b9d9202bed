"""The command line: ``python -m nestedslide``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from . import __version__, info
from .compare import command as compare
from .errors import LibraryError
from .plot import command as plot
from .records import command as scenario
from .replay import command as replay

_NO_LIBRARY = 3
_DEMO = "nestedslide_demo"
_NO_DEMO = "nestedslide demo is a package of its own: pip install 'nestedslide[demo]', or make demo in the sources"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # The demo has arguments of its own, so argparse must not see them.
    if arguments[:1] == ["demo"]:
        return _demo(arguments[1:])
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        commands = {
            "replay": replay.main,
            "scenario": scenario.main,
            "plot": plot.main,
            "compare": compare.main,
            "info": info.main,
        }
        return commands[options.command](options)
    except LibraryError as error:
        print(f"nestedslide: {error}", file=sys.stderr)
        return _NO_LIBRARY


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="nestedslide", description="A headless engine for nested scrolling.")
    parser.add_argument("--version", action="version", version=f"nestedslide {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    replay.add_arguments(commands.add_parser("replay", help="run scenarios and records and compare"))
    scenario.add_arguments(commands.add_parser("scenario", help="write a record as a scenario"))
    plot.add_arguments(commands.add_parser("plot", help="draw a session as curves over time (needs matplotlib)"))
    compare.add_arguments(commands.add_parser("compare", help="lay another engine's recording over a run"))
    info.add_arguments(commands.add_parser("info", help="tell which library is used"))
    commands.add_parser("demo", help="show a profile page to scroll (needs nestedslide-demo)", add_help=False)
    return parser


def _demo(arguments: list[str]) -> int:
    """Runs the demo: a package of its own with requirements of its own, so it is imported only here."""
    try:
        status: int = importlib.import_module(_DEMO).main(arguments)
    except ModuleNotFoundError as error:
        # Only these are the user's to install. Anything else that is missing is a fault and must show.
        if error.name != _DEMO and (error.name or "").partition(".")[0] not in ("pygame", "PIL"):
            raise
        print(_NO_DEMO, file=sys.stderr)
        return 1
    except LibraryError as error:
        print(f"nestedslide: {error}", file=sys.stderr)
        return _NO_LIBRARY
    return status
