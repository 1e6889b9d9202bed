"""Constants for the browser's page. What the page shows from the start lies in its HTML: build.py fills that in."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, filled, quoted

FILE = "examples/web/page/content.js"


def written(value: Value) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f'"#{value.hex}"'
    if isinstance(value, tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return f"{value:g}" if isinstance(value, float) else str(value)


def constant(name: str, value: Value) -> str:
    if isinstance(value, tuple):
        return filled(f"export const {name} = [", [written(each) for each in value], "];", "  ")
    return f"export const {name} = {written(value)};"


def arrivals(profile: Profile) -> str:
    """Notes as the page has them."""
    rows = [
        f"  {{ author: {written(each.author)}, lines: {written(each.lines)}, disc: {each.disc} }},\n"
        for each in profile.guestbook.arrivals
    ]
    return f"export const ARRIVALS = [\n{''.join(rows)}];"


def files(profile: Profile) -> dict[str, str]:
    groups = (entries.GUESTBOOK, entries.PHOTOS, entries.SIZES, entries.DISCS, entries.MOTION, entries.MOTION_ACROSS)
    values = {**entries.entries(profile, *groups), "SINCE": profile.about.since}
    lines = [constant(name, value) for name, value in values.items()]
    return {
        FILE: f"// @ts-check\n// What the profile shows. {NOTE}\n\n" + "\n".join([*lines, arrivals(profile)]) + "\n"
    }
