"""The pages side by side, where the engine has them."""

from __future__ import annotations

from collections.abc import Iterable

from nestedslide import Page
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class Pager(QWidget):
    """Holds the pages that are made."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: dict[int, QAbstractScrollArea] = {}

    def insert(self, index: int, page: QAbstractScrollArea) -> None:
        """Takes in a page, as large as the pager."""
        self.pages[index] = page
        page.setParent(self)
        page.setGeometry(self.rect())

    def take(self, index: int) -> QAbstractScrollArea:
        """Gives a page back."""
        page = self.pages.pop(index)
        page.hide()
        page.setParent(None)
        return page

    def place(self, showing: Iterable[Page]) -> None:
        """Shows these pages at their places and hides the others."""
        places = {page.index: page.frame for page in showing}
        for index, widget in self.pages.items():
            widget.setVisible(index in places)
            if index in places:
                widget.move(round(places[index].x), 0)
