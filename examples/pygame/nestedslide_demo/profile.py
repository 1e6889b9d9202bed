"""Who the profile is about, and what its three pages hold."""

from __future__ import annotations

from typing import NamedTuple

from . import content

NAME, HANDLE, TABS, SINCE, ABOUT = content.NAME, content.HANDLE, content.TABS, content.SINCE, content.ABOUT_TEXT
# The first paragraph always shows, the others where the header is long.
BIOGRAPHY = content.BIOGRAPHY
FOLLOWING, FOLLOWERS, LIKES = content.STATISTICS[0][0], content.STATISTICS[1][0], content.LIKES

PHOTO_COUNT = content.PHOTO_COUNT


class Fact(NamedTuple):
    """One line of the About page."""

    icon: str
    title: str
    detail: str


FACTS = tuple(Fact(*fact) for fact in content.FACTS)
