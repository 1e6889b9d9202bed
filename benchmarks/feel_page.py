"""Writes the table of docs/feel.md that compares those that follow a finger: `make bench-feel`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import feel
from followers import Android, AndroidSmoothed, Follower

PAGE = Path(__file__).resolve().parents[1] / "docs" / "feel.md"
BEGIN = "<!-- followers: `make bench-feel` writes them -->\n"
END = "<!-- followers end -->\n"
RATES = [(60, 60), (60, 120), (120, 60), (120, 120), (240, 120)]
RULES: dict[str, Callable[[], Follower]] = {
    "the last sample": feel.FOLLOWERS["none"],
    "Android": Android,
    "Android, by the sample's age": lambda: Android(by_age=True),
    "Android with its one-euro filter": AndroidSmoothed,
    "Flutter": feel.FOLLOWERS["Flutter"],
    "**NestedSlide**, `resampling: on`": feel.FOLLOWERS["on"],
}


def row(name: str, make: Callable[[], Follower]) -> str:
    measured = [feel.measure(make(), *rates) for rates in RATES]
    cells = [f"{100 * each.uneven:.1f} % ({1000 * each.late:.0f} ms)" for each in measured]
    beyond = [max(feel.overshoot_in_silence(make, *each) for each in group) for group in (RATES[:2], RATES[2:])]
    back = max(feel.measure(make(), *rates, late=0.1).back for rates in RATES)
    return f"| {name} | {' | '.join(cells)} | {' / '.join(f'{each:.1f}' for each in beyond)} | {back:.1f} |"


def table() -> str:
    heads = [f"{touches} / {frames}" for touches, frames in RATES]
    lines = [f"| rule | {' | '.join(heads)} | past a stop | back |", "|---|" + "---:|" * (len(RATES) + 2)]
    return "\n".join([*lines, *(row(name, make) for name, make in RULES.items())]) + "\n"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.split(END)[1], encoding="utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
