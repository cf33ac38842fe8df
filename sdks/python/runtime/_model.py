from __future__ import annotations

import datetime
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from argosy._names import wire_name

Read = Callable[[Any], Any]


class Discriminator(NamedTuple):
    """The field that decides which variant of a union an object is."""

    field: str


class Model:
    """An object of the API.

    Fields are attributes with Python names. A field that the response doesn't have is `None`.
    `model["fieldName"]` returns a field as received, including fields that this version of the SDK
    doesn't know.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.__dict__["_data"] = data

    def to_dict(self) -> dict[str, Any]:
        """The object as received, with the API's field names."""
        return dict(self.__dict__["_data"])

    def __getitem__(self, field: str) -> Any:
        return self.__dict__["_data"][field]

    def __contains__(self, field: object) -> bool:
        return field in self.__dict__["_data"]

    def __iter__(self) -> Iterator[str]:
        return iter(self.__dict__["_data"])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.to_dict() == self.to_dict()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_dict()!r})"

    def __reduce__(self) -> tuple[type[Model], tuple[dict[str, Any]]]:
        return type(self), (self.to_dict(),)

    # Type checkers know the fields. For them, any other attribute is a mistake.
    if not TYPE_CHECKING:

        def __getattr__(self, name):
            known = _readers(type(self))
            data = self.__dict__.get("_data", {})
            wire = wire_name(name)
            if name.startswith("_") or (name not in known and wire not in data):
                raise AttributeError(
                    f"{type(self).__name__} has no field {name}", name=name, obj=self
                )
            value = known.get(name, _as_is)(data.get(wire))
            self.__dict__[name] = value
            return value

        def __setattr__(self, name, value):
            raise AttributeError(f"{type(self).__name__} is read-only")

        def __dir__(self):
            return [*super().__dir__(), *_readers(type(self))]


@cache
def _readers(model: type[Model]) -> dict[str, Read]:
    """How to read each field, from the class's annotations."""
    hints = get_type_hints(model, include_extras=True)
    return {name: _reader(hint) for name, hint in hints.items()}


@cache
def _reader(hint: Any) -> Read:
    """Converts a received value. A value of another shape than expected stays as it is."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is datetime.datetime:
        return _text_reader(_datetime)
    if hint is datetime.date:
        return _text_reader(datetime.date.fromisoformat)
    if origin is list:
        item = _reader(arguments[0])
        return lambda value: [item(one) for one in value] if isinstance(value, list) else value
    if origin is dict:
        item = _reader(arguments[1])
        return lambda value: (
            {key: item(one) for key, one in value.items()} if isinstance(value, dict) else value
        )
    if origin is Annotated:
        return _object_reader(_variant_of(get_args(arguments[0]), arguments[1]))
    if origin in (Union, types.UnionType):
        kinds = [kind for kind in arguments if kind is not type(None)]
        return _reader(kinds[0]) if len(kinds) == 1 else _as_is
    if isinstance(hint, type) and issubclass(hint, Model):
        return _object_reader(lambda _: hint)
    return _as_is


def _as_is(value: Any) -> Any:
    return value


def _text_reader(parse: Callable[[str], Any]) -> Read:
    def read(value: Any) -> Any:
        try:
            return parse(value) if isinstance(value, str) else value
        except ValueError:
            return value

    return read


def _datetime(text: str) -> datetime.datetime:
    # Python 3.10 doesn't know the Z.
    return datetime.datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith("Z") else text)


def _object_reader(model_of: Callable[[dict[str, Any]], type[Model]]) -> Read:
    return lambda value: model_of(value)(value) if isinstance(value, dict) else value


def _variant_of(
    variants: tuple[type[Model], ...], discriminator: Discriminator
) -> Callable[[dict[str, Any]], type[Model]]:
    models: dict[object, type[Model]] = {}
    for variant in variants:
        literal = get_type_hints(variant)[discriminator.field]
        assert get_origin(literal) is Literal
        models.update(dict.fromkeys(get_args(literal), variant))
    field = wire_name(discriminator.field)

    def model_of(data: dict[str, Any]) -> type[Model]:
        kind = data.get(field)
        return models.get(kind, Model) if isinstance(kind, str) else Model

    return model_of


def read(hint: Any, value: Any) -> Any:
    """A received value as the type says: a model, or one of a union's models."""
    return _reader(hint)(value)
