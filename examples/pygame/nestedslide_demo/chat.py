"""A chat: a list that grows up. It begins at its end, stays there where that is seen, and loads earlier words above."""

from __future__ import annotations

from dataclasses import dataclass

from nestedslide import Coordinator, ListLayout

from . import content

# The height of a message of one line, of two, and of three.
ROWS = (48.0, 68.0, 88.0)
FIRST_MESSAGES = 40
MESSAGES_A_LOAD = 20
# There is nothing before this many.
MOST_MESSAGES = 200
# Every so many are from the one who reads.
OWN = 3


@dataclass(frozen=True)
class Message:
    """One bubble."""

    lines: tuple[str, ...]
    is_own: bool


def message(number: int) -> Message:
    """The message with a number: those from 0 on were said since the chat was opened, those before 0 are older."""
    lines = 1 + number * 5 % 7 % len(ROWS)
    texts = (content.TEXTS[(number * content.TEXT_STEP + line) % len(content.TEXTS)] for line in range(lines))
    return Message(tuple(texts), number % OWN == 0)


def height(number: int) -> float:
    """How high a message is."""
    return ROWS[len(message(number).lines) - 1]


class Chat:
    """The messages there are, and the list that lays them out."""

    def __init__(self) -> None:
        self.layout = ListLayout(grows="up")
        self._older = 0
        self._newer = 0

    @property
    def first(self) -> int:
        """The number of the first message there is."""
        return -self._older

    @property
    def may_have_more(self) -> bool:
        """Whether there are earlier ones."""
        return self._older < MOST_MESSAGES

    def open(self, coordinator: Coordinator, page: int) -> None:
        """Begins with the latest messages, at their end."""
        self.layout.remove_sections(0, self.layout.state().section_count)
        self._older, self._newer = FIRST_MESSAGES, 0
        rows = [height(number) for number in range(self.first, 0)]
        self.layout.insert_section(0, heights=rows)
        self.layout.attach(coordinator, page)

    def load(self) -> bool:
        """Earlier messages come in above. False where there are none."""
        if not self.may_have_more:
            return False
        first = self.first
        self._older += MESSAGES_A_LOAD
        self.layout.insert_items(0, 0, heights=[height(number) for number in range(self.first, first)])
        return True

    def say(self) -> None:
        """A new message at the end."""
        end = self._older + self._newer
        self.layout.insert_items(0, end, heights=[height(self._newer)])
        self._newer += 1

    def show_end(self) -> None:
        """Brings the last message into view, from wherever: the header goes as far as it must."""
        self.layout.scroll_to(0, self._older + self._newer - 1, "end", animated=True)
