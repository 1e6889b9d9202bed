"""Hearing of refused calls."""

from __future__ import annotations

import gc
import subprocess
import threading
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from nestedslide import Coordinator, ListLayout, NestedSlideError, ReentrantError, Refusal, Status, on_refusal

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def heard() -> Iterator[list[Refusal]]:
    refusals: list[Refusal] = []
    on_refusal(refusals.append)
    yield refusals
    on_refusal(None)


def test_what_is_heard_is_what_is_raised(heard: list[Refusal]) -> None:
    with Coordinator([1000.0]) as c, pytest.raises(NestedSlideError) as caught:
        c.advance(-1)
    assert [(each.status, each.message) for each in heard] == [(Status.time_went_back, caught.value.message)]
    assert heard[0].handle != 0


def test_each_handle_has_its_own(heard: list[Refusal]) -> None:
    with Coordinator([1000.0]) as c, ListLayout() as items:
        for number in range(3):
            with pytest.raises(NestedSlideError):
                items.remove_sections(5) if number == 1 else c.advance(-1)
    assert heard[0].handle == heard[2].handle != heard[1].handle


def test_nothing_is_heard_of_what_goes_well(heard: list[Refusal]) -> None:
    with Coordinator([1000.0] * 200) as c:
        c.insert_page(0, 10)
        c.frame(1)
        c.live_pages()
    assert heard == []


def test_nobody_hears_any_more(heard: list[Refusal]) -> None:
    on_refusal(None)
    with Coordinator([1000.0]) as c, pytest.raises(NestedSlideError):
        c.advance(-1)
    assert heard == []


def test_calls_from_within() -> None:
    answers: list[Any] = []
    with Coordinator([1000.0]) as c, Coordinator([1000.0]) as other:

        def listener(refusal: Refusal) -> None:
            with pytest.raises(ReentrantError):
                c.advance(5)
            other.advance(5)
            with pytest.raises(NestedSlideError):
                other.advance(-1)
            answers.append(refusal.status)

        on_refusal(listener)
        try:
            with pytest.raises(NestedSlideError):
                c.advance(-1)
        finally:
            on_refusal(None)
        c.advance(6)
        assert answers == [Status.time_went_back]


def test_what_it_raises_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", lambda problem: lost.append(problem.exc_value))

    def listener(refusal: Refusal) -> None:
        raise KeyError("here")

    on_refusal(listener)
    try:
        with Coordinator([1000.0]) as c, pytest.raises(NestedSlideError):
            c.advance(-1)
    finally:
        on_refusal(None)
    assert [type(each) for each in lost] == [KeyError]


def test_not_a_function() -> None:
    with pytest.raises(TypeError, match="must be callable, not int"):
        on_refusal(7)  # type: ignore[arg-type]


def test_changed_while_threads_are_refused() -> None:
    """Listeners come and go, and are collected, while the library calls."""
    stop = threading.Event()
    errors: list[BaseException] = []

    def work() -> None:
        try:
            with Coordinator([1000.0]) as c:
                while not stop.is_set():
                    with pytest.raises(NestedSlideError):
                        c.advance(-1)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for number in range(300):
        on_refusal([number].append)  # type: ignore[arg-type]
        gc.collect(0)
    on_refusal(None)
    stop.set()
    for thread in threads:
        thread.join()
    assert errors == []


def test_at_exit(python: Run) -> None:
    """What is refused while the interpreter ends calls nobody that is gone."""
    program = """
import atexit, nestedslide as n
c = n.Coordinator([1000.0])
def late():
    try:
        c.advance(-1)
    except n.NestedSlideError:
        pass
atexit.register(late)
n.on_refusal(lambda refusal: print(refusal.status.name))
late()
"""
    done = python("-c", program)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "time_went_back"
