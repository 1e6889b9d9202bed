"""What is generated and is not as it would be generated is named."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import TREE

from tools.api import emit, reader, stored, swift_structs
from tools.api.model import Api

FILES = [str(stored.STORED.relative_to(TREE)), *emit.files(stored.load())]


def api(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tools.api", *options], cwd=tree, capture_output=True, text=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is generated, and of what it is generated from."""
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(TREE / "tools", copy / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(swift_structs.SOURCES, copy / swift_structs.SOURCES.relative_to(TREE))
    for name in ["include/nestedslide.h", "docs/cookbook.md", *FILES]:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TREE / name, copy / name)
    return copy


def test_this_tree_is_up_to_date() -> None:
    result = api(TREE, "--check")
    assert (result.returncode, result.stdout) == (0, "everything generated is up to date\n")


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_named(name: str, tree: Path) -> None:
    path = tree / name
    text = path.read_text()
    path.write_text(text + "\n")
    try:
        assert emit.not_up_to_date({name: text}, tree) == [name, *leftovers(tree, name)]
    finally:
        path.write_text(text)


def leftovers(tree: Path, name: str) -> list[str]:
    return [each for each in emit.not_up_to_date({}, tree) if each != name]


def test_the_program_says_it_and_mends_it(tree: Path) -> None:
    changed, missing = FILES[0], FILES[-1]
    (tree / changed).write_text("{}\n")
    (tree / missing).unlink()
    extra = [tree / pattern.replace("*", "Old") for pattern in emit.FOLDERS]
    for path in extra:
        path.write_text("old\n")
    names = sorted({changed, missing, *(str(path.relative_to(tree)) for path in extra)})
    result = api(tree, "--check")
    assert result.returncode == 1
    assert sorted(result.stdout.splitlines()) == [f"not up to date, run `make api`: {name}" for name in names]
    assert api(tree).returncode == 0
    assert api(tree, "--check").returncode == 0
    assert not any(path.exists() for path in extra)


def test_a_header_that_says_too_little_writes_nothing(tree: Path) -> None:
    header = tree / "include/nestedslide.h"
    text = header.read_text()
    header.write_text(text.replace("Points, 0 to 1e12; default 390.", "Points, 0 to 1e12.", 1))
    try:
        result = api(tree)
        assert result.returncode == 1
        assert "nslide_config.viewport_width: its comment names no default" in result.stderr
        header.write_text(text)
        assert api(tree, "--check").returncode == 0
    finally:
        header.write_text(text)


NEW_SETTING = "  double sample_length; /**< An example. Points, 0 to 1e12; default 5. Since 0.3. */\n"
NEW_PROPERTY = "public struct MotionSettings: Equatable, Sendable {\n  public var sampleLength = 5.0\n"


def with_new_setting() -> Api:
    text = (TREE / "include/nestedslide.h").read_text()
    return reader.read(text.replace("} nslide_config;", NEW_SETTING + "} nslide_config;"))


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the engine's sources, which the emitters read."""
    copy = tmp_path / "sources"
    shutil.copytree(swift_structs.SOURCES, copy)
    monkeypatch.setattr(swift_structs, "SOURCES", copy)
    return copy


def add_property(sources: Path) -> None:
    path = sources / "Settings/MotionSettings.swift"
    path.write_text(path.read_text().replace(NEW_PROPERTY.splitlines(keepends=True)[0], NEW_PROPERTY))


def test_a_setting_without_a_property_is_refused(sources: Path) -> None:
    with pytest.raises(swift_structs.SwiftError, match=r"sample_length: .* no property is named sampleLength"):
        emit.files(with_new_setting())


def test_a_property_without_a_setting_is_refused(sources: Path) -> None:
    add_property(sources)
    with pytest.raises(
        swift_structs.SwiftError, match=r"settings\.motion\.sampleLength: nslide_config has no such setting"
    ):
        emit.files(stored.load())


def test_a_property_of_another_type_is_refused(sources: Path) -> None:
    add_property(sources)
    path = sources / "Settings/MotionSettings.swift"
    path.write_text(path.read_text().replace("sampleLength = 5.0", "sampleLength = true"))
    with pytest.raises(swift_structs.SwiftError, match=r"sample_length: settings\.motion\.sampleLength is made for"):
        emit.files(with_new_setting())


def test_a_new_setting_is_in_everything(sources: Path) -> None:
    """What the emitters make of a setting more, and that none of them leaves it out."""
    unchanged = emit.files(stored.load())
    add_property(sources)
    changed = emit.files(with_new_setting())
    assert changed.keys() == unchanged.keys()
    with_settings = [name for name, made in unchanged.items() if "snap_velocity" in made or "SnapVelocity" in made]
    for name in with_settings:
        assert "sample_length" in changed[name] or "SampleLength" in changed[name] or "sampleLength" in changed[name], (
            name
        )
