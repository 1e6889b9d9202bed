"""Playing a session and keeping what was seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Callable, NamedTuple

from nestedslide.enums import Phase
from nestedslide.replay import Result
from nestedslide.replay.load import Step
from nestedslide.values import Snapshot

from .session import Session

GAP = float("nan")


class Sample(NamedTuple):
    """What was seen at one moment: by a frame, or between two of them, after a step."""

    snapshot: Snapshot
    frame: bool


class Deed(NamedTuple):
    """A step that was carried out, or refused, and the sample after which it ended."""

    step: Step
    time: float
    status: str
    samples: int


class Stretch(NamedTuple):
    """A phase and the part of the axis that it lasted."""

    phase: Phase
    begin: float
    end: float


@dataclass
class Take:
    """One run of a session, as an observer of it."""

    label: str = ""
    physics: str = ""
    frame_rate: float | None = None
    samples: list[Sample] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)

    def saw(self, snapshot: Snapshot, *, frame: bool) -> None:
        """Keeps a moment."""
        self.samples.append(Sample(snapshot, frame))

    def did(self, step: Step, time: float, status: str) -> None:
        """Keeps a step."""
        self.deeds.append(Deed(step, time, status, len(self.samples)))

    @property
    def begin(self) -> float:
        """The time of the first sample, by a clock that may have begun anywhere."""
        return self.samples[0].snapshot.time

    @property
    def timed(self) -> bool:
        """Whether time passed at all; where none did, the axis counts what happened instead."""
        return self.samples[-1].snapshot.time > self.begin

    def axis(self) -> list[float]:
        """Where each sample stands: the time since the first, or its number where no time passed."""
        if self.timed:
            return [sample.snapshot.time - self.begin for sample in self.samples]
        return [float(number) for number in range(len(self.samples))]

    def place(self, deed: Deed) -> float:
        """Where a step stands on the axis: at its end."""
        return deed.time - self.begin if self.timed else float(min(deed.samples, len(self.samples) - 1))

    def column(self, read: Callable[[Snapshot], float]) -> list[float]:
        """A number of every sample."""
        return [read(sample.snapshot) for sample in self.samples]

    def along_page(self, read: Callable[[Snapshot], float]) -> tuple[list[float], list[float]]:
        """Axis and values of what belongs to the current page, with a gap where that became another one."""
        places: list[float] = []
        values: list[float] = []
        page = None
        for place, sample in zip(self.axis(), self.samples):
            if page is not None and page != sample.snapshot.page_index:
                places += place, place
                values += values[-1], GAP
            page = sample.snapshot.page_index
            places.append(place)
            values.append(read(sample.snapshot))
        return places, values

    def stretches(self) -> Iterator[Stretch]:
        """The phases in their order, each from the sample it was first seen at to the one it was last seen before."""
        places = self.axis()
        begin = 0
        for position in range(1, len(self.samples)):
            phase = self.samples[begin].snapshot.phase
            if self.samples[position].snapshot.phase != phase or position == len(self.samples) - 1:
                if places[position] > places[begin]:
                    yield Stretch(phase, places[begin], places[position])
                begin = position


def take(session: Session, physics: str | None = None, frame_rate: float | None = None) -> tuple[Take, Result]:
    """Plays a session, with another preset or frame rate where one is given."""
    run = Take(physics=physics or session.physics, frame_rate=frame_rate)
    return run, session.play(run, physics=physics, frame_rate=frame_rate)


def end_of(takes: Sequence[Take]) -> float:
    """Where the axis of takes ends; it begins at 0."""
    return max(take.axis()[-1] for take in takes) or 1.0


def label(takes: Sequence[Take]) -> None:
    """Names takes by what tells them apart."""
    presets = len({each.physics for each in takes}) > 1
    rates = len({each.frame_rate for each in takes}) > 1
    for each in takes:
        rate = f"{each.frame_rate:g} Hz" if rates and each.frame_rate else ""
        each.label = " ".join(part for part in (each.physics if presets else "", rate) if part)
