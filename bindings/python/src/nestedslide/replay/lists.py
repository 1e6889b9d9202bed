"""The lists of a scenario's pages, and what its steps do to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Callable

from .._settings_fields import LIST_FIELDS, SECTION_FIELDS
from ..coordinator import Coordinator
from ..errors import OutOfRangeError
from ..list_layout import ListLayout
from .setting_keys import keywords

Options = Mapping[str, Any]


class Lists:
    """Every list that is attached to a page of the coordinator."""

    def __init__(self) -> None:
        self._lists: list[ListLayout] = []

    def attach_all(self, coordinator: Coordinator, pages: Sequence[Any]) -> None:
        """Makes the lists of pages, each an object or its height alone."""
        for index, page in enumerate(pages):
            if isinstance(page, dict) and "list" in page:
                self.attach(coordinator, index, page["list"])

    def attach(self, coordinator: Coordinator, page: int, given: Options) -> None:
        """Makes a list and attaches it to a page."""
        made = ListLayout(**keywords(LIST_FIELDS, given))
        try:
            for index, section in enumerate(given.get("sections", ())):
                _insert_section(made, {**section, "index": index})
            made.attach(coordinator, page)
        except BaseException:
            made.close()
            raise
        self._lists.append(made)

    def on(self, page: int) -> ListLayout | None:
        """The list that is attached to a page; None where none is."""
        return next((each for each in self._lists if each.state().page == page), None)

    def perform(self, coordinator: Coordinator, name: str, options: Options) -> None:
        """Does what a step says, to the list of the page that it names or else of the current one."""
        page = int(options.get("page", coordinator.snapshot().page_index))
        if name == "attach":
            self.attach(coordinator, page, options)
            return
        found = self.on(page)
        if found is None:
            raise OutOfRangeError(f"page: no list is attached to page {page}")
        if name == "detach":
            self._lists.remove(found)
            found.close()
        else:
            _STEPS[name](found, options)

    def move_to(self, coordinator: Coordinator) -> None:
        """Attaches all lists to pages of the same numbers of another coordinator."""
        for each in self._lists:
            page = each.state().page
            if page is not None:
                each.detach()
                each.attach(coordinator, page)

    def close(self) -> None:
        """Ends all of them."""
        for each in self._lists:
            each.close()
        self._lists.clear()


def _items(value: Any) -> dict[str, Any]:
    """Items as arguments: so many, or of these heights."""
    return {"heights": value} if isinstance(value, list) else {"count": int(value)}


def _item(value: Any) -> str | int:
    return value if isinstance(value, str) else int(value)


def _place(options: Options, section: str = "section", item: str = "item") -> tuple[int, int]:
    return int(options[section]), int(options[item])


def _insert_section(target: ListLayout, options: Options) -> None:
    items = _items(options.get("items", 0))
    target.insert_section(int(options["index"]), **items, **keywords(SECTION_FIELDS, options))


def _set_anchor(target: ListLayout, options: Options) -> None:
    if options["section"] is None:
        target.set_anchor(None)
    else:
        target.set_anchor(int(options["section"]), _item(options.get("item", 0)))


def _scroll_to_item(target: ListLayout, options: Options) -> None:
    align, animated = options.get("align", "nearest"), options.get("animated", False)
    target.scroll_to(int(options["section"]), _item(options["item"]), align, animated)


# attach and detach are for Lists.
_STEPS: dict[str, Callable[[ListLayout, Options], None]] = {
    "set_list": lambda target, o: target.set(**keywords(LIST_FIELDS, o["settings"])),
    "insert_section": _insert_section,
    "remove_sections": lambda target, o: target.remove_sections(int(o["index"]), int(o.get("count", 1))),
    "move_section": lambda target, o: target.move_section(*_place(o, "from", "to")),
    "set_section": lambda target, o: target.set_section(
        int(o["index"]), None, **keywords(SECTION_FIELDS, o["settings"])
    ),
    "insert_items": lambda target, o: target.insert_items(*_place(o), **_items(o["items"])),
    "remove_items": lambda target, o: target.remove_items(*_place(o), int(o.get("count", 1))),
    "set_item_count": lambda target, o: target.set_item_count(int(o["section"]), int(o["count"])),
    "move_item": lambda target, o: target.move_item(*_place(o), *_place(o, "to_section", "to_item")),
    "set_heights": lambda target, o: target.set_heights(*_place(o), o["heights"]),
    "set_anchor": _set_anchor,
    "scroll_to_item": _scroll_to_item,
}
