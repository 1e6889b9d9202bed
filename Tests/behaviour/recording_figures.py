"""The table of docs/feel.md: how far the presets are from other engines. `make recording-figures` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nestedslide_plot import compare

TREE = Path(__file__).resolve().parents[2]
RECORDINGS = TREE / "Tests" / "recordings"
PAGE = TREE / "docs" / "feel.md"
BEGIN = "<!-- figures: `make recording-figures` writes them -->\n"
END = "<!-- figures end -->\n"
NOTHING = "\N{EN DASH}"


def recordings() -> Iterator[Path]:
    """All files, in order."""
    return iter(sorted(RECORDINGS.rglob("*.json")))


def table() -> str:
    """A row for each recording that a preset claims to match."""
    rows = [
        "| what was recorded | engine | way | frames | furthest apart | at rest | allowed |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for path in recordings():
        recording = compare.load(path)
        if recording.bound is None:
            continue
        found = compare.measure(recording, compare.play(recording))
        name = f"{recording.name}, `{path.relative_to(RECORDINGS).with_suffix('').as_posix()}`"
        apart = f"{found.greatest:.1f}" if recording.compared == "curve" and found.counted else NOTHING
        frames = f"{len(found.counted)} of {len(recording.times)}" if recording.compared == "curve" else NOTHING
        cells = [name, recording.engine, f"{recording.way:,.0f}", frames, apart]
        cells += [f"{found.rest:.1f}", f"{found.allowed:.1f}"]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """The page with the table as it is now."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
