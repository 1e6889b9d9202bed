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

NOTE_COUNT = 60
PHOTO_COUNT = 90
SINCE = "Since 2016"


@dataclass(frozen=True)
class Note:
    """One row of the guestbook."""

    author: str
    text: str
    time: str
    hue: int

    @property
    def initials(self) -> str:
        """First letters of the author's names."""
        return "".join(word[0] for word in self.author.split()[:2]).upper()


@dataclass(frozen=True)
class Fact:
    """One line of the About page."""

    icon: str
    title: str
    detail: str


_AUTHORS = (
    "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák",
    "Priya Raman", "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik",
    "Samuel Osei", "Chiara Conti", "Wren Ashby", "Mateo Silva", "Anouk Visser", "Oskar Lie",
    "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss", "Maya Cohen",
)  # fmt: skip

_TEXTS = (
    "The one from the harbour is on our wall now.",
    "Which lens did you take up to Ryten?",
    "I could look at that blue hour for a year.",
    "Thank you for the print, it came yesterday!",
    "Saw you on the ferry, was too shy to wave.",
    "That storm light. How long did you wait?",
    "Keep the long captions, I read them all.",
    "My daughter drew your red cabin for you.",
    "Is the book still to come out this autumn?",
    "You made me buy proper boots. Worth it.",
    "The fog series is your best work so far.",
    "Greetings from the other end of the country.",
    "We hiked your route on Sunday, in the rain.",
    "How do you keep your hands warm up there?",
    "Framed number twelve for my parents.",
    "I did not know that snow could be violet.",
    "Come south some time, we have light too.",
    "Your talk in Bodø was wonderful, thank you.",
    "The stars over Hamnøy look painted.",
)

_TIMES = ("2 min", "14 min", "41 min", "1 h", "3 h", "5 h", "9 h", "Yesterday")
_DAYS = ("Mon", "Sun", "Sat", "Fri", "Thu")

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


def _time(index: int) -> str:
    if index < len(_TIMES):
        return _TIMES[index]
    if index < 24:
        return _DAYS[(index - len(_TIMES)) * len(_DAYS) // (24 - len(_TIMES))]
    day = 30 - (index - 24) * 5 // 6
    return f"{day} May" if day > 0 else f"{day + 30} Apr"


def _notes() -> tuple[Note, ...]:
    # Steps without a common divisor with the lists' lengths: no pair of author and text recurs.
    return tuple(
        Note(
            author=_AUTHORS[index * 7 % len(_AUTHORS)],
            text=_TEXTS[index * 5 % len(_TEXTS)],
            time=_time(index),
            hue=index * 7 % len(_AUTHORS) // 2,
        )
        for index in range(NOTE_COUNT)
    )


NOTES = _notes()

# What a refresh brings, one after another.
NEW_NOTES = (
    Note("Astrid Holm", "Found you by the ferry poster. What a place!", "Now", 7),
    Note("Rafael Pinto", "Your midnight walk is full? Next year, then.", "Now", 2),
    Note("Signe Aas", "The soup was worth the climb. Thank you!", "Now", 5),
    Note("Bilal Aziz", "A print of the red cabin, please, a large one.", "Now", 3),
)
