"""Which files ``replay`` plays of a folder, and what it calls them."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pytest
from scenario_text import SCROLL, text

from nestedslide import Coordinator
from nestedslide.cli import main


def test_hidden_folders_below_a_folder_are_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place in ("shown/one.json", ".build/two.json", "shown/.venv/deep/three.json", ".build/.hidden/four.json"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text(SCROLL, name=...))
    (tmp_path / "shown" / "folder.json").mkdir()
    assert main(["replay", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "ok   one\n"
    # One that is asked for by name is looked into.
    assert main(["replay", str(tmp_path / ".build")]) == 0
    assert capsys.readouterr().out == "ok   two\n"


def test_a_file_without_a_name_has_its_own_with_spaces(
    tmp_path: Path, stage: Callable[..., Coordinator], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "right-to_left.json").write_text(text(SCROLL, name=...))
    slide = stage()
    with slide.record() as recording:
        slide.scroll_to(outer=20)
    (tmp_path / "seen-here.nslide").write_bytes(recording.bytes)
    assert main(["replay", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "ok   right to left\nok   seen here\n"
