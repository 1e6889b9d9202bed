from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import STEP, Hand
from nestedslide import InvalidStateError, ItemKind, ItemPath
from nestedslide_demo.app import App
from nestedslide_demo.canvas import Canvas
from nestedslide_demo.feed import ARRIVAL, FRESH, GUESTBOOK, PHOTOS, Feed
from nestedslide_demo.layout import LANDSCAPE, LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.list_view import ListView
from nestedslide_demo.lists import FAR_NOTE, NOTES_AT_ONCE, Lists
from nestedslide_demo.note_list import HEADER, ROWS
from nestedslide_demo.notes import A_DAY, FIRST_NOTES, MONTHS, heights, line_count, months, note
from nestedslide_demo.panel_places import INSERT, JUMP, panel_places
from nestedslide_demo.photo_list import GAP, ORDER, picture_of, tile_width
from nestedslide_demo.photographs import SERIES
from nestedslide_demo.theme import Box
from nestedslide_demo.thumb import LEAST, track_of

pytest_plugins = ["demo_hands"]

PAGE_TOP = PORTRAIT.bar_height + PORTRAIT.tabs_height


class Drawn(NamedTuple):
    """What the guestbook was drawn with last."""

    rows: dict[int, tuple[float, float]]
    """Where each began and how high it was, by its number."""
    headers: dict[str, float]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Filled anew with each picture."""
    last = Drawn({}, {})
    draw_row, draw_header, draw = ListView.draw_row, ListView.draw_header, ListView.draw

    def begin(self: ListView, *rest: object) -> None:
        last.rows.clear()
        last.headers.clear()
        draw(self, *rest)  # type: ignore[arg-type]

    def row(self: ListView, canvas: Canvas, number: int, x: float, y: float, height: float) -> None:
        # Nothing is drawn over a header.
        assert not last.headers
        last.rows[number] = (y, height)
        draw_row(self, canvas, number, x, y, height)

    def header(self: ListView, canvas: Canvas, title: str, count: int, x: float, y: float) -> None:
        last.headers[title] = y
        draw_header(self, canvas, title, count, x, y)

    monkeypatch.setattr(ListView, "draw", begin)
    monkeypatch.setattr(ListView, "draw_row", row)
    monkeypatch.setattr(ListView, "draw_header", header)
    return last


def scroll(hand: Hand, inner: float) -> None:
    hand.app.coordinator.scroll_to(outer=1e9, inner=inner)
    hand.wait(1)


# ------------------------------------------------------------------------------------------------------- the notes


def test_months_follow_each_other_without_a_gap() -> None:
    assert sum(month.count for month in MONTHS) == FIRST_NOTES
    assert [month.first for month in MONTHS[1:]] == [month.first + month.count for month in MONTHS[:-1]]
    assert (MONTHS[0].title, MONTHS[0].count) == ("May 2026", 31 * A_DAY)
    assert MONTHS[-1].title == "March 2016"
    assert min(month.count for month in MONTHS) > 2_000
    assert months(0) == ()


def test_a_note_is_of_its_month() -> None:
    for month in MONTHS[1:]:
        for number in (month.first, month.first + month.count - 1):
            assert note(number).time.split()[1] == month.title[:3]


@pytest.mark.parametrize("first", [-5, 0, 1, 7, 500_000, FAR_NOTE])
def test_heights_are_those_of_the_notes(first: int) -> None:
    for count in (0, 1, 40):
        found = heights(first, count, ROWS)
        assert found.tolist() == [ROWS[len(note(first + place).lines) - 1] for place in range(count)]


def test_notes_have_one_line_two_or_three() -> None:
    assert {line_count(number) for number in range(-9, 30)} == {1, 2, 3}


# ---------------------------------------------------------------------------------------------------- the guestbook


def test_the_guestbook_has_a_million_rows_of_different_heights(app: App) -> None:
    state = app.lists[GUESTBOOK].state()
    assert (state.item_count, state.section_count, state.page) == (1_000_000, len(MONTHS), GUESTBOOK)
    assert app.coordinator.page(GUESTBOOK).content_height == state.content_height
    with pytest.raises(InvalidStateError):
        app.coordinator.set_page_height(GUESTBOOK, 100.0)


@pytest.mark.parametrize("share", [0.0, 0.31, 0.777, 1.0])
def test_only_what_is_seen_is_drawn(share: float, app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    scroll(hand, share * app.frame.snapshot.max_inner)
    assert 5 < len(drawn.rows) < 16
    assert all(y + height > PAGE_TOP and y < PORTRAIT.height for y, height in drawn.rows.values())
    numbers = list(drawn.rows)
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert 1 <= len(drawn.headers) <= 2


def test_a_header_sticks_until_the_next_pushes_it(app: App, drawn: Drawn) -> None:
    hand, place = Hand(app), app.lists[GUESTBOOK].frames(1, ItemKind.header)[0, 1]
    first, second = MONTHS[0].title, MONTHS[1].title
    for ahead, headers in (
        (500.0, {first: 0.0, second: 500.0}),
        (HEADER, {first: 0.0, second: HEADER}),
        (10.0, {first: 10.0 - HEADER, second: 10.0}),
        (0.0, {second: 0.0}),
        (-40.0, {second: 0.0}),
    ):
        scroll(hand, place - ahead)
        assert drawn.headers == pytest.approx({title: PAGE_TOP + y for title, y in headers.items()}, abs=1e-6)


def test_a_fling_over_the_guestbook_draws_few_rows_a_frame(app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    scroll(hand, 1e6)
    hand.drag((195, 800), (195, 300), 5)
    frames = 0
    while not app.frame.snapshot.at_rest:
        hand.wait(1)
        frames += 1
        assert 5 < len(drawn.rows) < 16
    assert frames > 60


def test_a_bar_for_a_million_rows_can_be_seen(app: App) -> None:
    hand = Hand(app)
    pager = app.frame.snapshot.pager.height
    for share in (0.0, 0.5, 1.0):
        scroll(hand, share * app.frame.snapshot.max_inner)
        assert app.frame.snapshot.page_bar_length < 1
        track = track_of(app.frame.snapshot)
        assert (track.top - track.start, track.length) == pytest.approx((share * (pager - LEAST), LEAST), abs=0.5)


# --------------------------------------------------------------------------------------------------------- the jump


@pytest.mark.parametrize("page", [GUESTBOOK, PHOTOS])
def test_the_jump_brings_a_row_below_its_header(page: int, app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    app.coordinator.scroll_to_page(page)
    hand.key(JUMP.key)
    assert not app.frame.snapshot.at_rest
    hand.settle()
    assert app.frame.snapshot.page_index == GUESTBOOK
    assert drawn.rows[FAR_NOTE][0] == PAGE_TOP + HEADER
    assert drawn.headers == {"June 2018": PAGE_TOP}
    assert app.lists[GUESTBOOK].find_item(FAR_NOTE - 1) == app.lists[GUESTBOOK].item_at(195, _offset(app) + HEADER + 1)
    # It stays there while more come.
    hand.key(INSERT.key)
    assert drawn.rows[FAR_NOTE][0] == PAGE_TOP + HEADER
    hand.tap_box(dict(panel_places(PORTRAIT).actions)[JUMP])
    hand.settle()
    assert drawn.rows[FAR_NOTE][0] == PAGE_TOP + HEADER


def test_the_row_is_marked_until_a_while_after_it_is_there(app: App) -> None:
    hand = Hand(app)
    hand.key(JUMP.key)
    for _ in range(10):
        hand.wait(1)
        assert app.feed.note_mark(FAR_NOTE, app._source.now()) == 1
    hand.settle()
    hand.wait(2)
    assert app.feed.note_mark(FAR_NOTE, app._source.now()) == 1
    assert app.feed.note_mark(FAR_NOTE + 1, app._source.now()) == 0
    hand.wait(round((ARRIVAL + FRESH) / STEP))
    assert app.feed.note_mark(FAR_NOTE, app._source.now()) == 0
    assert not app.feed.moves(app._source.now())


def _offset(app: App) -> float:
    return app.lists[GUESTBOOK].state().offset


# ------------------------------------------------------------------------------------------------------- insertions


@pytest.mark.parametrize("inner", [0.0, 20.0, 100.0, 1234.5, 7e7])
def test_inserted_above_they_move_nothing_that_is_seen(inner: float, app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    scroll(hand, inner)
    before = dict(drawn.rows)
    for times in (1, 2):
        hand.key(INSERT.key)
        assert {number: drawn.rows[number] for number in before} == before
        assert app.lists[GUESTBOOK].state().item_count == FIRST_NOTES + times * NOTES_AT_ONCE
    new = sum(heights(1 - 2 * NOTES_AT_ONCE, 2 * NOTES_AT_ONCE, ROWS))
    assert app.frame.snapshot.inner == pytest.approx(inner + new)


def test_what_came_above_is_told_of_for_a_while(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    text = Canvas.text

    def record(self: Canvas, words: str, *rest: Any, **more: Any) -> float:
        said.append(words)
        return text(self, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", record)
    hand = Hand(app)
    hand.key(INSERT.key)
    hand.wait(1)
    assert "10 new above" in said
    hand.wait(round((ARRIVAL + FRESH) / STEP))
    said.clear()
    hand.wait(1)
    assert "10 new above" not in said
    # What pushes the others down is seen by itself.
    app.coordinator.scroll_to(outer=0, inner=0)
    app.feed.refresh(GUESTBOOK, app._source.now())
    app.lists.follow()
    hand.wait(2)
    assert not [words for words in said if words.endswith("above")]


def test_nor_do_they_below_an_open_header(app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    hand.wait(1)
    before = dict(drawn.rows)
    hand.key(INSERT.key)
    assert {number: drawn.rows[number] for number in before} == before
    assert app.frame.snapshot.outer == 0


def test_a_fling_goes_on_over_them(app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    scroll(hand, 5000)
    hand.drag((195, 800), (195, 400), 6)
    hand.wait(4)
    before, speed = dict(drawn.rows), app.frame.snapshot.velocity_y
    hand.key(INSERT.key)
    hand.wait(1)
    kept = [drawn.rows[number][0] - before[number][0] for number in before if number in drawn.rows]
    assert kept
    # Two frames of the fling, no more.
    assert kept == pytest.approx([kept[0]] * len(kept), abs=1e-6)
    assert 0 < -kept[0] < 2.1 * speed * STEP
    assert app.frame.snapshot.velocity_y == pytest.approx(speed, rel=0.2)


def test_to_start_over_takes_them_away(app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    hand.key(INSERT.key)
    hand.key(JUMP.key)
    hand.key(pygame.K_r)
    hand.settle()
    assert app.lists[GUESTBOOK].state().item_count == FIRST_NOTES
    assert app.lists[GUESTBOOK].range().first == ItemPath(0, ItemKind.header)  # type: ignore[union-attr]
    assert next(iter(drawn.rows)) == 1
    assert app.feed.captions[GUESTBOOK] == "1,000,036 notes"


def test_what_refreshes_further_down_moves_nothing(app: App, drawn: Drawn) -> None:
    hand = Hand(app)
    scroll(hand, 3000)
    before = dict(drawn.rows)
    app.feed.refresh(None, app._source.now())
    app.lists.follow()
    hand.wait(1)
    assert drawn.rows == before


# ---------------------------------------------------------------------------------------------------- the waterfall


def boxes(lists: Lists) -> list[Box]:
    frames = lists[PHOTOS].frames(0, 0, lists[PHOTOS].state().item_count)
    return [(frames[i, 0], frames[i, 1], frames[i, 2], frames[i, 3]) for i in range(len(frames))]


def test_pictures_of_one_kind_are_apart() -> None:
    assert sorted(ORDER) == list(range(len(SERIES)))
    kinds = [SERIES[picture_of(number)][0] for number in range(-30, 30)]
    for place, kind in enumerate(kinds[:-4]):
        assert kind not in kinds[place + 1 : place + 5]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("new", [0, 3])
def test_photographs_fill_the_columns_and_do_not_overlap(layout: Layout, new: int) -> None:
    feed = Feed()
    lists = Lists(feed, layout)
    lists[PHOTOS].set(width=layout.width)
    for _ in range(new):
        feed.refresh(PHOTOS, 0.0)
        lists.follow()
    while feed.may_have_more(PHOTOS):
        feed.load(PHOTOS)
        lists.follow()
    places = boxes(lists)
    assert len(places) == feed.photo_count
    for one, other in combinations(places, 2):
        apart = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        assert apart or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
    columns: dict[float, list[Box]] = {}
    for box in places:
        columns.setdefault(round(box[0], 3), []).append(box)
    step = tile_width(layout) + GAP
    assert sorted(columns) == pytest.approx([column * step for column in range(layout.columns)], abs=1e-3)
    for column in columns.values():
        assert column[0][1] == 0
        assert [box[1] for box in column[1:]] == pytest.approx([box[1] + box[3] + GAP for box in column[:-1]])
    assert len({round(box[3]) for box in places}) > 3
    lists.close()


def test_turned_the_photographs_keep_their_shapes(app: App) -> None:
    hand = Hand(app)
    upright = boxes(app.lists)
    hand.key(pygame.K_t)
    lying = boxes(app.lists)
    assert [box[3] / box[2] for box in lying] == pytest.approx([box[3] / box[2] for box in upright])
    assert {round(box[2], 3) for box in lying} == {round(tile_width(LANDSCAPE), 3)}
    hand.key(pygame.K_t)
    assert boxes(app.lists) == upright


def test_a_picture_is_as_large_as_its_place(app: App) -> None:
    hand = Hand(app)
    hand.key(pygame.K_RIGHT)
    hand.settle()
    canvas, view = app.screen.canvas, app.screen.pages.views[PHOTOS]
    for number, box in enumerate(boxes(app.lists)):
        place, picture = canvas.box(*box), view.picture(number)  # type: ignore[attr-defined]
        assert picture.get_width() >= place.width
        assert picture.get_height() >= place.height
