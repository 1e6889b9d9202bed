"""Puts the shared library into the wheel; everything else is in pyproject.toml.

The library is taken from NESTEDSLIDE_LIBRARY, or from where ``swift build -c release`` leaves it. The wheel is for one
platform and any Python 3, since the library is loaded with ctypes and knows nothing of Python.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
FILE_NAME = {"darwin": "libNestedSlideC.dylib", "win32": "NestedSlideC.dll"}.get(sys.platform, "libNestedSlideC.so")


def built_library() -> Path:
    """The library to pack; a clear end of the build where there is none."""
    named = os.environ.get("NESTEDSLIDE_LIBRARY")
    path = Path(named) if named else HERE.parent.parent / ".build" / "release" / FILE_NAME
    if not path.is_file():
        raise SystemExit(
            f"nestedslide: {path} is not there: run 'swift build -c release' at the top of the repository, "
            f"or set NESTEDSLIDE_LIBRARY to the built library"
        )
    return path


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


class PlatformWheel(bdist_wheel):
    """Tags the wheel py3-none-<platform>."""

    def get_tag(self) -> "tuple[str, str, str]":
        return ("py3", "none", super().get_tag()[2])


class BinaryDistribution(Distribution):
    """Says that there is a binary, so that the wheel is not tagged for any platform."""

    def has_ext_modules(self) -> bool:
        return True


setup(cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel}, distclass=BinaryDistribution)
