"""The map from statuses to exceptions."""

from __future__ import annotations

import pickle

import pytest

import nestedslide
from nestedslide import NestedSlideError, Status, errors

BUILT_IN: dict[Status, type[BaseException]] = {
    Status.invalid_argument: ValueError,
    Status.not_finite: ValueError,
    Status.out_of_range: LookupError,
    Status.invalid_handle: ReferenceError,
    Status.stale_handle: ReferenceError,
    Status.invalid_state: RuntimeError,
    Status.time_went_back: ValueError,
    Status.struct_size: RuntimeError,
    Status.buffer_too_small: BufferError,
    Status.out_of_memory: MemoryError,
    Status.busy: RuntimeError,
    Status.reentrant: RuntimeError,
    Status.unsupported: NotImplementedError,
    Status.corrupt_data: ValueError,
}


def test_every_error_has_a_built_in() -> None:
    assert {*BUILT_IN, Status.ok} == set(Status)


@pytest.mark.parametrize("status", BUILT_IN)
def test_each_status(status: Status) -> None:
    error = errors.error_for(status, "index: there is no such page")
    assert isinstance(error, NestedSlideError)
    assert isinstance(error, BUILT_IN[status])
    assert (error.status, error.status_name) == (status, status.name)
    assert str(error) == f"{status.name}: index: there is no such page"
    assert getattr(nestedslide, type(error).__name__) is type(error)


def test_a_status_of_a_later_library() -> None:
    error = errors.error_for(-77, "so")
    assert type(error) is NestedSlideError
    assert str(error) == "unknown_-77: so"


def test_without_a_message() -> None:
    assert str(errors.error_for(-11, "")) == "busy"
    assert NestedSlideError().message == ""


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(errors.OutOfRangeError("index: no")))
    assert (type(error), str(error)) == (errors.OutOfRangeError, "out_of_range: index: no")
