"""The PySide6 view follows what the system says of animations."""

from __future__ import annotations

from typing import Any

import pytest
from test_qt_view_scene import Buttons

try:
    from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle

    from nestedslide.qt import NestedSlideView
except ImportError as error:
    pytest.skip(f"PySide6 cannot be imported: {error}", allow_module_level=True)


class Style(QProxyStyle):
    """A style that animates for so many milliseconds."""

    def __init__(self, duration: int) -> None:
        super().__init__()
        self.duration = duration

    def styleHint(self, hint: QStyle.StyleHint, *more: Any) -> int:  # noqa: N802
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return self.duration
        return super().styleHint(hint, *more)


@pytest.mark.parametrize("given", [{}, {"reduced_motion": False}, {"reduced_motion": True}])
def test_a_view_follows_the_style_where_it_was_told_nothing(given: dict[str, Any]) -> None:
    assert QApplication.instance() or QApplication(["test"])
    view = NestedSlideView([("page", Buttons())], automatic_frames=False, **given)
    for duration in (0, 200, 0):
        style = Style(duration)
        view.setStyle(style)
        assert view.coordinator.settings.reduced_motion is given.get("reduced_motion", duration == 0)
    view.close()
