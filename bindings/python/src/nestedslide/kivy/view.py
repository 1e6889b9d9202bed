"""The view: a header that scrolls away, a bar that sticks, pages side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from ..coordinator import Coordinator
from ..frames import Frame
from ..host import SlideHost
from ..values import Rect
from .rows import Rows
from .tab_bar import TabBar

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._settings_keywords import SettingsKeywords

WHEEL = {"scrolldown": (0, -1), "scrollup": (0, 1), "scrollleft": (1, 0), "scrollright": (-1, 0)}
KEYS = {
    "down": "down", "up": "up", "pagedown": "page_down", "pageup": "page_up", "spacebar": "space",
    "home": "home", "end": "end", "left": "left", "right": "right",
}  # fmt: skip
# A shorter sleep than this is none, seconds.
SOON = 0.004
# How long a widget that was tapped looks pressed, seconds.
PRESSED = 0.1


class NestedSlideView(FocusBehavior, StencilView):  # type: ignore[misc]
    """Pages are widgets of a height of their own, or `Rows`. Settings are those of a `Coordinator`.

    The header's height is the header's; ``bar`` takes the place of the `TabBar`. Widgets inside get their touches when
    these turn out to be taps. After commands on ``slide`` call `changed`.

    ``on_event`` is called with each `Event` of the engine.
    """

    __events__ = ("on_event",)

    def __init__(
        self,
        pages: Iterable[tuple[str, Widget]] = (),
        header: Widget | None = None,
        bar: Widget | None = None,
        **settings: Unpack[SettingsKeywords],
    ) -> None:
        given = list(pages)
        self.header = Widget(height=0) if header is None else header
        self.bar = (
            (TabBar([title for title, _ in given]) if len(given) > 1 else Widget(height=0)) if bar is None else bar
        )
        settings.setdefault("header_height", self.header.height)
        settings.setdefault("hover_height", self.bar.height)
        settings.setdefault("indicator_height", 2.0)
        settings.setdefault("stop_velocity", 20.0)
        self.slide = Coordinator([0.0 if isinstance(page, Rows) else page.height for _, page in given], **settings)
        self._host = SlideHost(self.slide, on_tap=self._tap, pixel=1.0 / max(1.0, Window.dpi / 96))
        self._touch: Any = None
        self._sleep: Any = None
        super().__init__()
        self._panels = [StencilView(size_hint=(None, None)) for _ in given]
        self._pages = [page for _, page in given]
        for panel, page in zip(self._panels, self._pages):
            panel.add_widget(page)
            self.add_widget(panel)
        for index, page in enumerate(self._pages):
            if isinstance(page, Rows):
                page.attach(self.slide, index)
            else:
                page.size_hint = (None, None)
                page.bind(height=lambda _, height, index=index: self._resized(index, height))
        for widget in (self.header, self.bar):
            widget.size_hint = (None, None)
            self.add_widget(widget)
        self.header.bind(height=lambda _, height: self._set(header_height=height))
        self.bar.bind(height=lambda _, height: self._set(hover_height=height))
        # A new size is drawn in the frame in which it comes.
        self.bind(size=lambda *_: self._measure(), pos=lambda *_: self._draw())
        self._next = Clock.create_trigger(lambda _: self._draw())
        self._measure()

    # ------------------------------------------------------------------------------------------------------ for hosts

    def changed(self) -> None:
        """Shows what was changed on the coordinator or on a list."""
        self._host.changed()
        self._next()

    def scroll_to_page(self, index: int, animated: bool = False) -> None:
        """As `Coordinator.scroll_to_page`, and shows it."""
        self._host.catch_up()
        self.slide.scroll_to_page(index, animated)
        self.changed()

    def scroll_to_top(self, animated: bool = False) -> None:
        """As `Coordinator.scroll_to_top`, and shows it."""
        self._host.catch_up()
        self.slide.scroll_to_top(animated)
        self.changed()

    def on_event(self, event: object) -> None:
        """The default handler does nothing."""

    # ------------------------------------------------------------------------------------------------------- settings

    def _set(self, **changes: Any) -> None:
        self._host.catch_up()
        self.slide.set(**changes)
        self.changed()

    def _measure(self) -> None:
        self._host.catch_up()
        self._host.resize(max(0.0, self.width), max(0.0, self.height))
        self._draw()

    def _resized(self, index: int, height: float) -> None:
        self._host.catch_up()
        self.slide.set_page_height(index, height)
        self.changed()

    # ---------------------------------------------------------------------------------------------------------- input

    def _place(self, touch: Any) -> tuple[float, float]:
        """From the view's top left corner, downwards."""
        return touch.x - self.x, self.top - touch.y

    def on_touch_down(self, touch: Any) -> bool:
        """Kivy's: feeds the engine, and holds the touch until it lifts."""
        if not self.collide_point(*touch.pos):
            return False
        if touch.is_mouse_scrolling:
            across, along = WHEEL[touch.button]
            self._host.wheel(across, along, *self._place(touch), shift="shift" in Window.modifiers)
        elif "button" in touch.profile and touch.button != "left":
            return False
        else:
            touch.grab(self)
            self.focus = True
            source = "mouse" if "button" in touch.profile else "touch"
            self._host.pointer_down(*self._place(touch), id=touch.uid, source=source)
        self._next()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Kivy's."""
        if touch.grab_current is not self:
            return False
        self._host.pointer_move(*self._place(touch), id=touch.uid)
        self._next()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Kivy's: a tap goes to the widget that wants it."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._touch = touch
        self._host.pointer_up(*self._place(touch), id=touch.uid)
        self._touch = None
        self._next()
        return True

    def _tap(self, x: float, y: float) -> bool:
        """Gives a tap to the widget that wants it; it lifts a moment later, so that it looks pressed."""
        touch = self._touch
        if touch is None or not any(child.dispatch("on_touch_down", touch) for child in self.children):
            return False
        Clock.schedule_once(lambda _: self._lift(touch), PRESSED)
        return True

    def _lift(self, touch: Any) -> None:
        for grabbed in list(touch.grab_list):
            touch.grab_list.remove(grabbed)
            widget = grabbed()
            if widget is not None:
                touch.grab_current = widget
                widget.dispatch("on_touch_up", touch)
        touch.grab_current = None

    def keyboard_on_key_down(self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]) -> bool:
        """Kivy's: keys that scroll, while the view has the focus."""
        key = KEYS.get(keycode[1])
        if key is None or {"ctrl", "alt", "meta"} & set(modifiers):
            return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))
        self._host.key("page_up" if key == "space" and "shift" in modifiers else key)
        self._next()
        return True

    # --------------------------------------------------------------------------------------------------------- frames

    def _draw(self) -> None:
        frame = self._host.frame()
        self._show(frame)
        for event in frame.events:
            self.dispatch("on_event", event)
        if self._sleep is not None:
            self._sleep.cancel()
        wait = self._host.wait
        if wait is not None and wait > SOON:
            self._sleep = Clock.schedule_once(lambda _: self._next(), wait)
        elif wait is not None:
            self._next()

    def _put(self, widget: Widget, frame: Rect) -> None:
        widget.size = (frame.width, frame.height)
        widget.pos = (self.x + frame.x, self.top - frame.y - frame.height)

    def _show(self, frame: Frame) -> None:
        snapshot = frame.snapshot
        self.header.width = snapshot.header.width
        self.header.pos = (self.x + snapshot.header.x, self.top - snapshot.header.y - self.header.height)
        self._put(self.bar, snapshot.hover)
        if isinstance(self.bar, TabBar):
            self.bar.show(self.slide, snapshot)
        shown = {page.index: page for page in frame.pages}
        for index, (panel, page) in enumerate(zip(self._panels, self._pages)):
            if index not in shown:
                panel.x = self.x - 2 * self.width - 1  # out of sight, and of touch
                continue
            place = shown[index]
            self._put(panel, place.frame)
            if isinstance(page, Rows):
                page.size, page.pos = panel.size, panel.pos
                page.show(place.offset)
            else:
                page.width = panel.width
                page.pos = (panel.x, panel.top + place.offset - page.height)
