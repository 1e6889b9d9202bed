"""The release library: what it exports, what it needs, how large it is, how it is called."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import tree

LIBRARY = tree.TREE / ".build" / "product" / "libNestedSlideC.so"
SYMBOLS = Path(__file__).with_name("abi-symbols.xml")
SONAME = f"libNestedSlideC.so.{tree.API.abi_version}"
MOST_BYTES = 380_000
ALLOWED_LIBRARIES = ("libc.so", "libm.so", "ld-linux")
# That of the oldest systems still in use, and what the wheel says that it needs: manylinux_2_17.
LATEST_GLIBC = (2, 17)


def run(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def dynamic_entries(tag: str) -> list[str]:
    lines = run("readelf", "-d", LIBRARY).splitlines()
    return [line.split("[")[1].split("]")[0] for line in lines if f"({tag})" in line]


def check_exports() -> list[str]:
    exported = {line.split()[2] for line in run("nm", "-D", "--defined-only", LIBRARY).splitlines()}
    declared = {function.name for function in tree.API.exported()}
    return [f"exported but not in the header: {name}" for name in sorted(exported - declared)] + [
        f"in the header but not exported: {name}" for name in sorted(declared - exported)
    ]


def check_needed() -> list[str]:
    needed = dynamic_entries("NEEDED")
    return [f"the library needs {name}" for name in needed if not name.startswith(ALLOWED_LIBRARIES)]


def check_complete() -> list[str]:
    """A library that uses what it does not name opens in some programs only."""
    result = subprocess.run(["ldd", "-r", str(LIBRARY)], capture_output=True, text=True)
    lines = (result.stdout + result.stderr).splitlines()
    return [line.split("\t")[0] for line in lines if "undefined symbol" in line]


def check_glibc() -> list[str]:
    """The C library needed is as new as the newest version that a function is asked of."""
    versions = re.findall(r"@GLIBC_(\d+)\.(\d+)", run("nm", "-D", "--undefined-only", LIBRARY))
    latest = max(((int(major), int(minor)) for major, minor in versions), default=(0, 0))
    print(f"  {LIBRARY.name} needs glibc {latest[0]}.{latest[1]}")
    return [] if latest <= LATEST_GLIBC else [f"glibc {latest} is needed, not {LATEST_GLIBC} at most"]


def check_hardened() -> list[str]:
    """Nothing that leads to code can be written to after loading, and no folder of the library's own is searched."""
    segments = run("readelf", "-lW", LIBRARY)
    headers = {line.split()[0]: line.split() for line in segments.splitlines() if line.startswith("  GNU_")}
    dynamic = run("readelf", "-dW", LIBRARY)
    # Readelf lists the sections of each segment by the segment's number.
    names = [line.split()[0] for line in segments.splitlines() if line.startswith("  ") and " 0x" in line]
    protected = segments.partition("Segment Sections")[2].splitlines()[names.index("GNU_RELRO") + 1].split()[1:]
    tables = [section.split()[0] for section in run("readelf", "-SW", LIBRARY).split("] ")[1:]]
    problems = {
        "addresses are not all resolved at loading: no BIND_NOW": "BIND_NOW" not in dynamic
        or "Flags: NOW" not in dynamic,
        "there is a RUNPATH or RPATH": "(RUNPATH)" in dynamic or "(RPATH)" in dynamic,
        "the code has relocations": "(TEXTREL)" in dynamic,
        "the stack may be executed": "E" in headers["GNU_STACK"][6],
        "addresses of functions stay writable": any(
            name.startswith((".got", ".init_array", ".data.rel.ro")) and name not in protected for name in tables
        ),
    }
    return [problem for problem, is_so in problems.items() if is_so]


def check_soname() -> list[str]:
    found = dynamic_entries("SONAME")
    link = LIBRARY.with_name(SONAME)
    problems = [] if found == [SONAME] else [f"the soname is {found}, not {SONAME}"]
    return problems if link.exists() else [*problems, f"{link} does not exist"]


def check_symbols() -> list[str]:
    """A second opinion, by abidiff: no symbol is gone, and the name is the same."""
    if shutil.which("abidiff") is None:
        print("  abidiff is not installed: apt install abigail-tools; symbols are not compared")
        return []
    command = ["abidiff", "--no-added-syms", str(SYMBOLS), str(LIBRARY)]
    done = subprocess.run(command, capture_output=True, text=True)
    return [] if done.returncode == 0 else [f"{' '.join(command)} says:\n{done.stdout}{done.stderr}"]


def stripped_size() -> int:
    with tempfile.TemporaryDirectory() as folder:
        stripped = Path(folder) / "stripped.so"
        run("strip", "-o", stripped, LIBRARY)
        return stripped.stat().st_size


def check_size() -> list[str]:
    size = stripped_size()
    print(f"  {LIBRARY.name}: {size} bytes stripped")
    return [] if size <= MOST_BYTES else [f"{size} bytes stripped, more than {MOST_BYTES}"]
