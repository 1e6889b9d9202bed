"""What was done to the coordinator, as marks beside the time axis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Callable

from nestedslide.replay.load import Step

from .sampling import Deed, Take


@dataclass(frozen=True)
class Mark:
    """One thing that was done: a point, or a touch from its beginning to its end."""

    begin: float
    end: float
    kind: str
    text: str
    refused: bool = False


def marks(take: Take) -> list[Mark]:
    """All marks of a take in the order in which they begin; touches as one each."""
    return sorted(_marks(take), key=lambda mark: mark.begin)


def _marks(take: Take) -> Iterator[Mark]:
    touches: dict[object, tuple[float, str]] = {}
    for deed in take.deeds:
        step, place = deed.step, take.place(deed)
        touch, begins, ends = _touch(step)
        if step.action in _SILENT:
            continue
        if deed.status != "ok":
            yield Mark(place, place, "refused", f"{_text(step)}: {deed.status}", refused=True)
        elif touch is None:
            yield Mark(_begin(take, deed), place, step.action, _text(step))
        elif begins:
            touches.setdefault(touch, (place, _text(step)))
        elif ends:
            held = touches.pop(touch, None)
            if held:
                yield Mark(held[0], place, "touch", held[1])
            if step.action in _THROWS or not held:
                yield Mark(place, place, _THROWS.get(step.action, step.action), _text(step))
    for begun, text in touches.values():
        yield Mark(begun, take.axis()[-1], "touch", text)


_SESSION = "session"
_SILENT = ("wait", "settle")
_THROWS = {"fling": "fling", "release": "release", "session": "release"}
"""Steps that end a touch with a velocity, and their marks."""


def _touch(step: Step) -> tuple[object, bool, bool]:
    """The touch that a step belongs to, and whether it begins and ends it."""
    if step.action == "pointer":
        return ("pointer", step.options.get("id", 0)), step.value == "down", step.value in ("up", "cancel")
    if step.action == "session":
        return _SESSION, step.value == "begin", step.value in ("end", "cancel")
    if step.action == "scroll":
        held = bool(step.options.get("hold", False))
        return _SESSION, held, not held
    if step.action in ("fling", "release"):
        return _SESSION, False, True
    return None, False, False


def _begin(take: Take, deed: Deed) -> float:
    """A swipe begins before it ends; everything else takes no time."""
    place = take.place(deed)
    if deed.step.action == "swipe" and take.timed:
        return max(place - float(deed.step.value["duration"]), 0.0)
    return place


def amount(value: float) -> str:
    """A number in a label: without digits that are not seen.

    >>> amount(2500.0), amount(-0.25), amount(12.5)
    ('2,500', '\N{MINUS SIGN}0.25', '12.5')
    """
    text = f"{value:,.2f}".rstrip("0").rstrip(".") if abs(value) < 100 else f"{value:,.0f}"
    return text.replace("-", "\N{MINUS SIGN}")


def _vector(word: str, across: float, along: float) -> str:
    if across == 0:
        return f"{word} {amount(along)}"
    return f"{word} {amount(across)} across" if along == 0 else f"{word} {amount(across)}, {amount(along)}"


def _wheel(step: Step) -> str:
    unit = step.options.get("unit", "pixel")
    return _vector("wheel", *step.value) + ("" if unit == "pixel" else f" {unit}")


def _set(step: Step) -> str:
    names: list[Any] = list(step.value)
    return f"set {names[0]}" + (" …" if len(names) > 1 else "") if names else "set"


def _session(step: Step) -> str:
    if step.value == "end":
        return _vector("release", *step.options.get("velocity", (0.0, 0.0)))
    return {"begin": "drag"}.get(step.value, str(step.value))


def _text(step: Step) -> str:
    words = _WORDS.get(step.action)
    return words(step) if words else step.title


_WORDS: dict[str, Callable[[Step], str]] = {
    "scroll": lambda step: "drag" if step.options.get("hold") else _vector("drag", *step.value),
    "fling": lambda step: _vector("fling", *step.value),
    "release": lambda step: _vector("release", *step.value),
    "session": _session,
    "pointer": lambda step: {"down": "touch"}.get(step.value, str(step.value)),
    "wheel": _wheel,
    "key": lambda step: str(step.value),
    "observe": lambda step: f"observe {step.value}",
    "set": _set,
}
