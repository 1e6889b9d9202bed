"""A bar of the pages' titles, with the engine's indicator under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QTabBar

if TYPE_CHECKING:
    from .view import NestedSlideView


class TabBar(QTabBar):
    """Qt's tab bar to keys and assistive tools; tabs lie and turn where and as the engine says.

    Colours come from the palette: Window below, WindowText for the page that is seen, PlaceholderText for the others,
    Highlight for the indicator, Mid for the line below.
    """

    def __init__(self, view: NestedSlideView) -> None:
        super().__init__()
        self._view = view
        self._pressed = -1
        self._shown: tuple[float, ...] = ()
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(True)
        self.setUsesScrollButtons(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        view.pages_edited.connect(self._name)
        view.page_changed.connect(lambda _: self._select())
        view.moved.connect(self._follow)
        self.currentChanged.connect(self._turn)
        self._name()

    def _name(self) -> None:
        titles = self._view.titles
        with QSignalBlocker(self):
            while self.count() > len(titles):
                self.removeTab(self.count() - 1)
            for index, title in enumerate(titles):
                if index >= self.count():
                    self.addTab(title)
                self.setTabText(index, title)
        self._select()

    def _select(self) -> None:
        """The page at which the pager comes to rest: a swipe that was let go selects its tab at once."""
        goal = self._view.coordinator.snapshot().page_goal
        if goal != self.currentIndex():
            with QSignalBlocker(self):
                self.setCurrentIndex(goal)
        self.update()

    def _turn(self, page: int) -> None:
        """By a key, or an assistive tool."""
        self._view.turn_to(page)

    def _follow(self) -> None:
        now = self._view.now
        shown = (now.page_position, now.tab_offset, now.tab_indicator.x, now.tab_indicator.width)
        if shown != self._shown or now.page_goal != self.currentIndex():
            self._shown = shown
            self._select()

    # --------------------------------------------------------------------------------------------------------- input

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802, D102
        # Not at once, as Qt's: a press may become a drag.
        self._pressed = self._at(event.position()) if event.button() == Qt.MouseButton.LeftButton else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802, D102
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802, D102
        pressed, self._pressed = self._pressed, -1
        if pressed >= 0 and self._at(event.position()) == pressed:
            self._view.turn_to(pressed)

    def _at(self, place: QPointF) -> int:
        if not self.rect().contains(place.toPoint()):
            return -1
        hover = self._view.now.hover
        found = self._view.coordinator.tab_at(place.x() + hover.x, place.y() + hover.y)
        return -1 if found is None else found

    # ------------------------------------------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, now = self.palette(), self._view.now
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        painter.fillRect(0, self.height() - 1, self.width(), 1, palette.color(QPalette.ColorRole.Mid))
        here, other = (palette.color(role) for role in (QPalette.ColorRole.WindowText, _OTHER))
        painter.setFont(self.font())
        for index in range(self.count()):
            tab = self._view.coordinator.tab(index)
            frame = QRectF(tab.x, tab.y, tab.width, tab.height)
            painter.setPen(_mix(other, here, 1 - abs(now.page_position - index)))
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, self.tabText(index))
            if self.hasFocus() and index == self.currentIndex():
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.5))
                painter.drawRoundedRect(frame.adjusted(8, 8, -8, -8), 6, 6)
        at, radius = now.tab_indicator, self._view.coordinator.settings.indicator_radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(QRectF(at.x, at.y, at.width, at.height), radius, radius)


_OTHER = QPalette.ColorRole.PlaceholderText


def _mix(start: QColor, end: QColor, share: float) -> QColor:
    share = min(max(share, 0.0), 1.0)
    parts = zip(start.getRgbF(), end.getRgbF())  # type: ignore[call-overload]
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))
