"""Dataclasses that cannot be changed, without the module ``dataclasses``.

That one and ``inspect``, which it imports, take a quarter of the time of importing a coordinator.
The classes made here are dataclasses to whoever asks: only then is the module imported.
"""

from __future__ import annotations

from typing import Any, Callable, NoReturn, TypeVar

KindT = TypeVar("KindT", bound=type[Any])


class _Later:
    """What ``dataclasses`` keeps in a class, made when somebody asks for it."""

    def __init__(self, kind: type[Any], name: str) -> None:
        self._kind, self._name = kind, name

    def __get__(self, instance: object, owner: type[Any]) -> Any:
        import dataclasses

        # This takes the place of both such attributes.
        dataclasses.dataclass(init=False, repr=False, eq=False)(self._kind)
        self._kind.__dataclass_params__.frozen = True
        return getattr(self._kind, self._name)


def dataclass(*, frozen: bool, repr: bool = True) -> Callable[[KindT], KindT]:  # noqa: A002
    """As ``dataclasses.dataclass``, for fields that have a default or none and cannot be changed.

    >>> import dataclasses
    >>> @dataclass(frozen=True)
    ... class Point:
    ...     x: float
    ...     y: float = 0.0
    >>> Point(3) == Point(x=3, y=0), dataclasses.replace(Point(3), y=4)
    (True, Point(x=3, y=4))
    """
    assert frozen

    def make(kind: KindT) -> KindT:
        return _made(kind, repr)

    return make


def _made(kind: KindT, has_text: bool) -> KindT:
    names = tuple(kind.__annotations__)
    defaults = {name: kind.__dict__[name] for name in names if name in kind.__dict__}
    # Written out as text, so that it has a signature and its own words for wrong arguments.
    parameters = ", ".join(f"{name}=_defaults[{name!r}]" if name in defaults else name for name in names)
    values = ", ".join(f"{name}={name}" for name in names)
    made: dict[str, Any] = {"_defaults": defaults}
    exec(f"def __init__(self, {parameters}):\n    self.__dict__.update({values})", made)
    init = made["__init__"]
    init.__qualname__ = f"{kind.__qualname__}.__init__"

    def fields_of(self: Any) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in names])

    def is_equal(self: Any, other: object) -> bool:
        return fields_of(self) == fields_of(other) if other.__class__ is self.__class__ else NotImplemented

    def replaced(self: Any, **changes: Any) -> Any:
        return type(self)(**{**dict(zip(names, fields_of(self))), **changes})

    def text(self: Any) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    members: dict[str, Any] = {
        "__init__": init,
        "__eq__": is_equal,
        "__hash__": lambda self: hash(fields_of(self)),
        "__setattr__": _refuse_to_assign,
        "__delattr__": _refuse_to_delete,
        "__replace__": replaced,
        "__match_args__": names,
        "__dataclass_fields__": _Later(kind, "__dataclass_fields__"),
        "__dataclass_params__": _Later(kind, "__dataclass_params__"),
    }
    if has_text:
        members["__repr__"] = text
    for name, member in members.items():
        setattr(kind, name, member)
    return kind


def _refuse_to_assign(self: object, name: str, value: object) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")
