"""The Java binding with JNA: compiled without a warning, its own tests, the session, the quick start."""

from __future__ import annotations

from pathlib import Path

import pytest
import session
from conftest import LIBRARY, QUICKSTART, SESSION, TREE, need, run

BINDING = TREE / "bindings/java"
JNA = Path("/usr/share/java/jna.jar")


@pytest.fixture(scope="module")
def classes(out: Path) -> Path:
    compiler = need("javac", "openjdk-17-jdk-headless")
    if not JNA.exists():
        pytest.skip("JNA is not installed: apt install libjna-java")
    folder = out / "java"
    sources = sorted(
        path for part in ("src/nestedslide", "examples", "tests") for path in BINDING.glob(f"{part}/*.java")
    )
    run([compiler, "-Xlint:all", "-Werror", "-cp", str(JNA), "-d", str(folder), *sources])
    return folder


def java(classes: Path, *words: str | Path) -> str:
    paths = ["-cp", f"{JNA}:{classes}", f"-Djna.library.path={LIBRARY.parent}"]
    return run([need("java", "openjdk-17-jre-headless"), "-Xshare:auto", *paths, *words])


def test_its_own(classes: Path) -> None:
    assert java(classes, "BindingTests") == "all as it should be\n"


def test_session(classes: Path) -> None:
    assert java(classes, "BindingTests", SESSION).splitlines() == session.expected(SESSION.read_text())


def test_quickstart(classes: Path) -> None:
    assert java(classes, "Quickstart") == QUICKSTART
