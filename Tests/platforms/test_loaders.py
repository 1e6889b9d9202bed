"""How each binding finds the library of its platform, and what it says when it does not."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from machines import run
from platforms.tree import BUILD, TREE

LIBRARY = TREE / BUILD / "linux-x86_64" / "libNestedSlideC.so"
PYTHON = TREE / "bindings" / "python" / "src"


def need(program: str, package: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed: apt install {package}")
    if not LIBRARY.is_file():
        pytest.skip(f"{LIBRARY} is not built: make platforms ONLY=linux-x86_64")


@pytest.mark.parametrize(
    ("system", "file", "installed"),
    [
        ("linux", "libNestedSlideC.so", "libNestedSlideC.so.0"),
        ("darwin", "libNestedSlideC.dylib", "libNestedSlideC.dylib"),
        ("win32", "NestedSlideC.dll", "NestedSlideC.dll"),
    ],
)
def test_python_looks_for_the_file_of_its_system(
    monkeypatch: pytest.MonkeyPatch, system: str, file: str, installed: str
) -> None:
    """The wheels' file first, then the source tree's, then the system's."""
    monkeypatch.syspath_prepend(str(PYTHON))
    monkeypatch.delenv("NESTEDSLIDE_LIBRARY", raising=False)
    module = importlib.import_module("nestedslide._library")
    monkeypatch.setattr(sys, "platform", system)
    try:
        module = importlib.reload(module)
        monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
        places = [candidate.path for candidate in module.candidates()]
    finally:
        monkeypatch.undo()
        importlib.reload(module)
    assert places == [str(PYTHON / "nestedslide" / file), str(TREE / ".build" / "product" / file), installed]


def lua(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NESTEDSLIDE_LIBRARY": "", **variables}
    command = ["luajit", "-e", 'local n = require("nestedslide") print("loaded")']
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_lua(tmp_path: Path) -> None:
    need("luajit", "luajit")
    shutil.copytree(TREE / "bindings" / "lua", tmp_path / "lua")
    refused = lua(tmp_path / "lua")
    for place in ("./libNestedSlideC.so.0", "lib/linux-x86_64/libNestedSlideC.so.0", "  libNestedSlideC.so.0:"):
        assert place in refused.stderr
    # A program that brings libraries for several platforms.
    folder = tmp_path / "lua" / "lib" / "linux-x86_64"
    folder.mkdir(parents=True)
    shutil.copy(LIBRARY, folder / "libNestedSlideC.so.0")
    assert lua(tmp_path / "lua").stdout == "loaded\n"


def test_csharp(tmp_path: Path) -> None:
    need("mcs", "mono-mcs")
    need("mono", "mono-runtime")
    program = tmp_path / "Program.cs"
    program.write_text(
        "static class Program { static void Main() { try { NestedSlide.Library.Check(); System.Console.WriteLine(1); }"
        " catch (NestedSlide.NestedSlideException e) { System.Console.WriteLine(e.Message); } } }\n"
    )
    sources = sorted((TREE / "bindings" / "csharp" / "NestedSlide").rglob("*.cs"))
    run(["mcs", "-langversion:7.2", "-nologo", f"-out:{tmp_path / 'program.exe'}", program, *sources])
    said = run(["mono", tmp_path / "program.exe"], LD_LIBRARY_PATH="/nowhere")
    assert f"libNestedSlideC.so beside the program ({tmp_path}/)" in said
    assert "LD_LIBRARY_PATH (/nowhere)" in said
    shutil.copy(LIBRARY, tmp_path)
    assert run(["mono", tmp_path / "program.exe"], LD_LIBRARY_PATH=str(tmp_path)) == "1\n"
