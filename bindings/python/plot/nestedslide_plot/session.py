"""A file that can be played while someone looks on: what a picture of a run is made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from nestedslide._terminal import title
from nestedslide.coordinator import Coordinator
from nestedslide.records import is_record
from nestedslide.records import load as load_record
from nestedslide.records.scenario import to_scenario, to_text
from nestedslide.replay.load import MAIN, Scenario, Step, load, parse
from nestedslide.replay.report import Result, Verdict
from nestedslide.replay.runner import CHECKS, NotHeldError, Player, create
from nestedslide.values import Snapshot


class Observer(Protocol):
    """Someone who looks on."""

    def saw(self, snapshot: Snapshot, *, frame: bool) -> None:
        """Called after every frame and, with ``frame`` false, after everything that happens between frames."""

    def did(self, step: Step, time: float, status: str) -> None:
        """Called after every step that is not a comparison, with the time it ended and the status it had."""


class Session(Protocol):
    """Something recorded or written down that can be played again and again, each time from its beginning."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def why(self) -> str:
        """What it is there for, in a sentence; may be empty."""

    @property
    def physics(self) -> str:
        """The preset it begins with."""

    def play(self, observer: Observer, *, physics: str | None = None, frame_rate: float | None = None) -> Result:
        """Plays all of it, with another preset or another frame rate where one is given.

        The answer tells whether it could be played. What the session expects is not compared, and a step that is
        refused is passed over: with another preset neither need hold.
        """


def open_session(path: str | Path) -> Session:
    """What is in a file, a scenario or a record.

    Raises InvalidScenarioError, InvalidRecordError or NotPlayedError where that cannot be played, OSError where it
    cannot be read.
    """
    if is_record(path):
        name = title(Path(path))
        return ScenarioSession(parse(to_text(to_scenario(load_record(path), name)), name))
    return ScenarioSession(load(path))


@dataclass(frozen=True)
class ScenarioSession:
    """A scenario as a session."""

    scenario: Scenario

    @property
    def name(self) -> str:
        """The scenario's name."""
        return self.scenario.name

    @property
    def why(self) -> str:
        """The scenario's reason."""
        return self.scenario.why

    @property
    def physics(self) -> str:
        """The preset in its configuration."""
        return str(self.scenario.config.get("physics", "ios"))

    def play(self, observer: Observer, *, physics: str | None = None, frame_rate: float | None = None) -> Result:
        """Plays the steps."""
        config: dict[str, Any] = {**self.scenario.config, **({} if physics is None else {"physics": physics})}
        scenario = replace(self.scenario, config=config)
        try:
            player = _Watched(create(scenario), scenario, frame_rate or scenario.frame_rate, observer)
            try:
                if scenario.state is not None and physics is not None:
                    player.coordinator.set(physics=physics)
                player.play()
            finally:
                player.close()
        except NotHeldError as failure:
            return Result(scenario.name, Verdict.fail, failure.place, failure.reason)
        return Result(scenario.name, Verdict.ok)


class _Watched(Player):
    """Plays on whatever happens and tells the observer."""

    def __init__(self, coordinator: Coordinator, scenario: Scenario, frame_rate: float, observer: Observer) -> None:
        super().__init__(coordinator, scenario, frame_rate)
        self.observer = observer

    def play(self) -> None:
        self.stirred()
        for step in self.steps:
            self.turn_to(step)
            if step.action in CHECKS:
                self.attempt(self.move_on, step)
                continue
            try:
                done = self.attempt(self.act, step)
            except NotHeldError:
                done = True  # a settle that was too short
            self.observer.did(step, self.now, "ok" if done else self.status)
            self.stirred()

    def advance(self, time: float) -> Snapshot:
        snapshot = super().advance(time)
        self.observer.saw(snapshot, frame=True)
        return snapshot

    def stirred(self) -> None:
        self.observer.saw(self.slides[MAIN].coordinator.snapshot(), frame=False)
