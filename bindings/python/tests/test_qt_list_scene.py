"""What the tests of list pages share: models, a delegate that remembers, a view with one page."""

from __future__ import annotations

from typing import Any

import pytest
from test_qt_view_scene import HEADER, TABS, Open, Scene

TOP = HEADER + TABS

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Qt  # noqa: E402
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel  # noqa: E402
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem  # noqa: E402

from nestedslide.qt import ListPage  # noqa: E402


class Delegate(QStyledItemDelegate):
    """Rows of 50, or as their text says, or of no height it knows; remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.measured: list[int] = []
        self.painted: list[int] = []
        self.states: dict[int, QStyle.StateFlag] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Any) -> QSize:  # noqa: N802
        self.measured.append(index.row())
        if index.data() == "unknown":
            return QSize()
        words = str(index.data())
        return QSize(100, int(words[1:]) if words.startswith("h") else 50)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Any) -> None:
        self.painted.append(index.row())
        self.states[index.row()] = option.state


class Endless(QAbstractListModel):
    """Has more, sixty rows at a time."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def rowCount(self, parent: Any = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else self.count

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return f"row {index.row()}" if role == Qt.ItemDataRole.DisplayRole else None

    def canFetchMore(self, parent: Any) -> bool:  # noqa: N802
        return self.count < 300

    def fetchMore(self, parent: Any) -> None:  # noqa: N802
        self.beginInsertRows(QModelIndex(), self.count, self.count + 59)
        self.count += 60
        self.endInsertRows()


def rows(count: int) -> QStandardItemModel:
    model = QStandardItemModel()
    for number in range(count):
        model.appendRow(QStandardItem(f"row {number}"))
    return model


@pytest.fixture
def delegate() -> Delegate:
    return Delegate()


def opened(open_view: Open, model: Any, delegate: Delegate, touch: bool = False, **section: Any) -> tuple[Scene, Any]:
    page = ListPage(model, delegate, item_height=40, **section)
    return open_view(("List", page), touch=touch), page


def shown(page: ListPage) -> list[str]:
    """The texts that are seen, from top to bottom."""
    model = page.model()
    assert model is not None
    return [model.index(item.item, 0).data() for item in page.rows.visible()]


def place_of(page: ListPage, words: str) -> int:
    """Where a row is on the page's viewport."""
    model = page.model()
    assert model is not None
    (index,) = model.match(model.index(0, 0), Qt.ItemDataRole.DisplayRole, words, 1, Qt.MatchFlag.MatchExactly)
    return page.visualRect(index).y()
