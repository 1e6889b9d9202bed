"""The session of Tests/portability/session/session.h, where its draws are described, through the Python package."""

from __future__ import annotations

import ctypes
from typing import Any, Callable

from nestedslide import (
    Align,
    Coordinator,
    Key,
    NestedSlideError,
    PointerAction,
    Region,
    SnapArea,
    SnapStrictness,
    Source,
    WheelPhase,
    WheelUnit,
)
from nestedslide._abi import library
from nestedslide._structs import EventStruct

HEIGHTS = (3000.0, 500.0, 12000.0, 844.0, 300.0)
EVENTS = 16
FIRST_HASH = 14695981039346656037
FIRST_SETTINGS: dict[str, Any] = {
    "viewport": (390, 844),
    "header_height": 240,
    "hover_height": 48,
    "pin_inset": 44,
    "page_spacing": 10,
    "refresh_height": 60,
    "load_more_distance": 400,
    "initial_page": 1,
}
PREFETCHES = (0, 1, 2, 2**31 - 1)
DAMPINGS = (None, 0.5, 1.0, 2.0)
STRAIGHT_DRAWS = {
    "physics": 4,
    "header_motion": 5,
    "seam": 3,
    "overscroll_top": 4,
    "overscroll_bottom": 3,
    "page_memory": 4,
    "short_page": 3,
    "header_snap": 3,
    "page_index": 2,
    "right_to_left": 2,
    "header_stretch": 2,
    "endless": 2,
}

LATER_DRAWS = {
    "repeated_flings": 3,
    "wheel_glide": 3,
    "wheel_latch": 2,
    "chain_top": 3,
    "chain_bottom": 3,
    "chain_start": 3,
    "chain_end": 3,
    "page_always_stop": 2,
    "resampling": 2,
}


class Session:
    """One coordinator, the draws of its calls, and the hash of what came of them."""

    def __init__(self) -> None:
        self.coordinator = Coordinator(HEIGHTS, **FIRST_SETTINGS)
        self.state = 1
        self.hash = FIRST_HASH
        self.ticks = 0
        self.fingers = [(0.0, 0.0)] * 3
        self.finger = 0
        self.gesture = ""
        self.events: Any = (EventStruct * EVENTS)()
        slide = self.coordinator
        # Up to which draw each call is made.
        self.table: list[tuple[int, Callable[[], object]]] = [
            (57, self.advance),
            (63, self.session_begin),
            (64, self.set_snap_areas),
            (65, self.reveal),
            (66, self.session_update),
            (67, self.session_end),
            (68, self.session_cancel),
            (74, lambda: self.pointer(PointerAction.down, self.between(0, 2))),
            (75, lambda: self.pointer(PointerAction.move, self.between(0, 2))),
            (77, lambda: self.pointer(PointerAction.up, self.between(0, 2))),
            (79, lambda: self.pointer(PointerAction.cancel, self.between(0, 2))),
            (83, self.wheel),
            (84, lambda: slide.scroll_to(self.between(-100, 400), self.between(-100, 4000), self.animated())),
            (85, lambda: slide.key(Key(self.draw(9)))),
            (87, lambda: slide.scroll_to_page(self.between(-1, 8), self.animated())),
            (88, lambda: slide.scroll_to_top(self.animated())),
            (90, lambda: slide.set_page_height(self.between(0, 7), self.height())),
            (91, lambda: slide.set_header_height(self.between(0, 400), self.animated())),
            (92, lambda: slide.set_hover_height(self.between(0, 80), self.animated())),
            (93, lambda: slide.insert_page(self.between(0, 4), self.height())),
            (94, lambda: slide.remove_page(self.between(0, 7))),
            (95, lambda: slide.move_page(self.between(0, 7), self.between(0, 7))),
            (97, self.set),
            (99, self.rarely_called),
        ]

    def play(self, steps: int) -> int:
        """The hash after so many steps more."""
        for _ in range(steps):
            call = self.next_call()
            try:
                call()
                status = 0
            except NestedSlideError as error:
                status = int(error.status)
            self.take_in(status)
            self.take_in_events()
            self.take_in_state()
        return self.hash

    def next_call(self) -> Callable[[], object]:
        going_on = {"session": (self.session_update, self.session_end), "touch": (self.pointer_move, self.pointer_up)}
        if self.gesture:
            drawn = self.draw(8)
            more, end = going_on[self.gesture]
            if drawn < 7:
                return {5: self.advance, 6: end}.get(drawn, more)
        drawn = self.draw(100)
        return next(call for last, call in self.table if drawn <= last)

    # ------------------------------------------------------------------------------------------------------ draws

    def draw(self, count: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % count

    def between(self, low: int, high: int) -> int:
        return low + self.draw(high - low + 1)

    def animated(self) -> bool:
        return self.draw(2) == 1

    def place(self) -> tuple[int, int]:
        return self.between(0, 390), self.between(0, 844)

    def amount(self) -> tuple[float, float]:
        sideways = self.draw(4) == 0
        along, across = self.between(-4000, 4000) / 16, self.between(-100, 100) / 16
        return (along, across) if sideways else (across, along)

    def height(self) -> float:
        return self.between(0, 160000) / 8

    # ------------------------------------------------------------------------------------------------------- hash

    def take_in(self, word: int) -> None:
        self.hash = (self.hash ^ (word & 0xFFFF_FFFF)) * 1099511628211 % 2**64

    def take_in_state(self) -> None:
        state = ctypes.c_uint64()
        self.take_in(library().nslide_state_hash(self.coordinator._handle, ctypes.byref(state)))
        self.take_in(state.value & 0xFFFF_FFFF)
        self.take_in(state.value >> 32)

    def take_in_events(self) -> None:
        count = ctypes.c_int32()
        poll = library().nslide_poll_events
        self.take_in(poll(self.coordinator._handle, self.events, EVENTS, ctypes.byref(count)))
        self.take_in(count.value)
        for event in self.events[: count.value]:
            self.take_in(event.type)
            self.take_in(event.index)

    # ------------------------------------------------------------------------------------------------------ calls

    def advance(self) -> None:
        self.ticks += self.between(35, 2048) if self.draw(16) == 0 else self.between(1, 34)
        self.coordinator.advance(self.ticks / 1024)

    def session_begin(self) -> None:
        source = Source(self.between(0, 3))
        self.coordinator.session_begin(*self.place(), source)
        self.gesture = "session"

    def session_update(self) -> None:
        self.coordinator.session_update(*self.amount())

    def session_end(self) -> None:
        vx, vy = self.between(-3000, 3000), self.between(-6000, 6000)
        self.gesture = ""
        self.coordinator.session_end(vx, vy)

    def session_cancel(self) -> None:
        self.gesture = ""
        self.coordinator.session_cancel()

    def wheel(self) -> None:
        unit, phase, shift = WheelUnit(self.draw(3)), WheelPhase(self.draw(5)), self.draw(2) == 1
        x, y = self.place()
        dx, dy = self.amount()
        self.coordinator.wheel(dx, dy, x, y, unit, phase, shift)

    def set_snap_areas(self) -> None:
        page, count = self.between(0, 4), self.draw(4)
        areas = [
            SnapArea(self.between(0, 3000), self.between(0, 900), Align(self.draw(3)), self.draw(2) == 1)
            for _ in range(count)
        ]
        strictness = SnapStrictness(self.draw(2))
        self.coordinator.set_snap_areas(page, areas, strictness, self.between(0, 50), self.between(0, 50))

    def reveal(self) -> None:
        page = self.between(-1, 4)
        y, height, align = self.between(-100, 4000), self.between(0, 1000), Align(self.draw(4))
        self.coordinator.reveal(y, height, None if page == -1 else page, align, self.animated())

    def set_regions(self) -> None:
        sizes = ((0, 300), (0, 200), (0, 200), (0, 300))
        regions = []
        for _ in range(self.draw(3)):
            frame = [self.between(*size) for size in sizes]
            view, axes = self.between(-2, 4), self.between(1, 3)
            names = [name for bit, name in ((1, "vertical"), (2, "horizontal")) if axes & bit]
            regions.append(Region(frame, {-2: "hover", -1: "header"}.get(view, view), names))
        self.coordinator.set_regions(regions)

    def pointer(self, action: PointerAction, finger: int) -> None:
        x, y = self.fingers[finger]
        if action == PointerAction.down:
            x, y = self.place()
            self.finger = finger
        elif action == PointerAction.move:
            x += self.between(-256, 256) / 16
            y += self.between(-1024, 1024) / 16
        else:
            self.gesture = ""
        self.fingers[finger] = (x, y)
        self.ticks += self.between(0, 16)
        late = self.between(1, 8) if self.draw(8) == 0 else 0
        self.coordinator.pointer(action, x, y, (self.ticks - late) / 1024, finger)
        if action == PointerAction.down:
            self.gesture = "touch"

    def pointer_move(self) -> None:
        self.pointer(PointerAction.move, self.finger)

    def pointer_up(self) -> None:
        self.pointer(PointerAction.up, self.finger)

    def set(self) -> None:
        settings = {**FIRST_SETTINGS, **{name: self.draw(count) for name, count in STRAIGHT_DRAWS.items()}}
        settings["prefetch"] = PREFETCHES[self.draw(4)]
        settings["header_min_height"] = self.between(0, 64)
        settings["header_return_height"] = self.between(0, 160)
        settings["spring_damping"] = DAMPINGS[self.draw(4)]
        settings["viewport"] = (320 + 64 * self.draw(4), 844)
        for name in ("fling_curve", "velocity_estimator"):
            drawn = self.between(-1, 3)
            settings[name] = None if drawn == -1 else drawn
        settings.update({name: self.draw(count) for name, count in LATER_DRAWS.items()})
        self.coordinator.set(**settings)

    def rarely_called(self) -> None:
        which = self.draw(6)
        if which == 4:
            self.coordinator.retarget(self.between(-50, 300), self.between(0, 2000))
            return
        if which == 5:
            self.set_regions()
            return
        if which == 3:
            self.coordinator.tap_tab(self.between(0, 7), self.animated())
            return
        drawn = self.between(-1, 1)
        page = None if drawn == -1 else drawn
        slide = self.coordinator
        (slide.begin_refresh, slide.end_refresh, slide.end_load)[which](page)
