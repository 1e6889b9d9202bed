"""What the pages hold at the moment: it grows at its foot by loading and at its head by refreshing."""

from __future__ import annotations

from .profile import FOLLOWERS, FOLLOWING, LIKES, NEW_NOTES, NOTE_COUNT, NOTES, PHOTO_COUNT, SINCE, Note
from .theme import clamp

GUESTBOOK, PHOTOS, ABOUT = range(3)

FIRST_NOTES, NOTES_A_LOAD = 24, 12
FIRST_PHOTOS, PHOTOS_A_LOAD = 45, 15
LIKES_A_REFRESH = 12

# How long what is new takes to come in, and how long it then stays marked.
ARRIVAL = 0.4
FRESH = 1.6


class Feed:
    """Notes, photographs and numbers, and when the newest of them came."""

    def __init__(self) -> None:
        self.notes: list[Note] = list(NOTES[:FIRST_NOTES])
        self.new_notes = 0
        self.new_photos = 0
        self.refreshes = 0
        self._old_photos = FIRST_PHOTOS
        self._ended = {ABOUT}
        self._came: dict[int, float] = {}

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
        return f"{NOTE_COUNT + self.new_notes} notes", f"{PHOTO_COUNT + self.new_photos} photos", SINCE

    def may_have_more(self, page: int) -> bool:
        """Whether it is worth asking for more at the foot of a page."""
        return page not in self._ended

    def load(self, page: int) -> bool:
        """More at the foot of a page. False where there was none: then it is known that this is all."""
        grown = False
        if page == GUESTBOOK:
            held = len(self.notes) - self.new_notes
            more = NOTES[held : held + NOTES_A_LOAD]
            self.notes += more
            grown = bool(more)
        elif page == PHOTOS:
            grown = self._old_photos < PHOTO_COUNT
            self._old_photos = min(PHOTO_COUNT, self._old_photos + PHOTOS_A_LOAD)
        if not grown:
            self._ended.add(page)
        return grown

    def refresh(self, page: int | None, time: float) -> None:
        """Something new at the head of a page, of all pages where none is named; the likes in any case."""
        if page in (None, GUESTBOOK):
            self.notes.insert(0, NEW_NOTES[self.new_notes % len(NEW_NOTES)])
            self.new_notes += 1
            self._came[GUESTBOOK] = time
        if page in (None, PHOTOS):
            self.new_photos += 1
            self._came[PHOTOS] = time
        self.refreshes += 1

    def arrival(self, page: int, time: float) -> float:
        """How far the newest of a page has come in, 0 to 1."""
        return clamp((time - self._came.get(page, float("-inf"))) / ARRIVAL)

    def freshness(self, page: int, time: float) -> float:
        """How clearly the newest of a page is marked as new, 1 to 0."""
        return clamp((self._came.get(page, float("-inf")) + ARRIVAL + FRESH - time) / FRESH)

    def moves(self, time: float) -> bool:
        """Whether something is still coming in or marked."""
        return any(self.freshness(page, time) > 0 for page in self._came)
