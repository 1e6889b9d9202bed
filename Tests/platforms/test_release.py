"""A release is of one version, and its notes are what the changelog says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from platforms import release
from platforms.packing import make, purposes
from platforms.tree import TREE, VERSION

CHANGELOG = "# Changelog\n\n## 0.2.0\n\nNew.\n\n### Rules\n- One.\n\n## 0.1.0\n\nOld.\n"
FILES = (
    "include/nestedslide.h",
    "CHANGELOG.md",
    "bindings/python/pyproject.toml",
    "bindings/csharp/NestedSlide/Generated/Constants.cs",
    "bindings/lua/nestedslide/library.lua",
)


def test_notes_are_those_of_the_version() -> None:
    assert release.notes(CHANGELOG, "0.2.0") == "New.\n\n### Rules\n- One.\n"
    assert release.notes(CHANGELOG, "0.1.0") == "Old.\n"
    assert release.notes(CHANGELOG, "0.2") == ""


def test_the_page_says_what_each_file_is_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "TREE", tmp_path)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    names = [f"nestedslide-{VERSION}-c.tar.gz", f"nestedslide-{VERSION}-py3-none-win_amd64.whl"]
    packages = {name: {"bytes": 12345, "sha256": "abc"} for name in names}
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / make.MANIFEST).write_text(json.dumps({"packages": packages}))
    (tmp_path / "CHANGELOG.md").write_text(f"## {VERSION}\n\nOf [parts](docs/parts.md), see [there](https://a.org).\n")
    written = release.write_page().read_text()
    assert written.startswith(f"# NestedSlide {VERSION}\n")
    rows = [line for line in written.splitlines() if line.startswith("| ")][1:]
    assert [names[1] in rows[0], names[0] in rows[1], len(rows)] == [True, True, 2]
    assert f"| Python on Windows | `{names[1]}` | `pip install {names[1]}` | 12,345 | `abc` |" == rows[0]
    # What is not beside it is led to nowhere.
    assert written.endswith("## What is new\n\nOf parts, see [there](https://a.org).\n")


def test_a_file_that_nobody_knows_stops_the_release() -> None:
    with pytest.raises(SystemExit, match="fits 0 rows"):
        purposes.purpose("nestedslide.exe")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((TREE / name).read_bytes())
    monkeypatch.setattr(release, "TREE", tmp_path)
    return tmp_path


def test_the_tree_is_of_one_version(copied: Path) -> None:
    assert release.problems() == []


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_another_version_is_named(copied: Path, name: str) -> None:
    path = copied / name
    number = release.found("include/nestedslide.h", r"^#define NSLIDE_VERSION (\d+)")
    text = path.read_text()
    for old, new in (
        (f"NSLIDE_VERSION {number}", "NSLIDE_VERSION 9009009"),
        (f"## {VERSION}", "## 9.9.9"),
        ("libNestedSlideC.so.0", "libNestedSlideC.so.7"),
        (f'version = "{VERSION}"', 'version = "9.9.9"'),
        (f"Version = {number};", "Version = 9009009;"),
        (f"VERSION, ABI_VERSION = {number}", "VERSION, ABI_VERSION = 9009009"),
    ):
        text = text.replace(old, new)
    path.write_text(text)
    assert release.problems(), f"{name} may be of any version"
