"""Finding and opening the shared library.

The order is that of intent: what the user named, what came with the package, what its source tree has built, what the
system has. When none of them opens, the error tells each path and the reason, since "not found" alone sends people
looking in the wrong place.
"""

from __future__ import annotations

import ctypes
import os
import sys
import warnings
from collections.abc import Iterator
from typing import NamedTuple

from .errors import LibraryNotFoundError

VARIABLE = "NESTEDSLIDE_LIBRARY"
STEM = "NestedSlideC"

if sys.platform == "darwin":
    FILE_NAME, SONAME = f"lib{STEM}.dylib", f"lib{STEM}.dylib"
elif sys.platform == "win32":
    FILE_NAME, SONAME = f"{STEM}.dll", f"{STEM}.dll"
else:
    FILE_NAME, SONAME = f"lib{STEM}.so", f"lib{STEM}.so.0"


class Candidate(NamedTuple):
    """A place where the library may be."""

    origin: str
    path: str
    is_file: bool


class OpenedLibrary(NamedTuple):
    """The library, opened, and where it came from."""

    cdll: ctypes.CDLL
    origin: str
    path: str


def candidates() -> Iterator[Candidate]:
    """Every place to try, best first."""
    named = os.environ.get(VARIABLE)
    if named:
        yield Candidate(f"the variable {VARIABLE}", named, is_file=True)
    yield Candidate("the package", os.path.join(os.path.dirname(__file__), FILE_NAME), is_file=True)
    built = _built_in_tree(os.path.dirname(os.path.abspath(__file__)))
    if built is not None:
        yield Candidate("the source tree", built, is_file=True)
    # Only here: what it imports in turn takes as long as this package.
    from ctypes.util import find_library

    found = find_library(STEM)
    if found:
        yield Candidate("the system", found, is_file=False)
    if found != SONAME:
        yield Candidate("the system", SONAME, is_file=False)


def _built_in_tree(package: str) -> str | None:
    """Where ``make`` puts the library of the source tree that the package lies in; None where it lies in none."""
    tree = os.path.normpath(os.path.join(package, *[os.pardir] * 4))
    is_ours = package == os.path.join(tree, "bindings", "python", "src", os.path.basename(package))
    has_header = os.path.isfile(os.path.join(tree, "include", "nestedslide.h"))
    return os.path.join(tree, ".build", "product", FILE_NAME) if is_ours and has_header else None


def open_library() -> OpenedLibrary:
    """Opens the first library that can be opened.

    Raises LibraryNotFoundError, which lists each path tried and why it failed.
    """
    failures: list[str] = []
    for candidate in candidates():
        try:
            # Asked first because the loader's own words for a missing file differ between systems.
            if candidate.is_file and not os.path.isfile(candidate.path):
                raise OSError("there is no such file")
            cdll = ctypes.CDLL(candidate.path)
        except OSError as error:
            failures.append(f"{candidate.path} (from {candidate.origin}): {error}")
            continue
        if failures and os.environ.get(VARIABLE):
            warnings.warn(
                f"{VARIABLE} is set but could not be used: {failures[0]}; using {candidate.path}",
                RuntimeWarning,
                stacklevel=3,
            )
        return OpenedLibrary(cdll, candidate.origin, _path_of(cdll, candidate))
    listing = "".join(f"\n  {failure}" for failure in failures)
    raise LibraryNotFoundError(
        f"the NestedSlide library could not be loaded; tried:{listing}\n"
        f"Run make build in the source tree, install the wheel, or set {VARIABLE} to the path of {FILE_NAME}."
    )


def _path_of(cdll: ctypes.CDLL, candidate: Candidate) -> str:
    """The file behind an opened library; the system's loader does not say where it found one."""
    if candidate.is_file:
        return os.path.realpath(candidate.path)
    if os.path.isfile("/proc/self/maps"):
        with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as maps:
            lines = maps.read().splitlines()
        for line in lines:
            path = line.split(maxsplit=5)[-1]
            if STEM in os.path.basename(path):
                return path
    return str(cdll._name)
