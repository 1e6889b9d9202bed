"""Cases: one scenario with several sets of values, each of which is played as a scenario of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .kinds import InvalidScenarioError, described

MARK = "$"
"""What the place of a value begins with: ``"$height"``."""


def expanded(document: Any) -> list[tuple[str, Any]]:
    """Each case's name and the document with its values; without cases the document as it is, its name empty."""
    if not isinstance(document, dict) or "cases" not in document:
        return [("", document)]
    cases = document["cases"]
    if not isinstance(cases, dict) or not cases:
        raise InvalidScenarioError("cases", f"must be an object of cases, not {described(cases)}")
    rest = {key: value for key, value in document.items() if key != "cases"}
    used = {*_marks(rest)}
    for name, values in cases.items():
        if not isinstance(values, dict):
            raise InvalidScenarioError(f"cases.{name}", f"must be an object of values, not {described(values)}")
        for each in sorted(used - {*values}):
            raise InvalidScenarioError(f"cases.{name}", f"has no value for {MARK}{each}")
        for each in sorted({*values} - used):
            raise InvalidScenarioError(f"cases.{name}.{each}", f"nothing in the scenario is {MARK}{each}")
    return [(name, _filled(rest, values)) for name, values in cases.items()]


def _marks(value: Any) -> Iterator[str]:
    """The names of the values that a document has places for."""
    if isinstance(value, str) and value.startswith(MARK):
        yield value[len(MARK) :]
    elif isinstance(value, (dict, list)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _marks(each)


def _filled(value: Any, values: dict[str, Any]) -> Any:
    if isinstance(value, str) and value.startswith(MARK):
        return values[value[len(MARK) :]]
    if isinstance(value, dict):
        return {key: _filled(each, values) for key, each in value.items()}
    return [_filled(each, values) for each in value] if isinstance(value, list) else value
