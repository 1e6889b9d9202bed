"""Puts the settings into what ``help`` says of a class."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any, Callable, TypeVar

KindT = TypeVar("KindT", bound=type[Any])


def documented(settings: str) -> Callable[[KindT], KindT]:
    """A decorator that lists settings, each with unit, range and default, behind a class's own words."""

    def add(kind: KindT) -> KindT:
        # Without its own words the program was started to have none.
        if kind.__doc__ is not None:
            kind.__doc__ = f"{cleandoc(kind.__doc__)}\n\n{settings}"
        return kind

    return add
