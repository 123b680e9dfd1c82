/** A page of a list in the API's form. */
export interface WirePage<Item> {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

/** Reads the page that a cursor leads to; the first page without one. */
type ReadPage<Item> = (cursor: string | undefined) => Promise<WirePage<Item>>

/** A page of a list. Iterating it yields its own entries and then those of all following pages. */
export class Page<Item> implements AsyncIterable<Item> {
  readonly data: Item[]
  readonly hasMore: boolean
  /** The cursor of the next page: send it as `cursor`. Null on the last page. */
  readonly nextCursor: string | null
  readonly #read: ReadPage<Item>

  constructor(page: WirePage<Item>, read: ReadPage<Item>) {
    this.data = page.data
    this.hasMore = page.has_more
    this.nextCursor = page.next_cursor
    this.#read = read
  }

  /** Returns the next page, or null after the last one. */
  async nextPage(): Promise<Page<Item> | null> {
    if (this.nextCursor === null) return null
    return new Page(await this.#read(this.nextCursor), this.#read)
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return entriesFrom(this)
  }
}

/**
 * The result of a list: a promise of its first page, which can also be iterated over all entries of all
 * pages.
 */
export class List<Item> extends Promise<Page<Item>> implements AsyncIterable<Item> {
  /** `then` returns an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  static of<Item>(read: ReadPage<Item>): List<Item> {
    return new List((resolve, reject) => {
      read(undefined).then((page) => resolve(new Page(page, read)), reject)
    })
  }

  /** The same as awaiting it. */
  firstPage(): Promise<Page<Item>> {
    return this.then((page) => page)
  }

  /** Iterates page by page, for callers that process many entries at once. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    for (let page: Page<Item> | null = await this; page; page = await page.nextPage()) yield page
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* await this
  }
}

async function* entriesFrom<Item>(first: Page<Item>): AsyncGenerator<Item, void, undefined> {
  for (let page: Page<Item> | null = first; page; page = await page.nextPage()) yield* page.data
}
