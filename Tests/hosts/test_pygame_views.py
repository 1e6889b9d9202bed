from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame
from demo_hands import FINE, color_at, content_heights, last_offset, made, new_screen, scene_of
from nestedslide_demo import fonts as fonts_of
from nestedslide_demo import theme
from nestedslide_demo.canvas import Canvas, rounded_shape
from nestedslide_demo.feed import ABOUT, GUESTBOOK, PHOTOS, Feed
from nestedslide_demo.fonts import Fonts
from nestedslide_demo.grid_view import GridView
from nestedslide_demo.layout import LANDSCAPE, LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.list_view import ListView
from nestedslide_demo.load_view import ALL, LOADING
from nestedslide_demo.note_list import HEADER, ROWS
from nestedslide_demo.notes import NEW_NOTES, note
from nestedslide_demo.palettes import LIGHT
from nestedslide_demo.photo_list import GAP, tile_width
from nestedslide_demo.screen import Screen
from nestedslide_demo.theme import Box

WIDTH, HEIGHT = PORTRAIT.viewport
RANGE = PORTRAIT.header_height - PORTRAIT.bar_height
PAGER_HEIGHT = HEIGHT - PORTRAIT.bar_height - PORTRAIT.tabs_height


class Row(NamedTuple):
    """A row as it was drawn."""

    number: int
    y: float
    height: float


@pytest.fixture(scope="module")
def screen() -> Screen:
    return new_screen()


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    """Every row that is drawn from now on."""
    drawn: list[Row] = []

    def record(self: ListView, canvas: Canvas, number: int, x: float, y: float, height: float) -> None:
        drawn.append(Row(number, y, height))

    monkeypatch.setattr(ListView, "draw_row", record)
    return drawn


@pytest.fixture
def tiles(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Box]]:
    """Every photograph that is drawn from now on, and where."""
    drawn: list[tuple[int, Box]] = []

    def record(self: GridView, canvas: Canvas, number: int, box: Box) -> None:
        drawn.append((number, box))

    monkeypatch.setattr(GridView, "draw_tile", record)
    return drawn


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (LIGHT.ink, LIGHT.surface),
        (LIGHT.ink, LIGHT.accent_tint),
        (LIGHT.secondary, LIGHT.surface),
        (LIGHT.secondary, LIGHT.backdrop),
        (LIGHT.on_accent, LIGHT.accent),
        (LIGHT.accent, LIGHT.surface),
    ],
)
def test_text_colours_meet_wcag_aa(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5


def test_contrast_has_its_known_ends() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast(LIGHT.ink, LIGHT.ink) == pytest.approx(1)


# ------------------------------------------------------------------------------------------------------------ pages


@pytest.mark.parametrize(("outer", "inner"), [(0, 0), (150, 0), (RANGE, 0), (RANGE, 634.5), (-60, 0)])
def test_no_row_outside_the_page_is_drawn(screen: Screen, rows: list[Row], outer: float, inner: float) -> None:
    frame = made(outer, inner)
    screen.draw(scene_of(frame))
    top = frame.pages[0].frame.y
    assert all(row.y + row.height > top and row.y < HEIGHT for row in rows)
    # ... and none that shows is left out.
    assert min(row.y for row in rows) <= top + HEADER
    assert max(row.y + row.height for row in rows) >= HEIGHT
    assert len(rows) < 16
    assert [row.number for row in rows] == list(range(rows[0].number, rows[0].number + len(rows)))
    assert {row.y + row.height for row in rows[:-1]} == {row.y for row in rows[1:]}


def test_a_new_row_pushes_the_others_down(screen: Screen, rows: list[Row]) -> None:
    feed, places = Feed(), []
    feed.refresh(GUESTBOOK, 5.0)
    for time in (5.0, 5.1, 5.2, 5.3, 5.4):
        rows.clear()
        screen.draw(scene_of(made(), time, feed))
        places.append(next(row.y for row in rows if row.number == 1))
        # Nothing is missing below.
        assert max(row.y + row.height for row in rows) >= HEIGHT
    top = made().pages[0].frame.y + HEADER
    assert (places[0], places[-1]) == (top, top + ROWS[0])
    assert places == sorted(set(places))
    assert rows[0] == (0, top, ROWS[0])
    assert note(0) == NEW_NOTES[0]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_no_tile_outside_the_page_is_drawn(layout: Layout, tiles: list[tuple[int, Box]]) -> None:
    screen, side = new_screen(layout), tile_width(layout)
    frame = made(layout.header_height - layout.bar_height, 400, PHOTOS, layout)
    screen.draw(scene_of(frame))
    boxes = [box for _, box in tiles]
    top = frame.pages[0].frame.y
    # A waterfall may tell of a few more than are seen.
    shown = [box for box in boxes if box[1] + box[3] > top and box[1] < layout.height]
    assert len(boxes) - len(shown) < layout.columns
    assert {round(box[0] / (side + GAP)) for box in shown} == set(range(layout.columns))
    for column in range(layout.columns):
        tall = [box for box in shown if round(box[0] / (side + GAP)) == column]
        assert tall[0][1] <= top + GAP
        assert tall[-1][1] + tall[-1][3] + GAP >= layout.height


def test_a_new_photograph_is_the_first(screen: Screen, tiles: list[tuple[int, Box]]) -> None:
    feed = Feed()
    feed.refresh(PHOTOS, 0.0)
    screen.draw(scene_of(made(0, 0, PHOTOS), 9.0, feed))
    assert [number for number, _ in tiles][:3] == [-1, 0, 1]


def test_pages_do_not_draw_over_each_other(screen: Screen) -> None:
    screen.draw(scene_of(made(RANGE, 0, 1.5)))
    y = PORTRAIT.bar_height + PORTRAIT.tabs_height + PAGER_HEIGHT - 20
    assert color_at(screen, WIDTH / 2 + 20, y) == LIGHT.backdrop
    assert color_at(screen, WIDTH / 2 - 20, y) != LIGHT.backdrop


@pytest.mark.parametrize("page", [GUESTBOOK, PHOTOS])
def test_the_foot_of_a_page_says_that_more_comes_or_that_this_is_all(
    page: int, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    original = Canvas.text

    def record(self: Canvas, text: str, *rest: Any, **more: Any) -> float:
        said.append(text)
        return original(self, text, *rest, **more)

    monkeypatch.setattr(Canvas, "text", record)
    feed = Feed()
    frame = made(RANGE, last_offset(page), page)
    loading = frame.but_page(loading=True)
    for picture, wanted in ((frame, None), (loading, LOADING)):
        said.clear()
        screen.draw(scene_of(picture, 0.0, feed))
        assert {LOADING, ALL} & set(said) == ({wanted} if wanted else set())
    while feed.may_have_more(page):
        feed.load(page)
    assert ALL == "You are all caught up"
    said.clear()
    screen.draw(scene_of(loading, 0.0, feed))
    assert {LOADING, ALL} & set(said) == {ALL}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_the_short_page_is_short(layout: Layout) -> None:
    pager = layout.height - layout.bar_height - layout.tabs_height
    heights = content_heights(layout, Feed())
    assert heights[ABOUT] < pager
    assert min(heights[GUESTBOOK], heights[PHOTOS]) > 2 * pager


def test_a_screen_is_the_same_for_the_same_frame(screen: Screen) -> None:
    frame = made(170, 0, 0)
    pictures = []
    for _ in range(2):
        screen.draw(scene_of(made(RANGE, 900, 1)))
        screen.draw(scene_of(frame, 10))
        pictures.append(pygame.image.tobytes(screen.canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


# ----------------------------------------------------------------------------------------------------------- mirror


def test_mirrored_everything_lies_on_the_other_side(screen: Screen) -> None:
    for outer in (0.0, RANGE):
        frame = made(outer)
        screen.draw(scene_of(frame))
        row = frame.pages[0].frame.y + HEADER + ROWS[0] / 2
        disc = color_at(screen, 24, row)
        screen.draw(scene_of(frame, mirrored=True))
        assert disc != LIGHT.surface
        assert color_at(screen, WIDTH - 24, row) == disc
        assert color_at(screen, 24, row) == LIGHT.surface


def test_mirrored_pages_stay_where_the_engine_puts_them(screen: Screen) -> None:
    # The next page comes in from the left.
    place = made(RANGE).pages[0].frame
    screen.draw(scene_of(made(RANGE).but_page(frame=replace(place, x=120.0)), mirrored=True))
    y = place.y + HEADER + 2
    assert color_at(screen, 119, y) == LIGHT.backdrop
    assert color_at(screen, 121, y) == LIGHT.surface


def test_a_mirror_is_put_away_again() -> None:
    canvas = Canvas(pygame.Surface((100, 10)), 1.0, Fonts(1.0))
    with canvas.mirror(True):
        assert canvas.across(10, 20) == 70
        with canvas.mirror(False):
            assert canvas.across(10, 20) == 10
        assert canvas.across(10, 20) == 70
    assert canvas.across(10, 20) == 10


# ------------------------------------------------------------------------------------------------------------- type


def test_texts_are_rendered_once_and_fitted() -> None:
    fonts = Fonts(FINE)
    text = "A rather long line of text"
    assert fonts.render(text, theme.BODY, LIGHT.ink) is fonts.render(text, theme.BODY, LIGHT.ink)
    fitted = fonts.fit(text, theme.BODY, 80)
    assert fitted.endswith("…")
    assert fonts.width(fitted, theme.BODY) <= 80
    assert fonts.fit("short", theme.BODY, 80) == "short"
    lines = fonts.wrap(text, theme.BODY, 80)
    assert " ".join(lines) == text
    assert all(fonts.width(line, theme.BODY) <= 80 for line in lines)
    assert fonts.wrap("", theme.BODY, 80) == []


@pytest.mark.parametrize("suffix", [".otf", ".ttf"])
def test_of_a_family_of_many_weights_the_same_two_are_taken(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for weight in ("Thin", "Regular", "SemiBold", "Bold", "Black"):
        (tmp_path / f"Inter-{weight}{suffix}").touch()

    def match(name: str, bold: bool = False) -> str | None:
        return str(tmp_path / f"Inter-{'Black' if bold else 'Thin'}{suffix}") if name == "inter" else None

    monkeypatch.setattr(pygame.font, "match_font", match)
    paths, _ = fonts_of._find_faces()
    assert [Path(paths[bold] or "").stem for bold in (False, True)] == ["Inter-Regular", "Inter-SemiBold"]


def test_neighbouring_boxes_meet(screen: Screen) -> None:
    third = WIDTH / 3
    boxes = [screen.canvas.box(index * third, 0, third, 1) for index in range(3)]
    assert [box.right for box in boxes[:2]] == [box.left for box in boxes[1:]]


@pytest.mark.parametrize("size", [(40, 40), (200, 100), (30, 120)])
def test_round_corners_are_transparent_and_soft(size: tuple[int, int]) -> None:
    shape = rounded_shape(*size, 12, LIGHT.accent)
    assert shape.get_size() == size
    for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        assert shape.get_at(corner).a == 0
    assert tuple(shape.get_at((size[0] // 2, size[1] // 2))) == (*LIGHT.accent, 255)
    edge = {shape.get_at((x, 1)).a for x in range(size[0])}
    assert any(0 < alpha < 255 for alpha in edge)


def test_notes_differ() -> None:
    notes = [note(number) for number in range(1 - len(NEW_NOTES), 200)]
    assert len({(each.author, each.lines) for each in notes}) == len(notes)
    assert all(len(each.initials) == 2 for each in notes)
    # What is seen at once says nothing twice.
    for first in range(len(NEW_NOTES), len(notes) - 4):
        said = [line for each in notes[first : first + 4] for line in each.lines]
        assert len(set(said)) == len(said)


def test_lying_the_lines_are_the_same_words() -> None:
    upright, lying = (" ".join(each.short_lines + each.more_lines) for each in (PORTRAIT, LANDSCAPE))
    assert upright == lying
