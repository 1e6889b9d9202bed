"""How many cache lines one steady frame of a fling touches, and how much memory a coordinator takes.

What a host draws between two frames sweeps the cache: the lines that a frame touches then cost more than its sums.
valgrind's lackey writes down every access to memory; those of one frame are sorted here by whose memory they touch:

    own       the coordinator's memory, except the copy of the snapshot that it keeps: this is what a budget holds
    snapshot  that copy
    caller    what nslide_frame reads and fills
    others    the stack, the handle table, the library's constants
    code      instructions
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import callgrind

PROGRAM = callgrind.MEASURE.with_name("footprint")
LINE = 64


class Place(NamedTuple):
    name: str
    start: int
    size: int

    def __contains__(self, address: object) -> bool:
        return isinstance(address, int) and self.start <= address < self.start + self.size


def own_bytes() -> int:
    """What one coordinator of the scene asks the allocator for."""
    return int(subprocess.run([str(PROGRAM)], check=True, stdout=subprocess.PIPE, text=True).stdout)


def traced_frame() -> tuple[list[Place], list[tuple[str, int, int]]]:
    """Where everything lies, the smaller places first, and all accesses of one frame: kind, address, bytes."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace"
        command = ["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={trace}", str(PROGRAM), "frame"]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        accesses = re.findall(r"^(I | S| L| M) +([0-9a-f]+),(\d+)$", trace.read_text(), re.MULTILINE)
    lines = (line.split() for line in told.splitlines())
    places = sorted(
        (Place(name, int(start, 16), int(size)) for name, start, size in lines), key=lambda place: place.size
    )
    marker = next(place for place in places if place.name == "marker")
    parsed = [(kind.strip(), int(address, 16), int(size)) for kind, address, size in accesses]
    began, ended = [number for number, (kind, address, _) in enumerate(parsed) if kind == "S" and address in marker]
    return places, parsed[began + 1 : ended]


def count() -> dict[str, int]:
    """Distinct lines by whose they are. A line that two share counts for both, if bytes of both are touched."""
    places, accesses = traced_frame()
    touched: defaultdict[str, set[int]] = defaultdict(set)
    for kind, address, size in accesses:
        for byte in range(address, address + size):
            name = "code" if kind == "I" else next((place.name for place in places if byte in place), "others")
            touched[name].add(byte // LINE)
    return {name: len(touched[name]) for name in ("own", "snapshot", "caller", "others", "code")}


def main() -> None:
    if not callgrind.available():
        raise SystemExit("valgrind is not installed: apt install valgrind")
    print(
        "cache lines that a frame of a fling touches: "
        + ", ".join(f"{name} {lines}" for name, lines in count().items())
    )
    print(f"memory of a coordinator with 10 pages: {own_bytes():,} bytes")


if __name__ == "__main__":
    main()
