"""A path that lies sideways: every session turned by hand gives the same numbers, to the last bit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from conftest import STAGE
from motion import rest
from sessions import Call, calls, start

from nestedslide import Coordinator, InvalidStateError, ListLayout, Rect, Region
from nestedslide.enums import Axis, Key

WIDTH, HEIGHT = STAGE["viewport"]
ARROWS = {Key.down: Key.right, Key.up: Key.left, Key.right: Key.down, Key.left: Key.up}
MIRRORED = {Key.down: Key.left, Key.up: Key.right, Key.right: Key.down, Key.left: Key.up}
DIRECTIONS = ("down", "up", "right", "left")
AXES = {"vertical": "horizontal", "horizontal": "vertical"}


def swapped(frame: Rect) -> Rect:
    return Rect(frame.y, frame.x, frame.height, frame.width)


class Turned:
    """A call turned as the settings turn the engine. Places are on a grid on which sums are exact, mirrored too."""

    def __init__(self, mirrors: bool, height: float = HEIGHT) -> None:
        self.mirrors, self.height = mirrors, height

    def place(self, x: float, y: float) -> tuple[float, float]:
        return (self.height - y if self.mirrors else y), x

    def amount(self, dx: float, dy: float) -> tuple[float, float]:
        return (-dy if self.mirrors else dy), dx

    def call(self, call: Call) -> Call:
        name, arguments, keywords = call
        if name.startswith("pointer_") or name == "session_begin":
            arguments = (*self.place(*arguments[:2]), *arguments[2:])
        elif name in ("session_update", "session_end"):
            arguments = self.amount(*arguments)
        elif name == "wheel":
            arguments = (*self.amount(*arguments[:2]), *(self.place(*arguments[2:]) if arguments[2:] else ()))
        elif name == "key":
            arguments = ((MIRRORED if self.mirrors else ARROWS).get(arguments[0], arguments[0]),)
        elif name == "autoscroll":
            mode, y, *rest = arguments
            arguments = (mode, self.place(0, y)[0], *rest)
        elif name == "set_regions":
            arguments = ([self.region(region) for region in arguments[0]],)
        elif name == "set" and "viewport" in keywords:
            keywords = {**keywords, "viewport": keywords["viewport"][::-1]}
        return Call(name, arguments, keywords)

    def key(self, name: str) -> str:
        return (MIRRORED if self.mirrors else ARROWS)[Key[name]].name

    def region(self, region: Region) -> Region:
        given = Rect(*region.frame)
        frame = self.frame(given) if region.view == "viewport" else swapped(given)
        return Region(tuple(frame), region.view, [AXES[str(axis)] for axis in names(region.axes)])

    def frame(self, frame: Rect) -> Rect:
        if not self.mirrors:
            return swapped(frame)
        return Rect(self.height - (frame.y + frame.height), frame.x, frame.height, frame.width)


def names(axes: Any) -> list[str]:
    given = [axes] if isinstance(axes, (str, Axis)) else axes
    return [axis if isinstance(axis, str) else axis.name for axis in given]


def on_the_grid(call: Call) -> Call:
    """The same with places and amounts of whole 64ths of a point."""

    def rounded(value: Any) -> Any:
        return round(value * 64) / 64 if isinstance(value, float) else value

    if call.name.startswith(("pointer_", "session_", "wheel", "autoscroll")):
        first = 1 if call.name == "autoscroll" else 0
        places = call.arguments[first : first + (4 if call.name == "wheel" else 2)]
        rest = call.arguments[first + len(places) :]
        return call._replace(arguments=(*call.arguments[:first], *map(rounded, places), *rest))
    return call


def seen(c: Coordinator, turn: Turned | None = None) -> dict[str, Any]:
    """All that a coordinator answers; of the upright one turned."""

    def frame(frame: Rect) -> Rect:
        return turn.frame(frame) if turn else frame

    def inside(frame: Rect) -> Rect:
        return swapped(frame) if turn else frame

    def amount(x: float, y: float) -> tuple[float, float]:
        return turn.amount(x, y) if turn else (x, y)

    shot, edge = c.snapshot()._asdict(), c.edge()
    for name in ("header", "hover", "pager"):
        shot[name] = frame(shot[name])
    shot["tab_indicator"] = inside(shot["tab_indicator"])
    direction = shot["direction"].name
    shot["direction"] = turn.key(direction) if turn and direction != "none" else direction
    shot["velocity"] = amount(shot.pop("velocity_x"), shot.pop("velocity_y"))
    shot["unconsumed"] = amount(shot.pop("unconsumed_x"), shot.pop("unconsumed_y"))
    return {
        **{f"shot {name}": value for name, value in shot.items()},
        "pages": [replace(page, frame=frame(page.frame)) for page in c.pages()],
        "parts": [frame(part) for part in c.header_parts()],
        "tabs": [inside(c.tab(index)) for index in range(len(c))],
        "pull": amount(edge.pull_x, edge.pull_y),
        "absorbed": amount(edge.velocity_x, edge.velocity_y),
        "shown": amount(edge.shown_x, edge.shown_y),
        "left": {turn.key(name) if turn else name: c.can_scroll(name) for name in DIRECTIONS},
        "effects": c.effects(),
        "next": c.next_change(0.5),
        "events": c.poll_events(),
    }


def is_same(one: Any, other: Any, inexact: bool) -> bool:
    """Mirrored frames are differences: those may be an ulp or two aside."""
    if isinstance(one, dict):
        return all(is_same(one[name], other[name], inexact) for name in one)
    if isinstance(one, (list, tuple)) and len(one) == len(other):
        return all(is_same(mine, yours, inexact) for mine, yours in zip(one, other))
    if inexact and isinstance(one, float) and isinstance(other, float):
        return one == other or one == pytest.approx(other, rel=1e-12, abs=1e-9)
    return bool(one == other)


@pytest.mark.parametrize("mirrors", [False, True])
@pytest.mark.parametrize("part", range(4))
def test_every_session_turned_gives_the_same_numbers(part: int, mirrors: bool) -> None:
    for seed in range(part * 1000, part * 1000 + 60):
        upright = start(seed, right_to_left=False)
        lying = start(seed, viewport=(HEIGHT, WIDTH), axis="horizontal", right_to_left=mirrors)
        turn = Turned(mirrors)
        for call in map(on_the_grid, calls(seed)):
            turned = turn.call(call)
            done = call.on(upright)
            assert turned.on(lying) == done, (seed, call)
            if done == "ok" and "viewport" in call.keywords:
                turn.height = call.keywords["viewport"][1]
            mine, theirs = seen(lying), seen(upright, turn)
            different = {
                name: (mine[name], theirs[name]) for name in mine if not is_same(mine[name], theirs[name], mirrors)
            }
            assert not different, (seed, call)


def test_what_is_given_is_what_is_read(stage: Any) -> None:
    c = stage(viewport=(800, 390), axis="horizontal")
    assert c.settings.viewport == (800, 390)
    shot = c.snapshot()
    assert (shot.header, shot.hover) == (Rect(0, 0, 240, 390), Rect(240, 0, 60, 390))
    assert shot.pager == Rect(300, 0, 740, 390)
    c.set(viewport=(900, 400))
    assert c.settings.viewport == (900, 400)
    assert Coordinator.restore(c.save()).settings.viewport == (900, 400)


def test_right_to_left_the_header_is_at_the_right(stage: Any) -> None:
    c = stage(viewport=(800, 390), axis="horizontal", right_to_left=True)
    assert c.snapshot().header == Rect(560, 0, 240, 390)
    c.session_begin(400, 200)
    assert c.session_update(-30, 0) == (-30, 0)
    c.session_end()
    assert c.snapshot().outer == 30
    assert c.snapshot().header == Rect(590, 0, 240, 390)
    assert c.can_scroll("left") > c.can_scroll("right") == 30
    c.scroll_to_page(1, animated=False)
    assert c.page(1).frame.y == 0


def test_it_is_fixed_after_creation(stage: Any) -> None:
    with pytest.raises(InvalidStateError, match="axis: is fixed after creation"):
        stage().set(axis="horizontal")


def test_a_bad_place_is_named_as_it_was_given(stage: Any) -> None:
    c = stage(axis="horizontal")
    for name, arguments in (("x", (float("nan"), 0.0)), ("y", (0.0, float("nan")))):
        with pytest.raises(Exception, match=f"^{name}: "):
            c.session_begin(*arguments)
        with pytest.raises(Exception, match=f"^{name}: "):
            c.tab_at(*arguments)
        with pytest.raises(Exception, match=f"^regions: {name} "):
            c.set_regions([Region((*arguments, 1, 1), "header")])
    c.session_begin(10, 10)
    for name, arguments in (("dx", (float("inf"), 0.0)), ("dy", (0.0, float("inf")))):
        with pytest.raises(Exception, match=f"^{name}: "):
            c.session_update(*arguments)


def test_rows_become_columns(stage: Any) -> None:
    c, upright = stage(viewport=(800, 390), axis="horizontal"), stage()
    layouts = []
    for each in (c, upright):
        layout = ListLayout()
        layout.insert_section(0, heights=[50.0, 70.0, 90.0] * 200, columns=1, header_height=30)
        layout.attach(each, 0)
        each.scroll_to(240, 1234, animated=False)
        layouts.append(layout)
    lying, standing = layouts
    assert [item.frame for item in lying.visible()] == [swapped(item.frame) for item in standing.visible()]
    assert [Rect(*frame) for frame in lying.frames(0, 3, 5)] == [
        swapped(Rect(*frame)) for frame in standing.frames(0, 3, 5)
    ]
    assert lying.item_at(1300, 20) == standing.item_at(20, 1300)
    assert list(lying.update()) == list(standing.update())
    lying.detach()
    assert lying.frames(0, 3, 1)[0][2] > 50


def test_linked_ones_lie_alike(stage: Any) -> None:
    inner, outer = stage(viewport=(800, 390), axis="horizontal"), stage(viewport=(800, 390), axis="horizontal")
    with pytest.raises(InvalidStateError, match="outer: its axis is not that of inner"):
        inner.link(stage())
    for moved in (False, True):
        inner.link(outer, vertical=not moved, horizontal=moved)
        inner.session_begin(400, 200)
        inner.session_update(-30, 0)
        assert (outer.snapshot().overscroll != 0) is moved
        assert (inner.snapshot().overscroll != 0) is not moved
        inner.session_end()
        rest(inner)
