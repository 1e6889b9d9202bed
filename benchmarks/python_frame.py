"""Times one frame from Python during a fling and prints a JSON object of nanoseconds per call.

`frame` builds values, `frame_into` fills buffers that are kept, `ctypes` is the bare call beneath them both.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import statistics
import time
from typing import Callable

import nestedslide

RUNS, CALLS = 9, 20_000
SCENE = {"header_height": 220, "hover_height": 48}


class Work:
    """A coordinator in the scene of the benchmarks, thrown again whenever it rests."""

    def __init__(self) -> None:
        self.slide = nestedslide.Coordinator([200_000.0] * 10, **SCENE)
        self.steps = itertools.count(1)
        self.speed = 20_000.0

    def throw(self) -> None:
        self.slide.session_begin(195, 600)
        self.slide.session_end(0, self.speed)
        self.speed = -self.speed


def measure(work: Work, frame: Callable[[float], object]) -> float:
    """Nanoseconds a call, the median of some runs. 600 frames stay within one fling."""
    times = []
    for _ in range(RUNS):
        spent = 0
        for _ in range(CALLS // 600):
            work.throw()
            moments = [step / 120 for step in itertools.islice(work.steps, 600)]
            began = time.perf_counter_ns()
            for moment in moments:
                frame(moment)
            spent += time.perf_counter_ns() - began
        times.append(spent / (CALLS // 600 * 600))
    return statistics.median(times)


def main() -> None:
    result = {}
    work = Work()
    result["frame"] = measure(work, work.slide.frame)
    if hasattr(work.slide, "frame_into"):
        work = Work()
        result["frame_into"] = measure(work, work.slide.frame_into)
    result["ctypes"] = bare_call()
    print(json.dumps(result))


def bare_call() -> float:
    """An empty call through ctypes: what no binding of this kind can do without."""
    import os

    library = ctypes.CDLL(os.environ["NESTEDSLIDE_LIBRARY"])
    library.nslide_version.restype = ctypes.c_uint32
    version = library.nslide_version
    began = time.perf_counter_ns()
    for _ in range(CALLS):
        version()
    return (time.perf_counter_ns() - began) / CALLS


if __name__ == "__main__":
    main()
