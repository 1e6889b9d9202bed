"""What must hold for every input, tried through the shared library."""

from __future__ import annotations

import math
import struct
from typing import Any, NamedTuple

import pytest
from conftest import STAGE
from hypothesis import given
from hypothesis import strategies as st

from nestedslide import (
    Align,
    Autoscroll,
    Bar,
    Chain,
    Coordinator,
    Easing,
    Effect,
    EffectSource,
    EffectUnit,
    FlingCurve,
    Glide,
    HeaderMotion,
    HeaderPart,
    Key,
    MovedBy,
    NestedSlideError,
    Physics,
    RefreshResult,
    Region,
    RepeatedFlings,
    SnapArea,
    Snapshot,
    SnapStrictness,
    VelocityEstimator,
    WheelPhase,
    WheelUnit,
)
from nestedslide.enums import HoverHides

RUBBER_BAND = 0.55
AMOUNTS = st.lists(st.floats(-2000, 2000), min_size=1, max_size=20)
MOTIONS = st.sampled_from([motion.name for motion in HeaderMotion])
FROM = st.sampled_from([(195.0, 100.0), (195.0, 670.0)])
SPEEDS = st.floats(-8000, 8000)


def close(a: float, b: float, scale: float) -> bool:
    return abs(a - b) <= 1e-9 * max(1.0, scale)


def bits(snapshot: Snapshot) -> bytes:
    numbers = [value for value in snapshot if isinstance(value, (int, float))]
    rects = [*snapshot.header, *snapshot.hover, *snapshot.pager, *snapshot.tab_indicator]
    return struct.pack(f"{len(numbers) + len(rects)}d", *numbers, *rects)


def numbers_of(snapshot: Snapshot) -> list[float]:
    return list(struct.unpack(f"{len(bits(snapshot)) // 8}d", bits(snapshot)))


@pytest.mark.long
@given(AMOUNTS, MOTIONS, FROM, st.floats(0, 4000), st.floats(0, 900))
def test_conservation_without_overscroll(
    amounts: list[float], motion: str, begin: tuple[float, float], content: float, header: float
) -> None:
    page_settings: dict[str, Any] = {"bounces": False, "header_motion": motion, "header_return_height": 50}
    with Coordinator([content], **{**STAGE, **page_settings, "header_height": header}) as c:
        c.session_begin(*begin)
        for amount in amounts:
            before = c.snapshot()
            consumed_x, consumed_y = c.session_update(0, amount)
            after = c.snapshot()
            scale = abs(amount) + abs(before.path)
            assert close(after.path - before.path + after.unconsumed_y, amount, scale)
            assert close(consumed_y + after.unconsumed_y, amount, scale)
            assert (consumed_x, after.unconsumed_x) == (0, 0)
            assert 0 <= after.outer <= after.range
            assert 0 <= after.inner <= after.max_inner
            assert after.overscroll == 0


def raw(shown: float, length: float) -> float:
    """What was pulled, from what is seen of it."""
    return math.copysign(abs(shown) * length / (RUBBER_BAND * (length - abs(shown))), shown)


@pytest.mark.long
@given(AMOUNTS, st.sampled_from(["whole", "page", "both"]), st.sampled_from(["whole", "page"]), st.floats(0, 4000))
def test_conservation_with_overscroll(amounts: list[float], top: str, bottom: str, content: float) -> None:
    settings: dict[str, Any] = {"overscroll_top": top, "overscroll_bottom": bottom}
    with Coordinator([content], **{**STAGE, **settings}) as c:
        c.session_begin()
        pager = c.snapshot().pager.height
        total = 0.0
        for amount in amounts:
            c.session_update(0, amount)
            total += amount
            now = c.snapshot()
            outer, inner = min(max(now.outer, 0), now.range), min(max(now.inner, 0), now.max_inner)
            over_outer, over_inner = raw(now.outer - outer, 800), raw(now.inner - inner, pager)
            if top == "both" and over_outer < 0:
                assert close(over_outer, over_inner, 1e3)
                over_inner = 0
            pulled = outer + inner + over_outer + over_inner
            assert close(pulled + now.unconsumed_y, total, sum(map(abs, amounts)) + 1e3)


@pytest.mark.long
@given(SPEEDS, st.floats(0, 2000), FROM, st.sampled_from(["header_first", "quick_return"]))
def test_continuous_across_the_seam(speed: float, start: float, begin: tuple[float, float], motion: str) -> None:
    with Coordinator([3000.0], **{**STAGE, "header_motion": motion}) as c:
        c.scroll_to(outer=min(start, 240), inner=max(start - 240, 0))
        c.session_begin(*begin)
        c.session_end(0, speed)
        before, step = c.snapshot(), 1 / 500
        for k in range(1, 500):
            now = c.frame(k * step).snapshot
            # Faster than it was thrown nothing ever moves, but for the last rest_distance of a motion.
            assert abs(now.path - before.path) <= abs(speed) * step * (1 + 1e-9) + 0.1001
            assert now.outer == 240 or now.inner <= 0 or motion == "quick_return"
            before = now


def final(ops: list[Any], times: list[float]) -> list[list[float]]:
    """Plays inputs, one every half second, with frames at other times between."""
    seen = []
    with Coordinator([3000.0, 500.0, 9000.0], **STAGE) as c:
        for k, op in enumerate(ops):
            if op[0] == "fling":
                c.session_begin(195, op[3])
                c.session_end(op[1], op[2])
            elif op[0] == "scroll":
                c.scroll_to(outer=op[1], inner=op[2], animated=True)
            else:
                c.scroll_to_page(int(op[1]), animated=True)
            for time in times:
                if time < 0.5:
                    c.advance(k * 0.5 + time)
            c.advance((k + 1) * 0.5)
            seen.append(numbers_of(c.snapshot()))
    return seen


OPS = st.lists(
    st.one_of(
        st.tuples(st.just("fling"), st.just(0.0), SPEEDS, st.sampled_from([100.0, 670.0])),
        st.tuples(st.just("fling"), st.floats(-3000, 3000), st.just(0.0), st.just(670.0)),
        st.tuples(st.just("scroll"), st.floats(0, 240), st.floats(0, 2000)),
        st.tuples(st.just("page"), st.integers(-1, 3)),
    ),
    min_size=1,
    max_size=5,
)
# Fields that count events, which do come by the frame.
EVENT_COUNTS = {Snapshot._fields.index(name) for name in ("events_queued", "events_lost")}


@pytest.mark.long
@given(OPS, st.lists(st.floats(0, 0.5), max_size=8).map(sorted))
def test_frame_rates_do_not_matter(ops: list[Any], irregular: list[float]) -> None:
    wanted = final(ops, [])
    for times in ([k / 24 for k in range(12)], [k / 144 for k in range(72)], irregular):
        for one, other in zip(wanted, final(ops, times)):
            for position, (a, b) in enumerate(zip(one, other)):
                if position not in EVENT_COUNTS:
                    name = Snapshot._fields[position] if position < len(Snapshot._fields) else position
                    assert close(a, b, abs(a)), (name, a, b, times)


NASTY = st.one_of(
    st.floats(-3000, 3000),
    st.floats(),
    st.sampled_from([0.0, -0.0, 1e-320, 1e12, -1e12, 1e300, float("inf"), float("-inf"), float("nan"), 10**400]),
)
INDEX = st.one_of(st.integers(-2, 6), st.integers(-(2**70), 2**70))
FLAG = st.booleans()


class Call(NamedTuple):
    name: str
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]


def call(name: str, *arguments: Any, **keywords: Any) -> Any:
    return st.builds(Call, st.just(name), st.tuples(*arguments), st.fixed_dictionaries(keywords))


WORDS = {
    "header_motion": st.sampled_from([motion.name for motion in HeaderMotion]),
    "overscroll_top": st.sampled_from(["none", "whole", "page", "both"]),
    "overscroll_bottom": st.sampled_from(["none", "whole", "page", "both"]),
    "page_memory": st.sampled_from(["align", "keep", "reset_current", "reset_all"]),
    "short_page": st.sampled_from(["pad", "limit", "hold"]),
    "seam": st.sampled_from(["continuous", "stop", "resisted"]),
    "page_index": st.sampled_from(["settle", "live"]),
    "right_to_left": FLAG,
    "header_stretch": FLAG,
    "bounces": st.one_of(FLAG, st.sampled_from(["never", "always", "scrollable"])),
    "page_bounces": FLAG,
    "header_height": NASTY,
    "hover_height": NASTY,
    "pin_inset": NASTY,
    "page_spacing": NASTY,
    "pin_distance": st.one_of(st.none(), NASTY),
    "viewport": st.tuples(NASTY, NASTY),
    "main_margins": st.tuples(NASTY, NASTY, NASTY, NASTY),
    "deceleration": NASTY,
    "spring_damping": NASTY,
    "indicators": st.sampled_from(["none", "page", "switch"]),
    "tab_fill": st.sampled_from(["content", "equal", "both"]),
    "tab_min_width": NASTY,
    "tab_spacing": NASTY,
    "tab_inset_start": NASTY,
    "tab_inset_end": NASTY,
    "tab_alignment": st.sampled_from(["start", "center", "nearest"]),
    "endless": FLAG,
    "page_always_stop": FLAG,
    "page_flick_velocity": NASTY,
    "far_turns": st.sampled_from(["pair", "pass"]),
    "fingers": st.sampled_from(["newest", "average"]),
    "reduced_motion": FLAG,
    "edge_shown": FLAG,
    "tap_velocity": NASTY,
    "mouse_slop": NASTY,
    "resampling": st.sampled_from(["none", "on"]),
    "physics": st.sampled_from(Physics.names()),
    "fling_curve": st.sampled_from([None, *FlingCurve.names()]),
    "velocity_estimator": st.sampled_from([None, *VelocityEstimator.names()]),
    "repeated_flings": st.sampled_from(RepeatedFlings.names()),
    "wheel_glide": st.sampled_from(Glide.names()),
    "key_glide": st.sampled_from(Glide.names()),
    "command_glide": st.sampled_from(Glide.names()),
    "stop_velocity": NASTY,
    "wheel_latch": FLAG,
    "chain_top": st.sampled_from(Chain.names()),
    "chain_bottom": st.sampled_from(Chain.names()),
    "chain_start": st.sampled_from(Chain.names()),
    "chain_end": st.sampled_from(Chain.names()),
    "constant_deceleration": st.one_of(st.none(), NASTY),
    "fling_friction": st.one_of(st.none(), NASTY),
    "min_fling_velocity": st.one_of(st.none(), NASTY),
    "max_fling_velocity": st.one_of(st.none(), NASTY),
    "press_delay": NASTY,
    "refresh_height": NASTY,
    "load_more_distance": NASTY,
    "load_pull": NASTY,
    "hover_hides": st.sampled_from(HoverHides.names()),
    "hover_hide_delay": NASTY,
    "indicator_width": NASTY,
    "indicator_height": NASTY,
    "keep_alive": INDEX,
    "prefetch": INDEX,
}
KEY = st.one_of(st.integers(0, 4), st.integers(-(2**70), 2**70))
PARTS = st.lists(
    st.builds(
        HeaderPart,
        st.one_of(st.floats(0, 300), NASTY),
        st.one_of(st.none(), st.floats(0, 300), NASTY),
        st.one_of(st.just(0.0), NASTY),
        st.one_of(st.just(0.0), NASTY),
        st.sampled_from(["away", "stays", "returns"]),
        st.sampled_from(["rest_anywhere", "snaps", "snaps_with_margins"]),
    ),
    max_size=5,
)
REGIONS = st.builds(
    Region,
    st.one_of(st.just((0.0, 0.0, 300.0, 300.0)), st.tuples(NASTY, NASTY, NASTY, NASTY)),
    st.one_of(st.sampled_from(["header", "hover"]), INDEX),
    st.sampled_from(["vertical", "horizontal", ("vertical", "horizontal"), ()]),
)
EFFECTS = st.builds(
    Effect,
    st.sampled_from(EffectSource.names()),
    st.one_of(st.floats(0, 300), NASTY),
    st.one_of(st.floats(0, 300), NASTY),
    NASTY,
    NASTY,
    st.sampled_from(EffectUnit.names()),
    st.sampled_from(Easing.names()),
    st.one_of(st.none(), INDEX),
    NASTY,
    NASTY,
)
AREAS = st.builds(
    SnapArea,
    st.one_of(st.floats(0, 3000), NASTY),
    st.one_of(st.just(0.0), st.floats(0, 3000), NASTY),
    st.sampled_from(Align.names()),
    FLAG,
    INDEX,
    NASTY,
    NASTY,
)
VIEW = st.one_of(st.integers(-1, 2), INDEX)
MOVED_BY = st.sampled_from(MovedBy.names())
CALLS = st.lists(
    st.one_of(
        call("advance", NASTY),
        call("advance", st.floats(0, 5)),
        call("frame", st.floats(0, 5)),
        call("pointer", st.sampled_from(["down", "move", "up", "cancel"]), NASTY, NASTY, st.floats(0, 5), INDEX),
        call("session_begin", NASTY, NASTY),
        call("session_begin"),
        call("session_update", NASTY, NASTY),
        call("session_end", NASTY, NASTY),
        call("session_cancel"),
        call("wheel", NASTY, NASTY),
        call(
            "wheel",
            NASTY,
            NASTY,
            unit=st.sampled_from(WheelUnit.names()),
            phase=st.sampled_from(WheelPhase.names()),
            shift=FLAG,
        ),
        call("key", st.sampled_from(Key.names())),
        call("set_regions", st.lists(REGIONS, max_size=3)),
        call("focus_snap_area", INDEX, INDEX),
        call("autoscroll", st.sampled_from(Autoscroll.names()), NASTY, NASTY, NASTY),
        call("set_effects", st.lists(EFFECTS, max_size=4)),
        call("bar_to_offsets", NASTY, st.sampled_from(Bar.names())),
        call("retarget", st.one_of(st.none(), NASTY), st.one_of(st.none(), NASTY)),
        call("reveal", NASTY, NASTY, st.one_of(st.none(), INDEX), st.sampled_from(Align.names()), FLAG),
        call("retarget_reveal", NASTY, NASTY, st.one_of(st.none(), INDEX), st.sampled_from(Align.names())),
        call(
            "set_snap_areas",
            INDEX,
            st.lists(AREAS, max_size=4),
            st.sampled_from(SnapStrictness.names()),
            st.one_of(st.just(0.0), NASTY),
            st.one_of(st.just(0.0), NASTY),
        ),
        call("edge"),
        call("state_hash"),
        call("save"),
        call("record_start"),
        call("record_read"),
        call("record_stop"),
        call("scroll_to", NASTY, NASTY, FLAG),
        call("scroll_to_page", INDEX, FLAG),
        call("set_page_height", INDEX, NASTY),
        call("shift_page", INDEX, NASTY, NASTY),
        call("shift_page", st.integers(0, 2), st.floats(0, 5000), st.floats(-2000, 2000)),
        call("insert_page", INDEX, NASTY),
        call("remove_page", INDEX),
        call("move_page", INDEX, INDEX),
        call("reload", st.lists(NASTY, max_size=4), INDEX, FLAG),
        call("set_page_settings", INDEX, overscroll_top=st.sampled_from(["page", "both", None])),
        call("set_header_height", NASTY, FLAG),
        call("set_header_height", st.floats(0, 900), FLAG),
        call("set_hover_height", NASTY, FLAG),
        call("set_header_parts", PARTS, FLAG),
        call("header_parts"),
        call("reload_keyed", st.lists(st.tuples(KEY, NASTY), max_size=4)),
        call("find_page", KEY),
        call("set_page_settings", INDEX, refresh_height=st.one_of(st.none(), NASTY)),
        call("set_page_settings", INDEX, tab_width=st.one_of(st.none(), NASTY)),
        call("set_page_settings", INDEX, key=KEY),
        call("set_page_settings", INDEX, load_more_distance=st.one_of(st.none(), NASTY), no_more=FLAG),
        call("begin_refresh", st.one_of(st.none(), INDEX)),
        call("end_refresh", st.one_of(st.none(), INDEX)),
        call("finish_refresh", st.sampled_from(RefreshResult.names()), st.one_of(st.none(), INDEX)),
        call("end_load", st.one_of(st.none(), INDEX)),
        call("tap_tab", INDEX, FLAG),
        call("tab_at", NASTY, NASTY),
        call("tab", INDEX),
        call("observe", VIEW, NASTY, MOVED_BY),
        call("observe", VIEW, st.floats(-100, 400), MOVED_BY),
        call("poll_corrections"),
        call("unobserve", VIEW),
        call("page", INDEX),
        call("live_pages"),
        call("poll_events"),
        *(call("set", **{name: values}) for name, values in WORDS.items()),
    ),
    max_size=40,
)


def play(calls: list[Call]) -> tuple[list[bytes], list[str]]:
    """Every call's snapshot and outcome."""
    snapshots, outcomes = [], []
    with Coordinator([3000.0, 500.0, 0.0], **STAGE) as c:
        for each in calls:
            before = c.snapshot()
            try:
                getattr(c, each.name)(*each.arguments, **each.keywords)
                outcomes.append("ok")
            except NestedSlideError as error:
                outcomes.append(str(error))
                assert error.message, each
                assert bits(c.snapshot()) == bits(before), each
            now = c.snapshot()
            assert all(map(math.isfinite, numbers_of(now))), (each, now)
            assert all(math.isfinite(number) for page in c.pages() for number in (*page.frame, page.offset))
            assert len(c.pages()) == now.visible_pages
            assert -1 <= now.page_index < max(now.page_count, 1)
            assert now.events_lost == 0
            snapshots.append(bits(now))
        assert all(math.isfinite(value) for event in c.poll_events() for value in (event.outer, event.inner))
        with Coordinator.restore(c.save()) as twin:
            assert twin.state_hash() == c.state_hash()
            assert bits(twin.snapshot()) == bits(c.snapshot())
    return snapshots, outcomes


@pytest.mark.long
@given(CALLS)
def test_no_call_crashes_and_the_same_calls_give_the_same_bits(calls: list[Call]) -> None:
    assert play(calls) == play(calls)


@pytest.mark.parametrize("speed", [1e9, -1e9, 1e-9, 0.0])
def test_extreme_flings_come_to_rest(speed: float) -> None:
    with Coordinator([1e12], **STAGE) as c:
        c.session_begin()
        c.session_end(0, speed)
        now = c.frame(1e6).snapshot
        assert now.at_rest
        assert math.isfinite(now.path)
