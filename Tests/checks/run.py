"""Runs the static checks and sums them up."""

from __future__ import annotations

import sys
from collections.abc import Callable

import abi_changes
import abi_examples
import compilers
import fuzzer
import generated
import hosts
import layers
import library
import pages
import reference
import sources

CHECKS: dict[str, Callable[[], list[str]]] = {
    "exports are the header's functions": library.check_exports,
    "needs libc and libm only": library.check_needed,
    "names all that it uses": library.check_complete,
    "glibc needed": library.check_glibc,
    "addresses are fixed after loading, and no folder is searched": library.check_hardened,
    "soname": library.check_soname,
    "stripped size": library.check_size,
    "the header describes everything, and what is generated is of it": generated.check_generated,
    "the examples show one set of data": generated.check_content,
    "the ABI is the baseline's, or more": abi_changes.check_baseline,
    "the comparison of ABIs sees every break": abi_examples.check_examples,
    "symbols are the baseline's, or more": library.check_symbols,
    "the fuzzer calls and sets everything": fuzzer.check_fuzzer,
    "the header compiles without a warning": compilers.check_header,
    "the examples compile without a warning": compilers.check_examples,
    "the reference is made without a warning": reference.check_reference,
    "links lead somewhere": pages.check_links,
    "scenarios name rules that pages have": pages.check_rules,
    "one version everywhere": sources.check_versions,
    "bindings and hosts have what belongs to them": hosts.check_hosts,
    "the gallery is of this tree": sources.check_gallery,
    "the build runs nothing of the tests": sources.check_build_rules,
    "the engine's folders are layers": layers.check_layers,
    "what lies with the doors opens one": layers.check_doors,
    "length of files": sources.check_lengths,
}


def main() -> int:
    failed = 0
    for name, check in CHECKS.items():
        problems = check()
        failed += bool(problems)
        print(f"{'FAILED' if problems else 'ok'}: {name}")
        for problem in problems:
            print(f"  {problem}")
    print(f"static checks: {len(CHECKS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
