"""Playing a scenario on a coordinator.

The queue of events is read after every call and every frame, as a host would: then each call's events stay its own,
and none is merged with another's.
"""

from __future__ import annotations

import math
from typing import Any, Callable

from ..coordinator import Coordinator
from ..errors import NestedSlideError
from ..values import Snapshot
from .calls import COMMANDS, heights, override, settings, view
from .compare import DEFAULT_TOLERANCE, difference, event_as_data, missing_event
from .expectations import EXPECTATIONS
from .load import MAIN, Beginning, Scenario, Step
from .reading import Reading
from .report import Result, Verdict
from .slide import Slide, axes_of, inner_first

_OK = "ok"


class NotHeldError(Exception):
    """A scenario that does not hold."""

    def __init__(self, place: str, reason: str = "", wanted: Any = None, got: Any = None, compared: bool = False):
        super().__init__(reason)
        self.place, self.reason, self.wanted, self.got, self.compared = place, reason, wanted, got, compared


def run(scenario: Scenario, frame_rate: float | None = None) -> Result:
    """Plays a scenario. ``frame_rate`` replaces the file's; nothing but the events of each frame depends on it."""
    try:
        player = Player(create(scenario), scenario, frame_rate or scenario.frame_rate)
        try:
            player.play()
        finally:
            player.close()
    except NotHeldError as failure:
        return Result(
            scenario.name,
            Verdict.fail,
            failure.place,
            failure.reason,
            failure.wanted,
            failure.got,
            failure.compared,
        )
    return Result(scenario.name, Verdict.ok)


def create(scenario: Scenario) -> Coordinator:
    """A coordinator as the scenario begins with it; raises NotHeldError where the library refuses that."""
    if scenario.state is not None:
        try:
            return Coordinator.restore(scenario.state)
        except NestedSlideError as error:
            raise NotHeldError("state", error.line) from None
    return made(scenario)


def made(of: Scenario | Beginning, place: str = "") -> Coordinator:
    """A coordinator of these settings and pages."""
    try:
        coordinator = Coordinator(heights(of.pages), **settings(of.config))
    except NestedSlideError as error:
        raise NotHeldError(f"{place}config", error.line) from None
    try:
        override(coordinator, of.pages)
    except NestedSlideError as error:
        coordinator.close()
        raise NotHeldError(f"{place}pages", error.line) from None
    return coordinator


class Player:
    """One run of one scenario."""

    def __init__(self, coordinator: Coordinator, scenario: Scenario, frame_rate: float) -> None:
        self.steps = scenario.steps
        self.frame_rate = frame_rate
        self.now = coordinator.snapshot().time
        self.next_frame = 1
        self.status = _OK
        self.reason = ""
        self.slides = {MAIN: Slide(coordinator)}
        self.slide = self.slides[MAIN]
        """Whose turn it is: the one that the step is on."""
        try:
            self._attach(self.slide, scenario.pages, "")
            for name, of in scenario.others.items():
                place = f"others.{name}."
                self.slides[name] = Slide(made(of, place))
                self._attach(self.slides[name], of.pages, place)
        except NotHeldError:
            self.close()
            raise

    def _attach(self, slide: Slide, pages: list[dict[str, Any]], place: str) -> None:
        try:
            slide.lists.attach_all(slide.coordinator, pages)
        except NestedSlideError as error:
            raise NotHeldError(f"{place}pages", error.line) from None
        slide.poll()

    @property
    def coordinator(self) -> Coordinator:
        """The one that the step is on."""
        return self.slide.coordinator

    def close(self) -> None:
        """Ends the coordinators and the lists of their pages."""
        for slide in inner_first(self.slides):
            slide.close()

    def play(self) -> None:
        """Plays all steps; raises NotHeldError at the first that does not hold."""
        for position, step in enumerate(self.steps):
            following = self.steps[position + 1] if position + 1 < len(self.steps) else None
            self.turn_to(step)
            if step.action in CHECKS:
                if self.attempt(self.move_on, step):
                    self.status = _OK if "at" in step.options else self.status
                elif "status" not in step.value:
                    raise NotHeldError(f"{step.place} at", self.reason)
                CHECKS[step.action](self, step)
            elif self.attempt(self.act, step):
                self.status = _OK
            elif following is None or following.action != "expect" or "status" not in following.value:
                raise NotHeldError(f"{step.place} {step.title}", self.reason)

    def turn_to(self, step: Step) -> None:
        """From here on the calls are made on the coordinator that a step names."""
        self.slide = self.slides[step.options.get("on", MAIN)]

    def attempt(self, action: Callable[[Step], None], step: Step) -> bool:
        """Does something the library may refuse; notes the status and the reason of a refusal."""
        try:
            action(step)
        except NestedSlideError as error:
            self.status, self.reason = error.status_name, error.line
            return False
        finally:
            # What is done to one may move those around it.
            for slide in self.slides.values():
                slide.poll()
        return True

    def act(self, step: Step) -> None:
        """Does what a step says, at its time."""
        self.move_on(step)
        _ACTIONS[step.action](self, step)

    # ----------------------------------------------------------------------------------------------------- time

    def move_on(self, step: Step) -> None:
        """Lets time pass up to where a step has "at"."""
        if "at" in step.options:
            self.pass_time(step.options["at"])

    def pass_time(self, until: float) -> None:
        """Lets frames pass up to an instant and ends exactly there."""
        if math.isfinite(until):
            # A host stops asking for frames when none is needed; so does this, or a long wait would take as long.
            while self._needs_frame() and self._frame_before(until) < until:
                self.advance(self._frame_before(until))
        self.advance(until)

    def stirred(self) -> None:
        """Called within a step after input that moves something; for those who look on."""

    def _frame_before(self, until: float) -> float:
        """The instant of the next frame, or the end where that comes first."""
        if self.next_frame / self.frame_rate <= self.now:
            self.next_frame = math.floor(self.now * self.frame_rate)
            while self.next_frame / self.frame_rate <= self.now:
                self.next_frame += 1
        return min(self.next_frame / self.frame_rate, until)

    def advance(self, time: float) -> Snapshot:
        """One frame of all, the inner ones first. Answers what the scenario's own is like."""
        for slide in inner_first(self.slides):
            frame = slide.coordinator.frame(time)
            slide.events.extend(frame.events)
        snapshot = self.slides[MAIN].coordinator.snapshot()
        self.now = snapshot.time
        return snapshot

    def _needs_frame(self) -> bool:
        return any(slide.coordinator.snapshot().needs_frame for slide in self.slides.values())

    def _at_rest(self) -> bool:
        return all(slide.coordinator.snapshot().at_rest for slide in self.slides.values())

    def _wait(self, step: Step) -> None:
        self.pass_time(self.now + step.value)

    def _settle(self, step: Step) -> None:
        end = self.now + step.value
        while not self._at_rest() and self._needs_frame() and self.now < end:
            self.advance(self._frame_before(end))
        if not self._at_rest() and self.now < end:
            self.advance(end)
        if not self._at_rest():
            raise NotHeldError(f"{step.place} settle", f"not at rest after {step.value} s")

    # ---------------------------------------------------------------------------------------------------- input

    def _begin(self, step: Step) -> bool:
        """Opens a session unless one is open; tells whether it did."""
        if self.slide.session_open:
            return False
        x, y = step.options.get("from") or self.coordinator.snapshot().pager.centre
        self.coordinator.session_begin(x, y)
        self.slide.session_open = True
        return True

    def _end(self, vx: float, vy: float) -> None:
        self.coordinator.session_end(vx, vy)
        self.slide.session_open = False

    def _scroll(self, step: Step) -> None:
        begun = self._begin(step)
        try:
            self.coordinator.session_update(*step.value)
        except NestedSlideError:
            if begun:
                self._end(0.0, 0.0)
            raise
        if not step.options.get("hold", False):
            self._end(0.0, 0.0)

    def _fling(self, step: Step) -> None:
        begun = self._begin(step)
        try:
            self._end(*step.value)
        except NestedSlideError:
            if begun:
                self._end(0.0, 0.0)
            raise

    def _release(self, step: Step) -> None:
        self._end(*step.value)

    def _pointer(self, step: Step) -> None:
        options = step.options
        time = options.get("time", self.now)
        source = options.get("source", "touch")
        self.coordinator.pointer(step.value, options["x"], options["y"], time, int(options.get("id", 0)), source)
        # One that is later than now has moved time on to it.
        self.now = max(self.now, time)

    def _swipe(self, step: Step) -> None:
        (x, y), (to_x, to_y) = step.value["from"], step.value["to"]
        duration, samples, start = step.value["duration"], int(step.value["samples"]), self.now
        self.coordinator.pointer_down(x, y, start)
        for i in range(1, samples + 1):
            self.pass_time(start + duration * i / samples)
            self.coordinator.pointer_move(x + (to_x - x) * i / samples, y + (to_y - y) * i / samples, self.now)
            self.stirred()
        self.coordinator.pointer_up(to_x, to_y, self.now)

    def _session(self, step: Step) -> None:
        options = step.options
        if step.value == "begin":
            x, y = options.get("from") or self.coordinator.snapshot().pager.centre
            self.coordinator.session_begin(x, y, options.get("source", "touch"))
            self.slide.session_open = True
        elif step.value == "update":
            self.coordinator.session_update(*options["delta"])
        elif step.value == "end":
            self._end(*options.get("velocity", (0.0, 0.0)))
        else:
            self.coordinator.session_cancel()
            self.slide.session_open = False

    def _wheel(self, step: Step) -> None:
        (dx, dy), (x, y) = step.value, step.options.get("from", (None, None))
        given = {name: step.options[name] for name in ("unit", "phase", "shift") if name in step.options}
        self.coordinator.wheel(dx, dy, x, y, **given)

    def _key(self, step: Step) -> None:
        self.coordinator.key(step.value)

    def _observe(self, step: Step) -> None:
        offset, moved_by = step.options["offset"], step.options.get("source", "drag")
        token = step.options.get("token", 0)
        self.slide.corrections = self.coordinator.observe(view(step.value), offset, moved_by, _capacity(step), token)

    # ------------------------------------------------------------------------------------------------- commands

    def _set(self, step: Step) -> None:
        self.coordinator.set(**settings(step.value))

    def _call(self, step: Step) -> None:
        if step.value == "save_restore":
            self._save_restore()
        elif step.value == "create_from":
            self._create_from(step)
        elif step.value == "poll_corrections":
            self.slide.corrections = self.coordinator.poll_corrections(_capacity(step))
        else:
            COMMANDS[step.value](self.coordinator, step.options)
            if step.value == "reload":
                self.slide.lists.attach_all(self.coordinator, step.options["pages"])

    def _list(self, step: Step) -> None:
        self.slide.lists.perform(self.coordinator, step.value, step.options)

    def _create_from(self, step: Step) -> None:
        if len(self.slides) > 1:
            # Time begins anew, which it cannot for the others.
            raise NotHeldError(f"{step.place} create_from", "only for a coordinator by itself")
        pages = step.options["pages"]
        given = settings(step.options.get("config", {}))
        made = Coordinator.create_from(self.coordinator.save(), heights(pages), **given)
        self._replace(made)
        self.now, self.next_frame = 0.0, 1

    def _save_restore(self) -> None:
        restored = Coordinator.restore(self.coordinator.save())
        self._replace(restored)

    def _replace(self, restored: Coordinator) -> None:
        self.slide.lists.move_to(restored)
        self.coordinator.close()
        self.slide.coordinator = restored
        for slide in self.slides.values():
            if self.slide in (slide, slide.outer):
                slide.link_again()

    def _link(self, step: Step) -> None:
        outer = None if step.value is None else self.slides[step.value]
        self.slide.link(outer, step.options.get("place"), **axes_of(step.options))

    def _record(self, step: Step) -> None:
        if step.value == "start":
            self.slide.start_record()
        elif step.value == "stop":
            self.slide.stop_record()
        else:
            result = self.slide.play_record()
            if result.verdict is not Verdict.ok:
                raise NotHeldError(f"{step.place} record", result.line())

    # --------------------------------------------------------------------------------------------- expectations

    def _expect(self, step: Step) -> None:
        slide = self.slide
        reading = Reading(
            slide.coordinator, slide.coordinator.snapshot(), self.status, slide.corrections, slide.lists, slide.recorded
        )
        tolerance = step.options.get("tolerance", DEFAULT_TOLERANCE)
        for name, wanted in step.value.items():
            found = difference(wanted, EXPECTATIONS[name].read(reading, wanted), tolerance, name)
            if found:
                raise NotHeldError(f"{step.place} expect {found.place}", "", found.wanted, found.got, compared=True)

    def _expect_events(self, step: Step) -> None:
        events, self.slide.events = self.slide.events, []
        if "of" in step.options:
            events = [event for event in events if event.name in step.options["of"]]
        exact = step.options.get("mode", "contains") == "exact"
        tolerance = step.options.get("tolerance", DEFAULT_TOLERANCE)
        position = missing_event(step.value, events, exact, tolerance)
        if position is None:
            return
        wanted = step.value[position] if position < len(step.value) else "no more events"
        if exact:
            got: Any = event_as_data(events[position]) if position < len(events) else None
        else:
            got = [event_as_data(event) for event in events]
        raise NotHeldError(f"{step.place} expect_events[{position}]", "", wanted, got, compared=True)


def _capacity(step: Step) -> int | None:
    capacity = step.options.get("capacity")
    return None if capacity is None else int(capacity)


_ACTIONS: dict[str, Callable[[Player, Step], None]] = {
    "scroll": Player._scroll,
    "fling": Player._fling,
    "release": Player._release,
    "pointer": Player._pointer,
    "swipe": Player._swipe,
    "wheel": Player._wheel,
    "key": Player._key,
    "session": Player._session,
    "observe": Player._observe,
    "set": Player._set,
    "call": Player._call,
    "list": Player._list,
    "link": Player._link,
    "record": Player._record,
    "wait": Player._wait,
    "settle": Player._settle,
}

CHECKS: dict[str, Callable[[Player, Step], None]] = {
    "expect": Player._expect,
    "expect_events": Player._expect_events,
}
