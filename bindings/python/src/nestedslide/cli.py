"""The command line: ``python -m nestedslide``."""

from __future__ import annotations

import argparse
import difflib
import importlib
import sys
from collections.abc import Sequence
from typing import NamedTuple

from . import __version__, info
from ._terminal import by_extra, print_line
from .errors import LibraryError
from .new import command as new
from .records import command as scenario
from .rename import command as rename
from .replay import command as replay

_NO_LIBRARY = 3
_COMMANDS = {
    "info": info.main,
    "new": new.main,
    "rename": rename.main,
    "replay": replay.main,
    "scenario": scenario.main,
}


class _Package(NamedTuple):
    """A package that has a command, with requirements and options of its own."""

    module: str
    does: str
    needs: str
    requires: tuple[str, ...]


_MATPLOTLIB = f"needs the extra 'plot'. In the sources: {by_extra('plot')}"
_PACKAGES = {
    "plot": _Package("nestedslide_plot", "Draws sessions as curves over time.", _MATPLOTLIB, ("matplotlib",)),
    "compare": _Package(
        "nestedslide_plot", "Lays recordings of another engine over a run.", _MATPLOTLIB, ("matplotlib",)
    ),
    "demo": _Package(
        "nestedslide_demo",
        "Opens a profile page to scroll with the mouse, a finger or the wheel.",
        f"needs the extra 'demo'. In the sources: make demo, or {by_extra('demo')}",
        ("pygame", "PIL"),
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    # They have arguments of their own, so argparse must not see them.
    if arguments and arguments[0] in _PACKAGES:
        return _elsewhere(arguments)
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
    rename.add_arguments(commands.add_parser("rename", help="bring sources up to date with names that changed"))
    replay.add_arguments(commands.add_parser("replay", help="run scenarios and records and compare"))
    scenario.add_arguments(commands.add_parser("scenario", help="write a record as a scenario"))
    for name, does in (
        ("plot", "draw a session as curves over time (needs nestedslide-plot)"),
        ("compare", "lay another engine's recording over a run (needs nestedslide-plot)"),
        ("demo", "show a profile page to scroll (needs nestedslide-demo)"),
    ):
        commands.add_parser(name, help=does, add_help=False)
    return parser


def _nearest(name: str) -> str:
    """The command that was meant, or all there are."""
    known = [*_COMMANDS, *_PACKAGES]
    near = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"


def _elsewhere(arguments: list[str]) -> int:
    """Runs a command of a package of its own, which is imported only here."""
    name = arguments[0]
    package = _PACKAGES[name]
    try:
        run = importlib.import_module(package.module).main
        status: int = run(arguments[1:] if name == "demo" else arguments)
    except ModuleNotFoundError as error:
        # Only these are the user's to install. Anything else that is missing is a fault and must show.
        if error.name != package.module and (error.name or "").partition(".")[0] not in package.requires:
            raise
        if {"-h", "--help"} & {*arguments}:
            print(
                f"usage: nestedslide {name} [OPTION...]\n\n{package.does}\n\nnestedslide {name} {package.needs}.\n"
                "Its own options are told of when it is installed."
            )
            return 0
        print(f"nestedslide {name} {package.needs}", file=sys.stderr)
        return 1
    except LibraryError as error:
        print(f"nestedslide: {error}", file=sys.stderr)
        return _NO_LIBRARY
    return status
