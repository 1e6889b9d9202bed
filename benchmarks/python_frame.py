"""Times one frame from Python during a fling and prints a JSON object of nanoseconds per call.

`frame` keeps a copy of what the library wrote, `frame, one number` reads an offset of its snapshot, and `frame, all of
it` makes every value. `frame_into` fills buffers that are kept, `advance` reads nothing. `visible` fills a batch of the
rows that a list shows, `visible, as numpy` makes an array of them, `visible, values` a value of each. `ctypes` is the
bare call beneath all of them.
"""

from __future__ import annotations

import ctypes
import importlib.util
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
    """Nanoseconds of this thread a call, the median of some runs. 600 frames stay within one fling."""
    times = []
    for _ in range(RUNS):
        spent = 0
        for _ in range(CALLS // 600):
            work.throw()
            moments = [step / 120 for step in itertools.islice(work.steps, 600)]
            began = time.thread_time_ns()
            for moment in moments:
                frame(moment)
            spent += time.thread_time_ns() - began
        times.append(spent / (CALLS // 600 * 600))
    return statistics.median(times)


def one_number(slide: nestedslide.Coordinator) -> Callable[[float], object]:
    return lambda moment: slide.frame(moment).snapshot.inner


def all_of_it(slide: nestedslide.Coordinator) -> Callable[[float], object]:
    return lambda moment: tuple(slide.frame(moment))


FRAMES: dict[str, Callable[[nestedslide.Coordinator], Callable[[float], object]]] = {
    "frame": lambda slide: slide.frame,
    "frame, one number": one_number,
    "frame, all of it": all_of_it,
    "frame_into": lambda slide: slide.frame_into,
    "advance": lambda slide: slide.advance,
}


def visible() -> dict[str, float]:
    """A screen of rows out of a million."""
    with nestedslide.ListLayout(height=844) as feed:
        feed.insert_section(0, 1_000_000)
        feed.set_offset(22_000_000)
        kept = feed.visible()
        found = {"visible": a_call(lambda: feed.visible(into=kept))}
        if importlib.util.find_spec("numpy") is not None:
            import numpy

            found["visible, as numpy"] = a_call(lambda: numpy.asarray(feed.visible(into=kept)))
        found["visible, values"] = a_call(lambda: list(feed.visible(into=kept)))
    return found


def a_call(call: Callable[[], object]) -> float:
    """Nanoseconds of this thread, the median of some runs."""
    times = []
    for _ in range(RUNS):
        began = time.thread_time_ns()
        for _ in range(CALLS // 10):
            call()
        times.append((time.thread_time_ns() - began) / (CALLS // 10))
    return statistics.median(times)


def main() -> None:
    result = {name: measure(work, of(work.slide)) for name, of in FRAMES.items() for work in [Work()]}
    print(json.dumps({**result, **visible(), "ctypes": bare_call()}))


def bare_call() -> float:
    """An empty call through ctypes: what no binding of this kind can do without."""
    import os

    library = ctypes.CDLL(os.environ["NESTEDSLIDE_LIBRARY"])
    library.nslide_version.restype = ctypes.c_uint32
    version = library.nslide_version
    return a_call(version)


if __name__ == "__main__":
    main()
