"""Settings as attributes: ``slide.header_height`` reads one, ``slide.header_height = 300`` changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, overload

from ._handle import Handle
from ._hints import hint

if TYPE_CHECKING:
    from ctypes import Structure

    from ._fields import Field

ReadT = TypeVar("ReadT")
WrittenT = TypeVar("WrittenT")


class HasSettings(Handle):
    """Something with settings: a coordinator or a list."""

    _FIELDS: ClassVar[Mapping[str, Field]]

    def _settings_struct(self) -> Structure:
        """The settings as they are."""
        raise NotImplementedError

    def _change(self, changes: Mapping[str, Any]) -> None:
        """Changes settings, all or none."""
        raise NotImplementedError

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: Any) -> None:
            """Refuses what is no attribute: a slip in a name would change nothing and say nothing.

            Subclasses may have attributes of their own.
            """
            there = getattr(type(self), name, None)
            if name in self._FIELDS and not isinstance(there, Setting):
                raise AttributeError(f"{name!r} is a method: change the setting by set({name}=...)")
            is_ours = type(self).__module__.partition(".")[0] == __name__.partition(".")[0]
            if is_ours and there is None and not name.startswith("_"):
                meant = hint(name, self._FIELDS)
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}{meant}")
            super().__setattr__(name, value)


class Setting(Generic[ReadT, WrittenT]):
    """One setting of a coordinator or a list, as an attribute."""

    def __init__(self, doc: str) -> None:
        self.__doc__ = doc

    def __set_name__(self, owner: type[HasSettings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type[HasSettings]) -> Setting[ReadT, WrittenT]: ...

    @overload
    def __get__(self, instance: HasSettings, owner: type[HasSettings]) -> ReadT: ...

    def __get__(self, instance: HasSettings | None, owner: type[HasSettings]) -> Any:
        if instance is None:
            return self
        return instance._FIELDS[self.name].read(instance._settings_struct())

    def __set__(self, instance: HasSettings, value: WrittenT) -> None:
        instance._change({self.name: value})

    def __delete__(self, instance: HasSettings) -> None:
        raise AttributeError(f"{self.name!r} is a setting: it can be changed, not deleted")
