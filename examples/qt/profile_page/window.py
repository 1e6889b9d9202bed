"""The window: a NestedSlideView with the profile's header, tabs and pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

from nestedslide import RefreshState
from nestedslide.qt import NestedSlideView, ScrollIndicator, TabBar
from nestedslide_demo import content
from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent

from . import look
from .about_page import AboutPage
from .header import BAR, HEIGHT, Header
from .notes_page import Notes, notes_page
from .photos_page import Photos, photos_page
from .refresh_badge import RefreshBadge

SETTINGS: dict[str, Any] = {
    "viewport": (390, 844),
    "header_height": HEIGHT,
    "header_min_height": BAR,
    "header_stretch": True,
    "hover_height": content.TABS_HEIGHT,
    "indicator_width": content.UNDERLINE_WIDTH,
    "indicator_height": content.UNDERLINE_HEIGHT,
    "indicator_radius": content.UNDERLINE_RADIUS,
    "refresh_height": 64,
    "prefetch": 1,
}

FETCH = 900
"""Milliseconds that a refresh takes."""


class ProfileWindow(NestedSlideView):
    """A profile page. The clock, in seconds, is for tests; ``record`` is a file for all that the engine is told."""

    def __init__(
        self, clock: Callable[[], float] | None = None, record: Path | None = None, automatic_frames: bool = True
    ) -> None:
        look.load_fonts()
        self.notes, self.photos = Notes(), Photos()
        self.about = AboutPage()
        self.note_list, self.photo_list = notes_page(self.notes), photos_page(self.photos)
        pages = zip(content.TABS, (self.note_list, self.photo_list, self.about))
        super().__init__(pages, clock=clock, automatic_frames=automatic_frames, **SETTINGS)
        self._record = record
        if record is not None:
            self.coordinator.record_start()
        self.setWindowTitle(content.NAME)
        self.setPalette(look.palette())
        look.fill(self, look.SURFACE)
        self.setMinimumSize(300, 320)

        self.profile = Header(self)
        self.tabs = TabBar(self)
        self.tabs.setFont(look.font(content.BODY_BOLD))
        self.set_header(self.profile)
        self.set_hover(self.tabs)
        self.indicator = ScrollIndicator(self)
        self.badge = RefreshBadge(self)
        for model in (self.notes, self.photos):
            model.liked.connect(self.profile.like)
        self.refresh_changed.connect(self._refresh)
        # Keys scroll at once; the first thing to click gets the focus by Tab.
        self.setFocus()

    def _refresh(self, state: int, page: int) -> None:
        if state == RefreshState.refreshing:
            QTimer.singleShot(FETCH, self, self._fetched)

    def _fetched(self) -> None:
        """What is seen stays where it is while new notes come in above it."""
        self.notes.add(2)
        self.run(self.coordinator.end_refresh)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.write_record()
        super().closeEvent(event)

    def write_record(self) -> None:
        """Ends the record and writes it."""
        if self._record is not None:
            self.coordinator.record_stop()
            self._record.write_bytes(self.coordinator.record_read())
            self._record = None
