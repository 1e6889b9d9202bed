"""As many of each as there may be, and one more; behaviour has what they do."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import drag, rest

from nestedslide import (
    MAX_HEADER_PARTS,
    MAX_REGIONS,
    MAX_SNAP_AREAS,
    Axis,
    Coordinator,
    HeaderPart,
    OutOfRangeError,
    Region,
    RegionView,
    SnapArea,
)

Stage = Callable[..., Coordinator]


def test_header_parts(stage: Stage) -> None:
    c = stage()
    c.set_header_parts([HeaderPart(1)] * MAX_HEADER_PARTS)
    assert [frame.y for frame in c.header_parts()] == list(range(MAX_HEADER_PARTS))
    with pytest.raises(OutOfRangeError):
        c.set_header_parts([HeaderPart(1)] * (MAX_HEADER_PARTS + 1))
    assert len(c.header_parts()) == MAX_HEADER_PARTS


def test_regions(stage: Stage) -> None:
    button = Region((300, 0, 90, 60), RegionView.hover, Axis.vertical)
    c = stage()
    c.set_regions([Region((0, 0, 1, 1), "header")] * (MAX_REGIONS - 1) + [button])
    with pytest.raises(OutOfRangeError):
        c.set_regions([button] * (MAX_REGIONS + 1))
    c.session_begin(350, 270)
    c.session_update(0, 30)
    assert (c.snapshot().path, c.snapshot().unconsumed_y) == (0, 30)


@pytest.mark.long
def test_snap_areas(stage: Stage) -> None:
    c = stage(1e9)
    c.scroll_to(outer=240, inner=5e8)
    c.set_snap_areas(0, [SnapArea(k * 1e4) for k in range(MAX_SNAP_AREAS)], "mandatory")
    drag(c, 4000)
    assert rest(c).inner == 5e8
    with pytest.raises(OutOfRangeError):
        c.set_snap_areas(0, [SnapArea(0)] * (MAX_SNAP_AREAS + 1))


def test_keyed_pages() -> None:
    count = 20_000
    with Coordinator() as c:
        c.reload_keyed((key, 100.0) for key in range(1, count + 1))
        c.scroll_to_page(count - 1)
        c.reload_keyed((key, 100.0) for key in range(count, 0, -1))
        assert (c.snapshot().page_index, c.find_page(1)) == (0, count - 1)
