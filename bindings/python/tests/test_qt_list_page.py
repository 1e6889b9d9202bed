"""A page that shows a model: what changes in the model, and what is measured and painted."""

from __future__ import annotations

from typing import Any

import pytest
from test_qt_list_scene import TOP, Delegate, Endless, opened, place_of, rows, shown
from test_qt_view_scene import HEADER, TABS, Open, Scene

pytest_plugins = ["test_qt_list_scene", "test_qt_view_scene"]

# After the scene, which skips all of this where PySide6 is not there.
from PySide6.QtCore import QModelIndex, QPoint, QStringListModel, Qt  # noqa: E402
from PySide6.QtGui import QStandardItem, QStandardItemModel  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

# ------------------------------------------------------------------------------------------------------------- seeing


def test_only_what_is_seen_is_measured_and_painted(open_view: Open, delegate: Delegate) -> None:
    model = QStringListModel([f"row {number}" for number in range(100_000)])
    scene, page = opened(open_view, model, delegate)
    seen = (844 - TOP) // 50 + 1
    assert page.rows.state().item_count == 100_000
    assert set(delegate.measured) == set(range((844 - TOP) // 40 + 1)) | set(range(seen))
    assert len(delegate.measured) <= 2 * seen
    QApplication.processEvents()
    assert set(delegate.painted) == set(range(seen))
    page.scrollTo(model.index(77_777), page.ScrollHint.PositionAtTop)
    scene.rest()
    assert shown(page)[0] == "row 77777"
    assert place_of(page, "row 77777") == 0
    assert len(set(delegate.measured)) < 2_000


def test_uniform_rows_are_not_measured(open_view: Open, delegate: Delegate) -> None:
    scene, _ = opened(open_view, rows(500), delegate, uniform=True)
    assert delegate.measured == []
    assert scene.view.coordinator.page(0).content_height == 500 * 40


def test_a_row_whose_delegate_knows_no_size_is_as_high_as_rows_are(open_view: Open, delegate: Delegate) -> None:
    _, page = opened(open_view, QStringListModel(["row 0", "unknown", "row 2"]), delegate)
    assert [place_of(page, words) for words in ("row 0", "unknown", "row 2")] == [0, 50, 50 + 40]


def test_the_end_key_gets_to_the_end_whatever_rows_measure(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(open_view, rows(3000), delegate, insets=(0, 0, 30, 0))
    QTest.keyClick(scene.view, Qt.Key.Key_End)
    scene.rest()
    assert shown(page)[-1] == "row 2999"
    assert scene.now.inner == pytest.approx(scene.now.max_inner, abs=0.5)
    assert place_of(page, "row 2999") == pytest.approx(844 - TABS - 50 - 30, abs=1)


def test_a_grid_has_the_columns_that_fit(open_view: Open, delegate: Delegate) -> None:
    scene, page = opened(
        open_view, rows(90), delegate, layout="grid", columns=0, min_item_width=110, item_spacing=4, line_spacing=4
    )
    widths = {page.visualRect(page.model().index(row, 0)).width() for row in range(9)}
    assert widths <= {127, 128}
    assert page.visualRect(page.model().index(3, 0)).topLeft() == QPoint(0, 54)
    scene.view.resize(844, 390)
    scene.run(2)
    assert page.visualRect(page.model().index(7, 0)).topLeft() == QPoint(0, 54)


# ------------------------------------------------------------------------------------------------------------ changes


@pytest.fixture
def scrolled(open_view: Open, delegate: Delegate) -> tuple[Scene, Any, QStandardItemModel]:
    """The header collapsed, row 100 at the top of what is seen."""
    model = rows(400)
    scene, page = opened(open_view, model, delegate)
    scene.view.coordinator.scroll_to(outer=HEADER)
    page.scrollTo(model.index(100, 0), page.ScrollHint.PositionAtTop)
    scene.rest()
    assert shown(page)[0] == "row 100"
    return scene, page, model


Scrolled = Any


def test_rows_inserted_above_do_not_move_what_is_seen(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    for number in range(20):
        model.insertRow(10, QStandardItem(f"new {number}"))
    scene.run()
    assert shown(page)[0] == "row 100"
    assert place_of(page, "row 100") == 0
    assert page.rows.state().item_count == 420


def test_rows_inserted_where_one_looks_show(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    model.insertRow(102, QStandardItem("h90"))
    scene.run()
    assert shown(page)[:4] == ["row 100", "row 101", "h90", "row 102"]
    assert place_of(page, "row 102") == 50 + 50 + 90


def test_rows_removed_above_do_not_move_what_is_seen(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    model.removeRows(5, 40)
    scene.run()
    assert place_of(page, "row 100") == 0
    model.removeRows(60, 2)
    scene.run()
    # What followed keeps its place, and what was above comes down.
    assert (shown(page)[0], place_of(page, "row 102")) == ("row 98", 100)


@pytest.mark.parametrize(
    ("first", "count", "to"), [(2, 3, 8), (8, 3, 2), (0, 1, 20), (19, 1, 0), (5, 4, 5), (4, 4, 9), (10, 10, 0)]
)
def test_rows_that_move_keep_their_heights(
    first: int, count: int, to: int, open_view: Open, delegate: Delegate
) -> None:
    class Moving(QStringListModel):
        def heights(self) -> list[float]:
            return [float(words[1:]) for words in self.stringList()]

    model = Moving([f"h{30 + number}" for number in range(20)])
    scene, page = opened(open_view, model, delegate)
    scene.view.coordinator.scroll_to(outer=HEADER)
    scene.run(3)
    told: list[Any] = []
    model.rowsMoved.connect(lambda *words: told.append(words))
    moved = model.moveRows(QModelIndex(), first, count, QModelIndex(), to)
    delegate.measured.clear()
    frames = page.rows.frames(0, 0, 20).tolist()
    assert bool(told) == moved
    assert [frame[3] for frame in frames] == model.heights()


def test_changed_rows_are_measured_anew(scrolled: Scrolled, delegate: Delegate) -> None:
    scene, page, model = scrolled
    delegate.measured.clear()
    model.item(101).setText("h120")
    model.item(3).setText("h300")
    scene.run(2)
    assert 101 in delegate.measured
    assert 3 not in delegate.measured
    assert place_of(page, "row 100") == 0
    assert place_of(page, "row 102") == 170


def test_what_only_looks_different_is_painted_and_not_measured(scrolled: Scrolled, delegate: Delegate) -> None:
    scene, _, model = scrolled
    delegate.measured.clear()
    delegate.painted.clear()
    model.item(101).setForeground(Qt.GlobalColor.red)
    scene.run(2)
    QApplication.processEvents()
    assert delegate.measured == []
    assert 101 in delegate.painted


def test_another_order(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    model.item(399).setText("h200")
    model.sort(0)
    scene.run(3)
    assert page.rows.state().item_count == 400
    texts = shown(page)
    assert texts == [model.item(100 + n).text() for n in range(len(texts))] or texts == sorted(texts)
    scene.view.coordinator.scroll_to(inner=0)
    scene.run(3)
    assert place_of(page, "row 0") == 200


def test_a_reset_begins_anew(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    model.clear()
    scene.run(2)
    assert shown(page) == []
    assert scene.now.max_inner == 0
    model.appendRow(QStandardItem("again"))
    scene.run(2)
    assert shown(page) == ["again"]


def test_another_model(scrolled: Scrolled) -> None:
    scene, page, model = scrolled
    other = QStringListModel(["a", "b"])
    page.setModel(other)
    scene.run(2)
    assert shown(page) == ["a", "b"]
    model.appendRow(QStandardItem("late"))
    assert page.rows.state().item_count == 2


def test_children_of_a_row_are_a_list_of_their_own(open_view: Open, delegate: Delegate) -> None:
    model = rows(3)
    for number in range(5):
        model.item(1).appendRow(QStandardItem(f"child {number}"))
    scene, page = opened(open_view, model, delegate)
    page.setRootIndex(model.index(1, 0))
    scene.run(2)
    assert page.rows.state().item_count == 5
    model.appendRow(QStandardItem("not seen"))
    model.item(1).removeRow(0)
    assert page.rows.state().item_count == 4
    assert page.indexAt(QPoint(10, 10)).data() == "child 1"


def test_a_model_that_has_more_is_asked_at_its_end(open_view: Open, delegate: Delegate) -> None:
    model = Endless(5)
    scene, page = opened(open_view, model, delegate)
    scene.run(5)
    assert model.count == 65
    page.scrollTo(model.index(64, 0))
    scene.rest()
    assert model.count == 125
