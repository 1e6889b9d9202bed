"""The wheel as `make wheel` leaves it: what it is named for, what is in it, and that it works where nothing else is."""

from __future__ import annotations

import platform
import re
import sys
import zipfile
from pathlib import Path

from system import TREE, CheckError, outcome, run

SCENARIO = TREE / "behaviour" / "fling" / "across-the-seam-and-into-the-edge-at-120-Hz.json"
LIBRARY = "nestedslide/libNestedSlideC.so"
MODULE = "nestedslide/new/web_module/nestedslide.wasm"
# Its modules, the library, the engine for browsers, and what describes it: neither tests nor libraries of others.
PLACES = re.compile(
    r"nestedslide/.*\.py|nestedslide/py\.typed|nestedslide/new/templates/[^/]*/[^/]*\.in|nestedslide-[^/]*\.dist-info/.*|"
    r"nestedslide/new/web_module/[^/]*\.js|" + "|".join(map(re.escape, (LIBRARY, MODULE)))
)


def the_wheel(name: str = "nestedslide") -> Path:
    found = sorted((TREE / ".build" / "wheels").glob(f"{name}-*.whl"))
    if len(found) != 1:
        raise CheckError(f"there are {len(found)} wheels of {name} in .build/wheels: make wheel")
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
        if archive.read(LIBRARY) != (TREE / ".build" / "product" / "libNestedSlideC.so").read_bytes():
            raise CheckError(f"the library in {wheel.name} is not the one that the tests run")
    modules = {str(path.relative_to(TREE / "bindings/python/src")) for path in package_files()}
    strange = [name for name in sizes if not PLACES.fullmatch(name)]
    missing = [name for name in modules | {LIBRARY, MODULE} if name not in sizes]
    if strange or missing or not any(name.endswith("/LICENSE") for name in sizes):
        raise CheckError(f"{wheel.name} has {strange or 'nothing'} too much, and not {missing or 'its license'}")
    print(f"  {wheel.name}: {wheel.stat().st_size} bytes, the library in it {sizes[LIBRARY]}")


def package_files() -> list[Path]:
    package = TREE / "bindings" / "python" / "src" / "nestedslide"
    return [*package.rglob("*.py"), package / "py.typed"]


def installed_in(folder: Path, *wheels: Path) -> Path:
    """The Python of an environment that has these wheels and nothing else."""
    run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"])
    python = folder / "venv" / "bin" / "python"
    pip = [TREE / ".venv" / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "--python", python]
    run([*pip, "install", "--quiet", "--no-deps", "--no-index", *wheels])
    return python


def check_use(folder: Path) -> None:
    """In an environment of its own, where no variable and no tree helps."""
    python = installed_in(folder, the_wheel())
    info = run([python, "-m", "nestedslide", "info"], folder)
    place = re.search(rf"path\s+(\S+/{LIBRARY})", info)
    if place is None or not place[1].startswith(str(folder)):
        raise CheckError(f"the library is not the one of the wheel:\n{info}")
    replay = run([python, "-m", "nestedslide", "replay", SCENARIO], folder)
    if not replay.startswith("ok "):
        raise CheckError(f"replay printed:\n{replay}")
    run([python, "-m", "nestedslide", "new", "app", "--toolkit", "web"], folder)
    scripts = {path.name for path in (TREE / "bindings" / "javascript").glob("*.js")}
    if {path.name for path in (folder / "app" / "nestedslide").iterdir()} != scripts | {Path(MODULE).name}:
        raise CheckError("a new app for the web has not the whole engine")
    program = "import nestedslide; nestedslide.Coordinator(); print(open('/proc/self/maps').read())"
    maps = run([python, "-c", program], folder)
    if place[1] not in maps or "swift" in maps.lower():
        raise CheckError(f"Python has loaded:\n{maps}")


def check_demo(folder: Path) -> None:
    """Without its package the command says in a line what to install; with it a picture is made."""
    (folder / "without").mkdir()
    done = outcome([installed_in(folder / "without", the_wheel()), "-m", "nestedslide", "demo"], folder)
    if done.returncode != 1 or done.stdout or "make wheel" not in done.stderr:
        raise CheckError(f"without the demo it ends with {done.returncode}:\n{done.stdout}{done.stderr}")
    wheel = the_wheel("nestedslide_demo")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("nestedslide_demo/")}
    source = TREE / "examples" / "pygame"
    ours = {str(path.relative_to(source)) for path in (source / "nestedslide_demo").rglob("*.py")}
    if names != ours:
        raise CheckError(f"{wheel.name} has other files than the sources: {', '.join(sorted(names ^ ours))}")
    python = installed_in(folder, the_wheel(), wheel)
    # pygame-ce and Pillow are those of the tests' environment; what that has editable is not seen by this way.
    packages = run([TREE / ".venv" / "bin" / "python", "-c", "import site; print(site.getsitepackages()[0])"]).strip()
    command = [python, "-m", "nestedslide", "demo", "--animation", "demo.png", "--scale", "0.25"]
    run(command, folder, PYTHONPATH=packages)
    if not (folder / "demo.png").read_bytes().startswith(b"\x89PNG"):
        raise CheckError("the demo has made no picture")
