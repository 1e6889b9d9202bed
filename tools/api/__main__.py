"""Writes everything that is generated from include/nestedslide.h. `python -m tools.api`, at the root of the tree.

`--check` writes nothing and names the files that are not up to date. `--print NAME` writes one of the tables that the
build makes for itself, from the JSON. `--functions` lists the library's functions, `--version` says which one it is.
"""

from __future__ import annotations

import argparse
import sys

from . import emit, stored
from .swift_structs import SwiftError


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tools.api", description=__doc__)
    what = options.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true")
    what.add_argument("--print", choices=sorted(emit.TABLES), metavar="NAME", help=", ".join(sorted(emit.TABLES)))
    what.add_argument("--functions", action="store_true")
    what.add_argument("--version", action="store_true")
    chosen = options.parse_args()
    if chosen.print:
        print(emit.TABLES[chosen.print](stored.load()), end="")
    elif chosen.functions:
        print("\n".join(sorted(each.name for each in stored.load().exported())))
    elif chosen.version:
        print(stored.load().version)
    else:
        return generate(chosen.check)
    return 0


def generate(only_check: bool) -> int:
    # Only here, as it needs pycparser.
    from . import reader

    try:
        api = reader.read()
    except reader.HeaderError as error:
        print(f"include/nestedslide.h:\n{error}", file=sys.stderr)
        return 1
    try:
        emitted = emit.files(api)
    except SwiftError as error:
        print(f"Sources/NestedSlideCore: {error}", file=sys.stderr)
        return 1
    files = {str(stored.STORED.relative_to(stored.TREE)): stored.to_json(api), **emitted}
    old = emit.not_up_to_date(files, stored.TREE)
    if only_check:
        print(
            "\n".join(f"not up to date, run `make api`: {name}" for name in old) or "everything generated is up to date"
        )
        return 1 if old else 0
    emit.write(files, old, stored.TREE)
    print("\n".join(f"written: {name}" for name in old) or "everything was up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
