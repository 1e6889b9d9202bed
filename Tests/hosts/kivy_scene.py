"""A window of Kivy with a nested slide in it, moved by Kivy's own touches; prints what a test looks at."""

from __future__ import annotations

import sys
from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.uix.button import Button
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from nestedslide.kivy import NestedSlideView, Rows


class Finger(MotionEvent):  # type: ignore[misc]
    def depack(self, args: Any) -> None:
        self.is_touch = True
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


class Notch(Finger):
    """A step of a wheel, which Kivy tells as a touch with a button."""

    def depack(self, args: Any) -> None:
        super().depack(args[:2])
        self.profile = ["pos", "button"]
        self.button = args[2]


class Ground(Widget):  # type: ignore[misc]
    """A plain colour, to be told from others in a picture."""

    def __init__(self, color: tuple[float, float, float], **how: Any) -> None:
        super().__init__(**how)
        with self.canvas:
            Color(*color)
            self._box = Rectangle()
        self.bind(pos=self._fill, size=self._fill)

    def _fill(self, *_: object) -> None:
        self._box.pos, self._box.size = self.pos, self.size


def row(index: int, old: Widget | None) -> Widget:
    label = Label(color=(0.1, 0.1, 0.1, 1)) if old is None else old
    label.text = f"row {index}"
    return label


class Scene(App):  # type: ignore[misc]
    def build(self) -> Widget:
        Window.clearcolor = (1, 1, 1, 1)
        self.presses = 0
        self.told: list[str] = []
        self.button = Button(text="Press", height=100)
        self.button.bind(on_press=self._press)
        header = Ground((0.2, 0.4, 0.8), height=200)
        self.rows = Rows(100_000, row, item_height=50)
        pages = [("Rows", self.rows), ("Long", Ground((0.8, 0.5, 0.2), height=2000)), ("Button", self.button)]
        self.view = NestedSlideView(pages, header=header)
        self.view.bind(on_event=lambda _, event: self.told.append(event.type.name))
        return self.view

    def _press(self, _: object) -> None:
        self.presses += 1


def play(scene: Scene) -> None:
    view = scene.view

    def rest() -> Any:
        for _ in range(600):
            EventLoop.idle()
            if view.slide.snapshot().at_rest and not view._host.needs_frame:
                break
        return view.slide.snapshot()

    def finger(x: float, y: float, steps: list[tuple[float, float]]) -> None:
        """Places from the window's top left corner, as everywhere else here."""
        touch = Finger("test", 1, (x / 392, 1 - y / 844))
        touch.scale_for_screen(392, 844)
        EventLoop.post_dispatch_input("begin", touch)
        EventLoop.idle()
        for dx, dy in steps:
            x, y = x + dx, y + dy
            touch.move((x / 392, 1 - y / 844))
            touch.scale_for_screen(392, 844)
            EventLoop.post_dispatch_input("update", touch)
            EventLoop.idle()
        EventLoop.post_dispatch_input("end", touch)
        EventLoop.idle()

    def wheel(button: str) -> None:
        touch = Notch("test", 2, (0.5, 0.5, button))
        touch.scale_for_screen(392, 844)
        for kind in ("begin", "end"):
            EventLoop.post_dispatch_input(kind, touch)
        EventLoop.idle()

    now = rest()
    print("begins", now.header.height, now.hover.height, now.page_count)
    finger(195, 700, [(0.0, -25.0)] * 12 + [(0.0, 0.0)] * 20)
    now = rest()
    print("dragged", now.outer, now.inner > 60)
    places = {child.text: round(view.top - child.top) for child in scene.rows.children}
    first = int(now.inner // 50)
    print("row at", round(places[f"row {first}"] + scene.rows.y - view.y - (now.hover.height - now.inner % 50)) == 0)
    Window.screenshot(name=sys.argv[1])
    finger(300, 400, [(-30, 0)] * 5)
    print("turned", rest().page_index, "page_changed" in scene.told)
    finger(330, 24, [])
    print("tapped a tab", rest().page_index)
    top = view.slide.snapshot().pager.y
    finger(195, top + 50, [])
    rest()
    for _ in range(20):
        EventLoop.idle()
    print("pressed", scene.presses)
    finger(195, top + 50, [(-2, -30), (0, -30), (0, 0)])
    rest()
    print("a drag presses nothing", scene.presses)
    view.scroll_to_page(1)
    view.scroll_to_top()
    rest()
    wheel("scrollup")
    down = rest().outer
    wheel("scrolldown")
    print("wheel", down > 0, rest().outer)
    view.focus = True
    view.keyboard_on_key_down(None, (279, "end"), "", [])
    now = rest()
    print("the end key", now.inner == now.max_inner > 0)
    view.scroll_to_top()
    print("to the top", rest().outer)
    scene.view.header.height = 120
    print("another header", rest().max_outer)
    Window.size = (500, 700)
    for _ in range(30):
        EventLoop.idle()
    print("another size", view.slide.snapshot().pager.width == Window.width == view.width)


Window.size = (392, 844)
scene = Scene()


def begin(_: float) -> None:
    try:
        play(scene)
    finally:
        scene.stop()


Clock.schedule_once(begin, 0.3)
scene.run()
