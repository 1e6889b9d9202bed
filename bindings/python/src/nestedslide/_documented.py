"""Puts the settings into what ``help`` says of a class."""

from __future__ import annotations

from typing import Any, Callable, TypeVar

KindT = TypeVar("KindT", bound=type[Any])


def documented(settings: str) -> Callable[[KindT], KindT]:
    """A decorator that lists settings, each with unit, range and default, behind a class's own words."""

    def add(kind: KindT) -> KindT:
        # Without its own words the program was started to have none.
        if kind.__doc__ is not None:
            kind.__doc__ = f"{_cleaned(kind.__doc__)}\n\n{settings}"
        return kind

    return add


def _cleaned(text: str) -> str:
    """Without what all lines but the first begin with: ``inspect.cleandoc``, whose module takes long to import."""
    first, *others = text.expandtabs().splitlines()
    indent = min((len(line) - len(line.lstrip()) for line in others if line.strip()), default=0)
    return "\n".join([first.strip(), *(line[indent:].rstrip() for line in others)]).strip()
