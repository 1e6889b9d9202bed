"""What is generated and is not as it would be generated is named."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import TREE

from tools.api import emit, reader, stored

FILES = [str(stored.STORED.relative_to(TREE)), *emit.files(stored.load())]


def api(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tools.api", *options], cwd=tree, capture_output=True, text=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is generated, and of what it is generated from."""
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(TREE / "tools", copy / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ["include/nestedslide.h", *FILES]:
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


def test_a_new_setting_is_in_everything(tree: Path) -> None:
    """What the emitters make of a setting more, and that none of them leaves it out."""
    text = (TREE / "include/nestedslide.h").read_text()
    new = "  double sample_length; /**< An example. Points, 0 to 1e12; default 5. Since 0.3. */\n"
    changed = emit.files(
        reader.read(text.replace("  int32_t reserved;  /**< 0. */\n} nslide_config;", new + "} nslide_config;"))
    )
    unchanged = emit.files(reader.read(text))
    assert changed.keys() == unchanged.keys()
    with_settings = [name for name, made in unchanged.items() if "page_flick_velocity" in made or "PageFlick" in made]
    for name in with_settings:
        assert "sample_length" in changed[name] or "SampleLength" in changed[name] or "sampleLength" in changed[name], (
            name
        )
