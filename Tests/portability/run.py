"""The same bits everywhere: runs what must not depend on how or for what it is compiled, and sums up.

`run.py` checks everything, `run.py --renew elementary` writes the expected hashes anew.
"""

from __future__ import annotations

import sys

import elementary
import module
import session

CHECKS = {"elementary": elementary, "module": module, "session": session}


def main() -> int:
    if sys.argv[1:2] == ["--renew"]:
        for name in sys.argv[2:]:
            CHECKS[name].renew()
        return 0
    results = {name: problems for part in CHECKS.values() for name, problems in part.check().items()}
    for name, problems in results.items():
        print(f"{'FAILED' if problems else 'ok'}: {name}")
        for problem in problems:
            print(f"  {problem}")
    failed = sum(bool(problems) for problems in results.values())
    print(f"portability: {len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
