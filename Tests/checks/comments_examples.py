"""The check of the header's comments itself: the header with one thing left out, and what is to be said of it."""

from __future__ import annotations

import comments
import header

SUMMARY = (
    " * Moves time on. The outcome at a time, and the events with their times, do not depend on how many calls led "
    "there;\n"
    " * only NSLIDE_EVENT_OFFSET_CHANGED and NSLIDE_EVENT_PAGE_SCROLLED come once a call. Of linked coordinators the "
    "inner\n"
    " * ones are advanced first.\n"
)
RESULT = " * @return OK, NOT_FINITE, INVALID_ARGUMENT (beyond NSLIDE_MAX_TIME), TIME_WENT_BACK.\n"
TIME = (
    " * @param time Seconds, not before that of the last nslide_advance or nslide_frame, at most NSLIDE_MAX_TIME. "
    "A time\n"
    " *   before the last pointer event's is raised to that: a frame is often shown with the time of a vertical "
    "blank that\n"
    " *   input has followed already.\n"
)
TAGS = RESULT + " * @threads one at a time\n * @since 0.1\n"
RELEASE = " * @param memory Never null.\n"
MACRO = "#define NSLIDE_MAX_PAGES "
LIST = "/** A list, made by nslide_list_create; 0 is none. @since 0.1 */\n"

# What is put in place of what, and how what is said begins.
EXAMPLES = {
    "a summary": (SUMMARY, "", "nslide_advance: no summary"),
    "a parameter": (TIME, "", "nslide_advance: @param ['coordinator'] for"),
    "a parameter too much": (RESULT, " * @param more None.\n" + RESULT, "nslide_advance: @param ['coord"),
    "a parameter's meaning": (TIME, " * @param time\n", "nslide_advance: @param time is no sentence"),
    "a result": (RESULT, "", "nslide_advance: @return"),
    "a result of nothing": (RELEASE, RELEASE + " * @return It.\n", "nslide_release_function: @return"),
    "threads": (TAGS, TAGS.replace(" * @threads one at a time\n", ""), "nslide_advance: @threads is none of"),
    "threads in other words": (TAGS, TAGS.replace("one at a time", "some"), "nslide_advance: @threads is none of"),
    "since when": (TAGS, TAGS.replace(" * @since 0.1\n", ""), "nslide_advance: no @since"),
    "a tag of ours": (RESULT, " * @note None.\n" + RESULT, "nslide_advance: @note is none of ours"),
    "a hook's parameter": (RELEASE, "", "nslide_release_function: @param ['context'] for"),
    "a macro": (MACRO, "#define NSLIDE_NEW 1\n" + MACRO, "NSLIDE_NEW: no comment"),
    "a field": (" /**< How many pages there are. */", "", "page_count: no comment"),
    "a field among others": (" /**< Of its left edge. */", "", "x: no comment"),
    "an enumerator": (" /**< It lifted. */", "", "NSLIDE_POINTER_UP: no comment"),
    "the last enumerator": (" /**< Saved bytes that are not what they say. */", "", "NSLIDE_ERROR_CORRUPT_DATA: no"),
    "a type": (LIST, "", "typedef uint64_t nslide_list;: no comment"),
    "an enumeration": ("/** What a pointer did. @since 0.1 */\n", "", "enum {: no comment"),
    "since when a type": (LIST, LIST.replace(" @since 0.1", ""), "typedef uint64_t nslide_list;: no comment"),
}


def check_examples() -> list[str]:
    text = header.HEADER.read_text()
    problems = []
    for title, (before, after, said) in EXAMPLES.items():
        if text.count(before) != 1:
            problems.append(f"{title}: the example changes {text.count(before)} places")
        found = comments.problems_of(text.replace(before, after))
        if len(found) != 1 or not found[0].startswith(said):
            problems.append(f"{title}: said {found}, not {said!r}")
    return problems
