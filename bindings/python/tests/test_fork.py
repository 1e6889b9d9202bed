"""A process that forks: parent and child go on with what both have, each for itself."""

from __future__ import annotations

import os
import subprocess
from typing import Callable

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")

# A child that does not come to its end is one that waits for ever: the alarm ends it.
BEGINNING = """
import gc, multiprocessing, os, signal, sys, threading
from nestedslide import Coordinator, ListLayout, _abi

def made():
    slide = Coordinator([0.0], header_height=100, viewport=(390, 800))
    feed = ListLayout()
    feed.insert_section(0, 1000)
    feed.attach(slide, 0)
    return slide, feed

def fork():
    pid = os.fork()
    if pid == 0:
        signal.alarm(60)
    return pid

def ended_well(pid):
    return os.waitpid(pid, 0)[1] == 0
"""

EACH_FOR_ITSELF = """
slide, feed = made()
slide.scroll_to(outer=50)
pid = fork()
if pid == 0:
    slide.scroll_to(outer=70)
    feed.insert_items(0, 0, 5)
    other, more = made()
    other.scroll_to(outer=20)
    seen = slide.snapshot().outer, other.snapshot().outer, feed.state().item_count
    sys.exit(seen != (70, 20, 1005))
assert ended_well(pid)
assert (slide.snapshot().outer, feed.state().item_count) == (50, 1000)
slide.scroll_to(outer=60)
assert slide.snapshot().outer == 60
"""

THE_CHILD_ENDS_THEM = """
slide, feed = made()
pid = fork()
if pid == 0:
    slide._feed = feed
    slide.close()
    del slide, feed
    gc.collect()
    sys.exit(0)
assert ended_well(pid)
slide.scroll_to(outer=50)
assert feed.state().coordinator is slide
"""

GENERATIONS = """
slide, feed = made()
for depth in range(5):
    pid = fork()
    if pid:
        break
    slide.scroll_to(outer=depth)
    slide, feed = made()
if pid:
    assert ended_well(pid)
"""

WHILE_THREADS_WORK = """
stop = threading.Event()
def work():
    while not stop.is_set():
        with Coordinator([3000.0]) as own:
            own.session_begin()
            own.session_update(0, 30)
            own.session_cancel()
threads = [threading.Thread(target=work) for _ in range(2)]
for thread in threads:
    thread.start()
slide, feed = made()
pids = []
for turn in range(20):
    pid = fork()
    if pid == 0:
        slide.scroll_to(outer=turn)
        made()[0].advance(1)
        os._exit(slide.snapshot().outer != turn)
    pids.append(pid)
well = [ended_well(pid) for pid in pids]
stop.set()
for thread in threads:
    thread.join()
assert all(well)
"""

WHILE_THE_LIBRARY_IS_ASKED_FOR = """
slide, feed = made()
with _abi._lock:
    pid = fork()
    if pid == 0:
        made()
        os._exit(0)
assert ended_well(pid)
"""

A_POOL = """
def rest(start):
    with Coordinator([9000.0]) as own:
        own.scroll_to(inner=start)
        return own.snapshot().inner
slide, feed = made()
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert pool.map(rest, range(20)) == list(range(20))
"""


@pytest.mark.parametrize(
    "program",
    [
        EACH_FOR_ITSELF,
        THE_CHILD_ENDS_THEM,
        GENERATIONS,
        WHILE_THREADS_WORK,
        WHILE_THE_LIBRARY_IS_ASKED_FOR,
        A_POOL,
    ],
)
def test_fork(program: str, python: Run) -> None:
    # Python 3.12 and later warn of every fork beside threads.
    done = python("-W", "ignore::DeprecationWarning", "-c", BEGINNING + program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
