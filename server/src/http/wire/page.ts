import type { Answer } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import type { Page } from "#core/db/page.ts"
import { idTime } from "#core/std/ids.ts"
import { isoTimeMax } from "#core/std/iso-time.ts"

const version = 1
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Part of the descriptions of lists whose filters have no index (docs/decisions/022). */
export const filteredPageNote =
  "a page reads at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`."

/**
 * Returns the end of a page as a text that clients pass back unchanged. It holds the version, the list and
 * the key of the last entry. A cursor of another list is therefore refused, and the format can change without
 * breaking cursors in use.
 */
export function encodeCursor(list: string, ...key: string[]): string {
  return Buffer.from(JSON.stringify([version, list, ...key])).toString("base64url")
}

/** Returns the key in a cursor of this list, or null without a cursor. Throws `invalid_cursor`. */
export function decodeCursor(list: string, cursor: string | undefined, length: number): string[] | null {
  if (cursor === undefined) return null
  const parsed = /^[\w-]+$/.test(cursor) ? parse(Buffer.from(cursor, "base64url").toString("utf8")) : undefined
  if (!Array.isArray(parsed) || parsed.length !== 2 + length) throw invalidCursor()
  const [foundVersion, foundList, ...key] = parsed as unknown[]
  if (foundVersion !== version || foundList !== list || !key.every(isKeyPart)) throw invalidCursor()
  return key
}

/**
 * Returns the id in a cursor of a list that is ordered by id, or null without a cursor. Throws
 * `invalid_cursor`.
 */
export function decodeIdCursor(list: string, cursor: string | undefined): string | null {
  const [id] = decodeCursor(list, cursor, 1) ?? []
  if (id === undefined) return null
  if (!isIdKey(id)) throw invalidCursor()
  return id
}

/** Returns whether a part of a key is an id with a time that the store can write. */
export function isIdKey(part: string): boolean {
  return uuid.test(part) && idTime(part) <= isoTimeMax
}

/** Answers one page of a list; `next` is the cursor of the next page. */
export function pageAnswer(data: readonly unknown[], next: string | null): Answer {
  return { status: 200, json: { data, has_more: next !== null, next_cursor: next } }
}

export interface Listed<Entry> {
  entries: readonly Entry[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * Answers a list that is ordered by id with the requested page. A cursor belongs to its order. Throws
 * `invalid_cursor`.
 */
export async function answerList<Entry>(
  list: string,
  { limit, cursor, order }: Pick<Page, "limit" | "order"> & { cursor?: string | undefined },
  read: (page: Page) => Promise<Listed<Entry>>,
  render: (entry: Entry) => unknown,
): Promise<Answer> {
  const name = order === "asc" ? `${list}_asc` : list
  const { entries, nextBefore } = await read({ limit, before: decodeIdCursor(name, cursor), order })
  return pageAnswer(entries.map(render), nextBefore && encodeCursor(name, nextBefore))
}

/**
 * For lists that return only entries. Reads one more entry than the page shows, to know whether another page
 * follows.
 */
export function withLookahead<Entry extends { id: string }>(
  read: (page: Page) => Promise<readonly Entry[]>,
): (page: Page) => Promise<Listed<Entry>> {
  return async ({ limit, ...place }) => {
    const found = await read({ limit: limit + 1, ...place })
    const entries = found.slice(0, limit)
    return { entries, nextBefore: found.length > limit ? (entries.at(-1)?.id ?? null) : null }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isKeyPart(part: unknown): part is string {
  return typeof part === "string" && part.isWellFormed() && !part.includes("\0")
}

export function invalidCursor(): Problem {
  return new Problem(
    "invalid_cursor",
    "`cursor` is not a cursor of this list. Send `next_cursor` unchanged, or omit it for the first page.",
    { param: "cursor" },
  )
}
