"""A slim scroll bar over the content, for a scroll area whose own bar is hidden."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

WIDTH = 10

LINGER = 900
"""It goes when nothing has moved for this many milliseconds."""

STYLE = """
QScrollBar { background: transparent; width: 10px; margin: 4px 0; border: 0; }
QScrollBar::handle { background: rgba(20, 40, 34, 90); border-radius: 2px; min-height: 36px; margin: 0 3px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: rgba(20, 40, 34, 160); border-radius: 3px;
  margin: 0 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


class ScrollIndicator(QScrollBar):
    """Shows one area's place at a time, and drags it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setStyleSheet(STYLE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._bar: QScrollBar | None = None
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER)
        self._linger.timeout.connect(self._go)
        self.sliderMoved.connect(self._drag)

    def follow(self, area: QAbstractScrollArea | None, frame: QRect) -> None:
        """Shows the place of this area, at the right edge of a frame; with None there is nothing to show."""
        self.setVisible(area is not None)
        if area is None:
            return
        self._linger.start()
        self._bar = area.verticalScrollBar()
        self.setGeometry(frame.right() + 1 - WIDTH, frame.top(), WIDTH, frame.height())
        self.setRange(0, self._bar.maximum())
        self.setPageStep(self._bar.pageStep())
        self.setValue(self._bar.value())

    def _go(self) -> None:
        """Not while a hand is on it."""
        if self.underMouse() or self.isSliderDown():
            self._linger.start()
        else:
            self.hide()

    def _drag(self, position: int) -> None:
        """As if the area's own slider had been dragged; where the area is held, the slider goes back."""
        if self._bar is not None:
            self._bar.setSliderPosition(position)
            self.setValue(self._bar.value())
