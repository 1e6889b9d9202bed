"""Random edits of random lists against lists that are worked out the slow and obvious way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from list_edits import SESSIONS, Edit, Edited, Session, set_list
from list_reference import FOOTER, HEADER, Model, Picture, Row, same
from nestedslide import Align, Anchor, ItemChangeKind, ItemKind, ItemPath, Layout, ListLayout

NEAR = 1e-5
# Each example is a whole session of edits.
SOME = settings(max_examples=settings().max_examples * 2 // 3)
START: dict[str, Any] = {"width": 390.0, "height": 300.0}


@contextmanager
def lists(beginning: list[Edit]) -> Iterator[Edited]:
    with ListLayout() as feed:
        both = Edited(feed, Model())
        for edit in [Edit(set_list, START), *beginning]:
            edit.on(both)
        take_over(both)
        yield both


def take_over(both: Edited) -> None:
    """What keeps its place is looked at by a test of its own."""
    both.model.offset = both.feed.state().offset


def pictures(both: Edited, edits: list[Edit]) -> Iterator[tuple[Edit, Picture]]:
    """What there is after each edit."""
    for edit in edits:
        edit.on(both)
        take_over(both)
        yield edit, Picture(both.model)


@SOME
@given(SESSIONS)
def test_where_everything_is(session: Session) -> None:
    with lists(session[0]) as both:
        feed, parts = both.feed, both.model.parts
        for edit, picture in pictures(both, session[1]):
            state = feed.state()
            assert (state.section_count, state.item_count) == (len(parts), sum(len(part.rows) for part in parts))
            wanted = picture.content_height, picture.max_offset
            assert same(wanted, (state.content_height, state.max_offset)), edit
            frames = {each.path: each.now for each in picture.placed}
            for index, part in enumerate(parts):
                found: Any = feed.frames(index, 0, len(part.rows)).tolist()
                for item, frame in enumerate(found):
                    assert same(frames[ItemPath(index, item)], frame), (edit, index, item)
            for path in [path for path in frames if path.item < 0]:
                found = feed.frames(*path).tolist()
                assert same(frames[path], found[0]), (edit, path)
            items = [path for path in frames if path.item >= 0]
            assert [feed.find_item(n) for n in range(len(items))] == items


@SOME
@given(SESSIONS, st.sampled_from([0.0, 0.0, 20.0, 333.0]), st.sampled_from([0.0, 0.0, 50.0, 444.0]))
def test_what_is_seen(session: Session, before: float, behind: float) -> None:
    with lists(session[0]) as both:
        for _, picture in pictures(both, session[1]):
            check_range(both.feed, picture, before, behind)
            check_visible(both.feed, picture, before, behind)


def check_range(feed: ListLayout, picture: Picture, before: float, behind: float) -> None:
    """From the first to the last of what is seen; in a grid or waterfall the last need not be."""
    order = [each.path for each in picture.placed]
    surely = [each.path for each in picture.seen(before, behind, -NEAR)]
    maybe = {each.path for each in picture.seen(before, behind, NEAR)}
    found = feed.range(before, behind)
    if found is None:
        assert surely == []
        return
    assert found.first in maybe
    assert found.last in maybe or picture.model.parts[found.last.section].settings.layout is not Layout.list
    first, last = order.index(found.first), order.index(found.last)
    assert first <= last
    assert not surely or (first <= order.index(surely[0]) and last >= order.index(surely[-1]))


def check_visible(feed: ListLayout, picture: Picture, before: float, behind: float) -> None:
    found, placed = list(feed.visible(before, behind)), {each.path: each for each in picture.placed}
    paths, parts = [each.path for each in found], picture.model.parts
    surely, maybe = picture.shown(before, behind, -NEAR), picture.shown(before, behind, NEAR)
    assert len(set(paths)) == len(paths)
    assert surely <= set(paths)
    for section, item in set(paths) - maybe:
        assert item >= 0, "a few more there are only of items"
        assert parts[section].settings.layout is not Layout.list, "and only where they lie side by side"
    for each in found:
        wanted = placed[each.path]
        assert same(wanted.now, each.frame)
        assert each.stuck == wanted.is_stuck or abs(wanted.now.y - wanted.frame.y) < NEAR
        part = parts[each.section]
        assert each.estimated == (each.item >= 0 and part.settings.estimated and part.rows[each.item].height is None)
    kinds = [{HEADER: 2, FOOTER: 1}.get(each.item, 0) for each in found]
    assert kinds == sorted(kinds), "items, footers, headers"
    for kind in range(3):
        order = [each.path for each, other in zip(found, kinds) if other == kind]
        assert order == sorted(order), "each from top to bottom"


POINTS = st.lists(st.tuples(st.floats(-5, 400), st.floats(-50, 1500)), max_size=5)


@SOME
@given(SESSIONS, POINTS)
def test_what_lies_at_a_point(session: Session, points: list[tuple[float, float]]) -> None:
    with lists(session[0]) as both:
        for edit, picture in pictures(both, session[1]):
            centres = [each.now.centre for each in picture.placed[:: 1 + len(picture.placed) // 6]]
            for x, y in points + centres:
                if clear_of_edges(picture, x, y):
                    assert both.feed.item_at(x, y) == picture.item_at(x, y), (edit, x, y)


def clear_of_edges(picture: Picture, x: float, y: float) -> bool:
    edges = [(y, edge) for each in picture.placed for frame in each[3:] for edge in (frame.y, frame.bottom)]
    edges += [(x, edge) for each in picture.placed for edge in (each.frame.x, each.frame.right)]
    return all(abs(place - edge) > NEAR for place, edge in edges)


@SOME
@given(SESSIONS, st.sampled_from(Align))
def test_where_something_is_brought(session: Session, align: Align) -> None:
    with lists(session[0]) as both:
        feed = both.feed
        for edit, picture in pictures(both, session[1]):
            for each in picture.placed[:: 1 + len(picture.placed) // 8]:
                assert same([picture.item_offset(each, align)], [feed.item_offset(*each.path, align)]), (edit, each)
            if picture.placed:
                last = picture.placed[-1]
                feed.scroll_to(*last.path, align)
                assert same([feed.state().offset], [picture.item_offset(last, align)]), (edit, last)


@SOME
@given(SESSIONS, st.sampled_from([0.0, 100.0]))
def test_slots(session: Session, beyond: float) -> None:
    held: dict[int, Row] = {}
    with lists(session[0]) as both:
        for _, picture in pictures(both, session[1]):
            rows = {each.path: each.row for each in picture.placed}
            before = {row: slot for slot, row in held.items()}
            update_views(both.feed, held, rows, beyond)
            assert {each.slot: rows[each.path] for each in both.feed.visible(beyond, beyond)} == held
            for slot, row in held.items():
                assert before.get(row, slot) == slot, "what stays seen keeps its slot"
            assert list(both.feed.update(beyond, beyond)) == []


def update_views(feed: ListLayout, held: dict[int, Row], rows: dict[ItemPath, Row], beyond: float) -> None:
    """Does with views, which are held by their slots, what the changes say."""
    entered = False
    for change in feed.update(beyond, beyond):
        if change.kind is ItemChangeKind.entered:
            entered = True
            assert change.slot == min(set(range(len(held) + 1)) - set(held)), "the lowest that is free"
            held[change.slot] = rows[ItemPath(change.section, change.item)]
            continue
        assert not entered, "what left comes first"
        row = held.pop(change.slot)
        if row in rows.values():
            assert rows[ItemPath(change.section, change.item)] is row, "where it is now"
        elif change.section < 0:
            assert change.item is ItemKind.none


# ------------------------------------------------------------------------------------------- what keeps its place


@SOME
@given(SESSIONS)
def test_what_is_seen_keeps_its_place(session: Session) -> None:
    with lists(session[0]) as both:
        for edit in session[1]:
            before, offset, estimates = Picture(both.model), both.model.offset, cut_estimates(both.model)
            edit.on(both)
            after, found = Picture(both.model), both.feed.state().offset
            if edit.is_of_the_content:
                wanted = wanted_offsets(before, after, both.moved, offset, estimates)
                limited = [min(max(each, 0.0), after.max_offset) for each in wanted]
                assert not wanted or any(same([found], [each]) for each in wanted + limited), (edit, offset, wanted)
            take_over(both)


def cut_estimates(model: Model) -> set[Row]:
    """What has only an estimated height and is cut off at the top."""
    return {
        each.row
        for each in Picture(model).seen()
        if each.item >= 0
        and each.row.height is None
        and model.parts[each.section].settings.estimated
        and each.frame.y < model.offset + model.overlap
    }


def wanted_offsets(
    before: Picture, after: Picture, moved: list[Row], offset: float, estimates: set[Row]
) -> list[float]:
    """Where the offset may be so that what is seen has kept its place; anywhere where nothing of it is left."""
    model = before.model
    old, new = before.frames, after.frames
    if model.named in old and model.named in new:
        return [offset + new[model.named].y - old[model.named].y]
    if model.stick_to_end and offset >= before.max_offset - 1:
        return [after.max_offset, offset + after.max_offset - before.max_offset]
    if model.anchor is Anchor.none or (model.anchor is Anchor.scrolled and offset <= 0):
        return [offset]
    there = [each.row for each in before.seen(slack=-NEAR) if each.row in new and each.row not in moved]
    # Whether what is covered is seen is in the eye of the beholder.
    uncovered = [row for row in there if old[row].bottom > offset + model.overlap]
    if there and not (uncovered and model.overlap < model.height):
        return []
    edges = [(old[row].bottom, new[row].bottom) if row in estimates else (old[row].y, new[row].y) for row in there]
    return [offset + now - then for row, (then, now) in zip(there, edges) if row in (there[0], *uncovered[:1])]
