"""What the tests of every host share: the library, a display, where pictures go, what a record says."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
# For tools/api, the C interface as data.
sys.path.insert(0, str(TREE))
LIBRARY = Path(os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(TREE / ".build/product/libNestedSlideC.so")))
# The makes that build examples are none of the one that runs these tests: they have no jobs of its to share.
for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
    os.environ.pop(name, None)

# Their asserts tell what they compared, as those of tests do.
pytest.register_assert_rewrite("demo_hands", "qt_observe_scene")

# For make gallery: each host's picture, named for it.
PICTURES = Path(os.environ.get("NESTEDSLIDE_PICTURES", TREE / ".build/hosts"))


# Where else programs may be than on the path.
ELSEWHERE = os.environ.get("NESTEDSLIDE_PROGRAMS", "/usr/games:/usr/lib/chromium")


def bring_faces() -> None:
    """Adds the faces that matplotlib brings to those that hosts find, so that none has to be installed."""
    import matplotlib

    folder = TREE / ".build" / "tests" / "faces"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
        shutil.copy(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name, folder)
    others = os.environ.get("FONTCONFIG_FILE", "/etc/fonts/fonts.conf")
    (folder / "fonts.conf").write_text(
        f"<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir>"
        f'<include ignore_missing="yes">{others}</include></fontconfig>\n'
    )
    os.environ["FONTCONFIG_FILE"] = str(folder / "fonts.conf")


bring_faces()


def need(program: str, package: str) -> str:
    """The path of a program; skips the test, saying what to install, where there is none."""
    path = shutil.which(program) or shutil.which(program, path=ELSEWHERE)
    if path is None:
        pytest.skip(f"{program} is not installed: apt install {package}")
    return path


@pytest.fixture(scope="module", autouse=True)
def collected() -> Iterator[None]:
    """Widgets have to go in the thread that made them, not in that of a web server that happens to collect."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def pictures() -> Path:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X display of 390x844 for one module's programs, without a window manager."""
    with xvfb(390, 844) as name:
        yield name


class xvfb:  # noqa: N801
    """An X server for as long as the block runs; answers its name, such as ":7"."""

    def __init__(self, width: int, height: int) -> None:
        self.size = f"{width}x{height}x24"

    def __enter__(self) -> str:
        program = need("Xvfb", "xvfb")
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", self.size, "-nolisten", "tcp"]
        command += ["+extension", "GLX", "+extension", "XTEST"]
        self.process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        return f":{number}"

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(10)
