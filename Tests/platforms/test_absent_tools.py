"""What is not installed is said in one line, before anything is built."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from platforms import build, swift
from platforms.packing import make


@pytest.fixture
def nothing_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> str:
        raise AssertionError("something is compiled")

    monkeypatch.setattr(swift, "bitcode", refuse)
    monkeypatch.setattr(build, "build", refuse)


@pytest.mark.parametrize(
    ("absent", "target", "package"),
    [("ld64.lld", "macos-arm64", "lld-19"), ("wasm-opt", "wasm", "binaryen"), ("tsc", "", "node-typescript")],
)
@pytest.mark.usefixtures("nothing_is_built")
def test_a_tool_that_is_absent(monkeypatch: pytest.MonkeyPatch, absent: str, target: str, package: str) -> None:
    found = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: None if absent in name else found(name))
    main: Callable[[], None] = partial(build.main, [target], []) if target else partial(make.main, [])
    with pytest.raises(SystemExit) as said:
        main()
    message = str(said.value)
    assert f"apt install {package}" in message
    assert "\n" not in message


def test_an_unknown_platform_is_named_beside_those_that_there_are() -> None:
    with pytest.raises(SystemExit, match=r"no-such-platform is none of .*windows-arm64"):
        build.main(["no-such-platform"], [])


@pytest.mark.usefixtures("nothing_is_built")
def test_swift_is_absent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="Swift"):
        build.main(["linux-x86_64"], [])
