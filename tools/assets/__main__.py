"""Writes what the examples show into each host. `python -m tools.assets`, at the root of the tree.

`--check` writes nothing and names the files that are not up to date.
"""

from __future__ import annotations

import argparse
import sys

from . import emit, model


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tools.assets", description=__doc__)
    options.add_argument("--check", action="store_true")
    only_check = options.parse_args().check
    try:
        files = emit.files(model.load())
    except (model.DataError, ValueError) as error:
        print(f"examples/assets/profile.json: {error}", file=sys.stderr)
        return 1
    old = [name for name, text in files.items() if not _has(name, text)]
    if not only_check:
        for name in old:
            (model.TREE / name).write_text(files[name], encoding="utf-8")
    verb = "not up to date, run `make assets`" if only_check else "written"
    print("\n".join(f"{verb}: {name}" for name in old) or "what the examples show is up to date")
    return 1 if old and only_check else 0


def _has(name: str, text: str) -> bool:
    path = model.TREE / name
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
