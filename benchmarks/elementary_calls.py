"""Instructions per call of the elementary functions, the engine's beside those of the system's libm."""

from __future__ import annotations

import re
import subprocess

import callgrind

PROGRAM = callgrind.MEASURE.with_name("elementary")
CALLS = 20_000
MOST_OF_LIBM = 1.5

# Function and range: of exp what a decay asks for and nearly all there is, of the others where the engine uses them.
RANGES: list[tuple[str, float, float]] = [
    ("exp", -20, 0),
    ("exp", -700, 700),
    ("expm1", -0.34, 0),
    ("log", 1, 1e5),
    ("log1p", -0.9, 0),
    ("sin", 0, 40),
    ("cos", 0, 40),
]
# exp is evaluated in every frame of every motion; the others are told of only.
HELD = "exp"


def collected(function: str, low: float, high: float) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(PROGRAM)]
    command += [function, str(low), str(high), str(CALLS)]
    result = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or found is None:
        raise SystemExit(f"{' '.join(command)} failed:\n{result.stderr}")
    return int(found[1])


def check() -> tuple[int, int]:
    """How many ratios are within bounds, and how many are not."""
    passed = failed = 0
    for name, low, high in RANGES:
        empty = collected("nothing", low, high)
        own = (collected(f"own_{name}", low, high) - empty) / CALLS
        theirs = (collected(name, low, high) - empty) / CALLS
        line = f"{name} from {low:g} to {high:g} {own:.0f} instructions a call, libm {theirs:.0f}: {own / theirs:.2f}"
        if name != HELD:
            print(f"      {line}")
            continue
        over = own > MOST_OF_LIBM * theirs
        failed, passed = failed + over, passed + (not over)
        print(f"  {'FAILED' if over else 'ok'}: {line}, at most {MOST_OF_LIBM}")
    return passed, failed
