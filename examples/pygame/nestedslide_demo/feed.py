"""What the pages hold at the moment: it grows at its foot by loading and at its head by refreshing."""

from __future__ import annotations

from .notes import FIRST_NOTES, MONTHS, NOTE_COUNT
from .notice import Notice
from .prints import Prints
from .profile import FOLLOWERS, FOLLOWING, LIKES, PHOTO_COUNT, SINCE, TABS
from .theme import clamp

# The kinds of pages. The first three are there from the start, in this order; the others come by a key.
GUESTBOOK, PHOTOS, ABOUT, CHAT, PRINTS = range(5)
TITLES = (*TABS, "Chat", "Prints")

NOTES_A_LOAD = 12
FIRST_PHOTOS, PHOTOS_A_LOAD = 45, 15
LIKES_A_REFRESH = 12

# How long what is new takes to come in, and how long it then stays marked.
ARRIVAL = 0.4
FRESH = 1.6


class Feed:
    """Notes, photographs and numbers, and when the newest of them came."""

    def __init__(self) -> None:
        self.kinds = [GUESTBOOK, PHOTOS, ABOUT]
        """Of the pages, in their order."""
        self.prints: Prints | None = None
        """What is for sale, where that page is open."""
        self.offline = False
        """Nothing comes: refreshing and loading fail."""
        self.loading: set[int] = set()
        """The pages, by their kinds, of which more is on its way."""
        self.failed: set[int] = set()
        """The pages, by their kinds, whose last load failed. One that tries again is in `loading` instead."""
        self.notice = Notice()
        """What is said of a refresh that has failed."""
        self.old_notes = FIRST_NOTES
        self.new_notes = 0
        self.new_photos = 0
        self.refreshes = 0
        self._old_photos = FIRST_PHOTOS
        self._ended = {ABOUT, PRINTS}
        self._came: dict[int, float] = {}
        self.fresh_notes = 0
        self._sought: int | None = None
        self._found: float | None = None
        # Rows that were dragged to another place, one after another: from which number's place to which.
        self._moves: list[tuple[int, int]] = []

    @property
    def titles(self) -> tuple[str, ...]:
        """What the tabs say."""
        return tuple(TITLES[kind] for kind in self.kinds)

    @property
    def note_count(self) -> int:
        """How many notes the page holds. They are numbered from 1 minus the new ones on."""
        return self.old_notes + self.new_notes

    @property
    def photo_count(self) -> int:
        """How many photographs the page holds. They are numbered from minus the new ones on."""
        return self._old_photos + self.new_photos

    @property
    def statistics(self) -> tuple[tuple[str, str], ...]:
        """The numbers in the header, and what they count."""
        likes = LIKES + self.refreshes * LIKES_A_REFRESH
        return (FOLLOWING, "Following"), (FOLLOWERS, "Followers"), (f"{likes:,}", "Likes")

    @property
    def captions(self) -> tuple[str, ...]:
        """What the bar says of each page."""
        return f"{NOTE_COUNT + self.new_notes:,} notes", f"{PHOTO_COUNT + self.new_photos} photos", SINCE

    def month(self, section: int) -> tuple[str, int]:
        """What a section of the notes is called, and how many it holds."""
        month = MONTHS[section]
        newer = self.new_notes if section == 0 else 0
        older = self.old_notes - FIRST_NOTES if section == len(MONTHS) - 1 else 0
        return month.title, newer + month.count + older

    def note_number(self, section: int, item: int) -> int:
        """The number of the note at a place."""
        number = MONTHS[section].first + item - (self.new_notes if section == 0 else 0)
        for start, goal in reversed(self._moves):
            if number == goal:
                number = start
            elif start <= number < goal:
                number += 1
            elif goal < number <= start:
                number -= 1
        return number

    def move_note(self, section: int, item: int, to: int) -> None:
        """A note goes to another place in its month."""
        first = MONTHS[section].first - (self.new_notes if section == 0 else 0)
        start, goal = first + item, first + to
        # Step by step it is still one way.
        if self._moves and self._moves[-1][1] == start:
            start = self._moves.pop()[0]
        if start != goal:
            self._moves.append((start, goal))

    def may_have_more(self, page: int) -> bool:
        """Whether it is worth asking for more at the foot of a page."""
        return page not in self._ended

    def load(self, page: int) -> None:
        """Adds more at the foot of a page that may have more. The last items say that nothing comes after them."""
        if page == GUESTBOOK:
            self.old_notes = min(NOTE_COUNT, self.old_notes + NOTES_A_LOAD)
            ended = self.old_notes == NOTE_COUNT
        else:
            self._old_photos = min(PHOTO_COUNT, self._old_photos + PHOTOS_A_LOAD)
            ended = self._old_photos == PHOTO_COUNT
        if ended:
            self._ended.add(page)

    def refresh(self, page: int | None, time: float) -> None:
        """Something new at the head of a page, of all pages where none is named; the likes in any case."""
        if page in (None, GUESTBOOK):
            self.add_notes(1, time)
        if page in (None, PHOTOS):
            self.new_photos += 1
            self._came[PHOTOS] = time
        self.refreshes += 1

    def add_notes(self, count: int, time: float) -> None:
        """So many new notes."""
        self.new_notes += count
        self.fresh_notes = count
        self._came[GUESTBOOK] = time

    # ---------------------------------------------------------------------------------------------------- marks

    def seek(self, number: int) -> None:
        """Marks a note that is scrolled to, until a while after it is found."""
        self._sought, self._found = number, None

    def notice_rest(self, time: float) -> None:
        """What was sought is there, or the way to it has ended elsewhere."""
        if self._sought is not None and self._found is None:
            self._found = time

    def arrival(self, page: int, time: float) -> float:
        """How far the newest of a page has come in, 0 to 1."""
        return clamp((time - self._came.get(page, float("-inf"))) / ARRIVAL)

    def freshness(self, page: int, time: float) -> float:
        """How clearly the newest of a page is marked as new, 1 to 0."""
        return _fading(self._came.get(page, float("-inf")), time)

    def note_mark(self, number: int, time: float) -> float:
        """How clearly a note is marked, as new or as found."""
        fresh = self.freshness(GUESTBOOK, time) if number <= self.fresh_notes - self.new_notes else 0.0
        return max(fresh, self._sight(time) if number == self._sought else 0.0)

    def moves(self, time: float) -> bool:
        """Whether something is still coming in or marked."""
        return self._sight(time) > 0 or any(self.freshness(page, time) > 0 for page in self._came)

    def _sight(self, time: float) -> float:
        if self._sought is None:
            return 0.0
        return 1.0 if self._found is None else _fading(self._found, time)


def _fading(since: float, time: float) -> float:
    return clamp((since + ARRIVAL + FRESH - time) / FRESH)
