"""Parts run at the same time, each tells what became of it, and the last line says whether all of it passed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import parts
import pytest
import skips


def tree(folder: Path) -> Path:
    lines = ["good first: ; @echo 'things: 3 passed, 0 failed'", "bad: ; @echo 'things: 2 passed, 1 failed'; exit 1"]
    # Each waits for the other: they end well only together.
    wait = "; for _ in $$(seq 100); do test -e {0} && exit; sleep 0.05; done; exit 1"
    lines += [f"one: ; @touch one{wait.format('two')}", f"two: ; @touch two{wait.format('one')}"]
    lines += ["half: ; @sleep 0.5", "needs: ; @test -e made", "made: ; @touch made"]
    lines += ["skips: ; @cat printed"]
    lines += ["silent: ; @exit 1", "says: ; @test '$(WORD)' = heard"]
    (folder / "Makefile").write_text("\n".join(lines) + "\n")
    return folder


def run(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    program = f"import parts, pathlib; parts.TREE = pathlib.Path({str(tree(folder))!r}); " + (
        "parts.LOGS = parts.TREE; parts.TIMES = parts.TREE / 'times.json'; import sys; sys.exit(parts.main())"
    )
    command = [sys.executable, "-c", program, *arguments]
    variables = {"PATH": "/usr/bin:/bin", **environment}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=Path(parts.__file__).parent,
        env=variables,
    )
    return done.returncode, done.stdout


def test_all_pass(tmp_path: Path) -> None:
    status, said = run(tmp_path, "good", "first")
    assert status == 0
    assert "good               things: 3 passed, 0 failed" in said
    assert said.splitlines()[-1].startswith("make test: everything passed, 2 parts in 0 min")


def test_what_is_skipped_is_told_once_for_each_package(tmp_path: Path) -> None:
    printed = """SKIPPED [12] hosts/test_godot.py:9: godot3-server is not installed: apt install godot3-server
SKIPPED [3] hosts/test_web.py:1: chromium is not installed: apt install chromium
instructions: SKIPPED, valgrind is not installed (apt install valgrind)
SKIPPED [2] hosts/test_web.py:7: chromium is not installed: apt install chromium
SKIPPED [1] hosts/test_browser.py:7: websocket is not installed: pip install websocket-client
SKIPPED [1] test_save.py:7: nothing of that kind here
"""
    assert skips.told(skips.found(printed)) == [
        "   5 without chromium",
        "  12 without godot3-server",
        "   1 without valgrind",
        "   1 without websocket-client",
        "all of it: sudo apt install chromium godot3-server valgrind",
        "all of it: .venv/bin/pip install websocket-client",
    ]
    (tmp_path / "printed").write_text(printed)
    status, said = run(tmp_path, "skips")
    assert status == 0
    assert "all of it: sudo apt install chromium godot3-server valgrind\n" in said


def test_one_that_fails_fails_all_and_is_shown(tmp_path: Path) -> None:
    status, said = run(tmp_path, "--name", "test-all", "bad", "good")
    assert status == 1
    assert "FAILED  bad " in said
    assert "make test-all: FAILED: bad; 2 parts" in said.splitlines()[-1]
    assert "passed  good " in said


def test_one_without_a_summary_is_no_success(tmp_path: Path) -> None:
    status, said = run(tmp_path, "silent")
    assert (status, "silent             make: *** [" in said) == (1, True)


def test_as_many_at_a_time_as_told(tmp_path: Path) -> None:
    status, said = run(tmp_path, "--jobs", "1", "one", "two")
    assert (status, "FAILED  one " in said, "passed  two " in said) == (1, True, True)
    (tmp_path / "one").unlink()
    (tmp_path / "two").unlink()
    assert run(tmp_path, "--jobs", "2", "one", "two")[0] == 0


def test_what_others_need_comes_first(tmp_path: Path) -> None:
    assert run(tmp_path, "needs")[0] == 1
    assert run(tmp_path, "--first", "made", "needs")[0] == 0
    status, said = run(tmp_path, "--first", "bad", "good")
    assert (status, "begins  good" in said) == (1, False)


def test_variables_given_to_make_reach_the_parts(tmp_path: Path) -> None:
    assert run(tmp_path, "says")[0] == 1
    assert run(tmp_path, "says", MAKEFLAGS=" -j4 --jobserver-auth=3,4 -- WORD=heard")[0] == 0


def test_the_longest_of_the_last_time_begins_first(tmp_path: Path) -> None:
    run(tmp_path, "good", "half")
    said = run(tmp_path, "--jobs", "1", "good", "half")[1]
    assert said.index("passed  half") < said.index("passed  good")


@pytest.mark.parametrize(
    "line",
    [
        "behaviour: 584 passed, 0 failed, each at 4 frame rates, in 3 s",
        "2870 passed, 2 skipped in 80.91s (0:01:20)",
        "✔ Test run with 545 tests in 86 suites passed after 89.756 seconds.",
        "Success: no issues found in 271 source files",
        "FAILED tests/test_wheel.py::test_steps",
        "make: *** [Makefile:7: lint] Error 1",
        "together   lines 14,466 of 15,021 (96.31 %), functions 3,343 of 3,462 (96.56 %)",
    ],
)
def test_what_is_a_summary(line: str) -> None:
    assert parts.SUMMARY.search(line)


@pytest.mark.parametrize("line", ["ok: soname", "............ [ 14%]", "cc -c x.c"])
def test_what_is_none(line: str) -> None:
    assert not parts.SUMMARY.search(line)
