"""Reads the functions, and what their comments promise, out of include/nestedslide.h.

The build and the tests both read the header here. As a program: `header.py --functions` lists the functions,
`header.py --contract` writes the C table that the tests compile in: every function with a bit for each status it may
return (bit n for status -n).
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
HEADER = TREE / "include" / "nestedslide.h"
HANDLE_STATUSES = {"INVALID_HANDLE", "STALE_HANDLE", "BUSY", "REENTRANT"}


@dataclass(frozen=True)
class Function:
    name: str
    returns: str
    parameters: str
    comment: str


def plain(comment: str) -> str:
    """A comment in one line, without the asterisks that its lines begin with."""
    return " ".join(re.sub(r"^\s*\*", "", comment, flags=re.MULTILINE).split())


def read_functions(text: str) -> list[Function]:
    """Every NSLIDE_API declaration with the comment right above it, in one line."""
    pattern = re.compile(
        r"/\*\*((?:(?!\*/).)*)\*/\s*NSLIDE_API\s+([\w\s*]+?)\s*\b(nslide_\w+)\s*\(([^)]*)\)\s*;", re.DOTALL
    )
    functions = [
        Function(m[3], " ".join(m[2].split()), " ".join(m[4].split()), plain(m[1])) for m in pattern.finditer(text)
    ]
    declared = text.count("\nNSLIDE_API ")
    if len(functions) != declared:
        raise SystemExit(f"{len(functions)} of {declared} declarations in the header have a comment right above them")
    return functions


def read_statuses(text: str) -> dict[str, int]:
    """Status names without their prefix, and their values."""
    errors = {m[1]: int(m[2]) for m in re.finditer(r"\bNSLIDE_ERROR_(\w+) = (-\d+)", text)}
    return {"OK": 0, **errors}


def read_number(text: str, name: str) -> int:
    """The value of a macro that is a plain number."""
    return int(re.search(rf"^#define {name} (\d+)\b", text, re.MULTILINE)[1])


def read_version(text: str) -> str:
    """As people write it, 1.2.3."""
    number = read_number(text, "NSLIDE_VERSION")
    return f"{number // 1_000_000}.{number // 1000 % 1000}.{number % 1000}"


def documented_statuses(function: Function, statuses: dict[str, int]) -> set[str]:
    """The statuses a function may return: those of its comment, and where it takes a handle those of every handle."""
    if function.returns != "nslide_status":
        return {"OK"}
    promise = re.search(r"@return ([^@]*)", function.comment)
    if promise is None:
        raise SystemExit(f"the comment of {function.name} does not say what it returns")
    found = {word for word in re.findall(r"\b[A-Z_]+\b", promise[1]) if word in statuses}
    if re.search(r"\b(nslide_coordinator|nslide_list) \w", function.parameters):
        found |= HANDLE_STATUSES
    return found


def contract(text: str) -> str:
    functions, statuses = read_functions(text), read_statuses(text)
    lines = ["static const struct {", "  const char *name;", "  unsigned statuses;", "} contracts[] = {"]
    for function in functions:
        bits = sum(1 << -statuses[name] for name in documented_statuses(function, statuses))
        lines.append(f'    {{"{function.name}", 0x{bits:x}}},')
    return "\n".join([*lines, "};", ""])


def main() -> None:
    text = HEADER.read_text()
    if sys.argv[1:] == ["--functions"]:
        print("\n".join(sorted(function.name for function in read_functions(text))))
    elif sys.argv[1:] == ["--contract"]:
        print(contract(text), end="")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
