"""The life of a handle: made, used, ended once, and never used after."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, ClassVar, NoReturn

from ._abi import Abi
from ._hints import hint
from .errors import ClosedError, InvalidStateError, NestedSlideError, error_for


def message_of(abi: Abi, handle: int) -> str:
    """Why the last call on a handle failed; of 0, why the last one did that was made on none, as creating is."""
    message: bytes | None = abi.nslide_error_message(handle)
    return (message or b"").decode("utf-8", "replace")


class Handle:
    """The handle of a coordinator or a list, and the way calls on it report errors."""

    _NOUN: ClassVar[str] = "coordinator"
    _DESTROY: ClassVar[str] = "nslide_destroy"

    # On the class, so that closing works before __init__ has run, or where a subclass never calls it.
    _finalizer: weakref.finalize[..., Any] | None = None

    def __init__(self, abi: Abi, handle: int) -> None:
        self._abi = abi
        self._handle = handle
        # As a C number already: ctypes takes it as it is, where an int of 64 bits costs as much as the call.
        self._parameter = ctypes.c_uint64(handle)
        # A finalizer instead of __del__: it runs once, also at interpreter exit, while ctypes still works, and holds
        # nothing that would keep what it ends alive.
        self._finalizer = weakref.finalize(self, getattr(abi, self._DESTROY), handle)

    @property
    def closed(self) -> bool:
        """Whether it has ended: by close, or since the interpreter exits."""
        return self._finalizer is None or not self._finalizer.alive

    def close(self) -> None:
        """Ends it. A second call does nothing; any other use raises ClosedError."""
        if self._finalizer is None or self._finalizer.detach() is None:
            return
        destroy = getattr(self._abi, self._DESTROY)
        status = destroy(self._handle)
        if status != 0:
            # Still alive, as when another thread is inside: it must not be forgotten.
            self._finalizer = weakref.finalize(self, destroy, self._handle)
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
            return ClosedError(f"the {self._NOUN} is closed")
        return error_for(status, message_of(self._abi, self._handle))

    def _require_open(self, name: str) -> None:
        """Refuses one that has ended, or was never made, as an argument of this name."""
        if self._finalizer is None:
            raise self._not_made()
        if self.closed:
            raise ClosedError(f"{name} is closed")

    def _not_made(self) -> InvalidStateError:
        kind = type(self).__name__
        return InvalidStateError(f"{kind}: there is no {self._NOUN} yet, its __init__ must call super().__init__()")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Only what is not there comes here: in a subclass without super().__init__(), all that __init__ sets."""
            if self._finalizer is None and name.startswith("_") and not name.endswith("_"):
                raise self._not_made()
            public = [] if name.startswith("_") else [each for each in dir(type(self)) if not each.startswith("_")]
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}{hint(name, public)}")

    def __copy__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} cannot be copied: two owners would end the same {self._NOUN}")

    def __deepcopy__(self, memo: Any) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} cannot be pickled: it lives in the library of this process")
