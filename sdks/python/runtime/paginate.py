from typing import Callable, Iterator, Optional, Protocol, Sequence, TypeVar

Item = TypeVar("Item", covariant=True)


class Page(Protocol[Item]):
    """One page of any list."""

    @property
    def data(self) -> Sequence[Item]: ...

    @property
    def next_cursor(self) -> Optional[str]: ...


def paginate(fetch_page: Callable[[Optional[str]], Page[Item]]) -> Iterator[Item]:
    """Every entry of a list, page after page.

    fetch_page gets the page at a cursor; the first page has none.
    """
    cursor: Optional[str] = None
    while True:
        page = fetch_page(cursor)
        yield from page.data
        cursor = page.next_cursor
        if cursor is None:
            return
