"""A profile page in raylib: `pip install raylib nestedslide`, then `python main.py`."""

from __future__ import annotations

import pyray as rl
from nestedslide import Coordinator, ListLayout, Snapshot
from nestedslide.host.raylib import RaylibHost

WIDTH, HEIGHT = 390, 844
HEADER, TABS, ROW = 180, 48, 64
TITLES = ("Notes", "Photos", "About")
INK, PALE, LINE = rl.Color(28, 31, 38, 255), rl.Color(115, 120, 133, 255), rl.Color(226, 228, 233, 255)
ACCENT, PAPER = rl.Color(36, 87, 199, 255), rl.Color(255, 255, 255, 255)
COLORS = [
    rl.Color(219, 115, 107, 255), rl.Color(204, 181, 112, 255), rl.Color(120, 184, 125, 255),
    rl.Color(115, 158, 204, 255), rl.Color(173, 120, 194, 255),
]  # fmt: skip


def words(text: str, x: float, y: float, size: int, color: rl.Color) -> None:
    """A line of text, its top left corner there."""
    rl.draw_text(text, round(x), round(y), size, color)


class Profile:
    """What the pages hold, and how a frame of the engine is drawn."""

    def __init__(self) -> None:
        self.slide = Coordinator(
            [0, 0, 200], viewport=(WIDTH, HEIGHT), header_height=HEADER, hover_height=TABS, indicator_height=2,
            header_snap="nearest", page_memory="keep",
        )  # fmt: skip
        self.notes, self.photos = ListLayout(), ListLayout()
        self.notes.insert_section(0, 1_000_000, item_height=ROW)
        self.photos.insert_section(0, 9_000, layout="grid", columns=3, item_height=130, item_spacing=2, line_spacing=2)
        self.notes.attach(self.slide, 0)
        self.photos.attach(self.slide, 1)
        self.host = RaylibHost(self.slide)

    def draw(self) -> None:
        """Draws everything as the engine says it is now."""
        frame = self.host.frame()
        now = frame.snapshot
        rl.clear_background(PAPER)
        for page in frame.pages:
            at = page.frame
            rl.begin_scissor_mode(round(at.x), round(at.y), round(at.width), round(at.height))
            (self._notes, self._photos, self._about)[page.index](at.x, at.y - page.offset)
            rl.end_scissor_mode()
        words("Iris Vale", 20, now.header.y + 56, 30, INK)
        words("Walks, photographs and notes.", 20, now.header.y + 98, 18, PALE)
        self._tabs(now)

    def _tabs(self, now: Snapshot) -> None:
        y, width, mark = now.hover.y, round(now.hover.width), now.tab_indicator
        rl.draw_rectangle(0, round(y), width, TABS, PAPER)
        rl.draw_rectangle(0, round(y) + TABS - 1, width, 1, LINE)
        for index, title in enumerate(TITLES):
            at = self.slide.tab(index)
            left = at.x + (at.width - rl.measure_text(title, 18)) / 2
            words(title, left, y + 15, 18, INK if index == now.page_index else PALE)
        rl.draw_rectangle_rec(rl.Rectangle(mark.x, y + mark.y, mark.width, mark.height), ACCENT)

    def _notes(self, x: float, top: float) -> None:
        for item in self.notes.visible():
            y = top + item.frame.y
            words(f"{item.item + 1:,}", x + 20, y + 22, 18, INK)
            words("A note", x + 120, y + 22, 18, PALE)
            rl.draw_rectangle(round(x) + 20, round(y) + ROW - 1, round(item.frame.width) - 40, 1, LINE)

    def _photos(self, x: float, top: float) -> None:
        for item in self.photos.visible():
            at = item.frame
            color = COLORS[item.item * 7 % len(COLORS)]
            rl.draw_rectangle_rec(rl.Rectangle(x + at.x, top + at.y, at.width, at.height), color)

    def _about(self, x: float, top: float) -> None:
        words("A page that is shorter than the screen.", x + 20, top + 24, 18, PALE)


def main() -> None:
    rl.set_config_flags(rl.ConfigFlags.FLAG_VSYNC_HINT | rl.ConfigFlags.FLAG_WINDOW_RESIZABLE)
    rl.init_window(WIDTH, HEIGHT, "A nested slide in raylib")
    profile = Profile()
    while not rl.window_should_close():
        profile.host.poll()
        rl.begin_drawing()
        profile.draw()
        rl.end_drawing()
    rl.close_window()


if __name__ == "__main__":
    main()
