"""Uses what the recipes have added, with the library and the package of the copy."""

from __future__ import annotations

import nestedslide
from nestedslide import Coordinator
from nestedslide.records import decode, play


def rests_at(**settings: float) -> float:
    """Where a header of 200 points that was let go half open rests."""
    with Coordinator(pages=[3000], header_height=200, header_snap="nearest", **settings) as slide:
        slide.session_begin(195, 600)
        slide.session_update(0, 110)
        slide.session_end(0, 0)
        slide.advance(3)
        return slide.snapshot().outer


def check(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise SystemExit(f"{what}: {found!r}, not {wanted!r}")


def main() -> None:
    # A setting: read, used, checked with its message, and saved.
    check("without the setting it rests", rests_at(), 200)
    check("with the setting it rests", rests_at(header_rest_height=80), 120)
    try:
        Coordinator(pages=[3000], header_rest_height=-1)
        raise SystemExit("header_rest_height: -1 is accepted")
    except nestedslide.NestedSlideError as error:
        check("the message", str(error), "header_rest_height: must be from 0 to 1e12 points")
    with Coordinator(pages=[3000], header_rest_height=80) as slide, Coordinator.restore(slide.save()) as again:
        check("the setting of a restored one", again.settings.header_rest_height, 80)

    # An event.
    with Coordinator(pages=[3000, 3000, 3000]) as slide:
        slide.poll_events()
        slide.scroll_to_page(1)
        check("before the last page", "last_page" in [str(event.type) for event in slide.poll_events()], False)
        slide.scroll_to_page(2)
        told = [(str(event.type), event.index) for event in slide.poll_events() if str(event.type) == "last_page"]
        check("the last page", told, [("last_page", 2)])

    # A function: called, recorded and played again.
    with Coordinator(pages=[3000]) as slide:
        with slide.record() as recording:
            slide.scroll_by(50)
            slide.scroll_by(-20)
        check("scrolled", slide.snapshot().inner, 30)
        record = decode(recording.bytes)
        check("recorded", [str(each.operation) for each in record.entries], ["scroll_by", "scroll_by", "stop"])
        check("played", play(record, "it").line(), "ok   it")


main()
