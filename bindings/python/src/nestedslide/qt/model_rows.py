"""A model's rows in a list's one section: what the model tells becomes the list's calls."""

from __future__ import annotations

from array import array
from typing import Callable

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from .._constants import AUTO
from ..list_layout import ListLayout
from ..list_settings import Section

# Roles that cannot change how high a row is.
_PAINT_ONLY = {
    int(role)
    for role in (
        Qt.ItemDataRole.BackgroundRole,
        Qt.ItemDataRole.ForegroundRole,
        Qt.ItemDataRole.CheckStateRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.StatusTipRole,
        Qt.ItemDataRole.WhatsThisRole,
    )
}


class ModelRows(QObject):
    """Follows one model. ``edit`` runs each change, so that what comes of it is shown."""

    def __init__(
        self,
        model: QAbstractItemModel,
        root: QModelIndex,
        rows: ListLayout,
        section: Section,
        edit: Callable[[Callable[[], object]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._root = QPersistentModelIndex(root)
        self._has_root = root.isValid()
        self._rows = rows
        self._section = section
        self._edit = edit
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        model.layoutChanged.connect(self.forget_heights)
        model.modelReset.connect(self.fill)
        self.fill()

    def end(self) -> None:
        """Follows the model no more."""
        self._model.disconnect(self)
        self.deleteLater()

    @property
    def count(self) -> int:
        """How many rows the list has: between a model's change and the list's, not the model's number."""
        return self._rows.state().item_count

    def fill(self) -> None:
        """The rows as the model has them now, at the heights that the section has for them."""
        count = self._model.rowCount(self._root) if self._alive() else 0

        def begin_anew() -> None:
            self._rows.remove_sections(0, self._rows.state().section_count)
            self._rows.insert_section(0, count, section=self._section)

        self._edit(begin_anew)

    def forget_heights(self) -> None:
        """Every row is measured anew when it is seen: after another order, or at another width."""
        self._guess(0, self.count)

    def _alive(self) -> bool:
        return not self._has_root or self._root.isValid()

    def _is_root(self, parent: QModelIndex) -> bool:
        return self._alive() and self._root == parent

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._is_root(parent):
            self._edit(lambda: self._rows.insert_items(0, first, last - first + 1))

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        if self._is_root(parent):
            self._edit(lambda: self._rows.remove_items(0, first, last - first + 1))
        elif self._has_root and not self._root.isValid():
            self.fill()

    def _moved(self, source: QModelIndex, first: int, last: int, target: QModelIndex, row: int) -> None:
        count = last - first + 1
        if self._is_root(source) and self._is_root(target):

            def move() -> None:
                for n in range(count):
                    # Down, one after the other from the same place; up, each below the one before.
                    if row > first:
                        self._rows.move_item(0, first, 0, row - 1)
                    else:
                        self._rows.move_item(0, first + n, 0, row + n)

            self._edit(move)
        elif self._is_root(source):
            self._removed(source, first, last)
        elif self._is_root(target):
            self._inserted(target, row, row + count - 1)

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if self._is_root(first.parent()) and not (roles and _PAINT_ONLY.issuperset(int(role) for role in roles)):
            self._guess(first.row(), last.row() - first.row() + 1)

    def _guess(self, first: int, count: int) -> None:
        if self._section.estimated and count > 0:
            self._edit(lambda: self._rows.set_heights(0, first, array("d", [AUTO]) * count))
