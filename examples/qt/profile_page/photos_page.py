"""The photographs: a grid of as many columns as there is room for."""

from __future__ import annotations

from typing import Any

from nestedslide.qt import ListPage
from nestedslide_demo import content
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from . import look
from .likes import Index, LikedRows, is_liked

GAP = content.PHOTO_GAP
LEAST = 110
"""No column is narrower, in points."""
PICTURES = 12
# Over and over, in an order in which nothing lies beside or below its like.
STEP = 7


class Photos(LikedRows):
    """Photographs by number."""

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else content.PHOTO_COUNT

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return f"photo-{index.row() * STEP % PICTURES + 1:02}.png"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"Photograph {index.row() + 1} of {content.PHOTO_COUNT}"
        return super().data(index, role)


class PhotoDelegate(QStyledItemDelegate):
    """A square picture, with a heart where it is liked."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        side = option.rect.width()
        return QSize(side, side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        frame = option.rect
        state: QStyle.StateFlag = option.state
        pixels = painter.device().devicePixelRatio()
        width, height = round(frame.width() * pixels), round(frame.height() * pixels)
        painter.drawPixmap(frame, look.fitted(index.data(), width, height), QRectF(0, 0, width, height).toRect())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Sunken:
            painter.fillRect(frame, QColor(0, 0, 0, 60))
        if is_liked(index):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.ON_ACCENT)
            corner = QRectF(frame.right() - 35, frame.bottom() - 35, 28, 28)
            painter.drawEllipse(corner)
            painter.setBrush(look.ACCENT)
            painter.drawPath(look.heart(corner.adjusted(7, 8, -7, -7)))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.ACCENT)
            painter.drawRect(frame.adjusted(1, 1, -2, -2))
        painter.restore()


def photos_page(model: Photos) -> ListPage:
    """The page; a tap likes a photograph."""
    page = ListPage(
        model,
        PhotoDelegate(),
        layout="grid",
        columns=0,
        min_item_width=LEAST,
        item_spacing=GAP,
        line_spacing=GAP,
        item_height=127,
    )
    page.clicked.connect(model.toggle)
    page.activated.connect(model.toggle)
    return page
