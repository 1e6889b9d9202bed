"""The guestbook: a million notes, each worked out from its number when it is painted."""

from __future__ import annotations

from typing import Any

from nestedslide.qt import ListPage
from nestedslide_demo import content
from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from . import look
from .likes import Index, LikedRows, is_liked
from .notes import Note, note

NOTE = Qt.ItemDataRole.UserRole

AVATAR, TEXT_LEFT = content.AVATAR_SIDE, content.NOTE_TEXT_LEFT
HEART = 14


class Notes(LikedRows):
    """The latest first. What comes has the numbers 0, -1 and so on."""

    def __init__(self) -> None:
        super().__init__()
        self.first = 1

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else content.NOTE_COUNT + 1 - self.first

    def key(self, row: int) -> int:
        return self.first + row

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == NOTE:
            return note(self.key(index.row()))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            found = note(self.key(index.row()))
            return f"{found.author}: {' '.join(found.lines)}"
        return super().data(index, role)

    def add(self, count: int) -> None:
        """So many new ones come in at the top."""
        self.beginInsertRows(QModelIndex(), 0, count - 1)
        self.first -= count
        self.endInsertRows()


class NoteDelegate(QStyledItemDelegate):
    """One note: who wrote it, when, and what."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        found: Note = index.data(NOTE)
        return QSize(option.rect.width(), round(content.NOTE_HEIGHTS[len(found.lines) - 1]))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found: Note = index.data(NOTE)
        frame = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pressed = bool(state & QStyle.StateFlag.State_Sunken)
        painter.fillRect(frame, look.BACKDROP if pressed else look.SURFACE)
        painter.fillRect(QRectF(TEXT_LEFT, frame.bottom() - 1, frame.width() - TEXT_LEFT, 1), look.HAIRLINE)
        _paint_avatar(painter, QRectF(look.MARGIN, frame.top() + content.AVATAR_TOP, AVATAR, AVATAR), found)

        right = frame.right() - look.MARGIN
        top = frame.top() + content.AUTHOR_TOP
        line = QRectF(TEXT_LEFT, top, right - TEXT_LEFT, 24)
        look.write(painter, content.CAPTION, look.SECONDARY, line, found.time, Qt.AlignmentFlag.AlignTrailing)
        taken = painter.fontMetrics().horizontalAdvance(found.time) + 8
        if is_liked(index):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.ACCENT)
            painter.drawPath(look.heart(QRectF(right - taken - HEART, top + 6, HEART, 12)))
            taken += HEART + 8
        look.write(painter, content.TITLE, look.INK, line.adjusted(0, 0, -taken, 0), found.author)
        for number, words in enumerate(found.lines):
            place = QRectF(TEXT_LEFT, frame.top() + content.LINES_TOP + 20 * number, right - TEXT_LEFT, 20)
            look.write(painter, content.LABEL, look.SECONDARY, place, words)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.ACCENT)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame.adjusted(4.5, 3.5, -4.5, -3.5), 8, 8)
        painter.restore()


def notes_page(model: Notes) -> ListPage:
    """The page; a tap likes a note."""
    page = ListPage(model, NoteDelegate(), item_height=content.NOTE_HEIGHTS[0])
    page.clicked.connect(model.toggle)
    page.activated.connect(model.toggle)
    return page


def _paint_avatar(painter: QPainter, frame: QRectF, found: Note) -> None:
    shades = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    for place, shade in enumerate(content.DISCS[found.disc]):
        shades.setColorAt(place, QColor(*shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shades)
    painter.drawEllipse(frame)
    middle = Qt.AlignmentFlag.AlignHCenter
    look.write(painter, content.INITIALS, look.ON_ACCENT, frame, found.initials, middle)
