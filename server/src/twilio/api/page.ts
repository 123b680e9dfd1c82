import { z } from "zod"
import { fromSid, toSid, type SidKind } from "#core/std/ids.ts"
import type { Page } from "#core/db/page.ts"
import type { Answer } from "#http/operation.ts"
import { isIdKey } from "#http/wire/page.ts"
import { noted } from "#http/wire/schemas.ts"
import { refuseParameter } from "./errors.ts"

const sizeDefault = 50
const sizeMax = 1000

/** The parameters of every list. */
export const twilioPageParameters = {
  page_size: noted(z.int().min(1).optional(), "The number of entries of a page, up to 1000. Default: 50.", 20),
  page: noted(z.int().min(0).optional(), "The number of the page, beginning with 0.", 0),
  page_token: noted(z.string().max(60).optional(), "The place of the page, as a URI of another page has it."),
}

interface PageQuery {
  page_size?: number | undefined
  page?: number | undefined
  page_token?: string | undefined
}

interface List<Entry> {
  kind: SidKind
  /** The path of the list. */
  path: string
  /** The name of the entries in the answer. */
  key: string
  /** The filters, as the URIs of other pages repeat them. */
  filters: Readonly<Record<string, string | undefined>>
  read(page: Page): Promise<{ entries: readonly Entry[]; nextBefore: string | null }>
  idOf(entry: Entry): string
  render(entry: Entry): object
}

/**
 * Answers a page of a list of the first API, newest first, with exactly the members that the strict libraries
 * accept.
 */
export async function answerPage<Entry>(query: PageQuery, list: List<Entry>): Promise<Answer> {
  const { entries, page, limit, first, next, previous, here } = await readPage(query, list)
  const body = {
    end: entries.length === 0 ? 0 : page * limit + entries.length - 1,
    first_page_uri: first,
    next_page_uri: next,
    page,
    page_size: limit,
    previous_page_uri: previous,
    start: entries.length === 0 ? 0 : page * limit,
    uri: here,
    [list.key]: entries.map(list.render),
  }
  return { status: 200, json: body }
}

/**
 * As `answerPage`, in the form of the newer APIs. Its links are whole URLs, which the libraries call as they
 * are.
 */
export async function answerPageWithMeta<Entry>(query: PageQuery, list: List<Entry>, baseUrl: string): Promise<Answer> {
  const { entries, page, limit, first, next, previous, here } = await readPage(query, list)
  const whole = (uri: string | null) => uri && baseUrl + uri
  const meta = {
    first_page_url: whole(first),
    key: list.key,
    next_page_url: whole(next),
    page,
    page_size: limit,
    previous_page_url: whole(previous),
    url: whole(here),
  }
  return { status: 200, json: { meta, [list.key]: entries.map(list.render) } }
}

/**
 * Reads a page, and the links of it and its neighbours. A token names the entry before the page (`PA`), or
 * the entry after it (`PB`).
 */
async function readPage<Entry>(query: PageQuery, list: List<Entry>) {
  const { kind, path, filters, read, idOf } = list
  const { page = 0, page_token: token } = query
  const limit = Math.min(query.page_size ?? sizeDefault, sizeMax)
  const place = token === undefined ? null : placeOf(kind, token)
  if (page > 0 && place === null)
    throw refuseParameter("page", "A page after the first one needs its `PageToken`. Follow `next_page_uri`.")
  const isBackward = place?.isBackward === true
  const found = await read({ limit, before: place?.id ?? null, order: isBackward ? "asc" : "desc" })
  const entries = isBackward ? found.entries.toReversed() : found.entries
  const uri = (number: number, at?: string) => {
    const parameters = new URLSearchParams({ PageSize: String(limit), Page: String(number) })
    for (const [name, value] of Object.entries(filters)) if (value !== undefined) parameters.set(name, value)
    if (at !== undefined) parameters.set("PageToken", at)
    return `${path}?${parameters.toString()}`
  }
  const [first, last] = [entries[0], entries.at(-1)].map((entry) => entry && idOf(entry))
  const after = isBackward ? last : (found.nextBefore ?? undefined)
  return {
    entries,
    page,
    limit,
    first: uri(0),
    next: after === undefined ? null : uri(page + 1, `PA${toSid(kind, after)}`),
    previous: page === 0 || first === undefined ? null : uri(page - 1, `PB${toSid(kind, first)}`),
    here: uri(page, token),
  }
}

function placeOf(kind: SidKind, token: string): { id: string; isBackward: boolean } {
  const id = /^P[AB]/.test(token) ? fromSid(kind, token.slice(2)) : undefined
  if (id === undefined || !isIdKey(id))
    throw refuseParameter("page_token", "`PageToken` is not of this list. Follow `next_page_uri` unchanged.")
  return { id, isBackward: token.startsWith("PB") }
}
