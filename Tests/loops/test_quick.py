"""What has changed is seen, and leads to the tests that look at it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import changes
import dependents
import pytest
import quick

TREE = changes.TREE


def test_a_change_is_seen_until_the_ring_passes(tmp_path: Path) -> None:
    state = changes.State(tmp_path / "state.json")
    assert state.changed("c", {"a": "1", "b": "1"}) == ["a", "b"]
    state.passed("c", {"a": "1", "b": "1"})
    again = changes.State(tmp_path / "state.json")
    assert again.changed("c", {"a": "1", "b": "1"}) == []
    assert again.changed("c", {"a": "2", "c": "1"}) == ["a", "b", "c"]
    assert again.changed("python", {"a": "1"}) == ["a"]


def test_new_and_changed_files_have_other_hashes(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / ".gitignore").write_text("built\n")
    (tmp_path / "built").write_text("x")
    (tmp_path / "one").write_text("1")
    first = changes.hashes(tmp_path)
    assert sorted(first) == [".gitignore", "one"]
    (tmp_path / "one").write_text("2")
    assert changes.hashes(tmp_path)["one"] != first["one"]


@pytest.mark.parametrize(
    ("name", "patterns", "wanted"),
    [
        ("Sources/A/b.swift", ("Sources/",), True),
        ("bindings/x.py", ("*.py",), True),
        ("behaviour/tabs/a.json", ("behaviour/*.json",), True),
        ("Tests/Sources/b.swift", ("Sources/",), False),
    ],
)
def test_patterns(name: str, patterns: tuple[str, ...], wanted: bool) -> None:
    assert changes.fits(name, patterns) is wanted


def names(paths: list[Path]) -> set[str]:
    return {path.name for path in paths}


def test_a_test_file_of_python_runs_alone() -> None:
    assert names(dependents.tests_of(["bindings/python/tests/test_save.py"])) == {"test_save.py"}


def test_a_module_leads_to_those_that_import_it() -> None:
    found = names(dependents.tests_of(["bindings/python/src/nestedslide/replay/lists.py"]))
    assert {"test_replay.py", "test_replay_lists.py"} <= found
    assert "test_errors.py" not in found
    assert len(found) < len([*dependents.TESTS.glob("test_*.py")]) / 2


def test_what_everything_stands_on_leads_to_all() -> None:
    every = names(sorted(dependents.TESTS.glob("test_*.py")))
    for path in ("src/nestedslide/coordinator.py", "src/nestedslide/_abi.py", "tests/conftest.py"):
        assert names(dependents.tests_of([f"bindings/python/{path}"])) == every


def test_every_test_file_is_led_to_by_something() -> None:
    for path in dependents.TESTS.glob("test_*.py"):
        assert dependents.module_of(path) in dependents.modules()


def commands(ring: str, *changed: str, folder: Path) -> list[str]:
    found = next(each for each in quick.RINGS if each.name == ring)
    return [" ".join(command) for command in found.commands([*changed], changes.State(folder / "s.json"))]


def test_a_scenario_is_played_alone(tmp_path: Path) -> None:
    one = sorted((TREE / "behaviour" / "tabs").glob("*.json"))[0].relative_to(TREE)
    assert commands("behaviour", str(one), folder=tmp_path)[0].endswith(f"run.py {one}")
    assert commands("behaviour", str(one), "include/nestedslide.h", folder=tmp_path)[0].endswith("run.py")


def test_a_swift_test_runs_its_suite_alone(tmp_path: Path) -> None:
    test = "Tests/NestedSlideCoreTests/Rest/RestTests.swift"
    assert commands("swift", test, folder=tmp_path)[0].endswith("--filter RestTests")
    assert "--skip" in commands("swift", test, "Sources/NestedSlideCore/Path/Rest.swift", folder=tmp_path)[0]
    shared = "Tests/NestedSlideCoreTests/Coordinator/TestCoordinator.swift"
    assert "--skip" in commands("swift", shared, folder=tmp_path)[0]


def test_the_suites_left_out_are_there() -> None:
    sources = "".join(path.read_text() for path in (TREE / "Tests" / "NestedSlideCoreTests").rglob("*.swift"))
    assert [name for name in quick.LONG_SUITES.split("|") if f"struct {name} " not in sources] == []


def test_every_host_has_tests() -> None:
    for name, folders in quick.HOSTS.items():
        assert [*(TREE / "Tests" / "hosts").glob(f"test_{name}*.py")], name
        assert [folder for folder in folders if not (TREE / folder).is_dir()] == []


def test_rings_look_at_files_that_are_there() -> None:
    every = changes.hashes()
    for ring in quick.RINGS:
        for pattern in ring.looks_at:
            assert any(changes.fits(name, (pattern,)) for name in every), (ring.name, pattern)


def test_what_loads_webassembly_finds_it_up_to_date(tmp_path: Path) -> None:
    hosts = TREE / "Tests" / "hosts"
    assert [name for name in quick.LOAD_WASM if not (hosts / f"{name}.py").is_file()] == []
    assert commands("hosts", "examples/web/page/panel.js", folder=tmp_path)[0].endswith("build wasm")
    assert commands("hosts", "examples/love/main.lua", folder=tmp_path)[0].endswith("build")
