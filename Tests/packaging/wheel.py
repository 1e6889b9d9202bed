"""The wheel as `make wheel` leaves it: what it is named for, what is in it, and that it works where nothing else is."""

from __future__ import annotations

import platform
import re
import sys
import zipfile
from pathlib import Path

from system import TREE, CheckError, run

SCENARIO = TREE / "behaviour" / "fling" / "across-the-seam-and-into-the-edge-at-120-Hz.json"
LIBRARY = "nestedslide/libNestedSlideC.so"
# Its modules, the library, and what describes it: neither tests nor libraries of others.
PLACES = re.compile(r"nestedslide/.*\.py|nestedslide/py\.typed|nestedslide-[^/]*\.dist-info/.*|" + re.escape(LIBRARY))


def the_wheel() -> Path:
    found = sorted((TREE / "dist").glob("*.whl"))
    if len(found) != 1:
        raise CheckError(f"there are {len(found)} wheels in dist: make wheel")
    return found[0]


def check_contents(folder: Path) -> None:
    del folder
    wheel = the_wheel()
    machine = platform.machine()
    tags = {f"manylinux_2_17_{machine}", f"manylinux2014_{machine}"}
    if set(wheel.stem.split("-")[2:4]) != {"py3", "none"} or set(wheel.stem.split("-")[4].split(".")) != tags:
        raise CheckError(f"{wheel.name} is not named for {' and '.join(sorted(tags))}")
    with zipfile.ZipFile(wheel) as archive:
        sizes = {entry.filename: entry.file_size for entry in archive.infolist() if not entry.is_dir()}
    modules = {str(path.relative_to(TREE / "bindings/python/src")) for path in package_files()}
    strange = [name for name in sizes if not PLACES.fullmatch(name)]
    missing = [name for name in modules | {LIBRARY} if name not in sizes]
    if strange or missing or not any(name.endswith("/LICENSE") for name in sizes):
        raise CheckError(f"{wheel.name} has {strange or 'nothing'} too much, and not {missing or 'its license'}")
    print(f"  {wheel.name}: {wheel.stat().st_size} bytes, the library in it {sizes[LIBRARY]}")


def package_files() -> list[Path]:
    package = TREE / "bindings" / "python" / "src" / "nestedslide"
    return [*package.rglob("*.py"), package / "py.typed"]


def check_use(folder: Path) -> None:
    """In an environment of its own, where no variable and no tree helps."""
    run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"])
    python = folder / "venv" / "bin" / "python"
    pip = [TREE / ".venv" / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "--python", python]
    run([*pip, "install", "--quiet", "--no-deps", "--no-index", the_wheel()])
    info = run([python, "-m", "nestedslide", "info"], folder)
    place = re.search(rf"path\s+(\S+/{LIBRARY})", info)
    if place is None or not place[1].startswith(str(folder)):
        raise CheckError(f"the library is not the one of the wheel:\n{info}")
    replay = run([python, "-m", "nestedslide", "replay", SCENARIO], folder)
    if not replay.startswith("ok "):
        raise CheckError(f"replay printed:\n{replay}")
    program = "import nestedslide; nestedslide.Coordinator(); print(open('/proc/self/maps').read())"
    maps = run([python, "-c", program], folder)
    if place[1] not in maps or "swift" in maps.lower():
        raise CheckError(f"Python has loaded:\n{maps}")
