"""The command line."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest
from conftest import ROOT

import nestedslide
from nestedslide import cli
from nestedslide.enums import StructKind
from nestedslide.new import web_module

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_info(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["info"]) == 0
    out = capsys.readouterr().out
    for word in ("library", "abi", "path", "bytes", "struct sizes", "config", "snapshot"):
        assert word in out


def test_info_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["info", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["package"] == nestedslide.__version__
    assert facts["abi"] == nestedslide.ABI_VERSION
    assert facts["bytes"] > 1000
    assert set(facts["struct_sizes"]) == set(StructKind.names())


def test_as_a_module(python: Run) -> None:
    done = python("-m", "nestedslide", "--version")
    assert (done.returncode, done.stdout) == (0, f"nestedslide {nestedslide.__version__}\n")
    alone = python("-m", "nestedslide")
    assert (alone.returncode, alone.stdout) == (2, "")
    for command in ("info", "new", "replay", "scenario", "plot", "compare", "demo"):
        assert f"\n    {command} " in alone.stderr
    unknown = python("-m", "nestedslide", "explode")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert unknown.stderr.startswith("nestedslide: there is no command explode; there are info, new, ")
    slip = python("-m", "nestedslide", "rplay\x1b[2J")
    assert slip.stderr == "nestedslide: there is no command rplay\\x1b[2J; did you mean replay?\n"


def test_no_library(python: Run) -> None:
    program = (
        "from nestedslide import _library, cli; import sys\n"
        "_library.candidates = lambda: iter([_library.Candidate('here', '/none.so', True)])\n"
        "sys.exit(cli.main(['info']))"
    )
    done = python("-c", program)
    assert done.returncode == 3
    assert "/none.so (from here): there is no such file" in done.stderr
    assert "Traceback" not in done.stderr


class _NoModule:
    """Stands for a demo whose requirement is not installed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *arguments: Any) -> Any:
        raise ModuleNotFoundError(f"No module named {self.name!r}", name=self.name)


@pytest.mark.parametrize("missing", ["nestedslide_demo", "pygame.display", "PIL"])
def test_demo_without_what_it_needs(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.import_module", _NoModule(missing))
    assert cli.main(["demo", "--frames", "3"]) == 1
    assert capsys.readouterr().err == (
        "nestedslide demo needs the extra 'demo'. In the sources: make demo, or "
        "make wheel && pip install --find-links .build/wheels 'nestedslide[demo]'\n"
    )
    assert cli.main(["demo", "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: nestedslide demo")
    assert "make wheel" in out


def test_demo_with_a_fault_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.import_module", _NoModule("nestedslide_demo.typo"))
    with pytest.raises(ModuleNotFoundError):
        cli.main(["demo"])


def test_the_demo_gets_its_own_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    class Demo:
        @staticmethod
        def main(arguments: list[str]) -> int:
            seen.append(arguments)
            return 7

    monkeypatch.setattr("importlib.import_module", lambda *names: Demo)
    assert cli.main(["demo", "--help"]) == 7
    assert seen == [["--help"]]


@pytest.mark.parametrize("toolkit", ["tkinter", "pygame", "qt", "web"])
def test_new_names_the_python_that_has_the_package(
    toolkit: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "nestedslide.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(web_module, "PACKED", tmp_path / "engine")
    assert cli.main(["new", str(tmp_path / "app"), "--toolkit", toolkit]) == 0
    out = capsys.readouterr().out
    assert f"  {shlex.quote(sys.executable)} " in out.splitlines()[-1]
    assert "python3 " not in out.replace(sys.executable, "")
    # Nothing that pip would look for on an index under our name.
    assert not re.search(r"pip install \S*nestedslide", out)


def test_new_for_the_web_brings_the_engine_or_says_that_it_cannot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["new", str(tmp_path / "app"), "--toolkit", "web"]
    monkeypatch.setattr(web_module, "files", list)
    assert cli.main(arguments) == 2
    assert "was built without the engine for browsers" in capsys.readouterr().err
    assert not (tmp_path / "app").exists()
    engine = tmp_path / "nestedslide.wasm"
    engine.write_bytes(b"\0asm")
    monkeypatch.setattr(web_module, "files", lambda: [engine])
    assert cli.main(arguments) == 0
    assert (tmp_path / "app" / "nestedslide" / "nestedslide.wasm").read_bytes() == b"\0asm"


def test_new_for_qt_installs_what_the_extra_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", str(tmp_path / "app"), "--toolkit", "qt"]) == 0
    (wanted,) = re.findall(r"PySide6\S+(?=')", capsys.readouterr().out)
    assert f'qt = ["{wanted}"]' in (ROOT / "bindings" / "python" / "pyproject.toml").read_text(encoding="utf-8")
    assert wanted in (tmp_path / "app" / "app.py").read_text(encoding="utf-8")


def test_arguments_come_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["nestedslide", "info"])
    assert cli.main() == 0
