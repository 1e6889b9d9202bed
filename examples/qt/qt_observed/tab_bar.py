"""The bar that sticks: one button a page, and the indicator that the engine moves."""

from __future__ import annotations

from collections.abc import Sequence

from nestedslide import Coordinator, Snapshot
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from . import theme

BUTTON = f"""
QPushButton {{ border: 0; background: transparent; color: {theme.SECONDARY.name()}; }}
QPushButton:hover, QPushButton:checked {{ color: {theme.INK.name()}; }}
"""


class TabBar(QWidget):
    """Tells which tab was clicked, and shows where the pager is."""

    tapped = Signal(int)

    def __init__(self, titles: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = [self._button(index, title) for index, title in enumerate(titles)]
        self.indicator = QFrame(self)

    def _button(self, index: int, title: str) -> QPushButton:
        button = QPushButton(title, self)
        button.setCheckable(True)
        button.setFont(theme.font(14, bold=True))
        button.setStyleSheet(BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.tapped.emit(index))
        return button

    def place(self, coordinator: Coordinator) -> None:
        """Lays the buttons out where the engine has the tabs."""
        for index, button in enumerate(self.buttons):
            tab = coordinator.tab(index)
            button.setGeometry(round(tab.x), 0, round(tab.width), round(tab.height))
        radius = coordinator.settings.indicator_radius
        self.indicator.setStyleSheet(f"background: {theme.ACCENT.name()}; border-radius: {radius:g}px;")

    def show_state(self, now: Snapshot) -> None:
        """Moves the indicator."""
        at = now.tab_indicator
        self.indicator.setGeometry(round(at.x), round(at.y), round(at.width), round(at.height))
        for index, button in enumerate(self.buttons):
            button.setChecked(index == round(now.page_position))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.SURFACE)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.HAIRLINE)
