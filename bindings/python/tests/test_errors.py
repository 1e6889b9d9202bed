"""The map from statuses to exceptions."""

from __future__ import annotations

import ctypes
import pickle
from typing import Any

import pytest

import nestedslide
from nestedslide import Coordinator, ListLayout, NestedSlideError, Status, _abi, _settings_structs, errors

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
    assert str(error) == "index: there is no such page"
    assert error.line == f"{status.name}: index: there is no such page"
    assert getattr(nestedslide, type(error).__name__) is type(error)


def test_a_status_of_a_later_library() -> None:
    error = errors.error_for(-77, "so")
    assert type(error) is NestedSlideError
    assert error.line == "unknown_-77: so"


def test_without_a_message() -> None:
    assert str(errors.error_for(-11, "")) == "busy"
    assert NestedSlideError().message == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"header_height": -1}, "header_height: must be from 0 to 1e12 points"),
        ({"pages": [3000, -1]}, "pages[1]: must be from 0 to 1e12 points, not -1.0"),
        ({"pages": [float("nan")]}, "pages[0]: must be from 0 to 1e12 points, not nan"),
        ({"initial_page": -1}, "initial_page: must be 0 or more"),
    ],
)
def test_what_cannot_be_made_says_why(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(NestedSlideError) as caught:
        Coordinator(**arguments)
    assert caught.value.message == message


def test_the_library_says_why_the_last_one_could_not_be_made() -> None:
    library = _abi.library()
    handle, config = ctypes.c_uint64(), _settings_structs.default_config()
    with pytest.raises(NestedSlideError):
        ListLayout(overlap=-1)
    assert library.nslide_create(config, 1, (ctypes.c_double * 1)(-1), ctypes.byref(handle)) == -1
    assert library.nslide_error_message(0) == b"content_heights: each must be from 0 to 1e12 points"
    assert library.nslide_restore(b"x", 1, ctypes.byref(handle)) == -14
    assert library.nslide_error_message(0).startswith(b"bytes: ")


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(errors.OutOfRangeError("index: no")))
    assert (type(error), str(error)) == (errors.OutOfRangeError, "index: no")
