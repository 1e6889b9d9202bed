"""Reading a scenario file and checking all of it before anything runs."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .._terminal import title
from .cases import expanded
from .expectations import EXPECTATIONS
from .kinds import InvalidScenarioError, Key, described, listed, members, number, record
from .kinds import text as any_text
from .schema import DOCUMENT, SETTINGS, STEPS, Keys, page

DEFAULT_FRAME_RATE = 60.0
MAIN = "main"
"""How the scenario's own coordinator is called."""

_ANY = {"at": Key(number), "on": Key(any_text)}
_EXPECT = {name: expectation.key for name, expectation in EXPECTATIONS.items()}


@dataclass(frozen=True)
class Step:
    """One step: what it does, with which value, and the keys beside it."""

    place: str
    action: str
    value: Any
    options: dict[str, Any]

    @property
    def title(self) -> str:
        """The action, or the name of the command, or of what is done to a list."""
        if self.action == "session":
            return f"session {self.value}"
        return str(self.value) if self.action in ("call", "list") else self.action


@dataclass(frozen=True)
class Beginning:
    """What another coordinator begins with."""

    config: dict[str, Any]
    pages: list[dict[str, Any]]


@dataclass(frozen=True)
class Scenario:
    """A checked file."""

    name: str
    why: str
    frame_rate: float
    config: dict[str, Any]
    pages: list[dict[str, Any]]
    state: bytes | None
    """Saved bytes to begin from, in place of config and pages."""
    others: dict[str, Beginning]
    """The other coordinators, by name."""
    steps: list[Step]


def load(path: str | Path) -> Scenario:
    """The scenario of a file, of one with cases the first; see ``load_all``."""
    return load_all(path)[0]


def load_all(path: str | Path) -> list[Scenario]:
    """Reads a file; each of its cases is a scenario.

    Raises InvalidScenarioError where it is not a valid scenario, OSError where it cannot be read.
    """
    source = Path(path)
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InvalidScenarioError("", f"not UTF-8: {error.reason}") from None
    return parse_all(text, title(source))


def parse(text: str, name: str = "") -> Scenario:
    """The scenario of a text, of one with cases the first; see ``parse_all``."""
    return parse_all(text, name)[0]


def parse_all(text: str, name: str = "") -> list[Scenario]:
    """Checks the text of a file; ``name`` is used where the file gives none."""
    return [_case(document, name, case) for case, document in expanded(_decode(text))]


def _case(document: Any, name: str, case: str) -> Scenario:
    """An error of one of several cases names the case."""
    try:
        return _scenario(document, name, case)
    except InvalidScenarioError as error:
        if not case:
            raise
        raise InvalidScenarioError(
            f"cases.{case}, {error.place}" if error.place else f"cases.{case}", error.reason
        ) from None


def _scenario(document: Any, name: str, case: str) -> Scenario:
    members(document, "", DOCUMENT)
    state = document.get("state")
    for key in ("config", "pages"):
        if state is not None and key in document:
            raise InvalidScenarioError(key, "a file with a state has that one's settings and pages")
    config = document.get("config", {})
    members(config, "config", SETTINGS)
    pages = document.get("pages", [])
    listed(page)(pages, "pages")
    others = _others(document.get("others", {}))
    steps = [_step(each, f"steps[{position}]") for position, each in enumerate(document["steps"])]
    for step in steps:
        _named(step, {MAIN, *others})
    return Scenario(
        name=", ".join(filter(None, [document.get("name", name), case])),
        why=document.get("why", ""),
        frame_rate=document.get("frame_rate", DEFAULT_FRAME_RATE),
        config=config,
        pages=pages,
        state=None if state is None else base64.b64decode(state),
        others=others,
        steps=steps,
    )


def _others(value: Any) -> dict[str, Beginning]:
    if not isinstance(value, dict):
        raise InvalidScenarioError("others", f"must be an object of coordinators, not {described(value)}")
    for name, each in value.items():
        if name == MAIN:
            raise InvalidScenarioError(f"others.{name}", "is the name of the scenario's own")
        members(each, f"others.{name}", {"config": Key(record(SETTINGS)), "pages": Key(listed(page))})
    return {name: Beginning(each.get("config", {}), each.get("pages", [])) for name, each in value.items()}


def _named(step: Step, names: set[str]) -> None:
    """What a step is on, and what it links to, must be there."""
    given = {"on": step.options.get("on", MAIN), **({"link": step.value} if step.action == "link" else {})}
    for key, name in given.items():
        if name is not None and name not in names:
            raise InvalidScenarioError(f"{step.place}.{key}", f'there is no coordinator "{name}"')


def _step(value: Any, place: str) -> Step:
    if not isinstance(value, dict):
        raise InvalidScenarioError(place, f"must be an object, not {described(value)}")
    actions = [name for name in value if name in STEPS]
    if len(actions) != 1:
        listing = ", ".join(STEPS) if not actions else " and ".join(actions)
        found = "has no action, which would be one of" if not actions else "has more than one action:"
        unknown = [name for name in value if name != "at"] if not actions else []
        if len(unknown) == 1:
            raise InvalidScenarioError(f"{place}.{unknown[0]}", f"unknown key; actions are {listing}")
        raise InvalidScenarioError(place, f"{found} {listing}")
    name = actions[0]
    # Files of this format may still call it as 0.2 did.
    if name == "call" and value[name] == "finish_refresh":
        value = {**value, name: "end_refresh"}
    members(value, place, {**_ANY, name: STEPS[name].value, **_options(name, value, place)})
    inner = {"set": SETTINGS, "expect": _EXPECT}.get(name)
    if inner is not None:
        members(value[name], f"{place}.{name}", inner)
    return Step(place, name, value[name], {key: each for key, each in value.items() if key != name})


def _options(name: str, step: dict[str, Any], place: str) -> Keys:
    """The keys that may stand beside an action; a command's are its arguments."""
    variants = STEPS[name].variants
    if variants is None:
        return STEPS[name].options
    variant = step[name]
    if not isinstance(variant, str) or variant not in variants:
        raise InvalidScenarioError(f"{place}.{name}", f"must be one of {', '.join(variants)}, not {described(variant)}")
    return variants[variant]


def _decode(text: str) -> Any:
    try:
        return json.loads(text, parse_int=_integer, parse_constant=_no_constant, object_pairs_hook=_no_duplicates)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno} column {error.colno}"
        # Most often a file of another kind altogether.
        reason = "is neither a record nor JSON" if error.pos == 0 else error.msg
        raise InvalidScenarioError(place, reason) from None
    except RecursionError:
        raise InvalidScenarioError("", "nested too deeply") from None
    except ValueError as error:
        raise InvalidScenarioError("", str(error)) from None


def _integer(digits: str) -> int | float:
    """Whole numbers of 64 bits are taken as they are, for keys and pointers; longer ones as doubles at once."""
    return int(digits) if len(digits) <= 20 else float(digits)


def _no_constant(name: str) -> Any:
    raise InvalidScenarioError("", f"{name} is not a number in JSON")


def _no_duplicates(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for name, value in pairs:
        if name in result:
            raise InvalidScenarioError("", f'the key "{name}" stands twice in one object')
        result[name] = value
    return result
