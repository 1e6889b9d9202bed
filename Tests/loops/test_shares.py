"""Files are shared out, what each share says is shown and added up, and one that fails fails all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import shares


def test_every_file_is_in_one_share() -> None:
    assert shares.shares(["a", "b", "c", "d", "e"], 2) == [["a", "c", "e"], ["b", "d"]]
    assert shares.shares(["a"], 8) == [["a"]]


def test_sums() -> None:
    assert (
        shares.summary(["x\n3 passed in 1s", "2 failed, 4 passed, 1 skipped in 2s\n"])
        == "7 passed, 2 failed, 1 skipped"
    )
    assert shares.summary(["no tests ran in 0.1s"]) == "0 passed"


def run(folder: Path, *bodies: str) -> tuple[int, str]:
    files = [folder / f"test_{number}.py" for number in range(len(bodies))]
    for file, body in zip(files, bodies):
        file.write_text(f"import pytest\n\n\n{body}\n")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = long\n")
    done = subprocess.run(
        [sys.executable, shares.__file__, *map(str, files)], capture_output=True, text=True, cwd=folder, env=os.environ
    )
    return done.returncode, done.stdout


def test_runs(tmp_path: Path) -> None:
    good, bad = "def test_one():\n    pass", "def test_two():\n    assert 'this' == 'that'"
    long = "@pytest.mark.long\ndef test_three():\n    assert False"
    status, said = run(tmp_path, good, good)
    assert (status, said.splitlines()[-1].startswith("2 passed in ")) == (0, True)
    status, said = run(tmp_path, good, bad)
    assert (status, "assert 'this' == 'that'" in said, "1 passed, 1 failed in" in said) == (1, True, True)
    assert run(tmp_path, long, good)[0] == 0
