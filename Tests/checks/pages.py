"""The pages in docs: what they show in C compiles, and programs print what the page says that they print."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import header
import library

BLOCK = re.compile(r"^```c\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{header.HEADER.parent}"]

# What the pieces within a function use without saying what it is.
PIECE = """#include <stdio.h>
#include "nestedslide.h"
void piece(nslide_coordinator slide, FILE *file);
void piece(nslide_coordinator slide, FILE *file) {{
{}}}
"""


def check_snippets() -> list[str]:
    problems, number = [], 0
    for page in sorted((header.TREE / "docs").glob("*.md")):
        for source, said in BLOCK.findall(page.read_text(encoding="utf-8")):
            number += 1
            problem = wrong(source, said)
            if problem:
                problems.append(f"{page.name}: {source.splitlines()[0]} ...\n{problem}")
    print(f"  {number} pieces of C in the pages")
    return problems


def wrong(source: str, said: str) -> str:
    """What is wrong with a piece of C, empty where nothing is."""
    compiler = shutil.which("gcc") or "clang"
    if "#include" not in source:
        source = PIECE.format(source)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.c"
        path.write_text(source, encoding="utf-8")
        if "int main(void)" not in source:
            return complaints(compiler, *STRICT, "-fsyntax-only", path)
        program = path.with_suffix("")
        rpath = f"-Wl,-rpath,{library.LIBRARY.parent}"
        problem = complaints(compiler, *STRICT, path, library.LIBRARY, rpath, "-lm", "-o", program)
        if problem:
            return problem
        result = subprocess.run([program], capture_output=True, text=True)
        return "" if result.returncode == 0 and result.stdout == said else f"prints:\n{result.stdout}"


def complaints(*command: str | Path) -> str:
    result = subprocess.run(command, capture_output=True, text=True)
    return "" if result.returncode == 0 else result.stderr
