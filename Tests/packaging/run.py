"""Installs the library as its users do and builds programs against it, in temporary folders."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import installed
import wheel
from system import CheckError

CHECKS: dict[str, Callable[[Path], None]] = {
    "the static library": installed.check_archive,
    "install with PREFIX": installed.check_prefix,
    "install with DESTDIR": installed.check_destination,
    "the wheel": wheel.check_contents,
    "the wheel installed": wheel.check_use,
    "the demo installed": wheel.check_demo,
}


def main() -> int:
    failed = 0
    for name, check in CHECKS.items():
        began = time.monotonic()
        problem = ""
        with tempfile.TemporaryDirectory(prefix="nestedslide-") as folder:
            try:
                check(Path(folder).resolve())
            except CheckError as error:
                problem = str(error)
        failed += bool(problem)
        print(f"{'FAILED' if problem else 'ok'}: {name}  ({time.monotonic() - began:.1f} s)", flush=True)
        if problem:
            print(f"  {problem}")
    print(f"packaging: {len(CHECKS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
