"""The Go package: laid out as gofmt does, its own tests, the session, the quick start."""

from __future__ import annotations

import shutil
from pathlib import Path

from conftest import LIBRARY, QUICKSTART, TREE, need, run

PACKAGE = TREE / "bindings/go"


def go_places(out: Path) -> dict[str, str]:
    """The environment in which Go compiles with the library."""
    places = {"GOCACHE": str(out / "go"), "GOFLAGS": "-mod=mod", "GOPROXY": "off", "CGO_ENABLED": "1"}
    return {**places, "CGO_LDFLAGS": f"-L{LIBRARY.parent}"}


def go(out: Path, *words: str) -> str:
    return run([need("go", "golang-go"), *words], PACKAGE, **go_places(out))


def test_it_is_formatted() -> None:
    need("go", "golang-go")
    if shutil.which("gofmt") is not None:
        assert run(["gofmt", "-l", "."], PACKAGE) == ""


def test_its_own_and_the_session(out: Path) -> None:
    said = go(out, "test", "-count=1", "-v", ".")
    assert said.count("--- PASS: Test") == 7
    assert "--- SKIP" not in said


def test_vet(out: Path) -> None:
    assert go(out, "vet", "./...") == ""


def test_quickstart(out: Path) -> None:
    assert go(out, "run", "./quickstart") == QUICKSTART
