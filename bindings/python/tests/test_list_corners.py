"""Lists in which much is of no height: all the same nothing that is seen may be missing."""

from __future__ import annotations

import itertools

import pytest

from nestedslide import ItemPath, ListLayout


@pytest.mark.parametrize("offset", [0.0, -20.0, 10.0, 44.0])
@pytest.mark.parametrize("sections", range(1, 7))
def test_sections_without_items(sections: int, offset: float) -> None:
    with ListLayout(height=300) as feed:
        for counts in itertools.product([0, 1], repeat=sections):
            for index, count in enumerate(counts):
                feed.insert_section(index, count)
            feed.set_offset(offset)
            placed = [ItemPath(index, 0) for index, count in enumerate(counts) if count]
            wanted = [path for k, path in enumerate(placed) if 44 * (k + 1) > offset and 44 * k < offset + 300]
            assert [item.path for item in feed.visible()] == wanted, counts
            found = feed.range()
            assert (None if found is None else tuple(found)) == ((wanted[0], wanted[-1]) if wanted else None), counts
            feed.remove_sections(0, sections)


def test_sections_of_which_only_the_margin_is_seen() -> None:
    with ListLayout(height=300) as feed:
        for index in range(6):
            feed.insert_section(index, heights=[100.0], insets=(0, 0, 20, 0))
        feed.set_offset(110)
        assert [item.section for item in feed.visible()] == [1, 2, 3]
        assert [change.section for change in feed.update()] == [1, 2, 3]
        found = feed.range()
        assert found is not None
        assert (found.first.section, found.last.section) == (1, 3)


@pytest.mark.parametrize("layout", ["list", "grid", "waterfall"])
@pytest.mark.parametrize("heights", [(0, 0, 0.25), (0, 0, 0, 40), (30, 0, 0, 0, 40, 0, 20), (0, 50, 0, 0, 50)])
def test_items_of_no_height(layout: str, heights: tuple[float, ...]) -> None:
    with ListLayout(height=3) as feed:
        feed.insert_section(0, heights=heights, layout=layout, columns=2, line_spacing=5)
        frames = [[feed.frames(0, k)[0, part] for part in range(4)] for k in range(len(heights))]
        for offset in range(-2, 120):
            feed.set_offset(offset)
            wanted = {k for k, (_, y, _, height) in enumerate(frames) if y < offset + 3 and y + height > offset}
            assert wanted <= {item.item for item in feed.visible()}, offset
        for k, (x, y, width, height) in enumerate(frames):
            if height > 0:
                assert feed.item_at(x + width / 2, y + height / 2) == (0, k)
