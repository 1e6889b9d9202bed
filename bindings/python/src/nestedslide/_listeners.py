"""Functions that are told of events, as many as a host likes.

The library calls nothing back: listeners are called when events are read, with the state already final. So they may use
the coordinator as they please.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Callable

from ._convert import choice
from .enums import EventType
from .errors import ListenerError
from .values import Event

Listener = Callable[[Event], object]


class _Entry:
    """One registration: the same function may have several."""

    def __init__(self, function: Listener, types: frozenset[EventType] | None) -> None:
        self.function = function
        self.types = types
        self.removed = False

    def wants(self, event: Event) -> bool:
        return not self.removed and (self.types is None or event.type in self.types)


class Listeners:
    """The listeners of one coordinator and the events on their way to them."""

    def __init__(self) -> None:
        self.active = False
        """Whether events have to go through ``deliver``; kept, so that without listeners it is all there is to ask."""
        # Replaced, never changed in place: a loop over it goes on undisturbed when a listener adds or removes one.
        self._entries: tuple[_Entry, ...] = ()
        self._coming: deque[Event] = deque()
        self._kept: tuple[Event, ...] = ()
        self._delivering = False

    def add(self, function: Listener, types: Sequence[EventType | str]) -> Callable[[], None]:
        """Registers a function for some types of events, or for all; the answer takes it out again."""
        if not callable(function):
            raise TypeError(f"a listener must be callable, not {type(function).__name__}")
        entry = _Entry(function, frozenset(choice("type", EventType, each) for each in types) if types else None)
        self._entries += (entry,)
        self.active = True

        def remove() -> None:
            entry.removed = True
            self._entries = tuple(each for each in self._entries if each is not entry)
            self._note_active()

        return remove

    def deliver(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Tells the listeners, and answers with the events for whoever asked for them.

        Asked from within a listener it only answers: those events wait until the present ones have been delivered.
        Where a listener raises, the events are kept for whoever asks next, and nobody is told of them again.
        """
        answer = (*self._kept, *events)
        self._kept = ()
        self._coming.extend(events)
        if self._delivering:
            return answer
        self._delivering = True
        whole = False
        try:
            errors = self._tell()
            whole = not errors
        finally:
            self._delivering = False
            self._kept = () if whole else answer
            self._note_active()
        if errors:
            raise errors[0] if len(errors) == 1 else ListenerError(errors)
        return answer

    def _tell(self) -> list[Exception]:
        """Each event to every listener before the next event; their errors."""
        errors: list[Exception] = []
        while self._coming:
            event = self._coming.popleft()
            for entry in self._entries:
                if entry.wants(event):
                    try:
                        entry.function(event)
                    except Exception as error:
                        errors.append(error)
        return errors

    def _note_active(self) -> None:
        self.active = bool(self._entries or self._coming or self._kept)
