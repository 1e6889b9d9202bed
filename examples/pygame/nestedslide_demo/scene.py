"""All that a picture depends on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .feed import Feed
from .frame import FrameLike, RectLike
from .header_motion import HeaderMotion
from .lists import Seen
from .reorder import Held


@dataclass(frozen=True)
class Scene:
    """The engine's frame, and what the program knows besides."""

    frame: FrameLike
    tabs: Sequence[RectLike]
    """The items of the strip, within the bar."""
    feed: Feed
    motion: HeaderMotion
    """Where everything in the header is."""
    seen: Mapping[int, Seen] = field(default_factory=dict)
    """What is seen of the pages that a list lays out."""
    time: float = 0.0
    following: bool = False
    mirrored: bool = False
    """The interface runs from right to left."""
    panel_open: bool = False
    behind_bar: bool = False
    """Pages go on behind the bar of tabs, up to the top, and show through it."""
    refresh_height: float = 0.0
    indicator_radius: float = 0.0
    """Of the mark below the current tab."""
    glow: float = 0.0
    """At an end of the path that does not give, as EdgeGlow has it."""
    pressed: Sequence[tuple[float, float]] = ()
    """Points where a button is pressed."""
    held: Held | None = None
    """The row that is dragged."""
    fingers: Sequence[tuple[float, float]] = ()
    """Points to mark as touched, for pictures of a gesture."""
