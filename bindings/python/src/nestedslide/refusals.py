"""Hearing of every call that the library refuses, beside the exceptions: for a program's log."""

from __future__ import annotations

import atexit
import threading
from typing import Any, Callable, NamedTuple

from . import _abi, _signatures
from .enums import Status


class Refusal(NamedTuple):
    """A call that was refused."""

    status: Status
    handle: int
    """Of what it was made on, as given; 0 for nothing."""
    message: str
    """Which argument was wrong, and why."""


_lock = threading.Lock()
_listener: Callable[[Refusal], object] | None = None
_installed = False


def _hear(context: Any, status: int, handle: int, message: bytes) -> None:
    listener = _listener
    if listener is not None:
        listener(Refusal(Status(status), handle, message.decode("utf-8", "replace")))


# What the library calls: one for the life of the process, so that no thread ever meets one that is gone.
_hook = _signatures.LOG_FUNCTION(_hear)


def on_refusal(listener: Callable[[Refusal], object] | None) -> None:
    """Says who hears of every refused call, of all coordinators and lists of the process; ``None`` for nobody.

    It is called on the thread of the call, before that raises, and takes the place of the one before. What it raises
    goes to ``sys.unraisablehook``. On what was refused it may not call: that raises ReentrantError. Of calls that it
    makes itself it does not hear.

    >>> from nestedslide import Coordinator
    >>> on_refusal(lambda refusal: print(refusal.status.name, refusal.message))
    >>> with Coordinator([1000.0]) as c:
    ...     try:
    ...         c.advance(-1)
    ...     except ValueError:
    ...         pass
    time_went_back time: must not be before the last frame's
    >>> on_refusal(None)
    """
    global _listener, _installed
    if listener is not None and not callable(listener):
        raise TypeError(f"a listener must be callable, not {type(listener).__name__}")
    with _lock:
        _listener = listener
        if listener is not None and not _installed:
            _abi.library().nslide_set_log(_hook, None)
            _installed = True
            # Calls that come later in the interpreter's end find no listener any more.
            atexit.register(on_refusal, None)
