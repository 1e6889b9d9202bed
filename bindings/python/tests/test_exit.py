"""Whatever is still alive at exit, and in whatever order it goes: the process ends as it should and says nothing."""

from __future__ import annotations

import subprocess
from typing import Callable

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

BEGINNING = """
import atexit, gc, random, sys, threading, weakref
from nestedslide import Coordinator, ListLayout

def made(pages=3):
    slide = Coordinator([0.0] * pages, header_height=100, viewport=(390, 800))
    feed = ListLayout()
    feed.insert_section(0, 1000)
    feed.attach(slide, 0)
    return slide, feed
"""

EXITS = {
    "both in the module": "slide, feed = made()",
    "the coordinator gone first": "slide, feed = made(); del slide",
    "the list gone first": "slide, feed = made(); del feed",
    "the coordinator closed first": "slide, feed = made(); slide.close()",
    "in another module": "slide, feed = made(); sys.kept = slide; sys.modules['kept'] = feed",
    "a cycle": "slide, feed = made(); slide._feed = feed; feed._slide = slide",
    "a cycle without a name": "slide, feed = made(); slide._feed = feed; feed._slide = slide; del slide, feed",
    "a cycle, collected": "slide, feed = made(); slide._me = [slide, feed]; del slide, feed; gc.collect()",
    "a cycle that the collector may not see": "slide, feed = made(); slide._me = slide; del slide; gc.freeze()",
    "without the collector": "gc.disable(); x = [made() for _ in range(50)]; x.append(x); del x",
    "the collector all the time": "gc.set_threshold(1, 1, 1); x = [made() for _ in range(50)]; x.append(x); del x[::3]",
    "a listener that holds its coordinator": "slide, feed = made(); slide.add_listener(lambda event: slide.pages())",
    "one inside another": "slide, feed = made(); inner, _ = made(); inner.link(slide); del slide",
    "one inside another that is closed": "slide, feed = made(); inner, _ = made(); inner.link(slide); slide.close()",
    "a record that runs": "slide, feed = made(); slide.record_start(); slide.scroll_to(10)",
    "buffers that outlive it": "out = made()[0].frame_into(1); gc.collect(); assert out.page_count == 1",
    "used by what exits later": "slide, feed = made(); atexit.register(lambda: slide.closed or slide.advance(1))",
    "closed by what exits earlier": "slide, feed = made(); atexit.register(slide.close); atexit.register(feed.close)",
    "from within a function": "def work():\n  slide, feed = made()\n  sys.exit(0)\nwork()",
}

COLLECTED_LATE = """
class Late:
    def __init__(self):
        self.slide, self.feed = made()
        self.me = self
    def __del__(self):
        self.feed.closed or self.feed.range()
        self.slide.closed or self.slide.advance(1)
late = [Late() for _ in range(3)]
"""

ANY_ORDER = """
random.seed(7)
for turn in range(30):
    things = [each for _ in range(10) for each in made()]
    for thing in things:
        thing._others = random.sample(things, 3)
    random.shuffle(things)
    while things:
        del things[: random.randint(1, 4)]
        if random.random() < 0.3:
            gc.collect(random.randint(0, 2))
        if random.random() < 0.2:
            random.choice(things or made()).close()
"""

# The last call may still be inside when the process ends, or come when the coordinator has ended.
A_THREAD_INSIDE = """
from nestedslide import StaleHandleError
slide, feed = made()
began = threading.Event()
def work():
    try:
        for time in range(1 << 60):
            slide.frame(time)
            began.set()
    except StaleHandleError:
        pass
threading.Thread(target=work, daemon=True).start()
began.wait()
"""


@pytest.mark.parametrize("way", EXITS)
def test_exit(way: str, python: Run) -> None:
    done = python("-W", "error", "-c", BEGINNING + EXITS[way])
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("program", [COLLECTED_LATE, ANY_ORDER, A_THREAD_INSIDE])
def test_exit_after_more(program: str, python: Run) -> None:
    done = python("-W", "error", "-c", BEGINNING + program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
