"""The same drags and turns for a coordinator."""

from __future__ import annotations

from collections.abc import Iterable

from nestedslide import Coordinator


def drag(slide: Coordinator, steps: Iterable[float], y: float | None = None) -> None:
    """One finger's drag on the page, or at ``y``, let go without velocity."""
    slide.session_begin(None if y is None else 100.0, y)
    for step in steps:
        slide.session_update(0, step)
    slide.session_end()


def offsets(slide: Coordinator) -> tuple[float, float]:
    """Of the outer and of the current page."""
    now = slide.snapshot()
    return now.outer, now.inner


def rest(slide: Coordinator, seconds: float = 5.0) -> None:
    """Lets time pass until everything is at rest."""
    end = slide.snapshot().time + seconds
    while slide.frame(slide.snapshot().time + 1 / 60).snapshot.needs_frame:
        assert slide.snapshot().time < end
