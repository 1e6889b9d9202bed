"""include/nestedslide.hpp with both compilers: no warning, nothing sanitizers see, the session, the quick start."""

from __future__ import annotations

from pathlib import Path

import pytest
import session
from conftest import LIBRARY, QUICKSTART, SESSION, TREE, need, run

COMPILERS = [("g++", "g++"), ("clang++", "clang")]
HERE = Path(__file__).parent
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror"]
SANITIZED = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def built(compiler: tuple[str, str], source: Path, out: Path, *options: str, standard: str = "c++17") -> Path:
    program = out / f"{source.stem}-{compiler[0]}"
    link = [f"-L{LIBRARY.parent}", "-lNestedSlideC", f"-Wl,-rpath,{LIBRARY.parent}"]
    command: list[str | Path] = [
        need(*compiler),
        f"-std={standard}",
        *STRICT,
        *options,
        f"-I{TREE / 'include'}",
        source,
        *link,
    ]
    run([*command, "-o", program])
    return program


@pytest.mark.parametrize("compiler", COMPILERS, ids=lambda compiler: compiler[0])
def test_its_own(compiler: tuple[str, str], out: Path) -> None:
    """Defaults, handles, errors thrown and returned, buffers, and that it allocates nothing; with both sanitizers."""
    assert run([built(compiler, HERE / "cpp_checks.cpp", out, *SANITIZED)]) == "all as it should be\n"


@pytest.mark.parametrize("compiler", COMPILERS, ids=lambda compiler: compiler[0])
def test_session_without_exceptions(compiler: tuple[str, str], out: Path) -> None:
    program = built(compiler, HERE / "cpp_session.cpp", out, "-fno-exceptions")
    assert run([program, SESSION]).splitlines() == session.expected(SESSION.read_text())


@pytest.mark.parametrize("compiler", COMPILERS, ids=lambda compiler: compiler[0])
def test_quickstart(compiler: tuple[str, str], out: Path) -> None:
    assert run([built(compiler, TREE / "examples/cpp/quickstart.cpp", out)]) == QUICKSTART


@pytest.mark.parametrize("compiler", COMPILERS, ids=lambda compiler: compiler[0])
def test_designated_settings(compiler: tuple[str, str], out: Path) -> None:
    """C++20 sets some fields by name; the others keep their defaults."""
    source = out / f"designated-{compiler[0]}.cpp"
    source.write_text(
        """#include "nestedslide.hpp"
int main() {
  const auto slide = nslide::Coordinator::create({.physics = nslide::Physics::android, .header_height = 220}, {3000});
  const nslide::Config read = slide.config();
  return read.header_height == 220 && read.hover_height == nslide::Config{}.hover_height ? 0 : 1;
}
"""
    )
    quiet = "-Wno-missing-field-initializers"
    run([built(compiler, source, out, quiet, standard="c++20")])


def test_what_is_ignored_is_pointed_out(out: Path) -> None:
    """A refusal that nobody looks at is a warning of the compiler's, where nothing is thrown."""
    source = out / "ignored.cpp"
    source.write_text('#include "nestedslide.hpp"\nvoid f(nslide::nothrow::Coordinator &slide) { slide.advance(1); }\n')
    with pytest.raises(AssertionError, match="nodiscard"):
        run([need("g++", "g++"), "-std=c++17", *STRICT, f"-I{TREE / 'include'}", "-fsyntax-only", source])
