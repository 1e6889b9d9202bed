"""What tests of behaviour do to a coordinator: drag it, and let it come to rest."""

from __future__ import annotations

from nestedslide import Coordinator, Snapshot

RATE = 60


def drag(c: Coordinator, dy: float = 0.0, dx: float = 0.0, vy: float = 0.0, vx: float = 0.0) -> None:
    """One session in the middle of the pager."""
    c.session_begin(*c.snapshot().pager.centre)
    c.session_update(dx, dy)
    c.session_end(vx, vy)


def rest(c: Coordinator, seconds: float = 15.0) -> Snapshot:
    """Lets time pass until all is at rest."""
    time = c.snapshot().time
    for _ in range(int(seconds * RATE)):
        if c.snapshot().at_rest:
            return c.snapshot()
        time += 1 / RATE
        c.advance(time)
    raise AssertionError(f"never at rest: {c.snapshot()}")
