from __future__ import annotations

from dataclasses import dataclass, field

import pytest

pytest.importorskip("pygame")
pytest.importorskip("PIL")

import pygame

from nestedslide.demo import theme
from nestedslide.demo.canvas import Canvas, rounded_shape
from nestedslide.demo.fonts import Fonts
from nestedslide.demo.grid_view import COLUMNS, GAP, TILE, GridView
from nestedslide.demo.header_view import button_box, cover_bottom, portrait_box
from nestedslide.demo.list_view import ROW, ListView, visible_range
from nestedslide.demo.pages_view import CONTENT_HEIGHTS
from nestedslide.demo.profile import NOTES, PHOTO_COUNT, TABS, Note
from nestedslide.demo.screen import Screen
from nestedslide.demo.scrollbar import ScrollBar
from nestedslide.demo.theme import Box

SCALE = 2
WIDTH, HEIGHT = theme.VIEWPORT
RANGE = theme.HEADER_HEIGHT - theme.BAR_HEIGHT
PAGER_HEIGHT = HEIGHT - theme.BAR_HEIGHT - theme.TABS_HEIGHT


@dataclass(frozen=True)
class Place:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class HandPage:
    index: int
    offset: float
    frame: Place


@dataclass(frozen=True)
class HandSnapshot:
    outer: float
    inner: float
    range: float
    max_inner: float
    page_index: int
    page_position: float
    header: Place
    hover: Place
    pager: Place


@dataclass(frozen=True)
class HandFrame:
    snapshot: HandSnapshot
    pages: tuple[HandPage, ...] = field(default=())


def made(outer: float = 0, inner: float = 0, position: float = 0) -> HandFrame:
    """A frame as the engine would answer it, from three numbers."""
    current = min(2, max(0, round(position)))
    stretch = max(0.0, -outer)
    hover = max(theme.BAR_HEIGHT, theme.HEADER_HEIGHT - outer)
    top = hover + theme.TABS_HEIGHT
    lefts = [(index, (index - position) * WIDTH) for index in range(3)]
    return HandFrame(
        HandSnapshot(
            outer=outer,
            inner=inner,
            range=RANGE,
            max_inner=max(0.0, CONTENT_HEIGHTS[current] - PAGER_HEIGHT),
            page_index=current,
            page_position=position,
            header=Place(0, -max(0.0, outer), WIDTH, theme.HEADER_HEIGHT + stretch),
            hover=Place(0, hover, WIDTH, theme.TABS_HEIGHT),
            pager=Place(0, top, WIDTH, PAGER_HEIGHT),
        ),
        tuple(
            HandPage(index, inner if index == current else 0, Place(x, top, WIDTH, PAGER_HEIGHT))
            for index, x in lefts
            if -WIDTH < x < WIDTH
        ),
    )


@pytest.fixture(scope="module")
def screen() -> Screen:
    pygame.font.init()
    surface = pygame.Surface((round(WIDTH * SCALE), round(HEIGHT * SCALE)))
    return Screen(surface, SCALE)


def color_at(screen: Screen, x: float, y: float) -> theme.Color:
    pixel = screen.canvas.surface.get_at((round(x * SCALE), round(y * SCALE)))
    return (pixel.r, pixel.g, pixel.b)


def run_of(screen: Screen, color: theme.Color, y: float) -> tuple[float, float]:
    """First and last pixel of a colour in the row at y, in points."""
    row = round(y * SCALE)
    columns = [
        column
        for column in range(screen.canvas.surface.get_width())
        if screen.canvas.surface.get_at((column, row))[:3] == color
    ]
    return columns[0] / SCALE, (columns[-1] + 1) / SCALE


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.INK, theme.SURFACE),
        (theme.SECONDARY, theme.SURFACE),
        (theme.SECONDARY, theme.BACKDROP),
        (theme.ON_ACCENT, theme.ACCENT),
        (theme.ACCENT, theme.SURFACE),
    ],
)
def test_text_colours_meet_wcag_aa(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5


def test_contrast_has_its_known_ends() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast(theme.INK, theme.INK) == pytest.approx(1)


def test_white_is_readable_on_every_pixel_of_the_bar(screen: Screen) -> None:
    # The ground alone, without what stands on it. The cover has moved up by 48 under the bar.
    ground = screen.header.bar_ground
    rows = range(48 * SCALE, round((48 + theme.BAR_HEIGHT) * SCALE))
    colors = (ground.get_at((x, y)) for y in rows for x in range(0, ground.get_width(), 7))
    brightest = max(((one.r, one.g, one.b) for one in colors), key=theme.luminance)
    assert theme.contrast(theme.ON_COVER, brightest) >= 4.5
    assert theme.contrast(theme.ON_COVER_SECONDARY, brightest) >= 4.5


@pytest.mark.parametrize("position", [0.0, 0.25, 0.5, 1.0, 1.7, 2.0])
def test_the_indicator_is_where_the_pager_is(screen: Screen, position: float) -> None:
    frame = made(outer=RANGE, position=position)
    screen.draw(frame, 0)
    left, long = screen.tabs.indicator(WIDTH, position)
    # The lowest row of the bar: there the indicator has its full width.
    foot = frame.snapshot.hover.y + theme.TABS_HEIGHT - 1 / SCALE
    first, last = run_of(screen, theme.ACCENT, foot)
    assert first == pytest.approx(left, abs=1)
    assert last == pytest.approx(left + long, abs=1)


def test_the_indicator_rests_below_the_middle_of_its_title(screen: Screen) -> None:
    share = WIDTH / len(TABS)
    for index in range(len(TABS)):
        left, long = screen.tabs.indicator(WIDTH, index)
        assert left + long / 2 == pytest.approx(share * (index + 0.5))
    halves = [screen.tabs.indicator(WIDTH, position) for position in (0, 0.5, 1)]
    assert halves[1][1] == pytest.approx((halves[0][1] + halves[2][1]) / 2)


def test_the_indicator_gives_a_little_beyond_the_ends(screen: Screen) -> None:
    at_rest, pulled = (screen.tabs.indicator(WIDTH, position) for position in (0.0, -0.2))
    assert pulled[0] < at_rest[0]
    assert pulled[1] == at_rest[1]


def test_tabs_are_found_under_a_point(screen: Screen) -> None:
    snapshot = made(outer=RANGE).snapshot
    y = theme.BAR_HEIGHT + 10
    assert [screen.tabs.tab_at(snapshot, x, y) for x in (1, 195, 389)] == [0, 1, 2]
    assert screen.tabs.tab_at(snapshot, 195, theme.BAR_HEIGHT - 1) is None
    assert screen.tabs.tab_at(snapshot, 195, theme.BAR_HEIGHT + theme.TABS_HEIGHT) is None


@pytest.mark.parametrize(
    ("span", "expected"),
    [
        ((0, 100), range(10)),
        ((5, 15), range(2)),
        ((10, 20), range(1, 2)),
        ((-50, 5), range(1)),
        ((-50, -10), range(0)),
        ((990, 2000), range(99, 100)),
        ((2000, 3000), range(200, 200)),
    ],
)
def test_only_items_in_the_span_are_visible(span: tuple[float, float], expected: range) -> None:
    assert visible_range(*span, 10, 100) == expected


@pytest.mark.parametrize(("outer", "inner"), [(0, 0), (150, 0), (RANGE, 0), (RANGE, 1234.5), (-60, 0)])
def test_no_row_outside_the_page_is_drawn(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, outer: float, inner: float
) -> None:
    drawn: list[float] = []

    def record(self: ListView, canvas: Canvas, note: Note, x: float, y: float) -> None:
        drawn.append(y)

    monkeypatch.setattr(ListView, "draw_row", record)
    frame = made(outer, inner)
    screen.draw(frame, 0)
    top = frame.pages[0].frame.y
    assert all(y + ROW > top and y < HEIGHT for y in drawn)
    # ... and none that shows is left out.
    assert min(drawn) <= top
    assert max(drawn) + ROW >= HEIGHT
    assert len(drawn) < len(NOTES) / 3


def test_no_tile_outside_the_page_is_drawn(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, Box]] = []

    def record(self: GridView, canvas: Canvas, number: int, box: Box) -> None:
        drawn.append((number, box))

    monkeypatch.setattr(GridView, "draw_tile", record)
    frame = made(RANGE, 1000, 1)
    screen.draw(frame, 0)
    assert all(box[1] + TILE > frame.pages[0].frame.y and box[1] < HEIGHT for _, box in drawn)
    assert len(drawn) % COLUMNS == 0
    assert len(drawn) < PHOTO_COUNT / 2
    first = int(1000 / (TILE + GAP)) * COLUMNS
    assert [number for number, _ in drawn] == list(range(first, first + len(drawn)))


def test_pages_do_not_draw_over_each_other(screen: Screen) -> None:
    screen.draw(made(RANGE, 0, 1.5), 0)
    y = theme.BAR_HEIGHT + theme.TABS_HEIGHT + PAGER_HEIGHT - 20
    assert color_at(screen, WIDTH / 2 + 20, y) == theme.BACKDROP
    assert color_at(screen, WIDTH / 2 - 20, y) != theme.BACKDROP


def test_a_screen_is_the_same_for_the_same_frame(screen: Screen) -> None:
    frame = made(170, 0, 0)
    pictures = []
    for _ in range(2):
        screen.draw(made(RANGE, 900, 1), 0)
        screen.draw(frame, 10)
        pictures.append(pygame.image.tobytes(screen.canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_portrait_rides_with_the_finger_and_stops_in_the_bar() -> None:
    x, y, side, _ = portrait_box(0)
    assert (x, side) == (theme.MARGIN, 96)
    for shift in (-10.0, -60.0, -120.0):
        _, moved, small, _ = portrait_box(shift)
        assert moved + small / 2 == pytest.approx(y + side / 2 + shift)
        assert small < side
    x, y, side, _ = portrait_box(-RANGE)
    assert (x, y, side) == (theme.MARGIN, (theme.BAR_HEIGHT - 32) / 2, 32)


def test_the_cover_ends_in_the_bar_and_grows_when_pulled() -> None:
    assert cover_bottom(0) == theme.COVER_HEIGHT
    assert cover_bottom(60) == theme.COVER_HEIGHT + 60
    assert cover_bottom(-RANGE) == theme.BAR_HEIGHT


def test_the_button_stays_in_reach() -> None:
    for shift in (60.0, 0.0, -100.0, -RANGE):
        x, y, width, height = button_box(shift)
        assert y >= 0
        assert height >= 32
        assert x + width == WIDTH - theme.MARGIN


def test_the_stretched_cover_fills_what_was_pulled_open(screen: Screen) -> None:
    screen.draw(made(outer=-80), 0)
    bottom = cover_bottom(80)
    assert color_at(screen, WIDTH - 4, bottom - 2) != theme.SURFACE
    assert color_at(screen, WIDTH - 4, bottom + 2) == theme.SURFACE


def test_the_name_changes_ink_along_the_edge_of_the_bar(screen: Screen) -> None:
    screen.draw(made(outer=168), 0)
    edge = cover_bottom(-168)
    # Thin strokes are nowhere quite of their ink's colour.
    above = [theme.luminance(color_at(screen, x / 2, edge - 1.5)) for x in range(80, 300)]
    below = [theme.luminance(color_at(screen, x / 2, edge + 1)) for x in range(80, 300)]
    assert max(above) > 0.5
    assert min(above) > theme.luminance(theme.INK)
    assert min(below) < 0.1


def test_the_scroll_bar_fades_after_a_movement() -> None:
    bar = ScrollBar()
    bar.notice(made(0).snapshot, 0)
    assert not bar.shows(0)
    bar.notice(made(40).snapshot, 1)
    assert bar.opacity(1) == 1
    assert 0 < bar.opacity(1.7) < 1
    assert not bar.shows(2)


def test_another_page_is_no_movement() -> None:
    bar = ScrollBar()
    bar.notice(made(RANGE, 800, 0).snapshot, 0)
    bar.notice(made(RANGE, 0, 1).snapshot, 1)
    assert not bar.shows(1)


def test_the_thumb_goes_from_end_to_end() -> None:
    bar = ScrollBar()
    last = CONTENT_HEIGHTS[0] - PAGER_HEIGHT
    top, end = bar.thumb(made(0).snapshot, HEIGHT), bar.thumb(made(RANGE, last).snapshot, HEIGHT)
    assert top is not None
    assert end is not None
    assert top[0] == pytest.approx(theme.HEADER_HEIGHT + theme.TABS_HEIGHT + 3)
    assert end[0] + end[1] == pytest.approx(HEIGHT - 3)
    squeezed = bar.thumb(made(-60).snapshot, HEIGHT)
    assert squeezed is not None
    assert squeezed[1] < top[1]


def test_texts_are_rendered_once_and_fitted() -> None:
    fonts = Fonts(SCALE)
    text = "A rather long line of text"
    assert fonts.render(text, theme.BODY, theme.INK) is fonts.render(text, theme.BODY, theme.INK)
    fitted = fonts.fit(text, theme.BODY, 80)
    assert fitted.endswith("…")
    assert fonts.width(fitted, theme.BODY) <= 80
    assert fonts.fit("short", theme.BODY, 80) == "short"
    lines = fonts.wrap(text, theme.BODY, 80)
    assert " ".join(lines) == text
    assert all(fonts.width(line, theme.BODY) <= 80 for line in lines)
    assert fonts.wrap("", theme.BODY, 80) == []


def test_neighbouring_boxes_meet(screen: Screen) -> None:
    third = WIDTH / 3
    boxes = [screen.canvas.box(index * third, 0, third, 1) for index in range(3)]
    assert [box.right for box in boxes[:2]] == [box.left for box in boxes[1:]]


@pytest.mark.parametrize("size", [(40, 40), (200, 100), (30, 120)])
def test_round_corners_are_transparent_and_soft(size: tuple[int, int]) -> None:
    shape = rounded_shape(*size, 12, theme.ACCENT)
    assert shape.get_size() == size
    for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        assert shape.get_at(corner).a == 0
    assert tuple(shape.get_at((size[0] // 2, size[1] // 2))) == (*theme.ACCENT, 255)
    edge = {shape.get_at((x, 1)).a for x in range(size[0])}
    assert any(0 < alpha < 255 for alpha in edge)


def test_notes_differ() -> None:
    assert len({(note.author, note.text) for note in NOTES}) == len(NOTES)
    assert all(len(note.initials) == 2 for note in NOTES)
