"""What setuptools makes of the Python projects: packed again, so that the same sources give the same bytes.

Each is made in a copy of its folder. What setuptools leaves in `build` it would pack the next time as well, modules
that are gone included.
"""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .. import wasm
from ..tree import TREE
from .files import Files, tarred, zipped
from .pages import page

PROJECT, PLOT, DEMO = "bindings/python", "bindings/python/plot", "examples/pygame"
LEFT_BEHIND = shutil.ignore_patterns("build", "dist", "*.egg-info", "__pycache__", ".*_cache")


def beside() -> tuple[str, ...]:
    """What setup.py packs into the source distribution, as it says itself."""
    setup = (TREE / PROJECT / "setup.py").read_text(encoding="utf-8")
    needed: tuple[str, ...] = ast.literal_eval(re.findall(r"^NEEDED = (\(.*?^\))$", setup, re.MULTILINE | re.DOTALL)[0])
    return needed


@contextmanager
def copied(project: str) -> Iterator[Path]:
    """A project's folder in a tree that has nothing else but what it packs."""
    with tempfile.TemporaryDirectory(prefix="nestedslide-") as folder:
        tree = Path(folder)
        shutil.copytree(TREE / project, tree / project, ignore=LEFT_BEHIND)
        readme = tree / project / "README.md"
        readme.write_text(page(readme), encoding="utf-8")
        for name in beside() if project == PROJECT else ():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).symlink_to(TREE / name)
        yield tree / project


def made(project: Path, *command: str, library: Path | None = None) -> tuple[str, bytes]:
    """The one file that a command of Python's leaves in the folder `out`."""
    environment = dict(os.environ)
    if library:
        environment |= {"NESTEDSLIDE_LIBRARY": str(library), "NESTEDSLIDE_MODULE": str(TREE / wasm.FOLDER / wasm.NAME)}
    words = [sys.executable, "-m", *command, "out", "."]
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(f"platforms: {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    (path,) = (project / "out").iterdir()
    return path.name, path.read_bytes()


def wheel(project: str, library: Path | None = None) -> tuple[str, Files]:
    """A wheel's name, and what is in it."""
    pip = ["pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    with copied(project) as folder:
        name, data = made(folder, *pip, library=library)
    files = Files()
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        for each in packed.namelist():
            if not each.endswith("/"):
                files.put(each, packed.read(each))
    return name, files


def plot() -> tuple[str, bytes]:
    """The wheel of the commands that draw; it is for every platform."""
    name, files = wheel(PLOT)
    return name, zipped(files)


def demo() -> tuple[str, bytes]:
    """The wheel of the example that `python -m nestedslide demo` shows; it is for every platform."""
    name, files = wheel(DEMO)
    return name, zipped(files)


def sources(engine: Path) -> tuple[str, bytes]:
    """The source distribution, with the library's sources and, for who has no Swift, the engine as one C file."""
    with copied(PROJECT) as folder:
        name, data = made(folder, "build", "--sdist", "--no-isolation", "--outdir")
    files = Files()
    with tarfile.open(fileobj=io.BytesIO(data)) as packed:
        for member in packed.getmembers():
            content = packed.extractfile(member)
            if content is not None:
                files.put(member.name, content.read())
    beside_setup = name.removesuffix(".tar.gz") + "/library/c"
    files.copy(f"{beside_setup}/{engine.name}", engine)
    files.copy(f"{beside_setup}/nestedslide.h", TREE / "include" / "nestedslide.h")
    return name, tarred(files)
