"""The engine with all changes in it, in a copy of the tree; none is in force unless NSLIDE_MUTANT names it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from changes import SWITCH, Change

TREE = Path(__file__).resolve().parents[2]
COPY = TREE / ".build" / "mutants" / "tree"
BUILT = TREE / ".build" / "mutants" / "build"
LIBRARY = BUILT / "debug" / "libNestedSlideC.so"
COPIED = ("Package.swift", "Sources", "include", "Tests/NestedSlideCoreTests", "Tests/NestedSlideTests", "Tests/golden")
MOST_BUILDS = 12
LAW = f"""import Glibc

/// Which change of those that a study tries is in force.
let {SWITCH}: Int32 = getenv("NSLIDE_MUTANT").map {{ atoi($0) }} ?? -1
"""
ERROR = re.compile(r"^.*/tree/(Sources/\S+\.swift):(\d+):\d+: error: ", re.MULTILINE)


def copy() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for name in COPIED:
        source, target = TREE / name, COPY / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)


def write(changes: list[Change]) -> None:
    """The sources with these changes."""
    by_file: dict[str, list[Change]] = {}
    for change in changes:
        by_file.setdefault(change.file, []).append(change)
    for path in (COPY / "Sources" / "NestedSlideCore").rglob("*.swift"):
        name = str(path.relative_to(COPY))
        lines = (TREE / name).read_text(encoding="utf-8").splitlines() if (TREE / name).is_file() else None
        if lines is None:
            continue
        for change in by_file.get(name, []):
            lines[change.line - 1] = change.text
        text = "\n".join(lines) + "\n" + "".join(change.helper for change in by_file.get(name, []))
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    (COPY / "Sources" / "NestedSlideCore" / "Numerics" / "Mutants.swift").write_text(LAW, encoding="utf-8")


def blamed(changes: list[Change], file: str, line: int) -> Change | None:
    """The change on the line of an error, or the last one above it: an initialiser fails where it ends."""
    above = [change for change in changes if change.file == file and change.line <= line]
    return max(above, key=lambda change: change.line, default=None)


def build(changes: list[Change]) -> list[Change]:
    """Builds the library and the Swift tests; the changes that compile. Others leave with their lines."""
    copy()
    environment = {**os.environ, "NESTEDSLIDE_OPTIMISED": "1"}
    command = ["swift", "build", "--build-tests", "--scratch-path", str(BUILT)]
    for _ in range(MOST_BUILDS):
        write(changes)
        done = subprocess.run(command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        said = done.stdout.decode(errors="replace")
        if done.returncode == 0:
            soname = LIBRARY.with_name("libNestedSlideC.so.0")
            soname.unlink(missing_ok=True)
            soname.symlink_to(LIBRARY.name)
            return changes
        wrong = [blamed(changes, file, int(line)) for file, line in ERROR.findall(said)]
        left = [change for change in changes if change not in wrong]
        if len(left) == len(changes):
            raise SystemExit(f"mutants: the changed engine does not build:\n{said[-4000:]}")
        changes = left
    raise SystemExit("mutants: there is always one more change that does not compile")
