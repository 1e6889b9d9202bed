"""The binding for JavaScript by itself, in Node: what it refuses before WebAssembly makes another number of it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from conftest import TREE, need

MODULE = TREE / ".build" / "wasm" / "nestedslide.wasm"
HERE = Path(__file__).parent


def play(script: str, tmp_path: Path) -> str:
    """What a script prints that imports the binding."""
    node = need("node", "nodejs")
    folder = tmp_path / "binding"
    shutil.copytree(TREE / "bindings" / "javascript", folder)
    # Node takes .js for a module only where a package says so.
    (folder / "package.json").write_text('{"type": "module"}')
    done = subprocess.run([node, HERE / script, folder, MODULE], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_integers_that_c_cannot_hold(tmp_path: Path) -> None:
    printed = play("javascript_integers.mjs", tmp_path)
    assert re.fullmatch(r"refused \d{3}\n", printed), printed


def test_snap_areas_and_a_curve_of_ones_own(tmp_path: Path) -> None:
    printed = play("javascript_curves.mjs", tmp_path)
    effects = ["effects 4 true", "effects 5 true", "effects 6 true", "next change true", "left 201", "thumb 0 true"]
    saved = "another size 30 corrupt_data"
    assert printed.splitlines() == ["notch 700", "thrown 300", "as before 499", *effects, saved]


def test_items_by_keys(tmp_path: Path) -> None:
    printed = ["true -1 true", "keys: no two may be the same", "true undefined"]
    assert play("javascript_keyed.mjs", tmp_path).splitlines() == printed


def test_lists(tmp_path: Path) -> None:
    """Each call of a list by what it does."""
    expected = """\
        state 2 1004 50090 0
        settings 40 1
        section 3 20
        range 0 0 9
        at 0 1 1 -1 undefined undefined
        find 1 2
        offset 500 1000
        frames 0,30 100,30 200,30 0,40
        many 1000 49950
        moved 3 1 70
        inserted 1004 11 50
        alone -1 700 14
        out_of_range
        stale_handle
        """
    wanted = [line.strip() for line in expected.strip().splitlines()]
    assert play("javascript_list.mjs", tmp_path).splitlines() == wanted


def test_what_is_asked_now_and_then(tmp_path: Path) -> None:
    """Each call by what it does: sessions, places, the header, pages by key, links, scroll views of the host's own."""
    expected = """\
        session 30 -> outer 30, used 0 30
        reveal 1200 -> inner 1200
        header 300, hover 60, parts 2
        pages 5000 100 300, key 7 at 1, live 0
        settings 250 -1
        region claims: page 0
        refresh refreshing, then finishing
        linked: outer 80
        corrections outer 220 heir -2, then none
        restored true
        refused out_of_range index
        """
    wanted = [line.strip() for line in expected.strip().splitlines()]
    assert play("javascript_calls.mjs", tmp_path).splitlines() == wanted


def test_types_of_binding_and_page() -> None:
    """By TypeScript, which reads them from the comments."""
    command = [need("tsc", "node-typescript"), "-p", str(TREE / "examples" / "web" / "jsconfig.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "")
