"""Changes single lines of the engine and looks which tests notice: `make mutants COUNT=60 SEED=1`.

All changes are in one library, each behind a switch that a process reads when it loads the library. A ring notices a
change if it fails or does not end. What nothing notices is listed for a person to judge; a change that makes no
difference to anybody goes into equivalent.txt, with the reason, and then does not count.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import changes
import engine
import rings

EQUIVALENT = Path(__file__).with_name("equivalent.txt")


def equivalent() -> set[str]:
    """The changes that are judged to make no difference, as `FILE: LINE  (CHANGE)`."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith(("#", "    "))}


def name_of(change: changes.Change) -> str:
    """What stays the same when lines move."""
    return f"{Path(change.file).name}: {change.was.strip()}  ({change.becomes})"


def first_to_notice(change: changes.Change) -> str | None:
    for ring in rings.rings():
        if rings.notices(ring, change.number):
            print(f"{change.told()}: {ring.name}", flush=True)
            return ring.name
    print(f"{change.told()}: nothing", flush=True)
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Which changes of the engine the tests notice.")
    parser.add_argument("--count", type=int, default=60, help="how many changes to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    options = parser.parse_args()
    sources = engine.TREE / "Sources" / "NestedSlideCore"
    made = engine.build(changes.chosen(sources, options.count, options.seed, engine.TREE))
    print(f"{len(made)} of {options.count} changes compile")
    unchanged = [ring.name for ring in rings.rings() if rings.notices(ring, -1)]
    if unchanged:
        raise SystemExit(f"mutants: without any change these fail: {', '.join(unchanged)}")
    same = equivalent()
    counted = [change for change in made if name_of(change) not in same]
    with ThreadPoolExecutor(options.jobs) as pool:
        first = list(pool.map(first_to_notice, counted))
    by_ring = Counter(first)
    quick = 0
    for ring in rings.rings():
        quick += by_ring[ring.name] if ring.is_quick else 0
        print(f"{by_ring[ring.name]:4} noticed first by {ring.name}{' (make quick)' if ring.is_quick else ''}")
    noticed = len(counted) - by_ring[None]
    print(f"{len(made) - len(counted):4} make no difference to anybody")
    print(f"{by_ring[None]:4} noticed by nothing:")
    for change, ring_name in zip(counted, first):
        if ring_name is None:
            print(f"     {change.file}:{change.line}\n     {name_of(change)}")
    share = len(counted) or 1
    print(f"mutants: make quick {quick / share:.1%}, make test {noticed / share:.1%} of {len(counted)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
