from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import quote
from uuid import uuid4

from argosy._encode import json_body, query_string, text_of, wire_params
from argosy._files import name_and_content
from argosy._generated import USER_AGENT
from argosy._http import Request, Response
from argosy._model import read
from argosy._names import python_name
from argosy._options import CallOptions, Settings
from argosy.errors import ConfigurationError, json_object, unexpected_response

R = TypeVar("R")


class Params(NamedTuple):
    """The keyword arguments of a call, the name of their type, and where they go."""

    place: Literal["query", "json", "form"]
    type: str
    values: Mapping[str, object]


@dataclass(frozen=True)
class Call:
    """A call of one operation, before the client adds what it knows."""

    method: str
    path: str
    """Below the organization, with the names of IDs in braces."""
    options: CallOptions
    ids: Mapping[str, str] = field(default_factory=dict)
    params: Params | None = None
    accept: str = "application/json"
    has_key: bool = False
    is_repeatable: bool = False
    """Whether a second request has no second effect, even without a key."""

    @property
    def cursor(self) -> object:
        """The cursor of the page that a list call requests."""
        return self.params and self.params.values.get("cursor")

    def with_cursor(self, cursor: str) -> Call:
        """The call of another page."""
        if self.params is None:
            raise ValueError("A list has parameters.")
        params = self.params._replace(values={**self.params.values, "cursor": cursor})
        return replace(self, params=params)


def request_of(call: Call, settings: Settings) -> Request:
    """The request without a token. Every attempt sends the same one, with the same key."""
    options = call.options
    path = _path(call, options.org_id or settings.org_id)
    url = settings.base_url + path
    headers = {"Accept": call.accept, "User-Agent": USER_AGENT}
    if call.has_key:
        headers["Idempotency-Key"] = _header(options.idempotency_key or str(uuid4()))
    if options.if_match is not None:
        headers["If-Match"] = _header(options.if_match)
    if call.params is None:
        return Request(call.method, url, path, headers)
    if call.params.place == "form":
        return _form(call.method, url, path, headers, call.params)
    fields = wire_params(call.params.type, call.params.values)
    if call.params.place == "query":
        query = query_string(fields)
        return Request(call.method, f"{url}?{query}" if query else url, path, headers)
    headers["Content-Type"] = "application/json"
    return Request(call.method, url, path, headers, json_body(fields))


def _path(call: Call, org_id: str) -> str:
    path = call.path
    for name, value in call.ids.items():
        path = path.replace(f"{{{name}}}", _segment(name, value))
    return f"/v1/orgs/{_segment('orgId', org_id)}{path}"


def _segment(name: str, value: str) -> str:
    """An ID in a path. It can't change the path, because that would call another operation."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise ConfigurationError(f"{python_name(name)} can't be {value!r}.")
    return quote(value, safe="")


def _header(value: str) -> str:
    if not (value.isascii() and value.isprintable()):
        raise ConfigurationError(f"A header can't have the value {value!r}.")
    return value


def _form(method: str, url: str, path: str, headers: Mapping[str, str], params: Params) -> Request:
    values = dict(params.values)
    file: Any = values.pop("file")
    fields = wire_params(params.type, values)
    return Request(
        method,
        url,
        path,
        headers,
        fields={name: text_of(value) for name, value in fields.items()},
        files={"file": name_and_content(file)},
    )


def one(model: type[R]) -> Callable[[Response], R]:
    """Reads a response with one object."""

    def result(response: Response) -> R:
        body = json_object(response)
        if body is None:
            raise unexpected_response(response)
        value: R = read(model, body)
        return value

    return result


def text(response: Response) -> str:
    return response.content.decode("utf-8", "replace")


def nothing(response: Response) -> None:
    return None
