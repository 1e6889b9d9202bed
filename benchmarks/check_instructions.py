"""A test: the hot paths stay within their instruction budgets, and exp within reach of the system's."""

from __future__ import annotations

import sys

import callgrind
import elementary_calls


def main() -> int:
    if not callgrind.available():
        print("instructions: SKIPPED, valgrind is not installed (apt install valgrind)")
        return 0
    failed = 0
    for name, most in callgrind.MOST.items():
        found = callgrind.per_step(name)
        over = found > most
        failed += over
        print(f"  {'FAILED' if over else 'ok'}: {name} {found:,.0f} instructions a step, at most {most:,}")
    passed, exceeded = elementary_calls.check()
    passed, failed = passed + len(callgrind.MOST) - failed, failed + exceeded
    print(f"instructions: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
