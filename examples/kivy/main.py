"""A profile page in Kivy: `pip install "nestedslide[kivy]"`, then `python main.py`."""

from __future__ import annotations

from kivy.app import App
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from nestedslide.kivy import NestedSlideView, Rows

INK = (0.11, 0.12, 0.15, 1)
PALE = (0.45, 0.47, 0.52, 1)
COLORS = [(0.86, 0.45, 0.42), (0.80, 0.71, 0.44), (0.47, 0.72, 0.49), (0.45, 0.62, 0.80), (0.68, 0.47, 0.76)]


class Tile(Widget):
    """A plain colour."""

    def __init__(self) -> None:
        super().__init__()
        with self.canvas:
            self.color = Color()
            self._box = Rectangle()
        self.bind(pos=self._fill, size=self._fill)

    def _fill(self, *_: object) -> None:
        self._box.pos, self._box.size = self.pos, self.size


def words(text: str, color: tuple[float, float, float, float], size: float, **how: object) -> Label:
    """A line at the left."""
    label = Label(text=text, color=color, font_size=size, halign="left", valign="middle", **how)
    label.bind(size=lambda label, size: setattr(label, "text_size", size))
    return label


def header() -> Widget:
    box = BoxLayout(orientation="vertical", height=180, padding=(20, 40, 20, 56))
    box.add_widget(words("Iris Vale", INK, 30, bold=True))
    box.add_widget(words("Walks, photographs and notes from the coast.", PALE, 15))
    return box


def note(index: int, old: Widget | None) -> Widget:
    label = words("", INK, 15, padding=(20, 0)) if old is None else old
    label.text = f"{index + 1:,}   A note"
    return label


def photo(index: int, old: Widget | None) -> Widget:
    tile = Tile() if old is None else old
    tile.color.rgb = COLORS[index * 7 % len(COLORS)]
    return tile


def about() -> Widget:
    box = BoxLayout(orientation="vertical", height=160, padding=20, spacing=12)
    box.add_widget(words("A page of plain widgets.", INK, 15))
    button = Button(text="Follow")
    button.bind(on_release=lambda button: setattr(button, "text", "Following"))
    box.add_widget(button)
    return box


class Profile(App):
    def build(self) -> Widget:
        Window.clearcolor = (1, 1, 1, 1)
        photos = Rows(9_000, photo, layout="grid", columns=3, item_height=130, item_spacing=2, line_spacing=2)
        pages = [("Notes", Rows(1_000_000, note, item_height=56)), ("Photos", photos), ("About", about())]
        return NestedSlideView(pages, header=header(), header_snap="nearest", page_memory="keep")


if __name__ == "__main__":
    Profile().run()
