"""The slim bar that tells where one is, of whatever moved last."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..enums import Bar, Indicator, ThumbPhase
from ..errors import InvalidStateError
from .view import NestedSlideView

WIDTH = 4
WIDE = 8
"""Under a mouse."""
GRIP = 16
"""So far from the edge it can be taken hold of."""
INSET = 3
LEAST = 36
"""A page's thumb is no shorter, however long the page; it still goes from end to end."""
RIM = 1
"""Of the palette's Window around it, so that it shows on a dark picture too."""
LINGER = 900
"""It goes when nothing has moved for this many milliseconds."""


class Track(NamedTuple):
    """A bar's track and the thumb on it, points from the view's top."""

    bar: Bar
    start: float
    length: float
    thumb: float
    place: float
    """Of the thumb on what it leaves of the track, 0 to 1."""

    @property
    def top(self) -> float:
        """Where the thumb lies."""
        return self.start + self.place * (self.length - self.thumb)

    def place_at(self, top: float) -> float:
        """The place of a thumb that lies there."""
        return min(1.0, max(0.0, (top - self.start) / max(1e-9, self.length - self.thumb)))


class ScrollIndicator(QWidget):
    """Lies over a view, and can be dragged while it shows, by a mouse or a finger.

    Its colour is the palette's WindowText, at four tenths, in a rim.
    """

    def __init__(self, view: NestedSlideView) -> None:
        super().__init__(view)
        self._view = view
        self._last: tuple[float, float] | None = None
        self._track = Track(Bar.page, 0, 0, 0, 0)
        self._grip: float | None = None
        """While it is held: how far below its top."""
        view.set_keeps_input(self)
        self.hide()
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER)
        self._linger.timeout.connect(self._fade)
        view.moved.connect(self._follow)

    def _fade(self) -> None:
        if self._grip is None and not self.underMouse():
            self.hide()

    def _follow(self) -> None:
        now = self._view.now
        place = (now.outer, now.inner)
        moved = self._last not in (None, place)
        self._last = place
        bar = self._track.bar if self._grip is not None else Bar.page if now.indicator == Indicator.page else Bar.outer
        if bar is Bar.page:
            start, room, position, length = now.pager.y, now.pager.height, now.page_bar_position, now.page_bar_length
        else:
            start, room = 0.0, float(self._view.height())
            position, length = now.outer_bar_position, now.outer_bar_length
        thumb = max(length, min(LEAST, room)) if length > 0 else 0.0
        share = self._track.place if self._grip is not None else position / max(1e-9, room - length)
        self._track = Track(bar, start, room, thumb, share)
        if now.indicator == Indicator.none or thumb <= 0:
            self.hide()
        elif moved:
            self._linger.start()
            self._put()
            self.raise_()
            self.show()

    def _put(self) -> None:
        x = 0 if self._is_mirrored else self._view.width() - GRIP
        height = max(round(self._track.thumb) - 2 * INSET, 2 * WIDTH)
        self.setGeometry(QRect(x, round(self._track.top) + INSET, GRIP, height).adjusted(0, -RIM, 0, RIM))

    @property
    def thumb(self) -> QRect:
        """What is drawn of it, in its view: slim at the edge, wider under a mouse."""
        width = WIDE if self._grip is not None or self.underMouse() else WIDTH
        x = INSET if self._is_mirrored else self.width() - INSET - width
        return QRect(x, RIM, width, self.height() - 2 * RIM).translated(self.pos())

    @property
    def _is_mirrored(self) -> bool:
        return self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft

    # ---------------------------------------------------------------------------------------------------------- input

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """A mouse makes it wider."""
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """It goes when nothing moves."""
        self.update()
        self._linger.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Takes hold of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = self._height_of(event.position()) - self._track.top
            self._drag(ThumbPhase.began)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Scrolls to where it is dragged."""
        if self._grip is not None:
            top = self._height_of(event.position()) - self._grip
            self._track = self._track._replace(place=self._track.place_at(top))
            self._drag(ThumbPhase.moved)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Lets go of it."""
        if self._grip is not None:
            self._drag(ThumbPhase.ended)
            self._grip = None
            self._linger.start()

    def _height_of(self, place: QPointF) -> float:
        return self.mapTo(self._view, place).y()

    def _drag(self, phase: ThumbPhase) -> None:
        bar, place = self._track.bar, self._track.place
        try:
            self._view.run(lambda: self._view.coordinator.drag_thumb(bar, phase, place))
        except InvalidStateError:  # a key or a command has taken over
            self._grip = None
        self._put()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draws the thumb."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.thumb.translated(-self.pos()).adjusted(-RIM, -RIM, RIM, RIM))
        for role, alpha, inset in ((QPalette.ColorRole.Window, 0.3, 0), (QPalette.ColorRole.WindowText, 0.42, RIM)):
            color = self.palette().color(role)
            color.setAlphaF(alpha)
            painter.setBrush(color)
            frame = whole.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, frame.width() / 2, frame.width() / 2)
