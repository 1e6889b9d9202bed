"""A child that is pressed: it is clicked by a tap, and by nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

# Outside of everything: a button that is let go there is not clicked.
_FAR = QPointF(-1_000_000, -1_000_000)


class Presses(QObject):
    """The child that Qt gave the press to. Taken away from it, it sees a release far away, and no other after that."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._child: QWidget | None = None
        self._taken = False

    @property
    def pending(self) -> bool:
        """Whether a child is pressed that may still be clicked."""
        return self._child is not None and not self._taken

    @property
    def taken(self) -> bool:
        """Whether a press was taken away from its child and the button is still down."""
        return self._taken

    def begin(self, child: QWidget) -> None:
        """Qt is about to give a press to this child."""
        self.end()
        self._child = child

    def take(self) -> None:
        """The engine drags: the child is let go of without a click."""
        if not self.pending:
            return
        self._taken = True
        if self._child is not None and isValid(self._child):
            # Qt still has the child down as the one that gets the release, so that one has to be kept from it.
            release = QMouseEvent(
                QEvent.Type.MouseButtonRelease,
                _FAR,
                _FAR,
                Qt.MouseButton.LeftButton,
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(self._child, release)
        if self._child is not None and isValid(self._child):
            self._child.installEventFilter(self)

    def end(self) -> None:
        """The release has been delivered, or will not come."""
        if self._taken and self._child is not None and isValid(self._child):
            self._child.removeEventFilter(self)
        self._child, self._taken = None, False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802, D102
        if event.type() == QEvent.Type.MouseButtonRelease and self._taken:
            self.end()
            return True
        return False
