"""How the header collapses, as effects for nslide_set_effects: one description, which all hosts draw by.

An effect is one or more rows of five numbers: the source, 1 for the collapse and 0 for a further stretch of the effect
before; start and stop, how far the header has gone, points; and the number at both.
"""

from __future__ import annotations

import ast
import dataclasses
import operator
from collections.abc import Callable
from typing import Any

from .model import DataError, Profile, Texts

COLLAPSE, MORE = 1.0, 0.0
Row = tuple[float, ...]

_SIGNS: dict[type, Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


def constants(profile: Profile) -> dict[str, Any]:
    """The rows upright, and the place of each effect among their numbers."""
    made: dict[str, Any] = {"EFFECTS": _rows(profile, _upright(profile)), "EFFECT_COUNT": len(profile.motion)}
    made |= {f"EFFECT_{name.upper()}": place for place, name in enumerate(profile.motion)}
    return made


def across(profile: Profile) -> tuple[Row, ...]:
    """The rows where the screen lies on its side."""
    return _rows(profile, {**_upright(profile), **dataclasses.asdict(profile.landscape)})


def _upright(profile: Profile) -> dict[str, int]:
    return {name: size for name, size in dataclasses.asdict(profile.sizes).items() if isinstance(size, int)}


def _rows(profile: Profile, sizes: dict[str, int]) -> tuple[Row, ...]:
    return tuple(row for name, stops in profile.motion.items() for row in _effect(name, stops, sizes))


def _effect(name: str, stops: tuple[Texts, ...], sizes: dict[str, int]) -> list[Row]:
    places = [(_worth(name, at, sizes), _worth(name, value, sizes)) for at, value in stops]
    made: list[Row] = []
    for (start, at_start), (stop, at_stop) in zip(places, places[1:]):
        if stop < start:
            raise DataError(f"motion.{name}: goes back, from {start:g} to {stop:g}")
        made.append((MORE if made else COLLAPSE, start, stop, at_start, at_stop))
    if not made:
        raise DataError(f"motion.{name}: needs two places at least")
    return made


def _worth(name: str, text: str, sizes: dict[str, int]) -> float:
    def of(node: ast.expr) -> float:
        if isinstance(node, ast.BinOp) and type(node.op) in _SIGNS:
            return _SIGNS[type(node.op)](of(node.left), of(node.right))
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return float(node.value)
        if isinstance(node, ast.Name) and node.id in sizes:
            return float(sizes[node.id])
        raise DataError(f"motion.{name}: {text!r} is no sum of numbers and sizes")

    return round(of(ast.parse(text, mode="eval").body), 4)
