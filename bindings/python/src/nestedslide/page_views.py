"""The pages of a coordinator as a sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, overload

from .errors import OutOfRangeError
from .values import Page, Snapshot


class Reader(Protocol):
    """Where pages are read."""

    def snapshot(self) -> Snapshot:
        """How many there are."""

    def page(self, index: int) -> Page:
        """One of them."""

    def _visible_pages(self) -> tuple[Page, ...]:
        """Those that show."""


class PageViews(Sequence[Page]):
    """All pages: ``slide.pages[1]``, ``slide.pages[-1]``, ``for page in slide.pages``. Called, those that show.

    A page is read from the library when it is asked for.

    >>> from nestedslide import Coordinator
    >>> with Coordinator([3000.0, 900.0, 60.0]) as slide:
    ...     print(len(slide), slide.pages[-1].content_height, [page.index for page in slide], len(slide.pages()))
    3 60.0 [0, 1, 2] 1
    """

    __slots__ = ("_output",)

    def __init__(self, output: Reader) -> None:
        self._output = output

    def __call__(self) -> tuple[Page, ...]:
        """The pages that show, in ascending order."""
        return self._output._visible_pages()

    def __len__(self) -> int:
        return self._output.snapshot().page_count

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Page, ...]: ...

    def __getitem__(self, index: int | slice) -> Page | tuple[Page, ...]:
        count = len(self)
        if isinstance(index, slice):
            return tuple(map(self._output.page, range(count)[index]))
        try:
            return self._output.page(range(count)[index])
        except TypeError:
            raise TypeError(f"pages: page numbers are integers, not {type(index).__name__}") from None
        except IndexError:
            raise OutOfRangeError(f"pages[{index}]: there are {count} pages") from None

    def __iter__(self) -> Iterator[Page]:
        return map(self._output.page, range(len(self)))

    def __repr__(self) -> str:
        return repr(tuple(self))
