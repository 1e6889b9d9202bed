"""Plays every scenario of `behaviour`, at its own frame rate and at three others.

`run.py [--rate N ...] [FILE or FOLDER ...]`: without files all of them. `behaviour/not-yet-run.txt` names those
of what the library does not have yet. They must not hold: the list gets shorter when the library learns something.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
# The library just built, unless the caller names another.
os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(TREE / ".build" / "product" / "libNestedSlideC.so"))

from nestedslide import LibraryError, info  # noqa: E402
from nestedslide.replay import InvalidScenarioError, Verdict, load_all, run  # noqa: E402
from nestedslide.replay.command import replay, within  # noqa: E402

FOLDER = TREE / "behaviour"
# None is the file's own. Nothing but the events of each frame may depend on the rate.
RATES = (None, 24.0, 60.0, 144.0)
# Fewer are played sooner than other processes have begun.
MANY = 20


def waiting() -> list[str]:
    """The scenarios of what is not there yet, as they are below the folder."""
    lines = (FOLDER / "not-yet-run.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def problems(path: Path, rates: tuple[float | None, ...]) -> Iterator[str]:
    """What a scenario does not hold of, each in one line."""
    try:
        scenarios = load_all(path)
    except (InvalidScenarioError, OSError):
        yield replay(str(path)).line()
        return
    for scenario, rate in itertools.product(scenarios, rates):
        result = run(scenario, rate)
        if result.verdict is not Verdict.ok:
            yield result.line() + (f" (at {rate:g} frames a second)" if rate else "")


def of_the_list(path: Path) -> Iterator[str]:
    if not path.is_file():
        yield "is named in not-yet-run.txt, and is not there"
    elif replay(str(path)).verdict is Verdict.ok:
        yield "holds: strike it from not-yet-run.txt"


def of_the_name(path: Path) -> Iterator[str]:
    """A scenario's name is its file's, so that one finds the other; a topic may stand before it."""
    name = json.loads(path.read_text(encoding="utf-8")).get("name", "")
    file = name.replace(" ", "-").replace(":", "")
    if not name or (file != path.stem and not file.endswith(f"-{path.stem}")):
        yield f'is named "{name}"'


def count(path: Path) -> int:
    """How many scenarios a file has: its cases."""
    try:
        return len(load_all(path))
    except (InvalidScenarioError, OSError):
        return 1


def judge(path: Path, listed: set[Path], rates: tuple[float | None, ...]) -> list[str]:
    """All that is wrong with a file."""
    found = [*(of_the_list(path) if path in listed else problems(path, rates))]
    if path.is_relative_to(FOLDER) and path.is_file():
        found += of_the_name(path)
    return found


def judged(
    paths: list[Path], listed: set[Path], rates: tuple[float | None, ...], alone: bool
) -> Iterator[tuple[Path, list[str]]]:
    """Each with all that is wrong with it, in order; many are played on all cores."""
    one = functools.partial(judge, listed=listed, rates=rates)
    if alone or len(paths) < MANY:
        yield from ((path, one(path)) for path in paths)
        return
    with ProcessPoolExecutor() as pool:
        yield from zip(paths, pool.map(one, paths, chunksize=MANY))


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays scenarios at several frame rates.")
    parser.add_argument("--rate", type=float, action="append", help="frames a second, in place of all usual ones")
    parser.add_argument("--alone", action="store_true", help="in one process, which writes down what has run")
    parser.add_argument("paths", nargs="*", type=Path, default=[FOLDER])
    options = parser.parse_args()
    rates = tuple(options.rate) if options.rate else RATES
    try:
        info.collect()
    except LibraryError as error:
        print(f"behaviour: {error}")
        return 1
    begin, passed, failed = time.monotonic(), 0, 0
    listed = {FOLDER / name for name in waiting()}
    paths = {Path(path).resolve() for path in within(map(str, options.paths))}
    if options.paths == [FOLDER]:
        paths |= listed
    for path, found in judged(sorted(paths), listed, rates, options.alone):
        for line in found:
            print(f"FAILED: {path.relative_to(TREE) if path.is_relative_to(TREE) else path}: {line}")
        passed, failed = passed + (0 if found else count(path)), failed + bool(found)
    seconds = time.monotonic() - begin
    print(f"behaviour: {passed} passed, {failed} failed, each at {len(rates)} frame rates, in {seconds:.0f} s")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
