"""A model whose rows are liked by a tap: what its two kinds have in common."""

from __future__ import annotations

from typing import Any, Union

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

Index = Union[QModelIndex, QPersistentModelIndex]
LIKED = Qt.ItemDataRole.CheckStateRole


class LikedRows(QAbstractListModel):
    """Knows what is liked by keys that stay with the rows: the number of a note, of a photograph."""

    liked = Signal(int)
    """1 or -1: more or less likes."""

    def __init__(self) -> None:
        super().__init__()
        self._liked: set[int] = set()

    def key(self, row: int) -> int:
        """What a row is known by."""
        return row

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == LIKED and index.isValid():
            return Qt.CheckState.Checked if self.key(index.row()) in self._liked else Qt.CheckState.Unchecked
        return None

    def toggle(self, index: Index) -> None:
        """A row was tapped."""
        key = self.key(index.row())
        more = -1 if key in self._liked else 1
        self._liked ^= {key}
        place = QModelIndex(index) if isinstance(index, QModelIndex) else self.index(index.row())
        self.dataChanged.emit(place, place, [LIKED])
        self.liked.emit(more)


def is_liked(index: Index) -> bool:
    """Whether a row has been tapped."""
    return bool(index.data(LIKED) == Qt.CheckState.Checked)
