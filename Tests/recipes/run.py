"""Follows the recipes of docs/recipes.md on a copy of the tree, and uses what they add from Python.

The edits are those that the page shows. For the new setting they are all that a person has to write besides a scenario
and a sentence in a page: the tests that look at every setting pass on the copy, and the files are counted. The copy and
its build stay in .build/recipes, so that a second run builds only what has changed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
import time
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
COPY = TREE / ".build" / "recipes" / "tree"
BUILD = TREE / ".build" / "recipes" / "build"
# What building and generating need. Examples are only written to.
FOLDERS = ("Package.swift", "Sources", "Tests/NestedSlideCoreTests", "Tests/NestedSlideTests", "include", "tools")
FOLDERS += ("bindings", "docs", "examples", "Tests/behaviour/test_documents.py")
# They look at every setting, and must not have to be told of a new one.
OF_ALL_SETTINGS = [f"bindings/python/tests/test_{name}.py" for name in ("settings", "header_defaults", "abi_layout")]
OF_ALL_SETTINGS += ["Tests/behaviour/test_documents.py"]
# Of files that somebody writes for a new setting, its scenario and its sentence in the docs among them.
MOST_FILES = 6
EDIT = re.compile(
    r"In\s+`(?P<file>[^`\n]+)`,\s+(?P<how>behind|before|instead\s+of)\s+`(?P<line>[^`\n]+)`:\n\n"
    r"(?P<text> {3}```\w+\n.*?\n {3}```)",
    re.DOTALL,
)
TRIED = ("A setting", "An event", "A function")


class RecipeError(Exception):
    """A recipe that cannot be followed."""


def sections(page: str) -> dict[str, str]:
    parts = re.split(r"^## (.*)$", page, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def follow(recipe: str, tree: Path) -> set[str]:
    """Makes the edits of a recipe and answers the files that they are in."""
    edits = list(EDIT.finditer(recipe))
    if 2 * len(edits) != recipe.count("```"):
        raise RecipeError(f"an edit is not in the form that {Path(__file__).name} reads:\n{recipe}")
    for edit in edits:
        path = tree / edit["file"]
        lines = path.read_text(encoding="utf-8").split("\n")
        new = textwrap.dedent(edit["text"]).split("\n")[1:-1]
        places = [number for number, line in enumerate(lines) if line == edit["line"]]
        if not places:
            raise RecipeError(f"{edit['file']} has no line `{edit['line']}`")
        first = places[0] + (edit["how"] == "behind")
        lines[first : first + (edit["how"].startswith("instead"))] = new
        path.write_text("\n".join(lines), encoding="utf-8")
    return {edit["file"] for edit in edits}


def copy_tree() -> None:
    """Writes only files that differ: the build goes by their times."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", *FOLDERS, cwd=TREE)
    names = [name for name in listed.splitlines() if (TREE / name).is_file()]
    for name in names:
        source, target = (TREE / name).read_bytes(), COPY / name
        if not target.is_file() or target.read_bytes() != source:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source)
    for path in [
        path for folder in ("Sources", "tools", "bindings") for path in (COPY / folder).rglob("*") if path.is_file()
    ]:
        if str(path.relative_to(COPY)) not in names and "__pycache__" not in path.parts:
            path.unlink()


def run(*command: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode != 0:
        raise RecipeError(f"{' '.join(command)} says:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def runtime() -> str:
    """Where the libraries of Swift lie that a debug build needs."""
    paths = json.loads(run("swiftc", "-print-target-info", cwd=TREE))["paths"]["runtimeLibraryPaths"]
    return os.pathsep.join(paths)


def main() -> int:
    began = time.monotonic()
    try:
        copy_tree()
        recipes = sections((COPY / "docs" / "recipes.md").read_text(encoding="utf-8"))
        edited = {title: follow(recipes.get(title, ""), COPY) for title in TRIED}
        if not all(edited.values()):
            raise RecipeError(f"docs/recipes.md shows no edits, or in another form: {edited}")
        if len(edited["A setting"]) + 2 > MOST_FILES:
            raise RecipeError(f"a setting takes {len(edited['A setting']) + 2} files by hand, more than {MOST_FILES}")
        run(sys.executable, "-m", "tools.api", cwd=COPY)
        run("swift", "build", "-c", "debug", "--product", "NestedSlideC", "--scratch-path", str(BUILD), cwd=COPY)
        library = str(BUILD / "debug" / "libNestedSlideC.so")
        package = str(COPY / "bindings" / "python" / "src")
        use = str(Path(__file__).with_name("use.py"))
        built = {"PYTHONPATH": package, "NESTEDSLIDE_LIBRARY": library, "LD_LIBRARY_PATH": runtime()}
        run(sys.executable, use, cwd=COPY, **built)
        run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *OF_ALL_SETTINGS, cwd=COPY, **built)
    except RecipeError as error:
        print(f"FAILED: {error}\nrecipes: 0 passed, 1 failed")
        return 1
    files = ", ".join(f"{title[2:]} {len(names)}" for title, names in edited.items())
    print(f"recipes: {len(TRIED)} passed, 0 failed  ({time.monotonic() - began:.0f} s); files edited: {files}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
