"""The functions of ``nestedslide.h`` for ctypes, and the check that the library opened is the one they describe.

Every function gets its parameter and result types: without them ctypes would pass a double as an int and cut a handle
in half without a word.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any, Callable

from ._constants import ABI_VERSION, VERSION
from ._library import OpenedLibrary, open_library
from .errors import LibraryMismatchError


class Abi:
    """The library's functions, declared and checked, each an attribute under its C name."""

    def __init__(self, opened: OpenedLibrary) -> None:
        # Only with the library: the tables take a tenth of the time of the import.
        from ._signatures import SIGNATURES

        self.path = opened.path
        self.origin = opened.origin
        self._functions: dict[str, Callable[..., Any]] = {}
        for name, (result, parameters) in SIGNATURES.items():
            try:
                function = getattr(opened.cdll, name)
            except AttributeError:
                raise LibraryMismatchError(f"{opened.path} has no function {name}") from None
            function.restype = result
            function.argtypes = parameters
            self._functions[name] = function
            if name == "nslide_abi_version":
                self._check_versions()
        self._check_sizes()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            return self.__dict__["_functions"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def _check_versions(self) -> None:
        """Refuses another ABI, and a library older than the functions declared here."""
        abi, version = self.nslide_abi_version(), self.nslide_version()
        if abi != ABI_VERSION:
            raise LibraryMismatchError(
                f"{self.path} has ABI {abi}, this package was written for ABI {ABI_VERSION}: install a matching pair"
            )
        if version < VERSION:
            raise LibraryMismatchError(
                f"{self.path} is version {version_text(version)}, this package needs at least {version_text(VERSION)}"
            )

    def _check_sizes(self) -> None:
        """Refuses structs that do not fit. Those that carry their size may be longer in a later library."""
        from ._signatures import FIXED_SIZE, STRUCTS

        for kind, struct in STRUCTS.items():
            theirs, ours = self.nslide_struct_size(kind), ctypes.sizeof(struct)
            if theirs < ours or (kind in FIXED_SIZE and theirs != ours):
                raise LibraryMismatchError(
                    f"{self.path} has a {kind} struct of {theirs} bytes, this package of {ours}: "
                    f"install a matching pair"
                )


def version_text(version: int) -> str:
    """A version number of the library as people write it.

    >>> version_text(1002003)
    '1.2.3'
    """
    return f"{version // 1_000_000}.{version // 1000 % 1000}.{version % 1000}"


_lock = threading.Lock()
_loaded: Abi | None = None


def library() -> Abi:
    """The library, opened on first use and once a process.

    Not at import, so that a program can be imported, documented and type-checked where there is no library.
    """
    global _loaded
    # Asked before the lock too: a fork leaves that as it was to the child, where nobody would open it.
    if _loaded is None:
        with _lock:
            if _loaded is None:
                _loaded = Abi(open_library())
    return _loaded
