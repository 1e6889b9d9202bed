"""How scenarios are laid out, and where one belongs that lies flat: tools/scenarios.py."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from nestedslide import Coordinator
from nestedslide.records import decode, to_scenario, to_text
from run import TREE

sys.path.insert(0, str(TREE))

from tools import scenarios

CROWDED = '{"format":"x", "name" : "caf\\u00e9",\n"steps": [\n{"scroll": [\n0,\n1e-9 ]}, {"wait":2.0}], "pages":[]}'
LAID_OUT = """{
  "format": "x",
  "name": "café",
  "steps": [
    {"scroll": [0, 1e-9]},
    {"wait": 2.0}
  ],
  "pages": []
}
"""


def tool(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.scenarios", *map(str, arguments)]
    return subprocess.run(command, cwd=TREE, capture_output=True, text=True)


def test_a_step_is_a_line_and_numbers_stay_as_they_are_written() -> None:
    assert scenarios.layout(CROWDED) == LAID_OUT
    assert scenarios.layout(LAID_OUT) == LAID_OUT


def test_settings_that_are_too_long_for_a_line_have_one_each() -> None:
    settings = {f"setting_{number}": number for number in range(12)}
    lines = scenarios.layout(json.dumps({"config": settings})).splitlines()
    assert lines[1:4] == ['  "config": {', '    "setting_0": 0,', '    "setting_1": 1,']
    assert '\n  "config": {"a": 1}\n' in scenarios.layout(json.dumps({"config": {"a": 1}}))


@pytest.mark.parametrize("text", ["{", "[]", "7"])
def test_what_is_no_scenario(text: str, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text(text)
    assert tool("--check", file).returncode == 1
    assert tool(file).returncode == 1
    assert file.read_text() == text


def test_check_names_what_is_laid_out_otherwise_and_writes_nothing(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.json", tmp_path / "below" / "b.json"
    bad.parent.mkdir()
    good.write_text(LAID_OUT)
    bad.write_text(CROWDED)
    found = tool("--check", tmp_path)
    assert (found.returncode, found.stdout.count("\n")) == (1, 1)
    assert found.stdout.startswith(f"{bad}: is laid out otherwise")
    assert bad.read_text() == CROWDED
    assert tool(tmp_path).returncode == 0
    assert bad.read_text() == LAID_OUT
    assert tool("--check", tmp_path).returncode == 0


def test_a_flat_file_goes_to_its_topic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "BEHAVIOUR", tmp_path / "behaviour")
    names = {"header-quick-return.json": "header/quick-return.json", "curve-its-speed.json": "fling/its-speed.json"}
    for name, place in names.items():
        (tmp_path / name).write_text(LAID_OUT)
        scenarios.sort(tmp_path / name)
        assert not (tmp_path / name).exists()
        assert (tmp_path / "behaviour" / place).read_text() == LAID_OUT
    with pytest.raises(ValueError, match="topic"):
        scenarios.place(tmp_path / "nameless.json")


def test_another_scenario_of_that_name_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "BEHAVIOUR", tmp_path)
    (tmp_path / "tabs").mkdir()
    (tmp_path / "tabs" / "one.json").write_text(LAID_OUT)
    (tmp_path / "tabs-one.json").write_text("{}")
    with pytest.raises(ValueError, match="is there already"):
        scenarios.sort(tmp_path / "tabs-one.json")
    assert (tmp_path / "tabs" / "one.json").read_text() == LAID_OUT


def test_a_record_is_written_in_the_same_layout() -> None:
    many = {"viewport": (390, 800), "header_height": 240, "hover_height": 60, "page_memory": "keep", "endless": True}
    with Coordinator([3000.0, 900.0], **many, page_spacing=8, right_to_left=True) as slide:
        slide.record_start()
        slide.wheel(0, 30.5)
        slide.reload([100.0, 1e-9])
        record = slide.record_read()
    text = to_text(to_scenario(decode(record), "two calls"))
    assert scenarios.layout(text) == text
    assert '  "config": {\n    "viewport": [390, 800],\n' in text
    assert text.index('"steps": [\n    {"wheel": ') < text.index('\n    {"call": "reload", ') < text.index("\n  ]\n}\n")
