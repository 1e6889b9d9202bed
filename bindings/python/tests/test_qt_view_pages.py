"""A view of widgets: heights, pages that come and go, what is told."""

from __future__ import annotations

from test_qt_view_scene import BUTTON, HEADER, Buttons, Open, Scene

from nestedslide import RefreshState

pytest_plugins = ["test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QPoint, QSize  # noqa: E402
from PySide6.QtWidgets import QApplication, QPushButton, QWidget  # noqa: E402

from nestedslide.qt import NestedSlideView  # noqa: E402

# ---------------------------------------------------------------------------------------------- heights and pages


class Tall(QWidget):
    """Twice as high as half its width."""

    def __init__(self, header: bool = False) -> None:
        super().__init__()
        self.shared = 2 if header else 4

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return width * self.shared

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(10, 10)


def test_pages_are_as_high_as_their_width_makes_them(open_view: Open) -> None:
    view_scene = open_view(("Tall", Tall()))
    assert view_scene.view.coordinator.page(0).content_height == 390 * 4
    view_scene.view.resize(600, 400)
    view_scene.run()
    assert view_scene.now.pager.width == 600
    assert view_scene.view.coordinator.page(0).content_height == 600 * 4
    assert view_scene.view.coordinator.settings.viewport == (600, 400)


def test_a_page_that_grows_tells_so(view_scene: Scene, page: Buttons) -> None:
    assert view_scene.view.coordinator.page(0).content_height == 40 * BUTTON
    layout = page.layout()
    assert layout is not None
    more = QPushButton("more")
    more.setFixedHeight(100)
    layout.addWidget(more)
    QApplication.processEvents()
    assert view_scene.view.coordinator.page(0).content_height == 40 * BUTTON + 100


def test_header_and_bar_are_measured_where_no_height_is_given(application: QApplication) -> None:
    view = NestedSlideView([("Tall", Tall())], automatic_frames=False)
    bar = QWidget()
    bar.setMinimumHeight(33)
    view.set_header(Tall(header=True))
    view.set_hover(bar)
    settings = view.coordinator.settings
    assert (settings.header_height, settings.hover_height) == (780, 33)
    view.resize(300, 600)
    view.show()
    assert view.coordinator.settings.header_height == 600
    view.close()


def test_a_turn_keeps_the_collapsed_header_collapsed(view_scene: Scene) -> None:
    view_scene.view.coordinator.scroll_to(outer=HEADER, inner=100)
    view_scene.run()
    view_scene.view.resize(844, 390)
    view_scene.run()
    assert view_scene.now.outer == HEADER
    assert view_scene.header.geometry().bottom() < 0
    assert view_scene.tabs.geometry().topLeft() == QPoint()


def test_pages_are_made_when_they_are_needed_and_dropped(open_view: Open) -> None:
    made = []

    def make() -> Buttons:
        made.append(Buttons(50))
        return made[-1]

    view_scene = open_view(("First", Buttons()), ("Second", Buttons()), ("Lazy", make), keep_alive=2)
    assert (made, view_scene.view.page(2)) == ([], None)
    view_scene.view.turn_to(1)
    view_scene.rest()
    view_scene.view.turn_to(2)
    view_scene.rest()
    assert view_scene.view.page(2) is made[0]
    assert view_scene.view.coordinator.page(2).content_height == 50 * BUTTON
    assert made[0].isVisible()
    for page in (1, 0):
        view_scene.view.turn_to(page)
        view_scene.rest()
    assert view_scene.view.page(2) is None
    assert view_scene.view.page(1) is not None
    assert len(made) == 1


def test_pages_come_and_go(view_scene: Scene, page: Buttons) -> None:
    edited: list[int] = []
    view_scene.view.pages_edited.connect(lambda: edited.append(1))
    new = Buttons(10)
    view_scene.view.insert_page(0, "New", new)
    view_scene.rest()
    assert list(view_scene.view.titles) == ["New", "Buttons", "Others"]
    assert [view_scene.tabs.tabText(index) for index in range(3)] == ["New", "Buttons", "Others"]
    assert view_scene.now.page_index == view_scene.tabs.currentIndex() == 1
    assert view_scene.view.coordinator.page(0).content_height == 400
    assert view_scene.view.remove_page(1) is page
    view_scene.rest()
    assert list(view_scene.view.titles) == ["New", "Others"]
    assert not page.isVisible()
    view_scene.view.coordinator.scroll_to_page(0)
    view_scene.rest()
    assert new.isVisible()
    assert len(edited) == 2


def test_signals_tell_what_happens(view_scene: Scene) -> None:
    told: list[object] = []
    view = view_scene.view
    view.page_changed.connect(lambda page: told.append(("page", page)))
    view.pinned.connect(lambda: told.append("pinned"))
    view.unpinned.connect(lambda: told.append("unpinned"))
    view.settled.connect(lambda: told.append("settled"))
    view.scrolled_to_top.connect(lambda: told.append("top"))
    view.coordinator.scroll_to(outer=HEADER)
    view_scene.rest()
    view.turn_to(1)
    view_scene.rest()
    view.scroll_to_top()
    view_scene.rest()
    told = [word for n, word in enumerate(told) if word != "settled" or n == len(told) - 1]
    assert told == ["pinned", ("page", 1), "unpinned", "top", "settled"]


def test_a_pull_refreshes(open_view: Open) -> None:
    view_scene = open_view(("Buttons", Buttons()), refresh_height=60)
    told: list[tuple[int, int]] = []
    view_scene.view.refresh_changed.connect(lambda state, page: told.append((state, page)))
    view_scene.drag(195, 300, 300)
    view_scene.point("release", 195, 600)
    view_scene.rest()
    assert told[-1] == (RefreshState.refreshing, -1)
    assert view_scene.now.outer == -60
    assert view_scene.header.y() == 60
    view_scene.view.run(view_scene.view.coordinator.end_refresh)
    view_scene.rest()
    assert told[-1] == (RefreshState.idle, -1)
    assert view_scene.now.outer == 0
