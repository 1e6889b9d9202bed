"""A pager of Qt's as the engine sees it: where it is, what moved it, a way to put it elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject
from PySide6.QtWidgets import QScrollBar

from ..enums import MovedBy
from .observed_area import Report


class ObservedPager(QObject):
    """Tells where the pager went.

    ``bar`` scrolls it sideways, and ``settling`` is the animation by which it comes to rest on a page.
    """

    def __init__(self, bar: QScrollBar, settling: QAbstractAnimation, report: Report) -> None:
        super().__init__(bar)
        self.bar = bar
        self.settling = settling
        self._report = report
        self._moved_by_hand = False
        self.bar.actionTriggered.connect(self._note_hand)
        self.bar.valueChanged.connect(self._value_changed)

    @property
    def settles(self) -> bool:
        """Whether it is on its way to a page by itself."""
        return self.settling.state() is QAbstractAnimation.State.Running

    def _note_hand(self) -> None:
        self._moved_by_hand = self.bar.sliderPosition() != self.bar.value()

    def _value_changed(self, value: int) -> None:
        moved_by = MovedBy.drag if self._moved_by_hand else MovedBy.inertia if self.settles else MovedBy.program
        self._moved_by_hand = False
        self._report(value, moved_by)

    def put(self, offset: float) -> None:
        """Goes where the engine turns to."""
        self.settling.stop()
        self.bar.setValue(round(offset))

    def release(self) -> None:
        """The window goes: it tells nothing any more."""
        self.bar.blockSignals(True)
        self.settling.stop()
