"""The tabs of a view: they lie and turn where and as the engine says."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, Rectangle
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from ..coordinator import Coordinator
from ..values import Snapshot


class TabBar(Widget):  # type: ignore[misc]
    """One label a page. ``background``, ``text`` and ``accent`` are colours of red, green, blue and alpha, 0 to 1."""

    def __init__(
        self,
        titles: Sequence[str],
        background: Sequence[float] = (1, 1, 1, 1),
        text: Sequence[float] = (0.1, 0.1, 0.12, 1),
        accent: Sequence[float] = (0.14, 0.34, 0.78, 1),
    ) -> None:
        super().__init__(size_hint=(None, None), height=48)
        with self.canvas.before:
            Color(*background)
            self._ground = Rectangle()
        with self.canvas.after:
            Color(*accent)
            self._mark = Rectangle()
        self.bind(pos=self._fill, size=self._fill)
        self._labels = [Label(text=title, color=text, size_hint=(None, None)) for title in titles]
        for label in self._labels:
            self.add_widget(label)

    def _fill(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size

    def show(self, slide: Coordinator, snapshot: Snapshot) -> None:
        """Draws the tabs as they are now."""
        mark = snapshot.tab_indicator
        self._mark.pos = (self.x + mark.x, self.top - mark.y - mark.height)
        self._mark.size = (mark.width, mark.height)
        for index, label in enumerate(self._labels):
            frame = slide.tab(index)
            label.size = (frame.width, frame.height)
            label.pos = (self.x + frame.x, self.top - frame.y - frame.height)
            away = abs(snapshot.page_position - index)
            # Endless pages go on from the last to the first.
            label.opacity = 1 - 0.4 * min(1.0, away, abs(away - len(self._labels)))
