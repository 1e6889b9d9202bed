"""What a program waits for before it can make its first coordinator."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from nestedslide import Event, EventType, Page

Run = Callable[..., "subprocess.CompletedProcess[str]"]

# Milliseconds of the processor.
MOST = 40
PROGRAM = """
import time
began = time.process_time()
from nestedslide import Coordinator
print(1000 * (time.process_time() - began))
"""
# Each takes as long to import as much of the package: they must wait until they are needed.
LATER = (
    "asyncio",
    "dataclasses",
    "difflib",
    "inspect",
    "numpy",
    "nestedslide.settings",
    "nestedslide.effect",
    "nestedslide.region",
)


def test_importing_the_coordinator_takes_little_time(python: Run, tmp_path: Path) -> None:
    def milliseconds() -> float:
        # With compiled files, as it is from the second time on.
        done = python("-c", PROGRAM, PYTHONPYCACHEPREFIX=str(tmp_path), PYTHONDONTWRITEBYTECODE="")
        assert done.returncode == 0, done.stderr
        return float(done.stdout)

    milliseconds()
    medians: list[float] = []
    # What else the machine does at that moment costs cache lines, so a slow round is not the last word.
    while len(medians) < 3 and (not medians or min(medians) > MOST):
        medians.append(statistics.median(milliseconds() for _ in range(11)))
    assert min(medians) <= MOST, medians


def test_what_few_programs_need_is_imported_later(python: Run) -> None:
    done = python("-c", "import sys; from nestedslide import Coordinator; print(*sys.modules)")
    assert {*LATER} & {*done.stdout.split()} == set()


EVENT = Event(EventType.page_changed, time=0.5, index=2)


def test_values_are_dataclasses_all_the_same() -> None:
    assert dataclasses.is_dataclass(Page)
    assert [each.name for each in dataclasses.fields(Event)][:4] == ["type", "time", "index", "from_"]
    moved = dataclasses.replace(EVENT, index=3)
    assert (moved.index, moved.time, moved == EVENT, hash(moved) == hash(EVENT)) == (3, 0.5, False, False)
    assert dataclasses.asdict(EVENT)["index"] == 2
    if sys.version_info >= (3, 13):
        assert copy.replace(EVENT, index=3) == moved
    assert pickle.loads(pickle.dumps(EVENT)) == copy.deepcopy(EVENT) == EVENT
    assert str(inspect.signature(Event)).startswith("(type, time, index=-1, ")
    unlike: Any = EVENT
    assert unlike != "page_changed"

    @dataclasses.dataclass(frozen=True)
    class Later(Event):
        more: int = 0

    assert Later(EventType.page_changed, 1.0, more=3).more == 3


def test_values_cannot_be_changed() -> None:
    event: Any = EVENT
    for name in ("index", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot assign to field '{name}'"):
            setattr(event, name, 3)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'index'"):
        del event.index
    wrong: Any = Event
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'time'"):
        wrong(EventType.page_changed)
    with pytest.raises(TypeError, match="unexpected keyword argument 'tme'"):
        wrong(EventType.page_changed, 1.0, tme=3)
