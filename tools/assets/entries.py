"""The data as named constants, as every language has them. Sizes are floats, counts are integers."""

from __future__ import annotations

from typing import Union

from . import motion
from .model import Color, Profile

Value = Union[str, int, float, Color, tuple["Value", ...]]

# What each group is for: hosts take whole groups.
PERSON, GUESTBOOK, ARRIVALS, ABOUT, PHOTOS, SIZES, COLORS, DISCS, MOTION, MOTION_ACROSS = range(10)


def entries(profile: Profile, *groups: int) -> dict[str, Value]:
    """The constants of these groups, in an order that does not depend on the host."""
    made = _groups(profile)
    return {name: value for group in sorted(groups) for name, value in made[group].items()}


def _groups(profile: Profile) -> dict[int, dict[str, Value]]:
    person, book, about, sizes = profile.person, profile.guestbook, profile.about, profile.sizes
    colors = {**profile.colors.light, **profile.colors.cover}
    return {
        PERSON: {
            "NAME": person.name,
            "HANDLE": person.handle,
            "BIOGRAPHY": person.biography[0],
            "STATISTICS": person.statistics,
            "TABS": profile.tabs,
            "CAPTIONS": (f"{book.notes:,} notes", f"{profile.photos} photos", about.since),
        },
        GUESTBOOK: {
            "NOTE_COUNT": book.notes,
            "LATEST": tuple(int(part) for part in book.latest.split("-")),
            "NOTES_A_DAY": book.notes_a_day,
            "MONTHS": book.months,
            "AUTHORS": book.authors,
            "TEXTS": book.texts,
            "LINES": book.lines,
            "AUTHOR_STEP": book.steps.author,
            "TEXT_STEP": book.steps.text,
            "LINE_STEP": book.steps.line,
        },
        ARRIVALS: {"ARRIVALS": tuple((each.author, each.lines, each.disc) for each in book.arrivals)},
        ABOUT: {
            "ABOUT_TITLE": about.title,
            "ABOUT_TEXT": about.text,
            "FACTS": tuple((fact.icon, fact.title, fact.detail) for fact in about.facts),
        },
        PHOTOS: {"PHOTO_COUNT": profile.photos},
        SIZES: {
            "HEADER_HEIGHT": float(sizes.header),
            "BAR_HEIGHT": float(sizes.bar),
            "TABS_HEIGHT": float(sizes.tabs),
            "COVER_HEIGHT": float(sizes.cover),
            "MARGIN": float(sizes.margin),
            "PORTRAIT_SIDE": float(sizes.portrait),
            "PORTRAIT_IN_BAR": float(sizes.portrait_in_bar),
            "BUTTON_CENTER": float(sizes.button_center),
            "NAME_CENTER": float(sizes.name),
            "MONTH_HEIGHT": float(sizes.month),
            "NOTE_HEIGHTS": tuple(float(height) for height in sizes.note),
            "HANDLE_TOP": float(sizes.handle),
            "BIOGRAPHY_TOP": float(sizes.biography),
            "STATISTICS_TOP": float(sizes.statistics),
            "BAR_CAPTION_TOP": float(sizes.bar_caption),
            "UNDERLINE_WIDTH": float(sizes.underline[0]),
            "UNDERLINE_HEIGHT": float(sizes.underline[1]),
            "UNDERLINE_RADIUS": sizes.underline[1] / 2,
            "AVATAR_SIDE": float(sizes.avatar),
            "AVATAR_TOP": float(sizes.avatar_top),
            "AVATAR_GAP": float(sizes.avatar_gap),
            "NOTE_TEXT_LEFT": float(sizes.margin + sizes.avatar + sizes.avatar_gap),
            "AUTHOR_TOP": float(sizes.author),
            "LINES_TOP": float(sizes.lines),
            "PHOTO_GAP": float(sizes.photo_gap),
            "THUMB_WIDTH": float(sizes.thumb),
            "THUMB_INSET": float(sizes.thumb_inset),
            "THUMB_LEAST": float(sizes.thumb_least),
        },
        COLORS: {name.upper(): color for name, color in colors.items()},
        DISCS: {"DISCS": profile.colors.discs},
        MOTION: motion.constants(profile),
        MOTION_ACROSS: {"EFFECTS_ACROSS": motion.across(profile)},
    }
