"""The header and the examples compile without a warning, as C11 and C++17, with every compiler that is installed."""

from __future__ import annotations

import shutil
import subprocess

import tree

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-fsyntax-only", f"-I{tree.HEADER.parent}"]


def compiles(compiler: str, language: str, standard: str, source: str) -> str:
    """The compiler's complaints; empty where there are none."""
    command = [compiler, "-x", language, f"-std={standard}", *STRICT, "-"]
    result = subprocess.run(command, input=source, capture_output=True, text=True)
    return "" if result.returncode == 0 else f"{' '.join(command)}\n{result.stderr}"


def check_header() -> list[str]:
    # Alone, twice, and with every function's address taken.
    names = [function.name for function in tree.API.exported()]
    uses = "".join(f"  use(sizeof &{name});\n" for name in names)
    source = (
        '#include "nestedslide.h"\n#include "nestedslide.h"\nvoid use(size_t n);\nvoid all(void);\n'
        f"void all(void) {{\n{uses}}}\nvoid use(size_t n) {{ (void)n; }}\n"
    )
    problems = []
    for compiler, language, standard in (
        ("gcc", "c", "c11"),
        ("clang", "c", "c11"),
        ("g++", "c++", "c++17"),
        ("clang++", "c++", "c++17"),
    ):
        if shutil.which(compiler) is None:
            print(f"  {compiler} is not installed: the header is not tried with it")
            continue
        complaint = compiles(compiler, language, standard, source)
        if complaint:
            problems.append(complaint)
    return problems


def check_examples() -> list[str]:
    problems = []
    for path in sorted((tree.TREE / "examples" / "c").glob("*.c")):
        complaint = compiles(shutil.which("gcc") or "clang", "c", "c11", path.read_text())
        if complaint:
            problems.append(f"{path.name}: {complaint}")
    return problems
