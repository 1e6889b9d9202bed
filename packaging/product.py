"""Builds the library for this machine in .build/product: libNestedSlideC.so, its soname, and libNestedSlideC.a.

`make build` and setup.py both run this program. It does nothing when the product is up to date. The library is that of
`make platforms` for the same machine, byte for byte: packaging/platforms builds both.

.build/product/stamp names the compiler in its first line, then the options and a hash of the sources. The times of
files do not matter, and nothing else writes to this folder.
"""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TREE / "packaging"))
from platforms import build, toolchain  # noqa: E402
from platforms.targets import TARGETS, Target  # noqa: E402
from platforms.tree import FUNCTIONS, SONAME  # noqa: E402

PRODUCT = Path(".build/product")
LIBRARY, ARCHIVE = PRODUCT / "libNestedSlideC.so", PRODUCT / "libNestedSlideC.a"
STAMP = PRODUCT / "stamp"
CPUS = {"aarch64": "arm64"}


def this_machine() -> Target:
    cpu = CPUS.get(platform.machine(), platform.machine())
    for target in TARGETS:
        if sys.platform.startswith("linux") and target.system == "linux" and target.cpu == cpu:
            return target
    raise SystemExit("product.py: builds for Linux; elsewhere, `swift build -c release` makes a library")


def description(tools: toolchain.Toolchain | None) -> str:
    """All that the product depends on, the compiler in the first line."""
    return f"{tools.version if tools else ''}\n{build.made_of(this_machine(), FUNCTIONS)}"


def is_fresh(described: str) -> bool:
    """Whoever installs the product, perhaps as root, may not have Swift on the path: then any compiler will do."""
    if not all((TREE / path).exists() for path in (STAMP, LIBRARY, PRODUCT / SONAME, ARCHIVE)):
        return False
    stamped = (TREE / STAMP).read_text()
    return stamped == described or (described.startswith("\n") and stamped.partition("\n")[2] == described[1:])


def make() -> None:
    """Takes the library for this machine over from where it is built."""
    tools = toolchain.needed()
    (TREE / STAMP).unlink(missing_ok=True)
    folder = build.build(tools, this_machine(), FUNCTIONS)
    for path in (LIBRARY, ARCHIVE):
        part = TREE / path.with_suffix(".part")
        shutil.copy(TREE / folder / path.name, part)
        os.replace(part, TREE / path)
    for old in (TREE / PRODUCT).glob(f"{LIBRARY.name}.*"):
        old.unlink()
    (TREE / PRODUCT / SONAME).symlink_to(LIBRARY.name)
    (TREE / STAMP).write_text(description(tools))


def main() -> None:
    if is_fresh(description(toolchain.installed())):
        return
    (TREE / PRODUCT).mkdir(parents=True, exist_ok=True)
    with (TREE / PRODUCT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(description(toolchain.installed())):  # another make may have built it meanwhile
            make()


if __name__ == "__main__":
    main()
