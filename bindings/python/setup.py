"""Puts the shared library into the wheel, and what it is built from into the source distribution.

Everything else is in pyproject.toml. The wheel is for one platform and any Python 3, since the library is loaded with
ctypes and knows nothing of Python.
"""

import os
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
# What the library is built from, on Linux by product.py. On other systems `swift build` can, which wants the tests too.
NEEDED = (
    "Package.swift",
    "Sources",
    "bindings/javascript",
    "bindings/wasm",
    "include",
    "packaging",
    "tools/__init__.py",
    "tools/steps.py",
    "Tests/NestedSlideCoreTests",
    "Tests/NestedSlideTests",
)
FILE_NAME = {"darwin": "libNestedSlideC.dylib", "win32": "NestedSlideC.dll"}.get(sys.platform, "libNestedSlideC.so")


def built_library() -> Path:
    """The library to pack: the one that NESTEDSLIDE_LIBRARY names, or else the product of the tree, up to date."""
    named = os.environ.get("NESTEDSLIDE_LIBRARY")
    path = Path(named) if named else SOURCES / ".build" / "product" / FILE_NAME
    if not named:
        build()
    if not path.is_file():
        raise SystemExit(f"nestedslide: {path} is not there" + (", which NESTEDSLIDE_LIBRARY names" if named else ""))
    return path


def build() -> None:
    """Builds the library as the Makefile does, by the same program; it does nothing where the library is up to date.

    A source distribution of a release has the engine as one C file, too. Without Swift that is compiled.
    """
    engine = SOURCES / "c" / "nestedslide.c"
    if engine.is_file() and shutil.which("swiftc") is None:
        compile_c(engine)
        return
    program = SOURCES / "packaging" / "product.py"
    if not program.is_file():
        raise SystemExit(f"nestedslide: the sources of the library are not in {SOURCES}")
    if subprocess.run([sys.executable, str(program)]).returncode != 0:
        raise SystemExit(
            f"nestedslide: the library could not be built in {SOURCES}, see above; "
            "or set NESTEDSLIDE_LIBRARY to a built library"
        )


def compile_c(engine: Path) -> None:
    """Makes the library of the C file, with the compiler that CC names."""
    library = SOURCES / ".build" / "product" / FILE_NAME
    library.parent.mkdir(parents=True, exist_ok=True)
    compiler = os.environ.get("CC", "gcc" if sys.platform == "win32" else "cc")
    options = ["-std=c99", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-o", str(library), str(engine)]
    linked = [] if sys.platform == "win32" else ["-lm", "-lpthread"]
    try:
        subprocess.run([compiler, *options, *linked], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(
            f"nestedslide: the library could not be compiled: {error}; CC names another compiler, "
            "NESTEDSLIDE_LIBRARY a built library"
        ) from None


def web_module() -> "list[Path]":
    """The engine for browsers, which `nestedslide new --toolkit web` writes.

    It is the module that NESTEDSLIDE_MODULE names, or is built as the library is. With a library of one's own, or
    without Swift, there may be none.
    """
    named = os.environ.get("NESTEDSLIDE_MODULE")
    module = Path(named) if named else SOURCES / ".build" / "wasm" / "nestedslide.wasm"
    is_wanted = not named and "NESTEDSLIDE_LIBRARY" not in os.environ
    if is_wanted and sys.platform == "linux" and shutil.which("swiftc"):
        environment = {**os.environ, "PYTHONPATH": str(SOURCES / "packaging")}
        subprocess.run([sys.executable, "-m", "platforms", "wasm"], cwd=SOURCES, env=environment, check=True)
    return [module, *(SOURCES / "bindings" / "javascript").glob("*.js")] if module.is_file() else []


class BuildWithLibrary(build_py):
    """Copies the library beside the modules, and the engine for browsers beside the program that writes it.

    An editable install finds it through NESTEDSLIDE_LIBRARY instead, so that no copy in the source tree goes stale.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copy2(built_library(), self._target())
            for file in web_module():
                self._web().mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, self._web() / file.name)

    def get_outputs(self, include_bytecode: bool = True) -> "list[str]":
        outputs = list(super().get_outputs(include_bytecode))
        if self.editable_mode:
            return outputs
        return [*outputs, str(self._target()), *map(str, self._web().glob("*"))]

    def _target(self) -> Path:
        return Path(self.build_lib) / "nestedslide" / FILE_NAME

    def _web(self) -> Path:
        return Path(self.build_lib) / "nestedslide" / "new" / "web_module"


class SourcesWithLibrary(sdist):
    """Packs the library's sources too, which lie outside of this folder."""

    def make_release_tree(self, base_dir: str, files: "list[str]") -> None:
        super().make_release_tree(base_dir, files)
        for name in NEEDED:
            source, target = SOURCES / name, Path(base_dir) / PACKED.name / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
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
