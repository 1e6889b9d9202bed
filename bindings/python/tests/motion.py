"""What tests of behaviour do to a coordinator: drag it, and let it come to rest."""

from __future__ import annotations

from nestedslide import Coordinator, Event, Snapshot

RATE = 60
RUBBER_BAND = 0.55


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


def pulled(shown: float, length: float) -> float:
    """How far a finger has to pull for this much of it to be seen."""
    return shown * length / (RUBBER_BAND * (length - shown))


def of(c: Coordinator, *names: str) -> list[Event]:
    """The waiting events of these types; the others are dropped."""
    return [event for event in c.poll_events() if event.name in names]


def states(c: Coordinator) -> list[tuple[str, int]]:
    """The waiting changes of refreshing: the state and whose."""
    return [(f"{event.named_state}", event.index) for event in of(c, "refresh_changed")]
