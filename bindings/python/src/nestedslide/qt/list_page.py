"""A page that shows a model: Qt's list view, whose rows are where the engine says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Union

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from ..batches import VisibleItems
from ..enums import Align, ItemKind, Layout
from ..list_layout import ListLayout
from ..list_settings import Section
from ..list_values import Item
from .geometry import edges
from .model_rows import ModelRows

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..list_settings import SectionKeywords
    from .page_slot import PageHost

PRESS_DELAY = 100
"""Milliseconds after which a row shows that it is pressed: a touch that scrolls on shows nothing."""

_ALIGNS = {
    QAbstractItemView.ScrollHint.EnsureVisible: Align.nearest,
    QAbstractItemView.ScrollHint.PositionAtTop: Align.start,
    QAbstractItemView.ScrollHint.PositionAtBottom: Align.end,
    QAbstractItemView.ScrollHint.PositionAtCenter: Align.center,
}

_Index = Union[QModelIndex, QPersistentModelIndex]


class ListPage(QListView):
    """Rows, a grid or a waterfall of a model, painted by a delegate: only what is seen is measured and painted.

    The keywords are those of a Section: ``layout``, ``columns``, ``item_height``, ``insets``... Row heights come from
    the delegate's ``sizeHint``, whose option says how wide a row is, when a row is first seen; until then
    ``item_height`` stands for it. With ``uniform`` all rows are ``item_height``. Selection, signals such as
    ``clicked`` and ``activated``, tool tips and accessibility are those of every item view.
    """

    def __init__(
        self,
        model: QAbstractItemModel | None = None,
        delegate: QAbstractItemDelegate | None = None,
        parent: QWidget | None = None,
        *,
        uniform: bool = False,
        **section: Unpack[SectionKeywords],
    ) -> None:
        super().__init__(parent)
        settings: Any = {"estimated": not uniform, **section}
        self.rows = ListLayout()
        """The engine's list."""
        self._section = Section(**settings)
        self._follower: ModelRows | None = None
        self._view: PageHost | None = None
        self._seen = VisibleItems()
        self._offset = 0.0
        self._sunken = self._sunken_next = QPersistentModelIndex()
        self._by_keyboard = False
        self._press = QTimer(self)
        self._press.setSingleShot(True)
        self._press.timeout.connect(self._show_press)

        self.setFrameShape(QFrame.Shape.NoFrame)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        # A press makes its row the current one, and must not scroll: that would be the end of the gesture.
        self.setAutoScroll(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        if delegate is not None:
            # A view does not keep its delegate.
            self._delegate = delegate
            self.setItemDelegate(delegate)
        if model is not None:
            self._model = model
            self.setModel(model)

    # -------------------------------------------------------------------------------------------------------- engine

    def attach(self, view: PageHost, page: int) -> None:
        """It is a page from now on."""
        self._view = view
        self._turn()
        view.pages_edited.connect(self._turn)
        view.run(lambda: self.rows.attach(view.coordinator, page))

    def detach(self) -> None:
        """It is none any more."""
        if self._view is not None:
            self._view.pages_edited.disconnect(self._turn)
        self._view = None
        self.rows.detach()

    def place(self, offset: float) -> None:
        """Where the page is; nothing is painted anew where nothing has moved."""
        if offset != self._offset:
            self._offset = offset
            self.viewport().update()
        if self._section.estimated:
            self._measure()
        self._fetch()

    def go_to_end(self) -> None:
        """To the end of the last row, however high those on the way turn out to be."""
        if self._view is not None and self.rows.state().item_count > 0:
            self._view.run(lambda: self.rows.scroll_to(0, ItemKind.footer, Align.end, animated=True))

    def _edit(self, change: Callable[[], object]) -> None:
        if self._view is not None:
            self._view.run(change)
        else:
            change()
        self.viewport().update()

    def _measure(self) -> None:
        """Rows that are seen for the first time; what is above them keeps its place."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        measured = True
        while measured:
            measured = False
            for item in self.rows.visible(into=self._seen):
                if item.estimated:
                    index = self._index(item.item)
                    option.rect = QRect(0, 0, round(item.frame.width), round(item.frame.height))
                    hint = self.itemDelegateForIndex(index).sizeHint(option, index).height()
                    # A size that is not valid has a height of -1.
                    height = float(hint) if hint >= 0 else self._section.item_height
                    self._edit(partial(self.rows.set_heights, 0, item.item, [height]))
                    measured = True

    def _fetch(self) -> None:
        """A model that has more is asked for it when its last row is seen."""
        model = self.model()
        if model is not None and model.canFetchMore(self.rootIndex()):
            seen, count = self.rows.range(), self.rows.state().item_count
            if seen is None or seen.last.item >= count - 1:
                model.fetchMore(self.rootIndex())

    def _turn(self) -> None:
        self.rows.set(right_to_left=self.layoutDirection() == Qt.LayoutDirection.RightToLeft)

    # --------------------------------------------------------------------------------------------------------- model

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802, D102
        super().setModel(model)
        self._follow()

    def setRootIndex(self, index: _Index) -> None:  # noqa: N802, D102
        super().setRootIndex(index)
        self._follow()

    def _follow(self) -> None:
        if self._follower is not None:
            self._follower.end()
            self._follower = None
        model = self.model()
        if model is not None:
            self._follower = ModelRows(model, self.rootIndex(), self.rows, self._section, self._edit, self)

    def _index(self, row: int) -> QModelIndex:
        model = self.model()
        return model.index(row, self.modelColumn(), self.rootIndex()) if model is not None else QModelIndex()

    # --------------------------------------------------------------------------------------------------------- places

    def visualRect(self, index: _Index) -> QRect:  # noqa: N802, D102
        row = index.row()
        if not index.isValid() or index.parent() != self.rootIndex() or row >= self.rows.state().item_count:
            return QRect()
        x, y, width, height = _frame(self.rows, row)
        return edges(x, y - self._offset, width, height)

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802, D102
        if not self.viewport().rect().contains(point):
            return QModelIndex()
        path = self.rows.item_at(point.x(), point.y() + self._offset)
        return self._index(path.item) if path is not None and path.item >= 0 else QModelIndex()

    def scrollTo(  # noqa: N802, D102
        self, index: _Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if self._view is not None and index.isValid() and index.row() < self.rows.state().item_count:
            row, align = index.row(), _ALIGNS[hint]
            self._view.run(lambda: self.rows.scroll_to(0, row, align, animated=True))

    def moveCursor(  # noqa: N802, D102
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        steps = {QAbstractItemView.CursorAction.MoveUp: -1, QAbstractItemView.CursorAction.MoveDown: 1}
        current, step = self.currentIndex(), steps.get(action, 0)
        if step == 0 or not current.isValid():
            return QModelIndex()
        row = current.row() + step * self._columns()
        return self._index(row) if 0 <= row < self.rows.state().item_count else QModelIndex()

    def _columns(self) -> int:
        """How many rows are side by side, as the second line begins that many later."""
        if self._section.layout is Layout.list:
            return 1
        if self._section.columns > 0:
            return self._section.columns
        room = self.viewport().width() - self._section.insets.left - self._section.insets.right
        least = max(self._section.min_item_width, 1.0)
        return max(1, int((room + self._section.item_spacing) // (least + self._section.item_spacing)))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:  # noqa: N802, D102
        selection = QItemSelection()
        for item in self.rows.visible():
            if item.item >= 0 and self._rect(item).intersects(rect.normalized()):
                selection.select(self._index(item.item), self._index(item.item))
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:  # noqa: N802, D102
        return QRegion(self.viewport().rect())

    def horizontalOffset(self) -> int:  # noqa: N802, D102
        return 0

    def verticalOffset(self) -> int:  # noqa: N802, D102
        return round(self._offset)

    def isIndexHidden(self, index: _Index) -> bool:  # noqa: N802, D102
        return False

    def doItemsLayout(self) -> None:  # noqa: N802, D102
        # The engine has laid the rows out; Qt's own way would ask for the size of every one of them.
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:  # noqa: N802
        """There are no scroll bars to fit."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802, D102
        if event.oldSize().width() not in (event.size().width(), -1) and self._follower is not None:
            self._follower.forget_heights()
        self.viewport().update()

    # ------------------------------------------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, D102
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        current = self.currentIndex() if self.hasFocus() and self._by_keyboard else QModelIndex()
        selected = self.selectionModel()
        for item in self.rows.visible(into=self._seen):
            rect = self._rect(item)
            if item.item < 0 or not rect.intersects(event.rect()):
                continue
            index = self._index(item.item)
            self.initViewItemOption(option)
            option.rect = rect
            for state, holds in (
                (QStyle.StateFlag.State_Selected, selected is not None and selected.isSelected(index)),
                (QStyle.StateFlag.State_HasFocus, index == current),
                (QStyle.StateFlag.State_Sunken, QPersistentModelIndex(index) == self._sunken),
            ):
                option.state = option.state | state if holds else option.state & ~state
            self.itemDelegateForIndex(index).paint(painter, option, index)

    def _rect(self, item: Item) -> QRect:
        frame = item.frame
        return edges(frame.x, frame.y - self._offset, frame.width, frame.height)

    # --------------------------------------------------------------------------------------------------------- input

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802, D102
        self._by_keyboard = True
        words = event.text().strip()
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
        if Qt.Key(event.key()) in keys or (words and words.isprintable()):
            before = self.currentIndex()
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.scrollTo(self.currentIndex())
        else:
            # The whole scrolls by these.
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802, D102
        super().focusInEvent(event)
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._by_keyboard = event.reason() in reasons
        seen = self.rows.range()
        if self._by_keyboard and not self.currentIndex().isValid() and seen is not None:
            self.selectionModel().setCurrentIndex(
                self._index(max(seen.first.item, 0)), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802, D102
        self._by_keyboard = False
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._sunken_next = QPersistentModelIndex(self.indexAt(event.position().toPoint()))
            self._press.start(PRESS_DELAY)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802, D102
        self._press.stop()
        self._sink(QPersistentModelIndex())
        super().mouseReleaseEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802, D102
        # A touch is the view's, which makes a mouse of it for the rows; QListView would take it for a gesture.
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd):
            return False
        return super().viewportEvent(event)

    def _show_press(self) -> None:
        self._sink(self._sunken_next)

    def _sink(self, index: QPersistentModelIndex) -> None:
        for each in {self._sunken.row(), index.row()} - {-1}:
            self.viewport().update(self.visualRect(self._index(each)))
        self._sunken = index


def _frame(rows: ListLayout, row: int) -> tuple[float, float, float, float]:
    frame = rows.frames(0, row)
    return frame[0, 0], frame[0, 1], frame[0, 2], frame[0, 3]
