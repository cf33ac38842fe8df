from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Request:
    """A request. Its string form has no headers and no body, because they can have secrets."""

    method: str
    url: str
    path: str
    """The URL's path below the base URL, for logs."""
    headers: Mapping[str, str] = field(repr=False)
    content: bytes | None = field(default=None, repr=False)
    fields: Mapping[str, str] | None = field(default=None, repr=False)
    """The fields of a form."""
    files: Mapping[str, tuple[str, bytes]] | None = field(default=None, repr=False)

    def with_header(self, name: str, value: str) -> Request:
        return replace(self, headers={**self.headers, name: value})


@dataclass(frozen=True)
class Response:
    status: int
    headers: Mapping[str, str] = field(repr=False)
    content: bytes = field(repr=False)

    @property
    def request_id(self) -> str | None:
        return self.headers.get("X-Request-Id")
