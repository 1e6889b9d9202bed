"""`python3 -m platforms COMMAND`, with packaging on the path: what the targets of platforms.mk run."""

from __future__ import annotations

import argparse

from . import build


def main() -> None:
    parser = argparse.ArgumentParser(prog="platforms", description="The library for other platforms.")
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="builds into .build/platforms")
    building.add_argument("only", nargs="*", help="parts of names of targets; without any, all")
    building.add_argument("--functions", default="", help="what a microcontroller's library has, with commas between")
    options = parser.parse_args()
    build.main(options.only, [name for name in options.functions.split(",") if name])


if __name__ == "__main__":
    main()
