"""The outcome of a scenario, and how it is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._terminal import printable
from ..enums import Named
from .compare import shown


class Verdict(Named):
    """How a file came out."""

    ok = 0
    fail = 1
    invalid = 2

    @property
    def exit_status(self) -> int:
        """2 for a file that is no scenario, 1 for one that did not hold, else 0."""
        return int(self)


@dataclass(frozen=True)
class Result:
    """One file's outcome. ``place`` and ``reason`` say where and why it did not hold."""

    name: str
    verdict: Verdict
    place: str = ""
    reason: str = ""
    wanted: Any = None
    got: Any = None
    compared: bool = False
    """Whether wanted and got mean something."""
    file: str = ""

    def line(self) -> str:
        """The outcome in one line that any terminal can be shown."""
        # The name is the file's own: without this it could end the line and write a verdict of its own.
        name = printable(self.name)
        if self.verdict is Verdict.ok:
            return f"ok   {name}"
        word = {Verdict.fail: "FAIL"}.get(self.verdict, self.verdict.name)
        where = f" {self.place}" if self.place else ""
        what = f"wanted {shown(self.wanted)}, got {shown(self.got)}" if self.compared else self.reason
        separator = ": " if where or what else ""
        joint = ": " if where and what else ""
        return printable(" ".join(f"{word} {name}{separator}{where.strip()}{joint}{what}".split()))

    def as_data(self) -> dict[str, Any]:
        """The outcome for a program."""
        data: dict[str, Any] = {"file": self.file, "name": self.name, "verdict": self.verdict.name}
        if self.place:
            data["place"] = self.place
        if self.compared:
            data.update(wanted=self.wanted, got=self.got)
        if self.reason:
            data["reason"] = self.reason
        return data


def exit_status(results: list[Result]) -> int:
    """The exit status for all files: the worst one's."""
    return max((result.verdict.exit_status for result in results), default=0)
