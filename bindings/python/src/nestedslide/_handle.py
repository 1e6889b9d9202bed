"""The life of a handle: made, used, ended once, and never used after."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, Callable, NoReturn

from ._abi import Abi
from .errors import ClosedError, NestedSlideError, error_for


class Handle:
    """A coordinator's handle and the way calls on it report errors."""

    def __init__(self, abi: Abi, handle: int) -> None:
        self._abi = abi
        self._handle = handle
        # As a C number already: ctypes takes it as it is, where an int of 64 bits costs as much as the call.
        self._parameter = ctypes.c_uint64(handle)
        # A finalizer instead of __del__: it runs once, also at interpreter exit, while ctypes still works, and holds
        # nothing that would keep the coordinator alive.
        self._finalizer = weakref.finalize(self, abi.nslide_destroy, handle)

    @property
    def closed(self) -> bool:
        """Whether the coordinator has ended."""
        return self._handle == 0

    def close(self) -> None:
        """Ends the coordinator. A second call does nothing; any other use raises ClosedError."""
        if self._finalizer.detach() is None:
            return
        status = self._abi.nslide_destroy(self._handle)
        if status != 0:
            # Still alive, as when another thread is inside: it must not be forgotten.
            self._finalizer = weakref.finalize(self, self._abi.nslide_destroy, self._handle)
            self._fail(status)
        self._handle = self._parameter.value = 0

    def _call(self, function: Callable[..., int], *arguments: Any) -> None:
        """Calls a function of the library on this handle and raises what it reports."""
        try:
            status = function(self._parameter, *arguments)
        except ctypes.ArgumentError as error:
            raise TypeError(f"wrong type of argument: {error}") from None
        if status != 0:
            self._fail(status)

    def _fail(self, status: int) -> NoReturn:
        raise self._error(status)

    def _error(self, status: int) -> NestedSlideError:
        """The exception for a status, with the library's own reason."""
        if self._handle == 0:
            return ClosedError("the coordinator is closed")
        message: bytes | None = self._abi.nslide_error_message(self._handle)
        return error_for(status, (message or b"").decode("utf-8", "replace"))

    def __copy__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} cannot be copied: two owners would end the same coordinator")

    def __deepcopy__(self, memo: Any) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} cannot be pickled: it lives in the library of this process")
