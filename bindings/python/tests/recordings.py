"""Records to play: random ones and a simple one."""

from __future__ import annotations

import subprocess
from typing import Callable

from sessions import calls, start

from nestedslide import Coordinator

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

SEEDS = range(60)


def recorded(seed: int, before: int = 0, *, resamples: bool = True) -> tuple[bytes, int]:
    """A random session as a record, begun after some of its calls; and the hash of its end."""
    with start(seed, resamples=resamples) as c:
        all_calls = list(calls(seed))
        for call in all_calls[:before]:
            call.on(c)
        with c.record() as recording:
            for call in all_calls[before:]:
                call.on(c)
                c.poll_events()
        return recording.bytes, c.state_hash()


def simple(stage: Stage) -> bytes:
    c = stage(9000.0, 3000.0)
    with c.record() as recording:
        c.session_begin(195, 600, "trackpad")
        c.session_update(0, 300)
        c.session_end(0, 900)
        c.advance(0.5)
        c.frame(1.0)
        c.wheel(0, 3, unit="line")
        c.frame(2.0)
    return recording.bytes
