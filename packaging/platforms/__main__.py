"""`python3 -m platforms COMMAND`, with packaging on the path: what the targets of platforms.mk run."""

from __future__ import annotations

import argparse

from . import build, release, wasm
from .amalgamation import make as amalgamation
from .packing import make
from .toolchain import needed


def main() -> None:
    parser = argparse.ArgumentParser(prog="platforms", description="The library for other platforms.")
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="builds into .build/platforms")
    building.add_argument("only", nargs="*", help="parts of names of targets; without any, all")
    building.add_argument("--functions", default="", help="what a microcontroller's library has, with commas between")
    commands.add_parser("wasm", help="builds the module for WebAssembly into .build/wasm")
    commands.add_parser("amalgamation", help="makes the engine as one C file in .build/amalgamation")
    packing = commands.add_parser("dist", help="builds everything and packs it into dist")
    packing.add_argument("only", nargs="*", help="parts of names of targets; without any, all")
    commands.add_parser("check-release", help="whether everything is of one version")
    commands.add_parser("page", help="writes the release's page into dist")
    options = parser.parse_args()
    if options.command == "check-release":
        release.check()
    elif options.command == "page":
        release.write_page()
    elif options.command == "dist":
        make.main(options.only)
    elif options.command == "wasm":
        wasm.build(needed())
    elif options.command == "amalgamation":
        amalgamation.make(needed())
    else:
        build.main(options.only, [name for name in options.functions.split(",") if name])


if __name__ == "__main__":
    main()
