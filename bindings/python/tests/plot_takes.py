"""Sessions to draw, and what is found in a drawing."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, Callable

from nestedslide_plot.figure import draw
from nestedslide_plot.sampling import Take, label, take
from nestedslide_plot.session import ScenarioSession
from nestedslide_plot.style import LIGHT
from scenario_text import text

from nestedslide.cli import main
from nestedslide.replay import Verdict, parse

FLING = [{"fling": [0, 2400]}, {"settle": 10}]
BOUNCE: dict[str, Any] = {"pages": [{"content_height": 1200}]}
TURN = [{"fling": [-900, 0]}, {"settle": 5}, {"fling": [900, 0]}, {"settle": 5}]

Write = Callable[..., str]


def played(*steps: Any, physics: str | None = None, rate: float | None = None, **others: Any) -> Take:
    seen, result = take(ScenarioSession(parse(text(*steps, **others))), physics, rate)
    assert result.verdict is Verdict.ok, result.line()
    return seen


def svg(*arguments: str) -> ElementTree.Element:
    assert main(["plot", *arguments, "--output", "picture.svg"]) == 0
    return ElementTree.parse("picture.svg").getroot()


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()).strip() for element in root.iter("{http://www.w3.org/2000/svg}text")]


def parts(root: ElementTree.Element, prefix: str) -> list[str]:
    return [element.get("id", "") for element in root.iter() if element.get("id", "").startswith(prefix)]


def size(path: str) -> tuple[int, int]:
    data = Path(path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def curve(takes: list[Take], name: str) -> Any:
    """The drawn line of this name."""
    label(takes)
    figure = draw(takes, "", "", LIGHT, 1200)
    found = [line for axes in figure.axes for line in axes.lines if line.get_gid() == name]
    assert len(found) == 1, name
    return found[0]
