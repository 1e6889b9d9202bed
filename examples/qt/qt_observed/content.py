"""Who the page is about and what its tabs hold."""

from __future__ import annotations

from dataclasses import dataclass

NAME = "Ines Moreau"
HANDLE = "@inesmoreau  ·  Lisbon"
BIOGRAPHY = ("Botanical illustrator. Ink and watercolour,", "one plant a day, drawn where it grows.")
NUMBERS = (("312", "Following"), ("26.4K", "Followers"), ("1,148", "Plates"))
TABS = ("Notes", "Plates", "Journal", "About")


@dataclass(frozen=True)
class Note:
    """One row of the list."""

    author: str
    text: str
    time: str
    hue: int

    @property
    def initials(self) -> str:
        """First letters of the author's names."""
        return "".join(word[0] for word in self.author.split()[:2])


_AUTHORS = (
    "Bram Jansen", "Yuki Tanabe", "Clara Nunes", "Aditi Rao", "Owen Hart", "Sofia Lindqvist", "Malik Traoré",
    "Greta Huber", "Paulo Matos", "Hana Kim", "Rosa Vidal",
)  # fmt: skip

_TEXTS = (
    "The fern on page nine looks as if it could still unroll.",
    "Which paper do you use? Mine buckles at the second wash.",
    "My grandmother had exactly this sage behind the house.",
    "The print arrived today, not a single crease. Thank you!",
    "Could you do the sea holly next? Ours is in flower down at the dunes.",
    "I followed your map and found the orchids on the cliff.",
    "That green! I have been mixing all morning to get near it.",
    "Will there be a workshop again this spring? I would come by train.",
    "You taught me to look at a leaf for ten minutes first.",
)

_TIMES = ("3 min", "18 min", "1 h", "4 h", "9 h", "Mon", "Sun", "Sat", "Fri", "Thu", "2 May", "1 May")

NOTES = tuple(
    Note(
        author=_AUTHORS[index * 3 % len(_AUTHORS)],
        text=_TEXTS[index * 4 % len(_TEXTS)],
        time=_TIMES[min(index // 3, len(_TIMES) - 1)],
        hue=index * 47 % 360,
    )
    for index in range(48)
)

PLATE_COUNT = 60

JOURNAL = (
    ("Before the heat", "Out by six. The dew shows every hair on the borage, and the bees are still too cold to mind "
     "me. I draw the outline first, standing, then sit down for the veins."),
    ("What the ink does", "Iron gall goes on pale and darkens while one looks. It teaches patience: a line that seems "
     "too weak at noon is the strongest one by the evening."),
    ("A week of sage", "Seven mornings, the same plant, seven greens. The difference is not in the leaf. It is in the "
     "hour, the wall behind it, and whatever I had for breakfast."),
    ("On the cliff", "The orchids are smaller than in the books, and prouder. I lay on the path for two hours. A man "
     "with a dog asked whether I was well; the dog understood."),
    ("Paper", "Four hundred grams, cold pressed, cut by hand. It costs more than the train, and the train is how I "
     "get to the plants, so this month there is rosemary from the balcony."),
    ("Letters", "Somebody wrote that she now sees weeds by name. It is the nicest thing that can happen to a weed, "
     "and to the person who drew it."),
    ("Rain", "A whole day indoors with pressed flowers. They are honest about their shape and lie about everything "
     "else. I put the colours back from memory and from the margin notes."),
)  # fmt: skip

ABOUT = (
    "I draw plants where they grow, in the hour they are found, and write down what the weather did. A plate is done "
    "when a gardener can name it from across the table."
)

FACTS = (
    ("Studio", "Rua da Rosa, Lisbon"),
    ("Tools", "Dip pen, iron gall ink, six half pans"),
    ("Books", "Hedgerow (2021), Salt and Sage (2024)"),
    ("Prints", "inesmoreau.example"),
    ("Drawing since", "March 2012"),
)
