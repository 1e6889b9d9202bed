"""XMixScrollManager's observer beside `nslide_observe`.

The manager (written anew from its behaviour) knows one thing: whether the main scroll view may scroll, or the
contents. The one that may not is put back: the main one to the distance, a content to 0. Past the distance the main
one hands over; a content that comes to 0 hands back, and then all contents go to 0. A fling that begins above the
contents dies at the distance, unless `enableDynamicSimulate` moves the content by a simulation of its own.
"""

from __future__ import annotations

import math
import random

import pytest
from nestedslide import OUTER, Coordinator
from scroll_views import ScrollView, drag, finger

HEADER, BAR, HEIGHT = 200.0, 44.0, 800.0
GREATEST = [700.0, 900.0]


class Manager:
    def __init__(
        self,
        main: ScrollView,
        contents: list[ScrollView],
        distance: float,
        exactly_there_counts: bool = False,
        pull: str = "main",
    ) -> None:
        self.main, self.contents, self.distance = main, contents, math.ceil(distance)
        self.exactly_there_counts, self.pull = exactly_there_counts, pull
        self.main_may = True
        main.did_scroll = self.main_did_scroll
        for content in contents:
            content.did_scroll = self.content_did_scroll

    def hand_over(self, main_may: bool) -> None:
        if self.main_may != main_may:
            self.main_may = main_may
            if main_may:
                for content in self.contents:
                    content.put(0)

    def main_did_scroll(self, view: ScrollView) -> None:
        if not self.main_may:
            if view.offset == 0 or (view.offset != self.distance and not view.dragging):
                self.hand_over(True)
            else:
                view.put(self.distance)
        elif view.offset > self.distance or (self.exactly_there_counts and view.offset == self.distance):
            self.hand_over(False)
            view.put(self.distance)
        elif view.offset < 0 and self.pull in ("none", "sub"):
            view.put(0)

    def content_did_scroll(self, view: ScrollView) -> None:
        if not self.main_may:
            if view.offset <= 0:
                view.put(0)
                self.hand_over(True)
        elif view.offset > 0 or self.main.offset > 0 or self.pull in ("none", "main"):
            view.put(0)


Views = tuple[ScrollView, list[ScrollView]]


def views() -> Views:
    """The main view can go beyond the distance and the contents above their top, as views that bounce can."""
    contents = [ScrollView(greatest, -50) for greatest in GREATEST]
    for content in contents:
        content.offset = 0
    return ScrollView(HEADER + 50), contents


def slide(**settings: object) -> Coordinator:
    return Coordinator(
        [greatest + HEIGHT - BAR for greatest in GREATEST],
        viewport=(390, HEIGHT),
        header_height=HEADER,
        hover_height=BAR,
        page_memory="reset_all",
        **settings,  # type: ignore[arg-type]
    )


def observe(coordinator: Coordinator, main: ScrollView, contents: list[ScrollView]) -> None:
    """Every move is told, and the corrections are carried out."""
    known = {OUTER: main, **dict(enumerate(contents))}

    def tell(number: int) -> None:
        for correction in coordinator.observe(number, known[number].offset, "drag"):
            known[correction.view].put(correction.offset)

    for number, view in known.items():
        view.did_scroll = lambda view, number=number: tell(number)  # type: ignore[misc]


def move(of: Views, page: int, steps: list[float], page_first: bool) -> None:
    both = [of[0], of[1][page]]
    drag(both[::-1] if page_first else both, steps)


def offsets(of: Views, page: int) -> tuple[float, float]:
    return of[0].offset, of[1][page].offset


def together(seed: int, page_first: bool, allowed: float) -> None:
    """Random drags and turns of both; they differ by what is allowed a turn."""
    source, page, turns = random.Random(seed), 0, 0
    there, here = views(), views()
    Manager(*there, HEADER, exactly_there_counts=True)
    with slide() as mine:
        observe(mine, *here)
        for second in range(10):
            if source.random() < 0.3:
                page, turns = 1 - page, turns + 1
                mine.scroll_to_page(page)
            mine.advance(second)
            steps = list(finger(source, 300))
            move(there, page, steps, page_first)
            move(here, page, steps, page_first)
            for one, other in zip(offsets(there, page), offsets(here, page)):
                assert abs(one - other) <= allowed * turns


@pytest.mark.parametrize("seed", range(20))
def test_observer_is_observe_with_reset_all(seed: int) -> None:
    """To the point, once `exactly at the distance` counts as shut, whichever of the two views is told of first."""
    together(seed, page_first=True, allowed=0)


@pytest.mark.parametrize("seed", range(20))
def test_observer_holds_the_main_view_for_a_step_after_a_turn(seed: int) -> None:
    """Turned to a page at its top, it holds the main one until that page has tried to move. Ours frees it at once."""
    together(seed, page_first=False, allowed=1)


@pytest.mark.parametrize("page_first", [False, True])
def test_observer_hands_over_a_step_later(page_first: bool) -> None:
    """Exactly at the distance it has not handed over, and the page's next step is put back."""
    there, here = views(), views()
    Manager(*there, HEADER)
    with slide() as mine:
        observe(mine, *here)
        for one in (there, here):
            move(one, 0, [1.0] * 300, page_first)
        assert offsets(here, 0)[1] == offsets(there, 0)[1] + 1


@pytest.mark.parametrize("rate", [30, 60, 120, 240])
def test_dynamic_simulation_depends_on_the_frame_rate_and_resisted_does_not(rate: int) -> None:
    """Each tick's way is put through the rubber band and cut to whole points. Ours is velocity over resistance."""
    velocity, resistance, screen = 1500.0, 2.0, 844.0
    left, way = velocity, 0.0
    for _ in range(20 * rate):
        left /= 1 + resistance / rate
        step = 0.55 * left / rate
        way += int(step * screen / (screen + step))
    assert way == {30: 369, 60: 342, 120: 296, 240: 227}[rate]
    with slide(seam="resisted", seam_resistance=resistance, deceleration=2.0) as mine:
        mine.session_begin(100, 50)
        mine.session_update(0, 100)
        mine.session_end(0, velocity)
        now = mine.snapshot()
        while now.needs_frame:
            now = mine.frame(now.time + 1 / rate).snapshot
        assert now.outer == HEADER
        assert now.inner == pytest.approx((velocity - 2 * 100) / resistance, abs=0.5)


def test_page_index_is_cut_off_there_and_rounded_here() -> None:
    """Their index changes late on the way forward and early on the way back. With `page_index: live` ours is even."""
    with slide(page_index="live") as mine:
        mine.session_begin()
        for step, place, cut, rounded in ((0.6, 0.6, 0, 1), (-0.2, 0.4, 0, 0)):
            mine.session_update(step * 390, 0)
            now = mine.frame(mine.snapshot().time + 0.01).snapshot
            assert now.page_position == pytest.approx(place)
            assert (int(now.page_position), now.page_index) == (cut, rounded)


def test_a_fractional_distance_is_rounded_up_by_both() -> None:
    with slide(pin_distance=180.25) as mine:
        assert mine.snapshot().range == Manager(*views(), 180.25).distance == 181


@pytest.mark.parametrize(("pull", "owner"), [("none", "none"), ("main", "whole"), ("sub", "page"), ("all", "both")])
def test_pull_types_let_the_same_views_be_pulled(pull: str, owner: str) -> None:
    """Down beyond the top, the header open: which of the two views may follow the finger."""
    there, here = views(), views()
    for main, _ in (there, here):
        main.least = -50
    Manager(*there, HEADER, pull=pull)
    with slide(overscroll_top=owner) as mine:
        observe(mine, *here)
        for one in (there, here):
            move(one, 0, [1.0] * 20 + [-1.0] * 60, page_first=True)
        assert offsets(here, 0) == offsets(there, 0)
        assert offsets(here, 0) == (-40 if pull in ("main", "all") else 0, -40 if pull in ("sub", "all") else 0)
