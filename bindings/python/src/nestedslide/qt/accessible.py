"""What assistive tools may do with a view: they are offered to scroll only where something moves."""

from __future__ import annotations

import weakref
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QWidget

from ..enums import Direction, Key


class CanScroll(Protocol):
    """What the actions need of a view."""

    def can_scroll(self, direction: Direction) -> float:
        """How far is left in a direction, points."""

    def press(self, key: Key) -> None:
        """Scrolls by a key."""


_ACTIONS = {
    QAccessibleActionInterface.scrollUpAction(): (Direction.up, Key.page_up),
    QAccessibleActionInterface.scrollDownAction(): (Direction.down, Key.page_down),
    QAccessibleActionInterface.scrollLeftAction(): (Direction.left, Key.left),
    QAccessibleActionInterface.scrollRightAction(): (Direction.right, Key.right),
}
# Less than this is no way that anybody sees, points.
_LEAST = 0.5


class ScrollActions(QAccessibleActionInterface):
    """The four directions, as far as there is anything to scroll in them."""

    def __init__(self, view: CanScroll) -> None:
        super().__init__()
        self._view = weakref.ref(view)

    def actionNames(self) -> list[str]:  # noqa: N802, D102
        view = self._view()
        if view is None:
            return []
        return [name for name, (direction, _) in _ACTIONS.items() if view.can_scroll(direction) > _LEAST]

    def doAction(self, name: str) -> None:  # noqa: N802, D102
        view = self._view()
        if view is not None and name in self.actionNames():
            view.press(_ACTIONS[name][1])

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802, D102
        return []


class AccessibleView(QAccessibleObject):
    """A view as Qt shows its own widgets to assistive tools, and with actions.

    PySide6 has no class of Qt's own interface of widgets to build on, so what that answers is written here. PySide6's
    types say less than Qt takes: there may be no child, parent or window, and an interface is answered as what it is.
    """

    def __init__(self, widget: QWidget, actions: ScrollActions) -> None:
        super().__init__(widget)
        # Weak: the widget keeps this, and is not to be kept by it.
        self._widget = weakref.ref(widget)
        self._actions = actions

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]  # noqa: D102
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None

    def _children(self) -> list[QWidget]:
        widget = self._widget()
        if widget is None:
            return []
        return [child for child in widget.children() if isinstance(child, QWidget) and not child.isWindow()]

    def childCount(self) -> int:  # noqa: N802, D102
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: D102
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802, D102
        children = self._children()
        found = child.object()
        return children.index(found) if isinstance(found, QWidget) and found in children else -1

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: D102
        widget = self._widget()
        around: QObject | None = None if widget is None or widget.isWindow() else widget.parentWidget()
        around = around or QCoreApplication.instance()
        return None if around is None else QAccessible.queryAccessibleInterface(around)

    def rect(self) -> QRect:  # noqa: D102
        widget = self._widget()
        return QRect() if widget is None else QRect(widget.mapToGlobal(QPoint()), widget.size())

    def window(self) -> QWindow | None:  # type: ignore[override]  # noqa: D102
        widget = self._widget()
        return None if widget is None else widget.window().windowHandle()

    def role(self) -> QAccessible.Role:  # noqa: D102
        return QAccessible.Role.Client

    def state(self) -> QAccessible.State:  # noqa: D102
        state = QAccessible.State()
        widget = self._widget()
        if widget is not None:
            state.invisible = not widget.isVisible()
            state.disabled = not widget.isEnabled()
            state.focusable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
            state.focused = widget.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:  # noqa: D102
        widget = self._widget()
        if widget is None:
            return ""
        if kind == QAccessible.Text.Name:
            return widget.accessibleName() or (widget.windowTitle() if widget.isWindow() else "")
        return widget.accessibleDescription() if kind == QAccessible.Text.Description else ""
