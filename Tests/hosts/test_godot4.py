"""The extension for Godot 4, which cannot be run here: a program plays Godot's interface and drives every method."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from conftest import LIBRARY, TREE, need

BINDING = TREE / "bindings/godot"
DRIVER = TREE / "Tests/hosts/godot4"


def sources() -> list[str]:
    classes = [path for path in sorted((BINDING / "native").glob("*.c")) if path.stem != "gdnative"]
    return [str(path) for path in (*classes, *(BINDING / "native4").glob("*.c"), *DRIVER.glob("*.c"))]


def test_every_method(tmp_path: Path) -> None:
    program = tmp_path / "godot4"
    strict = ["-std=c11", "-g", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined", "-DNESTEDSLIDE_GODOT_4"]
    places = [f"-I{TREE / 'include'}", f"-I{BINDING / 'native'}", f"-I{BINDING / 'native4'}"]
    library = [f"-L{LIBRARY.parent}", "-lNestedSlideC", "-o", str(program)]
    command = [need("gcc", "gcc"), *strict, *places, *sources(), *library]
    made = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert (made.returncode, made.stderr) == (0, "")
    environment = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent)}
    done = subprocess.run([program], env=environment, capture_output=True, text=True, timeout=240)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{methods()} methods, 0 failures\n", "")


def methods() -> int:
    """As many as both classes have in Godot 3."""
    tables = [
        (BINDING / "native" / name).read_text(encoding="utf-8") for name in ("slide.c", "slide_calls.c", "list.c")
    ]
    return sum(len(re.findall(r'\{"\w+", "[il-]*", \w+\}', table)) for table in tables)


def test_the_library_has_the_entry_that_its_file_names() -> None:
    need("cc", "gcc")
    made = subprocess.run(
        ["make", "-s", "-C", str(BINDING), "godot4", f"NESTEDSLIDE={LIBRARY.parent}"], capture_output=True, text=True
    )
    assert (made.returncode, made.stderr) == (0, "")
    addon = BINDING / "addons4/nestedslide"
    settings = (addon / "nested_slide.gdextension").read_text(encoding="utf-8")
    entry = re.findall(r'^entry_symbol = "(\w+)"$', settings, re.MULTILINE)
    exported = subprocess.run(
        ["nm", "-D", "--defined-only", addon / "libnslide_godot4.so"], capture_output=True, text=True, check=True
    )
    assert [line.split()[2] for line in exported.stdout.splitlines()] == entry
