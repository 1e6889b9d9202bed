"""Who the profile is about, and what its three pages hold."""

from __future__ import annotations

from dataclasses import dataclass

NAME = "Mira Lund"
HANDLE = "@miralund  ·  Reine, Lofoten"

# Paragraphs of lines as wide as a phone; the first one always shows, the others where the header is long.
BIOGRAPHY = (
    ("Landscape photographer. I walk slowly,", "wait for the light and write home about it."),
    ("In summer I take small groups up Ryten at", "midnight. There is soup at the end of it."),
    ("Prints are made here, on the kitchen table.",),
)
FOLLOWING, FOLLOWERS, LIKES = "486", "48.2K", 1907
TABS = ("Guestbook", "Photos", "About")

PHOTO_COUNT = 90
SINCE = "Since 2016"


@dataclass(frozen=True)
class Fact:
    """One line of the About page."""

    icon: str
    title: str
    detail: str


ABOUT = (
    "I came to Reine for one winter and stayed. The pictures here are made on foot, within a "
    "day's walk of the house, and none of them is further from it than the last ferry."
)

FACTS = (
    Fact("pin", "Reine, Norway", "68.0° north, at the end of the road"),
    Fact("camera", "Works on film", "One body, two lenses, no hurry"),
    Fact("link", "miralund.example", "Prints, books and walks"),
    Fact("calendar", "Joined in March 2016", "Ten winters so far"),
)
