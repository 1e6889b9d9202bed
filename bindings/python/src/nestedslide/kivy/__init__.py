"""A nested slide for Kivy, on desktops and phones: ``pip install "nestedslide[kivy]"``.

    from nestedslide.kivy import NestedSlideView, Rows

    view = NestedSlideView(header=header, pages=[("Notes", Rows(100_000, make_row)), ("About", about)])

Fingers, mouse, wheel and keys, a bar of tabs that sticks, and pages of widgets or of rows that are made when they come
into view.
"""

from __future__ import annotations

from .rows import Rows
from .tab_bar import TabBar
from .view import NestedSlideView

__all__ = ["NestedSlideView", "Rows", "TabBar"]
