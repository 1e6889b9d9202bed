"""What a program that was compiled with the header relies on, as a text of lines to compare.

As a program it renews the baseline: `abi.py --renew`, for a change that is meant, before 1.0 or with a new ABI number.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import tree

from tools.api.declarations import Declarations, parse

BASELINE = Path(__file__).with_name("abi-baseline.txt")
# Not relied on: which version it is.
IGNORED = {"NSLIDE_VERSION"}


def run(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def compiler() -> str:
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if found is None:
        raise SystemExit("no C compiler is installed: apt install gcc libc6-dev")
    return found


def macros(found: Declarations) -> list[str]:
    return [name for name in found.macros if name not in IGNORED]


def enumerators(found: Declarations) -> list[str]:
    return [name for enum in found.enums for name, _, _ in enum.values]


def measured(path: Path, found: Declarations) -> Iterator[int | float]:
    """Values, sizes and offsets as the compiler has them, in the order of `expressions`."""
    lines = "".join(f'  printf("%.17g\\n", (double)({each}));\n' for each in expressions(found))
    source = f'#include "{path}"\n#include <stdio.h>\nint main(void) {{\n{lines}  return 0;\n}}\n'
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "measure"
        program.with_suffix(".c").write_text(source)
        run(compiler(), "-std=c11", program.with_suffix(".c"), "-o", program)
        for line in run(program).splitlines():
            number = float(line)
            yield int(number) if number.is_integer() and abs(number) < 1e15 else number


def expressions(found: Declarations) -> Iterator[str]:
    yield from macros(found)
    yield from enumerators(found)
    for struct in found.structs:
        yield f"sizeof({struct.name})"
        yield f"_Alignof({struct.name})"
        yield from (f"offsetof({struct.name}, {field.name})" for field in struct.fields)


def describe(path: Path = tree.HEADER) -> dict[str, str]:
    """What each name of the header is, in the header's order."""
    found = parse(path.read_text())
    number = measured(path, found)
    lines = {f"macro {name}": str(next(number)) for name in macros(found)}
    lines |= {f"enumerator {name}": str(next(number)) for name in enumerators(found)}
    lines |= {f"typedef {each.name}": each.spelled for each in found.aliases}
    lines |= {f"typedef {each.name}": each.spelled for each in found.functions if each.hook}
    for struct in found.structs:
        lines[f"struct {struct.name}"] = f"size {next(number)}, alignment {next(number)}"
        for field in struct.fields:
            lines[f"field {struct.name}.{field.name}"] = f"{field.spelled} at {next(number)}"
    return lines | {f"function {each.name}": each.spelled for each in found.functions if not each.hook}


def baseline() -> dict[str, str]:
    pairs = (line.split(": ", maxsplit=1) for line in BASELINE.read_text().splitlines() if not line.startswith("#"))
    return dict(pairs)


def renew() -> None:
    lines = [f"{name}: {meaning}\n" for name, meaning in describe().items()]
    BASELINE.write_text("# What compiled programs rely on; `make abi-baseline` writes it.\n" + "".join(lines))
    print(f"{BASELINE.relative_to(tree.TREE)}: {len(lines)} lines")


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        raise SystemExit(__doc__)
    renew()
