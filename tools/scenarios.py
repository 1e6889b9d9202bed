"""Lays out scenarios, one page and one step a line: `python -m tools.scenarios [--check] [FILE or FOLDER ...]`.

A difference between two versions of a scenario is then a difference of steps. Numbers stay as their author wrote them.
Without files, all of `behaviour` is laid out. With `--check` nothing is written: files that are laid out otherwise are
named.

`python -m tools.scenarios --sort FILE ...` moves scenarios that lie flat into the folder of their topic, and lays them
out: `header-quick-return.json` becomes `behaviour/header/quick-return.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

TREE = Path(__file__).resolve().parents[1]
BEHAVIOUR = TREE / "behaviour"
# A topic of one scenario is filed with the one it is nearest to.
TOPICS = {"anchor": "snap", "axis": "input", "curve": "fling", "motion": "overscroll"}
WIDTH = 120


class Literal(str):
    """A number, as it is written."""


def layout(text: str) -> str:
    """The text of a scenario, laid out."""
    document = json.loads(text, parse_int=Literal, parse_float=Literal)
    if not isinstance(document, dict):
        raise ValueError("not an object")
    return "{\n" + ",\n".join(f"  {_quoted(key)}: {_member(key, value)}" for key, value in document.items()) + "\n}\n"


def _member(key: str, value: Any) -> str:
    """What stands at the top: a list has an element a line, and so has an object that is too long for one."""
    line = _line(value)
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {_line(each)}" for each in value) + "\n  ]"
    if isinstance(value, dict) and len(line) + len(key) + 6 > WIDTH:
        return "{\n" + ",\n".join(f"    {_quoted(name)}: {_line(each)}" for name, each in value.items()) + "\n  }"
    return line


def _line(value: Any) -> str:
    if isinstance(value, Literal):
        return value
    if isinstance(value, list):
        return "[" + ", ".join(map(_line, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(key)}: {_line(each)}" for key, each in value.items()) + "}"
    return _quoted(value)


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


# ----------------------------------------------------------------------------------------------------------- files


def scenarios(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.rglob("*.json")) if path.is_dir() else [path]


def shown(path: Path) -> str:
    return str(path.relative_to(TREE) if path.is_relative_to(TREE) else path)


def place(path: Path) -> Path:
    """Where a scenario that lies flat belongs."""
    topic, dash, name = path.name.partition("-")
    if not dash:
        raise ValueError("its name does not begin with a topic and a dash")
    return BEHAVIOUR / TOPICS.get(topic, topic) / name


def sort(path: Path) -> Path:
    target = place(path)
    if target.exists() and target.read_bytes() != path.read_bytes():
        raise ValueError(f"{shown(target)} is there already, and is another")
    target.parent.mkdir(parents=True, exist_ok=True)
    return path.replace(target)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.scenarios", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("paths", nargs="*", type=Path, default=[BEHAVIOUR])
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--check", action="store_true", help="write nothing, name the files that are laid out otherwise")
    does.add_argument("--sort", action="store_true", help="move the files to the folders of their topics first")
    options = parser.parse_args()
    wrong = 0
    for path in scenarios(options.paths):
        try:
            found = sort(path) if options.sort else path
            text = found.read_text(encoding="utf-8")
            wanted = layout(text)
            if text != wanted and not options.check:
                found.write_text(wanted, encoding="utf-8")
        except (ValueError, OSError) as error:
            print(f"{shown(path)}: {error}")
            wrong += 1
            continue
        if text != wanted:
            print(f"{shown(found)}: " + ("is laid out otherwise, see make format" if options.check else "laid out"))
            wrong += options.check
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
