"""The scroll bar's thumb of the PySide6 widgets: its size and place over a page of a million notes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest.importorskip("PySide6", reason="pip install 'PySide6-Essentials>=6.8,<6.12'")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from qt_scene import FRAME, Scene

RANGE = 312


@pytest.fixture
def still(tmp_path: Path) -> Iterator[Scene]:
    application = QApplication.instance() or QApplication([])
    made = Scene(QTest.createTouchDevice(), tmp_path / "record", mouse=True)
    yield made
    made.check_record()
    del application


def test_the_thumb_of_a_million_notes_can_be_seen(still: Scene) -> None:
    """No shorter than 36 points, in a rim of one; from the pager's top to the window's foot as the page goes."""
    thumb, seen = still.window.indicator, set()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(still.window, key)
        for _ in range(90):
            still.run(FRAME)
            if thumb.isVisible() and still.now.outer == RANGE:
                pager, at = still.now.pager, thumb.thumb
                assert still.now.page_bar_length < 1
                assert (at.x() + at.width(), at.width(), at.height()) == (390 - 3, 4, 36 - 2 * 3)
                part = still.now.inner / still.now.max_inner
                assert at.y() == pytest.approx(pager.y + 3 + part * (pager.height - 36), abs=1)
                seen.add(round(4 * part))
    assert seen >= {0, 4}
