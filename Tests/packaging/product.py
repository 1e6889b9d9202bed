"""The product: built elsewhere it has the same bytes, and no other build of the package gets in its way.

Everything happens in a copy of the tree, where SwiftPM builds the package too. Needs Swift, and about two minutes.
"""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable

TREE = Path(__file__).resolve().parents[2]
NEEDED = ("Makefile", "Package.swift", "Sources", "Tests/NestedSlideCTests/tests.mk", "Tests/platforms/tests.mk")
NEEDED += ("Tests/NestedSlideCoreTests", "Tests/NestedSlideTests", "include", "packaging", "tools")
PRODUCT = Path(".build/product")
FILES = ("libNestedSlideC.so", "libNestedSlideC.a")


class CheckError(Exception):
    """What is wrong, in words to print."""


def copy_tree(target: Path) -> None:
    for name in NEEDED:
        source = TREE / name
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target / name)
        else:
            shutil.copy(source, target / name)


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise CheckError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def make_build(folder: Path) -> bool:
    """Whether `make build` has built anything."""
    return "compiles for" in run(folder, "make", "--no-print-directory", f"PYTHON={sys.executable}", "build")


def check_reproducible(folder: Path) -> None:
    """The same sources in two folders, with other times, make the same bytes."""
    copy_tree(folder)
    if not make_build(folder):
        raise CheckError("make build built nothing where there was nothing")
    for name in FILES:
        if not filecmp.cmp(TREE / PRODUCT / name, folder / PRODUCT / name, shallow=False):
            raise CheckError(f"{name} depends on where it is built")


def check_nothing_to_do(folder: Path) -> None:
    """Neither the times of the sources nor a compiler that is not there make the product old."""
    for path in (folder / "Sources").rglob("*.swift"):
        os.utime(path)
    if make_build(folder):
        raise CheckError("make build built again what was up to date")
    command = (sys.executable, "packaging/product.py")
    done = subprocess.run(command, cwd=folder, env={"PATH": "/nonexistent"}, capture_output=True, text=True)
    if done.returncode != 0:
        raise CheckError(f"without Swift, a product that is up to date is refused:\n{done.stderr}")


def check_package_build(folder: Path) -> None:
    """`swift build -c release` leaves the product as it is, and `make build` still knows that."""
    run(folder, "swift", "build", "-c", "release", "--product", "NestedSlideC")
    built = folder / ".build" / "release" / "libNestedSlideC.so"
    run(folder, "strip", "-o", str(folder / "stripped.so"), str(built))
    print(f"  swift build -c release: {(folder / 'stripped.so').stat().st_size} bytes stripped")
    if make_build(folder):
        raise CheckError("make build built again after swift build -c release")
    for name in FILES:
        if not filecmp.cmp(TREE / PRODUCT / name, folder / PRODUCT / name, shallow=False):
            raise CheckError(f"swift build -c release changed {name}")


def check_changes(folder: Path) -> None:
    """An option, a source, a source that is gone or a part of the product that is gone make the product old."""
    program, source = (
        folder / "packaging" / "platforms" / "swift.py",
        folder / "Sources" / "NestedSlideCore" / "Geometry" / "Rect.swift",
    )
    question = "import product; print(product.is_fresh(product.description(product.toolchain.installed())))"

    def fresh() -> bool:
        return run(folder / "packaging", sys.executable, "-c", question) == "True\n"

    def changed(path: Path, text: str | None) -> bool:
        """Whether the product is still taken to be up to date with this in the place of a file."""
        before = path.read_bytes()
        path.unlink() if text is None else path.write_text(text)
        try:
            return fresh()
        finally:
            path.write_bytes(before)

    if not fresh():
        raise CheckError("the product is not up to date to begin with")
    for what, path, text in (
        ("an option changed", program, program.read_text().replace("-Osize", "-O")),
        ("a source changed", source, source.read_text() + "// changed\n"),
        ("a source is gone", source, None),
        ("the static library is gone", folder / PRODUCT / FILES[1], None),
    ):
        if changed(path, text):
            raise CheckError(f"the product is taken to be up to date although {what}")


CHECKS: dict[str, Callable[[Path], None]] = {
    "the same bytes in another folder": check_reproducible,
    "nothing to do": check_nothing_to_do,
    "beside swift build -c release": check_package_build,
    "what makes it old": check_changes,
}


def main() -> int:
    failed = 0
    os.environ.pop("NESTEDSLIDE_LIBRARY", None)
    with tempfile.TemporaryDirectory(prefix="nestedslide-") as folder:
        for name, check in CHECKS.items():
            began, problem = time.monotonic(), ""
            try:
                check(Path(folder).resolve())
            except CheckError as error:
                problem = str(error)
            failed += bool(problem)
            print(f"{'FAILED' if problem else 'ok'}: {name}  ({time.monotonic() - began:.1f} s)", flush=True)
            if problem:
                print(f"  {problem}")
    print(f"product: {len(CHECKS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
