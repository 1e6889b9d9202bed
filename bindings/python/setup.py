"""Puts the shared library into the wheel, and what it is built from into the source distribution.

Everything else is in pyproject.toml. The wheel is for one platform and any Python 3, since the library is loaded with
ctypes and knows nothing of Python.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
PACKED = HERE / "library"
# Where the library's sources are: packed beside this file in a source distribution, else the repository.
SOURCES = PACKED if PACKED.is_dir() else HERE.parent.parent
# What Swift reads; it asks for the tests of a package also where it does not build them.
NEEDED = ("Package.swift", "Sources", "include", "packaging/swift-flags", "Tests/NestedSlideCoreTests")
FILE_NAME = {"darwin": "libNestedSlideC.dylib", "win32": "NestedSlideC.dll"}.get(sys.platform, "libNestedSlideC.so")


def built_library() -> Path:
    """The library to pack: the one named, or the one in the tree, which Swift builds where it is not there yet."""
    named = os.environ.get("NESTEDSLIDE_LIBRARY")
    path = Path(named) if named else SOURCES / ".build" / "release" / FILE_NAME
    if not named and not path.is_file():
        build()
    if not path.is_file():
        raise SystemExit(f"nestedslide: {path} is not there" + (", which NESTEDSLIDE_LIBRARY names" if named else ""))
    return path


def build() -> None:
    """Builds the library, as the Makefile does."""
    if not (SOURCES / "Package.swift").is_file():
        raise SystemExit(f"nestedslide: neither the built library nor its sources are in {SOURCES}")
    swift = shutil.which("swift")
    if swift is None:
        raise SystemExit(
            "nestedslide: the library has to be built, and Swift 6.3 is not installed: get it from "
            "https://www.swift.org/install, or set NESTEDSLIDE_LIBRARY to a built library"
        )
    flags = shlex.split((SOURCES / "packaging" / "swift-flags").read_text(), comments=True)
    command = [swift, "build", "-c", "release", "--product", "NestedSlideC", *flags]
    if subprocess.run(command, cwd=SOURCES).returncode != 0:
        raise SystemExit(f"nestedslide: the library could not be built: {shlex.join(command)} failed in {SOURCES}")


class BuildWithLibrary(build_py):
    """Copies the library beside the modules.

    An editable install finds it through NESTEDSLIDE_LIBRARY instead, so that no copy in the source tree goes stale.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copy2(built_library(), self._target())

    def get_outputs(self, include_bytecode: bool = True) -> "list[str]":
        outputs = list(super().get_outputs(include_bytecode))
        return outputs if self.editable_mode else [*outputs, str(self._target())]

    def _target(self) -> Path:
        return Path(self.build_lib) / "nestedslide" / FILE_NAME


class SourcesWithLibrary(sdist):
    """Packs the library's sources too, which lie outside of this folder."""

    def make_release_tree(self, base_dir: str, files: "list[str]") -> None:
        super().make_release_tree(base_dir, files)
        for name in NEEDED:
            source, target = SOURCES / name, Path(base_dir) / PACKED.name / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target)
            else:
                shutil.copy2(source, target)


class PlatformWheel(bdist_wheel):
    """Tags the wheel py3-none-<platform>."""

    def get_tag(self) -> "tuple[str, str, str]":
        return ("py3", "none", super().get_tag()[2])


class BinaryDistribution(Distribution):
    """Says that there is a binary, so that the wheel is not tagged for any platform."""

    def has_ext_modules(self) -> bool:
        return True


setup(
    cmdclass={"build_py": BuildWithLibrary, "sdist": SourcesWithLibrary, "bdist_wheel": PlatformWheel},
    distclass=BinaryDistribution,
)
