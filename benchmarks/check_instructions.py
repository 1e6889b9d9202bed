"""A test: instructions, memory and cache lines stay within their budgets, and exp within reach of the system's.

Prints all rows, in less than a minute.
"""

from __future__ import annotations

import sys

import budgets
import cache_lines
import callgrind
import elementary_calls


def holds(what: str, found: float, most: int, goal: int | None) -> bool:
    aimed = "" if goal is None else f", goal {goal:,}"
    print(f"  {'FAILED' if found > most else 'ok'}: {what} {found:,.0f}, at most {most:,}{aimed}", flush=True)
    return found <= most


def main() -> int:
    if not callgrind.available():
        print("instructions: SKIPPED, valgrind is not installed (apt install valgrind)")
        return 0
    results = []
    for name, found in callgrind.per_step_of(budgets.INSTRUCTIONS).items():
        row = budgets.INSTRUCTIONS[name]
        results.append(holds(f"{name:<9} {row.step:<40}", found, row.most, row.goal))
    results.append(holds("memory of a coordinator with 10 pages, bytes:", cache_lines.own_bytes(), *budgets.MEMORY))
    lines = cache_lines.count()
    results.append(holds("own cache lines of a fling frame:", lines["own"], *budgets.CACHE_LINES))
    print("      lines besides: " + ", ".join(f"{name} {number}" for name, number in lines.items() if name != "own"))
    passed, exceeded = elementary_calls.check()
    print(f"instructions: {passed + sum(results)} passed, {exceeded + results.count(False)} failed")
    return 1 if exceeded or not all(results) else 0


if __name__ == "__main__":
    sys.exit(main())
