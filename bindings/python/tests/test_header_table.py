"""The header's settings in all combinations, each played and compared with arithmetic (header_model.py)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from header_model import HOVER, NOTCH, VIEWPORT, Combination, Model

from nestedslide import Coordinator, HeaderPart, Snapshot

LONG_TIME = 20.0

LINES = [
    Combination(*each)
    for each in product(
        ("header_first", "quick_return", "quick_return_minimum"),
        ("none", "nearest", "direction"),
        (0.0, 50.0),
        (False, True),
        (False, True),
        (240.0, 1000.0),
        ("long", "pad", "limit", "hold"),
    )
]


def made(line: Combination) -> Coordinator:
    slide = Coordinator([line.content], **line.settings)
    if line.has_parts:
        slide.set_header_parts([HeaderPart(**part) for part in line.parts])
    return slide


PLAIN = Combination("header_first", "none", 0.0, False, False, 100.0, "long")


class Play:
    """One line on the engine and on the model, alone or linked. Every step goes to both, and then they are compared."""

    def __init__(self, *slides: tuple[Combination, Coordinator], header_first: bool = False) -> None:
        """From the inside out: the first is given the input."""
        self.models = [Model(line) for line, _ in slides]
        self.slides = [slide for _, slide in slides]
        self.is_header_first = header_first
        for inner, outer in zip(self.slides, self.slides[1:]):
            inner.link(outer, header_first=header_first)
        self.touched = self.slides[0]
        self.time = 0.0

    def rest(self) -> None:
        self.time += LONG_TIME
        for each in self.slides:
            each.advance(self.time)
            assert each.snapshot().at_rest

    def move(self, way: float, models: list[Model] | None = None) -> float:
        """From the inside out, with header_first after the outer header; answers what is left beyond all ends."""
        models = self.models if models is None else models
        if self.is_header_first:
            way -= models[-1].move_header(way)
        for model in models:
            way = model.move(way)
        return way

    def let_go(self) -> None:
        for model in self.models:
            model.let_go()

    def compare(self) -> None:
        for slide, model in zip(self.slides, self.models):
            now = slide.snapshot()
            near(now.range, model.range)
            near(now.max_outer, model.max_outer)
            near(now.max_inner, model.max_inner)
            near(now.outer, model.outer)
            near(now.inner, model.inner)
            compare_frames(slide, now, model.line)

    # -------------------------------------------------------------------------------------------------- steps

    def drag(self, way: float) -> None:
        self.touched.session_begin(195, 700)
        self.touched.session_update(0, way)
        beyond = self.move(way)
        if beyond:
            # Only the outermost shows it.
            assert [each.snapshot().overscroll * beyond > 0 for each in self.slides] == [False] * (
                len(self.slides) - 1
            ) + [True]
            for slide, model in zip(self.slides, self.models):
                compare_frames(slide, slide.snapshot(), model.line)
        else:
            self.compare()
        self.touched.session_end(0, 0)
        self.let_go()
        self.rest()
        self.compare()

    def wheel(self, way: float) -> None:
        """Pixels move at once and never beyond an end; then it snaps as when let go."""
        self.touched.wheel(0, way, x=195, y=700)
        self.move(way)
        self.compare()
        self.let_go()
        self.rest()
        self.compare()

    def notch(self, way: int) -> None:
        """A step goes on to the next place in its direction."""
        self.touched.wheel(0, way, unit="notch", x=195, y=700)
        self.move(way * NOTCH)
        for model in self.models:
            model.let_go(heading=way)
        self.rest()
        self.compare()

    def fling(self, velocity: float) -> None:
        """As far as it would go by itself, then on to a place to rest: the way it goes, or to the nearest."""
        heading = 1 if velocity > 0 else -1
        self.touched.session_begin(195, 700)
        self.touched.session_update(0, heading)
        ends = []
        # What an exponential decay by 0.998 a millisecond covers. A point more or less may lead elsewhere.
        for slack in (-1.0, 0.0, 1.0):
            end = [replace(model) for model in self.models]
            if not self.move(heading, end):
                self.move(velocity * 0.499 + slack, end)
            for model in end:
                model.let_go(0 if model.line.snap == "nearest" else heading)
            ends.append(end)
        self.touched.session_end(0, velocity)
        self.rest()
        self.models = min(ends, key=self.distance)
        assert self.distance(self.models) <= 1.0
        for slide, model in zip(self.slides, self.models):
            model.outer, model.inner = slide.snapshot().outer, slide.snapshot().inner
        self.compare()

    def distance(self, models: list[Model]) -> float:
        """How far the engine lies from a model at most."""
        both = [(slide.snapshot(), model) for slide, model in zip(self.slides, models)]
        return max(max(abs(now.outer - model.outer), abs(now.inner - model.inner)) for now, model in both)


def near(number: float, wanted: float) -> None:
    assert abs(number - wanted) <= 1e-6, f"{number}, not {wanted}"


def compare_frames(slide: Coordinator, now: Snapshot, line: Combination) -> None:
    """What is seen, also of a header that is pulled down."""
    pull = max(0.0, -now.outer)
    grows = pull if line.stretches else 0.0
    bar = max(line.pinned, line.height - now.outer)
    near(now.hover.y, bar)
    near(now.header.y, 0 if grows else bar - line.height)
    near(now.header.height, line.height + grows)
    near(now.header_stretch, grows)
    near(now.pager.y, bar + HOVER)
    near(now.pager.height, VIEWPORT - line.pinned - HOVER)
    if not line.has_parts or pull:
        return
    # Parts lie below one another, and what stays gathers at the viewport's top.
    top = bar - line.height
    for frame, part in zip(slide.header_parts(), line.parts):
        kept = part.get("min_height", 0.0)
        near(frame.height, part["height"])
        near(frame.y, max(top, kept - part["height"]) if kept else top)
        top += part["height"]


def story(play: Play, height: float, notches: bool = True) -> None:
    """Every kind of movement, up and down, within the header, across the seam and beyond both ends."""
    play.compare()
    for way in (40.0, height * 0.4, -30.0, height, 150.0, -100.0, -height * 0.3, 9000.0, -60.0, -9000.0):
        play.drag(way)
    for way in (70.0, height * 0.6, 300.0, -90.0, -height * 0.55, -9000.0):
        play.wheel(way)
    for way in (1, 1, 1, -1, 1, 1, -1, -1, -1, -1) if notches else ():
        play.notch(way)
    for velocity in (300.0, 2000.0, -500.0, 90000.0, -700.0, -90000.0):
        play.fling(velocity)


def lines_of(floats: str, snap: str) -> list[Combination]:
    return [line for line in LINES if (line.floats, line.snap) == (floats, snap)]


@pytest.mark.parametrize("floats", ["header_first", "quick_return", "quick_return_minimum"])
@pytest.mark.parametrize("snap", ["none", "nearest", "direction"])
class TestHeader:
    def test_alone(self, floats: str, snap: str) -> None:
        for line in lines_of(floats, snap):
            with made(line) as slide:
                story(Play((line, slide)), line.height)

    def test_inside_a_page(self, floats: str, snap: str) -> None:
        for line in lines_of(floats, snap):
            with made(line) as slide, made(PLAIN) as around:
                story(Play((line, slide), (PLAIN, around)), line.height)

    def test_around_another(self, floats: str, snap: str) -> None:
        for line in lines_of(floats, snap):
            with made(line) as slide, made(PLAIN) as inside:
                story(Play((PLAIN, inside), (line, slide)), line.height)

    def test_around_another_before_which_it_collapses(self, floats: str, snap: str) -> None:
        for line in lines_of(floats, snap):
            with made(line) as slide, made(PLAIN) as inside:
                # A notch is shared out between the header and what is inside: each part is a step of its own.
                story(Play((PLAIN, inside), (line, slide), header_first=True), line.height, notches=False)
