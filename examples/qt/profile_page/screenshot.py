"""A picture of the window in one state, the same at every time: half collapsed, on the way to another page or not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from .window import ProfileWindow

FRAME = 1 / 60


class Posed:
    """A window whose time goes on only when it is told to."""

    def __init__(self, record: Path | None = None) -> None:
        self.time = 0.0
        self.window = ProfileWindow(clock=lambda: self.time, record=record, automatic_frames=False)
        self.window.show()
        self.run(0.1)

    def run(self, seconds: float) -> None:
        """Frame after frame."""
        for _ in range(round(seconds / FRAME)):
            self.time += FRAME
            QApplication.processEvents()
            self.window.frame()

    def pose(self) -> None:
        """The header half collapsed, notes below it, two of them liked."""
        for row in (0, 2):
            self.window.notes.toggle(self.window.notes.index(row))
        self.window.coordinator.scroll_to(outer=64)
        self.run(0.1)


def take_screenshot(file: Path, record: Path | None) -> None:
    """Writes the picture, and the record of how it came about."""
    posed = Posed(record)
    posed.pose()
    QCoreApplication.processEvents()
    if not posed.window.grab().save(str(file)):
        raise OSError(f"cannot write {file}")
    posed.window.close()
