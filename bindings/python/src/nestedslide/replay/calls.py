"""What a scenario's settings, pages and calls become on a coordinator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Callable

from .._settings_fields import FIELDS, PAGE_FIELDS
from ..coordinator import Coordinator
from ..effect import Effect
from ..header_part import HeaderPart
from ..region import Region
from ..snap_area import SnapArea
from ..values import OUTER, PAGER
from .schema import FLING_LAW
from .setting_keys import keywords


def settings(values: Mapping[str, Any]) -> Any:
    """A scenario's settings as keyword arguments."""
    return keywords(FIELDS, values)


def heights(pages: Sequence[Any]) -> list[float]:
    """The content heights of pages, each an object or its height alone."""
    return [float(page.get("content_height", 0.0) if isinstance(page, dict) else page) for page in pages]


def override(coordinator: Coordinator, pages: Sequence[Any]) -> None:
    """Gives pages the settings they have of their own."""
    for index, page in enumerate(pages):
        given = page if isinstance(page, dict) else {}
        own = page_settings(given)
        if own:
            coordinator.set_page_settings(index, **own)


def page_settings(given: Mapping[str, Any]) -> Any:
    """What a page has of its own, as keyword arguments."""
    return keywords(PAGE_FIELDS, given)


def view(value: Any) -> int:
    """A scroll view of the host: a page's number, or that of the outer one or of the pager."""
    return {"outer": OUTER, "pager": PAGER}.get(value) or int(value)


def _index(options: Mapping[str, Any], name: str = "index") -> int | None:
    index = options.get(name)
    return None if index is None else int(index)


def _reload(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    coordinator.reload(heights(options["pages"]), _index(options, "to"), options.get("reset", False))
    override(coordinator, options["pages"])


def _reload_keyed(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    pages = options["pages"]
    coordinator.reload_keyed(zip([int(page["key"]) for page in pages], heights(pages)))


def _set_header_parts(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    coordinator.set_header_parts([HeaderPart(**part) for part in options["parts"]], _animated(options))


def _reveal(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    align, animated = options.get("align", "nearest"), _animated(options)
    coordinator.reveal(options["y"], options.get("height", 0.0), _index(options), align, animated)


def _retarget_reveal(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    align = options.get("align", "nearest")
    coordinator.retarget_reveal(options["y"], options.get("height", 0.0), _index(options), align)


def _set_snap_areas(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    areas = [SnapArea(**{**area, "key": int(area.get("key", 0))}) for area in options["areas"]]
    strictness = options.get("strictness", "proximity")
    coordinator.set_snap_areas(int(options["index"]), areas, strictness, *options.get("padding", (0.0, 0.0)))


def _set_fling_samples(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    law = {name: options[name] for name in FLING_LAW if name in options}
    coordinator.set_fling_samples([(time, way) for time, way in options["samples"]], **law)


def _set_regions(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    coordinator.set_regions(
        [Region(each["frame"], _region_view(each["view"]), each["axes"]) for each in options["regions"]]
    )


def _set_effects(coordinator: Coordinator, options: Mapping[str, Any]) -> None:
    coordinator.set_effects([Effect(**effect) for effect in options["effects"]])


def _region_view(value: Any) -> str | int:
    return value if isinstance(value, str) else int(value)


def _animated(options: Mapping[str, Any]) -> bool:
    return bool(options.get("animated", False))


# save_restore and poll_corrections are the player's own, and so are the lists of reloaded pages.
COMMANDS: dict[str, Callable[[Coordinator, Mapping[str, Any]], None]] = {
    "scroll_to": lambda c, o: c.scroll_to(o.get("outer"), o.get("inner"), _animated(o)),
    "scroll_to_top": lambda c, o: c.scroll_to_top(_animated(o)),
    "scroll_to_page": lambda c, o: c.scroll_to_page(int(o["index"]), _animated(o)),
    "retarget": lambda c, o: c.retarget(o.get("outer"), o.get("inner")),
    "reveal": _reveal,
    "retarget_reveal": _retarget_reveal,
    "set_snap_areas": _set_snap_areas,
    "focus_snap_area": lambda c, o: c.focus_snap_area(int(o["index"]), int(o["area"])),
    "autoscroll": lambda c, o: c.autoscroll(o["mode"], o.get("y", 0.0), o.get("from", 0.0), o.get("speed", 201.0)),
    "drag_thumb": lambda c, o: c.drag_thumb(o["bar"], o["phase"], o.get("place", 0.0)),
    "set_regions": _set_regions,
    "set_fling_samples": _set_fling_samples,
    "set_effects": _set_effects,
    "set_header_height": lambda c, o: c.set_header_height(o["height"], _animated(o)),
    "set_hover_height": lambda c, o: c.set_hover_height(o["height"], _animated(o)),
    "set_header_parts": _set_header_parts,
    "set_page_settings": lambda c, o: c.set_page_settings(int(o["index"]), **page_settings(o["settings"])),
    "set_page_height": lambda c, o: c.set_page_height(int(o["index"]), o["height"]),
    "shift_page": lambda c, o: c.shift_page(int(o["index"]), o["content_height"], o["shift"]),
    "insert_page": lambda c, o: c.insert_page(int(o["index"]), o["content_height"]),
    "remove_page": lambda c, o: c.remove_page(int(o["index"])),
    "remake_page": lambda c, o: c.remake_page(_index(o)),
    "move_page": lambda c, o: c.move_page(int(o["from"]), int(o["to"])),
    "reload": _reload,
    "reload_keyed": _reload_keyed,
    "begin_refresh": lambda c, o: c.begin_refresh(_index(o)),
    "end_refresh": lambda c, o: c.end_refresh(_index(o), o.get("result", "none")),
    "end_load": lambda c, o: c.end_load(_index(o)),
    "unobserve": lambda c, o: c.unobserve(view(o["view"])),
    "tap_tab": lambda c, o: c.tap_tab(int(o["index"]), _animated(o)),
}
