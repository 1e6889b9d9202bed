"""The addon for Godot in a project that has nothing else."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import godot
import pytest
import session
from conftest import LIBRARY, TREE, need

BINDING = TREE / "bindings/godot"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("cc", "gcc")
    command = ["make", "-s", "-C", str(BINDING), f"NESTEDSLIDE={LIBRARY.parent}"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (made.returncode, made.stderr) == (0, "")
    folder = tmp_path_factory.mktemp("project")
    (folder / "project.godot").write_text("config_version=4\n", encoding="utf-8")
    shutil.copytree(BINDING / "addons", folder / "addons")
    return folder


def test_session(project: Path, tmp_path: Path) -> None:
    printed = godot.run(project, tmp_path, "godot_session.gd", f"--session={session.SESSION}")
    found = [line for line in printed.splitlines() if line.startswith("expect")]
    assert found == session.expected(session.SESSION.read_text())


def test_integers_that_c_cannot_hold(project: Path, tmp_path: Path) -> None:
    printed = godot.run(project, tmp_path, "godot_integers.gd")
    assert [line for line in printed.splitlines() if line.startswith(("taken", "refused"))] == ["refused all"]


def test_what_is_asked_now_and_then(project: Path, tmp_path: Path) -> None:
    """Each call by what it does: sessions, places, the header, pages by key, links, scroll views of the host's own."""
    printed = godot.run(project, tmp_path, "godot_calls.gd")
    assert [line for line in printed.splitlines() if line.startswith("call ")] == [
        "call session [0, 30] outer 30",
        "call reveal 1200",
        "call hover 60, parts [100, 50]",
        "call pages 5000 100 300, key 7 at 1",
        "call keyed 012, live [2]",
        "call region page 0",
        "call refresh 3 then 4",
        "call linked 80",
        "call corrections [-1, -2, 220, 0, 1] then []",
        "call tab [0, 0, 195, 50] edge [0, 0, 0, 0, 0, 0]",
        "call refused -3",
        "call frames [0, 60, 300, 70] []",
        "call item at [0, 1] [], number [1, 1]",
        "call moved 40 70 -1",
        "call range [1, 1, 1, 11]",
        "call range []",
    ]


def test_snap_areas_and_a_curve_of_ones_own(project: Path, tmp_path: Path) -> None:
    printed = godot.run(project, tmp_path, "godot_curves.gd")
    words = ("notch", "thrown", "as before", "effects", "next change", "left", "thumb", "another size")
    found = [line for line in printed.splitlines() if line.startswith(words)]
    effects = ["effects 4 1", "effects 5 1", "effects 6 1", "next change True", "left 201", "thumb 0 True"]
    assert found == ["notch 700", "thrown 300", "as before 499", *effects, "another size 30"]
