"""include/nestedslide_host.h with both compilers, as C99 and C11, with both sanitizers."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import LIBRARY, TREE, need, run

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
SANITIZED = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("standard", ["c99", "c11"])
def test_its_own(compiler: str, standard: str, out: Path) -> None:
    program = out / f"host_checks-{compiler}-{standard}"
    link = [f"-L{LIBRARY.parent}", "-lNestedSlideC", f"-Wl,-rpath,{LIBRARY.parent}", "-lm"]
    source = Path(__file__).with_name("host_checks.c")
    options = [f"-std={standard}", *STRICT, *SANITIZED, f"-I{TREE / 'include'}"]
    run([need(compiler, compiler), *options, source, *link, "-o", program])
    assert run([program]) == "all as it should be\n"
