"""Where the two messages of a failure lie, and their buttons that try again: what is drawn there can be tapped there.

A page that could not load says so at its foot. A refresh that failed says so in a notice over the foot of the screen,
because the pull that it began with has closed.
"""

from __future__ import annotations

from .frame import PageLike
from .layout import FOOTER, Layout
from .theme import Box

FAILED = "No connection"
TRY_AGAIN = "Try again"

BUTTON = (92.0, 32.0)
# A finger needs more room than the button shows.
FINGER = 44.0

# At the foot of a page the message ends left of the middle, and the button begins right of it.
MESSAGE_END, BUTTON_START = -4.0, 8.0

NOTICE_HEIGHT, WIDEST_NOTICE = 48.0, 358.0
NOTICE_MARGIN = 16.0


def foot_top(page: PageLike, height: float) -> float:
    """Where on the screen the foot of a page's content begins. height: of all the content, its foot included."""
    return page.frame.y - page.offset + height - FOOTER


def foot_button(layout: Layout, top: float) -> Box:
    """The button in the foot of a page. top: where the foot begins."""
    width, height = BUTTON
    return (layout.width / 2 + BUTTON_START, top + (FOOTER - height) / 2, width, height)


def notice_box(layout: Layout) -> Box:
    """The notice, in the middle of the screen's foot."""
    width = min(WIDEST_NOTICE, layout.width - 2 * NOTICE_MARGIN)
    return ((layout.width - width) / 2, layout.height - NOTICE_MARGIN - NOTICE_HEIGHT, width, NOTICE_HEIGHT)


def notice_button(layout: Layout) -> Box:
    """The button at the end of the notice."""
    x, y, width, height = notice_box(layout)
    inset = (height - BUTTON[1]) / 2
    return (x + width - inset - BUTTON[0], y + inset, *BUTTON)


def finger_box(box: Box) -> Box:
    """The room around a button in which a finger taps it."""
    x, y, width, height = box
    room = (FINGER - height) / 2
    return (x - room, y - room, width + 2 * room, FINGER)
