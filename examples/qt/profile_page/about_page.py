"""The third page: ordinary widgets in a layout, as high as they need to be."""

from __future__ import annotations

from nestedslide_demo import content
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from . import look
from .icons import Icon

STYLE = f"""
QFrame#card {{ background: {look.SURFACE.name()}; border-radius: 12px; }}
QLineEdit {{ background: {look.BACKDROP.name()}; color: {look.INK.name()}; border: 1px solid {look.HAIRLINE.name()};
  border-radius: 8px; padding: 9px 12px; selection-background-color: {look.ACCENT.name()}; }}
QLineEdit:focus {{ border: 1px solid {look.ACCENT.name()}; }}
QPushButton {{ background: {look.TINT.name()}; color: {look.ACCENT.name()}; border: 0; border-radius: 8px;
  padding: 11px 16px; }}
QPushButton:pressed {{ background: {look.TINT.darker(108).name()}; }}
QPushButton:focus {{ border: 1px solid {look.ACCENT.name()}; }}
QPushButton:disabled {{ color: {look.SECONDARY.name()}; background: {look.BACKDROP.name()}; }}
"""


class AboutPage(QWidget):
    """Who she is, what there is to know, and a form for her letters."""

    def __init__(self) -> None:
        super().__init__()
        look.fill(self, look.BACKDROP)
        self.setStyleSheet(STYLE)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MARGIN, look.MARGIN, look.MARGIN, 24)
        column.setSpacing(12)
        for card in (self._words(), self._facts(), self._letters()):
            column.addWidget(card)
        column.addStretch(1)

    def _words(self) -> QFrame:
        card, column = _card()
        column.addWidget(_label(content.ABOUT_TITLE, content.TITLE))
        column.addWidget(_label(content.ABOUT_TEXT, content.BODY, look.SECONDARY))
        return card

    def _facts(self) -> QFrame:
        card, column = _card()
        column.setSpacing(16)
        for icon, title, detail in content.FACTS:
            row, words = QHBoxLayout(), QVBoxLayout()
            row.setSpacing(12)
            words.setSpacing(0)
            words.addWidget(_label(title, content.BODY_BOLD))
            words.addWidget(_label(detail, content.LABEL, look.SECONDARY))
            row.addWidget(Icon(icon), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(words, 1)
            column.addLayout(row)
        return card

    def _letters(self) -> QFrame:
        card, column = _card()
        column.addWidget(_label("Letters from Reine", content.TITLE))
        column.addWidget(_label("Four a year, with a print to pin up.", content.LABEL, look.SECONDARY))
        column.addSpacing(4)
        self.address = QLineEdit()
        self.address.setPlaceholderText("Your address")
        self.address.setAccessibleName("Your e-mail address")
        self.send = QPushButton("Write to me")
        for widget in (self.address, self.send):
            widget.setFont(look.font(content.BODY))
            column.addWidget(widget)
        self.send.setFont(look.font(content.LABEL_BOLD))
        self.send.clicked.connect(self._sent)
        self.address.returnPressed.connect(self.send.click)
        return card

    def _sent(self) -> None:
        if "@" in self.address.text():
            self.send.setText("Thank you, it is on its way")
            self.send.setEnabled(False)
        else:
            self.address.setFocus()


def _card() -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setObjectName("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(4)
    return card, column


def _label(words: str, style: content.TextStyle, color: QColor = look.INK) -> QLabel:
    label = QLabel(words)
    label.setFont(look.font(style))
    label.setWordWrap(True)
    label.setStyleSheet(f"color: {color.name()}; background: transparent;")
    return label
