"""What a program waits for before it can make its first coordinator."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from nestedslide import Event, EventType, Page

Run = Callable[..., "subprocess.CompletedProcess[str]"]

# Some 43,000 with every Python from 3.9 on; each of those in LATER would bring thousands more.
MOST_CALLS = 60_000
MOST_MODULES = 110
PROGRAM = """
import sys
from calls import calls_of
def load():
    from nestedslide import Coordinator
before = len(sys.modules)
print(calls_of(load), len(sys.modules) - before)
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


def test_importing_the_coordinator_does_little(python: Run) -> None:
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = python("-c", PROGRAM, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    calls, modules = map(int, done.stdout.split())
    assert 1000 < calls <= MOST_CALLS
    assert modules <= MOST_MODULES


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
