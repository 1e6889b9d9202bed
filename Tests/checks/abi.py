"""What a program that was compiled with the header relies on, as a text of lines to compare.

As a program it renews the baseline: `abi.py --renew`, for a change that is meant, before 1.0 or with a new ABI number.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pycparser import c_ast, c_generator, c_parser

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import header

BASELINE = Path(__file__).with_name("abi-baseline.txt")
STANDARD = ("stdbool.h", "stddef.h", "stdint.h")
STANDARD_TYPES = ("size_t", "int32_t", "int64_t", "uint32_t", "uint64_t")
# Not relied on: which version it is, and the words that make a header.
IGNORED = {"NSLIDE_VERSION", "NSLIDE_API"}


@dataclass
class Declarations:
    """What the header declares, in its order: names, and types as C writes them."""

    macros: list[str] = field(default_factory=list)
    enumerators: list[str] = field(default_factory=list)
    typedefs: dict[str, str] = field(default_factory=dict)
    structs: dict[str, dict[str, str]] = field(default_factory=dict)
    functions: dict[str, str] = field(default_factory=dict)


def run(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def compiler() -> str:
    found = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if found is None:
        raise SystemExit("no C compiler is installed: apt install gcc libc6-dev")
    return found


def c_type(node: c_ast.Node) -> str:
    """A declaration's type without the names in it, which no program relies on."""

    class Names(c_ast.NodeVisitor):
        def visit_TypeDecl(self, node: c_ast.TypeDecl) -> None:  # noqa: N802
            node.declname = None
            self.generic_visit(node)

        def visit_Decl(self, node: c_ast.Decl) -> None:  # noqa: N802
            node.name = None
            self.generic_visit(node)

    Names().visit(node)
    return " ".join(c_generator.CGenerator().visit(c_ast.Typename(None, [], None, node)).split())


def read(path: Path) -> Declarations:
    """Parses a header as the compiler's preprocessor leaves it, its standard headers taken out."""
    with tempfile.TemporaryDirectory() as folder:
        for name in STANDARD:
            (Path(folder) / name).touch()
        # Without __GNUC__ there are no attributes, which the parser does not know.
        command = [compiler(), "-E", "-x", "c", "-nostdinc", f"-I{folder}", "-U__GNUC__"]
        text = run(*command, "-P", path)
        defined = run(*command, "-dD", path)
    found = Declarations()
    for line in defined.splitlines():
        words = line.split(maxsplit=2)
        if len(words) == 3 and words[0] == "#define" and words[1].startswith("NSLIDE_") and words[1] not in IGNORED:
            found.macros.append(words[1])
    known = "".join(f"typedef int {name};\n" for name in STANDARD_TYPES)
    for node in c_parser.CParser().parse(known + text).ext[len(STANDARD_TYPES) :]:
        add(found, node)
    return found


def add(found: Declarations, node: c_ast.Node) -> None:
    if isinstance(node.type, c_ast.Enum):
        found.enumerators += [each.name for each in node.type.values.enumerators]
    elif isinstance(node.type, c_ast.FuncDecl):
        found.functions[node.name] = c_type(node.type)
    elif isinstance(node, c_ast.Typedef) and isinstance(node.type.type, c_ast.Struct):
        found.structs[node.name] = {each.name: c_type(each.type) for each in node.type.type.decls}
    elif isinstance(node, c_ast.Typedef):
        found.typedefs[node.name] = c_type(node.type)
    else:
        raise SystemExit(f"the header declares {node.name}, which is nothing that a C interface of ours has")


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
    yield from found.macros
    yield from found.enumerators
    for name, fields in found.structs.items():
        yield f"sizeof({name})"
        yield f"_Alignof({name})"
        yield from (f"offsetof({name}, {field})" for field in fields)


def describe(path: Path = header.HEADER) -> dict[str, str]:
    """What each name of the header is, in the header's order."""
    found = read(path)
    number = measured(path, found)
    lines = {f"macro {name}": str(next(number)) for name in found.macros}
    lines |= {f"enumerator {name}": str(next(number)) for name in found.enumerators}
    lines |= {f"typedef {name}": meaning for name, meaning in found.typedefs.items()}
    for name, fields in found.structs.items():
        lines[f"struct {name}"] = f"size {next(number)}, alignment {next(number)}"
        lines |= {f"field {name}.{field}": f"{kind} at {next(number)}" for field, kind in fields.items()}
    return lines | {f"function {name}": kind for name, kind in found.functions.items()}


def baseline() -> dict[str, str]:
    pairs = (line.split(": ", maxsplit=1) for line in BASELINE.read_text().splitlines() if not line.startswith("#"))
    return dict(pairs)


def renew() -> None:
    lines = [f"{name}: {meaning}\n" for name, meaning in describe().items()]
    BASELINE.write_text("# What compiled programs rely on; `make abi-baseline` writes it.\n" + "".join(lines))
    print(f"{BASELINE.relative_to(header.TREE)}: {len(lines)} lines")


if __name__ == "__main__":
    if sys.argv[1:] != ["--renew"]:
        raise SystemExit(__doc__)
    renew()
