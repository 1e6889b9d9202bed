"""Plays a short sequence and takes a picture at each stop."""

from __future__ import annotations

from pathlib import Path

from nestedslide.qt.coordination import FRAME
from PySide6.QtWidgets import QApplication

from .window import ProfileWindow


class Film:
    """A window whose time goes by only when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.time = 0.0
        self.window = ProfileWindow(clock=lambda: self.time)
        self.window.show()
        QApplication.processEvents()

    def wait(self, seconds: float) -> None:
        """Lets the engine's motions run for a while."""
        for _ in range(round(seconds * 1000 / FRAME)):
            self.time += FRAME / 1000
            self.window.coordination.tick()

    def shoot(self, name: str) -> None:
        """Writes what the window shows."""
        QApplication.processEvents()
        file = self.folder / f"{name}.png"
        if not self.window.grab().save(str(file)):
            raise OSError(f"cannot write {file}")
        print(file)


def take_screenshots(folder: Path) -> None:
    """Header open, half collapsed, pinned over a scrolled list, between two tabs, other tabs, back at the top."""
    folder.mkdir(parents=True, exist_ok=True)
    film = Film(folder)
    window = film.window
    film.shoot("1-open")
    window.outer.verticalScrollBar().setValue(120)
    film.shoot("2-half-collapsed")
    window.outer.verticalScrollBar().setValue(window.outer.verticalScrollBar().maximum())
    window.pager.pages[0].verticalScrollBar().setValue(620)
    film.shoot("3-pinned")
    window.turn_to(1)
    film.wait(0.15)
    film.shoot("4-turning")
    film.wait(1)
    film.shoot("5-second-tab")
    window.turn_to(2)
    film.wait(1)
    film.shoot("6-third-tab")
    window.turn_to(3)
    film.wait(1)
    film.shoot("7-short-page")
    window.scroll_to_top()
    film.wait(1)
    film.shoot("8-top-again")
    window.close()
