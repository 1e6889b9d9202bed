"""The Rust crate with Debian's compiler: its own tests, the session, the quick start, every function."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from conftest import LIBRARY, QUICKSTART, TREE, need, run

from tools.api import stored

CRATE = TREE / "bindings/rust"
# The host's own functions are pointers in C; the crate has no other memory than Rust's.
LEFT_OUT = {"nslide_set_allocator", "nslide_set_log"}


def rust_places(out: Path) -> tuple[str, dict[str, str]]:
    """Cargo, and the environment in which it compiles with the library."""
    program = "/usr/bin/cargo" if Path("/usr/bin/cargo").exists() else need("cargo", "cargo")
    compiler = "/usr/bin/rustc" if Path("/usr/bin/rustc").exists() else shutil.which("rustc") or "rustc"
    places = {"CARGO_TARGET_DIR": str(out / "rust"), "NESTEDSLIDE_LIBRARY": str(LIBRARY), "RUSTC": compiler}
    return program, {**places, "RUSTFLAGS": "-D warnings"}


def cargo(out: Path, *words: str) -> str:
    program, places = rust_places(out)
    return run([program, *words, "--offline"], CRATE, **places)


def test_its_own_and_the_session(out: Path) -> None:
    passed = re.findall(r"test result: ok. (\d+) passed", cargo(out, "test", "--quiet", "--tests"))
    assert sum(map(int, passed)) == 9


def test_quickstart(out: Path) -> None:
    assert cargo(out, "run", "--quiet", "--example", "quickstart") == QUICKSTART


def test_what_cargo_builds_in_the_crate_is_ignored() -> None:
    need("git", "git")
    if not (TREE / ".git").exists():
        pytest.skip("the tree is no clone")
    ignored = run(["git", "check-ignore", "bindings/rust/target/debug/x", "bindings/rust/Cargo.lock"])
    assert ignored.split() == ["bindings/rust/target/debug/x", "bindings/rust/Cargo.lock"]


def test_it_has_every_function() -> None:
    sources = "".join(path.read_text() for path in CRATE.glob("src/**/*.rs"))
    declared = set(re.findall(r"pub\(crate\) fn (nslide_\w+)", sources))
    assert {each.name for each in stored.load().exported()} - declared == LEFT_OUT
