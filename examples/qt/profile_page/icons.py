"""Small drawings for the facts, in strokes of one width."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from . import look

SIDE = 40


class Icon(QWidget):
    """A drawing on a tinted disc."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._path = _DRAWINGS[name]()
        self.setFixedSize(QSize(SIDE, SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.TINT)
        painter.drawEllipse(self.rect())
        painter.translate(SIDE / 2, SIDE / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.ACCENT, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(self._path)


def _pin() -> QPainterPath:
    path = QPainterPath(QPointF(0, 9))
    path.cubicTo(-10, -2, -7, -9, 0, -9)
    path.cubicTo(7, -9, 10, -2, 0, 9)
    path.addEllipse(QPointF(0, -2.5), 2.2, 2.2)
    return path


def _camera() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-9, -5, 18, 12.5), 2.5, 2.5)
    path.addEllipse(QPointF(0, 1.2), 3.4, 3.4)
    path.moveTo(-3.5, -5)
    path.lineTo(-2.2, -7.5)
    path.lineTo(2.2, -7.5)
    path.lineTo(3.5, -5)
    return path


def _link() -> QPainterPath:
    path = QPainterPath()
    for shift in (-4.2, 4.2):
        path.addRoundedRect(QRectF(shift - 5.2, -3.4, 10.4, 6.8), 3.4, 3.4)
    return path


def _calendar() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-8, -6.5, 16, 14.5), 2.5, 2.5)
    for start, end in (((-8, -2), (8, -2)), ((-4, -9), (-4, -5)), ((4, -9), (4, -5))):
        path.moveTo(*start)
        path.lineTo(*end)
    return path


_DRAWINGS = {"pin": _pin, "camera": _camera, "link": _link, "calendar": _calendar}
