"""The session on libraries of systems that are not here, by a loader of our own: image.py, foreign.c."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import session
from machines import LINUX, PROGRAMS, Machine, run
from platforms.tree import BUILD, TREE

HERE = Path(__file__).parent
MACHINES = {machine.name: machine for machine in LINUX}


@pytest.mark.parametrize(
    ("target", "host", "file"),
    [
        ("macos-x86_64", "linux-x86_64", "libNestedSlideC.dylib"),
        ("macos-arm64", "linux-aarch64", "libNestedSlideC.dylib"),
        ("windows-arm64", "linux-aarch64", "NestedSlideC.dll"),
    ],
)
def test_the_session_by_an_own_loader(target: str, host: str, file: str) -> None:
    image = pytest.importorskip("image", reason="lief is not installed: pip install lief")
    machine = MACHINES[host]
    machine.require()
    library = TREE / BUILD / target / file
    if not library.is_file():
        pytest.skip(f"{library} is not built: make platforms ONLY={target}")
    folder = PROGRAMS / f"foreign-{target}"
    jumps = image.describe(image.read(library), folder)
    program = folder / "session"
    sources = [HERE / "foreign.c", *jumps, *session.PLAYED]
    options = [f"-I{TREE / 'include'}", *session.OPTIONS, f"-I{folder}", "-std=c11", "-D_GNU_SOURCE", "-O1", "-Wall"]
    plain = "-no-pie"
    run([*machine.compiler, *options, plain, *machine.start, *sources, *machine.end, "-o", program])
    assert machine.run(program, str(folder / "image.bin")).strip() == session.expected()


def test_the_session_with_the_library_for_android() -> None:
    """As Android's loader loads it: without numbers and versions of libraries. Its libc.so is glibc's here."""
    name = "android-arm64-v8a"
    folder = PROGRAMS / name
    host = MACHINES["linux-aarch64"]
    search = ("-E", f"LD_LIBRARY_PATH={folder}")
    machine: Machine = replace(host, name=name, target=name, launcher=(*host.launcher, *search))
    machine.require()
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("libc", "libm"):
        (folder / f"{name}.so").unlink(missing_ok=True)
        (folder / f"{name}.so").symlink_to(f"/usr/aarch64-linux-gnu/lib/{name}.so.6")
    program = machine.compile("session", session.SOURCES, *session.OPTIONS)
    assert machine.run(program).strip() == session.expected()
