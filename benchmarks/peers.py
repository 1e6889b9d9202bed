"""What two other engines cost for the same scene and steps, in instructions: for comparison, not measured here.

LVGL 9.6-dev without drawing; Qt Quick 6.4 without its scene graph. Both were counted by valgrind, as the rows of this
library are. Where several runs differed, the range is given. Neither has a header that hands on to its pages: they
scroll one view.
"""

from __future__ import annotations

from typing import NamedTuple


class Peers(NamedTuple):
    lvgl: tuple[int, int] | None = None
    qt: tuple[int, int] | None = None


INSTRUCTIONS: dict[str, Peers] = {
    "W1": Peers((2_714, 2_958), (4_879, 9_216)),
    "W1+": Peers(lvgl=(6_912, 6_912)),  # with 20 rows
    "W2": Peers((6_357, 6_559), (10_575, 24_037)),
    "W2+": Peers(lvgl=(11_338, 11_338)),  # with 20 rows
    "W5": Peers(lvgl=(1_460_000, 1_460_000)),
}
LIBRARY_BYTES = {"LVGL": 989_000}
OPENING_NS = {"LVGL": 381e3, "Qt Quick": 21e6}
