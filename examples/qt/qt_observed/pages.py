"""Four pages, each a scroll area of another kind."""

from __future__ import annotations

from typing import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QLabel,
    QListWidget,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from . import content, theme
from .header import paint_sprig

ROW = 88
COLUMNS = 3
GAP = 3


def make_page(index: int) -> QAbstractScrollArea:
    """A new page for a tab."""
    return bare(_MAKERS[index]())


def bare(area: QAbstractScrollArea) -> QAbstractScrollArea:
    """Without frame and bars of its own."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    theme.fill(area, theme.SURFACE)
    return area


# -------------------------------------------------------------------------------------------------------------- notes


class NoteDelegate(QStyledItemDelegate):
    """Paints a note: portrait, author, time, text."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        return QSize(theme.WIDTH, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        note = content.NOTES[index.row()]
        frame = QRect(option.rect)
        left, top, right = frame.left() + theme.MARGIN, frame.top(), frame.right() - theme.MARGIN
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

        circle = QRectF(left, top + 16, 40, 40)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor.fromHsl(note.hue, 90, 205))
        painter.drawEllipse(circle)
        painter.setPen(QColor.fromHsl(note.hue, 120, 62))
        painter.setFont(theme.font(14, bold=True))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, note.initials)

        painter.setPen(theme.SECONDARY)
        painter.setFont(theme.font(12))
        painter.drawText(QRect(right - 70, top + 14, 70, 20), Qt.AlignmentFlag.AlignRight, note.time)
        painter.setPen(theme.INK)
        painter.setFont(theme.font(15, bold=True))
        painter.drawText(QPointF(left + 54, top + 29), note.author)
        painter.setPen(theme.SECONDARY)
        painter.setFont(theme.font(14))
        words = QRect(left + 54, top + 36, right - left - 54, 44)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, note.text)
        painter.fillRect(QRect(left + 54, frame.bottom(), right - left - 54, 1), theme.HAIRLINE)
        painter.restore()


def _notes() -> QAbstractScrollArea:
    notes = QListWidget()
    notes.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    notes.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    notes.setUniformItemSizes(True)
    notes.setItemDelegate(NoteDelegate(notes))
    notes.addItems([f"{note.author}: {note.text}" for note in content.NOTES])
    notes.verticalScrollBar().setSingleStep(24)
    return notes


# ------------------------------------------------------------------------------------------------------------- plates


class PlateGrid(QWidget):
    """Plates three by three; paints those that are to be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.side = (theme.WIDTH - (COLUMNS - 1) * GAP) // COLUMNS
        rows = -(-content.PLATE_COUNT // COLUMNS)
        self.setFixedSize(theme.WIDTH, rows * (self.side + GAP) - GAP)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme.SURFACE)
        for index in range(content.PLATE_COUNT):
            row, column = divmod(index, COLUMNS)
            tile = QRectF(column * (self.side + GAP), row * (self.side + GAP), self.side, self.side)
            if tile.toRect().intersects(event.rect()):
                hue = (38 + index * 67) % 360
                painter.fillRect(tile, QColor.fromHsl(hue, 70, 226))
                ink = QColor.fromHsl((110 + index * 13) % 150 + 40, 80, 84)
                paint_sprig(painter, tile.adjusted(8, 8, -8, -8), ink, 2 + index * 5 % 4, lean=index * 11 % 25 - 12)


def _plates() -> QAbstractScrollArea:
    plates = QScrollArea()
    plates.setWidget(PlateGrid())
    plates.verticalScrollBar().setSingleStep(24)
    return plates


# ------------------------------------------------------------------------------------------------------ journal, about


def _journal() -> QAbstractScrollArea:
    journal = QTextBrowser()
    journal.setFont(theme.font(15))
    journal.document().setDocumentMargin(theme.MARGIN)
    ink, secondary = theme.INK.name(), theme.SECONDARY.name()
    journal.setHtml(
        "".join(
            f'<p style="font-size: 18px; font-weight: 700; color: {ink}; margin: 14px 0 4px">{title}</p>'
            f'<p style="font-size: 15px; line-height: 132%; color: {secondary}; margin: 0 0 18px">{text}</p>'
            for title, text in content.JOURNAL
        )
    )
    journal.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return journal


def _about() -> QAbstractScrollArea:
    """Shorter than the pager: the header collapses and opens all the same."""
    facts = QWidget()
    rows = QVBoxLayout(facts)
    rows.setContentsMargins(theme.MARGIN, 20, theme.MARGIN, 20)
    rows.setSpacing(2)
    rows.addWidget(_label(content.ABOUT, 15, theme.INK))
    for name, text in content.FACTS:
        line = QFrame()
        line.setFixedHeight(1)
        theme.fill(line, theme.HAIRLINE)
        rows.addSpacing(14)
        rows.addWidget(line)
        rows.addSpacing(12)
        rows.addWidget(_label(name, 12, theme.SECONDARY))
        rows.addWidget(_label(text, 15, theme.INK, bold=True))
    rows.addStretch()
    about = QScrollArea()
    about.setWidgetResizable(True)
    about.setWidget(facts)
    return about


def _label(text: str, size: int, color: QColor, bold: bool = False) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setFont(theme.font(size, bold))
    label.setStyleSheet(f"color: {color.name()};")
    return label


_MAKERS: tuple[Callable[[], QAbstractScrollArea], ...] = (_notes, _plates, _journal, _about)
