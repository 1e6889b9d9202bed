"""What the profile shows. Generated from examples/assets/profile.json by `make assets`."""

from __future__ import annotations

from typing import NamedTuple

Color = tuple[int, int, int]


class TextStyle(NamedTuple):
    """A size of type: em and line height in points, and weight."""

    size: float
    line: float
    bold: bool = False


class Colors(NamedTuple):
    """What a surface, an ink or an accent is in a theme."""

    surface: Color
    backdrop: Color
    raised: Color
    ink: Color
    secondary: Color
    hairline: Color
    accent: Color
    on_accent: Color
    accent_tint: Color
    on_accent_tint: Color
    shadow: Color


LIGHT = Colors(
    surface=(255, 255, 255),
    backdrop=(243, 244, 247),
    raised=(255, 255, 255),
    ink=(22, 25, 34),
    secondary=(92, 99, 114),
    hairline=(228, 231, 236),
    accent=(196, 64, 44),
    on_accent=(255, 255, 255),
    accent_tint=(252, 237, 232),
    on_accent_tint=(178, 54, 36),
    shadow=(16, 18, 32),
)
DARK = Colors(
    surface=(24, 25, 32),
    backdrop=(14, 15, 19),
    raised=(46, 48, 60),
    ink=(238, 240, 246),
    secondary=(162, 168, 184),
    hairline=(45, 47, 58),
    accent=(255, 150, 122),
    on_accent=(44, 16, 9),
    accent_tint=(62, 38, 34),
    on_accent_tint=(255, 160, 134),
    shadow=(0, 0, 0),
)

DISPLAY = TextStyle(24, 32, True)
BAR_TITLE = TextStyle(17, 24, True)
TITLE = TextStyle(16, 24, True)
BODY = TextStyle(15, 24)
BODY_BOLD = TextStyle(15, 24, True)
LABEL = TextStyle(14, 20)
LABEL_BOLD = TextStyle(14, 20, True)
CAPTION = TextStyle(12, 16)
CAPTION_BOLD = TextStyle(12, 16, True)
INITIALS = TextStyle(17, 24, True)

NAME = "Mira Lund"
HANDLE = "@miralund  ·  Reine, Lofoten"
BIOGRAPHY = (
    ("Landscape photographer. I walk slowly,", "wait for the light and write home about it."),
    ("In summer I take small groups up Ryten at", "midnight. There is soup at the end of it."),
    ("Prints are made here, on the kitchen table.",),
)
STATISTICS = (("486", "Following"), ("48.2K", "Followers"), ("1,907", "Likes"))
TABS = ("Guestbook", "Photos", "About")
CAPTIONS = ("1,000,000 notes", "90 photos", "Since 2016")
NOTE_COUNT = 1000000
LATEST = (2026, 5, 31)
NOTES_A_DAY = 268
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
AUTHORS = (
    "Jonas Berg",
    "Amara Okafor",
    "Lucía Ferrer",
    "Kenji Mori",
    "Freya Dahl",
    "Tomás Novák",
    "Priya Raman",
    "Elin Sand",
    "Noah Fischer",
    "Zeynep Kaya",
    "Hugo Marchand",
    "Ingrid Vik",
    "Samuel Osei",
    "Chiara Conti",
    "Wren Ashby",
    "Mateo Silva",
    "Anouk Visser",
    "Oskar Lie",
    "Leila Haddad",
    "Ivo Petrov",
    "Sunniva Moen",
    "Dario Weiss",
    "Maya Cohen",
)
TEXTS = (
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
    "How do you keep your hands warm there?",
    "Framed number twelve for my parents.",
    "I did not know that snow could be violet.",
    "Come south some time, we have light too.",
    "Your talk in Bodø was wonderful, thank you.",
    "The stars over Hamnøy look painted.",
)
LINES = (1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2)
AUTHOR_STEP = 7
TEXT_STEP = 5
LINE_STEP = 6
ARRIVALS = (
    ("Astrid Holm", ("Found you by the ferry poster. What a place!",), 7),
    ("Rafael Pinto", ("Your midnight walk is full? Next year, then.",), 2),
    ("Signe Aas", ("The soup was worth the climb.", "Thank you for carrying the pot!"), 5),
    ("Bilal Aziz", ("A print of the red cabin, please, a large one.",), 3),
)
ABOUT_TITLE = "In short"
ABOUT_TEXT = (
    "I came to Reine for one winter and stayed. The pictures here are made on foot, within a day's walk of the "
    "house, and none of them is further from it than the last ferry."
)
FACTS = (
    ("pin", "Reine, Norway", "68.0° north, at the end of the road"),
    ("camera", "Works on film", "One body, two lenses, no hurry"),
    ("link", "miralund.example", "Prints, books and walks"),
    ("calendar", "Joined in March 2016", "Ten winters so far"),
)
PHOTO_COUNT = 90
HEADER_HEIGHT = 368.0
BAR_HEIGHT = 56.0
TABS_HEIGHT = 48.0
COVER_HEIGHT = 152.0
MARGIN = 16.0
PORTRAIT_SIDE = 96.0
PORTRAIT_IN_BAR = 32.0
BUTTON_CENTER = 186.0
NAME_CENTER = 224.0
MONTH_HEIGHT = 36.0
NOTE_HEIGHTS = (72.0, 92.0, 112.0)
HANDLE_TOP = 240.0
BIOGRAPHY_TOP = 272.0
STATISTICS_TOP = 328.0
BAR_CAPTION_TOP = 30.0
UNDERLINE_WIDTH = 40.0
UNDERLINE_HEIGHT = 4.0
UNDERLINE_RADIUS = 2.0
AVATAR_SIDE = 48.0
AVATAR_TOP = 12.0
AVATAR_GAP = 12.0
NOTE_TEXT_LEFT = 76.0
AUTHOR_TOP = 14.0
LINES_TOP = 38.0
PHOTO_GAP = 4.0
THUMB_WIDTH = 4.0
THUMB_INSET = 3.0
THUMB_LEAST = 36.0
DISCS = (
    ((208, 84, 66), (168, 46, 66)),
    ((88, 104, 206), (60, 62, 164)),
    ((22, 132, 132), (14, 94, 114)),
    ((146, 86, 188), (108, 54, 152)),
    ((44, 122, 186), (28, 82, 152)),
    ((188, 102, 38), (152, 68, 34)),
    ((62, 128, 78), (34, 96, 68)),
    ((194, 74, 128), (146, 42, 108)),
    ((94, 106, 130), (62, 72, 98)),
)
EFFECTS = (
    (1.0, 0.0, 96.0, 152.0, 56.0),
    (1.0, 0.0, 96.0, 0.0, -48.0),
    (1.0, 56.24, 136.8, 0.0, 0.78),
    (1.0, 22.8, 103.36, 0.0, 1.0),
    (1.0, 0.0, 124.0, 152.0, 28.0),
    (1.0, 0.0, 124.0, 96.0, 32.0),
    (1.0, 0.0, 124.0, 4.0, 2.0),
    (1.0, 0.0, 112.0, 186.0, 74.0),
    (0.0, 112.0, 112.0, 74.0, 28.0),
    (1.0, 112.0, 112.0, 112.0, 96.0),
    (1.0, 112.0, 112.0, 36.0, 32.0),
    (1.0, 112.0, 112.0, 0.0, 1.0),
    (1.0, 88.0, 112.0, 1.0, 0.0),
    (0.0, 112.0, 130.0, 0.0, 0.0),
    (0.0, 130.0, 154.0, 0.0, 1.0),
    (1.0, 0.0, 1472.0, 0.0, -1472.0),
    (1.0, 128.0, 160.0, 1.0, 0.0),
    (1.0, 0.0, 229.0, 248.0, 19.0),
    (1.0, 224.0, 248.0, 0.0, 1.0),
    (1.0, 152.0, 192.0, 1.0, 0.0),
    (1.0, 184.0, 224.0, 1.0, 0.0),
    (1.0, 208.0, 248.0, 1.0, 0.0),
    (1.0, 232.0, 272.0, 1.0, 0.0),
    (1.0, 256.0, 296.0, 1.0, 0.0),
    (1.0, 280.0, 320.0, 1.0, 0.0),
    (1.0, 240.0, 280.0, 1.0, 0.0),
)
EFFECT_COUNT = 23
EFFECT_COVER_FOOT = 0
EFFECT_COVER_SHIFT = 1
EFFECT_SCRIM = 2
EFFECT_NIGHT = 3
EFFECT_PORTRAIT_CENTER = 4
EFFECT_PORTRAIT_SIDE = 5
EFFECT_PORTRAIT_RIM = 6
EFFECT_BUTTON_CENTER = 7
EFFECT_BUTTON_WIDTH = 8
EFFECT_BUTTON_HEIGHT = 9
EFFECT_BUTTON_IN_BAR = 10
EFFECT_BUTTON_SHOWN = 11
EFFECT_DETAILS_TOP = 12
EFFECT_NAME_SHOWN = 13
EFFECT_BAR_NAME_CENTER = 14
EFFECT_BAR_CAPTION_SHOWN = 15
EFFECT_HANDLE_SHOWN = 16
EFFECT_LINE_1_SHOWN = 17
EFFECT_LINE_2_SHOWN = 18
EFFECT_LINE_3_SHOWN = 19
EFFECT_LINE_4_SHOWN = 20
EFFECT_LINE_5_SHOWN = 21
EFFECT_STATISTICS_SHOWN = 22
EFFECTS_ACROSS = (
    (1.0, 0.0, 56.0, 104.0, 48.0),
    (1.0, 0.0, 56.0, 0.0, -28.0),
    (1.0, 38.48, 93.6, 0.0, 0.78),
    (1.0, 15.6, 70.72, 0.0, 1.0),
    (1.0, 0.0, 80.0, 104.0, 24.0),
    (1.0, 0.0, 80.0, 80.0, 32.0),
    (1.0, 0.0, 80.0, 4.0, 2.0),
    (1.0, 0.0, 68.0, 134.0, 66.0),
    (0.0, 68.0, 68.0, 66.0, 24.0),
    (1.0, 68.0, 68.0, 112.0, 96.0),
    (1.0, 68.0, 68.0, 36.0, 32.0),
    (1.0, 68.0, 68.0, 0.0, 1.0),
    (1.0, 44.0, 68.0, 1.0, 0.0),
    (0.0, 68.0, 86.0, 0.0, 0.0),
    (0.0, 86.0, 110.0, 0.0, 1.0),
    (1.0, 0.0, 832.0, 0.0, -832.0),
    (1.0, 37.0, 69.0, 1.0, 0.0),
    (1.0, 0.0, 134.0, 149.0, 15.0),
    (1.0, 125.0, 149.0, 0.0, 1.0),
    (1.0, 61.0, 101.0, 1.0, 0.0),
    (1.0, 93.0, 133.0, 1.0, 0.0),
    (1.0, 117.0, 157.0, 1.0, 0.0),
    (1.0, 141.0, 181.0, 1.0, 0.0),
    (1.0, 165.0, 205.0, 1.0, 0.0),
    (1.0, 189.0, 229.0, 1.0, 0.0),
    (1.0, 88.0, 128.0, 1.0, 0.0),
)
LIKES = 1907
SINCE = "Since 2016"
SCRIM: Color = (24, 20, 44)
ON_COVER: Color = (255, 255, 255)
ON_COVER_SECONDARY: Color = (226, 226, 236)
COVER_ACCENT: Color = (255, 158, 128)
