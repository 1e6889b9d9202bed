"""What a comment leaves out is an error, and it says which one."""

from __future__ import annotations

import pytest
import sample

from tools.api import reader

WIDTH = "Across. Points, 0 to 1e12; default 390. Since 0.2."
SEAM = "NSLIDE_SEAM_; default CONTINUOUS."
RESULT = " * @return OK.\n"
RELEASE = " * @param context As given.\n"
TAGS = RESULT + " * @threads one at a time\n * @since 0.1\n"
HANDLE = "/** One of them; 0 is none. @since 0.1 */\n"
SUMMARY = " * Ends one.\n"
PARAMETER = " * @param coordinator The one.\n"
FORM = "its comment does not end in the form"

# What is put in place of what, and how the only thing that is said begins.
EXAMPLES = {
    "a default": (WIDTH, "Across. Points, 0 to 1e12.", "nslide_config.width: its comment names no default"),
    "a range": (WIDTH, "Across. Points; default 390.", "nslide_config.width: its comment names no range"),
    "a unit": (WIDTH, "Across. 0 to 1e12; default 390.", "nslide_config.width: its comment names no unit"),
    "a unit of ours": (WIDTH, "Across. Miles, 0 to 1; default 1.", "nslide_config.width: miles is none of our units"),
    "another unit": (WIDTH, "Points, points, 0 to 1; default 1.", f"nslide_config.width: {FORM}"),
    "the form": (WIDTH, "Across. Points, 0 to 1e12; default 390, or so.", f"nslide_config.width: {FORM}"),
    "what it is for": (WIDTH, "Points, 0 to 1e12; default 390.", "nslide_config.width: its comment does not say"),
    "a default within": (WIDTH, "Across. Points, 0 to 1; default 2.", "nslide_config.width: the default 2 is not"),
    "a choice's default": (SEAM, "NSLIDE_SEAM_.", "nslide_config.seam: its comment names no default"),
    "a choice there is": (SEAM, "NSLIDE_SEAM_; default GO.", "nslide_config.seam: the default GO is no value"),
    "an enum there is": (SEAM, "NSLIDE_NONE_; default CONTINUOUS.", "nslide_config.seam: there is no enum"),
    "choices there are": (SEAM, "NSLIDE_SEAM_STOP or GO; default STOP.", "nslide_config.seam: no enum has"),
    "a default among choices": ("CONTINUOUS or STOP; default STOP", "STOP; default STOP", ""),
    "a flag for a number": (WIDTH, "Across. Flag; default 1.", "nslide_config.width: a double is no flag"),
    "a summary": (SUMMARY, "", "nslide_destroy: no summary"),
    "a parameter": (PARAMETER, "", "nslide_destroy: @param [] for"),
    "a parameter too much": (RESULT, " * @param more None.\n" + RESULT, "nslide_destroy: @param ['coord"),
    "a parameter's meaning": (PARAMETER, " * @param coordinator\n", "nslide_destroy: @param coordinator is no"),
    "a result": (TAGS, TAGS.replace(RESULT, ""), "nslide_destroy: @return is for"),
    "a result's sentence": (TAGS, TAGS.replace("OK.", "OK"), "nslide_destroy: @return is no sentence"),
    "a result of nothing": (RELEASE, RELEASE + " * @return It.\n", "nslide_hook: @return"),
    "threads": (TAGS, TAGS.replace(" * @threads one at a time\n", ""), "nslide_destroy: @threads is none of"),
    "threads in other words": (TAGS, TAGS.replace("one at a", "some"), "nslide_destroy: @threads is none of"),
    "since when": (TAGS, TAGS.replace(" * @since 0.1\n", ""), "nslide_destroy: no @since"),
    "a tag of ours": (TAGS, " * @note None.\n" + TAGS, "nslide_destroy: @note is none of ours"),
    "a hook's parameter": (RELEASE, "", "nslide_hook: @param [] for"),
    "a macro": (HANDLE, "#define NSLIDE_NEW 1\n" + HANDLE, "NSLIDE_NEW: no comment"),
    "a macro's number": (HANDLE, "#define NSLIDE_NEW more /**< It. */\n" + HANDLE, "NSLIDE_NEW: no number"),
    "a field": (" /**< Of the pages. */", "", "nslide_frame.heights: no comment"),
    "a field among others": (" /**< Above. */", "", "nslide_insets.top: no comment"),
    "the last field": ("/**< At the left. */", "", "nslide_insets.left: no comment"),
    "an enumerator": (" /**< It goes on. */", "", "NSLIDE_SEAM_CONTINUOUS: no comment"),
    "the last enumerator": (" /**< Wrong. */", "", "NSLIDE_ERROR_INVALID_ARGUMENT: no comment"),
    "a type": (HANDLE, "", "nslide_coordinator: no comment"),
    "since when a type": (HANDLE, HANDLE.replace(" @since 0.1", ""), "nslide_coordinator: no comment with @since"),
    "an enumeration": ("/** Statuses. @since 0.1 */\n", "", "the enum of NSLIDE_OK: no comment"),
    "a struct": ("/** Margins. @since 0.1 */\n", "", "nslide_insets: no comment"),
}


def problems_of(text: str) -> list[str]:
    try:
        reader.read(text, sample.NAMES)
    except reader.HeaderError as error:
        return error.problems
    return []


@pytest.mark.parametrize("title", EXAMPLES)
def test_what_is_left_out_is_said(title: str) -> None:
    before, after, said = EXAMPLES[title]
    place = sample.HEADER.rindex(before)
    changed = sample.HEADER[:place] + after + sample.HEADER[place + len(before) :]
    found = problems_of(changed)
    if not said:
        assert found == []
    else:
        assert len(found) == 1, found
        assert found[0].startswith(said)


def test_an_enum_needs_a_name() -> None:
    names = {key: name for key, name in sample.NAMES.items() if name.name != "seam"}
    with pytest.raises(reader.HeaderError, match="NSLIDE_SEAM_CONTINUOUS: enum_names"):
        reader.read(sample.HEADER, names)


def test_a_name_needs_an_enum() -> None:
    names = {**sample.NAMES, "NSLIDE_OLD_ONE": sample.NAMES["NSLIDE_OK"]}
    with pytest.raises(reader.HeaderError, match="NSLIDE_OLD_ONE: enum_names"):
        reader.read(sample.HEADER, names)


def test_all_errors_are_told_at_once() -> None:
    changed = sample.HEADER.replace(WIDTH, "Across.").replace("Flag; default 1.", "")
    assert len(problems_of(changed)) == 2
