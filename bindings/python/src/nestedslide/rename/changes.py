"""What has changed in the names of the library, for each language: the table old → new of CHANGELOG.md as data."""

from __future__ import annotations

from typing import NamedTuple

C = (".c", ".h", ".m", ".mm")
CPP = (".cc", ".cpp", ".cxx", ".hpp", ".hh", ".inl")


class Call(NamedTuple):
    """A call that is written in another way now."""

    suffixes: tuple[str, ...]
    """The files of the language."""
    name: str
    """As it was, with what is before it: ``.`` or ``:`` for a method, nothing for a function."""
    forms: dict[int, str]
    """By the number of arguments, how it is written now: ``{0}`` is the first argument. Other numbers stay."""


class Name(NamedTuple):
    """A name that is another now. It is replaced in files that tell of this library."""

    suffixes: tuple[str, ...]
    old: str
    """A regular expression. Before it there is no letter, digit or dot."""
    new: str


class Gone(NamedTuple):
    """A name that is gone, and for which no text can be put: the user is told of it."""

    names: tuple[str, ...]
    """As whole words, in any language."""
    instead: str


CALLS = (
    # nslide_finish_refresh and nslide_end_refresh are one call.
    Call(C + CPP, "nslide_finish_refresh", {3: "nslide_end_refresh({0}, {1}, {2})"}),
    Call(C + CPP, "nslide_end_refresh", {2: "nslide_end_refresh({0}, {1}, NSLIDE_RESULT_NONE)"}),
    Call(CPP, ".finish_refresh", {2: ".end_refresh({0}, {1})"}),
    Call(CPP, ".end_refresh", {1: ".end_refresh({0}, nslide::RefreshResult::none)"}),
    Call((".py",), ".finish_refresh", {1: ".end_refresh(result={0})", 2: ".end_refresh({1}, {0})"}),
    Call((".cs",), ".FinishRefresh", {1: ".EndRefresh(result: {0})", 2: ".EndRefresh({1}, {0})"}),
    Call((".js", ".mjs", ".ts"), ".finishRefresh", {1: ".endRefresh(undefined, {0})", 2: ".endRefresh({1}, {0})"}),
    Call((".lua",), ":finish_refresh", {2: ":end_refresh({0}, {1})"}),
    Call((".lua",), ":end_refresh", {1: ":end_refresh({0}, 0)"}),
    Call((".gd",), ".finish_refresh", {2: ".end_refresh({0}, {1})"}),
    Call((".gd",), ".end_refresh", {1: ".end_refresh({0}, 0)"}),
    Call((".rs",), ".finish_refresh", {2: ".end_refresh({0}, {1})"}),
    Call((".rs",), ".end_refresh", {1: ".end_refresh({0}, nestedslide::RefreshResult::NONE)"}),
    Call((".go",), ".FinishRefresh", {2: ".EndRefresh({0}, {1})"}),
    Call((".go",), ".EndRefresh", {1: ".EndRefresh({0}, nestedslide.RefreshResultNone)"}),
    Call((".java", ".kt"), ".finishRefresh", {2: ".endRefresh({0}, {1})"}),
    Call((".java", ".kt"), ".endRefresh", {1: ".endRefresh({0}, nestedslide.RefreshResult.NONE)"}),
)

# Each enum has one stem in all languages; only names that would meet those of Unity have a prefix in C#.
NAMES = (
    Name((".cs",), r"Alignment(?=\.)", "Align"),
    Name((".cs",), r"ItemFlags(?=\.)", "ItemFlag"),
    Name((".cs",), r"ItemIndex(?=\.)", "ItemKind"),
    Name((".cs",), r"LinkAxes(?=\.)", "LinkAxis"),
    Name((".cs",), r"ListAnchor(?=\.)", "Anchor"),
    Name((".cs",), r"PageIndexChange(?=\.)", "PageIndex"),
    Name((".cs",), r"RegionAxes(?=\.)", "Axis"),
    Name((".cs",), r"ScrollDirection(?=\.)", "Direction"),
    Name((".cs",), r"SectionLayout(?=\.)", "Layout"),
    Name((".cs",), r"WheelGlide(?=\.)", "Glide"),
    Name((".py", ".rs"), r"Touch\b", "TouchState"),
    Name(CPP, r"nslide::Touch\b", "nslide::TouchState"),
    Name((".go",), r"nestedslide\.Touch(?!State)", "nestedslide.TouchState"),
    Name((".java", ".kt"), r"Touch(?=\.)", "TouchState"),
    Name((".java", ".kt"), r"event\.kind\b", "event.type"),
)

GONE = (
    Gone(
        ("nslide_get_edge_shown", "edge_shown()", "edgeShown()", "readEdgeShown", "GetEdgeShown", "EdgeShown()"),
        "nslide_edge has it, as shown_x and shown_y: read it by nslide_get_edge",
    ),
    Gone(
        ("nslide_get_motion", "GetMotion"),
        "nslide_frame writes it, and the snapshot has the same numbers",
    ),
    Gone(
        ("refresh_slope", "refreshSlope", "RefreshSlope"),
        "a pull goes by rubber_band, and comes near to refresh_limit",
    ),
)
