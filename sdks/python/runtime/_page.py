from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, TypeVar

from argosy._http import Response
from argosy._model import Model, read
from argosy.errors import PaginationError, json_object, unexpected_response

T = TypeVar("T")
P = TypeVar("P", bound="_Page[Any]")


class _Page(Model, Generic[T]):
    """What pages of both clients have in common."""

    data: list[T]
    """The items on this page."""

    next_cursor: str | None
    """The next page's cursor, or None on the last page."""

    total_count: int | None
    """The number of items on all pages. Present only with `include_total=True`."""

    def has_next_page(self) -> bool:
        return self.next_cursor is not None

    def _cursor_after(self, seen: set[str]) -> str | None:
        """The next page's cursor. A cursor that comes back would mean an endless list."""
        cursor = self.next_cursor
        seen.add(self.__dict__["_cursor"])
        if cursor is not None and cursor in seen:
            raise PaginationError(f"The list returned the cursor {cursor} a second time.")
        return cursor


class Page(_Page[T]):
    """One page of a list. To read the items on all pages, iterate over it."""

    def next_page(self) -> Page[T] | None:
        """Requests the next page. Returns None if this is the last one."""
        return self._after(set())

    def pages(self) -> Iterator[Page[T]]:
        """This page and all that follow."""
        seen: set[str] = set()
        page: Page[T] | None = self
        while page is not None:
            yield page
            page = page._after(seen)

    def __iter__(self) -> Iterator[T]:  # type: ignore[override]
        for page in self.pages():
            yield from page.data

    def _after(self, seen: set[str]) -> Page[T] | None:
        request: Callable[[str], Page[T]] = self.__dict__["_request"]
        cursor = self._cursor_after(seen)
        return None if cursor is None else request(cursor)


class AsyncPage(_Page[T]):
    """One page of a list. To read the items on all pages, iterate over it with `async for`."""

    async def next_page(self) -> AsyncPage[T] | None:
        """Requests the next page. Returns None if this is the last one."""
        return await self._after(set())

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """This page and all that follow."""
        seen: set[str] = set()
        page: AsyncPage[T] | None = self
        while page is not None:
            yield page
            page = await page._after(seen)

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.data:
                yield item

    async def _after(self, seen: set[str]) -> AsyncPage[T] | None:
        request: Callable[[str], Awaitable[AsyncPage[T]]] = self.__dict__["_request"]
        cursor = self._cursor_after(seen)
        return None if cursor is None else await request(cursor)


class AsyncList(Generic[T]):
    """A list that isn't requested yet. Await it for one page, or iterate for all items."""

    def __init__(self, request: Callable[[], Awaitable[AsyncPage[T]]]) -> None:
        self._request = request

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._request().__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """Each page, with its items in `data`."""
        async for page in (await self).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[T]:
        async for item in await self:
            yield item


def page_from(
    page: type[P], item: Any, response: Response, cursor: object, request: Callable[[str], object]
) -> P:
    """A page with typed items. `request` gets the page at another cursor."""
    body = json_object(response)
    if body is None or not isinstance(body.get("data"), list):
        raise unexpected_response(response)
    result = page(body)
    result.__dict__.update(
        data=[read(item, one) for one in body["data"]],
        next_cursor=body.get("nextCursor") or None,
        _cursor=cursor,
        _request=request,
    )
    return result
