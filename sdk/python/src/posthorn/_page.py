"""Lists of the API, page by page or as one sequence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, TypeVar

from ._model import Response

T = TypeVar("T")


class _PageBase(Generic[T]):
    def __init__(self, data: list[T], has_more: bool, next_cursor: str | None, http_response: Response) -> None:
        self.data = data
        self.has_more = has_more
        #: The cursor of the next page; `None` on the last page.
        self.next_cursor = next_cursor
        self.http_response = http_response

    def __repr__(self) -> str:
        return f"<{type(self).__name__} with {len(self.data)} entries, has_more={self.has_more}>"


class Page(_PageBase[T]):
    """A page of a list. Iterating it yields its own entries and then those of all following pages."""

    read: Callable[[str | None], Page[T]]

    def next_page(self) -> Page[T] | None:
        """Returns the next page, or `None` after the last one."""
        return None if self.next_cursor is None else self.read(self.next_cursor)

    def pages(self) -> Iterator[Page[T]]:
        """Yields this page and all following ones."""
        page: Page[T] | None = self
        while page is not None:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data


class AsyncPage(_PageBase[T]):
    """A page of a list. Iterating it yields its own entries and then those of all following pages."""

    read: Callable[[str | None], Awaitable[AsyncPage[T]]]

    async def next_page(self) -> AsyncPage[T] | None:
        """Returns the next page, or `None` after the last one."""
        return None if self.next_cursor is None else await self.read(self.next_cursor)

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """Yields this page and all following ones."""
        page: AsyncPage[T] | None = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for entry in page.data:
                yield entry


class AsyncList(Generic[T]):
    """The result of a list: awaiting it returns the first page, and iterating it yields the entries of all pages."""

    def __init__(self, read: Callable[[str | None], Awaitable[AsyncPage[T]]]) -> None:
        self._read = read

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._read(None).__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """Yields all pages, for callers that process many entries at once."""
        async for page in (await self).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[T]:
        async for entry in await self:
            yield entry


def first_page(read: Callable[[str | None], Page[T]]) -> Page[T]:
    return read(None)
