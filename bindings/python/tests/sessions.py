"""Random sessions: calls as a host might make them, a few of them refused, the same for the same number."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from conftest import STAGE

from nestedslide import Autoscroll, Coordinator, Effect, HeaderPart, NestedSlideError, Region, SnapArea
from nestedslide.enums import (
    Align,
    Chain,
    Glide,
    HeaderMotion,
    HeaderSnap,
    Key,
    MovedBy,
    Overscroll,
    PageMemory,
    Physics,
    RefreshResult,
    RepeatedFlings,
    Seam,
    ShortPage,
    SnapStrictness,
    Source,
    WheelPhase,
    WheelUnit,
)


class Call(NamedTuple):
    """A method of a coordinator and its arguments."""

    name: str
    arguments: tuple[Any, ...] = ()
    keywords: dict[str, Any] = {}  # noqa: RUF012

    def on(self, c: Coordinator) -> str:
        """Makes the call; the outcome as a word."""
        try:
            getattr(c, self.name)(*self.arguments, **self.keywords)
        except NestedSlideError as error:
            return error.status_name
        return "ok"


def start(seed: int, *, resamples: bool = True, **others: Any) -> Coordinator:
    """What a session of this number begins with; some settings may be others."""
    chance = random.Random(seed)
    settings: dict[str, Any] = {
        **STAGE,
        "physics": chance.choice(list(Physics)),
        "header_motion": chance.choice(list(HeaderMotion)),
        "header_return_height": 80,
        "header_snap": chance.choice(list(HeaderSnap)),
        "seam": chance.choice(list(Seam)),
        "overscroll_top": chance.choice(list(Overscroll)),
        "page_memory": chance.choice(list(PageMemory)),
        "short_page": chance.choice(list(ShortPage)),
        "wheel_glide": chance.choice([None, *Glide]),
        "key_glide": chance.choice(list(Glide)),
        "command_glide": chance.choice([None, *Glide]),
        "stop_velocity": chance.choice([0, 20, 300]),
        "repeated_flings": chance.choice(list(RepeatedFlings)),
        "chain_bottom": chance.choice(list(Chain)),
        "page_always_stop": chance.random() < 0.5,
        "page_flick_velocity": chance.choice([0, 300, 1e6]),
        "far_turns": chance.choice(["pair", "pass"]),
        "fingers": chance.choice(["newest", "average"]),
        "reduced_motion": chance.random() < 0.2,
        "edge_shown": chance.random() < 0.3,
        "resampling": chance.choice(["none", "on"]),
        "endless": chance.random() < 0.3,
        "refresh_height": chance.choice([0, 60]),
        "refresh_limit": chance.choice([None, 150]),
        "refresh_second_height": chance.choice([0, 100]),
        "refresh_per_page": chance.random() < 0.3,
        "load_more_distance": chance.choice([0, 200]),
        "load_pull": chance.choice([0, 40]),
        "trackpad_momentum": chance.choice(["system", "engine"]),
        "short_page_arrival": chance.choice(["keep", "open"]),
        "page_width": chance.choice([1, 1, 0.8, 0.34]),
        "page_alignment": chance.choice(["start", "center"]),
        "hover_hides": chance.choice(["never", "by_direction", "after_time"]),
        "hover_hide_delay": chance.choice([0, 0.3]),
        "right_to_left": chance.random() < 0.3,
    }
    if not resamples:
        settings["resampling"] = "none"
    pages = [chance.choice([300.0, 900.0, 3000.0, 12_345.678]) for _ in range(chance.randrange(1, 6))]
    return Coordinator(pages, **{**settings, **others})


def calls(seed: int, count: int = 60) -> Iterator[Call]:
    """What is done then."""
    chance = random.Random(~seed)
    time = 0.0
    for _ in range(count):
        time += chance.choice([0.0, 0.004, 0.016, 0.016, 0.1, 0.7])
        yield Call("advance", (time,))
        yield from _one(chance, time)


def _point(chance: random.Random) -> tuple[float, float]:
    return chance.uniform(0, 390), chance.uniform(0, 800)


def _one(chance: random.Random, time: float) -> Iterator[Call]:
    x, y = _point(chance)
    page, flag = chance.randrange(-1, 5), chance.random() < 0.5
    kind = chance.randrange(24)
    if kind == 0:
        yield from _swipe(chance, time)
    elif kind == 1:
        yield Call("session_begin", (x, y), {"source": chance.choice(list(Source)[:4])})
        yield Call("session_update", (chance.uniform(-50, 50), chance.uniform(-300, 300)))
        yield Call("session_end", (chance.uniform(-1000, 1000), chance.uniform(-4000, 4000)))
        if flag:
            yield Call("retarget", (), {"inner": chance.uniform(0, 2000)})
    elif kind == 2:
        yield Call("session_begin", (x, y))
        yield Call("session_update", (0.0, chance.uniform(-300, 300)))
        yield Call("session_cancel" if flag else "session_update", () if flag else (0.0, 10.0))
    elif kind == 3:
        yield Call("session_end", (0.0, chance.uniform(-4000, 4000)))
    elif kind == 4:
        unit = chance.choice(list(WheelUnit))
        amounts = chance.uniform(-3, 3), chance.uniform(-9, 9)
        yield Call("wheel", (*amounts, x, y), {"unit": unit, "shift": chance.random() < 0.2})
    elif kind == 5:
        for phase in (WheelPhase.began, WheelPhase.changed, WheelPhase.ended, WheelPhase.momentum):
            yield Call("wheel", (0.0, chance.uniform(-60, 90)), {"phase": phase})
    elif kind == 6:
        yield Call("key", (chance.choice(list(Key)),))
    elif kind == 7:
        yield Call("scroll_to", (chance.choice([None, 0.0, 100.5, 240.0]), chance.uniform(0, 2000), flag))
    elif kind == 8:
        yield Call("scroll_to_page", (page, flag))
    elif kind == 9:
        yield Call("scroll_to_top", (flag,))
    elif kind == 10:
        yield Call("set_header_height", (chance.choice([0.0, 100.0, 240.0]), flag))
        yield Call("set_hover_height", (chance.choice([0.0, 44.0, 60.0]), flag))
    elif kind == 11:
        parts = [HeaderPart(120, rule="stays"), HeaderPart(100, 40, 1, 2, "returns", "snaps")]
        yield Call("set_header_parts", (parts if flag else [], not flag))
    elif kind == 12:
        yield Call("insert_page" if flag else "set_page_height", (page, chance.uniform(100, 5000)))
    elif kind == 13:
        yield Call("remove_page" if flag else "move_page", (page,) if flag else (page, chance.randrange(4)))
    elif kind == 14:
        heights = [chance.uniform(0, 4000) for _ in range(chance.randrange(5))]
        if flag:
            yield Call("reload", (heights, chance.choice([None, 1]), chance.random() < 0.5))
        else:
            yield Call("reload_keyed", ([(k + 2**60, height) for k, height in enumerate(heights)],))
    elif kind == 15:
        name = chance.choice(["begin_refresh", "end_refresh", "end_load"])
        yield Call(name, (None if flag else page,))
        if flag:
            yield Call("end_refresh", (page, chance.choice(RefreshResult.names())))
    elif kind == 16:
        yield Call("tap_tab", (page, flag))
    elif kind == 17:
        yield Call("observe", (page, chance.uniform(-20, 900), chance.choice(list(MovedBy))))
        yield Call("unobserve" if flag else "poll_corrections", (page,) if flag else ())
    elif kind == 18:
        yield Call("set", (), {"header_snap": chance.choice(list(HeaderSnap)), "viewport": (390, 700 + page * 50)})
        yield Call("set_page_settings", (page,), {"seam": chance.choice([None, Seam.stop]), "key": 2**62 + page})
    elif kind == 19:
        yield Call("reveal", (chance.uniform(0, 3000), 100.0, None if flag else page, chance.choice(list(Align)), flag))
    elif kind == 20:
        yield Call("shift_page", (page, chance.uniform(100, 5000), chance.uniform(-900, 900)))
    elif kind == 21:
        align = chance.choice(list(Align))
        yield Call("reveal", (chance.uniform(0, 3000), 100.0, None if flag else page, align, True))
        yield Call("retarget_reveal", (chance.uniform(0, 3000), 100.0, None if flag else page, align))
    elif kind == 22:
        areas = [SnapArea(k * 321.5, 100.0, Align.center, k == 3, k, 4.5, -3.0) for k in range(chance.randrange(6))]
        yield Call("set_snap_areas", (page, areas, chance.choice(list(SnapStrictness)), 10.0, 20.0))
        yield Call("focus_snap_area", (page, chance.randrange(4)))
        yield Call("drag_thumb", ("joined", chance.choice(["began", "moved", "ended"]), chance.random()))
        yield Call("autoscroll", (chance.choice(list(Autoscroll)), chance.uniform(0, 700), 80.0, 900.0))
    elif chance.random() < 0.5:
        effects = [Effect("collapse", 0, 50, 0, 1, "percent", "ease"), Effect("more", 60, 100, 1, 0)]
        effects.append(Effect("item", 0, 300, 0, 1, item_y=400, item_height=60))
        yield Call("set_effects", (effects if flag else [],))
    else:
        regions = [Region((0, 0, 390, 100), "header", ["vertical"]), Region((0, 50, 200, 300), max(page, 0))]
        yield Call("set_regions", (regions if flag else [],))


def _swipe(chance: random.Random, time: float) -> Iterator[Call]:
    """A finger, whose events come a little later than the frame, or were seen a little before it."""
    x, y = _point(chance)
    dx, dy, late = chance.uniform(-30, 30), chance.uniform(-60, 60), chance.choice([0.0, 0.003])
    identity = chance.choice([0, 7, 2**60])
    yield Call("pointer_down", (x, y, time, identity))
    for k in range(1, chance.randrange(2, 7)):
        now = time + k * 0.01
        if late:
            yield Call("advance", (now,))
        yield Call("pointer_move", (x + k * dx, y + k * dy, now - late, identity))
    yield Call(chance.choice(["pointer_up", "pointer_up", "pointer_cancel"]), (x, y + dy, time + 0.07, identity))
