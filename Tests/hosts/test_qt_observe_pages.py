"""The example for Qt: pages that come and go, indicators, the program itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from nestedslide import OUTER, MovedBy
from qt_observe_scene import EXAMPLES, NOTES, RANGE, WHEEL, Open, Scene

pytest_plugins = ["qt_observe_scene"]


# ------------------------------------------------------------------------------------------------------------- pages


def test_pages_are_made_when_they_are_needed(still: Scene) -> None:
    assert list(still.window.pager.pages) == [0]
    still.pin(300)
    still.turn(1)
    assert list(still.window.pager.pages) == [0, 1]
    assert still.wheel(NOTES, 1) == (RANGE, WHEEL)
    assert still.now.inner == WHEEL
    still.turn(0)
    assert still.places == (RANGE, 300)


def test_a_page_that_is_taken_away_is_let_go_of_and_comes_back_where_it_was(open_scene: Open) -> None:
    scene = open_scene(keep_alive=2)
    scene.pin(300)
    scene.turn(1)
    scene.turn(2)
    assert list(scene.window.pager.pages) == [1, 2]
    assert set(scene.window.coordination.views) == {OUTER, 1, 2}
    scene.turn(1)
    scene.turn(0)
    assert scene.places == (RANGE, 300)
    scene.turn(1)
    scene.turn(2)
    scene.window.coordinator.scroll_to_top()
    scene.window.coordination.tick()
    assert scene.places == (0, 0)
    scene.turn(0)
    assert scene.places == (0, 0)


def test_nothing_is_told_of_a_page_that_was_let_go_of(still: Scene) -> None:
    still.pin(300)
    still.window.coordination.remove(0)
    reported = len(still.reports.all)
    still.bar(0).setValue(50)
    assert len(still.reports.all) == reported
    still.window.scroll_to_top()
    still.run(1)
    assert still.places == (0, 50)
    assert still.reports.of(0) == {MovedBy.program}


# -------------------------------------------------------------------------------------------------------- indicators


def test_the_indicator_is_that_of_what_moved_last(still: Scene) -> None:
    indicator = still.window.indicator
    assert not indicator.isVisible()
    still.outer.setValue(100)
    assert indicator.isVisible()
    assert (indicator.value(), indicator.maximum()) == (100, RANGE)
    still.pin(400)
    assert (indicator.value(), indicator.maximum()) == (400, still.bar(0).maximum())
    assert indicator.geometry().top() == round(still.now.pager.y)
    still.turn(3)
    assert not indicator.isVisible()


def test_without_indicators_there_is_none(open_scene: Open) -> None:
    scene = open_scene(indicators="none")
    scene.pin(400)
    assert not scene.window.indicator.isVisible()


def test_the_indicator_can_be_dragged(still: Scene) -> None:
    still.pin(400)
    indicator = still.window.indicator
    still.reports.all.clear()
    x, y = indicator.x() + 5, indicator.y() + 90
    still.post("press", x, y)
    for k in range(1, 6):
        still.post("move", x, y + 20 * k)
    still.lift()
    outer, page = still.places
    assert outer == RANGE
    assert page > 700
    assert indicator.value() == page
    assert still.reports.of(0) == {MovedBy.drag}
    assert OUTER not in {view for view, *_ in still.reports.all}


# ----------------------------------------------------------------------------------------------------------- program


def example(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, EXAMPLES / "qt_observe.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=120)


def test_it_takes_pictures_without_a_display(tmp_path: Path) -> None:
    done = example("--screenshots", str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 8


def test_without_qt_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "PySide6.py").write_text("raise ImportError('not here')")
    done = example(PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "pip install" in done.stderr
