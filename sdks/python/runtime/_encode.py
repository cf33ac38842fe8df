from __future__ import annotations

import datetime
import json
import types
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict
from urllib.parse import quote

from argosy._model import Model
from argosy._names import python_name, wire_name
from argosy.errors import ConfigurationError


def wire_params(type_name: str, params: Mapping[str, object]) -> dict[str, Any]:
    """A call's keyword arguments with the API's field names."""
    # Only a type checker and this function need the parameter types, so they load on first use.
    from argosy import params as param_types

    encoded: dict[str, Any] = _encode(params, getattr(param_types, type_name))
    return encoded


def json_body(fields: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(fields, separators=(",", ":"), allow_nan=False).encode()
    except (TypeError, ValueError) as error:
        raise ConfigurationError(f"The arguments can't be sent as JSON: {error}") from error


def query_string(fields: Mapping[str, Any]) -> str:
    """The query in the order of its names. Several values of a parameter have commas in between."""
    return "&".join(
        f"{quote(name, safe='')}={_query_value(value)}"
        for name, value in sorted(fields.items())
        if value is not None
    )


def text_of(value: object) -> str:
    """A scalar as the API spells it in a query or a form."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _query_value(value: object) -> str:
    values = value if isinstance(value, list) else [value]
    return ",".join(quote(text_of(one), safe="") for one in values)


def _encode(value: Any, hint: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, datetime.datetime):
        utc = value.astimezone(datetime.timezone.utc)
        return utc.isoformat().replace("+00:00", "Z")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Decimal):
        return format(value, "f")
    shape = _shape(hint)
    if isinstance(value, Mapping):
        if shape.fields is None:
            return {key: _encode(inner, shape.item) for key, inner in value.items()}
        return dict(_field(key, inner, shape.fields) for key, inner in value.items())
    if isinstance(value, str) and shape.is_list:
        # A string is a sequence of strings for Python, but never what the caller means.
        return [value]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_encode(one, shape.item) for one in value]
    return value


def _field(key: str, value: Any, fields: Mapping[str, Any]) -> tuple[str, Any]:
    """A known field gets the API's name. The API's names and unknown names stay as they are."""
    for name in (key, python_name(key), f"{key}_"):
        if name in fields:
            return wire_name(name), _encode(value, fields[name])
    return key, _encode(value, None)


class _Shape:
    """What a type says about the keys and items inside a value."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] | None = None
        """For an object, the type of each field. A map has none, and its keys are the caller's."""
        self.item: Any = None
        self.is_list = False


@cache
def _shape(hint: Any) -> _Shape:
    shape = _Shape()
    for kind in _kinds(hint):
        origin = get_origin(kind)
        if is_typeddict(kind):
            shape.fields = shape.fields or {}
            for name, inner in get_type_hints(kind, include_extras=True).items():
                # A field that several variants have can be what it is in any of them.
                known = shape.fields.get(name, inner)
                shape.fields[name] = Union[known, inner]
        elif origin in (Sequence, Mapping):
            shape.item = get_args(kind)[-1]
            shape.is_list = origin is Sequence
    return shape


def _kinds(hint: Any) -> list[Any]:
    """The members of a union, at any depth, or the type itself."""
    if get_origin(hint) is Annotated:
        return _kinds(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return [kind for member in get_args(hint) for kind in _kinds(member)]
    return [] if isinstance(hint, type) and issubclass(hint, Model) else [hint]
