"""A release is of one version, and its notes are what the changelog says."""

from __future__ import annotations

from pathlib import Path

import pytest
from platforms import release
from platforms.tree import TREE, VERSION

CHANGELOG = "# Changelog\n\n## 0.2.0\n\nNew.\n\n### Rules\n- One.\n\n## 0.1.0\n\nOld.\n"
FILES = (
    "include/nestedslide.h",
    "CHANGELOG.md",
    "Package.swift",
    "bindings/python/pyproject.toml",
    "bindings/csharp/NestedSlide/Generated/Constants.cs",
    "bindings/lua/nestedslide/library.lua",
)


def test_notes_are_those_of_the_version() -> None:
    assert release.notes(CHANGELOG, "0.2.0") == "New.\n\n### Rules\n- One.\n"
    assert release.notes(CHANGELOG, "0.1.0") == "Old.\n"
    assert release.notes(CHANGELOG, "0.2") == ""


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
        (f"NSLIDE_VERSION {number}", "NSLIDE_VERSION 3000"),
        (f"## {VERSION}", "## 9.9.9"),
        ("libNestedSlideC.so.0", "libNestedSlideC.so.7"),
        (f'version = "{VERSION}"', 'version = "9.9.9"'),
        (f"Version = {number};", "Version = 3000;"),
        (f"VERSION, ABI_VERSION = {number}", "VERSION, ABI_VERSION = 3000"),
    ):
        text = text.replace(old, new)
    path.write_text(text)
    assert release.problems(), f"{name} may be of any version"
