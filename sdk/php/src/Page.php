<?php

declare(strict_types=1);

namespace Posthorn;

use Posthorn\Internal\Answer;

/**
 * A page of a list. A loop over it yields its own entries and then those of all following pages.
 *
 * @template T of Model
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate
{
    /** @var list<T> the entries of this page */
    public readonly array $data;
    /** Whether there is a next page. */
    public readonly bool $hasMore;
    /** The cursor of the next page; null on the last page. */
    public readonly ?string $nextCursor;
    public readonly Response $httpResponse;

    /**
     * @internal
     * @param class-string<T> $entry
     * @param \Closure(string): Page<T> $read
     */
    public function __construct(Answer $answer, string $entry, private readonly \Closure $read)
    {
        $cursor = $answer->object()['next_cursor'] ?? null;
        $this->data = array_map(static fn (array $each) => new $entry($each), $answer->entries());
        $this->hasMore = ($answer->object()['has_more'] ?? null) === true;
        $this->nextCursor = is_string($cursor) ? $cursor : null;
        $this->httpResponse = $answer->response;
    }

    /** @return Page<T>|null the next page; null after the last one */
    public function nextPage(): ?self
    {
        return $this->nextCursor === null ? null : ($this->read)($this->nextCursor);
    }

    /**
     * Yields this page and all following ones.
     *
     * @return \Generator<int, Page<T>>
     */
    public function pages(): \Generator
    {
        for ($page = $this; $page !== null; $page = $page->nextPage()) {
            yield $page;
        }
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->data as $entry) {
                yield $entry;
            }
        }
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['data' => $this->data, 'hasMore' => $this->hasMore];
    }
}
