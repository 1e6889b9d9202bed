"""NestedSlide as PySide6 widgets (the extra ``qt``).

A NestedSlideView is a QWidget that holds a header, a bar that sticks and pages, all of them ordinary widgets: the
engine says where they are, Qt draws them, and their buttons are clicked as everywhere. A ListPage is a page that shows
a QAbstractItemModel, a TabBar a bar of tabs with the engine's indicator. A NestedObserver makes QScrollAreas of one's
own scroll as one; a Coordination does the same for a coordinator of one's own.
"""

from .clock import EventClock
from .coordination import Coordination
from .list_page import ListPage
from .nested_observer import NestedObserver
from .page_slot import ScrollsItself
from .scroll_indicator import ScrollIndicator
from .tab_bar import TabBar
from .view import NestedSlideView

__all__ = [
    "Coordination",
    "EventClock",
    "ListPage",
    "NestedObserver",
    "NestedSlideView",
    "ScrollIndicator",
    "ScrollsItself",
    "TabBar",
]
