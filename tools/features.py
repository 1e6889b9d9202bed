"""docs/features.md: what scrolling systems can do, row by row. `python -m tools.features`, at the root.

docs/features.json has a row for each feature: what of it NestedSlide has, by which settings and calls, what is
different, the tests that try it, and a letter for each of the other systems: Y yes, p partly, n no, ? not looked at,
- does not apply.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

TREE = Path(__file__).resolve().parents[1]
PAGE = TREE / "docs" / "features.md"
DATA = TREE / "docs" / "features.json"
BEGIN = "<!-- Tables: `python -m tools.features` writes them from here on. -->"
STATES = {"yes": "yes", "partly": "**partly**", "no": "**no**"}
# Where no more than so many have it not, those are named.
FEW = 3


def rows() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["rows"]
    return found


def peers() -> list[str]:
    found: list[str] = json.loads(DATA.read_text(encoding="utf-8"))["peers"]
    return found


def elsewhere(letters: str) -> str:
    """Who has it, and who has it partly; of nearly all, who has not."""
    names = peers()
    whole = [name for name, letter in zip(names, letters) if letter == "Y"]
    partly = [name for name, letter in zip(names, letters) if letter == "p"]
    if not whole and not partly:
        return "not looked at" if "?" in letters else "nobody"
    without = [name for name, letter in zip(names, letters) if letter != "Y"]
    text = f"all but {', '.join(without)}" if len(without) <= FEW else ", ".join(whole)
    if len(without) > FEW and partly:
        text += f"{'; ' if text else ''}partly {', '.join(partly)}"
    return text


def short(test: str) -> str:
    """A scenario by its name, another test by its file's."""
    path = Path(test)
    return f"{path.parent.name}/{path.stem}" if path.parts[0] == "behaviour" else path.name


def tables() -> str:
    parts = []
    for group, members in groupby(rows(), key=lambda row: row["group"]):
        parts += [f"## {group}", "", "| | feature | here | by | tried by | elsewhere |", "|---:|---|---|---|---|---|"]
        for row in members:
            feature = f"{row['feature']}. {row['note'].rstrip('.')}." if row["note"] else row["feature"]
            by = ", ".join(f"`{name}`" for name in row["by"])
            tried = ", ".join(f"`{short(test)}`" for test in row["tests"])
            cells = [str(row["number"]), feature, STATES[row["state"]], by, tried, elsewhere(row["peers"])]
            parts.append(f"| {' | '.join(cells)} |")
        parts.append("")
    return "\n".join(parts)


def page() -> str:
    head = PAGE.read_text(encoding="utf-8").partition(BEGIN)[0]
    return f"{head}{BEGIN}\n\n{tables()}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.features", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    text = page()
    if parser.parse_args().check:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
